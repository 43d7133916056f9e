"""`referee fix`: replace an earlier entry."""

from typing import Annotated

import typer

from referee.cli.app import command_app
from referee.cli.guide.fixing import fix_at_once
from referee.cli.opening import open_table
from referee.cli.options import GameName, RecordFile
from referee.engine.codes import FINE, REFUSED

app = command_app()


@app.command()
def fix(
    ctx: typer.Context,
    number: Annotated[int, typer.Argument(metavar="N")],
    words: Annotated[list[str], typer.Argument(metavar="ENTRY…")],
    game: GameName = None,
    file: RecordFile = None,
) -> int:
    with open_table(ctx.obj, game, file) as table:
        return FINE if fix_at_once(ctx.obj, table, number, " ".join(words)) else REFUSED
