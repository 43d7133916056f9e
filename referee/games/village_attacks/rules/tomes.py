"""Scenario 10: hunters take tomes out of the Library and leave the castle with them (VA97, VA207 to VA210)."""

from referee.engine.ruling import Events
from referee.games.village_attacks.rules import losses, markers
from referee.games.village_attacks.rules.figures import HUNTER, YUNFAKH, Figure, Group
from referee.games.village_attacks.rules.loads import take_away
from referee.games.village_attacks.rules.scenario_tasks import PassTome, StepOn, TakeTome
from referee.games.village_attacks.rules.state import Question, State, tell
from referee.games.village_attacks.rules.tasks import Leave

HUNTERS = (HUNTER, YUNFAKH)


def goal(state: State, figure: Figure) -> frozenset[str] | None:
    """VA207: of hunters the nearest tome that nobody carries, of its carrier the way out."""
    if not state.setup.page.tomes or figure.kind not in HUNTERS:
        return None
    if figure.carries:
        return markers.exits(state)
    return frozenset(state.objectives) or None


def _under_way(state: State) -> bool:
    return any(group.figure.carries for group in state.villagers)


def _takers(state: State, zone: str) -> list[Figure]:
    """Hunters there who stand; those who have just come in, and so have acted, first."""
    there = [group.figure for group in state.at(zone) if group.figure.kind in HUNTERS and not group.figure.lying]
    return sorted(there, key=lambda one: (not one.acted, one))


def may_take(state: State, zone: str, figure: Figure) -> bool:
    """VA209: only one is carried at once."""
    is_hunter = state.setup.page.tomes and figure.kind in HUNTERS and not figure.lying
    return is_hunter and zone in state.objectives and not _under_way(state)


def came_in(state: State, zone: str, figures: list[tuple[Figure, int]], events: Events) -> None:
    """VA208: a hunter that reaches a tome takes it; one that reaches the way out with it is gone."""
    if not state.setup.page.tomes:
        return
    for figure, _ in figures:
        if figure.carries and zone in markers.exits(state) and not state.end:
            _go_out(state, zone, events)
    takers = [figure for figure, _ in figures if may_take(state, zone, figure)]
    if takers and not state.end:
        state.then(TakeTome(zone, tuple(sorted({one.code for one in takers}))))


def _go_out(state: State, zone: str, events: Events) -> None:
    """VA97: with the first tome the game is lost, with `house tomes 2` with the second."""
    carrier = next(group.figure for group in state.at(zone) if group.figure.carries)
    state.change(zone, carrier, -1)
    state.tomes_out += 1
    tell(events, "tome-out", zone=zone, figures=Group(carrier._replace(carries=False), 1).code)
    state.instruct(events, "remove", figures=Group(carrier._replace(carries=False), 1).code, at=zone)
    if state.tomes_out > bool(state.setup.house.tomes):
        losses.finish(state, "lost", "tome", "VA97", events)


def _choice(state: State, task: TakeTome) -> dict[str, Figure]:
    """Who may take it, by code; nobody while another is carried (VA209)."""
    found: dict[str, Figure] = {}
    lies_free = task.zone in state.objectives and not _under_way(state)
    for figure in _takers(state, task.zone) if lies_free else ():
        if (figure.code in task.codes or not task.codes) and not (figure.acted and task.waiting):
            found.setdefault(figure.code, figure)
    return found


def asks_taker(state: State, task: TakeTome) -> Question | None:
    """VA208: the players choose the type."""
    codes = tuple(sorted(_choice(state, task)))
    return Question("order", "VA208", codes, None, "tome", zone=task.zone) if len(codes) > 1 else None


def take(state: State, task: TakeTome, answer: tuple[str, ...] | None, events: Events) -> None:
    """It goes one zone on at once. No condition stays on it."""
    found = _choice(state, task)
    if not found:
        return
    figure = found[answer[0] if answer else min(found)]
    acting = [one for one in state.agenda if isinstance(one, Leave) and one.kind in HUNTERS]
    begun = [(one.zone, one.kind) for one in acting]
    acted = figure.acted or (task.zone, figure.kind) in begun  # else it has its activation yet (VA50)
    carrier = figure._replace(carries=True, burning=False, acted=acted)
    state.agenda = tuple([one._replace(but_carrier=True) if one in acting else one for one in state.agenda])
    state.change(task.zone, figure, -1)
    state.change(task.zone, carrier, 1)
    take_away(state, task.zone)
    tell(events, "tome-taken", zone=task.zone, figures=Group(figure._replace(burning=False), 1).code)
    if task.zone in markers.exits(state):
        _go_out(state, task.zone, events)
    else:
        state.then(StepOn(task.zone, carrier, "VA208"))


def _beside(state: State) -> tuple[str, ...]:
    return tuple(sorted({zone for zone in state.objectives if _takers(state, zone)}))


def asks_zone(state: State, task: PassTome) -> Question | None:
    zones = _beside(state)
    return Question("coin", "VA210", zones, None, "tome") if len(zones) > 1 else None


def pass_on(state: State, task: PassTome, answer: str | None, events: Events) -> None:
    zones = _beside(state)
    if zones:
        state.then(TakeTome(answer or zones[0]))
