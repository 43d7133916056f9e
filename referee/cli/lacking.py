"""A part that the game at hand lacks: the command says so, and never uses another game's."""

from collections.abc import Callable

from referee.engine.game import Game
from referee.games import GAMES


class Lacks(Exception):
    """There is no such thing in this game."""

    def __init__(self, game: str, what: str, has: Callable[[Game], object]) -> None:
        super().__init__(game, what)
        self.game = game
        self.what = what  # as it is typed, such as `try --village`
        self.others = tuple(one.id for one in GAMES.values() if one.id != game and has(one))
