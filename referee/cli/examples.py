"""Examples: the first thing that the help of a command shows."""

import re
from collections.abc import Callable
from typing import Any, Final

from referee.show.text import wrap

# By command path. Commands that bring theirs with them, after `Example:`, are not listed.
EXAMPLES: Final = {
    "referee": ("referee demo", "referee play", "referee attack witches w2 w2 --village '3 h0w / 3=1 2'"),
    "referee play": ("referee play", "referee play --game friday --style large"),
    "referee show": ("referee show", "referee show Ana --legal", "referee show --style plain --file friday.referee"),
    "referee score": ("referee score", "referee score --game friday --json"),
    "referee log": ("referee log", "referee log --game friday"),
    "referee undo": ("referee undo", "referee undo --from 12"),
    "referee redo": ("referee redo",),
    "referee best": ("referee best",),
    "referee cards": ("referee cards", "referee cards show b03", "referee cards name b030:row Mill"),
    "referee cards show": ("referee cards show b03",),
    "referee cards name": ("referee cards name b030:row Mill", "referee cards name b030:row Moulin --lang fr"),
    "referee cards add": ("referee cards add round1 b030:row 2",),
    "referee cards remove": ("referee cards remove round1 b030:row",),
    "referee cards import": ("referee cards import cards.yaml",),
    "referee cards restore": ("referee cards restore",),
    "referee cards export": ("referee cards export - > cards.yaml",),
    "referee cards check": ("referee cards check", "referee cards check --cards cards.yaml"),
    "referee cards complete": ("referee cards complete", "referee cards complete --no"),
    "referee games": ("referee games", "referee games archive friday", "referee games add friday.referee"),
    "referee games rename": ("referee games rename friday 'friday at home'",),
    "referee games archive": ("referee games archive friday",),
    "referee games delete": ("referee games delete friday",),
    "referee games restore": ("referee games restore friday",),
    "referee games add": ("referee games add friday.referee", "referee games add ~/friday.referee lost"),
    "referee games abandon": ("referee games abandon friday",),
    "referee verify": ("referee verify friday.referee", "referee verify --json *.referee"),
    "referee stats": ("referee stats", "referee stats --player Ana --since 2026-01-01", "referee stats --csv"),
    "referee demo": ("referee demo", "referee demo --lang fr"),
    "referee config": ("referee config", "referee config set lang fr", "referee config unset lang"),
    "referee config set": ("referee config set lang fr", "referee config set style large --project"),
    "referee config unset": ("referee config unset lang",),
    "referee completions": ("referee completions bash", "referee completions zsh --install"),
}


def examples_of(path: str, epilog: str | None) -> list[str]:
    """The examples of a command: from the list, else from the end of its own help."""
    if path in EXAMPLES:
        return list(EXAMPLES[path])
    label, _, lines = (epilog or "").partition(": ")
    return lines.split(" · ") if label in ("Example", "Examples") else []


def help_text(command: Any, ctx: Any, plain_help: Callable[[Any], str]) -> str:
    """The help, with the examples before anything else that is explained."""
    examples = examples_of(ctx.command_path, command.epilog)
    before = command.help, command.epilog
    if examples:
        columns = ctx.make_formatter().width - 2
        lines = [line for example in examples for line in shell_lines(example, columns)]
        command.help = "\n".join(["\b", "Examples:", *lines, "", before[0] or ""])
        command.epilog = None if (before[1] or "").startswith("Example") else before[1]
    try:
        return plain_help(ctx)
    finally:
        command.help, command.epilog = before


def shell_lines(example: str, columns: int) -> list[str]:
    """A command on lines that can be pasted into a shell."""
    whole = re.sub("'[^']*'", lambda match: match[0].replace(" ", "\0"), example)  # a quoted word is one word
    lines = [line.replace("\0", " ") for line in wrap("  " + whole, columns - 2, "      ")]
    return [f"{line} \\" for line in lines[:-1]] + lines[-1:]
