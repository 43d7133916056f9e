"""«Les attaques»: whom a monster can hit, and what comes of it."""

from collections.abc import Callable, Iterable
from typing import Final, NoReturn

from referee.engine.ruling import Events, refuse
from referee.games.village_attacks.rules import losses
from referee.games.village_attacks.rules.actions import Hit
from referee.games.village_attacks.rules.attack import HIT, MISS
from referee.games.village_attacks.rules.captives import check_target as check_captor
from referee.games.village_attacks.rules.dice import spend
from referee.games.village_attacks.rules.figures import HERO, RANK, TROLL, YUNFAKH, Figure, Group, is_meant
from referee.games.village_attacks.rules.fleeing import take_flight, takes_flight
from referee.games.village_attacks.rules.state import Question, State, hero_of, tell
from referee.games.village_attacks.rules.tasks import Strike
from referee.games.village_attacks.rules.troll import check_there, provoke
from referee.games.village_attacks.rules.villager_effects import check_protected

MELEE: Final = "m"
RANGED: Final = "r"


def hit(state: State, action: Hit, events: Events) -> None:
    """«Attaque»: Melee in its own zone, Ranged in one next door (VA30); the weakest first."""
    here, die = state.monsters[action.player].zone, RANGED if action.zone else MELEE
    zone = action.zone or here
    wounds = sum(group.number * max(1, group.figure.wounds) for group in action.figures)
    spend(state, action.player, action.dice, (die,) * wounds, events)
    if action.zone:
        check_reach(state, here, zone)
    strikes = _strikes(state, action, zone)
    state.then(*strikes)


def check_reach(state: State, here: str, zone: str) -> None:
    """:raises Refused: not-in-reach, darkness."""
    if zone == here or zone not in state.reach.next_to(here):
        refuse("not-in-reach", "VA30", zone=zone, here=here, legal=state.reach.next_to(here))
    if not _sees(state, here, zone):
        refuse("darkness", "VA44", zone=zone, here=here)


def _strikes(state: State, action: Hit, zone: str) -> list[Strike]:
    """Each figure in turn, judged as if those before it had fallen.

    :raises Refused: not-first-target, protected, no-such-figure, choice-needed.
    """
    after, strikes = state.copy(), []
    unlucky = state.has("unlucky", state.monsters[action.player].zone)  # VA45: nobody is sure to fall
    for group in action.figures:
        if group.figure.kind == TROLL:  # it may always be chosen, and has no place in the order
            check_there(state, zone)
            strikes += [Strike(action.player, zone, group.figure)] * group.number
            continue
        for _ in range(group.number):

            def check(figure: Figure) -> None:
                check_target(state if unlucky else after, zone, figure, ranged=bool(action.zone))
                check_captor(state, action.player, figure)

            figure = figure_meant(after, zone, group.figure, check)
            if figure is None:
                here = state.monsters[action.player].zone
                refuse_lacking(state, here, zone, group.figure, action.figures)
            check(figure)
            wounds = max(1, group.figure.wounds)
            strike = Strike(action.player, zone, figure, wounds)
            strikes += [strike._replace(wounds=1)] * wounds if unlucky else [strike]  # a coin for each die
            if figure.kind == HERO and figure.wounds + wounds < hero_of(state, figure).health:
                after.turn_into(zone, figure, 1, wounds=figure.wounds + wounds)
            elif takes_flight(state, zone, figure):
                after.turn_into(zone, figure, 1, fleeing=True)
            else:
                after.change(zone, figure, -1)
    return strikes


def refuse_lacking(state: State, here: str, zone: str, figure: Figure, attacked: tuple[Group, ...]) -> NoReturn:
    """Fewer are there than were to be attacked; or none at all, and where some are that can be reached from here.

    :raises Refused: no-such-figure.
    """
    if like := _codes(_like(state, zone, figure)):
        wanted = sum(group.number for group in attacked if group.figure == figure)
        code = Group(figure, wanted).code
        refuse("no-such-figure", "targets", "no-such-figure.fewer", figures=code, zone=zone, there=like)
    around = (here, *state.reach.next_to(here))
    reached = [one for one in around if _like(state, one, figure) and _sees(state, here, one)]
    detail, there = "no-such-figure.elsewhere" if reached else "", _codes(state.at(zone))
    refuse("no-such-figure", "targets", detail, figures=figure.code, zone=zone, there=there, zones=tuple(reached))


