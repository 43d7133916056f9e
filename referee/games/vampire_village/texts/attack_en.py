"""What `attack` says, and whoever reads a village that was typed by hand."""

from typing import Final

TEXTS: Final = {
    "not-understood.kind": "witches, werewolves, vampires or all goes here",
    "not-understood.edition": "there is no edition “{word}”; use fr or ru",
    "not-understood.attacker": "{word} isn't part of this attack",
    "not-understood.attacker-bare": (
        "several kinds attack, so {word} alone doesn't say which creature it is; type its code"
    ),
    "not-understood.village-twice": "the village is given twice: by --village and by --village-file",
    "not-understood.village-edge": "row {row}: the drawing runs off the table here",
    "not-understood.village-villagers": "row {row}: after =, give the number of villagers on the card, such as y111=2",
    "not-understood.village-card": (
        "row {row}: {word} isn't a card. A building looks like g300, a hero like h2w; a dot is a gap"
    ),
    "not-understood.village-bare": (
        "row {row}: {word} alone is the defence against one attack, which isn't enough here; a building with that "
        "defence on all sides is {meant}"
    ),
    "not-understood.village-hero-defence": (
        "row {row}: {word} is a hero with defence, but heroes have none; the shields on a hero are combat icons. Try "
        "{meant}"
    ),
    "not-understood.village-hero-gain": (
        "row {row}: heroes bring no villagers. Try {meant}, with = for the villagers on it"
    ),
    "not-understood.village-hero-icons": "row {row}: a hero has each icon (w, l, v) at most once. Try {meant}",
    "not-understood.village-gain": (
        "row {row}: a gain is 1 to 9, g b r y, h, row or col; for villagers on the card, use ="
    ),
    "not-understood.village-shields": (
        "row {row}: {word} has {number} {number:shield|shields}, but a building has three: against witches, "
        "werewolves and vampires. Try {meant}"
    ),
    "choice-needed.left": "{creature} counts the left neighbour's witches; say how many with --left",
    "choice-needed.right": "{creature} counts the right neighbour's witches; say how many with --right",
    "not-understood.village-missing": "which village? Draw it with --village, for example --village '3 h / 3=1 2'",
    "not-understood.order-missing": (
        "in which order do they attack? Use --order, for example --order 'witches werewolves vampires'"
    ),
    "not-an-option": "{word} isn't one of the choices here",
    "nothing-to-decide.choice": "there is nothing left to choose, so {word} is one choice too many",
    "unreachable.cards": "{cards} cards; the limit is {most}",
    "unreachable.creatures": "{creatures} creatures; the limit is {most}",
    "unreachable.more-creatures": (
        "{creatures} {creatures:creature|creatures} and {cards} {cards:card|cards}, but there is always at least one "
        "more card than creatures (VV10)"
    ),
    "unreachable.demons": "demons act before the attacks and would be gone: {demons}; here they do nothing",
    "unreachable.value": "{creature} has a value above {most}",
    "unreachable.too-wide": "the village is {size} wide; the limit is {limit} (VV7)",
    "unreachable.too-high": "the village is {size} high; the limit is {limit} (VV7)",
    "unreachable.too-many-in-line": "{size} cards in one line; the limit is {limit} (VV7)",
    "attack.understood": "The village, as the referee reads it:",
    "attack.option": "{card} falls, and {creature} dies",
    "attack.which": "   Which? (Enter: leave it open) ",
    "attack.choose": "Choose with --choose, for example: --choose '{option}'",
    "attack.too-many": (
        "There are too many possibilities to check them all: {cards} {cards:card|cards} and {creatures} "
        "{creatures:creature|creatures}, while a game has at most {most_cards} and {most_creatures}."
    ),
    "blow.begins-witches": "The witches attack from the left.",
    "blow.begins-werewolves": "The werewolves attack from the top.",
    "blow.begins-vampires": "The vampires attack from the right.",
    "blow.attack": "Attack {attack}: {attackers}",
    "blow.defence": "Defence {defence}, {line:word} {front}: {shields}",
    "blow.hero": "hero",
    "blow.card": "the {face} on {cell}",
    "blow.card-bare": "the building on {cell}",
    "blow.falls": "{attack} against {defence}: they break in. Lost: {card} with {villagers} "
    "{villagers:villager|villagers}. The weakest attacker dies: {creature}.",
    "blow.falls.empty": "{attack} against {defence}: they break in. Lost: {card}. The weakest attacker dies: "
    "{creature}.",
    "blow.icon": (
        "{attack} against {defence}: they break in. Lost: {card} with {villagers} {villagers:villager|villagers}. It "
        "has the icon, so the player picks who dies: {creature}."
    ),
    "blow.icon.empty": (
        "{attack} against {defence}: they break in. Lost: {card}. It has the icon, so the player picks who dies: "
        "{creature}."
    ),
    "blow.choice": (
        "{attack} against {defence}: they break in. Which card falls, and which attacker dies if there is a choice?"
    ),
    "blow.repelled": "{attack} against {defence}: repelled. Still there: {left}.",
    "blow.nothing": (
        "No cards are left to attack, so the attack ends. Still there: {left}. The rules don't cover this, because it "
        "can't happen in a game; see ruling VV54. In the French edition these creatures score nothing, in the Russian "
        "edition 1 point each."
    ),
    "blow.nobody": "Nobody attacks.",
    "blow.left": "Left: {cards} {cards:card|cards}, {villagers} {villagers:villager|villagers}, creatures {creatures}. "
    "Worth {points} {points:point|points}.",
    "blow.best": "At best: {points} {points:point|points}, {cards} {cards:card|cards}, with {choices}.",
    "blow.best.forced": "At best: {points} {points:point|points}, {cards} {cards:card|cards}; there is nothing to "
    "choose.",
    "blow.worst": "At worst: {points} {points:point|points}, {cards} {cards:card|cards}, with {choices}.",
    "blow.worst.forced": "At worst: {points} {points:point|points}, {cards} {cards:card|cards}; there is nothing to "
    "choose.",
    "blow.best-way": "Best choices: {choices}. Result: {points} {points:point|points}, {cards} {cards:card|cards}.",
    "blow.best-way.forced": "There is nothing to choose: {points} {points:point|points}, {cards} {cards:card|cards}.",
    "blow.other-first": "Best results after a different first choice: {others:;}.",
    "blow.other": "{choice}: {points} {points:point|points}, {cards} {cards:card|cards}",
    "try.no-answer": "Neither answer is possible: the demon leaves without effect.",
    "try.cells": "{player} can place on {cells}",
    "attack.left-open": "The choice is left open.",
}
