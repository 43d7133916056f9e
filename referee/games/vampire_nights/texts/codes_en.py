"""The codes of Vampire Nights in words."""

from typing import Final

TEXTS: Final = {
    "codes.tiles": "Tiles, by three-letter code or name",
    "codes.items": "Items, by three-letter code or name",
    "codes.answers": "Answers to a vampire",
    "codes.cells": "Places: the column's letter, then how deep in the manor",
    "codes.turn": "A turn",
    "code.entrance": "the entrance of column a",
    "code.rooms": "its five rooms",
    "code.garden": "its garden",
    "code.move": "move a guard from a0 to a1",
    "code.move-short": "the same, if only one guard can",
    "code.met": "a move, the tile revealed there, the answer to it",
    "code.use": "use an item on a1",
    "code.pass": "pass with the guard on a1",
    "code.claim": "claim the Coffin",
    "code.skip": "skip the turn",
    "code.clo": "Cloak: into the secret space of a garden",
    "code.mas": "Mask: swaps places with another player's guard",
    "code.mir": "Mirror: one step diagonally forward",
    "code.jum": "Jump Potion: jumps over a room",
    "code.bow": "Crossbow: takes a vampire in line",
    "code.gar": "Garlic: no bite, the vampire stays",
    "code.cro": "Cross: no bite, the vampire is discarded",
    "code.sta": "Stake: no bite, and you take the vampire",
    "code.sac": "Sack: takes Coins or a Cursed Stone",
    "code.wat": "Holy Water: takes a villager",
    "code.tor": "Torch: looks at face-down rooms",
    "code.mag": "Magnifier: takes an item from the discard pile",
}
