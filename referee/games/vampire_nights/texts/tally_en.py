"""What `referee tally` says of Vampire Nights."""

from typing import Final

TEXTS: Final = {
    "not-understood.tally": (
        "for Vampire Nights, give a name, how many bites show a vampire, how many bites there are if you know, and "
        "the tiles, such as Ana 1 3 coix2 sto cof8"
    ),
    "not-understood.tally-tile": (
        "a Vampire Nights tile goes here: coi sto lor lad ser fat mot dau dog, several as coix2, the Coffin as cof8 "
        "or cof10"
    ),
    "not-understood.tally-coffin": "how was the Coffin claimed? With two guards it is cof8, with one cof10",
    "not-understood.tally-names": "there must be 2 to 4 players, each with a different name; you gave: {names}",
    "not-understood.tally-row": (
        "{file}, line {number}: there must be a name, vampire bites, all bites and tiles, such as Ana,1,3,coix2 sto"
    ),
    "not-understood.tally-columns": (
        "{file}, line {number}: the columns must be player, vampires, bites and tiles, in any order; bites can be "
        "left out"
    ),
    "not-understood.tally-yaml": (
        "{file}, line {number}: there must be a name, then vampires, bites and tiles, such as Ana: 1 3 coix2 sto"
    ),
    "not-understood.tally-missing": (
        "who played? For example: `referee tally --game vampire-nights 'Ana 1 3 coix2 sto' 'Ben 0 1 lor lad ser'`"
    ),
    "not-understood.tally-tied": (
        "{players} have {points} {points:point|points} each, so the fewest bites decide: say how many {player} has, "
        "after the number that show a vampire"
    ),
    "does-not-fit.tally-never": "{tile:word} ({tile}) is never loot",
    "does-not-fit.tally-faces": "{player}: {number} {number:bite|bites} that show a vampire, but only {bites} in all",
    "does-not-fit.tally-bites": "{number} bites in all, but there are only {copies} bite cards",
    "does-not-fit.tally-pieces": "{number} {tile:word} ({tile}) in all, but the box only has {copies}: {held}",
    "help.tally": "Points, who became a vampire, ranks and tie-breaks, from what the players have.",
    "example.tally": "referee tally --game vampire-nights 'Ana 1 coix2 sto cof8' 'Ben 2 lor fat mot dau dog'\n"
    "referee tally --game vampire-nights 'Ana 1 3 coix2 ser' 'Ben 0 2 coi lor'",
    "argument.tally.players": (
        "Name, bites that show a vampire, all bites (only needed in a tie), tiles by code: coix2, the Coffin cof8 or "
        "cof10."
    ),
    "word.role": "role",
    "word.guard": "guard",
    "word.vampire": "vampire",
}
