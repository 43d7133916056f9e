"""`referee help`: how a command is used."""

from typing import Annotated

import typer

from referee.cli.environment import Environment
from referee.cli.typer_app.app import command_app
from referee.engine.codes import USAGE

app = command_app()


@app.command(name="help", context_settings={"ignore_unknown_options": True})  # which are those of the other
def help_of(ctx: typer.Context, command: Annotated[list[str] | None, typer.Argument(metavar="COMMAND")] = None) -> int:
    env: Environment = ctx.obj
    if "--json" in (command or []):
        env.complain("usage.no-json", command="referee help")
        return USAGE
    return env.call([*(command or []), "--help"])
