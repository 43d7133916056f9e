"""The rules of Vampire Empire, as every game answers them. Pure: no screen, no file, no clock, no chance."""

from collections.abc import Mapping
from typing import Final

from referee.games.vampire_empire.rules.actions import Action, RuleCastle, RuleMarkers, TableRuling
from referee.games.vampire_empire.rules.codes import CODES
from referee.games.vampire_empire.rules.course import begin, judge, pending, repeats
from referee.games.vampire_empire.rules.ending import TIE_BREAKS, account, outcome, standings
from referee.games.vampire_empire.rules.setup import HEADER, header_of, make_setup
from referee.games.vampire_empire.rules.state import State

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
SETTABLE: Final = ("players", "vampires", "house", "rules")
NAMING: Final = ("vampires",)


def count(state: State, seat: int, what: str) -> int:
    """What the table may count for a player: hand, deck, moat or cellar."""
    return state.piles[seat].of(what)


def is_table_ruling(action: Action) -> bool:
    return isinstance(action, TableRuling)


def ruled_place(action: TableRuling) -> str | None:
    """The character whose markers the table set; "castle" for all of it."""
    if isinstance(action, RuleCastle):
        return "castle"
    return action.character if isinstance(action, RuleMarkers) else None


def ruling_lasts(place: tuple[int | None, str], before: State, after: State) -> bool:
    """As long as the castle stays as it was put there."""
    if place[1] == "castle":
        return [slot.character for slot in before.castle] == [slot.character for slot in after.castle]
    return before.slot(place[1]) == after.slot(place[1])


def under_rules(state: State, revision: int) -> State:
    return state._replace(setup=state.setup._replace(rules=revision))
