"""The siege: its parts, each loaded when it is asked for."""

from collections.abc import Mapping
from typing import Final

from referee.engine.game import Game, Rules, View, Words
from referee.engine.lexicon import Lexicon
from referee.engine.parts import Telling, Texts, WholeTable


def rules() -> Rules:
    from siege import rules as own

    return own


def words() -> Words:
    from siege import words as own

    return own


def whole_table() -> WholeTable:
    from siege.words import whole_table as own

    return own


def foreign() -> Mapping[str, Lexicon]:
    from siege.words.foreign import WORDS

    return WORDS


def view() -> View:
    from siege import view as own

    return own


def telling() -> Telling:
    from siege import telling as own

    return own


def texts() -> Texts:
    from siege import texts as own

    return own


GAME: Final = Game("siege", rules, words, view, texts, foreign=foreign, whole_table=whole_table, telling=telling)
