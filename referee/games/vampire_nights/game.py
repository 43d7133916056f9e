"""Vampire Nights: its parts, each loaded when it is asked for."""

from functools import cache
from typing import TYPE_CHECKING, Final

from referee.engine.game import Game, Rules, View, Words
from referee.engine.lexicon import Lexicon

if TYPE_CHECKING:
    from collections.abc import Mapping

    from referee.engine.card_parts import CardList
    from referee.engine.parts import Addressing, Codes, HeaderKey, Prompts, Questions, Tally, Telling, Texts, Touch
    from referee.engine.sheet_part import SheetPart


@cache  # asked for with every line
def rules() -> Rules:
    from referee.games.vampire_nights import rules as own

    return own


@cache  # asked for with every line
def words() -> Words:
    from referee.games.vampire_nights import words as own

    return own


def view() -> View:
    from referee.games.vampire_nights import view as own

    return own


def texts() -> "Texts":
    from referee.games.vampire_nights import texts as own

    return own


def foreign() -> "Mapping[str, Lexicon]":
    from referee.games.vampire_nights.words.foreign import WORDS

    return WORDS


def keys() -> "Mapping[str, HeaderKey]":
    from referee.games.vampire_nights.guide.beginning import KEYS

    return KEYS


def telling() -> "Telling":
    from referee.games.vampire_nights import telling as own

    return own


def touch() -> "Touch":
    from referee.games.vampire_nights import touch as own

    return own


def prompts() -> "Prompts":
    from referee.games.vampire_nights.guide import shorthand

    return shorthand


def addressing() -> "Addressing":
    from referee.games.vampire_nights.guide import shorthand

    return shorthand


def questions() -> "Questions":
    from referee.games.vampire_nights.guide import shorthand

    return shorthand


def card_list() -> "CardList":
    from referee.games.vampire_nights import cards

    return cards


def codes() -> "Codes":
    from referee.games.vampire_nights.guide import codes as own

    return own


def tally() -> "Tally":
    from referee.games.vampire_nights.commands import tally_input

    return tally_input


def sheet() -> "SheetPart":
    from referee.games.vampire_nights import sheet as own

    return own


def _tally_command() -> object:
    from referee.games.vampire_nights.commands.tally import app

    return app


GAME: Final = Game(
    "vampire-nights",
    rules,
    words,
    view,
    texts,
    foreign=foreign,
    keys=keys,
    telling=telling,
    prompts=prompts,
    touch=touch,
    addressing=addressing,
    questions=questions,
    card_list=card_list,
    codes=codes,
    tally=tally,
    sheet=sheet,
    commands={"tally": _tally_command},
    demo_boards=("looting",),
)
