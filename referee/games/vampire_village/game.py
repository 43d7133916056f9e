"""Vampire Village: its parts, each loaded when it is asked for."""

from functools import cache
from typing import TYPE_CHECKING, Final

from referee.engine.game import Game, Rules, View, Words
from referee.engine.lexicon import Lexicon

if TYPE_CHECKING:
    from collections.abc import Mapping

    from referee.engine.card_parts import Cards
    from referee.engine.parts import (
        Codes,
        HeaderKey,
        Losses,
        Offered,
        Positions,
        Prompts,
        Tally,
        Telling,
        Texts,
        Touch,
        Walks,
    )
    from referee.engine.sheet_part import SheetPart


@cache  # asked for with every line
def rules() -> Rules:
    from referee.games.vampire_village import rules as own

    return own


@cache  # asked for with every line
def words() -> Words:
    from referee.games.vampire_village import words as own

    return own


def view() -> View:
    from referee.games.vampire_village import view as own

    return own


def texts() -> "Texts":
    from referee.games.vampire_village import texts as own

    return own


def foreign() -> "Mapping[str, Lexicon]":
    from referee.games.vampire_village.words.foreign import WORDS

    return WORDS


def keys() -> "Mapping[str, HeaderKey]":
    from referee.games.vampire_village.guide.beginning import KEYS

    return KEYS


def telling() -> "Telling":
    from referee.games.vampire_village import telling as own

    return own


def touch() -> "Touch":
    from referee.games.vampire_village import touch as own

    return own


def prompts() -> "Prompts":
    from referee.games.vampire_village.guide import shorthand

    return shorthand


def walks() -> "Walks":
    from referee.games.vampire_village.guide import walks as own

    return own


def cards() -> "Cards":
    from referee.games.vampire_village.guide import cards as own

    return own


def codes() -> "Codes":
    from referee.games.vampire_village.guide import codes as own

    return own


def positions() -> "Positions":
    from referee.games.vampire_village import typed_positions

    return typed_positions


def tally() -> "Tally":
    from referee.games.vampire_village.commands import tally_input

    return tally_input


def offered() -> "Mapping[str, Offered]":
    from referee.games.vampire_village.commands.offered import OFFERED

    return OFFERED


def losses() -> "Losses":
    from referee.games.vampire_village.rules import losses as own

    return own


def _attack() -> object:
    from referee.games.vampire_village.commands.attack import app

    return app


def _best() -> object:
    from referee.games.vampire_village.commands.best import app

    return app


def sheet() -> "SheetPart":
    from referee.games.vampire_village import sheet as own

    return own


def _tally_command() -> object:
    from referee.games.vampire_village.commands.tally import app

    return app


GAME: Final = Game(
    "vampire-village",
    rules,
    words,
    view,
    texts,
    foreign=foreign,
    keys=keys,
    telling=telling,
    prompts=prompts,
    touch=touch,
    walks=walks,
    card_list=cards,
    cards=cards,
    codes=codes,
    positions=positions,
    tally=tally,
    losses=losses,
    offered=offered,
    sheet=sheet,
    commands={"attack": _attack, "best": _best, "tally": _tally_command},
    bgg=403528,
)
