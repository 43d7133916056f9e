"""A position as neutral boards, for whoever draws: the drawing knows no game."""

from collections.abc import Mapping
from typing import Any, NamedTuple


class Tile(NamedTuple):
    """A card on a board."""

    face: str
    tone: str  # which colour fits, named by the game: g b r y n hero, bare where nothing lies
    standing: int  # how many stands on it
    marked: bool = False  # ruled by the table
    word: str = ""  # what it is called, where the face is more than that; then nothing is counted on it
    who: tuple[str, ...] = ()  # who stands on it, as the face says it, too


class Board(NamedTuple):
    """One player's side, or everybody's: a grid of named places, and what lies around it."""

    owner: str  # "" if it is everybody's
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    tiles: dict[tuple[str, str], Tile]  # by column and row
    offered: dict[tuple[str, str], str]  # what to write on places where the next card may lie
    left: tuple[str, ...]
    top: tuple[str, ...]
    right: tuple[str, ...]
    below: tuple[str, ...]
    totals: dict[str, int]  # counts by name, such as villagers
    heading: str = ""  # instead of the owner's name
    ruled_off: tuple[str, ...] | None = None  # rows with a line above them; all where nothing is said
    legend: tuple[tuple[str, Mapping[str, Any]], ...] = ()  # sentences about what stands on it, with their params
