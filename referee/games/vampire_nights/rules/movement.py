"""Where a guard may go («Mouvement», «Explorer le Manoir», «Règles du Jardin»): by itself, by Mirror, Jump Potion or
Cloak, or changing places by the Mask."""

from collections.abc import Iterator
from typing import Any, Final, NoReturn

from referee.engine.ruling import Events, Refusal, Refused, refuse
from referee.games.vampire_nights.rules import hands
from referee.games.vampire_nights.rules.actions import Move, Pass, Slip, Swap
from referee.games.vampire_nights.rules.codes import CODES
from referee.games.vampire_nights.rules.manor import (
    DEPTH,
    EMPTY,
    GARDENS,
    ORDINARY_SPACES,
    PATHS,
    PLACE,
    SLANTS,
    Line,
    Manor,
    in_garden,
    place,
    secret_space,
    sights,
)
from referee.games.vampire_nights.rules.pieces import CLOAK, JUMP, MASK, MIRROR
from referee.games.vampire_nights.rules.state import HELD, Guard, Seat, State, tell

Step = Move | Pass | Swap  # what is done by one of the player's guards
RULE: Final = {"": "movement", MIRROR: "mirror", JUMP: "jump", CLOAK: "cloak"}
WAYS: Final = {"": PATHS, MIRROR: SLANTS, JUMP: PATHS, CLOAK: PATHS}  # in which directions a guard goes


def taken_cells(seats: tuple[Seat, ...]) -> list[str]:
    return [guard.cell for seat in seats for guard in seat.guards]


def free_space(seats: tuple[Seat, ...], garden: str) -> str:
    """The lowest free ordinary space of a garden (VN78); "" if both are taken."""
    taken = taken_cells(seats)
    for space in ORDINARY_SPACES[garden]:
        if space not in taken:
            return space
    return ""


def secret_is_free(state: State, garden: str) -> bool:
    return secret_space(garden) not in taken_cells(state.seats)


def is_active(guard: Guard) -> bool:
    """Whether it still explores: neither laid down nor in a garden (VN15)."""
    return not guard.passed and guard.cell not in GARDENS


def guard_fault(guard: Guard) -> Refusal | None:
    """Why that guard can neither move nor be laid down now; None if it can."""
    # VN24: a guard that lies down stays.
    if guard.passed:
        return Refusal("guard-has-passed", "VN24", "guard-has-passed", {"cell": place(guard.cell)})
    # VN15: a guard in a garden has arrived.
    if guard.cell in GARDENS:
        return Refusal("guard-has-passed", "VN15", "guard-has-passed.garden", {"cell": place(guard.cell)})
    # VN39: the Web holds it for a turn.
    if guard.web == HELD:
        return Refusal("guard-is-held", "VN39", "guard-is-held", {"cell": guard.cell})
    return None


# --- moves


def move_fault(state: State, guard: Guard, item: str, end: str) -> Refusal | None:
    """Why that guard may not go there, by that item or without one; None if it may."""
    if (fault := guard_fault(guard)) is not None:
        return fault
    between = WAYS[item][len(state.seats)][guard.cell].get(end)
    # One room or space forward or sideways; diagonally ahead with the Mirror (VN13, VN14, VN49, VN50).
    if between is None or (item == CLOAK and end not in GARDENS):
        return _fault("not-adjacent", RULE[item], f"not-adjacent.{RULE[item]}", guard.cell, end)
    return way_fault(state, guard, item, end, between)


