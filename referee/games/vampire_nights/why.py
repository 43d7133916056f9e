"""Why an entry counted: every check with its numbers, and the rule behind each."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from referee.games.vampire_nights.rules import actions, crowding, hands, looting
from referee.games.vampire_nights.rules.actions import Action
from referee.games.vampire_nights.rules.canon import write
from referee.games.vampire_nights.rules.loot import tiles_in
from referee.games.vampire_nights.rules.manor import (
    BIT,
    CELL_NAMED,
    COLUMN,
    COLUMNS,
    DEPTH,
    DOWN,
    EMPTY,
    EXACT,
    GARDEN,
    GARDEN_OF,
    NAME,
    SECRET,
    paths,
    slants,
    what_lies,
)
from referee.games.vampire_nights.rules.pieces import (
    CAT,
    CHEST,
    COFFIN,
    ITEM_CODE,
    ITEM_NAMED,
    JUMP,
    MAGNIFIER,
    MASK,
    MIRROR,
    TILE_CODE,
    TILE_NAMED,
    VAMPIRES,
    WEB,
)
from referee.games.vampire_nights.rules.reading import meant
from referee.games.vampire_nights.rules.scoring import TURNED
from referee.games.vampire_nights.rules.state import Guard, State
from referee.games.vampire_nights.rules.trail import RULE, free_space


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
    cells = tuple(NAME[cell] for cell, lies in enumerate(state.manor) if DEPTH[cell] == 3 and lies == DOWN)
    yield Reason("why.laid", "setup", {"cells": cells})
    yield Reason("why.laid-quiet", "VN5", {})


def _place(state: State, action: actions.Place) -> Reasons:
    number, _, item = action
    yield Reason("why.columns", "placing", {"columns": tuple(COLUMNS[: len(state.seats)])})
    if item:
        yield _held(state, number, item)
    else:
        yield Reason("why.empty-hand", "VN79", {})


def _step_out(state: State, action: actions.Move, words: list[str]) -> Reasons:
    start, _, end = words[1].partition("-")
    there = sum(NAME[guard.cell] == start for seat in state.seats for guard in seat.guards)
    yield Reason("why.crowd", "night-end", {"cell": start, "guards": there})
    yield Reason("why.way-out", "VN59", {"cell": end, "options": crowding.option_words(state, action.player)})
    yield Reason("why.no-effect", "VN61", {})


def _loot(state: State, action: actions.Loot, words: list[str]) -> Reasons:
    column = state.column
    order = [f"{state.setup.players[number]} {EXACT[cell]}" for number, cell in _looters(state)]
    yield Reason("why.loot-order", "looting", {"letter": COLUMNS[column], "order": tuple(order)})
    yield Reason("why.in-reach", "VN65", {"options": looting.option_words(state)})


def _looters(state: State) -> list[tuple[int, int]]:
    first = state.column * (SECRET + 1)
    return [(number, first + depth) for number, depth in looting.looters(state, state.column)]


def _declare(state: State, action: actions.Declare) -> Reasons:
    vampires, seat = action.vampires, state.seats[action.player]
    yield Reason("why.faces", "bites", {"vampires": vampires, "bites": seat.bites})
    key = "why.is-vampire" if vampires >= TURNED else "why.is-guard"
    yield Reason(key, "VN36", {"turned": TURNED})
    if len(seat.loot) > 1:
        yield Reason("why.loot-fits", "VN82", {"number": seat.tiles, "ways": len(seat.loot)})
    else:
        loot = tuple(TILE_CODE[kind] for kind in tiles_in(seat.loot[0])) or ("–",)
        yield Reason("why.loot-known", "VN82", {"tiles": loot})


# --- a turn


def _turn(state: State, number: int) -> Reasons:
    late = state.adding(number) is not state
    if late or (state.turn == number and state.phase == "exploration"):
        params = {"player": state.setup.players[number], "night": state.round}
        yield Reason("why.late" if late else "why.turn", "exploration", params)


def _held(state: State, number: int, item: int) -> Reason:
    seat = state.seats[number]
    if item in seat.sure:
        return Reason("why.surely-held", "items", {"item": ITEM_CODE[item]})
    copies = state.setup.items[item]
    known = {"elsewhere": copies - hands.hidden(state, item), "copies": copies, "hand": seat.hand}
    return Reason("why.held", "items", {"item": ITEM_CODE[item], **known})


def _move(state: State, action: actions.Move, words: list[str]) -> Reasons:
    number, item = action.player, action.item
    step = words[2] if item else words[1]
    start, end = (CELL_NAMED[word[:2]] for word in step.split("-"))
    if item:
        yield _held(state, number, item)
        yield Reason("why.one-movement", "VN48", {})
    yield from _way(state, item, start, end)
    guard = _guard(state, number, step)
    been = tuple(NAME[cell] for cell in range(len(state.manor)) if guard.trail & BIT[cell])
    yield Reason("why.trail", "VN9", {"cell": NAME[end], "been": been})
    if DEPTH[end] == GARDEN:
        space = GARDEN_OF[end] + 2 if words[:2] == ["use", "clo"] else free_space(state.seats, end)
        key = "why.secret-space" if DEPTH[space] == SECRET else "why.free-space"
        yield Reason(key, "VN16" if DEPTH[space] == SECRET else "VN78", {"cell": EXACT[space]})
        return
    lies = state.manor[end]
    if lies == DOWN:
        seen, copies = state.piles.seen[action.tile] + 1, state.setup.tiles[action.tile]
        yield Reason("why.turned-up", "revealing", {"tile": TILE_CODE[action.tile], "seen": seen, "copies": copies})
    after = hands.spend(state, number, item) if item else state
    yield from _met(after, number, action.tile if lies == DOWN else lies, end, action.answer)


def _guard(state: State, number: int, step: str) -> Guard:
    word = step.split("-")[0]
    guards = state.seats[number].guards
    which = int(word[3:]) - 1 if "." in word else next(at for at in (0, 1) if NAME[guards[at].cell] == word)
    return guards[which]


def _way(state: State, item: int, start: int, end: int) -> Reasons:
    columns = len(state.seats)
    between = (slants(columns) if item == MIRROR else paths(columns))[start, end]
    how = "diagonal" if item == MIRROR else "ahead" if COLUMN[start] == COLUMN[end] else "aside"
    yield Reason(f"why.{how}", RULE[item], {"start": NAME[start], "cell": NAME[end]})
    if empty := tuple(NAME[cell] for cell in between if state.manor[cell] == EMPTY):
        yield Reason("why.skipped", "VN10", {"cells": empty})
    if item == JUMP:
        yield Reason("why.jumped", "VN51", {"cell": next(NAME[cell] for cell in between if state.manor[cell] != EMPTY)})


def _met(state: State, number: int, tile: int, cell: int, answer: int) -> Reasons:
    """What the room does to whoever enters it."""
    seat = state.seats[number]
    if tile in VAMPIRES:
        yield Reason("why.vampire", "VN27", {"tile": TILE_CODE[tile], "cell": NAME[cell]})
        if answer > 0:
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
    entrance = DEPTH[CELL_NAMED[cell]] == 0
    yield Reason("why.pass-entrance" if entrance else "why.pass", "VN22" if entrance else "passing", {"cell": cell})
    yield Reason("why.passed", "VN24", {})


def _play(state: State, action: Any, words: list[str]) -> Reasons:
    """An item other than those that move like a step, or the Coffin."""
    number = action.player
    match action:
        case actions.Claim(_, items):
            for item in items:
                yield _held(state, number, item)
            cell = next(guard.cell for guard in state.seats[number].guards if state.manor[guard.cell] == COFFIN)
            both = all(guard.cell == cell for guard in state.seats[number].guards)
            key = "why.coffin-two" if both else "why.coffin-one"
            yield Reason(key, "VN44", {"cell": NAME[cell], "items": tuple(words[1:]), "tiles": 2 - len(items)})
        case actions.Fetch(_, item):
            yield _held(state, number, MAGNIFIER)
            number_of = state.piles.used[item]
            yield Reason("why.fetched", "VN55", {"item": ITEM_CODE[item], "number": number_of})
        case actions.Slip():
            yield _held(state, number, ITEM_NAMED["clo"])
            yield Reason("why.slipped", "VN19", {})
        case actions.Swap():
            yield _held(state, number, MASK)
            yield Reason("why.swapped", "VN53", {"step": words[2]})
            yield Reason("why.swap-quiet", "VN52", {})
        case actions.Use(_, item, _):
            yield _held(state, number, item)
            cells = tuple(words[2:])
            lies = what_lies(state.manor[CELL_NAMED[cells[0]]])
            tile = lies if lies in TILE_NAMED else "none"
            yield Reason(f"why.used-{ITEM_CODE[item]}", USED[ITEM_CODE[item]], {"cells": cells, "tile": tile})


USED = {"sta": "VN28", "cro": "VN28", "sac": "sack", "wat": "holy-water", "bow": "VN32", "tor": "VN54"}
