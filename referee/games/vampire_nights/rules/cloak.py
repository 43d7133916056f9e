"""The Cloak played in a garden, for its secret space («CARTES OBJET», VN19). On entering, it is a move: trail.py."""

from collections.abc import Iterator

from referee.engine.ruling import Event, Events, Refusal, Refused, refuse
from referee.games.vampire_nights.rules import hands
from referee.games.vampire_nights.rules.actions import Slip
from referee.games.vampire_nights.rules.manor import BIT, COLUMN, DEPTH, EXACT, GARDEN, GARDEN_OF, NAME, SECOND
from referee.games.vampire_nights.rules.pieces import CLOAK
from referee.games.vampire_nights.rules.state import Guard, State
from referee.games.vampire_nights.rules.trail import secret_is_free


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
    return after.with_guard(number, index, guard._replace(cell=end, trail=guard.trail | BIT[end]))
