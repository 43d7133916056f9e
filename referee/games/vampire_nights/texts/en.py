"""Vampire Nights in English."""

from typing import Final

from referee.games.vampire_nights.texts.asking_en import TEXTS as ASKING
from referee.games.vampire_nights.texts.codes_en import TEXTS as CODES
from referee.games.vampire_nights.texts.demo_en import TEXTS as DEMO
from referee.games.vampire_nights.texts.help_en import TEXTS as HELP
from referee.games.vampire_nights.texts.play_en import TEXTS as PLAY
from referee.games.vampire_nights.texts.sheet_en import TEXTS as SHEET
from referee.games.vampire_nights.texts.start_en import TEXTS as START
from referee.games.vampire_nights.texts.tally_en import TEXTS as TALLY
from referee.games.vampire_nights.texts.words_en import TEXTS as WORDS

TEXTS: Final = {
    **CODES,
    **DEMO,
    **HELP,
    **PLAY,
    **SHEET,
    **START,
    **ASKING,
    **TALLY,
    **WORDS,
    # expected in an entry
    "not-understood.tile": (
        "a tile goes here: cat, che(st), cof(fin), coi(ns), sto(ne), web, lor(d), lad(y), ser(vant), fat(her), "
        "mot(her), dau(ghter), dog"
    ),
    "not-understood.item": (
        "an item goes here: clo(ak), mas(k), mir(ror), jum(p), bow, gar(lic), cro(ss), sta(ke), sac(k), wat(er), "
        "tor(ch), mag(nifier)"
    ),
    "not-understood.usable": "you can't use Garlic on its own: it answers a vampire you have just met (`answer gar`)",
    "not-understood.cell": (
        "that isn't a place in the manor. A place is a column letter and how deep it is, such as a3: 0 is the "
        "entrance, 1 to 5 are rooms, 6 is the garden"
    ),
    "not-understood.room": "that isn't a room. Rooms are a column letter and 1 to 5, such as a3",
    "not-understood.step": "say where the guard moves, such as a1, or from where to where: a0-a1",
    "not-understood.answer": (
        "say what you do: Garlic (gar), Cross (cro) or Stake (sta) against a vampire, Coins (coi) for the Cat, or "
        "nothing (none)"
    ),
    "not-understood.column": "say which column, by its letter: a, b …",
    "not-understood.stands": (
        "a guard's place goes here, such as a2, a2p (passed), a2w (held by the Web), a61, a62 or a6s"
    ),
    "not-understood.lies": "what is in the room goes here: a tile, `none` or `down`",
    "bad-header.player-count": "the game is for 2 to 4 players",
    "bad-header.house": "`house` can list: secret last, crossbow discard",
    "bad-header.removed-piece": "“{word}” isn't a piece of the game. Type codes with numbers, such as `ser 3 coi 1`",
    "bad-header.removed-twice": "{code:word} ({code}) is there twice; give its number once",
    "bad-header.removed-number": (
        "the box has {most} of {code:word} ({code}): type a number from 1 to {most}, not {number}"
    ),
    "bad-header.removed": (
        "`removed` must list codes with numbers, each code once and no more than the box has, such as `ser 3 coi 1 "
        "bites 2`"
    ),
    # refusals
    "not-your-phase": "that is for the “{wanted:word}” phase; now it is “{now:word}”, night {round}",
    "not-your-phase.overrule": (
        "the table can only rule that once all guards are placed and, for a turn or the end of a night, during the "
        "exploration; now it is “{now:word}”"
    ),
    "not-your-phase.manor": "reveal the third rooms before you place guards; night {round} still needs {cells}",
    "not-your-phase.first": (
        "say who is first once all guards are placed, before anybody has acted; now it is “{now:word}”, night {round}"
    ),
    "nothing-to-decide": "this player hasn't met a vampire or a Cat that needs an answer",
    "nothing-to-decide.crowd": "it is {turn}'s turn to step out of a crowded room",
    "nothing-to-decide.loot": "it is {turn}'s turn to take a tile",
    "nothing-to-decide.manor": "the third rooms are already revealed",
    "nothing-to-decide.show": "this player's bites and loot are already known",
    "not-your-turn": "it is {turn}'s turn",
    "not-your-turn.moved": "this player has already made the one movement of the turn; now it is {turn}'s turn",
    "answer-needed": "first say what you do about the {tile:word}",
    "wrong-number-of-tiles": (
        "{number} {number:tile|tiles} given, but {wanted} third {wanted:room is|rooms are} revealed"
    ),
    "already-placed": "this player's guards are already placed: {cells}",
    "no-such-column": "there is no column {letter}; there is one column per player",
    "item-missing": "you must also discard an item; there are {hand} in hand",
    "not-in-hand": "{item:word} ({item}) can't be in hand: the game has {copies}, and all are elsewhere",
    "not-in-hand.known": "{item:word} ({item}) can't be in hand: the whole hand is known ({sure})",
    "not-in-hand.too-many": "can't discard {items}: only {hand} {hand:item is|items are} in hand",
    "not-in-hand.empty": "{item:word} ({item}) can't be in hand: the hand is empty",
    "no-such-guard": "this player has no guard on {cell}",
    "guard-has-passed": "the guard on {cell} has already passed tonight",
    "guard-has-passed.garden": "the guard in {cell} has arrived: guards in a garden don't move on",
    "guard-is-held": "the Web holds the guard on {cell} this turn",
    "not-adjacent.movement": "{cell} isn't straight ahead of {start} or straight to its side",
    "not-adjacent.mirror": "the Mirror moves diagonally forward into a room; {cell} isn't that from {start}",
    "not-adjacent.jump": "the Jump Potion moves forward or sideways in line; {cell} isn't that from {start}",
    "not-adjacent.cloak": "the Cloak moves straight into the garden of the column; {cell} isn't that from {start}",
    "not-adjacent.crowd": (
        "a guard steps out of a crowded room to the nearest free place forward or sideways, without items; {cell} "
        "isn't one"
    ),
    "room-between": "there is a room that isn't empty between {start} and {cell}",
    "nothing-to-jump": (
        "there is no room to jump over between {start} and {cell}; empty ones are skipped without a potion"
    ),
    "already-been-there": "this guard has already been on {cell} tonight",
    "garden-full": "spaces 1 and 2 of the garden {cell} are taken",
    "garden-full.secret": "the secret space of the garden {cell} is taken",
    "passed-there": "a guard has already passed on {cell}; only one can pass in a room",
    "must-move": "a guard can still move or pass, so you can't skip the turn",
    "no-target.sta": "the Stake takes the vampire in the guard's room; on {cell} there is: {lies:word}",
    "no-target.cro": "the Cross discards the vampire in the guard's room; on {cell} there is: {lies:word}",
    "no-target.sac": "the Sack takes Coins or a Cursed Stone from the guard's room; on {cell} there is: {lies:word}",
    "no-target.wat": "Holy Water takes the villager in the guard's room, never a Dog; on {cell} there is: {lies:word}",
    "no-target.bow": (
        "the Crossbow hits the first face-up vampire in line, one or two rooms from a guard, never past a face-down "
        "room; on {cells} it hits nothing"
    ),
    "no-target.tor": "the Torch looks at one or two face-down rooms next to the same guard, not at {cells}",
    "no-target.sta.any": "none of this player's guards is with a vampire, so the {item:word} has nothing to take",
    "no-target.cro.any": "none of this player's guards is with a vampire, so the {item:word} has nothing to discard",
    "no-target.sac.any": (
        "none of this player's guards is on Coins or a Cursed Stone, so the {item:word} has nothing to take"
    ),
    "no-target.wat.any": "none of this player's guards is with a villager, so {item:word} has nothing to take",
    "no-target.bow.any": (
        "there is no vampire in line within two rooms of a guard, so the {item:word} has nothing to hit"
    ),
    "no-target.tor.any": "there is no face-down room next to a guard, so the {item:word} has nothing to show",
    "no-target.mag": "there is no {item:word} ({item}) in the discard pile",
    "no-target.mag.itself": "a Magnifier can't take a Magnifier ({item})",
    "no-target.claim": "this player has no active guard on the Coffin",
    "no-target.mas": (
        "{cell} has no active guard of another player in line with only empty rooms between; in a garden, only spaces "
        "1 and 2 swap"
    ),
    "no-target.clo": "the guard in {cell} isn't in space 1 or 2 of a garden",
    "wrong-payment.too-much": "the Coffin costs {price} here, but you paid more: {items}",
    "wrong-payment.too-few-tiles": "the Coffin costs {price} discards, and the loot has {has} {has:tile|tiles}: "
    "name items from the hand for the rest, such as `claim sta` or `claim sta sac` (there {hand:is|are} {hand})",
    "not-in-reach": "there is no {tile:word} ({tile}) within reach of the looting guard",
    "not-in-reach.room": "there is nothing on {cell} within reach of the looting guard",
    "not-in-reach.there": "there is no {tile:word} ({tile}) on {cell} within reach of the looting guard",
    "choice-needed.guard": "that could be either guard",
    "choice-needed.which": "that could be either guard: {one} has been on {been}; {other} has been on {other_been}",
    "choice-needed.item": "the {item:word} could be used in several places",
    "choice-needed.mask": "on {cell} that could be several guards",
    "choice-needed.loot": "that could be several tiles",
    "tile-differs": "{cell} has {lies:word}, not {tile:word}",
    "tile-missing": "{cell} is face down: say which tile it shows",
    "tile-missing.loot": "tiles were lost face down: say what the {number} {number:tile|tiles} of loot are",
    "no-such-tile": "no {tile:word} ({tile}) is left: the game has only {copies}",
    "not-an-answer.nothing-met": "there is nothing to answer there ({tile:word})",
    "not-an-answer.cat": "answer the Cat with Coins (coi) or none",
    "not-an-answer.vampire": "answer a vampire ({tile:word}) with Garlic, Cross, Stake or none",
    "does-not-fit.tiles": "{number} {number:tile|tiles} shown, but the loot has {wanted}",
    "does-not-fit.kind": "{number} {tile:word} ({tile}) shown, but there can only be {least} to {most}",
    "does-not-fit.kind-exactly": "{number} {tile:word} ({tile}) shown, but there must be {least}",
    "does-not-fit.order": "these tiles can't be what is left, in whatever order tiles were taken and lost: {tiles}",
    "does-not-fit.pieces": (
        "{number} {tile:word} ({tile}) here and {elsewhere} elsewhere, but the box only has {copies}"
    ),
    "does-not-fit.bites": "{number} {number:bite|bites} that show a vampire, but the player only has {bites}",
    "count-differs.hand": (
        "the table counts {number} {number:item|items} in {player}'s hand, but the referee counts {counted}"
    ),
    "count-differs.bites": (
        "the table counts {number} {number:bite|bites} for {player}, but the referee counts {counted}"
    ),
    "count-differs.tiles": (
        "the table counts {number} {number:tile|tiles} for {player}, but the referee counts {counted}"
    ),
    "count-differs.points": (
        "the table counts {number} {number:point|points} for {player}, but the referee counts {counted}"
    ),
    # events
    "manor-laid": "Night {night}: {cells} show {tiles:word}",
    "placed": "",
    "first-player": "{player} is first",
    "phase-exploration": (
        "Night {night}: {player} begins the exploration (if somebody else does, type the name and `first`)."
    ),
    "moved": "{cell}: {tile:word}",
    "moved-bare": "",
    "moved-garden": "{player} reaches the garden, space {cell}",
    "passed": "{player} passes with the guard on {cell}",
    "skipped": "{player} skips the turn",
    "forced": "{player} has no choice:",
    "withdrawn": "{player} can act after all, so what the referee did for {player} is cancelled",
    "protected": "{player}: {item:word} against the {tile:word} on {cell}; no bite, the vampire stays",
    "repelled": "{player}: the {item:word} discards the {tile:word}; {cell} is empty now",
    "staked": "{player}: the {item:word} takes the {tile:word} on {cell} as loot",
    "bitten": (
        "{player} is bitten on {cell} ({tile:word}): {card} bite {card:card|cards}, {bites} in all; {lost} "
        "{lost:tile|tiles} lost"
    ),
    "cat-paid": "{player}: the Cat on {cell} takes Coins and leaves",
    "cat-left": "{player}: no Coins; the Cat on {cell} leaves",
    "chest": "{player} draws an item from the Chest on {cell}: {hand} in hand",
    "chest-empty": "{player}: no items are left for the Chest on {cell}; it is discarded",
    "caught": "{player}: the Web on {cell} holds this guard next turn",
    "web-broken": "{player}: the Web on {cell} can't hold the last active guard",
    "web-lost": "{player} loses the turn: the Web on {cell} holds the guard, and no other guard can act",
    "used-sta": "{player} takes the {tile:word} on {cell} as loot",
    "used-sac": "{player} takes the {tile:word} on {cell} as loot",
    "used-wat": "{player} takes the {tile:word} on {cell} as loot",
    "used-cro": "{player} discards the {tile:word}; {cell} is empty now",
    "used-bow": "{player} shoots the {tile:word} on {cell} and takes it as loot",
    "used-bow-discarding": "{player} shoots the {tile:word} on {cell}; it is discarded (house rule)",
    "used-tor": "{player} looks at {cells} in secret",
    "fetched": "{player} takes the {item:word} from the discard pile",
    "claimed": "{player} claims the Coffin on {cell} for {value} points",
    "coffin-paid": "Paid with {tiles} {tiles:tile|tiles} face down and {items:word}",
    "swapped": "{player} and {other} swap guards: {cell} and {end}",
    "slipped": "{player} moves from {cell} to the secret space {end}",
    "night-falls-garden": "The exploration of night {night} is over: {guards} {guards:guard is|guards are} in the "
    "gardens.",
    "night-falls-passed": "The exploration of night {night} is over: no guard is active any more.",
    "night-falls-skipped": "The exploration of night {night} is over: everybody still exploring has skipped in a row.",
    "night-falls-ruled": "The exploration of night {night} is over by table ruling.",
    "stepped-out": "{player} steps out of the crowded room: {start} to {cell}",
    "looted": "{player} takes the {tile:word} from {cell}",
    "night-over": "Night {night} is over.",
    "dealt": "Everybody gets {each} items.",
    "dealt-short": "Not enough items for {each} each; dealt: {dealt}.",
    "items-reshuffled": "The {number} discarded items are shuffled into a new pile.",
    "rooms-reshuffled": "The discarded tiles are shuffled in: {number} for {need} rooms.",
    "shown": (
        "{player} shows {vampires} {vampires:vampire|vampires} and {shields} {shields:shield|shields}; loot: "
        "{tiles:word}"
    ),
    "phase-over": "The game is over.",
    "ruled-guards": "{player}, table ruling: guards on {cells} ({why})",
    "ruled-room": "Table ruling: on {cell}, {before:word} → {lies:word} ({why})",
    "ruled-loot": "{player}, table ruling: loot {tiles:word} ({why})",
    "ruled-discards": "Table ruling: discarded items {items:word} ({why})",
    "ruled-hand": "{player}, table ruling: items in hand {before} → {number} ({why})",
    "ruled-bites": "{player}, table ruling: bites {before} → {number} ({why})",
    "ruled-vampires": "{player}, table ruling: {number} {number:bite|bites} that show a vampire ({why})",
    "ruled-coffin": "{player}, table ruling: the Coffin is worth {number}, not {before} ({why})",
    "ruled-turn": "{player}, table ruling: it is this player's turn ({why})",
    "ruled-first": "{player}, table ruling: first player ({why})",
    "ruled-night": "{player}, table ruling: that was the last move of the night ({why})",
    # what must be told or decided
    "stand.setup": "night {round}, setup",
    "stand.exploration": "night {round}, exploration",
    "stand.crowding": "night {round}, crowded rooms",
    "stand.looting": "night {round}, looting",
    "stand.end": "showing bites and loot",
    "stand.over": "game over",
    "want.reveal": "{player} reveal TILE … (the third {left:room|rooms}, {left}, from the left)",
    "want.guards": "{player} guards COLUMN COLUMN ITEM (two entrances, and an item to discard)",
    "want.first": "{player} first (if {player} begins)",
    "want.turn": "{player}: move, use, claim, pass or skip (`show --legal` lists everything)",
    "want.answer": "{player}, what do you do about the {tile:word} on {cell}?",
    "want.move": "{player}, where does your guard step to from the crowded room?",
    "want.loot": "{player}, which tile do you take from column {letter}?",
    "want.show": "{player} show VAMPIRES TILE … (of {bites} {bites:bite|bites}; {tiles} {tiles:tile|tiles} of loot)",
    "want.show.zero": "{player} show VAMPIRES (of {bites} {bites:bite|bites}; the loot is known)",
    # the manor in words, and on print-outs
    "board": "{player}: {parts:;}",
    "board.card": "{cell}: {face}",
    "board.peopled": "{cell}: {face}, guards {who}",
    "board.ruled": "{card}, table ruling",
    "sheet.game": "Vampire Nights",
    "sheet.round": "Night {round}",
    "sheet.boards": "The manor",
    "sheet.legend": (
        "How to read the manor: a code is a face-up room, ?? a face-down one, a dot an empty one. Guards are shown by "
        "their player's number; _ has passed, ~ is held by the Web. A garden has spaces 1, 2 and s, the secret one. ! "
        "marks a table ruling."
    ),
    "sheet.header.removed": "Left in the box: {words}",
    "sheet.house.secret-last": "House rule: the secret space of a garden loots last",
    "sheet.house.crossbow-discard": "House rule: what the Crossbow hits is discarded",
    "cards.fixed": (
        "All tiles and items of Vampire Nights are listed; you can't add or change any. When a game begins, say which "
        "pieces stay in the box: --removed ser 3 coi 1."
    ),
    "score.unfinished": (
        "The game is not over. Until bites and loot are shown, everybody counts as a guard, and unknown loot counts "
        "as little as it can."
    ),
    # accounts
    "coins": "Coins",
    "stones": "Cursed Stones",
    "coffin": "Coffin",
    "vampire-trios": "vampire trios",
    "lords-and-ladies": "Lords, Ladies",
    "servants": "Servants",
    "families-with-dog": "families with Dog",
    "families": "families",
    "villagers": "villagers",
    "dogs": "Dogs alone",
    # words
    "word.hand": "hand",
    "word.bites": "bites",
    "word.tiles": "tiles",
    "word.night": "night",
    "word.rooms": "rooms in the pile",
    "word.items": "items in the pile",
    "word.bite-cards": "bite cards in the pile",
    "word.setup": "setup",
    "word.exploration": "exploration",
    "word.crowding": "crowded rooms",
    "word.looting": "looting",
    "word.end": "bites and loot",
    "word.over": "game over",
    "word.none": "nothing",
    "word.down": "face down",
    "word.entrance": "entrance",
    "word.garden": "garden",
    "word.cat": "Cat",
    "word.che": "Chest",
    "word.cof": "Coffin",
    "word.coi": "Coins",
    "word.sto": "Cursed Stone",
    "word.web": "Web",
    "word.lor": "Lord",
    "word.lad": "Lady",
    "word.ser": "Servant",
    "word.fat": "Father",
    "word.mot": "Mother",
    "word.dau": "Daughter",
    "word.dog": "Dog",
    "word.clo": "Cloak",
    "word.mas": "Mask",
    "word.mir": "Mirror",
    "word.jum": "Jump Potion",
    "word.bow": "Crossbow",
    "word.gar": "Garlic",
    "word.cro": "Cross",
    "word.sta": "Stake",
    "word.sac": "Sack",
    "word.wat": "Holy Water",
    "word.tor": "Torch",
    "word.mag": "Magnifier",
    "coffin-paid-items": "Paid with {items:word}",
}
