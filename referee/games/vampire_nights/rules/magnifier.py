"""The Magnifier («CARTES OBJET»): an item out of the discards, to be used at once if wanted."""

from collections.abc import Iterator

from referee.engine.ruling import Event, Events, Refusal, Refused
from referee.games.vampire_nights.rules import hands
from referee.games.vampire_nights.rules.actions import Fetch
from referee.games.vampire_nights.rules.pieces import ITEM_CODE, ITEMS, MAGNIFIER
from referee.games.vampire_nights.rules.state import State
from referee.games.vampire_nights.rules.tuples import put_number


def fetch_fault(state: State, item: int) -> Refusal | None:
    used = state.piles.used
    # VN55: never a Magnifier.
    if item == MAGNIFIER:
        return Refusal("no-target", "VN55", "no-target.mag.itself", {"item": ITEM_CODE[item]})
    if not used[item]:
        return Refusal("no-target", "magnifier", "no-target.mag", {"item": ITEM_CODE[item]})
    return None


def fetches(state: State, number: int) -> Iterator[Fetch]:
    if hands.may_hold(state, number, MAGNIFIER):
        yield from (Fetch(number, item) for item in ITEMS if fetch_fault(state, item) is None)


def fetch(state: State, action: Fetch, events: Events) -> State:
    """:raises Refused: not-in-hand, no-target"""
    number, item = action
    after = hands.spend(state, number, MAGNIFIER)
    if (fault := fetch_fault(state, item)) is not None:
        legal = tuple(sorted(ITEM_CODE[one.item] for one in fetches(state, number)))
        raise Refused(fault._replace(legal=legal))
    if events is not None:
        events.append(Event("fetched", number, {"item": ITEM_CODE[item]}))
    seat, piles = after.seats[number], after.piles
    used = piles.used
    piles = piles._replace(used=put_number(used, item, used[item] - 1))
    seat = seat._replace(hand=seat.hand + 1, sure=tuple(sorted((*seat.sure, item))))
    return after.but(piles=piles).with_seat(number, seat)
