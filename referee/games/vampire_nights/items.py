"""Items played in one's turn («CARTES OBJET»), but for those that move a guard like a step: trail.py has them."""

from collections.abc import Iterator

from referee.engine.ruling import Event, Events, Refusal, Refused, refuse
from referee.games.vampire_nights import hands
from referee.games.vampire_nights.actions import Claim, Fetch, Slip, Swap, Use
from referee.games.vampire_nights.manor import (
    BIT,
    COLUMN,
    DEPTH,
    DOWN,
    EMPTY,
    EXACT,
    GARDEN,
    GARDEN_OF,
    NAME,
    SECOND,
    sights,
    what_lies,
)
from referee.games.vampire_nights.pieces import (
    CLOAK,
    COFFIN,
    CROSS,
    CROSSBOW,
    DOG,
    ITEM_CODE,
    ITEMS,
    MAGNIFIER,
    MASK,
    SACK,
    STAKE,
    TORCH,
    TREASURE,
    VAMPIRES,
    VILLAGERS,
    WATER,
    item_codes,
)
from referee.games.vampire_nights.rooms import discard_room, lose_tiles, take
from referee.games.vampire_nights.state import Guard, Seat, State, _new
from referee.games.vampire_nights.trail import find_guard, guard_fault, is_active, secret_is_free
from referee.games.vampire_nights.tuples import put

WANTED = {STAKE: VAMPIRES, CROSS: VAMPIRES, SACK: TREASURE, WATER: VILLAGERS}  # in the guard's own room
SLUG = {
    STAKE: "stake",
    CROSS: "cross",
    SACK: "sack",
    WATER: "holy-water",
    CROSSBOW: "crossbow",
    TORCH: "torch",
}
RANGE = 2  # of the Crossbow, in rooms
PRICE = 2  # of the Coffin for a single guard
FOR_TWO, FOR_ONE = 8, 10  # what it is worth then (VN44)


# --- Stake, Cross, Sack, Holy Water, Crossbow, Torch


def use_fault(state: State, number: int, item: int, cells: tuple[int, ...]) -> Refusal | None:
    """Why the item cannot be used on those rooms; None if it can."""
    if item in WANTED:
        return _here_fault(state, number, item, cells[0])
    guards = state.seats[number].guards
    named = {"item": ITEM_CODE[item], "cells": tuple(NAME[cell] for cell in cells)}
    if item == CROSSBOW:
        if cells[0] in bow_targets(state, guards):
            return None
        return Refusal("no-target", "VN29", "no-target.bow", named)
    # VN54: one or two rooms beside one and the same guard.
    if any(set(cells) <= set(torch_targets(state, guard)) for guard in guards):
        return None
    return Refusal("no-target", "VN54", "no-target.tor", named)


def _here_fault(state: State, number: int, item: int, cell: int) -> Refusal | None:
    here = [guard for guard in state.seats[number].guards if guard.cell == cell]
    if not here:
        return Refusal("no-such-guard", SLUG[item], "no-such-guard", {"cell": NAME[cell]})
    lies = state.manor[cell]
    named = {"item": ITEM_CODE[item], "cell": NAME[cell], "lies": _lying(state, cell)}
    # VN24: a guard that lies down uses nothing in its room.
    if not any(map(is_active, here)):
        return Refusal("guard-has-passed", "VN24", "guard-has-passed", named)
    if lies not in WANTED[item]:
        rule = "VN57" if item == WATER and lies == DOG else SLUG[item]
        return Refusal("no-target", rule, f"no-target.{ITEM_CODE[item]}", named)
    return None


def bow_targets(state: State, guards: tuple[Guard, ...]) -> set[int]:
    """The vampires that a Crossbow can hit: the first in line, one or two rooms away (VN30, VN32).

    It sees over empty and open rooms (VN84), not past a room that lies face down (VN29); any own guard may shoot,
    also one that has passed (VN24).
    """
    found = set()
    manor = state.manor
    for guard in guards:
        for line in sights(len(state.seats))[guard.cell]:
            for cell in line[:RANGE]:
                if manor[cell] == DOWN:
                    break
                if manor[cell] in VAMPIRES:
                    found.add(cell)
                    break
    return found


