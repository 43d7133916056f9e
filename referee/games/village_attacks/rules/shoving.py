"""Who comes into a full zone, and those who are sent on before («Zone pleine et bousculade», VA67, VA161)."""

from referee.engine.ruling import Events
from referee.games.village_attacks.rules import activation, allies
from referee.games.village_attacks.rules.crowding import (
    comes_round,
    figures_in,
    fitting,
    has_room,
    room_for,
    room_in,
    sent_on,
)
from referee.games.village_attacks.rules.figures import HERO, Group, figures_code
from referee.games.village_attacks.rules.rooms import enter
from referee.games.village_attacks.rules.state import Question, State, tell
from referee.games.village_attacks.rules.tasks import AllyComes, AllyStep, Come, Leave, MakeRoom, Step


def asks_way(state: State, task: MakeRoom) -> Question | None:
    """VA67: a fork; one coin for all of a kind that leave together (VA144)."""
    groups, where = sent_on(state, task)
    return Question("coin", "VA67", where, None, "way", figures_code(groups), task.zone) if len(where) > 1 else None


def make_room(state: State, task: MakeRoom, answer: str | None, events: Events) -> None:
    """They go first; if that zone is full too, others go on from there (VA67)."""
    groups, where = sent_on(state, task)
    if not groups:
        return
    number = sum(group.number for group in groups)
    if number < task.left:
        most = figures_in(state, task.zone) - number
        state.then(task._replace(left=task.left - number, most=most))
    acted = [group for group in groups if _has_begun(state, group)]  # nobody acts twice (VA50)
    activation.move(state, groups, answer or where[0], events, acted, away=task.away, shoved=True)


def _has_begun(state: State, group: Group) -> bool:
    """Whether it is in its activation: it attacks, or would move next."""
    leaving = [one for one in state.agenda if isinstance(one, Leave)]
    acting = [one for one in leaving if (one.zone, one.kind) == (group.zone, group.figure.kind)]
    if group.figure.kind == HERO:
        return any(group.figure.variant in dict(one.steps) for one in acting)
    return any(not one.rest or group.figure in [other.figure for other in one.rest] for one in acting)


def come(state: State, task: Come, answer: None, events: Events) -> None:
    """As many as there is room for; then those who came first make way for the others. Whoever finds only monsters
    there stays outside (VA161)."""
    task = task._replace(groups=_there_still(state, task.groups))
    if not task.groups:
        return
    if task.to in state.fallen:  # Scenario 13: it collapsed under those who came first; the others look for another way
        if task.acting and task.groups[0].figure.kind != HERO:
            state.then(Leave(task.groups[0].zone, task.groups[0].figure.kind, rest=task.groups))
        return
    if state.fallen and not task.groups[0].zone and task.to not in state.castle.distance:  # VA215: cut off meanwhile
        return
    number, there = room_for(state, task.groups), figures_in(state, task.to)
    gone = 0 if task.tried is None else task.tried - there
    room = max(room_in(state, task.to), gone)  # one for each that was sent on, also where the table has put too many
    if number <= room or comes_round(state, task.to) or (task.driven and task.tried is not None):
        _go(state, task, events)
    elif task.tried is None:
        kind = task.groups[0].figure.kind
        state.then(MakeRoom(task.to, kind, number - room, task.away), task._replace(tried=there))
    elif first := fitting(state, task.groups, room):
        state.then(task._replace(groups=_without(task.groups, first), tried=None))
        _go(state, task._replace(groups=tuple(first)), events)
    else:
        _stay(state, task, events)


def _there_still(state: State, groups: tuple[Group, ...]) -> tuple[Group, ...]:
    """They may have been sent on themselves, where ways cross."""
    there = {(one.zone, one.figure): one.number for one in state.villagers}
    found = [
        group._replace(number=min(group.number, there.get((group.zone, group.figure), 0))) if group.zone else group
        for group in groups
    ]
    return tuple([group for group in found if group.number])


def _without(groups: tuple[Group, ...], first: list[Group]) -> tuple[Group, ...]:
    gone = {group.figure: group.number for group in first}
    rest = [group._replace(number=group.number - gone.get(group.figure, 0)) for group in groups]
    return tuple([group for group in rest if group.number])


def _go(state: State, task: Come, events: Events) -> None:
    if task.groups[0].zone:
        activation.go(state, task, events)
        return
    for group in task.groups:
        state.change(task.to, group.figure, group.number)
    state.instruct(events, "put", figures=figures_code(task.groups), at=task.to)
    activation.stand(state, task.to, events)


def _stay(state: State, task: Come, events: Events) -> None:
    """Where they were, or in the box."""
    tell(events, "no-room", figures=figures_code(task.groups), zone=task.to)
    for group in task.groups if task.acting else ():
        state.turn_into(group.zone, group.figure, group.number, acted=True)


def _may_come(state: State, task: Step | AllyStep) -> bool:
    """There is room, or somebody has gone; from a collapse they come in any case."""
    if has_room(state, task.zone):
        return True
    return task.tried is not None and (task.driven or figures_in(state, task.zone) < task.tried)


def step(state: State, task: Step, answer: None, events: Events) -> None:
    """A monster: the weakest villager makes way (VA161). Where it cannot come in, its walk is over."""
    here = state.monsters[task.seat].zone
    if not here or task.zone in state.fallen or task.start not in ("", here):
        return
    if _may_come(state, task):
        if task.driven:
            _instruct(state, state.setup.monsters[task.seat], here, task.zone)
        tell(events, "moved", task.seat, zone=task.zone)
        _go_on(state, task)
        enter(state, task.seat, task.zone, events)
    elif task.tried is None:
        _make_room(state, task, here)
    else:
        tell(events, "monster-no-room", task.seat, zone=task.zone)


def _make_room(state: State, task: Step | AllyStep, here: str) -> None:
    state.then(MakeRoom(task.zone, "", 1), task._replace(tried=figures_in(state, task.zone), start=here))


def _go_on(state: State, task: Step | AllyStep) -> None:
    if task.onward:
        state.then(task._replace(zone=task.onward[0], onward=task.onward[1:], tried=None, start=task.zone))


def _instruct(state: State, name: str, zone: str, to: str) -> None:
    """In words it is told as any step of it."""
    state.instruct(None, "move", None, {}, figures=name, **{"from": zone}, to=to)


def ally_comes(state: State, task: AllyComes, answer: None, events: Events) -> None:
    """Summoned: whoever made way for it has gone."""
    allies.put_down(state, task.ally, events)


def ally_step(state: State, task: AllyStep, answer: None, events: Events) -> None:
    """A summoned monster or a minion, in the same way."""
    ally = allies.ally_of(state, task.name)
    if ally is None or task.zone in state.fallen or task.start not in ("", ally.zone):
        return
    if _may_come(state, task):
        if task.driven:
            _instruct(state, task.name, ally.zone, task.zone)
        allies.place(state, task.name, task.zone, events)
        _go_on(state, task)
    elif task.tried is None:
        _make_room(state, task, ally.zone)
    else:
        tell(events, "ally-no-room", name=task.name, zone=task.zone)
