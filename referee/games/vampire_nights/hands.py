"""Hands and the item piles. A hand is known by number; what lies in the open discards or was fetched is known."""

from typing import NoReturn

from referee.engine.ruling import Event, Events, refuse
from referee.games.vampire_nights.pieces import ITEM_CODE, ITEMS
from referee.games.vampire_nights.state import Piles, Seat, State, _new
from referee.games.vampire_nights.tuples import put


def may_hold(state: State, number: int, item: int) -> bool:
    """Whether a copy of that item can be in the player's hand."""
    seat = state.seats[number]
    sure = seat[2]
    if item in sure:
        return True
    return seat[1] > len(sure) and elsewhere(state, number, item) < state.setup.items[item]


def elsewhere(state: State, number: int, item: int) -> int:
    """How many copies are surely not in that hand: in the discards, or fetched by others and not played yet."""
    found = state.piles.used[item]
    for at, seat in enumerate(state.seats):
        if seat[2] and at != number:
            found += seat[2].count(item)
    return found


def refuse_item(state: State, number: int, item: int) -> NoReturn:
    """:raises Refused: not-in-hand, always."""
    hand = state.seats[number].hand
    refuse(
        "not-in-hand",
        "items",
        "not-in-hand" if hand else "not-in-hand.empty",
        legal=item_words(state, number),
        item=ITEM_CODE[item],
        hand=hand,
        copies=state.setup.items[item],
        elsewhere=elsewhere(state, number, item),
    )


def item_words(state: State, number: int) -> tuple[str, ...]:
    return tuple(sorted(ITEM_CODE[item] for item in ITEMS if may_hold(state, number, item)))


def spend(state: State, number: int, item: int) -> State:
    """The item goes from the hand to the discards, face up.

    :raises Refused: not-in-hand
    """
    # Play only what can be in the hand.
    if not may_hold(state, number, item):
        refuse_item(state, number, item)
    setup, seats, night, phase, forced, manor, piles, *rest = state
    guards, hand, sure, bites, tiles, loots, vampires, coffin = seats[number]
    if item in sure:  # a copy that is surely there goes first: they are all alike
        at = sure.index(item)
        sure = sure[:at] + sure[at + 1 :]
    seat = _new(Seat, (guards, hand - 1, sure, bites, tiles, loots, vampires, coffin))
    used = piles.used
    piles = _new(Piles, (*piles[:5], put(used, item, used[item] + 1), piles[6]))
    return _new(State, (setup, put(seats, number, seat), night, phase, forced, manor, piles, *rest))


def deal(state: State, each: int, events: Events) -> State:
    """Deal items, one each in turn from the first player, until all have theirs or none is left (VN7, VN79)."""
    seats, piles = state.seats, state.piles
    need = left = each * len(seats)
    while left:
        piles = _supplied(piles, events)
        some = min(left, piles.items)
        if not some:
            break
        piles = piles._replace(items=piles.items - some)
        left -= some
    rounds, more = divmod(need - left, len(seats))
    dealt = [rounds] * len(seats)
    for at in range(max(state.first, 0), max(state.first, 0) + more):
        dealt[at % len(seats)] += 1
    if events is not None:
        key = "dealt-short" if left else "dealt"
        events.append(Event(key, None, {"each": each, "dealt": tuple(dealt), "short": left > 0}))
    changed = []
    for seat, items in zip(seats, dealt, strict=True):
        guards, hand, *rest = seat
        changed.append(_new(Seat, (guards, hand + items, *rest)))
    return state.but(seats=tuple(changed), piles=piles)


def draw(state: State, number: int, events: Events) -> tuple[State, bool]:
    """One item from the pile, if there is any anywhere (VN38); and whether there was."""
    piles = _supplied(state.piles, events)
    if not piles.items:
        return state, False
    seat = state.seats[number]
    state = state.but(piles=piles._replace(items=piles.items - 1))
    return state.with_seat(number, seat._replace(hand=seat.hand + 1)), True


def _supplied(piles: Piles, events: Events) -> Piles:
    """VN73: the discards become the pile when a card is needed and none is left, not before."""
    if piles.items or not any(piles.used):
        return piles
    if events is not None:
        events.append(Event("items-reshuffled", None, {"number": sum(piles.used)}))
    return piles._replace(items=sum(piles.used), used=(0,) * 13)
