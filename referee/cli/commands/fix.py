"""`referee fix`: replace an earlier entry."""

import shlex
from typing import Annotated

import typer

from referee.cli.app import command_app
from referee.cli.environment import Environment
from referee.cli.guide.fixing import fix_at_once, text_of
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
    env: Environment = ctx.obj
    with open_table(env, game, file) as table:
        index = next((index for index, step in enumerate(table.play.steps) if step.number == number), 0)
        old = text_of(table, index) if table.play.steps else ""
        if not fix_at_once(env, table, number, " ".join(words)):
            return REFUSED
        where = ["--file", str(file)] if file else []
        env.hint("back", line=shlex.join(["referee", "fix", *where, str(table.play.steps[index].number), old]))
        return FINE
