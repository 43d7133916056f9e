"""`referee export`: the whole game for others, and the link that puts its result into BG Stats."""

from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from referee.cli.environment import Environment
from referee.cli.opening import read_record, record_path
from referee.cli.output import STDOUT, deliver, goal_of, put
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import Format, GameName, Json, Output, RecordFile
from referee.engine.codes import FINE, REFUSED, USAGE
from referee.show.export.data import game_data
from referee.show.export.formats import GAME
from referee.show.export.sheet import TooLong, build

if TYPE_CHECKING:
    from segno import QRCode

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
    if bgstats:
        return _bgstats(env, record_path(env, game, file), output, format, json)
    goal = goal_of(env, output, format, GAME, "json" if json else "referee")
    if json and goal.file == STDOUT and goal.format != "json":
        env.complain("export.json-alone")
        return USAGE
    path = record_path(env, game, file)
    table, record = read_record(env, path)
    try:
        name = path.stem if file is None else ""
        sheet = build(table, record, whole=goal.format != "referee", name=name)
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


def _bgstats(env: Environment, path: Path, output: str | None, format: str | None, json: bool) -> int:
    """The link and, where a phone can see it, its code; or a file with the code."""
    from referee.show.export import bgstats

    goal = goal_of(env, output, format, bgstats.FORMATS, "html") if output not in (None, STDOUT) or format else None
    table, record = read_record(env, path)
    sheet = build(table, record)
    if not sheet.over:
        env.complain("export.unfinished")
        return REFUSED
    if json and goal is None:
        env.json({"schema": 1, "link": bgstats.link(env.voice, table, sheet)})
        return FINE
    codes = bgstats.codes(env.voice, table, sheet)
    if goal is None:
        env.stdout.write(f"{bgstats.link(env.voice, table, sheet)}\n")
        if env.stdout.isatty():
            _show_code(env, [*codes])
        return FINE
    code = next(codes, None)
    if goal.format == "html":
        return put(env, bgstats.code_page(env.voice, table, sheet, code), goal, path)
    if code is None:
        env.complain("export.qr-long")
        return REFUSED
    return put(env, bgstats.code_svg(env.voice, code), goal, path)


def _show_code(env: Environment, codes: "list[QRCode]") -> None:
    """The first code that fits: of one that is cut off no phone makes anything."""
    from referee.show.export.bgstats import QUIET, in_blocks

    for code, quiet in product(codes, QUIET):
        lines = in_blocks(code, quiet, env.colour)
        columns = code.symbol_size(border=quiet)[0]
        if columns <= env.width and len(lines) < env.height:
            env.stdout.write("".join(f"{line}\n" for line in lines))
            return
    if codes:
        env.say("export.qr-wide", columns=columns, lines=len(lines) + 1)
    else:
        env.say("export.qr-long")
