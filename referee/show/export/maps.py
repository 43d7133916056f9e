"""Zones as boxes, a row or more for each level, joined by lines where passages are."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from referee.draw.routes import grid, lay_out
from referee.draw.shapes import FAINT, INK, LEAST, Box, Dot, Group, Line, Picture, Shape, Text
from referee.draw.text import fitted, wrapped
from referee.engine.view import Board, Zone
from referee.say import Voice, clean
from referee.show.export.tones import TONES
from referee.show.zones import in_words

ZONE: Final = 112.0  # how wide a zone is
GAP: Final = 18.0  # between zones
HEAD, LINE, END = 19.0, 13.0, 6.0  # the name, a line below it, and what is left below that
SIZE: Final = 10.0
MARGIN: Final = 5.0  # a table's mark reaches beyond its zone
NARROW: Final = 3 * ZONE + 2 * GAP + 2 * MARGIN  # three side by side, which a phone can show


def map_picture(voice: Voice, board: Board, room: float = NARROW) -> Picture:
    """The map, as far as it can be in that room."""
    levels = [list(group) for _, group in groupby(board.zones, lambda zone: zone.level)]
    most = max(1, int((room - 2 * MARGIN + GAP) // (ZONE + GAP)))
    columns = min(most, max(map(len, levels)))
    rows = [row for level in levels for row in _broken(level, columns)]
    texts = {zone.name: _texts(voice, zone) for zone in board.zones}
    heights = [HEAD + END + LINE * max(1, *(len(texts[zone.name]) for zone in row)) for row in rows]
    places = grid([[zone.name for zone in row] for row in rows], columns, board.passages)
    laid = lay_out(places, heights, ZONE, GAP, board.passages)
    shapes: list[Shape] = [Line(tuple((x + MARGIN, y + MARGIN) for x, y in points), INK, 1.6) for points in laid.lines]
    for zone in board.zones:
        x, y = laid.at[zone.name]
        drawn = _zone(voice, zone, texts[zone.name], heights[places[zone.name][0]])
        shapes.append(Group(x + MARGIN, y + MARGIN, drawn, news=board.news.get(("zone", zone.name), "")))
    return Picture(laid.width + 2 * MARGIN, laid.height + 2 * MARGIN, tuple(shapes))


def _broken(level: Sequence[Zone], most: int) -> list[Sequence[Zone]]:
    """A level in rows of about the same length."""
    number = -(-len(level) // most)
    each = -(-len(level) // number)
    return [level[at : at + each] for at in range(0, len(level), each)]


def _texts(voice: Voice, zone: Zone) -> list[tuple[str, int]]:
    """What is in a zone in lines, each with the number of its column."""
    return [
        (line, number)
        for number, column in enumerate(zone.columns)
        for one in column
        for line in wrapped(in_words(voice, *one), SIZE, ZONE - 12, _is_bold(zone, number))
    ]


def _is_bold(zone: Zone, column: int) -> bool:
    """Of several columns the first."""
    return bool(zone.parted) and not column


def _zone(voice: Voice, zone: Zone, texts: Sequence[tuple[str, int]], high: float) -> tuple[Shape, ...]:
    fill, edge = TONES.get(zone.tone, TONES["n"])
    name = fitted(clean(zone.name) + (f" {zone.sign}" if zone.sign else ""), 12, ZONE - 30, True)
    shapes: list[Shape] = [
        Box(0.5, 0.5, ZONE - 1, high - 1, fill, edge, 5),
        Text(7, 15, name, 12, bold=True),
    ]
    if zone.level is not None:
        shapes.append(Text(ZONE - (14 if zone.marked else 7), 14.5, str(zone.level), LEAST, "end", fill=FAINT))
    for at, (text, column) in enumerate(texts):
        faint = len(zone.parted) > 1 and column == len(zone.parted)
        y = HEAD + LINE * (at + 0.8)
        shapes.append(Text(7, y, text, SIZE, bold=_is_bold(zone, column), fill=FAINT if faint else INK))
    if zone.marked:
        shapes += [Dot(ZONE - 3, 3, 7, INK), Text(ZONE - 3, 7, "!", 11, "middle", True, "#ffffff")]
    return tuple(shapes)
