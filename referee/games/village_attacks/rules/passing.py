"""Whose turn it is, how it passes on, and when the monsters are done."""

from itertools import pairwise
from typing import Any, Final, NoReturn

from referee.engine.ruling import Events, refuse
from referee.games.village_attacks.rules import ally_turns, turns
from referee.games.village_attacks.rules.actions import (
    Action,
    AllyHits,
    AllyMoves,
    First,
    Villagers,
)
from referee.games.village_attacks.rules.acts import ACTS
from referee.games.village_attacks.rules.allies import ally_meant
from referee.games.village_attacks.rules.captives import check_may
from referee.games.village_attacks.rules.course import question, run_on
from referee.games.village_attacks.rules.state import Question, State
from referee.games.village_attacks.rules.tasks import (
    AlliesAct,
    AlliesDone,
    BeginTurn,
    BeginVillagers,
    EndTurn,
)

NOTHING: Final = "nothing"  # is asked


def act(state: State, action: Action, events: Events) -> None:
    """What a monster does in its turn; the turn before ends with that."""
    if state.phase != "monsters":
        _refuse_phase(state)
    _refuse_while_asked(state)
    seat = action.player
    turn_of(state, seat, events)
    _refuse_while_asked(state)
    turns.check_acts(state, seat)
    check_may(state, seat, type(action))
    state.begun = True
    ACTS[type(action)](state, action, events)
    run_on(state, events)


def ally_acts(state: State, action: AllyMoves | AllyHits, events: Events) -> None:
    """A minion in its master's turn; a summoned monster once all played ones have had theirs (VA220)."""
    ally = ally_meant(state, action.name)
    if state.phase != "monsters":
        _refuse_phase(state)
    _refuse_while_asked(state)
    if ally.master is not None:
        turn_of(state, ally.master, events)
        _refuse_while_asked(state)
        turns.check_acts(state, ally.master)
        state.begun = True
    else:
        _end_turns(state, events)
    if state.end:
        return
    ally = ally_meant(state, ally.name)  # as it is now; it may have burned to death
    if isinstance(action, AllyMoves):
        ally_turns.move(state, ally, action, events)
    else:
        ally_turns.hit(state, ally, action, events)
    run_on(state, events)


def villagers(state: State, action: Villagers, events: Events) -> None:
    """The monsters are done, and so are those that were summoned. What the end or the beginning of a turn asks, such as
    to which Heart a dead one returns (VA171), is asked on the way."""
    if state.phase != "monsters":
        _refuse_phase(state)
    _refuse_while_asked(state)
    first = [] if state.allies_act else [*_rest_of_turns(state), AlliesAct()]
    state.begun = True
    state.afterwards(*first, AlliesDone(), BeginVillagers())
    run_on(state, events)


def first(state: State, action: First, events: Events) -> None:
    """Who has the coin, before anybody has acted."""
    if state.phase not in ("setup", "monsters") or state.begun:
        refuse("not-your-phase", "VA113", "not-your-phase.first")
    state.coin = action.player
    if state.phase == "monsters":
        state.active = None
        state.then(BeginTurn(action.player))
        run_on(state, events)


def turn_of(state: State, seat: int, events: Events) -> None:
    """Those before it have had their turn.

    :raises Refused: not-your-turn, choice-needed.
    """
    order = turns.order_of_turns(state)
    if state.allies_act:
        refuse("not-your-turn", "VA220", "not-your-turn.allies", player=state.name(seat))
    now = order.index(state.coin if state.active is None else state.active)
    if order.index(seat) < now:
        refuse("not-your-turn", "VA113", player=state.name(seat), now=state.name(order[now]))
    while now < order.index(seat) and not state.end:
        state.then(EndTurn(order[now]), BeginTurn(order[now + 1]))
        run_on(state, events)
        asked = question(state)
        if asked is not None and asked.seat == seat:
            return
        now = order.index(state.active) if state.active is not None else len(order)
        if now >= order.index(seat):  # it may have died as its turn began (VA43)
            turns.check_acts(state, seat)
        _refuse_while_asked(state)


def _end_turns(state: State, events: Events) -> None:
    """The played monsters are done; those that were summoned begin their turn."""
    if state.allies_act:
        return
    state.afterwards(*_rest_of_turns(state), AlliesAct())
    state.begun = True
    run_on(state, events)
    _refuse_while_asked(state)


def _rest_of_turns(state: State) -> list[Any]:
    """What is left of the turns of the played monsters."""
    order = turns.order_of_turns(state)
    now = order.index(state.coin if state.active is None else state.active)
    passing = [task for one, other in pairwise(order[now:]) for task in (EndTurn(one), BeginTurn(other))]
    return [*passing, EndTurn(order[-1])]


def pass_turn(state: State, kind: str, events: Events) -> None:
    """A turn whose end asks something (VA196: its load is let go) ends with the answer."""
    if state.phase != "monsters" or state.active is None or question(state) is not None:
        return
    order = turns.order_of_turns(state)
    rest = order[order.index(state.active) + 1 :]
    if not rest:
        return
    passing = (EndTurn(state.active), BeginTurn(rest[0]))
    after = state.copy()
    after.then(*passing)
    run_on(after, None)
    asked = question(after)
    if asked is not None and asked.kind == kind:
        state.then(*passing)
        run_on(state, events)


def _refuse_phase(state: State) -> NoReturn:
    """Monsters don't act now.

    :raises Refused: not-your-phase.
    """
    asked = question(state)
    wanted = asked.kind if asked else NOTHING
    refuse("not-your-phase", "course", f"not-your-phase.{state.phase}", wanted=wanted, other=whose(state, asked))


def _refuse_while_asked(state: State) -> None:
    """:raises Refused: choice-needed, if something must be said first."""
    asked = question(state)
    if asked is not None:
        player = whose(state, asked)
        refuse("choice-needed", asked.rule, f"choice-needed.{asked.kind}", player=player, legal=asked.options)


def whose(state: State, asked: Question | None) -> str:
    return "" if asked is None or asked.seat is None else state.name(asked.seat)
