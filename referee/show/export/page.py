"""The score sheet laid out as pictures below one another: one SVG, or the pages of a PDF."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from referee.engine.view import Board
from referee.say import Voice, clean
from referee.show.export import phrases
from referee.show.export.pictures import board_picture, chart
from referee.show.export.shapes import FAINT, INK, RULE, Box, Group, Line, Picture, Shape, Text, fitted, stacked, svg
from referee.show.export.sheet import Sheet
from referee.show.text import wrap

ACROSS: Final = 720.0
BEST: Final = "#f1f5f8"
BETWEEN: Final = 30.0  # boards side by side
MOST: Final = 3
MOST_WRITTEN: Final = 20_000  # signs of all rulings, or of all notes
SHRUNK: Final = 1.2  # how much too wide a row may be before it is broken


def score_svg(sheet: Sheet, voice: Voice) -> str:
    picture = stacked(blocks(voice, sheet), 26, 40)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + svg(picture, label(voice, sheet), standalone=True) + "\n"


def label(voice: Voice, sheet: Sheet) -> str:
    return voice("sheet.title", game=voice("sheet.game"), title=phrases.title(voice, sheet))


def blocks(voice: Voice, sheet: Sheet) -> list[Picture]:
    """The parts of the sheet, none of which should be cut by the end of a page."""
    found = [_head(voice, sheet), *([_points(voice, sheet)] if sheet.standings else [])]
    if sheet.boards:
        boards = _boards(voice, sheet.boards)
        found += [_headed(voice("sheet.boards"), boards[0]), *boards[1:]]
        found.append(_paragraphs([voice("sheet.legend")], 10, FAINT))
    if len(sheet.course) > 1:
        found.append(_headed(voice("sheet.course"), chart(voice, sheet.course, sheet.players, ACROSS)))
    for key, lines in (("rulings", phrases.rulings(voice, sheet)), ("notes", phrases.notes(sheet))):
        if lines:
            found.append(_headed(voice(f"sheet.{key}"), _paragraphs(_shortened(voice, lines))))
    return found


def _shortened(voice: Voice, lines: Sequence[str]) -> list[str]:
    """As much as there is room for on a few pages; how much is missing is said."""
    shown: list[str] = []
    room = MOST_WRITTEN
    for number, line in enumerate(lines):
        if len(line) > room:
            return [*shown, f"{line[:room]}…", voice("sheet.more", number=len(lines) - number, most=MOST_WRITTEN)]
        shown.append(line)
        room -= len(line) + 1
    return shown


def _head(voice: Voice, sheet: Sheet) -> Picture:
    shapes: list[Shape] = [
        Text(0, 26, voice("sheet.game"), 28, bold=True),
        Text(ACROSS, 26, phrases.title(voice, sheet), 15, "end", fill=FAINT),
        Line(((0, 40), (ACROSS, 40)), INK, 1.5),
    ]
    y = 66.0
    for line in wrap(phrases.verdict(voice, sheet), 60):
        shapes.append(Text(0, y, line, 18, bold=True))
        y += 24
    facts = _paragraphs(phrases.facts(voice, sheet), 11, FAINT)
    return Picture(ACROSS, y - 8 + facts.height, (*shapes, Group(0, y - 8, facts.shapes)))


def _headed(heading: str, picture: Picture) -> Picture:
    shapes = (Text(0, 13, heading, 14, bold=True), Group(0, 28, picture.shapes))
    return Picture(ACROSS, 28 + picture.height, shapes)


def _paragraphs(lines: Sequence[str], size: float = 12, fill: str = INK) -> Picture:
    shapes: list[Shape] = []
    y = 0.0
    for text in lines:
        for line in wrap(text, int(ACROSS / (size * 0.61))):
            y += size * 1.5
            shapes.append(Text(0, y - size * 0.4, fitted(line, size, ACROSS), size, fill=fill))
    return Picture(ACROSS, y, tuple(shapes))


def _points(voice: Voice, sheet: Sheet) -> Picture:
    """A column a player, the best first; the winner's is tinted."""
    rows = phrases.point_rows(voice, sheet)
    first, high = 230.0, 24.0
    each = min(165.0, (ACROSS - first) / len(sheet.standings))
    heads = [_two_lines(clean(sheet.players[place.seat]), each - 16) for place in sheet.standings]
    top = 15.0 * (max(map(len, heads)) - 1)
    bottom = top + high * (len(rows) + 1)
    shapes: list[Shape] = []
    total = phrases.total_row(sheet) + 1  # the line of the points themselves
    for index, place in enumerate(sheet.standings):
        right = first + (index + 1) * each
        if place.rank == 1:
            shapes.append(Box(right - each, 0, each, bottom, BEST, radius=4))
        for line, name in enumerate(reversed(heads[index])):
            shapes.append(Text(right - 8, top + 16 - 15 * line, name, 12, "end", True))
        for number, (_, cells) in enumerate(rows, 1):
            shapes.append(Text(right - 8, top + number * high + 16, cells[index], 12, "end", number == total))
    for number, (text, _) in enumerate(rows, 1):
        weight = 1.2 if number in (1, total) else 0.6
        edge = INK if number in (1, total) else RULE
        y = top + number * high
        shapes.append(Line(((0, y), (first + each * len(sheet.standings), y)), edge, weight))
        shapes.append(Text(0, y + 16, fitted(text, 12, first), 12, bold=number == total))
    return Picture(ACROSS, bottom, tuple(shapes))


