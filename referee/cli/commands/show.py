"""`referee show`: the villages, and what must be decided now."""

from collections.abc import Mapping
from typing import Annotated

import typer

from referee.cli.app import command_app
from referee.cli.environment import Environment
from referee.cli.opening import offer_rules, read_table
from referee.cli.options import GameName, Json, RecordFile, Style
from referee.cli.report import next_lines, table_data
from referee.notation.names import find_player
from referee.show.board import draw
from referee.show.text import Line, arrange, plain
from referee.table.table import Table

app = command_app()


@app.command()
def show(
    ctx: typer.Context,
    player: Annotated[str | None, typer.Argument(metavar="PLAYER")] = None,
    legal: Annotated[bool, typer.Option("--legal", "-l")] = False,
    style: Style = "boxes",
    game: GameName = None,
    file: RecordFile = None,
    json: Json = False,
) -> None:
    env: Environment = ctx.obj
    table = read_table(env, game, file)
    offer_rules(env, table, game, file)
    if json:
        env.json(table_data(table))
        return
    seat = None if player is None else find_player(player, table.players)
    placing = [one for one in table.pending if one.kind == "place" and one.seat is not None]
    cells = {(one.player, cell): cell for one in placing for cell in one.options}
    after = next_lines(env, table, every=legal and not cells)
    env.show([*boards_lines(env, table, seat, cells if legal else {}, style), [], *after])


def boards_lines(
    env: Environment,
    table: Table,
    seat: int | None = None,
    offers: Mapping[tuple[int, str], str] | None = None,
    style: str = "boxes",
) -> list[Line]:
    """Side by side where the width allows; what is everybody's stands above."""
    boards = table.game.view().boards(table.state, offers, table.ruled_cells())
    blocks: dict[bool, list[list[Line]]] = {True: [], False: []}
    for board in boards:
        if seat is None or board.owner in ("", table.players[seat]):
            totals = [env.voice("total", what=what, count=count) for what, count in board.totals.items()]
            pairs = [plain("  " + "  ".join(totals[index : index + 2]), "good") for index in range(0, len(totals), 2)]
            blocks[not board.owner].append([*draw(env.voice, board, env.width, style), *pairs])
    parts = [arrange(part, env.width) for part in blocks.values() if part]
    return [line for part in parts for line in (*part, [])][:-1]
