"""The parts of the sheet as pictures: the title, the band with the winner and the podium, the table, the rest."""

from collections.abc import Sequence
from typing import Final

from referee.draw import figures
from referee.draw.figures import placed
from referee.draw.palette import BEST, DASHES, DUSK, GLOW, GOLD, NIGHT, SEATS
from referee.draw.shapes import (
    FAINT,
    INK,
    LEAST,
    PAPER,
    RULE,
    Box,
    Dot,
    Group,
    Line,
    Path,
    Picture,
    Shape,
    Text,
    below,
    polygon,
)
from referee.draw.text import fitted, paragraph, room_of, sized, wrapped
from referee.engine.sheet_part import Drawing, Section
from referee.engine.standings import Standing
from referee.show.export import phrases
from referee.show.export.chart import chart
from referee.show.export.evening import MOST_TURNS, Evening

BAND: Final = 90.0  # how high it is at least
ROWS: Final = 12  # of a table that stay together
MOST_LINES: Final = 5  # of who won, and of why
STEPS: Final = {1: 110.0, 2: 100.0, 3: 84.0, 4: 70.0}  # how wide a step of the podium is, by how many there are
MOST_WRITTEN: Final = 1_500  # signs of what the table ruled
STARS: Final = (
    (0.03, 0.2),
    (0.12, 0.1),
    (0.22, 0.17),
    (0.31, 0.08),
    (0.4, 0.2),
    (0.5, 0.1),
    (0.57, 0.24),
    (0.66, 0.12),
)
ROOFS: Final = (
    *((0, 10), (14, 24), (28, 10), (34, 10), (34, 18), (52, 18), (52, 8), (64, 8), (76, 22), (88, 8), (96, 8)),
    *((96, 30), (101, 40), (106, 30), (106, 8), (126, 8), (126, 16), (146, 16), (146, 6), (158, 20), (170, 6)),
    (186, 6),
)


def heading(text: str) -> Text:
    return Text(0, 11, text, 11, bold=True, fill=NIGHT)


def title(evening: Evening, across: float) -> Picture:
    """The evening's name, the game, and when it was."""
    name = evening.name
    size = sized(name, (24, 20, 17, 14), across, True)
    facts = fitted(evening.facts, 10, across)
    shapes = (
        Text(0, 19, fitted(name, size, across, True), size, bold=True, fill=NIGHT),
        Text(0, 34, facts, 10, fill=FAINT),
    )
    return Picture(across, 36, shapes)


def band(evening: Evening, across: float) -> Picture:
    """Who won on a night sky, beside the podium."""
    each = STEPS.get(len(evening.places), 60.0)
    podium_left = across - each * len(evening.places) - 12
    indent = 64.0 if evening.sheet.winners else 18.0
    room = podium_left - indent
    won, how = evening.verdict
    size = sized(won, (22, 19, 16), room, True)
    if len(wrapped(won, size, room, True)) > 2:
        size = 13
    lines, reason = wrapped(won, size, room, True)[:MOST_LINES], wrapped(how, 10, room)[:MOST_LINES]
    written = len(lines) * size * 1.2 + len(reason) * 14
    high = max(BAND, written + 16)
    shapes: list[Shape] = [Box(0, 0, across, high, NIGHT, radius=9), *sky(across, high, podium_left / across)]
    if evening.sheet.winners:
        shapes.append(placed(figures.crown(), 18, high / 2 - 26, 34))
    y = (high - written) / 2 - 4
    for line in lines:
        y += size * 1.2
        shapes.append(Text(indent, y, line, size, bold=True, fill=PAPER))
    for line in reason:
        y += 14
        shapes.append(Text(indent, y + 4, line, 10, fill=GLOW))
    if evening.places:
        shapes.append(Group(podium_left, high - BAND, _podium(evening, each)))
    return Picture(across, high, tuple(shapes))


def sky(across: float, high: float, free: float = 1) -> list[Shape]:
    """Stars where nothing hides them, and roofs against the sky."""
    shapes: list[Shape] = [
        Dot(across * x, high * y, 0.9 + (at % 3) * 0.3, "#8f9cc7") for at, (x, y) in enumerate(STARS) if x < free
    ]
    x, points = 9.0, [(9.0, high)]
    while x + ROOFS[-1][0] < across - 8:
        points += [(x + dx, high - dy * 0.62) for dx, dy in ROOFS]
        x += ROOFS[-1][0]
    return [*shapes, Path(polygon(*points, (x, high)), DUSK)]


def _podium(evening: Evening, each: float) -> tuple[Shape, ...]:
    """A step a player, the higher the better; the points large, the name above."""
    shapes: list[Shape] = []
    size = 10 if each > 64 else LEAST
    for at, place in enumerate(evening.places):
        tall = max(42.0, 60.0 - 8 * (place.rank - 1))
        x, top, won = at * each, BAND - tall, evening.won(place)
        shapes.append(Box(x + 2, top, each - 4, tall - 7, GOLD if won else GLOW))
        shapes.append(Box(x, top, each, 4, GOLD if won else PAPER, radius=1.5))
        shapes.append(Text(x + each / 2, top + 25, str(place.keys[0]), 21, "middle", True, NIGHT))
        shapes.append(_swatch(place.seat, x + each / 2 - 14, BAND - 11.5, 28, 2.4))
        lines = wrapped(evening.player(place.seat), size, each - 3, True)
        if len(lines) > 2:
            lines[1:] = [fitted(f"{lines[1]}…", size, each - 3, True)]
        for number, line in enumerate(reversed(lines)):
            shapes.append(Text(x + each / 2, top - 6 - 12 * number, line, size, "middle", True, PAPER))
    return (*shapes, Box(-4, BAND - 7, each * len(evening.places) + 8, 7, "#0f1530"))


