"""The exploration: moving, passing, answering, and whose turn comes next («PHASE EXPLORATION»)."""

from collections.abc import Callable
from itertools import islice
from typing import Any

from referee.engine.ruling import Event, Events, Refused, refuse
from referee.games.vampire_nights import hands, items, rooms
from referee.games.vampire_nights.actions import NO_ANSWER, Answer, Claim, Fetch, Move, Pass, Skip, Slip, Swap, Use
from referee.games.vampire_nights.manor import BIT, DEPTH, DOWN, EXACT, GARDEN, NAME, SECRET, beside
from referee.games.vampire_nights.pieces import CAT, CLOAK, COINS, ITEM_CODE, TILE_CODE
from referee.games.vampire_nights.state import (
    ACTIVE,
    CAUGHT,
    FREE,
    HELD,
    PASSED,
    UNTOUCHED,
    Guard,
    Piles,
    Seat,
    State,
    _new,
)
from referee.games.vampire_nights.trail import (
    find_guard,
    free_space,
    is_active,
    move_fault,
    pass_fault,
    somebody_lies,
)
from referee.games.vampire_nights.tuples import put
from referee.games.vampire_nights.turns import active_guards, explores, plays, require_phase, require_turn, steps

Extra = Use | Fetch | Claim


def move(state: State, action: Move, events: Events) -> State:
    """A guard goes one room or space ahead or aside, or as its item allows, and meets what is there.

    :raises Refused:
    """
    number, _, _, _, end, _, _ = action
    setup, _, night, phase, forced, _, _, first, turn, _, _, _, met, _, _ = state
    if turn != number or met >= 0 or phase != "exploration":
        require_turn(state, number)
    index, seats, manor, piles, tile, answer = _walked(state, action, events)
    if tile not in rooms.EFFECTS and answer == NO_ANSWER and DEPTH[end] != GARDEN:
        # By far the most common: nothing comes of it, and the next player has a choice.
        one, other = seats[number][0]
        following = number + 1 if number + 1 < len(seats) else 0
        if not one[3] and not other[3] and _has_choice(seats, following):
            passed_on = (setup, seats, night, phase, forced, manor, piles, first, following, False, number, 0, -1, 0, 0)
            return _new(State, passed_on)
    gone = (setup, seats, night, phase, forced, manor, piles, first, turn, False, None, 0, -1, 0, 0)
    after = _met(_new(State, gone), number, index, end, tile, answer, events)
    if after.met >= 0 or after.phase != "exploration":
        return after
    return turn_over(after, number, events)


def _gone(state: State, action: Move, events: Events) -> State:
    """After the guard went there and met what is there, unless an answer is still to come."""
    index, seats, manor, piles, tile, answer = _walked(state, action, events)
    setup, _, night, phase, forced, _, _, first, turn, _, _, _, _, _, _ = state
    gone = (setup, seats, night, phase, forced, manor, piles, first, turn, False, None, 0, -1, 0, 0)
    return _met(_new(State, gone), action.player, index, action.end, tile, answer, events)


def _walked(
    state: State, action: Move, events: Events
) -> tuple[int, tuple[Seat, ...], tuple[int, ...], Piles, int, int]:
    """Which guard goes; the players, the manor and the piles after its step; the open tile there, and the answer."""
    number, item, start, which, end, tile, answer = action
    before = state
    if item:
        state = hands.spend(state, number, item)
    setup, seats, _, _, _, manor, piles, *_ = state
    seat = seats[number]
    guards = seat[0]
    one, other = guards
    if not which and (one[0] == start) is not (other[0] == start):  # nearly always: one guard on the cell named
        index = 0 if one[0] == start else 1
        fault = move_fault(before, guards[index], item, end)
        if fault is not None:
            raise Refused(fault)
    else:
        index = find_guard(guards, start, which, lambda guard: move_fault(before, guard, item, end))
    cell, trail, _, web = guards[index]
    lies = manor[end]
    if lies == DOWN:
        piles = rooms.with_seen(piles, setup, end, tile)
        manor = put(manor, end, tile)
    elif not tile:
        tile = lies if lies < DOWN else 0
    else:
        if lies == CAT and tile == COINS and answer == NO_ANSWER:
            tile, answer = CAT, COINS  # the Cat lies open: what is named is what it gets
        tile = rooms.open_tile(state, end, tile)
    in_garden = DEPTH[end] == GARDEN
    if in_garden:
        end = end - GARDEN + SECRET if item == CLOAK else free_space(seats, end)
    if events is not None:
        params = {"item": ITEM_CODE[item], "start": NAME[cell], "cell": EXACT[end] if in_garden else NAME[end]}
        key = "moved-garden" if in_garden else "moved" if tile else "moved-bare"
        events.append(Event(key, number, {**params, "tile": TILE_CODE[tile], "revealed": lies == DOWN}))
    guard = _new(Guard, (end, trail | BIT[end], ACTIVE, web))
    _, hand, sure, bites, tiles, loots, vampires, coffin = seat
    guards = (guard, other) if index == 0 else (one, guard)
    seat = _new(Seat, (guards, hand, sure, bites, tiles, loots, vampires, coffin))
    return index, put(seats, number, seat), manor, piles, tile, answer


