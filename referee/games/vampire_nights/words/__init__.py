"""The words of the game's entries, read and written. Other languages' words for them are in `foreign`."""

from referee.games.vampire_nights.rules.canon import write
from referee.games.vampire_nights.words.reading import COUNTS, VERBS
from referee.games.vampire_nights.words.ruling_words import TABLE_RULINGS

__all__ = ["COUNTS", "TABLE_RULINGS", "VERBS", "write"]
