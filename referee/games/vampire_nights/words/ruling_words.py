"""The words of what the table rules, read: `! P room a1 ser "why"` and the like."""

import re
from collections.abc import Callable
from typing import Final

from referee.games.vampire_nights.rules.actions import (
    Action,
    RuleGuards,
    RuleItems,
    RuleLoot,
    RuleNumber,
    RuleRoom,
    RuleTurn,
)
from referee.games.vampire_nights.rules.manor import CELL_NAMED, DEPTH, DOWN, EMPTY, GARDEN, SPACE_NAMED
from referee.games.vampire_nights.rules.pieces import TILE_NAMED
from referee.games.vampire_nights.rules.spelling import read_cell, read_item, read_tiles, small
from referee.games.vampire_nights.rules.state import FREE, HELD, PASSED
from referee.notation.words import expect_count, expect_end, expect_text, misread

Reader = Callable[[int, list[str], int], Action]

_STANDS: Final = re.compile(r"([a-d](?:[0-5]|6[12s]))([pw]?)", re.ASCII)


def _guards(player: int, words: list[str], at: int) -> Action:
    guards = []
    for index in (at, at + 1):
        word = small(words, index, "stands")
        match = _STANDS.fullmatch(
            f"{word[:2]}1{word[2:]}" if word[1:2] == "6" and word[2:3] not in ("1", "2", "s") else word
        )
        if match is None:
            misread(index, "stands")
        cell = SPACE_NAMED[match[1]] if match[1] in SPACE_NAMED else CELL_NAMED[match[1]]
        if match[2] and DEPTH[cell] >= GARDEN:
            misread(index, "stands")
        guards.append((cell, PASSED if match[2] == "p" else 0, HELD if match[2] == "w" else FREE))
    why = expect_text(words, at + 2)
    expect_end(words, at + 3)
    return RuleGuards(player, tuple(sorted(guards)), why)


def _room(player: int, words: list[str], at: int) -> Action:
    cell, word = read_cell(words, at), small(words, at + 1, "lies")
    if not 0 < DEPTH[cell] < GARDEN:
        misread(at, "room")
    what = {"none": EMPTY, "down": DOWN}.get(word, -1)
    if what < 0:
        what = TILE_NAMED.get(word, 0) or misread(at + 1, "lies")
    why = expect_text(words, at + 2)
    expect_end(words, at + 3)
    return RuleRoom(player, cell, what, why)


def _loot(player: int, words: list[str], at: int) -> Action:
    last = max(at, len(words) - 1)
    tiles = read_tiles(words, at, last)
    return RuleLoot(player, tiles, expect_text(words, last))


def _discards(player: int, words: list[str], at: int) -> Action:
    last = max(at, len(words) - 1)
    items = tuple(sorted(read_item(words, index) for index in range(at, last)))
    return RuleItems(player, items, expect_text(words, last))


def _number(what: str) -> Reader:
    def read(player: int, words: list[str], at: int) -> Action:
        number, why = expect_count(words, at), expect_text(words, at + 1)
        expect_end(words, at + 2)
        return RuleNumber(player, what, number, why)

    return read


def _turn(what: str) -> Reader:
    def read(player: int, words: list[str], at: int) -> Action:
        why = expect_text(words, at)
        expect_end(words, at + 1)
        return RuleTurn(player, what, why)

    return read


TABLE_RULINGS: Final = {
    "guards": _guards,
    "room": _room,
    "loot": _loot,
    "discards": _discards,
    **{what: _number(what) for what in ("hand", "bites", "vampires", "coffin")},
    **{what: _turn(what) for what in ("turn", "first", "night")},
}
