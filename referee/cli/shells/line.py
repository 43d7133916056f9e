"""The line that a shell is asked to complete: its words, and the quote that the cursor stands in."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

CURLED: Final = "‘’‚‛"  # PowerShell takes each of these for '
C_QUOTE: Final = "$'"  # of bash: a backslash means something in it
_SPECIAL_PREFIXES: Final = "$@"  # signs that break words in bash, and that it counts to the word after them


class Cursor(NamedTuple):
    """The words before the cursor, the last one begun, and the quote that it stands in."""

    words: Sequence[str]
    begun: str
    quote: str = ""
    kept: int = 0  # how many signs of the word begun bash leaves as they are, in front of what it puts in


class _Signs(NamedTuple):
    """What a shell takes for a quote, each with its plain form, and what a backslash escapes in quotes."""

    quotes: dict[str, str]
    escape: str
    in_quotes: dict[str, str]


_POSIX: Final = _Signs({"'": "'", '"': '"'}, "\\", {'"': '$`"\\', "'": ""})
_SHELLS: Final = {
    "fish": _Signs({"'": "'", '"': '"'}, "\\", {'"': '$"\\', "'": "'\\"}),
    "powershell": _Signs({"'": "'", '"': '"', **dict.fromkeys(CURLED, "'")}, "`", {'"': '$`"', "'": ""}),
}


def read_words(arguments: Sequence[str], shell: str) -> Cursor:
    """Words that the shell has split; of fish, the last is as it was typed."""
    *words, begun = arguments or [""]
    return read_line(begun, shell)._replace(words=words) if shell == "fish" else Cursor(words, begun)


def read_line(line: str, shell: str, breaks: Collection[str] = ()) -> Cursor:
    """A whole line up to the cursor. Nothing in it is expanded, and a quote may still be open."""
    signs = _SHELLS.get(shell, _POSIX)
    words: list[str] = []
    begun, quote, kept = "", "", 0
    within = escaped = False  # a word, perhaps an empty one in quotes; after a sign that takes the next as it is
    before = ""
    for sign in line:
        if escaped:
            taken = not quote or sign in signs.in_quotes[quote[-1]]
            begun += sign if taken else signs.escape + sign
            escaped = False
        elif sign == signs.escape and (not quote or signs.in_quotes[quote[-1]]):
            within = escaped = True
        elif quote:
            if signs.quotes.get(sign) == quote[-1]:
                quote, kept = "", len(begun)
            else:
                begun += sign
        elif sign in signs.quotes:
            if shell == "powershell" and before in signs.quotes:  # doubled: it stands for itself
                begun += sign
            quote = C_QUOTE if shell == "bash" and before + sign == C_QUOTE else signs.quotes[sign]
            kept, within = len(begun), True
        elif sign.isspace():
            words += [begun] if within else []
            begun, kept, within = "", 0, False
        else:
            within = True
            if sign in breaks:
                kept = len(begun) + (sign not in _SPECIAL_PREFIXES)
            begun += sign
        before = sign
    return Cursor(words, begun, quote, kept)
