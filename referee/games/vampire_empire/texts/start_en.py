"""What Vampire Empire asks when a game begins, and what the answers mean."""

from typing import Final

TEXTS: Final = {
    "start.about": "Three hidden vampires, bluff and holy water; 2 players",
    "start.players": "Who is playing? Two names, separated by a comma.",
    "key.vampires": "Vampires",
    "key.house": "House rules",
    "begin.vampires": "Who leads the vampires?",
    "begin.house": "Any house rules?",
    "help.players": "The names of the two players, separated by a comma, a space or “and”: Ana, Ben.",
    "help.vampires": "One player leads the three hidden vampires and goes first; the other leads the humans.",
    "help.house": (
        "Where the rules can be read in two ways, you can choose yours. Without house rules, the referee's rulings "
        "apply: `referee rules` lists them."
    ),
    "choice.house.water-may": "Holy water may be left out",
    "choice.house.water-may.note": "the lower card of a test counts in the attack only if it is named",
}
