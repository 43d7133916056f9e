"""The codes of Vampire Village in words, the questions that put a card together, and the walks."""

from typing import Final

TEXTS: Final = {
    # tables of codes
    "codes.building": (
        "A building: its colour, one digit each against witches, werewolves and vampires, then its gain: b020:row"
    ),
    "codes.gain": (
        "Gain: the villagers it brings. You can leave out the colon, and type `ro` for row, `c` for col; no gain, "
        "nothing after the digits"
    ),
    "codes.hero": "A hero: h, its movement points, then its combat icons: h3wl",
    "codes.creatures": "Creatures: two characters each, together or apart: w2lgv3",
    "codes.demons": "Demons, which you can also answer with a hero",
    "codes.cells": "Cells of the village",
    "code.g": "green",
    "code.b": "blue",
    "code.r": "red",
    "code.y": "yellow",
    "code.n": "no colour",
    "code.h": "a hero",
    "code.no-gain": "nobody",
    "code.gain-number": "the number printed",
    "code.gain-g": "1 per green building",
    "code.gain-b": "1 per blue building",
    "code.gain-r": "1 per red building",
    "code.gain-y": "1 per yellow building",
    "code.gain-h": "1 per hero",
    "code.gain-row": "1 per building in its row",
    "code.gain-col": "1 per building in its column",
    "code.movement": "3 movement points",
    "code.icons-none": "none",
    "code.icons-w": "witch",
    "code.icons-l": "werewolf",
    "code.icons-v": "vampire",
    "code.icons-wl": "witch and werewolf",
    "code.icons-wv": "witch and vampire",
    "code.icons-lv": "werewolf and vampire",
    "code.icons-wlv": "all three",
    "code.kind-w": "a witch",
    "code.kind-l": "a werewolf",
    "code.kind-v": "a vampire",
    "code.kind-d": "a demon",
    "code.w2": "witch worth 2",
    "code.wl": "witch counting the left neighbour's",
    "code.wr": "witch counting the right neighbour's",
    "code.lb": "black werewolf",
    "code.lg": "grey werewolf",
    "code.v1": "vampire worth 1",
    "code.v2": "vampire worth 2",
    "code.v3": "vampire worth 3",
    "code.v4": "vampire worth 4",
    "code.v5": "vampire worth 5",
    "code.v6": "vampire worth 6",
    "code.dh": "destroys a hero",
    "code.dl": "takes a werewolf from the right neighbour",
    "code.dm": "destroys the building with the fewest villagers, empty ones aside",
    "code.dv": "takes a vampire from the right neighbour",
    "code.dw": "takes a witch from the right neighbour",
    "code.dy": "takes 1 villager from each yellow building",
    "code.cell": "column d, row 4: where the start card is",
    "code.walk": "move 2 villagers from d4 to e4",
    # a card put together by questions
    "build.colour": "What colour is the card?",
    "build.defences": "Three digits: against witches, werewolves, vampires> ",
    "build.gain": "Which villagers does it bring?",
    "build.number": "How many villagers, 0 to 9> ",
    "build.movement": "Movement points, 0 to 9 (0: no number printed)> ",
    "build.icons": "Which combat icons does the hero have?",
    "build.creature": "What kind of creature is it?",
    "build.which-creature": "Which one?",
    # a card put together by taps
    "touch.gain": "Villagers it brings",
    "touch.gain-g": "per green",
    "touch.gain-b": "per blue",
    "touch.gain-r": "per red",
    "touch.gain-y": "per yellow",
    "touch.gain-h": "per hero",
    "touch.gain-row": "row",
    "touch.gain-col": "column",
    "touch.points": "Movement points",
    "touch.icons": "Combat icons",
    # what is no card
    "unknown-card.face": "no card called “{word}” is known. Type what is printed on the card, such as {example}: its "
    "colour (g b r y, n for none), three defences, how many villagers it brings. `+` asks for them one by one",
    "unknown-card.digits": (
        "“{word}” is missing {missing} of the 3 defence digits, against witches, werewolves and vampires: 0 for none, "
        "such as {example}"
    ),
    "unknown-card.gain": "“{gain}” isn't a number of villagers: after the digits comes a number, g b r y for each "
    "building of that colour, h for each hero, row, col, such as {example}",
    "unknown-card.too-many": (
        "a card brings 0 to 9 villagers, not {number}. If a cell comes next, put a space before it: {line}"
    ),
    "unknown-card.colon": (
        "the number of villagers follows a colon: {typed}. After a space, a number is the key of a cell when you place "
        "a card"
    ),
    "unknown-card.hero": (
        "“{word}” isn't a hero. Type h, the movement points, then the combat icons w l v, each at most once, such as "
        "h3wl"
    ),
    "unknown-card.cell": "“{word}” is a cell. The card comes first, such as `{example} {word}`",
    "unknown-card.creature": (
        "there is no creature “{word}”. Witches are w2 wl wr, werewolves lg lb, vampires v1 to v6, demons dh dy dm dw "
        "dl dv; or type `+` to be asked one by one"
    ),
    # walks
    "guide.walk": "{points} movement {points:point|points}:",
    "guide.walk-after": "{points} movement {points:point|points} left, after {walks}:",
    "guide.walk-others": "{number} more ways can be typed, such as {example}",
    "guide.walk-prompt": "Moves: a key or {example} (Enter: nobody moves)> ",
    "guide.walk-more": "Moves: {points} {points:point|points} left (Enter: done)> ",
    "walk.to": "{number} {number:villager|villagers} from {start} to {cell} ({face}), making {there} there",
    "walk.onto-hero": "{number} {number:villager|villagers} from {start} onto the new hero",
    "walk.onto-hero-unscored": (
        "{number} {number:villager|villagers} from {start} onto the new hero, where {number:it doesn't|they don't} "
        "count"
    ),
}
