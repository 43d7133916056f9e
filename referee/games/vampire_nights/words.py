"""The words of this game's entries: `P move a0-a1 ser sta` and the like, read and written."""

import re
from collections.abc import Callable
from typing import Final

from referee.games.vampire_nights import actions
from referee.games.vampire_nights.actions import NO_ANSWER, NOTHING, Action
from referee.games.vampire_nights.ending import tiles_written
from referee.games.vampire_nights.manor import (
    CELL_NAMED,
    COLUMNS,
    DEPTH,
    DOWN,
    EMPTY,
    EXACT,
    GARDEN,
    GARDEN_OF,
    NAME,
    SPACE_NAMED,
    what_lies,
)
from referee.games.vampire_nights.pieces import (
    CLOAK,
    COINS,
    CROSS,
    CROSSBOW,
    DEFENCES,
    ITEM_CODE,
    ITEM_NAMED,
    JUMP,
    MAGNIFIER,
    MASK,
    MIRROR,
    SACK,
    STAKE,
    TILE_CODE,
    TILE_NAMED,
    TORCH,
    WATER,
)
from referee.games.vampire_nights.state import FREE, HELD, PASSED
from referee.notation.words import Quoted, expect, expect_end, expect_number, expect_text, misread

_new = tuple.__new__  # a third of the time of calling the class
Reader = Callable[[int, list[str], int], Action]

_STEP = re.compile(r"([a-d][0-6])(?:\.([12]))?-?([a-d][0-6])(?:\.([12]))?", re.ASCII)
_FROM = re.compile(r"([a-d][0-6])(?:\.([12]))?", re.ASCII)
_TILES = re.compile(r"([a-z]+?)(?:x([1-9][0-9]?))?", re.ASCII)
_STANDS = re.compile(r"([a-d](?:[0-5]|6[12s]))([pw]?)", re.ASCII)

# Nearly every step that is written: both cells, nothing else.
STEPS: Final = {
    f"{NAME[start]}-{NAME[end]}": (start, end)
    for start in CELL_NAMED.values()
    for end in CELL_NAMED.values()
    if start != end
}
# To a vampire an item, to the Cat Coins; the numbers do not overlap.
ANSWERS: Final = {
    "none": NOTHING,
    **{word: item for word, item in ITEM_NAMED.items() if item in DEFENCES},
    **{word: tile for word, tile in TILE_NAMED.items() if tile == COINS},
}
ANSWER_CODE: Final = {NOTHING: "none", COINS: TILE_CODE[COINS], **{item: ITEM_CODE[item] for item in DEFENCES}}


def _word(words: list[str], index: int, expected: str) -> str:
    return expect(words, index, expected).lower()


def _tile(words: list[str], index: int) -> int:
    word = words[index] if index < len(words) else ""
    return TILE_NAMED.get(word) or TILE_NAMED.get(word.lower()) or misread(index, "tile")


def _item(words: list[str], index: int) -> int:
    word = words[index] if index < len(words) else ""
    return ITEM_NAMED.get(word) or ITEM_NAMED.get(word.lower()) or misread(index, "item")


def _cell(words: list[str], index: int) -> int:
    cell = CELL_NAMED.get(_word(words, index, "cell"), -1)
    return cell if cell >= 0 else misread(index, "cell")


def _step(words: list[str], index: int) -> tuple[int, int, int, int]:
    """Start, which guard of two there, end, which guard of two there; without a start, it is -1."""
    word = words[index] if index < len(words) else ""
    known = STEPS.get(word)
    if known is not None:
        return known[0], 0, known[1], 0
    word = word.lower()
    if match := _STEP.fullmatch(word):
        return CELL_NAMED[match[1]], int(match[2] or 0), CELL_NAMED[match[3]], int(match[4] or 0)
    if word not in CELL_NAMED:
        misread(index, "step")
    return -1, 0, CELL_NAMED[word], 0


