"""Answer a shell: the words that could stand at the cursor, one a line. Never a word about what went wrong."""

import io
import os
import re
import shlex
import sys
from importlib import import_module
from typing import Any, NamedTuple

from referee.cli import take_flags
from referee.cli.app import app, commands_for
from referee.cli.environment import Environment
from referee.cli.help import brief, every_option, meaning, path_below, path_of
from referee.cli.kinds import kind_in_use
from referee.cli.settings import settle
from referee.cli.shells.candidates import FILES, Item, values_of
from referee.languages import LANGUAGES

_SPECIAL = re.compile(r"([^\w@%+=:,./~^-])")


class Cursor(NamedTuple):
    """The words before the cursor, the last one begun, and the quote that it stands in."""

    words: list[str]
    begun: str
    quote: str = ""


def complete(shell: str, arguments: list[str]) -> int:
    """Print what could stand at the cursor. Whatever happens, the person's line stays as it is."""
    try:
        line = os.environ.get("_REFEREE_LINE")
        cursor = read_words(arguments) if line is None else read_line(line, shell)
        text = "".join(f"{one}\n" for one in written(shell, cursor, candidates(cursor)))
        sys.stdout.reconfigure(encoding="utf-8", errors="replace", newline="\n")  # type: ignore[union-attr]
        sys.stdout.write(text)
        sys.stdout.flush()
    except Exception:
        os._exit(0)
    return 0


def read_words(arguments: list[str]) -> Cursor:
    """Words that the shell has split; the last may still carry the quote that opens it."""
    *words, begun = arguments or [""]
    quote = begun[:1] if begun[:1] in ("'", '"') else ""
    return Cursor(words, begun.removeprefix(quote) if quote else begun.replace("\\ ", " "), quote)


def read_line(line: str, shell: str) -> Cursor:
    """A whole line up to the cursor, with the program's name."""
    lexer = shlex.shlex(line, posix=True, punctuation_chars=False)
    lexer.whitespace_split = True
    lexer.commenters = ""
    if shell == "powershell":
        lexer.escape = ""
    words: list[str] = []
    quote = ""
    try:
        words = list(lexer)
    except ValueError:  # an open quote
        words = _closed(line, shell)
        quote = _open_quote(line)
    if not quote and (not line or line[-1].isspace()) and not line.endswith("\\ "):
        words.append("")
    return Cursor(words[1:-1], words[-1] if len(words) > 1 else "", quote)


def _closed(line: str, shell: str) -> list[str]:
    """The words of a line whose last one is still in quotes."""
    for end in ("'", '"', "\\"):
        try:
            return shlex.split(line + end, comments=False)
        except ValueError:
            continue
    return [*line.split(), ""]


def _open_quote(line: str) -> str:
    quote = ""
    for sign in line:
        if sign in "'\"" and quote in ("", sign):
            quote = "" if quote else sign
    return quote


def candidates(cursor: Cursor) -> list[Item]:
    """What fits, by value with a word of help; `FILES` where a file is meant."""
    words, begun = cursor.words, cursor.begun
    if words[-1:] == ["--lang"] and words[:2] != ["cards", "name"]:
        return _fitting([Item(language) for language in LANGUAGES], begun)
    words, _ = take_flags(words)
    env = Environment(os.environ, io.StringIO(), io.StringIO(), io.StringIO(), language=settle(os.environ, {})["lang"])
    if not words and not begun.startswith("-"):
        return _fitting([Item(name, brief(env.voice, name)) for name in commands_for(kind_in_use(env))], begun)
    context, asked, begun = _asked(list(words), begun)
    path = context.command_path.removeprefix("referee").strip()
    name = asked.name if not hasattr(asked, "get_params") else ""
    if path == "new" and (greedy := _greedy(env, words)) and not begun.startswith("-"):
        name = greedy
    if name:
        found = values_of(env, path, name, context, words, cursor)
        if found is None:  # nothing special: what its type knows
            items = asked.shell_complete(context, begun)
            found = [FILES if item.type in ("file", "dir") else Item(item.value) for item in items]
        if found or not begun:
            return found if FILES in found else _fitting(found, begun)
    options = begun.startswith("-")
    if options:
        return _fitting([*_options(env, context), *_everywhere(env)], begun)
    below = getattr(context.command, "commands", {}) if path else commands_for(kind_in_use(env))
    return _fitting([Item(one, brief(env.voice, path_below(path_of(context), one))) for one in below], begun)


def _asked(words: list[str], begun: str) -> tuple[Any, Any, str]:
    """Where the line stands, and what is to be completed there: a parameter, or a command's own words."""
    typer_main = import_module("typer.main")
    within = import_module("typer.completion").shell_completion  # typer's own click, under a name of its own
    context = within._resolve_context(typer_main.get_command(app), {}, "referee", words)
    asked, begun = within._resolve_incomplete(context, words, begun)
    return context, asked, begun


def _greedy(env: Environment, words: list[str]) -> str:
    """The option whose values go on here: --players Ana Ben …"""
    from referee.cli.commands.new import greedy_options
    from referee.cli.kinds import kind_meant

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


def written(shell: str, cursor: Cursor, found: list[Item]) -> list[str]:
    """The lines that a shell reads."""
    if FILES in found:
        return [FILES.value]
    clean = [Item(item.value, " ".join(item.help.split())) for item in found if item.value.isprintable()]
    if shell == "zsh":
        return [_joined(item.value.replace("\\", "\\\\").replace(":", "\\:"), item.help, ":") for item in clean]
    if shell == "fish":
        return [_joined(item.value, item.help, "\t") for item in clean]
    if shell == "powershell":
        return [_joined(_for_powershell(item.value), item.help, "\t") for item in clean]
    return [_for_bash(item.value, cursor) for item in clean]


def _joined(value: str, help: str, sign: str) -> str:
    return f"{value}{sign}{help}" if help else value


def _for_bash(value: str, cursor: Cursor) -> str:
    """Readline replaces only what follows the last sign that breaks words, unless quotes are open."""
    if cursor.quote:
        return value
    breaks = [sign for sign in os.environ.get("_REFEREE_BREAKS", "") if sign in ":="]
    cut = max((cursor.begun.rfind(sign) for sign in breaks), default=-1) + 1
    return _SPECIAL.sub(r"\\\1", value[cut:])


def _for_powershell(value: str) -> str:
    return value if re.fullmatch(r"[\w:./=-]+", value) else "'" + value.replace("'", "''") + "'"
