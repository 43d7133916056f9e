"""What is done besides the movement of a turn: items used on rooms, the Magnifier, and the claim of the Coffin."""

from collections.abc import Iterator
from typing import Final

from referee.engine.ruling import Events, Refusal, Refused, refuse
from referee.games.vampire_nights.rules import hands, loot
from referee.games.vampire_nights.rules.actions import Claim, Fetch, Use
from referee.games.vampire_nights.rules.manor import DOWN, EMPTY, place, sights
from referee.games.vampire_nights.rules.movement import is_active
from referee.games.vampire_nights.rules.pieces import (
    COFFIN,
    CROSS,
    CROSSBOW,
    DOG,
    ITEMS,
    MAGNIFIER,
    SACK,
    STAKE,
    TORCH,
    TREASURE,
    VAMPIRES,
    VILLAGERS,
    WATER,
    with_one,
    without_one,
)
from referee.games.vampire_nights.rules.rooms import discard_room, take
from referee.games.vampire_nights.rules.state import Guard, Seat, State, tell

WANTED: Final = {STAKE: VAMPIRES, CROSS: VAMPIRES, SACK: TREASURE, WATER: VILLAGERS}  # in the guard's own room
SECTION: Final = {
    STAKE: "stake",
    CROSS: "cross",
    SACK: "sack",
    WATER: "holy-water",
    CROSSBOW: "crossbow",
    TORCH: "torch",
}
RANGE: Final = 2  # of the Crossbow, in rooms
PRICE: Final = 2  # of the Coffin, for a single guard
FOR_TWO, FOR_ONE = 8, 10  # what the Coffin is worth then (VN44)


# --- items used on rooms («CARTES OBJET»): where a guard stands, or from there with Crossbow and Torch


def use_fault(state: State, number: int, item: str, cells: tuple[str, ...]) -> Refusal | None:
    """Why the item cannot be used on those rooms; None if it can."""
    if item in WANTED:
        return _here_fault(state, number, item, cells[0])
    guards = state.seats[number].guards
    named = {"item": item, "cells": cells}
    if item == CROSSBOW:
        may = cells[0] in bow_targets(state, guards)
        return None if may else Refusal("no-target", SECTION[item], "no-target.bow", named)
    # VN54: one or two rooms beside one and the same guard.
    may = any(set(cells) <= set(torch_targets(state, guard)) for guard in guards)
    return None if may else Refusal("no-target", "VN54", "no-target.tor", named)


def _here_fault(state: State, number: int, item: str, cell: str) -> Refusal | None:
    here = [guard for guard in state.seats[number].guards if stands_at(guard, cell)]
    if not here:
        return Refusal("no-such-guard", SECTION[item], "no-such-guard", {"cell": cell})
    lies = state.manor.get(cell, "none")
    named = {"item": item, "cell": cell, "lies": lies}
    # VN24: a guard that lies down uses nothing in its room.
    if not any(map(is_active, here)):
        return Refusal("guard-has-passed", "VN24", "guard-has-passed", named)
    if lies not in WANTED[item]:
        rule = "VN57" if item == WATER and lies == DOG else SECTION[item]
        return Refusal("no-target", rule, f"no-target.{item}", named)
    return None


def stands_at(guard: Guard, cell: str) -> bool:
    """Whether an item used there is that guard's; of a garden, whoever stands on its first space."""
    return guard.cell in (cell, f"{cell}1")


def bow_targets(state: State, guards: tuple[Guard, ...]) -> set[str]:
    """The vampires that a Crossbow can hit: the first in line, one or two rooms away (VN30, VN32).

    It sees over empty and open rooms (VN84), not past a room that lies face down (VN29); any own guard may shoot,
    also one that has passed (VN24).
    """
    found = set()
    for guard in guards:
        for line in sights(len(state.seats))[guard.cell]:
            for cell in line[:RANGE]:
                lies = state.manor.get(cell)
                if lies == DOWN:
                    break
                if lies in VAMPIRES:
                    found.add(cell)
                    break
    return found


def torch_targets(state: State, guard: Guard) -> list[str]:
    """The face-down rooms beside a guard, in any direction, empty rooms between left aside (VN54, VN76)."""
    found = []
    for line in sights(len(state.seats))[guard.cell]:
        for cell in line:
            lies = state.manor.get(cell)
            if lies == EMPTY:
                continue
            if lies == DOWN:
                found.append(cell)
            break
    return found


def uses(state: State, number: int) -> Iterator[Use]:
    """Every way in which the player may use such an item now, as far as the hand allows."""
    for item in (*WANTED, CROSSBOW, TORCH):
        if hands.may_hold(state, number, item):
            for cells in dict.fromkeys(_candidates(state, state.seats[number].guards, item)):
                if use_fault(state, number, item, cells) is None:
                    yield Use(number, item, cells)


def _candidates(state: State, guards: tuple[Guard, ...], item: str) -> list[tuple[str, ...]]:
    """Rooms that such an item might be used on."""
    if item == CROSSBOW:
        return [(cell,) for cell in sorted(bow_targets(state, guards))]
    if item != TORCH:
        return [(cell,) for cell in sorted({place(guard.cell) for guard in guards})]
    found: list[tuple[str, ...]] = []
    for guard in guards:
        seen = sorted(torch_targets(state, guard))
        found += [(cell,) for cell in seen]
        found += [(one, other) for one in seen for other in seen if one < other]
    return found


