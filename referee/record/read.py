"""Bytes as a record: its lines, its torn tail, and the first fault that no rule of a game is needed to see."""

import re
from typing import Final, NamedTuple

from referee.notation.words import Misread, Unclosed, place_words
from referee.record.seal import LENGTH, SEAL, Sealer

LARGEST: Final = 16 * 1024 * 1024
LONGEST_LINE: Final = 64 * 1024  # bytes of a line
MOST_LINES: Final = 500_000
_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f]")


class HeaderLine(NamedTuple):
    number: int
    key: str
    value: str


class Line(NamedTuple):
    """An entry line without its seal, and whether that fitted. Remarks are still there."""

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
    data = data.replace(b"\r\n", b"\n")
    if data.count(b"\n") > MOST_LINES:
        return Record((), (), fault=Fault(MOST_LINES + 1, "unreadable", "unreadable.lines"))
    pieces = data.split(b"\n")
    torn = pieces.pop()
    if torn and _fits(data, torn):
        pieces.append(torn)
        torn = b""
    # All lines at once; only if this fails, one by one.
    clean = max(map(len, pieces), default=0) <= LONGEST_LINE and not _bad_signs(data.replace(b"\n", b" "))
    header: list[HeaderLine] = []
    lines: list[Line] = []
    fault: Fault | None = None
    sealer, sealed_to, end, fits = Sealer(), 0, -1, False
    in_header = True
    for number, piece in enumerate(pieces, 1):
        end += len(piece) + 1
        seal = None if in_header or piece[-LENGTH:-8] != b" ~" else SEAL.search(piece)
        if seal:
            piece = piece[:-LENGTH]
            sealer.cover(data[sealed_to : end - LENGTH])
            sealed_to = end - LENGTH
            fits = sealer.seal() == seal[0]
            if not fits and not accept_altered:
                # A seal that does not fit counts before all else that is wrong.
                fault = Fault(number, "altered", "altered", _entry_number(lines, piece, altered=True), False)
                break
        if fault:
            continue
        detail = "" if clean else _damage(piece)
        if not in_header and not detail and b'"' in piece:
            detail = _quote_damage(piece.decode())
        if detail:
            entry = None if in_header else _entry_number(lines, piece)
            fault = Fault(number, "damaged", detail, entry, in_header)
            in_header = False
            continue
        text = piece.decode()
        if in_header:
            if text.strip():
                key, _, value = text.strip().partition(" ")
                header.append(HeaderLine(number, key, value.strip()))
            else:
                in_header = False
        elif text.strip():
            lines.append(Line(number, text, seal is not None and fits))
    return Record(tuple(header), tuple(lines), torn, fault)


def header_value(data: bytes, key: str) -> str:
    """What the header says under that key, whatever else is wrong with the record; "" if it does not."""
    for piece in data.split(b"\n"):
        words = piece.decode(errors="replace").strip()
        if not words:
            break
        found, _, value = words.partition(" ")
        if found.lower() == key:
            return value.strip()
    return ""


def _entry_number(lines: list[Line], faulty: bytes, *, altered: bool = False) -> int | None:
    """Which entry of the file a faulty line is: those before it count, remarks do not."""
    if altered and faulty.strip()[:1] in (b"", b"#"):
        return None
    return 1 + sum(not line.text.lstrip().startswith("#") for line in lines)


def _fits(data: bytes, tail: bytes) -> bool:
    """Whether the tail only lost its newline: it ends in a seal that fits, and the header is over."""
    seal = SEAL.search(tail)
    if seal is None or b"\n\n" not in data:
        return False
    sealer = Sealer()
    sealer.cover(data[:-LENGTH])
    return sealer.seal() == seal[0]


def damage_of(line: bytes, *, in_header: bool = False) -> str:
    """What is wrong with a line without its seal, whatever stands around it; "" if nothing is."""
    return _damage(line) or ("" if in_header else _quote_damage(line.decode()))


def _damage(line: bytes) -> str:
    """What is wrong with the bytes of a line; "" if nothing is."""
    return "damaged.long" if len(line) > LONGEST_LINE else _bad_signs(line)


def _bad_signs(line: bytes) -> str:
    try:
        return "damaged.control" if _CONTROL.search(line.decode()) else ""
    except UnicodeDecodeError:
        return "damaged.encoding"


def _quote_damage(text: str) -> str:
    try:
        place_words(text)
    except Unclosed:
        return "damaged.quote"
    except Misread:
        pass  # for the rules to refuse, with a caret
    return ""
