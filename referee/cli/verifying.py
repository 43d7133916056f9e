"""Replay records and say whether they are right. Without typer: programs call this, one file at a time, and wait."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from referee.cli.environment import Environment
from referee.engine.codes import exit_status
from referee.engine.ruling import Refusal
from referee.games import GAMES
from referee.record.file import load
from referee.record.read import LARGEST, Record
from referee.table.verify import Failure, Replay, replay

Job = tuple[str, bool, str]  # a file, whether an altered one is judged all the same, the language

MANY = 64  # from so many files on, all cores work

NOTHING: dict[str, Any] = dict.fromkeys(
    ("game", "edition", "rules", "round", "phase", "players", "pending", "overruled", "standings", "winners")
)

ONLY_SOME = ("edition", "round")  # of these: not every game has them


def plain_call(arguments: list[str]) -> tuple[list[str], bool, bool] | None:
    """What is asked of `verify` with none but files and its own two options, spelt out; None of any other call."""
    if arguments[:1] != ["verify"]:
        return None
    options = {"--accept-altered", "--json"}
    files = [word for word in arguments[1:] if word not in options]
    if not files or any(word.startswith("-") and word != "-" for word in files):
        return None
    return files, "--accept-altered" in arguments, "--json" in arguments


def verify(env: Environment, files: list[str], accept_altered: bool, json: bool) -> int:
    """Replay records. Status: the highest of all files."""
    jobs = [(file, accept_altered, env.language) for file in files]
    worst = 0
    for report in _with_progress(env, _reports(jobs, report_of if json else _told_of), len(jobs)):
        failure = report["failure"]
        worst = max(worst, exit_status(failure["code"] if failure else None))
        if json:
            env.json(report)
            if report["torn"] and not env.quiet:
                env.complain("verify.torn", file=report["file"])
        else:
            _say(env, report)
    return worst


def _reports(jobs: list[Job], each: Callable[[Job], dict[str, Any]]) -> Iterator[dict[str, Any]]:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if len(jobs) < MANY or cores == 1:
        yield from map(each, jobs)
        return
    from multiprocessing import Pool

    with Pool(cores) as pool:
        yield from pool.imap(each, jobs, chunksize=16)


def _with_progress(env: Environment, reports: Iterable[dict[str, Any]], total: int) -> Iterable[dict[str, Any]]:
    """The reports, with a bar on a terminal where they are many."""
    if total < MANY or not env.stderr.isatty() or env.quiet:
        return reports
    from rich.console import Console
    from rich.progress import track

    return track(reports, description="verify", total=total, console=Console(file=env.stderr), transient=True)


def report_of(job: Job) -> dict[str, Any]:
    """What `--json` prints of one file."""
    return _report(job[0], _replayed(job), job[2])


def _told_of(job: Job) -> dict[str, Any]:
    """The same, and where the game stands, in words."""
    from referee.say import Voice
    from referee.show.ruling import stand

    file, _, language = job
    result = _replayed(job)
    play = result.play
    return _report(file, result, language) | ({"stand": stand(Voice(language, play.game.id), play)} if play else {})


def _replayed(job: Job) -> Replay:
    file, accept_altered, _ = job
    try:
        data = sys.stdin.buffer.read(LARGEST + 1) if file == "-" else load(Path(file))
    except (OSError, ValueError) as error:
        return Replay(Record((), ()), failure=_unreadable(error))
    return replay(data, accept_altered=accept_altered)


def _unreadable(error: OSError | ValueError) -> Failure:
    from referee.cli.errors.problems import unreadable_detail

    return Failure(None, None, Refusal("unreadable", "record", unreadable_detail(error), {"reason": error}))


def _report(file: str, result: Replay, language: str) -> dict[str, Any]:
    play, failure = result.play, result.failure
    report: dict[str, Any] = {
        "schema": 1,
        "file": file,
        "ok": failure is None,
        "torn": bool(result.record.torn),
        **NOTHING,
        "entries": play.entries if play else 0,
        "failure": failure and _failure(failure, language, result.game),
    }
    if play:
        overruled = [step.number for step in play.steps if play.game.rules().is_table_ruling(step.entry)]
        view = play.game.view()
        report.update(game=play.game.id, **view.setup_data(play.setup), rules=play.setup.rules, overruled=overruled)
        report.update(view.snapshot(play.state))
        for key in ONLY_SOME:
            if report[key] is None:
                del report[key]
    elif result.game:
        report = {key: value for key, value in report.items() if key not in ONLY_SOME}
        report |= dict.fromkeys(GAMES[result.game].view().FIELDS)
    return report


def _failure(failure: Failure, language: str, game: str) -> dict[str, Any]:
    from referee.games import USUAL
    from referee.say import Voice
    from referee.say.tell import refusal_message

    refusal = failure.refusal
    message = refusal_message(Voice(language, game or USUAL), refusal)
    return {
        "line": failure.line,
        "entry": failure.entry,
        "code": refusal.code,
        "rule": refusal.rule,
        "message": message,
    }


def _say(env: Environment, report: dict[str, Any]) -> None:
    failure = report["failure"]
    if report["torn"]:
        env.complain("verify.torn", file=report["file"])
    if failure is None:
        env.speak_of(report["game"])
        said = {name: report[name] for name in ("file", "entries", "stand")}
        env.write(env.voice("verify.fine", **said), indent="  ")
    else:
        key = "verify.failed" if failure["line"] else "verify.failed-file"
        env.write(env.voice(key, file=report["file"], line=failure["line"], message=failure["message"]), indent="  ")
        if env.stderr.isatty() and not env.quiet:
            from referee.cli.errors.problems import way_to_repair

            env.stderr.write("".join(f"{line}\n" for line in way_to_repair(env, report["file"], failure["code"])))
