"""What `referee tally` says of Vampire Village."""

from typing import Final

TEXTS: Final = {
    "not-understood.tally": "a name and four numbers are expected: villagers on buildings, on heroes, creatures, "
    "cards; such as: Ana 12 0 3 8",
    "not-understood.tally-names": "2 to 5 players are expected, each with a name of their own; here: {names}",
    "not-understood.tally-row": "{file}, line {number}: a name and four numbers are expected: villagers on buildings, "
    "on heroes, creatures, cards",
    "not-understood.tally-columns": "{file}, line {number}: the columns are player, buildings, heroes, creatures and "
    "cards",
    "not-understood.tally-yaml": "{file}, line {number}: a name is expected, and below it buildings, heroes, creatures "
    "and cards, each with a number",
    "not-understood.tally-missing": "who played? Such as: `referee tally 'Ana 12 0 3 8' 'Ben 10 2 4 7'`",
    "tally.other.fr": "By the French edition: {verdict}",
    "tally.other.ru": "By the Russian edition: {verdict}",
    "tally.unreachable": "{player}: a legal game cannot end like this: {reasons:;}. It is counted all the same.",
    "unreachable.no-card-villagers": "{villagers} {villagers:villager|villagers} and no card",
    "tally.gone": "{player}: nobody was repelled from a village without cards, so creatures count in the Russian "
    "edition only (VV54, VV63)",
}
