"""Positions typed by hand, as `try` asks for them."""

from referee.games.vampire_village.from_here import game_from
from referee.games.vampire_village.position import check_edition, doubts, typed_position

__all__ = ["check_edition", "doubts", "game_from", "typed_position"]
