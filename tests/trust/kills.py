"""SIGKILL at a random moment while entries are appended."""

import re
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

from referee.record.file import load
from referee.table.verify import replay
from tests.starting import load_program

from .children import PLAYERS, Child, run
from .frame import Row, Seen

ENTRIES = 12  # of one command


def run_trials(trials: Sequence[int], folder: Path) -> Seen:
    load_program()
    seen = Seen()
    undisturbed = Kill(folder / "undisturbed", "x")
    began = time.perf_counter()
    Child(undisturbed.home, *undisturbed.command, at_once=True).wait()
    takes = time.perf_counter() - began
    for trial in trials:
        seen.done += 1
        kill = Kill(folder / str(trial), str(trial))
        if wrong := kill.wrong(Random(trial).uniform(0, takes * 1.1), seen):
            seen.failures.append(f"kill {trial}: {wrong}")
    return seen


class Kill:
    """One game, one command with many entries, one kill."""

    def __init__(self, home: Path, word: str) -> None:
        home.mkdir()
        self.home = home
        run(home, "new", "friday", *PLAYERS)
        self.path = home / "games" / "friday.referee"
        game = ["Ana start y111", "undo", "redo", "Ben start g200", "Ana place n000:1 e4"]
        self.entries = game + [f'note "{word} {number}"' for number in range(ENTRIES - len(game))]
        self.command = ("do", "--game", "friday", *self.entries)

    def wrong(self, moment: float, seen: Seen) -> str:
        child = Child(self.home, *self.command, at_once=True)
        time.sleep(moment)
        child.kill()
        ended = child.wait()
        acknowledged = [(int(number), text) for number, text in re.findall(r"^(\d+)  (.*)\n", ended.out, re.MULTILINE)]
        seen.counts["entries acknowledged"] += len(acknowledged)
        seen.counts["killed in time"] += ended.status == 137
        if acknowledged != list(enumerate(self.entries, 1))[: len(acknowledged)]:
            return f"acknowledged {acknowledged}"
        result = replay(load(self.path))
        there = [line.text for line in result.record.lines]
        if result.failure is not None:
            return f"the record no longer reads: {result.failure}"
        if there != self.entries[: len(there)] or not len(acknowledged) <= len(there) <= len(acknowledged) + 1:
            return f"{len(acknowledged)} acknowledged, in the record {there}"
        after = run(self.home, "do", "--game", "friday", 'note "after"')
        if after.status or [line.text for line in replay(load(self.path)).record.lines] != [*there, 'note "after"']:
            return f"the next entry: {after}"
        return ""


ROW = Row(
    name="kills",
    what="SIGKILL at a random moment while entries are appended",
    unit="kills",
    figure=500,
    short=3,
    run=run_trials,
)