def way_fault(state: State, guard: Guard, item: str, end: str, between: Line) -> Refusal | None:
    """Why that guard, which may move, may not go to a cell in line with its own, past those between; None if it may."""
    if between or item == JUMP:
        full = full_rooms(state.manor, between)
        # VN10: only empty rooms are skipped; the Jump Potion crosses one that is not empty (VN51).
        if full > (item == JUMP):
            return _fault("room-between", "VN10", "room-between", guard.cell, end)
        if item == JUMP and not full:
            return _fault("nothing-to-jump", "jump", "nothing-to-jump", guard.cell, end)
    # VN9: a move does not end where this guard has been this night.
    if end in guard.trail:
        return _fault("already-been-there", "VN9", "already-been-there", guard.cell, end)
    if end in GARDENS:
        # VN16: one guard a space.
        if item == CLOAK:
            if not secret_is_free(state, end):
                return _fault("garden-full", "VN16", "garden-full.secret", guard.cell, end)
        elif not free_space(state.seats, end):
            return _fault("garden-full", "VN16", "garden-full", guard.cell, end)
    return None


def full_rooms(manor: Manor, cells: Line) -> int:
    return len([cell for cell in cells if manor[cell] != EMPTY])


def _fault(code: str, rule: str, detail: str, start: str, end: str) -> Refusal:
    return Refusal(code, rule, detail, {"cell": end, "start": start})


def pass_fault(state: State, guard: Guard) -> Refusal | None:
    """Why that guard may not be laid down; None if it may («Passer avec un Garde»)."""
    fault = guard_fault(guard)
    if fault is None and somebody_lies(state.seats, guard.cell):
        return Refusal("passed-there", "passing", "passed-there", {"cell": guard.cell})
    return fault


def somebody_lies(seats: tuple[Seat, ...], cell: str) -> bool:
    """Two guards do not pass in one room, empty or not; an entrance holds any number (VN22)."""
    if DEPTH[cell] == 0:
        return False
    for seat in seats:
        one, other = seat.guards
        if (one.passed and one.cell == cell) or (other.passed and other.cell == cell):
            return True
    return False


# --- which guard is meant


def step_fault(state: State, guard: Guard, action: Step) -> Refusal | None:
    """Why that guard may not do that; None if it may."""
    if isinstance(action, Move):
        return move_fault(state, guard, action.item, action.end)
    if isinstance(action, Pass):
        return pass_fault(state, guard)
    return swap_fault(state, action.player, guard, action.end)


def find_guard(state: State, action: Step) -> int:
    """Which of the player's guards is meant: one at the place told, or any if none is told, for which it is legal.

    :raises Refused: no-such-guard, the fault if no such guard may, choice-needed if two that differ may.
    """
    guards, start, which = state.seats[action.player].guards, action.start, action.which
    may: list[int] = []
    nearest: Refusal | None = None  # of the guard that comes nearest to being allowed
    for index, guard in enumerate(guards):
        if (not start or start == PLACE[guard.cell]) and (not which or which == index + 1):
            fault = step_fault(state, guard, action)
            if fault is None:
                may.append(index)
            elif nearest is None or CODES.index(fault.code) > CODES.index(nearest.code):
                nearest = fault
    if len(may) == 1:
        return may[0]
    if not may:
        if nearest is not None:
            raise Refused(nearest)
        _refuse_start(guards, start)
    if guards[0] != guards[1]:
        _refuse_either(guards)
    return may[0]


def _refuse_start(guards: tuple[Guard, ...], start: str) -> NoReturn:
    """:raises Refused: no-such-guard, always."""
    refuse("no-such-guard", "movement", cell=start, legal=tuple(sorted({guard.cell for guard in guards})))


def _refuse_either(guards: tuple[Guard, ...]) -> NoReturn:
    """:raises Refused: choice-needed, always: both guards may, and they differ."""
    legal = tuple(sorted(guard_word(guards, index, [0, 1]) for index in (0, 1)))
    if are_alike(guards):
        refuse("choice-needed", "movement", "choice-needed.which", legal=legal, **told_apart(guards))
    refuse("choice-needed", "movement", "choice-needed.guard", legal=legal)


def are_alike(guards: tuple[Guard, ...]) -> bool:
    """Whether both stand on one cell and explore, and only where they have been tells them apart."""
    if not guards:
        return False
    one, other = guards
    return one != other and is_active(one) and other == one._replace(trail=other.trail)


