"""What an entry means where the referee went on by itself: in which position, and as what."""

from referee.engine.ruling import Event, Events
from referee.games.vampire_nights.rules import exploration
from referee.games.vampire_nights.rules.actions import NO_ANSWER, Action, Answer, Loot, Move, Pass, TableRuling
from referee.games.vampire_nights.rules.pieces import CAT, COINS
from referee.games.vampire_nights.rules.state import State, Unsure


def meant(state: State, action: Action, events: Events = None) -> tuple[State, Action]:
    """Where an entry belongs, and what it says there."""
    if type(state.late) is Unsure and not isinstance(action, TableRuling):
        state = _not_due_yet(state, action.player, events)
    if type(action) is Move and state.met >= 0 and state.forced:
        action = _answer_alone(state, action)
    return state, action


def _not_due_yet(state: State, number: int, events: Events) -> State:
    """As it stands if the last items still belonged to the turn before, and that player can act after all.

    Then what the referee did for the player by itself is withdrawn: it was not due yet (VN10, VN23).
    """
    if (other := other_reading(state, number)) is None:
        return state
    if events is not None:
        events.append(Event("withdrawn", number, {}))
    return other


def other_reading(state: State, number: int) -> State | None:
    """How it stands if the last items belonged to the turn before, if it is that player's turn then; else None."""
    if type(state.late) is not Unsure or state.turn == number:
        return None
    before = state.late.before
    other = exploration.turn_over(before, before.turn, None)
    return other if other.phase == "exploration" and other.turn == number else None


def _answer_alone(state: State, action: Move) -> Action:
    """A move that the referee has made already, typed with the answer that is still asked for, is that answer."""
    tile, answer = _told(action, state.manor[state.seats[state.turn].guards[state.met].cell])
    step = action._replace(tile=tile, answer=NO_ANSWER)
    if answer != NO_ANSWER and any(same(step, forced, state) for forced in state.forced):
        return Answer(action.player, answer)
    return action


def _told(action: Move, lies: int) -> tuple[int, int]:
    """The tile and the answer that a move tells: Coins where the Cat lies open are what it gets."""
    if lies == CAT and action.tile == COINS and action.answer == NO_ANSWER:
        return CAT, COINS
    return action.tile, action.answer


def same(action: Action, forced: Action, state: State) -> bool:
    """Whether an entry says what the referee has done by itself."""
    if type(action) is not type(forced) or action.player != forced.player:
        return False
    if isinstance(action, Move) and isinstance(forced, Move):
        # The guard need not be named, nor the tile that lies open, nor the answer if there was only one.
        tile, answer = _told(action, forced.tile)
        start = forced.start if action.start < 0 else action.start
        told = forced._replace(item=action.item, start=start, end=action.end)
        fits = tile in (0, forced.tile) or not forced.tile
        return told == forced and fits and (answer == NO_ANSWER or Answer(action.player, answer) in state.forced)
    if isinstance(action, Pass) and action.start < 0:
        return True
    if isinstance(action, Loot) and isinstance(forced, Loot):
        return action.start in (-1, forced.start) and action.tile in (0, forced.tile)
    return action == forced
