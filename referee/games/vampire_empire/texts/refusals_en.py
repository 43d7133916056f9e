"""What Vampire Empire refuses, and what it expected, in English."""

from typing import Final

TEXTS: Final = {
    # expected in an entry
    "not-understood.character": (
        "a character goes here: lad(y), lor(d), off(icer), mon(k), nun, bis(hop), mai(d), coo(k), but(ler)"
    ),
    "not-understood.combat-card": (
        "a combat card goes here: its band and its value, such as c2. The bands are c Clergy, n Nobles, s Servant, v "
        "Vampire, w Holy Water; a card with two bands has two letters: cn2"
    ),
    "not-understood.discard-pile": "say how many cards go where: `moat 2`, `cellar 1`",
    "not-understood.pile": "a pile goes here: moat, cellar or deck",
    "not-understood.vampire-or-human": "say vampire or human",
    "not-understood.support-card": "the name of the support card goes here, in quotes if it has several words",
    "not-understood.cost": "the cost by day and by night goes here, such as 1/2 (a dash where none is printed)",
    "not-understood.cost-unknown": (
        "{name} is new here: write its cost by day and by night after the name, such as 1/2 (a dash where none is "
        "printed)"
    ),
    "not-understood.effect": (
        "say what the card does: attack, defence, unmark, cancel, stop, block, hide, swap, shuffle, test, kill, draw, "
        "discard, take, look, none or other"
    ),
    "not-understood.marker": "say which marker: attack or defence",
    "not-understood.blocked-verb": "say what is blocked: reveal, hide, water, attack or pass",
    "not-understood.yes-or-no": "say yes or no",
    "not-understood.nobody-comes": "nobody comes from the city when a character is tested",
    "bad-header.player-count": "the game is for 2 players",
    "bad-header.no-card": "in this game nobody can be called “{name}”, which means no card",
    "bad-header.house": "`house` can only be: water may",
    "bad-header.vampires": "`vampires` must name one of the two players",
    # refusals
    "not-your-phase.setup": "the castle isn't laid out yet: `castle lad bis coo`",
    "not-your-phase.over": "the game is over",
    "not-your-phase.show": "tokens are shown when the game is over",
    "answer-needed.answer": "first {player} must say what the {character:word} is: vampire or human",
    "answer-needed.enter": "first say who comes from the city: `enter lad`",
    "answer-needed.immediate": (
        "first {player} must say whether the {character:word} is attacked at once; if not, `attack none`"
    ),
    "answer-needed.attack": "first {player} must go on with the attack on the {character:word}, or stop: `attack none`",
    "answer-needed.add": (
        "first {player} must say whether cards are added to the attack on the {character:word}; if not, `attack none`"
    ),
    "answer-needed.defend": "first {player} must defend the {character:word}, with cards or `defend none`",
    "nothing-to-decide": "this is for {other} to say, not for {player}",
    "nothing-to-decide.castle": "the castle is already laid out",
    "nothing-to-decide.attack": "{player} isn't attacking anybody yet: name who attacks whom",
    "nothing-to-decide.defend": "nobody is being attacked",
    "nothing-to-decide.answer": "nobody has asked what a character is",
    "nothing-to-decide.enter": "nobody is coming from the city now",
    "nothing-to-decide.show": "{player} has no more tokens to show",
    "not-your-turn": "it is {other}'s turn",
    "wrong-role.reveal": "only the vampire player reveals vampires",
    "wrong-role.hide": "only the vampire player hides characters",
    "wrong-role.water": "only the human player uses holy water",
    "too-late.action": "{player} has already acted; now it is {other}'s turn",
    "too-late.draw": "{player} can't draw any more this turn: drawing comes first",
    "too-late.reveal": "{player} can't reveal a vampire any more this night",
    "discard-first": "{player} holds {hand} cards: discard at least {number} first, `draw moat {number}`",
    "draw-first": "{player} has no cards in hand and can draw: `draw` first",
    "not-now.asked": "a support card has to wait until the open question is answered",
    "not-now.draw": "a support card is played after phase 1: `keep` or `draw` first",
    "not-now.combat": "in a combat only cards that say so can be played: put `combat` before the effect",
    "not-now.no-combat": "no combat is going on, so there is nothing to stop and no card to cancel",
    "not-now.night": "no cost is printed for the night, so the card can't be played now",
    "not-now.day": "no cost is printed for the day, so the card can't be played now",
    "blocked.hide": "a support card keeps {player} from hiding anybody this turn",
    "blocked.water": "a support card keeps {player} from using holy water this turn",
    "blocked.attack": "a support card keeps {player} from attacking this turn",
    "blocked.pass": "a support card keeps {player} from passing this turn",
    "dead": "the {character:word} is dead",
    "not-in-castle": "the {character:word} isn't in the castle",
    "already-revealed": "the {character:word} is already a revealed vampire",
    "answered-human": "entry {earlier} says that the {character:word} is human",
    "answered-human.ruled": (
        "the table has ruled that the {character:word} is human, and only another ruling can change that"
    ),
    "too-many-vampires": "the three vampires are known already: {characters:word}",
    "same-character": "nobody attacks themselves: the {character:word} is already the target",
    "attacker-revealed": "the human player can't attack with the {character:word}, a revealed vampire",
    "attacker-not-revealed": (
        "a revealed vampire is in the castle, so a revealed vampire has to attack; the {character:word} isn't one"
    ),
    "card-missing": "an attack needs at least one card",
    "wrong-deck.vampires": "{card} is white, and the vampires' deck has no Holy Water",
    "wrong-deck.humans": "{card} is red, and the humans' deck has no Vampire cards",
    "wrong-deck.support-vampires": "the {card} helps the human player, not {player}",
    "wrong-deck.support-humans": "the {card} helps the vampire player, not {player}",
    "wrong-number-of-cards.hide": "hiding takes {wanted} Vampire cards, not {number}",
    "wrong-number-of-cards.water": "a test takes {wanted} Holy Water cards, not {number}",
    "wrong-number-of-cards.castle": "the castle takes {wanted} different characters, not {number}",
    "wrong-number-of-cards.city": "each character can be named only once",
    "wrong-number-of-cards.tokens": "{wanted} {wanted:token is|tokens are} face down, not {number}",
    "wrong-number-of-cards.trusted": "the human player has {wanted} tokens, not {number}",
    "not-a-vampire-card": "{card} isn't a Vampire card: hiding takes cards with a red band",
    "not-holy-water": "{card} isn't Holy Water: a test takes cards with a white band",
    "card-not-valid.profession": "{card} doesn't help the {character:word}, whose profession is {profession:word}",
    "card-not-valid.not-revealed": "{card} doesn't help the {character:word}, who isn't a revealed vampire",
    "card-not-valid.opponent-not-revealed": (
        "{card} doesn't help the {character:word}: Holy Water only counts against a revealed vampire"
    ),
    "card-not-valid.accomplice": (
        "{card} doesn't help the {character:word}, whose profession is {profession:word}: "
        "your card list says that it helps {wanted:word}"
    ),
    "card-differs": "{name} cost {before} (day/night) when you entered it before, not {now}",
    "card-differs.list": "{name} costs {before} (day/night) in your card list, not {now}",
    "no-such-card": "{card} isn't among the opponent's cards in this combat",
    "no-such-card.list": "your card list has no {card} in the {deck:word}' deck",
    "no-such-card.copies": "your card list has {number} of {card} in the {deck:word}' deck; this would be one more",
    "not-enough-cards": "{player}'s {pile:word} has {has} {has:card|cards}, not {number}",
    "cellar-used": "{player}'s cellar has already been shuffled in, so everything goes to the moat",
    "not-exceeding": (
        "the {character:word} has defence markers worth {defence}, so the attack must be at least {needed}; this is "
        "{value}"
    ),
    "not-exceeding.bare": "an attack must be at least {needed}, even against a target without markers; this is {value}",
    "cannot-pay": "{name} costs {number} other {number:card|cards}, and only {has} {has:is|are} left in hand",
    "not-in-city": "the {character:word} isn't in the city",
    "not-on-top": "somebody else comes before the {character:word}, who was hidden at the bottom of the city",
    "not-applicable.attack": "the {character:word} has no attack marker",
    "not-applicable.defence": "the {character:word} has no defence marker",
    "not-applicable.support": "no support card was played just before",
    "choice-needed.attacker": "say who attacks",
    "choice-needed.nobody": "there is nobody else in the castle to attack",
    "choice-needed.target": "say who is attacked",
    "does-not-fit": "can't be among these tokens: {characters:word}",
    "does-not-fit.shown": "can't be among these tokens, already shown by {player}: {characters:word}",
    "does-not-fit.entries": (
        "can't be among these tokens, because of what was said in {entries:entry|entries} {entries}: {characters:word}"
    ),
    "count-differs.hand": "the table counts {number} in {player}'s hand, but the referee counts {counted}",
    "count-differs.deck": "the table counts {number} in {player}'s deck, but the referee counts {counted}",
    "count-differs.moat": "the table counts {number} in {player}'s moat, but the referee counts {counted}",
    "count-differs.cellar": "the table counts {number} in {player}'s cellar, but the referee counts {counted}",
    "count-differs.city": "the table counts {number} in the city, but the referee counts {counted}",
    "count-differs.dead": "the table counts {number} dead, but the referee counts {counted}",
}
