"""Scenario 7: heroes capture a monster and carry it off (VA94, VA95, VA199 to VA202)."""

from typing import Any, Final

from referee.engine.ruling import Events, refuse
from referee.games.village_attacks.rules import losses, markers
from referee.games.village_attacks.rules.actions import Hit, Roll, Use
from referee.games.village_attacks.rules.captors import captive, hero_on_board, is_captor, keep_up
from referee.games.village_attacks.rules.figures import HERO, Figure
from referee.games.village_attacks.rules.scenario_tasks import Capture, Seize, StepOn
from referee.games.village_attacks.rules.state import Question, State, hero_of, tell

_MAY: Final = (Roll, Hit, Use)  # it attacks and uses abilities, and does nothing else
CUT_SHORT: Final = "attack"  # the step of the phase in which a hero that comes in has its activation


def came_in(state: State, zone: str, figures: list[tuple[Figure, int]], events: Events) -> None:
    """VA199: a hero that comes in, by whatever means, not one that is put there or joined; only one captive at once."""
    if not state.setup.page.captures:
        return
    keep_up(state, events)
    heroes = tuple(sorted(one.variant for one, _ in figures if one.kind == HERO and not one.lying))
    if heroes and state.monsters_in([zone]):
        state.then(Capture(zone, heroes))


def _heroes(state: State, task: Capture) -> tuple[str, ...]:
    """Nobody, once another monster has been captured."""
    if captive(state) is not None:
        return ()
    there = [group.figure.variant for group in state.at(task.zone, HERO) if not group.figure.lying]
    return tuple([name for name in task.heroes if name in there])


def asks_captor(state: State, task: Capture) -> Question | None:
    """Who of several takes it."""
    heroes = _heroes(state, task)
    return Question("order", "VA199", heroes, None, "captor", zone=task.zone) if len(heroes) > 1 else None


def choose_captor(state: State, task: Capture, answer: tuple[str, ...] | None, events: Events) -> None:
    heroes = _heroes(state, task)
    if heroes:
        state.then(Seize(task.zone, answer[0] if answer else heroes[0]))


def _prey(state: State, task: Seize) -> list[int]:
    """VA95, VA201: a monster of its own type, if there is one."""
    group = hero_on_board(state, task.hero)
    if group is None or group.zone != task.zone:  # a ruling took it elsewhere
        return []
    seats = state.monsters_in([task.zone])
    return [seat for seat in seats if state.sheet(seat).type == hero_of(state, group.figure).type] or seats


def asks_prey(state: State, task: Seize) -> Question | None:
    names = tuple([state.setup.monsters[seat] for seat in _prey(state, task)])
    return Question("coin", "VA95", names, None, "captive", task.hero, task.zone) if len(names) > 1 else None


def seize(state: State, task: Seize, answer: str | None, events: Events) -> None:
    """VA199, VA202: it loses what is on its sheet but wounds, and its captor goes one zone on."""
    prey, group = _prey(state, task), hero_on_board(state, task.hero)
    if not prey or group is None:
        return
    seat = prey[0] if answer is None else state.setup.monsters.index(answer)
    interrupted = state.phase == "monsters" and state.active == seat
    bare: dict[str, Any] = {"xp": 0, "dice": "", "reserve": "", "slow": 0, "silence": 0, "sunder": 0}
    bare |= {"burn": False, "lying": False, "dazed": False, "free": False}
    state.with_monster(seat, **bare, captive_of=task.hero, cut_short=interrupted)
    tell(events, "captured", seat, hero=task.hero, zone=task.zone)
    if state.step == CUT_SHORT:
        state.turn_into(task.zone, group.figure, 1, acted=True)
    state.then(StepOn(task.zone, group.figure._replace(acted=group.figure.acted or state.step == CUT_SHORT), "VA199"))


def leaves(state: State, zone: str, figure: Figure) -> bool:
    """VA200: whether its next step is out of the castle, with its captive."""
    return is_captor(state, figure) and zone in markers.exits(state)


def carry_off(state: State, events: Events) -> None:
    losses.finish(state, "lost", "kidnapped", "VA200", events)


# --- what a captive may do


def check_may(state: State, seat: int, act: type) -> None:
    """:raises Refused: is-captive."""
    monster = state.monsters[seat]
    if monster.captive_of and act not in _MAY:
        refuse("is-captive", "VA202", player=state.name(seat), hero=monster.captive_of)


def is_own_captor(state: State, seat: int, figure: Figure) -> bool:
    return figure.kind == HERO and figure.variant == state.monsters[seat].captive_of


def check_target(state: State, seat: int, figure: Figure) -> None:
    """:raises Refused: protected."""
    if is_own_captor(state, seat, figure):
        refuse("protected", "VA202", "protected.captor", player=state.name(seat), figures=figure.code)


def preferred(state: State, zones: tuple[str, ...], figure: Figure) -> tuple[str, ...]:
    """VA201: of ways that are equally short, those that lead by a monster of its own type."""
    if captive(state) is not None:
        return zones
    own = hero_of(state, figure).type
    prey = {one.zone for seat, one in enumerate(state.monsters) if one.zone and state.sheet(seat).type == own}
    return tuple([zone for zone in zones if prey & _on_the_way(state, zone)]) or zones


def _on_the_way(state: State, zone: str) -> set[str]:
    """All zones on shortest ways from there to the Heart."""
    found = [zone]
    for one in found:  # grows while it is gone through
        found += [other for other in state.castle.nearer(one) if other not in found]
    return {*found}
