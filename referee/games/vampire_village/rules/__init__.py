"""The rules of Vampire Village, as every game answers them. Pure: no screen, no file, no clock, no chance."""

from collections.abc import Mapping
from typing import Final

from referee.engine.outcome import Outcome, by_standings
from referee.engine.standings import ScoreLine
from referee.games.vampire_village.rules import scoring
from referee.games.vampire_village.rules.actions import BESIDE, Action, RuleCreatures, TableRuling
from referee.games.vampire_village.rules.codes import CODES
from referee.games.vampire_village.rules.course import begin, judge, pending, repeats
from referee.games.vampire_village.rules.scoring import TIE_BREAKS, standings
from referee.games.vampire_village.rules.setup import HEADER, header_of, make_setup
from referee.games.vampire_village.rules.state import State

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
SETTABLE: Final = ("players", "order", "edition", "house", "rules")
NAMING: Final = ()


def account(state: State, seat: int) -> tuple[ScoreLine, ...]:
    return scoring.account(scoring.projected(state, seat), state.setup.edition)


def count(state: State, seat: int, what: str) -> int:
    """What the table may count for a player."""
    side = state.seats[seat]
    if what == "villagers":
        return side.village.villagers()
    if what == "creatures":
        return len(side.creatures)
    if what == "cards":
        return len(side.village)
    return scoring.points(scoring.projected(state, seat), state.setup.edition)


def outcome(state: State) -> Outcome | None:
    return by_standings(standings(state), "scoring") if state.phase == "over" else None


def is_table_ruling(action: Action) -> bool:
    return isinstance(action, TableRuling)


def ruled_place(action: TableRuling) -> str:
    return BESIDE if isinstance(action, RuleCreatures) else action.cell


def ruling_lasts(place: tuple[int, str], before: State, after: State) -> bool:
    """What the table ruled is marked as long as a card lies there, or creatures are beside the village; another card
    that is laid later is not ruled."""
    number, where = place
    seat = after.seats[number]
    return bool(seat.creatures) if where == BESIDE else where in seat.village


def under_rules(state: State, revision: int) -> State:
    return state._replace(setup=state.setup._replace(rules=revision))