def torch_targets(state: State, guard: Guard) -> list[int]:
    """The face-down rooms beside a guard, in any direction, empty rooms between left aside (VN54, VN76)."""
    found = []
    manor = state.manor
    for line in sights(len(state.seats))[guard.cell]:
        for cell in line:
            if manor[cell] == EMPTY:
                continue
            if manor[cell] == DOWN:
                found.append(cell)
            break
    return found


def uses(state: State, number: int) -> Iterator[Use]:
    """Every way in which the player may use such an item now, as far as the hand allows."""
    guards = state.seats[number].guards
    own = sorted({guard.cell for guard in guards})
    for item in (*WANTED, CROSSBOW, TORCH):
        if not hands.may_hold(state, number, item):
            continue
        if item == CROSSBOW:
            candidates: list[tuple[int, ...]] = [(cell,) for cell in sorted(bow_targets(state, guards))]
        elif item == TORCH:
            candidates = []
            for guard in guards:
                seen = sorted(torch_targets(state, guard))
                candidates += [(cell,) for cell in seen]
                candidates += [(one, other) for one in seen for other in seen if one < other]
        else:
            candidates = [(cell,) for cell in own]
        for cells in dict.fromkeys(candidates):
            if use_fault(state, number, item, cells) is None:
                yield Use(number, item, cells)


def use_targets(state: State, number: int, item: int) -> list[tuple[int, ...]]:
    return [use.cells for use in uses(state, number) if use.item == item]


def use(state: State, action: Use, events: Events) -> State:
    """:raises Refused: not-in-hand, no-such-guard, guard-has-passed, no-target, choice-needed"""
    number, item, cells = action
    after = hands.spend(state, number, item)
    cells = cells or only_target(state, number, item)
    if (fault := use_fault(state, number, item, cells)) is not None:
        raise Refused(fault)
    cell = cells[0]
    # VN31: the Crossbow kills like the Stake, unless the house discards.
    discarded = item == CROSS or (item == CROSSBOW and state.setup.house.crossbow == "discard")
    if events is not None:
        params = {"cell": NAME[cell], "cells": tuple(NAME[one] for one in cells), "tile": _lying(state, cell)}
        key = "used-bow-discarding" if discarded and item == CROSSBOW else f"used-{ITEM_CODE[item]}"
        events.append(Event(key, number, {**params, "discarded": discarded}))
    if item == TORCH:
        return after  # what it shows stays secret
    return discard_room(after, cell) if discarded else take(after, number, cell)


def _lying(state: State, cell: int) -> str:
    return what_lies(state.manor[cell]) or "none"


def only_target(state: State, number: int, item: int) -> tuple[int, ...]:
    """The rooms an item is used on where they are not named and there is only one way.

    :raises Refused: no-target, choice-needed
    """
    found = use_targets(state, number, item)
    if not found:
        refuse("no-target", SLUG[item], f"no-target.{ITEM_CODE[item]}.any", item=ITEM_CODE[item])
    if len(found) > 1:
        legal = tuple(sorted(" ".join(NAME[cell] for cell in cells) for cells in found))
        refuse("choice-needed", SLUG[item], "choice-needed.item", item=ITEM_CODE[item], legal=legal)
    return found[0]


# --- Magnifier


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
    piles = piles._replace(used=put(used, item, used[item] - 1))
    seat = seat._replace(hand=seat.hand + 1, sure=tuple(sorted((*seat.sure, item))))
    return after.but(piles=piles).with_seat(number, seat)


# --- Coffin


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
        params = {"cell": NAME[cell], "value": value, "items": item_codes(items), "tiles": tiles}
        events.append(Event("claimed", number, params))
    state = take(state, number, cell)
    return state.with_seat(number, state.seats[number]._replace(coffin=value))


# --- Mask