def told_apart(guards: tuple[Guard, ...]) -> dict[str, Any]:
    """Which of two guards on one cell is which: where each has been this night (VN9)."""
    one, other = guards
    cell = place(one.cell)
    return {"one": f"{cell}.1", "been": been(one), "other": f"{cell}.2", "other_been": been(other)}


def been(guard: Guard) -> tuple[str, ...]:
    return tuple(map(place, sorted(guard.trail)))


def guard_word(guards: tuple[Guard, ...], index: int, may: list[int]) -> str:
    """A guard by its place; by number, too, if another on that cell could be meant and differs."""
    cell = guards[index].cell
    alike = [other for other in may if guards[other].cell == cell and guards[other] != guards[index]]
    return f"{place(cell)}.{index + 1}" if alike else place(cell)


# --- the Cloak played in a garden, for its secret space («CARTES OBJET», VN19); on entering one, it is a move


def _in_ordinary_space(guard: Guard) -> bool:
    return in_garden(guard.cell) and guard.cell != secret_space(place(guard.cell))


def slip_fault(state: State, guard: Guard) -> Refusal | None:
    """Why that guard cannot go to the secret space of its garden; None if it can (VN19)."""
    named = {"cell": place(guard.cell)}
    if not _in_ordinary_space(guard):
        return Refusal("no-target", "VN19", "no-target.clo", named)
    if not secret_is_free(state, place(guard.cell)):
        return Refusal("garden-full", "VN16", "garden-full.secret", named)
    return None


def slipping(state: State, action: Slip) -> int:
    """Which guard slips away.

    :raises Refused: no-such-guard, no-target, garden-full, choice-needed
    """
    guards = state.seats[action.player].guards
    here = [index for index, guard in enumerate(guards) if guard.cell.startswith(action.cell)]
    if not here:
        legal = tuple(sorted({guard.cell for guard in guards}))
        refuse("no-such-guard", "cloak", cell=place(action.cell), legal=legal)
    faults = {index: slip_fault(state, guards[index]) for index in here}
    may = [index for index in here if faults[index] is None]
    if not may:
        raise Refused(next(filter(None, faults.values())))
    if len(may) == 2:
        legal = tuple(sorted(guards[index].cell for index in may))
        refuse("choice-needed", "cloak", "choice-needed.guard", legal=legal)
    return may[0]


def slips(state: State, number: int) -> Iterator[Slip]:
    """Every way in which the player may slip away now; by the space where both guards could be meant."""
    if not hands.may_hold(state, number, CLOAK):
        return
    guards = state.seats[number].guards
    both = all(map(_in_ordinary_space, guards)) and len({place(guard.cell) for guard in guards}) == 1
    for guard in guards:
        if slip_fault(state, guard) is None:
            yield Slip(number, guard.cell if both else place(guard.cell))


def slip(state: State, action: Slip, events: Events) -> State:
    """A guard in space 1 or 2 takes the secret one; its place is free, nobody slides (VN19).

    :raises Refused:
    """
    number = action.player
    after = hands.spend(state, number, CLOAK)
    index = slipping(state, action)
    guard = state.seats[number].guards[index]
    end = secret_space(place(guard.cell))
    tell(events, "slipped", number, cell=guard.cell, end=end)
    return after.with_guard(number, index, guard.stepped(end))


# --- the Mask («CARTES OBJET»): two guards change places (VN52, VN53)


def swap_targets(state: State, number: int, guard: Guard, end: str = "") -> list[tuple[int, int]]:
    """Seats and numbers of the guards that this one can change places with, whatever holds it itself (VN53)."""
    cells = _garden_swaps(guard) if in_garden(guard.cell) else _room_swaps(state, guard)
    return [
        (at, index)
        for at, seat in enumerate(state.seats)
        if at != number
        for index, other in enumerate(seat.guards)
        if other.cell in cells and not other.passed and end in ("", place(other.cell))
    ]


def _garden_swaps(guard: Guard) -> set[str]:
    """VN15: of garden spaces, only 1 and 2 with each other."""
    garden = place(guard.cell)
    return {f"{garden}1", f"{garden}2"} - {guard.cell} if _in_ordinary_space(guard) else set()


