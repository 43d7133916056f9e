"""The games the referee knows, by their id."""

from importlib import import_module
from typing import Final, cast

from referee.engine.game import Game

MODULES: Final = {
    "vampire-village": "referee.games.vampire_village.game",
    "vampire-nights": "referee.games.vampire_nights.game",
}


def find_game(game_id: str) -> Game | None:
    """The game with that id, loaded now; None if there is no such game."""
    module = MODULES.get(game_id)
    return cast(Game, import_module(module)) if module else None
