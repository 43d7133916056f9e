"""`referee completions`: a completion script, printed or installed."""

from typing import Annotated, Literal

import typer

from referee.cli.app import command_app
from referee.cli.environment import Environment
from referee.cli.shells.scripts import SCRIPTS, home_of, start_line
from referee.record.file import OLD, replace_keeping

app = command_app()
STARTS = {"bash": "~/.bashrc", "zsh": "~/.zshrc", "powershell": "$PROFILE"}


@app.command()
def completions(
    ctx: typer.Context,
    shell: Annotated[Literal["bash", "zsh", "fish", "powershell"], typer.Argument(metavar="SHELL")],
    install: Annotated[bool, typer.Option("--install")] = False,
) -> None:
    env: Environment = ctx.obj
    if not install:
        env.stdout.write(SCRIPTS[shell])
        return
    file = home_of(shell, env.variables)
    file.parent.mkdir(parents=True, exist_ok=True)
    kept = replace_keeping(file, SCRIPTS[shell].encode())
    back = f"{file}{OLD}" if kept else ""
    env.write(env.voice("completions.replaced" if kept else "completions.installed", shell=shell, file=file, kept=back))
    if line := start_line(shell, file):
        env.say("completions.start-line", file=STARTS[shell], line=line)
