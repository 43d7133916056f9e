"""What Vampire Village asks when a game begins, and what the answers mean."""

from typing import Final

TEXTS: Final = {
    "start.about": "Two rounds of building and attacks; 2 to 5 players",
    "key.edition": "Edition",
    "key.order": "Order",
    "key.house": "House rules",
    "begin.edition": "Which edition of the rules?",
    "begin.order": "Which tiles follow the Demons, in which order?",
    "begin.house": "Any house rules?",
    "help.players": "The names of 2 to 5 players, clockwise: the next name is the left neighbour. Between the names "
    "commas, spaces or “and”; with commas a name may have several words: Anne Marie, Ben.",
    "help.edition": "The editions differ in how large a village may be and in what scores. Take the one that lies on "
    "your table; `referee rules editions` has all the differences.",
    "help.order": "The four attack tiles lie in a row. The Demons come first; the other three were shuffled. You can "
    "also type their letters: `wlv` is witches, werewolves, vampires.",
    "help.house": "Where the rules can be read in two ways, your table may have its own. With none, the referee's "
    "rulings hold: `referee rules` has them.",
    "choice.order": "{words:word}",
    "choice.edition.fr": "French edition",
    "choice.edition.fr.note": "a village is 4 wide and 4 high; villagers on heroes do not score",
    "choice.edition.ru": "Russian edition",
    "choice.edition.ru.note": "4 cards in a row or column; villagers on heroes score as well",
    "choice.house.size-box": "At most 4 wide and 4 high",
    "choice.house.size-box.note": "the size of a village, whatever the edition",
    "choice.house.size-count": "At most 4 cards in a row or column",
    "choice.house.size-count.note": "gaps do not count, so it may spread wider",
    "choice.house.extent-ever": "Lost cards still count",
    "choice.house.extent-ever.note": "for the size of a village",
    "choice.house.own-colour-always": "A building counts itself",
    "choice.house.own-colour-always.note": "for its gain by colour, whatever its own",
}
