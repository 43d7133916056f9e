"""How long `referee best` thinks, beside `python -c pass`: `python -m benchmarks.best [--minutes N]`.

Positions have 13 cards and 12 creatures of all three kinds, with every attack still to come: 2,000 random ones, those
kept in tests/games/vampire_village/best_positions.py, and the hardest that climbing finds in that many minutes:
change a position
here and there, and keep what needs no less looking.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Iterator
from random import Random
from statistics import median, quantiles

from referee.games.vampire_village.rules.best import AIMS, best
from tests.games.vampire_village.best_positions import FACES, HARDEST, random_card, random_position, read, valued

TO_REACH = {"median": 0.1, "p99": 0.5, "worst": 4.0}
PATIENCE = 400  # changes without success before another climb begins


def python_time() -> float:
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", "pass"], check=True)
    return time.perf_counter() - begin


def seconds(line: str, aim: str) -> float:
    state = read(line)
    begin = time.perf_counter()
    best(state, 0, aim)
    return time.perf_counter() - begin


def measure(lines: list[str], aim: str) -> list[float]:
    """The time for each position (the median of three) as a ratio; a start of Python after every 20 positions."""
    times, units = [], []
    for index, line in enumerate(lines):
        if index % 20 == 0:
            units.append(python_time())
        times.append(median(seconds(line, aim) for _ in range(3)))
    unit = median(units)
    return [one / unit for one in times]


def looked_at(line: str, aim: str) -> int:
    return best(read(line), 0, aim).states_looked_at


def changed(line: str, rng: Random) -> str:
    """The position with a card, a place, some villagers, a creature or the order changed."""
    order, _, rest = line.partition(": ")
    cards, creatures = (part.split() for part in rest.split("|"))
    at = rng.randrange(len(cards))
    cell, _, card = cards[at].partition("=")
    face, _, villagers = card.partition("*")
    free = sorted({f"{c}{r}" for c in "bcde" for r in "3456"} - {word.partition("=")[0] for word in cards})
    match rng.randrange(6):
        case 0:
            face = random_card(rng)
        case 1:
            villagers = str(rng.randint(0, 9))
        case 2:
            cell = rng.choice(free)
        case 3:
            order = "".join(rng.sample("wlv", 3))
        case _:
            faces = [word.partition("=")[0] for word in creatures]
            faces[rng.randrange(len(faces))] = rng.choice(FACES)
            creatures = valued(faces, rng)
    cards[at] = f"{cell}={face}*{villagers or 0}"
    return f"{order}: {' '.join(cards)} | {' '.join(creatures)}"


def climbs(aim: str, minutes: float, rng: Random) -> Iterator[tuple[int, str]]:
    """The tops of climbs, as long as there is time."""
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        top = max((random_position(rng) for _ in range(20)), key=lambda line: looked_at(line, aim))
        height, tries = looked_at(top, aim), 0
        while tries < PATIENCE and time.monotonic() < end:
            line = top
            for _ in range(rng.randint(1, 3)):
                line = changed(line, rng)
            tries, other = tries + 1, looked_at(line, aim)
            if other >= height:
                tries, top, height = tries if other == height else 0, line, other
        yield height, top


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=0.2, help="how long to climb for each aim (10 for the record)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(f"{'best way, by':<14}{'median':>8}{'p99':>8}{'worst':>8}   states, worst   (1.0 is `python -c pass`)")
    for aim in AIMS:
        rng = Random(options.seed)
        ratios = measure([random_position(rng) for _ in range(2000)], aim)
        found = sorted(climbs(aim, options.minutes, rng), reverse=True)[:5]
        hard = [*HARDEST, *(line for _, line in found)]
        worst, p99 = max(measure(hard, aim)), quantiles(ratios, n=100)[98]
        states = max(looked_at(line, aim) for line in hard)
        print(f"{aim:<14}{median(ratios):>8.3f}{p99:>8.3f}{worst:>8.3f}   {states:>6}")
        for height, line in found[:2]:
            print(f"  {height:>6}  {line}")
    print(f"{'to reach':<14}" + "".join(f"{goal:>8.1f}" for goal in TO_REACH.values()))


if __name__ == "__main__":
    main()
