"""The command line: words in, exit status out."""

import os
import sys
from typing import NoReturn

FLAGS = ("no-color", "quiet", "no-input", "debug")


def take_flags(arguments: list[str]) -> tuple[list[str], dict[str, object]]:
    """The options that every command takes, wherever they stand before a `--`, and the other arguments."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    flags: dict[str, object] = {name: True for name in FLAGS if f"--{name}" in arguments[:end]}
    taken = {f"--{name}" for name in flags}
    rest = [word for word in arguments[:end] if word not in taken]
    if any(word.startswith("--lang") for word in rest) and rest[:2] != ["cards", "name"]:  # which has its own
        rest = _take_language(rest, flags)
    return [*rest, *arguments[end:]], flags


def _take_language(words: list[str], flags: dict[str, object]) -> list[str]:
    """`--lang fr` or `--lang=fr`, the last one if there are several. Without a value it stays, to be complained of."""
    rest = []
    following = iter(words)
    for word in following:
        if word.startswith("--lang="):
            flags["lang"] = word.removeprefix("--lang=")
        elif word == "--lang" and (value := next(following, None)) is not None:
            flags["lang"] = value
        else:
            rest.append(word)
    return rest


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run the program and leave with its status."""
    if shell := os.environ.get("_REFEREE_COMPLETE"):
        from referee.cli.shells.complete import complete

        sys.exit(complete(shell, sys.argv[1:]))
    rest, flags = take_flags(sys.argv[1:] if arguments is None else arguments)
    if rest == ["--version"]:
        from importlib.metadata import version

        print("referee", version("table-referee"))
        sys.exit(0)
    if not rest and sys.stdin.isatty() and sys.stdout.isatty():
        rest = ["play"]
    from referee.cli.environment import from_process
    from referee.cli.run import run

    sys.exit(run(rest, from_process(flags)))
