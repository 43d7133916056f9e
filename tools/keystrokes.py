"""How many keys a game takes: `python -m tools.keystrokes [RECORD …]`.

A recorded game is typed into `referee play` in a real terminal, twice, from the menus of the start to the end of the
game: with the faces as printed or clearly begun, and again with the card list that the table has learned from that.
What the referee wrote must be the recorded game. Every key press counts, Enter too. Walks are counted apart, with the
Enter that says there are none.

Entries that may come in any order are typed in the order in which the referee asks for them (`--as-recorded` keeps the
file's order). What to type is tried out beforehand on a twin of the dialogue, shortest first; a card by so much of its
face or name that no question comes back.
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
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from referee import Refused, Table
from referee.cli.environment import Environment
from referee.engine.usual_parts import keys_of
from referee.guide.asked import HABIT
from referee.guide.asker import Question
from referee.guide.new_game import asked_keys
from referee.guide.session import Guide
from referee.guide.typed import entry_for, in_our_words
from referee.notation.names import matching, write_name
from referee.table.card_lists import book_in_use
from tests.guide.driver import ENTER, Terminal

DEFAULT = Path(__file__).parents[1] / "tests/games/vampire_village/recorded" / "hand-three-ru.referee"
CREATURES = 3  # in an entry
UNORDERED = ("start", "place", "creatures")  # entries whose order within a phase does not matter
KINDS = {"start": "start card", "place": "card", "creatures": "creature", "demon": "demon", "breach": "breach"}
LIMITS = {
    "faces": {"game": 430.0},
    "learned": {"card": 5.0, "creature": 2.34, "demon": 1.2, "breach": 1.2, "game": 300.0},
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


class Step(NamedTuple):
    """What is pressed at one question, and what for."""

    what: str
    keys: str
    entries: int = 1  # that begin here


class _Asked(Exception):
    """The twin was asked something that it cannot answer."""


class _Walker:
    """Answers where walks are asked for, and nowhere else."""

    def __init__(self) -> None:
        self.walks: list[str] = []
        self.longer = ""  # the face that was meant by the beginning of it
        self.pressed: list[Step] = []

    def ask(self, question: Question) -> str:
        shown = question.above("")
        if question.at_once(" "):
            self.pressed.append(Step("pages", ENTER))
            return ""
        if question.prompt.startswith("Moves"):
            what, answer = "walks", self._walks(shown)
        elif self.longer and (key := re.search(rf"^  (\d+)  {re.escape(self.longer)}$", shown, re.MULTILINE)):
            what, answer = "card", str(key[1])
        else:
            raise _Asked
        keys = _pressed(question.at_once, lambda text: bool(question.wrong_key(text)), answer)
        if keys is None:
            raise _Asked
        self.pressed.append(Step(what, keys, 0))
        return answer

    def _walks(self, shown: str) -> str:
        options = shown.rpartition("movement point")[2]
        offered = {code: key for key, code in re.findall(r"^  (\d)  [^\[]*\[([^\]]+)\]", options, re.MULTILINE)}
        if self.walks and self.walks[0] in offered:
            return str(offered[self.walks.pop(0)])
        rest, self.walks = self.walks, []
        return " ".join(walk.replace("-", "") for walk in rest)

    def typed_ahead(self) -> bool:
        return False

    def forget_typed_ahead(self) -> None: ...


def _pressed(at_once: Callable[[str], bool], wrong: Callable[[str], bool], text: str) -> str | None:
    """The keys for a text: with Enter unless it answers at once; None if it cannot be typed to its end."""
    for length in range(1, len(text) + 1):
        if wrong(text[:length]):
            return None
        if at_once(text[:length]):
            return text if length == len(text) else None
    return text + ENTER


class _Twin:
    """The same dialogue without a terminal."""

    def __init__(self, table: Table, home: Path) -> None:
        out = io.StringIO()
        env = Environment({"REFEREE_HOME": str(home), "LINES": "24"}, io.StringIO(), out, out)
        self.walker = _Walker()
        self.guide = Guide(env, table, self.walker, book_in_use(env.store.home))

    def wanted(self) -> Any:
        return self.guide.now.asked

    def pages(self) -> list[Step]:
        """What turns the pages before the question."""
        *before, _ = self.guide.talk.stage.pages(self.guide.task.asked, self.guide.prompt)
        self.guide.talk.stage.seen = True
        return [Step("pages", ENTER)] * len(before)

    def shortest(self, line: str, faces: bool) -> list[Step]:
        """The fewest keys for a line now, question by question; it is entered."""
        guide = self.guide
        _, words = _words(line)
        what = KINDS.get(words[0] if words else "", "other")
        turned = self.turn_to(line, what)
        keys = guide.task.keys
        ways = {typed: _pressed(keys.at_once, keys.wrong, typed) for typed in _ways(guide, line, faces)}
        best: tuple[str, list[Step]] | None = None
        for typed, first in sorted(ways.items(), key=lambda way: len(way[1] or "")):
            if first and (best is None or len(first) < _length(best[1])):
                steps = self.tried(typed, line, Step(what, first))
                best = (typed, steps) if steps and (best is None or _length(steps) < _length(best[1])) else best
        assert best is not None, f"cannot be typed: {line}"
        self.prepare(typed=best[0], line=line)
        assert guide.take(best[0]) is None, best
        return [*turned, *best[1]]

    def turn_to(self, line: str, what: str) -> list[Step]:
        """Ask for the answers of the player whose line it is, by the key for those who answer first; then, where they
        are many, for those to the demon in question."""
        name, words = _words(line)
        seats, option, pressed = matching(name, self.guide.table.players), " ".join(words[1:]), list[Step]()
        for _ in range(len(self.guide.table.players) + 1) if what in ("demon", "breach") else ():
            offers: Any = self.guide.task.keys.labels
            if any(([one.decision.seat], one.option) == (seats, option) for one in offers.values()):
                break
            asked_first = {key: one.decision for key, one in offers.items() if not one.option and key.isdecimal()}
            has_it = (key for key, one in asked_first.items() if [one.seat] == seats and option in one.options)
            key = next(has_it, next(iter(asked_first), None))
            if key is None:
                break
            pressed.append(Step(what, key, 0))
            assert self.guide.take(key) is None
        return pressed

    def prepare(self, typed: str, line: str) -> None:
        """Be ready for the questions that may come back: about walks, and which face is meant if a whole one begins
        it."""
        _, words = _words(line)
        card, cards, asked = words[:1] in (["start"], ["place"]), self.guide.table.game.cards(), self.guide.now.asked
        self.walker.walks, self.walker.pressed, self.walker.longer = words[3:] if card else [], [], ""
        if card and cards and asked:
            spelt = cards.complete_face(typed.split()[0], cards.group_of(asked, self.guide.now.state))
            self.walker.longer = words[1] if spelt else ""

    def tried(self, typed: str, line: str, first: Step) -> list[Step]:
        """What is pressed if that is typed for a line, question by question; nothing if it does not become the line."""
        guide = self.guide
        self.prepare(typed, line)
        settled = {*guide.talk.settled}
        try:
            entry = entry_for(guide.talk, guide.now, in_our_words(guide.now, typed))
            fits = guide.table.judge(entry).text == line
            return [first, *self.walker.pressed] if fits else []
        except (Refused, _Asked):
            return []
        finally:
            guide.talk.settled = settled


def _length(steps: Sequence[Step]) -> int:
    return sum(len(step.keys) for step in steps)


def _ways(guide: Guide, line: str, faces: bool) -> Iterator[str]:
    """What could be typed for a line; not all of it will be understood. Walks are left to the question about them."""
    yield line
    name, words = _words(line)
    seats = matching(name, guide.table.players)
    if not words or words[0] not in KINDS or not seats:
        return
    verb, *rest = words
    asked = guide.now.asked
    leads = [""] if asked and asked.seat == seats[0] else [f"{name[:length]} " for length in range(1, len(name) + 1)]
    leads = [lead for lead in leads if lead.count(" ") < 2]
    own = {key: offer for key, offer in guide.task.offers.items() if offer.decision.seat == seats[0]}
    keys = {offer.option: key for key, offer in own.items() if key.isascii() and key.isdecimal()}
    if verb in ("demon", "breach"):
        if " ".join(rest) in keys:
            yield keys[" ".join(rest)]
        yield from (lead + " ".join(rest) for lead in leads)
        return
    if verb == "creatures":
        yield from (lead + "".join(rest) for lead in leads)
        return
    face, *cell = rest[:2]
    bare = face.replace(":", "")
    cells = [cell, *([[keys[cell[0]]]] if cell and cell[0] in keys and leads == [""] else [])]
    for lead in leads:
        for card in (face, bare, bare.replace("row", "ro").replace("col", "c")) if faces else _starts(guide, face):
            for tail in cells:
                yield lead + " ".join([card, *tail])
                yield lead + "".join([card, *tail])  # after a letter the key needs no space


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


def set_up(table: Table, *, known: bool) -> list[Step]:
    """The keys at the menus of the start; a table that is known has only to agree to its names."""
    rules, keys = table.game.rules(), keys_of(table.game)
    header = rules.header_of(table.header.setup)
    sign = ", " if any(" " in name for name in table.players) else " "
    pressed = ["1", ENTER if known else sign.join(table.players) + ENTER]
    for key in asked_keys(table.game)[1:]:
        words = [*header.get(key, ())]
        numbers = [str(at) for at, one in enumerate(keys[key].choices, 1) if " ".join(one.words) in " ".join(words)]
        usual = keys[key].several or words == [keys[key].default]
        pressed.append("".join(numbers if keys[key].several or not usual else ()) + (ENTER if usual else ""))
    return [Step("setting up", one) for one in (*pressed, ENTER)]


def steps_of(
    table: Table, home: Path, *, faces: bool, as_recorded: bool = False, keep: bool = False
) -> tuple[list[Step], list[str]]:
    """What is pressed for a game, question by question, and the lines that it writes. The cards that the table learns
    from it are kept in its home on wish."""
    twin_home = home if keep else Path(tempfile.mkdtemp(dir=home.parent))
    if home.exists() and not keep:
        shutil.copytree(home, twin_home, dirs_exist_ok=True)
    header = table.header._replace(id="", started="")
    twin = _Twin(Table(header, type(table.play)(table.game, header.setup)), twin_home)
    steps = set_up(table, known=not faces)
    waiting, expected = entries_of(table), []
    while waiting:
        line = waiting.pop(0 if as_recorded else _next(waiting, twin))
        expected.append(line)
        steps += [*twin.pages(), *twin.shortest(line, faces)]
    assert twin.guide.table.snapshot() == table.snapshot(), "the game did not end where it should"
    return steps, expected


def counted(steps: Sequence[Step], seconds: Sequence[float] = ()) -> Figures:
    pressed: Counter[str] = Counter()
    number: Counter[str] = Counter()
    for step in steps:
        pressed[step.what] += len(step.keys)
        number[step.what] += step.entries * (CREATURES if step.what == "creature" else 1)
    return Figures(pressed, number, [*seconds])


def type_game(table: Table, home: Path, *, faces: bool, as_recorded: bool = False) -> Figures:
    """Type a game into a terminal, check what was written, and count."""
    steps, expected = steps_of(table, home, faces=faces, as_recorded=as_recorded)
    before = {*home.rglob("*.referee")}
    seconds: list[float] = []
    with Terminal(home, ["play"]) as terminal:
        terminal.until_question()
        by_itself = False
        for what, keys, _ in steps:
            if by_itself and keys == ENTER:
                time.sleep(HABIT)  # else it would belong to the key before it
            since, questions = time.perf_counter(), terminal.questions
            terminal.send(keys)
            terminal.wait_for_question(questions)
            if what != "setting up":
                seconds.append(time.perf_counter() - since)
            terminal.until_question(questions)
            by_itself = not keys.endswith(ENTER)
        terminal.send("quit" + ENTER)
        assert terminal.until_end() == 0
    record = Table.read(next(iter({*home.rglob("*.referee")} - before)))
    assert [line for line in record.lines if not line.startswith("ended ")] == expected, "not the expected record"
    assert record.snapshot() == table.snapshot(), "the game did not end where it should"
    return counted(steps, seconds)


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
    in_all = ("setting up", "pages", "walks", "game")
    for what in ("card", "creature", "demon", "breach", "start card", "other", *in_all):
        cells = [what if what not in in_all else f"{what}, in all"]
        for way, one in figures.items():
            limit = LIMITS[way].get(what)
            total = one.game if what == "game" else one.pressed[what]
            cells += [str(total) if what in in_all else f"{one.mean(what):.2f}", f"{limit:g}" if limit else ""]
        if any(one.number[what] or what in ("walks", "game") for one in figures.values()):
            rows.append("| " + " | ".join(cells) + " |")
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.keystrokes", description=__doc__.splitlines()[0])
    parser.add_argument("records", type=Path, nargs="*", default=[DEFAULT], metavar="RECORD")
    parser.add_argument("--as-recorded", action="store_true", help="type the entries in the order of the file")
    options = parser.parse_args()
    beyond = [_told(record, as_recorded=options.as_recorded) for record in options.records]
    sys.exit(any(beyond))


def _told(record: Path, *, as_recorded: bool) -> bool:
    """Print the figures of a game; whether one is beyond its limit."""
    figures = measure(record, as_recorded=as_recorded)
    print(f"{record.name}: " + ", ".join(f"{what} {count}" for what, count in figures["faces"].number.items() if count))
    print(report(figures))
    waited = statistics.median([*figures["faces"].seconds, *figures["learned"].seconds])
    python = start_of_python()
    print(f"From Enter to the next question: {waited * 1000:.0f} ms at the median;", end=" ")
    print(f"{waited / python:.1f} times `python -c pass` ({python * 1000:.0f} ms), at most 8 times.")
    return any(one.beyond(LIMITS[way]) for way, one in figures.items()) or waited > 8 * python


if __name__ == "__main__":
    main()
