"""`python -m benchmarks`: every figure of docs/performance.md, as ratios, in one run of a few minutes."""

import gc
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import chess

from benchmarks import empire, nights, siege
from benchmarks.games import game
from benchmarks.measure import REFEREE, in_turns, ratio, run, seconds
from referee.games.village_attacks.rules.actions import Villagers
from referee.record.file import Journal
from referee.record.read import read
from referee.table.header import read_header
from referee.table.play import Play

GAMES = 60
# What two cores are worth to two processes that do nothing but count: on a busy machine, not 2.
LOOPS = [sys.executable, "-c", "import os\nchild = os.fork()\nfor _ in range(40_000_000): pass\nchild and os.wait()"]


class Figure(NamedTuple):
    what: str
    peer: str
    value: float
    sign: str  # ≥ or ≤
    target: float | None  # None: for information
    unit: str = "×"

    @property
    def reached(self) -> bool:
        if self.target is None:
            return True
        return self.value >= self.target if self.sign == "≥" else self.value <= self.target


def replay(records: list[bytes], what: str, target: float | None) -> Iterator[Figure]:
    """From the text of a line to its ruling, against python-chess from the text of a move to the move made.

    In time of the processor, which other programs take from neither.
    """
    ours = []
    for data in records:
        record = read(data)
        ours.append((read_header(record.header), [line.text for line in record.lines]))
    theirs = [_chess_game(seed) for seed in range(GAMES)]

    def referee() -> float:
        began, entries = time.process_time(), 0
        for header, lines in ours:
            play = Play(header.game, header.setup)
            for line in lines:
                play.enter(play.parse(line))
            entries += play.entries
        return entries / (time.process_time() - began)

    def python_chess() -> float:
        began, moves = time.process_time(), 0
        for game_moves in theirs:
            board = chess.Board()
            for move in game_moves:
                board.push_uci(move)
            moves += len(game_moves)
        return moves / (time.process_time() - began)

    gc.collect()
    gc.freeze()  # what was made up to here is neither's: the garbage collector leaves it alone
    said = in_turns(25, {"referee": referee, "chess": python_chess})
    yield Figure(what, "python-chess push_uci", ratio(said["referee"], said["chess"]), "≥", target)


def _chess_game(seed: int) -> list[str]:
    rng, board, moves = Random(seed), chess.Board(), []
    while len(moves) < 80 and not board.is_game_over():
        moves.append(rng.choice(list(board.legal_moves)))
        board.push(moves[-1])
    return [move.uci() for move in moves]


def start_up(file: Path, caches: Path) -> Iterator[Figure]:
    """Whole commands, from the shell's point of view."""
    commands = {
        "pass": [sys.executable, "-c", "pass"],
        "verify": [*REFEREE, "verify", str(file), "--json"],
        "score": [*REFEREE, "score", "--file", str(file)],
        "show": [*REFEREE, "show", "--file", str(file)],
    }
    measures = {name: lambda c=command: run(c, caches).seconds for name, command in commands.items()}  # type: ignore[misc]
    in_turns(1, measures)  # the .pyc files are there from now on
    said = in_turns(31, measures)
    for name, target in (("verify", 6), ("score", 14), ("show", 14)):
        what = f"referee {name} FILE{' --json' if name == 'verify' else ''}"
        yield Figure(what, "python -c pass", ratio(said[name], said["pass"]), "≤", target)


def phase(caches: Path) -> Iterator[Figure]:
    """Sixty villagers attack and move, each judged and told, against a Python that does nothing."""
    before, told = siege.crowded(), [Villagers()]
    siege.phase(before, told)
    measures = {
        "phase": lambda: seconds(lambda: siege.phase(before, told)),
        "pass": lambda: run([sys.executable, "-c", "pass"], caches).seconds,
    }
    said = in_turns(31, measures)
    yield Figure("a phase of 60 villagers", "python -c pass", ratio(said["phase"], said["pass"]), "≤", 2)


def append(folder: Path, record: bytes) -> Iterator[Figure]:
    """A line sealed and safe on disk, against the bare write and fsync of the same bytes."""
    file, bare = folder / "appended.referee", folder / "bare"
    file.write_bytes(record)
    with Journal(file) as journal, bare.open("ab", buffering=0) as plain:
        line = "Ana place b030:row d3"
        block = f"{line} ~01234567\n".encode()

        def write_and_sync() -> None:
            plain.write(block)
            os.fsync(plain.fileno())

        measures = {"ours": lambda: seconds(lambda: journal.append([line])), "bare": lambda: seconds(write_and_sync)}
        said = in_turns(300, measures)
    yield Figure("durable append", "write + fsync", ratio(said["ours"], said["bare"]), "≤", 2)


def many(files: list[Path], caches: Path) -> Iterator[Figure]:
    """Ten thousand records against one thousand, and two cores against one."""

    def verify(count: int) -> list[str]:
        return [*REFEREE, "verify", "--json", *[str(files[at % len(files)]) for at in range(count)]]

    thousand = [run(verify(1_000), caches) for _ in range(3)]
    ten_thousand = run(verify(10_000), caches)
    thousand.append(run(verify(1_000), caches))
    times = sorted(one.seconds for one in thousand)
    yield Figure("10,000 records, time", "1,000 records", ten_thousand.seconds / times[1], "≤", 12)
    more = ten_thousand.megabytes - min(one.megabytes for one in thousand)
    yield Figure("10,000 records, memory", "1,000 records", more, "≤", 50, " MB more")
    if len(os.sched_getaffinity(0)) > 1:
        said = in_turns(
            3,
            {
                "one": lambda: run(verify(2_000), caches, 1).seconds,
                "two": lambda: run(verify(2_000), caches, 2).seconds,
                "bare one": lambda: run(LOOPS, caches, 1).seconds,
                "bare two": lambda: run(LOOPS, caches, 2).seconds,
            },
        )
        gain, bare = ratio(said["one"], said["two"]), ratio(said["bare one"], said["bare two"])
        yield Figure("2,000 records, two cores", f"one ({bare:.2f}× a bare loop)", gain, "≥", 1.6)


def figures() -> Iterator[Figure]:
    records = [game(seed) for seed in range(GAMES)]
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".benchmarks-") as name:
        folder = Path(name)
        files = [folder / f"{number}.referee" for number in range(GAMES)]
        for file, data in zip(files, records, strict=True):
            file.write_bytes(data)
        yield from replay(records, "replay, every entry judged", 0.8)
        yield from replay([nights.game(seed) for seed in range(GAMES)], "replay of Vampire Nights", 0.6)
        yield from replay([empire.game(seed) for seed in range(GAMES)], "replay of Vampire Empire", 0.6)
        yield from replay([siege.game(seed) for seed in range(GAMES)], "replay of Village Attacks", None)
        yield from phase(folder / "caches")
        yield from start_up(files[0], folder / "caches")
        yield from append(folder, records[0])
        yield from many(files, folder / "caches")


def main() -> int:
    missed = 0
    print(f"{'':32} {'against':26} {'measured':>12} {'target':>10}")
    for one in figures():
        missed += not one.reached
        target = "" if one.target is None else f"{one.sign} {one.target:<8g} {'ok' if one.reached else 'missed'}"
        print(f"{one.what:32} {one.peer:26} {one.value:8.2f}{one.unit:4} {target}".rstrip(), flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
