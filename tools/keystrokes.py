"""How many keys a game takes: `python -m tools.keystrokes [RECORD]`.

A recorded game is typed into `referee play` in a real terminal, twice: with the faces as they are printed, and again
with the card list that the table has learned from the first time. What the referee wrote must be the recorded game.
Every key press counts, Enter too. Walks are counted apart, with the Enter that says there are none.

Entries that may come in any order are typed in the order in which the referee asks for them (`--as-recorded` keeps the
file's order). What to type is tried out beforehand on a twin of the dialogue, shortest first.
"""

import argparse
import io
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from referee import Refused, Table
from referee.cli.environment import Environment
from referee.guide.asker import Retry
from referee.guide.session import Guide
from referee.guide.typed import entry_for
from referee.notation.names import matching, write_name
from referee.table.card_lists import book_in_use
from referee.table.header import write_header
from tests.guide.driver import ENTER, Terminal

DEFAULT = Path(__file__).parents[1] / "tests/games/vampire_village/recorded" / "hand-three-ru.referee"
UNORDERED = ("start", "place", "creatures")  # entries whose order within a phase does not matter
KINDS = {"start": "start card", "place": "card", "creatures": "creature", "demon": "demon", "breach": "breach"}
LIMITS = {
    "faces": {"card": 11.0, "game": 600.0},
    "learned": {"card": 7.0, "creature": 3.0, "demon": 2.0, "breach": 2.0, "game": 450.0},
}


class Figures(NamedTuple):
    """Key presses of one run, by what they were for, and how long the next question took to come."""

    pressed: Counter[str]
    number: Counter[str]
    seconds: list[float]

    @property
    def game(self) -> int:
        """All but the walks."""
        return self.pressed.total() - self.pressed["walks"]

    def mean(self, what: str) -> float:
        return self.pressed[what] / self.number[what] if self.number[what] else 0.0

    def beyond(self, limits: dict[str, float]) -> dict[str, float]:
        found = {what: self.game if what == "game" else self.mean(what) for what in limits}
        return {what: figure for what, figure in found.items() if figure > limits[what]}


class _Asked(Exception):
    """The twin was asked something that it cannot answer."""


class _Answers:
    """Takes Enter for an answer where walks are asked for, and nothing else."""

    def __init__(self) -> None:
        self.enters = 0

    def ask(self, prompt: str, completions: Any, retry: Retry = Retry()) -> str:  # noqa: B008
        if not prompt.startswith("Walks"):
            raise _Asked
        self.enters += 1
        return ""

    def typed_ahead(self) -> bool:
        return False

    def forget_typed_ahead(self) -> None: ...


class _Twin:
    """The same dialogue without a terminal."""

    def __init__(self, table: Table, home: Path) -> None:
        out = io.StringIO()
        env = Environment({"REFEREE_HOME": str(home), "LINES": "24"}, io.StringIO(), out, out)
        self.answers = _Answers()
        self.guide = Guide(env, table, self.answers, book_in_use(env.store.home))

    def wanted(self) -> Any:
        return self.guide.now.asked

    def shortest(self, line: str, faces: bool) -> tuple[str, int]:
        """The least that can be typed for a line now, and how many Enters must follow it."""
        self.guide.show_task()
        for typed in sorted(_ways(self.guide, line, faces), key=len):
            self.answers.enters = 0
            try:
                if self.guide.table.judge(entry_for(self.guide.talk, self.guide.now, typed)).text == line:
                    return typed, self.answers.enters
            except (Refused, _Asked):
                continue
        raise AssertionError(f"cannot be typed: {line}")

    def take(self, typed: str) -> None:
        assert self.guide.take(typed) is None, typed


def _ways(guide: Guide, line: str, faces: bool) -> Iterator[str]:
    """What could be typed for a line; not all of it will be understood."""
    yield line
    name, words = _words(line)
    seats = matching(name, guide.table.players)
    if not words or words[0] not in KINDS or not seats:
        return
    verb, *rest = words
    asked = guide.now.asked
    leads = [""] if asked and asked.seat == seats[0] else [f"{name[:length]} " for length in range(1, len(name) + 1)]
    leads = [lead for lead in leads if lead.count(" ") < 2]
    keys = {offer.option: key for key, offer in reversed(guide.offers.items()) if offer.decision.seat == seats[0]}
    if verb in ("demon", "breach"):
        if " ".join(rest) in keys:
            yield keys[" ".join(rest)]
        yield from (lead + " ".join(rest) for lead in leads)
        return
    if verb == "creatures":
        yield from (lead + "".join(rest) for lead in leads)
        return
    face, *after = rest
    cells = [[keys[after[0]], *after[1:]]] if after and after[0] in keys and leads == [""] else []
    walks = [word.replace("-", "") for word in after[1:]]
    for lead in leads:
        for card in [face] if faces else _starts(guide, face):
            for tail in [*cells, after, *([[*cells[0][:1], *walks]] if cells else [])]:
                yield lead + " ".join([card, *tail])


def _starts(guide: Guide, face: str) -> list[str]:
    names = [name.lower() for name in guide.book.names.get(face, {}).values()]
    whole = [face, face.replace(":", ""), face.replace(":", "").replace("0", ""), *names]
    return sorted(
        {one[:length] for one in whole for length in range(1, len(one) + 1) if " " not in one[:length]}, key=len
    )


