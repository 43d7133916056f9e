"""Whose turn it is in the exploration, what a player may do in it, who comes next, and when it is over."""

from collections.abc import Iterator
from typing import Final, NoReturn

from referee.engine.ruling import Events, refuse
from referee.games.vampire_nights.rules import hands, items, rooms
from referee.games.vampire_nights.rules.actions import Move, Pass, Skip
from referee.games.vampire_nights.rules.manor import DOWN, GARDENS, PATHS, place
from referee.games.vampire_nights.rules.movement import (
    WAYS,
    guard_word,
    is_active,
    move_fault,
    pass_fault,
    slips,
    somebody_lies,
    swap_words,
    way_fault,
)
from referee.games.vampire_nights.rules.pieces import CLOAK, JUMP, MIRROR
from referee.games.vampire_nights.rules.state import CAUGHT, FREE, HELD, NONE_MET, Made, Seat, State, tell

SECTION: Final = {
    "setup": "setup",
    "exploration": "exploration",
    "crowding": "night-end",
    "looting": "looting",
    "end": "scoring",
    "over": "scoring",
}
MANY: Final = 99  # more steps than there can be


# --- what every entry of the exploration is checked for first


def require_phase(state: State, phase: str) -> None:
    """:raises Refused: not-your-phase, unless the game is in that phase."""
    if state.phase != phase:
        refuse_phase(state, phase)


def refuse_phase(state: State, phase: str) -> NoReturn:
    """:raises Refused: not-your-phase, always."""
    refuse("not-your-phase", SECTION[phase], round=state.round, now=state.phase, wanted=phase)


def require_turn(state: State, number: int, *, moving: bool = False) -> None:
    """:raises Refused: not-your-phase, not-your-turn, answer-needed"""
    if state.phase != "exploration":
        refuse_phase(state, "exploration")
    # VN58: a player acts in the own turn.
    if state.turn != number:
        turn = state.setup.players[state.turn]
        late = state.earlier()
        # VN48: one movement a turn.
        if moving and late is not None and late.turn == number:
            refuse("not-your-turn", "VN48", "not-your-turn.moved", turn=turn)
        refuse("not-your-turn", "exploration", turn=turn)
    # What was met must be answered first.
    if state.met != NONE_MET:
        refuse("answer-needed", "revealing", tile=met_tile(state), legal=answer_options(state))


def met_tile(state: State) -> str:
    """The vampire or the Cat that waits for an answer."""
    return state.manor[state.seats[state.turn].guards[state.met].cell]


def answer_options(state: State) -> tuple[str, ...]:
    return tuple(sorted(rooms.answers(state, state.turn, met_tile(state))))


def explores(seat: Seat) -> bool:
    """Whether the player still has turns: a guard that neither lies down nor is in a garden."""
    one, other = seat.guards
    return not (one.passed or one.cell in GARDENS) or not (other.passed or other.cell in GARDENS)


def in_gardens(state: State) -> int:
    return sum([guard.cell in GARDENS for seat in state.seats for guard in seat.guards])


# --- what a player may do


def steps(state: State, number: int, enough: int = MANY) -> list[tuple[int, str]]:
    """Every guard that may be laid down and every basic move: which guard, and where it goes; "" to lie down.

    The search ends as soon as there are `enough`.
    """
    found: list[tuple[int, str]] = []
    seats = state.seats
    guards = seats[number].guards
    for index in (0, 1):
        guard = guards[index]
        cell = guard.cell
        if guard.passed or guard.web == HELD or cell in GARDENS or (index and guard == guards[0]):
            continue
        if not somebody_lies(seats, cell):
            found.append((index, ""))
        for end, between in PATHS[len(seats)][cell].items():
            if way_fault(state, guard, "", end, between) is None:
                found.append((index, end))
                if len(found) >= enough:
                    return found
    return found


def step_action(state: State, number: int, index: int, end: str, item: str = "") -> Move | Pass:
    """That step as an action: the guard by number only where another could be meant."""
    guards = state.seats[number].guards
    if end:
        may = [at for at in (0, 1) if move_fault(state, guards[at], item, end) is None]
    else:
        may = [at for at in (0, 1) if pass_fault(state, guards[at]) is None]
    which = index + 1 if "." in guard_word(guards, index, may) else 0
    cell = guards[index].cell
    return Move(number, item, cell, which, end) if end else Pass(number, cell, which)


def step_words(action: Move | Pass) -> str:
    """A step as it is offered: without the tile that it will turn up."""
    guard = action.start + (f".{action.which}" if action.which else "")
    if isinstance(action, Pass):
        return f"pass {guard}"
    return f"{f'use {action.item}' if action.item else 'move'} {guard}-{action.end}"


def strides(state: State, number: int) -> Iterator[str]:
    """Every move by Mirror, Jump Potion or Cloak that is legal now, as words."""
    guards = state.seats[number].guards
    for item in (MIRROR, JUMP, CLOAK):
        if hands.may_hold(state, number, item):
            for index, guard in enumerate(guards):
                if is_active(guard) and not (index and guard == guards[0]):
                    for end in WAYS[item][len(state.seats)][guard.cell]:
                        if move_fault(state, guard, item, end) is None:
                            yield step_words(step_action(state, number, index, end, item))


