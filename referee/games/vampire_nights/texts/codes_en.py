"""The codes of Vampire Nights in words."""

from typing import Final

TEXTS: Final = {
    "codes.tiles": "Tiles, by three letters or their name",
    "codes.items": "Items, by three letters or their name",
    "codes.answers": "Answers to a vampire",
    "codes.cells": "Places: the letter of the column, then how deep in the manor",
    "codes.turn": "A turn",
    "code.entrance": "the entrance of column a",
    "code.rooms": "its five rooms",
    "code.garden": "its garden",
    "code.move": "a guard steps from a0 to a1",
    "code.move-short": "the same, where only one guard can",
    "code.met": "a step, the tile turned up there, the answer to it",
    "code.use": "an item is played on a1",
    "code.pass": "the guard on a1 is laid down",
    "code.claim": "the Coffin is taken",
    "code.skip": "the turn is skipped",
    "code.clo": "Cloak: into the secret place of a garden",
    "code.mas": "Mask: changes places with another's guard",
    "code.mir": "Mirror: a step diagonally ahead",
    "code.jum": "Jump Potion: over a room",
    "code.bow": "Crossbow: takes a vampire in line",
    "code.gar": "Garlic: no bite, the vampire stays",
    "code.cro": "Cross: no bite, the vampire goes",
    "code.sta": "Stake: no bite, takes the vampire",
    "code.sac": "Sack: takes Coins or a Cursed Stone",
    "code.wat": "Holy Water: takes a villager",
    "code.tor": "Torch: looks at face-down rooms",
    "code.mag": "Magnifier: an item out of the discards",
}
