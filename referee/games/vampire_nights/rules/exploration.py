"""What is done in the exploration: moving, answering, laying down, skipping, items («PHASE EXPLORATION»)."""

from collections.abc import Callable
from typing import Any

from referee.engine.ruling import Event, Events, Refused, refuse
from referee.games.vampire_nights.rules import cloak, coffin, hands, items, magnifier, mask, rooms
from referee.games.vampire_nights.rules.actions import (
    NO_ANSWER,
    Answer,
    Claim,
    Fetch,
    Move,
    Pass,
    Skip,
    Slip,
    Swap,
    Use,
)
from referee.games.vampire_nights.rules.manor import BIT, DEPTH, DOWN, EXACT, GARDEN, NAME, SECRET
from referee.games.vampire_nights.rules.order import freed, in_gardens, next_turn, next_with_choice, night_falls
from referee.games.vampire_nights.rules.pieces import CAT, CLOAK, COINS, ITEM_CODE, TILE_CODE
from referee.games.vampire_nights.rules.rooms import EFFECTS, MEETINGS
from referee.games.vampire_nights.rules.state import ACTIVE, FREE, PASSED, UNTOUCHED, Guard, Seat, State, Unsure, _new
from referee.games.vampire_nights.rules.trail import find_guard, free_space, move_fault, pass_fault
from referee.games.vampire_nights.rules.tuples import put_number
from referee.games.vampire_nights.rules.turns import explores, extras, require_phase, require_turn, steps

Extra = Use | Fetch | Claim


def move(state: State, action: Move, events: Events) -> State:
    """A guard goes one room or space ahead or aside, or as its item allows, and meets what is there.

    :raises Refused:
    """
    number, item, start, which, end, tile, answer = action
    setup, seats, night, phase, forced, manor, piles, first, turn, _, _, _, met, _, _ = state
    if turn != number or met >= 0 or phase != "exploration":
        require_turn(state, number, moving=True)
    if item:
        state = hands.spend(state, number, item)
        seats, piles = state.seats, state.piles
    guards, hand, sure, bites, tiles, loots, vampires, coffin = seats[number]
    one, other = guards
    if which or (one[0] == start) is (other[0] == start):
        index = _walker(state, action)
    else:  # nearly always: one guard on the cell named
        index = 0 if one[0] == start else 1
        fault = move_fault(state, guards[index], item, end)
        if fault is not None:
            raise Refused(fault)
    start, trail, _, web = guards[index]
    lies = manor[end]
    if lies == DOWN:
        piles = rooms.with_seen(piles, setup, end, tile)
        manor = put_number(manor, end, tile)
    elif tile:
        if lies == CAT and tile == COINS and answer == NO_ANSWER:
            tile, answer = CAT, COINS  # the Cat lies open: what is named is what it gets
        tile = rooms.open_tile(state, end, tile)
    elif lies < DOWN:
        tile = lies
    in_garden = DEPTH[end] == GARDEN
    if in_garden:
        end = end - GARDEN + SECRET if item == CLOAK else free_space(seats, end)
    if events is not None:
        params = {"item": ITEM_CODE[item], "start": NAME[start], "cell": EXACT[end] if in_garden else NAME[end]}
        key = "moved-garden" if in_garden else "moved" if tile else "moved-bare"
        events.append(Event(key, number, {**params, "tile": TILE_CODE[tile], "revealed": lies == DOWN}))
    guard = _new(Guard, (end, trail | BIT[end], ACTIVE, web))
    guards = (guard, other) if index == 0 else (one, guard)
    changed = [*seats]
    changed[number] = _new(Seat, (guards, hand, sure, bites, tiles, loots, vampires, coffin))
    seats = tuple(changed)
    if tile in MEETINGS:
        only = rooms.only_answer(state, number, tile)
        if answer == NO_ANSWER:
            if only == NO_ANSWER:
                asked = (setup, seats, night, phase, forced, manor, piles, first, turn, False, None, 0, index, 0, 0)
                return _new(State, asked)
            answer = only
        if answer == only:
            forced = (*forced, Answer(number, answer))
    elif tile not in EFFECTS and answer == NO_ANSWER and not in_garden and not one[3] and not other[3]:
        # By far the most common: nothing comes of it, and the next player has a choice.
        following = next_with_choice(seats, number)
        if following >= 0:
            over = (setup, seats, night, phase, forced, manor, piles, first, following, False, number, 0, -1, 0, 0)
            return _new(State, over)
    gone = (setup, seats, night, phase, forced, manor, piles, first, turn, False, None, 0, -1, 0, 0)
    after = _new(State, gone)
    if tile in EFFECTS or answer != NO_ANSWER:
        after = rooms.enter(after, number, index, tile, answer, events)
    # VN20, VN21: enough guards in the gardens, secret spaces included, and it is over, with nothing after (VN75).
    if in_garden and in_gardens(after) > len(seats):
        return night_falls(after, "garden", events)
    return turn_over(after, number, events)


def _walker(state: State, action: Move) -> int:
    """Which guard goes, where it is not told or two stand there."""
    number, item, start, which, end, _, _ = action
    return find_guard(state.seats[number].guards, start, which, lambda guard: move_fault(state, guard, item, end))


def answer(state: State, action: Answer, events: Events) -> State:
    """What a player does about the vampire or the Cat that was met.

    :raises Refused:
    """
    require_phase(state, "exploration")
    number = action.player
    # Only who has met something answers.
    if state.met < 0 or state.turn != number:
        refuse("nothing-to-decide", "revealing")
    return turn_over(rooms.answered(state, number, state.met, action.answer, events), number, events)


