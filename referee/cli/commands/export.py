"""`referee export`: the whole game for others, and the link that puts its result into BG Stats."""

from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from referee.cli.environment import Environment
from referee.cli.opening import read_record, record_path
from referee.cli.output import STDOUT, deliver, goal_of, put
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import Format, GameName, Output, RecordFile
from referee.engine.codes import FINE, REFUSED
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
) -> int:
    env: Environment = ctx.obj
    if bgstats:
        return _bgstats(env, record_path(env, game, file), output, format)
    goal = goal_of(env, output, format, GAME, "referee")
    path = record_path(env, game, file)
    table, record = read_record(env, path)
    try:
        sheet = build(table, record, whole=goal.format != "referee")
    except TooLong as error:
        env.complain(f"export.too-long.{error.what}", number=error.number, most=error.most)
        return REFUSED
    return deliver(env, sheet, goal, GAME, path)


def _bgstats(env: Environment, path: Path, output: str | None, format: str | None) -> int:
    """The link and, where a phone can see it, its code; or a file with the code."""
    from referee.show.export import bgstats

    goal = goal_of(env, output, format, bgstats.FORMATS, "html") if output not in (None, STDOUT) or format else None
    table, record = read_record(env, path)
    sheet = build(table, record)
    if not sheet.over:
        env.complain("export.unfinished")
        return REFUSED
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
