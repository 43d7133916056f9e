"""What `attack` says, and whoever reads a village that was typed by hand."""

from typing import Final

TEXTS: Final = {
    "not-understood.kind": "witches, werewolves, vampires or all is expected here",
    "not-understood.edition": "“{word}” is no edition: fr or ru is expected",
    "not-understood.attacker": "{word} takes no part in this attack",
    "not-understood.attacker-bare": "where several kinds attack, a bare {word} does not say which it is: give its face",
    "not-understood.village-twice": "the village is given twice: by --village and by --village-file",
    "not-understood.village-edge": "row {row}: the drawing leaves the table here",
    "not-understood.village-villagers": "row {row}: after = stands how many villagers are on the card, such as y111=2",
    "not-understood.village-card": "row {row}: {word} is no card; a building is such as g300, a hero such as h2w, "
    "a place without a card is a dot",
    "not-understood.village-bare": "row {row}: a bare {word} is the defence against one attack, and here more than "
    "that matters; a building with that defence on all sides is {meant}",
    "not-understood.village-hero-defence": "row {row}: {word} is a hero with defence, and heroes have none; the "
    "shields on a hero are combat icons. Perhaps {meant}",
    "not-understood.village-hero-gain": "row {row}: heroes bring no villagers. Perhaps {meant}, with = for villagers "
    "who stand on it",
    "not-understood.village-hero-icons": "row {row}: a hero has each icon (w, l, v) at most once. Perhaps {meant}",
    "not-understood.village-gain": "row {row}: a gain is 1 to 9, g b r y, h, row or col; villagers who stand on the "
    "card follow =",
    "not-understood.village-shields": "row {row}: {word} has {number} {number:shield|shields}, and a building has "
    "three: against witches, werewolves, vampires. Perhaps {meant}",
    "choice-needed.left": "{creature} counts the witches before the left neighbour: say how many with --left",
    "choice-needed.right": "{creature} counts the witches before the right neighbour: say how many with --right",
    "not-understood.village-missing": "which village? Draw it with --village, such as --village '3 h / 3=1 2'",
    "not-understood.order-missing": "in which order do they attack? Say it with --order, such as --order 'witches "
    "werewolves vampires'",
    "not-an-option": "{word} cannot be chosen here",
    "nothing-to-decide.choice": "nothing is left to choose, and {word} is one choice too many",
    "unreachable.cards": "{cards} cards, and {most} is the most",
    "unreachable.creatures": "{creatures} creatures, and {most} is the most",
    "unreachable.more-creatures": "{creatures} {creatures:creature|creatures} beside {cards} {cards:card|cards}, and "
    "there is always at least one card more (VV10)",
    "unreachable.demons": "demons act before the attacks, and {demons} would be gone; here they do nothing",
    "unreachable.value": "{creature} attacks for more than {most}",
    "unreachable.too-wide": "the village is {size} wide, and {limit} is the most (VV7)",
    "unreachable.too-high": "the village is {size} high, and {limit} is the most (VV7)",
    "unreachable.too-many-in-line": "{size} cards in one line, and {limit} is the most (VV7)",
    "attack.understood": "The village as it was understood:",
    "attack.option": "{card} falls, and {creature} dies",
    "attack.which": "   Which? (Enter: leave it open) ",
    "attack.choose": "Choose with --choose, such as: --choose '{option}'",
    "attack.too-many": "There are too many ways through this to look at all of them: {cards} {cards:card|cards} and "
    "{creatures} {creatures:creature|creatures}, where a game has at most {most_cards} and {most_creatures}.",
    "blow.begins-witches": "The witches attack from the left.",
    "blow.begins-werewolves": "The werewolves attack from the top.",
    "blow.begins-vampires": "The vampires attack from the right.",
    "blow.attack": "Attack {attack}: {attackers}",
    "blow.defence": "Defence {defence}, {line:word} {front}: {shields}",
    "blow.hero": "hero",
    "blow.card": "{face} on {cell}",
    "blow.card-bare": "the building on {cell}",
    "blow.card-hero": "the hero {face} on {cell}",
    "blow.falls": "{attack} against {defence}: they break in. Lost: {card} with {villagers} "
    "{villagers:villager|villagers}. The weakest attacker dies: {creature}.",
    "blow.falls.empty": "{attack} against {defence}: they break in. Lost: {card}. The weakest attacker dies: "
    "{creature}.",
    "blow.icon": "{attack} against {defence}: they break in. Lost: {card} with {villagers} "
    "{villagers:villager|villagers}. It has the icon, so any attacker may die: {creature}.",
    "blow.icon.empty": "{attack} against {defence}: they break in. Lost: {card}. It has the icon, so any attacker may "
    "die: {creature}.",
    "blow.choice": "{attack} against {defence}: they break in. Which card falls, and which attacker where there is a "
    "choice?",
    "blow.repelled": "{attack} against {defence}: repelled. They stay: {left}.",
    "blow.nothing": "No card is left to attack: the attack ends, and they stay: {left}. The rules do not cover this, "
    "because no game can come to it; it is ruling VV54. In the French edition they are worth nothing, in the Russian "
    "1 point each.",
    "blow.nobody": "Nobody attacks.",
    "blow.left": "Left: {cards} {cards:card|cards}, {villagers} {villagers:villager|villagers}, creatures {creatures}. "
    "Worth {points} {points:point|points} ({edition}).",
    "blow.best": "At best: {points} {points:point|points}, {cards} {cards:card|cards}, by {choices}.",
    "blow.best.forced": "At best: {points} {points:point|points}, {cards} {cards:card|cards}; there is nothing to "
    "choose.",
    "blow.worst": "At worst: {points} {points:point|points}, {cards} {cards:card|cards}, by {choices}.",
    "blow.worst.forced": "At worst: {points} {points:point|points}, {cards} {cards:card|cards}; there is nothing to "
    "choose.",
    "blow.best-way": "Best way through: {choices}. It leads to {points} {points:point|points}, {cards} "
    "{cards:card|cards}.",
    "blow.best-way.forced": "There is nothing to choose: {points} {points:point|points}, {cards} {cards:card|cards}.",
    "blow.other-first": "At best, after another first choice: {others:;}.",
    "blow.other": "{choice}: {points} {points:point|points}, {cards} {cards:card|cards}",
    "try.no-answer": "No answer applies: the demon leaves without effect.",
    "try.cells": "{player} may place on {cells}",
    "attack.left-open": "The choice is left open.",
}
