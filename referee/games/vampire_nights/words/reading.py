"""The words of the players' entries, read: `P move a0-a1 ser sta` and the like. `writing.py` writes them."""

import re
from collections.abc import Callable
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
    Skip,
    Slip,
    Swap,
    Use,
)
from referee.games.vampire_nights.rules.manor import CELL_NAMED, COLUMNS, DEPTH, GARDEN, GARDEN_OF, SPACE_NAMED
from referee.games.vampire_nights.rules.pieces import (
    CLOAK,
    COINS,
    CROSS,
    CROSSBOW,
    DEFENCES,
    ITEM_NAMED,
    JUMP,
    MAGNIFIER,
    MASK,
    MIRROR,
    SACK,
    STAKE,
    TILE_NAMED,
    TORCH,
    WATER,
)
from referee.games.vampire_nights.rules.spelling import (
    STEPS,
    read_cell,
    read_item,
    read_step,
    read_tile,
    read_tiles,
    small,
)
from referee.notation.words import expect_end, expect_number, misread

_new = tuple.__new__  # a third of the time of calling the class

_FROM: Final = re.compile(r"([a-d][0-6])(?:\.([12]))?", re.ASCII)
_COLUMN: Final = {f"{letter}{end}": column for column, letter in enumerate(COLUMNS) for end in ("", "0")}
# To a vampire an item, to the Cat Coins; the numbers do not overlap.
_ANSWERS: Final = {
    "none": NOTHING,
    **{word: item for word, item in ITEM_NAMED.items() if item in DEFENCES},
    **{word: tile for word, tile in TILE_NAMED.items() if tile == COINS},
}


def _move(player: int, words: list[str], at: int) -> Action:
    # By far the most common: both cells, and perhaps a tile.
    count = len(words) - at
    if count == 1 or count == 2:
        step = STEPS.get(words[at])
        tile = TILE_NAMED.get(words[at + 1]) if count == 2 else 0
        if step is not None and tile is not None:
            return _new(Move, (player, 0, step[0], 0, step[1], tile, NO_ANSWER))
    return _stride(player, 0, words, at)


def _stride(player: int, item: int, words: list[str], at: int) -> Action:
    """A step, the tile turned up if any, the answer to what is met if any."""
    start, which, end, other = read_step(words, at)
    if other:
        misread(at, "step")
    tile, answer, index = 0, NO_ANSWER, at + 1
    if index < len(words):
        tile = TILE_NAMED.get(words[index], 0) or TILE_NAMED.get(words[index].lower(), 0)
        if tile:
            index += 1
        if index < len(words):
            answer = _ANSWERS.get(words[index].lower(), NO_ANSWER)
            if answer == NO_ANSWER:
                misread(index, "answer" if tile else "tile")
            expect_end(words, index + 1)
    return _new(Move, (player, item, start, which, end, tile, answer))


def _pass(player: int, words: list[str], at: int) -> Action:
    if len(words) == at:
        return Pass(player, -1)
    if len(words) == at + 1 and words[at] in CELL_NAMED:
        return _new(Pass, (player, CELL_NAMED[words[at]], 0))
    match = _FROM.fullmatch(small(words, at, "cell"))
    if match is None:
        misread(at, "cell")
    expect_end(words, at + 1)
    return Pass(player, CELL_NAMED[match[1]], int(match[2] or 0))


def _skip(player: int, words: list[str], at: int) -> Action:
    expect_end(words, at)
    return Skip(player)


def _use(player: int, words: list[str], at: int) -> Action:
    item = read_item(words, at)
    reader = _ITEMS.get(item)
    if reader is None:
        misread(at, "usable")  # Garlic answers a vampire, at no other moment (VN56)
    return reader(player, item, words, at + 1)


def _on_rooms(player: int, item: int, words: list[str], at: int) -> Action:
    if len(words) == at + 1:
        return _new(Use, (player, item, (read_cell(words, at),)))
    cells = [read_cell(words, index) for index in range(at, len(words))]
    expect_end(words, at + (2 if item == TORCH else 1))
    if len(set(cells)) < len(cells):
        misread(at + 1, "cell")
    return Use(player, item, tuple(sorted(cells)))


