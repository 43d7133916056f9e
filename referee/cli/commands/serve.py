"""`referee serve`: phones take part in the game of the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from referee.cli.environment import Environment
from referee.cli.serving import serve as serve_phones
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import GameName, RecordFile, Style

app = command_app()


@app.command()
def serve(
    ctx: typer.Context,
    name: Annotated[str | None, typer.Argument(metavar="NAME")] = None,
    game: GameName = None,
    file: RecordFile = None,
    cards: Annotated[Path | None, typer.Option("--cards", metavar="FILE")] = None,
    style: Style = "boxes",
    address: Annotated[str | None, typer.Option("--address", metavar="ADDRESS")] = None,
    port: Annotated[int | None, typer.Option("--port", metavar="N", min=0, max=65535)] = None,
    watch_only: Annotated[bool, typer.Option("--watch-only")] = False,
) -> int:
    env: Environment = ctx.obj
    return serve_phones(env, name or game, file, cards, style, address=address, port=port, watch_only=watch_only)
