"""Vampire Nights as the engine's protocols want it: every name of `Game`, and of the parts that it has."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from referee.engine.standings import ScoreLine
from referee.games.vampire_nights import scoring
from referee.games.vampire_nights.actions import Action, TableRuling
from referee.games.vampire_nights.course import begin, judge, pending, repeats
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
    "count",
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
_LATER: Final = {
    "CARD_GROUPS": "cards",
    "KEYS": "beginning",
    "WORDS": "foreign",
    "also": "shorthand",
    "boards": "view",
    "count_parts": "telling",
    "decision_params": "telling",
    "expand": "shorthand",
    "explain": "why",
    "faces_at": "shorthand",
    "is_face": "cards",
    "is_missing": "shorthand",
    "keyed": "shorthand",
    "name_is_enough": "shorthand",
    "next_words": "shorthand",
    "on_board": "shorthand",
    "option_note": "shorthand",
    "roles": "roles",
    "snapshot": "snapshot",
    "stand_params": "telling",
    "with_more": "shorthand",
    "write": "canon",
}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(name)
    return getattr(import_module(f"referee.games.vampire_nights.{_LATER[name]}"), name)


ID: Final = "vampire-nights"
REVISIONS: Final[Mapping[int, str]] = {1: "the first rules"}
DEMO_BOARDS: Final = ("looting", "over")
SETTABLE: Final = ("players", "removed", "house", "rules")


def account(state: State, seat: int) -> tuple[ScoreLine, ...]:
    return scoring.account(state.seats[seat])


def count(state: State, seat: int, what: str) -> int:
    """What the table may count for a player."""
    side = state.seats[seat]
    if what == "points":
        return scoring.points(side)
    number: int = getattr(side, what)
    return number


def ruling_lasts(place: tuple[int, int], before: State, after: State) -> bool:
    """Every night the manor is laid anew."""
    return before.round == after.round


def is_table_ruling(action: Action) -> bool:
    return isinstance(action, TableRuling)
