"""The one exit: every way in which a command can end becomes words and a status."""

import os
import sys
from typing import Any

import typer

from referee.cli.app import app
from referee.cli.environment import Environment
from referee.engine.codes import FINE, INTERRUPTED, REFUSED, USAGE

UsageError: type[Any] = typer.BadParameter.__mro__[1]  # typer carries its own click, under a name of its own


def run(arguments: list[str], env: Environment) -> int:
    """Run a command; the status to leave with."""
    try:
        status = app(arguments, prog_name="referee", standalone_mode=False, obj=env)
        env.stdout.flush()
        return status if isinstance(status, int) else FINE
    except typer.Exit as done:
        return done.exit_code
    except (KeyboardInterrupt, typer.Abort):
        env.complain("interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read us has gone: say nothing, and keep Python from saying it at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except UsageError as error:
        usage = [] if error.ctx is None else [error.ctx.get_usage()]
        message = error.format_message()
        return _report(env, arguments, USAGE, {"code": "usage", "rule": "", "message": message}, [message, *usage])
    except Exception as error:
        return _report_error(env, arguments, error)


def _report_error(env: Environment, arguments: list[str], error: Exception) -> int:
    from referee.cli.problems import problem_of

    try:
        problem = problem_of(error, env)
    except Exception as another:  # the very last resort: saying it must not fail
        problem, error = None, another
    if problem is not None:
        return _report(env, arguments, problem.status, problem.failure, problem.lines)
    if env.debug:
        raise error
    message = env.voice("bug", error=f"{type(error).__name__}: {error}")
    return _report(env, arguments, REFUSED, {"code": "bug", "rule": "", "message": message}, [message])


def _report(env: Environment, arguments: list[str], status: int, failure: dict[str, Any], lines: list[str]) -> int:
    """Say it on stderr, or as the one JSON object that a program waits for."""
    if "--json" in arguments:
        env.json({"schema": 1, "failure": failure})
    else:
        env.stderr.write("".join(f"{line}\n" for line in lines))
    return status