def _move(player: int, words: list[str], at: int) -> Action:
    count = len(words) - at
    known = STEPS.get(words[at]) if count else None
    # By far the most common: both cells, and perhaps a tile.
    if known is not None and count < 3:
        tile = 0 if count == 1 else TILE_NAMED.get(words[at + 1], 0)
        if tile or count == 1:
            return _new(actions.Move, (player, 0, known[0], 0, known[1], tile, NO_ANSWER))
    return _moved(player, 0, words, at)


def _moved(player: int, item: int, words: list[str], at: int) -> Action:
    """A step, the tile turned up if any, the answer to what is met if any."""
    start, which, end, other = _step(words, at)
    if other:
        misread(at, "step")
    tile, answer, index = 0, NO_ANSWER, at + 1
    if index < len(words):
        tile = TILE_NAMED.get(words[index], 0) or TILE_NAMED.get(words[index].lower(), 0)
        if tile:
            index += 1
        if index < len(words):
            answer = ANSWERS.get(words[index].lower(), NO_ANSWER)
            if answer == NO_ANSWER:
                misread(index, "answer" if tile else "tile")
            index += 1
            expect_end(words, index)
    return _new(actions.Move, (player, item, start, which, end, tile, answer))


def _pass(player: int, words: list[str], at: int) -> Action:
    if len(words) == at:
        return actions.Pass(player, -1)
    match = _FROM.fullmatch(_word(words, at, "cell"))
    if match is None:
        misread(at, "cell")
    expect_end(words, at + 1)
    return actions.Pass(player, CELL_NAMED[match[1]], int(match[2] or 0))


def _skip(player: int, words: list[str], at: int) -> Action:
    expect_end(words, at)
    return actions.Skip(player)


def _use(player: int, words: list[str], at: int) -> Action:
    item = _item(words, at)
    reader = _ITEMS.get(item)
    if reader is None:
        misread(at, "usable")  # Garlic answers a vampire, at no other moment (VN56)
    return reader(player, item, words, at + 1)


def _on_rooms(player: int, item: int, words: list[str], at: int) -> Action:
    most = 2 if item == TORCH else 1
    cells = [_cell(words, index) for index in range(at, len(words))]
    expect_end(words, at + most)
    if len(set(cells)) < len(cells):
        misread(at + 1, "cell")
    return actions.Use(player, item, tuple(sorted(cells)))


def _stride(player: int, item: int, words: list[str], at: int) -> Action:
    return _moved(player, item, words, at)


def _cloak(player: int, item: int, words: list[str], at: int) -> Action:
    word = _word(words, at, "step")
    if word in SPACE_NAMED or (word in CELL_NAMED and DEPTH[CELL_NAMED[word]] == GARDEN):
        expect_end(words, at + 1)
        cell = SPACE_NAMED.get(word, -1)
        if cell < 0:
            return actions.Slip(player, CELL_NAMED[word])
        return actions.Slip(player, GARDEN_OF[cell], DEPTH[cell] - GARDEN + 1)
    return _moved(player, item, words, at)


def _mask(player: int, item: int, words: list[str], at: int) -> Action:
    word = _word(words, at, "step")
    if word in CELL_NAMED and DEPTH[CELL_NAMED[word]] == GARDEN:
        expect_end(words, at + 1)
        return actions.Swap(player, CELL_NAMED[word], 0, CELL_NAMED[word])
    start, which, end, other = _step(words, at)
    seat = -1
    if len(words) > at + 1:
        seat = expect_number(words, at + 1) - 1
        expect_end(words, at + 2)
        if seat < 0:
            misread(at + 1, "number")
    return actions.Swap(player, start, which, end, seat, other)


def _magnifier(player: int, item: int, words: list[str], at: int) -> Action:
    wanted = _item(words, at)
    expect_end(words, at + 1)
    return actions.Fetch(player, wanted)


_ITEMS: Final = {
    **dict.fromkeys((STAKE, CROSS, SACK, WATER, CROSSBOW, TORCH), _on_rooms),
    **dict.fromkeys((MIRROR, JUMP), _stride),
    CLOAK: _cloak,
    MASK: _mask,
    MAGNIFIER: _magnifier,
}


