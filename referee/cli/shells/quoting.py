"""Words for a shell to put into a line: whatever they hold, they are one word there, and nothing in them is run."""

import re
from collections.abc import Sequence

from referee.cli.shells.candidates import FILES, Item
from referee.cli.shells.line import C_QUOTE, CURLED, Cursor

_BARE = re.compile(r"([^\w@%+=:,./^-])")
_IN_DOUBLE = re.compile(r'([$`"\\])')
_QUOTES = re.compile(f"(['{CURLED}])")


def written(shell: str, cursor: Cursor, found: Sequence[Item]) -> list[str]:
    """The lines that a shell reads. Zsh and fish quote by themselves, as it is needed where the cursor stands."""
    if FILES in found:
        return [FILES.value]
    clean = [Item(item.value, " ".join(item.help.split())) for item in found if item.value.isprintable()]
    if shell == "zsh":
        return [_joined(item.value.replace("\\", "\\\\").replace(":", "\\:"), item.help, ":") for item in clean]
    if shell == "fish":
        return [_joined(item.value, item.help, "\t") for item in clean]
    if shell == "powershell":
        return [_joined(for_powershell(item.value), item.help, "\t") for item in clean]
    return [for_bash(item.value, cursor) for item in clean if cursor.quote != C_QUOTE]


def _joined(value: str, help: str, sign: str) -> str:
    return f"{value}{sign}{help}" if help else value


def for_bash(value: str, cursor: Cursor) -> str:
    """Readline puts it in as it is, and closes an open quote unless the last sign is one."""
    rest = value[cursor.kept :]
    if not cursor.quote:
        return _BARE.sub(r"\\\1", rest)
    # Within double quotes no backslash hides a !, so that they are closed for it.
    in_double = _IN_DOUBLE.sub(r"\\\1", rest).replace("!", r'"\!"')
    text = in_double if cursor.quote == '"' else rest.replace("'", r"'\''")
    return text + cursor.quote if text.endswith(cursor.quote) else text


def for_powershell(value: str) -> str:
    """It takes the place of the whole word, with the quote that opens it."""
    return value if re.fullmatch(r"[\w:./=-]+", value) else "'" + _QUOTES.sub(r"\1\1", value) + "'"
