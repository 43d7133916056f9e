"""Who comes into a full zone, and those who are sent on before («Zone pleine et bousculade», VA67, VA161)."""

from referee.engine.ruling import Events
from referee.games.village_attacks.rules import activation, allies
from referee.games.village_attacks.rules.crowding import comes_round, fitting, has_room, room_for, room_in, sent_on
from referee.games.village_attacks.rules.figures import Group, figures_code
from referee.games.village_attacks.rules.rooms import enter
from referee.games.village_attacks.rules.state import Question, State, tell
from referee.games.village_attacks.rules.tasks import AllyStep, Come, MakeRoom, Step


def asks_way(state: State, task: MakeRoom) -> Question | None:
    """VA67: a fork; one coin for all of a kind that leave together (VA144)."""
    groups, where = sent_on(state, task)
    return Question("coin", "VA67", where, None, "way", figures_code(groups), task.zone) if len(where) > 1 else None


def make_room(state: State, task: MakeRoom, answer: str | None, events: Events) -> None:
    """They go first; if that zone is full too, others go on from there (VA67)."""
    groups, where = sent_on(state, task)
    if not groups:
        return
    left = task.left - sum(group.number for group in groups)
    if left:
        state.then(task._replace(left=left))
    activation.move(state, groups, answer or where[0], events, away=task.away, shoved=True)


def come(state: State, task: Come, answer: None, events: Events) -> None:
    """As many as there is room for; then those who came first make way for the others. Who finds only monsters there
    stays outside (VA161)."""
    task = task._replace(groups=_there_still(state, task.groups))
    if not task.groups or task.to in state.fallen:  # 13: it may have collapsed meanwhile
        return
    number, room = room_for(state, task.groups), room_in(state, task.to)
    if number <= room or comes_round(state, task.to):
        _go(state, task, events)
    elif not task.tried:
        kind = task.groups[0].figure.kind
        state.then(MakeRoom(task.to, kind, number - room, task.away), task._replace(tried=True))
    elif first := fitting(state, task.groups, room):
        _go(state, task._replace(groups=tuple(first)), events)
        if not state.end:
            state.then(task._replace(groups=_without(task.groups, first), tried=False))
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


def step(state: State, task: Step, answer: None, events: Events) -> None:
    """A monster: the weakest villager makes way (VA161)."""
    if not state.monsters[task.seat].zone or task.zone in state.fallen:
        return
    if has_room(state, task.zone):
        tell(events, "moved", task.seat, zone=task.zone)
        enter(state, task.seat, task.zone, events)
    elif not task.tried:
        state.then(MakeRoom(task.zone, "", 1), task._replace(tried=True))
    else:
        tell(events, "monster-no-room", task.seat, zone=task.zone)


def ally_step(state: State, task: AllyStep, answer: None, events: Events) -> None:
    """A summoned monster or a minion, in the same way."""
    if allies.ally_of(state, task.name) is None or task.zone in state.fallen:
        return
    if has_room(state, task.zone):
        allies.place(state, task.name, task.zone, events)
    elif not task.tried:
        state.then(MakeRoom(task.zone, "", 1), task._replace(tried=True))
    else:
        tell(events, "ally-no-room", name=task.name, zone=task.zone)
