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
    "not-understood.card": (
        "that isn't a card. Type what is printed on it: b020:row is a blue building that defends 0, 2, 0 and brings "
        "villagers for its row; h5wv is a hero with 5 movement points and two combat icons"
    ),
    "not-understood.cell": "that isn't a cell of the village. A cell is a column letter and a row number, such as d3",
    "not-understood.creature": (
        "that isn't a creature. Witches are w2, wl (left) and wr (right), werewolves lg (grey) and lb (black), "
        "vampires v1 to v6, demons dh, dy, dm, dw, dl and dv"
    ),
    "not-understood.demon": (
        "that isn't a demon: dh destroys a hero, dy takes villagers off yellow buildings, dm destroys the building "
        "with the fewest villagers, dw, dl and dv take a witch, werewolf or vampire"
    ),
    "not-understood.answer": "say how you answer the demon: `hero` and the hero's cell, or `effect`",
    "not-understood.walk": (
        "that isn't a move. Type the cells one after the other: d4-e4, or d4-e4-e5x2 for two villagers"
    ),
    "not-understood.no-card": "there is no card on {cell}, so there can't be villagers on it",
    "bad-header.player-count": "the game is for 2 to 5 players",
    "bad-header.order": "`order` must name witches, werewolves and vampires, each once",
    "bad-header.edition": "`edition` must be fr or ru",
    "bad-header.house": "`house` can list: size box, size count, extent ever, own-colour always",
    "bad-header.begins": "`begins` can only be 2",
    # refusals
    "not-your-phase": "that is for the “{wanted:word}” phase; now it is “{now:word}”, round {round}",
    "not-your-phase.overrule": "the table can only overrule once everybody has a start card",
    "nothing-to-decide.demon": "this player has no demon to answer",
    "nothing-to-decide.breach": "the {kind:word} don't break in here: attack {attack}, defence {defence}",
    "already-started": "this player already has a start card: {face}",
    "not-a-building": "that is the {face}; a start card must be a building",
    "too-many-cards": "all {limit} cards of round {round} are already placed",
    "occupied": "there is already a card on {cell}: {face}",
    "not-adjacent": "{cell} doesn't share an edge with any card of this village",
    "too-wide": "with {cell} the village would be {size} wide; the limit is {limit}",
    "too-high": "with {cell} the village would be {size} high; the limit is {limit}",
    "too-many-in-line": (
        "{cell} would be card {size} of its {line:word}; the limit is {limit} (the French edition limits the whole "
        "village to {limit} by {limit} instead)"
    ),
    "not-enough-movement": "these moves cost {cost} {cost:point|points}, but the {face} only has {points}",
    "not-enough-movement.building": "nobody moves when a building is placed ({face})",
    "not-next-to-hero": "moves must start on a card next to the hero on {hero}; {cell} isn't next to it",
    "not-enough-villagers": (
        "{count} {count:move starts|moves start} on {cell}, but it only has {villagers} {villagers:villager|villagers}"
    ),
    "no-such-step": "can't move from {start} to {cell}: each step goes to a card that shares an edge",
    "too-many-creatures": "both creature turns of round {round} are already entered",
    "wrong-number-of-creatures": "{count} {count:creature|creatures} given, but a turn reveals {wanted}",
    "no-such-demon": "this player has no such demon: {demon}, only {demons}",
    "not-a-hero": "the {face} on {cell} isn't a hero",
    "not-a-hero.empty": "there is no card on {cell}, so no hero",
    "demon-not-applicable.demon-hero": "{demon} can only be answered by giving up a hero",
    "demon-not-applicable.demon-yellow": "no yellow building has a villager to lose",
    "demon-not-applicable.demon-fewest": "no building has villagers on it",
    "demon-not-applicable.demon-steal": "the right neighbour has nothing to take for {demon}",
    "not-the-fewest": (
        "{cell} has {villagers} {villagers:villager|villagers}, but the fewest on any building that has some is {least}"
    ),
    "not-the-fewest.empty": "there is no card on {cell}",
    "not-the-fewest.hero": "{cell} is a hero, but this demon destroys a building",
    "no-such-creature": "{demon} can't take {creature} from {victim}",
    "not-on-the-line": "{cell} isn't in the line that defends against {kind:word}: {line}",
    "creature-not-attacking": "{creature} isn't part of this attack; attacking: {attacking}",
    "creature-not-weakest": (
        "{creature} isn't the weakest attacker, and {cell} has no icon against it; weakest: {weakest}"
    ),
    "choice-needed.demon": "{demon}: there is more than one way; say which",
    "choice-needed.breach": "if {cell} falls, you choose which creature dies: {dying}",
    "count-differs.villagers": (
        "the table counts {number} {number:villager|villagers} for {player}, but the referee counts {counted}"
    ),
    "count-differs.creatures": (
        "the table counts {number} {number:creature|creatures} at {player}'s village, but the referee counts {counted}"
    ),
    "count-differs.cards": (
        "the table counts {number} {number:card|cards} for {player}, but the referee counts {counted}"
    ),
    "count-differs.points": (
        "the table counts {number} {number:point|points} for {player}, but the referee counts {counted}"
    ),
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
    "walked": "{villagers} {villagers:villager moves|villagers move} {path} ({cost} {cost:point|points})",
    "movement-left": "{points} of {of} movement points unused",
    "revealed": "",
    "phase-building": "Round {round}: everybody places 6 cards ({direction:word}).",
    "phase-creatures": "Round {round}: two creature turns, three creatures each.",
    "phase-demons": "Round {round}: the demons act.",
    "phase-over": "The game is over.",
    "forced": "{player} has no choice:",
    "demon-took-hero": "{player}: {demon} takes {card}",
    "demon-yellow": "{player}: {demon} takes 1 villager {cells:|each }off {cells}",
    "demon-fewest": "{player}: {demon} destroys {card}",
    "demon-stole": "{player}: {demon} takes {taken} from {victim}",
    "demon-left": "{player}: {demon} finds nothing to do and leaves",
    "values-fixed": "{player}: threat tokens: {values}",
    "attack-began": "The {kind:word} attack.",
    "breached": "{player}: attack {attack}, defence {defence} ({line}): loses {card}; {creature} dies",
    "breached.icon-true": (
        "{player}: attack {attack}, defence {defence} ({line}): loses {card}, which takes {taken} with it"
    ),
    "repelled": (
        "{player}: attack {attack}, defence {defence} ({line}): held off, {left} {left:creature stays|creatures stay}"
    ),
    "village-gone": (
        "{player}: attack {attack}, and no card is left to defend; {left} {left:creature stays|creatures stay} (VV54: "
        "the rules don't cover this)"
    ),
    "ruled-villagers": "{player}, table ruling: {before} → {villagers} villagers on {cell} ({why})",
    "ruled-card": "{player}, table ruling: {face} on {cell} ({why})",
    "ruled-no-card": "{player}, table ruling: no card on {cell} ({why})",
    "ruled-creatures": "{player}, table ruling: these creatures: {creatures} ({why})",
    # what must be told or decided
    "top.attack": "round {round}, attack",
    "stand.setup": "setup",
    "stand.building": "round {round}, building",
    "stand.creatures": "round {round}, creatures",
    "stand.demons": "round {round}, demons",
    "stand.attack": "round {round}, {attack:word} attack",
    "stand.over": "game over",
    "want.start": "{player} start CARD",
    "want.place": "{player} place CARD CELL (card {number} of 6)",
    "want.creatures": "{player} creatures C C C ({left} to come)",
    "want.demon": "{player}, how do you answer the demon? ({demons:;})",
    "want.demon.part": "{player}, which demon do you answer first?",
    "want.breach": "{player}, which card falls? ({kind:word} {attack} against {defence})",
    "want.options": "{player} {kind} {option}",
    "task.start": "Setup: everybody takes a start card",
    "task.place": "Round {round}, card {number} of 6: {direction:word}",
    "task.creatures": "Round {round}, creatures: {which:word} of each player, after passing on 2",
    "task.demon": "Round {round}: the demons act",
    "task.breach": "Round {round}: the {kind:word} break in",
    "guide.start": "{player}, start card> ",
    "guide.place": "{player}, card and cell> ",
    "guide.cell": "{face} on which cell> ",
    "guide.creatures": "{player}, three creatures> ",
    "guide.demon": "{player}, answer> ",
    "guide.breach": "{player}, give up> ",
    "type.start": "Type the start card as printed: colour g b r y n, three digits, and its gain: y111, g200:2.",
    "type.place": "Type the card, by the start of its face or name, and the key or name of its cell: `b020:row 3`, "
    "`b020:row d5`. In short `b020ro3`: after a letter the key needs no space. For a hero, moves can follow.",
    "type.creatures": "Type the three creatures, together or apart: w2lgv3. w witches, l werewolves, v vampires, "
    "d demons.",
    "type.demon": "Type the key of an answer, or the answer itself: `dy effect`, `dh hero c3`.",
    "type.breach": "Type the key of a card to give up, or its cell and the attacker: `c4`, `d4 w2`.",
    "word.first-three": "the first three",
    "word.last-three": "the last three",
    "word.left-short": "place one, pass the rest to the left",
    "word.right-short": "place one, pass the rest to the right",
    "word.last-short": "the last card of the hand",
    # the best way through
    "best.aim.points": "The best choices in the attacks of round {round}: most points, then most cards.",
    "best.aim.villagers": "The best choices in the attacks of round {round}: most villagers, then points, then cards.",
    "best.too-many": (
        "{player}: there are too many possibilities to check them all: {cards} {cards:card|cards} and {creatures} "
        "{creatures:creature|creatures}, while a game has at most {most_cards} and {most_creatures}."
    ),
    "best.come-back": (
        "Surviving creatures return in round 2; this doesn't take that into account. `--aim` chooses what counts first."
    ),
    "best.value.points": "{player}: {points} {points:point|points}, {cards} {cards:card|cards}",
    "best.value.villagers": "{player}: {villagers} {villagers:villager|villagers}, {points} {points:point|points}, "
    "{cards} {cards:card|cards}",
    "best.choice": "×{order} {kind:word}, attack {attack}, defence {defence}: lose {card}; {creature} dies: `{entry}`",
    "best.forced": "×{order} {kind:word}, attack {attack}, defence {defence}: lose {card}; {creature} dies (no choice)",
    "best.entry": "{player} breach {words}",
    "best.nothing": "nothing to choose",
    "best.others": "Other first choices:",
    "best.other": "lose {card}: `{words}`",
    "best.other-named": "lose {card}; {creature} dies: `{words}`",
    "best.cost.villagers": "−{lost} {lost:villager|villagers}",
    "best.cost.points": "−{lost} {lost:point|points}",
    "best.cost.cards": "−{lost} {lost:card|cards}",
    "best.as-good": "as good",
    # print-outs
    "sheet.game": "Vampire Village",
    "sheet.boards": "The villages",
    "sheet.legend": (
        "How to read a village: g green, b blue, r red, y yellow, n no colour, h hero. The three digits are the "
        "defence against witches, werewolves and vampires; after the colon comes the gain, and each dot is a "
        "villager. Witches are on the left, werewolves above, vampires on the right, demons below. ! marks a table "
        "ruling."
    ),
    "sheet.header.order": "After the Demons: {words}",
    "sheet.header.begins": "The referee joined in round 2",
    "sheet.house.size-box": "House rule: a village is at most 4 wide and 4 high",
    "sheet.house.size-count": "House rule: at most 4 cards in a row or column",
    "sheet.house.extent-ever": "House rule: the size of a village counts all cards ever placed",
    "sheet.house.own-colour-always": "House rule: a colour gain counts the new building, whatever its colour",
    # villages in words
    "board": "{player}: {parts:;}",
    "board.card": "{cell}: {face}",
    "board.peopled": "{cell}: {face}, {villagers} {villagers:villager|villagers}",
    "board.ruled": "{card}, table ruling",
    "board.left": "Witches on the left: {creatures}",
    "board.top": "Werewolves above: {creatures}",
    "board.right": "Vampires on the right: {creatures}",
    "board.below": "Demons below: {creatures}",
    "board.offered": "The next card can go on {places}",
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
    "word.over": "game over",
    "word.witches": "witches",
    "word.werewolves": "werewolves",
    "word.vampires": "vampires",
    # where there is no room for the whole word
    "short.witches": "witch",
    "short.werewolves": "wolf",
    "short.vampires": "vamp",
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
    "by-edition.fr": "By the rules of the French edition.",
    "by-edition.ru": "By the rules of the Russian edition.",
    "begun.edition.fr": "This game uses the French edition; to change that, enter `set edition ru`.",
    "begun.edition.ru": "This game uses the Russian edition; to change that, enter `set edition fr`.",
    "points-by-edition.fr": "{points} in the French edition",
    "points-by-edition.ru": "{points} in the Russian edition",
    "why.edition.fr": "In the French edition: {points} {points:point|points}.",
    "why.edition.ru": "In the Russian edition: {points} {points:point|points}.",
}
