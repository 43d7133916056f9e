"""Small breaks of the rules, each of which the tests must notice: see tools/mutants.py."""

from collections.abc import Sequence
from pathlib import Path

from tools.mutants import MUTANTS, ROOT, copied
from tools.mutants import run as fate

from .frame import Row, Seen


def run(trials: Sequence[int], folder: Path) -> Seen:
    seen = Seen()
    source = copied(ROOT, str(folder))
    for trial in trials:
        seen.done += 1
        came = fate(MUTANTS[trial], source)
        seen.counts[came] += 1
        if came != "killed":
            seen.failures.append(f"mutant {trial + 1}, {MUTANTS[trial].breaks}: {came}")
    return seen


ROW = Row(
    name="mutants",
    what="hand-written mutants of the rules are killed",
    unit="mutants",
    figure=len(MUTANTS),
    short=1,
    run=run,
)
