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
    "ask.attackers.help": (
        "Witches come from the left and attack the left column, werewolves come from the top and attack the top row, "
        "vampires come from the right and attack the right column. All three attack one after the other."
    ),
    "ask.attackers.label": "Attackers",
    "ask.attackers-witches": "Witches, from the left",
    "ask.attackers-werewolves": "Werewolves, from the top",
    "ask.attackers-vampires": "Vampires, from the right",
    "ask.attackers-all": "All three, one after the other",
    "ask.order": "In which order?",
    "ask.order.help": "The order of the three tiles after the Demons.",
    "ask.order.label": "Order",
    "ask.order-of": "{kinds:word}",
    "ask.creatures-witches": "Which witches attack?",
    "ask.creatures-witches.help": (
        "w2 is a witch worth 2; wl and wr are worth the number of witches the left or right neighbour has. Or just "
        "type values, such as 2 2 4."
    ),
    "ask.creatures-witches.such": "For example: w2 w2 wr",
    "ask.creatures-witches.label": "Creatures",
    "ask.creatures-werewolves": "Which werewolves attack?",
    "ask.creatures-werewolves.help": (
        "lg is a grey werewolf, lb a black one; each is worth the number of werewolves of its colour. Or just type "
        "values, such as 2 2 1."
    ),
    "ask.creatures-werewolves.such": "For example: lg lg lb",
    "ask.creatures-werewolves.label": "Creatures",
    "ask.creatures-vampires": "Which vampires attack?",
    "ask.creatures-vampires.help": "v1 to v6, by the value printed. Or just type values, such as 5 4.",
    "ask.creatures-vampires.such": "For example: v5 v4",
    "ask.creatures-vampires.label": "Creatures",
    "ask.creatures-all": "Which creatures attack?",
    "ask.creatures-all.help": (
        "w2, wl and wr are witches, lg and lb are grey and black werewolves, v1 to v6 are vampires."
    ),
    "ask.creatures-all.such": "For example: w2 lg lg v3",
    "ask.creatures-all.label": "Creatures",
    "ask.nobody-attacks": "Type at least one creature.",
    "ask.neighbour-left": "How many witches does the left neighbour have?",
    "ask.neighbour-left.help": "wl is worth 1 for each witch at the left neighbour's village.",
    "ask.neighbour-left.such": "For example: 2",
    "ask.neighbour-left.label": "Left neighbour",
    "ask.neighbour-right": "How many witches does the right neighbour have?",
    "ask.neighbour-right.help": "wr is worth 1 for each witch at the right neighbour's village.",
    "ask.neighbour-right.such": "For example: 2",
    "ask.neighbour-right.label": "Right neighbour",
    "ask.first-row": "Draw the village: the top row first.",
    "ask.first-row.help": _ROW,
    "ask.first-row.such": "For example: g300=1 . h2w",
    "ask.row.help": _ROW,
    "ask.row.such": "For example: y111=2 r002 .",
    "ask.where-drawn": "Something in a village you draw",
    "ask.beside": "Which creatures are beside it?",
    "ask.beside.help": (
        "With demons you try an answer to them, with other creatures what falls in an attack, with none where a card "
        "can go."
    ),
    "ask.beside.such": "For example: w2 w2, or dm",
    "ask.beside.label": "Creatures",
    "ask.entry-start": "For example: {player} start y111",
    "ask.entry-place": "For example: {player} place b020:row {option}",
    "ask.entry-creatures": "For example: {player} creatures w2 lg v3",
    "ask.counted": "What is left of {player}'s village?",
    "ask.counted.help": (
        "Four numbers, separated by spaces. Villagers on heroes are counted separately, because the editions differ "
        "there; the number of cards left breaks ties."
    ),
    "ask.counted.wrong": "Type four numbers, separated by spaces.",
    "ask.counted.such": "Villagers on buildings, villagers on heroes, creatures, cards; for example: 12 0 3 8",
    "ask.beside.empty": "none",
}
