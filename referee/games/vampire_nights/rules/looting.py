"""Looting, column by column from the left (VN62), the guard farthest from the entrance first («Réclamer le butin»)."""

from typing import Final

from referee.engine.ruling import Event, Events, refuse
from referee.games.vampire_nights.rules.actions import Loot
from referee.games.vampire_nights.rules.manor import EMPTY, GARDEN, HEIGHT, NAME
from referee.games.vampire_nights.rules.pieces import LOOT, TILE_CODE
from referee.games.vampire_nights.rules.rooms import gaining, take
from referee.games.vampire_nights.rules.state import State, _new
from referee.games.vampire_nights.rules.turns import require_phase

# By depth: the secret space is first of a garden's three (VN17), or last by house rule; then 1, then 2 (VN18); then
# the rooms towards the entrance.
SECRET_FIRST: Final = (8, 7, 6, 5, 4, 3, 1, 2, 0)
SECRET_LAST: Final = (8, 7, 6, 5, 4, 3, 0, 1, 2)


def looters(state: State, column: int) -> list[tuple[int, int]]:
    """Seat and depth of every guard of that column that loots, in order: none at the entrance.

    Guards in one room loot in turn order (VN60).
    """
    start, end = column * HEIGHT, column * HEIGHT + HEIGHT
    found = []
    for number, seat in enumerate(state.seats):
        for guard in seat[0]:
            if start < guard[0] < end:
                found.append((number, guard[0] - start))
    if len(found) > 1:
        ranks = SECRET_LAST if state.setup.house.secret == "last" else SECRET_FIRST
        first, count = state.first, len(state.seats)
        found.sort(key=lambda one: ranks[one[1]] * count + (one[0] - first) % count)
    return found


def in_reach(state: State, column: int, depth: int) -> list[int]:
    """Open loot from that depth to the entrance (VN65: not what lies face down)."""
    base = column * HEIGHT
    return [cell for cell in range(base + 1, base + min(depth, 5) + 1) if state.manor[cell] in LOOT]


def options(state: State) -> list[int]:
    """What the guard whose pick it is may take."""
    return in_reach(state, state.column, looters(state, state.column)[state.turns][1])


def option_words(state: State) -> tuple[str, ...]:
    return tuple(sorted(words_of(state, cell) for cell in options(state)))


def words_of(state: State, cell: int) -> str:
    return f"{NAME[cell]} {TILE_CODE[state.manor[cell]]}"


def meant(state: State, action: Loot) -> list[int]:
    """The rooms in reach that the entry may mean."""
    _, start, tile = action
    return [cell for cell in options(state) if start in (-1, cell) and tile in (0, state.manor[cell])]


def pick(state: State, action: Loot, events: Events) -> State:
    """:raises Refused: not-your-phase, nothing-to-decide, not-in-reach, choice-needed"""
    require_phase(state, "looting")
    number, start, tile = action
    if state.turn != number:
        refuse("nothing-to-decide", "looting", "nothing-to-decide.loot", turn=state.setup.players[state.turn])
    # Villagers, Dogs, Stones and Coins that lie open between the guard and the entrance; some must be taken (VN66).
    cells = meant(state, action)
    if not cells:
        named = {"cell": NAME[start] if start >= 0 else "", "tile": TILE_CODE[tile]}
        detail = "not-in-reach" if start < 0 else "not-in-reach.room" if not tile else "not-in-reach.there"
        refuse("not-in-reach", "looting", detail, legal=option_words(state), **named)
    if len(cells) > 1:
        refuse("choice-needed", "looting", "choice-needed.loot", legal=tuple(words_of(state, cell) for cell in cells))
    return _taken(state, number, cells[0], events)


def _taken(state: State, number: int, cell: int, events: Events) -> State:
    if events is not None:
        params = {"tile": TILE_CODE[state.manor[cell]], "cell": NAME[cell]}
        events.append(Event("looted", number, {**params, "tiles": state.seats[number].tiles + 1}))
    after = take(state, number, cell)
    return _new(State, (*after[:8], -1, False, None, *after[11:14], state.turns + 1))


def settle(state: State, events: Events) -> State:
    """Go through the columns, taking what there is no choice about, until somebody must choose or all is done.

    Every guard takes one tile a pass, two guards of a player two (VN64), and the passes are repeated (VN63). Where
    only one player's guards reach anything, that player gets it all, in whatever order.
    """
    manor, seats, forced = [*state.manor], [*state.seats], [*state.forced]
    turns = state.turns
    for column in range(state.column, len(seats)):
        base = column * HEIGHT
        left = [cell for cell in range(base + 1, base + GARDEN) if manor[cell] in LOOT]
        order = looters(state, column) if left else []
        while left:
            nearest = left[0] - base  # to the entrance: who reaches anything reaches that
            turns = _whose_pick(order, turns, nearest)
            if turns < 0:
                break
            number, depth = order[turns]
            if len(left) > 1 and left[1] - base <= depth and _has_rivals(order, number, nearest):
                found = {"seats": tuple(seats), "forced": tuple(forced), "manor": bytes(manor)}
                return state.but(**found, column=column, turn=number, turns=turns)
            cell = left.pop(0)
            tile = manor[cell]
            if events is not None:
                text = f"loot {NAME[cell]} {TILE_CODE[tile]}"
                events.append(Event("forced", number, {"text": text}))
                params = {"tile": TILE_CODE[tile], "cell": NAME[cell], "tiles": seats[number].tiles + 1}
                events.append(Event("looted", number, params))
            forced.append(_new(Loot, (number, cell, tile)))
            seats[number] = gaining(seats[number], tile)
            manor[cell] = EMPTY
            turns += 1
        turns = 0
    return state.but(seats=tuple(seats), forced=tuple(forced), manor=bytes(manor), phase="upkeep", turn=-1)


def _whose_pick(order: list[tuple[int, int]], turns: int, depth: int) -> int:
    """Which of the guards comes next, of those who stand at least so deep; -1 if none does."""
    for step in range(len(order)):
        at = (turns + step) % len(order)
        if order[at][1] >= depth:
            return at
    return -1


def _has_rivals(order: list[tuple[int, int]], number: int, depth: int) -> bool:
    """Whether a guard of another player stands at least so deep."""
    return any(seat != number and other >= depth for seat, other in order)
