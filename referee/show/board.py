"""Boards as grids of characters."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from referee.engine.view import Board, Piece, Tile
from referee.say import Voice, clean
from referee.say.cards import NAMELESS, Names
from referee.show.text import Line, fit, line_of, pad, plain, width, wrap
from referee.show.tiles import BACK, Part, card_lines, piece_words, signed, tile_width, tile_words
from referee.show.zones import in_words as thing_in_words
from referee.show.zones import level_lines, zone_lines


def draw(voice: Voice, board: Board, columns: int, style: str = "boxes", names: Names = NAMELESS) -> list[Line]:
    """A board in at most that many columns where it can be done; `plain` without boxes, `large` to be seen afar. Cards
    go by their names in a list, where it has some."""
    legend = [voice(key, **params) for key, params in board.legend]
    if style == "plain":
        said = [*in_words(voice, board, names), *((text, "faint") for text in legend)]
        return [
            *_above(voice, board, columns),
            *(plain(line, tone) for text, tone in said for line in wrap(text, columns, "  ")),
        ]
    if board.zones:
        return [*_above(voice, board, columns), *zone_lines(voice, board, columns), *_legend(legend, columns)]
    left, right = map(signed, board.left), map(signed, board.right)
    side_left, side_right = max(map(width, left), default=0), max(map(width, right), default=0)
    label = max((len(row) for row in board.rows), default=1)
    room = columns - label - 1 - side_left - side_right - 3
    tile = tile_width(voice, board, room, style, names)
    drawn = {place: card_lines(voice, card, tile, names) for place, card in board.tiles.items()}
    margin = " " * (side_left + (1 if side_left else 0))
    lines = [*_above(voice, board, columns), *_around(board.top, margin, label)]
    if not board.columns:
        return lines
    heads = " ".join(pad(column, tile, "^") for column in board.columns)
    lines.append(line_of((margin + " " * (label + 2), ""), (heads, "faint")))
    heights = [_height(board, row, drawn) for row in board.rows]
    sides = iter(_sides(board, sum(heights)))
    for index, row in enumerate(board.rows):
        lines += _rule(board, index, tile, margin + " " * (label + 1))
        for part in range(heights[index]):
            left_piece, right_piece = next(sides)
            lead = (pad(signed(left_piece), side_left + 1), left_piece.tone) if side_left else ("", "")
            name = pad(row, label, ">") if part == 0 else " " * label
            body = _row(board, row, part, tile, drawn)
            lines.append(line_of(lead, (f"{name} ", "faint"), *body, (f" {signed(right_piece)}", right_piece.tone)))
    lines += _rule(board, len(board.rows), tile, margin + " " * (label + 1))
    return [*lines, *_around(board.below, margin, label), *_legend(legend, columns)]


def kind_lines(voice: Voice, board: Board, columns: int) -> list[Line]:
    """How many of each kind lie around a board, in words beside their sign."""
    pieces = [piece for side in board.sides.values() for piece in side if piece.kind]
    lines: list[Line] = []
    for kind, piece in {piece.kind: piece for piece in pieces}.items():
        text = f"  {piece.sign} {voice(f'side.{kind}', number=sum(one.kind == kind for one in pieces))}"
        if not lines or lines[-1].cell_len + width(text) > columns:
            lines.append(plain())
        lines[-1].append(text, piece.tone)
    return lines


def _legend(told: Sequence[str], columns: int) -> list[Line]:
    return [plain(line, "faint") for text in told for line in wrap(f"  {text}", columns, "  ")]


def _height(board: Board, row: str, drawn: Mapping[tuple[str, str], Sequence[Sequence[Part]]]) -> int:
    """How many lines a row takes; one where no card lies, so that offered places cost little room."""
    return max((len(drawn[column, row]) for column in board.columns if (column, row) in drawn), default=1)


def in_words(voice: Voice, board: Board, names: Names = NAMELESS, *, codes: bool = True) -> list[tuple[str, str]]:
    """One card each, then the sides, for a screen reader; with the colour that fits."""
    tiles, sides = _tiles_in_words(voice, board, names, codes), _sides_in_words(voice, board, codes)
    return [*_zones_in_words(voice, board), *tiles, *sides]


def _zones_in_words(voice: Voice, board: Board) -> Iterator[tuple[str, str]]:
    for zone in board.zones:
        signs = [voice(zone.sign.word)] if zone.sign else []
        things, passages = [*signs, *(thing_in_words(voice, *one) for one in zone.things)] or ["–"], board.beside(zone)
        key = "board.zone" if passages else "board.zone-alone"
        text = voice(key, zone=zone.name, things=things, passages=passages)
        yield voice("board.ruled", card=text) if zone.marked else text, zone.tone


def _tiles_in_words(voice: Voice, board: Board, names: Names, codes: bool) -> Iterator[tuple[str, str]]:
    for column, row in ((column, row) for row in board.rows for column in board.columns):
        if card := board.tiles.get((column, row)):
            key = "board.peopled" if card.standing else "board.card"
            face = tile_words(voice, card, names, codes=codes)
            text = voice(key, cell=f"{column}{row}", face=face, villagers=card.standing, who=card.who)
            yield voice("board.ruled", card=text) if card.marked else text, card.tone


def _sides_in_words(voice: Voice, board: Board, codes: bool) -> Iterator[tuple[str, str]]:
    for side, pieces in board.sides.items():
        if pieces:
            told = [piece_words(voice, one, codes=codes) for one in pieces]
            yield voice(f"board.{side}", creatures=told), pieces[0].tone
    if board.offered:
        yield voice("board.offered", places=list(board.offered.values())), ""


def _title(board: Board) -> list[Line]:
    title = clean(board.heading or board.owner)
    return [plain(title, title_tone(board))] if title else []


def _above(voice: Voice, board: Board, columns: int) -> list[Line]:
    """The title, and where the game stands."""
    told = [voice(key, **params) for key, params in board.above]
    return [*_title(board), *(plain(line, "strong") for text in told for line in wrap(text, columns, "  "))]


def title_tone(board: Board) -> str:
    """The colour of the name above a board."""
    return board.heading.tone if isinstance(board.heading, Piece) else "strong"


def _around(pieces: tuple[Piece, ...], margin: str, label: int) -> list[Line]:
    if not pieces:
        return []
    return [line_of((margin + " " * (label + 2), ""), *((f"{signed(piece)} ", piece.tone) for piece in pieces))]


def _sides(board: Board, room: int) -> list[tuple[Piece, Piece]]:
    """What lies left and right, one a line from the top; what does not fit shares the last line."""
    nothing = Piece("", "")

    def column(pieces: tuple[Piece, ...]) -> list[Piece]:
        if len(pieces) > room:
            more = Piece(f"+{len(pieces) - room + 1}", pieces[0].tone)
            pieces = (*pieces[: room - 1], more) if room else ()
        return [*pieces, *[nothing] * (room - len(pieces))]

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


def _row(
    board: Board, row: str, part: int, tile: int, drawn: Mapping[tuple[str, str], Sequence[Sequence[Part]]]
) -> Iterator[Part]:
    """One line of characters through the tiles of a row."""
    number = board.rows.index(row)
    for index, column in enumerate(board.columns):
        edge = _filled(board, index - 1, number) or _filled(board, index, number)
        yield "│" if edge else " ", "faint"
        if (column, row) in drawn:
            lines = drawn[column, row]
            yield from lines[part] if part < len(lines) else [(" " * tile, "")]
        else:
            offered = board.offered.get((column, row), "") if part == 0 else ""
            yield pad(offered, tile, "^"), "strong"
    yield "│" if _filled(board, len(board.columns) - 1, number) else " ", "faint"


def draw_small(voice: Voice, board: Board, columns: int) -> list[Line]:
    """A board with one line for each row, and what lies around it in the line of its name."""
    if board.zones:
        return [*_title(board), *level_lines(voice, board, columns)]
    texts = {place: _short(card) for place, card in board.tiles.items()} | dict(board.offered)
    label = max((len(row) for row in board.rows), default=1)
    most = (columns - label - 1) // max(1, len(board.columns)) - 1
    tile = min(most, max(map(width, texts.values()), default=1))
    columns_said = " ".join(pad(c, tile) for c in board.columns).rstrip()
    lines = _title_small(board, columns)
    lines.append(plain(" " * (label + 1) + columns_said, "faint"))
    for row in board.rows:
        parts = [(f"{pad(row, label, '>')} ", "faint")]
        for column in board.columns:
            card = board.tiles.get((column, row))
            parts.append((pad(fit(texts.get((column, row), ""), tile), tile + 1), card.tone if card else "strong"))
        lines.append(line_of(*parts))
    return lines


def _title_small(board: Board, columns: int) -> list[Line]:
    """The name and what lies around the board; without signs where the line would be too long with them."""
    name = clean(board.heading or board.owner)
    sides = [(arrow, lying) for arrow, lying in zip("←↑→↓", board.sides.values(), strict=True) if lying]
    if not (name or sides):
        return []

    def said(spell: Callable[[Piece], str]) -> Line:
        around = [(f"   {' '.join([arrow, *map(spell, lying)])}", lying[0].tone) for arrow, lying in sides]
        return line_of((name, title_tone(board)), *around)

    line = said(signed)
    return [line if line.cell_len <= columns else said(str)]


def _short(card: Tile) -> str:
    mark = "!" if card.marked else ""
    if card.word:
        return " ".join(filter(None, [BACK if card.back else card.code, *card.who, mark]))
    count = f"●{card.standing}" if card.standing else ""
    return f"{card.face}{count}{card.note}{mark}"
