"""The games the referee knows, by their id."""

from importlib import import_module
from typing import Any, Final, cast

from referee.engine.game import Game

MODULES: Final = {
    "vampire-village": "referee.games.vampire_village.game",
    "vampire-nights": "referee.games.vampire_nights.game",
}
USUAL: Final = "vampire-village"  # meant where nobody says, and no game was played yet


def find_game(game_id: str) -> Game | None:
    """The game with that id, loaded now; None if there is no such game."""
    module = MODULES.get(game_id)
    return cast(Game, import_module(module)) if module else None


def folder_of(game_id: str) -> str:
    """The package in which a game lies, with its rules to look up and its demo."""
    return MODULES[game_id].rpartition(".")[0]


def said_by(game_id: str, name: str) -> Any:
    """What the `__init__.py` of a game's folder says under that name, without loading the game; None if nothing."""
    folder = folder_of(game_id)
    return getattr(import_module(folder), name, None) if folder else None
