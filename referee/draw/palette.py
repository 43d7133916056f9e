"""Colours that colour-blind people tell apart. None stands alone: a shape, a dash or a number says the same."""

from typing import Final

NIGHT, DUSK, GOLD, GLOW = "#1e2643", "#333f68", "#f2c230", "#eef1f9"  # of the band
BEST: Final = "#fdf4d3"  # behind the winner
# The line of each seat: its colour, and how it is broken.
SEATS: Final = ("#0067a3", "#c44e00", "#007a58", "#9c3f80", "#75660a")
DASHES: Final[tuple[tuple[float, ...], ...]] = ((), (7, 3), (1.6, 2.4), (9, 3, 2, 3), (4, 2))
