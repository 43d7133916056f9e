"""Why an entry counted: every check with its numbers, and the rule behind each."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from referee.games.vampire_nights.rules import actions, hands, night_end
from referee.games.vampire_nights.rules.actions import Action
from referee.games.vampire_nights.rules.course import meant
from referee.games.vampire_nights.rules.items import PRICE, both_there, coffin_cell
from referee.games.vampire_nights.rules.loot import may_be
from referee.games.vampire_nights.rules.manor import COLUMNS, DEPTH, DOWN, EMPTY, in_garden, place, secret_space, thirds
from referee.games.vampire_nights.rules.movement import RULE, WAYS, been, free_space
from referee.games.vampire_nights.rules.pieces import (
    CAT,
    CHEST,
    CLOAK,
    JUMP,
    MAGNIFIER,
    MASK,
    MIRROR,
    TILES,
    VAMPIRES,
    WEB,
)
from referee.games.vampire_nights.rules.scoring import TURNED
from referee.games.vampire_nights.rules.state import Guard, State
from referee.games.vampire_nights.words.writing import write


class Reason(NamedTuple):
    """One check that was made: a sentence, and the section of the rules or the ruling it comes from."""

    key: str
    rule: str
    params: dict[str, Any]


Reasons = Iterator[Reason]


def explain(state: State, action: Action) -> list[Reason]:
    """The checks that an accepted action passed in that position, in their order."""
    state, action = meant(state, action)
    words = write(action, state)
    match action:
        case actions.Lay():
            return [*_lay(state)]
        case actions.Place():
            return [*_place(state, action)]
        case actions.First():
            return [Reason("why.first", "VN4", {})]
        case actions.Loot():
            return [*_loot(state, action, words)]
        case actions.Declare():
            return [*_declare(state, action)]
        case actions.Move() if state.phase == "crowding":
            return [*_step_out(state, action, words)]
        case actions.Move():
            return [*_turn(state, action.player), *_move(state, action, words)]
        case actions.Pass():
            return [*_turn(state, action.player), *_pass(words)]
        case actions.Skip():
            return [*_turn(state, action.player), Reason("why.skip", "VN23", {})]
        case actions.Answer(number, answer):
            guard = state.seats[number].guards[state.met]
            return [*_met(state, number, state.manor[guard.cell], guard.cell, answer)]
        case actions.Swap() | actions.Slip() | actions.Use() | actions.Fetch() | actions.Claim():
            return [*_turn(state, action.player), *_play(state.adding(action.player), action, words)]
    return [Reason("why.table", "table-rulings", {"why": action.why})]


# --- before and after a night


def _lay(state: State) -> Reasons:
    yield Reason("why.laid", "setup", {"cells": tuple(thirds(state.manor))})
    yield Reason("why.laid-quiet", "VN5", {})


def _place(state: State, action: actions.Place) -> Reasons:
    yield Reason("why.columns", "placing", {"columns": tuple(COLUMNS[: len(state.seats)])})
    if action.item:
        yield _held(state, action.player, action.item)
    else:
        yield Reason("why.empty-hand", "VN79", {})


def _step_out(state: State, action: actions.Move, words: list[str]) -> Reasons:
    start, _, end = words[1].partition("-")
    there = sum(guard.cell == start for seat in state.seats for guard in seat.guards)
    yield Reason("why.crowd", "night-end", {"cell": start, "guards": there})
    yield Reason("why.way-out", "VN59", {"cell": end, "options": night_end.step_words(state, action.player)})
    yield Reason("why.no-effect", "VN61", {})


def _loot(state: State, action: actions.Loot, words: list[str]) -> Reasons:
    order = [f"{state.setup.players[number]} {cell}" for number, cell in night_end.looters(state, state.column)]
    yield Reason("why.loot-order", "looting", {"letter": state.column, "order": tuple(order)})
    yield Reason("why.in-reach", "VN65", {"options": night_end.option_words(state)})


def _declare(state: State, action: actions.Declare) -> Reasons:
    vampires, seat = action.vampires, state.seats[action.player]
    yield Reason("why.faces", "bites", {"vampires": vampires, "bites": seat.bites})
    key = "why.is-vampire" if vampires >= TURNED else "why.is-guard"
    yield Reason(key, "VN36", {"turned": TURNED})
    if len(seat.loot) > 1:
        yield Reason("why.loot-fits", "VN82", {"number": seat.tiles, "ways": len(seat.loot)})
    else:
        yield Reason("why.loot-known", "VN82", {"tiles": may_be(seat.loot)[0] or ("–",)})


# --- a turn


def _turn(state: State, number: int) -> Reasons:
    late = state.adding(number) is not state
    if late or (state.turn == number and state.phase == "exploration"):
        params = {"player": state.setup.players[number], "night": state.round}
        yield Reason("why.late" if late else "why.turn", "exploration", params)


def _held(state: State, number: int, item: str) -> Reason:
    seat = state.seats[number]
    if item in seat.sure:
        return Reason("why.surely-held", "items", {"item": item})
    copies = state.setup.items.count(item)
    known = {"elsewhere": copies - hands.hidden(state, item), "copies": copies, "hand": seat.hand}
    return Reason("why.held", "items", {"item": item, **known})


def _move(state: State, action: actions.Move, words: list[str]) -> Reasons:
    number, item = action.player, action.item
    step = words[2] if item else words[1]
    start, end = (word[:2] for word in step.split("-"))
    if item:
        yield _held(state, number, item)
        yield Reason("why.one-movement", "VN48", {})
    yield from _way(state, item, start, end)
    yield Reason("why.trail", "VN9", {"cell": end, "been": been(_guard(state, number, step))})
    if in_garden(end):
        if item == CLOAK:
            yield Reason("why.secret-space", "VN16", {"cell": secret_space(end)})
        else:
            yield Reason("why.free-space", "VN78", {"cell": free_space(state.seats, end)})
        return
    lies, tile = state.manor.get(end, ""), action.tile
    if lies == DOWN:
        seen, copies = state.piles.seen.count(tile) + 1, state.setup.tiles.count(tile)
        yield Reason("why.turned-up", "revealing", {"tile": tile, "seen": seen, "copies": copies})
    after = hands.spend(state, number, item) if item else state
    yield from _met(after, number, tile if lies == DOWN else lies, end, action.answer)


def _guard(state: State, number: int, step: str) -> Guard:
    word = step.split("-")[0]
    guards = state.seats[number].guards
    which = int(word[3:]) - 1 if "." in word else next(at for at in (0, 1) if place(guards[at].cell) == word)
    return guards[which]


def _way(state: State, item: str, start: str, end: str) -> Reasons:
    between = WAYS[item][len(state.seats)][start].get(end, ())
    how = "diagonal" if item == MIRROR else "ahead" if start[0] == end[0] else "aside"
    yield Reason(f"why.{how}", RULE[item], {"start": start, "cell": end})
    if empty := tuple(cell for cell in between if state.manor[cell] == EMPTY):
        yield Reason("why.skipped", "VN10", {"cells": empty})
    if item == JUMP:
        yield Reason("why.jumped", "VN51", {"cell": next(cell for cell in between if state.manor[cell] != EMPTY)})


def _met(state: State, number: int, tile: str, cell: str, answer: str) -> Reasons:
    """What the room does to whoever enters it."""
    seat = state.seats[number]
    if tile in VAMPIRES:
        yield Reason("why.vampire", "VN27", {"tile": tile, "cell": cell})
        if answer and answer != actions.NOTHING:
            yield _held(state, number, answer)
        elif not seat.hand:
            yield Reason("why.defenceless", "VN81", {})
        elif answer == actions.NOTHING:
            yield Reason("why.undefended", "VN81", {})
        if answer == actions.NOTHING or not seat.hand:
            yield Reason("why.bite-costs", "VN33", {"tiles": seat.tiles})
    elif tile == CAT:
        yield Reason("why.cat", "VN37", {})
    elif tile == CHEST:
        yield Reason("why.chest", "VN38", {})
    elif tile == WEB:
        yield Reason("why.web", "VN39", {})


def _pass(words: list[str]) -> Reasons:
    cell = words[1][:2]
    entrance = DEPTH[cell] == 0
    yield Reason("why.pass-entrance" if entrance else "why.pass", "VN22" if entrance else "passing", {"cell": cell})
    yield Reason("why.passed", "VN24", {})


def _play(state: State, action: Any, words: list[str]) -> Reasons:
    """An item other than those that move like a step, or the Coffin."""
    number = action.player
    match action:
        case actions.Claim(_, items):
            for item in items:
                yield _held(state, number, item)
            cell = coffin_cell(state, number)
            key = "why.coffin-two" if both_there(state.seats[number], cell) else "why.coffin-one"
            yield Reason(key, "VN44", {"cell": cell, "items": tuple(words[1:]), "tiles": PRICE - len(items)})
        case actions.Fetch(_, item):
            yield _held(state, number, MAGNIFIER)
            yield Reason("why.fetched", "VN55", {"item": item, "number": state.piles.used.count(item)})
        case actions.Slip():
            yield _held(state, number, CLOAK)
            yield Reason("why.slipped", "VN19", {})
        case actions.Swap():
            yield _held(state, number, MASK)
            yield Reason("why.swapped", "VN53", {"step": words[2]})
            yield Reason("why.swap-quiet", "VN52", {})
        case actions.Use(_, item, _):
            yield _held(state, number, item)
            cells = tuple(words[2:])
            lies = state.manor[cells[0]]
            tile = lies if lies in TILES else "none"
            yield Reason(f"why.used-{item}", USED[item], {"cells": cells, "tile": tile})


USED = {"sta": "VN28", "cro": "VN28", "sac": "sack", "wat": "holy-water", "bow": "VN32", "tor": "VN54"}
