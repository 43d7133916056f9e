"""Boards as pictures: as the game draws them, else as tiles or as a map."""

from typing import Final

from referee.draw.shapes import FAINT, INK, RULE, Box, Dot, Group, Picture, Shape, Text
from referee.draw.text import fitted, room_of
from referee.engine.view import Board, Tile
from referee.games import GAMES
from referee.say import Voice
from referee.show.export.maps import NARROW, map_picture
from referee.show.export.phrases import has_only_counts
from referee.show.export.tones import TONES
from referee.show.text import wrap

CREATURE: Final = "#3d3347"

TILE, GAP = 58, 4
PILL, PILL_GAP = 20, 4
MOST_DOTS = 10
LETTERS = 7  # in a line of a tile that says itself who stands there


def board_picture(voice: Voice, board: Board, room: float = NARROW) -> Picture:
    """A board in any position, as its game draws it; else as tiles with what lies around them, or as a map, which keeps
    to the room where it can."""
    if has_only_counts(board):
        return Picture(1, 1, ())
    part = GAMES[voice.game].sheet()
    if part is not None and (drawn := part.board(voice, board)) is not None:
        return drawn
    if board.zones:
        return map_picture(voice, board, room)
    step = TILE + GAP
    across, down = max(1, len(board.columns)) * step - GAP, max(1, len(board.rows)) * step - GAP
    left, right = _stack(board, "left", down), _stack(board, "right", down)
    top, below = _rows(board, "top", across), _rows(board, "below", across)
    x, y = left.width + 18, top.height + 16
    shapes: list[Shape] = [Group(0, y + (down - left.height) / 2, left.shapes)] if board.left else []
    shapes += [Group(x + (across - top.width) / 2, 0, top.shapes)] if board.top else []
    for index, column in enumerate(board.columns):
        shapes.append(Text(x + index * step + TILE / 2, y - 5, column, 9, "middle", fill=FAINT))
    for number, row in enumerate(board.rows):
        shapes.append(Text(x - 6, y + number * step + TILE / 2 + 3, row, 9, "end", fill=FAINT))
        for index, column in enumerate(board.columns):
            if card := board.tiles.get((column, row)):
                news = board.news.get((column, row), "")
                shapes.append(Group(x + index * step, y + number * step, _tile(card), news=news))
    if not board.tiles:
        shapes.append(Box(x, y, across, down, stroke=RULE, radius=6))
    if board.right:
        shapes.append(Group(x + across + 8, y + (down - right.height) / 2, right.shapes))
    if board.below:
        shapes.append(Group(x + (across - below.width) / 2, y + down + 8, below.shapes))
    wide = x + across + (8 + right.width if board.right else 4)  # a table's mark reaches beyond its card
    high = y + down + (8 + below.height if board.below else 0)
    return Picture(wide + 1, high + 1, tuple(shapes))


def _tile(card: Tile) -> tuple[Shape, ...]:
    """A card: its face, its gain, and who stands on it."""
    fill, edge = TONES.get(card.tone, TONES["n"])
    shapes: list[Shape] = [Box(0.5, 0.5, TILE - 1, TILE - 1, fill, edge, 5)]
    if card.tone == "hero":  # told apart by its frame, too
        shapes.append(Box(3.5, 3.5, TILE - 7, TILE - 7, "none", edge, 3))
    if card.word:
        lines = wrap(card.face, LETTERS)
        shapes += [Text(TILE / 2, 19 + 15 * at, line, 12, "middle", not at) for at, line in enumerate(lines[:3])]
    else:
        shapes += _face(card, edge)
    if card.marked:
        shapes += [Dot(TILE - 4, 4, 7, INK), Text(TILE - 4, 8, "!", 11, "middle", True, "#ffffff")]
    return tuple(shapes)


def _face(card: Tile, edge: str) -> list[Shape]:
    face, colon, gain = card.face.partition(":")
    shapes: list[Shape] = [Text(TILE / 2, 20, fitted(face, 13, TILE, True), 13, "middle", True)]
    if colon:
        shapes.append(Text(TILE / 2, 32, f"{colon}{gain}", 10, "middle", fill=edge))
    return [*shapes, *_standing(card.standing)]


def _standing(count: int) -> list[Shape]:
    """Pieces as dots in rows of five, or as a number where they are many."""
    if count > MOST_DOTS:
        return [Dot(TILE / 2 - 12, 45, 4), Text(TILE / 2 - 4, 49, str(count), 12, bold=True)]
    shapes: list[Shape] = []
    rows = [count] if count <= 5 else [(count + 1) // 2, count // 2]
    for number, dots in enumerate(rows):
        y = 45 if len(rows) == 1 else 41 + number * 9
        shapes += [Dot(TILE / 2 + (index - (dots - 1) / 2) * 9, y, 3.3) for index in range(dots)]
    return shapes


def _pill(label: str) -> tuple[float, tuple[Shape, ...]]:
    across = room_of(label, 11, True) + 10
    return across, (
        Box(0, 0, across, PILL, CREATURE, radius=10),
        Text(across / 2, 14, label, 11, "middle", True, "#ffffff"),
    )


def _stack(board: Board, side: str, room: float) -> Picture:
    """Creatures below one another, in as many columns as it takes."""
    labels = board.sides[side]
    if not labels:
        return Picture(0, 0, ())
    a_column = max(1, int((room + PILL_GAP) // (PILL + PILL_GAP)))
    columns = -(-len(labels) // a_column)
    each = -(-len(labels) // columns)
    across = max(_pill(label)[0] for label in labels)
    shapes = []
    for index, label in enumerate(labels):
        wide, pill = _pill(label)
        x = (index // each) * (across + PILL_GAP) + (across - wide) / 2
        news = board.news.get((side, str(index)), "")
        shapes.append(Group(x, (index % each) * (PILL + PILL_GAP), pill, news=news))
    return Picture(columns * (across + PILL_GAP) - PILL_GAP, each * (PILL + PILL_GAP) - PILL_GAP, tuple(shapes))


def _rows(board: Board, side: str, room: float) -> Picture:
    """Creatures beside one another, in as many rows as it takes."""
    labels = board.sides[side]
    if not labels:
        return Picture(0, 0, ())
    shapes: list[Shape] = []
    x = y = most = 0.0
    for index, label in enumerate(labels):
        wide, pill = _pill(label)
        if x and x + wide > room:
            x, y = 0, y + PILL + PILL_GAP
        shapes.append(Group(x, y, pill, news=board.news.get((side, str(index)), "")))
        x += wide + PILL_GAP
        most = max(most, x - PILL_GAP)
    return Picture(most, y + PILL, tuple(shapes))
