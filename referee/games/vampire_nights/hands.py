"""Hands and the item piles. A hand is known by number; what lies in the open discards or was fetched is known."""

from referee.engine.ruling import Event, Events, Refusal, refuse
from referee.games.vampire_nights.pieces import ITEM_CODE, ITEMS
from referee.games.vampire_nights.state import Piles, Seat, State, _new
from referee.games.vampire_nights.tuples import put


def may_hold(state: State, number: int, item: int) -> bool:
    """Whether a copy of that item can be in the player's hand."""
    _, hand, sure, *_ = state.seats[number]
    if item in sure:
        return True
    return hand > len(sure) and elsewhere(state, number, item) < state.setup.items[item]


def elsewhere(state: State, number: int, item: int) -> int:
    """How many copies are surely not in that hand: in the discards, or fetched by others and not played yet."""
    found = state.piles.used[item]
    for other in state.seats:
        if other[2] and other is not state.seats[number]:
            found += other[2].count(item)
    return found


def hand_fault(state: State, number: int, item: int) -> Refusal | None:
    """Why that item cannot be played from the hand; None if it can be there."""
    if may_hold(state, number, item):
        return None
    params = {
        "item": ITEM_CODE[item],
        "hand": state.seats[number].hand,
        "copies": state.setup.items[item],
        "elsewhere": elsewhere(state, number, item),
    }
    detail = "not-in-hand" if params["hand"] else "not-in-hand.empty"
    return Refusal("not-in-hand", "items", detail, params, item_words(state, number))


def item_words(state: State, number: int) -> tuple[str, ...]:
    return tuple(sorted(ITEM_CODE[item] for item in ITEMS if may_hold(state, number, item)))


def less(seat: Seat, item: int) -> Seat:
    """The player after that item left the hand. A copy that is surely there goes first: they are all alike."""
    sure = seat.sure
    if item in sure:
        at = sure.index(item)
        sure = sure[:at] + sure[at + 1 :]
    return _new(Seat, (seat[0], seat[1] - 1, sure, *seat[3:]))


def having_used(piles: Piles, item: int) -> Piles:
    used = piles.used
    return _new(Piles, (*piles[:5], put(used, item, used[item] + 1), piles.bites))


def spend(state: State, number: int, item: int) -> State:
    """The item goes from the hand to the discards, face up.

    :raises Refused: not-in-hand
    """
    # Play only what can be in the hand.
    if (fault := hand_fault(state, number, item)) is not None:
        refuse(fault.code, fault.rule, fault.detail, legal=fault.legal, **fault.params)
    seats = state.seats
    seats = put(seats, number, less(seats[number], item))
    return _new(State, (state[0], seats, *state[2:6], having_used(state.piles, item), *state[7:]))


def deal(state: State, each: int, events: Events) -> State:
    """Deal items, one each in turn from the first player, until all have theirs or none is left (VN7, VN79)."""
    count = len(state.seats)
    first = max(state.first, 0)
    hands = [seat.hand for seat in state.seats]
    piles = state.piles
    need = left = each * count
    while left:
        piles = _supplied(piles, events)
        if not piles.items:
            break
        some = min(left, piles.items)
        for at in range(need - left, need - left + some):
            hands[(first + at) % count] += 1
        piles = piles._replace(items=piles.items - some)
        left -= some
    if events is not None:
        dealt = tuple(hand - seat.hand for hand, seat in zip(hands, state.seats, strict=True))
        key = "dealt-short" if left else "dealt"
        events.append(Event(key, None, {"each": each, "dealt": dealt, "short": left > 0}))
    seats = tuple([_new(Seat, (seat[0], hand, *seat[2:])) for seat, hand in zip(state.seats, hands, strict=True)])
    return state.but(seats=seats, piles=piles)


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
