"""The course of the game: judge an action, then follow up until somebody must tell or choose something."""

from collections.abc import Callable
from typing import Any

from referee.engine.ruling import Decision, Events, Refusal, Refused
from referee.games.vampire_nights.rules import crowding, ending, exploration, looting, reading, rooms, turns, upkeep
from referee.games.vampire_nights.rules.actions import (
    Action,
    Answer,
    Claim,
    Declare,
    Fetch,
    First,
    Lay,
    Loot,
    Move,
    Pass,
    Place,
    RuleGuards,
    RuleItems,
    RuleLoot,
    RuleNumber,
    RuleRoom,
    RuleTurn,
    Skip,
    Slip,
    Swap,
    Use,
)
from referee.games.vampire_nights.rules.overrule import overrule
from referee.games.vampire_nights.rules.state import State, Unsure, _new

Judge = Callable[[State, Any, Events], State]


JUDGES: dict[type, Judge] = {
    Move: exploration.move,
    Pass: exploration.lay_down,
    Answer: exploration.answer,
    Skip: exploration.skip,
    Swap: exploration.swap,
    Slip: exploration.slip,
    Use: exploration.add,
    Fetch: exploration.add,
    Claim: exploration.add,
    Lay: upkeep.lay,
    Place: upkeep.place,
    First: upkeep.first,
    Loot: looting.pick,
    Declare: ending.show,
    **dict.fromkeys((RuleGuards, RuleRoom, RuleLoot, RuleItems, RuleNumber, RuleTurn), overrule),
}

begin = upkeep.begin


def judge(state: State, action: Action, events: Events = None) -> State:
    """The position after an action and all that follows from it; what happened is told to whoever listens.

    :raises Refused: if the action is against the rules; nothing has changed then.
    """
    if state.forced or state.late.__class__ is Unsure:
        state, action = reading.meant(state, action, events)
    if state.forced:
        state = _new(State, (*state[:4], (), *state[5:]))
    rule = JUDGES[type(action)]
    if state.phase != "exploration":
        if rule is exploration.move and state.phase == "crowding":
            rule = crowding.shift
        if state.late is not None and rule is not exploration.add and rule is not exploration.slip:
            state = state.but(late=None)  # who might have added something has been waited for
    try:
        after = rule(state, action, events)
    except Refused as error:
        raise Refused(_with_options(state, action.player, error.refusal)) from None
    return after if after.phase == "exploration" else follow_up(after, events)


# Refusals of a choice: they say what could be chosen instead.
CHOICES = {"no-such-guard", "guard-has-passed", "guard-is-held", "not-adjacent", "room-between", "nothing-to-jump"}
CHOICES |= {"already-been-there", "garden-full", "passed-there", "no-target"}


def _with_options(state: State, number: int, refusal: Refusal) -> Refusal:
    """The refusal of a choice with what could be chosen instead: the very options that are offered."""
    decision = _decision(state, number) if refusal.code in CHOICES and not refusal.legal else None
    return refusal._replace(legal=decision.options) if decision else refusal


def follow_up(state: State, events: Events) -> State:
    """Go on until somebody must tell or decide something."""
    while True:
        phase = state.phase
        state = FOLLOW_UPS[phase](state, events)
        if state.phase == phase:
            return state


def _after_setup(state: State, events: Events) -> State:
    return exploration.begin(state, events) if upkeep.is_ready(state) else state


FOLLOW_UPS: dict[str, Callable[[State, Events], State]] = {
    "setup": _after_setup,
    "exploration": lambda state, events: state,
    "crowding": crowding.settle,
    "looting": looting.settle,
    "upkeep": upkeep.settle,
    "end": ending.settle,
    "over": lambda state, events: state,
}


def repeats(state: State, action: Action) -> bool:
    """Whether the referee did just that by itself after the last entry, and it cannot be done (once more) now."""
    if not any(reading.same(action, forced, state) for forced in state.forced):
        return False
    try:
        judge(state, action)
    except Refused as refused:
        # What could be done now in several ways is no repeat: it must be said which.
        return refused.refusal.code != "choice-needed"
    return False


def pending(state: State) -> tuple[Decision, ...]:
    """What every player still expected must tell or decide now, in seat order."""
    return tuple(filter(None, (_decision(state, number) for number in range(len(state.seats)))))


def _decision(state: State, number: int) -> Decision | None:
    if state.phase == "setup":
        return _setup_decision(state, number)
    if state.phase == "end":
        seat = state.seats[number]
        if not ending.is_expected(seat):
            return None
        # VN82: tiles are asked for only where it is not known which were lost.
        return Decision(number, "show", "scoring", left=seat.tiles if len(seat.loot) > 1 else 0)
    if state.turn != number:
        return None
    if state.phase == "exploration":
        if state.met >= 0:
            tile = state.manor[state.seats[number].guards[state.met].cell]
            return Decision(number, "answer", "revealing", rooms.answer_words(state, number, tile), listed=True)
        return Decision(number, "turn", "exploration", turns.options(state, number))
    if state.phase == "crowding":
        return Decision(number, "move", "VN59", crowding.option_words(state, number), listed=True)
    if state.phase == "looting":
        return Decision(number, "loot", "looting", looting.option_words(state), listed=True)
    return None


def _setup_decision(state: State, number: int) -> Decision | None:
    """The manor is told once, by anybody; then all place their guards; before the first night, one is first."""
    if cells := upkeep.unlaid(state):
        return Decision(0, "reveal", "setup", left=len(cells)) if number == 0 else None
    if not state.seats[number].guards:
        return Decision(number, "guards", "placing")
    return Decision(number, "first", "placing") if all(seat.guards for seat in state.seats) else None


def late_options(state: State, number: int) -> tuple[str, ...]:
    """What the player may still add though it is not the own turn, as beginnings of entries, sorted.

    To the turn just made whatever may follow a movement; who has no more turns, the Cloak (VN19). And who was passed
    over because nothing could be done, until the last items were added: the whole turn.
    """
    found: set[str] = set()
    if (other := reading.other_reading(state, number)) is not None:
        found.update(turns.options(other, number))
    if (late := state.adding(number)) is not state:
        found.update(turns.extras(late, number))
    base = exploration.slipping_from(state, number)
    if base.phase == "exploration" and not turns.explores(base.seats[number]):
        found.update(turns.slip_words(base, number))
    return tuple(sorted(found))


__all__ = ["begin", "follow_up", "judge", "late_options", "pending", "repeats"]
