"""Where a guard may go («Mouvement», «Explorer le Manoir», «Règles du Jardin»), by itself or by an item."""

from collections.abc import Callable, Iterator
from typing import Any

from referee.engine.ruling import Refusal, Refused, refuse
from referee.games.vampire_nights.rules.codes import CODES
from referee.games.vampire_nights.rules.manor import (
    BIT,
    DEPTH,
    EMPTY,
    EXACT,
    GARDEN,
    HEIGHT,
    NAME,
    SECRET,
    Manor,
    paths,
    slants,
    ways,
)
from referee.games.vampire_nights.rules.pieces import CLOAK, JUMP, MIRROR
from referee.games.vampire_nights.rules.state import HELD, Guard, Seat, State

RULE = {0: "movement", MIRROR: "mirror", JUMP: "jump", CLOAK: "cloak"}


def taken_cells(seats: tuple[Seat, ...]) -> set[int]:
    return {guard[0] for seat in seats for guard in seat[0]}


def free_space(seats: tuple[Seat, ...], garden: int) -> int:
    """The lowest free ordinary space of a garden (VN78); -1 if both are taken."""
    taken = taken_cells(seats)
    return garden if garden not in taken else garden + 1 if garden + 1 not in taken else -1


def secret_is_free(state: State, garden: int) -> bool:
    return garden - GARDEN + SECRET not in taken_cells(state.seats)


def is_active(guard: Guard) -> bool:
    """Whether it still explores: neither laid down nor in a garden (VN15)."""
    return not guard.passed and DEPTH[guard.cell] < GARDEN


def guard_fault(guard: Guard) -> Refusal | None:
    """Why that guard can neither move nor be laid down now; None if it can."""
    # VN24: a guard that lies down stays.
    if guard.passed:
        return Refusal("guard-has-passed", "VN24", "guard-has-passed", {"cell": NAME[guard.cell]})
    # VN15: a guard in a garden has arrived.
    if DEPTH[guard.cell] >= GARDEN:
        return Refusal("guard-has-passed", "VN15", "guard-has-passed.garden", {"cell": NAME[guard.cell]})
    # VN39: the Web holds it for a turn.
    if guard.web == HELD:
        return Refusal("guard-is-held", "VN39", "guard-is-held", {"cell": NAME[guard.cell]})
    return None


def move_fault(state: State, guard: Guard, item: int, end: int) -> Refusal | None:
    """Why that guard may not go there, by that item or without one; None if it may."""
    start, trail, passed, web = guard
    if passed or web == HELD or DEPTH[start] >= GARDEN:
        return guard_fault(guard)
    if item or end != start + 1:  # straight ahead there is nothing between
        fault = _way_fault(state.manor, item, start, end)
        if fault is not None:
            return fault
    # VN9: a move does not end where this guard has been this night.
    if trail & BIT[end]:
        return _fault("already-been-there", "VN9", "already-been-there", start, end)
    if DEPTH[end] == GARDEN:
        # VN16: one guard a space.
        if item == CLOAK:
            if not secret_is_free(state, end):
                return _fault("garden-full", "VN16", "garden-full.secret", start, end)
        elif free_space(state.seats, end) < 0:
            return _fault("garden-full", "VN16", "garden-full", start, end)
    return None


def _way_fault(manor: Manor, item: int, start: int, end: int) -> Refusal | None:
    """Why there is no way from one cell to the other, by that item or without one; None if there is."""
    columns = len(manor) // HEIGHT
    between = (slants(columns) if item == MIRROR else paths(columns)).get((start, end))
    # One room or space forward or sideways; diagonally ahead with the Mirror (VN13, VN14, VN49, VN50).
    if between is None or (item == CLOAK and DEPTH[end] != GARDEN):
        return _fault("not-adjacent", RULE[item], f"not-adjacent.{RULE[item]}", start, end)
    full = 0
    for cell in between:
        if manor[cell] != EMPTY:
            full += 1
    # VN10: only empty rooms are skipped; the Jump Potion crosses one that is not empty (VN51).
    if full > (item == JUMP):
        return _fault("room-between", "VN10", "room-between", start, end)
    if item == JUMP and not full:
        return _fault("nothing-to-jump", "jump", "nothing-to-jump", start, end)
    return None


