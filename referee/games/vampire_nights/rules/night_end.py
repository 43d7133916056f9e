"""The end of a night («PHASE FIN DE NUIT»): guards step out of crowded rooms, then the loot is claimed."""

from typing import Final

from referee.engine.ruling import Events, refuse
from referee.games.vampire_nights.rules.actions import Loot, Move
from referee.games.vampire_nights.rules.loot import gaining
from referee.games.vampire_nights.rules.manor import (
    COLUMNS,
    DEPTH,
    EMPTY,
    GARDEN,
    ROOMS,
    ROOMS_TO,
    Manor,
    in_garden,
    ways,
)
from referee.games.vampire_nights.rules.movement import free_space, taken_cells
from referee.games.vampire_nights.rules.pieces import LOOT
from referee.games.vampire_nights.rules.rooms import take
from referee.games.vampire_nights.rules.state import NOBODY, Guard, State, tell
from referee.games.vampire_nights.rules.turns import require_phase

# --- crowded rooms: from the first player on, guards step out (VN59)


def crowded(state: State) -> set[str]:
    """Rooms, empty or not, with more than one guard."""
    cells = [guard.cell for seat in state.seats for guard in seat.guards]
    return {cell for cell in cells if DEPTH[cell] in ROOMS and cells.count(cell) > 1}


def ways_out(state: State, guard: Guard) -> list[str]:
    """Ahead and to both sides, the nearest unoccupied room or garden space, seen before or not (VN59)."""
    taken = taken_cells(state.seats)
    found = []
    for line in ways(len(state.seats))[guard.cell]:
        for cell in line:
            if in_garden(cell):
                if free_space(state.seats, cell):
                    found.append(cell)
                break
            if cell not in taken:
                found.append(cell)
                break
    return found


def steps_out(state: State, number: int) -> list[Move]:
    """How the player can step out of a crowd: active guards only, one at a time."""
    crowds = crowded(state)
    found = [
        Move(number, "", guard.cell, 0, end)
        for guard in state.seats[number].guards
        if guard.cell in crowds and not guard.passed
        for end in ways_out(state, guard)
    ]
    return [*dict.fromkeys(found)]


def meant_steps(state: State, action: Move) -> list[Move]:
    """The steps out that the entry may mean."""
    own = steps_out(state, action.player)
    return [move for move in own if move.end == action.end and action.start in ("", move.start)]


def step_word(move: Move) -> str:
    return f"{move.start}-{move.end}"


def step_words(state: State, number: int) -> tuple[str, ...]:
    return tuple(sorted(map(step_word, steps_out(state, number))))


def step_out(state: State, action: Move, events: Events) -> State:
    """One guard steps out of a crowd; nothing is turned up or triggered (VN59, VN61).

    :raises Refused: nothing-to-decide, not-adjacent, choice-needed
    """
    require_phase(state, "crowding")
    number = action.player
    # It is for the player whose turn it is, from the first player on.
    if state.turn != number:
        refuse("nothing-to-decide", "VN59", "nothing-to-decide.crowd", turn=state.setup.players[state.turn])
    may = meant_steps(state, action)
    # One step to the nearest unoccupied place; no items, nothing revealed.
    if not may or action.item or action.tile or action.answer:
        refuse("not-adjacent", "VN59", "not-adjacent.crowd", cell=action.end, legal=step_words(state, number))
    if len(may) > 1:
        refuse("choice-needed", "VN59", "choice-needed.guard", legal=tuple(sorted(map(step_word, may))))
    return _stepped(state, may[0], events)


def _stepped(state: State, move: Move, events: Events) -> State:
    number = move.player
    guards = state.seats[number].guards
    index = next(at for at, guard in enumerate(guards) if guard.cell == move.start and not guard.passed)
    end = free_space(state.seats, move.end) if in_garden(move.end) else move.end
    tell(events, "stepped-out", number, start=move.start, cell=end)
    after = state.with_guard(number, index, guards[index].stepped(end))
    after.turn = (number + 1) % len(state.seats)
    return after


def after_crowding(state: State, events: Events) -> State:
    """Take what is forced, from the first player on, until somebody has a choice or nobody can step out (VN60)."""
    count = len(state.seats)
    waiting = 0
    while waiting < count and crowded(state):
        number = state.turn
        may = steps_out(state, number)
        if len(may) > 1:
            return state
        if may:
            tell(events, "forced", number, text=f"move {step_word(may[0])}")
            state, waiting = _stepped(state.forcing(may[0]), may[0], events), 0
        else:
            state, waiting = state._replace(turn=(number + 1) % count), waiting + 1
    return state._replace(phase="looting", column="a", picks=0, turn=NOBODY)


# --- looting, column by column from the left (VN62), the guard farthest from the entrance first («Réclamer le butin»)

# The secret space is first of a garden's three (VN17), or last by house rule; then 1, then 2 (VN18); then the rooms
# towards the entrance.
_SECRET_FIRST: Final = ("6s", "61", "62", "5", "4", "3", "2", "1")
_SECRET_LAST: Final = ("61", "62", "6s", "5", "4", "3", "2", "1")
ORDER: Final = {
    house: {column: {f"{column}{space}": at for at, space in enumerate(spaces)} for column in COLUMNS}
    for house, spaces in (("", _SECRET_FIRST), ("last", _SECRET_LAST))
}

