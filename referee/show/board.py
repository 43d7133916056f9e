"""Boards as grids of characters."""

from collections.abc import Sequence

from referee.engine.view import Board, Tile, Zone
from referee.say import Voice, clean
from referee.show.text import FIRM, Line, fit, line_of, pad, plain, width, wrap

WIDE, NARROW, LARGE = 8, 5, 14
ROOMY = 12  # where a face says who stands there
Part = tuple[str, str]  # a text and its style


def draw(voice: Voice, board: Board, columns: int, style: str = "boxes") -> list[Line]:
    """A board in at most that many columns where it can be done; `plain` without boxes, `large` to be seen afar."""
    legend = [voice(key, **params) for key, params in board.legend]
    if style == "plain":
        said = [*in_words(voice, board), *((text, "faint") for text in legend)]
        return [*_title(board), *(plain(line, tone) for text, tone in said for line in wrap(text, columns, "  "))]
    if board.zones:
        return [*_title(board), *zone_lines(voice, board, columns), *_legend(legend, columns)]
    side_left = max(map(width, board.left), default=0)
    side_right = max(map(width, board.right), default=0)
    label = max((len(row) for row in board.rows), default=1)
    room = columns - label - 1 - side_left - side_right - 3
    sizes = (LARGE, WIDE) if style == "large" else (WIDE,)
    if any(card.word for card in board.tiles.values()):
        sizes = (*sizes[:-1], ROOMY, WIDE)
    tile = next((size for size in sizes if len(board.columns) * (size + 1) + 1 <= room), NARROW)
    margin = " " * (side_left + (1 if side_left else 0))
    lines = [*_title(board), *_around(board.top, margin, label)]
    if not board.columns:
        return lines
    names = " ".join(pad(column, tile, "^") for column in board.columns)
    lines.append(line_of((margin + " " * (label + 2), ""), (names, "faint")))
    heights = [_height(board, row, tile) for row in board.rows]
    sides = iter(_sides(board, sum(heights)))
    for index, row in enumerate(board.rows):
        lines += _rule(board, index, tile, margin + " " * (label + 1))
        for part in range(heights[index]):
            left, right = next(sides)
            lead = f"{pad(left, side_left)} " if side_left else ""
            name = pad(row, label, ">") if part == 0 else " " * label
            ahead = (lead, "creature"), (f"{name} ", "faint")
            lines.append(line_of(*ahead, *_row(board, row, part, tile), (f" {right}", "creature")))
    lines += _rule(board, len(board.rows), tile, margin + " " * (label + 1))
    return [*lines, *_around(board.below, margin, label), *_legend(legend, columns)]


def _legend(told: Sequence[str], columns: int) -> list[Line]:
    return [plain(line, "faint") for text in told for line in wrap(f"  {text}", columns, "  ")]


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


def _height(board: Board, row: str, tile: int) -> int:
    """How many lines a row takes; one where no card lies, so that offered places cost little room."""
    laid = [card for column in board.columns if (card := board.tiles.get((column, row)))]
    return max((len(_faces(card, tile)) for card in laid), default=1)


def in_words(voice: Voice, board: Board) -> list[tuple[str, str]]:
    """One card each, then the sides, for a screen reader; with the colour that fits."""
    found = []
    for zone in board.zones:
        things, passages = things_in(voice, zone) or ["–"], board.beside(zone)
        key = "board.zone" if passages else "board.zone-alone"
        text = voice(key, zone=zone.name, things=things, passages=passages)
        found.append((voice("board.ruled", card=text) if zone.marked else text, zone.tone))
    for row in board.rows:
        for column in board.columns:
            if card := board.tiles.get((column, row)):
                key = "board.peopled" if card.standing else "board.card"
                face = voice(f"word.{card.word}") if card.word else card.face
                params = {"villagers": card.standing, "who": card.who}
                text = voice(key, cell=f"{column}{row}", face=face, **params)
                found.append((voice("board.ruled", card=text) if card.marked else text, card.tone))
    for side, creatures in board.sides.items():
        if creatures:
            found.append((voice(f"board.{side}", creatures=creatures), "creature"))
    if board.offered:
        found.append((voice("board.offered", places=list(board.offered.values())), ""))
    return found


def _title(board: Board) -> list[Line]:
    title = clean(board.heading or board.owner)
    return [plain(title, "strong")] if title else []


def _around(creatures: tuple[str, ...], margin: str, label: int) -> list[Line]:
    return [plain(margin + " " * (label + 2) + " ".join(creatures), "creature")] if creatures else []


def _sides(board: Board, room: int) -> list[tuple[str, str]]:
    """What lies left and right, one a line from the top; what does not fit shares the last line."""

    def column(creatures: tuple[str, ...]) -> list[str]:
        if len(creatures) > room:
            creatures = (*creatures[: room - 1], f"+{len(creatures) - room + 1}") if room else ()
        return [*creatures, *[""] * (room - len(creatures))]

    return list(zip(column(board.left), column(board.right), strict=True))


