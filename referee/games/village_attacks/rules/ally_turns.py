"""Turns of summoned monsters, after those of the played ones (VA220), and of minions in their master's (VA112)."""

from itertools import pairwise

from referee.engine.ruling import Events, refuse
from referee.games.village_attacks.rules import allies, losses
from referee.games.village_attacks.rules.actions import AllyHits, AllyMoves
from referee.games.village_attacks.rules.attack import HIT, MISS, reach
from referee.games.village_attacks.rules.blows import check_target, figure_meant, refuse_lacking
from referee.games.village_attacks.rules.captives import check_target as check_captor
from referee.games.village_attacks.rules.crowding import capacity, has_room, is_blocked, makes_way
from referee.games.village_attacks.rules.figures import HERO, TROLL, YUNFAKH, Figure, Group, figures_code
from referee.games.village_attacks.rules.scenarios import BURN_AT_END, WOUND_AT_END
from referee.games.village_attacks.rules.state import Ally, Question, State, tell
from referee.games.village_attacks.rules.tasks import AlliesAct, AlliesDone, AllyStep, AllyStrike, TrollActs
from referee.games.village_attacks.rules.troll import check_there
from referee.games.village_attacks.rules.villager_effects import protection


def begin(state: State, task: AlliesAct, answer: None, events: Events) -> None:
    """VA221: those lying down get up and miss the turn; those burning take a wound."""
    state.allies_act, state.active = True, None
    for one in allies.summoned(state):
        if one.lying:
            state.instruct(events, "raise", None, {"ally": one.name}, figures=one.name, at=one.zone)
        allies.with_ally(state, one.name, lying=False, misses=one.lying, moved=0, attacked=False, free=False)
        if one.burn and not state.end:
            tell(events, "ally-burns", name=one.name)
            allies.wound(state, one.name, 1, events)


def end(state: State, task: AlliesDone, answer: None, events: Events) -> None:
    """VA173: rooms that hurt whoever ends a turn there."""
    for one in allies.summoned(state):
        if state.room(one.zone, WOUND_AT_END) and not state.end:
            tell(events, "room-hurts-ally", name=one.name, zone=one.zone)
            allies.with_ally(state, one.name, burn=one.burn or state.room(one.zone, BURN_AT_END))
            allies.wound(state, one.name, 1, events)
    state.allies_act = False


def check_acts(state: State, ally: Ally) -> None:
    """:raises Refused: not-your-turn."""
    if ally.misses or ally.lying:
        refuse("not-your-turn", "VA221", "not-your-turn.ally-stunned", name=ally.name)


def steps_left(ally: Ally) -> int:
    """Its speed; Slow leaves one (VA221)."""
    return max(0, max(1, ally.speed - ally.slow) - ally.moved)


def check_walk(state: State, ally: Ally, zones: tuple[str, ...]) -> None:
    """:raises Refused: no-passage, trapped, not-enough-movement, already-used."""
    check_acts(state, ally)
    steps = list(pairwise((ally.zone, *zones)))
    for here, zone in steps:
        if zone not in state.castle.next_to(here):
            refuse("no-passage", "VA29", zone=zone, here=here, legal=state.castle.next_to(here))
        if is_blocked(state, zone):
            refuse("no-passage", "VA161", "no-passage.full", zone=zone, number=capacity(state, zone))
    if ally.master is not None:  # its card says how far it goes
        if ally.moved:
            refuse("already-used", "VA112", "already-used.minion", name=ally.name)
        return
    left = ally.health - ally.wounds
    for here, _ in steps:
        villagers = state.standing(here) - (0 if here == ally.zone else makes_way(state, here))
        if not ally.free and left <= villagers:
            refuse("trapped", "VA220", player=ally.name.capitalize(), zone=here, health=left, villagers=villagers)
    if len(steps) > steps_left(ally):
        slots = max(1, ally.speed - ally.slow)
        refuse("not-enough-movement", "VA220", player=ally.name.capitalize(), slots=slots)


def move(state: State, ally: Ally, action: AllyMoves, events: Events) -> None:
    check_walk(state, ally, action.zones)
    allies.with_ally(state, ally.name, moved=ally.moved + len(action.zones))
    if not all(has_room(state, zone) for zone in action.zones):
        state.then(AllyStep(ally.name, action.zones[0], onward=action.zones[1:]))
        return
    allies.with_ally(state, ally.name, zone=action.zones[-1])
    tell(events, "ally-moved", name=ally.name, zone=action.zones[-1])


