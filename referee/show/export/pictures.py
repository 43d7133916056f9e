"""A board and the course of points as pictures. Colours that colour-blind people tell apart; letters say the same."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final

from referee.engine.view import Board, Tile, Zone
from referee.say import Voice, clean
from referee.show.export.phrases import has_only_counts
from referee.show.export.shapes import FAINT, INK, RULE, Box, Dot, Group, Line, Picture, Shape, Text, fitted, room_of
from referee.show.export.sheet import Moment
from referee.show.text import wrap
from referee.show.zones import things_in

# A tint and an edge for each tone that games name.
TONES: Final = {
    "g": ("#c5e6da", "#007a58"),
    "b": ("#c3e0f4", "#0067a3"),
    "r": ("#f6cdb8", "#b84a08"),
    "y": ("#f8f0b0", "#8d7b00"),
    "n": ("#e8e9eb", "#70757d"),
    "hero": ("#eedbe8", "#86396c"),
    "bare": ("#ffffff", "#d5d8dd"),
}
CREATURE: Final = "#3d3347"
LINES: Final = ("#0067a3", "#c44e00", "#007a58", "#a8508a", "#8d7b00")
DASHES: Final[tuple[tuple[float, ...], ...]] = ((), (7, 3), (2, 3), (10, 3, 2, 3), (4, 2))

TILE, GAP = 58, 4
PILL, PILL_GAP = 20, 4
MOST_DOTS = 10
LETTERS = 7  # in a line of a tile that says itself who stands there


def board_picture(voice: Voice, board: Board) -> Picture:
    """A board as tiles, with what lies around it on its sides; or a map."""
    if has_only_counts(board):
        return Picture(1, 1, ())
    if board.zones:
        return map_picture(voice, board)
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


ZONE, ALLEY, LANE = 150.0, 34.0, 40.0  # how wide a zone is; room between zones of one level, and between levels
ZONE_LINE = 15.0


def map_picture(voice: Voice, board: Board) -> Picture:
    """Zones as boxes, a row a level, joined by lines where passages are."""
    levels = [list(group) for _, group in groupby(board.zones, lambda zone: zone.level)]
    across = max(len(level) for level in levels) * (ZONE + ALLEY) - ALLEY
    boxes: dict[str, tuple[float, float, float]] = {}  # left, top, height
    drawn: list[Shape] = []
    y = LANE / 4 + 2
    for level in levels:
        x = (across - len(level) * (ZONE + ALLEY) + ALLEY) / 2
        texts = {zone.name: [one for thing in things_in(voice, zone) for one in wrap(thing, 22)] for zone in level}
        high = 30 + ZONE_LINE * max(1, *map(len, texts.values()))
        for zone in level:
            boxes[zone.name] = x, y, high
            news = board.news.get(("zone", zone.name), "")
            drawn.append(Group(x, y, _zone(zone, texts[zone.name], high), news=news))
            x += ZONE + ALLEY
        y += high + LANE
    passages = [_passage(boxes[one], boxes[other]) for one, other in board.passages]
    return Picture(across + 8, y - LANE + 8, (*passages, *drawn))  # boxes cover the ends of the lines


def _passage(one: tuple[float, float, float], other: tuple[float, float, float]) -> Shape:
    """From the middle of one zone to the middle of the other; around those that lie between them in a row."""
    ends = tuple((x + ZONE / 2, y + high / 2) for x, y, high in (one, other))
    if one[1] == other[1] and abs(one[0] - other[0]) > ZONE + ALLEY:
        above = tuple((x, one[1] - LANE / 4) for x, _ in ends)
        ends = (ends[0], *above, ends[1])
    return Line(ends, INK, 2)


def _zone(zone: Zone, things: Sequence[str], high: float) -> tuple[Shape, ...]:
    fill, edge = TONES.get(zone.tone, TONES["n"])
    shapes: list[Shape] = [Box(0.5, 0.5, ZONE - 1, high - 1, fill, edge, 5)]
    shapes.append(Text(ZONE / 2, 18, fitted(clean(zone.name), 13, ZONE - 10, True), 13, "middle", True))
    for at, text in enumerate(things):
        shapes.append(Text(ZONE / 2, 35 + ZONE_LINE * at, fitted(text, 11, ZONE - 10), 11, "middle"))
    if zone.marked:
        shapes += [Dot(ZONE - 4, 4, 7, INK), Text(ZONE - 4, 8, "!", 11, "middle", True, "#ffffff")]
    return tuple(shapes)


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


def chart(voice: Voice, course: Sequence[Moment], players: Sequence[str], across: float = 720) -> Picture:
    """The points of every player over the game; a line each, with its name at its end."""
    high, left, right, top = 190.0, 30.0, min(150.0, across * 0.28), 16.0
    wide = across - left - right
    most = max([1, *(max(moment.points) for moment in course)])
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 10**9) if most / step <= 5)
    ceiling = -(-most // step) * step

    def x_of(index: int) -> float:
        return left + wide * index / max(1, len(course) - 1)

    def y_of(points: int) -> float:
        return top + high * (1 - points / ceiling)

    shapes: list[Shape] = []
    for value in range(0, ceiling + 1, step):
        shapes.append(Line(((left, y_of(value)), (left + wide, y_of(value))), RULE, 1 if value else 1.5))
        shapes.append(Text(left - 7, y_of(value) + 4, str(value), 10, "end", fill=FAINT))
    begins = [index for index, moment in enumerate(course) if not index or moment.round != course[index - 1].round]
    for index, following in zip(begins, [*begins[1:], len(course) - 1], strict=True):
        if index:
            shapes.append(Line(((x_of(index), top), (x_of(index), top + high)), FAINT, 1, (2, 3)))
        label = voice("sheet.round", round=course[index].round)
        if index == begins[-1] or room_of(label, 10) <= x_of(following) - x_of(
            index
        ):  # else it would run into the next
            shapes.append(Text(x_of(index) + 4, top + high + 15, label, 10, fill=FAINT))
    for seat in range(len(players)):
        points = tuple((x_of(index), y_of(moment.points[seat])) for index, moment in enumerate(course))
        shapes.append(Line(points, LINES[seat % 5], 2.2, DASHES[seat % 5]))
    shapes += _names(course, players, left + wide, right, y_of, top + high)
    return Picture(across, top + high + 22, tuple(shapes))


def _names(
    course: Sequence[Moment],
    players: Sequence[str],
    x: float,
    room: float,
    y_of: Callable[[int], float],
    floor: float,
) -> list[Shape]:
    """A name at the end of each line, moved apart where lines end together."""
    order = sorted(range(len(players)), key=lambda seat: (course[-1].points[seat], -seat))
    shapes: list[Shape] = []
    last = floor + 16.0
    for seat in order:  # from below
        end = y_of(course[-1].points[seat])
        y = min(end, last - 15)
        last = y
        label = fitted(clean(players[seat]), 11, room - 44, True)
        shapes.append(Line(((x, end), (x + 10, y)), LINES[seat % 5], 1))
        shapes.append(Text(x + 14, y + 4, f"{label} {course[-1].points[seat]}", 11, bold=True, fill=LINES[seat % 5]))
    return shapes
