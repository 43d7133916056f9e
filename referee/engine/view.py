"""A position as neutral boards, for whoever draws: the drawing knows no game."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, NamedTuple, Self


class Piece(str):
    """A piece as it is written on a board or beside it. `tone` is the colour of the palette that fits, and `sign` says
    the same without colour; `side.KIND` says how many of its kind there are, `word` is the key of what it is called."""

    tone: str
    sign: str
    kind: str
    word: str

    def __new__(cls, text: str, tone: str, sign: str = "", kind: str = "", word: str = "") -> Self:
        self = super().__new__(cls, text)
        self.tone, self.sign, self.kind, self.word = tone, sign, kind, word
        return self


class Tile(NamedTuple):
    """A card on a board."""

    face: str
    tone: str  # which colour of the palette fits; bare where nothing lies
    standing: int  # how many pieces stand on it
    marked: bool = False  # ruled by the table
    word: str = ""  # what it is called, where the face is more than that; then nothing is counted on it
    who: tuple[Piece, ...] = ()  # who stands on it, as the face says it, too
    code: str = ""  # what is typed for it, where it has a word
    back: bool = False  # it lies face down
    note: str = ""  # what becomes of it, such as ×1 for the first card that falls


class Zone(NamedTuple):
    """A place of a map, with any number of things in it."""

    name: str  # as it is shown
    # How far from the middle, None if there is no way: zones of one level are drawn side by side, the lowest first.
    level: int | None
    things: tuple[tuple[str, Mapping[str, Any]], ...] = ()  # sentences with their params, such as 2 raiders
    tone: str = "n"
    marked: bool = False  # ruled by the table
    parted: tuple[int, ...] = ()  # before which of the things a new column begins, such as one for foes
    sign: Piece | None = None  # beside the name, such as that of a gate

    @property
    def columns(self) -> list[tuple[tuple[str, Mapping[str, Any]], ...]]:
        """The things in columns."""
        ends = (0, *self.parted, len(self.things))
        return [self.things[start:end] for start, end in pairwise(ends)]


class Board(NamedTuple):
    """One player's side, or everybody's: a grid of named places and what lies around it (one row is a row), or zones
    joined by passages."""

    owner: str  # "" if it is everybody's
    columns: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
    tiles: Mapping[tuple[str, str], Tile] = {}  # by column and row
    offered: Mapping[tuple[str, str], str] = {}  # what to write on places where the next card may lie
    left: tuple[Piece, ...] = ()
    top: tuple[Piece, ...] = ()
    right: tuple[Piece, ...] = ()
    below: tuple[Piece, ...] = ()
    totals: Mapping[str, int] = {}  # counts by name
    heading: str = ""  # instead of the owner's name; a `Piece` in the colour of the owner's pieces
    ruled_off: tuple[str, ...] | None = None  # rows with a line above them; all where nothing is said
    legend: tuple[tuple[str, Mapping[str, Any]], ...] = ()  # sentences about what stands on it, with their params
    above: tuple[tuple[str, Mapping[str, Any]], ...] = ()  # sentences about where the game stands
    zones: tuple[Zone, ...] = ()  # by level
    passages: tuple[tuple[str, str], ...] = ()  # between zones, by their names
    # What an entry did there (laid, lost, changed, by how many): by column and row, by side and number, by zone.
    news: Mapping[tuple[str, str], str] = {}
    out_of: Mapping[str, int] = {}  # how many are wanted, of the totals that go towards something

    @property
    def sides(self) -> dict[str, tuple[Piece, ...]]:
        """What lies around the grid, by side."""
        return {"left": self.left, "top": self.top, "right": self.right, "below": self.below}

    def beside(self, zone: Zone) -> list[str]:
        """The zones that passages lead to, in the order of the zones."""
        met = {other for pair in self.passages for other in pair if zone.name in pair} - {zone.name}
        return [one.name for one in self.zones if one.name in met]