def _met(state: State, number: int, index: int, end: int, tile: int, answer: int, events: Events) -> State:
    """After what the guard met there has had its effect, unless an answer is still to come."""
    if tile in rooms.EFFECTS or answer != NO_ANSWER:
        state = rooms.enter(state, number, index, tile, answer, events)
    # VN20, VN21: enough guards in the gardens, secret spaces included, and it is over, with nothing after (VN75).
    if DEPTH[end] == GARDEN and in_gardens(state) > len(state.seats):
        return night_falls(state, "garden", events)
    return state


def in_gardens(state: State) -> int:
    found = 0
    for seat in state.seats:
        for guard in seat[0]:
            if DEPTH[guard[0]] >= GARDEN:
                found += 1
    return found


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
    require_turn(state, action.player)
    return turn_over(_lain(state, action, events), action.player, events)


def _lain(state: State, action: Pass, events: Events) -> State:
    number, start, which = action
    seat = state.seats[number]
    index = find_guard(seat.guards, start, which, lambda guard: pass_fault(state, guard))
    guard = seat.guards[index]
    if events is not None:
        events.append(Event("passed", number, {"cell": NAME[guard.cell]}))
    guard = _new(Guard, (guard[0], guard[1], PASSED, FREE))
    seat = _new(Seat, ((guard, seat.guards[1]) if index == 0 else (seat.guards[0], guard), *seat[1:]))
    return state.with_seat(number, seat)


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
    require_turn(state, action.player)
    return turn_over(items.swap(state, action, events), action.player, events)


def slip(state: State, action: Slip, events: Events) -> State:
    """VN19: the Cloak in the garden is its owner's movement; who has no more turns plays it at any moment.

    :raises Refused:
    """
    number = action.player
    require_phase(state, "exploration")
    if not explores(state.seats[number]):
        if state.late is not None:  # what the last player might still have added is settled
            state = state.but(late=None)
        return items.slip(state, action, events)
    require_turn(state, number)
    return turn_over(items.slip(state, action, events), number, events)


EXTRAS: dict[type, Callable[[State, Any, Events], State]] = {Use: items.use, Fetch: items.fetch, Claim: items.claim}


def add(state: State, action: Extra, events: Events) -> State:
    """An item or a claim besides the movement: before it, or after it until the next player acts (VN28, VN43).

    :raises Refused:
    """
    number = action.player
    late = state.earlier()
    if late is not None and late.turn == number and (state.turn != number or state.phase != "exploration"):
        state = late.but(forced=())
    require_turn(state, number)
    after = EXTRAS[type(action)](state, action, events)
    if after.done:
        return turn_over(after.but(idle=0), number, events)
    return after.but(idle=0, late=None, turns=0)


# --- whose turn comes next


def turn_over(state: State, number: int, events: Events, idle: int = 0) -> State:
    """The movement of that player's turn was made: the next who can act is asked.

    What comes of it is the position; `late` keeps how it stood before, for the items that may still follow.
    """
    setup, seats, night, phase, forced, manor, piles, first, _, done, _, _, _, _, _ = state
    if done:
        idle = state.idle
    else:
        seats = _freed(seats, number)
    following = number + 1 if number + 1 < len(seats) else 0
    if not idle and _has_choice(seats, following):
        passed_on = (setup, seats, night, phase, forced, manor, piles, first, following, False, number, 0, -1, 0, 0)
        return _new(State, passed_on)
    if not done:
        made = (setup, seats, night, phase, forced, manor, piles, first, number, True, None, idle, -1, 0, 0)
        state = _new(State, made)
    after = next_turn(state, following, events, state)
    # VN75: nothing follows what ended the exploration, unless it was only that nobody could do anything (VN23).
    if after.phase != "exploration" and after.idle and _all_idle(after):
        return after.but(late=state)
    return after


