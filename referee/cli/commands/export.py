"""`referee export`: the whole game for others, and the link that puts its result into BG Stats."""

from typing import Annotated

import typer

from referee.cli.environment import Environment
from referee.cli.opening import read_record, record_path
from referee.cli.output import STDOUT, deliver, goal_of, tell_install
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import Format, GameName, Json, Output, RecordFile
from referee.engine.codes import FINE, REFUSED, USAGE
from referee.show.export.data import game_data
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
    json: Json = False,
) -> int:
    env: Environment = ctx.obj
    if bgstats and (output not in (None, STDOUT) or format is not None):
        env.complain("export.bgstats-alone")
        return USAGE
    goal = None if bgstats else goal_of(env, output, format, GAME, "json" if json else "referee")
    if json and goal is not None and goal.file == STDOUT and goal.format != "json":
        env.complain("export.json-alone")
        return USAGE
    path = record_path(env, game, file)
    table, record = read_record(env, path)
    if goal is None:
        return _bgstats(env, build(table, record), table.clock(), json)
    try:
        sheet = build(table, record, whole=goal.format != "referee")
    except TooLong as error:
        env.complain(f"export.too-long.{error.what}", number=error.number, most=error.most)
        return REFUSED
    if json and goal.file == STDOUT:
        env.json(game_data(sheet))
        return FINE
    status = deliver(env, sheet, goal, GAME, path)
    if json and status == FINE:
        env.json({"schema": 1, "file": goal.file, "format": goal.format})
    return status


def _bgstats(env: Environment, sheet: Sheet, now: str, json: bool) -> int:
    from referee.show.export.bgstats import in_blocks, link, qr

    if not sheet.over:
        env.complain("export.unfinished")
        return REFUSED
    address = link(env.voice, sheet, now)
    if json:
        env.json({"schema": 1, "link": address})
        return FINE
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
