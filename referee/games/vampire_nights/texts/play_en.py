"""What guided play and `why` say of Vampire Nights, in English."""

from typing import Final

TEXTS: Final = {
    # what guided play says
    "task.reveal": "Night {night}: lay out the manor and reveal the third {left:room|rooms}",
    "task.guards": "Night {night}: everybody places two guards and discards an item",
    "task.first": "Night {night}: who begins?",
    "task.turn": "Night {night}: {whose}'s turn",
    "task.answer": "Night {night}: a guard meets the {tile:word} on {cell}",
    "task.move": "Night {night} ends: guards leave the crowded rooms",
    "task.loot": "Night {night} ends: looting column {letter}",
    "task.show": "The end: show bites and loot",
    "guide.reveal": "Third rooms, from the left> ",
    "guide.guards": "{player}, two columns and an item> ",
    "guide.first": "First player> ",
    "guide.turn": "{player}, move, item or pass> ",
    "guide.answer": "{player}, answer> ",
    "guide.move": "{player}, step to> ",
    "guide.loot": "{player}, tile> ",
    "guide.show": "{player}, vampires and tiles> ",
    "guide.show.zero": "{player}, vampires> ",
    "guide.tile-missing": "{cell} shows> ",
    "guide.item-missing": "{player}, {begun}, and the item to discard> ",
    "guide.tile-missing.loot": "The {number} {number:tile|tiles} of loot> ",
    "type.reveal": (
        "Type the tiles of the third rooms, from the left, by their codes: `mot ser`, together `motser`, or "
        "shortened: `m se`. cat che cof coi sto web lor lad ser fat mot dau dog."
    ),
    "type.guards": (
        "Type two column letters and the item to discard: `a b tor`, `ab tor`. The other items in hand stay secret. "
        "clo mas mir jum bow gar cro sta sac wat tor mag."
    ),
    "type.first": "Type the name of the player who begins, or the start of it.",
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
    "guide.legal.move": "Moves: {options}",
    "guide.legal.pass": "Guards that can pass: {options}",
    "guide.legal.use": "Items: {options}",
    "type.turn": (
        "A move: `a0-a1`, `a0a1`, or `a1` if only one guard can go there; after it, the tile revealed and the answer "
        "to it: `a1 ser sta`. An item: `sac`, `jum a3-a5 lor`. `p` or `p a1` passes with a guard, `claim` takes the "
        "Coffin, `skip`. The player who moved last can still add an item until the next player acts: `{name} sac`, or "
        "just `sac` if the next player couldn't use it."
    ),
    "type.answer": (
        "Type the key of an answer, or its name: Garlic, Cross or Stake against a vampire, Coins for the Cat, `none` "
        "for nothing."
    ),
    "type.move": "Type the key of a step, or where the guard goes: `a2`.",
    "type.loot": "Type the key of a tile, its code or its room: `coi`, `a2`.",
    "type.show": (
        "Type how many of the bites show a vampire and, if tiles were lost face down, all tiles of the loot: `1`, `1 "
        "coix2 sto`, `0 none`. A player who was never bitten can leave out the number."
    ),
    "help.entries": "For another player, the name first: `{name} a1 coi`. A whole entry always works: `{name} move "
    "a0-a1 coi`. Enter alone shows the manor again: ▒▒ is a face-down room, numbers are guards, _ has passed, ~ is "
    "held by the Web.",
    "help.commands": "undo, redo, fix N ENTRY, why N, show, log, score, rules WORD, note TEXT, set removed …, "
    "quit. Tab completes.",
    "help.table": '`= {name} tiles 3` checks a count; `! {name} room a2 none "why"` overrules the referee.',
    "repair.bad-lines": (
        "Can't read “{text}”: write lines as 12, 12,15 or 12-20; `--type` takes a line number and text: --type '12 "
        "Ana move a0-a1 mot'"
    ),
    "legend.passed": "_ has passed tonight",
    "legend.held": "~ held by the Web",
    "legend.two": "{player}: {one} has been on {been}; {other} has been on {other_been}",
    "try.place": "{cell}: {before} → {after}",
    # a new game
    "option.new.--players": "2 to 4 names, clockwise.",
    "example.new": "referee new friday --game vampire-nights --players Ana Ben 'Anne Marie'\nreferee new friday "
    "--players Ana Ben --removed ser 3 coi 1 --house secret last",
    # why an entry counted
    "why.laid": "The third room of every column is revealed when the manor is laid out: {cells}.",
    "why.laid-quiet": "Nothing happens until a guard enters.",
    "why.columns": "There is one column per player: {columns}.",
    "why.empty-hand": "The hand is empty, so nothing is discarded.",
    "why.first": "The first player is named before anybody acts in a night.",
    "why.turn": "It was {player}'s turn on night {night}.",
    "why.late": "Added to {player}'s turn on night {night}: the next player had not acted yet.",
    "why.held": (
        "{item:word} ({item}) could be in hand: of {copies} in the game, {elsewhere} {elsewhere:was|were} known to be "
        "elsewhere, and {hand} {hand:item was|items were} in hand."
    ),
    "why.surely-held": "{item:word} ({item}) was known to be in hand: it came from the discard pile.",
    "why.one-movement": "It is the turn's one movement.",
    "why.ahead": "{cell} is straight ahead of {start}.",
    "why.aside": "{cell} is straight to the side of {start}.",
    "why.diagonal": "{cell} is diagonally ahead of {start}.",
    "why.skipped": "Empty rooms are skipped: {cells}.",
    "why.jumped": "One room that isn't empty is jumped over: {cell}.",
    "why.trail": "This guard had not been on {cell} that night, only on {been}.",
    "why.free-space": "The lowest free space of the garden is {cell}.",
    "why.secret-space": "The Cloak leads to the secret space, which was free: {cell}.",
    "why.turned-up": "It was face down and showed {tile:word}: that makes {seen} of {copies} seen.",
    "why.vampire": "The {tile:word} on {cell} bites whoever enters, unless they play Garlic, Cross or Stake first.",
    "why.defenceless": "The hand was empty, so there was nothing to ask.",
    "why.undefended": "Nobody has to use a defence.",
    "why.bite-costs": (
        "A bite costs a bite card and, if there is one, a tile of the player's choice; there {tiles:was|were} {tiles}."
    ),
    "why.cat": "The Cat takes one Coins tile, if there is one, and leaves.",
    "why.chest": "The Chest gives an item, if any are left, and is discarded.",
    "why.web": "The Web holds the guard on its player's next turn.",
    "why.pass": "No other guard has passed on {cell}.",
    "why.pass-entrance": "{cell} is an entrance: any number of guards can pass there.",
    "why.passed": "The guard no longer explores that night, but the Torch and the Crossbow can still be used from it.",
    "why.skip": "No guard could move or pass.",
    "why.coffin-two": "Both guards were on {cell}: 8 points, nothing to pay.",
    "why.coffin-one": "A single guard on {cell} pays two pieces for 10 points: items {items}, tiles face down {tiles}.",
    "why.fetched": (
        "{number} {item:word} ({item}) in the discard pile; the Magnifier can take anything but a Magnifier."
    ),
    "why.slipped": "From space 1 or 2 of a garden to its secret space, which was free.",
    "why.swapped": (
        "Another player's active guard is in line, with only empty rooms between ({step}); both start a new trail."
    ),
    "why.swap-quiet": "Rooms do nothing to guards that swap places.",
    "why.used-sta": "One of the player's active guards is on {cells} with the {tile:word}; the Stake takes it as loot.",
    "why.used-cro": "One of the player's active guards is on {cells} with the {tile:word}; the Cross discards it.",
    "why.used-sac": "One of the player's active guards is on {cells} with the {tile:word}; the Sack takes it.",
    "why.used-wat": (
        "One of the player's active guards is on {cells} with the {tile:word}; Holy Water takes villagers, never a Dog."
    ),
    "why.used-bow": (
        "The {tile:word} on {cells} is the first vampire in line from one of the player's guards, one or two rooms "
        "away, with no face-down room between."
    ),
    "why.used-tor": "{cells}: face down and next to one of the player's guards, not counting empty rooms between.",
    "why.crowd": "{guards} {guards:guard was|guards were} on {cell}.",
    "why.way-out": (
        "{cell} is the nearest free place forward or sideways; the {options:choice was|choices were}: {options}."
    ),
    "why.no-effect": "Stepping out reveals nothing and triggers nothing.",
    "why.loot-order": "Column {letter} is looted in this order: {order}.",
    "why.in-reach": "Face-up loot between this guard and the entrance: {options}.",
    "why.faces": "{vampires} of {bites} {bites:bite|bites} {vampires:shows|show} a vampire.",
    "why.is-vampire": "{turned} of them make the player a vampire.",
    "why.is-guard": "It takes {turned} to become a vampire, so the player scores as a guard.",
    "why.loot-fits": (
        "The {number} {number:tile fits|tiles fit} what was taken face up and lost face down: {ways} {ways:set of "
        "tiles was|sets of tiles were} possible."
    ),
    "why.loot-known": "The loot was known: {tiles}.",
    "why.count-hand": "In hand, as far as everybody knows: {parts}.",
    "why.count-bites": "Bite cards, faces hidden: {parts}.",
    "why.count-tiles": "Tiles of loot: {parts}.",
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
    "why.bites": "If tied, the fewest bites: {bites}; showing a vampire, as far as known: {vampires}",
    "why.tiles": "Then the fewest tiles: {tiles}",
    "try.card": "{face}, guards {who}",
}