def _freed(seats: tuple[Seat, ...], number: int) -> tuple[Seat, ...]:
    """After that player's movement: a guard that was held is free, one that was caught will be held (VN39)."""
    seat = seats[number]
    one, other = seat[0]
    if not one[3] and not other[3]:
        return seats
    guards = tuple([_new(Guard, (*guard[:3], HELD if guard.web == CAUGHT else FREE)) for guard in seat[0]])
    return put(seats, number, _new(Seat, (guards, *seat[1:])))


def _all_idle(state: State) -> bool:
    """VN23: whether all who still explore have skipped with nothing done between."""
    return all(state.idle >> at & 1 for at, seat in enumerate(state.seats) if explores(seat))


def next_turn(state: State, number: int, events: Events, late: State | None = None) -> State:
    """Go round the table from that seat until somebody has a choice; take what is forced, skip who must skip."""
    while True:
        if state.idle and _all_idle(state):
            return night_falls(state, "skipped", events)
        seats = state.seats
        count = len(seats)
        for at in range(number, number + count):
            if explores(seats[at % count]):
                break
        else:
            return night_falls(state, "passed", events)
        number = at % count
        seat = seats[number]
        if seat.guards[0][3] or seat.guards[1][3]:
            state, lost = _in_web(state, number, events)
            if lost:
                number += 1
                continue
        if _has_choice(seats, number):
            return _to(state, number, late)
        few = [*islice(steps(state, number), 2)]
        if len(few) > 1 or next(plays(state, number), None) is not None:
            return _to(state, number, late)
        if not few:
            # VN23: nothing to move, to lay down or to play.
            state = state.forcing(Skip(number)).but(idle=state.idle | 1 << number)
            if events is not None:
                events.append(Event("forced", number, {"text": "skip"}))
        else:
            action, words = few[0]
            if type(action) is Move and state.manor[action.end] == DOWN:
                return _to(state, number, late)  # the table must say what it shows
            if events is not None:
                events.append(Event("forced", number, {"text": words}))
            state = _to(state, number).forcing(action)
            state = _gone(state, action, events) if isinstance(action, Move) else _lain(state, action, events)
            if state.phase != "exploration":
                return state
            if state.met >= 0:
                return state.but(late=late)
            state = state.but(seats=_freed(state.seats, number), idle=0, met=-1)
        number += 1


def _to(state: State, number: int, late: State | None = None) -> State:
    """The turn goes to that player."""
    return _new(State, (*state[:8], number, False, late, state.idle, -1, 0, 0))


def _has_choice(seats: tuple[Seat, ...], number: int) -> bool:
    """The quick answer, nearly always yes: a guard can go to the next room or space, and aside or be laid down."""
    for cell, trail, passed, web in seats[number][0]:
        depth = DEPTH[cell]
        if not passed and web != HELD and depth < GARDEN and not trail & BIT[cell + 1]:
            if depth < 5 and beside(len(seats))[cell] & ~trail:
                return True
            if depth < 5 or free_space(seats, cell + 1) >= 0:
                return not somebody_lies(seats, cell)
    return False


def _in_web(state: State, number: int, events: Events) -> tuple[State, bool]:
    """What the Web does to the turn that now comes; and whether it is lost (VN39, VN40, VN77)."""
    seat = state.seats[number]
    held = [guard for guard in seat.guards if guard.web == HELD and is_active(guard)]
    # The other guard must be used if it can act.
    if not held or next(steps(state, number), None) is not None:
        return state, False
    guards = tuple(guard._replace(web=FREE) for guard in seat.guards)
    after = state.with_seat(number, seat._replace(guards=guards))
    # VN41: it does nothing to the last guard that explores this night.
    if active_guards(state) == 1:
        if events is not None:
            events.append(Event("web-broken", number, {"cell": NAME[held[0].cell]}))
        return after, False
    if events is not None:
        events.append(Event("web-lost", number, {"cell": NAME[held[0].cell]}))
    return after.forcing(Skip(number)), True


def night_falls(state: State, how: str, events: Events) -> State:
    """The exploration is over for all: guards step out of crowded rooms first («PHASE FIN DE NUIT»)."""
    if events is not None:
        events.append(Event(f"night-falls-{how}", None, {"night": state.round, "guards": in_gardens(state)}))
    return state.but(phase="crowding", turn=state.first, done=False, late=None, met=-1, column=0, turns=0)


def begin(state: State, events: Events) -> State:
    """The first player begins («DÉBUT DU JEU»)."""
    if events is not None:
        events.append(Event("phase-exploration", state.first, {"night": state.round}))
    state = next_turn(state.but(phase="exploration", idle=0, done=False, late=None), state.first, events)
    return state.but(turns=UNTOUCHED)
