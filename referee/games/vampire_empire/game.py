"""Vampire Empire: its parts, each loaded when it is asked for."""

from functools import cache
from typing import TYPE_CHECKING, Final

from referee.engine.game import Game, Rules, View, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from referee.engine.card_parts import CardList, Overview
    from referee.engine.lexicon import Lexicon
    from referee.engine.parts import (
        Addressing,
        Codes,
        HeaderKey,
        Offered,
        Prompts,
        Questions,
        Tally,
        Telling,
        Texts,
        Touch,
        WholeTable,
    )
    from referee.engine.sheet_part import SheetPart


@cache  # asked for with every line
def rules() -> Rules:
    from referee.games.vampire_empire import rules as own

    return own


@cache  # asked for with every line
def words() -> Words:
    from referee.games.vampire_empire import words as own

    return own


@cache  # asked for with every line
def whole_table() -> "WholeTable":
    from referee.games.vampire_empire.words import whole_table as own

    return own


def view() -> View:
    from referee.games.vampire_empire import view as own

    return own


def texts() -> "Texts":
    from referee.games.vampire_empire import texts as own

    return own


def foreign() -> "Mapping[str, Lexicon]":
    from referee.games.vampire_empire.words.foreign import WORDS

    return WORDS


def keys() -> "Mapping[str, HeaderKey]":
    from referee.games.vampire_empire.guide.beginning import KEYS

    return KEYS


def touch() -> "Touch":
    from referee.games.vampire_empire import touch as own

    return own


def prompts() -> "Prompts":
    from referee.games.vampire_empire.guide import shorthand

    return shorthand


def addressing() -> "Addressing":
    from referee.games.vampire_empire.guide import shorthand

    return shorthand


def questions() -> "Questions":
    from referee.games.vampire_empire.guide import questions as own

    return own


def card_list() -> "CardList":
    from referee.games.vampire_empire import cards as own

    return own


def overview() -> "Overview":
    from referee.games.vampire_empire import cards as own

    return own


def codes() -> "Codes":
    from referee.games.vampire_empire.guide import codes as own

    return own


def telling() -> "Telling":
    from referee.games.vampire_empire import telling as own

    return own


def tally() -> "Tally":
    from referee.games.vampire_empire.commands import tally_input

    return tally_input


def offered() -> "Mapping[str, Offered]":
    from referee.games.vampire_empire.commands.offered import OFFERED

    return OFFERED


def sheet() -> "SheetPart":
    from referee.games.vampire_empire import sheet as own

    return own


def _fight() -> object:
    from referee.games.vampire_empire.commands.fight import app

    return app


def _tally_command() -> object:
    from referee.games.vampire_empire.commands.tally import app

    return app


GAME: Final = Game(
    "vampire-empire",
    rules,
    words,
    view,
    texts,
    whole_table=whole_table,
    foreign=foreign,
    keys=keys,
    telling=telling,
    prompts=prompts,
    touch=touch,
    addressing=addressing,
    questions=questions,
    card_list=card_list,
    overview=overview,
    codes=codes,
    tally=tally,
    offered=offered,
    sheet=sheet,
    commands={"fight": _fight, "tally": _tally_command},
)
