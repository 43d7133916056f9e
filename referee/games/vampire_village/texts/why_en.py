"""Why an entry of Vampire Village counted, and where points come from."""

from typing import Final

TEXTS: Final = {
    "why.count-villagers": "Villagers by card: {parts}.",
    "why.count-creatures": "At the village, including demons: {parts}.",
    "why.count-cards": "Cards: {parts}.",
    "why.start": "The {face} is a building, as a start card has to be.",
    "why.start-villagers": "A start card gets 2 villagers.",
    "why.start-gain": "The gain printed on it ({gain}) doesn't count.",
    "why.card": "Card {number} of {of} in round {round}.",
    "why.free": "{cell} was free.",
    "why.edge": "{cell} shares an edge with {beside}.",
    "why.anywhere": "The village was empty, so the first card could go anywhere.",
    "why.box": "With it the village is {wide} wide and {high} high; the limit is {limit}.",
    "why.lines": "It is card {row} of its row and card {column} of its column; the limit is {limit}.",
    "why.ever": "House rule: cells that once had a card count too.",
    "why.gone": "Only cards still there count for the size; {cells} once had one.",
    "why.gain-none": "It has no gain.",
    "why.gain-number": "Its gain is a plain number: {villagers}.",
    "why.gain-row": "One villager for each building in row {name}: {counted}.",
    "why.gain-column": "One villager for each building in column {name}: {counted}.",
    "why.gain-colour": "One villager for each {colour:word} building: {counted}.",
    "why.gain-heroes": "One villager for each hero: {counted}.",
    "why.gain-nothing": "Nothing to count: the village has none.",
    "why.gain-self": "It counts itself, because it is {colour:word}.",
    "why.gain-self-house": "House rule: it counts itself, whatever its colour.",
    "why.gain-not-self": "It does not count itself, because it is not {colour:word}.",
    "why.gain-heroes-out": "Heroes in that line aren't buildings and don't count: {cells}.",
    "why.gain-gap": "Buildings across a gap count too: {cells}.",
    "why.gain-start": "The start card counts too: {cell}.",
    "why.movement": "The moves cost {cost} of {points} movement {points:point|points}.",
    "why.movement-none": "The {face} has no movement points, so nobody can move.",
    "why.movement-unused": "{points} movement {points:point|points} unused, which is allowed.",
    "why.walkers": (
        "{count} of {villagers} {villagers:villager|villagers} on {cell} {count:moves|move}; {cell} shares an edge "
        "with the hero on {hero}."
    ),
    "why.walk-onto": "Villagers can move onto the hero and across it.",
    "why.walk-from-hero": "{cell} is also a hero; villagers on it can move.",
    "why.walk-back": "A move can end where it started; it still costs its steps.",
    "why.turn": "Creature turn {turn} of {of} in round {round}; three creatures per turn.",
    "why.demons": "{player}'s demons: {demons}. The player chooses which to answer first.",
    "why.one-demon": "{player}'s demon: {demons}.",
    "why.heroes": "Any hero of the village can be given up: {heroes}.",
    "why.one-hero": "One hero answers one demon.",
    "why.hero-villagers": "{villagers} {villagers:villager|villagers} on it {villagers:is|are} lost too.",
    "why.no-effect": "The other answer, the effect, isn't possible here: {demon}.",
    "why.hero-kept": "The player can choose the effect and keep the hero: {heroes}.",
    "why.stealable": "What {victim} had when the demons began and hasn't lost yet: {creatures}.",
    "why.fewest": "The fewest villagers on a building that has any: {least}, on {cells}.",
    "why.fewest-empty": "Buildings without villagers don't count: {cells}.",
    "why.yellow": "Yellow buildings with villagers: {cells}.",
    "why.attack": "The {kind:word} attack: {attackers} = {attack}.",
    "why.witch-left": (
        "The witch counting left (wl) is worth {value}: the number of witches {player}, the left neighbour, had after "
        "the demons."
    ),
    "why.witch-right": (
        "The witch counting right (wr) is worth {value}: the number of witches {player}, the right neighbour, had "
        "after the demons."
    ),
    "why.wolf-grey": (
        "A grey werewolf (lg) is worth {value}: the number of grey werewolves that came to this village. Deaths don't "
        "change it."
    ),
    "why.wolf-black": (
        "A black werewolf (lb) is worth {value}: the number of black werewolves that came to this village. Deaths "
        "don't change it."
    ),
    "why.defence": "Defence, {line:word} {front}: {shields} = {defence}.",
    "why.heroes-defend": "Heroes defend with 0: {cells}.",
    "why.only-heroes": "There are only heroes in it, but it is still the line that defends.",
    "why.other-shields": "Shields against other kinds don't count: {cells}.",
    "why.breaks-in": (
        "{attack} is more than {defence}: they break in, and the player chooses which card of the {line:word} falls."
    ),
    "why.breaks-in-one": "{attack} is more than {defence}: they break in, and the only card of the {line:word} falls.",
    "why.weakest": "If {cell} falls, the weakest attacker dies: {creatures}.",
    "why.weakest-tied": "These are equally weak, so the player chooses: {creatures}.",
    "why.icon": "{cell} has the right icon, so any attacker can die: {creatures}.",
    "why.villagers": "{points} for {villagers} {villagers:villager|villagers} on {cell} ({face})",
    "why.creature": "{points} for this creature at the village: {creature}",
    "why.cards": "If tied: {cards} {cards:card|cards}",
}
