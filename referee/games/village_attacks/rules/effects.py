"""What abilities, events and the table's rulings do: one small language for all of them."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from referee.engine.ruling import Events, Refused, refuse
from referee.games.village_attacks.rules import captors, losses, markers
from referee.games.village_attacks.rules.actions import Change
from referee.games.village_attacks.rules.activation import entered
from referee.games.village_attacks.rules.ally_effects import ON_ALLIES, bring_minion, check_ally
from referee.games.village_attacks.rules.captives import check_target as check_captor
from referee.games.village_attacks.rules.captives import is_own_captor
from referee.games.village_attacks.rules.castle import passages_of
from referee.games.village_attacks.rules.crowding import has_room, room_for
from referee.games.village_attacks.rules.figures import (
    HERO,
    HUNTERS,
    KINDS,
    RANK,
    TROLL,
    YUNFAKH,
    Figure,
    Group,
    figures_code,
)
from referee.games.village_attacks.rules.hero_effects import apply_to_hero, hero_named, is_on_hero
from referee.games.village_attacks.rules.rooms import enter, mark, stun
from referee.games.village_attacks.rules.scenarios import FULL_HEART, SHELTER
from referee.games.village_attacks.rules.spawning import put_down
from referee.games.village_attacks.rules.state import Condition, State, tell
from referee.games.village_attacks.rules.tasks import Come, Step
from referee.games.village_attacks.rules.troll_effects import TROLL_EFFECTS, check_troll

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
    there = _codes(state, effect.zone)
    try:
        _EFFECTS[effect.do](state, effect, events, by, stays)
    except Refused as error:
        if error.refusal.detail != "no-such-figure" or error.refusal.params["there"] == there:
            raise
        named = tuple([group.code for group in effect.groups])
        refuse("no-such-figure", "effects", "no-such-figure.fewer", figures=named, zone=effect.zone, there=there)


def _codes(state: State, zone: str) -> tuple[str, ...]:
    return tuple([group.code for group in state.at(zone)])


def wounding(state: State, effect: Change) -> bool:
    return effect.do in ("kill", "hurt") or (effect.do == "wound" and is_on_hero(state, effect))


def _find(state: State, zone: str, named: Figure, but: str = "") -> Figure:
    """One of those named, preferably one that is standing; for a mark, preferably one that has it not.

    :raises Refused: no-such-figure.
    """
    there = [
        one.figure
        for one in state.at(zone, named.kind)
        if named.variant in ("", one.figure.variant)
        and (one.figure.lying or not named.lying)
        and (one.figure.burning or not named.burning)
        and (one.figure.carries or not named.carries)
        and named.wounds in (0, one.figure.wounds)
    ]
    there = [one for one in there if one.fleeing == named.fleeing] or there
    if not there:
        refuse("no-such-figure", "effects", figures=named.code, zone=zone, there=_codes(state, zone))
    return min(there, key=lambda one: (bool(but) and getattr(one, but), one.lying, one.carries, one))


def protection(state: State, zone: str, figure: Figure, by: int | None = None) -> str:
    """The ruling by which abilities and attacks of monsters don't wound it: hunters in some rooms (VA139), Yunfakh by
    whoever isn't in their zone (VA222)."""
    if figure.kind in HUNTERS and state.room(zone, SHELTER):
        return "VA139"
    outside = figure.kind == YUNFAKH and by is not None and state.monsters[by].zone != zone
    return "VA222" if outside else ""


def check_protected(state: State, zone: str, figure: Figure, by: int | None = None) -> None:
    """:raises Refused: protected."""
    if by is not None:
        check_captor(state, by, figure)
    if rule := protection(state, zone, figure, by):
        refuse("protected", rule, figures=figure.code, zone=zone)


def _may_be_meant(state: State, effect: Change, figure: Figure) -> bool:
    """Without being named: nobody who lies or flees, and a carrier of a tome only for wounds."""
    return not figure.lying and not figure.fleeing and (wounding(state, effect) or not figure.carries)


def _each(state: State, effect: Change) -> list[Figure]:
    """The figures that an effect names, one by one; without names, that many in targeting order (VA151)."""
    if effect.groups:
        return [group.figure for group in effect.groups for _ in range(group.number)]
    standing = sorted(
        (group for group in state.at(effect.zone) if _may_be_meant(state, effect, group.figure)),
        key=lambda group: (RANK[group.figure.kind], group.figure),
    )
    return [group.figure for group in standing for _ in range(group.number)][: effect.number]


