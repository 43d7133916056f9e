"""The way in: which words are options of every command, which command is called, and the status it leaves with."""

import os
import sys
from typing import TYPE_CHECKING, NoReturn

from referee.cli.flags import take_flags

if TYPE_CHECKING:
    from referee.cli.environment import Environment


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run the program and leave with its status."""
    words = sys.argv[1:] if arguments is None else arguments
    try:
        status = _answer(words)
    except KeyboardInterrupt:  # before there was anybody else to notice
        status = _interrupted(words)
    sys.exit(status)


def _answer(words: list[str]) -> int:
    if shell := os.environ.get("_REFEREE_COMPLETE"):
        from referee.cli.shells.complete import complete

        return complete(shell, words)
    rest, flags = take_flags(words)
    if rest == ["--version"]:
        from importlib.metadata import version

        print("referee", version("table-referee"))
        return 0
    from referee.cli.environment import from_process, open_closed_streams

    open_closed_streams()
    if not rest and sys.stdin.isatty() and sys.stdout.isatty():
        rest = ["play"]
    return run(rest, from_process(flags))


def run(arguments: list[str], env: "Environment") -> int:
    """Run a command in an environment; the status to leave with."""
    from referee.cli.errors.run import told

    env.call = lambda words: run(words, env)
    return told(_call, arguments, env)


def _call(arguments: list[str], env: "Environment") -> int:
    """Carry out a call. Typer understands them all, but takes most of the time of a start, so the plainest calls of
    programs do without it.

    :raises Misused:
    """
    if arguments[:1] == ["verify"]:
        from referee.cli.verifying import plain_call, verify

        if asked := plain_call(arguments):
            return verify(env, *asked)
    from referee.cli.program import call

    return call(arguments, env)


def _interrupted(words: list[str]) -> int:
    from referee.cli.settings import settle
    from referee.engine.codes import INTERRUPTED
    from referee.say import Voice

    print(Voice(settle(os.environ, take_flags(words)[1])["lang"])("interrupted"), file=sys.stderr)
    return INTERRUPTED
