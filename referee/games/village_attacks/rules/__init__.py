"""The rules of Village Attacks, as every game answers them. Pure: no screen, no file, no clock, no chance."""

from collections.abc import Mapping
from typing import Any, Final

from referee.engine.outcome import Outcome
from referee.engine.standings import ScoreLine, Standing
from referee.games.village_attacks.rules.actions import Rule
from referee.games.village_attacks.rules.codes import CODES
from referee.games.village_attacks.rules.judging import begin, judge, pending, repeats
from referee.games.village_attacks.rules.setup import HEADER, header_of, make_setup
from referee.games.village_attacks.rules.state import State

__all__ = [
    "CODES",
    "HEADER",
    "NAMING",
    "REVISIONS",
    "SETTABLE",
    "TIE_BREAKS",
    "account",
    "begin",
    "count",
    "header_of",
    "is_table_ruling",
    "judge",
    "make_setup",
    "outcome",
    "pending",
    "repeats",
    "ruled_place",
    "ruling_lasts",
    "standings",
    "under_rules",
]

REVISIONS: Final[Mapping[int, str]] = {1: "the first rules"}
SETTABLE: Final = ("players", "monsters", "house", "rules")
NAMING: Final = ("monsters",)  # lich@Ana
TIE_BREAKS: Final = ()


def count(state: State, seat: int, what: str) -> int:
    raise AssertionError("counts are entries of the game")


def is_table_ruling(action: Any) -> bool:
    return isinstance(action, Rule)


def ruled_place(action: Rule) -> str | None:
    """The zone that a ruling sets."""
    return next((effect.zone for effect in action.effects if effect.do == "set-zone"), None)


def ruling_lasts(place: tuple[int | None, str], before: State, after: State) -> bool:
    """As long as those there are the same."""
    return before.at(place[1]) == after.at(place[1])


def under_rules(state: State, revision: int) -> State:
    return state._replace(setup=state.setup._replace(rules=revision))


def standings(state: State) -> tuple[Standing, ...]:
    """Nobody has points."""
    return ()


def account(state: State, seat: int) -> tuple[ScoreLine, ...]:
    return ()


def outcome(state: State) -> Outcome | None:
    """All win together, or all lose."""
    end = state.end
    if end is None:
        return None
    seats = tuple(range(len(state.monsters)))
    won = end.result == "won"
    return Outcome(seats if won else (), () if won else seats, end.why, end.rule, {"result": end.result})