def extras(state: State, number: int) -> Iterator[str]:
    """What may be done besides the turn's movement, as words: it may also follow it."""
    yield from (f"use {use.item} {' '.join(use.cells)}" for use in items.uses(state, number))
    yield from (f"use mag {fetch.item}" for fetch in items.fetches(state, number))
    if items.may_claim(state, number):
        yield "claim"


def plays(state: State, number: int) -> Iterator[str]:
    """Everything but passing and basic moves, as words."""
    yield from extras(state, number)
    yield from strides(state, number)
    yield from (f"use mas {words}" for words in swap_words(state, number))
    yield from slip_words(state, number)


def slip_words(state: State, number: int) -> Iterator[str]:
    yield from (f"use clo {slip.cell}" for slip in slips(state, number))


def options(state: State, number: int) -> tuple[str, ...]:
    """All that the player whose turn it is may do, as beginnings of entries, sorted."""
    own = step_options(state, number)
    return tuple(sorted({*(own or ("skip",)), *plays(state, number)}))


def step_options(state: State, number: int) -> tuple[str, ...]:
    return tuple(sorted(step_words(step_action(state, number, *step)) for step in steps(state, number)))


# --- whose turn comes next («PHASE EXPLORATION»)


def next_turn(state: State, number: int, events: Events) -> tuple[State, Move | Pass | None]:
    """Go round the table from that seat to whoever has a turn; and the one thing that player can do.

    None if there is a choice. Who can do nothing skips (VN23), and so does whom the Web holds (VN77). If nothing of the
    kind comes between, it is the same position, changed: the caller has copied it.
    """
    count = len(state.seats)
    while True:
        if state.idle and all_idle(state):
            return night_falls(state, "skipped", events), None
        for at in range(number, number + count):
            if explores(state.seats[at % count]):
                break
        else:
            return night_falls(state, "passed", events), None
        number = at % count
        is_lost = False
        one, other = state.seats[number].guards
        if one.web or other.web:
            state, is_lost = _in_web(state, number, events)
        if not is_lost:
            own = steps(state, number, 2)
            if len(own) > 1 or next(plays(state, number), None) is not None:
                return to(state, number), None
            if own:
                index, end = own[0]
                # The table must say what a face-down room shows.
                must_tell = state.manor.get(end) == DOWN
                return to(state, number), None if must_tell else step_action(state, number, index, end)
            # VN23: nothing to move, to lay down or to play.
            state = state.forcing(Skip(number))._replace(idle=state.idle | {number})
            tell(events, "forced", number, text="skip")
        number += 1


MADE: Final = (Made(0), Made(1), Made(2), Made(3))  # by seat


def to(state: State, number: int) -> State:
    """The turn goes to that player, in a position that the caller has copied."""
    state.late = MADE[state.turn] if state.done else None
    state.turn = number
    state.done = False
    state.met = NONE_MET
    state.untouched = False
    return state


def all_idle(state: State) -> bool:
    """VN23: whether all who still explore have skipped with nothing done between."""
    return all(at in state.idle for at, seat in enumerate(state.seats) if explores(seat))


def freed(seat: Seat) -> Seat:
    """The player after the own movement: a guard that was held is free, one that was caught will be held (VN39)."""
    one, other = seat.guards
    if one.web == other.web == FREE:
        return seat
    guards = (guard._replace(web=HELD if guard.web == CAUGHT else FREE) for guard in seat.guards)
    return seat._replace(guards=tuple(guards))


def out_of_web(seat: Seat) -> Seat:
    """The player with both guards free."""
    one, other = seat.guards
    if one.web == other.web == FREE:
        return seat
    return seat._replace(guards=tuple(guard._replace(web=FREE) for guard in seat.guards))


def _in_web(state: State, number: int, events: Events) -> tuple[State, bool]:
    """What the Web does to the turn that now comes; and whether it is lost (VN39, VN40, VN77)."""
    seat = state.seats[number]
    held = [guard for guard in seat.guards if guard.web == HELD and not guard.passed]
    # The other guard must be used if it can act.
    if not held or steps(state, number, 1):
        return state, False
    after = state.with_seat(number, out_of_web(seat))
    # VN41: it does nothing to the last guard that explores this night.
    broken = sum(is_active(guard) for other in state.seats for guard in other.guards) == 1
    tell(events, "web-broken" if broken else "web-lost", number, cell=place(held[0].cell))
    return (after, False) if broken else (after.forcing(Skip(number)), True)


def night_falls(state: State, how: str, events: Events) -> State:
    """The exploration is over for all: guards step out of crowded rooms first («PHASE FIN DE NUIT»)."""
    if events is not None:
        tell(events, f"night-falls-{how}", None, night=state.round, guards=in_gardens(state))
    # VN77: the Web holds nobody beyond the exploration.
    after = to(state.copy(), state.first)
    after.late = None
    after.seats = tuple(map(out_of_web, state.seats))
    after.phase = "crowding"
    after.column = "a"
    after.picks = 0
    return after
