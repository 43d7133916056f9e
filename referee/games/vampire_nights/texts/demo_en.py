"""The players, remarks and notes of the recorded game that `referee demo vampire-nights` replays, in its order."""

from typing import Final

TEXTS: Final = {
    "demo.players": "Ana Ben",
    "demo.1": "Two players, two columns, two guards each. All tiles and items drawn here are invented.",
    "demo.2": "Ana moves forward, and the Sack takes what she finds.",
    "demo.3": "Ben meets a vampire and stakes it: room, tile and answer on one line.",
    "demo.4": "Ana's hand is empty, so she is bitten. Nobody else sees which tile it costs her.",
    "demo.5": "The Cat wants Coins. Only Ana knows whether she still has hers, so she is asked.",
    "demo.6": "A jump over the Web: a third guard is in a garden, the night ends and the rooms are looted.",
    "demo.7": "All guards lie down. The farthest one takes first, and everything must be taken, even Stones.",
    "demo.8": "Night 3. The players may overrule anything. It stays marked to the end.",
    "demo.9": "A second bite. What is on the cards stays secret to the end.",
    "demo.10": "Bites and loot are shown. Two vampires: Ana is one now, and no Stone is cursed for her.",
    "demo.note.1": "two items came off the pile at once, and she keeps both",
    "help.demo": "Replay a made-up game of two with its rulings, page by page, to the final scores.",
}
