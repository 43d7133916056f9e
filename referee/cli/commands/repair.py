"""`referee repair`: what can be kept of a damaged record, decided line by line, on a copy."""

import os
import shlex
from pathlib import Path
from typing import Annotated, Any

import typer

from referee.cli.environment import Environment
from referee.cli.opening import record_path
from referee.cli.repair_questions import Arguments, Person, damage_lines
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import Json
from referee.engine.codes import FILE, FINE, USAGE, exit_status
from referee.record.atomic import Unwritable, replace
from referee.record.backup import keep_beside
from referee.record.file import Changed, Journal, load
from referee.say.tell import refusal_message
from referee.show.ruling import stand
from referee.table.damage import KEEP, NOTE, STOP, TYPE, Damage, Hopeless, ranges
from referee.table.repair import RecordRepair
from referee.table.store import SUFFIX, BadName, NoSuchGame
from referee.table.table import Unusable
from referee.table.verify import replay

app = command_app()


@app.command()
def repair(
    ctx: typer.Context,
    what: Annotated[str | None, typer.Argument(metavar="NAME")] = None,
    keep: Annotated[list[str] | None, typer.Option("--keep", metavar="LINES")] = None,
    note: Annotated[list[str] | None, typer.Option("--note", metavar="LINES")] = None,
    stop: Annotated[int | None, typer.Option("--stop", metavar="LINE", min=1)] = None,
    retyped: Annotated[list[str] | None, typer.Option("--type", metavar="TEXT")] = None,
    header: Annotated[list[str] | None, typer.Option("--header", metavar="TEXT")] = None,
    yes: Annotated[bool, typer.Option("--yes", "-y")] = False,
    json: Json = False,
) -> int:
    env: Environment = ctx.obj
    path = _path(env, what)
    data = load(path)
    sound = replay(data)
    if sound.failure is not None and sound.failure.refusal.code == "unreadable":  # too large, or too much work
        raise Unusable(sound.failure, str(path), sound.game)
    if sound.failure is None and sound.play is not None and not sound.record.torn:
        return _fine(env, path, sound.play.entries, json)
    arguments = Arguments(env, keep or (), note or (), stop, retyped or (), header or ())
    asked = env.interactive and not yes and not json
    decide = (Person(env, arguments) if asked else arguments).answer
    env.speak_of(sound.game)  # as far as can be seen; once the header holds, of the game that it names
    left_out = lambda line, text: env.voice("repair.left-out", line=line, text=text)  # noqa: E731
    found = RecordRepair(data, decide, left_out, env.speak_of)
    hopeless: Hopeless | None = None
    try:
        found.run()
    except EOFError:
        env.complain("repair.left")
        return USAGE
    except Hopeless as error:
        hopeless = error
    if arguments.unused and hopeless is None:
        env.complain("repair.not-damaged", lines=tuple(sorted(map(str, arguments.unused))))
        return USAGE
    report = {**_report(path), **_found(env, found)}
    if not json and not asked:
        for decided in found.decided:
            env.show(damage_lines(env, decided.damage))
    if hopeless:
        return _hopeless(env, path, hopeless, report, json)
    if not json:
        _say_proven(env, found)
    if not (yes or asked or (arguments and not found.undecided)):
        if json:
            env.json({**report, "failure": _failure(env, found.decided[0].damage) if found.decided else None})
        key = "repair.undecided" if found.decided else "repair.unwritten"
        env.say(key, line=shlex.join(["referee", "repair", str(what or path), "--yes"]))
        return FILE
    return _write(env, path, data, found, report, json)


def _fine(env: Environment, path: Path, entries: int, json: bool) -> int:
    if json:
        env.json({**_report(path), "ok": True, "entries": entries})
    else:
        env.write(env.voice("repair.fine", file=str(path), entries=entries), indent="  ")
    return FINE


def _path(env: Environment, what: str | None) -> Path:
    """A game of this machine if there is one of that name, else a file."""
    if what is None:
        return record_path(env, None, None)
    try:
        return env.store.path(what.removesuffix(SUFFIX)) if "/" not in what and not Path(what).exists() else Path(what)
    except (NoSuchGame, BadName):
        if what.endswith(SUFFIX) or "/" in what:
            return Path(what)  # there is no such file, which is said
        raise


