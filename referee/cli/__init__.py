"""The command line: words in, exit status out."""

import sys
from typing import NoReturn

FLAGS = ("no-color", "quiet", "no-input", "debug")


def take_flags(arguments: list[str]) -> tuple[list[str], dict[str, object]]:
    """The options that every command takes, wherever they stand before a `--`, and the other arguments."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    flags: dict[str, object] = {name: True for name in FLAGS if f"--{name}" in arguments[:end]}
    taken = {f"--{name}" for name in flags}
    return [*(word for word in arguments[:end] if word not in taken), *arguments[end:]], flags


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run the program and leave with its status."""
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
