"""A position for those who look at it: as boards, and as data."""

from typing import Any

from referee.games.vampire_empire.boards import boards
from referee.games.vampire_empire.rules.ending import account
from referee.games.vampire_empire.rules.state import Setup, State, role_of
from referee.games.vampire_empire.snapshot import FIELDS, snapshot

__all__ = ["FIELDS", "boards", "point_by_point", "roles", "setup_data", "snapshot", "starter", "stretch"]


def point_by_point(state: State, seat: int) -> list[tuple[str, dict[str, Any], str]]:
    """Two points for each vampire alive, one for each human."""
    lines = [line for line in account(state, seat) if line.number]
    return [(f"why.{line.key}", {"number": line.number, "points": line.points}, "ending") for line in lines]


def setup_data(setup: Setup) -> dict[str, str]:
    return {}


def stretch(state: State) -> int:
    return state.round


def roles(state: State) -> tuple[str, ...]:
    return tuple(role_of(state, seat) for seat in (0, 1))


def starter(state: State) -> int:
    return state.setup.vampires
