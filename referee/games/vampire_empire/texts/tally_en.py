"""What `referee tally` says of Vampire Empire."""

from typing import Final

TEXTS: Final = {
    "not-understood.tally": (
        "for Vampire Empire, give a name, vampires or humans, and how many are alive, such as Ana vampires 2"
    ),
    "not-understood.tally-names": "there must be 2 players with different names; you gave: {names}",
    "not-understood.tally-row": (
        "{file}, line {number}: there must be a name, vampires or humans, and how many are alive, such as "
        "Ana,vampires,2"
    ),
    "not-understood.tally-columns": "{file}, line {number}: the columns must be player, side and alive, in any order",
    "not-understood.tally-yaml": (
        "{file}, line {number}: there must be a name, then the side and how many are alive, such as Ana: vampires 2"
    ),
    "not-understood.tally-missing": (
        "who played? For example: `referee tally --game vampire-empire 'Ana vampires 2' 'Ben humans 4'`"
    ),
    "does-not-fit.tally-vampires-twice": "{players:list} can't both lead the vampires: one of them leads the humans",
    "does-not-fit.tally-humans-twice": "{players:list} can't both lead the humans: one of them leads the vampires",
    "does-not-fit.tally-vampires": "{player} can't have {number} vampires alive: there are only {most}",
    "does-not-fit.tally-humans": "{player} can't have {number} humans alive: there are only {most}",
    "does-not-fit.tally-nobody": (
        "somebody must be alive: the game ends as soon as all vampires or all humans are dead"
    ),
    "help.tally": "Work out the points and the winner from how many vampires and humans are alive.",
    "example.tally": "referee tally --game vampire-empire 'Ana vampires 2' 'Ben humans 4'",
    "argument.tally.players": "A name, vampires or humans, and how many are alive.",
    "ask.counted": "{player}: vampires or humans, and how many are alive?",
    "ask.counted.help": "Which side {player} led, and how many of them are alive in castle and city: 2 points for "
    "each vampire, 1 for each human.",
    "ask.counted.wrong": "Type vampires or humans, then a number.",
    "ask.counted.such": "For example: vampires 2",
    "sheet.winner": "{players:list}{players: wins|: a draw}",
    "score.shared": "A draw between {players:list}.",
    "vampires": "vampires alive",
    "humans": "humans alive",
}
