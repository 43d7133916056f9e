"""Why an entry counted in Vampire Empire, in English."""

from typing import Final

TEXTS: Final = {
    "why.castle": "Three of the nine characters are in the castle; the other six are the city, face down.",
    "why.turn": "It is {player}'s turn: {time:word} {round}.",
    "why.turn-begins": "The last turn was over, so this entry begins {player}'s: {time:word} {round}.",
    # phases 1 and 2
    "why.over-eight": "{hand} cards in hand are more than eight, so some had to be discarded.",
    "why.no-hand": "Whoever has an empty hand must draw first.",
    "why.refill": "After the discards, {left} {left:card was|cards were} left; {number} more filled up the hand.",
    "why.shuffle": (
        "The deck had only {number}; for {more} more, the cellar was shuffled into a new one. That works once."
    ),
    "why.cellar-open": "{player}'s cellar hadn't been shuffled in yet, so cards could go there.",
    "why.keep": "With one to eight cards in hand, drawing can be left out; there were {hand}.",
    "why.one-a-night": "One vampire may be revealed a night, before the action.",
    "why.reveal-in-city": "The {character:word} was in the city, and can be revealed there too.",
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
        "A revealed vampire was in the castle, so the vampire player had to attack with one, and the {character:word} "
        "is one."
    ),
    "why.attacker-any": "No revealed vampire was in the castle, so the vampire player could attack with anybody.",
    "why.attacker-human": (
        "The human player may attack with anybody who isn't a revealed vampire, and the {character:word} wasn't."
    ),
    "why.at-once": "The {character:word} had just been unmasked in the castle, and could be attacked at once.",
    "why.lower-water": "The lower Holy Water, {card}, counts without being named.",
    "why.no-attack": "Attacking the {character:word} at once is allowed, not required.",
    "why.card-profession": ("{cards:This card fits|These cards fit} the {character:word}'s profession: {cards}."),
    "why.card-vampire": (
        "{cards:This card counts|These cards count} because the {character:word} is a revealed vampire: {cards}."
    ),
    "why.card-water": (
        "{cards:This card counts|These cards count} because the {opponent:word} is a revealed vampire: {cards}."
    ),
    "why.exceeds": "The attack of {value} is more than the {character:word}'s {defence} from defence markers.",
    "why.second-round": "The attack didn't kill in the first round, so a second could follow.",
    "why.added": "A card of the attack was cancelled, so others could be added.",
    "why.no-second": "A second round needs a card; without one, the fight ends and the {character:word} survives.",
    "why.none-added": "Nothing has to be added; now the {character:word} is defended.",
    "why.defends": "The other player always defends: here {player}, for the {character:word}.",
    "why.none-played": "A defence may have no card at all.",
    "why.markers": "Markers count in the first round: {attack} for the attack, {defence} for the defence.",
    "why.all-cards": "The cards of both rounds count; markers no longer do.",
    "why.greater": "{attack} is more than {defence}, so the {character:word} dies.",
    "why.not-greater": "{attack} is not more than {defence}, so the {character:word} survives this round.",
    "why.not-greater-twice": (
        "{attack} is not more than {defence} in the second round either, so the {character:word} survives."
    ),
    "why.must-tell": "{player} leads the vampires and must say what the {character:word} is.",
    "why.must-tell-dead": "{player} leads the vampires and must say what the {character:word} was.",
    "why.remembered": "Both heard it, so the referee shows it from now on and checks later entries against it.",
    # support cards, tokens
    "why.goes-back": "It was entered right after the comparison, so it undoes that.",
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
