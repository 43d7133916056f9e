"""What guided play says and asks in Vampire Empire, in English."""

from typing import Final

TEXTS: Final = {
    # what is asked
    "task.castle": "Lay three characters out as the castle; the others are the city, face down. 1\u00a0Lady, "
    "2\u00a0Lord, 3\u00a0Officer, 4\u00a0Monk, 5\u00a0Nun, 6\u00a0Bishop, 7\u00a0Maid, 8\u00a0Cook, 9\u00a0Butler",
    "tap.castle": "Which three characters are in the castle?",
    "task.turn": "{time:word} {round}",
    "task.turn.about-night-draw": "Night {round}: cards, then reveal, then an action; the first two can be left out",
    "task.turn.about-night-cards": "Night {round}: cards, then an action; the cards can be left out",
    "task.turn.about-night-must": "Night {round}: cards first; this time they can't be left out",
    "task.turn.about-day-must": "Day {round}: cards first; this time they can't be left out",
    "task.turn.about-day-cards": "Day {round}: cards, then an action; the cards can be left out",
    "task.turn.about-night-reveal": "Night {round}: reveal a vampire, or go straight to the action",
    "task.turn.about-night-action": "Night {round}: the action",
    "task.turn.about-day-action": "Day {round}: the action",
    "task.answer": "A support card asks about the {character:word}",
    "task.answer.about-water": "Holy water on the {character:word}",
    "task.answer.about-killed": "The {character:word} is dead",
    "task.enter": "A place in the castle is free",
    "task.attack": (
        "{attacker:word} against {target:word}, round {battle}: {attack} against {defence}. {needs} more to win; cards "
        "that count: {bands}"
    ),
    "task.attack.needs-0": (
        "{attacker:word} against {target:word}, round {battle}: {attack} against {defence}. One card is enough to win; "
        "cards that count: {bands}"
    ),
    "task.attack.about-add": (
        "{attacker:word} against {target:word}, round {battle}: {attack} against {defence}. A card was cancelled, so "
        "others can be added; cards that count: {bands}"
    ),
    "task.attack.about-immediate": (
        "The {character:word} is a vampire and can be attacked at once; {card} counts without being named"
    ),
    "task.attack.about-immediate-may": (
        "The {character:word} is a vampire and can be attacked at once; {card} counts if you name it"
    ),
    "task.defend": (
        "{attacker:word} against {target:word}, round {battle}: {attack} against {defence}. {needs} more to save the "
        "{target:word}; cards that count: {bands}"
    ),
    "task.defend.needs-0": (
        "{attacker:word} against {target:word}, round {battle}: {attack} against {defence}. The {target:word} is safe "
        "so far; cards that count: {bands}"
    ),
    "battle.bare": "{battle}, without markers",
    "guide.castle": "The three in the castle> ",
    "guide.turn": "{player}, your turn> ",
    "guide.answer": "{player}> ",
    "guide.enter": "Who comes> ",
    "guide.attack": "{player}, attack with (Enter: no more)> ",
    "guide.attack.about-immediate": "{player}, attacker and cards (Enter: no attack)> ",
    "guide.attack.about-immediate-may": "{player}, attacker and cards (Enter: no attack)> ",
    "guide.defend": "{player}, defend with (Enter: no more)> ",
    "guide.defend.played-0": "{player}, defend with (Enter: none)> ",
    # what was left out
    "guide.card-missing": "With which cards> ",
    "guide.wrong-number-of-cards.hide": "With which three red cards> ",
    "guide.wrong-number-of-cards.water": "With which two white cards> ",
    "guide.choice-needed.target": "Against whom> ",
    "guide.choice-needed.attacker": "Who attacks> ",
    "guide.not-understood.character": "Who> ",
    "guide.not-understood.combat-card": "Who attacks whom, with which cards> ",
    "guide.not-understood.support-card": "Which support card> ",
    "guide.not-understood.effect": "What does the card do> ",
    "guide.not-understood.effect.note": (
        'Such as `defence bis`, `cancel c2`, `draw 2`, `hide bis`, `other "what it says"`; `?` shows them all'
    ),
    "cards.empty": (
        "No card list yet: cards are remembered as you play them. You can also type in the overview sheet; "
        "docs/vampire-empire.md shows how."
    ),
    "guide.not-now.combat": "Can it be played in combat> ",
    "guide.not-understood.cost-unknown": "What does {name} cost by day/by night, such as 1/2> ",
    # ?
    "type.castle": "Type the numbers of the three characters, or their names or first letters.",
    "type.turn": "Type a letter and what goes with it; characters of the castle go by their place, 1 to 3, others by "
    "name or first letters. A letter alone asks for the rest.",
    "type.answer": "Type the key, or v for vampire and h for human.",
    "type.enter": "Type the key or the name of the character that was drawn.",
    "type.attack": "Type the cards by their bands and values, together or apart: c2 n1. Enter means no more. A support "
    "card that says it is for combats: `s sacrifice 1/2 cancel c2`, `s squire 1/2 combat defence bis`.",
    "type.attack.about-immediate": (
        "Type who attacks, by the place in the castle or by name, then the cards: 1 c2. Without cards the Holy Water "
        "attacks alone. Enter means no attack."
    ),
    "type.attack.about-immediate-may": (
        "Type who attacks, by the place in the castle or by name, then the cards: 1 c2. The Holy Water counts if you "
        "type it, too. Enter means no attack."
    ),
    "type.defend": "Type the cards by their bands and values, together or apart: c2 n1. Enter means no more. A support "
    "card that says it is for combats: `s sacrifice 1/2 cancel c2`, `s squire 1/2 combat defence bis`.",
    "help.entries": "A whole entry always works: `{asked} attack bis lad c2 c1`. For the other player's support card, "
    "the name comes first: `{name} s squire 1/2 defence bis`.",
    "help.table": '`= {name} hand 6` checks a count; `! {name} hand 6 "why"` overrules the referee.',
    "option.answer-vampire": "a vampire: turn the token over",
    "option.answer-human": "human",
    "option.answer-vampire-killed": "it was a vampire: turn the token over",
    "option.answer-human-killed": "it was human",
    "option.enter": "the {character:word} comes into the castle",
    "option.no-attack": "no attack",
    "option.no-card": "no more cards",
    "option.turn-draw": "draw cards",
    "option.turn-keep": "keep the hand",
    "option.turn-reveal": "reveal a vampire",
    "option.turn-hide": "hide a character in the city",
    "option.turn-water": "test a character with holy water",
    "option.turn-attack": "attack",
    "option.turn-pass": "pass",
    "option.turn-support": "play a support card",
    "option.turn-show": "show tokens",
    "option.turn-combat": "yes, the card says so",
    # what a letter does
    "way.draw": "discard to the moat (m) or cellar (c), draw up to 8",
    "way.draw.short": "draw",
    "way.keep": "keep the hand",
    "way.keep.short": "keep",
    "way.reveal": "reveal a vampire",
    "way.reveal.short": "reveal",
    "way.hide": "hide somebody in the city with three red cards",
    "way.hide.short": "hide",
    "way.water": "test somebody with two cards of holy water",
    "way.water.short": "test",
    "way.attack": "attack: who, whom, with which cards",
    "way.attack.short": "attack",
    "way.pass": "pass: {number} {number:card|cards} to the moat",
    "way.pass.short": "pass",
    "way.support": "support card, cost by day/night ({other}: name first)",
    "way.support.short": "support card",
    "way.support-after": "support card, still at the cost by {time:word} ({other}: name first)",
    "way.support-after.short": "support card (cost by {time:word})",
    "way.show-vampires": "shows the tokens still face down, for example",
    "way.show-humans": "shows the trusted two, for example",
    "verb.castle": "castle",
    "verb.draw": "draw",
    "verb.keep": "keep",
    "verb.reveal": "reveal",
    "verb.hide": "hide",
    "verb.water": "water",
    "verb.answer": "answer",
    "verb.attack": "attack",
    "verb.defend": "defend",
    "verb.enter": "enter",
    "verb.pass": "pass",
    "verb.support": "support",
    "verb.show": "show",
    "verb.moat": "moat",
    "verb.cellar": "cellar",
    "verb.human": "human",
    "verb.vampire": "vampire",
    "verb.none": "none",
    "verb.defence": "defence",
    "verb.deck": "deck",
    "verb.hand": "hand",
    "verb.unmark": "unmark",
    "verb.cancel": "cancel",
    "verb.stop": "stop",
    "verb.block": "block",
    "verb.swap": "swap",
    "verb.shuffle": "shuffle",
    "verb.test": "test",
    "verb.kill": "kill",
    "verb.discard": "discard",
    "verb.take": "take",
    "verb.look": "look",
    "verb.other": "other",
    "verb.combat": "combat",
    "verb.city": "city",
    "verb.dead": "dead",
    "verb.alive": "alive",
    "verb.unknown": "unknown",
    "verb.markers": "markers",
    "example.organist": "organist",
    "example.lady-in-waiting": "lady-in-waiting",
    "example.squire": "squire",
    "example.ostler": "ostler",
    "example.novice": "novice",
    "codes.characters": "Characters",
    "codes.cards": "Combat cards: the band and the value",
    "codes.turn": "A turn",
    "codes.effects": "What a support card does",
    "code.clergy": "Clergy 2",
    "code.nobles": "Nobles 2",
    "code.servants": "Servant 2",
    "code.vampire": "Vampire 2 (red)",
    "code.water": "Holy Water 2 (white)",
    "code.two-bands": "Clergy and Nobles 2",
    "code.draw": "discard two cards to the moat, one to the cellar, and refill",
    "code.keep": "keep the hand",
    "code.reveal": "reveal a vampire, here the Cook",
    "code.attack": "the first in the castle attacks the second with two cards",
    "code.hide": "hide the second in the castle with three Vampire cards",
    "code.test": "test the Lady with two Holy Water cards",
    "code.pass": "pass",
    "code.support": "a support card with its cost by day and night, and what it does",
    "code.mark": "markers on a character",
    "code.combat": "in a combat, if the card says so",
    "code.unmark": "takes markers off",
    "code.cancel": "cancels a card of your opponent's, or the support card just played",
    "code.stop": "ends the combat",
    "code.block": "forbids actions this turn",
    "code.places": "hides, swaps, shuffles the city",
    "code.kill": "tests or kills somebody",
    "code.hands": "cards drawn or discarded",
    "code.take": "cards taken from a pile",
    "code.words": "nothing that the referee keeps track of",
    "code.several": "one thing, then another",
}
