"""What is done in the exploration: moving, answering, laying down, skipping, items («PHASE EXPLORATION»)."""

from collections.abc import Callable
from typing import Any, Final

from referee.engine.ruling import Events, Refused, refuse
from referee.games.vampire_nights.rules import hands, items, movement, rooms
from referee.games.vampire_nights.rules.actions import Answer, Claim, Fetch, Move, Pass, Skip, Slip, Swap, Use
from referee.games.vampire_nights.rules.manor import DOWN, GARDENS, place, secret_space
from referee.games.vampire_nights.rules.movement import find_guard, free_space
from referee.games.vampire_nights.rules.pieces import CAT, CLOAK, COINS, TILES
from referee.games.vampire_nights.rules.state import NONE_MET, Guard, State, Unsure, tell, with_seat
from referee.games.vampire_nights.rules.turns import (
    explores,
    extras,
    freed,
    in_gardens,
    next_turn,
    night_falls,
    require_phase,
    require_turn,
    step_options,
    step_words,
)

Extra = Use | Fetch | Claim
NOBODY_IDLE: Final[frozenset[int]] = frozenset()


# --- the movement of a turn


def move(state: State, action: Move, events: Events) -> State:
    """A guard goes one room or space ahead or aside, or as its item allows, and meets what is there.

    :raises Refused:
    """
    number = action.player
    require_turn(state, number, moving=True)
    if action.item:
        state = hands.spend(state, number, action.item)
    index = find_guard(state, action)
    guard, end = state.seats[number].guards[index], action.end
    manor, piles = state.manor, state.piles
    lies = manor.get(end, "")
    tile, answer = told(action, lies) if lies == CAT else (action.tile, action.answer)
    if lies == DOWN:
        piles = rooms.with_seen(piles, state.setup, end, tile)
        manor = manor.having(end, tile)
    else:
        tile = rooms.open_tile(lies, end, tile)
    if end in GARDENS:
        end = secret_space(end) if action.item == CLOAK else free_space(state.seats, end)
    if events is not None:
        key = "moved-garden" if end in GARDENS else "moved" if tile else "moved-bare"
        params = {"item": action.item, "start": place(guard.cell), "cell": end, "tile": tile}
        tell(events, key, number, **params, revealed=lies == DOWN)
    after = state.with_guard(number, index, guard.stepped(end))
    after.manor = manor
    after.piles = piles
    after.late = None
    after.idle = NOBODY_IDLE
    after.untouched = False
    if tile in rooms.EFFECTS or answer:
        return _entered(after, number, index, tile, answer, events)
    # VN20, VN21: enough guards in the gardens, secret spaces included, and it is over, with nothing after (VN75).
    if end in GARDENS and in_gardens(after) > len(after.seats):
        return night_falls(after, "garden", events)
    return turn_over(after, number, events)


def _entered(state: State, number: int, index: int, tile: str, answer: str, events: Events) -> State:
    """What comes of a room that was entered, in a position that the caller has copied.

    If there is something to decide and nothing was told, it is asked.
    """
    if tile in rooms.MEETINGS:
        only = rooms.only_answer(state, number, tile)
        answer = answer or only
        if not answer:
            state.met = index
            return state
        if answer == only:
            state.forced = (*state.forced, Answer(number, answer))
    rooms.enter(state, number, index, tile, answer, events)
    return turn_over(state, number, events)


def told(action: Move, lies: str) -> tuple[str, str]:
    """The tile and the answer that a move tells: Coins where the Cat lies open are what it gets."""
    if lies == CAT and action.tile == COINS and not action.answer:
        return CAT, COINS
    return action.tile, action.answer


def answer(state: State, action: Answer, events: Events) -> State:
    """What a player does about the vampire or the Cat that was met.

    :raises Refused:
    """
    require_phase(state, "exploration")
    number = action.player
    # Only who has met something answers.
    if state.met == NONE_MET or state.turn != number:
        refuse("nothing-to-decide", "revealing")
    after = state.copy()
    rooms.answered(after, number, state.met, action.answer, events)
    return turn_over(after, number, events)


def lay_down(state: State, action: Pass, events: Events) -> State:
    """A guard is laid down: it explores no more this night («Passer avec un Garde»).

    :raises Refused:
    """
    number = action.player
    require_turn(state, number, moving=True)
    index = find_guard(state, action)
    guard = state.seats[number].guards[index]
    tell(events, "passed", number, cell=place(guard.cell))
    lying = Guard(guard.cell, guard.trail, passed=True)
    return turn_over(state.with_guard(number, index, lying), number, events)


def skip(state: State, action: Skip, events: Events) -> State:
    """VN23: who can neither move nor pass, and plays nothing either, skips.

    :raises Refused:
    """
    number = action.player
    require_turn(state, number)
    # One guard is moved or laid down if that is possible (VN8).
    if own := step_options(state, number):
        refuse("must-move", "VN8", legal=own)
    tell(events, "skipped", number)
    return turn_over(state.copy(), number, events, idle=state.idle | {number})


