"""Frozen rows: one value changed."""

from typing import TypeVar

Value = TypeVar("Value")


def put(row: tuple[Value, ...], at: int, value: Value) -> tuple[Value, ...]:
    """The row with that value at that place."""
    changed = list(row)  # quicker than slices
    changed[at] = value
    return tuple(changed)
