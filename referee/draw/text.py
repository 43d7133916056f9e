"""Texts in pictures: about how wide they are, cut and broken into lines."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Final
from unicodedata import category, east_asian_width, normalize

from referee.draw.shapes import INK, LEAST, Picture, Text

# How wide letters are in DejaVu Sans, rounded up; accents are as wide as the letter below them.
_WIDTHS: Final = {
    0.3: "IJijl'іјІЈ",
    0.35: " ,./:;|·’\u00a0\u202f",
    0.4: "()-[]ft",
    0.45: "!r",
    0.5: '"*_`°–',
    0.55: "?cszгзсэ“”",
    0.6: "FLkvxyвтухчь",
    0.7: "ABCKRVXZАБВСХЧЬЭЯднпц",
    0.75: "NUИКъ",
    0.8: "&DGHOQДЛНОПЦмы",
    0.85: "#+<=>~wю−",
    0.9: "MМФЫф",
    0.95: "%жшщ",
    1.0: "@Wm—…□",
    1.1: "ЖШЩЮ",
}
_WIDTH: Final = {sign: wide for wide, signs in _WIDTHS.items() for sign in signs}
OTHER, SQUARE, EMOJI = 0.65, 1.0, 1.3  # other letters; signs as wide as high; pictures, in whatever font has them
BOLD: Final = 1.15  # how much wider bold letters are
# What stays on one line: a word up to its hyphen, or one sign of those that are written without spaces.
_UNSPACED: Final = "\u2e80-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
_PIECES = re.compile(f" ?(?:[{_UNSPACED}]|[^ {_UNSPACED}-]+-?|-| )")


def room_of(text: str, size: float, bold: bool = False) -> float:
    """About how wide a text is in DejaVu Sans; rather too much than too little."""
    return sum(map(_wide, text)) * size * (BOLD if bold else 1)


@cache
def _wide(sign: str) -> float:
    if category(sign) in ("Mn", "Me", "Cf"):
        return 0.0
    if east_asian_width(sign) in "WF":
        return SQUARE if "\u2e80" <= sign <= "\uffff" or sign >= "\U00020000" else EMOJI
    return _WIDTH.get(normalize("NFD", sign)[0], OTHER)


def fitted(text: str, size: float, room: float, bold: bool = False) -> str:
    """The text, cut with an ellipsis where it has no room."""
    if room_of(text, size, bold) <= room:
        return text
    room -= room_of("…", size, bold)
    kept = 0
    for sign in text:
        room -= room_of(sign, size, bold)
        if room < 0:
            break
        kept += 1
    return f"{text[:kept].rstrip()}…"


def wrapped(text: str, size: float, room: float, bold: bool = False) -> list[str]:
    """The text in lines, broken between words, after hyphens and between Chinese signs; what has no room is cut."""
    lines: list[str] = [""]
    left = room
    for piece in _PIECES.findall(text):
        needed = room_of(piece, size, bold)
        if lines[-1] and needed > left:
            piece = piece.lstrip(" ")
            lines.append("")
            left, needed = room, room_of(piece, size, bold)
        lines[-1] += piece
        left -= needed
    return [fitted(line, size, room, bold) for line in lines]


def sized(text: str, sizes: Sequence[float], room: float, bold: bool = False) -> float:
    """The first of these sizes in which the text has room, else the last."""
    return next((size for size in sizes if room_of(text, size, bold) <= room), sizes[-1])


def paragraph(text: str, room: float, size: float = LEAST, fill: str = INK, bold: bool = False) -> Picture:
    """A text in as many lines as it takes."""
    lines, high = wrapped(text, size, room, bold), size * 1.35
    shapes = tuple(Text(0, high * at + size, line, size, bold=bold, fill=fill) for at, line in enumerate(lines))
    return Picture(room, high * len(lines), shapes)
