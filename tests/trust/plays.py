"""Random legal games, 50 steps each, with what must hold at every moment: see
tests/games/vampire_village/test_invariants.py."""

from collections.abc import Sequence
from pathlib import Path

from hypothesis import HealthCheck, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.games.vampire_village.test_invariants import RandomGame

from .frame import Row, Seen

STEPS = 50


def run(trials: Sequence[int], folder: Path) -> Seen:
    """As many games as there are trials; which ones follows from the first."""
    seen = Seen()
    games = 0

    class Counted(RandomGame):
        def __init__(self) -> None:
            nonlocal games
            games += 1
            super().__init__()

    rules = settings(
        max_examples=len(trials),
        stateful_step_count=STEPS,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    try:
        run_state_machine_as_test(seed(trials[0])(Counted), settings=rules)
    except Exception as error:
        seen.failures.append(f"games from seed {trials[0]}: {type(error).__name__}: {str(error)[:300]}")
    seen.done = min(games, len(trials))
    return seen


ROW = Row(
    name="plays", what="random legal games of 50 steps with invariants", unit="games", figure=1_000, short=2, run=run
)
