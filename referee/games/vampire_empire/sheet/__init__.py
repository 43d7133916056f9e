"""The score sheet of Vampire Empire: who was a vampire all along, when each died, and the nights and days."""

from typing import Final

from referee.games.vampire_empire.sheet.castle import board, legend
from referee.games.vampire_empire.sheet.sides import drawings
from referee.games.vampire_empire.sheet.story import chapters, turning_points

__all__ = ["CHARTED", "HALVES", "board", "chapters", "drawings", "legend", "turning_points"]

HALVES: Final = False
CHARTED: Final = ()
