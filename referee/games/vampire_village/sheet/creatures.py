"""Creatures on the sides they attack, each with its value; those that are gone are pale and smaller."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from referee.draw import figures
from referee.draw.figures import Figure, placed
from referee.draw.shapes import Group, Picture, Shape, Text, mixed

COLOURS: Final = {"witches": "#6b3fa0", "werewolves": "#5c4a37", "vampires": "#a3153c", "demons": "#2b2a33"}
DRAWN: Final = {
    "witches": figures.witch,
    "werewolves": figures.werewolf,
    "vampires": figures.vampire,
    "demons": figures.demon,
}
FIGURE, GONE, VALUE = 17.0, 13.6, 9.0  # a creature, one that is gone, and room for a value
_LABEL = re.compile(r"(l[bg])?.*?(\d*)(!?)", re.ASCII)


class Creature(NamedTuple):
    pack: str  # lb or lg, of a werewolf
    value: str
    ruled: bool  # set by the table
    news: str = ""


def read(label: str, news: str = "") -> Creature:
    """A creature from what a board calls it, such as lb=2 or v4!."""
    match = _LABEL.fullmatch(label)
    assert match is not None
    return Creature(match[1] or "", match[2], bool(match[3]), news)


def silhouette(kind: str, colour: str = "") -> Figure:
    return DRAWN[kind](colour or COLOURS[kind])


def column(here: Sequence[Creature], gone: int, kind: str, down: float, mirrored: bool = False) -> Picture:
    """Creatures at a wall."""
    if not here and not gone:
        return Picture(0, 0, ())
    close = min(1.0, down / (len(here) * (FIGURE + 3) + gone * (GONE + 2)))
    across = side_room(len(here), gone)
    shapes: list[Shape] = []
    y = 0.0
    for one in here:
        number = Text(FIGURE + 3, 12.5, _said(one), 10, bold=True)
        number = number if mirrored else number._replace(x=-3, anchor="end")
        figure = placed(silhouette(kind, _shade(kind, one)), 0, 0, FIGURE)
        shapes.append(Group(4.0 if mirrored else across - FIGURE - 4, y, (figure, number), news=one.news))
        y += (FIGURE + 3) * close
    for _ in range(gone):
        shapes.append(placed(silhouette(kind, _pale(kind)), 4.0 if mirrored else across - GONE - 4, y, GONE))
        y += (GONE + 2) * close
    return Picture(across, y, tuple(shapes))


def side_room(here: int, gone: int) -> float:
    """How wide a column is."""
    return FIGURE + VALUE + 5 if here else GONE + 4 if gone else 0


def row(here: Sequence[Creature], gone: int, kind: str, across: float) -> Picture:
    """Creatures above or below."""
    if not here and not gone:
        return Picture(0, 0, ())
    close = min(1.0, across / (len(here) * (FIGURE + VALUE + 3) + gone * (GONE + 2)))
    tall = FIGURE if here else GONE
    shapes: list[Shape] = []
    x = 0.0
    for one in here:
        figure = placed(silhouette(kind, _shade(kind, one)), 0, 0, FIGURE)
        shapes.append(Group(x, 0, (figure, Text(FIGURE + 1.5, 12.5, _said(one), 10, bold=True)), news=one.news))
        x += (FIGURE + VALUE + 3) * close
    for _ in range(gone):
        shapes.append(placed(silhouette(kind, _pale(kind)), x, tall - GONE, GONE))
        x += (GONE + 2) * close
    return Picture(x, tall + 4, tuple(shapes))


def _said(one: Creature) -> str:
    return f"{one.value}!" if one.ruled else one.value


def _shade(kind: str, one: Creature) -> str:
    """Black werewolves are black, grey ones lighter."""
    colour = COLOURS[kind]
    return mixed(colour, 0.55, "#000000") if one.pack == "lb" else mixed(colour, 0.22) if one.pack == "lg" else colour


def _pale(kind: str) -> str:
    return mixed(COLOURS[kind], 0.66)
