"""Vampire Empire as the log tells it, and what was done at the table, in English."""

from typing import Final

TEXTS: Final = {
    # in the log
    "told.drew": "{player} discards {discarded} {discarded:card|cards} and draws {drawn}.",
    "told.drew.discarded-0": "{player} draws {drawn} {drawn:card|cards}.",
    "told.reshuffled": "The deck was empty: {player} shuffles the cellar into a new one.",
    "told.entered": "The {character:word} comes into the castle.",
    "told.entered.revealed-true": "The {character:word}, a revealed vampire, comes into the castle.",
    "told.unmasked": "The {character:word} is a vampire.",
    "told.was": "",
    "told.was.what-vampire": "The {character:word} was a vampire.",
    "told.was.what-human": "The {character:word} was human.",
    "told.hidden": "The {character:word} goes to the bottom of the city.",
    "told.passed": "{player} passes and puts {number} {number:card|cards} into the moat.",
    "told.passed.number-0": "{player} has no cards and passes.",
    "told.attacked": (
        "{player} attacks the {target:word} with the {attacker:word} ({cards}): {attack} against {defence}."
    ),
    "told.attacked-more": "{player} adds {cards} to the attack: {attack} against {defence}.",
    "no-cards": "{player} has no cards to play.",
    "told.defended": "{player} defends the {target:word} with {cards}.",
    "told.supported": "{player} plays {name} and pays {number} {number:card|cards}.",
    "told.supported.number-0": "{player} plays {name}, which costs nothing.",
    "told.cancelled": "{player}'s {card} is cancelled.",
    # what was done
    "deed.keep": "{player} keeps the hand.",
    "deed.reveal": "{player} reveals the {character:word}, a vampire.",
    "deed.hide": "{player} plays {cards} and hides the {character:word} at the bottom of the city.",
    "deed.none-added": "{player} adds nothing to the attack.",
    "deed.no-defence": "{player} plays no card for the {character:word}.",
    # what the table ruled
    "deed.rule-castle": "Table ruling: the castle now has {characters:word} ({why}).",
    "deed.rule-castle-empty": "Table ruling: the castle is empty ({why}).",
    "deed.rule-city": "Table ruling: the city, from the top, is {characters:word} ({why}).",
    "deed.rule-dead-vampire": "Table ruling: the {character:word} is dead and was a vampire ({why}).",
    "deed.rule-dead-human": "Table ruling: the {character:word} is dead and was human ({why}).",
    "deed.rule-alive": "Table ruling: the {character:word} is alive ({why}).",
    "deed.rule-vampire": "Table ruling: the {character:word} is a revealed vampire ({why}).",
    "deed.rule-human": "Table ruling: the {character:word} is known to be human ({why}).",
    "deed.rule-unknown": "Table ruling: nobody knows what the {character:word} is ({why}).",
    "deed.rule-markers": (
        "Table ruling: the {character:word} has {attack} attack {attack:marker|markers} and {defence} defence "
        "{defence:marker|markers} ({why})."
    ),
    "deed.rule-hand": "Table ruling: {player} has {number} {number:card|cards} in hand ({why}).",
    "deed.rule-deck": "Table ruling: {player} has {number} {number:card|cards} in the deck ({why}).",
    "deed.rule-moat": "Table ruling: {player} has {number} {number:card|cards} in the moat ({why}).",
    "deed.rule-cellar": "Table ruling: {player} has {number} {number:card|cards} in the cellar ({why}).",
    "deed.rule-reshuffled": "Table ruling: {player}'s cellar has been used ({why}).",
    "deed.rule-unshuffled": "Table ruling: {player}'s cellar hasn't been used ({why}).",
    "deed.rule-turn": "Table ruling: {player}'s turn begins ({why}).",
    "deed.rule-wins": "Table ruling: {player} wins ({why}).",
    "deed.rule-draw": "Table ruling: the game is a draw ({why}).",
}
