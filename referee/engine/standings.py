"""Ranks from an ordered list of named keys. What stays tied shares its rank: 1, 1, 3."""

from collections.abc import Sequence
from typing import NamedTuple


class ScoreLine(NamedTuple):
    """One line of a player's account: so many of a thing, and what they are worth."""

    key: str
    number: int
    points: int


class Standing(NamedTuple):
    """One player's place."""

    rank: int
    seat: int
    keys: tuple[int, ...]  # the points, then the tie-breaks in their order; negative where fewer are better


def rank(keys: Sequence[tuple[int, ...]]) -> tuple[Standing, ...]:
    """Standings by rank, then seat, from the keys of each seat: higher is better, the first counts most."""
    order = sorted(range(len(keys)), key=lambda seat: ([-key for key in keys[seat]], seat))
    ranks = [1 + sum(other > own for other in keys) for own in keys]
    return tuple(Standing(ranks[seat], seat, keys[seat]) for seat in order)


def decided_by(standings: Sequence[Standing], names: Sequence[str]) -> str:
    """The name of the key that told the winner from the next player; "" where the victory is shared."""
    if len(standings) < 2:
        return ""
    first, second = standings[0].keys, standings[1].keys
    return next((name for name, a, b in zip(names, first, second, strict=True) if a != b), "")
