"""English: summoned monsters, minions, Yunfakh hunters, and scenarios 11 to 14 («Horrors of the Sands»)."""

from typing import Final

SANDS: Final[dict[str, str]] = {
    # what happens
    "takes-flight": (
        "{figures:list} in {zone} {several:flees|flee}: put an experience marker on the {several:base|bases}."
    ),
    "got-away": "{number} {number:villager gets|villagers get} away: {total} so far.",
    "got-away-from": (
        "{figures:list} {several:leaves|leave} the castle from {zone}: set {several:it|them} aside. {total} "
        "got away so far."
    ),
    "cut-off": "{zone} is cut off: take {figures:list} off the board. The morale stays as it is.",
    "collapses": "{zone} collapses.",
    "tile-removed": (
        "Take the tile {zone} away, with its trap if it has one. {left} {left:corridor is|corridors are} left."
    ),
    "paid": "{player} pays for the summoning: {die}. One die fewer for now.",
    "keep-paying": "{name} stays in this world thanks to {monsters:list}: one die fewer each.",
    "payers-free": "{monsters:list} {monsters:has all its|have all their} dice again.",
    "took-symbol": "{player} takes the symbol marker in {zone}: {die}",
    "brought-symbols": "{player} brings to the Summoning Room: {dice}. {number} of {wanted} are there.",
    "ally-comes": "Put {name} on {at}.",
    "ally-moved": "{name} goes to {zone}.",
    "ally-placed": "Put {name} on {zone}.",
    "ally-raised": "Stand {name} up in {at}: that was its turn.",
    "ally-burns": "{name} burns.",
    "room-hurts-ally": "{zone} hurts {name}, who ends the turn there.",
    "ally-health": "{name}: {left} of {health} left.",
    "ally-hurt": "{name} takes {count} {count:wound|wounds}: {left} of {health} left.",
    "ally-no-room": "No room in {zone}: {name} doesn't come in.",
    "ally-died": "{name} is out of the game.",
    "ally-taken-off": "{name} dies: take the figure off {zone}, out of the game.",
    "ally-struck": "{name} attacks {figures:list} in {zone}.",
    "ally-killed": "{name} kills {figures:list} in {zone}.",
    "ally-killed-xp": "{name} kills {figures:list} in {zone}: XP {total} of {value} for {player}.",
    "ally-wounded": "{name} wounds {figures:list} in {zone}: {count} {count:wound|wounds}, {left} left.",
    "ally-missed": "{name} misses: {figures:list}.",
    "ally-condition": "{name} gets a marker: {what}",
    "ally-condition-off": "{name} loses a marker: {what}",
    "attacked-ally": (
        "{from}: {figures:list} {several:attacks|attack} {name}: {wounds} {wounds:wound|wounds}. {left} of "
        "{health} left."
    ),
    "attacked-ally-fatal": (
        "{from}: {figures:list} {several:attacks|attack} {name}: {wounds} {wounds:wound|wounds}. {name} dies:"
        " take the figure off."
    ),
    "attacked-ally-open": "{from}: {figures:list} {several:attacks|attack} {target}: {wounds} {wounds:wound|wounds}.",
    "over.why-fled": "Ten villagers have got away.",
    "over.why-buried": "All corridors around the Summoning Room have collapsed.",
    "outcome.fled": "Ten villagers have got away: you win.",
    "outcome.buried": "All corridors around the Summoning Room have collapsed: the castle is lost.",
    "spawning-over.why-morale": "The villagers' morale is at 0: no more villagers come.",
    # what is asked
    "want.turn.who-allies": (
        "The monsters are done. Now those that were summoned: {names:list} (`NAME move ZONE`, `NAME hit p1`);"
        " then `villagers`"
    ),
    "want.turn.who-over": "All summoned monsters have acted: `villagers`",
    "want.summon": "A monster is summoned: turn up its card: `summon NAME TYPE HEALTH SPEED WOUNDS RANGE`",
    "want.payers": "Which two keep {name} in this world, each rolling one die fewer? (`payers NAME NAME`)",
    "want.redirect": (
        "{zone}: {figures:list} attacks {player}: {wounds} {wounds:wound|wounds}. Does a minion take it?"
    ),
    "typed.redirect": "(`redirect NAME`, `redirect -`)",
    "want.coin.about-collapse": "{zone}, coin: {figures:list} comes in. Does the corridor stand or fall?",
    "want.order.about-aside": "{zone} collapses: where does {name} go, {options}?",
    "guide.turn.who-allies": "Summoned monsters> ",
    "guide.turn.who-over": "The villagers now> ",
    "guide.summon": "The card> ",
    "guide.payers": "Which two> ",
    "guide.redirect": "{player}, a minion instead (Enter: no)> ",
    "guide.order.about-aside": "Where to> ",
    "task.turn.then-allies": (
        "{monster} in {zone}: health {left} of {health}, {rest}. Then {next:list}, by name: `{typed} …`"
    ),
    "tap.turn.then-allies": "{monster} in {zone}: health {left} of {health}, {rest}. Then {next:list}",
    "task.turn.who-allies": (
        "Summoned monsters: each may go up to its speed and attack once, in any order: {names:list}"
    ),
    "task.turn.who-over": "All summoned monsters have acted",
    "task.summon": "A summoned monster comes: turn up its card. Name, type, health, speed, wounds, range",
    "task.payers": "{name} is there. Two monsters roll one die fewer for as long as it lives",
    "task.redirect": "An attack. A minion in the zone can take it",
    "task.order.about-aside": "{zone} collapses: you choose where {name} steps aside",
    "type.summon": "Type the card in one line: `hydra u 6 2 2 1`.",
    "type.payers": "Type the beginnings of two names.",
    "type.redirect": (
        "Type the key, or - for none. It comes before any Defence die; what the minion can't take goes on to "
        "its master."
    ),
    "option.redirect-none": "no minion",
    "option.redirect": "{name} takes it",
    "option.turn-ally": "{name} acts",
    "option.turn-pay": "pay a symbol for the summoning",
    "option.turn-take": "take the symbol marker",
    "way.ally": "{name} goes through zones (m), or attacks (h)",
    "way.ally.short": "{name}",
    "way.pay": "pay a symbol for the summoning: a die fewer until the monster comes",
    "way.pay.short": "pay",
    "way.take": "take the symbol marker of your zone",
    "way.take.short": "take",
    "code.yunfakh": "2 demon Yunfakh",
    "symbols-lacking": (
        "This scenario has symbol markers. Before the first one is taken, say where they are: `symbols lc1:m c1:rg`."
    ),
    # refused
    "not-understood.payer": "a monster's name goes here: two of them roll one die fewer",
    "not-understood.minion": "a minion's name goes here, or - if the monster takes the attack itself",
    "fact-missing.symbols": "the symbol markers are missing: `symbols lc1:r eh1:mg`",
    "nothing-to-decide.summon": "no monster is being summoned now. Next: {wanted}",
    "nothing-to-decide.payers": "no summoned monster has to be kept in this world now. Next: {wanted}",
    "nothing-to-decide.redirect": "this monster has no attack that a minion could take. Next: {wanted}",
    "wanted.summon": "the card of a summoned monster",
    "wanted.payers": "who keeps the summoned monster in this world",
    "wanted.redirect": "whether a minion takes the attack on {other}",
    "choice-needed.summon": (
        "the card of the summoned monster comes first: `summon NAME TYPE HEALTH SPEED WOUNDS RANGE`"
    ),
    "choice-needed.payers": "first say which two roll one die fewer: `payers NAME NAME`",
    "choice-needed.redirect": (
        "first say whether a minion of {player} takes the attack: `redirect NAME` or `redirect -`"
    ),
    "choice-needed.symbol": "there are several symbol markers in {zone}: name the die",
    "not-your-turn.allies": "{player}'s turn is over: now the summoned monsters act, and then `villagers`",
    "not-your-turn.ally-stunned": "{name} was stunned and misses this turn",
    "already-used.paid": "{player} has already paid for this summoning; every monster pays one symbol",
    "already-used.minion": "{name} has already moved in its master's turn",
    "already-used.attack": "{name} has already attacked this turn",
    "wrong-room.summoning": "{zone} isn't the Summoning Room, where symbols are paid",
    "wrong-room.symbol": "no symbol marker can be taken in {zone}",
    "wrong-cost.symbols": (
        "the first monster is summoned with symbol markers, not with dice: bring {number} of them here"
    ),
    "wrong-die.paid": "each of the five symbols is paid only once, and {die} can't be paid any more",
    "wrong-die.symbol": "there is no marker of this symbol in {zone}: {die}",
    "not-an-option.taken": "“{word}” is already the name of a monster, a hero or a minion",
    "not-an-option.banished": "“{word}” was killed and can't be summoned again in this scenario",
    "not-an-option.twice": "“{word}” is named twice, but two different monsters roll one die fewer",
    "order-incomplete.payers": "two monsters roll one die fewer: name both",
    "too-many-answers.wounds": "that would be {number} wounds, and one attack deals {wanted}",
    "not-in-reach.ally": "{name} can't attack {zone} from {here}",
    "protected.fleeing": "villagers who flee can't be attacked: {figures:list} in {zone}",
    "hero-in-play.minion": "{hero} is already on the board",
    # the castle
    "board.symbols": "symbols: {dice}",
    "board.paid": "{number} of {wanted} paid: {dice}",
    "board.carries-symbols": "carries {dice}",
    "word.stands": "stands",
    "word.falls": "falls",
    # log, facts, why
    "told.ally-moved": "{name} goes to {zone}.",
    "told.ally-comes": "{name} comes to {at}.",
    "deed.redirect": "{name} takes the attack on {player}.",
    "deed.redirect-none": "{player} takes the attack without a minion.",
    "deed.symbols": "Symbol markers: {zones}",
    "deed.minion": "{name}, a minion of {monster}: health {health}",
    "fact.symbol": "{zone} ({symbol})",
    "fact.symbols": "Symbol markers: {zones}",
    "fact.minion": "{name}, a minion of {monster}: health {health}",
    "facts.symbols": "the symbol markers",
    "facts.minion": "{names:the minion|the minions} {names:list}",
    "why.pay": (
        "{player} was in the Summoning Room, hadn't paid for this summoning, and this symbol was still free: {die}."
    ),
    "why.take": "A symbol marker lay in {zone}, and {player} was there.",
    "why.redirect": "A minion was in {player}'s zone; that is decided before any die is spent.",
    "why.redirect-none": "{player} can take the attack itself.",
    "why.summon": "Everything is paid: {number} symbols, one for each monster.",
    "why.payers": "Two monsters keep a summoned one in this world; they are chosen now, for good.",
    "why.summoned": "All your own monsters had taken their turn; {name} may go up to its speed and attack once.",
    "why.minion": "{name} acts in its master's turn, once.",
    "why.yunfakh": "Half of the hunters, rounded up, are Yunfakh.",
    "why.coin-collapse": "{figures:list} came into {zone}: a coin for each hero, {either}.",
    "why.order-aside": (
        "{zone} collapsed, and each monster there goes to a zone next door of its choice: {lacking:list}."
    ),
    "why.only-way-out": "From {here} to {to}: the shortest way to the spawn marker.",
    # the beginning
    "choice.scenario.11": "The order of Yunfakh",
    "choice.scenario.11.note": "kill 20 Yunfakh hunters",
    "choice.scenario.12": "Come from the shadows",
    "choice.scenario.12.note": "summon a monster, bring morale down to 0, then kill the last villager",
    "choice.scenario.13": "Burying evil",
    "choice.scenario.13.note": "bring morale down to 0 before all four corridors collapse",
    "choice.scenario.14": "To tell the tale",
    "choice.scenario.14.note": "let ten villagers flee from the Heart and get away",
    "choice.house.exit-blue": "Fleeing villagers leave at the blue marker only",
    "choice.house.exit-blue.note": "in scenario 14; not at the first marker on their way",
    "choice.house.yunfakh-on": "Yunfakh hunters come in every scenario",
    "choice.house.yunfakh-on.note": "half of the hunters on each card",
    "siege.asked.summon": "The card of the summoned monster → {answer}",
    "siege.asked.redirect": "Does a minion take the attack on {player}? {figures:list} in {zone} → {answer}",
}
