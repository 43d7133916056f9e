"""`referee log`: the ledger."""

import typer

from referee.cli.card_names import card_names
from referee.cli.environment import Environment
from referee.cli.opening import read_table
from referee.cli.pager import show_long
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import GameName, Json, RecordFile
from referee.show.json import changes_data
from referee.show.ledger import ledger_lines
from referee.show.score import winner_lines
from referee.show.text import plain
from referee.table.ledger import ledger

app = command_app()


@app.command()
def log(ctx: typer.Context, game: GameName = None, file: RecordFile = None, json: Json = False) -> None:
    env: Environment = ctx.obj
    table = read_table(env, game, file)
    rows = ledger(table.header, table.lines)
    if not json:
        won = winner_lines(env.voice, table, env.width)
        told = ledger_lines(env.voice, rows, env.width, card_names(env, table.game.id))
        show_long(env, [*told, *([plain()] if won else []), *won])
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
