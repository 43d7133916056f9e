"""The boards of a position, arranged on a screen."""

from collections.abc import Mapping

from referee.engine.view import Piece
from referee.say import Voice
from referee.say.cards import NAMELESS, Names
from referee.show.board import draw, kind_lines
from referee.show.score import STAR
from referee.show.text import Line, arrange, plain
from referee.show.totals import totals_said
from referee.table.table import Table


def boards_lines(
    voice: Voice,
    table: Table,
    columns: int,
    seat: int | None = None,
    offers: Mapping[tuple[int, str], str] | None = None,
    style: str = "boxes",
    names: Names = NAMELESS,
) -> list[Line]:
    """Side by side where the width allows; what is everybody's stands above."""
    boards = table.game.view().boards(table.state, offers, table.ruled_cells())
    winners = {table.players[seat] for seat in table.outcome.winners} if table.outcome else set()
    blocks: dict[bool, list[list[Line]]] = {True: [], False: []}
    for board in boards:
        if seat is None or board.owner in ("", table.players[seat]):
            totals = totals_said(voice, board)
            pairs = [plain("  " + "  ".join(totals[index : index + 2]), "good") for index in range(0, len(totals), 2)]
            if board.owner in winners:
                board = board._replace(heading=Piece(f"{STAR} {board.heading or board.owner}", "won"))
            kinds = kind_lines(voice, board, columns) if style != "plain" else []
            blocks[not board.owner].append([*draw(voice, board, columns, style, names), *kinds, *pairs])
    parts = [arrange(part, columns) for part in blocks.values() if part]
    return [line for part in parts for line in (*part, plain())][:-1]
