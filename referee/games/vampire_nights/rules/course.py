"""The course of the game: judge an action, then follow up until somebody must tell or choose something."""

from collections.abc import Callable
from typing import Any, Final

from referee.engine.ruling import Decision, Events, Refusal, Refused
from referee.games.vampire_nights.rules import ending, exploration, night_end, turns, upkeep
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
    TableRuling,
    Use,
)
from referee.games.vampire_nights.rules.overrule import overrule
from referee.games.vampire_nights.rules.state import NONE_MET, State, Unsure, tell

JUDGES: Final[dict[type, Callable[[State, Any, Events], State]]] = {
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
    Loot: night_end.pick,
    Declare: ending.show,
    **dict.fromkeys((RuleGuards, RuleRoom, RuleLoot, RuleItems, RuleNumber, RuleTurn), overrule),
}

begin = upkeep.begin


def judge(state: State, action: Action, events: Events = None) -> State:
    """The position after an action and all that follows from it; what happened is told to whoever listens.

    :raises Refused: if the action is against the rules; nothing has changed then.
    """
    if state.forced or isinstance(state.late, Unsure):  # the referee has gone on by itself
        state, action = meant(state, action, events)
    rule = JUDGES[type(action)]
    late = state.late
    if state.phase != "exploration":
        if rule is exploration.move and state.phase == "crowding":
            rule = night_end.step_out
        if state.late is not None and rule not in (exploration.add, exploration.slip):
            late = None  # who might have added something has been waited for
    if state.forced or state.late is not late:
        state = state.copy()
        state.forced = ()
        state.late = late
    try:
        after = rule(state, action, events)
    except Refused as error:
        raise Refused(_with_options(state, action.player, error.refusal)) from None
    return after if after.phase == "exploration" else follow_up(after, events)


# Refusals of a choice: they say what could be chosen instead.
CHOICES: Final = {
    *("no-such-guard", "guard-has-passed", "guard-is-held", "not-adjacent", "room-between", "nothing-to-jump"),
    *("already-been-there", "garden-full", "passed-there", "no-target"),
}


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


FOLLOW_UPS: Final[dict[str, Callable[[State, Events], State]]] = {
    "setup": _after_setup,
    "exploration": lambda state, events: state,
    "crowding": night_end.after_crowding,
    "looting": night_end.after_looting,
    "upkeep": upkeep.after_night,
    "end": ending.after_showing,
    "over": lambda state, events: state,
}


# --- what an entry means where the referee went on by itself: in which position, and as what


def meant(state: State, action: Action, events: Events = None) -> tuple[State, Action]:
    """Where an entry belongs, and what it says there."""
    if isinstance(state.late, Unsure) and not isinstance(action, TableRuling):
        other = other_reading(state, action.player)
        if other is not None:
            # What the referee did for the player by itself is withdrawn: it was not due yet (VN10, VN23).
            tell(events, "withdrawn", action.player)
            state = other
    if state.forced and state.met != NONE_MET and isinstance(action, Move):
        return state, _answer_alone(state, action)
    return state, action


def other_reading(state: State, number: int) -> State | None:
    """How it stands if the last items belonged to the turn before, if it is that player's turn then; else None."""
    if not isinstance(state.late, Unsure) or state.turn == number:
        return None
    before = state.late.before
    other = exploration.turn_over(before.copy(), before.turn, None)
    return other if other.phase == "exploration" and other.turn == number else None


def _answer_alone(state: State, action: Move) -> Action:
    """A move that the referee has made already, typed with the answer that is still asked for, is that answer."""
    tile, answer = exploration.told(action, turns.met_tile(state))
    step = action._replace(tile=tile, answer="")
    if answer and any(_says(step, forced, state) for forced in state.forced):
        return Answer(action.player, answer)
    return action


def _says(action: Action, forced: Action, state: State) -> bool:
    """Whether an entry says what the referee has done by itself."""
    if type(action) is not type(forced) or action.player != forced.player:
        return False
    if isinstance(action, Move) and isinstance(forced, Move):
        # The guard need not be named, nor the tile that lies open, nor the answer if there was only one.
        tile, answer = exploration.told(action, forced.tile)
        told = forced._replace(item=action.item, start=action.start or forced.start, end=action.end)
        fits = tile in ("", forced.tile) or not forced.tile
        return told == forced and fits and (not answer or Answer(action.player, answer) in state.forced)
    if isinstance(action, Pass) and not action.start:
        return True
    if isinstance(action, Loot) and isinstance(forced, Loot):
        return action.start in ("", forced.start) and action.tile in ("", forced.tile)
    return action == forced


def repeats(state: State, action: Action) -> bool:
    """Whether the referee did just that by itself after the last entry, and it cannot be done (once more) now."""
    if not any(_says(action, forced, state) for forced in state.forced):
        return False
    try:
        judge(state, action)
    except Refused as refused:
        # What could be done now in several ways is no repeat: it must be said which.
        return refused.refusal.code != "choice-needed"
    return False


# --- what is expected


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
        if state.met != NONE_MET:
            return Decision(number, "answer", "revealing", turns.answer_options(state), listed=True)
        return Decision(number, "turn", "exploration", turns.options(state, number))
    if state.phase == "crowding":
        return Decision(number, "move", "VN59", night_end.step_words(state, number), listed=True)
    if state.phase == "looting":
        return Decision(number, "loot", "looting", night_end.option_words(state), listed=True)
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
    if (other := other_reading(state, number)) is not None:
        found.update(turns.options(other, number))
    if (late := state.adding(number)) is not state:
        found.update(turns.extras(late, number))
    base = exploration.slipping_from(state, number)
    if base.phase == "exploration" and not turns.explores(base.seats[number]):
        found.update(turns.slip_words(base, number))
    return tuple(sorted(found))
