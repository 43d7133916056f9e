"""Signs with their words, one after the other, in as many rows as it takes."""

from collections.abc import Sequence
from typing import NamedTuple

from referee.draw.shapes import FAINT, LEAST, Group, Picture, Shape, Text
from referee.draw.text import room_of


class Sign(NamedTuple):
    shapes: tuple[Shape, ...]
    width: float
    text: str


def legend_rows(signs: Sequence[Sign], room: float) -> Picture:
    shapes: list[Shape] = []
    x = y = 0.0
    for sign in signs:
        needed = sign.width + 3.5 + room_of(sign.text, LEAST)
        if x and x + needed > room:
            x, y = 0.0, y + 16
        shapes += [Group(x, y, sign.shapes), Text(x + sign.width + 3.5, y + 10, sign.text, LEAST, fill=FAINT)]
        x += needed + 5.5
    return Picture(room, y + 15, tuple(shapes))
