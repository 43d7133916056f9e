"""The nine characters and their professions."""

from typing import Final

NOBLES, CLERGY, SERVANTS = "n", "c", "s"
PROFESSION: Final = {
    "lad": NOBLES,
    "lor": NOBLES,
    "off": NOBLES,
    "mon": CLERGY,
    "nun": CLERGY,
    "bis": CLERGY,
    "mai": SERVANTS,
    "coo": SERVANTS,
    "but": SERVANTS,
}
CHARACTERS: Final = tuple(PROFESSION)
VAMPIRES: Final = 3
HUMANS: Final = len(CHARACTERS) - VAMPIRES
CASTLE: Final = 3  # places in the castle
TRUSTED: Final = 2  # humans whose tokens the human player has drawn
