"""Village Attacks: its parts, each loaded when it is asked for."""

from functools import cache
from typing import TYPE_CHECKING, Final

from referee.engine.game import Game, Rules, View, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from referee.engine.lexicon import Lexicon
    from referee.engine.parts import (
        Addressing,
        Codes,
        Facts,
        HeaderKey,
        Offered,
        Prompts,
        Questions,
        Telling,
        Texts,
        WholeTable,
    )
    from referee.engine.sheet_part import Chronicle


@cache  # asked for with every line
def rules() -> Rules:
    from referee.games.village_attacks import rules as own

    return own


@cache  # asked for with every line
def words() -> Words:
    from referee.games.village_attacks import words as own

    return own


@cache  # asked for with every line
def whole_table() -> "WholeTable":
    from referee.games.village_attacks.words import whole_table as own

    return own


def view() -> View:
    from referee.games.village_attacks import view as own

    return own


def texts() -> "Texts":
    from referee.games.village_attacks import texts as own

    return own


def foreign() -> "Mapping[str, Lexicon]":
    from referee.games.village_attacks.words.foreign import WORDS

    return WORDS


def keys() -> "Mapping[str, HeaderKey]":
    from referee.games.village_attacks.guide.beginning import KEYS

    return KEYS


def prompts() -> "Prompts":
    from referee.games.village_attacks.guide import shorthand

    return shorthand


def addressing() -> "Addressing":
    from referee.games.village_attacks.guide import shorthand

    return shorthand


def questions() -> "Questions":
    from referee.games.village_attacks.guide import questions as own

    return own


def codes() -> "Codes":
    from referee.games.village_attacks.guide import codes as own

    return own


def telling() -> "Telling":
    from referee.games.village_attacks import telling as own

    return own


def offered() -> "Mapping[str, Offered]":
    from referee.games.village_attacks.commands.offered import OFFERED

    return OFFERED


def chronicle() -> "Chronicle":
    from referee.games.village_attacks import chronicle as own

    return own


def facts() -> "Facts":
    from referee.games.village_attacks import own_facts as own

    return own


def _siege() -> object:
    from referee.games.village_attacks.commands.siege import app

    return app


GAME: Final = Game(
    "village-attacks",
    rules,
    words,
    view,
    texts,
    whole_table=whole_table,
    foreign=foreign,
    keys=keys,
    telling=telling,
    prompts=prompts,
    addressing=addressing,
    questions=questions,
    codes=codes,
    offered=offered,
    chronicle=chronicle,
    facts=facts,
    commands={"siege": _siege},
)
