"""«Mouvement»: where a monster can go, and how far."""

from itertools import pairwise

from referee.engine.ruling import Events, refuse
from referee.games.village_attacks.rules.actions import Move
from referee.games.village_attacks.rules.rooms import enter
from referee.games.village_attacks.rules.state import State, tell


def move(state: State, action: Move, events: Events) -> None:
    """«Mouvement»: one passage after the other (VA29), unless it is trapped (VA26)."""
    check_walk(state, action.player, action.zones)
    for zone in action.zones:
        state.with_monster(action.player, moved=state.monsters[action.player].moved + 1)
        enter(state, action.player, zone, events)
    tell(events, "moved", action.player, zone=action.zones[-1])


def check_walk(state: State, seat: int, zones: tuple[str, ...]) -> None:
    """:raises Refused: no-passage, trapped, not-enough-movement, each for the whole way."""
    monster, castle = state.monsters[seat], state.castle
    steps = list(pairwise((monster.zone, *zones)))
    for here, zone in steps:
        if zone not in castle.next_to(here):
            refuse("no-passage", "VA29", zone=zone, here=here, legal=castle.next_to(here))
    health, name = state.health(seat), state.name(seat)
    for here, _ in steps:
        villagers = state.standing(here)
        if not monster.free and health <= villagers:
            refuse("trapped", "VA26", player=name, zone=here, health=health, villagers=villagers)
    if len(steps) > steps_left(state, seat):
        refuse("not-enough-movement", "movement", player=name, slots=_movement(state, seat))


def _movement(state: State, seat: int) -> int:
    """Its slots; Slow leaves one (VA40)."""
    return max(1, state.sheet(seat).movement - state.monsters[seat].slow)


def steps_left(state: State, seat: int) -> int:
    return max(0, _movement(state, seat) - state.monsters[seat].moved)
