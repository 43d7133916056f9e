"""What only a ruling of the table does: something is set, whatever it was."""

from typing import Final

from referee.engine.ruling import Events, refuse
from referee.games.village_attacks.rules import captors, losses, markers
from referee.games.village_attacks.rules.actions import Change
from referee.games.village_attacks.rules.castle import passages_of
from referee.games.village_attacks.rules.figures import HERO
from referee.games.village_attacks.rules.state import State, tell


def _zone(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    heroes = [group.figure.variant for group in effect.groups if group.figure.kind == HERO]
    for group in state.villagers:
        if group.zone == effect.zone or group.figure.variant in heroes:  # nobody is in two zones
            state.change(group.zone, group.figure, -group.number)
    for group in effect.groups:
        state.change(effect.zone, group.figure, group.number)
    captors.keep_up(state, events)


def _monster(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    seat = state.seat_meant(effect.monster)
    state.with_monster(seat, zone=effect.zone, captive_of="")
    tell(events, "placed", seat, zone=effect.zone)


def _number(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    setattr(state, effect.text, effect.number)
    losses.note_full_heart(state, events)
    markers.open_by_morale(state, events)
    if effect.text == "morale":
        losses.note_spawning_over(state, events)


def _map(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    """A passage that is there after all, or isn't."""
    pair = passages_of([(effect.zone, effect.to)])
    passages = state.facts.passages - pair if effect.number < 0 else state.facts.passages | pair
    tiles = state.facts.tiles | {effect.zone, effect.to}
    state.facts = state.facts._replace(passages=passages, tiles=tiles)


def _over(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    losses.finish(state, effect.text, "table", "record", events)


def _time(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    if not state.setup.house.cycle:
        refuse("not-an-option", "daylight", "not-an-option.cycle-off", word=effect.text)
    state.time = effect.text


SET_EFFECTS: Final = {
    "set-zone": _zone,
    "set-monster": _monster,
    "set-number": _number,
    "set-map": _map,
    "set-over": _over,
    "set-time": _time,
}
