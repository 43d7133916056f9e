"""The players and remarks of the recorded game that `referee demo vampire-empire` replays, in its order."""

from typing import Final

TEXTS: Final = {
    "demo.players": "Ana Ben",
    "demo.1": "Ana leads three vampires, and only she knows who they are. All cards played here are invented.",
    "demo.2": "Night 1. Ana bluffs: she has the Officer attack the Bishop. Is the Officer a vampire?",
    "demo.3": "Day 1. Ben's support card costs one card by day. Then he tests the Lady with holy water.",
    "demo.4": "The Lady can be attacked at once, and the lower Holy Water counts without being named.",
    "demo.5": "Equal, so there is a second round: all cards stay, but markers no longer count.",
    "demo.6": "Night 2. Ana turns a second vampire over, and hides the Officer with three red cards.",
    "demo.7": (
        "Day 2. The Cook attacks the Lady. She holds out, but a support card takes her defence away, and the round "
        "goes on."
    ),
    "demo.8": "Holy Water helps against a revealed vampire; Ana has just enough to answer it.",
    "demo.9": "Night 3. The Cook, who fought for Ben, was the third vampire: the castle belongs to the vampires.",
    "demo.note.1": "Ben smiles: he trusts nobody now",
    "help.demo": "Replay a made-up game of three nights with its rulings, page by page, to its end.",
}