def swap_targets(state: State, number: int, guard: Guard) -> list[tuple[int, int]]:
    """Seats and numbers of the guards that this one can change places with, whatever holds it itself (VN53)."""
    if DEPTH[guard.cell] >= GARDEN:
        # VN15: of garden spaces, only 1 and 2 with each other.
        garden = GARDEN_OF[guard.cell]
        cells = {garden, garden + 1} - {guard.cell} if DEPTH[guard.cell] <= SECOND else set()
    else:
        cells = set()
        for line in sights(len(state.seats))[guard.cell]:
            for cell in line:
                if DEPTH[cell] or DEPTH[guard.cell]:  # not from entrance to entrance
                    cells.add(cell)
                if state.manor[cell] != EMPTY:
                    break
    return [
        (at, index)
        for at, seat in enumerate(state.seats)
        if at != number
        for index, other in enumerate(seat.guards)
        if other.cell in cells and not other.passed
    ]


def swap_fault(state: State, number: int, guard: Guard, end: int) -> Refusal | None:
    # An active guard; one in a garden may only change spaces (VN15, VN24, VN39).
    if not (DEPTH[guard.cell] >= GARDEN and GARDEN_OF[guard.cell] == end):
        if (fault := guard_fault(guard)) is not None:
            return fault
        if DEPTH[end] >= GARDEN:
            return Refusal("no-target", "VN15", "no-target.mas", {"cell": NAME[end]})
    if not [one for one in swap_targets(state, number, guard) if NAME[_cell(state, one)] == NAME[end]]:
        return Refusal("no-target", "VN53", "no-target.mas", {"cell": NAME[end]})
    return None


def _cell(state: State, one: tuple[int, int]) -> int:
    return state.seats[one[0]].guards[one[1]].cell


def swap_parties(state: State, action: Swap) -> tuple[int, tuple[int, int]]:
    """The player's guard and the other one.

    :raises Refused: no-such-guard, guard-has-passed, guard-is-held, no-target, choice-needed
    """
    number, start, which, end, seat, other = action
    guards = state.seats[number].guards
    index = find_guard(guards, start, which, lambda guard: swap_fault(state, number, guard, end))
    there = [one for one in swap_targets(state, number, guards[index]) if NAME[_cell(state, one)] == NAME[end]]
    meant = [one for one in there if seat in (-1, one[0]) and other in (0, one[1] + 1)]
    if not meant:
        refuse("no-target", "VN53", "no-target.mas", cell=NAME[end])
    alike = {(one[0], state.seats[one[0]].guards[one[1]]) for one in meant}
    if len(alike) > 1:
        legal = tuple(
            sorted(swap_word(state, action._replace(seat=at, other=n + 1), index, (at, n)) for at, n in meant)
        )
        refuse("choice-needed", "mask", "choice-needed.mask", cell=NAME[end], legal=legal)
    return index, meant[0]


def swap_word(state: State, action: Swap, index: int, target: tuple[int, int]) -> str:
    """The words after `mas`: both cells, and as much as tells whose guard is meant."""
    number, end = action.player, action.end
    guards = state.seats[number].guards
    if DEPTH[end] >= GARDEN:
        return NAME[end]
    may = [at for at in (0, 1) if swap_fault(state, number, guards[at], end) is None]
    start = NAME[guards[index].cell]
    if len(may) == 2 and guards[0].cell == guards[1].cell and guards[0] != guards[1]:
        start += f".{index + 1}"
    there = [one for one in swap_targets(state, number, guards[index]) if _cell(state, one) == end]
    same_seat = {state.seats[at].guards[n] for at, n in there if at == target[0]}
    word = f"{start}-{NAME[end]}" + (f".{target[1] + 1}" if len(same_seat) > 1 else "")
    return word + (f" {target[0] + 1}" if len({at for at, _ in there}) > 1 else "")


def swaps(state: State, number: int) -> Iterator[tuple[Swap, str]]:
    """Every swap the player may make now, with its words."""
    if not hands.may_hold(state, number, MASK):
        return
    guards = state.seats[number].guards
    for index, guard in enumerate(guards):
        if index and guard == guards[0]:
            continue
        for at, n in swap_targets(state, number, guard):
            end = GARDEN_OF[guard.cell] if DEPTH[guard.cell] >= GARDEN else _cell(state, (at, n))
            if swap_fault(state, number, guard, end) is None:
                start = end if DEPTH[end] >= GARDEN else guard.cell
                action = Swap(number, start, 0 if DEPTH[end] >= GARDEN else index + 1, end, at, n + 1)
                yield action, swap_word(state, action, index, (at, n))


