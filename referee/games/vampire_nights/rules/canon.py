"""The canonical form of an accepted action: guards and rooms filled in, what need not be told left out."""

from referee.engine.ruling import Refused
from referee.games.vampire_nights.rules import cloak, crowding, exploration, hands, items, looting, mask, rooms, writing
from referee.games.vampire_nights.rules.actions import NO_ANSWER, Action, Declare, Loot, Move, Pass, Slip, Swap, Use
from referee.games.vampire_nights.rules.manor import DOWN
from referee.games.vampire_nights.rules.pieces import CAT, COINS, VAMPIRES
from referee.games.vampire_nights.rules.reading import meant
from referee.games.vampire_nights.rules.state import State
from referee.games.vampire_nights.rules.trail import find_guard, guard_word, move_fault, pass_fault


def write(action: Action, state: State) -> list[str]:
    """The words after the player's name, canonical for an action accepted in that state."""
    state, action = meant(state, action)
    try:
        return _written(action, state)
    except Refused:  # it only repeats what the referee has done
        return writing.write(action)


def _written(action: Action, state: State) -> list[str]:
    match action:
        case Move():
            return writing.write(_move(action, state))
        case Pass(number, start, which):
            guards = state.seats[number].guards
            index = find_guard(guards, start, which, lambda guard: pass_fault(state, guard))
            may = [at for at in (0, 1) if pass_fault(state, guards[at]) is None]
            return ["pass", guard_word(guards, index, may)]
        case Swap():
            index, target = mask.swap_parties(state, action)
            return ["use", "mas", mask.swap_word(state, action, index, target)]
        case Slip(number, garden, _):
            there = exploration.slipping_from(state, number)
            spaces = {one.space for one in cloak.slips(there, number) if one.garden == garden}
            return writing.write(action if len(spaces) > 1 else action._replace(space=0))
        case Use(number, item, ()):
            return writing.write(action._replace(cells=items.only_target(state.adding(number), number, item)))
        case Loot() if state.phase == "looting" and (cells := looting.meant(state, action)):
            return ["loot", *looting.words_of(state, cells[0]).split()]
        case Declare(number, vampires, _):
            known = len(state.seats[number].loot) == 1
            return writing.write(Declare(number, vampires) if known else action)
    return writing.write(action)


def _move(action: Move, state: State) -> Move:
    number, item, start, which, end, tile, answer = action
    if state.phase == "crowding":
        may = [move for move in crowding.options(state, number) if move.end == end and start in (-1, move.start)]
        return may[0] if may else action
    guards = state.seats[number].guards
    index = find_guard(guards, start, which, lambda guard: move_fault(state, guard, item, end))
    may_go = [at for at in (0, 1) if move_fault(state, guards[at], item, end) is None]
    numbered = "." in guard_word(guards, index, may_go)
    lies = state.manor[end]
    if lies == CAT and tile == COINS and answer == NO_ANSWER:
        answer = COINS
    kind = tile if lies == DOWN else lies
    if answer != NO_ANSWER and (kind == CAT or kind in VAMPIRES):
        after = hands.spend(state, number, item) if item else state
        if len(rooms.answers(after, number, kind)) == 1:
            answer = NO_ANSWER
    tile = tile if lies == DOWN else 0
    return Move(number, item, guards[index].cell, index + 1 if numbered else 0, end, tile, answer)
