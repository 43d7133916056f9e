"""Whose entry it is: the checks that every entry of the exploration begins with, and what a player may do."""

from collections.abc import Iterator
from typing import Final

from referee.engine.ruling import refuse
from referee.games.vampire_nights.rules import cloak, coffin, hands, items, magnifier, mask, rooms
from referee.games.vampire_nights.rules.actions import Move, Pass
from referee.games.vampire_nights.rules.manor import DEPTH, GARDEN, HEIGHT, NAME, diagonals
from referee.games.vampire_nights.rules.pieces import CLOAK, ITEM_CODE, JUMP, MIRROR, TILE_CODE
from referee.games.vampire_nights.rules.state import HELD, Seat, State
from referee.games.vampire_nights.rules.trail import ends_in_line, guard_word, is_active, move_fault, pass_fault

SECTION: Final = {
    "setup": "setup",
    "exploration": "exploration",
    "crowding": "night-end",
    "looting": "looting",
    "end": "scoring",
    "over": "scoring",
}


def require_phase(state: State, phase: str) -> None:
    """:raises Refused: not-your-phase, unless the game is in that phase."""
    if state.phase != phase:
        refuse("not-your-phase", SECTION[phase], round=state.round, now=state.phase, wanted=phase)


def require_turn(state: State, number: int, *, moving: bool = False) -> None:
    """:raises Refused: not-your-phase, not-your-turn, answer-needed"""
    if state.phase != "exploration":
        require_phase(state, "exploration")
    # VN58: a player acts in the own turn.
    if state.turn != number:
        turn = state.setup.players[state.turn]
        late = state.earlier()
        # VN48: one movement a turn.
        if moving and late is not None and late.turn == number:
            refuse("not-your-turn", "VN48", "not-your-turn.moved", turn=turn)
        refuse("not-your-turn", "exploration", turn=turn)
    # What was met must be answered first.
    if state.met >= 0:
        refuse_unanswered(state)


def refuse_unanswered(state: State) -> None:
    tile = state.manor[state.seats[state.turn].guards[state.met].cell]
    legal = rooms.answer_words(state, state.turn, tile)
    refuse("answer-needed", "revealing", tile=TILE_CODE[tile], legal=legal)


def explores(seat: Seat) -> bool:
    """Whether the player still has turns: a guard that neither lies down nor is in a garden."""
    one, other = seat.guards
    return (not one[2] and DEPTH[one[0]] < GARDEN) or (not other[2] and DEPTH[other[0]] < GARDEN)


def active_guards(state: State) -> int:
    return sum([is_active(guard) for seat in state.seats for guard in seat.guards])


def steps(state: State, number: int) -> Iterator[tuple[Pass | Move, str]]:
    """Every guard laid down and every basic move that is legal now, with its words."""
    guards = state.seats[number].guards
    for index, guard in enumerate(guards):
        if (index and guard == guards[0]) or guard.passed or guard.web == HELD or DEPTH[guard.cell] >= GARDEN:
            continue
        if pass_fault(state, guard) is None:
            may = [at for at in (0, 1) if pass_fault(state, guards[at]) is None]
            word = guard_word(guards, index, may)
            yield Pass(number, guard.cell, index + 1 if "." in word else 0), f"pass {word}"
        for end in ends_in_line(state, guard.cell):
            if move_fault(state, guard, 0, end) is None:
                yield _move(state, number, index, 0, end)


def _move(state: State, number: int, index: int, item: int, end: int) -> tuple[Move, str]:
    guards = state.seats[number].guards
    may = [at for at in (0, 1) if move_fault(state, guards[at], item, end) is None]
    word = guard_word(guards, index, may)
    verb = f"use {ITEM_CODE[item]}" if item else "move"
    action = Move(number, item, guards[index].cell, index + 1 if "." in word else 0, end)
    return action, f"{verb} {word}-{NAME[end]}"


def strides(state: State, number: int) -> Iterator[tuple[Move, str]]:
    """Every move by Mirror, Jump Potion or Cloak that is legal now, with its words."""
    guards = state.seats[number].guards
    for item in (MIRROR, JUMP, CLOAK):
        if hands.may_hold(state, number, item):
            for index, guard in enumerate(guards):
                if not is_active(guard) or (index and guard == guards[0]):
                    continue
                lines = diagonals(len(state.manor) // HEIGHT)[guard.cell] if item == MIRROR else ()
                for end in [cell for line in lines for cell in line] or ends_in_line(state, guard.cell):
                    if move_fault(state, guard, item, end) is None:
                        yield _move(state, number, index, item, end)


def extras(state: State, number: int) -> Iterator[str]:
    """What may be done besides the turn's movement, as words: it may also follow it."""
    for use in items.uses(state, number):
        yield f"use {ITEM_CODE[use.item]} {' '.join(NAME[cell] for cell in use.cells)}"
    for fetch in magnifier.fetches(state, number):
        yield f"use mag {ITEM_CODE[fetch.item]}"
    for _ in coffin.claims(state, number):
        yield "claim"


def plays(state: State, number: int) -> Iterator[str]:
    """Everything but passing and basic moves, as words."""
    yield from extras(state, number)
    yield from (words for _, words in strides(state, number))
    yield from (f"use mas {words}" for _, words in mask.swaps(state, number))
    yield from slip_words(state, number)


def slip_words(state: State, number: int) -> Iterator[str]:
    for slip in cloak.slips(state, number):
        yield f"use clo {NAME[slip.garden]}{slip.space or ''}"


def options(state: State, number: int) -> tuple[str, ...]:
    """All that the player whose turn it is may do, as beginnings of entries, sorted."""
    own = [words for _, words in steps(state, number)]
    skip = [] if own else ["skip"]
    return tuple(sorted({*own, *skip, *plays(state, number)}))
