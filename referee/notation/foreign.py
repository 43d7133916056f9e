"""Words of French and Russian players, where a person types: they mean the notation's own words.

What is stored is always the notation. Letters of faces, cells and creatures are never translated.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from referee.notation.names import matching

COMMON: Final = {
    "annuler": "undo",
    "annule": "undo",
    "отменить": "undo",
    "отмена": "undo",
    "rétablir": "redo",
    "retablir": "redo",
    "refaire": "redo",
    "вернуть": "redo",
    "depuis": "from",
    "с": "from",
    "со": "from",
    "remarque": "note",
    "заметка": "note",
    "corriger": "set",
    "исправить": "set",
    "установить": "set",
    "joueurs": "players",
    "игроки": "players",
    "ordre": "order",
    "порядок": "order",
    "édition": "edition",
    "издание": "edition",
    "maison": "house",
    "règles": "rules",
    "regles": "rules",
    "правила": "rules",
}


def in_notation(line: str, words: Mapping[str, str], players: Sequence[str]) -> str:
    """The line with foreign words replaced, quoted ones and players' names left alone."""
    known = {**COMMON, **words}
    pieces = line.split('"')
    for index in range(0, len(pieces), 2):  # outside quotes
        pieces[index] = " ".join(known.get(word.casefold(), word) for word in pieces[index].split(" "))
    first, space, rest = line.lstrip().partition(" ")
    if first and not first.startswith('"') and matching(first, players):
        return first + space + in_notation(rest, words, ()) if rest else line
    return '"'.join(pieces)