def _write(env: Environment, path: Path, data: bytes, found: RecordRepair, report: dict[str, Any], json: bool) -> int:
    """The damaged record to a name of its own, then the repaired one to its place. Another referee has to wait."""
    with Journal(path) as journal:
        if not journal.locked:
            env.say("no-lock")
        if journal.data != data:
            raise Changed(path)
        only_torn = all(one.damage.kind == "torn" for one in found.decided)
        if not only_torn and not all(one.proven for one in found.decided):
            found.add_note(_summary(env, path, found))
        result = replay(found.data)
        if result.failure is not None or result.play is None:
            raise AssertionError(f"not repaired: {result.failure}")
        copies: list[Path] = []
        try:
            copies.append(keep_beside(path, "damaged", data))
            if found.aside:
                copies.append(keep_beside(path, "torn" if only_torn else "rest", found.aside))
            replace(Path(os.path.realpath(path)), found.data)  # a link is followed, so that it stays one
        except Unwritable:
            _take_away(env, copies)
            raise
    kept, aside = copies[0], next(iter(copies[1:]), None)
    env.changed = True
    if json:
        names = {"original": str(kept), "aside": aside and str(aside)}
        env.json({**report, **names, "ok": True, "written": True, "entries": result.play.entries})
        return FINE
    said = stand(env.voice, result.play)
    env.write(env.voice("repair.written", file=str(path), entries=result.play.entries, stand=said), indent="  ")
    env.write(env.voice("repair.original", file=str(kept)), indent="  ")
    if aside is not None:
        env.write(env.voice("repair.aside", file=str(aside)), indent="  ")
    return FINE


def _take_away(env: Environment, copies: list[Path]) -> None:
    """The record is as it was, so nobody needs copies of it; one that stays is named."""
    for copy in copies:
        try:
            copy.unlink()
        except OSError as error:
            env.complain("repair.left-behind", file=str(copy), reason=error)


def _summary(env: Environment, path: Path, found: RecordRepair) -> str:
    by_choice = {
        choice: ranges([one.damage.line for one in found.decided if one.answer.choice == choice]) or "–"
        for choice in (KEEP, TYPE, NOTE, STOP)
    }
    return env.voice("repair.summary", file=path.name, unchecked=ranges(found.unchecked) or "–", **by_choice)


def _say_proven(env: Environment, found: RecordRepair) -> None:
    for one in found.mended:
        env.write(env.voice(f"repair.mended-{one.how}", line=one.line, was=one.was, now=one.now), indent="  ")
    for decided in [one for one in found.decided if one.proven]:
        line, text = decided.damage.line, decided.answer.text
        env.write(env.voice("repair.proven", line=line, text=text), indent="  ")
    if found.unchecked:
        env.write(env.voice("repair.unchecked", lines=ranges(found.unchecked)), indent="  ")


def _hopeless(env: Environment, path: Path, error: Hopeless, report: dict[str, Any], json: bool) -> int:
    message = refusal_message(env.voice, error.refusal)
    if json:
        failure = {"line": error.line, "code": error.refusal.code, "rule": error.refusal.rule, "message": message}
        env.json({**report, "failure": failure})
    else:
        key = "verify.failed-file" if error.line is None else "verify.failed"
        env.complain(key, file=str(path), line=error.line, message=message)
    if error.damage is not None:
        option = ["--header", f"{error.damage.key} …"] if error.damage.key else ["--type", f"{error.line} …"]
        env.say("repair.must-be-said", line=shlex.join(["referee", "repair", str(path), *option]))
    return exit_status(error.refusal.code)


def _report(path: Path) -> dict[str, Any]:
    nothing: dict[str, Any] = {"ok": False, "written": False, "mended": [], "damage": [], "unchecked": []}
    return {"schema": 1, "file": str(path), **nothing, "original": None, "aside": None, "failure": None}


def _found(env: Environment, found: RecordRepair) -> dict[str, Any]:
    return {
        "mended": [one._asdict() for one in found.mended],
        "damage": [
            {
                "line": one.damage.line,
                "kind": one.damage.kind,
                "text": one.damage.text,
                "message": refusal_message(env.voice, one.damage.refusal),
                "rules": one.damage.also and refusal_message(env.voice, one.damage.also),
                "choices": list(one.damage.choices),
                "chosen": one.answer.choice,
                "by_proposal": one.by_proposal,
                "typed": one.answer.text,
                "proven": one.proven,
            }
            for one in found.decided
        ],
        "unchecked": found.unchecked,
    }


def _failure(env: Environment, damage: Damage) -> dict[str, Any]:
    message = refusal_message(env.voice, damage.refusal)
    return {"line": damage.line, "code": damage.refusal.code, "rule": damage.refusal.rule, "message": message}
