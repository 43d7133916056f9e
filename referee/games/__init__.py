"""The games that the referee knows, in the order of a menu."""

from typing import Final

from referee.engine.game import Game
from referee.games.vampire_empire.game import GAME as VAMPIRE_EMPIRE
from referee.games.vampire_nights.game import GAME as VAMPIRE_NIGHTS
from referee.games.vampire_village.game import GAME as VAMPIRE_VILLAGE
from referee.games.village_attacks.game import GAME as VILLAGE_ATTACKS

GAMES: Final[dict[str, Game]] = {
    game.id: game
    for game in (
        VAMPIRE_VILLAGE,
        VAMPIRE_NIGHTS,
        VAMPIRE_EMPIRE,
        VILLAGE_ATTACKS,
    )
}
USUAL: Final = VAMPIRE_VILLAGE.id  # meant where nobody says, and no game was played yet