def only_target(state: State, number: int, item: str) -> tuple[str, ...]:
    """The rooms an item is used on where they are not named and there is only one way.

    :raises Refused: no-target, choice-needed
    """
    found = [use.cells for use in uses(state, number) if use.item == item]
    if not found:
        refuse("no-target", SECTION[item], f"no-target.{item}.any", item=item)
    if len(found) > 1:
        legal = tuple(sorted(" ".join(cells) for cells in found))
        refuse("choice-needed", SECTION[item], "choice-needed.item", item=item, legal=legal)
    return found[0]


def use(state: State, action: Use, events: Events) -> State:
    """:raises Refused: not-in-hand, no-such-guard, guard-has-passed, no-target, choice-needed"""
    number, item = action.player, action.item
    after = hands.spend(state, number, item)
    cells = action.cells or only_target(state, number, item)
    if (fault := use_fault(state, number, item, cells)) is not None:
        raise Refused(fault)
    cell = cells[0]
    # VN31: the Crossbow kills like the Stake, unless the house discards.
    discarded = item == CROSS or (item == CROSSBOW and state.setup.house.crossbow == "discard")
    key = "used-bow-discarding" if discarded and item == CROSSBOW else f"used-{item}"
    tell(events, key, number, cell=cell, cells=cells, tile=state.manor.get(cell, "none"), discarded=discarded)
    if item == TORCH:
        return after  # what it shows stays secret
    if discarded:
        discard_room(after, cell)
    else:
        take(after, number, cell)
    return after


# --- the Magnifier («CARTES OBJET»): an item out of the discards, to be used at once if wanted


def fetch_fault(state: State, item: str) -> Refusal | None:
    # VN55: never a Magnifier.
    if item == MAGNIFIER:
        return Refusal("no-target", "VN55", "no-target.mag.itself", {"item": item})
    if item not in state.piles.used:
        return Refusal("no-target", "magnifier", "no-target.mag", {"item": item})
    return None


def fetches(state: State, number: int) -> Iterator[Fetch]:
    if hands.may_hold(state, number, MAGNIFIER):
        yield from (Fetch(number, item) for item in ITEMS if fetch_fault(state, item) is None)


def fetch(state: State, action: Fetch, events: Events) -> State:
    """:raises Refused: not-in-hand, no-target"""
    number, item = action.player, action.item
    seat, piles = hands.spent(state, number, MAGNIFIER)
    if (fault := fetch_fault(state, item)) is not None:
        legal = tuple(sorted(one.item for one in fetches(state, number)))
        raise Refused(fault._replace(legal=legal))
    tell(events, "fetched", number, item=item)
    seat.hand += 1
    seat.sure = with_one(seat.sure, item)
    piles.used = without_one(piles.used, item)
    return state.with_seat(number, seat, piles=piles)


# --- the Coffin («TUILES PIÈCE»): claimed for 8 by two guards, for 10 by one and two discards (VN43–VN47)


def coffin_cell(state: State, number: int) -> str:
    """Where an active guard of the player stands on the Coffin; "" if nowhere."""
    for guard in state.seats[number].guards:
        if state.manor.get(guard.cell) == COFFIN and is_active(guard):
            return guard.cell
    return ""


def both_there(seat: Seat, cell: str) -> bool:
    """VN44: one of them may have passed."""
    return all(guard.cell == cell for guard in seat.guards)


def may_claim(state: State, number: int) -> bool:
    """Whether the Coffin can be claimed now, however it is paid."""
    cell, seat = coffin_cell(state, number), state.seats[number]
    return bool(cell) and (both_there(seat, cell) or seat.tiles + seat.hand >= PRICE)


def claim(state: State, action: Claim, events: Events) -> State:
    """:raises Refused: not-in-hand, no-target, wrong-payment"""
    number, items = action.player, action.items
    cell, seat = coffin_cell(state, number), state.seats[number]
    # Nobody discards more items than are in the hand.
    if len(items) > seat.hand:
        raise Refused(Refusal("not-in-hand", "items", "not-in-hand.too-many", {"items": items, "hand": seat.hand}))
    for item in items[:PRICE]:
        state = hands.spend(state, number, item)
    # VN43, VN44: an active guard stands there.
    if not cell:
        refuse("no-target", "coffin", "no-target.claim")
    price, value = (0, FOR_TWO) if both_there(seat, cell) else (PRICE, FOR_ONE)
    tiles = price - len(items)
    params = {"price": price, "items": items, "tiles": tiles, "has": seat.tiles, "hand": seat.hand}
    # Two guards pay nothing, a single one two pieces, in any mix (VN47).
    if tiles < 0:
        raise Refused(Refusal("wrong-payment", "VN44", "wrong-payment.too-much", params))
    if tiles > seat.tiles:
        raise Refused(Refusal("wrong-payment", "VN47", "wrong-payment.too-few-tiles", params))
    tell(events, "claimed", number, cell=cell, value=value)
    if price:
        tell(events, "coffin-paid", number, items=items or ("–",), tiles=tiles)
    piles = state.piles._replace(gone=state.piles.gone + tiles)
    seat = loot.losing(state.seats[number], tiles)._replace(coffin=value)
    after = state.with_seat(number, seat, piles=piles)
    take(after, number, cell)
    return after
