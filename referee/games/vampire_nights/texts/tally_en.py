"""What `referee tally` says of Vampire Nights."""

from typing import Final

TEXTS: Final = {
    "not-understood.tally": "in Vampire Nights a name is expected, then how many bites show a vampire, how many bites "
    "there are if that is told, and the tiles, such as Ana 1 3 coix2 sto cof8",
    "not-understood.tally-tile": "a tile of Vampire Nights is expected here: coi sto lor lad ser fat mot dau dog, "
    "several as coix2, the Coffin as cof8 or cof10",
    "not-understood.tally-coffin": "what was the Coffin claimed for? By two guards it is cof8, by one cof10",
    "not-understood.tally-names": "2 to 4 players are expected, each with a name of their own; here: {names}",
    "not-understood.tally-row": "{file}, line {number}: a name, vampire faces, bites and tiles are expected, such as "
    "Ana,1,3,coix2 sto",
    "not-understood.tally-columns": "{file}, line {number}: the columns are player, vampires, bites and tiles, in any "
    "order; bites may be missing",
    "not-understood.tally-yaml": "{file}, line {number}: a name is expected, and after it vampires, bites and tiles, "
    "such as Ana: 1 3 coix2 sto",
    "not-understood.tally-missing": "who played? Such as: `referee tally --game vampire-nights 'Ana 1 3 coix2 sto' "
    "'Ben 0 1 lor lad ser'`",
    "not-understood.tally-tied": "{players} have {points} {points:point|points} each, and then the fewest bites count: "
    "say how many {player} has, after the number of vampire faces",
    "does-not-fit.tally-never": "{tile:word} ({tile}) is never loot",
    "does-not-fit.tally-faces": "{player}: {number} {number:bite|bites} with a vampire's face, and {bites} in all",
    "does-not-fit.tally-bites": "{number} bites in all, and there are {copies} bite cards",
    "does-not-fit.tally-pieces": "{number} {tile:word} ({tile}) in all, and the box has {copies}: {held}",
    "help.tally": "Points, who became a vampire, ranks and tie-breaks from what the players hold.",
    "example.tally": "referee tally --game vampire-nights 'Ana 1 coix2 sto cof8' 'Ben 2 lor fat mot dau dog'\n"
    "referee tally --game vampire-nights 'Ana 1 3 coix2 ser' 'Ben 0 2 coi lor'",
    "argument.tally.players": "Name, bites with a vampire's face, all bites (only a tie needs them), tiles by code: "
    "coix2, the Coffin cof8 or cof10.",
    "word.role": "role",
    "word.guard": "guard",
    "word.vampire": "vampire",
}