def zones_in_reach(state: State, ally: Ally) -> tuple[str, ...]:
    """Its own, and as far as a hero of its range reaches (VA220); a minion's own, unless an effect says more."""
    return reach(state, ally.zone, ally.range)


def check_attacks(state: State, ally: Ally) -> None:
    """:raises Refused: not-your-turn, already-used: one attack in a turn."""
    check_acts(state, ally)
    if ally.attacked:
        rule = "VA220" if ally.master is None else "VA112"
        refuse("already-used", rule, "already-used.attack", name=ally.name)


def hit(state: State, ally: Ally, action: AllyHits, events: Events) -> None:
    """Each figure in turn, judged as if those before it had fallen; the wounds of one attack may be dealt out.

    :raises Refused: not-in-reach, darkness, no-such-figure, too-many-answers, and as check_can_hit, check_attacks.
    """
    check_acts(state, ally)
    zone = action.zone or ally.zone
    _check_zone(state, ally, zone)
    after, dealt = state.copy(), list[tuple[Figure, int]]()
    for group in action.figures:
        if group.figure.kind == TROLL:
            check_there(state, zone)
            dealt.append((group.figure, 1))
            continue
        for _ in range(group.number):

            def check(figure: Figure) -> None:
                check_can_hit(after, ally, zone, figure)

            figure = figure_meant(after, zone, group.figure, check)
            if figure is None:
                refuse_lacking(state, ally.zone, zone, group.figure, action.figures)
            check(figure)
            most = ally.deals if figure.kind == HERO and ally.master is None else 1
            dealt.append((figure, group.figure.wounds or most))
            if figure.kind != HERO:
                after.change(zone, figure, -1)
    check_attacks(state, ally)
    wounds = sum(number for _, number in dealt)
    if ally.master is None and wounds > ally.deals:
        refuse("too-many-answers", "VA220", "too-many-answers.wounds", number=wounds, wanted=ally.deals)
    allies.with_ally(state, ally.name, attacked=True)
    state.then(AllyStrike(ally.name, zone, tuple(dealt)))


def _check_zone(state: State, ally: Ally, zone: str) -> None:
    """:raises Refused: darkness, not-in-reach."""
    if zone in zones_in_reach(state, ally):
        return
    dark = state.has("dark", ally.zone) or state.has("dark", zone)
    if dark and zone in state.reach.next_to(ally.zone) and ally.range:
        refuse("darkness", "VA44", zone=zone, here=ally.zone)
    legal = zones_in_reach(state, ally)
    refuse("not-in-reach", "VA220", "not-in-reach.ally", zone=zone, here=ally.zone, name=ally.name, legal=legal)


def check_can_hit(state: State, ally: Ally, zone: str, figure: Figure) -> None:
    """The weakest first, as for monsters; Yunfakh only in its own zone (VA222), and no captive's minion its captor
    (VA202)."""
    check_target(state, zone, figure, ranged=False)
    if figure.kind == YUNFAKH and zone != ally.zone:
        refuse("protected", "VA222", figures=figure.code, zone=zone)
    if ally.master is not None:
        check_captor(state, ally.master, figure)


def asks_luck(state: State, task: AllyStrike) -> Question | None:
    """VA45: its own zone is Unlucky; one attack, one coin."""
    ally = allies.ally_of(state, task.name)
    if ally is None or not state.has("unlucky", ally.zone):
        return None
    return Question("coin", "VA45", (HIT, MISS), None, "luck", task.name, ally.zone)


def strike(state: State, task: AllyStrike, answer: str | None, events: Events) -> None:
    """Morale, but no XP for a summoned monster (VA21); a minion is its master's ability (VA179). Nobody takes flight:
    it isn't a die (VA217)."""
    ally = allies.ally_of(state, task.name)
    if ally is None:
        return
    if answer == MISS:
        figures = figures_code([Group(figure, 1) for figure, _ in task.wounds])
        tell(events, "ally-missed", name=task.name, figures=figures)
        return
    how = losses.SUMMONED if ally.master is None else losses.ABILITY
    for figure, wounds in task.wounds:
        if figure.kind == TROLL and state.troll == task.zone:  # VA182
            tell(events, "ally-struck", name=task.name, figures=TROLL, zone=task.zone)
            state.then(TrollActs())
        is_there = figure in [group.figure for group in state.at(task.zone)]
        if is_there and not state.end and not protection(state, task.zone, figure):
            tell(events, "ally-struck", name=task.name, figures=Group(figure, 1).code, zone=task.zone)
            losses.hurt(state, task.zone, figure, wounds, how, events, ally.master)
