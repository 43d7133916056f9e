"""The one line that would reproduce an answer."""

import shlex
from collections.abc import Mapping, Sequence
from typing import Any

from referee.cli.environment import Environment
from referee.show.text import plain


def again(words: Sequence[Any], flags: Mapping[str, Any]) -> str:
    """A command line: the command, its words, its options.

    Options that are None or False are left out, those with several values repeated.
    """
    options: list[str] = []
    for flag, value in flags.items():
        if value is True:
            options.append(flag)
        elif value is not None and value is not False:
            for one in value if isinstance(value, list | tuple) else [value]:
                options += [flag, str(one)]
    command, *said = [str(word) for word in words]
    if any(word.startswith("-") and word != "-" for word in said):
        return shlex.join(["referee", command, *options, "--", *said])
    return shlex.join(["referee", command, *said, *options])


def show_by(env: Environment, rules: Mapping[str, str]) -> None:
    """Which of several books the answer goes by, such as an edition, where the game has a sentence for it."""
    for key, value in rules.items():
        if env.voice.knows(said := f"by-{key}.{value}"):
            env.write(env.voice(said), indent="  ")


def show_again(env: Environment, line: str) -> None:
    """On one line, however long: what a terminal breaks it can still copy, what we break it cannot."""
    if not env.quiet:
        env.show([plain(env.voice("again", line=line), "faint")])
