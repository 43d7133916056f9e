"""The score sheet of Vampire Nights: the loot by sets, who became a vampire, and the nights."""

from typing import Final

from referee.games.vampire_nights.sheet.loot import drawings, legend
from referee.games.vampire_nights.sheet.manor import board
from referee.games.vampire_nights.sheet.story import chapters, turning_points

__all__ = ["CHARTED", "HALVES", "board", "chapters", "drawings", "legend", "turning_points"]

HALVES: Final = False
CHARTED: Final = ()
