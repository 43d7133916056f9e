"""The manor in any position: rooms with what lies open in them, and the guards in the colours of their players."""

from typing import Final

from referee.draw.figures import placed
from referee.draw.palette import GOLD, SEATS
from referee.draw.shapes import FAINT, LEAST, PAPER, RULE, Box, Dot, Group, Line, Picture, Shape, Text
from referee.draw.text import wrapped
from referee.engine.sheet_part import Say
from referee.engine.view import Board, Tile
from referee.games.vampire_nights.rules.manor import DOWN, EMPTY
from referee.games.vampire_nights.sheet.tiles import DRAWN, LIVING, STONE, TINTS

WIDE, HIGH, GAP = 74.0, 48.0, 4.0
FIGURE: Final = 22.0
NAMES: Final = 14.0  # room for the names of columns and rows


def board(say: Say, shown: Board) -> Picture | None:
    """The manor; of what a player has beside it there is nothing to draw."""
    if not shown.columns:
        return None
    shapes: list[Shape] = []
    for number, column in enumerate(shown.columns):
        shapes.append(Text(NAMES + number * (WIDE + GAP) + WIDE / 2, 9, column, LEAST, "middle", fill=FAINT))
    for at, row in enumerate(shown.rows):
        shapes.append(Text(NAMES / 2, NAMES + at * (HIGH + GAP) + HIGH / 2 + 3, row, LEAST, "middle", fill=FAINT))
        for number, column in enumerate(shown.columns):
            place = NAMES + number * (WIDE + GAP), NAMES + at * (HIGH + GAP)
            news = shown.news.get((column, row), "")
            shapes.append(Group(*place, _room(say, shown.tiles[column, row], column + row), news=news))
    across, down = len(shown.columns) * (WIDE + GAP), len(shown.rows) * (HIGH + GAP)
    return Picture(NAMES + across, NAMES + down, tuple(shapes))


def _room(say: Say, tile: Tile, cell: str) -> tuple[Shape, ...]:
    """What lies there, in the middle; its name above, the guards below."""
    colour, figure = DRAWN.get(tile.word, (LIVING if tile.word == "garden" else STONE, ()))
    fill = {EMPTY: PAPER, DOWN: "#c9cfdf"}.get(tile.word, TINTS[colour])
    shapes: list[Shape] = [Box(0, 0, WIDE, HIGH, fill, RULE, 4, name=cell)]
    if tile.word != EMPTY:
        name = wrapped(say(f"word.{tile.word}"), LEAST, WIDE - 6)[0]
        shapes.append(Text(WIDE / 2, 10, name, LEAST, "middle", fill=FAINT))
    if figure:
        shapes.append(placed(figure, 4 if tile.who else (WIDE - FIGURE) / 2, 18, FIGURE))
    step = min(19.0, (WIDE - 32) / max(1, len(tile.who) - 1)) if figure else 21.0
    x = 38.0 if figure else WIDE / 2 - step * (len(tile.who) - 1) / 2
    for at, who in enumerate(tile.who):
        shapes.append(Group(x + at * step, 30, _guard(who)))
    if tile.marked:
        shapes += [Dot(WIDE - 6, 6, 6), Text(WIDE - 6, 9.4, "!", LEAST, "middle", True, GOLD)]
    return tuple(shapes)


def _guard(who: str) -> tuple[Shape, ...]:
    """A player's number on a disc: with a line below where the guard lies down, crossed where the Web holds it; in a
    garden with the space it stands on."""
    space, _, number = who.rpartition(":")
    seat = int(number.rstrip("_~"))
    shapes: list[Shape] = [
        Dot(0, 0, 8, SEATS[(seat - 1) % len(SEATS)]),
        Text(0, 3.4, str(seat), LEAST, "middle", True, PAPER),
    ]
    if who.endswith("_"):
        shapes.append(Line(((-8, 11.5), (8, 11.5)), SEATS[(seat - 1) % len(SEATS)], 2.4))
    if who.endswith("~"):
        shapes += [Line(((-8, -8), (8, 8)), PAPER, 1.2), Line(((-8, 8), (8, -8)), PAPER, 1.2)]
    if space == "s":
        shapes.insert(0, Dot(0, 0, 9.6, GOLD))
    return tuple(shapes)
