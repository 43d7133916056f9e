"""Words of French and Russian players, where a person types: they mean the notation's own words.

What is stored is always the notation. Letters of faces, cells and creatures are never translated, nor are names.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from referee.engine.lexicon import Lexicon, called, lexicon, unaccented
from referee.notation.names import KEYWORDS as OWN_KEYWORDS
from referee.notation.names import as_spelt, first_name, is_keyword, matching
from referee.notation.words import Misread, Quoted, Unclosed, place_words

KEYWORDS: Final = lexicon(
    {
        "undo": "annuler annule отменить отмени отмена",
        "redo": "rétablir rétablis refaire вернуть верни повторить",
        "note": "remarque заметка примечание",
        "set": "régler changer corriger corrige изменить исправить установить задать",
    }
)
FROM: Final = lexicon({"from": "depuis dès с со от"})
HEADER_KEY_WORDS: Final = lexicon(
    {
        "players": "joueurs joueuses игроки",
        "house": "maison домашние",
        "rules": "règles правила",
    }
)
ALL: Final = lexicon({"all": "tout toute все всё вся"})


def in_notation(line: str, words: Mapping[str, Lexicon], players: Sequence[str], *, shortened: bool = True) -> str:
    """The line with foreign words replaced where a word of the notation belongs; a player's name goes before a word.

    `words` are the game's: verb, count, ruling, object (right after the verb), inside (an entry), table-count and
    table-ruling (without a player), name (of a seat), key (of the header), and the values of header keys; begun, those
    inside an entry that may be shortened; titled, verbs followed by a name of its own, which nobody translates.
    Keywords and verbs may be shortened, as in the notation, unless what is shortened can also be a card. A name may
    lack its accents.
    """
    line = _named(as_spelt(line, players), words, players)
    try:
        placed = place_words(line)
    except (Misread, Unclosed):
        return line
    reader = _Reader(words, players, shortened)
    meant = reader.meanings([word.text for word in placed]) if placed else []
    for (column, text), own in reversed(list(zip(placed, meant, strict=False))):
        shorter = own in reader.starts_read and own.startswith(text.lower())
        if own not in (None, text.lower()) and type(text) is not Quoted and not shorter:
            line = line[:column] + own + line[column + len(text) :]
    return line


def _named(line: str, words: Mapping[str, Lexicon], players: Sequence[str]) -> str:
    """With the name it begins with as the notation has it, if that is another language's word for somebody who plays:
    `вампир` for `vampire`."""
    names = words.get("name", {})
    start, word = first_name(line)
    if not names or not word or matching(word, players) or called(word, words.get("verb", {})):
        return line
    name = called(word, names)
    seats = matching(name, players) if name else []
    return f"{line[:start]}{name}{line[start + len(word) :]}" if len(seats) == 1 else line


class _Reader:
    """Knows which words are expected in which place."""

    def __init__(self, words: Mapping[str, Lexicon], players: Sequence[str], shortened: bool) -> None:
        self.words = words
        self.players = players
        self.shortened = shortened
        self.starts_read = {*OWN_KEYWORDS, *self._expected("verb").values()}  # the notation reads their starts

    def meanings(self, said: list[str]) -> list[str | None]:
        """What each word means where it stands; None for a name, a face, a cell, a number, and at the end."""
        first, *rest = said
        if type(first) is not Quoted and first in ("=", "!"):
            where = "count" if first == "=" else "ruling"
            if rest and type(rest[0]) is not Quoted and not matching(rest[0], self.players):
                whole_table = _each(rest[:1], self._expected(f"table-{where}"))
                if whole_table != [None]:
                    return [None, *whole_table, *self._inside(rest[1:])]
            what = _each(rest[1:2], self._expected(where) or self._expected("inside"))
            return [None, None, *what, *self._inside(rest[2:])]
        spelt_out = not rest and unaccented(first) in KEYWORDS  # a name alone would be no entry
        is_player = type(first) is Quoted or (not spelt_out and bool(matching(first, self.players)))
        keyword = is_keyword(first, self.players) or (None if is_player else self._means(first, KEYWORDS))
        if keyword is not None:
            return [keyword, *self._after(keyword, rest)]
        verb = None if is_player else self._expected("verb").get(unaccented(first))
        if verb is not None:
            return [verb, *self._after_verb(verb, rest)]
        # Without a player, what can also stand inside an entry is that: `c1-c2 cercueil`.
        follows = rest and (is_player or unaccented(rest[0]) not in self._expected("inside"))
        verb = self._means(rest[0], self._expected("verb")) if follows else None
        if verb is not None:
            return [None, verb, *self._after_verb(verb, rest[1:])]
        return [None, *self._inside(rest)]

    def _means(self, word: str, words: Lexicon) -> str | None:
        return called(word, words) if self.shortened else words.get(unaccented(word))

    def _expected(self, where: str) -> Lexicon:
        """The words of that place; a game need not know any in other languages."""
        return self.words.get(where, {})

    def _after_verb(self, verb: str, rest: list[str]) -> list[str | None]:
        inside = self._inside(rest[1:])
        if verb in self._expected("titled"):
            return [None, *inside]
        objects = self._expected("object")
        return [*(objects.get(unaccented(word)) or self._begun(rest[:2]) for word in rest[:1]), *inside]

    def _inside(self, rest: list[str]) -> list[str | None]:
        words = self._expected("inside")
        return [words.get(unaccented(word)) or self._begun(rest[at : at + 2]) for at, word in enumerate(rest)]

    def _begun(self, words: list[str]) -> str | None:
        """What the first of these means if it is shortened; it may be a player whose number follows: `draw la 2`."""
        if not self.shortened or (words[1:] and words[1].isdigit() and matching(words[0], self.players)):
            return None
        return called(words[0], self._expected("begun"))

    def _after(self, keyword: str, rest: list[str]) -> list[str | None]:
        if keyword == "undo":
            return _each(rest[:1], FROM)
        if keyword != "set" or not rest:
            return []
        key = {**HEADER_KEY_WORDS, **self._expected("key")}.get(unaccented(rest[0]))
        return [key, *_each(rest[1:], ALL if key == "rules" else self._expected(key or ""))]


def _each(said: list[str], words: Lexicon) -> list[str | None]:
    return [words.get(unaccented(word)) for word in said]
