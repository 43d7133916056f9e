"""The Coffin («TUILES PIÈCE»): claimed for 8 by two guards, for 10 by one and two discards (VN43–VN47)."""

from collections.abc import Iterator

from referee.engine.ruling import Event, Events, Refusal, Refused, refuse
from referee.games.vampire_nights.rules import hands
from referee.games.vampire_nights.rules.actions import Claim
from referee.games.vampire_nights.rules.manor import NAME
from referee.games.vampire_nights.rules.pieces import COFFIN, item_codes
from referee.games.vampire_nights.rules.rooms import lose_tiles, take
from referee.games.vampire_nights.rules.state import Seat, State
from referee.games.vampire_nights.rules.trail import is_active

PRICE = 2  # for a single guard
FOR_TWO, FOR_ONE = 8, 10  # what it is worth then (VN44)


def coffin_cell(state: State, number: int) -> int:
    """Where an active guard of the player stands on the Coffin; -1 if nowhere."""
    for guard in state.seats[number].guards:
        if state.manor[guard.cell] == COFFIN and is_active(guard):
            return guard.cell
    return -1


def both_there(seat: Seat, cell: int) -> bool:
    """VN44: one of them may have passed."""
    return all(guard.cell == cell for guard in seat.guards)


def claims(state: State, number: int) -> Iterator[Claim]:
    """Whether the Coffin can be claimed now, however it is paid."""
    cell = coffin_cell(state, number)
    seat = state.seats[number]
    if cell >= 0 and (both_there(seat, cell) or seat.tiles + seat.hand >= PRICE):
        yield Claim(number)


def claim(state: State, action: Claim, events: Events) -> State:
    """:raises Refused: not-in-hand, no-target, wrong-payment"""
    number, items = action
    cell, seat = coffin_cell(state, number), state.seats[number]
    # Nobody discards more items than are in the hand.
    if len(items) > seat.hand:
        too_many = {"items": item_codes(items), "hand": seat.hand}
        raise Refused(Refusal("not-in-hand", "items", "not-in-hand.too-many", too_many))
    for item in items[:PRICE]:
        state = hands.spend(state, number, item)
    # VN43, VN44: an active guard stands there.
    if cell < 0:
        refuse("no-target", "coffin", "no-target.claim")
    price, value = (0, FOR_TWO) if both_there(seat, cell) else (PRICE, FOR_ONE)
    tiles = price - len(items)
    params = {"price": price, "items": item_codes(items), "tiles": tiles, "has": seat.tiles, "hand": seat.hand}
    # Two guards pay nothing, a single one two pieces, in any mix (VN47).
    if tiles < 0:
        raise Refused(Refusal("wrong-payment", "VN44", "wrong-payment.too-much", params))
    if tiles > seat.tiles:
        raise Refused(Refusal("wrong-payment", "VN47", "wrong-payment.too-few-tiles", params))
    if tiles:
        state = lose_tiles(state, number, tiles)
    if events is not None:
        events.append(Event("claimed", number, {"cell": NAME[cell], "value": value}))
        if price:
            paid = {"items": item_codes(items) or ("–",), "tiles": tiles}
            events.append(Event("coffin-paid", number, paid))
    state = take(state, number, cell)
    return state.with_seat(number, state.seats[number]._replace(coffin=value))
