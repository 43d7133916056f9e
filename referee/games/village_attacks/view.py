"""A position for those who look at it: as boards, and as data."""

from typing import Any

from referee.games.village_attacks.boards import boards
from referee.games.village_attacks.rules.state import Setup, State
from referee.games.village_attacks.snapshot import FIELDS, snapshot

__all__ = ["FIELDS", "boards", "point_by_point", "roles", "setup_data", "snapshot", "starter", "stretch"]


def point_by_point(state: State, seat: int) -> list[tuple[str, dict[str, Any], str]]:
    """Nobody has points."""
    return []


def setup_data(setup: Setup) -> dict[str, str]:
    return {"edition": setup.edition}


def stretch(state: State) -> int:
    return state.round


def roles(state: State) -> tuple[str, ...]:
    return ()


def starter(state: State) -> int:
    return state.coin
