"""Scenario 13: the corridors around the Summoning Room collapse («Ensevelir le mal»)."""

from referee.engine.ruling import Events
from referee.games.village_attacks.rules import allies, losses
from referee.games.village_attacks.rules.activation import move
from referee.games.village_attacks.rules.corridors import FALLS, heroes_in, is_crowded
from referee.games.village_attacks.rules.crowding import is_blocked
from referee.games.village_attacks.rules.figures import HERO, KINDS, figures_code
from referee.games.village_attacks.rules.markers import corridors
from referee.games.village_attacks.rules.scenario_tasks import Advance, Fall, Shaken, StepAside
from referee.games.village_attacks.rules.state import Question, State, tell
from referee.games.village_attacks.rules.tasks import AllyStep, Leave, Step, TrollGoes
from referee.games.village_attacks.rules.troll import TO_HEART, leave


def shaken(state: State, task: Shaken, answer: str | None, events: Events) -> None:
    zone = task.zone
    if zone not in corridors(state):
        return
    if is_crowded(state, zone) or answer == FALLS:
        tell(events, "collapses", zone=zone)
        ways = state.castle.nearer(zone)  # as the castle was
        monsters = [StepAside(zone, state.setup.monsters[seat]) for seat in state.monsters_in([zone])]
        others = [StepAside(zone, one.name) for one in state.allies if one.zone == zone]
        troll = [TrollGoes(TO_HEART)] if state.troll == zone else []
        state.then(*[Advance(zone, kind, ways) for kind in KINDS], *monsters, *others, *troll, Fall(zone))
    elif heroes := heroes_in(state, task):
        state.then(Shaken(zone, tuple(heroes[1:])))


def asks_way(state: State, task: Advance) -> Question | None:
    """VA214: a coin for each kind."""
    groups = state.at(task.zone, task.kind)
    if not groups or len(task.ways) < 2:
        return None
    return Question("coin", "VA214", task.ways, None, "way", figures_code(groups), task.zone)


def advance(state: State, task: Advance, answer: str | None, events: Events) -> None:
    """VA100, VA214: one zone towards the Heart, which isn't an activation: heroes under way go on from there."""
    groups = state.at(task.zone, task.kind)
    if not groups or not task.ways:
        return
    to = answer or task.ways[0]
    if task.kind == HERO:
        under_way = [isinstance(one, Leave) and one.zone == task.zone and one.kind == HERO for one in state.agenda]
        agenda = zip(state.agenda, under_way, strict=True)
        state.agenda = tuple([one._replace(zone=to) if moves else one for one, moves in agenda])
    move(state, groups, to, events, driven=True)


def _aside(state: State, task: StepAside) -> tuple[str, ...]:
    """Where there is room for it, or can be made."""
    zones = state.castle.next_to(task.zone)
    return tuple([zone for zone in zones if not is_blocked(state, zone)]) or zones


def asks_aside(state: State, task: StepAside) -> Question | None:
    """VA214: a monster goes where it likes next door."""
    options = _aside(state, task)
    if len(options) < 2:
        return None
    seat = state.setup.monsters.index(task.who) if task.who in state.setup.monsters else None
    return Question("order", "VA214", options, seat, "aside", task.who, task.zone)


def step_aside(state: State, task: StepAside, answer: tuple[str, ...] | None, events: Events) -> None:
    to = answer[0] if answer else _aside(state, task)[0]
    if task.who in state.setup.monsters:
        state.then(Step(state.setup.monsters.index(task.who), to, driven=True))
    else:
        state.then(AllyStep(task.who, to, driven=True))


def fall(state: State, task: Fall, answer: None, events: Events) -> None:
    """The tile goes, with its traps; then what has no way to the Heart any more (VA215)."""
    zone, facts = task.zone, state.facts
    state.facts = facts._replace(
        passages=frozenset(pair for pair in facts.passages if zone not in pair),
        tiles=facts.tiles - {zone},
        touching=frozenset(pair for pair in facts.touching if zone not in pair),
        lines=tuple([part for line in facts.lines for part in _around(line, zone)]),
        gates=tuple([gate for gate in facts.gates if gate.zone != zone]),
    )
    state.traps = tuple([trap for trap in state.traps if trap.zone != zone])
    state.conditions = tuple([one for one in state.conditions if one.zone != zone])
    state.fallen = (*state.fallen, zone)
    state.objectives = tuple([one for one in state.objectives if one != zone])
    tell(events, "tile-removed", zone=zone, left=len(corridors(state)))
    if state.at(zone):  # it had no way to the Heart, so nobody could advance
        _take_off(state, zone, events)
    losses.check_end(state, events)
    _remove_cut_off(state, events)


def _around(line: tuple[str, ...], zone: str) -> list[tuple[str, ...]]:
    """VA31: on both sides of a tile that is gone one still sees as far as the next one."""
    if zone not in line:
        return [line]
    place = line.index(zone)
    return [part for part in (line[:place], line[place + 1 :]) if len(part) > 2]


def _remove_cut_off(state: State, events: Events) -> None:
    """VA215: monsters there die; villagers leave, and the morale stays."""
    for seat, monster in enumerate(state.monsters):
        if not state.end and monster.zone and monster.zone not in state.castle.distance:
            losses.die(state, seat, events)
    for one in state.allies:
        if not state.end and one.zone not in state.castle.distance:
            allies.banish(state, one, events)
    if state.end:
        return
    for zone in sorted({group.zone for group in state.villagers} - {*state.castle.distance}):
        _take_off(state, zone, events)
    if state.troll and state.troll not in state.castle.distance:
        leave(state, events)


def _take_off(state: State, zone: str, events: Events) -> None:
    groups = state.at(zone)
    for group in groups:
        state.change(zone, group.figure, -group.number)
    state.instruct(events, "remove", None, {"cut_off": True}, figures=figures_code(groups), at=zone)
