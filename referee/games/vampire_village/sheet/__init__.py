"""The score sheet of Vampire Village: drawn villages, attacks and demons in the chart, and the hardest blows."""

from typing import Final

from referee.games.vampire_village.sheet.layout import board, drawings
from referee.games.vampire_village.sheet.legend import legend
from referee.games.vampire_village.sheet.story import chapters, turning_points

__all__ = ["CHARTED", "HALVES", "board", "chapters", "drawings", "legend", "turning_points"]

HALVES: Final = True
CHARTED: Final = ("order",)
