"""«Attaques et mouvement ennemi»: zone after zone, kind after kind, all attack and then those left move (VA49,
VA123)."""

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any

from referee.engine.ruling import Events
from referee.games.village_attacks.rules import captives, losses, tomes
from referee.games.village_attacks.rules.attack import could_attack
from referee.games.village_attacks.rules.corridors import shake
from referee.games.village_attacks.rules.crowding import entering, has_room, room_for
from referee.games.village_attacks.rules.figures import HERO, HUNTERS, PEASANT, Figure, Group, figures_code
from referee.games.village_attacks.rules.fleeing import can_leave, get_away
from referee.games.village_attacks.rules.goals import goal_of, ways
from referee.games.village_attacks.rules.scenario_tasks import TakeTome
from referee.games.village_attacks.rules.scenarios import HERO_HEALS
from referee.games.village_attacks.rules.state import Question, State, hero_of, tell
from referee.games.village_attacks.rules.tasks import Activate, ActivateHunters, ActivateKind, Aim, Attacks, Come, Leave
from referee.games.village_attacks.rules.trapcards import meet_treasure


def waiting(state: State, zone: str = "", kind: str = "") -> list[Group]:
    """Villagers who have not acted in this phase."""
    return [
        group
        for group in state.villagers
        if not group.figure.acted and zone in ("", group.zone) and kind in ("", group.figure.kind)
    ]


def _nearest(state: State, task: Activate) -> list[str]:
    """The zones that come next: those nearest to the Heart, of one distance (VA124)."""
    zones = {group.zone for group in waiting(state)}
    zones = (zones - {*task.done}) or zones
    least = min((state.distance(zone) for zone in zones), default=0)
    return sorted(zone for zone in zones if state.distance(zone) == least)


def asks_zones(state: State, task: Activate) -> Question | None:
    """VA48, VA125: only where two of them can attack the same monster, or enter one zone that may be full."""
    zones = _nearest(state, task)
    if len(zones) < 2 or any(zone in task.order for zone in zones):
        return None
    shared = {zone: _can_attack(state, _will_attack(state, zone)) | _may_enter(state, zone) for zone in zones}
    disputed = contested(shared)
    return Question("order", "VA125", disputed) if disputed else None


def _can_attack(state: State, groups: Iterable[Group]) -> frozenset[str]:
    return frozenset().union(*(could_attack(state, group.zone, group.figure) for group in groups))


def _will_attack(state: State, zone: str, kind: str = "") -> list[Group]:
    return [group for group in waiting(state, zone, kind) if will_attack(state, group.figure)]


def will_attack(state: State, figure: Figure) -> bool:
    """Who will attack: not those lying down or fleeing, nor those who burn to death first."""
    return not figure.fleeing and will_live(state, figure)


def will_live(state: State, figure: Figure) -> bool:
    """Whether it does anything in its activation but get up, or burn to death."""
    if figure.lying:
        return False
    return not figure.burning or (figure.kind == HERO and figure.wounds + 1 < hero_of(state, figure).health)


def _will_move(state: State, zone: str, kind: str = "") -> list[Group]:
    return [group for group in waiting(state, zone, kind) if will_live(state, group.figure)]


def _may_enter(state: State, zone: str, kind: str = "") -> frozenset[str]:
    return entering(state, _will_move(state, zone, kind))


def contested(can_attack: Mapping[str, frozenset[Any]]) -> tuple[str, ...]:
    """Those that could attack a monster which another could attack, too."""
    found = {name for pair in combinations(can_attack, 2) if can_attack[pair[0]] & can_attack[pair[1]] for name in pair}
    return tuple(sorted(found))


def next_zone(state: State, task: Activate, answer: tuple[str, ...] | None, events: Events) -> None:
    zones = _nearest(state, task)
    if not zones:
        return
    order = answer or task.order
    zone = next((one for one in order if one in zones), zones[0])
    tell(events, "zone", zone=zone, distance=state.castle.distance.get(zone))
    rest = tuple([one for one in order if one != zone])
    state.then(
        ActivateKind(zone, PEASANT),
        ActivateHunters(zone),
        ActivateKind(zone, HERO),
        Activate((*task.done, zone), rest),
    )


def asks_hunters(state: State, task: ActivateHunters) -> Question | None:
    """VA126: hunters and Yunfakh have one rank; asked where both can attack the same monster, or enter one zone
    that may be full (VA125)."""
    zone = task.zone
    shared = {kind: _can_attack(state, _will_attack(state, zone, kind)) for kind in HUNTERS}
    disputed = contested({kind: monsters | _may_enter(state, zone, kind) for kind, monsters in shared.items()})
    groups = [group for kind in HUNTERS for group in _will_move(state, zone, kind)]
    return Question("order", "VA126", disputed, None, "", figures_code(groups), task.zone) if disputed else None