def _two_lines(name: str, room: float) -> list[str]:
    """A name broken between its words where it is too long, then cut."""
    words = wrap(name, max(1, int(room / (12 * 0.69))))
    return [fitted(line, 12, room, True) for line in ([words[0], " ".join(words[1:])] if words[1:] else words)]


def _boards(voice: Voice, boards: Sequence[Board]) -> list[Picture]:
    """The boards in rows, each as full as the page is wide."""
    rows: list[list[Picture]] = [[]]
    for picture in _pictures(voice, boards):
        if len(rows[-1]) == MOST or (rows[-1] and _across([*rows[-1], picture]) > ACROSS * SHRUNK):
            rows.append([])
        rows[-1].append(picture)
    slot = ACROSS / len(rows[0])
    even = all(picture.width <= slot - 10 for row in rows for picture in row)
    scale = 1.0 if even else min(1.0, *(ACROSS / _across(row) for row in rows))
    return [_row(row, slot if even else 0, scale) for row in rows]


def _pictures(voice: Voice, boards: Sequence[Board]) -> list[Picture]:
    """A picture each; what has only counts stands together, below one another."""
    found = []
    for only_counts, group in groupby(boards, phrases.has_only_counts):
        pictures = [_board(voice, board) for board in group]
        found += [_column(pictures)] if only_counts else pictures
    return found


def _column(pictures: Sequence[Picture]) -> Picture:
    y, shapes = 0.0, []
    for picture in pictures:
        shapes.append(Group(0, y, picture.shapes))
        y += picture.height + 14
    return Picture(max(picture.width for picture in pictures), y, tuple(shapes))


def _across(row: Sequence[Picture]) -> float:
    return sum(picture.width for picture in row) + BETWEEN * (len(row) - 1)


def _row(row: Sequence[Picture], slot: float, scale: float) -> Picture:
    """Boards side by side: below those of the row above where all fit, else as close as they come."""
    x, shapes = 0.0, []
    for picture in row:
        shapes.append(Group(x, 0, picture.shapes, scale))
        x += slot or (picture.width + BETWEEN) * scale
    return Picture(ACROSS, max(picture.height for picture in row) * scale, tuple(shapes))


def _board(voice: Voice, board: Board) -> Picture:
    """A board with its owner above and its counts below."""
    picture = board_picture(voice, board)
    scale = min(1.0, ACROSS / picture.width, 840 / picture.height)
    least = 330.0 if phrases.has_only_counts(board) else 190.0
    across, high = max(picture.width * scale, least), picture.height * scale
    title = fitted(clean(board.heading or board.owner), 13, across, True)
    shapes: list[Shape] = [Text(0, 13, title, 13, bold=True)] if title else []
    y = 29.0 if title else 13.0
    for line in wrap(phrases.totals(voice, board.totals), int(across / 6.1)):
        shapes.append(Text(0, y, line, 10, fill=FAINT))
        y += 14
    return Picture(across, y + high, (*shapes, Group(0, y, picture.shapes, scale)))
