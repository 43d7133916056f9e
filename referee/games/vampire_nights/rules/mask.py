"""The Mask («CARTES OBJET»): two guards change places (VN52, VN53)."""

from collections.abc import Iterator

from referee.engine.ruling import Event, Events, Refusal, refuse
from referee.games.vampire_nights.rules import hands
from referee.games.vampire_nights.rules.actions import Swap
from referee.games.vampire_nights.rules.manor import BIT, DEPTH, EMPTY, EXACT, GARDEN, GARDEN_OF, NAME, SECOND, sights
from referee.games.vampire_nights.rules.pieces import MASK
from referee.games.vampire_nights.rules.state import Guard, State
from referee.games.vampire_nights.rules.trail import find_guard, guard_fault


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
    after = after.with_guard(number, index, mine._replace(cell=theirs.cell, trail=BIT[theirs.cell]))
    return after.with_guard(at, other, theirs._replace(cell=mine.cell, trail=BIT[mine.cell]))
