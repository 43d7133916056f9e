"""Boards as zones joined by passages."""

from collections.abc import Mapping, Sequence
from itertools import groupby, zip_longest
from typing import Any

from referee.engine.view import Board, Zone
from referee.say import Voice
from referee.say.cards import tell
from referee.show.text import DOT, FIRM, Line, line_of, pad, plain, width, wrap
from referee.show.walks import walks

GAP = "   "
Cells = tuple[list[list[list[str]]], list[int]]
LEAST_ROOM = 20  # columns, for things that take more than one line


def zone_lines(voice: Voice, board: Board, columns: int) -> list[Line]:
    """A zone each, by level: its name, where its passages lead, and what is in it. Where there is no room for the
    passages, they stand below all zones.

    ```
    0 keep   ─ hall, cellar   Ana · Ben
    1 hall   ─ keep, yard     2 raiders
    ```
    """
    ways = {zone.name: ", ".join(board.beside(zone)) for zone in board.zones}
    whole = _rows(voice, board, columns, {name: f" ─ {way}" if way else "" for name, way in ways.items()})
    if len(whole) == len(board.zones) and all(line.cell_len <= columns for line in whole):
        return whole
    bare = dict.fromkeys(ways, "")
    rows = _rows(voice, board, columns, bare) or _rows(voice, board, columns, bare, parted=False)
    if not board.passages:
        return rows
    told = voice("board.passages", walks=[" – ".join(walk) for walk in walks(board.passages, [*ways])])
    return [*rows, *(plain(line, "faint") for line in wrap(told.replace(" – ", f"{FIRM}– "), columns, "  "))]


def _rows(voice: Voice, board: Board, columns: int, ways: Mapping[str, str], *, parted: bool = True) -> list[Line]:
    """The zones with their passages, or without; things in their columns, or in one. Nothing if these have no room."""
    level = max(len(_level(zone.level)) for zone in board.zones)
    name = max(width(_zone_name(zone)) for zone in board.zones)
    way = max(map(width, ways.values()))
    ahead = level + 1 + name + way
    cells, rooms = _in_columns(voice, board, columns - ahead) if parted else _in_one(voice, board, columns - ahead)
    if not rooms:
        return []
    lines: list[Line] = []
    last = ""
    for zone, row in zip(board.zones, cells, strict=True):
        number = pad("" if _level(zone.level) == last else _level(zone.level), level, ">")
        start = [(f"{number} ", "faint"), (pad(_zone_name(zone), name), "strong"), (pad(ways[zone.name], way), "faint")]
        for parts in zip_longest(*row, fillvalue=""):
            things = "".join(GAP + pad(part, room) for part, room in zip(parts, rooms, strict=True))
            line = line_of(*start, (things, zone.tone))
            line.rstrip()
            lines.append(line)
            start = [(" " * ahead, "")]
        last = _level(zone.level)
    return lines


def _in_columns(voice: Voice, board: Board, room: int) -> Cells:
    """For each zone and each column the lines of text, and how wide the columns are; the widest of them may take more
    lines than one. Nothing where they have no room."""
    number = max(len(zone.columns) for zone in board.zones)
    things = [[[tell(voice, *one) for one in column] for column in zone.columns] for zone in board.zones]
    things = [[*row, *[[]] * (number - len(row))] for row in things]
    used = [at for at in range(number) if any(row[at] for row in things)] or [0]
    things = [[row[at] for at in used] for row in things]
    rooms = [max(width(DOT.join(texts)) for texts in column) for column in zip(*things, strict=True)]
    widest = rooms.index(max(rooms))
    left = room - len(GAP) * len(rooms) - sum(rooms) + rooms[widest]
    longest = max((width(text) for row in things for text in _dotted(row[widest])), default=0)
    if left < min(rooms[widest], max(LEAST_ROOM, longest)):
        return [], []
    rooms[widest] = min(left, rooms[widest])
    return [[_filled(texts, most) for texts, most in zip(row, rooms, strict=True)] for row in things], rooms


def _in_one(voice: Voice, board: Board, room: int) -> Cells:
    """All things of a zone in one column."""
    most = max(room - len(GAP), 1)
    return [[_filled(things_in(voice, zone), most)] for zone in board.zones], [most]


def _filled(texts: Sequence[str], room: int) -> list[str]:
    """Things after one another; none is broken that has room on a line of its own."""
    held = [text.replace(" ", FIRM) if width(text) <= room else text for text in _dotted(texts)]
    return wrap(" ".join(held), room) if held else [""]


def _dotted(texts: Sequence[str]) -> list[str]:
    """All but the last with the dot behind that parts them."""
    return [*(f"{text}{DOT.rstrip(' ')}" for text in texts[:-1]), *texts[-1:]]


def level_lines(voice: Voice, board: Board, columns: int) -> list[Line]:
    """All zones of a level on one line, as short as it can be said."""
    lines: list[Line] = []
    for level, zones in groupby(board.zones, lambda zone: zone.level):
        told = [f"{_zone_name(zone)} {', '.join(things_in(voice, zone, short=True))}".rstrip() for zone in zones]
        lines += [plain(line) for line in wrap(f"{_level(level)} {DOT.join(told)}", columns, "  ")]
    return lines


def things_in(voice: Voice, zone: Zone, *, short: bool = False) -> list[str]:
    return [tell(voice, key, params, short=short).replace(" ", FIRM if short else " ") for key, params in zone.things]


def in_words(voice: Voice, key: str, params: Mapping[str, Any]) -> str:
    """A thing for those who hear it or see a picture: `KEY.words` has no signs."""
    own = f"{key}.words"
    return tell(voice, own if voice.knows(own) else key, params)


def _level(level: int | None) -> str:
    return "?" if level is None else str(level)


def _zone_name(zone: Zone) -> str:
    return f"{zone.name}{'!' * zone.marked}{zone.sign or ''}"
