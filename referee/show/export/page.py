"""The score sheet laid out: blocks one below the other, on as few pages as they need. Knows no game."""

from collections.abc import Sequence
from typing import Final

from referee.draw.shapes import PAPER, Box, Group, Picture, below
from referee.draw.svg import svg
from referee.say import Voice
from referee.show.export import blocks
from referee.show.export.evening import Evening
from referee.show.export.neutral import board_rows
from referee.show.export.sheet import Sheet

A4: Final = (595.28, 841.89)
# Above and below, Letter paper is 25 points shorter: printed on it in full size, 6 mm of each margin are left.
SIDE, ENDS = 30.0, 42.5
ACROSS, DOWN = A4[0] - 2 * SIDE, A4[1] - 2 * ENDS
GUTTER, GAP, TIGHT = 16.0, 10.0, 4.8  # between blocks; less where drawings are small, too
HALF: Final = (ACROSS - GUTTER) / 2
ONE_PAGE: Final = 3  # so many players at most
CHART, LOW_CHART = 52.0, 34.0  # how high the chart is, and at least
MOST_SPARE: Final = 110.0  # how much higher it is where there is room
SIZES: Final = (1.2, 1.1, 1.0, 0.95, 0.9, 0.88, 0.85, 0.82, 0.79, 0.76, 0.74, 0.72, 0.7)
SMALL: Final = 0.85  # a size of drawings


def score_svg(sheet: Sheet, voice: Voice) -> str:
    """All pages in one picture, one below the other."""
    evening = Evening(voice, sheet)
    whole = below(pages(evening), 16)
    across, down = A4[0], whole.height + 2 * SIDE
    picture = Picture(across, down, (Box(0, 0, across, down, PAPER), Group(SIDE, SIDE, whole.shapes)))
    drawn = svg(picture, evening.label, standalone=True, zoom=1.5)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{drawn}\n'


def pages(evening: Evening) -> list[Picture]:
    """The pages, each a picture of the printable room: with the largest drawings that fit."""
    wanted = 1 if len(evening.places) <= ONE_PAGE else 2
    found: list[Picture] = []
    for size, high in (*((size, CHART) for size in SIZES), (SIZES[-1], LOW_CHART)):
        found = _laid_out(evening, size, high)
        if len(found) <= wanted and all(page.height <= DOWN for page in found):
            spare = min(MOST_SPARE, DOWN - found[0].height - 0.01)  # sums are never exact
            return _laid_out(evening, size, high + spare) if spare > 0 else found
    return [_shrunk(page) for page in found]


def _laid_out(evening: Evening, size: float, high: float) -> list[Picture]:
    part, places = evening.part, evening.places
    head = [blocks.title(evening, ACROSS), blocks.band(evening, ACROSS)]
    tail = [blocks.course(evening, ACROSS, high)] if len(evening.sheet.course) > 1 else []
    tail += blocks.remarks(evening, ACROSS)
    if part is None or not (drawn := evening.drawings(HALF if part.HALVES else ACROSS, size)):
        table = [_table_and_turns(evening)] if places else []
        told = [part for section in evening.sections for part in blocks.section(section, ACROSS)]
        return _paged([*head, *table, *board_rows(evening.voice, evening.boards, ACROSS), *told, *tail])
    legend = part.legend(evening.voice, ACROSS)
    room = HALF if part.HALVES else ACROSS
    boards = [blocks.headed_drawing(evening, place, drawn[place.seat], room) for place in places]
    if not part.HALVES:
        whole = _paged([*head, *boards, _table_and_turns(evening), legend, *tail])
        # Where there is no room, the pictures say what the table does.
        return whole if len(whole) == 1 else _paged([*head, *boards, blocks.turns(evening, ACROSS), legend, *tail])
    odd, many = len(boards) % 2, len(boards) > ONE_PAGE
    first = len(boards) if not many else 1 if odd else 2  # the others have the second page
    opening = boards[:first]
    if odd:
        opening.append(_aside(evening, boards[0 if many else -1].height))
    more = [] if odd else [_table_and_turns(evening)]
    if not many:
        return _paged([*head, *_pairs(opening), legend, *more, *tail], GAP if size > SMALL else TIGHT)
    return [
        below([*head, *_pairs(opening), *more, *tail[:1], legend, *tail[1:]], GAP + 4),
        below(_pairs(boards[first:]), GAP + 8),
    ]


def _shrunk(page: Picture) -> Picture:
    """A page that has no room for what is on it, made smaller."""
    scale = min(1.0, DOWN / page.height)
    return Picture(page.width, page.height * scale, (Group(0, 0, page.shapes, scale),)) if scale < 1 else page


def _paged(every: Sequence[Picture], gap: float = GAP) -> list[Picture]:
    """Blocks on pages: none is cut by the end of one."""
    rows: list[list[Picture]] = [[]]
    for block in every:
        if not block.height:
            continue
        if rows[-1] and below([*rows[-1], block], gap).height > DOWN:
            rows.append([])
        rows[-1].append(block)
    return [below(row, gap) for row in rows]


def _pairs(every: Sequence[Picture]) -> list[Picture]:
    return [_halves(*every[at : at + 2]) for at in range(0, len(every), 2)]


def _halves(*both: Picture) -> Picture:
    shapes = tuple(Group(at * (HALF + GUTTER), 0, one.shapes) for at, one in enumerate(both))
    return Picture(ACROSS, max(one.height for one in both), shapes)


def _table_and_turns(evening: Evening) -> Picture:
    if not evening.turns:
        return blocks.points_table(evening, ACROSS)
    return _halves(blocks.points_table(evening, HALF), blocks.turns(evening, HALF))


def _aside(evening: Evening, high: float) -> Picture:
    """The table above the turning points, one fewer where the picture beside them is not so high."""
    table = blocks.points_table(evening, HALF)
    three, two = (below([table, blocks.turns(evening, HALF, most)], GAP + 3) for most in (3, 2))
    return three if three.height <= high else two
