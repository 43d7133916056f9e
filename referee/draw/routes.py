"""A map: boxes in rows and columns, and lines between them that run through no box. Lines leave a box above or below,
run along the lane between two rows, and down the alley between two columns where rows lie between."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, permutations
from typing import Final, NamedTuple

TRACK: Final = 7.0  # between lines beside each other
EDGE: Final = 9.0  # between a line and a box
APART: Final = 5.0  # how far from each other lines leave boxes

Place = tuple[int, int]  # row and column
Point = tuple[float, float]


class Laid(NamedTuple):
    """Where the boxes are, by name, the lines in the order of the passages, and how much room it takes."""

    at: dict[str, Point]
    lines: list[tuple[Point, ...]]
    width: float
    height: float


class _Way(NamedTuple):
    """A passage from the upper end to the lower one, or along a row."""

    upper: str
    lower: str
    kind: (
        str  # down: to the next row; far: rows lie between; level: straight along a row; over: along the lane above it
    )
    alley: int = 0  # beside which column a far one goes down; 0 is left of the first


class _Stretch(NamedTuple):
    """A part of a way along a lane or an alley."""

    channel: int
    way: _Way
    start: float
    end: float


class _Tracks:
    """Parallel tracks in lanes or alleys: no two stretches that overlap have the same."""

    def __init__(self, stretches: Iterable[_Stretch]) -> None:
        self.taken: dict[int, list[float]] = {}  # how far each track is taken, by channel
        self.track: dict[tuple[int, _Way], int] = {}
        for one in sorted(stretches, key=lambda one: (one.channel, min(one.start, one.end), max(one.start, one.end))):
            ends = self.taken.setdefault(one.channel, [])
            free = [number for number, end in enumerate(ends) if end + 2 * TRACK <= min(one.start, one.end)]
            track = free[0] if free else len(ends)
            ends[track : track + 1] = [max(one.start, one.end)]
            self.track[one.channel, one.way] = track

    def room(self, channel: int, least: float) -> float:
        number = len(self.taken.get(channel, ()))
        return max(least, 2 * EDGE + TRACK * (number - 1))

    def shift(self, channel: int, way: _Way) -> float:
        """How far from the middle of its channel."""
        return TRACK * (self.track[channel, way] - (len(self.taken[channel]) - 1) / 2)


def grid(rows: Sequence[Sequence[str]], columns: int, passages: Iterable[tuple[str, str]]) -> dict[str, Place]:
    """A place for each box, near those above that it has passages to; so many columns at most."""
    beside: dict[str, set[str]] = {}
    for one, other in passages:
        beside.setdefault(one, set()).add(other)
        beside.setdefault(other, set()).add(one)
    found: dict[str, Place] = {}
    for number, row in enumerate(rows):
        above = {name: [found[one][1] for one in beside.get(name, ()) if one in found] for name in row}
        ways = permutations(range(columns), len(row))
        mates = [pair for pair in combinations(range(len(row)), 2) if row[pair[1]] in beside.get(row[pair[0]], ())]
        best = min(ways, key=lambda slots: _strain(slots, [*above.values()], mates, (columns - 1) / 2))
        found |= {name: (number, slot) for name, slot in zip(row, best, strict=True)}
    return found


def _strain(
    slots: Sequence[int], above: Sequence[Sequence[int]], mates: Iterable[tuple[int, int]], middle: float
) -> float:
    """How far boxes are from those above them, how often their lines cross, how many boxes stand between two of the row
    that a passage joins, and a little how far all are from the middle."""
    lines = [(slot, other) for slot, others in zip(slots, above, strict=True) for other in others]
    far = sum(abs(slot - other) for slot, other in lines)
    crossings = sum((one[0] - two[0]) * (one[1] - two[1]) < 0 for one, two in combinations(lines, 2))
    between = sum(abs(slots[one] - slots[two]) - 1 for one, two in mates)
    return far + crossings + between / 2 + 0.01 * sum(abs(slot - middle) for slot in slots)


def lay_out(
    places: Mapping[str, Place], heights: Sequence[float], wide: float, gap: float, passages: Sequence[tuple[str, str]]
) -> Laid:
    """Boxes of one width in rows of these heights, with so much room at least between them."""
    columns = 1 + max(column for _, column in places.values())
    ways = [_way(places, columns, pair) for pair in passages]
    far = [way for way in ways if way.kind == "far"]
    alleys = _Tracks(_Stretch(way.alley, way, places[way.upper][0], places[way.lower][0]) for way in far)
    across = _rooms(alleys, range(columns + 1), gap)
    left = [sum(across[: column + 1]) + wide * column for column in range(columns)]
    ports = _ports(places, ways, left, wide)
    down = {
        way: sum(across[: way.alley]) + wide * way.alley + across[way.alley] / 2 + alleys.shift(way.alley, way)
        for way in far
    }
    stretches = {way: _along_lanes(places, way, *ports[way], down.get(way)) for way in ways if way.kind != "level"}
    lanes = _Tracks(one for parts in stretches.values() for one in parts)
    between = _rooms(lanes, range(-1, len(heights)), gap)
    top = [sum(between[: row + 1]) + sum(heights[:row]) for row in range(len(heights))]
    at = {name: (left[column], top[row]) for name, (row, column) in places.items()}
    bottom = {name: y + heights[places[name][0]] for name, (_, y) in at.items()}
    lines: list[tuple[Point, ...]] = []
    for way in ways:
        if way.kind == "level":
            y = (at[way.upper][1] + bottom[way.upper]) / 2
            lines.append(((at[way.upper][0] + wide, y), (at[way.lower][0], y)))
            continue
        points = [(ports[way][0], at[way.upper][1] if way.kind == "over" else bottom[way.upper])]
        for lane, _, start, end in stretches[way]:
            y = sum(between[: lane + 2]) - between[lane + 1] / 2 + sum(heights[: lane + 1]) + lanes.shift(lane, way)
            points += [(start, y), (end, y)]
        lines.append((*points, (ports[way][1], at[way.lower][1])))
    return Laid(at, lines, left[-1] + wide + across[-1], top[-1] + heights[-1] + between[-1])


def _way(places: Mapping[str, Place], columns: int, pair: tuple[str, str]) -> _Way:
    upper, lower = sorted(pair, key=lambda name: places[name])
    (above, start), (below, end) = places[upper], places[lower]
    if above == below:
        between = [place for place in places.values() if place[0] == above and start < place[1] < end]
        return _Way(upper, lower, "over" if between else "level")
    if below == above + 1:
        return _Way(upper, lower, "down")
    shortest = min(
        range(columns + 1), key=lambda at: (abs(at - 0.5 - start) + abs(at - 0.5 - end), abs(at - columns / 2))
    )
    return _Way(upper, lower, "far", shortest)


def _rooms(tracks: _Tracks, channels: range, gap: float) -> list[float]:
    """How wide each is; the first and the last, at the edges of the map, only if something runs there."""
    edges = (channels[0], channels[-1])
    return [
        0.0 if one in edges and one not in tracks.taken else tracks.room(one, 0 if one in edges else gap)
        for one in channels
    ]


def _along_lanes(
    places: Mapping[str, Place], way: _Way, start: float, end: float, down: float | None
) -> list[_Stretch]:
    above, below = places[way.upper][0], places[way.lower][0]
    if down is not None:
        return [_Stretch(above, way, start, down), _Stretch(below - 1, way, down, end)]
    return [_Stretch(above - 1 if way.kind == "over" else above, way, start, end)]


def _ports(
    places: Mapping[str, Place], ways: Sequence[_Way], left: Sequence[float], wide: float
) -> dict[_Way, tuple[float, float]]:
    """Where each line leaves its upper and its lower box: beside one another, in the order of where they go."""
    sides: dict[tuple[int, str], list[tuple[float, int, _Way]]] = {}  # by lane and box
    for way in ways:
        if way.kind != "level":
            ends = (way.upper, way.lower, 0 if way.kind == "over" else 1), (way.lower, way.upper, 0)
            for number, (name, other, below) in enumerate(ends):
                toward = way.alley - 0.5 if way.kind == "far" else places[other][1]
                sides.setdefault((places[name][0] - 1 + below, name), []).append((toward, number, way))
    found: dict[tuple[_Way, int], float] = {}
    taken: dict[int, list[tuple[float, _Way]]] = {}  # by lane: lines from above and from below keep apart, too
    for (lane, name), leaving in sides.items():
        column = places[name][1]
        for at, (toward, number, way) in enumerate(sorted(leaving), 1):
            x = left[column] + wide * at / (len(leaving) + 1)
            met = taken.setdefault(lane, [])
            while any(abs(x - other) < APART and one != way for other, one in met):
                x += APART if toward >= column else -APART  # the way it goes, so as to cross no other
            met.append((x, way))
            found[way, number] = x
    return {way: (found[way, 0], found[way, 1]) for way in ways if way.kind != "level"}
