"""`referee undo`: take entries back."""

from typing import Annotated

import typer

from referee.cli.app import command_app
from referee.cli.environment import Environment
from referee.cli.opening import open_table
from referee.cli.options import GameName, Json, RecordFile
from referee.cli.report import next_lines, table_data
from referee.table.table import Table

app = command_app()


@app.command()
def undo(
    ctx: typer.Context,
    start: Annotated[int | None, typer.Option("--from", metavar="N", min=0)] = None,
    game: GameName = None,
    file: RecordFile = None,
    json: Json = False,
) -> int:
    with open_table(ctx.obj, game, file) as table:
        return back_and_forth(ctx.obj, table, "undo" if start is None else f"undo from {start}", "undone", json)


def back_and_forth(env: Environment, table: Table, line: str, key: str, json: bool) -> int:
    """Enter an undo or a redo, and say which entries it moved."""
    before = {step.number for step in table.play.steps}
    table.do(line)
    moved = sorted(before ^ {step.number for step in table.play.steps})
    if json:
        env.json({**table_data(table), "moved": moved, "failure": None})
    else:
        env.write(env.voice(key, entries=moved))
        env.show(next_lines(env, table))
    return 0
