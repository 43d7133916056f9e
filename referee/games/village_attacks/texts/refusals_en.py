"""What Village Attacks refuses, and what it expected, in English."""

from typing import Final

REFUSALS: Final = {
    # expected in an entry
    "not-understood.verb": (
        "what the monster did goes here: move, hit, guard, keep, heal, use, roll; or defend, level, return"
    ),
    "not-understood.turn-over": "a turn ends when the next monster acts, or with `villagers`",
    "not-understood.table-verb": "a monster's name goes here, or something that happened to the whole table",
    "not-understood.zone": "a zone goes here, such as ch1 or CH-1",
    "not-understood.walk": "a walk through zones goes here, with hyphens between them, such as ch1-lc1-a1",
    "not-understood.dice": (
        "dice go here in one word: m Melee, r Ranged, g Magic, s Shield, c Counter, t Torch, x blank"
    ),
    "not-understood.symbol": "one symbol goes here: the one that was rolled again",
    "not-understood.figures": "figures go here: p3 for peasants, h2d for demon hunters, a hero by name",
    "not-understood.ability": "an ability goes here: 1, 2 or 3",
    "not-understood.healed": "what is healed goes here: wound, burn, slow, silence or sunder",
    "not-understood.parry": (
        "an answer to an attack goes here: s Shield, c Counter, sc both, - nothing, x prevented by an ability"
    ),
    "not-understood.effect": "an effect goes here, such as -p2@a1, +1@vampire, stun@vampire or heart-1",
    "not-understood.event-name": "the name of the event goes here, in one word",
    "not-understood.order": "zones, hunters (hd) or heroes go here, in the order in which they act",
    "not-understood.coin": "what the coin decided goes here: a zone, a monster, hit or miss",
    "not-understood.counted": (
        "what was counted goes here: heart, morale, dial, a monster, xp and a monster, or a zone with its figures"
    ),
    "not-understood.fact-name": ("a name goes here, in one word; it can't look like a zone, a figure or dice"),
    "not-understood.type": "a type goes here: a arcane, c cursed, d demon, m mythic, u undead",
    "not-understood.cost": (
        "only the cost of an ability can follow the slots, basic and better, such as 1:mg/g (- for none)"
    ),
    "not-understood.marker": "zones with markers go here, each only once, such as g1 or g1:blue",
    "not-understood.room-size": "say large or small",
    "not-understood.card-name": "the name of a card goes here, in one word",
    "not-understood.trap-rooms": "the rooms on the card go here: any, corridor, large or small",
    "not-understood.trap-kinds": "whom the trap affects goes here: p peasants, h hunters, t heroes, such as pht",
    "not-understood.trap-does": "what the trap does goes here: -2 for wounds, push1, stun1, burn1, or text",
    "not-understood.die": "one die goes here: m Melee, r Ranged, g Magic, s Shield, c Counter, t Torch",
    "not-understood.fits-number": "how many figures fit on the tile goes here: a number from 1 to 99",
    # what isn't known
    "unknown-monster": "no monster of this game is called “{word}”",
    "unknown-zone": "your map has no {zone}",
    "unknown-zone.marker": "your map has no {zone}. The tiles of a walk need hyphens between them: ch1-lc1-a1",
    "unknown-hero": (
        "the {hero} isn't known yet: enter the hero's marker first, `hero NAME TYPE HEALTH SPEED WOUNDS RANGE`"
    ),
    "fact-missing.sheet": (
        "a monster's sheet is missing: `{fact} TYPE HEALTH XP dN rN mN` (N slots for Defence, reserve and movement)"
    ),
    "fact-missing.map": "the map is missing, with CH-1 on it: `map ch1-lc1-a1 lc1-c1`",
    "fact-missing.gates": "the spawn markers are missing: `gates eh1 g1`",
    # whose turn
    "not-your-phase.not-ready": "the game hasn't begun: all facts are in, and `ready` begins it",
    "not-your-phase.facts": 'that has to be entered before the game begins. To correct the map: `! map=a1-lc1 "why"`',
    "not-your-phase.ready": "the game has already begun",
    "not-your-phase.over": "the game is over",
    "not-your-phase.first": "say who has the coin before the first monster acts",
    "not-your-phase.cards": "cards are turned up in the villagers' phase; `villagers` begins it",
    "not-your-phase.setup": "the setup comes first: {wanted}",
    "not-your-phase.villagers": "it is the villagers' phase; monsters act again in the next round. Next: {wanted}",
    "not-your-phase.rolled": "{player} has already rolled; reserve dice are discarded before the roll",
    "nothing-to-decide.coin": "no coin is needed now. Next: {wanted}",
    "nothing-to-decide.order": "no order is needed now. Next: {wanted}",
    "nothing-to-decide.defend": "this monster has no attack to answer. Next: {wanted}",
    "nothing-to-decide.level": "this monster has no level to gain. Next: {wanted}",
    "nothing-to-decide.return": "this monster has no Heart to choose for its return. Next: {wanted}",
    "nothing-to-decide.reroll": "this monster has no dice to roll again. Next: {wanted}",
    "nothing-to-decide.event": "no event card is needed now. Next: {wanted}",
    "nothing-to-decide.spawn": "no spawn card is needed now. Next: {wanted}",
    "nothing-to-decide.card": "no trap card is needed now. Next: {wanted}",
    "nothing-to-decide.troll": "no die is needed for the Troll now. Next: {wanted}",
    "nothing-to-decide.rolled": "{player} has already rolled this turn",
    "wanted.nothing": "a monster's turn",
    "wanted.coin": "a coin flip",
    "wanted.order": "an order, to say who is first",
    "wanted.defend": "{other}'s answer to an attack",
    "wanted.level": "{other}'s level",
    "wanted.return": "the Heart that {other} returns to",
    "wanted.reroll": "{other}'s choice to roll again or `stay`",
    "wanted.event": "an event card",
    "wanted.spawn": "a spawn card",
    "wanted.victims": "a choice: who or what is lost, with `order`",
    "wanted.card": "a trap card",
    "wanted.troll": "the Troll's die",
    "not-your-turn": (
        "{player}'s turn is over; it is {now}'s turn. Monsters act in order, starting with the holder of the coin"
    ),
    "not-your-turn.stunned": "{player} is stunned, which ends its turn",
    "is-dead": "{player} is dead and returns at the start of its next turn",
    "is-dead.heart": "{player} is dead and can't return: that costs the Heart {cost}, and it has only {heart} left",
    # dice
    "wrong-number-of-dice": "{player} rolls {wanted} {wanted:die|dice}, not {number}",
    "wrong-number-of-dice.no-triple": (
        "only three or more alike can be rolled again, and there aren't three of {symbol}: {dice}"
    ),
    "wrong-number-of-dice.price": "this takes {wanted} {wanted:die|dice}, not {number}",
    "no-triple": "only three or more alike can be rolled again, and there aren't three of {symbol}: {dice}",
    "no-such-die": "that die isn't there: {die}. Available: {dice}",
    "no-such-die.more": "not enough {die}. Available: {dice}",
    "no-such-die.few": "this takes {wanted} {wanted:die|dice}, and {player} has {left} left",
    "no-such-die.owed": (
        "{owed} of these {owed:has|have} already been spent on moving: {dice}. So there aren't {wanted} left for this"
    ),
    "no-such-die.blank": "only the Day die has blanks: one at most, by day, and it isn't rolled again",
    "unusable-die": "{die} can't pay for anything, and can't be kept in reserve",
    "wrong-die": "Defence takes Shield and Counter, not {die}",
    "wrong-die.price": "this takes {has}, not {die}",
    "no-free-slot.defence": "{player} has {slots} Defence {slots:slot|slots}, and this would make {number} dice",
    "no-free-slot.reserve": "{player} has {slots} reserve {slots:slot|slots}, and this would make {number} dice",
    # moving and attacking
    "no-passage": "no passage leads from {here} to {zone}",
    "no-passage.gate": "there is no way from the spawn marker in {zone} to the Heart; check the map",
    "no-passage.full": (
        "no room in {zone}: {number} {number:figure fits|figures fit} there, and nobody there can be forced out"
    ),
    "trapped": (
        "{player} is trapped in {zone}: {villagers} {villagers:villager stands|villagers stand} there, and {player} "
        "has {health} health left. To leave, a monster needs more health than there are villagers"
    ),
    "not-enough-movement": "{player} can move at most {slots} {slots:zone|zones} a turn",
    "not-in-reach": (
        "{zone} isn't next to {here}: Ranged reaches the zones next to yours; for Melee in your own zone, leave the "
        "zone out"
    ),
    "darkness": "{zone} can't be attacked from {here}: one of them is dark",
    "not-first-target": "the weakest come first: in {zone}, attack {first:list} before {figures:list}",
    "protected": "nothing can wound {figures:list} in {zone}",
    "protected.yunfakh": "Ranged doesn't wound {figures:list}",
    "protected.troll": "abilities and conditions don't affect the Troll",
    "no-such-figure.troll": "the Troll is in {here}, not in {zone}",
    "no-such-figure.troll-nowhere": "the Troll isn't in the castle",
    "no-such-figure.troll-off": "this game is played without the Troll; the house rule `troll on` brings it in",
    "no-such-figure.nowhere": "not in the castle: {figures:list}",
    "no-such-figure.fewer": "there are fewer in {zone}: {there}, not {figures:list}",
    "no-such-figure.elsewhere": (
        "no such figures in {zone}: {figures:list}. In {zone}: {there}. Within reach there are some in {zones}"
    ),
    "no-such-figure": "no such figures in {zone}: {figures:list}. In {zone}: {there}",
    "choice-needed.type": "there are several kinds: say which, with the letter of its type",
    "choice-needed.die": "not all dice in reserve are needed, and they differ: say which of them pay",
    "choice-needed.hero": "a hero comes to {zone}: name the one that was drawn, `spawn {gate} NAME`",
    # abilities, healing
    "not-gained": "{player} hasn't gained ability {ability} yet",
    "already-used": "{player} has already used ability {ability} this round",
    "wrong-cost.abilities": "this ability costs {has:list}, not {dice:list}",
    "wrong-cost.abilities-lacking": "this ability costs {has:list}; {player} has {dice:list} left",
    "not-at-heart": "{player} is in {zone}, and monsters heal only on a Heart tile",
    "nothing-to-heal": "{player} has nothing like that to heal: {what}",
    # traps
    "wrong-cost.traps": "this trap costs {has:list}, not {dice:list}",
    "wrong-cost.traps-lacking": "this trap costs {has:list}; {player} has {dice:list} left",
    "no-such-trap": "no such trap card is face up: {card}",
    "no-such-trap.none": "no trap card is face up",
    "wrong-room": "this trap can't be laid in {zone}; its card says: {rooms}",
    "wrong-room.unknown": "say what {zone} is: `room {gate} large` or `room {gate} small`. The card says: {rooms}",
    "zone-has-trap": "{zone} already has a trap, and one is the limit",
    # answers
    "not-an-option": "“{word}” isn't one of the options",
    "not-an-option.cycle-off": "this game is played without day and night; the house rule `cycle on` brings them in",
    "not-an-option.troll": "the Troll's die shows one of these: m, r, g, s, c, t",
    "order-incomplete": "missing from the order: {lacking:list}",
    "too-many-answers": "{number} answers, but only {wanted} {wanted:was|were} asked for",
    "choice-needed.coin": "flip a coin first: `coin` and what it decided",
    "choice-needed.order": "first say which one it is: `order` and one of the options",
    "choice-needed.defend": "first {player} answers the attack: `defend` and the dice, or `defend -`",
    "choice-needed.level": "first say which ability {player} gains or improves: `level 2`",
    "choice-needed.return": "first say to which Heart {player} returns: `return ch1`",
    "choice-needed.reroll": "first say whether {player} rolls again: `again` with symbol and dice, or `stay`",
    "choice-needed.event": "an event card comes first: `event NAME`",
    "choice-needed.victims": "first say who or what is lost: `order` and one of the options",
    "choice-needed.troll": "first roll a die for the Troll: `troll m`",
    "choice-needed.card": "a trap card comes first: `card NAME` or `card none`",
    "choice-needed.spawn": (
        "first say who comes: `spawn` with the zone, then what the card shows or which hero was drawn"
    ),
    # cards
    "no-such-gate": "there is no spawn marker in {zone}",
    "gate-done": "the card for {zone} has already been turned up this round",
    "type-not-in-bag": "no hunter of that type can be drawn: {type}. In the bag: {bag}",
    "type-not-in-bag.unsaid": "say which type was drawn for the hunters, such as h2u. In the bag: {bag}",
    "hero-in-play": "the {hero} is already on the board",
    "hero-in-play.dead": "the {hero} is dead and doesn't come back in this scenario",
    # counts
    "count-differs.heart": "the table counts {number} for the Heart, but the referee counts {counted}",
    "count-differs.morale": "the table counts a morale of {number}, but the referee counts {counted}",
    "count-differs.no-morale": "in this scenario there is no morale to count",
    "count-differs.dial": "the table has the dial at {number}, but the referee has it at {counted}",
    "count-differs.health": "the table counts {number} health left for {name}, but the referee counts {counted}",
    "count-differs.xp": "the table counts {number} XP for {name}, but the referee counts {counted}",
    "count-differs.zone": "in {name} the table counts {number:list}, but the referee counts {counted:list}",
}
