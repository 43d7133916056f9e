"""`python -m tools.load`: a long record, many games and many cards, against ordinary ones.

Times are those of the processor, least of several interleaved rounds; memory is the most that a process had. The
status is 1 if a limit is passed. `python -m tools.load short` takes a tenth of everything.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from referee import Table
from referee.table.cards import EMPTY, write_book
from referee.table.header import write_header

ROOT = Path(__file__).parents[1]
GAME = ROOT / "tests/games/vampire_village/recorded" / "hand-three-ru.referee"
ENTRIES, GAMES, CARDS = 100_000, 10_000, 1_000
FEW_GAMES, FEW_CARDS = 10, 66
ROUNDS = 5
LONGER, TWICE = 12.0, 2.0  # ten times the entries; many games or cards against few
MEMORY = 400  # MB for the longest record
LONG = (
    ["verify", "--json"],
    *(["show", "--file"], ["score", "--file"], ["log", "--file"], ["undo", "--file"], ["redo", "--file"]),
    ["do", 'note "once more"', "--file"],
)
ONE_GAME = (["show"], ["score"], ["log"], ["why"], ["undo"], ["redo"], ["verify", "{game}"], ["export", "-o", "-"])
ONE_CARD = (["cards", "show", "b03"], ["cards", "name", "b030:1", "Mill"], ["do", "Ana place b030:1 d3", "undo"])


class Cost(NamedTuple):
    seconds: float  # of the processor
    megabytes: float


def cost_of(home: Path, words: Iterable[str]) -> Cost:
    """:raises AssertionError: if the command fails."""
    kept = {key: os.environ[key] for key in ("PATH",) if key in os.environ}
    variables = {**kept, "REFEREE_HOME": str(home), "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "referee", *words]
    child = subprocess.Popen(command, cwd=home, env=variables, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, used = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    assert child.returncode == 0, f"{words}: status {child.returncode}"
    return Cost(used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)


def compared(calls: list[Callable[[], Cost]]) -> list[Cost]:
    """The least cost of each, in interleaved rounds."""
    rounds = [[call() for call in calls] for _ in range(ROUNDS)]
    return [min(costs) for costs in zip(*rounds, strict=True)]


def long_record(path: Path, entries: int) -> None:
    """A game with so many entries: taken back and brought back again and again."""
    table = Table.read(GAME)
    lines = [line.partition(" #")[0] for line in table.lines if line.strip() and not line.lstrip().startswith("#")]
    lines += ["undo", "redo", 'note "again"'] * ((entries - len(lines)) // 3)
    text = write_header(table.header) + "".join(f"{line}\n" for line in lines)
    path.write_text(text + 'note "at last"\n' * (entries - len(lines)), encoding="utf-8")


def with_games(home: Path, number: int) -> Path:
    """A machine with so many games, the last of them in use."""
    games = home / "games"
    games.mkdir(parents=True)
    for one in range(number - 1):
        shutil.copy(GAME, games / f"game {one}.referee")
    subprocess.run(
        [sys.executable, "-m", "referee", "games", "add", str(GAME), "friday"],
        env={**os.environ, "REFEREE_HOME": str(home)},
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    return home


def with_cards(home: Path, number: int) -> Path:
    """A machine with so many different cards, and a game begun."""
    faces = [f"{colour}{digits:03}:{gain}" for gain in (1, 2) for colour in "gbry" for digits in range(0, 1000, 4)]
    listed = dict.fromkeys(["b030:1", *faces[: number - 1]], 1)
    home.mkdir(parents=True)
    (home / "cards.yaml").write_bytes(write_book(EMPTY._replace(groups={"round1": listed})))
    new = ["new", "x", "--players", "Ana", "Ben", "--order", "witches", "werewolves", "vampires"]
    for words in (new, ["do", "Ana start y111", "Ben start g200"], ["cards", "import", str(home / "cards.yaml")]):
        cost_of(home, words)
    return home


def main(words: list[str]) -> int:
    part = 10 if words == ["short"] else 1
    passed = []

    def told(what: str, ratio: float, limit: float, seconds: float, megabytes: float) -> None:
        passed.append(ratio <= limit)
        verdict = "" if ratio <= limit else "  TOO MUCH"
        print(f"{what:46} {ratio:6.2f} × (≤ {limit:g})  {seconds:7.3f} s {megabytes:6.0f} MB{verdict}", flush=True)

    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        short, long = folder / "short.referee", folder / "long.referee"
        long_record(short, ENTRIES // part // 10)
        long_record(long, ENTRIES // part)
        for call in LONG:
            few, many = (cost_of(folder, [*call, str(file)]) for file in (short, long))
            what = f"{call[0]}, {ENTRIES // part:,} entries against a tenth"
            told(what, many.seconds / few.seconds, LONGER, *many)
            told(f"{call[0]}, memory of {MEMORY} MB", many.megabytes / MEMORY, 1.0, *many)
        for machine, less, more, calls in (
            (with_games, FEW_GAMES, GAMES // part, ONE_GAME),
            (with_cards, FEW_CARDS, CARDS // part, ONE_CARD),
        ):
            small, large = machine(folder / f"{less}", less), machine(folder / f"{more}", more)
            for call in calls:
                line = [word.format(game=GAME) for word in call]
                before, after = compared([partial(cost_of, home, line) for home in (small, large)])
                what = f"{' '.join(call[:2])}, {more:,} {machine.__name__[5:]} against {less}"
                told(what, after.seconds / before.seconds, TWICE, *after)
    print("all within limits" if all(passed) else f"{passed.count(False)} beyond their limit")
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
