"""Two referees append to the same record at once, each opening it again for every entry; a third one reads."""

import os
import sys
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random

from referee import InUse, Table
from referee.record.file import load
from referee.record.read import read
from referee.table.verify import replay

from .frame import Row, Seen

REFEREES = 2
ENTRIES = 100  # of one race, by both together
NAMES = ("Ana", "Ben")


def run(trials: Sequence[int], folder: Path) -> Seen:
    seen = Seen()
    for trial in trials:
        seen.done += 1
        if wrong := wrong_with(folder / str(trial), trial, seen):
            seen.failures.append(f"race {trial}: {wrong}")
    return seen


def wrong_with(folder: Path, trial: int, seen: Seen) -> str:
    folder.mkdir()
    path = folder / "game"
    Table.new(NAMES, ["witches", "werewolves", "vampires"], path=path).close()
    start, gate = os.pipe()
    children = [_referee(path, folder / name, name, Random(f"{trial} {name}"), start, gate) for name in NAMES]
    os.close(start)
    os.close(gate)  # both begin now
    if wrong := _watch(path, children, seen):
        return wrong
    told = [(folder / name).read_text().splitlines() for name in NAMES]
    seen.counts["entries"] += sum(len(lines) for lines in told)
    seen.counts["waited too long: in use"] += sum(line == "in use" for lines in told for line in lines)
    acknowledged = [[line for line in lines if line != "in use"] for lines in told]
    result = replay(load(path))
    there = [line.text for line in result.record.lines]
    if result.failure is not None or result.record.torn or any(not line.sealed for line in result.record.lines):
        return f"the record no longer reads: {result.failure}"
    if len(there) != sum(len(lines) for lines in acknowledged):
        return f"{sum(len(lines) for lines in acknowledged)} acknowledged, {len(there)} there"
    for name, lines in zip(NAMES, acknowledged, strict=True):
        if [line for line in there if f'"{name} ' in line] != lines:
            return f"{name}'s entries are not there in their order"
    seen.counts["turns taken"] += sum(one[:8] != other[:8] for one, other in pairwise(there))
    return ""


def _referee(path: Path, told: Path, name: str, random: Random, start: int, gate: int) -> int:
    """A child that enters its share, with short rests, and writes down what was acknowledged."""
    pid = os.fork()
    if pid:
        return pid
    status = 1
    try:
        os.close(gate)
        os.read(start, 1)
        with told.open("w") as file:
            for number in range(ENTRIES // REFEREES):
                try:
                    with Table.open(path) as table:
                        print(table.do(f'note "{name} {number}"').text, file=file)
                except InUse:
                    print("in use", file=file)
                time.sleep(random.choice((0, 0.001, 0.005)))
        status = 0
    except BaseException as error:
        print(f"{name}: {error!r}", file=sys.stderr)
    finally:
        os._exit(status)


def _watch(path: Path, children: list[int], seen: Seen) -> str:
    """Read the record again and again until both are done: never less than before, never a fault, never a wait."""
    wrong = ""
    running, lines = list(children), 0
    while running:
        record = read(load(path))
        if record.fault is not None or len(record.lines) < lines:
            wrong = f"a reader saw {record.fault}, {len(record.lines)} lines after {lines}"
        lines = len(record.lines)
        seen.counts["readings meanwhile"] += 1
        for pid in running[:]:
            done, status = os.waitpid(pid, os.WNOHANG)
            if done:
                running.remove(pid)
                wrong = wrong or ("a referee failed" if status else "")
        time.sleep(0.005)
    return wrong


ROW = Row(
    name="races",
    what="two referees append to one record at once",
    unit=f"races × {ENTRIES}",
    figure=200,
    short=1,
    run=run,
)
