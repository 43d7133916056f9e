"""What Vampire Village asks when a game begins, and what the answers mean."""

from typing import Final

TEXTS: Final = {
    "start.about": "Two rounds of building and attacks; 2 to 5 players",
    "key.edition": "Edition",
    "key.order": "Order",
    "key.house": "House rules",
    "begin.edition": "Which edition of the rules?",
    "begin.order": "In which order do the tiles after the Demons come? They attack in that order, in both rounds.",
    "begin.house": "Any house rules?",
    "help.players": (
        "The names of 2 to 5 players, clockwise: each name is the left neighbour of the one before. Separate them "
        "with commas, spaces or “and”; with commas, a name can have several words: Anne Marie, Ben."
    ),
    "help.edition": (
        "The editions differ in how large a village can be and in what scores. Choose the one you have on your table; "
        "`rules editions` lists all the differences."
    ),
    "help.order": (
        "The four attack tiles are in a row. The Demons come first; the other three were shuffled. You can also type "
        "their letters: `wlv` is witches, werewolves, vampires."
    ),
    "help.house": (
        "Where the rules can be read in two ways, your table may have its own rule. Without house rules, the referee's "
        "rulings apply: `rules` lists them."
    ),
    "choice.order": "{words:word}",
    "choice.edition.fr": "French edition",
    "choice.edition.fr.note": "a village is at most 4 wide and 4 high; villagers on heroes don't score",
    "choice.edition.ru": "Russian edition",
    "choice.edition.ru.note": "at most 4 cards in a row or column; villagers on heroes score too",
    "choice.house.size-box": "At most 4 wide and 4 high",
    "choice.house.size-box.note": "the size of a village, whatever the edition",
    "choice.house.size-count": "At most 4 cards in a row or column",
    "choice.house.size-count.note": "gaps don't count, so it can spread wider",
    "choice.house.extent-ever": "Lost cards still count",
    "choice.house.extent-ever.note": "for the size of a village",
    "choice.house.own-colour-always": "A building counts itself",
    "choice.house.own-colour-always.note": "in a colour gain, whatever its own colour",
}
