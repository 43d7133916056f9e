"""The recorded games, replayed: position, ledger and refusals exactly as they were recorded."""

from collections.abc import Sequence
from pathlib import Path

from tests.games.vampire_village import test_recorded_games as recorded

from .frame import Row, Seen

CHECKS = (recorded.test_position, recorded.test_ledger, recorded.test_refused_lines)


def run(trials: Sequence[int], folder: Path) -> Seen:
    seen = Seen()
    for trial in trials:
        seen.done += 1
        name = recorded.NAMES[trial]
        for check in CHECKS:
            try:
                check(name)
            except AssertionError as error:
                seen.failures.append(f"{name}: {check.__name__}: {str(error)[:200]}")
        seen.counts["entries in the ledgers"] += len(recorded.rows_of(name))
    return seen


ROW = Row(
    name="recorded",
    what="recorded games replayed, ledgers and results exact",
    unit="games",
    figure=lambda: len(recorded.NAMES),
    short=5,
    run=run,
)
