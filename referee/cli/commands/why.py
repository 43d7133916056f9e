"""`referee why`: explain an entry, every point of a player, or the result."""

from typing import Annotated

import typer

from referee.cli.environment import Environment
from referee.cli.opening import read_table
from referee.cli.reproduce import again, show_again
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import GameName, Json, RecordFile
from referee.engine.codes import FINE, REFUSED
from referee.show.why import WithoutPoints, reason_lines, why

app = command_app()


@app.command(name="why")
def why_command(
    ctx: typer.Context,
    what: Annotated[str, typer.Argument(metavar="WHAT")] = "",
    player: Annotated[str | None, typer.Option("--score", metavar="PLAYER")] = None,
    game: GameName = None,
    file: RecordFile = None,
    json: Json = False,
) -> int:
    env: Environment = ctx.obj
    table = read_table(env, game, file)
    try:
        answer = why(env.voice, table, what, player)
    except WithoutPoints:
        env.complain("no-points", game=env.voice("sheet.game"))
        return REFUSED
    words = [answer["entry"]] if "entry" in answer else []
    where = {"--game": None if file else game or env.store.last(), "--file": file, "--json": json}
    line = again(["why", *words], {"--score": answer.get("player"), **where})
    if json:
        env.json({"schema": 1, **answer, "again": line})
    else:
        env.show(reason_lines(env.voice, answer, env.width))
        show_again(env, line)
    return FINE
