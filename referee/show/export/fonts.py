"""Fonts of this machine, for signs that the font of the PDF lacks: found in the usual folders, picked by the signs that
their character maps have."""

import os
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

SUFFIXES: Final = (".ttf", ".ttc", ".otf")
MOST_FILES: Final = 5_000
MOST_TABLE: Final = 4_000_000  # bytes of a character map; the largest there are have a tenth of it
COLLECTION: Final = b"ttcf"


class Face(NamedTuple):
    """A font in a file, which may hold several."""

    file: Path
    number: int
    signs: frozenset[str]  # those that were wanted and that it has


def folders() -> list[Path]:
    """Where this system and its user keep fonts."""
    home = Path(os.path.expanduser("~"))
    if sys.platform == "darwin":
        return [home / "Library/Fonts", Path("/Library/Fonts"), Path("/System/Library/Fonts")]
    if os.name == "nt":
        own = os.environ.get("LOCALAPPDATA")
        windows = Path(os.environ.get("WINDIR", r"C:\Windows")) / "Fonts"
        return [windows, *([Path(own) / "Microsoft/Windows/Fonts"] if own else [])]
    shared = os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    own = os.environ.get("XDG_DATA_HOME") or str(home / ".local/share")
    return [Path(folder) / "fonts" for folder in (own, *shared.split(":")) if os.path.isabs(folder)] + [home / ".fonts"]


def faces_for(signs: frozenset[str]) -> list[Face]:
    """The fewest fonts that have these signs, as far as any has them; always the same ones."""
    faces = [face for file in _files() for face in _faces(file, signs) if face.signs] if signs else []
    found: list[Face] = []
    while signs and faces:
        best = max(faces, key=lambda face: (len(face.signs & signs), _plainness(face)))
        if not best.signs & signs:
            break
        found.append(best)
        signs -= best.signs
    return found


def _plainness(face: Face) -> tuple[bool, bool, int, str]:
    """Upright letters without serifs and of the usual weight fit best; else what has the shortest name."""
    name = face.file.stem.lower()
    odd = any(word in name for word in ("italic", "oblique", "bold", "light", "thin", "black", "mono", "condensed"))
    return not odd, "sans" in name or "gothic" in name, -len(name), name


def _files() -> Iterator[Path]:
    number = 0
    for folder in folders():
        for place, inner, names in os.walk(folder):
            inner.sort()
            for name in sorted(names):
                if name.lower().endswith(SUFFIXES):
                    number += 1
                    if number > MOST_FILES:
                        return
                    yield Path(place, name)


def _faces(file: Path, signs: frozenset[str]) -> list[Face]:
    """The fonts of a file, as far as their outlines can be put into a PDF; none of one that cannot be read."""
    try:
        with file.open("rb") as data:
            starts = _starts(data)
            maps = [_character_map(data, start) for start in starts]
    except (OSError, struct.error, ValueError):
        return []
    return [Face(file, number, frozenset(filter(table.has, signs))) for number, table in enumerate(maps) if table]


def _starts(data: BinaryIO) -> tuple[int, ...]:
    if data.read(4) != COLLECTION:
        return (0,)
    _, count = struct.unpack(">II", data.read(8))
    return struct.unpack(f">{count}I", data.read(4 * count)) if count < 100 else ()


class _Map(NamedTuple):
    """Stretches of signs from a first to a last one that a font has."""

    stretches: tuple[tuple[int, int], ...]

    def has(self, sign: str) -> bool:
        return any(first <= ord(sign) <= last for first, last in self.stretches)


def _character_map(data: BinaryIO, start: int) -> _Map | None:
    """None unless the outlines are TrueType's."""
    data.seek(start)
    kind, count = struct.unpack(">4sH", data.read(6))
    if kind not in (b"\x00\x01\x00\x00", b"true"):
        return None
    data.seek(start + 12)
    rows = [struct.unpack(">4sIII", data.read(16)) for _ in range(count)]
    tables = {tag: (offset, length) for tag, _, offset, length in rows}
    if not {b"cmap", b"glyf", b"loca"} <= tables.keys():
        return None
    offset, length = tables[b"cmap"]
    data.seek(offset)
    return _Map(tuple(_stretches(data.read(min(length, MOST_TABLE)))))


def _stretches(cmap: bytes) -> Iterator[tuple[int, int]]:
    """Of all parts of the map that are for Unicode, in the two usual formats."""
    (count,) = struct.unpack_from(">H", cmap, 2)
    for part in range(count):
        platform, encoding, at = struct.unpack_from(">HHI", cmap, 4 + 8 * part)
        if platform not in (0, 3) or (platform == 3 and encoding not in (1, 10)):
            continue
        (form,) = struct.unpack_from(">H", cmap, at)
        if form == 4:
            (double,) = struct.unpack_from(">H", cmap, at + 6)
            ends = struct.unpack_from(f">{double // 2}H", cmap, at + 14)
            firsts = struct.unpack_from(f">{double // 2}H", cmap, at + 16 + double)
            yield from ((first, last) for first, last in zip(firsts, ends, strict=True) if first < 0xFFFF)
        elif form == 12:
            (groups,) = struct.unpack_from(">I", cmap, at + 12)
            numbers = struct.unpack_from(f">{3 * min(groups, len(cmap) // 12)}I", cmap, at + 16)
            yield from zip(numbers[::3], numbers[1::3], strict=True)
