"""What guided play and `why` say of Vampire Nights, in English."""

from typing import Final

TEXTS: Final = {
    # what guided play says
    "task.reveal": "Night {night}: the manor is laid, the third {left:room is|rooms are} turned up",
    "task.guards": "Night {night}: everybody places two guards and discards an item",
    "task.first": "Night {night}: who begins?",
    "task.turn": "Night {night}: {whose}'s turn",
    "task.answer": "Night {night}: a guard meets the {tile:word} on {cell}",
    "task.move": "Night {night} ends: guards leave the crowded rooms",
    "task.loot": "Night {night} ends: looting column {letter}",
    "task.show": "The end: bites and loot are shown",
    "guide.reveal": "Third rooms from the left> ",
    "guide.guards": "{player}, two columns and an item> ",
    "guide.first": "First player> ",
    "guide.turn": "{player}, step, item or pass> ",
    "guide.answer": "{player}, answer> ",
    "guide.move": "{player}, step> ",
    "guide.loot": "{player}, tile> ",
    "guide.show": "{player}, vampires and tiles> ",
    "guide.show.zero": "{player}, vampires> ",
    "guide.tile-missing": "{cell} shows> ",
    "guide.item-missing": "And discards> ",
    "guide.tile-missing.loot": "The {number} {number:tile|tiles} of the loot> ",
    "type.reveal": "Type the tiles of the third rooms from the left, by their codes: `mot ser`, together "
    "`motser`, or as far as needed: `m se`. cat che cof coi sto web lor lad ser fat mot dau dog.",
    "type.guards": "Type two column letters and the item that is discarded: `a b tor`, `ab tor`. The other items "
    "of the hand stay secret. clo mas mir jum bow gar cro sta sac wat tor mag.",
    "type.first": "Type the name of who begins, or its start.",
    "verb.reveal": "reveal",
    "verb.guards": "guards",
    "verb.first": "first",
    "verb.move": "move",
    "verb.pass": "pass",
    "verb.use": "use",
    "verb.answer": "answer",
    "verb.claim": "claim",
    "verb.skip": "skip",
    "verb.loot": "loot",
    "verb.show": "show",
    "guide.legal.move": "Steps: {options}",
    "guide.legal.pass": "Guards that can be laid down: {options}",
    "guide.legal.use": "Items: {options}",
    "type.turn": "A step: `a0-a1`, `a0a1`, or `a1` where one guard can go there; after it the tile turned up and "
    "the answer to it: `a1 ser sta`. An item: `sac`, `jum a3-a5 lor`. `p` or `p a1` lays a guard down, `claim` "
    "takes the Coffin, `skip`. Who moved last may still add an item until the next player acts: `Ana sac`, or "
    "`sac` alone where the player asked could not.",
    "type.answer": "Type the key of an answer, or its word: Garlic, Cross or Stake against a vampire, Coins for "
    "the Cat, `none` for nothing.",
    "type.move": "Type the key of a step, or where the guard goes: `a2`.",
    "type.loot": "Type the key of a tile, its code or its room: `coi`, `a2`.",
    "type.show": "Type how many of the bites show a vampire and, where tiles were lost face down, all tiles of "
    "the loot: `1`, `1 coix2 sto`, `0 none`. Who was never bitten need not say the number.",
    "help.entries": "For another player, the name first: `Ana a1 coi`. A whole entry always works: `Ana move "
    "a0-a1 coi`. Enter alone shows the manor again: a code is an open room, `??` a face-down one, `·` an empty "
    "one, numbers are guards, _ lies down, ~ is held by the Web.",
    "help.commands": "undo, redo, fix N ENTRY, why N, show, log, score, rules WORD, note TEXT, set removed …, "
    "quit. Tab completes.",
    "help.table": '`= Ana tiles 3` compares a count; `! Ana room a2 none "why"` overrules the referee.',
    "repair.bad-lines": "“{text}” is not understood: lines are 12, 12,15 or 12-20; `--type` takes a line and a text: "
    "--type '12 Ana move a0-a1 mot'",
    "legend.passed": "_ lies down for the night",
    "legend.held": "~ held by the Web",
    "legend.two": "{player}: {one} has been on {been}; {other} on {other_been}",
    "try.place": "{cell}: {before} → {after}",
    # a new game
    "option.new.--players": "2 to 4 names, clockwise.",
    "example.new": "referee new friday --game vampire-nights --players Ana Ben 'Anne Marie'\nreferee new friday "
    "--players Ana Ben --removed ser 3 coi 1 --house secret last",
    # why an entry counted
    "why.laid": "The third room of every column is turned up when the manor is laid: {cells}.",
    "why.laid-quiet": "Nothing comes of it until a guard enters.",
    "why.columns": "As many columns as players: {columns}.",
    "why.empty-hand": "The hand is empty: nothing is discarded.",
    "why.first": "The first player is named before anybody has acted this night.",
    "why.turn": "It was {player}'s turn in night {night}.",
    "why.late": "Added to {player}'s turn in night {night}: the next player had not acted yet.",
    "why.held": "{item:word} ({item}) could be in the hand: of {copies}, {elsewhere} {elsewhere:was|were} surely "
    "elsewhere, and the hand had {hand} {hand:item|items}.",
    "why.surely-held": "{item:word} ({item}) was surely in the hand: it was fetched from the open discards.",
    "why.one-movement": "It is the turn's one movement.",
    "why.ahead": "{cell} lies straight ahead of {start}.",
    "why.aside": "{cell} lies beside {start}, in line.",
    "why.diagonal": "{cell} lies diagonally ahead of {start}.",
    "why.skipped": "Empty rooms are skipped: {cells}.",
    "why.jumped": "One room that is not empty is jumped over: {cell}.",
    "why.trail": "This guard had not been on {cell} this night, only on {been}.",
    "why.free-space": "The lowest free space of the garden is {cell}.",
    "why.secret-space": "The Cloak leads to the secret space, and it was free: {cell}.",
    "why.turned-up": "It lay face down and showed {tile:word}: with it {seen} of {copies} were seen.",
    "why.vampire": "{tile:word} on {cell} bites whoever enters, unless Garlic, Cross or Stake is played first.",
    "why.defenceless": "The hand was empty: there was nothing to ask.",
    "why.undefended": "Nobody must use a defence.",
    "why.bite-costs": "A bite costs a bite card and a tile of the owner's choice, if there is one; there "
    "{tiles:was|were} {tiles}.",
    "why.cat": "The Cat takes one Coins if there are any, and goes.",
    "why.chest": "The Chest gives an item if there is any, and goes.",
    "why.web": "The Web holds the guard for its player's next turn.",
    "why.pass": "No other guard lies on {cell}.",
    "why.pass-entrance": "{cell} is an entrance: any number may lie there.",
    "why.passed": "It explores no more this night; Torch and Crossbow may still be used from it.",
    "why.skip": "No guard could move or be laid down.",
    "why.coffin-two": "Both guards stood on {cell}: 8 points, nothing to pay.",
    "why.coffin-one": "A single guard on {cell} pays two pieces for 10 points: items named {items}, tiles face "
    "down {tiles}.",
    "why.fetched": "{number} {item:word} ({item}) lay in the open discards; anything but a Magnifier can be fetched.",
    "why.slipped": "From space 1 or 2 of a garden to its secret space, which was free.",
    "why.swapped": "An active guard of another player stands in line, with empty rooms only between ({step}); "
    "both begin a new trail.",
    "why.swap-quiet": "Rooms do nothing to guards that change places.",
    "why.used-sta": "An own guard that still explores stands on {cells} with {tile:word}; the Stake takes it as loot.",
    "why.used-cro": "An own guard that still explores stands on {cells} with {tile:word}; the Cross discards it.",
    "why.used-sac": "An own guard that still explores stands on {cells} with {tile:word}; the Sack takes it.",
    "why.used-wat": "An own guard that still explores stands on {cells} with {tile:word}; Holy Water takes "
    "villagers, never a Dog.",
    "why.used-bow": "{tile:word} on {cells} is the first vampire in line from an own guard, one or two rooms "
    "away, with no face-down room between.",
    "why.used-tor": "{cells}: face down, beside one own guard, empty rooms between left aside.",
    "why.crowd": "{guards} {guards:guard|guards} stood on {cell}.",
    "why.way-out": "{cell} is the nearest free place ahead or aside; there {options:was|were}: {options}.",
    "why.no-effect": "Stepping out turns up nothing and triggers nothing.",
    "why.loot-order": "Column {letter} is looted in this order: {order}.",
    "why.in-reach": "Open loot between this guard and the entrance: {options}.",
    "why.faces": "{vampires} of {bites} {bites:bite|bites} {vampires:shows|show} a vampire.",
    "why.is-vampire": "{turned} of them make a vampire.",
    "why.is-guard": "It takes {turned} to become a vampire: the player scores as a guard.",
    "why.loot-fits": "The {number} {number:tile fits|tiles fit} what was taken openly and lost face down: {ways} "
    "{ways:loot was|loots were} possible.",
    "why.loot-known": "The loot was known: {tiles}.",
    "why.count-hand": "In the hand, as far as all know: {parts}.",
    "why.count-bites": "Bite cards, faces hidden: {parts}.",
    "why.count-tiles": "Tiles of the loot: {parts}.",
    # where points come from
    "why.coins": "{points} for {number} Coins, 3 each",
    "why.stones": "{points} for {number} Cursed {number:Stone|Stones}",
    "why.coffin": "{points} for the Coffin",
    "why.vampire-trios": "{points} for {number} {number:trio|trios} of Lord, Lady and Servant",
    "why.lords-and-ladies": "{points} for Lords and Ladies outside trios: {number}",
    "why.servants": "{points} for {number} other {number:Servant|Servants}",
    "why.families-with-dog": "{points} for {number} {number:family|families} with a Dog",
    "why.families": "{points} for {number} {number:family|families} of Father, Mother and Daughter",
    "why.villagers": "{points} for {number} other {number:villager|villagers}",
    "why.dogs": "{points} for {number} {number:Dog|Dogs} alone",
    "why.bites": "If tied, the fewest bites: {bites}; with a vampire's face, as far as told: {vampires}",
    "why.tiles": "Then the fewest tiles: {tiles}",
}