def lay_down(state: State, action: Pass, events: Events) -> State:
    """A guard is laid down: it explores no more this night («Passer avec un Garde»).

    :raises Refused:
    """
    number, start, which = action
    if state.turn != number or state.met >= 0 or state.phase != "exploration":
        require_turn(state, number, moving=True)
    seat = state.seats[number]
    one, other = seat[0]
    index = find_guard(seat[0], start, which, lambda guard: pass_fault(state, guard))
    cell, trail, _, _ = seat[0][index]
    if events is not None:
        events.append(Event("passed", number, {"cell": NAME[cell]}))
    guard = _new(Guard, (cell, trail, PASSED, FREE))
    seat = _new(Seat, ((guard, other) if index == 0 else (one, guard), *seat[1:]))
    return turn_over(state.with_seat(number, seat), number, events)


def skip(state: State, action: Skip, events: Events) -> State:
    """VN23: who can neither move nor pass, and plays nothing either, skips.

    :raises Refused:
    """
    number = action.player
    require_turn(state, number)
    own = tuple(sorted(words for _, words in steps(state, number)))
    # One guard is moved or laid down if that is possible (VN8).
    if own:
        refuse("must-move", "VN8", legal=own)
    if events is not None:
        events.append(Event("skipped", number, {}))
    return turn_over(state, number, events, idle=state.idle | 1 << number)


def swap(state: State, action: Swap, events: Events) -> State:
    """The Mask is the turn's movement (VN48).

    :raises Refused:
    """
    require_turn(state, action.player, moving=True)
    return turn_over(mask.swap(state, action, events), action.player, events)


def slip(state: State, action: Slip, events: Events) -> State:
    """VN19: the Cloak in the garden is its owner's movement; who has no more turns plays it at any moment.

    Then it comes before what the referee did by itself since the last entry, and ends nobody's turn.

    :raises Refused:
    """
    number = action.player
    if (late := slipping_from(state, number)) is not state:
        return turn_over(cloak.slip(late.but(forced=(), idle=0), action, events), late.turn, events)
    require_phase(state, "exploration")
    if not explores(state.seats[number]):
        return cloak.slip(state.but(late=None, idle=0), action, events)
    require_turn(state, number, moving=True)
    return turn_over(cloak.slip(state, action, events), number, events)


def slipping_from(state: State, number: int) -> State:
    """Where the Cloak of that player is played: before what was forced since, if the player has no more turns."""
    late = state.earlier()
    return state if late is None or explores(late.seats[number]) else late


EXTRAS: dict[type, Callable[[State, Any, Events], State]] = {
    Use: items.use,
    Fetch: magnifier.fetch,
    Claim: coffin.claim,
}


def add(state: State, action: Extra, events: Events) -> State:
    """An item or a claim besides the movement: before it, or after it until the next player acts (VN28, VN43).

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
    after = EXTRAS[type(action)](state.but(forced=()), action, events)
    if after.done:
        return turn_over(after.but(idle=0), action.player, events)
    return after.but(idle=0, late=None, turns=0)


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
        other = EXTRAS[type(action)](before.but(forced=(), idle=0), action, None)
    except Refused:
        return after
    # What the referee does by itself in the other reading may still be typed.
    return after.but(late=Unsure(other), forced=turn_over(other, action.player, None).forced)


def begin(state: State, events: Events) -> State:
    """The first player begins («DÉBUT DU JEU»)."""
    if events is not None:
        events.append(Event("phase-exploration", state.first, {"night": state.round}))
    state = state.but(phase="exploration", turn=state.first, idle=0, done=False, late=None, turns=UNTOUCHED)
    if next_with_choice(state.seats, state.first - 1) == state.first:
        return state
    state = go_on(state, state.first, None, events)
    return state.but(turns=UNTOUCHED) if state.phase == "exploration" else state


def turn_over(state: State, number: int, events: Events, idle: int = 0) -> State:
    """The movement of that player's turn was made: the next who can act is asked.

    What comes of it is the position; `late` keeps how it stood before, for the items that may still follow.
    """
    setup, seats, night, phase, forced, manor, piles, first, _, done, _, was_idle, _, _, _ = state
    if done:
        idle = was_idle
    else:
        one, other = seats[number][0]
        if one[3] or other[3]:
            seats = freed(seats, number)
    following = next_with_choice(seats, number) if not idle else -1
    if following >= 0:
        over = (setup, seats, night, phase, forced, manor, piles, first, following, False, number, 0, -1, 0, 0)
        return _new(State, over)
    if not done:
        made = (setup, seats, night, phase, forced, manor, piles, first, number, True, None, idle, -1, 0, 0)
        state = _new(State, made)
    return go_on(state, number + 1, state, events)


def go_on(state: State, number: int, late: State | None, events: Events) -> State:
    """The turn goes to the next from that seat on, and what is forced is done; `late` may still add to its turn."""
    state, only = next_turn(state, number, events)
    if only is not None:
        action, words = only
        state = _forced(state, action, words, events)
    # VN75: nothing follows what ended the exploration, unless the referee did that by itself.
    if late is not None and (state.phase == "exploration" or state.forced != late.forced):
        return state.but(late=late)
    return state


def _forced(state: State, action: Move | Pass, words: str, events: Events) -> State:
    """After the one thing that the player can do, unless an item could follow it: then it is left to the player."""
    number = action.player
    if isinstance(action, Move) and state.manor[action.end] < DOWN:
        action = action._replace(tile=state.manor[action.end])
    judge: Callable[[State, Any, Events], State] = move if isinstance(action, Move) else lay_down
    after = judge(state.forcing(action), action, None)
    late = after.earlier()
    if late is not None and late.turn == number and next(extras(late, number), None) is not None:
        return state
    if events is None:
        return after
    events.append(Event("forced", number, {"text": words}))
    return judge(state.forcing(action), action, events)
