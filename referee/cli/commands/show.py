"""`referee show`: the boards, and what must be decided now."""

from typing import Annotated

import typer

from referee.cli.card_names import card_names
from referee.cli.environment import Environment
from referee.cli.opening import offer_rules, read_table
from referee.cli.pager import show_long
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import GameName, Json, RecordFile, Style
from referee.notation.names import as_spelt, find_player
from referee.show.boards import boards_lines
from referee.show.json import table_data
from referee.show.ruling import next_lines
from referee.show.text import plain

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
    seat = None if player is None else find_player(as_spelt(player, table.players), table.players)
    placing = [one for one in table.pending if one.kind == "place" and one.seat is not None]
    cells = {(one.player, cell): cell for one in placing for cell in one.options}
    names = card_names(env, table.game.id)
    after = next_lines(env.voice, table, env.width, names, every=legal and not cells)
    offers = cells if legal else {}
    drawn = boards_lines(env.voice, table, env.width, seat, offers, style, names)
    show_long(env, [*drawn, plain(), *after])