def _claim(player: int, words: list[str], at: int) -> Action:
    return actions.Claim(player, tuple(sorted(_item(words, index) for index in range(at, len(words)))))


def _answer(player: int, words: list[str], at: int) -> Action:
    answer = ANSWERS.get(_word(words, at, "answer"), NO_ANSWER)
    if answer == NO_ANSWER:
        misread(at, "answer")
    expect_end(words, at + 1)
    return actions.Answer(player, answer)


def _reveal(player: int, words: list[str], at: int) -> Action:
    return actions.Lay(player, tuple([_tile(words, index) for index in range(at, len(words))]))


def _guards(player: int, words: list[str], at: int) -> Action:
    columns = [_column(words, index) for index in (at, at + 1)]
    item = _item(words, at + 2) if len(words) > at + 2 else 0
    expect_end(words, at + 3)
    return actions.Place(player, (min(columns), max(columns)), item)


def _column(words: list[str], index: int) -> int:
    word = _word(words, index, "column").removesuffix("0")
    if len(word) != 1 or word not in COLUMNS:
        misread(index, "column")
    return COLUMNS.index(word)


def _first(player: int, words: list[str], at: int) -> Action:
    expect_end(words, at)
    return actions.First(player)


def _loot(player: int, words: list[str], at: int) -> Action:
    """A room, a tile, or both."""
    cell = CELL_NAMED.get(_word(words, at, "cell"), -1)
    if cell >= 0:
        at += 1
    tile = _tile(words, at) if cell < 0 or len(words) > at else 0
    expect_end(words, at + (tile > 0))
    return actions.Loot(player, cell, tile)


def _show(player: int, words: list[str], at: int) -> Action:
    vampires = expect_number(words, at)
    if len(words) == at + 1:
        return actions.Declare(player, vampires)
    if [word.lower() for word in words[at + 1 :]] == ["none"]:
        return actions.Declare(player, vampires, ())
    return actions.Declare(player, vampires, _counted(words, at + 1, len(words)))


def _counted(words: list[str], start: int, end: int) -> tuple[int, ...]:
    """Tiles with their numbers, sorted: `coix2 sto`."""
    tiles: list[int] = []
    for index in range(start, end):
        match = _TILES.fullmatch(_word(words, index, "tile"))
        kind = TILE_NAMED.get(match[1]) if match else None
        if match is None or kind is None:
            misread(index, "tile")
        tiles += [kind] * int(match[2] or 1)
    return tuple(sorted(tiles))


def _rule_guards(player: int, words: list[str], at: int) -> Action:
    guards = []
    for index in (at, at + 1):
        word = _word(words, index, "stands")
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
    return actions.RuleGuards(player, tuple(sorted(guards)), why)


def _rule_room(player: int, words: list[str], at: int) -> Action:
    cell, word = _cell(words, at), _word(words, at + 1, "lies")
    if not 0 < DEPTH[cell] < GARDEN:
        misread(at, "room")
    what = {"none": EMPTY, "down": DOWN}.get(word, -1)
    if what < 0:
        what = TILE_NAMED.get(word, 0) or misread(at + 1, "lies")
    why = expect_text(words, at + 2)
    expect_end(words, at + 3)
    return actions.RuleRoom(player, cell, what, why)


def _rule_loot(player: int, words: list[str], at: int) -> Action:
    last = max(at, len(words) - 1)
    tiles = _counted(words, at, last)
    return actions.RuleLoot(player, tiles, expect_text(words, last))


def _rule_items(player: int, words: list[str], at: int) -> Action:
    last = max(at, len(words) - 1)
    items = tuple(sorted(_item(words, index) for index in range(at, last)))
    return actions.RuleItems(player, items, expect_text(words, last))


def _rule_number(what: str) -> Reader:
    def read(player: int, words: list[str], at: int) -> Action:
        number, why = expect_number(words, at), expect_text(words, at + 1)
        expect_end(words, at + 2)
        return actions.RuleNumber(player, what, number, why)

    return read


