"""The points of everybody over the game: a line each, rounds marked, what happened shaded behind."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from referee.draw.figures import placed
from referee.draw.palette import DASHES, SEATS
from referee.draw.shapes import FAINT, INK, LEAST, PAPER, RULE, Box, Dot, Line, Picture, Shape, Text, mixed
from referee.draw.text import fitted, room_of
from referee.engine.sheet_part import Chapter
from referee.show.export.evening import Evening
from referee.show.export.sheet import Moment

MARK: Final = 13.0
NARROWEST, PLAIN = 17.0, 4.0  # a shaded stretch, so that its mark has room; one without a mark
Span = tuple[float, float]  # from where to where


def chart(evening: Evening, across: float, high: float) -> Picture:
    course, chapters = evening.sheet.course, evening.chapters
    names = [*map(evening.player, range(len(evening.sheet.players)))]
    right = min(across * 0.3, max(room_of(f"{name} 00", 10, True) for name in names) + 20)
    left, top = 22.0, MARK + 6
    wide, floor = across - left - right, top + high
    spans = _spans(course, chapters, left, wide)
    places = _places(course, chapters, spans)
    most = max([1, *(max(moment.points) for moment in course)])
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 10**9) if most / step <= 4)
    ceiling = -(-most // step) * step

    def y_of(points: int) -> float:
        return top + high * (1 - points / ceiling)

    shapes: list[Shape] = []
    for chapter, (start, end) in zip(chapters, spans, strict=True):
        if chapter.tint:
            shapes.append(Box(start, top, end - start, high, chapter.tint))
            shapes.append(Line(((start, top), (start, floor)), mixed(chapter.tint, 0.12, INK), 0.6))
        if chapter.mark:
            size = min(MARK, end - start - 1)
            shapes.append(placed(chapter.mark, (start + end - size) / 2, top - size - 3, size))
    for value in range(0, ceiling + 1, step):
        shapes.append(Line(((left, y_of(value)), (left + wide, y_of(value))), RULE if value else INK, 0.7))
        shapes.append(Text(left - 5, y_of(value) + 3.3, str(value), LEAST, "end", fill=FAINT))
    shapes += _rounds(evening, spans, top, floor)
    for seat in reversed(range(len(names))):
        points = tuple((x, y_of(moment.points[seat])) for x, moment in zip(places, course, strict=True))
        shapes += [Line(points, PAPER, 3.6), Line(points, SEATS[seat % 5], 1.9, DASHES[seat % 5])]
    order = [place.seat for place in evening.places]
    shapes += _names(names, course[-1].points, order, left + wide, right, y_of, floor)
    return Picture(across, floor + 15, tuple(shapes))


def _spans(course: Sequence[Moment], chapters: Sequence[Chapter], left: float, wide: float) -> list[Span]:
    """From where to where each stretch reaches: by its entries, with room for its mark."""
    begins = [*(chapter.begins for chapter in chapters), len(course)]
    entries = [(after - before) ** 0.8 for before, after in pairwise(begins)]
    least = [NARROWEST if chapter.mark else PLAIN for chapter in chapters]
    scale = min(1.0, wide / sum(least))
    spare = max(0.0, wide - sum(least)) / (sum(entries) or 1)
    x, found = left, []
    for number, room in zip(entries, least, strict=True):
        end = x + room * scale + spare * number
        found.append((x, end))
        x = end
    return found


def _places(course: Sequence[Moment], chapters: Sequence[Chapter], spans: Sequence[Span]) -> list[float]:
    """Where each moment lies: what closes a stretch lies at its end, which is where the next begins."""
    found = []
    begins = [*(chapter.begins for chapter in chapters), len(course)]
    for (start, end), (first, after) in zip(spans, pairwise(begins), strict=True):
        found += [start + (end - start) * index / (after - first) for index in range(after - first)]
    found[-1] = spans[-1][1]
    return found


def _rounds(evening: Evening, spans: Sequence[Span], top: float, floor: float) -> list[Shape]:
    shapes: list[Shape] = []
    chapters = evening.chapters
    starts = [at for at, one in enumerate(chapters) if not at or one.round != chapters[at - 1].round]
    for at, following in zip(starts, [*starts[1:], len(chapters)], strict=True):
        start, end = spans[at][0], spans[following - 1][1]
        if at:
            shapes.append(Line(((start, top - MARK - 3), (start, floor + 12)), INK, 0.9, (2, 2)))
        label = "" if chapters[at].round is None else evening.voice("sheet.round", round=chapters[at].round)
        if label and room_of(label, LEAST) <= end - start:
            shapes.append(Text((start + end) / 2, floor + 11, label, LEAST, "middle", fill=FAINT))
    return shapes


def _names(
    names: Sequence[str],
    points: Sequence[int],
    order: Sequence[int],
    x: float,
    room: float,
    y_of: Callable[[int], float],
    floor: float,
) -> list[Shape]:
    """A name at the end of each line, moved apart where lines end together."""
    shapes: list[Shape] = []
    below = floor + 18.0
    for seat in reversed(order):  # from below
        end, colour, number = y_of(points[seat]), SEATS[seat % 5], str(points[seat])
        below = min(end, below - 13)
        label = fitted(names[seat], 10, room - 22 - room_of(number, 10, True), True)
        shapes += [Line(((x, end), (x + 9, below)), colour, 0.9), Dot(x, end, 2.4, colour)]
        shapes.append(Text(x + 12, below + 3.5, f"{label} {number}", 10, bold=True, fill=colour))
    return shapes
