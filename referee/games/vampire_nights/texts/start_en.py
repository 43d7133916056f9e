"""What Vampire Nights asks when a game begins, and what the answers mean."""

from typing import Final

TEXTS: Final = {
    "start.about": "Three nights in a vampire manor; 2 to 4 players",
    "key.removed": "Left in the box",
    "key.house": "House rules",
    "begin.removed": "Which pieces stay in the box?",
    "begin.house": "Any house rules?",
    "help.players": (
        "The names of 2 to 4 players, clockwise: each name is the left neighbour of the one before. Separate them "
        "with commas, spaces or “and”; with commas, a name can have several words: Anne Marie, Ben."
    ),
    "such.removed": "For example ser 3 coi 1; ? lists the codes.",
    "help.removed": (
        "Tiles, items and bite cards with the symbol of another number of players stay in the box. The rules don't "
        "list them, so look at the pieces once. Type codes with numbers: `ser 3 coi 1 bites 2`; `none` for nothing."
    ),
    "help.house": (
        "Where the rules can be read in two ways, your table may have its own rule. Without house rules, the referee's "
        "rulings apply: `rules` lists them."
    ),
    "choice.house.secret-last": "The secret space loots last",
    "choice.house.secret-last.note": "of the three spaces in its garden, instead of first",
    "choice.house.crossbow-discard": "The Crossbow discards",
    "choice.house.crossbow-discard.note": "what it hits is discarded, instead of going to your loot",
}
