"""Crowded rooms when the night ends: from the first player on, guards step out («PHASE FIN DE NUIT», VN59)."""

from referee.engine.ruling import Event, Events, refuse
from referee.games.vampire_nights.rules.actions import Move
from referee.games.vampire_nights.rules.manor import BIT, DEPTH, EXACT, GARDEN, NAME, ways
from referee.games.vampire_nights.rules.state import Guard, State
from referee.games.vampire_nights.rules.trail import free_space, taken_cells
from referee.games.vampire_nights.rules.turns import require_phase


def crowded(state: State) -> set[int]:
    """Rooms, empty or not, with more than one guard."""
    cells = [guard[0] for seat in state.seats for guard in seat.guards]
    if len({*cells}) == len(cells):
        return set()
    return {cell for cell in cells if 0 < DEPTH[cell] < GARDEN and cells.count(cell) > 1}


def ways_out(state: State, guard: Guard) -> list[int]:
    """Ahead and to both sides, the nearest unoccupied room or garden space, seen before or not (VN59)."""
    taken = taken_cells(state.seats)
    found = []
    for line in ways(len(state.seats))[guard.cell]:
        for cell in line:
            if DEPTH[cell] == GARDEN:
                if free_space(state.seats, cell) >= 0:
                    found.append(cell)
                break
            if cell not in taken:
                found.append(cell)
                break
    return found


def options(state: State, number: int) -> list[Move]:
    """How the player can step out of a crowd: active guards only, one at a time."""
    crowds = crowded(state)
    found = {}
    for guard in state.seats[number].guards:
        if guard.cell in crowds and not guard.passed:
            for end in ways_out(state, guard):
                found[guard.cell, end] = Move(number, 0, guard.cell, 0, end)
    return list(found.values())


def words_of(move: Move) -> str:
    return f"{NAME[move.start]}-{NAME[move.end]}"


def option_words(state: State, number: int) -> tuple[str, ...]:
    return tuple(sorted(map(words_of, options(state, number))))


def shift(state: State, action: Move, events: Events) -> State:
    """One guard steps out of a crowd; nothing is turned up or triggered (VN59, VN61).

    :raises Refused: nothing-to-decide, not-adjacent, choice-needed
    """
    require_phase(state, "crowding")
    number, item, start, _, end, tile, answer = action
    # It is for the player whose turn it is, from the first player on.
    if state.turn != number:
        refuse("nothing-to-decide", "VN59", "nothing-to-decide.crowd", turn=state.setup.players[state.turn])
    may = [move for move in options(state, number) if move.end == end and start in (-1, move.start)]
    # One step to the nearest unoccupied place; no items, nothing revealed.
    if not may or item or tile or answer != -1:
        refuse("not-adjacent", "VN59", "not-adjacent.crowd", cell=NAME[end], legal=option_words(state, number))
    if len(may) > 1:
        refuse("choice-needed", "VN59", "choice-needed.guard", legal=tuple(sorted(map(words_of, may))))
    return stepped(state, may[0], events)


def stepped(state: State, move: Move, events: Events) -> State:
    number = move.player
    guards = state.seats[number].guards
    index = next(at for at, guard in enumerate(guards) if guard.cell == move.start and not guard.passed)
    end = free_space(state.seats, move.end) if DEPTH[move.end] == GARDEN else move.end
    if events is not None:
        events.append(Event("stepped-out", number, {"start": NAME[move.start], "cell": EXACT[end]}))
    guard = guards[index]
    state = state.with_guard(number, index, guard._replace(cell=end, trail=guard.trail | BIT[end]))
    return state.but(turn=(number + 1) % len(state.seats))


def settle(state: State, events: Events) -> State:
    """Take what is forced, from the first player on, until somebody has a choice or nobody can step out (VN60)."""
    count = len(state.seats)
    waiting = 0
    while waiting < count and crowded(state):
        number = state.turn
        may = options(state, number)
        if len(may) > 1:
            return state
        if may:
            if events is not None:
                events.append(Event("forced", number, {"text": f"move {words_of(may[0])}"}))
            state, waiting = stepped(state.forcing(may[0]), may[0], events), 0
        else:
            state, waiting = state.but(turn=(number + 1) % count), waiting + 1
    return state.but(phase="looting", column=0, turns=0, turn=-1)
