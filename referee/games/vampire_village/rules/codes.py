"""The closed list of this game's refusal codes, in the order in which the checks are made."""

from typing import Final

from referee.engine.codes import UNDERSTANDING

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
