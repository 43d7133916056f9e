"""The words of entries, read: `P move a0-a1 ser sta`, `! P room a1 ser "why"` and the like."""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from referee.games.vampire_nights.rules.actions import (
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
    Stand,
    Swap,
    Use,
)
from referee.games.vampire_nights.rules.manor import CELLS, COLUMNS, DEPTH, DOWN, EMPTY, ROOMS, SPACES, in_garden
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
    Pieces,
    in_order,
)
from referee.notation.words import expect, expect_count, expect_end, expect_number, expect_text, misread

Reader = Callable[[int, list[str], int], Action]  # player, words, where they begin
# Start, which guard of two there, end, which guard of two there; without a start, it is "".
Step = tuple[str, int, str, int]

_GUARD: Final = r"([a-d][0-6])(?:\.([12]))?"
_FROM: Final = re.compile(_GUARD, re.ASCII)
_STEP: Final = re.compile(rf"(?:{_GUARD}-?)?{_GUARD}", re.ASCII)
_STANDS: Final = re.compile(r"([a-d](?:[0-5]|6[12s]?))([pw]?)", re.ASCII)
_COLUMN: Final = {f"{letter}{end}": letter for letter in COLUMNS for end in ("", "0")}
# To a vampire an item, to the Cat Coins.
_ANSWERS: Final = {
    NOTHING: NOTHING,
    **{word: item for word, item in ITEM_NAMED.items() if item in DEFENCES},
    **{word: tile for word, tile in TILE_NAMED.items() if tile == COINS},
}
_COUNT: Final = {str(number): number for number in range(1, 100)}


# --- cells, steps, tiles and items: small letters or capitals


def _small(words: list[str], index: int, expected: str) -> str:
    return expect(words, index, expected).lower()


def _tile(words: list[str], index: int) -> str:
    word = words[index] if index < len(words) else ""
    return TILE_NAMED.get(word.lower()) or misread(index, "tile")


def _item(words: list[str], index: int) -> str:
    word = words[index] if index < len(words) else ""
    return ITEM_NAMED.get(word.lower()) or misread(index, "item")


def _cell(words: list[str], index: int) -> str:
    cell = _small(words, index, "cell")
    return cell if cell in CELLS else misread(index, "cell")


def _step(words: list[str], index: int) -> Step:
    word = words[index].lower() if index < len(words) else ""
    return _step_said(word) or misread(index, "step")


@lru_cache(1_000)  # nearly every line has one, and there are few
def _step_said(word: str) -> Step | None:
    match = _STEP.fullmatch(word)
    if match is None or (match[4] and not match[1]):
        return None
    return match[1] or "", int(match[2] or 0), match[3], int(match[4] or 0)


def _tiles(words: list[str], start: int, end: int) -> Pieces:
    """Tiles with their numbers, sorted: `coix2 sto`."""
    tiles: list[str] = []
    for index in range(start, end):
        name, counted, number = _small(words, index, "tile").partition("x")
        code, count = TILE_NAMED.get(name), _COUNT.get(number, 0) if counted else 1
        if not code or not count:
            misread(index, "tile")
        tiles += [code] * count
    return in_order(tiles)


# --- what players do


def _stride(player: int, words: list[str], at: int, item: str = "") -> Action:
    """A step, the tile turned up if any, the answer to what is met if any."""
    start, which, end, other = _step(words, at)
    if other:
        misread(at, "step")
    tile, answer, index = "", "", at + 1
    if index < len(words):
        tile = TILE_NAMED.get(words[index].lower(), "")
        if tile:
            index += 1
        if index < len(words):
            answer = _ANSWERS.get(words[index].lower()) or misread(index, "answer" if tile else "tile")
            expect_end(words, index + 1)
    return Move(player, item, start, which, end, tile, answer)


def _pass(player: int, words: list[str], at: int) -> Action:
    if len(words) == at:
        return Pass(player, "")
    match = _FROM.fullmatch(_small(words, at, "cell"))
    if match is None:
        misread(at, "cell")
    expect_end(words, at + 1)
    return Pass(player, match[1], int(match[2] or 0))


def _skip(player: int, words: list[str], at: int) -> Action:
    expect_end(words, at)
    return Skip(player)


def _use(player: int, words: list[str], at: int) -> Action:
    item = _item(words, at)
    reader = _ITEMS.get(item)
    if reader is None:
        misread(at, "usable")  # Garlic answers a vampire, at no other moment (VN56)
    return reader(player, words, at + 1, item)


def _on_rooms(player: int, words: list[str], at: int, item: str) -> Action:
    cells = [_cell(words, index) for index in range(at, len(words))]
    expect_end(words, at + (2 if item == TORCH else 1))
    if len(set(cells)) < len(cells):
        misread(at + 1, "cell")
    return Use(player, item, tuple(sorted(cells)))


def _cloak(player: int, words: list[str], at: int, item: str) -> Action:
    word = _small(words, at, "step")
    if word in SPACES or (word in CELLS and in_garden(word)):
        expect_end(words, at + 1)
        return Slip(player, word)
    return _stride(player, words, at, item)