Looters = list[tuple[int, str]]


def looters(state: State, column: str) -> Looters:
    """Seat and cell of every guard of that column that loots, in order: none at the entrance.

    Guards in one room loot in turn order (VN60).
    """
    order, count = ORDER[state.setup.house.secret][column], len(state.seats)
    found: Looters = []
    for turn in range(state.first, state.first + count):
        number = turn % count
        for guard in state.seats[number].guards:
            if guard.cell in order:
                found.append((number, guard.cell))
    return sorted(found, key=lambda one: order[one[1]]) if len(found) > 1 else found


def in_reach(manor: Manor, cell: str) -> list[str]:
    """What a guard on that cell may take: open loot from there to the entrance (VN65: not face down)."""
    return [room for room in ROOMS_TO[cell] if manor[room] in LOOT]


def options(state: State) -> list[str]:
    """What the guard whose pick it is may take."""
    _, cell = looters(state, state.column)[state.picks]
    return in_reach(state.manor, cell)


def option_words(state: State) -> tuple[str, ...]:
    return tuple(loot_words(state, cell) for cell in options(state))


def loot_words(state: State, cell: str) -> str:
    return f"{cell} {state.manor[cell]}"


def meant_loot(state: State, action: Loot) -> list[str]:
    """The rooms in reach that the entry may mean."""
    return [cell for cell in options(state) if action.start in ("", cell) and action.tile in ("", state.manor[cell])]


def pick(state: State, action: Loot, events: Events) -> State:
    """:raises Refused: not-your-phase, nothing-to-decide, not-in-reach, choice-needed"""
    require_phase(state, "looting")
    number, start, tile = action.player, action.start, action.tile
    if state.turn != number:
        refuse("nothing-to-decide", "looting", "nothing-to-decide.loot", turn=state.setup.players[state.turn])
    # Villagers, Dogs, Stones and Coins that lie open between the guard and the entrance; some must be taken (VN66).
    cells = meant_loot(state, action)
    if not cells:
        detail = "not-in-reach" if not start else "not-in-reach.room" if not tile else "not-in-reach.there"
        refuse("not-in-reach", "looting", detail, legal=option_words(state), cell=start, tile=tile)
    if len(cells) > 1:
        legal = tuple(loot_words(state, cell) for cell in cells)
        refuse("choice-needed", "looting", "choice-needed.loot", legal=legal)
    cell = cells[0]
    tell_loot(events, number, cell, state.manor[cell], state.seats[number].tiles + 1)
    after = state.copy()
    take(after, number, cell)
    after.picks += 1
    after.turn = NOBODY
    return after


def tell_loot(events: Events, number: int, cell: str, tile: str, tiles: int) -> None:
    """Say that a player has taken that tile from there, and has so many now."""
    tell(events, "looted", number, tile=tile, cell=cell, tiles=tiles)


def after_looting(state: State, events: Events) -> State:
    """Go through the columns, taking what there is no choice about, until somebody must choose or all is done.

    Every guard takes one tile a pass, two guards of a player two (VN64), and the passes are repeated (VN63). Where
    only one player's guards reach anything, that player gets it all, in whatever order.
    """
    picks = state.picks
    forced: list[Loot] = []
    for column in COLUMNS[COLUMNS.index(state.column) : len(state.seats)]:
        left = in_reach(state.manor, f"{column}{GARDEN}")
        order = looters(state, column) if left else []
        while (found := _next_pick(order, picks, left)) is not None:
            at, reach = found
            number, cell = order[at][0], reach[0]
            if len(reach) > 1 and any(seat != number and DEPTH[other] >= DEPTH[cell] for seat, other in order):
                after = _with_loot(state, forced, events)
                after.column, after.picks, after.turn = column, at, number
                return after
            forced.append(Loot(number, cell, state.manor[cell]))
            left.remove(cell)
            picks = at + 1
        picks = 0
    after = _with_loot(state, forced, events)
    after.phase, after.turn = "upkeep", NOBODY
    return after


def _with_loot(state: State, forced: list[Loot], events: Events) -> State:
    """The position, to be changed further, after the referee has handed out those tiles."""
    after = state.copy()
    if not forced:
        return after
    gained: list[list[str]] = [[] for _ in state.seats]
    for number, cell, tile in forced:
        gained[number].append(tile)
        after.manor = after.manor.having(cell, EMPTY)
        if events is not None:
            tell(events, "forced", number, text=f"loot {cell} {tile}")
            tell_loot(events, number, cell, tile, state.seats[number].tiles + len(gained[number]))
    seats = [gaining(seat, *tiles) if tiles else seat for seat, tiles in zip(state.seats, gained, strict=True)]
    after.seats = tuple(seats)
    after.forced = (*state.forced, *forced)
    return after


def _next_pick(order: Looters, picks: int, left: list[str]) -> tuple[int, list[str]] | None:
    """Which of the guards takes the next pick after so many, and what of the loot left it reaches.

    None if none of them reaches anything.
    """
    for step in range(len(order) if left else 0):
        at = (picks + step) % len(order)
        depth = DEPTH[order[at][1]]
        if DEPTH[left[0]] <= depth:
            return at, [room for room in left if DEPTH[room] <= depth]
    return None
