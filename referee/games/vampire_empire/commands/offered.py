"""What Tab offers for the parameters of `fight`."""

from typing import Final

from referee.engine.parts import Offered
from referee.games.vampire_empire.rules.characters import CHARACTERS

_CHARACTERS: Final = Offered(CHARACTERS)
OFFERED: Final = {"fight.attacker": _CHARACTERS, "fight.target": _CHARACTERS}
