"""A position for those who look at it: as boards, point by point, and as data."""

from referee.games.vampire_village.boards import boards
from referee.games.vampire_village.rules.scoring import point_by_point
from referee.games.vampire_village.rules.state import Setup, State
from referee.games.vampire_village.snapshot import FIELDS, snapshot

__all__ = ["FIELDS", "boards", "point_by_point", "roles", "setup_data", "snapshot", "starter", "stretch"]


def setup_data(setup: Setup) -> dict[str, str]:
    return {"edition": setup.edition}


def stretch(state: State) -> int:
    return state.round


def roles(state: State) -> tuple[str, ...]:
    """Everybody is the same here."""
    return ()


def starter(state: State) -> None:
    """All build at once."""