def _kill(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    how = losses.EFFECT if by is None else losses.ABILITY
    after, found = state.copy(), []
    for named in _each(state, effect):
        figure = _find(after, effect.zone, named)
        if by is not None:
            check_protected(after, effect.zone, figure, by)
        after.change(effect.zone, figure, -1)
        found.append(figure)
    for figure in found:
        if not state.end:
            losses.kill(state, effect.zone, figure, 1, how, events, by)


def _hurt(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    """That many wounds, in targeting order."""
    how = losses.EFFECT if by is None else losses.ABILITY
    for _ in range(effect.number):
        there = [
            one
            for one in _each(state, effect._replace(number=99))
            if by is None or not (protection(state, effect.zone, one, by) or is_own_captor(state, by, one))
        ]
        if there and not state.end:
            losses.hurt(state, effect.zone, there[0], 1, how, events, by)


def _come(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    """As with a card, but not adjusted (VA117)."""
    minions = [group for group in effect.groups if state.facts.minion(group.figure.variant)]
    for group in minions:
        bring_minion(state, group.figure.variant, effect.zone, events)
    villagers = [group for group in effect.groups if group not in minions]
    if not villagers:
        return
    for place, group in enumerate(villagers):
        hero = group.figure.variant if group.figure.kind == HERO else ""
        if hero and (state.in_play(HERO, hero) or hero in [one.figure.variant for one in villagers[:place]]):
            refuse("hero-in-play", "hero", hero=hero)
    put_down(state, effect.zone, villagers, events)


def _shift(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    """Moved, not activated."""
    moved: list[tuple[Figure, int]] = []
    after = state.copy()
    for named in _each(state, effect):
        figure = _find(after, effect.zone, named)
        if by is not None:
            check_immune(figure, effect.zone)
        after.change(effect.zone, figure, -1)
        moved.append((figure, 1))
    if not has_room(state, effect.to, room_for(state, [Group(figure, number) for figure, number in moved])):
        _shove_in(state, effect, moved)
        return
    for figure, number in moved:
        state.change(effect.zone, figure, -number)
        state.change(effect.to, figure, number)
    params = {"figures": figures_code(effect.groups), "from": effect.zone, "to": effect.to}
    state.instruct(events, "move", None, {}, **params)
    entered(state, effect.to, moved, events)


def _shove_in(state: State, effect: Change, moved: Sequence[tuple[Figure, int]]) -> None:
    """Each kind when there is room for it; away from the Heart others are driven away from it, too."""
    away = state.distance(effect.to) > state.distance(effect.zone)
    numbers = Counter([figure for figure, _ in moved])
    groups = [Group(figure, number, effect.zone) for figure, number in sorted(numbers.items())]
    kinds = [tuple([group for group in groups if group.figure.kind == kind]) for kind in KINDS]
    state.then(*[Come(of_kind, effect.to, away=away) for of_kind in kinds if of_kind])


def _mark(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    """Stunned or burning."""
    lies = effect.do == "stun-villagers"
    for named in _each(state, effect):
        figure = _find(state, effect.zone, named, but="lying" if lies else "burning")
        if by is not None or not named.carries:  # what the table says of the carrier itself, it says
            check_immune(figure, effect.zone)
        state.turn_into(effect.zone, figure, 1, **({"lying": True} if lies else {"burning": True}))
        if lies:
            state.instruct(events, "lay", figures=figures_code([Group(figure, 1)]), at=effect.zone)
        else:
            tell(events, "set-on-fire", figures=figure.code, zone=effect.zone)
    captors.keep_up(state, events)  # VA94: to stun a captor frees its captive


def check_immune(figure: Figure, zone: str) -> None:
    """Scenario 10: conditions don't affect a carrier of a tome, and abilities only wound it.

    :raises Refused: protected.
    """
    if figure.carries:
        refuse(
            "protected", "tomes", "protected.carrier", figures=Group(figure._replace(carries=False), 1).code, zone=zone
        )


def _seat(state: State, effect: Change) -> int:
    seat = state.seat_of(effect.monster)
    assert seat is not None, "the effects were checked"
    return seat


def _wound(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    losses.wound(state, _seat(state, effect), effect.number, events)


def _mend(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    seat = _seat(state, effect)
    state.with_monster(seat, wounds=max(0, state.monsters[seat].wounds - effect.number))
    tell(events, "health", seat, left=state.health(seat), health=state.sheet(seat).health)


def _condition(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    """«Conditions»: a marker put on a monster, or taken off."""
    seat = _seat(state, effect)
    monster, what, on = state.monsters[seat], effect.text, effect.number > 0
    if not monster.zone:  # VA171: it comes back without markers
        return
    if what == "burn":
        state.with_monster(seat, burn=on)
    elif what == "stun" and on:
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
    seat = _seat(state, effect)
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
    state.with_monster(_seat(state, effect), free=True)


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
    losses.gain(state, _seat(state, effect), effect.number, events)


# --- only by a ruling of the table: set, whatever it was


def _set_zone(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    heroes = [group.figure.variant for group in effect.groups if group.figure.kind == HERO]
    for group in state.villagers:
        if group.zone == effect.zone or group.figure.variant in heroes:  # nobody is in two zones
            state.change(group.zone, group.figure, -group.number)
    for group in effect.groups:
        state.change(effect.zone, group.figure, group.number)
    captors.keep_up(state, events)


def _set_monster(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    state.with_monster(_seat(state, effect), zone=effect.zone, captive_of="")
    tell(events, "placed", _seat(state, effect), zone=effect.zone)


def _set_number(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    setattr(state, effect.text, effect.number)
    losses.note_full_heart(state, events)
    markers.open_by_morale(state, events)
    if effect.text == "morale":
        losses.note_spawning_over(state, events)


def _set_map(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    """A passage that is there after all, or isn't."""
    pair = passages_of([(effect.zone, effect.to)])
    passages = state.facts.passages - pair if effect.number < 0 else state.facts.passages | pair
    tiles = state.facts.tiles | {effect.zone, effect.to}
    state.facts = state.facts._replace(passages=passages, tiles=tiles)


def _set_over(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    losses.finish(state, effect.text, "table", "record", events)


def _set_time(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    if not state.setup.house.cycle:
        refuse("not-an-option", "daylight", "not-an-option.cycle-off", word=effect.text)
    state.time = effect.text


_EFFECTS: Final[dict[str, Callable[[State, Change, Events, int | None, bool], None]]] = {
    "kill": _kill,
    "hurt": _hurt,
    "come": _come,
    "shift": _shift,
    "stun-villagers": _mark,
    "burn-villagers": _mark,
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
    "set-zone": _set_zone,
    "set-monster": _set_monster,
    "set-number": _set_number,
    "set-map": _set_map,
    "set-over": _set_over,
    "set-time": _set_time,
    **TROLL_EFFECTS,
}
