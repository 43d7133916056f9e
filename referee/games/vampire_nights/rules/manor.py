"""The manor: columns of an entrance, five rooms and a garden, side by side («MISE EN PLACE»).

A cell is a number, nine to a column: the entrance, the rooms 1 to 5, the garden's spaces 1 and 2 and its secret
space. The manor is a row of what lies on every cell. A garden as such is named by its space 1.
"""

from functools import cache
from typing import Final

from referee.games.vampire_nights.rules.pieces import TILE_CODE

COLUMNS: Final = "abcd"
HEIGHT: Final = 9  # cells a column
ROOMS: Final = range(1, 6)
GARDEN, SECOND, SECRET = 6, 7, 8

EMPTY: Final = 0  # a room whose tile is gone; 1 to 13 are the tiles that lie open
DOWN: Final = 14
ENTRANCE: Final = 15
SPACE: Final = 16  # of a garden

COLUMN: Final = tuple(cell // HEIGHT for cell in range(4 * HEIGHT))
DEPTH: Final = tuple(cell % HEIGHT for cell in range(4 * HEIGHT))
GARDEN_OF: Final = tuple(cell - cell % HEIGHT + GARDEN for cell in range(4 * HEIGHT))
BIT: Final = tuple(1 << cell for cell in range(4 * HEIGHT))

_DEPTH_NAME: Final = ("0", "1", "2", "3", "4", "5", "6", "6", "6")
_SPACE_NAME: Final = ("0", "1", "2", "3", "4", "5", "61", "62", "6s")
# The name of a cell for whom the garden is one place, and of every single space.
NAME: Final = tuple(f"{COLUMNS[cell // HEIGHT]}{_DEPTH_NAME[cell % HEIGHT]}" for cell in range(4 * HEIGHT))
EXACT: Final = tuple(f"{COLUMNS[cell // HEIGHT]}{_SPACE_NAME[cell % HEIGHT]}" for cell in range(4 * HEIGHT))
CELL_NAMED: Final = {NAME[cell]: cell for cell in range(4 * HEIGHT) if cell % HEIGHT <= GARDEN}
SPACE_NAMED: Final = {EXACT[cell]: cell for cell in range(4 * HEIGHT) if cell % HEIGHT >= GARDEN}

Manor = bytes  # what lies on every cell
Line = tuple[int, ...]


@cache
def laid(columns: int, tiles: int) -> Manor:
    """A manor with so many tiles face down; if they are too few, row by row from the entrances (VN72)."""
    cells = [ENTRANCE, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, SPACE, SPACE, SPACE] * columns
    order = [column * HEIGHT + depth for depth in ROOMS for column in range(columns)]
    for cell in order[:tiles]:
        cells[cell] = DOWN
    return bytes(cells)


def thirds(manor: Manor) -> list[int]:
    """The third rooms that have a tile: they are turned up when the manor is laid."""
    return [cell for cell in range(3, len(manor), HEIGHT) if manor[cell] == DOWN]


def what_lies(value: int) -> str:
    """What lies on a cell, as a word: the code of a tile, `none`, `down`, or nothing for entrances and gardens."""
    if value == EMPTY:
        return "none"
    return "down" if value == DOWN else TILE_CODE[value] if value < DOWN else ""


def _line(columns: int, cell: int, aside: int, ahead: int, *, spaces: bool) -> Line:
    """The cells in that direction, to the wall. Between entrances only one step is one (VN13)."""
    column, depth = divmod(cell, HEIGHT)
    depth = min(depth, GARDEN)
    found: list[int] = []
    while True:
        column, depth = column + aside, depth + ahead
        if not (0 <= column < columns and 0 <= depth <= (GARDEN if spaces else 5)):
            return tuple(found)
        found.append(column * HEIGHT + depth)
        if depth == 0:
            return tuple(found)


@cache
def ways(columns: int) -> tuple[tuple[Line, ...], ...]:
    """For every cell, the lines forward and to both sides, in which a guard can walk. None from a garden (VN14)."""
    found: list[tuple[Line, ...]] = []
    for cell in range(columns * HEIGHT):
        if DEPTH[cell] >= GARDEN:
            found.append(())
            continue
        lines = (
            _line(columns, cell, 0, 1, spaces=True),
            *(_line(columns, cell, side, 0, spaces=False) for side in (-1, 1)),
        )
        found.append(tuple(line for line in lines if line))
    return tuple(found)


@cache
def near(columns: int) -> tuple[int, ...]:
    """For every cell, the bits of the entrances and rooms just ahead and to its sides: nothing lies between."""
    return tuple(sum(BIT[line[0]] for line in own if DEPTH[line[0]] < GARDEN) for own in ways(columns))


@cache
def sights(columns: int) -> tuple[tuple[Line, ...], ...]:
    """For every cell, the lines in all four directions, gardens left out: sideways there is nothing from a garden."""
    found: list[tuple[Line, ...]] = []
    for cell in range(columns * HEIGHT):
        directions = ((0, 1), (0, -1), (-1, 0), (1, 0)) if DEPTH[cell] < GARDEN else ((0, -1),)
        lines = [_line(columns, cell, *direction, spaces=False) for direction in directions]
        found.append(tuple(line for line in lines if line))
    return tuple(found)


@cache
def diagonals(columns: int) -> tuple[tuple[Line, ...], ...]:
    """For every cell, the lines ahead and aside at once: rooms only, never into a garden (VN49, VN50)."""
    found: list[tuple[Line, ...]] = []
    for cell in range(columns * HEIGHT):
        lines = [_line(columns, cell, side, 1, spaces=False) for side in (-1, 1)] if DEPTH[cell] < GARDEN else []
        found.append(tuple(line for line in lines if line))
    return tuple(found)


def _between(lines: tuple[tuple[Line, ...], ...]) -> dict[tuple[int, int], Line]:
    return {(cell, line[at]): line[:at] for cell, own in enumerate(lines) for line in own for at in range(len(line))}


@cache
def paths(columns: int) -> dict[tuple[int, int], Line]:
    """The cells between two that lie in line forward or sideways."""
    return _between(ways(columns))


@cache
def slants(columns: int) -> dict[tuple[int, int], Line]:
    """The cells between two that lie diagonally ahead."""
    return _between(diagonals(columns))
