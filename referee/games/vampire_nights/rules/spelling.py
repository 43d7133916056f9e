"""How cells, steps, tiles and items are spelt in an entry: small letters first, because that is what records hold."""

import re
from typing import Final

from referee.games.vampire_nights.rules.manor import CELL_NAMED, NAME
from referee.games.vampire_nights.rules.pieces import ITEM_NAMED, TILE_NAMED
from referee.notation.words import expect, misread

_STEP: Final = re.compile(r"([a-d][0-6])(?:\.([12]))?-?([a-d][0-6])(?:\.([12]))?", re.ASCII)
# Nearly every step that is written: both cells, nothing else.
STEPS: Final = {
    f"{NAME[start]}-{NAME[end]}": (start, end)
    for start in CELL_NAMED.values()
    for end in CELL_NAMED.values()
    if start != end
}
_COUNT: Final = {str(number): number for number in range(1, 100)}


def small(words: list[str], index: int, expected: str) -> str:
    return expect(words, index, expected).lower()


def read_tile(words: list[str], index: int) -> int:
    word = words[index] if index < len(words) else ""
    return TILE_NAMED.get(word) or TILE_NAMED.get(word.lower()) or misread(index, "tile")


def read_item(words: list[str], index: int) -> int:
    word = words[index] if index < len(words) else ""
    return ITEM_NAMED.get(word) or ITEM_NAMED.get(word.lower()) or misread(index, "item")


def read_cell(words: list[str], index: int) -> int:
    word = expect(words, index, "cell")
    cell = CELL_NAMED.get(word, -1)
    if cell < 0:
        cell = CELL_NAMED.get(word.lower(), -1)
    return cell if cell >= 0 else misread(index, "cell")


def read_step(words: list[str], index: int) -> tuple[int, int, int, int]:
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


def read_tiles(words: list[str], start: int, end: int) -> tuple[int, ...]:
    """Tiles with their numbers, sorted: `coix2 sto`."""
    tiles: list[int] = []
    for index in range(start, end):
        name, counted, number = small(words, index, "tile").partition("x")
        kind, count = TILE_NAMED.get(name, 0), _COUNT.get(number, 0) if counted else 1
        if not kind or not count:
            misread(index, "tile")
        tiles += [kind] * count
    return tuple(sorted(tiles))
