"""Where a villager goes, and which zones are next on the way."""

from typing import Final

from referee.games.village_attacks.rules.figures import HUNTERS, Figure
from referee.games.village_attacks.rules.state import State

BLUE: Final = ("blue", "bleu", "bleue", "синий")  # as the table may have entered it


def goal_of(state: State, figure: Figure) -> frozenset[str] | None:
    """The zones that it wants to reach; None for the Heart."""
    return ways_out(state) if figure.fleeing else None


def ways(state: State, zone: str, figure: Figure) -> tuple[str, ...]:
    """The next zones on a way with the fewest zones to its goal (VA143); none where it stays (VA145)."""
    if figure.kind in HUNTERS and zone in objectives(state):  # VA216
        return ()
    goal = goal_of(state, figure)
    return state.castle.nearer(zone) if goal is None else state.castle.toward(zone, goal)


def ways_out(state: State, *, anywhere: bool = False) -> frozenset[str]:
    """14: the blue spawn marker; any of them if none is blue (VA101)."""
    blue = [gate.zone for gate in state.facts.gates if gate.colour in BLUE]
    return frozenset(blue if blue and not anywhere else [gate.zone for gate in state.facts.gates])


def objectives(state: State) -> tuple[str, ...]:
    """13: the corridors that the villagers want to bring down, without those that have fallen."""
    goals = state.facts.goals if state.setup.page.objectives else ()
    return tuple([goal.zone for goal in goals if goal.zone not in state.fallen])
