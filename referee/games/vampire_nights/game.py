"""Vampire Nights as the engine's protocol wants it."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from referee.engine.ruling import Decision
from referee.engine.standings import ScoreLine
from referee.games.vampire_nights import scoring
from referee.games.vampire_nights.actions import Action, TableRuling
from referee.games.vampire_nights.course import begin, judge, pending, repeats
from referee.games.vampire_nights.manor import COLUMNS, NAME
from referee.games.vampire_nights.pieces import TILE_CODE
from referee.games.vampire_nights.ruling_words import TABLE_RULINGS
from referee.games.vampire_nights.scoring import TIE_BREAKS, point_by_point, standings
from referee.games.vampire_nights.setup import HEADER, header_of, make_setup
from referee.games.vampire_nights.state import State
from referee.games.vampire_nights.words import COUNTS, VERBS

__all__ = [
    "COUNTS",
    "HEADER",
    "ID",
    "REVISIONS",
    "TABLE_RULINGS",
    "TIE_BREAKS",
    "VERBS",
    "account",
    "begin",
    "cards_in",
    "count",
    "decision_params",
    "header_of",
    "is_table_ruling",
    "judge",
    "make_setup",
    "pending",
    "point_by_point",
    "repeats",
    "standings",
]

# Loaded when first asked for: judging and scoring need none of it, and a person waits for every import.
_LATER: Final = {"WORDS": "foreign", "boards": "view", "snapshot": "snapshot", "write": "canon"}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(name)
    return getattr(import_module(f"referee.games.vampire_nights.{_LATER[name]}"), name)


ID: Final = "vampire-nights"
REVISIONS: Final[Mapping[int, str]] = {1: "the first rules"}


def account(state: State, seat: int) -> tuple[ScoreLine, ...]:
    return scoring.account(state.seats[seat])


def count(state: State, seat: int, what: str) -> int:
    """What the table may count for a player."""
    side = state.seats[seat]
    if what == "points":
        return scoring.points(side)
    number: int = getattr(side, what)
    return number


def decision_params(state: State, decision: Decision) -> dict[str, Any]:
    """What is to be said of a decision besides who must make it."""
    seat = state.seats[decision.seat]
    if decision.kind == "reveal":
        return {"left": decision.left}
    if decision.kind == "answer":
        cell = seat.guards[state.met].cell
        return {"cell": NAME[cell], "tile": TILE_CODE[state.manor[cell]]}
    if decision.kind == "loot":
        return {"letter": COLUMNS[state.column]}
    return {"bites": seat.bites, "tiles": seat.tiles} if decision.kind == "show" else {}


def cards_in(action: Action, state: State) -> list[tuple[str, str]]:
    """The cards that an entry put on the table, for a list of them: all tiles and items are listed in the rulebook."""
    return []


def is_table_ruling(action: Action) -> bool:
    return isinstance(action, TableRuling)
