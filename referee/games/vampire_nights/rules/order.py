"""Whose turn comes next in the exploration, and when it is over («PHASE EXPLORATION»)."""

from itertools import islice

from referee.engine.ruling import Event, Events
from referee.games.vampire_nights.rules.actions import Move, Pass, Skip
from referee.games.vampire_nights.rules.manor import DEPTH, DOWN, GARDEN, NAME, near
from referee.games.vampire_nights.rules.state import CAUGHT, FREE, HELD, Guard, Seat, State, _new
from referee.games.vampire_nights.rules.trail import free_space, is_active, somebody_lies
from referee.games.vampire_nights.rules.tuples import put
from referee.games.vampire_nights.rules.turns import active_guards, explores, plays, steps

Seats = tuple[Seat, ...]


def next_with_choice(seats: Seats, number: int) -> int:
    """Who acts after that player, if it is easily seen that there is a choice; else -1.

    Nearly always one of the guards has two ways to go, or one, and can be laid down.
    """
    count = len(seats)
    at = number
    for _ in seats:
        at = (at + 1) % count
        for cell, trail, passed, web in seats[at][0]:
            if not passed and DEPTH[cell] < GARDEN and web != HELD:
                free = near(count)[cell] & ~trail
                if free & free - 1:  # two bits or more
                    return at
                if not somebody_lies(seats, cell) and (free or _can_leave(seats, cell)):
                    return at
        if explores(seats[at]):
            return -1
    return -1


def _can_leave(seats: Seats, cell: int) -> bool:
    """Whether a guard can step from that cell into the garden."""
    return DEPTH[cell] == GARDEN - 1 and free_space(seats, cell + 1) >= 0


def next_turn(state: State, number: int, events: Events) -> tuple[State, tuple[Move | Pass, str] | None]:
    """Go round the table from that seat to whoever has a turn; and the one thing that player can do, with its words.

    None if there is a choice. Who can do nothing skips (VN23), and so does whom the Web holds (VN77).
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
        one, other = state.seats[number][0]
        lost = False
        if one[3] or other[3]:
            state, lost = _in_web(state, number, events)
        if not lost:
            few = [*islice(steps(state, number), 2)]
            if len(few) > 1 or next(plays(state, number), None) is not None:
                return to(state, number), None
            if few:
                action = few[0][0]
                # The table must say what a face-down room shows.
                if type(action) is Move and state.manor[action.end] == DOWN:
                    return to(state, number), None
                return to(state, number), few[0]
            # VN23: nothing to move, to lay down or to play.
            state = state.forcing(Skip(number)).but(idle=state.idle | 1 << number)
            if events is not None:
                events.append(Event("forced", number, {"text": "skip"}))
        number += 1


def to(state: State, number: int) -> State:
    """The turn goes to that player."""
    return _new(State, (*state[:8], number, False, None, state.idle, -1, 0, 0))


def all_idle(state: State) -> bool:
    """VN23: whether all who still explore have skipped with nothing done between."""
    return all(state.idle >> at & 1 for at, seat in enumerate(state.seats) if explores(seat))


def freed(seats: Seats, number: int) -> Seats:
    """After that player's movement: a guard that was held is free, one that was caught will be held (VN39)."""
    seat = seats[number]
    guards = tuple([_new(Guard, (*guard[:3], HELD if guard.web == CAUGHT else FREE)) for guard in seat[0]])
    return put(seats, number, _new(Seat, (guards, *seat[1:])))


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
    broken = active_guards(state) == 1
    if events is not None:
        events.append(Event("web-broken" if broken else "web-lost", number, {"cell": NAME[held[0].cell]}))
    return (after, False) if broken else (after.forcing(Skip(number)), True)


def night_falls(state: State, how: str, events: Events) -> State:
    """The exploration is over for all: guards step out of crowded rooms first («PHASE FIN DE NUIT»)."""
    if events is not None:
        events.append(Event(f"night-falls-{how}", None, {"night": state.round, "guards": in_gardens(state)}))
    # VN77: the Web holds nobody beyond the exploration.
    seats = tuple(
        seat._replace(guards=tuple(guard._replace(web=FREE) for guard in seat.guards)) for seat in state.seats
    )
    after = {"phase": "crowding", "turn": state.first, "done": False, "late": None}
    return state.but(seats=seats, **after, met=-1, column=0, turns=0)


def in_gardens(state: State) -> int:
    found = 0
    for seat in state.seats:
        for guard in seat[0]:
            if DEPTH[guard[0]] >= GARDEN:
                found += 1
    return found
