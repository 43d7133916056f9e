"""«Symbole Activation de Villageois»: a torch, and the extra activation for a figure that is missing."""

from referee.engine.ruling import Events
from referee.games.village_attacks.rules.activation import burn, move
from referee.games.village_attacks.rules.captives import carry_off, leaves
from referee.games.village_attacks.rules.figures import HERO, RANK, Figure, Group, one_code
from referee.games.village_attacks.rules.fleeing import can_leave, get_away
from referee.games.village_attacks.rules.goals import can_go, ways
from referee.games.village_attacks.rules.scenario_tasks import TakeTome
from referee.games.village_attacks.rules.state import Question, State, tell
from referee.games.village_attacks.rules.tasks import Aim, Torches, TorchIn, TorchStep
from referee.games.village_attacks.rules.tomes import may_take


def _able(state: State, task: Torches) -> list[Group]:
    """Those who may be chosen: not lying down (VA58), of the kind asked for."""
    return [one for one in state.villagers if not one.figure.lying and task.kind in ("", one.figure.kind)]


def _farthest(state: State, task: Torches) -> list[Group]:
    """Who can move: those farthest from the Heart, wherever they go (VA156), and of these the weakest (VA56, VA152);
    else who is at the Heart: the weakest (VA59, VA155)."""
    able = _able(state, task)
    movable = [one for one in able if can_go(state, one.zone, one.figure)]
    found = movable or [one for one in able if state.is_heart(one.zone) and not one.figure.fleeing]
    most = max((state.distance(one.zone) for one in found), default=0)
    found = [one for one in found if state.distance(one.zone) == most]
    least = min((RANK[one.figure.kind] for one in found), default=0)
    return [one for one in found if RANK[one.figure.kind] == least]


def asks_zone(state: State, task: Torches) -> Question | None:
    """VA153: if zones tie, that of the previous torch is taken without a coin."""
    zones = _zones(state, task)
    if len(zones) < 2 or task.before in zones:
        return None
    return Question("coin", "VA56", zones, None, "torch", left=task.left)


def _zones(state: State, task: Torches) -> tuple[str, ...]:
    return tuple(sorted({one.zone for one in _farthest(state, task)})) if task.left else ()


def light(state: State, task: Torches, answer: str | None, events: Events) -> None:
    """One torch after another, each judged again (VA153)."""
    zones = _zones(state, task)
    if not zones:  # VA60
        if task.left:
            tell(events, "torch-in-vain", number=task.left)
        return
    zone = answer or (task.before if task.before in zones else zones[0])
    state.then(TorchIn(task, zone))


def _choice(state: State, task: TorchIn) -> dict[str, Figure]:
    """Who may be meant, by code; of those that are alike but for their marks, one without any."""
    there = [one.figure for one in _farthest(state, task.torches) if one.zone == task.zone]
    return {one.code + "^" * one.fleeing: one for one in reversed(there)}


def asks_variant(state: State, task: TorchIn) -> Question | None:
    """Types of hunters, and heroes, as the players like (VA33, VA155)."""
    codes = tuple(sorted(_choice(state, task)))
    return Question("order", "VA33", codes, None, "torch", zone=task.zone) if len(codes) > 1 else None


def choose(state: State, task: TorchIn, answer: tuple[str, ...] | None, events: Events) -> None:
    found = _choice(state, task)
    if not found:  # the table has ruled meanwhile that nobody there can be meant
        state.then(task.torches)
        return
    figure = found[answer[0] if answer else min(found)]
    tell(events, "torch", figures=Group(figure, 1).code, zone=task.zone, distance=state.distance(task.zone))
    if figure.burning and not state.setup.house.torch:  # VA58
        burn(state, Group(figure, 1, task.zone), events)
        figure = figure._replace(wounds=figure.wounds + 1)
        if state.end:
            return
        if figure not in [one.figure for one in state.at(task.zone, HERO)]:
            state.then(_next(task.torches, task.zone))
            return
    state.then(TorchStep(task.torches, task.zone, figure))


def _next(torches: Torches, zone: str) -> Torches:
    return torches._replace(left=torches.left - 1, before=zone)


def _way_told(task: TorchStep, where: tuple[str, ...]) -> str:
    """VA154: one coin for each zone and kind in a roll, as long as that is a way still (13)."""
    told = {(zone, kind): to for zone, kind, to in task.torches.ways}
    to = told.get((task.zone, _kind(task.figure)), "")
    return to if to in where else ""


def _kind(figure: Figure) -> str:
    """Who shares a coin: those who flee go elsewhere (VA219)."""
    return figure.kind + "^" * figure.fleeing


def _can_act(state: State, task: TorchStep) -> bool:
    """Whether it is still there, and goes or attacks: the table may have ruled otherwise since it was chosen."""
    there = task.figure in [one.figure for one in state.at(task.zone)]
    return there and (_attacks(state, task) or can_go(state, task.zone, task.figure))


def _attacks(state: State, task: TorchStep) -> bool:
    return state.is_heart(task.zone) and not task.figure.fleeing


def asks_step(state: State, task: TorchStep) -> Question | None:
    goes = _can_act(state, task) and not _attacks(state, task)
    where = ways(state, task.zone, task.figure) if goes else ()
    if len(where) < 2 or _way_told(task, where):
        return None
    return Question("coin", "VA154", where, None, "way", one_code(task.figure), task.zone)


def step(state: State, task: TorchStep, answer: str | None, events: Events) -> None:
    """It goes on one zone, whatever its speed (VA57); at the Heart it attacks."""
    torches, zone, figure = task
    if not _can_act(state, task):
        state.then(torches)
        return
    where = ways(state, zone, figure)
    told = ((zone, _kind(figure), answer),) if answer else ()
    state.then(_next(torches, zone)._replace(ways=(*torches.ways, *told)))
    if _attacks(state, task):
        state.then(Aim(zone, figure))
    elif can_leave(state, zone, figure):
        get_away(state, zone, [(figure, 1)], events)
    elif leaves(state, zone, figure):  # VA200
        carry_off(state, events)
    elif may_take(state, zone, figure):
        state.then(TakeTome(zone, (figure.code,)))
    else:
        move(state, [Group(figure, 1, zone)], answer or _way_told(task, where) or where[0], events)
