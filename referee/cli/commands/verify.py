"""`referee verify`: replay records and say whether they are right. Writes nothing."""

from typing import Annotated

import typer

from referee.cli import verifying
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import Json

app = command_app()


@app.command()
def verify(
    ctx: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="FILE…")],
    accept_altered: Annotated[bool, typer.Option("--accept-altered")] = False,
    json: Json = False,
) -> int:
    return verifying.verify(ctx.obj, files, accept_altered, json)
