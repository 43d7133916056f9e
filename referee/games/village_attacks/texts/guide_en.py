"""English: what guided play asks."""

from typing import Final

GUIDE: Final[dict[str, str]] = {
    # what is asked
    "task.fact": "Your pieces",
    "task.fact.what-sheet": (
        "{monster}: type (a\u00a0arcane, c\u00a0cursed, d\u00a0demon, m\u00a0mythic, u\u00a0undead), health, XP value, "
        "then slots for Defence, reserve and movement. All in one line, or one by one"
    ),
    "task.fact.what-map": (
        "The map: walk from tile to tile through the passages, beginning at the Heart. Tiles of scenario {scenario}: "
        "{lacking}"
    ),
    "task.fact.what-gates": (
        "If a passage is missing, type another walk ({walk}). Once the map is whole, type the zones with spawn markers"
    ),
    "task.fact.what-gates-lacking": (
        "Not on the map yet: {lacking}. Type another walk ({walk}); once the map is whole, the zones with spawn markers"
    ),
    "task.ready": "All facts are in. The monsters begin at the Heart; the cards come next",
    "task.ready.differs-lacking": (
        "Not on the map, though scenario {scenario} has them: {lacking}. Another walk adds them"
    ),
    "task.ready.differs-extra": "On the map, though scenario {scenario} doesn't have them: {extra}",
    "task.ready.differs-both": (
        "Not on the map, though scenario {scenario} has them: {lacking}. On the map, though it doesn't have them: "
        "{extra}"
    ),
    "task.ready.differs-fits": (
        "How many figures fit on each tile? Type it tile by tile: a1 9. Where you enter nothing, there is room for "
        "all: {uncounted}"
    ),
    "guide.fact": "Your pieces> ",
    "guide.fact.what-sheet": "{monster}'s sheet> ",
    "guide.fact.what-map": "The map> ",
    "guide.fact.what-gates": "Spawn markers, or a walk> ",
    "guide.fact.what-gates-lacking": "A walk, or spawn markers> ",
    "guide.ready": "Begin (Enter)> ",
    "guide.turn": "{player}, your turn> ",
    "guide.spawn": "Marker and card> ",
    "guide.spawn.gates-1": "The card> ",
    "guide.coin": "The coin> ",
    "guide.defend": "{player}, defend (Enter: no)> ",
    "guide.order": "In which order> ",
    "guide.order.about-torch": "Which one> ",
    "guide.level": "{player}, ability> ",
    "guide.return": "{player}, which Heart> ",
    "guide.reroll": "{player}, rolled again (Enter: no)> ",
    "guide.event": "The event> ",
    "guide.spawn.gates-hero": "The hero> ",
    "guide.card": "The trap (Enter: none)> ",
    "guide.troll": "The Troll's die> ",
    "guide.victims": "Which one> ",
    "guide.victims.about-die": "{player}, which die> ",
    "task.turn": ("{monster} in {zone}: health {left} of {health}, {rest}. Then {next}, by name: `{typed} …`"),
    "tap.turn": "{monster} in {zone}: health {left} of {health}, {rest}. Then {next}",
    "task.turn.then-last": "{monster} in {zone}: health {left} of {health}, {rest}",
    "rest.steps": "{steps} {steps:step|steps} left",
    "rest.trapped": "trapped",
    "rest.dice": "dice {dice}",
    "rest.no-dice": "no dice left",
    "rest.owed": "{number} of them already spent on moving",
    "rest.reserve": "reserve {dice}",
    "task.turn.where-dead": "{monster} is dead and can't return: the Heart can't pay for it",
    "task.coin": "Flip a coin",
    "task.coin.about-time": "Does the game begin by day or by night? Throw the marker",
    "task.coin.about-troll": "Flip a coin for the Troll",
    "task.troll": "The Troll in {zone} acts: roll a die for it",
    "task.victims.about-troll": "{zone}: the Troll doesn't strike all of them. You choose who is next",
    "task.defend": "An attack",
    "task.level": "A level is gained",
    "task.return": "A dead monster returns",
    "task.spawn": "Cards, tier {tier}: turn one up for each spawn marker, in any order: {options}",
    "task.spawn.gates-1": "Cards, tier {tier}: the last one, for {options}",
    "task.order": "They are equally near: you choose the order",
    "task.order.about-zone": "They could attack the same monster: you choose who begins in {zone}",
    "task.spawn.gates-hero": "A hero starts in {options}: draw one and type the name",
    "task.card": "Turn up a trap card and type its name, or `none` if none is left",
    "task.victims": "{zone}: the trap doesn't reach all of them. You choose who is next",
    "task.victims.about-die": "A marker takes the place of a die: you choose which die goes",
    "task.event": ("An event: turn up a card and type its name, then what it changes on the board, if anything"),
    "task.reroll": "Rolled: {rolled}. Three or more alike may be rolled again: type the symbol, then what came",
    # what was left out
    "guide.not-understood.verb": "What it does> ",
    "guide.not-understood.verb.note": (
        "As at every turn: m and a zone to move, h and figures to attack, g and dice for defence, k and dice for the "
        "reserve, u and a number for an ability"
    ),
    "guide.not-understood.zone": "Which zone> ",
    "guide.not-understood.figures": "Which figures> ",
    "guide.not-understood.dice": "Which dice> ",
    "guide.not-understood.dice.note": (
        "In one word, such as mmrgst: m Melee, r Ranged, g Magic, s Shield, c Counter, t Torch"
    ),
    "guide.not-understood.ability": "Which ability, and what it does> ",
    "guide.not-understood.ability.note": (
        "Its number, then what changes on the board: `1 -p2@a1`. The number alone if nothing changes; `?` shows how "
        "effects are typed"
    ),
    "guide.not-understood.healed": "What is healed> ",
    "guide.not-understood.type": "Type (a, c, d, m or u)> ",
    "guide.not-understood.health": "Health> ",
    "guide.not-understood.xp-value": "XP value> ",
    "guide.not-understood.defence-slots": "Slots for Defence, reserve and movement> ",
    "guide.not-understood.reserve-slots": "Slots for reserve and movement> ",
    "guide.not-understood.movement-slots": "Slots for movement> ",
    "guide.not-understood.speed": "Speed> ",
    "guide.not-understood.attack-wounds": "Wounds per attack> ",
    "guide.not-understood.range": "Range> ",
    "guide.not-understood.trap-cost": "Cost in dice (m r g s c)> ",
    "guide.not-understood.trap-rooms": "For which rooms> ",
    "guide.not-understood.trap-kinds": "Whom it hits (p peasants, h hunters, t heroes)> ",
    "guide.not-understood.trap-does": "What it does (-2 for wounds, push1, stun1, burn1, text)> ",
    "guide.not-understood.die": "Which die> ",
    "guide.not-understood.fits-number": "How many figures fit> ",
    "guide.not-understood.room-size": "What the tile says> ",
    "guide.not-understood.card-name": "Which trap> ",
    "guide.choice-needed.die": "Which dice pay> ",
    "guide.choice-needed.type": "Hunters of which type> ",
    "guide.type-not-in-bag.unsaid": "Which type was drawn> ",
    # what must be known first
    "guide.before.hero": (
        "Nothing is known about the {name} yet. From the marker: type, health, speed, wounds, range. All in one "
        "line (a 3 2 3 1), or one by one; after that, what you typed is entered"
    ),
    "guide.before.trapcard": (
        "Nothing is known about this trap yet: {name}. From the card: cost, rooms, whom it hits, what it does (-2 for "
        "wounds; text for anything else, which the table does itself). All in one line (g any pht -2 push1), or one "
        "by one; "
        "after that, what you typed is entered"
    ),
    "guide.before.return": "{name} is dead and returns when its turn begins. Which Heart?",
    "guide.before.room": "This trap is for rooms of one size. Which does the tile {name} show?",
    # ?
    "type.fact": (
        "Type what is asked for. A sheet in one line is `u 6 5 2 1 2` or `u65212`; a walk is `ch1-bh1-eh1`, and a "
        "second one adds to the first."
    ),
    "type.ready": "Enter begins. Another walk (`a1-bh1`) adds to the map; zones alone are the spawn markers.",
    "type.turn": (
        "Type a letter and what goes with it; a letter alone asks for the rest. The next monster begins its turn with "
        "its name: `{name} m a1`. Enter alone does nothing; `vil` ends the monsters' turns. You don't have to enter "
        "the roll; if you do (`r mmrgst`), everything that follows in the turn is judged by the dice."
    ),
    "type.spawn": (
        "Type the marker's zone, or its first letters, and the card as printed: `eh1 p3 h2d`, `eh 2 demon hunters`, "
        "`eh none`. The referee adjusts it to the number of monsters."
    ),
    "type.coin": "Flip a coin between the two. Type the key, or the beginning of the result.",
    "type.defend": (
        "Type the dice you spend from the Defence slots: s shield, c counter-attack, sc both; Enter or - for "
        "none; x if an ability prevents the attack. Several at once are for the next attacks: `c - s`."
    ),
    "type.order": "Type the keys in the order you want; you can leave out the last one.",
    "type.level": "Type the number of the ability.",
    "type.return": "Type the key of the Heart.",
    "type.reroll": "Type the symbol and what was rolled for it: `m rgt`. Enter keeps the dice.",
    "type.event": (
        "Type the name of the card, then what it does, in the words below: `fog dark@a1`; `stays` at the end if it "
        "lasts until the next event. If nothing changes, the name alone is enough."
    ),
    "type.card": "Type the name of the trap card that was turned up; Enter or `none` if there was none.",
    "type.victims": "Type the key.",
    "type.troll": "Type the die that was rolled: m Melee, r Ranged, g Magic, s Shield, c Counter, t Torch.",
    "help.entries": "A whole entry always works: `vampire move a1`, `coin sc1`, `spawn eh1 p3`.",
    "help.table": '`= heart 5` checks a count; `! a1=p3 "why"` overrules the referee.',
    # options
    "option.is": "{what}",
    "option.ready": "begin the game",
    "option.no-card": "no trap card is turned up",
    "option.defend-none": "no die",
    "option.defend-s": "shield: blocks up to 2 wounds",
    "option.defend-c": "counter-attack",
    "option.defend-sc": "shield and counter-attack",
    "option.defend-x": "an ability prevents it",
    "option.level-new": "ability {number}, new",
    "option.level-better": "ability {number}, improved",
    "option.level-heal": "all abilities are at their best: heal {what}",
    "option.turn-roll": "the dice that were rolled",
    "option.turn-move": "go to a zone next door",
    "option.turn-hit": "attack",
    "option.turn-guard": "dice into the Defence slots",
    "option.turn-keep": "dice into the reserve",
    "option.turn-heal": "heal at the Heart",
    "option.turn-trap": "lay a trap",
    "option.turn-use": "use an ability",
    "option.turn-villagers": "the monsters are done",
    # what a letter does
    "way.roll": "the dice rolled, if you want them judged; torches move villagers",
    "way.roll.short": "roll",
    "way.move": "go to a zone, or through several in order",
    "way.move.short": "move",
    "way.hit": "attack: here, or in the zone next door that you name",
    "way.hit.short": "attack",
    "way.guard": "dice into the Defence slots: shield, counter-attack",
    "way.guard.short": "defence",
    "way.keep": "dice into the reserve",
    "way.keep.short": "reserve",
    "way.heal": "heal at the Heart",
    "way.heal.short": "heal",
    "way.trap": "buy this trap and lay it in your zone",
    "way.trap.short": "trap",
    "way.use": "use an ability; what it does comes after it: -p2@a1",
    "way.use.short": "ability",
    "way.next": "the next monster's turn begins with its name",
    "way.next.short": "next monster",
    "way.villagers": "the monsters are done: now the villagers",
    "way.villagers.short": "villagers",
    "way.order": "{what}",
    "way.order.short": "{what}",
    # codes
    "codes.figures": "Villagers",
    "codes.types": "Types",
    "codes.dice": "Dice, in one word",
    "codes.turn": "A monster's turn",
    "codes.effects": "What an ability or a card does",
    "codes.facts": "Facts",
    "code.peasants": "3 peasants",
    "code.hunters": "2 demon hunters",
    "code.veteran": "a veteran hunter",
    "code.hero": "a hero, by name",
    "code.lying": "2 peasants lying down (stunned)",
    "code.type-a": "arcane",
    "code.type-c": "cursed",
    "code.type-d": "demon",
    "code.type-m": "mythic",
    "code.type-u": "undead",
    "code.type-v": "veteran: every type",
    "code.die-m": "Melee",
    "code.die-r": "Ranged",
    "code.die-g": "Magic",
    "code.die-s": "Shield",
    "code.die-c": "Counter-attack",
    "code.die-t": "Torch",
    "code.die-x": "blank",
    "code.roll": "the roll; torches move villagers at once",
    "code.move": "go to LC-1 and on to A-1",
    "code.hit": "attack two peasants in its own zone",
    "code.shoot": "attack a peasant in A-1, next door",
    "code.guard": "a shield and a counter-attack into the Defence slots",
    "code.keep": "a Magic die into the reserve",
    "code.heal": "at the Heart: a wound and Burn",
    "code.use": "ability 1, which kills two peasants in A-1",
    "code.villagers": "the monsters are done",
    "code.die": "two peasants die; two wounds, the weakest first",
    "code.come": "two demon hunters come",
    "code.moved": "figures are moved",
    "code.stunned": "villagers are stunned, or burn",
    "code.wounds": "a monster takes wounds that nothing blocks; heals one",
    "code.condition": "burn, stun, slow, silence, sunder: on, off",
    "code.zone": "Darkness or Unlucky in a zone",
    "code.numbers": "numbers change",
    "code.troll": "the Troll comes; is moved",
    "code.sheet": "type, health, XP value, slots for Defence, reserve, movement",
    "code.map": "a walk: passages from CH-1 to BH-1 and on to EH-1",
    "code.gates": "spawn markers, with a colour where it matters",
    # what is expected in a sheet or on a card
    "not-understood.speed": "the speed goes here: how many zones the hero moves",
    "not-understood.attack-wounds": "the wounds of an attack go here, such as 2",
    "not-understood.range": "the range goes here: how many zones away the hero attacks, such as 1",
    "not-understood.trap-cost": "the cost goes here, as dice in one word: m, r, g, s, c",
    "not-understood.health": "the health goes here: a number from 1 to 99",
    "not-understood.xp-value": "the XP value goes here: a number from 1 to 99",
    "not-understood.defence-slots": "the number of Defence slots goes here, such as 2",
    "not-understood.reserve-slots": "the number of reserve slots goes here, such as 1",
    "not-understood.movement-slots": "the number of movement slots goes here, such as 2",
}
