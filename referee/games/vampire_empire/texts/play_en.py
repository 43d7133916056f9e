"""What happens in Vampire Empire, what is asked, and where the game stands, in English."""

from typing import Final

TEXTS: Final = {
    # what happened
    "laid-out": "In the castle: {characters:word}. The other six are in the city.",
    "phase-night": "Night {round}: {player} leads the vampires.",
    "phase-day": "Day {round}: {player} leads the humans.",
    "skipped": "{player} has no cards left and sits out.",
    "drew": "{player} discards {discarded} and draws {drawn}: {hand} in hand",
    "drew.discarded-0": "{player} draws {drawn}: {hand} in hand",
    "reshuffled": "{player}: shuffle the cellar into a new deck, then draw {number} more",
    "unmasked": "The {character:word} is a vampire: turn the token and the card over.",
    "unmasked.castle-false": (
        "The {character:word} is a vampire: turn the token over; the card stays in the city and is turned over when it"
        " comes."
    ),
    "cleared": "The {character:word} is human.",
    "hidden": "Put the {character:word} at the bottom of the city.",
    "entered": "The {character:word} comes into the castle.",
    "entered.revealed-true": "The {character:word}, a revealed vampire, comes into the castle: turn the card over.",
    "killed": "The {character:word} is dead.",
    "was": "",
    "was.seen-true": "The {character:word} was a vampire.",
    "was.what-vampire": "The {character:word} was a vampire: turn the token over.",
    "was.what-human": "The {character:word} was human.",
    "tested": "{player} tests the {character:word} with {cards}.",
    "passed": "{player} passes: {number} {number:card goes|cards go} to the moat",
    "attacked": "{attacker:word} against {target:word} with {cards}, round {round}: {attack} against {defence}",
    "defended": "The {target:word} defends with {cards}.",
    "compared": "",
    "compared.outcome-killed": "Round {round}: {attack} against {defence}, the {target:word} dies.",
    "compared.outcome-survives": "Round {round}: {attack} against {defence}, the {target:word} survives.",
    "stopped": "No second round: the {target:word} survives.",
    "broken-off": "The combat ends without a result.",
    "no-attack": "{player} doesn't attack the {character:word}.",
    "nothing-left": "{player} can do nothing else, so the turn is over.",
    "forced": "{player} has no choice:",
    "supported": "{player} plays {name} and pays {number} {number:card|cards}",
    "supported.number-0": "{player} plays {name}, which costs nothing",
    "support-cancelled": "The support card before it is undone.",
    "marked.attack": "{number} attack {number:marker|markers} on the {character:word}",
    "marked.defence": "{number} defence {number:marker|markers} on the {character:word}",
    "unmarked.attack": "The attack markers come off the {character:word}.",
    "unmarked.defence": "The defence markers come off the {character:word}.",
    "cancelled": "{player}'s {card} is cancelled; {player} may add cards.",
    "blocking": "{player} may not do this for the rest of the turn: {verbs:word}",
    "swapped": "The {character:word} and the {other:word} change places.",
    "city-shuffled": "The city is shuffled.",
    "given": "{player} draws {number} {number:card|cards}",
    "discarded": "{player} discards {number} {number:card|cards} to the moat",
    "discarded.cellar": "{player} discards {number} {number:card|cards} to the cellar",
    "taken.moat": "{player} takes {number} {number:card|cards} from the moat",
    "taken.cellar": "{player} takes {number} {number:card|cards} from the cellar",
    "taken.deck": "{player} takes {number} {number:card|cards} from the deck",
    "words.look": "{player} looks: {text}",
    "words.other": "{player}: {text}",
    "shown.vampires": "{player} shows the tokens: {characters:word}",
    "shown.humans": "{player} shows the trusted humans: {characters:word}",
    "ruled": "Table ruling: {why}",
    "ways.answered-human": 'go back there (`undo from {earlier}`), or overrule it: `! vampire {character} "why"`',
    "ways.does-not-fit.entries": (
        'go back to a false answer (`undo from N`), or overrule it: `! vampire CHARACTER "why"`'
    ),
    "over.vampires-dead": "All three vampires are dead.",
    "over.humans-dead": "All six humans are dead.",
    "over.humans-dead.tokens-unseen": (
        "All six humans are dead. The others must be the vampires; turn their tokens over: {characters:word}"
    ),
    "over.castle": "Three revealed vampires are in the castle.",
    "over.cards": "Nobody has any cards left: the survivors are counted.",
    "over.table": "The game is over by table ruling.",
    # the castle shows these already
    "count.city": "",
    "count.dead": "",
    # what is somewhere else than before
    "try.place": "Place {cell}: {before} → {after}",
    "try.card": "{face} {who}",
    # where the game stands and what is wanted
    "stand.setup": "setup",
    "stand.turn": "{time:word} {round}",
    "stand.combat": "{time:word} {round}",
    "stand.after": "{time:word} {round}, after the action",
    "stand.over": "game over",
    "want.castle": "castle CHARACTER CHARACTER CHARACTER (the three laid out)",
    "want.turn": "{player}: {verbs:verb}",
    "want.answer": "{player}, is the {character:word} a vampire or human?",
    "want.answer.about-killed": "{player}, was the {character:word} a vampire or human?",
    "want.enter": "Draw the top card of the city: who comes? (`enter CHARACTER`)",
    "want.attack": "{player} attack CARD … or none ({attacker:word} against {target:word}, {attack} against {defence})",
    "want.attack.about-immediate": (
        "{player} attack CHARACTER CARD … or none (who attacks the {character:word} at once)"
    ),
    "want.defend": "{player} defend CARD … or none ({attacker:word} against {target:word}, {attack} against {defence})",
    # the end
    "outcome.vampires-dead": "All three vampires are dead: {winners} wins.",
    "outcome.humans-dead": "All six humans are dead: {winners} wins.",
    "outcome.castle": "Three revealed vampires rule the castle: {winners} wins.",
    "outcome.table": "By table ruling {winners:|a draw between }{winners:list}{winners: wins|}.",
}
