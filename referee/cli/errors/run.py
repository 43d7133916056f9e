"""The one exit: every way in which a command can end becomes words and a status."""

import os
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from referee.cli.environment import Environment
from referee.engine.codes import FILE, FINE, INTERRUPTED, REFUSED, USAGE
from referee.languages import LANGUAGES


class Misused(Exception):
    """A call that cannot be carried out: the sentence for a program, the lines for a person."""

    def __init__(self, message: str, lines: Callable[[], list[str]]) -> None:
        super().__init__(message)
        self.message = message
        self.lines = lines


class Instead(Exception):
    """The same call with more words is wanted: what was asked has shown which."""

    def __init__(self, *more: str) -> None:
        super().__init__(more)
        self.more = more


Call = Callable[[list[str], Environment], int]  # carries out a command: the status to leave with


def told(call: Call, arguments: list[str], env: Environment) -> int:
    """Run a command, and tell how it ended; the status to leave with."""
    try:
        status = _run(call, arguments, env)
        try:
            env.stdout.flush()
        except OSError:
            if status == FINE:
                raise  # else a worse failure was told already
    except SystemExit:  # typer leaves in its own way
        status = FINE
    except OSError as error:  # the answer could not be written
        status = _unanswered(env, error)
    _forget(env)
    return status


def _run(call: Call, arguments: list[str], env: Environment) -> int:
    try:
        if arguments[-1:] == ["--lang"]:
            env.complain("lang-missing", known=LANGUAGES)
            return _finish(env, arguments, USAGE)
        return _finish(env, arguments, call(arguments, env))
    except KeyboardInterrupt:
        return _finish(env, arguments, INTERRUPTED)
    except OSError as error:
        if error.filename is None:
            raise
        return _report_error(env, arguments, error)
    except Misused as error:
        return _report(env, arguments, USAGE, {"code": "usage", "rule": "", "message": error.message}, error.lines)
    except Exception as error:
        return _report_error(env, arguments, error)


def _unanswered(env: Environment, error: OSError) -> int:
    """Whoever read us may go when they like; any other way to lose an answer is told."""
    if isinstance(error, BrokenPipeError):
        return FINE
    with suppress(OSError):
        _report_error(env, [], error)
    return FILE


def _finish(env: Environment, arguments: list[str], status: int) -> int:
    """A program that asked for JSON gets an object also where a person was only told a sentence."""
    if status == INTERRUPTED:
        entries = env.entries_written
        key = env.if_interrupted or ("interrupted.entries" if entries else "interrupted")
        env.complain(key, number=entries)
        return status
    if status != FINE and env.complaint and not env.answered and "--json" in arguments:
        code, message = env.complaint
        env.json({"schema": 1, "failure": {"code": code, "rule": "", "message": message}})
    return status


def _forget(env: Environment) -> None:
    """Keep Python from trying once more at the end to write what nobody reads."""
    for stream in (env.stdout, env.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _report_error(env: Environment, arguments: list[str], error: Exception) -> int:
    from referee.cli.errors.problems import problem_of

    try:
        problem = problem_of(error, env)
    except Exception as another:  # the very last resort: saying it must not fail
        problem, error = None, another
    if problem is not None:
        return _report(env, arguments, problem.status, problem.failure, problem.lines)
    if env.debug:
        raise error
    message = env.voice("bug", error=f"{type(error).__name__}: {error}")
    return _report(
        env, arguments, REFUSED, {"code": "bug", "rule": "", "message": message}, lambda: _wrapped(env, message)
    )


def _wrapped(env: Environment, message: str) -> list[str]:
    """In lines that break between words, if that is not what is broken."""
    try:
        from referee.show.text import wrap

        return wrap(message, env.width, "  ")
    except Exception:
        return [message]


def _report(
    env: Environment, arguments: list[str], status: int, failure: dict[str, Any], lines: Callable[[], list[str]]
) -> int:
    """Say it on stderr, or as the one JSON object that a program waits for."""
    if "--json" in arguments:
        try:
            env.json({"schema": 1, "failure": failure})
            env.stdout.flush()
            return status
        except OSError:
            pass  # then a person may read it
    told = lines()
    env.tell([*told, f"  [{failure['code']}]"] if env.debug else told)
    return status