def _cloak(player: int, item: int, words: list[str], at: int) -> Action:
    word = small(words, at, "step")
    if word in SPACE_NAMED or (word in CELL_NAMED and DEPTH[CELL_NAMED[word]] == GARDEN):
        expect_end(words, at + 1)
        cell = SPACE_NAMED.get(word, -1)
        if cell < 0:
            return Slip(player, CELL_NAMED[word])
        return Slip(player, GARDEN_OF[cell], DEPTH[cell] - GARDEN + 1)
    return _stride(player, item, words, at)


def _mask(player: int, item: int, words: list[str], at: int) -> Action:
    word = small(words, at, "step")
    if word in CELL_NAMED and DEPTH[CELL_NAMED[word]] == GARDEN:
        expect_end(words, at + 1)
        return Swap(player, CELL_NAMED[word], 0, CELL_NAMED[word])
    start, which, end, other = read_step(words, at)
    seat = -1
    if len(words) > at + 1:
        seat = expect_number(words, at + 1) - 1
        expect_end(words, at + 2)
        if seat < 0:
            misread(at + 1, "number")
    return Swap(player, start, which, end, seat, other)


def _magnifier(player: int, item: int, words: list[str], at: int) -> Action:
    wanted = read_item(words, at)
    expect_end(words, at + 1)
    return Fetch(player, wanted)


_ITEMS: Final[dict[int, Callable[[int, int, list[str], int], Action]]] = {
    **dict.fromkeys((STAKE, CROSS, SACK, WATER, CROSSBOW, TORCH), _on_rooms),
    **dict.fromkeys((MIRROR, JUMP), _stride),
    CLOAK: _cloak,
    MASK: _mask,
    MAGNIFIER: _magnifier,
}


def _claim(player: int, words: list[str], at: int) -> Action:
    return Claim(player, tuple(sorted(read_item(words, index) for index in range(at, len(words)))))


def _answer(player: int, words: list[str], at: int) -> Action:
    answer = _ANSWERS.get(small(words, at, "answer"), NO_ANSWER)
    if answer == NO_ANSWER:
        misread(at, "answer")
    if len(words) > at + 1:
        expect_end(words, at + 1)
    return _new(Answer, (player, answer))


def _reveal(player: int, words: list[str], at: int) -> Action:
    return Lay(player, tuple([read_tile(words, index) for index in range(at, len(words))]))


def _guards(player: int, words: list[str], at: int) -> Action:
    one, other = _column(words, at), _column(words, at + 1)
    item = read_item(words, at + 2) if len(words) > at + 2 else 0
    expect_end(words, at + 3)
    return _new(Place, (player, (one, other) if one < other else (other, one), item))


def _column(words: list[str], index: int) -> int:
    column = _COLUMN.get(small(words, index, "column"), -1)
    return column if column >= 0 else misread(index, "column")


def _first(player: int, words: list[str], at: int) -> Action:
    expect_end(words, at)
    return First(player)


def _loot(player: int, words: list[str], at: int) -> Action:
    """A room, a tile, or both."""
    cell = CELL_NAMED.get(small(words, at, "cell"), -1)
    if cell >= 0:
        at += 1
    tile = read_tile(words, at) if cell < 0 or len(words) > at else 0
    expect_end(words, at + (tile > 0))
    return _new(Loot, (player, cell, tile))


def _show(player: int, words: list[str], at: int) -> Action:
    vampires = expect_number(words, at)
    if len(words) == at + 1:
        return Declare(player, vampires)
    if len(words) == at + 2 and words[at + 1].lower() == "none":
        return Declare(player, vampires, ())
    return Declare(player, vampires, read_tiles(words, at + 1, len(words)))


VERBS: Final = {
    "move": _move,
    "pass": _pass,
    "use": _use,
    "answer": _answer,
    "claim": _claim,
    "skip": _skip,
    "reveal": _reveal,
    "guards": _guards,
    "first": _first,
    "loot": _loot,
    "show": _show,
}
COUNTS: Final = ("hand", "bites", "tiles", "points")  # what may follow `= P`
