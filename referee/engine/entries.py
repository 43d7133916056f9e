"""Entries that every game shares. What belongs to one game is an action of that game."""

from typing import Any, NamedTuple


class PlayerName(str):
    """A player's name inside an entry, such as who must discard: it follows when the header corrects the names."""

    __slots__ = ()


class Undo(NamedTuple):
    """Take back the last entry in force, or all in force from entry `start` on."""

    start: int | None = None


class Redo(NamedTuple):
    """Bring back what the latest undo took back."""

    marker: str = "redo"  # keeps an empty tuple from being falsy and equal to another


class Count(NamedTuple):
    """What the table counts, to be compared."""

    player: int | None  # None if it belongs to the whole table
    what: str
    number: int


class Set(NamedTuple):
    """A correction of the header."""

    key: str
    words: tuple[str, ...]


class Note(NamedTuple):
    """A remark that survives undo."""

    text: str


class Ended(NamedTuple):
    """When the game ended."""

    time: str


Shared = Undo | Redo | Count | Set | Note | Ended


def is_shared(entry: Any) -> bool:
    """Whether every game has such an entry; if not, it is an action of the game."""
    return isinstance(entry, Shared)
