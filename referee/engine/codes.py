"""Refusal codes that every game has, and the exit statuses. The closed list of a game is its own: `CODES` of its
rules."""

from typing import Final

UNDERSTANDING: Final = ("not-understood", "unknown-player", "unknown-card", "ambiguous")

# Shared code refuses with these, so that every game has them.
SHARED: Final = ("not-understood", "unknown-player", "ambiguous", "count-differs", "nothing-to-undo", "nothing-to-redo")

FILE_CODES: Final = ("bad-header", "altered", "damaged", "unsupported", "unreadable")

FINE, REFUSED, USAGE, CHOICE, FILE, IN_USE, INTERRUPTED = 0, 1, 2, 3, 4, 5, 130


def exit_status(code: str | None) -> int:
    """Which status the program ends with after a refusal with this code (None: no refusal)."""
    if code is None:
        return FINE
    if code in UNDERSTANDING:
        return USAGE
    if code == "choice-needed":
        return CHOICE
    if code in FILE_CODES:
        return FILE
    return REFUSED
