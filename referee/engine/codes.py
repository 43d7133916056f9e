"""The closed list of refusal codes, in the order in which the checks are made, and the exit statuses."""

from typing import Final

UNDERSTANDING: Final = ("not-understood", "unknown-player", "unknown-card", "ambiguous")

CODES: Final = (
    *UNDERSTANDING,
    "not-your-phase",
    "nothing-to-decide",
    "already-started",
    "not-a-building",
    "too-many-cards",
    "occupied",
    "not-adjacent",
    "too-wide",
    "too-high",
    "too-many-in-line",
    "not-enough-movement",
    "not-next-to-hero",
    "not-enough-villagers",
    "no-such-step",
    "too-many-creatures",
    "wrong-number-of-creatures",
    "no-such-demon",
    "not-a-hero",
    "demon-not-applicable",
    "not-the-fewest",
    "no-such-creature",
    "not-on-the-line",
    "creature-not-attacking",
    "creature-not-weakest",
    "choice-needed",
    "count-differs",
    "nothing-to-undo",
    "nothing-to-redo",
)

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
