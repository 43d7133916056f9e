"""Entries as words: all that an action holds, and of an accepted one its canonical form."""

from referee.engine.ruling import Refused
from referee.games.vampire_nights.rules import exploration, hands, items, movement, night_end, rooms
from referee.games.vampire_nights.rules.actions import (
    Action,
    Answer,
    Claim,
    Declare,
    Fetch,
    First,
    Lay,
    Loot,
    Move,
    Pass,
    Place,
    RuleGuards,
    RuleItems,
    RuleLoot,
    RuleNumber,
    RuleRoom,
    RuleTurn,
    Skip,
    Slip,
    Stand,
    Swap,
    Use,
)
from referee.games.vampire_nights.rules.course import meant
from referee.games.vampire_nights.rules.manor import DOWN, place
from referee.games.vampire_nights.rules.movement import find_guard, guard_word, move_fault, pass_fault
from referee.games.vampire_nights.rules.pieces import counted
from referee.games.vampire_nights.rules.state import State
from referee.notation.words import Quoted


def write(action: Action, state: State) -> list[str]:
    """The words after the player's name, canonical for an action accepted in that state."""
    state, action = meant(state, action)
    try:
        return _canonical(action, state)
    except Refused:  # it only repeats what the referee has done
        return _plain(action)


# --- the canonical form: guards and rooms filled in, what need not be told left out


def _canonical(action: Action, state: State) -> list[str]:
    match action:
        case Move() if state.phase == "crowding":
            may_step = night_end.meant_steps(state, action)
            return _plain(may_step[0] if may_step else action)
        case Move():
            return _plain(_canonical_move(action, state))
        case Pass(number):
            guards = state.seats[number].guards
            index = find_guard(state, action)
            may = [at for at in (0, 1) if pass_fault(state, guards[at]) is None]
            return ["pass", guard_word(guards, index, may)]
        case Swap(number, end=end):
            index, target = movement.swap_parties(state, action)
            return ["use", "mas", movement.swap_word(state, number, end, index, target)]
        case Slip(number, cell):
            there = movement.slips(exploration.slipping_from(state, number), number)
            cells = {slip.cell for slip in there if place(slip.cell) == place(cell)}
            return _plain(action if len(cells) > 1 else Slip(number, place(cell)))
        case Use(number, item, ()):
            return _plain(Use(number, item, items.only_target(state.adding(number), number, item)))
        case Loot() if state.phase == "looting" and (rooms_meant := night_end.meant_loot(state, action)):
            return ["loot", *night_end.loot_words(state, rooms_meant[0]).split()]
        case Declare(number, vampires, _):
            known = len(state.seats[number].loot) == 1
            return _plain(Declare(number, vampires) if known else action)
    return _plain(action)


def _canonical_move(action: Move, state: State) -> Move:
    number, item, end = action.player, action.item, action.end
    guards = state.seats[number].guards
    index = find_guard(state, action)
    may = [at for at in (0, 1) if move_fault(state, guards[at], item, end) is None]
    which = index + 1 if "." in guard_word(guards, index, may) else 0
    lies = state.manor.get(end, "")
    tile, answer = exploration.told(action, lies)
    if lies != DOWN:
        tile = ""
    met = tile or lies
    if answer and met in rooms.MEETINGS:
        after = hands.spend(state, number, item) if item else state
        if rooms.only_answer(after, number, met):
            answer = ""
    return Move(number, item, place(guards[index].cell), which, end, tile, answer)


# --- all that an action holds


def _plain(action: Action) -> list[str]:
    """The words after the player's name (after `! P` for a table ruling)."""
    match action:
        case Move(_, item, start, which, end, tile, answer):
            step = f"{_guard(start, which)}-{end}" if start else end
            return [*(["use", item] if item else ["move"]), step, *filter(None, (tile, answer))]
        case Pass(_, start, which):
            return ["pass", *([_guard(start, which)] if start else [])]
        case Skip():
            return ["skip"]
        case Swap(_, start, which, end, seat, other):
            step = end if start == end else f"{_guard(start, which)}-{_guard(end, other)}"
            return ["use", "mas", step, *([str(seat + 1)] if seat >= 0 else [])]
        case Slip(_, cell):
            return ["use", "clo", cell]
        case Use(_, item, cells):
            return ["use", item, *cells]
        case Fetch(_, item):
            return ["use", "mag", item]
        case Claim(_, paid):
            return ["claim", *paid]
        case Answer(_, answer):
            return ["answer", answer]
        case Lay(_, tiles):
            return ["reveal", *tiles]
        case Place(_, columns, item):
            return ["guards", *columns, *([item] if item else [])]
        case First():
            return ["first"]
        case Loot(_, cell, tile):
            return ["loot", *filter(None, (cell, tile))]
        case Declare(_, vampires, shown):
            return ["show", str(vampires), *([] if shown is None else counted(shown) or ["none"])]
    return _ruling(action)


def _guard(cell: str, which: int) -> str:
    return cell + (f".{which}" if which else "")


def _ruling(action: Action) -> list[str]:
    match action:
        case RuleGuards(_, guards, why):
            return ["guards", *map(_stand, guards), Quoted(why)]
        case RuleRoom(_, cell, what, why):
            return ["room", cell, what, Quoted(why)]
        case RuleLoot(_, tiles, why):
            return ["loot", *counted(tiles), Quoted(why)]
        case RuleItems(_, ruled, why):
            return ["discards", *ruled, Quoted(why)]
        case RuleNumber(_, what, number, why):
            return [what, str(number), Quoted(why)]
        case RuleTurn(_, what, why):
            return [what, Quoted(why)]
    raise TypeError(action)


def _stand(stand: Stand) -> str:
    return stand.cell + ("p" if stand.passed else "w" if stand.held else "")