def _swatch(seat: int, x: float, y: float, across: float, weight: float) -> Line:
    """A player's line, as in the chart."""
    return Line(((x, y), (x + across, y)), SEATS[seat % 5], weight, DASHES[seat % 5])


def headed_drawing(evening: Evening, place: Standing, drawing: Drawing, room: float) -> Picture:
    """A player's picture below rank, name and points."""
    scale = min(1.0, room / drawing.picture.width)
    points = evening.voice("sheet.points", points=place.keys[0])
    name, free = evening.player(place.seat), room - 30 - room_of(points, 11, True)
    size = sized(name, (12, 11, 10), free, True)
    shapes = (
        *figures.medal(place.rank, SEATS[place.seat % 5], 15),
        Text(21, 12, fitted(name, size, free, True), size, bold=True),
        Text(room, 12, points, 11, "end", True),
        _swatch(place.seat, 0, 19, room, 1.6),
        Group((room - drawing.picture.width * scale) / 2, 24, drawing.picture.shapes, scale),
    )
    return Picture(room, 24 + drawing.picture.height * scale, shapes)


def points_table(evening: Evening, room: float) -> Picture:
    """A row a line of the accounts, a column a player; the winner's is tinted."""
    rows = phrases.sheet_rows(evening.voice, evening.sheet)
    last = len(rows) - 1
    first = min(126.0, room - 30 * len(evening.places), max(room_of(text, LEAST, True) for text, _ in rows))
    each = (room - first) / len(evening.places)
    labels = [wrapped(text, LEAST, first - 4, number == last) for number, (text, _) in enumerate(rows)]
    heights = [2.5 + 11.5 * len(lines) for lines in labels]
    y = 37.0
    shapes: list[Shape] = [heading(evening.voice("sheet.table"))]
    for at, place in enumerate(evening.places):
        x = first + each * at
        if evening.won(place):
            shapes.append(Box(x, 15, each, 22 + sum(heights), BEST, radius=3))
        shapes.append(Group(x + each / 2 - 7.5, 16, figures.medal(place.rank, SEATS[place.seat % 5], 15)))
        shapes.append(_swatch(place.seat, x + each / 2 - 11, 33.6, 22, 1.6))
    for number, (_, cells) in enumerate(rows):
        shapes.append(Line(((0, y), (room, y)), RULE if number else INK, 0.7))
        bold = number == last
        shapes += [Text(0, y + 10.2 + 11.5 * at, line, LEAST, bold=bold) for at, line in enumerate(labels[number])]
        for at, cell in enumerate(cells):
            text = fitted(cell, LEAST, each, bold)
            shapes.append(Text(first + each * (at + 0.5), y + 10.2, text, LEAST, "middle", bold))
        y += heights[number]
    return Picture(room, y, tuple(shapes))


def section(told: Section, room: float) -> list[Picture]:
    """A table in parts that may stand on different pages, the first with its title."""
    rows = [*([told.heads] if told.heads else []), *told.rows]
    wanted = [max(room_of(row[at], LEAST, True) for row in rows) + 12 for at in range(len(rows[0]))]
    spare = room - sum(wanted[:-1])
    wide = [*wanted[:-1], min(wanted[-1], spare)] if told.heads else [*wanted[:-1], spare]
    pictures = [_section_row(row, wide, room, bold=bool(told.heads) and not at) for at, row in enumerate(rows)]
    title = Picture(room, 14, (heading(told.title),))
    return [below([*([title] if not at else []), *pictures[at : at + ROWS]], 0) for at in range(0, len(pictures), ROWS)]


def _section_row(row: Sequence[str], wide: Sequence[float], room: float, *, bold: bool) -> Picture:
    cells = [wrapped(text, LEAST, across - 8, bold) for text, across in zip(row, wide, strict=True)]
    high = 4 + 12 * max(map(len, cells))
    shapes: list[Shape] = [Line(((0, high), (sum(wide), high)), INK if bold else RULE, 0.7)]
    for at, lines in enumerate(cells):
        x = sum(wide[:at])
        shapes += [Text(x, 11 + 12 * number, line, LEAST, bold=bold or not at) for number, line in enumerate(lines)]
    return Picture(room, high, tuple(shapes))


def turns(evening: Evening, room: float, most: int = MOST_TURNS) -> Picture:
    """The turning points."""
    said = evening.turns_said(most)
    if not said:
        return Picture(room, 0, ())
    shapes: list[Shape] = [heading(evening.voice("sheet.turns"))]
    y = 17.0
    for text in said:
        picture = paragraph(text, room - 14, 9.5)
        arrow = polygon((3, y + 2.4), (7.6, y + 6), (3, y + 9.6))
        shapes += [Path(arrow, NIGHT), Group(14, y, picture.shapes)]
        y += picture.height + 3.5
    return Picture(room, y, tuple(shapes))


def course(evening: Evening, across: float, high: float) -> Picture:
    picture = chart(evening, across, high)
    shapes = (heading(evening.voice("sheet.course")), Group(0, 12, picture.shapes))
    return Picture(across, picture.height + 12, shapes)


def remarks(evening: Evening, across: float) -> Sequence[Picture]:
    """House rules, what the other edition counts, and what the table ruled; nothing if there is none of it."""
    texts = phrases.remarks(evening.voice, evening.sheet, evening.part, MOST_WRITTEN)
    return [paragraph(" · ".join(texts), across, LEAST, FAINT)] if texts else []
