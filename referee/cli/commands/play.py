"""`referee play`: the referee leads the table."""

from pathlib import Path
from typing import Annotated

import typer

from referee.cli.environment import Environment
from referee.cli.leading import lead
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import GameName, RecordFile, Style
from referee.engine.codes import USAGE

app = command_app()
Cards = Annotated[Path | None, typer.Option("--cards", metavar="FILE")]


@app.command()
def play(
    ctx: typer.Context,
    name: Annotated[str | None, typer.Argument(metavar="NAME")] = None,
    game: GameName = None,
    file: RecordFile = None,
    cards: Cards = None,
    style: Style = "boxes",
    phones: Annotated[bool, typer.Option("--phones")] = False,
) -> int:
    env: Environment = ctx.obj
    if not env.interactive:
        env.complain("guide.no-terminal")
        return USAGE
    if phones:
        from referee.cli.serving import serve

        return serve(env, name or game, file, cards, style)
    return lead(env, name or game, file, cards, style)
