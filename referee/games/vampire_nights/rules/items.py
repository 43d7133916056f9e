"""Items used on rooms («CARTES OBJET»): where a guard stands, or from there with Crossbow and Torch."""

from collections.abc import Iterator

from referee.engine.ruling import Event, Events, Refusal, Refused, refuse
from referee.games.vampire_nights.rules import hands
from referee.games.vampire_nights.rules.actions import Use
from referee.games.vampire_nights.rules.manor import DOWN, EMPTY, NAME, sights, what_lies
from referee.games.vampire_nights.rules.pieces import (
    CROSS,
    CROSSBOW,
    DOG,
    ITEM_CODE,
    SACK,
    STAKE,
    TORCH,
    TREASURE,
    VAMPIRES,
    VILLAGERS,
    WATER,
)
from referee.games.vampire_nights.rules.rooms import discard_room, take
from referee.games.vampire_nights.rules.state import Guard, State
from referee.games.vampire_nights.rules.trail import is_active

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


def use_fault(state: State, number: int, item: int, cells: tuple[int, ...]) -> Refusal | None:
    """Why the item cannot be used on those rooms; None if it can."""
    if item in WANTED:
        return _here_fault(state, number, item, cells[0])
    guards = state.seats[number].guards
    named = {"item": ITEM_CODE[item], "cells": tuple(NAME[cell] for cell in cells)}
    if item == CROSSBOW:
        if cells[0] in bow_targets(state, guards):
            return None
        return Refusal("no-target", SLUG[item], "no-target.bow", named)
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
