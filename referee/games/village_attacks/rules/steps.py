"""One figure that goes one zone on at once: a peasant that was let go (6), a captor (7), a hunter with a tome (10)."""

from referee.engine.ruling import Events
from referee.games.village_attacks.rules.activation import move
from referee.games.village_attacks.rules.captives import carry_off, leaves
from referee.games.village_attacks.rules.figures import PEASANT, Group, one_code
from referee.games.village_attacks.rules.goals import ways
from referee.games.village_attacks.rules.scenario_tasks import StepOn
from referee.games.village_attacks.rules.state import Question, State


def _is_there(state: State, task: StepOn) -> bool:
    """Of several that look alike, one fewer means that it died."""
    alike = [group.number for group in state.at(task.zone) if group.figure == task.figure]
    return bool(alike) and alike[0] >= task.alike


def asks_step(state: State, task: StepOn) -> Question | None:
    where = ways(state, task.zone, task.figure) if _is_there(state, task) else ()
    return Question("coin", task.rule, where, None, "way", one_code(task.figure), task.zone) if len(where) > 1 else None


def step_on(state: State, task: StepOn, answer: str | None, events: Events) -> None:
    if not _is_there(state, task):
        return
    zone, figure = task.zone, task.figure
    if leaves(state, zone, figure):
        carry_off(state, events)
        return
    where = ways(state, zone, figure)
    if state.phase == "villagers" and figure.kind == PEASANT:  # VA196: that was its activation
        state.turn_into(zone, figure, 1, acted=True)
        figure = figure._replace(acted=True)
    if where:
        move(state, [Group(figure, 1, zone)], answer or where[0], events)
