"""Refusal codes that every game has, and the exit statuses. The closed list of a game is its own: `CODES` of its
rules."""

from typing import Final

UNDERSTANDING: Final = ("not-understood", "unknown-player", "unknown-card", "ambiguous")

# Shared code refuses with these, so that every game has them; also with unknown-player, or whatever sits there.
SHARED: Final = ("not-understood", "ambiguous", "count-differs", "nothing-to-undo", "nothing-to-redo")

FILE_CODES: Final = ("bad-header", "altered", "damaged", "unsupported", "unreadable")

FINE, REFUSED, USAGE, CHOICE, FILE, IN_USE, INTERRUPTED = 0, 1, 2, 3, 4, 5, 130


def is_unknown(code: str) -> bool:
    """Whether a word names a player, a card, a zone that nobody knows."""
    return code.startswith("unknown-")


def is_of_understanding(code: str) -> bool:
    """Whether it is not clear what was meant; the rules were not asked."""
    return is_unknown(code) or code in UNDERSTANDING


def exit_status(code: str | None) -> int:
    """Which status the program ends with after a refusal with this code (None: no refusal)."""
    if code is None:
        return FINE
    if is_of_understanding(code):
        return USAGE
    if code == "choice-needed":
        return CHOICE
    if code in FILE_CODES:
        return FILE
    return REFUSED
