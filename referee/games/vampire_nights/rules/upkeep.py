"""Laying the manor, placing guards, dealing and discarding: before the first night and after it («Entretien»)."""

from functools import cache
from typing import Final

from referee.engine.ruling import Events, refuse
from referee.games.vampire_nights.rules import hands, loot, rooms
from referee.games.vampire_nights.rules.actions import First, Lay, Place
from referee.games.vampire_nights.rules.manor import COLUMNS, DOWN, EMPTY, ROOMS, Manor, laid, thirds
from referee.games.vampire_nights.rules.pieces import in_order
from referee.games.vampire_nights.rules.state import NOBODY, Guard, Piles, Seat, Setup, State, tell
from referee.games.vampire_nights.rules.turns import require_phase

NIGHTS: Final = 3
DEALT_FIRST, DEALT_LATER = 4, 3  # items for each player


def begin(setup: Setup) -> State:
    """All pieces but those removed; the manor is laid and the items are dealt («MISE EN PLACE»)."""
    piles = Piles(rooms=len(setup.tiles), items=len(setup.items), bites=setup.bites)
    seats = (Seat(),) * len(setup.players)
    state = State(setup, seats, 1, "setup", Manor(), piles)
    _prepare(state, DEALT_FIRST, None)
    return state


def _prepare(state: State, items: int, events: Events) -> None:
    """A manor of as many columns as players, guards to be placed, items dealt, in a position of the caller's own."""
    columns, piles = len(state.seats), state.piles
    need = columns * len(ROOMS)
    seats = tuple(map(_without_guards, state.seats))
    if piles.rooms < need:
        # VN72: the discards are needed; what players surely hold is not among them. More may be learned later.
        seen = in_order(tile for seat in seats for tile in loot.least(seat.loot))
        piles = piles._replace(rooms=piles.rooms + piles.gone, gone=0, seen=seen, open=())
        seats = tuple(seat._replace(loot=loot.remembering(seat.loot)) for seat in seats)
        tell(events, "rooms-reshuffled", None, number=piles.rooms, need=need)
    tiles = min(need, piles.rooms)
    state.seats = seats
    state.manor = laid(columns, tiles)
    state.piles = piles.copy()
    state.piles.rooms -= tiles
    state.phase = "setup"
    state.turn = NOBODY
    hands.deal(state, items, events)


def _without_guards(seat: Seat) -> Seat:
    after = seat.copy()
    after.guards = ()
    return after


def unlaid(state: State) -> list[str]:
    """The third rooms still to be turned up; none once the first guard is placed or they all show."""
    return [] if any(seat.guards for seat in state.seats) else thirds(state.manor)


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
    manor, piles = state.manor, state.piles
    for cell, tile in zip(cells, action.tiles, strict=True):
        piles = rooms.with_seen(piles, state.setup, cell, tile)
        manor = manor.having(cell, tile)
    tell(events, "manor-laid", None, cells=tuple(cells), tiles=action.tiles, night=state.round)
    return state._replace(manor=manor, piles=piles)


def place(state: State, action: Place, events: Events) -> State:
    """Both guards go to entrances, and an item is discarded; players in any order (VN3).

    :raises Refused: not-your-phase, already-placed, no-such-column, item-missing, not-in-hand
    """
    require_phase(state, "setup")
    number, columns, item = action.player, action.columns, action.item
    # The manor lies there before guards are placed.
    if cells := unlaid(state):
        now, night = state.phase, state.round
        refuse("not-your-phase", "setup", "not-your-phase.manor", now=now, round=night, cells=tuple(cells))
    seat = state.seats[number]
    if seat.guards:
        refuse("already-placed", "placing", cells=tuple(guard.cell for guard in seat.guards))
    # As many columns as players.
    if max(columns) not in COLUMNS[: len(state.seats)]:
        refuse("no-such-column", "placing", letter=max(columns), legal=tuple(COLUMNS[: len(state.seats)]))
    # VN79: who has no card discards none.
    if not item and seat.hand:
        refuse("item-missing", "placing", hand=seat.hand, legal=hands.possible_items(state, number))
    tell(events, "placed", number, columns=columns, item=item)
    after, piles = hands.spent(state, number, item) if item else (seat.copy(), state.piles)
    one, other = columns
    after.guards = (guard_at_entrance(one), guard_at_entrance(other))
    return state.with_seat(number, after, piles=piles)


@cache
def guard_at_entrance(column: str) -> Guard:
    return Guard(f"{column}0", frozenset((f"{column}0",)))


def first(state: State, action: First, events: Events) -> State:
    """Who begins: told before the first night, and later if it is another player (VN4).

    :raises Refused: not-your-phase
    """
    untouched = state.phase == "exploration" and state.untouched
    # Before anybody has acted this night.
    if not untouched and (state.phase != "setup" or not all(seat.guards for seat in state.seats)):
        refuse("not-your-phase", "VN4", "not-your-phase.first", round=state.round, now=state.phase, wanted="setup")
    tell(events, "first-player", action.player, night=state.round)
    return state._replace(first=action.player, phase="setup")


def is_ready(state: State) -> bool:
    """Whether all guards are placed and somebody is first (VN4: who was first stays so)."""
    return state.first != NOBODY and all(seat.guards for seat in state.seats)


def after_night(state: State, events: Events) -> State:
    """The night is over: tiles left are discarded face down, and the next night is prepared, or the game ends."""
    tell(events, "night-over", None, night=state.round)
    if state.round == NIGHTS:
        seats = tuple(seat._replace(loot=loot.forgetting(seat.loot)) for seat in state.seats)
        return state._replace(phase="end", turn=NOBODY, seats=seats)
    left = [lies for lies in state.manor.values() if lies != EMPTY]
    shown = [lies for lies in left if lies != DOWN]
    after = state.copy()
    after.round += 1
    after.piles = state.piles.copy()
    after.piles.gone += len(left)
    after.piles.open = in_order((*state.piles.open, *shown))
    _prepare(after, DEALT_LATER, events)
    return after
