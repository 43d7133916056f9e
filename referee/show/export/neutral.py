"""Boards in rows, for a game that draws nothing of its own."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from referee.draw.shapes import FAINT, Group, Picture, Shape, Text, below
from referee.draw.text import fitted, wrapped
from referee.engine.view import Board
from referee.say import Voice, clean
from referee.show.export import phrases
from referee.show.export.pictures import board_picture

BETWEEN: Final = 26.0  # boards side by side
MOST: Final = 3  # in a row
HIGHEST: Final = 570.0  # so that one has room below who won
SHRUNK: Final = 1.2  # how much too wide a row may be before it is broken


def board_rows(voice: Voice, boards: Sequence[Board], across: float) -> list[Picture]:
    """The boards in rows, each as full as the page is wide."""
    rows: list[list[Picture]] = []
    for picture in _pictures(voice, boards, across):
        if not rows or len(rows[-1]) == MOST or _across([*rows[-1], picture]) > across * SHRUNK:
            rows.append([])
        rows[-1].append(picture)
    return [_row(row, across) for row in rows]


def _pictures(voice: Voice, boards: Sequence[Board], across: float) -> list[Picture]:
    """A picture each; what has only counts is put together, one below the other."""
    found = []
    for only_counts, group in groupby(boards, phrases.has_only_counts):
        pictures = [_board(voice, board, across) for board in group]
        found += [below(pictures, 10)] if only_counts else pictures
    return found


def _across(row: Sequence[Picture]) -> float:
    return sum(picture.width for picture in row) + BETWEEN * (len(row) - 1)


def _row(row: Sequence[Picture], across: float) -> Picture:
    scale = min(1.0, across / _across(row))
    x, shapes = 0.0, []
    for picture in row:
        shapes.append(Group(x, 0, picture.shapes, scale))
        x += (picture.width + BETWEEN) * scale
    return Picture(across, max(picture.height for picture in row) * scale, tuple(shapes))


def _board(voice: Voice, board: Board, across: float) -> Picture:
    """A board with its owner above and its counts below."""
    picture = board_picture(voice, board, across)
    scale = min(1.0, across / picture.width, HIGHEST / picture.height)
    room = max(picture.width * scale, 240.0 if phrases.has_only_counts(board) else 150.0)
    room = max(room, across) if board.above else room
    title = fitted(clean(board.heading or board.owner), 12, room, True)
    shapes: list[Shape] = [Text(0, 12, title, 12, bold=True)] if title else []
    y = 26.0 if title else 12.0
    for line in wrapped(phrases.counts(voice, board), 10, room):
        shapes.append(Text(0, y, line, 10, fill=FAINT))
        y += 13
    return Picture(room, y + picture.height * scale, (*shapes, Group(0, y, picture.shapes, scale)))
