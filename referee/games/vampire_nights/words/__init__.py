"""The words of the game's entries, read and written. Other languages' words for them are in `foreign`."""

from referee.games.vampire_nights.words.reading import COUNTS, QUOTING, TABLE_RULINGS, VERBS
from referee.games.vampire_nights.words.writing import write

__all__ = ["COUNTS", "QUOTING", "TABLE_RULINGS", "VERBS", "write"]
