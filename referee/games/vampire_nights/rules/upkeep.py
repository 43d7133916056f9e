"""Laying the manor, placing guards, dealing and discarding: before the first night and after it («Entretien»)."""

from referee.engine.ruling import Event, Events, refuse
from referee.games.vampire_nights.rules import hands, loot, rooms
from referee.games.vampire_nights.rules.actions import First, Lay, Place
from referee.games.vampire_nights.rules.manor import BIT, COLUMNS, DOWN, EMPTY, HEIGHT, NAME, ROOMS, laid, thirds
from referee.games.vampire_nights.rules.pieces import ITEM_CODE, tile_codes
from referee.games.vampire_nights.rules.state import (
    ACTIVE,
    FREE,
    NO_TILES,
    UNTOUCHED,
    Guard,
    Piles,
    Seat,
    Setup,
    State,
    _new,
)
from referee.games.vampire_nights.rules.tuples import one_more
from referee.games.vampire_nights.rules.turns import require_phase

NIGHTS = 3
DEALT_FIRST, DEALT_LATER = 4, 3  # items for each player


def begin(setup: Setup) -> State:
    """All pieces but those removed; the manor is laid and the items are dealt («MISE EN PLACE»)."""
    piles = Piles(rooms=sum(setup.tiles), items=sum(setup.items), bites=setup.bites)
    seats = (Seat(),) * len(setup.players)
    return _prepared(State(setup, seats, 1, "setup", (), b"", piles), 1, piles, DEALT_FIRST, None)


def _prepared(state: State, night: int, piles: Piles, items: int, events: Events) -> State:
    """A manor of as many columns as players, guards to be placed, items dealt."""
    columns = len(state.seats)
    need = columns * len(ROOMS)
    if piles.rooms < need:
        # VN72: the discards are needed; what players surely hold is not among them. More may be learned later.
        piles = piles._replace(
            rooms=piles.rooms + piles.gone, gone=0, seen=loot.least([seat.loot for seat in state.seats]), open=NO_TILES
        )
        state = state.but(seats=tuple(seat._replace(loot=loot.remembering(seat.loot)) for seat in state.seats))
        if events is not None:
            events.append(Event("rooms-reshuffled", None, {"number": piles.rooms, "need": need}))
    tiles = min(need, piles.rooms)
    piles = piles._replace(rooms=piles.rooms - tiles)
    seats = tuple([_new(Seat, ((), *seat[1:])) for seat in state.seats])
    state = state.but(seats=seats, round=night, manor=laid(columns, tiles), piles=piles, phase="setup", turn=-1)
    return hands.deal(state, items, events)


def unlaid(state: State) -> list[int]:
    """The third rooms still to be turned up; none once the first guard is placed or they all show."""
    for seat in state.seats:
        if seat[0]:
            return []
    return thirds(state.manor)


def lay(state: State, action: Lay, events: Events) -> State:
    """The third tile of every column is turned up; nothing comes of it until it is entered (VN5).

    :raises Refused: not-your-phase, nothing-to-decide, wrong-number-of-tiles, no-such-tile
    """
    require_phase(state, "setup")
    cells = unlaid(state)
    if not cells:
        refuse("nothing-to-decide", "setup", "nothing-to-decide.manor")
    if len(action.tiles) != len(cells):
        refuse("wrong-number-of-tiles", "setup", number=len(action.tiles), wanted=len(cells))
    manor, piles = [*state.manor], state.piles
    for cell, tile in zip(cells, action.tiles, strict=True):
        piles = rooms.with_seen(piles, state.setup, cell, tile)
        manor[cell] = tile
    state = state.but(manor=bytes(manor), piles=piles)
    if events is not None:
        params = {"cells": tuple(NAME[cell] for cell in cells), "tiles": tile_codes(action.tiles)}
        events.append(Event("manor-laid", None, {**params, "night": state.round}))
    return state


def place(state: State, action: Place, events: Events) -> State:
    """Both guards go to entrances, and an item is discarded; players in any order (VN3).

    :raises Refused: not-your-phase, already-placed, no-such-column, item-missing, not-in-hand
    """
    require_phase(state, "setup")
    number, columns, item = action
    # The manor lies there before guards are placed.
    if cells := unlaid(state):
        named = tuple(NAME[cell] for cell in cells)
        refuse("not-your-phase", "setup", "not-your-phase.manor", now=state.phase, round=state.round, cells=named)
    seat = state.seats[number]
    if seat.guards:
        refuse("already-placed", "placing", cells=tuple(NAME[guard.cell] for guard in seat.guards))
    # As many columns as players.
    if max(columns) >= len(state.seats):
        legal = tuple(COLUMNS[: len(state.seats)])
        refuse("no-such-column", "placing", letter=COLUMNS[max(columns)], legal=legal)
    # VN79: who has no card discards none.
    if not item and seat.hand:
        refuse("item-missing", "placing", hand=seat.hand, legal=hands.item_words(state, number))
    if events is not None:
        params = {"columns": tuple(COLUMNS[column] for column in columns), "item": ITEM_CODE[item]}
        events.append(Event("placed", number, params))
    if item:
        state = hands.spend(state, number, item)
    one, other = columns[0] * HEIGHT, columns[1] * HEIGHT
    guards = (_new(Guard, (one, BIT[one], ACTIVE, FREE)), _new(Guard, (other, BIT[other], ACTIVE, FREE)))
    return state.with_seat(number, _new(Seat, (guards, *state.seats[number][1:])))


def first(state: State, action: First, events: Events) -> State:
    """Who begins: told before the first night, and later if it is another player (VN4).

    :raises Refused: not-your-phase
    """
    untouched = state.phase == "exploration" and state.turns == UNTOUCHED
    # Before anybody has acted this night.
    if not untouched and (state.phase != "setup" or not all(seat.guards for seat in state.seats)):
        refuse("not-your-phase", "VN4", "not-your-phase.first", round=state.round, now=state.phase, wanted="setup")
    if events is not None:
        events.append(Event("first-player", action.player, {"night": state.round}))
    return state.but(first=action.player, phase="setup")


def is_ready(state: State) -> bool:
    """Whether all guards are placed and somebody is first (VN4: who was first stays so)."""
    return state.first >= 0 and all(seat.guards for seat in state.seats)


def settle(state: State, events: Events) -> State:
    """The night is over: tiles left are discarded face down, and the next night is prepared, or the game ends."""
    if events is not None:
        events.append(Event("night-over", None, {"night": state.round}))
    if state.round == NIGHTS:
        seats = tuple(seat._replace(loot=loot.now(seat.loot)) for seat in state.seats)
        return state.but(phase="end", turn=-1, seats=seats)
    piles = state.piles
    known, left = piles.open, 0
    for value in state.manor:
        if EMPTY < value <= DOWN:
            left += 1
            if value != DOWN:
                known = one_more(known, value)
    piles = piles._replace(gone=piles.gone + left, open=known)
    return _prepared(state, state.round + 1, piles, DEALT_LATER, events)
