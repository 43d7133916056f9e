"""`referee demo`: a recorded game that shows every rule at work."""

from importlib import resources

import typer

from referee.cli.app import command_app
from referee.cli.commands.show import boards_lines
from referee.cli.environment import Environment
from referee.cli.report import ruling_lines
from referee.record.read import read
from referee.show.score import score_lines
from referee.show.text import plain, wrap
from referee.table.header import read_header
from referee.table.play import Play
from referee.table.table import Table

app = command_app()


@app.command()
def demo(ctx: typer.Context) -> None:
    env: Environment = ctx.obj
    record = read((resources.files("referee.games.vampire_village") / "demo.referee").read_bytes())
    header = read_header(record.header)
    table = Table(header, Play(header.game, header.setup))
    remarks = 0
    for line in record.lines:
        if line.text.lstrip().startswith("#"):
            remarks += 1
            remark = f"# {env.voice(f'demo.{remarks}')}"
            env.show([[], *(plain(text, "faint") for text in wrap(remark, env.width, "# "))])
            continue
        before = table.state.phase
        env.show(ruling_lines(env, table, table.do(line.text)))
        if table.state.phase != before and table.state.phase in ("demons", "over"):
            env.show([[], *boards_lines(env, table), []])
    env.show(score_lines(env.voice, table, env.width))
