"""Why an entry counted in Vampire Empire, in English."""

from typing import Final

TEXTS: Final = {
    "why.castle": "Three of the nine characters are in the castle; the other six are the city, face down.",
    "why.turn": "It is {player}'s turn: {time:word} {round}.",
    "why.turn-begins": "The action before was done, and with this entry {player}'s turn begins: {time:word} {round}.",
    # phases 1 and 2
    "why.over-eight": "{hand} cards in hand are more than eight, so some had to be discarded.",
    "why.no-hand": "Whoever has an empty hand must draw first.",
    "why.refill": "After the discards {left} {left:card was|cards were} left, and {number} filled the hand up.",
    "why.shuffle": "The deck had {number}, so the cellar was shuffled into a new one for {more} more. That works once.",
    "why.cellar-open": "{player}'s cellar had not been used yet, so cards could go there.",
    "why.keep": "Drawing can be left out with one to eight cards in hand; there were {hand}.",
    "why.one-a-night": "One vampire may be revealed a night, before the action.",
    "why.reveal-in-city": "The {character:word} was in the city, which doesn't matter.",
    "why.not-answered": (
        "Nobody had said that the {character:word} is human, and {number} {number:vampire was|vampires were} revealed "
        "so far, of three."
    ),
    # actions
    "why.in-castle": "The {character:word} was in the castle.",
    "why.red": "Hiding takes three cards with a red band: {cards}.",
    "why.can-come": "The {character:word} could be on top of the city, where only these could be: {characters:word}.",
    "why.white": "A test takes two cards with a white band: {cards}.",
    "why.testable": "The {character:word} was alive and not revealed.",
    "why.pass": "A pass costs two cards, or all there are: {number} of {hand}.",
    "why.attacker-revealed": (
        "A revealed vampire was in the castle, so the vampire player had to attack with one: the {character:word} is."
    ),
    "why.attacker-any": "No revealed vampire was in the castle, so the vampire player could attack with anybody.",
    "why.attacker-human": (
        "The human player may attack with anybody who isn't a revealed vampire: the {character:word} wasn't."
    ),
    "why.at-once": "The {character:word} had just been unmasked in the castle, and could be attacked at once.",
    "why.lower-water": "The lower Holy Water, {card}, counts by itself.",
    "why.no-attack": "Attacking the {character:word} at once is allowed, not required.",
    "why.card-profession": (
        "{cards:This card counts|These cards count} by profession for the {character:word}: {cards}."
    ),
    "why.card-vampire": (
        "{cards:This card counts|These cards count} because the {character:word} is a revealed vampire: {cards}."
    ),
    "why.card-water": (
        "{cards:This card counts|These cards count} because the {opponent:word} is a revealed vampire: {cards}."
    ),
    "why.exceeds": "The attack of {value} exceeds the {defence} that the {character:word} starts with.",
    "why.second-round": "The attack did not kill in the first round, so a second could follow.",
    "why.added": "A card of the attack was cancelled, so others could be added.",
    "why.no-second": "A second round begins with a card; without one there is none, and the {character:word} survives.",
    "why.none-added": "Nothing has to be added; the defence of the {character:word} follows.",
    "why.defends": "The other player defends whoever is attacked, here {player} the {character:word}.",
    "why.none-played": "A defence may have no card at all.",
    "why.markers": "Markers count in the first round: {attack} for the attack, {defence} for the defence.",
    "why.all-cards": "The cards of both rounds count, markers no longer.",
    "why.greater": "{attack} is more than {defence}, so the {character:word} dies.",
    "why.not-greater": "{attack} is not more than {defence}, so the {character:word} survives this round.",
    "why.not-greater-twice": (
        "{attack} is not more than {defence} in the second round either, so the {character:word} survives."
    ),
    "why.must-tell": "{player} leads the vampires and must say what the {character:word} is.",
    "why.must-tell-dead": "{player} leads the vampires and must say what the {character:word} was.",
    "why.remembered": "Both heard it, so the referee shows it from now on, and holds it against later entries.",
    # support cards, tokens
    "why.goes-back": "It was entered right after the comparison, and undoes it.",
    "why.support-combat": "In a combat, only a card that says so can be played.",
    "why.support-moment": "A support card can be played before or after the action.",
    "why.price": (
        "It costs {number} other {number:card|cards} by {time:word}, and {others} other {others:card was|cards "
        "were} left in hand."
    ),
    "why.tokens": "The vampire player shows the tokens still face down: {number}.",
    "why.trusted": "The human player may show the trusted two.",
    "why.tokens-fit": "They fit everything that was said: {characters:word}.",
}
