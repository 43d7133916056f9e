"""The castle: zones, the passages between them, and how far each is from the Heart."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

HEARTS: Final = ("ch1", "ch2")
ZONE: Final = r"(?![phy]-?[0-9])[a-z]{1,3}-?[0-9]{1,2}"  # how a tile's code is written
Passages = frozenset[tuple[str, str]]  # each pair in the order of the alphabet


def passages_of(walks: Iterable[tuple[str, ...]]) -> Passages:
    return frozenset(_pair(*two) for walk in walks for two in pairwise(walk))


def _pair(one: str, other: str) -> tuple[str, str]:
    return (one, other) if one < other else (other, one)


def is_code(word: str) -> bool:
    """Whether a word is the code of a tile, on this map or not."""
    return re.fullmatch(ZONE, word, re.ASCII) is not None


class Castle(NamedTuple):
    """Where one can go from each zone, and how far each zone is from the nearest Heart tile (VA29, VA55)."""

    beside: dict[str, tuple[str, ...]]
    distance: dict[str, int]  # zones without a way to the Heart are not in it

    def next_to(self, zone: str) -> tuple[str, ...]:
        """None for a zone whose last passage was ruled away."""
        return self.beside.get(zone, ())

    def nearer(self, zone: str) -> tuple[str, ...]:
        """The next zones on a shortest way to the Heart (VA143)."""
        here = self.distance.get(zone, 0)
        return tuple([other for other in self.next_to(zone) if self.distance.get(other, here) < here])

    def toward(self, zone: str, goal: frozenset[str]) -> tuple[str, ...]:
        """The next zones on a shortest way to the nearest zone of a goal."""
        distance = _distances(self.beside, goal)
        here = distance.get(zone, 0)
        return tuple([other for other in self.next_to(zone) if distance.get(other, here) < here])

    def farther(self, zone: str) -> tuple[str, ...]:
        """The zones beside it that are farther from the Heart (VA73)."""
        here = self.distance.get(zone, 0)
        return tuple([other for other in self.next_to(zone) if self.distance.get(other, here) > here])


@lru_cache(64)
def castle_of(passages: Passages, tiles: frozenset[str] = frozenset()) -> Castle:
    """The castle with these passages, and with tiles that may have lost their last one."""
    beside: dict[str, list[str]] = {zone: [] for zone in tiles}
    for one, other in sorted(passages):
        beside.setdefault(one, []).append(other)
        beside.setdefault(other, []).append(one)
    return Castle({zone: tuple(sorted(others)) for zone, others in sorted(beside.items())}, _distances(beside, HEARTS))


def _distances(beside: Mapping[str, Sequence[str]], goal: Iterable[str]) -> dict[str, int]:
    """How far each zone is from the nearest one of these; without those that have no way there."""
    found = [zone for zone in goal if zone in beside]
    distance = dict.fromkeys(found, 0)
    for zone in found:  # grows while it is gone through
        for other in beside[zone]:
            if other not in distance:
                distance[other] = distance[zone] + 1
                found.append(other)
    return distance