def _rule_turn(what: str) -> Reader:
    def read(player: int, words: list[str], at: int) -> Action:
        why = expect_text(words, at)
        expect_end(words, at + 1)
        return actions.RuleTurn(player, what, why)

    return read


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
TABLE_RULINGS: Final = {
    "guards": _rule_guards,
    "room": _rule_room,
    "loot": _rule_loot,
    "discards": _rule_items,
    **{what: _rule_number(what) for what in ("hand", "bites", "vampires", "coffin")},
    **{what: _rule_turn(what) for what in ("turn", "first", "night")},
}
COUNTS: Final = ("hand", "bites", "tiles", "points")


def write(action: Action) -> list[str]:
    """The words after the player's name (after `! P` for a table ruling), all that the action holds."""
    match action:
        case actions.Move():
            return _write_move(action)
        case actions.Pass(_, start, which):
            return ["pass", *([_guard(start, which)] if start >= 0 else [])]
        case actions.Skip():
            return ["skip"]
        case actions.Swap(_, start, which, end, seat, other):
            step = NAME[end] if start == end else f"{_guard(start, which)}-{_guard(end, other)}"
            return ["use", "mas", step, *([str(seat + 1)] if seat >= 0 else [])]
        case actions.Slip(_, garden, space):
            return ["use", "clo", NAME[garden] + (("1", "2", "s")[space - 1] if space else "")]
        case actions.Use(_, item, cells):
            return ["use", ITEM_CODE[item], *(NAME[cell] for cell in cells)]
        case actions.Fetch(_, item):
            return ["use", "mag", ITEM_CODE[item]]
        case actions.Claim(_, items):
            return ["claim", *(ITEM_CODE[item] for item in items)]
        case actions.Answer(_, answer):
            return ["answer", ANSWER_CODE[answer]]
        case actions.Lay(_, tiles):
            return ["reveal", *(TILE_CODE[tile] for tile in tiles)]
        case actions.Place(_, columns, item):
            return ["guards", *(COLUMNS[column] for column in columns), *([ITEM_CODE[item]] if item else [])]
        case actions.First():
            return ["first"]
        case actions.Loot(_, cell, tile):
            return ["loot", *([NAME[cell]] if cell >= 0 else []), *([TILE_CODE[tile]] if tile else [])]
        case actions.Declare(_, vampires, tiles):
            shown = [] if tiles is None else tiles_written(tiles) or ["none"]
            return ["show", str(vampires), *shown]
    return _write_ruling(action)


def _write_ruling(action: Action) -> list[str]:
    match action:
        case actions.RuleGuards(_, guards, why):
            return ["guards", *(EXACT[c] + ("p" if p else "w" if w else "") for c, p, w in guards), Quoted(why)]
        case actions.RuleRoom(_, cell, what, why):
            return ["room", NAME[cell], what_lies(what), Quoted(why)]
        case actions.RuleLoot(_, tiles, why):
            return ["loot", *tiles_written(tiles), Quoted(why)]
        case actions.RuleItems(_, items, why):
            return ["discards", *(ITEM_CODE[item] for item in items), Quoted(why)]
        case actions.RuleNumber(_, what, number, why):
            return [what, str(number), Quoted(why)]
        case actions.RuleTurn(_, what, why):
            return [what, Quoted(why)]
    raise TypeError(action)


def _guard(cell: int, which: int) -> str:
    return NAME[cell] + (f".{which}" if which else "")


def _write_move(action: actions.Move) -> list[str]:
    _, item, start, which, end, tile, answer = action
    step = f"{_guard(start, which)}-{NAME[end]}" if start >= 0 else NAME[end]
    words = ["use", ITEM_CODE[item], step] if item else ["move", step]
    if tile:
        words.append(TILE_CODE[tile])
    if answer != NO_ANSWER:
        words.append(ANSWER_CODE[answer])
    return words
