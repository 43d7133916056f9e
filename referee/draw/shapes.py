"""Pictures as a handful of shapes. One unit is one point on paper. `Path` is for all that is not straight."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

INK, FAINT, RULE, PAPER = "#22252b", "#595f68", "#d3d7dd", "#ffffff"
LEAST: Final = 9.0  # the size of the smallest text
_NUMBERS: Final = {"M": 2, "L": 2, "C": 6, "Q": 4, "Z": 0}  # after each letter of an outline
_TOKEN = re.compile(r"[MLCQZ]|-?\d*\.?\d+", re.ASCII)


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float
    fill: str = "none"
    stroke: str = "none"
    radius: float = 0
    weight: float = 1
    name: str = ""  # of the place of a board that it covers, for a page on which places are tapped


class Dot(NamedTuple):
    x: float
    y: float
    radius: float
    fill: str = INK


class Line(NamedTuple):
    points: tuple[tuple[float, float], ...]
    stroke: str = RULE
    weight: float = 1
    dashes: tuple[float, ...] = ()


class Path(NamedTuple):
    """An outline as SVG writes it, with M, L, C, Q and Z in absolute numbers."""

    d: str
    fill: str = "none"
    stroke: str = "none"
    weight: float = 1
    dashes: tuple[float, ...] = ()


class Text(NamedTuple):
    x: float
    y: float  # of the base line
    text: str
    size: float = 10
    anchor: str = "start"  # start, middle, end
    bold: bool = False
    fill: str = INK


class Group(NamedTuple):
    """Shapes moved to x, y and then scaled."""

    x: float
    y: float
    shapes: tuple["Shape", ...]
    scale: float = 1
    news: str = ""  # what an entry did to it, for a page that points at it


Shape: TypeAlias = Box | Dot | Line | Path | Text | Group


class Picture(NamedTuple):
    width: float
    height: float
    shapes: tuple[Shape, ...]


def strokes(d: str) -> list[tuple[str, tuple[float, ...]]]:
    """The commands of an outline, each with its numbers; a Q is told as the C that it is."""
    found: list[tuple[str, tuple[float, ...]]] = []
    tokens = _TOKEN.findall(d)
    at, here = 0, (0.0, 0.0)
    while at < len(tokens):
        command = tokens[at]
        numbers = tuple(map(float, tokens[at + 1 : at + 1 + _NUMBERS[command]]))
        at += 1 + _NUMBERS[command]
        if command == "Q":
            (x, y), (cx, cy), (ex, ey) = here, numbers[:2], numbers[2:]
            first, second = (
                (x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3),
                (ex + (cx - ex) * 2 / 3, ey + (cy - ey) * 2 / 3),
            )
            command, numbers = "C", (*first, *second, ex, ey)
        if numbers:
            here = numbers[-2], numbers[-1]
        found.append((command, numbers))
    return found


def outline(*parts: str | float) -> str:
    """An outline from letters and numbers."""
    return " ".join(part if isinstance(part, str) else short(part) for part in parts)


def polygon(*points: tuple[float, float]) -> str:
    """The outline of a closed figure with these corners."""
    return outline("M", *points[0], *(part for point in points[1:] for part in ("L", *point)), "Z")


def short(number: float) -> str:
    """A number with two decimals at most."""
    return f"{number:.2f}".rstrip("0").rstrip(".")


def mixed(colour: str, share: float, with_colour: str = PAPER) -> str:
    """A colour with so much of another in it: what is pale is a colour of its own, and the same in every format."""
    pairs = zip(*(bytes.fromhex(code[1:]) for code in (colour, with_colour)), strict=True)
    return "#" + bytes(round(a * (1 - share) + b * share) for a, b in pairs).hex()


def below(pictures: Sequence[Picture], gap: float) -> Picture:
    """Pictures one below the other."""
    shapes: list[Shape] = []
    y = 0.0
    for picture in pictures:
        shapes.append(Group(0, y, picture.shapes))
        y += picture.height + gap
    return Picture(max((one.width for one in pictures), default=0), max(0, y - gap), tuple(shapes))
