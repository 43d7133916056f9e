"""A position as neutral boards, for whoever draws: the drawing knows no game."""

from collections.abc import Mapping
from typing import Any, NamedTuple


class Tile(NamedTuple):
    """A card on a board."""

    face: str
    tone: str  # which colour of the palette fits; bare where nothing lies
    standing: int  # how many pieces stand on it
    marked: bool = False  # ruled by the table
    word: str = ""  # what it is called, where the face is more than that; then nothing is counted on it
    who: tuple[str, ...] = ()  # who stands on it, as the face says it, too


class Zone(NamedTuple):
    """A place of a map, with any number of things in it."""

    name: str  # as it is shown
    level: int  # how far from the middle: zones of one level are drawn side by side, the lowest level first
    things: tuple[tuple[str, Mapping[str, Any]], ...] = ()  # sentences with their params, such as 2 raiders
    tone: str = "n"
    marked: bool = False  # ruled by the table


class Board(NamedTuple):
    """One player's side, or everybody's: a grid of named places and what lies around it (one row is a row), or zones
    joined by passages."""

    owner: str  # "" if it is everybody's
    columns: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
    tiles: Mapping[tuple[str, str], Tile] = {}  # by column and row
    offered: Mapping[tuple[str, str], str] = {}  # what to write on places where the next card may lie
    left: tuple[str, ...] = ()
    top: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    below: tuple[str, ...] = ()
    totals: Mapping[str, int] = {}  # counts by name
    heading: str = ""  # instead of the owner's name
    ruled_off: tuple[str, ...] | None = None  # rows with a line above them; all where nothing is said
    legend: tuple[tuple[str, Mapping[str, Any]], ...] = ()  # sentences about what stands on it, with their params
    zones: tuple[Zone, ...] = ()  # by level
    passages: tuple[tuple[str, str], ...] = ()  # between zones, by their names
    # What an entry did there (laid, lost, changed, by how many): by column and row, by side and number, by zone.
    news: Mapping[tuple[str, str], str] = {}

    @property
    def sides(self) -> dict[str, tuple[str, ...]]:
        """What lies around the grid, by side."""
        return {"left": self.left, "top": self.top, "right": self.right, "below": self.below}

    def beside(self, zone: Zone) -> list[str]:
        """The zones that passages lead to, in the order of the zones."""
        met = {other for pair in self.passages for other in pair if zone.name in pair} - {zone.name}
        return [one.name for one in self.zones if one.name in met]
