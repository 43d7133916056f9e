"""What belongs to the whole table: its entries, rulings and counts."""

from collections.abc import Callable
from typing import Final

from referee.games.vampire_empire.rules import actions
from referee.games.vampire_empire.rules.actions import Action
from referee.games.vampire_empire.rules.state import HUMAN, VAMPIRE, State
from referee.games.vampire_empire.words.reading import _character, _characters, _one_of, read_enter
from referee.notation.words import expect_count, expect_end, expect_text


def _castle(words: list[str], at: int) -> Action:
    return actions.Castle(_characters(words, at, len(words)))


def _why(words: list[str], at: int) -> str:
    why = expect_text(words, at)
    expect_end(words, at + 1)
    return why


def _rule_castle(words: list[str], at: int) -> Action:
    last = max(at, len(words) - 1)
    return actions.RuleCastle(_characters(words, at, last), _why(words, last))


def _rule_city(words: list[str], at: int) -> Action:
    last = max(at + 1, len(words) - 1)
    return actions.RuleCity(_characters(words, at, last), _why(words, last))


def _rule_dead(words: list[str], at: int) -> Action:
    character, was = _character(words, at), _one_of(words, at + 1, (VAMPIRE, HUMAN), "vampire-or-human")
    return actions.RuleDead(character, was, _why(words, at + 2))


def _rule_alive(words: list[str], at: int) -> Action:
    return actions.RuleAlive(_character(words, at), _why(words, at + 1))


def _rule_known(what: str) -> Callable[[list[str], int], Action]:
    def read(words: list[str], at: int) -> Action:
        return actions.RuleKnown(what, _character(words, at), _why(words, at + 1))

    return read


def _rule_markers(words: list[str], at: int) -> Action:
    character, attack, defence = _character(words, at), expect_count(words, at + 1), expect_count(words, at + 2)
    return actions.RuleMarkers(character, attack, defence, _why(words, at + 3))


def _rule_draw(words: list[str], at: int) -> Action:
    return actions.RuleDraw(_why(words, at))


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
