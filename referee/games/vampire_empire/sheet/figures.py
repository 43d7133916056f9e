"""A character as a small card: what it is known to be, its name, and what became of it."""

from math import cos, pi, sin
from typing import Final

from referee.draw import figures
from referee.draw.figures import SIDE, Figure, placed
from referee.draw.shapes import FAINT, INK, LEAST, PAPER, Box, Dot, Line, Shape, Text, mixed
from referee.draw.text import fitted
from referee.games.vampire_empire.rules.state import HUMAN, VAMPIRE

BLOOD, LIVING, UNTOLD = "#a3122f", "#00634a", "#70757d"
COLOURS: Final = {VAMPIRE: BLOOD, HUMAN: LIVING, "": UNTOLD}
WIDE, HIGH, GAP = 82.0, 66.0, 6.0
FIGURE: Final = 26.0


def figure_of(what: str) -> Figure:
    """A vampire, a human, or a question mark."""
    if what == VAMPIRE:
        return figures.vampire(BLOOD)
    return figures.person(LIVING) if what == HUMAN else (Text(SIDE / 2, 20, "?", 22, "middle", True, UNTOLD),)


def sun(colour: str) -> Figure:
    """A disc with eight rays."""
    rays = [(cos(at * pi / 4), sin(at * pi / 4)) for at in range(8)]
    lines = [Line(((12 + 7.5 * x, 12 + 7.5 * y), (12 + 11 * x, 12 + 11 * y)), colour, 2) for x, y in rays]
    return (Dot(12, 12, 5, colour), *lines)


def card(what: str, name: str, note: str = "", dead: bool = False, marks: str = "") -> tuple[Shape, ...]:
    """The figure of what it is, crossed out if it is dead; markers beside it; name and note below."""
    colour = COLOURS[what]
    fill = PAPER if dead or not what else mixed(colour, 0.86)
    shapes: list[Shape] = [Box(0.5, 0.5, WIDE - 1, HIGH - 1, fill, colour, 5)]
    left = (WIDE - FIGURE) / 2
    shapes.append(placed(figure_of(what), left, 6, FIGURE))
    if dead:
        shapes.append(Line(((left - 3, 6 + FIGURE), (left + FIGURE + 3, 6)), INK, 1.6))
    if marks:
        shapes.append(Text(WIDE - 4, 14, marks, LEAST, "end", True))
    shapes.append(Text(WIDE / 2, 45, fitted(name, 10, WIDE - 6, True), 10, "middle", True))
    shapes.append(Text(WIDE / 2, 58, fitted(note, LEAST, WIDE - 4), LEAST, "middle", fill=FAINT))
    return tuple(shapes)
