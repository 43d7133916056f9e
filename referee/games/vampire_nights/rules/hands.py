"""Hands and the item piles. A hand is known by number; what lies in the open discards or was fetched is known.

The items whose place nobody knows are hidden: in a hand or in the pile. Whenever the discards become the pile (VN73)
more is known: which cards are in the hands then, all together, and that they are not in the pile. `Kept` is
such a lot of cards: each may be in any hand that still has cards of the lot, and nowhere else. From which lot a card
was played is not always clear, so `Piles.kept` has all the ways it may be. What can be in a hand by this is exact.
"""

from typing import NoReturn

from referee.engine.ruling import Events, refuse
from referee.games.vampire_nights.rules.pieces import ITEMS, with_one, without_one
from referee.games.vampire_nights.rules.state import NOTHING_KNOWN, Kept, Lots, Piles, Seat, State, tell, with_seat


def may_hold(state: State, number: int, item: str) -> bool:
    """Whether a copy of that item can be in the player's hand."""
    seat = state.seats[number]
    if item in seat.sure:
        return True
    unknown = seat.hand - len(seat.sure)
    if unknown <= 0:
        return False
    left, kept = hidden(state, item), state.piles.kept
    if left <= 0 or kept == NOTHING_KNOWN:
        return left > 0
    return any(_sources(way, number, item, unknown, left) for way in kept)


def hidden(state: State, item: str) -> int:
    """How many copies are neither in the discards nor surely in some hand."""
    left = state.setup.items.copies[item] - state.piles.used.count(item)
    for seat in state.seats:
        if seat.sure:
            left -= seat.sure.count(item)
    return left


def _sources(way: Lots, number: int, item: str, unknown: int, left: int) -> list[int]:
    """Which lots the player may have that item from, if it is that way; after the last come the cards drawn since.

    The player has so many unknown cards, and so many copies of the item are hidden.
    """
    found: list[int] = []
    for at, (items, held) in enumerate(way):
        unknown -= held[number]
        if item in items:
            left -= items.count(item)
            if held[number]:
                found.append(at)
    if unknown > 0 and left > 0:
        found.append(len(way))
    return found


def _played(way: Lots, at: int, number: int, item: str) -> Lots:
    """The way it is after that player played that item from that lot, or from the cards drawn since."""
    if at == len(way):
        return way
    items, held = way[at]
    left = (*held[:number], held[number] - 1, *held[number + 1 :])
    rest = (Kept(without_one(items, item), left),) if any(left) else ()
    return (*way[:at], *rest, *way[at + 1 :])


def refuse_item(state: State, number: int, item: str) -> NoReturn:
    """:raises Refused: not-in-hand, always."""
    seat = state.seats[number]
    known = ".known" if seat.hand <= len(seat.sure) else ""
    detail = f"not-in-hand{known if seat.hand else '.empty'}"
    named = {"item": item, "copies": state.setup.items.copies[item], "sure": seat.sure}
    refuse("not-in-hand", "items", detail, legal=possible_items(state, number), **named)


def possible_items(state: State, number: int) -> tuple[str, ...]:
    return tuple(sorted(item for item in ITEMS if may_hold(state, number, item)))


def spend(state: State, number: int, item: str) -> State:
    """:raises Refused: not-in-hand"""
    seat, piles = spent(state, number, item)
    return state.with_seat(number, seat, piles=piles)


def spent(state: State, number: int, item: str) -> tuple[Seat, Piles]:
    """The player and the piles after the item went from the hand to the discards, face up.

    :raises Refused: not-in-hand
    """
    seat, piles = state.seats[number], state.piles
    sure, kept = seat.sure, piles.kept
    # Play only what can be in the hand. A copy that is surely there goes first: they are all alike.
    if item in sure:
        sure = without_one(sure, item)
    else:
        unknown, left = seat.hand - len(sure), hidden(state, item)
        if unknown <= 0 or left <= 0:
            refuse_item(state, number, item)
        if kept != NOTHING_KNOWN:
            sources = [(way, at) for way in kept for at in _sources(way, number, item, unknown, left)]
            kept = tuple(sorted({_played(way, at, number, item) for way, at in sources}))
        if not kept:
            refuse_item(state, number, item)
    seat, piles = seat.copy(), piles.copy()
    seat.hand -= 1
    seat.sure = sure
    piles.used = with_one(piles.used, item)
    piles.kept = kept
    return seat, piles


# --- cards from the pile, in a position that the caller has copied


def deal(state: State, each: int, events: Events) -> None:
    """Deal items, one each in turn from the first player, until all have theirs or none is left (VN7, VN79)."""
    count = len(state.seats)
    need = each * count
    dealt = 0
    while dealt < need:
        _supply(state, events)
        some = min(need - dealt, state.piles.items)
        if not some:
            break
        shares = _shares(state, dealt, some)
        state.seats = tuple([_with_more(seat, more) for seat, more in zip(state.seats, shares, strict=True)])
        state.piles = state.piles.copy()
        state.piles.items -= some
        dealt += some
    if events is not None:
        short = dealt < need
        key = "dealt-short" if short else "dealt"
        tell(events, key, None, each=each, dealt=tuple(_shares(state, 0, dealt)), short=short)


def _with_more(seat: Seat, items: int) -> Seat:
    """The player with so many items more."""
    after = seat.copy()
    after.hand += items
    return after


def _shares(state: State, before: int, some: int) -> list[int]:
    """How many of some cards each player gets, if so many were dealt before."""
    count = len(state.seats)
    shares = [some // count] * count
    for card in range(before, before + some % count):
        shares[(max(state.first, 0) + card) % count] += 1
    return shares


def draw(state: State, number: int, events: Events) -> bool:
    """One item from the pile, if there is any anywhere (VN38); whether there was."""
    _supply(state, events)
    if not state.piles.items:
        return False
    state.piles = state.piles.copy()
    state.piles.items -= 1
    state.seats = with_seat(state.seats, number, _with_more(state.seats[number], 1))
    return True


def _supply(state: State, events: Events) -> None:
    """VN73: the discards become the pile when a card is needed and none is left, not before."""
    piles = state.piles
    if piles.items or not piles.used:
        return
    tell(events, "items-reshuffled", None, number=len(piles.used))
    state.piles = piles._replace(items=len(piles.used), used=(), kept=_all_in_hands(state))


def _all_in_hands(state: State) -> tuple[Lots, ...]:
    """With the pile empty, all hidden items are in the hands: those that no lot has yet are the next lot."""
    known = [*state.piles.used, *(item for seat in state.seats for item in seat.sure)]
    ways = []
    for way in state.piles.kept:
        elsewhere = [*known, *(item for lot in way for item in lot.items)]
        left = {item: state.setup.items.copies[item] - elsewhere.count(item) for item in ITEMS}
        held = [
            seat.hand - len(seat.sure) - sum(lot.held[number] for lot in way) for number, seat in enumerate(state.seats)
        ]
        # Numbers that the table has ruled need not fit together.
        if sum(left.values()) != sum(held) or min(left.values()) < 0 or min(held) < 0:
            return NOTHING_KNOWN
        lot = Kept(tuple(item for item in ITEMS for _ in range(left[item])), tuple(held))
        ways.append((*way, lot) if any(held) else way)
    return tuple(sorted(ways))