def activate_hunters(state: State, task: ActivateHunters, answer: tuple[str, ...] | None, events: Events) -> None:
    """Each of the two kinds attacks and then moves, with a coin of its own (VA110)."""
    order = sorted(HUNTERS, key=answer.index) if answer else HUNTERS
    state.then(*[ActivateKind(task.zone, kind) for kind in order])


def activate_kind(state: State, task: ActivateKind, answer: None, events: Events) -> None:
    """Get up, or burn; then attack; then move."""
    zone, kind = task
    groups = waiting(state, zone, kind)
    lying = [group for group in groups if group.figure.lying]
    for group in lying:  # VA148, VA149
        state.turn_into(zone, group.figure, group.number, lying=False, acted=True)
    if lying:
        state.instruct(events, "raise", figures=figures_code(lying), at=zone)
    for group in groups:
        if group.figure.burning and not group.figure.lying:
            burn(state, group, events)
    if state.end:
        return
    state.then(Attacks(zone, kind))


def burn(state: State, group: Group, events: Events, number: int = 0) -> None:
    """VA150: a wound at the start of their activation; no XP (VA22)."""
    for _ in range(number or group.number):
        if not state.end:
            tell(events, "burns", figures=figures_code([group._replace(number=1)]), zone=group.zone)
            losses.hurt(state, group.zone, group.figure, 1, losses.BURN, events)


def _steps(state: State, heroes: Iterable[Group]) -> tuple[tuple[str, int], ...]:
    """How far each hero goes."""
    return tuple([(group.figure.variant, hero_of(state, group.figure).speed) for group in heroes])


# --- attacks


def _attackers(state: State, task: Attacks) -> list[Group]:
    return [group for group in waiting(state, task.zone, task.kind) if will_attack_now(group.figure)]


def will_attack_now(figure: Figure) -> bool:
    return not figure.lying and not figure.fleeing


def asks_variants(state: State, task: Attacks) -> Question | None:
    """VA33, VA125: hunters' types and heroes, where two of them can attack the same monster; heroes who go one by one
    (`house heroes each`) also where they may enter one zone that may be full."""
    groups = _attackers(state, task)
    codes = {group.figure.code for group in groups}
    if len(codes) < 2:
        return None
    of = {code: [one for one in groups if one.figure.code == code] for code in sorted(codes)}
    apart = task.kind == HERO and state.setup.house.heroes
    disputed = contested(
        {code: _can_attack(state, them) | (entering(state, them) if apart else set()) for code, them in of.items()}
    )
    return Question("order", "VA125", disputed, None, "", figures_code(groups), task.zone) if disputed else None


def all_attack(state: State, task: Attacks, answer: tuple[str, ...] | None, events: Events) -> None:
    groups = _attackers(state, task)
    if answer is not None:
        told = {code: place for place, code in enumerate(answer)}
        groups.sort(key=lambda group: (told.get(group.figure.code, len(told)), group.figure.code))
    steps = _steps(state, groups) if task.kind == HERO else ()
    apart = [Leave(task.zone, task.kind, (one,)) for one in steps if state.setup.house.heroes]  # VA144
    aims = [
        Aim(task.zone, group.figure, number if group.number > 1 else 0)
        for group in groups
        for number in range(1, group.number + 1)
    ]
    state.then(*aims, *(apart or [Leave(task.zone, task.kind, steps)]))


# --- moves


def _may_leave(state: State, task: Leave) -> list[Group]:
    """Of the heroes those who have steps left; of the others nobody who was sent here while the first ones went."""
    names = [name for name, steps in task.steps if steps]
    rest = {group.figure: group.number for group in task.rest}
    return [
        group._replace(number=min(group.number, rest.get(group.figure, group.number)))
        for group in waiting(state, task.zone, task.kind)
        if not group.figure.lying
        and (not rest or group.figure in rest)
        and (task.kind != HERO or group.figure.variant in names)
        and not (group.figure.carries and task.but_carrier)
    ]


def _leavers(state: State, task: Leave) -> tuple[list[Group], tuple[str, ...]]:
    """Those who go together, and where they may go next: all of the kind with one goal (VA144)."""
    there = [
        (group, (goal_of(state, group.figure), ways(state, task.zone, group.figure)))
        for group in _may_leave(state, task)
    ]
    if not there:
        return [], ()
    first = there[0][1]
    return [group for group, goal_and_ways in there if goal_and_ways == first], first[1]


