"""`referee score`: every line of every player's points, and who won; on the screen or as a sheet for the wall."""

import typer

from referee.cli.environment import Environment
from referee.cli.opening import read_record, read_table, record_path
from referee.cli.pager import show_long
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import Format, GameName, Json, Output, RecordFile
from referee.show.json import table_data
from referee.show.score import score_lines

app = command_app()


@app.command()
def score(
    ctx: typer.Context,
    output: Output = None,
    format: Format = None,
    game: GameName = None,
    file: RecordFile = None,
    json: Json = False,
) -> int:
    env: Environment = ctx.obj
    if output is not None or format is not None:
        # Only now: a score on the screen need not wait for what writes sheets.
        from referee.cli.output import deliver, goal_of
        from referee.show.export.formats import SCORE
        from referee.show.export.sheet import build

        goal = goal_of(env, output, format, SCORE, "txt")
        path = record_path(env, game, file)
        name = path.stem if file is None else ""
        return deliver(env, build(*read_record(env, path), name=name), goal, SCORE, path)
    table = read_table(env, game, file)
    if json:
        env.json(table_data(table))
    else:
        show_long(env, score_lines(env.voice, table, env.width))
    return 0
