"""Passages as walks, each as long as it can be: a map in few words."""

from collections.abc import Sequence


def walks(passages: Sequence[tuple[str, str]], zones: Sequence[str]) -> list[list[str]]:
    """Every passage once. A walk begins at the first zone with an odd number of passages left, so that none begins
    there later; at the first of all where there is none."""
    left = [*passages]
    found: list[list[str]] = []
    while left:
        number = {zone: sum(zone in pair for pair in left) for zone in zones}
        walk = [min(zones, key=lambda zone: (not number[zone], number[zone] % 2 == 0))]
        while onward := next((pair for pair in left if walk[-1] in pair), None):
            left.remove(onward)
            walk.append(onward[0] if onward[1] == walk[-1] else onward[1])
        found.append(walk)
    return found
