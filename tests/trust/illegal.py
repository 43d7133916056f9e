"""Illegal lines at every step of random games: each refused, and the position not touched."""

import pickle
from collections.abc import Sequence
from pathlib import Path
from random import Random

from referee import Refused
from tests.games.contract.driver import GAMES, legal_line, new_table, sample_play

from .frame import Row, Seen

LINES = 100  # refused in every game


def run(trials: Sequence[int], folder: Path) -> Seen:
    seen = Seen()
    for trial in trials:
        seen.done += 1
        try:
            _play(seen, GAMES[trial % len(GAMES)], Random(trial))
        except Exception as error:
            seen.failures.append(f"game {trial}: {type(error).__name__}: {error}")
    return seen


def _play(seen: Seen, game: str, rng: Random) -> None:
    table = new_table(game, rng)
    refused = 0
    while refused < LINES:
        if not table.pending:
            table = new_table(game, rng)
        before = pickle.dumps(table.state)
        entries = table.play.entries
        for _ in range(4):
            line = sample_play(game).doubtful_entry(table, rng)
            try:
                table.judge(line)
            except Refused:
                refused += 1
                _enter(table, line)
            assert (pickle.dumps(table.state), table.play.entries) == (before, entries), f"touched by {line}"
        table.do(legal_line(table, rng))
    seen.counts["lines refused"] += refused


def _enter(table: object, line: str) -> None:
    """What is refused when asked about is refused when entered."""
    try:
        table.do(line)  # type: ignore[attr-defined]
    except Refused:
        return
    raise AssertionError(f"refused when judged, accepted when entered: {line}")


ROW = Row(name="illegal", what="illegal lines at every step", unit="games of 100", figure=200, short=2, run=run)
