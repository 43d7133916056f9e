"""What commands ask at a terminal for which something is missing."""

from typing import Final

_ROW: Final = (
    "From left to right, with spaces between the cards. A card as printed, such as g300 or h2w, or 3 for a "
    "building with 3 against one attack; =1 after it for 1 villager on it; a dot for a hole. Several rows at once with "
    "/ between them. `referee rules vampire-village codes` has all "
    "codes."
)

TEXTS: Final = {
    "ask.attackers": "Who attacks?",
    "ask.attackers.help": "Witches come from the left and attack the left column, werewolves from the top and attack "
    "the top row, vampires from the right and attack the right column. All three come one after the other.",
    "ask.attackers.label": "Attackers",
    "ask.attackers-witches": "Witches, from the left",
    "ask.attackers-werewolves": "Werewolves, from the top",
    "ask.attackers-vampires": "Vampires, from the right",
    "ask.attackers-all": "All three, one after the other",
    "ask.order": "In which order?",
    "ask.order.help": "As the three tiles lie after the Demons.",
    "ask.order.label": "Order",
    "ask.order-of": "{kinds:word}",
    "ask.creatures-witches": "Which witches attack?",
    "ask.creatures-witches.help": "w2 is a witch worth 2; wl and wr are worth as many witches as the left or the right "
    "neighbour has. Or only their values, such as 2 2 4.",
    "ask.creatures-witches.such": "Such as: w2 w2 wr",
    "ask.creatures-witches.label": "Creatures",
    "ask.creatures-werewolves": "Which werewolves attack?",
    "ask.creatures-werewolves.help": "lg is a grey werewolf and lb a black one: each is worth as many as there are of "
    "its colour. Or only their values, such as 2 2 1.",
    "ask.creatures-werewolves.such": "Such as: lg lg lb",
    "ask.creatures-werewolves.label": "Creatures",
    "ask.creatures-vampires": "Which vampires attack?",
    "ask.creatures-vampires.help": "v1 to v6, with the value that is printed. Or only their values, such as 5 4.",
    "ask.creatures-vampires.such": "Such as: v5 v4",
    "ask.creatures-vampires.label": "Creatures",
    "ask.creatures-all": "Which creatures attack?",
    "ask.creatures-all.help": "w2, wl and wr are witches, lg and lb grey and black werewolves, v1 to v6 vampires.",
    "ask.creatures-all.such": "Such as: w2 lg lg v3",
    "ask.creatures-all.label": "Creatures",
    "ask.nobody-attacks": "Name at least one creature.",
    "ask.neighbour-left": "How many witches has the left neighbour?",
    "ask.neighbour-left.help": "wl is worth 1 for each witch beside the left neighbour's village.",
    "ask.neighbour-left.such": "Such as: 2",
    "ask.neighbour-left.label": "Left neighbour",
    "ask.neighbour-right": "How many witches has the right neighbour?",
    "ask.neighbour-right.help": "wr is worth 1 for each witch beside the right neighbour's village.",
    "ask.neighbour-right.such": "Such as: 2",
    "ask.neighbour-right.label": "Right neighbour",
    "ask.first-row": "Draw the village: its first row, from the top.",
    "ask.first-row.help": _ROW,
    "ask.first-row.such": "Such as: g300=1 . h2w",
    "ask.row.help": _ROW,
    "ask.row.such": "Such as: y111=2 r002 .",
    "ask.where-drawn": "Something in a village drawn by hand",
    "ask.beside": "Which creatures are beside it?",
    "ask.beside.help": "With demons an answer to them is tried, with other creatures what falls in an attack, with "
    "none the placing of a card.",
    "ask.beside.such": "Such as: w2 w2, or dm",
    "ask.beside.label": "Creatures",
    "ask.entry-start": "Such as: {player} start y111",
    "ask.entry-place": "Such as: {player} place b020:row {option}",
    "ask.entry-creatures": "Such as: {player} creatures w2 lg v3",
    "ask.counted": "What is left of {player}'s village?",
    "ask.counted.help": "Four numbers, with spaces between them. Villagers on heroes are counted apart, because the "
    "editions differ there; cards left decide a tie.",
    "ask.counted.wrong": "Four numbers are expected here, with spaces between them.",
    "ask.counted.such": "Villagers on buildings, on heroes, creatures, cards; such as: 12 0 3 8",
    "ask.beside.empty": "none",
}
