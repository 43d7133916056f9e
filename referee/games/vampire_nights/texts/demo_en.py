"""The remarks on the recorded game that `referee demo vampire-nights` replays, in its order."""

from typing import Final

TEXTS: Final = {
    "demo.1": "Two players, two columns, two guards each. Every tile and item drawn here is invented.",
    "demo.2": "Ana goes ahead, and the Sack takes what she finds.",
    "demo.3": "Boris meets a vampire and stakes it: room, tile and answer on one line.",
    "demo.4": "An empty room can be skipped. Garlic keeps the Lord from biting, and he stays.",
    "demo.5": "The Mirror leads diagonally ahead: to a Chest, with an item in it.",
    "demo.6": "A slip: it is the Daughter. Taken back and entered again.",
    "demo.7": "Ana's hand is empty, so she is bitten. Which tile it costs her nobody else sees.",
    "demo.8": "The Crossbow hits the first vampire in line, even beside the guard.",
    "demo.9": "The Cat wants Coins. Whether Ana still has hers only she knows, so she is asked.",
    "demo.10": "The Web holds one of Boris's guards for this turn; he moves the other.",
    "demo.11": "A jump over the Web: a third guard is in a garden, the night ends and the rooms are looted.",
    "demo.12": "Night 2. The manor is laid anew; who was first stays so.",
    "demo.13": "What the Torch shows stays with Boris.",
    "demo.14": "The Magnifier fetches a Stake from the discards. It will be needed at once.",
    "demo.15": "The Mask: two guards in line change places.",
    "demo.16": "The table counts along, and the referee agrees.",
    "demo.17": "All lie down. The farthest guard takes first; all must be taken, Stones as well.",
    "demo.18": "The table may overrule anything. It stays marked to the end.",
    "demo.19": "A second bite. What is on the cards stays secret to the end.",
    "demo.20": "One guard alone claims the Coffin for 10 points and pays with two tiles, face down.",
    "demo.21": "The Cloak leads into the secret space of the garden.",
    "demo.22": "Bites and loot are shown. Two vampires: Ana is one now, and no Stone is cursed for her.",
    "help.demo": "Replay an invented game of two, entry by entry with its rulings, to the final scores.",
}
