"""Where an export goes: which format is meant, and a file that is written whole or not at all."""

import errno
import os
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import NamedTuple, NoReturn

import typer

from referee.cli.environment import Environment
from referee.cli.errors.problems import is_bad_place
from referee.engine.codes import FILE, USAGE
from referee.record.atomic import OLD, Unconfirmed, replace
from referee.say import clean
from referee.show.export import Missing
from referee.show.export.formats import write
from referee.show.export.sheet import Sheet

STDOUT = "-"
BINARY = ("pdf",)
MOST_SIGNS = 12  # that are named
ALIASES = {"htm": "html", "markdown": "md", "text": "txt"}


class Goal(NamedTuple):
    file: str  # "-" is stdout
    format: str


def goal_of(env: Environment, output: str | None, format: str | None, formats: Collection[str], usual: str) -> Goal:
    """What is wanted: the format that was named, else the one of the file's name.

    :raises Exit: if that is none of these.
    """
    file = STDOUT if output is None else output
    wanted = (format or "").lower().removeprefix(".")
    if not wanted:
        suffix = Path(file).suffix.lower().removeprefix(".")
        wanted = usual if file == STDOUT else ALIASES.get(suffix, suffix)
        if wanted not in formats:
            _stop(env, "export.no-format", file=file, suffixes=tuple(f".{name}" for name in formats))
    elif wanted not in formats:
        _stop(env, "export.bad-format", format=wanted, formats=tuple(formats))
    if file == STDOUT and wanted in BINARY and env.stdout.isatty():
        _stop(env, "export.terminal", format=wanted)
    return Goal(file, wanted)


def deliver(
    env: Environment, sheet: Sheet, goal: Goal, formats: Mapping[str, tuple[str, str]], source: Path | None
) -> int:
    """Write the sheet where it is wanted, but not over what it was made from; the status to leave with."""
    try:
        data = write(formats[goal.format], sheet, env.voice)
    except Missing as error:
        env.complain("export.no-font", file=error.file)
        return USAGE
    status = put(env, data, goal, source)
    if goal.format == "pdf":
        from referee.show.export.pdf import lacking

        if signs := lacking(sheet, env.voice):
            env.say("export.no-glyphs", signs=" ".join(signs[:MOST_SIGNS]))
    return status


def put(env: Environment, data: bytes, goal: Goal, source: Path | None) -> int:
    if goal.file == STDOUT:
        _to_stdout(env, data)
        return 0
    if goal.format == "csv":
        data = b"\xef\xbb\xbf" + data  # else spreadsheets take it for another encoding
    # A link is followed, so that it stays one.
    path = Path(os.path.realpath(goal.file))
    if path.is_dir():
        return _complain(env, "export.is-folder", file=goal.file)
    if path.exists() and not path.is_file():
        return _complain(env, "export.special", file=goal.file)
    if path.exists() and source is not None and source.exists() and path.samefile(source):
        return _complain(env, "export.own-source", file=goal.file)
    try:
        kept = replace(path, data, backup=True)
    except Unconfirmed:
        raise
    except (OSError, ValueError) as error:
        return _cannot_write(env, goal.file, error)
    env.changed = True
    if kept:
        kept_as = f"{path if os.path.islink(goal.file) else goal.file}{OLD}"
        env.say("export.replaced", file=goal.file, kept=kept_as)
    else:
        env.say("export.written", file=goal.file)
    return 0


def _to_stdout(env: Environment, data: bytes) -> None:
    """Bytes as they are into a pipe; on a terminal nothing that could be taken for a control sequence."""
    env.stdout.flush()
    buffer = getattr(env.stdout, "buffer", None)
    if buffer is not None and not env.stdout.isatty():
        buffer.write(data)
        buffer.flush()
        return
    lines = data.decode("utf-8", "replace").replace("\r\n", "\n").split("\n")
    env.stdout.write("\n".join(map(clean, lines)))


def _cannot_write(env: Environment, file: str, error: OSError | ValueError) -> int:
    _say_why(env, file, error)
    return USAGE if is_bad_place(error) else FILE


def _say_why(env: Environment, file: str, error: OSError | ValueError) -> None:
    folder = str(Path(file).parent)
    match getattr(error, "errno", None):
        case errno.ENOENT | errno.ENOTDIR:
            env.complain("export.no-folder", folder=folder)
        case errno.EACCES | errno.EPERM | errno.EROFS:
            env.complain("export.denied", folder=folder)
        case errno.ENOSPC | errno.EDQUOT:
            env.complain("export.full", file=file)
        case _:
            env.complain("export.cannot-write", file=file, reason=error)


def _complain(env: Environment, key: str, /, **params: object) -> int:
    env.complain(key, **params)
    return USAGE


def _stop(env: Environment, key: str, /, **params: object) -> NoReturn:
    env.complain(key, **params)
    raise typer.Exit(USAGE)