def _room_swaps(state: State, guard: Guard) -> set[str]:
    cells = set()
    for line in sights(len(state.seats))[guard.cell]:
        for cell in line:
            if DEPTH[cell] or DEPTH[guard.cell]:  # not from entrance to entrance
                cells.add(cell)
            if state.manor.get(cell) != EMPTY:
                break
    return cells


def swap_fault(state: State, number: int, guard: Guard, end: str) -> Refusal | None:
    # An active guard; one in a garden may only change spaces (VN15, VN24, VN39).
    if not (in_garden(guard.cell) and place(guard.cell) == end):
        if (fault := guard_fault(guard)) is not None:
            return fault
        if in_garden(end):
            return Refusal("no-target", "VN15", "no-target.mas", {"cell": end})
    if not swap_targets(state, number, guard, end):
        return Refusal("no-target", "VN53", "no-target.mas", {"cell": end})
    return None


def swap_parties(state: State, action: Swap) -> tuple[int, tuple[int, int]]:
    """The player's guard and the other one.

    :raises Refused: no-such-guard, guard-has-passed, guard-is-held, no-target, choice-needed
    """
    number, end = action.player, action.end
    guards = state.seats[number].guards
    index = find_guard(state, action)
    there = swap_targets(state, number, guards[index], end)
    meant = [(at, n) for at, n in there if action.seat in (-1, at) and action.other in (0, n + 1)]
    if not meant:
        refuse("no-target", "VN53", "no-target.mas", cell=end)
    if len({(at, state.seats[at].guards[n]) for at, n in meant}) > 1:
        legal = tuple(sorted(swap_word(state, number, end, index, one) for one in meant))
        refuse("choice-needed", "mask", "choice-needed.mask", cell=end, legal=legal)
    return index, meant[0]


def swap_word(state: State, number: int, end: str, index: int, target: tuple[int, int]) -> str:
    """The words after `mas`: both cells, and as much as tells whose guard is meant."""
    guards = state.seats[number].guards
    if in_garden(end):
        return end
    may = [at for at in (0, 1) if swap_fault(state, number, guards[at], end) is None]
    start = place(guards[index].cell)
    if len(may) == 2 and guards[0].cell == guards[1].cell and guards[0] != guards[1]:
        start += f".{index + 1}"
    there = swap_targets(state, number, guards[index], end)
    same_seat = {state.seats[at].guards[n] for at, n in there if at == target[0]}
    word = f"{start}-{end}" + (f".{target[1] + 1}" if len(same_seat) > 1 else "")
    return word + (f" {target[0] + 1}" if len({at for at, _ in there}) > 1 else "")


def swap_words(state: State, number: int) -> Iterator[str]:
    """Every swap the player may make now: the words after `mas`."""
    if not hands.may_hold(state, number, MASK):
        return
    guards = state.seats[number].guards
    for index, guard in enumerate(guards):
        if index and guard == guards[0]:
            continue
        for at, n in swap_targets(state, number, guard):
            end = place(state.seats[at].guards[n].cell)
            if swap_fault(state, number, guard, end) is None:
                yield swap_word(state, number, end, index, (at, n))


def swap(state: State, action: Swap, events: Events) -> State:
    """Both guards begin a new trail where they stand (VN53); no room does anything (VN52).

    :raises Refused:
    """
    number = action.player
    after = hands.spend(state, number, MASK)
    index, (at, other) = swap_parties(state, action)
    mine, theirs = state.seats[number].guards[index], state.seats[at].guards[other]
    tell(events, "swapped", number, cell=mine.cell, end=theirs.cell, other=state.setup.players[at])
    after = after.with_guard(number, index, mine._replace(cell=theirs.cell, trail=frozenset((theirs.cell,))))
    return after.with_guard(at, other, theirs._replace(cell=mine.cell, trail=frozenset((mine.cell,))))
