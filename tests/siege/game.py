"""The siege: its parts, each loaded when it is asked for."""

from collections.abc import Mapping
from typing import Final

from referee.engine.game import Game, Rules, View, Words
from referee.engine.lexicon import Lexicon
from referee.engine.parts import Prompts, Telling, Texts, WholeTable


def rules() -> Rules:
    from tests.siege import rules as own

    return own


def words() -> Words:
    from tests.siege import words as own

    return own


def whole_table() -> WholeTable:
    from tests.siege.words import whole_table as own

    return own


def foreign() -> Mapping[str, Lexicon]:
    from tests.siege.words.foreign import WORDS

    return WORDS


def view() -> View:
    from tests.siege import view as own

    return own


def telling() -> Telling:
    from tests.siege import telling as own

    return own


def prompts() -> Prompts:
    from tests.siege.prompts import Prompts as Own

    return Own(GAME)


def texts() -> Texts:
    from tests.siege import texts as own

    return own


GAME: Final = Game(
    "siege", rules, words, view, texts, foreign=foreign, whole_table=whole_table, telling=telling, prompts=prompts
)
