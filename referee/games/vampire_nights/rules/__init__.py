"""The rules of Vampire Nights, as every game answers them. Pure: no screen, no file, no clock, no chance."""

from collections.abc import Mapping
from typing import Final

from referee.engine.outcome import Outcome, by_standings
from referee.engine.standings import ScoreLine
from referee.games.vampire_nights.rules import scoring
from referee.games.vampire_nights.rules.actions import Action, RuleRoom, TableRuling
from referee.games.vampire_nights.rules.codes import CODES
from referee.games.vampire_nights.rules.course import begin, judge, pending, repeats
from referee.games.vampire_nights.rules.scoring import TIE_BREAKS, standings
from referee.games.vampire_nights.rules.setup import HEADER, header_of, make_setup
from referee.games.vampire_nights.rules.state import State

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
SETTABLE: Final = ("players", "removed", "house", "rules")
NAMING: Final = ()


def account(state: State, seat: int) -> tuple[ScoreLine, ...]:
    return scoring.account(state.seats[seat])


def count(state: State, seat: int, what: str) -> int:
    """What the table may count for a player."""
    side = state.seats[seat]
    counts = {"hand": side.hand, "bites": side.bites, "tiles": side.tiles}
    return counts[what] if what in counts else scoring.points(side)


def outcome(state: State) -> Outcome | None:
    return by_standings(standings(state), "scoring") if state.phase == "over" else None


def is_table_ruling(action: Action) -> bool:
    return isinstance(action, TableRuling)


def ruled_place(action: TableRuling) -> str | None:
    return action.cell if isinstance(action, RuleRoom) else None


def ruling_lasts(place: tuple[int, str], before: State, after: State) -> bool:
    """Every night the manor is laid again."""
    return before.round == after.round


def under_rules(state: State, revision: int) -> State:
    return state._replace(setup=state.setup._replace(rules=revision))
