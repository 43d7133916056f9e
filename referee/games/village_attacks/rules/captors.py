"""Scenario 7: who has captured whom, and whether that still holds."""

from referee.engine.ruling import Events
from referee.games.village_attacks.rules.figures import HERO, Figure, Group
from referee.games.village_attacks.rules.state import State, tell


def captive(state: State) -> int | None:
    return next((seat for seat, one in enumerate(state.monsters) if one.captive_of), None)


def hero_on_board(state: State, name: str) -> Group | None:
    heroes = [group for group in state.villagers if group.figure.kind == HERO]
    return next((group for group in heroes if group.figure.variant == name), None)


def is_captor(state: State, figure: Figure) -> bool:
    seat = captive(state)
    return seat is not None and figure.kind == HERO and figure.variant == state.monsters[seat].captive_of


def keep_up(state: State, events: Events) -> None:
    """VA94, VA202: the captive is where its captor is, and free once that one is stunned or gone."""
    seat = captive(state)
    if seat is None:
        return
    monster = state.monsters[seat]
    group = hero_on_board(state, monster.captive_of)
    if group is None or group.figure.lying:
        state.with_monster(seat, captive_of="")
        tell(events, "freed", seat, zone=monster.zone)
    elif group.zone != monster.zone:
        state.with_monster(seat, zone=group.zone)
        way = {"from": monster.zone, "to": group.zone}
        state.instruct(events, "move", seat, {}, figures=state.setup.monsters[seat], **way)