def swap(state: State, action: Swap, events: Events) -> State:
    """The Mask is the turn's movement (VN48).

    :raises Refused:
    """
    require_turn(state, action.player, moving=True)
    return turn_over(movement.swap(state, action, events), action.player, events)


def slip(state: State, action: Slip, events: Events) -> State:
    """VN19: the Cloak in the garden is its owner's movement; who has no more turns plays it at any moment.

    Then it comes before what the referee did by itself since the last entry, and ends nobody's turn.

    :raises Refused:
    """
    number = action.player
    if (late := slipping_from(state, number)) is not state:
        return turn_over(movement.slip(late._replace(idle=NOBODY_IDLE), action, events), late.turn, events)
    require_phase(state, "exploration")
    if not explores(state.seats[number]):
        return movement.slip(state._replace(late=None, idle=NOBODY_IDLE), action, events)
    require_turn(state, number, moving=True)
    return turn_over(movement.slip(state, action, events), number, events)


def slipping_from(state: State, number: int) -> State:
    """Where the Cloak of that player is played: before what was forced since, if the player has no more turns."""
    late = state.earlier()
    return state if late is None or explores(late.seats[number]) else late


# --- besides the movement: before it, or after it until the next player acts (VN28, VN43)


EXTRAS: Final[dict[type, Callable[[State, Any, Events], State]]] = {
    Use: items.use,
    Fetch: items.fetch,
    Claim: items.claim,
}


def add(state: State, action: Extra, events: Events) -> State:
    """An item or a claim.

    :raises Refused:
    """
    number = action.player
    if (late := state.adding(number)) is not state:
        return _added(late, action, events)
    require_turn(state, number)
    before = state.before_own_turn()
    if before is None:
        return _added(state, action, events)
    return _added_to_either(state, before, action, events)


def _added(state: State, action: Extra, events: Events) -> State:
    after = EXTRAS[type(action)](state, action, events)
    after.idle = NOBODY_IDLE
    if after.done:
        return turn_over(after, action.player, events)
    after.late = None
    after.untouched = False
    return after


def _added_to_either(state: State, before: State, action: Extra, events: Events) -> State:
    """The turn came round by itself: the item may belong to the new turn, or still to the one before.

    It is taken for the new one, unless only the other is possible; what follows may show that it was the other.

    :raises Refused:
    """
    try:
        after = _added(state, action, events)
    except Refused as refused:
        try:
            return _added(before, action, events)
        except Refused:
            raise refused from None
    try:
        other = EXTRAS[type(action)](before._replace(idle=NOBODY_IDLE), action, None)
    except Refused:
        return after
    # What the referee does by itself in the other reading may still be typed.
    return after._replace(late=Unsure(other), forced=turn_over(other.copy(), action.player, None).forced)


# --- how it goes on


def begin(state: State, events: Events) -> State:
    """The first player begins («DÉBUT DU JEU»)."""
    tell(events, "phase-exploration", state.first, night=state.round)
    state = go_on(state._replace(phase="exploration", idle=NOBODY_IDLE), state.first, events)
    return state._replace(untouched=True) if state.phase == "exploration" else state


def turn_over(state: State, number: int, events: Events, idle: frozenset[int] = NOBODY_IDLE) -> State:
    """The movement of that player's turn was made, in a position that the caller has copied: the next is asked.

    What comes of it is the position; `late` keeps how it stood before, for the items that may still follow.
    """
    if not state.done:
        seat = state.seats[number]
        if seat.guards[0].web or seat.guards[1].web:
            state.seats = with_seat(state.seats, number, freed(seat))
        state.turn = number
        state.done = True
        state.late = None
        state.idle = idle
        state.met = NONE_MET
        state.untouched = False
    forced = state.forced
    after, only = next_turn(state, state.turn + 1, events)
    if after is state and only is None:
        return after
    late = after.earlier() if after is state else state._replace(forced=())
    if only is not None:
        after = _forced(after, only, events)
    # VN75: nothing follows what ended the exploration, unless the referee did that by itself.
    if after.phase == "exploration" or after.forced != forced:
        return after._replace(late=late)
    return after


def go_on(state: State, number: int, events: Events) -> State:
    """The turn goes to the next from that seat on, and what is forced is done."""
    after, only = next_turn(state.copy(), number, events)
    return after if only is None else _forced(after, only, events)


def _forced(state: State, action: Move | Pass, events: Events) -> State:
    """After the one thing that the player can do, unless an item could follow it: then it is left to the player."""
    number, words = action.player, step_words(action)
    if isinstance(action, Move) and (lies := state.manor.get(action.end, "")) in TILES:
        action = action._replace(tile=lies)
    judge: Callable[[State, Any, Events], State] = move if isinstance(action, Move) else lay_down
    after = judge(state.forcing(action), action, None)
    late = after.earlier()
    if late is not None and late.turn == number and next(extras(late, number), None) is not None:
        return state
    if events is None:
        return after
    tell(events, "forced", number, text=words)
    return judge(state.forcing(action), action, events)
