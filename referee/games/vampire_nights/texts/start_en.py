"""What Vampire Nights asks when a game begins, and what the answers mean."""

from typing import Final

TEXTS: Final = {
    "start.about": "Three nights in a manor of vampires; 2 to 4 players",
    "key.removed": "Left in the box",
    "key.house": "House rules",
    "begin.removed": "Which pieces stay in the box?",
    "begin.house": "Any house rules?",
    "help.players": "The names of 2 to 4 players, clockwise: the next name is the left neighbour. Between the names "
    "commas, spaces or “and”; with commas a name may have several words: Anne Marie, Ben.",
    "help.removed": "Tiles, items and bite cards that bear the symbol of another number of players stay in the "
    "box; the rules do not list them, so look at the pieces once. Codes with numbers: `ser 3 coi 1 bites 2`; "
    "`none` for nothing.",
    "help.house": "Where the rules can be read in two ways, your table may have its own. With none, the referee's "
    "rulings hold: `referee rules` has them.",
    "choice.house.secret-last": "The secret space loots last",
    "choice.house.secret-last.note": "of the three in its garden, instead of first",
    "choice.house.crossbow-discard": "The Crossbow discards",
    "choice.house.crossbow-discard.note": "what it hits goes away, instead of to your loot",
}
