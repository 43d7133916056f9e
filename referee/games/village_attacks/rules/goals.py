"""Where a villager goes, and which zones are next on the way."""

from referee.games.village_attacks.rules import captives, fleeing, markers, tomes
from referee.games.village_attacks.rules.captors import is_captor
from referee.games.village_attacks.rules.figures import HERO, HUNTERS, Figure
from referee.games.village_attacks.rules.state import State


def goal_of(state: State, figure: Figure) -> frozenset[str] | None:
    """The zones that it wants to reach; None for the Heart."""
    if is_captor(state, figure):  # VA200
        return markers.exits(state)
    if figure.fleeing:  # VA101
        return markers.ways_out(state)
    return tomes.goal(state, figure)


def ways(state: State, zone: str, figure: Figure) -> tuple[str, ...]:
    """The next zones on a way with the fewest zones to its goal (VA143); none where it stays (VA145)."""
    waits = figure.kind in HUNTERS and zone in markers.corridors(state)  # VA216
    if waits or fleeing.can_leave(state, zone, figure):
        return ()
    goal = goal_of(state, figure)
    if goal is not None:
        return state.castle.toward(zone, goal)
    nearer = state.castle.nearer(zone)
    if state.setup.page.captures and figure.kind == HERO and len(nearer) > 1:
        return captives.preferred(state, nearer, figure)
    return nearer


def can_go(state: State, zone: str, figure: Figure) -> bool:
    """Whether a torch can move it: not on a Heart tile, unless it flees from there, nor where it waits (VA152)."""
    if state.is_heart(zone) and not figure.fleeing:
        return False
    return (
        bool(ways(state, zone, figure))
        or fleeing.can_leave(state, zone, figure)
        or captives.leaves(state, zone, figure)
        or tomes.may_take(state, zone, figure)
    )