def _mask(player: int, words: list[str], at: int, item: str) -> Action:
    word = _small(words, at, "step")
    if word in CELLS and in_garden(word):
        expect_end(words, at + 1)
        return Swap(player, word, 0, word)
    start, which, end, other = _step(words, at)
    seat = -1
    if len(words) > at + 1:
        seat = expect_number(words, at + 1) - 1
        expect_end(words, at + 2)
        if seat < 0:
            misread(at + 1, "number")
    return Swap(player, start, which, end, seat, other)


def _magnifier(player: int, words: list[str], at: int, item: str) -> Action:
    wanted = _item(words, at)
    expect_end(words, at + 1)
    return Fetch(player, wanted)


_ITEMS: Final[dict[str, Callable[[int, list[str], int, str], Action]]] = {
    **dict.fromkeys((STAKE, CROSS, SACK, WATER, CROSSBOW, TORCH), _on_rooms),
    **dict.fromkeys((MIRROR, JUMP), _stride),
    CLOAK: _cloak,
    MASK: _mask,
    MAGNIFIER: _magnifier,
}


def _claim(player: int, words: list[str], at: int) -> Action:
    return Claim(player, in_order([_item(words, index) for index in range(at, len(words))]))


def _answer(player: int, words: list[str], at: int) -> Action:
    answer = _ANSWERS.get(_small(words, at, "answer")) or misread(at, "answer")
    expect_end(words, at + 1)
    return Answer(player, answer)


def _reveal(player: int, words: list[str], at: int) -> Action:
    return Lay(player, tuple([_tile(words, index) for index in range(at, len(words))]))


def _guards(player: int, words: list[str], at: int) -> Action:
    one, other = sorted((_column(words, at), _column(words, at + 1)))
    item = _item(words, at + 2) if len(words) > at + 2 else ""
    expect_end(words, at + 3)
    return Place(player, (one, other), item)


def _column(words: list[str], index: int) -> str:
    return _COLUMN.get(_small(words, index, "column")) or misread(index, "column")


def _first(player: int, words: list[str], at: int) -> Action:
    expect_end(words, at)
    return First(player)


def _loot(player: int, words: list[str], at: int) -> Action:
    """A room, a tile, or both."""
    cell = _small(words, at, "cell")
    if cell not in CELLS:
        tile = _tile(words, at)
        expect_end(words, at + 1)
        return Loot(player, "", tile)
    tile = _tile(words, at + 1) if len(words) > at + 1 else ""
    expect_end(words, at + 2)
    return Loot(player, cell, tile)


def _show(player: int, words: list[str], at: int) -> Action:
    vampires = expect_number(words, at)
    if len(words) == at + 1:
        return Declare(player, vampires)
    if len(words) == at + 2 and words[at + 1].lower() == "none":
        return Declare(player, vampires, ())
    return Declare(player, vampires, _tiles(words, at + 1, len(words)))


VERBS: Final[dict[str, Reader]] = {
    "move": _stride,
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
QUOTING: Final = ()


# --- what the table rules


def _rule_guards(player: int, words: list[str], at: int) -> Action:
    one, other = sorted((_stand(words, at), _stand(words, at + 1)))
    why = expect_text(words, at + 2)
    expect_end(words, at + 3)
    return RuleGuards(player, (one, other), why)


def _stand(words: list[str], index: int) -> Stand:
    """A cell with `p` for a guard that has passed, `w` for one that the Web holds; a garden is its space 1."""
    match = _STANDS.fullmatch(_small(words, index, "stands"))
    if match is None or (match[2] and in_garden(match[1])):
        misread(index, "stands")
    cell = f"{match[1]}1" if match[1] in CELLS and in_garden(match[1]) else match[1]
    return Stand(cell, match[2] == "p", match[2] == "w")


def _rule_room(player: int, words: list[str], at: int) -> Action:
    cell, word = _cell(words, at), _small(words, at + 1, "lies")
    if DEPTH[cell] not in ROOMS:
        misread(at, "room")
    what = word if word in (EMPTY, DOWN) else TILE_NAMED.get(word) or misread(at + 1, "lies")
    why = expect_text(words, at + 2)
    expect_end(words, at + 3)
    return RuleRoom(player, cell, what, why)


def _rule_loot(player: int, words: list[str], at: int) -> Action:
    last = max(at, len(words) - 1)
    tiles = _tiles(words, at, last)
    return RuleLoot(player, tiles, expect_text(words, last))


def _rule_discards(player: int, words: list[str], at: int) -> Action:
    last = max(at, len(words) - 1)
    items = in_order([_item(words, index) for index in range(at, last)])
    return RuleItems(player, items, expect_text(words, last))


def _rule_number(what: str) -> Reader:
    def read(player: int, words: list[str], at: int) -> Action:
        number, why = expect_count(words, at), expect_text(words, at + 1)
        expect_end(words, at + 2)
        return RuleNumber(player, what, number, why)

    return read


def _rule_turn(what: str) -> Reader:
    def read(player: int, words: list[str], at: int) -> Action:
        why = expect_text(words, at)
        expect_end(words, at + 1)
        return RuleTurn(player, what, why)

    return read


TABLE_RULINGS: Final[dict[str, Reader]] = {
    "guards": _rule_guards,
    "room": _rule_room,
    "loot": _rule_loot,
    "discards": _rule_discards,
    **{what: _rule_number(what) for what in ("hand", "bites", "vampires", "coffin")},
    **{what: _rule_turn(what) for what in ("turn", "first", "night")},
}
