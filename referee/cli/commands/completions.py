"""`referee completions`: a completion script, printed or installed."""

import os
from pathlib import Path
from typing import Annotated, Literal

import typer

from referee.cli.environment import Environment
from referee.cli.errors.problems import is_bad_place
from referee.cli.shells.scripts import SCRIPTS, home_of, start_line
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import Json
from referee.engine.codes import FINE, USAGE
from referee.record.atomic import OLD, Unwritable, make_folder, replace

app = command_app()
STARTS = {"bash": "~/.bashrc", "zsh": "~/.zshrc", "powershell": "$PROFILE"}


@app.command()
def completions(
    ctx: typer.Context,
    shell: Annotated[Literal["bash", "zsh", "fish", "powershell"], typer.Argument(metavar="SHELL")],
    install: Annotated[bool, typer.Option("--install")] = False,
    json: Json = False,
) -> int:
    env: Environment = ctx.obj
    if not install:
        if json:
            env.json({"schema": 1, "shell": shell, "script": SCRIPTS[shell]})
        else:
            env.stdout.write(SCRIPTS[shell])
        return FINE
    file = home_of(shell, env.variables)
    try:
        make_folder(file.parent)
        kept = replace(Path(os.path.realpath(file)), SCRIPTS[shell].encode(), backup=True)
    except Unwritable as error:
        if not is_bad_place(error):
            raise
        env.complain("completions.cannot-write", file=file, reason=error, shell=shell)
        return USAGE
    env.changed = True
    back = f"{os.path.realpath(file) if file.is_symlink() else file}{OLD}" if kept else ""
    if json:
        env.json({"schema": 1, "shell": shell, "file": str(file), "kept": back or None})
        return FINE
    env.write(env.voice("completions.replaced" if kept else "completions.installed", shell=shell, file=file, kept=back))
    if line := start_line(shell, file):
        env.say("completions.start-line", file=STARTS[shell])
        if not env.quiet:
            env.tell([f"  {line}"])
    return FINE
