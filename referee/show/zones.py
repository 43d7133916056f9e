"""Boards as zones joined by passages."""

from referee.engine.view import Board, Zone
from referee.say import Voice
from referee.show.text import FIRM, Line, line_of, pad, plain, width, wrap


def zone_lines(voice: Voice, board: Board, columns: int) -> list[Line]:
    """A zone each, by level: its name, where its passages lead, and what is in it; below that where there is no room.

    ```
    0 keep   ─ hall, cellar   Ana · Ben
    1 hall   ─ keep, yard     2 raiders
    ```
    """
    level = max(len(str(zone.level)) for zone in board.zones)
    name = max(width(_zone_name(zone)) for zone in board.zones)
    ways = {zone.name: ", ".join(board.beside(zone)) for zone in board.zones}
    way = max(map(width, ways.values()))
    room = columns - level - name - way - 7
    lines: list[Line] = []
    for number, zone in enumerate(board.zones):
        fresh = not number or board.zones[number - 1].level != zone.level
        number_of_level = f"{pad(str(zone.level) if fresh else '', level, '>')} "
        lead = (number_of_level, "faint"), (pad(_zone_name(zone), name), "strong")
        passages = f" ─ {ways[zone.name]}" if ways[zone.name] else ""
        things = " · ".join(text.replace(" ", FIRM) for text in things_in(voice, zone))
        if room >= 20:
            told = wrap(things, room)
            lines.append(line_of(*lead, (pad(passages, way + 3), "faint"), (f"   {told[0]}".rstrip(), zone.tone)))
            lines += [plain(" " * (columns - room) + text, zone.tone) for text in told[1:]]
        else:
            ahead = level + name + 1
            first, *more = wrap(passages, columns - ahead, "   ")
            lines.append(line_of(*lead, (first, "faint")))
            lines += [plain(" " * ahead + text, "faint") for text in more]
            told = wrap(f"    {things}", columns, "    ") if things else []
            lines += [plain(text, zone.tone) for text in told]
    return lines


def things_in(voice: Voice, zone: Zone) -> list[str]:
    return [voice(key, **params) for key, params in zone.things]


def _zone_name(zone: Zone) -> str:
    return f"{zone.name}!" if zone.marked else zone.name
