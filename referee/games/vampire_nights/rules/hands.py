"""Hands and the item piles. A hand is known by number; what lies in the open discards or was fetched is known.

The items whose place nobody knows are hidden: in a hand or in the pile. Whenever the discards become the pile (VN73)
more is known: which cards are in the hands then, all together, and that they are not in the pile. `Kept` is
such a lot of cards: each may be in any hand that still has cards of the lot, and nowhere else. From which lot a card
was played is not always clear, so `Piles.kept` has all the ways it may be. What can be in a hand by this is exact.
"""

from collections.abc import Iterator, Sequence
from typing import NoReturn

from referee.engine.ruling import Event, Events, refuse
from referee.games.vampire_nights.rules.pieces import ITEM_CODE, ITEMS, item_codes
from referee.games.vampire_nights.rules.state import NO_ITEMS, NOTHING_KNOWN, Kept, Lots, Piles, Seat, State, _new
from referee.games.vampire_nights.rules.tuples import one_more, put


def may_hold(state: State, number: int, item: int) -> bool:
    """Whether a copy of that item can be in the player's hand."""
    return may_hold_one_of(state, number, (item,))


def may_hold_one_of(state: State, number: int, items: Sequence[int]) -> bool:
    """Whether a copy of one of those items can be in the player's hand."""
    seat = state.seats[number]
    hand, sure = seat[1], seat[2]
    if not hand:
        return False
    unknown = hand - len(sure)
    copies, used, ways = state.setup.items, state.piles.used, state.piles.kept
    for item in items:
        if item in sure:
            return True
        if unknown > 0 and copies[item] > used[item]:
            left = hidden(state, item)
            if left > 0 and (not ways[0] or _is_possible(ways, number, item, unknown, left)):
                return True
    return False


def hidden(state: State, item: int) -> int:
    """How many copies are neither in the discards nor surely in some hand."""
    found = state.setup.items[item] - state.piles.used[item]
    for seat in state.seats:
        if seat[2]:
            found -= seat[2].count(item)
    return found


def _is_possible(ways: tuple[Lots, ...], number: int, item: int, unknown: int, left: int) -> bool:
    """Whether in one of the ways the player has that item, with so many unknown cards and hidden copies of it."""
    for way in ways:
        fresh, copies = unknown, left
        for items, held in way:
            if held[number] and items[item]:
                return True
            fresh -= held[number]
            copies -= items[item]
        if fresh > 0 and copies > 0:  # a card drawn since
            return True
    return False


def _played(way: Lots, number: int, item: int, unknown: int, left: int) -> Iterator[Lots]:
    """The ways it may be after that player played that item, with so many unknown cards and hidden copies of it."""
    for at, (items, held) in enumerate(way):
        unknown -= held[number]
        left -= items[item]
        if held[number] and items[item]:
            rest = Kept(put(items, item, items[item] - 1), put(held, number, held[number] - 1))
            yield (*way[:at], *([rest] if any(rest.held) else []), *way[at + 1 :])
    if unknown > 0 and left > 0:  # a card drawn since
        yield way


def refuse_item(state: State, number: int, item: int) -> NoReturn:
    """:raises Refused: not-in-hand, always."""
    seat = state.seats[number]
    known = ".known" if seat.hand <= len(seat.sure) else ""
    detail = f"not-in-hand{known if seat.hand else '.empty'}"
    named = {"item": ITEM_CODE[item], "copies": state.setup.items[item], "sure": item_codes(seat.sure)}
    refuse("not-in-hand", "items", detail, legal=item_words(state, number), **named)


def item_words(state: State, number: int) -> tuple[str, ...]:
    return tuple(sorted(ITEM_CODE[item] for item in ITEMS if may_hold(state, number, item)))


