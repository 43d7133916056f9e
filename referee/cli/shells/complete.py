"""Answer a shell: the words that could stand at the cursor, one a line. Never a word about what went wrong."""

import io
import os
import sys
from importlib import import_module
from typing import Any

from referee.cli.command_list import all_commands
from referee.cli.environment import Environment
from referee.cli.flags import take_flags
from referee.cli.program import app
from referee.cli.settings import settle
from referee.cli.shells.candidates import FILES, Item, values_of
from referee.cli.shells.line import Cursor, read_line, read_words
from referee.cli.shells.quoting import written
from referee.cli.typer_app.help import brief, every_option, meaning, path_below, path_of, speak_of_what_is_meant
from referee.languages import LANGUAGES


def complete(shell: str, arguments: list[str]) -> int:
    """Print what could stand at the cursor. Whatever happens, the person's line stays as it is."""
    try:
        line = os.environ.get("_REFEREE_LINE")
        cursor = read_words(arguments, shell) if line is None else _of_line(line, shell)
        text = "".join(f"{one}\n" for one in written(shell, cursor, candidates(cursor)))
        sys.stdout.reconfigure(encoding="utf-8", errors="replace", newline="\n")  # type: ignore[union-attr]
        sys.stdout.write(text)
        sys.stdout.flush()
    except Exception:
        os._exit(0)
    return 0


def _of_line(line: str, shell: str) -> Cursor:
    """The line without the program's name."""
    cursor = read_line(line, shell, os.environ.get("_REFEREE_BREAKS", ""))
    return cursor._replace(words=cursor.words[1:])


def candidates(cursor: Cursor) -> list[Item]:
    """What fits, by value with a word of help; `FILES` where a file is meant."""
    words, begun = [*cursor.words], cursor.begun
    if words[-1:] == ["--lang"] and words[:2] != ["cards", "name"]:
        return _fitting([Item(language) for language in LANGUAGES], begun)
    words, _ = take_flags(words)
    env = Environment(os.environ, io.StringIO(), io.StringIO(), io.StringIO(), language=settle(os.environ, {})["lang"])
    if not words and not begun.startswith("-"):
        return _fitting([Item(name, brief(env.voice, name)) for name in all_commands()], begun)
    typed = begun
    context, asked, begun = _asked(env, list(words), begun)
    option = typed[: len(typed) - len(begun)] if typed.startswith("--") else ""  # `--game=` of `--game=fri`
    path = context.command_path.removeprefix("referee").strip()
    name = asked.name if not hasattr(asked, "get_params") else ""
    if path == "new" and (greedy := _greedy(env, words)) and not begun.startswith("-"):
        name = greedy
    if name:
        found = values_of(env, path, name, context, words, cursor)
        if found is None:  # nothing special: what its type knows
            items = asked.shell_complete(context, begun)
            found = [FILES if item.type in ("file", "dir") else Item(item.value) for item in items]
        if FILES in found:
            return [FILES]
        if found or not begun:
            # A name that begins like an option would be taken for one.
            fitting = [item for item in _fitting(found, begun) if not item.value.startswith("-")]
            return [Item(f"{option}{item.value}", item.help) for item in fitting]
    options = begun.startswith("-")
    if options:
        speak_of_what_is_meant(env, context)
        return _fitting([*_options(env, context), *_everywhere(env)], begun)
    below = getattr(context.command, "commands", {}) if path else all_commands()
    return _fitting([Item(one, brief(env.voice, path_below(path_of(context), one))) for one in below], begun)


def _asked(env: Environment, words: list[str], begun: str) -> tuple[Any, Any, str]:
    """Where the line stands, and what is to be completed there: a parameter, or a command's own words."""
    typer_main = import_module("typer.main")
    within = import_module("typer.completion").shell_completion  # typer's own click, under a name of its own
    context = within._resolve_context(typer_main.get_command(app), {"obj": env}, "referee", words)
    asked, begun = within._resolve_incomplete(context, words, begun)
    return context, asked, begun


def _greedy(env: Environment, words: list[str]) -> str:
    """The option whose values go on here: --players Ana Ben …"""
    from referee.cli.typer_app.header_options import greedy_options
    from referee.cli.which_game import kind_meant

    last = next((word for word in reversed(words) if word.startswith("-")), "")
    return greedy_options(kind_meant(env, words)).get(last, "")


def _everywhere(env: Environment) -> list[Item]:
    return [Item(name.split()[0], text) for name, text in every_option(env.voice)]


def _options(env: Environment, context: Any) -> list[Item]:
    return [
        Item(option, meaning(env.voice, path_of(context), parameter))
        for parameter in context.command.get_params(context)
        if parameter.param_type_name == "option" and not getattr(parameter, "hidden", False)
        for option in parameter.opts
        if option.startswith("--")
    ]


def _fitting(items: list[Item], begun: str) -> list[Item]:
    wanted = begun.casefold()
    return [item for item in dict.fromkeys(items) if item.value.casefold().startswith(wanted)]