def _sees(state: State, here: str, zone: str) -> bool:
    return zone == here or not (state.has("dark", here) or state.has("dark", zone))


def _like(state: State, zone: str, named: Figure) -> list[Group]:
    """The figures there that are as an entry names them."""
    return [group for group in state.at(zone) if is_meant(named, group.figure)]


def figure_meant(state: State, zone: str, named: Figure, check: Callable[[Figure], None]) -> Figure | None:
    """The figure there that an entry names: one standing before one lying down (VA32). Whether it may be hit comes
    first, even if nobody like that is there.

    :raises Refused: choice-needed, and as the check does.
    """
    there = [group.figure for group in _like(state, zone, named)]
    there = [one for one in there if one.fleeing == named.fleeing] or there
    if not there:
        check(named)
        return None
    types = {one.variant for one in there}
    if len(types) > 1 and not named.variant:
        check(min(there, key=lambda one: one.lying))
        legal = tuple(sorted(Group(one, 1).code for one in there))
        refuse("choice-needed", "VA33", "choice-needed.type", legal=legal)
    return min(there, key=lambda one: (one.lying, one.carries, one))


def _codes(groups: Iterable[Group]) -> tuple[str, ...]:
    return tuple([group.code for group in groups])


def check_target(state: State, zone: str, figure: Figure, *, ranged: bool) -> None:
    """:raises Refused: protected, not-first-target."""
    if figure.fleeing:
        refuse("protected", "VA219", "protected.fleeing", figures=figure.code, zone=zone)
    standing = [one.figure for one in state.at(zone) if not one.figure.lying and not one.figure.fleeing]
    first = min((RANK[one.kind] for one in standing), default=9)
    if not figure.lying and RANK[figure.kind] > first:
        weaker = next(one for one in standing if RANK[one.kind] == first)
        refuse("not-first-target", "targets", figures=figure.code, first=weaker.code, zone=zone)
    if figure.kind == YUNFAKH and ranged:
        refuse("protected", "VA222", "protected.yunfakh", figures=figure.code)
    check_protected(state, zone, figure)


def asks_strike_luck(state: State, task: Strike) -> Question | None:
    """VA45: its own zone is Unlucky; not for dice left over once a hero is dead."""
    here, lying = state.monsters[task.seat].zone, state.monsters[task.seat].lying
    if not here or lying or not state.has("unlucky", here):
        return None
    if task.figure.kind != TROLL and not _struck(state, task):
        return None
    return Question("coin", "VA45", (HIT, MISS), None, "luck", state.setup.monsters[task.seat], here)


def _struck(state: State, task: Strike) -> list[Figure]:
    there = [one.figure for one in state.at(task.zone, task.figure.kind)]
    return [one for one in there if one.code == task.figure.code and not one.fleeing]


def strike(state: State, task: Strike, answer: str | None, events: Events) -> None:
    monster = state.monsters[task.seat]
    if not monster.zone or monster.lying:  # VA172: the Troll's doing
        return
    figures = Group(task.figure, 1).code
    if answer == MISS:
        tell(events, "missed", task.seat, figures=figures)
        return
    if task.figure.kind == TROLL:
        provoke(state, task.seat, task.zone, events)
        return
    there = _struck(state, task)
    if there:
        figure = task.figure if task.figure in there else there[0]
        if takes_flight(state, task.zone, figure):
            take_flight(state, task.zone, figure, task.seat, events)
            return
        tell(events, "struck", task.seat, figures=figures, zone=task.zone)
        losses.hurt(state, task.zone, figure, task.wounds, losses.DICE, events, task.seat)