def _words(line: str) -> tuple[str, list[str]]:
    """The player and the words after the name."""
    match = re.match(r'"((?:[^"\\]|\\.)*)" (.*)|(\S+) ?(.*)', line)
    assert match is not None
    name = match[1] if match[1] is not None else match[3]
    return name, (match[2] if match[1] is not None else match[4]).split()


def entries_of(table: Table) -> list[str]:
    """The lines that a person types: all but remarks, what the program adds, and what it would not write."""
    play = Table(table.header, type(table.play)(table.game, table.header.setup))
    lines = []
    for line in table.lines:
        if play.play.parse(line) is not None and not line.startswith("ended "):
            ruling = play.do(line)
            if not ruling.repeat:
                lines.append(ruling.text)
    return lines


def type_game(table: Table, home: Path, *, faces: bool, as_recorded: bool = False) -> Figures:
    """Type a game into a terminal, check what was written, and count."""
    twin_home = Path(tempfile.mkdtemp(dir=home.parent))
    if home.exists():
        shutil.copytree(home, twin_home, dirs_exist_ok=True)
    header = table.header._replace(id="", started="")
    twin = _Twin(Table(header, type(table.play)(table.game, header.setup)), twin_home)
    pressed: Counter[str] = Counter()
    number: Counter[str] = Counter()
    seconds: list[float] = []
    record = Path(tempfile.mkdtemp(dir=home.parent)) / "game.referee"
    record.write_text(write_header(header), encoding="utf-8")
    waiting, expected = entries_of(table), []
    with Terminal(home, ["play", "--file", str(record)]) as terminal:
        terminal.until_question()

        def press(keys: str) -> int:
            since = time.perf_counter()
            before = terminal.questions
            terminal.send(keys + ENTER)
            terminal.wait_for_question(before)
            seconds.append(time.perf_counter() - since)
            terminal.until_question(before)
            return len(keys) + 1

        while waiting:
            line = waiting.pop(0 if as_recorded else _next(waiting, twin))
            expected.append(line)
            typed, enters = twin.shortest(line, faces)
            twin.take(typed)
            _, words = _words(line)
            what = KINDS.get(words[0] if words else "", "other")
            walks = (
                sum(len(word) + 1 for word in typed.split()[-len(words[3:]) :]) if words[3:] and what == "card" else 0
            )
            pressed[what] += press(typed) - walks
            pressed["walks"] += walks + sum(press("") for _ in range(enters))
            number[what] += 3 if what == "creature" else 1
        terminal.send("quit" + ENTER)
        assert terminal.until_end() == 0
    written = [line for line in Table.read(record).lines if not line.startswith("ended ")]
    assert written == expected, "the record is not the expected one"
    assert Table.read(record).snapshot() == table.snapshot(), "the game did not end where it should"
    return Figures(pressed, number, seconds)


def _next(waiting: list[str], twin: _Twin) -> int:
    """Which of the lines that may come now is the one the referee asks for."""
    asked = twin.wanted()
    for index, line in enumerate(waiting):
        name, words = _words(line)
        if not words or words[0] not in UNORDERED:
            break
        if asked and words[0] == asked.kind and write_name(name) == write_name(twin.guide.table.players[asked.seat]):
            return index
    return 0


def measure(record: Path, *, as_recorded: bool = False) -> dict[str, Figures]:
    table = Table.read(record)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        return {
            way: type_game(table, home, faces=way == "faces", as_recorded=as_recorded) for way in ("faces", "learned")
        }


def start_of_python() -> float:
    """How long `python -c pass` takes, at its median."""
    times = []
    for _ in range(15):
        since = time.perf_counter()
        subprocess.run([sys.executable, "-c", "pass"], check=True)
        times.append(time.perf_counter() - since)
    return statistics.median(times)


def report(figures: dict[str, Figures]) -> str:
    """A table for a page of the documentation."""
    rows = ["| keys per | faces typed | at most | list learned | at most |", "|---|---|---|---|---|"]
    for what in ("card", "creature", "demon", "breach", "start card", "other", "walks", "game"):
        cells = [what if what not in ("walks", "game") else f"{what}, in all"]
        for way, one in figures.items():
            limit = LIMITS[way].get(what)
            total = {"walks": one.pressed["walks"], "game": one.game}.get(what)
            cells += [f"{one.mean(what):.2f}" if total is None else str(total), f"{limit:g}" if limit else ""]
        if any(one.number[what] or what in ("walks", "game") for one in figures.values()):
            rows.append("| " + " | ".join(cells) + " |")
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.keystrokes", description=__doc__.splitlines()[0])
    parser.add_argument("record", type=Path, nargs="?", default=DEFAULT)
    parser.add_argument("--as-recorded", action="store_true", help="type the entries in the order of the file")
    options = parser.parse_args()
    figures = measure(options.record, as_recorded=options.as_recorded)
    number = figures["faces"].number
    print(f"{options.record.name}: " + ", ".join(f"{what} {count}" for what, count in number.items() if count))
    print(report(figures))
    waited = statistics.median([*figures["faces"].seconds, *figures["learned"].seconds])
    python = start_of_python()
    print(
        f"From Enter to the next question: {waited * 1000:.0f} ms at the median, {waited / python:.1f} times ", end=""
    )
    print(f"`python -c pass` ({python * 1000:.0f} ms); at most 8 times.")
    sys.exit(any(one.beyond(LIMITS[way]) for way, one in figures.items()) or waited > 8 * python)


if __name__ == "__main__":
    main()
