"""`referee export`: the whole game for others, and the link that puts its result into BG Stats."""

from typing import Annotated

import typer

from referee.cli.environment import Environment
from referee.cli.opening import read_record, record_path
from referee.cli.output import STDOUT, deliver, goal_of, tell_install
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import Format, GameName, Output, RecordFile
from referee.engine.codes import FINE, REFUSED
from referee.show.export.formats import GAME
from referee.show.export.sheet import Sheet, TooLong, build

app = command_app()


@app.command()
def export(
    ctx: typer.Context,
    output: Output = None,
    format: Format = None,
    bgstats: Annotated[bool, typer.Option("--bgstats")] = False,
    game: GameName = None,
    file: RecordFile = None,
) -> int:
    env: Environment = ctx.obj
    if bgstats and (output not in (None, STDOUT) or format is not None):
        env.complain("export.bgstats-alone")
        return 2
    goal = None if bgstats else goal_of(env, output, format, GAME, "referee")
    path = record_path(env, game, file)
    table, record = read_record(env, path)
    if goal is None:
        return _bgstats(env, build(table, record), table.clock())
    try:
        name = path.stem if file is None else ""
        sheet = build(table, record, whole=goal.format != "referee", name=name)
    except TooLong as error:
        env.complain(f"export.too-long.{error.what}", number=error.number, most=error.most)
        return REFUSED
    return deliver(env, sheet, goal, GAME, path)


def _bgstats(env: Environment, sheet: Sheet, now: str) -> int:
    from referee.show.export.bgstats import in_blocks, link, qr

    if not sheet.over:
        env.complain("export.unfinished")
        return REFUSED
    address = link(env.voice, sheet, now)
    env.stdout.write(f"{address}\n")
    if not env.stdout.isatty():
        return FINE
    try:
        modules = qr(address)
    except ImportError:
        env.say("export.no-qr")
        tell_install(env, "segno")
        return FINE
    except ValueError:  # more than a QR code can hold
        env.say("export.qr-long")
        return FINE
    lines = in_blocks(modules, env.colour)
    if len(modules[0]) > env.width or len(lines) >= env.height:  # of one that is cut off no phone makes anything
        env.say("export.qr-wide", columns=len(modules[0]), lines=len(lines) + 1)
        return FINE
    env.stdout.write("".join(f"{line}\n" for line in lines))
    return FINE
