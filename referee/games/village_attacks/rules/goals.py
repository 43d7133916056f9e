"""Where a villager goes, and which zones are next on the way."""

from referee.games.village_attacks.rules.figures import Figure
from referee.games.village_attacks.rules.state import State


def goal_of(state: State, figure: Figure) -> frozenset[str] | None:
    """The zones that it wants to reach; None for the Heart."""
    return None


def ways(state: State, zone: str, figure: Figure) -> tuple[str, ...]:
    """The next zones on a way with the fewest zones to its goal (VA143); none where it stays (VA145)."""
    goal = goal_of(state, figure)
    return state.castle.nearer(zone) if goal is None else state.castle.toward(zone, goal)
