"""`referee redo`: bring back what was taken back."""

import typer

from referee.cli.commands.undo import back_and_forth
from referee.cli.opening import open_table
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import GameName, Json, RecordFile

app = command_app()


@app.command()
def redo(ctx: typer.Context, game: GameName = None, file: RecordFile = None, json: Json = False) -> int:
    with open_table(ctx.obj, game, file) as table:
        return back_and_forth(ctx.obj, table, "redo", "redone", json, file)
