"""What Tab offers for the parameters of `siege`."""

from typing import Final

from referee.engine.parts import Offered
from referee.games.village_attacks.rules.scenarios import SCENARIOS
from referee.games.village_attacks.rules.setup import HOUSE_RULES

OFFERED: Final = {
    "siege.scenario": Offered(tuple(map(str, SCENARIOS))),
    "siege.house": Offered(tuple(map(" ".join, HOUSE_RULES.items()))),
}
