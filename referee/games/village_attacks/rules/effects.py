"""What abilities, events and the table's rulings do: one small language for all of them."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from referee.engine.ruling import Events, Refused, refuse
from referee.games.village_attacks.rules import losses
from referee.games.village_attacks.rules.actions import Change
from referee.games.village_attacks.rules.ally_effects import ON_ALLIES, check_ally
from referee.games.village_attacks.rules.crowding import has_room
from referee.games.village_attacks.rules.figures import (
    HERO,
    TROLL,
    Group,
)
from referee.games.village_attacks.rules.hero_effects import apply_to_hero, hero_named, is_on_hero
from referee.games.village_attacks.rules.rooms import enter, mark, stun
from referee.games.village_attacks.rules.scenarios import FULL_HEART
from referee.games.village_attacks.rules.set_effects import SET_EFFECTS
from referee.games.village_attacks.rules.state import Condition, State, tell
from referee.games.village_attacks.rules.tasks import Step
from referee.games.village_attacks.rules.troll_effects import TROLL_EFFECTS, check_troll
from referee.games.village_attacks.rules.villager_effects import VILLAGER_EFFECTS, codes_at

CONDITIONS: Final = ("stun", "burn", "slow", "silence", "sunder")  # of a monster
ZONE_CONDITIONS: Final = ("dark", "unlucky")


def check_effects(state: State, effects: Sequence[Change]) -> None:
    """:raises Refused: unknown-monster, unknown-zone, unknown-hero; as check_troll."""
    check_names(state, effects)
    for effect in effects:
        check_troll(state, effect)


def check_names(state: State, effects: Sequence[Change]) -> None:
    """:raises Refused: unknown-monster, ambiguous, unknown-zone, unknown-hero."""
    for effect in effects:
        if is_on_hero(state, effect):
            hero_named(state, effect)
        elif effect.monster not in ("", TROLL) and state.seat_of(effect.monster) is None:
            check_ally(state, effect)
        for zone in (effect.zone, effect.to):
            if zone:
                check_zone(state, zone)
        check_heroes(state, effect.groups)


def check_zone(state: State, zone: str, detail: str = "") -> None:
    """:raises Refused: unknown-zone."""
    if zone not in state.castle.beside:
        refuse("unknown-zone", "map", detail, zone=zone, legal=tuple(state.castle.beside))


def is_known(state: State, name: str) -> bool:
    """A hero whose marker was entered, or a minion."""
    return state.facts.hero(name) is not None or state.facts.minion(name) is not None


def check_heroes(state: State, groups: Sequence[Group]) -> None:
    """:raises Refused: unknown-hero, if its marker was never entered."""
    for group in groups:
        if group.figure.kind == HERO and not is_known(state, group.figure.variant):
            known = tuple([hero.name for hero in state.facts.heroes])
            refuse("unknown-hero", "hero", hero=group.figure.variant, legal=known)


def apply_all(
    state: State, effects: Sequence[Change], events: Events, by: int | None = None, stays: bool = False
) -> None:
    """Each in the order given; `by` is the monster whose ability it is, `stays` an event that persists."""
    waiting = len(state.agenda)
    for effect in effects:
        if state.end and not effect.do.startswith("set"):
            return
        due = state.agenda[waiting:]
        if is_on_hero(state, effect):
            apply_to_hero(state, effect, events, by)
        elif effect.monster and state.seat_of(effect.monster) is None:
            ON_ALLIES[effect.do](state, effect, events)
        else:
            _apply(state, effect, events, by, stays)
        _due_first(state, waiting, due)


def _due_first(state: State, waiting: int, due: tuple[Any, ...]) -> None:
    """What an effect leads to comes after what those before it lead to."""
    if state.agenda[waiting : waiting + len(due)] == due:
        new = state.agenda[waiting + len(due) :]
        state.agenda = (*state.agenda[:waiting], *new, *due)


def _apply(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    """One of them. Figures are taken one by one: if they are too few, all that were there are told."""
    there = codes_at(state, effect.zone)
    try:
        _EFFECTS[effect.do](state, effect, events, by, stays)
    except Refused as error:
        if error.refusal.detail != "no-such-figure" or error.refusal.params["there"] == there:
            raise
        named = tuple([group.code for group in effect.groups])
        refuse("no-such-figure", "effects", "no-such-figure.fewer", figures=named, zone=effect.zone, there=there)


def _wound(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    losses.wound(state, state.seat_meant(effect.monster), effect.number, events)


def _mend(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    seat = state.seat_meant(effect.monster)
    state.with_monster(seat, wounds=max(0, state.monsters[seat].wounds - effect.number))
    tell(events, "health", seat, left=state.health(seat), health=state.sheet(seat).health)


def _condition(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    """«Conditions»: a marker put on a monster, or taken off."""
    seat = state.seat_meant(effect.monster)
    monster, what, on = state.monsters[seat], effect.text, effect.number > 0
    if not monster.zone:  # VA171: it comes back without markers
        return
    if what == "burn":
        state.with_monster(seat, burn=on)
    elif what == "stun" and on:
        if not monster.lying:  # in words the condition is told
            state.instruct(None, "lay", figures=state.setup.monsters[seat], at=monster.zone)
        stun(state, seat, events)
    elif what == "stun":
        state.with_monster(seat, lying=False)
    elif on:
        mark(state, seat, what, events)
    else:
        state.with_monster(seat, **{what: max(0, getattr(monster, what) - 1)})
    tell(events, "condition" if on else "condition-off", seat, what=what)


def _zone(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    state.conditions = (*state.conditions, Condition(effect.zone, effect.text, stays))
    tell(events, f"zone-{effect.text}", zone=effect.zone)


def _place(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    """Moved by others: being trapped doesn't matter (VA28), but a captive goes only where its captor goes.

    :raises Refused: is-dead, is-captive.
    """
    seat = state.seat_meant(effect.monster)
    if not state.monsters[seat].zone:
        cost = losses.return_cost(state)
        refuse("is-dead", "VA171", player=state.name(seat), heart=state.heart, cost=cost)
    if hero := state.monsters[seat].captive_of:
        refuse("is-captive", "VA202", "is-captive.moved", player=state.name(seat), hero=hero)
    tell(events, "placed", seat, zone=effect.zone)
    if has_room(state, effect.zone) or state.monsters[seat].zone == effect.zone:
        enter(state, seat, effect.zone, events)
    else:
        state.then(Step(seat, effect.zone))


def _free(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    state.with_monster(state.seat_meant(effect.monster), free=True)


def _heart(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    if state.setup.page.spawning_ends == FULL_HEART and effect.number > 0:  # VA91
        losses.feed_heart(state, effect.number, events)
        losses.check_end(state, events)
    else:
        losses.hurt_heart(state, -effect.number, events)


def _morale(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    losses.lower_morale(state, -effect.number, events)
    losses.check_end(state, events)


def _dial(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    state.dial = (state.dial + effect.number) % 20


def _xp(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    losses.gain(state, state.seat_meant(effect.monster), effect.number, events)


_EFFECTS: Final[dict[str, Callable[[State, Change, Events, int | None, bool], None]]] = {
    **VILLAGER_EFFECTS,
    "wound": _wound,
    "mend": _mend,
    "condition": _condition,
    "zone": _zone,
    "place": _place,
    "free": _free,
    "heart": _heart,
    "morale": _morale,
    "dial": _dial,
    "xp": _xp,
    **TROLL_EFFECTS,
    **SET_EFFECTS,
}