def asks_way(state: State, task: Leave) -> Question | None:
    """VA143, VA144: one coin for all of a kind that leave a zone together."""
    groups, where = _leavers(state, task)
    if not groups or len(where) < 2:
        return None
    return Question("coin", "VA143", where, None, "way", figures_code(groups), task.zone)


def leave(state: State, task: Leave, answer: str | None, events: Events) -> None:
    """They go one zone on; heroes who have steps left go on from there, and others of the kind after them."""
    groups, where = _leavers(state, task)
    if not groups:  # heroes who cannot walk have acted, too
        names = [name for name, _ in task.steps]
        for group in waiting(state, "", HERO) if names else ():  # wherever they were shoved to
            if group.figure.variant in names:
                state.turn_into(group.zone, group.figure, group.number, acted=True)
        return
    takers = tuple([one.figure.code for one in groups if tomes.may_take(state, task.zone, one.figure)])
    rest = tuple([one for one in _may_leave(state, task) if one not in groups])  # those with another goal
    if rest or takers or task.kind == HERO:
        state.then(task if takers or task.kind == HERO else task._replace(rest=rest))
    if can_leave(state, task.zone, groups[0].figure):
        get_away(state, task.zone, [(group.figure, group.number) for group in groups], events)
        return
    if any(captives.leaves(state, task.zone, group.figure) for group in groups):
        captives.carry_off(state, events)
        return
    if takers:
        # The others move once it is taken: to another one, or they wait.
        state.then(TakeTome(task.zone, takers, waiting=True))
        return
    if not where:  # at the Heart, or without a way (VA145)
        for group in groups:
            state.turn_into(task.zone, group.figure, group.number, acted=True)
        return
    to = answer or where[0]
    gone = {group.figure.variant for group in groups}
    steps = tuple([(name, left - 1) for name, left in task.steps if name in gone and left > 1])
    go_on = [name for name, _ in steps] if not state.is_heart(to) else []
    if go_on:
        state.then(Leave(to, task.kind, steps))
    acted = [group for group in groups if group.figure.variant not in go_on]
    move(state, groups, to, events, acted, acting=True)


def move(state: State, groups: list[Group], to: str, events: Events, acted: Iterable[Group] = (), **how: bool) -> None:
    """They go to a zone next door, together, as soon as there is room (VA66); some have acted with that. `how` it comes
    about is as in Come."""
    if not groups:
        return
    coming = Come(tuple(groups), to, tuple([group.figure for group in acted]), **how)
    if has_room(state, to, room_for(state, groups)):
        go(state, coming, events)
    else:
        state.then(coming)


def go(state: State, coming: Come, events: Events) -> None:
    """They are there."""
    groups, to = coming.groups, coming.to
    zone = groups[0].zone
    arrived = []
    for group in groups:
        state.change(zone, group.figure, -group.number)
        figure = group.figure._replace(acted=True) if group.figure in coming.acted else group.figure
        state.change(to, figure, group.number)
        arrived.append((figure, group.number))
    told = {"shoved": True} if coming.shoved else {"pushed": True} if coming.away else {}
    state.instruct(events, "move", None, told, figures=figures_code(groups), **{"from": zone}, to=to)
    entered(state, to, arrived, events)


def entered(state: State, zone: str, figures: list[tuple[Figure, int]], events: Events) -> None:
    """What happens where villagers come in, by whatever means; to be put there is not to come in (VA171, VA199)."""
    stand(state, zone, events)
    if not state.end:
        meet_treasure(state, zone, figures, events)
    if not state.end:
        get_away(state, zone, figures, events)
        shake(state, zone, figures)
    if state.room(zone, HERO_HEALS):  # VA146
        heroes = [one.variant for one, _ in figures if one.kind == HERO]
        for group in state.at(zone, HERO):
            if group.figure.variant in heroes and group.figure.wounds:
                _heal(state, group, events)
    if not state.end:
        captives.came_in(state, zone, figures, events)
        tomes.came_in(state, zone, figures, events)


def _heal(state: State, group: Group, events: Events) -> None:
    hero, wounds = hero_of(state, group.figure), max(0, group.figure.wounds - 2)
    state.turn_into(group.zone, group.figure, 1, wounds=wounds)
    tell(events, "hero-healed", hero=hero.name, zone=group.zone, left=hero.health - wounds, health=hero.health)


def stand(state: State, zone: str, events: Events) -> None:
    """What it means that villagers are there, however they came."""
    if state.setup.page.must_not_reach and state.is_heart(zone):  # VA87
        losses.finish(state, "lost", "reached", "VA87", events)
