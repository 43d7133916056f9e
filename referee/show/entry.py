"""An entry as it is typed in the language: its verbs in words, which mean the same when they are typed."""

import re
from collections.abc import Sequence
from typing import Final

from referee.engine.game import Game, table_verbs
from referee.notation.foreign import KEYWORDS, in_notation
from referee.notation.words import Quoted, place_words
from referee.say import Voice

RULED: Final = ("=", "!")  # before a name, and then what is counted or ruled
_EXAMPLE: Final = re.compile(r"(?<![\w+@>-])[a-z]{3,}(?:-[a-z]+)*(?![\w@>-])")  # not within `burn@vampire`


def entry_words(voice: Voice, game: Game, text: str, players: Sequence[str]) -> str:
    """A line of the record with its verbs in the language; a word stays where it would not be read in the same way."""
    if voice.language == "en":
        return text
    said, foreign = text, game.foreign()
    placed = place_words(text)
    first = placed[0].text
    for index, (column, word) in reversed(list(enumerate(placed))):
        key = f"word.{word}" if first in RULED and index == 2 else verb_key(voice, word, first)
        is_name = index == 0 and word not in {*KEYWORDS.values(), *table_verbs(game)}
        if type(word) is not Quoted and not is_name and voice.knows(key):
            other = said[:column] + voice(key) + said[column + len(word) :]
            said = other if in_notation(other, foreign, players) == text else said
    return said


def verb_key(voice: Voice, word: str, kind: str = "") -> str:
    """The sentence that is a word of the notation; after some words it is another one: what a coin decides."""
    special = f"verb.{kind}-{word}"
    return special if kind and voice.knows(special) else f"verb.{word}"


def example_words(voice: Voice, text: str, *, names: bool = True) -> str:
    """What could be typed, its verbs in the language; so are its names, where they are only examples."""

    def said(found: re.Match[str]) -> str:
        keys = (*[f"example.{found[0]}"] * names, f"verb.{found[0]}")
        return next((voice(key) for key in keys if voice.knows(key)), found[0])

    return text if voice.language == "en" else _EXAMPLE.sub(said, text)
