"""Vampire Village in English."""

from typing import Final

from referee.games.vampire_village.texts.asking_en import TEXTS as ASKING
from referee.games.vampire_village.texts.attack_en import TEXTS as ATTACK
from referee.games.vampire_village.texts.codes_en import TEXTS as CODES
from referee.games.vampire_village.texts.demo_en import TEXTS as DEMO
from referee.games.vampire_village.texts.guide_en import TEXTS as GUIDE
from referee.games.vampire_village.texts.help_en import TEXTS as HELP
from referee.games.vampire_village.texts.sheet_en import TEXTS as SHEET
from referee.games.vampire_village.texts.start_en import TEXTS as START
from referee.games.vampire_village.texts.tally_en import TEXTS as TALLY
from referee.games.vampire_village.texts.why_en import TEXTS as WHY
from referee.games.vampire_village.texts.words_en import TEXTS as WORDS

TEXTS: Final = {
    **ATTACK,
    **CODES,
    **DEMO,
    **GUIDE,
    **HELP,
    **SHEET,
    **START,
    **ASKING,
    **TALLY,
    **WHY,
    **WORDS,
    # expected in an entry
    "not-understood.card": "this is no card; write what is printed on it: b020:row is a blue building that defends 0, "
    "2, 0 and brings villagers for its row, h5wv a hero with 5 steps and two combat icons",
    "not-understood.cell": "this is no place in the village; a place is a column letter and a row number, such as d3",
    "not-understood.creature": "this is no creature: witches are w2, wl (left) and wr (right), werewolves lg (grey) "
    "and lb (black), vampires v1 to v6, demons dh, dy, dm, dw, dl and dv",
    "not-understood.demon": "this is no demon: dh destroys a hero, dy takes villagers off yellow buildings, dm "
    "destroys the building with the fewest villagers, dw, dl and dv take a witch, werewolf or vampire",
    "not-understood.answer": "say how the demon is answered: `hero` and where the hero lies, or `effect`",
    "not-understood.walk": "this is no way to walk; write the places one after the other: d4-e4, or d4-e4-e5x2 for two "
    "villagers",
    "not-understood.no-card": "there is no card on {cell}, so no villagers can stand there",
    "bad-header.player-count": "2 to 5 can play",
    "bad-header.order": "`order` names witches, werewolves and vampires, each once",
    "bad-header.edition": "`edition` is fr or ru",
    "bad-header.house": "`house` is a list of: size box, size count, extent ever, own-colour always",
    "bad-header.begins": "`begins` can only be 2",
    # refusals
    "not-your-phase": "that belongs to the phase “{wanted:word}”; now it is “{now:word}”, round {round}",
    "not-your-phase.overrule": "the table can overrule once everybody has a start card",
    "nothing-to-decide.demon": "no demon waits for an answer of this player",
    "nothing-to-decide.breach": "the {kind:word} do not break in here: attack {attack}, defence {defence}",
    "already-started": "this player has a start card already: {face}",
    "not-a-building": "{face} is a hero; a start card is a building",
    "too-many-cards": "all {limit} cards of round {round} are placed already",
    "occupied": "{face} lies on {cell} already",
    "not-adjacent": "{cell} shares no edge with a card of this village",
    "too-wide": "with {cell} the village would be {size} wide, and {limit} is the most",
    "too-high": "with {cell} the village would be {size} high, and {limit} is the most",
    "too-many-in-line": "{cell} would be card {size} of its {line:word}, and {limit} is the most (the French edition "
    "limits the whole village to {limit} by {limit} instead)",
    "not-enough-movement": "these walks cost {cost} {cost:point|points}, and {face} has {points}",
    "not-enough-movement.building": "{face} is a building: nobody walks when it is laid",
    "not-next-to-hero": "walks start on a card next to the hero on {hero}; {cell} is none",
    "not-enough-villagers": "{count} {count:walk starts|walks start} on {cell}, where {villagers} "
    "{villagers:villager stands|villagers stand}",
    "no-such-step": "there is no step from {start} to {cell}: each goes to a card that shares an edge",
    "too-many-creatures": "both creature turns of round {round} are entered already",
    "wrong-number-of-creatures": "{count} {count:creature|creatures} given, and a turn reveals {wanted}",
    "no-such-demon": "{demon} does not lie before this player; there {demons}",
    "not-a-hero": "{face} on {cell} is no hero",
    "not-a-hero.empty": "there is no card on {cell}, so no hero",
    "demon-not-applicable.demon-hero": "{demon} has no other effect: it takes a hero",
    "demon-not-applicable.demon-yellow": "no yellow building has a villager to lose",
    "demon-not-applicable.demon-fewest": "no building has villagers on it",
    "demon-not-applicable.demon-steal": "the right neighbour has nothing that {demon} could take",
    "not-the-fewest": "{villagers} {villagers:villager is|villagers are} on {cell}, and the fewest on a peopled "
    "building is {least}",
    "not-the-fewest.empty": "there is no card on {cell}",
    "not-the-fewest.hero": "on {cell} lies a hero, and this demon destroys a building",
    "no-such-creature": "{demon} cannot take {creature} from {victim}",
    "not-on-the-line": "{cell} is not on the line that defends against {kind:word}: {line}",
    "creature-not-attacking": "{creature} takes no part in this attack: {attacking}",
    "creature-not-weakest": "{creature} is not the weakest, and {cell} has no icon against it; weakest: {weakest}",
    "choice-needed.demon": "{demon} could take effect in several ways",
    "choice-needed.breach": "with {cell} one of several creatures falls: {dying}",
    "count-differs.villagers": "the table counts {number} {number:villager|villagers} for {player}, "
    "the referee {counted}",
    "count-differs.creatures": "the table counts {number} {number:creature|creatures} beside {player}, "
    "the referee {counted}",
    "count-differs.cards": "the table counts {number} {number:card|cards} of {player}, the referee {counted}",
    "count-differs.points": "the table counts {number} {number:point|points} for {player}, the referee {counted}",
    # events
    "started": "{villagers} villagers on d4",
    "placed": "",
    "gained-none": "+0: this building brings no villagers",
    "gained-number": "+{villagers} on {cell}: printed on the card",
    "gained-colour": "+{villagers} on {cell}: {villagers} {colour:word} {villagers:building|buildings} ({counted})",
    "gained-heroes": "+{villagers} on {cell}: {villagers} {villagers:hero|heroes} ({counted})",
    "gained-row": "+{villagers} on {cell}: {villagers} {villagers:building|buildings} in its row ({counted})",
    "gained-column": "+{villagers} on {cell}: {villagers} {villagers:building|buildings} in its column ({counted})",
    "gained-colour.villagers-0": "+0: no {colour:word} building in the village",
    "gained-heroes.villagers-0": "+0: no hero in the village",
    "walked": "{villagers} {villagers:walks|walk} {path} ({cost} {cost:point|points})",
    "movement-left": "{points} of {of} movement points unused",
    "revealed": "",
    "phase-building": "Round {round}: everybody places 6 cards ({direction:word}).",
    "phase-creatures": "Round {round}: two creature turns, three creatures each.",
    "phase-demons": "Round {round}: the demons act.",
    "phase-over": "The game is over.",
    "forced": "{player}: only one way, done: {text}",
    "demon-took-hero": "{player}: {demon} takes the hero {face} on {cell} and {villagers} "
    "{villagers:villager|villagers} on it",
    "demon-yellow": "{player}: {demon} takes 1 villager each from {cells}",
    "demon-fewest": "{player}: {demon} destroys {face} on {cell} with {villagers} {villagers:villager|villagers}",
    "demon-stole": "{player}: {demon} takes {creature} from {victim}",
    "demon-left": "{player}: {demon} finds nothing to do and leaves",
    "values-fixed": "{player}: values {creatures}",
    "attack-began": "The {kind:word} attack.",
    "breached": "{player}: attack {attack} against {defence} on {line}: {face} on {cell} falls with {villagers} "
    "{villagers:villager|villagers}, {creature} ({value}) dies",
    "breached.icon-true": "{player}: attack {attack} against {defence} on {line}: the hero {face} on {cell} falls with "
    "{villagers} {villagers:villager|villagers} and takes {creature} ({value}) along",
    "repelled": "{player}: attack {attack} against {defence} on {line}: repelled, {left} {left:stays|stay}",
    "village-gone": "{player}: no card is left to attack; {left} {left:stays|stay} (VV54: the rules do not cover this)",
    "ruled-villagers": "{player}, ruled by the table: {before} → {villagers} villagers on {cell} ({why})",
    "ruled-card": "{player}, ruled by the table: {face} on {cell} ({why})",
    "ruled-no-card": "{player}, ruled by the table: no card on {cell} ({why})",
    "ruled-creatures": "{player}, ruled by the table: creatures {creatures} ({why})",
    # what must be told or decided
    "top.attack": "round {round}, attack",
    "stand.setup": "setup",
    "stand.building": "round {round}, building",
    "stand.creatures": "round {round}, creatures",
    "stand.demons": "round {round}, demons",
    "stand.attack": "round {round}, attack of the {attack:word}",
    "stand.over": "over",
    "want.start": "{player} start CARD",
    "want.place": "{player} place CARD CELL (card {number} of 6)",
    "want.creatures": "{player} creatures C C C ({left} to come)",
    "want.demon": "{player}, how do you answer the demon?",
    "want.breach": "{player}, which card falls? ({kind:word} {attack} against {defence})",
    "want.options": "{player} {kind} {option}",
    "task.start": "Setup: everybody has a start card",
    "task.place": "Round {round}, card {number} of 6: pass to the {direction:word}",
    "task.creatures": "Round {round}, creatures: {left} still to come, 3 of them now",
    "task.demon": "Round {round}: the demons act",
    "task.breach": "Round {round}: the {kind:word} break in",
    "guide.start": "{player}, start card> ",
    "guide.place": "{player}, card and cell> ",
    "guide.cell": "{face} on which cell> ",
    "guide.creatures": "{player}, three creatures> ",
    "guide.demon": "{player}, answer> ",
    "guide.breach": "{player}, give up> ",
    "type.start": "Type the face of the start card: colour g b r y n, three digits, and its gain: y111, g200:2.",
    "type.place": "Type the card, by the start of its face or name, and the key or name of its cell: `b020:row 3`, "
    "`b020:row d5`; for a hero walks may follow.",
    "type.creatures": "Type the three creatures, together or apart: w2lgv3. w witches, l werewolves, v vampires, "
    "d demons.",
    "type.demon": "Type the key of an answer, or its words: `dy effect`, `dh hero c3`.",
    "type.breach": "Type the key of a card that falls, or its words: `c4`, `d4 w2`.",
    "word.left-short": "left",
    "word.right-short": "right",
    # the best way through
    "best.aim.points": "The best way through the attacks of round {round}: most points, then most cards.",
    "best.aim.villagers": "The best way through the attacks of round {round}: most villagers, then points, then cards.",
    "best.too-many": "There are too many ways through for {player} to look at all of them: {cards} {cards:card|cards} "
    "and {creatures} {creatures:creature|creatures}, where a game has at most {most_cards} and {most_creatures}.",
    "best.come-back": "What survives comes back in round 2, and that is not weighed; `--aim` says what counts first.",
    "best.value.points": "{player}: {points} {points:point|points}, {cards} {cards:card|cards}",
    "best.value.villagers": "{player}: {villagers} {villagers:villager|villagers}, {points} {points:point|points}, "
    "{cards} {cards:card|cards}",
    "best.choice": "{kind:word}: {player} breach {words}",
    "best.forced": "{kind:word}: {player} breach {words} (the only way)",
    "best.nothing": "nothing to choose",
    "best.others": "other first choices: {others}",
    "best.cost": "{words} −{lost}",
    "best.cost.points": "{words} −{lost} {lost:point|points}",
    "best.cost.cards": "{words} −{lost} {lost:card|cards}",
    "best.as-good": "{words} as good",
    # print-outs
    "sheet.game": "Vampire Village",
    "sheet.boards": "The villages",
    "sheet.boards-after": "The villages after this entry",
    "sheet.legend": "How to read a village: g green, b blue, r red, y yellow, n no colour, h hero. The three digits "
    "are the defence against witches, werewolves and vampires; after the colon stands what brings villagers, and a dot "
    "is a villager. Witches lie on the left, werewolves above, vampires on the right, demons below. ! was ruled by the "
    "table.",
    "sheet.header.order": "After the demons came: {words}",
    "sheet.header.begins": "The referee was called in for round 2",
    "sheet.house.size-box": "House rule: a village is at most 4 wide and 4 high",
    "sheet.house.size-count": "House rule: at most 4 cards lie in a row or a column",
    "sheet.house.extent-ever": "House rule: the size of a village counts all cards ever laid",
    "sheet.house.own-colour-always": "House rule: a gain for a colour counts the new building, whatever its colour",
    # villages in words
    "board": "{player}: {parts:;}",
    "board.card": "{cell}: {face}",
    "board.peopled": "{cell}: {face}, {villagers} {villagers:villager|villagers}",
    "board.ruled": "{card}, ruled by the table",
    "board.left": "Witches on the left: {creatures}",
    "board.top": "Werewolves above: {creatures}",
    "board.right": "Vampires on the right: {creatures}",
    "board.below": "Demons below: {creatures}",
    "board.offered": "The next card may lie on {places}",
    # accounts
    "villagers-on-buildings": "villagers on buildings",
    "villagers-on-heroes": "villagers on heroes",
    "creatures": "creatures left",
    # words
    "word.villagers": "villagers",
    "word.creatures": "creatures",
    "word.cards": "cards",
    "word.setup": "setup",
    "word.building": "building",
    "word.demons": "demons",
    "word.attack": "attack",
    "word.over": "over",
    "word.witches": "witches",
    "word.werewolves": "werewolves",
    "word.vampires": "vampires",
    "word.row": "row",
    "word.column": "column",
    "word.g": "green",
    "word.b": "blue",
    "word.r": "red",
    "word.y": "yellow",
    "word.left": "pass the rest to the left",
    "word.right": "pass the rest to the right",
    "edition.fr": "French edition",
    "edition.ru": "Russian edition",
}
