"""What belongs to the whole table: its entries, rulings and counts."""

from collections.abc import Callable
from typing import Final

from referee.games.vampire_empire.rules import actions
from referee.games.vampire_empire.rules.actions import Action
from referee.games.vampire_empire.rules.state import HUMAN, VAMPIRE, State
from referee.games.vampire_empire.words.reading import (
    expect_character,
    expect_characters,
    expect_one_of,
    expect_why,
    read_enter,
)
from referee.notation.words import expect_count


def _castle(words: list[str], at: int) -> Action:
    return actions.Castle(expect_characters(words, at, len(words)))


def _rule_castle(words: list[str], at: int) -> Action:
    last = max(at, len(words) - 1)
    return actions.RuleCastle(expect_characters(words, at, last), expect_why(words, last))


def _rule_city(words: list[str], at: int) -> Action:
    last = max(at + 1, len(words) - 1)
    return actions.RuleCity(expect_characters(words, at, last), expect_why(words, last))


def _rule_dead(words: list[str], at: int) -> Action:
    character, was = expect_character(words, at), expect_one_of(words, at + 1, (VAMPIRE, HUMAN), "vampire-or-human")
    return actions.RuleDead(character, was, expect_why(words, at + 2))


def _rule_alive(words: list[str], at: int) -> Action:
    return actions.RuleAlive(expect_character(words, at), expect_why(words, at + 1))


def _rule_known(what: str) -> Callable[[list[str], int], Action]:
    def read(words: list[str], at: int) -> Action:
        return actions.RuleKnown(what, expect_character(words, at), expect_why(words, at + 1))

    return read


def _rule_markers(words: list[str], at: int) -> Action:
    character, attack, defence = expect_character(words, at), expect_count(words, at + 1), expect_count(words, at + 2)
    return actions.RuleMarkers(character, attack, defence, expect_why(words, at + 3))


def _rule_draw(words: list[str], at: int) -> Action:
    return actions.RuleDraw(expect_why(words, at))


VERBS: Final = {"castle": _castle, "enter": read_enter}
RULINGS: Final = {
    "castle": _rule_castle,
    "city": _rule_city,
    "dead": _rule_dead,
    "alive": _rule_alive,
    **{what: _rule_known(what) for what in (VAMPIRE, HUMAN, "unknown")},
    "markers": _rule_markers,
    "draw": _rule_draw,
}
COUNTS: Final = ("city", "dead")


def count(state: State, what: str) -> int:
    return len(state.city) if what == "city" else len(state.dead)
