"""The places of a village: columns r … z a … p, rows -8 … 16, the start card on d4 in the middle.

A cell is its own name. A village of at most 13 cards never reaches the edge.
"""

from typing import Final

COLUMNS: Final = "rstuvwxyzabcdefghijklmnop"
ROWS: Final = range(-8, 17)
START: Final = "d4"

# By cell: the column (0 is r) and the row.
PLACE: Final = {f"{name}{row}": (column, row) for row in ROWS for column, name in enumerate(COLUMNS)}
CELLS: Final = tuple(PLACE)
COLUMN: Final = {cell: column for cell, (column, _) in PLACE.items()}
ROW: Final = {cell: row for cell, (_, row) in PLACE.items()}


def cell_at(column: int, row: int) -> str | None:
    """The cell in that column (0 is r) and row, or None beyond the edge."""
    return f"{COLUMNS[column]}{row}" if 0 <= column < len(COLUMNS) and row in ROWS else None


def _beside(cell: str) -> tuple[str, ...]:
    column, row = COLUMN[cell], ROW[cell]
    around = ((column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1))
    return tuple(name for place in around if (name := cell_at(*place)) is not None)


class _Neighbours(dict[str, tuple[str, ...]]):
    """Worked out when first asked for: a game needs few, and every start of the program would pay for all."""

    def __missing__(self, cell: str) -> tuple[str, ...]:
        return self.setdefault(cell, _beside(cell))


NEIGHBOURS: Final = _Neighbours()  # sharing an edge, not only a corner


def reading_order(cell: str) -> tuple[int, int]:
    """Row by row from the top, from left to right."""
    return ROW[cell], COLUMN[cell]