def _fault(code: str, rule: str, detail: str, start: int, end: int) -> Refusal:
    return Refusal(code, rule, detail, {"cell": NAME[end], "start": NAME[start]})


def ends_in_line(state: State, start: int) -> Iterator[int]:
    """Every cell in line with that one, forward and sideways: candidates for a move."""
    for line in ways(len(state.seats))[start]:
        yield from line


def pass_fault(state: State, guard: Guard) -> Refusal | None:
    """Why that guard may not be laid down; None if it may («Passer avec un Garde»)."""
    cell, _, passed, web = guard
    if passed or web == HELD or DEPTH[cell] >= GARDEN:
        return guard_fault(guard)
    if somebody_lies(state.seats, cell):
        return Refusal("passed-there", "passing", "passed-there", {"cell": NAME[cell]})
    return None


def somebody_lies(seats: tuple[Seat, ...], cell: int) -> bool:
    """Two guards do not pass in one room, empty or not; an entrance holds any number (VN22)."""
    if DEPTH[cell]:
        for seat in seats:
            for guard in seat[0]:
                if guard[0] == cell and guard[2]:
                    return True
    return False


def find_guard(guards: tuple[Guard, ...], start: int, which: int, fault_of: Callable[[Guard], Refusal | None]) -> int:
    """Which of the player's guards is meant: one on that cell, or any if none is told, for which it is legal.

    :raises Refused: no-such-guard, the fault if no such guard may, choice-needed if two that differ may.
    """
    if guards and not which and DEPTH[start] < GARDEN:
        one, other = guards
        if (one[0] == start) is not (other[0] == start):  # nearly always: one guard on the cell named
            index = 0 if one[0] == start else 1
            if fault_of(guards[index]) is None:
                return index
    here = [index for index in range(len(guards)) if _is_meant(guards, index, start, which)]
    if not here:
        legal = tuple(sorted({EXACT[guard.cell] for guard in guards}))
        refuse("no-such-guard", "movement", cell=NAME[start] if start >= 0 else "", legal=legal)
    faults = {index: fault_of(guards[index]) for index in here}
    may = [index for index in here if faults[index] is None]
    if not may:
        # Of the guard that comes nearest to being allowed.
        raise Refused(max(filter(None, faults.values()), key=lambda fault: CODES.index(fault.code)))
    if len(may) == 2 and guards[0] != guards[1]:
        legal = tuple(sorted(guard_word(guards, index, may) for index in may))
        if are_alike(guards):
            refuse("choice-needed", "movement", "choice-needed.which", legal=legal, **told_apart(guards))
        refuse("choice-needed", "movement", "choice-needed.guard", legal=legal)
    return may[0]


def _is_meant(guards: tuple[Guard, ...], index: int, start: int, which: int) -> bool:
    cell = guards[index].cell
    return (not which or index + 1 == which) and (start < 0 or NAME[cell] == NAME[start])


def are_alike(guards: tuple[Guard, ...]) -> bool:
    """Whether both stand on one cell and explore, and only where they have been tells them apart."""
    if not guards:
        return False
    one, other = guards
    return one != other and is_active(one) and other == one._replace(trail=other.trail)


def told_apart(guards: tuple[Guard, ...]) -> dict[str, Any]:
    """Which of two guards on one cell is which: where each has been this night (VN9)."""
    names = [tuple(NAME[cell] for cell in range(len(NAME)) if guard.trail & BIT[cell]) for guard in guards]
    cell = NAME[guards[0].cell]
    return {"one": f"{cell}.1", "been": names[0], "other": f"{cell}.2", "other_been": names[1]}


def guard_word(guards: tuple[Guard, ...], index: int, may: list[int]) -> str:
    """A guard by its cell; by number, too, if another on that cell could be meant and differs."""
    cell = guards[index].cell
    alike = [other for other in may if guards[other].cell == cell and guards[other] != guards[index]]
    return f"{NAME[cell]}.{index + 1}" if alike else NAME[cell]
