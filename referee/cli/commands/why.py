"""`referee why`: explain an entry, or every point of a player."""

from typing import Annotated

import typer

from referee.cli.environment import Environment
from referee.cli.opening import read_table
from referee.cli.reproduce import again, show_again
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import GameName, Json, RecordFile
from referee.engine.codes import FINE, REFUSED
from referee.notation.names import find_player
from referee.show.why import reason_lines, why_entry, why_points

app = command_app()


@app.command()
def why(
    ctx: typer.Context,
    number: Annotated[int | None, typer.Argument(metavar="N")] = None,
    player: Annotated[str | None, typer.Option("--score", metavar="PLAYER")] = None,
    game: GameName = None,
    file: RecordFile = None,
    json: Json = False,
) -> int:
    env: Environment = ctx.obj
    table = read_table(env, game, file)
    if player is not None and not table.standings:
        env.complain("no-points", game=table.game.id)
        return REFUSED
    where = {"--game": None if file else game or env.store.last(), "--file": file, "--json": json}
    if player is not None:
        answer = why_points(env.voice, table, find_player(player, table.players))
        line = again(["why"], {"--score": answer["player"], **where})
    else:
        answer = why_entry(env.voice, table, table.play.entries if number is None else number, env.width)
        line = again(["why", answer["entry"]], where)
    if json:
        env.json({"schema": 1, **answer, "again": line})
    else:
        env.show(reason_lines(env.voice, answer, env.width))
        show_again(env, line)
    return FINE
