"""Why an entry counted in Village Attacks, in English."""

from typing import Final

WHY: Final = {
    "why.fact": "Facts about the pieces are entered before the game begins.",
    "why.counted": "The table and the referee count the same.",
    "why.ready": "Sheets, map and spawn markers were entered, and every marker has a way to the Heart.",
    # turns of monsters
    "why.turn": "It was {player}'s turn in round {round}: {coin} had the coin, and the others follow down the list.",
    "why.first": "No monster had acted yet.",
    "why.passage": "A passage leads from {here} to {to}.",
    "why.not-trapped": ("{player} had {health} health left, more than the villagers standing in {zone}: {villagers}."),
    "why.free": "{player} could leave {zone} freely this turn, whoever stood there.",
    "why.movement": "That used {number} of the {slots} {slots:zone|zones} that {player} can move in a turn.",
    "why.ranged": "Ranged reaches the zones next to the monster's own, and {zone} is one of them.",
    "why.melee": "Melee strikes in the monster's own zone.",
    "why.weakest": "Of those standing there, the weakest came first.",
    "why.defence": "{player} had {number} free {number:slot|slots} in Defence.",
    "why.reserve": "{player} had {number} free {number:slot|slots} in reserve.",
    "why.heal": "{player} was on a Heart tile.",
    "why.ability": "{player} had ability {ability} and hadn't used it this round.",
    "why.level": "{player} had {value} XP, which is enough for a level.",
    "why.roll": "{player} rolls six dice, less those in reserve ({kept}) and those lost: {number}.",
    "why.again": "At least three dice showed {symbol}: {dice}.",
    "why.stay": "Rolling again is allowed, not required.",
    "why.drop": "{player} hadn't rolled yet.",
    "why.dice": "{player} had these dice to spend: {dice}.",
    "why.dice-any": "Any die but a torch pays for a zone; {player} had these: {dice}.",
    "why.cost": "Ability {ability} costs {has:list}.",
    "why.return": "{player} was dead, and there are two Hearts.",
    "why.trap": "The trap card was face up, {player}'s zone had no trap, and the room is right.",
    "why.defend": "{player} had in Defence: {dice}. What is used is decided at each attack.",
    "why.shield": "A Shield blocks up to 2 wounds.",
    "why.counter": "A Counter deals the attacker the wounds of the attack, before any block.",
    "why.prevented": "The table says that an ability prevents the attack.",
    # the whole table
    "why.villagers": "That ends the last monster's turn.",
    "why.zones": "Zones act by their distance from the Heart, the nearest first.",
    "why.coin-way": (
        "From {zone} two ways are equally short, {either}; one coin decides for all who leave together, {figures:list}."
    ),
    "why.coin-roll": (
        "From {zone} two ways are equally short, {either}; one coin decides for every torch of this roll that moves "
        "such a villager from there."
    ),
    "why.coin-target": "{figures:list} in {zone} had targets of equal rank: {either}. A coin decides for each attack.",
    "why.coin-luck": "{zone} is unlucky, so every attack from there needs a coin.",
    "why.coin-torch": "Villagers in {either} were equally far from the Heart, and a torch makes one of them act.",
    "why.order-attack": "These could attack the same monster, so the players choose the order: {lacking:list}.",
    "why.order-torch": "The players choose who acts for the torch: {lacking:list}.",
    "why.order-traps": "Several traps went off, and the players choose the order: {lacking:list}.",
    "why.victims-trap": "The trap had fewer wounds than figures, and the players choose among them: {lacking:list}.",
    "why.victims-die": "The marker takes a slot with a die, and the player chooses which die goes.",
    "why.coin-time": "The game begins by day or by night, as the thrown marker says: {either}.",
    "why.coin-troll": "After a Shield or a Counter, a coin says which way the Troll goes: {either}.",
    "why.troll": "The Troll acts once all villagers have, and at once when a monster attacks it. A die decides.",
    "why.troll-attacked": "The Troll may always be chosen; it takes no wound, but acts once for each die.",
    "why.victims-troll": "The Troll doesn't strike all of them, and the players choose among them: {lacking:list}.",
    "why.rank-troll": "The Troll struck every monster in {from}.",
    "why.shoved": "{zone} was full, so villagers there made way: some of the kind that came in, otherwise the weakest.",
    "why.gate": "The card for {zone} was still to come, and its row for tier {tier} counts.",
    "why.adjusted": "With {monsters} monsters, each card is adjusted by {number:+}.",
    "why.bag": "The bag has the types of the monsters in this game: {bag}.",
    "why.event": "The dial is at {number}, and has reached one of the scenario's numbers.",
    "why.card": "A trap card is turned up during clean-up, if there is room.",
    # what villagers did
    "why.rank-nemesis": "{from}: {figures:list} attacked {player}, who has the same type: a nemesis comes first.",
    "why.rank-heart": "{from}: {figures:list} attacked the Heart: it was in reach, and no nemesis was.",
    "why.rank-zone": (
        "{from}: {figures:list} attacked {player} in the same zone; neither a nemesis nor the Heart was in reach."
    ),
    "why.rank-reach": (
        "{from}: {figures:list} attacked {player} in the zone next door: nobody was in their own, and neither a "
        "nemesis nor the Heart was in reach."
    ),
    "why.plus-nemesis": "One more wound, because {player} has the attacker's type.",
    "why.plus-room": "One more wound, because the attack came from {from}.",
    "why.only-way": "Of the zones next to {here}, only {to} is nearer to the Heart: {less} instead of {distance}.",
    "why.equal-ways": "From {here} two ways to the Heart are equally short, {either}, so a coin decided.",
}
