"""The manor: columns of an entrance, five rooms and a garden, side by side («MISE EN PLACE»).

A cell is its name. Column a has the entrance `a0`, the rooms `a1` to `a5` and the garden `a6`, in which a guard stands
on one of the spaces `a61`, `a62` and the secret `a6s`.
"""

from functools import cache
from typing import Any, Final, NoReturn

COLUMNS: Final = "abcd"
ROOMS: Final = range(1, 6)  # by depth: how far from the entrance
GARDEN: Final = 6

EMPTY: Final = "none"  # a room whose tile is gone
DOWN: Final = "down"  # a room whose tile lies face down

CELLS: Final = frozenset(f"{column}{depth}" for column in COLUMNS for depth in range(GARDEN + 1))
SPACES: Final = frozenset(f"{column}{GARDEN}{space}" for column in COLUMNS for space in "12s")
GARDENS: Final = SPACES | {f"{column}{GARDEN}" for column in COLUMNS}
ORDINARY_SPACES: Final = {f"{column}{GARDEN}": (f"{column}{GARDEN}1", f"{column}{GARDEN}2") for column in COLUMNS}
DEPTH: Final = {cell: int(cell[1]) for cell in sorted(CELLS | SPACES)}
PLACE: Final = {cell: cell[:2] for cell in DEPTH}  # where a guard is said to stand: a garden is one, whatever the space
# The rooms from the entrance to a cell, that one included.
ROOMS_TO: Final = {cell: tuple(f"{cell[0]}{room}" for room in ROOMS if room <= depth) for cell, depth in DEPTH.items()}

Line = tuple[str, ...]
Lines = dict[str, tuple[Line, ...]]
Ways = dict[str, dict[str, Line]]
_lay = dict.__setitem__


class Manor(dict[str, str]):
    """What lies in every room: the code of a tile, DOWN or EMPTY. Never changed in place: `having` gives the next."""

    __slots__ = ()

    def __hash__(self) -> int:  # type: ignore[override]  # a dict says "unhashable" because it can change
        return hash(frozenset(self.items()))

    def __reduce__(self) -> tuple[type, tuple[dict[str, str]]]:
        return Manor, (dict(self),)

    def _unchangeable(self, *arguments: Any, **named: Any) -> NoReturn:
        raise TypeError("a manor is never changed in place")

    __setitem__ = __delitem__ = __ior__ = _unchangeable
    update = clear = pop = popitem = setdefault = _unchangeable

    def having(self, cell: str, what: str) -> "Manor":
        manor = Manor(self)
        _lay(manor, cell, what)
        return manor


def in_garden(cell: str) -> bool:
    return cell in GARDENS


def place(cell: str) -> str:
    """Where a guard on that cell is said to stand: a garden is one place, whatever the space."""
    return PLACE[cell]


def secret_space(garden: str) -> str:
    return f"{garden}s"


@cache
def laid(columns: int, tiles: int) -> Manor:
    """A manor with so many tiles face down; if they are too few, row by row from the entrances (VN72)."""
    by_row = [f"{column}{depth}" for depth in ROOMS for column in COLUMNS[:columns]]
    return Manor({cell: DOWN if by_row.index(cell) < tiles else EMPTY for cell in sorted(by_row)})


def thirds(manor: Manor) -> list[str]:
    """The third rooms that have a tile: they are turned up when the manor is laid."""
    return [cell for cell, lies in manor.items() if DEPTH[cell] == 3 and lies == DOWN]


def _line(columns: int, start: str, aside: int, ahead: int, deepest: int) -> Line:
    """The cells in that direction, to the wall. Between entrances only one step is one (VN13)."""
    column, depth = COLUMNS.index(start[0]), DEPTH[start]
    found: list[str] = []
    while True:
        column, depth = column + aside, depth + ahead
        if not (0 <= column < columns and 0 <= depth <= deepest):
            return tuple(found)
        found.append(f"{COLUMNS[column]}{depth}")
        if depth == 0:
            return tuple(found)


def _cells(columns: int) -> list[str]:
    """Where a guard can stand in a manor of so many columns."""
    return [cell for cell in DEPTH if cell[0] in COLUMNS[:columns]]


@cache
def ways(columns: int) -> Lines:
    """For every cell, the lines forward and to both sides, in which a guard can walk. None from a garden (VN14)."""
    found: Lines = {}
    for cell in _cells(columns):
        sides = [_line(columns, cell, side, 0, GARDEN - 1) for side in (-1, 1)]
        lines = () if in_garden(cell) else (_line(columns, cell, 0, 1, GARDEN), *sides)
        found[cell] = tuple(line for line in lines if line)
    return found


@cache
def sights(columns: int) -> Lines:
    """For every cell, the lines in all four directions, gardens left out: sideways there is nothing from a garden."""
    found: Lines = {}
    for cell in _cells(columns):
        directions = ((0, -1),) if in_garden(cell) else ((0, 1), (0, -1), (-1, 0), (1, 0))
        lines = [_line(columns, cell, *direction, GARDEN - 1) for direction in directions]
        found[cell] = tuple(line for line in lines if line)
    return found


def diagonals(columns: int) -> Lines:
    """For every cell, the lines ahead and aside at once: rooms only, never into a garden (VN49, VN50)."""
    found: Lines = {}
    for cell in _cells(columns):
        lines = [] if in_garden(cell) else [_line(columns, cell, side, 1, GARDEN - 1) for side in (-1, 1)]
        found[cell] = tuple(line for line in lines if line)
    return found


def _between(lines: Lines) -> Ways:
    return {cell: {line[at]: line[:at] for line in own for at in range(len(line))} for cell, own in lines.items()}


# By the number of columns, from every cell: the cells in line forward or sideways, and those diagonally ahead, each
# with the cells between.
PATHS: Final = {columns: _between(ways(columns)) for columns in range(2, len(COLUMNS) + 1)}
SLANTS: Final = {columns: _between(diagonals(columns)) for columns in range(2, len(COLUMNS) + 1)}
