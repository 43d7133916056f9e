"""What `referee tally` says of Vampire Village."""

from typing import Final

TEXTS: Final = {
    "not-understood.tally": (
        "a name and four numbers go here: villagers on buildings, villagers on heroes, creatures, cards; for example: "
        "Ana 12 0 3 8"
    ),
    "not-understood.tally-names": "there must be 2 to 5 players, each with a different name; you gave: {names}",
    "not-understood.tally-row": (
        "{file}, line {number}: there must be a name and four numbers: villagers on buildings, villagers on heroes, "
        "creatures, cards"
    ),
    "not-understood.tally-columns": (
        "{file}, line {number}: the columns must be player, buildings, heroes, creatures and cards"
    ),
    "not-understood.tally-yaml": (
        "{file}, line {number}: there must be a name and, below it, buildings, heroes, creatures and cards, each with "
        "a number"
    ),
    "not-understood.tally-missing": "who played? For example: `referee tally 'Ana 12 0 3 8' 'Ben 10 2 4 7'`",
    "tally.other.fr": "In the French edition: {verdict}",
    "tally.other.ru": "In the Russian edition: {verdict}",
    "tally.unreachable": "{player}: a legal game can't end like this: {reasons:;}. It is counted anyway.",
    "unreachable.no-card-villagers": "{villagers} {villagers:villager|villagers} but no card",
    "tally.gone": (
        "{player}: a village without cards can't have repelled anybody, so its creatures only score in the Russian "
        "edition (VV54, VV63)"
    ),
}
