"""The players, remarks and notes of the recorded game that `referee demo` replays, in its order."""

from typing import Final

TEXTS: Final = {
    "demo.players": "Ana Ben",
    "demo.1": "Two villages, each begun with one card and two villagers. All cards here are invented samples.",
    "demo.2": "A building brings villagers when it is placed: here, one for each building of its colour.",
    "demo.3": "A slip: Ben's card is on e4. He takes the entry back and enters it again.",
    "demo.4": "Heroes bring no villagers, but they let villagers move, even across the hero's own card.",
    "demo.5": "Six cards each, then six creatures. Demons come first: Ana would rather lose two "
    "villagers than her hero.",
    "demo.6": (
        "Ben gives up his hero. The attacks begin with the werewolves, from above, and where there is no choice the "
        "referee goes on by itself."
    ),
    "demo.7": "Ben's only card up there has fallen, so row 4 defends now.",
    "demo.8": "Witches come from the left. Ana's hero has their icon: she picks which witch dies with him.",
    "demo.9": "Round 2 goes the same way. The players may overrule anything; it stays marked to the end.",
    "demo.10": "Vampires come from the right, and in a tie the village holds. Ana gives up f3 and keeps the rest.",
    "demo.11": "Ana and Ben have the same points, but Ben has one more card.",
    "demo.note.1": "the cat ran off with one, and nobody wants it back",
}
