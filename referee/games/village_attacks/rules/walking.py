"""«Mouvement»: where a monster can go, and how far."""

from itertools import pairwise

from referee.engine.ruling import Events, refuse
from referee.games.village_attacks.rules.actions import Move
from referee.games.village_attacks.rules.crowding import capacity, has_room, is_blocked, makes_way
from referee.games.village_attacks.rules.dice import ANY, check_price, dice_left, is_judged, spend
from referee.games.village_attacks.rules.loads import slowed
from referee.games.village_attacks.rules.rooms import enter
from referee.games.village_attacks.rules.state import State, tell
from referee.games.village_attacks.rules.tasks import Step


def move(state: State, action: Move, events: Events) -> None:
    """«Mouvement»: one passage after the other (VA29), unless it is trapped (VA26); a die for each."""
    seat, price = action.player, (ANY,) * len(action.zones)
    check_price(state, seat, action.dice, price)
    check_walk(state, seat, action.zones)
    spend(state, seat, action.dice, price, events)
    if not all(has_room(state, zone) for zone in action.zones):
        state.with_monster(seat, moved=state.monsters[seat].moved + len(action.zones))
        state.then(Step(seat, action.zones[0], onward=action.zones[1:]))
        return
    tell(events, "moved", seat, zone=action.zones[-1])
    for zone in action.zones:
        _step(state, seat, zone, events)
        if state.end:
            return


def _step(state: State, seat: int, zone: str, events: Events) -> None:
    state.with_monster(seat, moved=state.monsters[seat].moved + 1)
    enter(state, seat, zone, events)


def check_walk(state: State, seat: int, zones: tuple[str, ...]) -> None:
    """:raises Refused: no-passage, trapped, not-enough-movement, each for the whole way."""
    monster, castle = state.monsters[seat], state.castle
    steps = list(pairwise((monster.zone, *zones)))
    for here, zone in steps:
        if zone not in castle.next_to(here):
            refuse("no-passage", "VA29", zone=zone, here=here, legal=castle.next_to(here))
        if is_blocked(state, zone):
            refuse("no-passage", "VA161", "no-passage.full", zone=zone, number=capacity(state, zone))
    health, name = state.health(seat), state.name(seat)
    for here, _ in steps:
        villagers = state.standing(here) - (0 if here == monster.zone else makes_way(state, here))
        if not monster.free and health <= villagers:
            refuse("trapped", "VA26", player=name, zone=here, health=health, villagers=villagers)
    after = state.copy()
    for zone in zones:  # what it picks up or puts down on the way slows it, or no longer does
        if not steps_left(after, seat):
            refuse("not-enough-movement", "movement", player=name, slots=_movement(after, seat))
        _step(after, seat, zone, None)


def _movement(state: State, seat: int) -> int:
    """Its slots; Slow leaves one (VA40)."""
    return max(1, state.sheet(seat).movement - state.monsters[seat].slow - slowed(state.monsters[seat]))


def steps_left(state: State, seat: int) -> int:
    return max(0, _movement(state, seat) - state.monsters[seat].moved)


def is_trapped(state: State, seat: int) -> bool:
    """VA26: where it stands."""
    monster = state.monsters[seat]
    return not monster.free and state.health(seat) <= state.standing(monster.zone)


def steps_to_go(state: State, seat: int) -> int:
    """How far it could still go: as many zones as it has slots, and dice where they are known."""
    if is_trapped(state, seat):
        return 0
    monster, left = state.monsters[seat], steps_left(state, seat)
    return min(left, dice_left(monster) + len(monster.reserve)) if is_judged(state, seat) else left
