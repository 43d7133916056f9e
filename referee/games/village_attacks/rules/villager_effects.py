"""What abilities, events and the table's rulings do to villagers."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from referee.engine.ruling import Events, refuse
from referee.games.village_attacks.rules import captors, losses
from referee.games.village_attacks.rules.actions import Change
from referee.games.village_attacks.rules.activation import entered
from referee.games.village_attacks.rules.ally_effects import bring_minion
from referee.games.village_attacks.rules.captives import check_target as check_captor
from referee.games.village_attacks.rules.captives import is_own_captor
from referee.games.village_attacks.rules.crowding import has_room, room_for
from referee.games.village_attacks.rules.figures import (
    HERO,
    HUNTERS,
    KINDS,
    RANK,
    YUNFAKH,
    Figure,
    Group,
    figures_code,
    is_meant,
)
from referee.games.village_attacks.rules.hero_effects import is_on_hero
from referee.games.village_attacks.rules.scenarios import SHELTER
from referee.games.village_attacks.rules.spawning import put_down
from referee.games.village_attacks.rules.state import State, tell
from referee.games.village_attacks.rules.tasks import Come


def codes_at(state: State, zone: str) -> tuple[str, ...]:
    """Who is there, as it is written."""
    return tuple([group.code for group in state.at(zone)])


def wounding(state: State, effect: Change) -> bool:
    """Whether it kills or wounds somebody who isn't a monster."""
    return effect.do in ("kill", "hurt") or (effect.do == "wound" and is_on_hero(state, effect))


def _find(state: State, zone: str, named: Figure, but: str = "") -> Figure:
    """One of those named, preferably one that is standing; for a mark, preferably one without it.

    :raises Refused: no-such-figure.
    """
    there = [
        one.figure for one in state.at(zone) if is_meant(named, one.figure) and named.wounds in (0, one.figure.wounds)
    ]
    there = [one for one in there if one.fleeing == named.fleeing] or there
    if not there:
        refuse("no-such-figure", "effects", figures=named.code, zone=zone, there=codes_at(state, zone))
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
    """Without being named: nobody lying down or fleeing, and a carrier of a tome only for wounds."""
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


VILLAGER_EFFECTS: Final = {
    "kill": _kill,
    "hurt": _hurt,
    "come": _come,
    "shift": _shift,
    "stun-villagers": _mark,
    "burn-villagers": _mark,
}
