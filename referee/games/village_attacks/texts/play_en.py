"""What happens in Village Attacks, what is asked, and where the game stands, in English."""

from typing import Final

PLAY: Final = {
    # before the game
    "tiles-lacking": "The scenario has {zones:a tile|tiles} missing from your map: {zones}.",
    "tiles-extra": "Your map has {zones:a tile|tiles} that the scenario doesn't have: {zones}.",
    # the round
    "phase-monsters": "Round {round}: {player} has the coin.",
    "turn-over": "{player}'s turn is over.",
    "turn-over.more-true": "{player}'s turn is over; left undone: {undone:list}.",
    "undone.steps": "{steps} {steps:step|steps}",
    "undone.dice": "dice {dice}",
    "undone.some-dice": "{number} of the dice {dice}",
    "spawning-over": "Every monster has gained its level: no more villagers come.",
    "spawning-over.why-heart": "The Heart has reached 20: no more villagers come.",
    "dial": "The event dial goes from {before} to {now}.",
    "event": "Event: {name}.",
    "event-ignored": "In this scenario {name} doesn't count as an event: turn up another card.",
    "morale": "The villagers' morale falls by {number}: {left} left.",
    "heart": "The Heart loses {number}: {left} left.",
    # day and night
    "begins-day": "The game begins by day.",
    "begins-night": "The game begins by night.",
    "it-is-day": "It is day: kills bring no XP.",
    "it-is-night": "It is night: each kill brings 1 more XP.",
    "day-takes": "By day {player} loses {number} XP.",
    "day-takes.lacks-true": "By day {player} loses {number} XP, and takes a wound for each one missing: {lacking}.",
    # the Troll
    "troll-die": "The Troll in {zone} acts: {die}.",
    "troll-attacked": "{player} attacks the Troll in {zone}, and it acts at once.",
    "troll-gone": "The Troll has left {zone}: {player} has nobody left to attack there.",
    "troll-at-heart": "The Troll strikes the Heart in {zone} and stays there.",
    "troll-stays": "The Troll stays in {zone}: there is no way to where it would go.",
    "monster-laid": "{player} is stunned: lay the figure down.",
    # no room
    "shoved-moved": "No room in {from}: move {figures:list} on to {to}",
    "no-room": "No room in {zone}: {figures:list} {several:doesn't|don't} come in.",
    "monster-no-room": "No room in {zone}: {player} doesn't come in.",
    # turns of monsters
    "stays-dead": (
        "{player} stays dead: returning costs the Heart {cost}, and it has only {heart} left. {player} has no turn."
    ),
    "returned": "Put {player} on {at}: returning costs the Heart {number}, {left} left.",
    "monster-burns": "{player} burns.",
    "room-hurts": "{zone} hurts {player}, who ends the turn there.",
    "catches-fire": "{player} burns: put the marker on the sheet.",
    "catches-fire.again-true": "{player} is already burning.",
    "silenced": "{zone}: {player} gets a Silence marker.",
    "moved": "{player} goes to {zone}.",
    "missed": "{player} misses: {figures:list}.",
    "killed": "{player} kills {figures:list} in {zone}.",
    "killed-xp": "{player} kills {figures:list} in {zone}: XP {total} of {value}.",
    "struck": "{player} attacks {figures:list} in {zone}.",
    "wounded": "{player} wounds {figures:list} in {zone}: {count} {count:wound|wounds}, {left} left.",
    "spent": "{player} spends {dice}",
    "spent-any": "{player} spends {number} {number:die|dice} on moving",
    "spent-reserve": "{player} takes from the reserve: {dice}",
    "guards": "{player} adds to Defence: {dice}",
    "keeps": "{player} keeps in reserve: {dice}",
    "healed": "{player} heals: {what}",
    "ability-missed": "{player} misses: the ability has no effect.",
    "used": "{player} uses ability {ability}.",
    "xp": "{player}: XP {total} of {value}.",
    "level": "{player} gains a level.",
    "ability": "{player} gains ability {ability}.",
    "ability-better": "{player}'s ability {ability} gets better.",
    "health": "{player}: {left} of {health} left.",
    "monster-wounded": "{player} takes {count} {count:wound|wounds}: {left} of {health} left.",
    "monster-wounded-to-death": "{player} takes {count} {count:wound|wounds}.",
    "died": (
        "{player} dies: take the figure off {zone}, and experience, wounds, markers and dice off the sheet. "
        "Abilities stay."
    ),
    "monster-died": "{player} dies.",
    "level-out-of-reach": "{player} can't return any more, so the scenario can't be won.",
    # traps
    "trap-laid": "{player} lays a trap in {zone}: {card}.",
    "trap-open": "A trap card is face up: {card}.",
    "trap-sprung": "{zone}: the trap goes off: {card}.",
    "treasure": (
        '{zone}: {figures:list} came in. Do what the card says ({card}), and enter what it changes: `! EFFECT … "why"`.'
    ),
    "trap-text": 'Do what the card says ({card}), and enter what it changes: `! EFFECT … "why"`.',
    "die-lost": "{player} loses a die: {dice}",
    "heart-fed": "The Heart gains {number} and is now at {left}.",
    # attacks of villagers
    "attacked": (
        "{from}: {figures:list} {several:attacks|attack} {player}: {wounds} {wounds:wound|wounds}. "
        "{left} of {health} left."
    ),
    "attacked-more": (
        "{from}: {figures:list} {several:attacks|attack} {player}: {wounds} {wounds:wound|wounds} ({plus}). "
        "{left} of {health} left."
    ),
    "attacked-fatal": (
        "{from}: {figures:list} {several:attacks|attack} {player}: {wounds} {wounds:wound|wounds}. {player} dies: take "
        "the figure off, and experience, wounds, markers and dice off the sheet. Abilities stay."
    ),
    "attacked-fatal-more": (
        "{from}: {figures:list} {several:attacks|attack} {player}: {wounds} {wounds:wound|wounds} ({plus}). {player} "
        "dies: take the figure off, and experience, wounds, markers and dice off the sheet. Abilities stay."
    ),
    "attacked-open": "{from}: {figures:list} {several:attacks|attack} {player}: {wounds} {wounds:wound|wounds}.",
    "attacked-open-more": (
        "{from}: {figures:list} {several:attacks|attack} {player}: {wounds} {wounds:wound|wounds} ({plus})."
    ),
    "attacked-heart": (
        "{from}: {figures:list} {several:attacks|attack} the Heart: {wounds} {wounds:wound|wounds}. {left} left."
    ),
    "attacked-heart-more": (
        "{from}: {figures:list} {several:attacks|attack} the Heart: {wounds} {wounds:wound|wounds} ({plus}). "
        "{left} left."
    ),
    "attacked-blocked": (
        "{from}: {figures:list} {several:attacks|attack} {player}: {wounds} {wounds:wound|wounds}, all blocked."
    ),
    "attacked-partly": (
        "{from}: {figures:list} {several:attacks|attack} {player}: {wounds} wounds, {blocked} blocked, {passed} "
        "{passed:gets|get} through."
    ),
    "attacked-prevented": "{from}: {figures:list} {several:attacks|attack} {player}, who prevents it.",
    "attacked-miss": "{from}: {figures:list} {several:attacks and misses|attack and miss}.",
    "plus.room": "+1 for {zone}",
    "plus.nemesis": "+1 as nemesis",
    "plus-each.room": "+1 each for {zone}",
    "plus-each.nemesis": "+1 each as nemesis",
    "shield": "{player}: {blocked} blocked.",
    "counter": "{player} strikes back at {figures:list}: {number} {number:wound|wounds}.",
    "countered": "{player} strikes back: {figures:list} in {zone} {several:dies|die}.",
    "countered-xp": "{player} strikes back: {figures:list} in {zone} {several:dies|die}. XP {total} of {value}.",
    "countered-wound": "{player} strikes back at {figures:list} in {zone}: {count} {count:wound|wounds}, {left} left.",
    "counter-in-vain": "{player} strikes back in vain: nothing can wound {figures:list} in {zone}.",
    "dark-zone": "{zone} is dark: {figures:list} can't attack the zones next to it.",
    # figures
    "do-move": "Move {figures:list}: {from} → {to}",
    "do-put": "Put {figures:list} on {at}.",
    "put-adjusted": "Put {figures:list} on {at} (the card adjusted for {monsters} monsters).",
    "do-lay": "Lay down {figures:list} in {at}.",
    "do-raise": "Stand {figures:list} up in {at}: that was {several:its|their} action.",
    "monster-raised": "Stand {player} up in {at}.",
    "removed": "Take {figures:list} off {zone}.",
    "hero-wounded": "The {hero} takes {count} {count:wound|wounds}: {left} left.",
    "hero-healed": "{zone}: take wounds off the {hero}: {left} of {health} left.",
    "burns": "{figures:list} in {zone} {several:burns|burn}.",
    "burned": "{figures:list} in {zone} {several:burns|burn} to death: take {several:it|them} off.",
    "burned-wound": "{figures:list} in {zone} burns: {count} {count:wound|wounds}, {left} left.",
    "set-on-fire": "Put a Burn marker on {figures:list} in {zone}.",
    "defence-off": "Take the dice out of Defence: {names:list}.",
    "turns-skipped": "No turn was entered for {names:list}.",
    "torch": "Torch: {figures:list} in {zone} acts.",
    "torch-moved": "{torches} {torches:torch moves|torches move} {figures:list}: {from} → {to}",
    "torch-in-vain": "{number} {number:torch has|torches have} no effect: nobody can act.",
    "card-ignored": "In this scenario a card with a hero doesn't count: turn up another one for {zone}.",
    "adjusted": "{zone}: the card, adjusted for {monsters} monsters, brings {figures:list}.",
    "nobody-comes": "{zone}: nobody comes.",
    "nobody-comes-adjusted": "{zone}: nobody comes (the card adjusted for {monsters} monsters).",
    "box-empty": (
        "Missing from the box: {figures:list}. For each, one of that kind on the board acts once more, the farthest "
        "first."
    ),
    # conditions
    "condition": "{player}: {what}",
    "condition.what-stun": "{player} is stunned: lay the figure down.",
    "condition.what-burn": "{player} burns: put the marker on the sheet.",
    "condition.what-slow": "{player} gets a Slow marker.",
    "condition.what-silence": "{player} gets a Silence marker.",
    "condition.what-sunder": "{player} gets a Sunder marker.",
    "condition-off": "{player} loses a marker: {what}",
    "zone-dark": "{zone} is dark.",
    "zone-dark-over": "Take the Darkness marker off {zones:list}.",
    "zone-unlucky": "{zone} is unlucky.",
    "zone-unlucky-over": "Take the Unlucky marker off {zones:list}.",
    "placed": "Put {player} on {zone}.",
    # the end
    "over": "The game is over.",
    "over.why-heart": "The Heart is at 0.",
    "over.why-reached": "A villager has reached the Heart.",
    "over.why-monsters": "All monsters are dead, and none can return.",
    "over.why-clear": "No villagers are left, and no more can come.",
    "over.why-morale": "The villagers' morale is at 0.",
    "over.why-heroes": "All five heroes are dead.",
    "over.why-table": "The game is over by table ruling.",
    "outcome.heart": "The Heart is at 0: the castle is lost.",
    "outcome.reached": "A villager has reached the Heart: the castle is lost.",
    "outcome.monsters": "All monsters are dead, and none can return: the castle is lost.",
    "outcome.clear": "No villagers are left, and no more can come: you win.",
    "outcome.morale": "The villagers' morale is at 0: you win.",
    "outcome.heroes": "All five heroes are dead: you win.",
    "outcome.table": "Table ruling: the game is {result:word}.",
    # where the game stands
    "stand.facts": "facts about your pieces",
    "stand.setup": "setup",
    "stand.monsters": "round {round}, monsters: Heart {heart}, {coin} has the coin",
    "stand.villagers": "round {round}, villagers: Heart {heart}, tier {tier}",
    "stand.monsters.has-morale": "round {round}, monsters: Heart {heart}, morale {morale}, {coin} has the coin",
    "stand.villagers.has-morale": "round {round}, villagers: Heart {heart}, morale {morale}, tier {tier}",
    "stand.over": "game over",
    # what is wanted
    "want.fact.sheet": "sheet {name}",
    "want.fact": "Tell the referee about your pieces. Still missing: {options}",
    "want.ready": "All facts are in: `ready` begins the game",
    "want.turn": "{player}: move, hit, guard, keep, heal, use. `villagers` when all are done",
    "want.turn.rolled-yes": "{player}, {rest}: move, hit, guard, keep, heal, use. `villagers` when all are done",
    "want.reroll": "{player}, three alike: `again SYMBOL DICE` or `stay`",
    "want.level": "{player}, which ability do you gain or improve?",
    "want.level.levels-several": "{player} has {number} levels to choose. Which ability comes first?",
    "want.return": "{player}, return to which Heart?",
    "want.event": "Turn up an event card: `event NAME EFFECT …`",
    "want.order": "In which order? {options}",
    "want.order.about-zone": "{zone}: who attacks first? {options}",
    "want.order.about-torch": "Torch: who acts in {zone}? {options}",
    "want.order.about-traps": "Several traps go off. In which order? {options}",
    "want.victims": "{zone}: whom does the trap hit? {options}",
    "want.victims.about-die": "{player}, which die do you lose to the marker? {options}",
    "want.victims.about-troll": "{zone}: whom does the Troll strike? {options}",
    "want.troll": "Roll a die for the Troll in {zone}: for example `troll m`",
    "want.card": "Turn up a trap card: `card NAME`, or `card none`",
    "want.coin": "Coin: {either}?",
    "want.coin.about-way": "{zone}, coin for {figures:list}: {either}?",
    "want.coin.about-target": "{zone}, coin for {figures:list}: attack {either}?",
    "want.coin.about-luck": "{zone} is unlucky, coin for {figures:list}: hit or miss?",
    "want.coin.about-torch": "Coin for a torch: which zone acts, {either}?",
    "want.coin.about-time": "Throw the day and night marker: {either}?",
    "want.coin.about-troll": "Coin for the Troll in {zone}: towards {either}?",
    "want.defend.about-troll": "{zone}: the Troll strikes {player}: 3 wounds. {player}, defend?",
    "want.defend": "{zone}: {figures:list} attacks {player}: {wounds} {wounds:wound|wounds}. {player}, defend?",
    "want.defend.more-true": (
        "{zone}: {figures:list} attacks {player}: {wounds} {wounds:wound|wounds} ({plus}). {player}, defend?"
    ),
    # how it is typed, where there are no keys
    "typed.defend": "(`defend s`, `defend -` for nothing)",
    "typed.level": "(`level 1`)",
    "typed.return": "(`return ch1`)",
    "typed.order": "(`order {such}`)",
    "typed.victims": "(`order CODE`)",
    "want.spawn.gates-hero": "A hero starts in {options}: `spawn {such} NAME`",
    "want.spawn": "Cards, tier {tier}: {options} (`spawn {such} p3 h2d`, `spawn {such} none`)",
}
