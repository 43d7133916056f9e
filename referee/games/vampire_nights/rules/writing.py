"""Entries as words: all that an action holds. `canon.py` first leaves out what need not be told."""

from typing import Final

from referee.games.vampire_nights.rules.actions import (
    NO_ANSWER,
    NOTHING,
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
    Swap,
    Use,
)
from referee.games.vampire_nights.rules.ending import tiles_written
from referee.games.vampire_nights.rules.manor import COLUMNS, EXACT, NAME, what_lies
from referee.games.vampire_nights.rules.pieces import COINS, DEFENCES, ITEM_CODE, TILE_CODE
from referee.notation.words import Quoted

ANSWER_CODE: Final = {NOTHING: "none", COINS: TILE_CODE[COINS], **{item: ITEM_CODE[item] for item in DEFENCES}}


def write(action: Action) -> list[str]:
    """The words after the player's name (after `! P` for a table ruling), all that the action holds."""
    match action:
        case Move():
            return _write_move(action)
        case Pass(_, start, which):
            return ["pass", *([_guard(start, which)] if start >= 0 else [])]
        case Skip():
            return ["skip"]
        case Swap(_, start, which, end, seat, other):
            step = NAME[end] if start == end else f"{_guard(start, which)}-{_guard(end, other)}"
            return ["use", "mas", step, *([str(seat + 1)] if seat >= 0 else [])]
        case Slip(_, garden, space):
            return ["use", "clo", NAME[garden] + (("1", "2", "s")[space - 1] if space else "")]
        case Use(_, item, cells):
            return ["use", ITEM_CODE[item], *(NAME[cell] for cell in cells)]
        case Fetch(_, item):
            return ["use", "mag", ITEM_CODE[item]]
        case Claim(_, items):
            return ["claim", *(ITEM_CODE[item] for item in items)]
        case Answer(_, answer):
            return ["answer", ANSWER_CODE[answer]]
        case Lay(_, tiles):
            return ["reveal", *(TILE_CODE[tile] for tile in tiles)]
        case Place(_, columns, item):
            return ["guards", *(COLUMNS[column] for column in columns), *([ITEM_CODE[item]] if item else [])]
        case First():
            return ["first"]
        case Loot(_, cell, tile):
            return ["loot", *([NAME[cell]] if cell >= 0 else []), *([TILE_CODE[tile]] if tile else [])]
        case Declare(_, vampires, tiles):
            shown = [] if tiles is None else tiles_written(tiles) or ["none"]
            return ["show", str(vampires), *shown]
    return _write_ruling(action)


def _write_ruling(action: Action) -> list[str]:
    match action:
        case RuleGuards(_, guards, why):
            return ["guards", *(EXACT[c] + ("p" if p else "w" if w else "") for c, p, w in guards), Quoted(why)]
        case RuleRoom(_, cell, what, why):
            return ["room", NAME[cell], what_lies(what), Quoted(why)]
        case RuleLoot(_, tiles, why):
            return ["loot", *tiles_written(tiles), Quoted(why)]
        case RuleItems(_, items, why):
            return ["discards", *(ITEM_CODE[item] for item in items), Quoted(why)]
        case RuleNumber(_, what, number, why):
            return [what, str(number), Quoted(why)]
        case RuleTurn(_, what, why):
            return [what, Quoted(why)]
    raise TypeError(action)


def _guard(cell: int, which: int) -> str:
    return NAME[cell] + (f".{which}" if which else "")


def _write_move(action: Move) -> list[str]:
    _, item, start, which, end, tile, answer = action
    step = f"{_guard(start, which)}-{NAME[end]}" if start >= 0 else NAME[end]
    words = ["use", ITEM_CODE[item], step] if item else ["move", step]
    if tile:
        words.append(TILE_CODE[tile])
    if answer != NO_ANSWER:
        words.append(ANSWER_CODE[answer])
    return words
