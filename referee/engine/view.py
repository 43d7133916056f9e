"""A position as neutral boards, for whoever draws: the drawing knows no game."""

from typing import NamedTuple


class Tile(NamedTuple):
    """A card on a board."""

    face: str
    tone: str  # which colour fits, named by the game: g b r y n hero
    standing: int  # how many stands on it
    marked: bool = False  # ruled by the table


class Board(NamedTuple):
    """One player's side: a grid of named places, and what lies around it."""

    owner: str
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    tiles: dict[tuple[str, str], Tile]  # by column and row
    offered: dict[tuple[str, str], str]  # what to write on places where the next card may lie
    left: tuple[str, ...]
    top: tuple[str, ...]
    right: tuple[str, ...]
    below: tuple[str, ...]
    totals: dict[str, int]  # counts by name, such as villagers