def _filled(board: Board, column: int, row: int) -> bool:
    """Whether a card lies there; places that are only offered have no box."""
    if not (0 <= column < len(board.columns) and 0 <= row < len(board.rows)):
        return False
    place = board.columns[column], board.rows[row]
    return place in board.tiles


# By which of the four places around a crossing are filled: above left, above right, below left, below right.
CORNERS: dict[tuple[int, ...], str] = {
    (0, 0, 0, 0): " ", (0, 0, 0, 1): "┌", (0, 0, 1, 0): "┐", (0, 0, 1, 1): "┬",
    (0, 1, 0, 0): "└", (0, 1, 0, 1): "├", (0, 1, 1, 0): "┼", (0, 1, 1, 1): "┼",
    (1, 0, 0, 0): "┘", (1, 0, 0, 1): "┼", (1, 0, 1, 0): "┤", (1, 0, 1, 1): "┼",
    (1, 1, 0, 0): "┴", (1, 1, 0, 1): "┼", (1, 1, 1, 0): "┼", (1, 1, 1, 1): "┼",
}  # fmt: skip


def _rule(board: Board, row: int, tile: int, lead: str) -> list[Line]:
    """The horizontal line above a row; none where no card touches it, or where the board has none."""
    inner = 0 < row < len(board.rows)
    if inner and board.ruled_off is not None and board.rows[row] not in board.ruled_off:
        return []
    text = ""
    for column in range(len(board.columns) + 1):
        around = tuple(int(_filled(board, c, r)) for r in (row - 1, row) for c in (column - 1, column))
        text += CORNERS[around]
        if column < len(board.columns):
            text += ("─" if _filled(board, column, row - 1) or _filled(board, column, row) else " ") * tile
    return [plain(lead + text, "faint")] if text.strip() else []


def _row(board: Board, row: str, part: int, tile: int) -> list[Part]:
    """One line of characters through the tiles of a row."""
    line: list[Part] = []
    number = board.rows.index(row)
    for index, column in enumerate(board.columns):
        edge = _filled(board, index - 1, number) or _filled(board, index, number)
        line.append(("│" if edge else " ", "faint"))
        line.append(_part(board, column, row, part, tile))
    line.append(("│" if _filled(board, len(board.columns) - 1, number) else " ", "faint"))
    return line


def _part(board: Board, column: str, row: str, part: int, tile: int) -> Part:
    card = board.tiles.get((column, row))
    if card is not None:
        parts = _faces(card, tile)
        return pad(parts[part] if part < len(parts) else "", tile), card.tone
    offered = board.offered.get((column, row), "") if part == 0 else ""
    return pad(offered, tile, "^"), "strong"


def _faces(card: Tile, tile: int) -> list[str]:
    """A card in lines: its face, and who stands on it."""
    count = f"●{card.standing}" if card.standing else ""
    mark = "!" if card.marked else ""
    if card.word:
        return wrap(f" {card.face} {mark}".rstrip(), tile, " ")
    if tile == WIDE:
        return [card.face, f"{count}{mark}"]
    if tile == LARGE:
        return [
            "",
            pad(card.face, tile, "^"),
            pad("●" * card.standing if card.standing < 8 else count, tile, "^"),
            mark,
        ]
    face, colon, gain = card.face.partition(":")
    return [face, colon + gain, f"{count}{mark}"]


def draw_small(voice: Voice, board: Board, columns: int) -> list[Line]:
    """A board with one line for each row, and what lies around it in the line of its name."""
    if board.zones:
        return [*_title(board), *zone_lines(voice, board, columns)]
    texts = {place: _short(card) for place, card in board.tiles.items()} | dict(board.offered)
    label = max((len(row) for row in board.rows), default=1)
    most = (columns - label - 1) // max(1, len(board.columns)) - 1
    tile = min(most, max(map(width, texts.values()), default=1))
    around = [" ".join([sign, *lying]) for sign, lying in zip("←↑→↓", board.sides.values(), strict=True) if lying]
    name = clean(board.heading or board.owner)
    columns_said = " ".join(pad(c, tile) for c in board.columns).rstrip()
    lines = [line_of((name, "strong"), ("   ".join(["", *around]), "creature"))] if name or around else []
    lines.append(plain(" " * (label + 1) + columns_said, "faint"))
    for row in board.rows:
        parts = [(f"{pad(row, label, '>')} ", "faint")]
        for column in board.columns:
            card = board.tiles.get((column, row))
            parts.append((pad(fit(texts.get((column, row), ""), tile), tile + 1), card.tone if card else "strong"))
        lines.append(line_of(*parts))
    return lines


def _short(card: Tile) -> str:
    count = f"●{card.standing}" if card.standing and not card.word else ""
    return f"{card.face}{count}{'!' if card.marked else ''}"
