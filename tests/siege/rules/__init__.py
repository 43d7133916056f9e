"""The rules of the siege, as every game answers them. Pure: no screen, no file, no clock, no chance."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from referee.engine.codes import UNDERSTANDING
from referee.engine.game import BadValue
from referee.engine.standings import ScoreLine, Standing
from tests.siege.rules.course import judge, pending
from tests.siege.rules.ending import outcome
from tests.siege.rules.state import Action, RuleRaiders, Seat, Setup, State, TableRuling

__all__ = ["judge", "outcome", "pending"]

CODES: Final = (
    *UNDERSTANDING,
    "not-your-phase",
    "nothing-to-decide",
    "locked-up",
    "not-adjacent",
    "no-raider",
    "no-way-in",
    "too-many-raiders",
    "nobody-there",
    "count-differs",
    "nothing-to-undo",
    "nothing-to-redo",
)
REVISIONS: Mapping[int, str] = {
    1: "the first rules",
    2: "who fights beside a comrade fells two raiders",
    3: "no card has more than two raiders",
}
SETTABLE: Final = ("players", "rules")
NAMING: Final = ()
TIE_BREAKS: Final = ()


def _players(words: Sequence[str]) -> tuple[str, ...]:
    if not 1 <= len(words) <= 4:
        raise BadValue("players", "player-count")
    return tuple(words)


HEADER: Final = {"players": _players}


def make_setup(values: Mapping[str, Any]) -> Setup:
    if "players" not in values:
        raise BadValue("players", "missing")
    return Setup(**values)


def header_of(setup: Setup) -> dict[str, tuple[str, ...]]:
    return {"players": setup.players}


def begin(setup: Setup) -> State:
    return State(setup, (Seat(),) * len(setup.players))


def under_rules(state: State, revision: int) -> State:
    return state._replace(setup=state.setup._replace(rules=revision))


def repeats(state: State, action: Action) -> bool:
    return action in state.forced


def is_table_ruling(action: Action) -> bool:
    return isinstance(action, TableRuling)


def ruled_place(action: TableRuling) -> str | None:
    return action.zone if isinstance(action, RuleRaiders) else None


def ruling_lasts(place: tuple[int | None, str], before: State, after: State) -> bool:
    """As long as the raiders there are those that the table put there."""
    return before.in_zone(place[1]) == after.in_zone(place[1]) or before.phase == after.phase


def count(state: State, seat: int, what: str) -> int:
    """Of a player, only what was felled is counted."""
    return state.seats[seat].felled


def standings(state: State) -> tuple[Standing, ...]:
    """Nobody has points."""
    return ()


def account(state: State, seat: int) -> tuple[ScoreLine, ...]:
    return ()
