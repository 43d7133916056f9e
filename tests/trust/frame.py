"""What a row is, running it in parts, and the table of what was seen."""

import importlib
import json
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.places import ROOT

from . import ROWS

CORES = 2
LONGEST = 600.0  # seconds for one part; after that it hangs


@dataclass
class Seen:
    """What came of some trials."""

    done: int = 0
    failures: list[str] = field(default_factory=list)  # each says which trial, and what was wrong
    counts: Counter[str] = field(default_factory=Counter)  # what else is worth telling: "entries acknowledged"


@dataclass(frozen=True)
class Row:
    """A test with a figure. Trial number i is always the same trial."""

    name: str
    what: str
    unit: str  # of the figure: kills, cuts
    figure: int | Callable[[], int]  # how many trials make it whole
    short: int | tuple[int, ...]  # how many in the ordinary test run, or which
    run: Callable[[Sequence[int], Path], Seen]  # these trials, in a folder that is its own
    parts: int = CORES  # processes that share the full figure

    def whole(self) -> range:
        return range(self.figure() if callable(self.figure) else self.figure)

    def sample(self) -> list[int]:
        """The trials of the short form: the same each time, from all over the row."""
        if isinstance(self.short, tuple):
            return [*self.short]
        everything = self.whole()
        return sorted(Random(self.name).sample(everything, min(self.short, len(everything))))


@dataclass(frozen=True)
class Report:
    """One line of the table."""

    row: Row
    planned: int
    seen: Seen
    seconds: float

    @property
    def fine(self) -> bool:
        return self.seen.done >= self.planned and not self.seen.failures


def row(name: str) -> Row:
    found = importlib.import_module(f".{name}", __package__).ROW
    assert isinstance(found, Row)
    return found


def run_part(row: Row, trials: Sequence[int]) -> tuple[Seen, float]:
    """Run trials in this process."""
    began = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="trust-") as folder:
        seen = row.run(trials, Path(folder))
    return seen, time.perf_counter() - began


def run_short(row: Row) -> Report:
    trials = row.sample()
    return Report(row, len(trials), *run_part(row, trials))


def run_whole(names: Iterable[str], tell: Callable[[Report], None]) -> list[Report]:
    """Run rows at their full figures, each part in a process of its own, as many at once as there are cores."""
    rows = [row(name) for name in names]
    with ThreadPoolExecutor(CORES) as pool:
        running = [[pool.submit(_in_process, row, part) for part in range(row.parts)] for row in rows]
        reports = []
        for one, parts in zip(rows, running, strict=True):
            results = [part.result() for part in parts]
            reports.append(Report(one, len(one.whole()), _sum(seen for seen, _ in results), sum(s for _, s in results)))
            tell(reports[-1])
    return reports


def _in_process(row: Row, part: int) -> tuple[Seen, float]:
    began = time.perf_counter()
    command = [sys.executable, "-m", "tests.trust", "--part", row.name, str(part)]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=LONGEST, check=False)
    except subprocess.TimeoutExpired:
        return Seen(failures=[f"part {part}: not finished after {LONGEST:.0f} s"]), LONGEST
    try:
        data = json.loads(done.stdout.splitlines()[-1])
        return Seen(data["done"], data["failures"], Counter(data["counts"])), data["seconds"]
    except (IndexError, ValueError, KeyError):
        told = done.stderr.strip().splitlines()[-1:] or [f"status {done.returncode}"]
        return Seen(failures=[f"part {part}: {told[0]}"]), time.perf_counter() - began


def answer_part(name: str, part: int) -> None:
    """In the process of a part: run it, and print what was seen as one line."""
    found = row(name)
    seen, seconds = run_part(found, found.whole()[part :: found.parts])
    print(json.dumps({"done": seen.done, "failures": seen.failures, "counts": seen.counts, "seconds": seconds}))


def _sum(parts: Iterable[Seen]) -> Seen:
    total = Seen()
    for seen in parts:
        total.done += seen.done
        total.failures += seen.failures
        total.counts.update(seen.counts)
    return total


HEADING = f"{'row':10} {'planned':>16} {'done':>7} {'failed':>6} {'seconds':>8}  seen"


def line(report: Report) -> str:
    seen = ", ".join(f"{number:,} {what}" for what, number in sorted(report.seen.counts.items()))
    planned = f"{report.planned:,} {report.row.unit}"
    failed = len(report.seen.failures)
    return f"{report.row.name:10} {planned:>16} {report.seen.done:>7,} {failed:>6} {report.seconds:>8.1f}  {seen}"


def known(names: Sequence[str]) -> Sequence[str]:
    unknown = [name for name in names if name not in ROWS]
    if unknown:
        raise SystemExit(f"no such row: {', '.join(unknown)}; there are {', '.join(ROWS)}")
    return names or ROWS