def spend(state: State, number: int, item: int) -> State:
    """The item goes from the hand to the discards, face up.

    :raises Refused: not-in-hand
    """
    setup, seats, night, phase, forced, manor, piles, *rest = state
    guards, hand, sure, bites, tiles, loots, vampires, coffin = seats[number]
    rooms, gone, seen, known, items, used, bite_cards, kept = piles
    # Play only what can be in the hand. A copy that is surely there goes first: they are all alike.
    if item in sure:
        at = sure.index(item)
        sure = sure[:at] + sure[at + 1 :]
    else:
        unknown, left = hand - len(sure), hidden(state, item)
        if unknown <= 0 or left <= 0:
            refuse_item(state, number, item)
        if kept != NOTHING_KNOWN:
            kept = tuple(sorted({after for way in kept for after in _played(way, number, item, unknown, left)}))
            if not kept:
                refuse_item(state, number, item)
    seat = _new(Seat, (guards, hand - 1, sure, bites, tiles, loots, vampires, coffin))
    piles = _new(Piles, (rooms, gone, seen, known, items, one_more(used, item), bite_cards, kept))
    return _new(State, (setup, put(seats, number, seat), night, phase, forced, manor, piles, *rest))


def deal(state: State, each: int, events: Events) -> State:
    """Deal items, one each in turn from the first player, until all have theirs or none is left (VN7, VN79)."""
    count = len(state.seats)
    need = each * count
    at = 0
    while at < need:
        state = _supplied(state, events)
        some = min(need - at, state.piles.items)
        if not some:
            break
        state = _dealt(state, at, some)
        at += some
    if events is not None:
        shares = _shares(state, 0, at)
        key = "dealt" if at == need else "dealt-short"
        events.append(Event(key, None, {"each": each, "dealt": tuple(shares), "short": at < need}))
    return state


def _shares(state: State, at: int, some: int) -> list[int]:
    """How many of some cards each player gets, if so many were dealt before."""
    count = len(state.seats)
    shares = [some // count] * count
    for card in range(at, at + some % count):
        shares[(max(state.first, 0) + card) % count] += 1
    return shares


def _dealt(state: State, at: int, some: int) -> State:
    seats = []
    for seat, share in zip(state.seats, _shares(state, at, some), strict=True):
        guards, hand, sure, bites, tiles, loots, vampires, coffin = seat
        seats.append(_new(Seat, (guards, hand + share, sure, bites, tiles, loots, vampires, coffin)))
    rooms, gone, seen, known, items, used, bites, kept = state.piles
    piles = _new(Piles, (rooms, gone, seen, known, items - some, used, bites, kept))
    return _new(State, (state[0], tuple(seats), *state[2:6], piles, *state[7:]))


def draw(state: State, number: int, events: Events) -> tuple[State, bool]:
    """One item from the pile, if there is any anywhere (VN38); and whether there was."""
    state = _supplied(state, events)
    piles = state.piles
    if not piles.items:
        return state, False
    seat = state.seats[number]
    state = state.but(piles=piles._replace(items=piles.items - 1))
    return state.with_seat(number, seat._replace(hand=seat.hand + 1)), True


def _supplied(state: State, events: Events) -> State:
    """VN73: the discards become the pile when a card is needed and none is left, not before."""
    piles = state.piles
    if piles.items or not any(piles.used):
        return state
    if events is not None:
        events.append(Event("items-reshuffled", None, {"number": sum(piles.used)}))
    return state.but(piles=piles._replace(items=sum(piles.used), used=NO_ITEMS, kept=_all_in_hands(state)))


def _all_in_hands(state: State) -> tuple[Lots, ...]:
    """With the pile empty, all hidden items are in the hands: those that no lot has yet are the next lot."""
    items = [0, *(hidden(state, item) for item in ITEMS)]
    held = [seat.hand - len(seat.sure) for seat in state.seats]
    ways = []
    for way in state.piles.kept:
        rest, hands = items[:], held[:]
        for lot in way:
            rest = [number - less for number, less in zip(rest, lot.items, strict=True)]
            hands = [number - less for number, less in zip(hands, lot.held, strict=True)]
        # Numbers that the table has ruled need not fit together.
        if sum(rest) != sum(hands) or min(rest) < 0 or min(hands) < 0:
            return NOTHING_KNOWN
        ways.append((*way, Kept(tuple(rest), tuple(hands))) if any(hands) else way)
    return tuple(sorted(ways))
