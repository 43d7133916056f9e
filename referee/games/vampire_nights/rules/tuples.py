"""Frozen rows, one value changed. Rows of small numbers are bytes: they take a fifth of the room of a tuple."""

from typing import TypeVar

Value = TypeVar("Value")
_MOST = 255


def put(row: tuple[Value, ...], at: int, value: Value) -> tuple[Value, ...]:
    """The row with that value at that place."""
    changed = list(row)  # quicker than slices
    changed[at] = value
    return tuple(changed)


def put_number(row: bytes, at: int, number: int) -> bytes:
    """The row with that number at that place."""
    changed = bytearray(row)
    changed[at] = number
    return bytes(changed)


def one_more(row: bytes, at: int) -> bytes:
    """The row with one more at that place. Only what a table rules could go beyond what a byte holds."""
    changed = bytearray(row)
    if changed[at] < _MOST:
        changed[at] += 1
    return bytes(changed)
