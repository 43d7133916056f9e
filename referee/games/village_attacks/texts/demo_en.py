"""The players and remarks of the recorded game that `referee demo village-attacks` replays, in its order."""

from typing import Final

DEMO: Final = {
    "demo.players": "Ana Ben",
    "demo.1": "Scenario 1 with two monsters. All numbers on sheets and cards, and the map, are invented.",
    "demo.2": "The map, as walks, and where villagers come in. All this is entered once, and kept for the next game.",
    "demo.3": "A card for each spawn marker, as printed: with two monsters, fewer villagers come.",
    "demo.4": "Round 1. What the dice did is entered as results; the referee checks places, targets and experience.",
    "demo.5": "The villagers' phase: the referee says who goes where, and asks only what it can't know.",
    "demo.6": "Round 2. Banshee has the coin. Vampire gains a level.",
    "demo.7": "The last hunter attacks Banshee, who strikes back.",
    "demo.8": "The counter-attack kills, which gives Banshee its level: nobody else will come.",
    "demo.note.1": "Ben wants the Lich next time, and so does Ana",
    "help.demo": "Replay a made-up game of two rounds with its rulings, page by page, to its end.",
}
