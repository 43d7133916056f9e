"""English: what scenarios 6 to 10 bring: spawn markers that open and close, loads, captives, tomes."""

from typing import Final

GOALS: Final[dict[str, str]] = {
    # spawn markers
    "gate-opens": "The spawn marker in {zone} is active from the next cards on.",
    "another-card": "{zone}: the card has a hero, so turn up one more for this marker.",
    "spawning-over.why-no-morale": "The villagers' morale is at 0: no more villagers come.",
    "spawning-over.why-all-closed": "All spawn markers are closed: no more villagers come.",
    "sealed": "{player} takes a symbol marker off the spawn marker in {zone}.",
    "gate-closed": "The spawn marker in {zone} is closed: take it off, with the objective.",
    # loads
    "caught": "{player} catches a peasant in {zone}: put the figure and a Slow marker on the sheet.",
    "delivered": (
        "{player} delivers a peasant to {zone}: {number} of {wanted}. Set the figure aside, and take the Slow"
        " marker off."
    ),
    "load-dropped": "The carried peasant stands in {zone} again and acts at once.",
    "picked-up": "{player} picks up an objective in {zone}: put it and a Slow marker on the sheet.",
    "objective-placed": "{player} puts the objective down in {zone}, and the Slow marker goes.",
    "objective-back": "The objective goes back to {zone}, and its Slow marker goes.",
    # captives
    "captured": "The {hero} captures {player} in {zone}: take experience, markers and reserve dice off the sheet.",
    "captive-moved": "Move {player} with its captor: {from} → {to}",
    "freed": "{player} is free again, in {zone}.",
    # tomes
    "tome-taken": "{zone}: {figures:list} {several:takes|take} a tome.",
    "tome-dropped": "The tome stays in {zone}.",
    "tome-out": "{zone}: {figures:list} {several:leaves|leave} the castle with a tome. Take the figure off.",
    # the end
    "over.why-delivered": "Four peasants are in the Kitchen.",
    "over.why-kidnapped": "A hero has left the castle with a monster.",
    "over.why-tome": "A tome has left the castle.",
    "outcome.delivered": "Four peasants are in the Kitchen: you win.",
    "outcome.kidnapped": "A hero has left the castle with a monster: you lose.",
    "outcome.tome": "A tome has left the castle: you lose.",
    # what is wanted
    "want.spawn.gates-hunters": (
        "Three hunters come to each marker, of one type for each: {options} (`spawn {such} h3d`)"
    ),
    "want.spawn.gates-another": "One more card for {options}, tier {tier} (`spawn {such} p3 h2d`, `spawn {such} none`)",
    "want.spawn.gates-come": "A hero comes to {options}: `spawn {such} NAME`",
    "want.order.about-captor": "{zone}: which hero captures? {options}",
    "want.order.about-tome": "{zone}: who takes the tome? {options}",
    "want.coin.about-captive": "{zone}, coin: whom does {figures:list} capture, {either}?",
    "want.coin.about-tome": "Coin: a hunter from which zone takes the tome, {either}?",
    # refusals
    "no-load.nothing-caught": "peasants can't be caught in this scenario",
    "no-load.full": "{player} already carries something, and one load is the limit",
    "no-load.peasant": "{player} isn't carrying a peasant; `catch` catches one",
    "no-load.objective": "{player} isn't carrying an objective",
    "no-load.nothing-sealed": "spawn markers can't be closed in this scenario",
    "no-load.no-objective": "there is no objective in {zone}; bring one there first",
    "wrong-die.seal": "{die} takes nothing off the marker in {zone}. Left on it: {dice}",
    "is-captive": "{player} is a captive of the {hero}: it can roll, attack and use abilities, and nothing else",
    "is-captive.moved": "{player} is a captive of the {hero}, and goes only where the {hero} goes",
    "not-your-turn.captured": "the {hero} has captured {player}, which ends the turn",
    "protected.captor": "{player} can't hurt its captor: {figures:list}",
    "protected.carrier": "{figures:list} carries a tome: conditions don't affect it, and abilities can only wound it",
    "choice-needed.hunters": "three hunters of one type come to {zone}, and nobody else: `spawn {gate} h3d`",
    "choice-needed.another": "the last card for {at} had a hero, so another one comes first: `spawn {gate} …`",
    "no-such-gate.idle": "the marker in {zone} gets no card",
    "fact-missing.colours": (
        "the colours of the spawn markers matter in this scenario. Missing: {colours}. Enter all markers again: `gates "
        "eh1:yellow g1:blue`"
    ),
    "fact-missing.goals": "the objective markers are missing: `goals eh1`",
    "not-understood.symbol-marker": "zones with the symbols on their markers go here, such as eh1:mg",
    # guided play
    "task.fact.what-goals": "The objective markers: type the zones where they are",
    "guide.fact.what-goals": "Objectives> ",
    "task.fact.what-gates-colours": (
        "In this scenario the colours of the spawn markers matter: type all of them with their colours "
        "(yellow, blue, red), such as eh1:yellow g1:blue"
    ),
    "guide.fact.what-gates-colours": "Spawn markers with colours> ",
    "task.spawn.gates-hunters": "Three hunters come to each spawn marker: draw a type and type it: {options}",
    "guide.spawn.gates-hunters": "Marker and hunters> ",
    "task.spawn.gates-another": "One more card for {options}, because the last one had a hero",
    "guide.spawn.gates-another": "One more card> ",
    "task.spawn.gates-come": "A hero comes to {options}: draw one and type the name",
    "guide.spawn.gates-come": "The hero> ",
    "task.order.about-captor": "Several heroes have come to {zone}: you choose who captures",
    "task.order.about-tome": "Hunters of several types are in {zone}: you choose who takes the tome",
    "guide.order.about-captor": "Which hero> ",
    "guide.order.about-tome": "Which one> ",
    "option.turn-catch": "catch a peasant",
    "option.turn-kill": "kill the peasant that it carries",
    "option.turn-seal": "take a symbol off the spawn marker",
    "option.turn-drop": "discard reserve dice, or the objective",
    "way.catch": "catch a peasant here, to bring it to the Kitchen",
    "way.catch.short": "catch",
    "way.kill": "kill the peasant that you carry",
    "way.kill.short": "kill",
    "way.seal": "take a symbol off the spawn marker here",
    "way.seal.short": "seal",
    "way.drop": "discard it: reserve dice before the roll, or the objective",
    "way.drop.short": "discard",
    # why
    "why.catch": (
        "A peasant was in the zone, and {player} carried nothing. It isn't an attack, so it gives no experience."
    ),
    "why.kill-load": "{player} carried a peasant; it gives experience like any other.",
    "why.seal": "An objective lay beside the spawn marker, and a symbol was left on it.",
    "why.put-back": "An objective can be given up at any time and goes back to the Storeroom.",
    "why.coin-captive": "{zone}: several monsters of equal rank were there, {either}, and a hero captures one.",
    "why.coin-tome": "Hunters stood beside a tome in {either}; one of them takes it.",
    "why.order-captor": "Several heroes came in together, and the players choose who captures: {lacking:list}.",
    "why.order-tome": "Hunters of several types could take the tome, and the players choose: {lacking:list}.",
    "why.tomes": "Hunters go to the nearest tome that nobody carries; the one with a tome goes to the way out.",
    "why.captor": "A hero with a captive goes to the nearest objective.",
    # the castle and the sheet
    "board.carries-peasant": "carries a peasant",
    "board.carries-objective": "carries an objective",
    "board.captive": "captive of the {name}",
    "board.gate-colour": "marker: {colour}",
    "board.gate-idle": "no cards",
    "board.gate-closed": "closed",
    "board.exit": "objective: a way out",
    "board.tomes": "tomes: {number}",
    "board.objectives": "objectives: {number}",
    "sheet.captured": "{monster} is captured",
    "sheet.delivered": "{monster} delivers a peasant",
    # facts
    # the beginning
    "choice.scenario.6": "Dinner is served",
    "choice.scenario.6.note": "bring four peasants to the Kitchen",
    "choice.scenario.7": "A macabre rescue",
    "choice.scenario.7.note": "bring morale down to 0; no hero may leave with a monster",
    "choice.scenario.8": "Escalation",
    "choice.scenario.8.note": "bring morale down to 0, then kill the last villager",
    "choice.scenario.9": "Barring the way",
    "choice.scenario.9.note": "close all spawn markers, then kill the last villager",
    "choice.scenario.10": "Forbidden knowledge",
    "choice.scenario.10.note": "bring morale down to 0; no tome may leave the castle",
    "choice.house.tomes-2": "Lost with the second tome",
    "choice.house.tomes-2.note": "in scenario 10; not with the first",
}
