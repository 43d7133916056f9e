"""The castle: zones, the passages between them, and how far each is from the heart."""

from typing import Final

DISTANCE: Final = {"keep": 0, "hall": 1, "cellar": 1, "yard": 2, "gate": 3}
ZONES: Final = tuple(DISTANCE)
PASSAGES: Final = (("keep", "hall"), ("keep", "cellar"), ("hall", "yard"), ("cellar", "yard"), ("yard", "gate"))
WAYS_IN: Final = ("gate", "cellar")  # where raiders come from


def beside(zone: str) -> tuple[str, ...]:
    """The zones that a passage leads to."""
    return tuple(other for other in ZONES if (zone, other) in PASSAGES or (other, zone) in PASSAGES)


def nearer(zone: str) -> tuple[str, ...]:
    """Those of them that are nearer to the heart: several where the table must say which way raiders go."""
    return tuple(other for other in beside(zone) if DISTANCE[other] < DISTANCE[zone])
