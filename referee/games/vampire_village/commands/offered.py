"""What Tab offers for the parameters of `attack`, `tally` and `try --village`."""

from typing import Final

from referee.engine.parts import Offered
from referee.games.vampire_village.rules.cards import KINDS
from referee.games.vampire_village.rules.editions import EDITIONS

_CREATURES: Final = Offered(groups=("creatures1", "creatures2"))
_CELLS: Final = Offered(tuple(f"{column}{row}" for column in "abcdefg" for row in range(1, 8)))
_EDITIONS: Final = Offered(EDITIONS)

OFFERED: Final = {
    "attack.kind": Offered((*KINDS, "all")),
    "attack.creatures": _CREATURES,
    "attack.corner": _CELLS,
    "attack.edition": _EDITIONS,
    "tally.edition": _EDITIONS,
    "try.creatures": _CREATURES,
    "try.neighbour": _CREATURES,
    "try.corner": _CELLS,
    "try.edition": _EDITIONS,
}
