"""A position for those who look at it: as boards, point by point, and as data."""

from referee.games.vampire_nights.boards import boards
from referee.games.vampire_nights.rules.scoring import point_by_point, roles
from referee.games.vampire_nights.rules.state import NOBODY, Setup, State
from referee.games.vampire_nights.snapshot import FIELDS, snapshot

__all__ = ["FIELDS", "boards", "point_by_point", "roles", "setup_data", "snapshot", "starter", "stretch"]


def setup_data(setup: Setup) -> dict[str, str]:
    """There is one edition only."""
    return {"edition": "fr"}


def stretch(state: State) -> int:
    return state.round


def starter(state: State) -> int | None:
    return None if state.first == NOBODY else state.first
