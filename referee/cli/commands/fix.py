"""`referee fix`: replace an earlier entry."""

from typing import Annotated

import typer

from referee.cli.app import command_app
from referee.cli.guide.fixing import fix_at_once
from referee.cli.opening import open_table
from referee.cli.options import GameName, RecordFile
from referee.engine.codes import FINE, REFUSED

app = command_app("Replace an earlier entry; what follows it is judged again.")


@app.command(epilog="Example: referee fix 12 Ana place b030 d3")
def fix(
    ctx: typer.Context,
    number: Annotated[int, typer.Argument(metavar="N", help="The entry's number, as in the log.")],
    words: Annotated[list[str], typer.Argument(metavar="ENTRY…", help="The entry that should stand there.")],
    game: GameName = None,
    file: RecordFile = None,
) -> int:
    """Replace entry N. Written only if everything after it still fits; `undo` takes it back."""
    with open_table(ctx.obj, game, file) as table:
        return FINE if fix_at_once(ctx.obj, table, number, " ".join(words)) else REFUSED
