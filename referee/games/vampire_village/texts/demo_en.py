"""The remarks on the recorded game that `referee demo` replays, in its order."""

from typing import Final

TEXTS: Final = {
    "demo.1": "Three villages, each begun with one card and two villagers. All cards here are invented samples.",
    "demo.2": "A building brings its villagers when it is laid: here, one for each building of its colour.",
    "demo.3": "One villager for each hero, says Boris's new house. He has no hero yet.",
    "demo.4": "A slip: Chloé's card lies on e4. Taken back and entered again.",
    "demo.5": "Boris's row has a hole on d5. Gains look across it.",
    "demo.6": "Heroes bring nobody, but they lead villagers about, also across their own card.",
    "demo.7": "The table counts along, and the referee agrees.",
    "demo.8": "Demons come first. Ana would rather lose two villagers than her hero.",
    "demo.9": "Boris gives his only hero to one demon. The other now finds none and leaves.",
    "demo.10": "Chloé takes Boris's only witch. Ana's wl counts his witches and will be worth 0.",
    "demo.11": "Werewolves come from above. Boris's only card up there fell at once: now row 4 defends.",
    "demo.12": "Witches come from the left. Ana's hero has their icon: she picks who falls with him, not the 0.",
    "demo.13": "Vampires come from the right. The captain stands there alone and takes the strongest along.",
    "demo.14": "Round 2. Whoever was repelled is still out there and will be valued anew.",
    "demo.15": "Chloé's column counts c2 and c4, with nothing between them.",
    "demo.16": "The table may overrule anything. It stays marked to the end.",
    "demo.17": "Two villagers end up on a hero. In the French edition they will not count there.",
    "demo.18": "Boris has no hero to give, so his demon was not a choice. The others choose.",
    "demo.19": "Two greys and two blacks, worth 2 each: all are the weakest, and Ana picks who goes.",
    "demo.20": "Equal is enough, as Chloé saw. The vampires bring more: Ana gives up f3, and the rest holds.",
    "demo.21": "Ana and Boris are level, and Boris has a card more. By the Russian edition Chloé would win.",
}
