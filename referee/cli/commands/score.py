"""`referee score`: every line of every player's points, and who won."""

import typer

from referee.cli.app import command_app
from referee.cli.environment import Environment
from referee.cli.opening import read_table
from referee.cli.options import GameName, Json, RecordFile
from referee.cli.report import table_data
from referee.show.score import score_lines

app = command_app("The points of every player, and who won.")


@app.command()
def score(ctx: typer.Context, game: GameName = None, file: RecordFile = None, json: Json = False) -> None:
    """The result, or the projection while the game goes on."""
    env: Environment = ctx.obj
    table = read_table(env, game, file)
    if json:
        env.json(table_data(table))
    else:
        env.show(score_lines(env.voice, table, env.width))
