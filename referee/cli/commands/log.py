"""`referee log`: the ledger."""

import typer

from referee.cli.environment import Environment
from referee.cli.opening import read_table
from referee.cli.pager import show_long
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import GameName, Json, RecordFile
from referee.show.json import changes_data
from referee.show.ledger import ledger_lines
from referee.table.ledger import ledger

app = command_app()


@app.command()
def log(ctx: typer.Context, game: GameName = None, file: RecordFile = None, json: Json = False) -> None:
    env: Environment = ctx.obj
    table = read_table(env, game, file)
    rows = ledger(table.header, table.lines)
    if not json:
        show_long(env, ledger_lines(env.voice, rows, env.width))
        return
    entries = [
        {
            "entry": row.number,
            "text": row.text,
            "in_force": row.in_force,
            "overruled": row.overruled,
            "changes": changes_data(row.changes, row.players),
        }
        for row in rows
    ]
    env.json({"schema": 1, "entries": entries})
