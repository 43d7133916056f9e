"""Bytes as a record: its lines, its torn tail, and the first fault that no rule of a game is needed to see."""

import re
from typing import Final, NamedTuple

from referee.notation.words import Misread, Unclosed, place_words
from referee.record.seal import LENGTH, SEAL, Sealer

LARGEST: Final = 32 * 1024 * 1024
_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f]")


class HeaderLine(NamedTuple):
    number: int
    key: str
    value: str


class Line(NamedTuple):
    """An entry line without its seal. Remarks are still there; lines with nothing but a remark are too."""

    number: int
    text: str
    sealed: bool


class Fault(NamedTuple):
    """What is wrong with the file itself, and where."""

    line: int | None
    code: str
    detail: str
    entry: int | None = None  # its number in file order, if it is meant as an entry
    in_header: bool = True


class Record(NamedTuple):
    header: tuple[HeaderLine, ...]
    lines: tuple[Line, ...]
    torn: bytes = b""  # an interrupted append after the last line
    fault: Fault | None = None  # the lines are those before it


def read(data: bytes, *, accept_altered: bool = False) -> Record:
    """The record in these bytes. Reading never fails: what is wrong is in `fault`."""
    if len(data) > LARGEST:
        return Record((), (), fault=Fault(None, "unreadable", "unreadable.large"))
    pieces = data.replace(b"\r\n", b"\n").split(b"\n")
    torn = pieces.pop()
    if torn and _fits(pieces, torn):
        pieces.append(torn)
        torn = b""
    header: list[HeaderLine] = []
    lines: list[Line] = []
    fault: Fault | None = None
    sealer = Sealer()
    in_header = True
    for number, piece in enumerate(pieces, 1):
        seal = None if in_header else SEAL.search(piece)
        covered = piece[:-LENGTH] if seal else piece
        sealer.cover(covered)
        if seal and sealer.seal() != seal[0] and not accept_altered:
            # A seal that does not fit counts before all else that is wrong.
            fault = Fault(number, "altered", "altered", _entry_number(lines, covered, altered=True), False)
            break
        sealer.cover(piece[len(covered) :] + b"\n")
        if fault:
            continue
        detail = _damage(covered, is_entry=not in_header)
        if detail:
            entry = None if in_header else _entry_number(lines, covered)
            fault = Fault(number, "damaged", detail, entry, in_header)
            in_header = False
            continue
        text = covered.decode()
        if in_header and not text.strip():
            in_header = False
        elif in_header:
            key, _, value = text.strip().partition(" ")
            header.append(HeaderLine(number, key, value.strip()))
        elif text.strip():
            lines.append(Line(number, text, seal is not None))
    return Record(tuple(header), tuple(lines), torn, fault)


def _entry_number(lines: list[Line], faulty: bytes, *, altered: bool = False) -> int | None:
    """Which entry of the file a faulty line is: those before it count, remarks do not."""
    if altered and faulty.strip()[:1] in (b"", b"#"):
        return None
    return 1 + sum(not line.text.lstrip().startswith("#") for line in lines)


def _fits(pieces: list[bytes], tail: bytes) -> bool:
    """Whether the tail only lost its newline: it ends in a seal that fits."""
    seal = SEAL.search(tail)
    if seal is None or not any(not piece.strip() for piece in pieces):
        return False
    sealer = Sealer()
    sealer.cover(b"".join(piece + b"\n" for piece in pieces))
    sealer.cover(tail[:-LENGTH])
    return sealer.seal() == seal[0]


def _damage(line: bytes, *, is_entry: bool) -> str:
    """What is wrong with the bytes of a line; "" if nothing is."""
    try:
        text = line.decode()
    except UnicodeDecodeError:
        return "damaged.encoding"
    if _CONTROL.search(text):
        return "damaged.control"
    if is_entry and '"' in text:
        try:
            place_words(text)
        except Unclosed:
            return "damaged.quote"
        except Misread:
            pass  # for the rules to refuse, with a caret
    return ""
