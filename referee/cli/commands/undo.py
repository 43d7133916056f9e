"""`referee undo`: take entries back."""

from pathlib import Path
from typing import Annotated

import typer

from referee.cli.card_names import card_names
from referee.cli.environment import Environment
from referee.cli.opening import back_line, in_force, open_table
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import GameName, Json, RecordFile
from referee.show.json import table_data
from referee.show.ruling import next_lines
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
        return back_and_forth(ctx.obj, table, "undo" if start is None else f"undo from {start}", "undone", json, file)


def back_and_forth(env: Environment, table: Table, line: str, key: str, json: bool, file: Path | None) -> int:
    """Enter an undo or a redo, and say which entries it moved."""
    before = in_force(table)
    table.do(line)
    moved = sorted(before ^ in_force(table))
    if json:
        env.json({**table_data(table), "moved": moved, "failure": None})
    else:
        env.write(env.voice(key, entries=moved, back=back_line(table, before, file)))
        env.show(next_lines(env.voice, table, env.width, card_names(env, table.game.id)))
    return 0
