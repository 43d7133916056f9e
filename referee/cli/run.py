"""The one exit: every way in which a command can end becomes words and a status."""

import os
import sys
from typing import Any

import typer

from referee.cli.app import app
from referee.cli.environment import Environment
from referee.cli.problems import complain_about
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
        env.complain("usage", message=error.format_message())
        if error.ctx is not None:
            env.complain("usage", message=error.ctx.get_usage())
        return USAGE
    except Exception as error:
        status = _complain(error, env)
        if status is None and env.debug:
            raise
        return REFUSED if status is None else status


def _complain(error: Exception, env: Environment) -> int | None:
    """Say what went wrong; None if it is the program's own fault."""
    try:
        status = complain_about(error, env)
    except Exception as another:
        status, error = None, another
    if status is None:
        env.complain("bug", error=f"{type(error).__name__}: {error}")
    return status
