"""Write man/: a page for the program and one for each command, from the help itself. A test compares them.

python -m tools.manual
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer

from referee.cli.command_list import all_commands, commands_for, own_commands
from referee.cli.program import app
from referee.cli.typer_app.help import brief, call_of, every_option, examples, label, lesson, meaning, path_of, purpose
from referee.games import GAMES
from referee.say import Voice

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "man"
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
DATE = "November 2026"  # of this version, not of the day on which the pages are made: they are compared

# Kept in the words of docs/: the pages are for those who have no browser at hand.
STATUSES = {
    "0": "fine, also if something must now be decided",
    "1": "refused by the rules",
    "2": "not understood, unknown, ambiguous, or used wrongly",
    "3": "a choice is needed",
    "4": "a file cannot be used",
    "5": "the game is in use by another referee",
    "130": "interrupted",
}
VARIABLES = {
    "REFEREE_HOME": "one folder for games, cards and settings",
    "REFEREE_LANG, REFEREE_EDITION, REFEREE_STYLE, REFEREE_BACKGROUND": "as the settings of the same name",
    "NO_COLOR": "if it is not empty, no colour",
    "COLUMNS": "the width to draw for",
    "PAGER": "what shows an answer that is higher than the terminal; else less, else Enter turns the pages",
}
VOICES = {kind: Voice("en", kind) for kind in GAMES}
ENGLISH = VOICES[next(iter(GAMES))]


def voice_of(name: str) -> Voice:
    """That of the first game that has the command."""
    return next((VOICES[kind] for kind in GAMES if name in commands_for(kind)), ENGLISH)


def text(words: str) -> str:
    """Text as roff: nothing in it is a request or an escape."""
    safe = words.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")
    return "\n".join(f"\\&{line}" if line.startswith((".", "'")) else line for line in safe.split("\n"))


def page(name: str, command: Any, context: Any) -> str:
    """One page: name, examples, synopsis, options, commands below it."""
    title, voice = name.replace(" ", "-"), voice_of(name.removeprefix("referee "))
    own = "referee for board games played with real cards"
    summary = own if name == "referee" else brief(voice, path_of(context)).rstrip(".")
    lines = [
        f'.TH {text(title.upper())} 1 "{DATE}" "referee {VERSION}" "referee"',
        ".SH NAME",
        f"{text(title)} \\- {text(summary[0].lower() + summary[1:])}",
        *described(voice, command, context, ".SH"),
        *(line for kind in GAMES if kind != voice.game for line in in_other_game(kind, name, context)),
    ]
    if name == "referee":
        lines += listed(".SH COMMANDS", {f"referee-{one}(1)": brief(voice_of(one), one) for one in all_commands()})
        lines += [*listed(".SH GLOBAL OPTIONS", dict(every_option(ENGLISH))), *listed(".SH ENVIRONMENT", VARIABLES)]
    lines += listed(".SH EXIT STATUS", STATUSES)
    lines += [".SH SEE ALSO", ".BR referee (1)" if name != "referee" else "referee rules, referee demo"]
    return "\n".join(lines) + "\n"


def in_other_game(kind: str, name: str, context: Any) -> Iterator[str]:
    """A command that a game has in its own way, beside that of the usual one."""
    command_name = name.removeprefix("referee ")
    load = own_commands(kind).get(command_name)
    if load is None:
        return
    app = load()
    assert isinstance(app, typer.Typer)
    voice, command = VOICES[kind], typer.main.get_command(app)
    own = typer.Context(command, info_name=command_name, parent=context.parent)
    yield f".SH FOR {text(kind.upper())}"
    yield from [".nf", *map(text, examples(voice, command_name)), ".fi", ".PP", text(purpose(voice, command_name))]
    yield from listed("", {label(voice, one): meaning(voice, command_name, one) for one in command.get_params(own)})


def described(voice: Voice, command: Any, context: Any, heading: str) -> Iterator[str]:
    """Synopsis, examples, what it does, its parameters, and the same for what is below it."""
    big = heading == ".SH"
    yield ".SH SYNOPSIS" if big else f".SS {text(context.command_path)}"
    path = path_of(context)
    usage = call_of(voice, context).removeprefix(context.command_path)
    yield f"\\fB{text(context.command_path)}\\fR{text(usage)}"
    yield from [".SH EXAMPLES" if big else ".PP", ".nf", *map(text, examples(voice, path)), ".fi"]
    yield from [".SH DESCRIPTION" if big else ".PP", text(purpose(voice, path))]
    yield from listed("", dict(lesson(voice, path)))
    parameters = {label(voice, one): meaning(voice, path, one) for one in command.get_params(context)}
    if big:
        yield ".SH OPTIONS"
    yield from listed("", parameters)
    below = getattr(command, "commands", {})
    if below and context.command_path != "referee":
        yield ".SH COMMANDS"
        for name, one in below.items():
            yield from described(voice, one, typer.Context(one, info_name=name, parent=context), ".SS")


def listed(heading: str, terms: dict[str, str]) -> list[str]:
    lines = [heading] if heading else []
    for term, sense in terms.items():
        lines += [".TP", f"\\fB{text(term)}\\fR", text(sense) or "\\&"]
    return lines


def files() -> dict[Path, str]:
    """What stands in each file."""
    root: Any = typer.main.get_command(app)
    context = typer.Context(root, info_name="referee", help_option_names=["-h", "--help"])
    pages = {FOLDER / "referee.1": page("referee", root, context)}
    for name in all_commands():
        command = root.get_command(context, name)
        below = typer.Context(command, info_name=name, parent=context)
        pages[FOLDER / f"referee-{name}.1"] = page(f"referee {name}", command, below)
    return pages


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for path, written in files().items():
        path.write_text(written, encoding="utf-8", newline="\n")
