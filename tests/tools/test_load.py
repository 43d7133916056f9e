"""Long records in short: ten times the entries must not take a hundred times as long. With figures: tools/load.py."""

import time
from pathlib import Path

from referee import Table
from tools.load import long_record

ENTRIES = 1_000


def seconds_to_read(file: Path, entries: int) -> float:
    began = time.process_time()
    assert Table.read(file).play.entries == entries
    return time.process_time() - began


def test_replay_is_linear_in_the_entries(tmp_path: Path) -> None:
    seconds = []
    for entries in (ENTRIES, 10 * ENTRIES):
        file = tmp_path / f"{entries}.referee"
        long_record(file, entries)
        seconds.append(min(seconds_to_read(file, entries) for _ in range(3)))  # the others were disturbed
    assert seconds[1] < 25 * seconds[0]