def swap(state: State, action: Swap, events: Events) -> State:
    """Both guards begin a new trail where they stand (VN53); no room does anything (VN52).

    :raises Refused:
    """
    number = action.player
    after = hands.spend(state, number, MASK)
    index, (at, other) = swap_parties(state, action)
    mine, theirs = state.seats[number].guards[index], state.seats[at].guards[other]
    if events is not None:
        params = {"cell": EXACT[mine.cell], "end": EXACT[theirs.cell], "other": state.setup.players[at]}
        events.append(Event("swapped", number, params))
    after = with_guard(after, number, index, mine._replace(cell=theirs.cell, trail=BIT[theirs.cell]))
    return with_guard(after, at, other, theirs._replace(cell=mine.cell, trail=BIT[mine.cell]))


def with_guard(state: State, number: int, index: int, guard: Guard) -> State:
    seat = state.seats[number]
    guards = (guard, seat.guards[1]) if index == 0 else (seat.guards[0], guard)
    return state.with_seat(number, _new(Seat, (guards, *seat[1:])))


# --- Cloak, played in the garden


def slip_fault(state: State, guard: Guard) -> Refusal | None:
    """Why that guard cannot go to the secret space of its garden; None if it can (VN19)."""
    named = {"cell": NAME[guard.cell]}
    if not GARDEN <= DEPTH[guard.cell] <= SECOND:
        return Refusal("no-target", "VN19", "no-target.clo", named)
    if not secret_is_free(state, GARDEN_OF[guard.cell]):
        return Refusal("garden-full", "VN16", "garden-full.secret", named)
    return None


def slipping(state: State, action: Slip) -> int:
    """Which guard slips away.

    :raises Refused: no-such-guard, no-target, garden-full, choice-needed
    """
    number, garden, space = action
    guards = state.seats[number].guards
    here = [
        index for index, guard in enumerate(guards) if GARDEN_OF[guard.cell] == garden and DEPTH[guard.cell] >= GARDEN
    ]
    here = [index for index in here if not space or DEPTH[guards[index].cell] == GARDEN + space - 1]
    if not here:
        refuse(
            "no-such-guard", "cloak", cell=NAME[garden], legal=tuple(sorted({EXACT[guard.cell] for guard in guards}))
        )
    faults = [slip_fault(state, guards[index]) for index in here]
    may = [index for index, fault in zip(here, faults, strict=True) if fault is None]
    if not may:
        raise Refused(next(fault for fault in faults if fault is not None))
    if len(may) == 2:
        refuse(
            "choice-needed", "cloak", "choice-needed.guard", legal=tuple(sorted(EXACT[guards[at].cell] for at in may))
        )
    return may[0]


def slips(state: State, number: int) -> Iterator[Slip]:
    if not hands.may_hold(state, number, CLOAK):
        return
    guards = state.seats[number].guards
    both = all(GARDEN <= DEPTH[guard.cell] <= SECOND for guard in guards) and len({COLUMN[g.cell] for g in guards}) == 1
    for guard in guards:
        if slip_fault(state, guard) is None:
            yield Slip(number, GARDEN_OF[guard.cell], DEPTH[guard.cell] - GARDEN + 1 if both else 0)


def slip(state: State, action: Slip, events: Events) -> State:
    """A guard in space 1 or 2 takes the secret one; its place is free, nobody slides (VN19).

    :raises Refused:
    """
    number = action.player
    after = hands.spend(state, number, CLOAK)
    index = slipping(state, action)
    guard = state.seats[number].guards[index]
    end = GARDEN_OF[guard.cell] + 2
    if events is not None:
        events.append(Event("slipped", number, {"cell": EXACT[guard.cell], "end": EXACT[end]}))
    return with_guard(after, number, index, guard._replace(cell=end, trail=guard.trail | BIT[end]))
