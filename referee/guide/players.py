"""The names of players as a table types them: `Ana Ben`, `Ana, Ben and Cleo`, `Anne Marie, Ben`, `"Anne Marie" Ben`."""

import re
from collections.abc import Sequence
from typing import Final

from referee.engine.game import BadValue
from referee.notation.names import folded
from referee.notation.words import Quoted

AND: Final = ("and", "et", "и", "&")
_PIECE: Final = re.compile(r'"([^"]*)"(?=[\s,;]|$)|«\s*([^»]*?)\s*»|“([^”]*)”|([,;])|([^\s,;]+)')


def read_players(text: str) -> list[str]:
    """Names with spaces, commas or a word for "and" between them. Where there are commas, a space belongs to a name; so
    it does in quotes.

    :raises BadValue: if a quote is in the wrong place.
    """
    pieces = [match.groups() for match in _PIECE.finditer(text)]
    if any('"' in (plain or "") for *_, plain in pieces):
        raise BadValue("players", "quoting")
    commas = any(comma for *_, comma, _ in pieces)
    names: list[list[str]] = [[]]
    for straight, french, curly, comma, plain in pieces:
        if comma or (plain and plain.casefold() in AND):
            names.append([])
        else:
            quoted = next((one for one in (straight, french, curly) if one is not None), plain)
            names[-1].append(quoted)
            if not commas:
                names.append([])
    return [Quoted(" ".join(words)) for words in names if words]


def completed(text: str, known: Sequence[str]) -> list[str]:
    """The texts that this one becomes with a known name in place of its last one, which it begins."""
    match = re.search(r"[^,;]*$" if re.search("[,;]", text) else r"\S*$", text)
    start = match.start() if match else 0
    begun = text[start:].lstrip()
    before = text[: len(text) - len(begun)]
    there = {folded(name) for name in re.split(r"\s*[,;]\s*|\s+", before)} | {
        folded(name) for name in re.split(r"\s*[,;]\s*", before)
    }
    fitting = [name for name in known if folded(name).startswith(folded(begun)) and folded(name) not in there]
    return [f"{before}{name}" if "," in before or " " not in name else f'{before}"{name}"' for name in fitting]
