"""How many keys a game takes at the prompt: `python -m tests.games.vampire_nights.keystrokes [RECORD]`.

A recorded game is typed into the dialogue of `referee play`, each entry in the shortest way that is understood there,
Enter counted. What the referee wrote must be the recorded game.
"""

import argparse
import io
import tempfile
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

from referee import Refused, Table
from referee.cli.environment import Environment
from referee.guide.asker import Question
from referee.guide.session import Guide
from referee.guide.typed import entry_for
from referee.table.cards import EMPTY
from tests.places import ROOT
from tools.keystrokes import entries_of

DEFAULT = ROOT / "tests/games/vampire_nights/recorded" / "garden.referee"
MOST = {"turn": 5, "answer": 2, "loot": 2, "step out": 3, "entry": 5}
KINDS = {
    **dict.fromkeys(("move", "use", "pass", "claim", "skip"), "turn"),
    "reveal": "reveal",
    "guards": "guards",
    "first": "first",
    "answer": "answer",
    "loot": "loot",
    "show": "show",
}


class Nobody:
    """Answers no question: a line that raises one is not understood."""

    def ask(self, question: Question) -> str:
        raise EOFError

    def typed_ahead(self) -> bool:
        return False

    def forget_typed_ahead(self) -> None: ...


class Typed(NamedTuple):
    """An entry, what was typed for it and what was asked."""

    line: str
    keys: str
    prompt: str


def type_game(table: Table, home: Path) -> list[Typed]:
    """Type a game; what was typed for every entry."""
    out = io.StringIO()
    env = Environment({"REFEREE_HOME": str(home), "COLUMNS": "80", "LINES": "24"}, io.StringIO(), out, out)
    env.speak_of(table.game.id)
    header = table.header._replace(id="", started="")
    guide = Guide(env, Table(header, type(table.play)(table.game, header.setup)), Nobody(), EMPTY)
    typed = []
    lines = entries_of(table)
    for line in lines:
        keys, prompt = _shortest(guide, line), guide.prompt
        assert guide.take(keys) is None, keys
        typed.append(Typed(line, keys, prompt))
    assert [line for line in guide.table.lines if not line.startswith("ended ")] == lines
    return typed


def _shortest(guide: Guide, line: str) -> str:
    for typed in sorted({*_ways(guide, line)} - {""}, key=lambda one: (len(one), one)):
        try:
            if guide.table.judge(entry_for(guide.talk, guide.now, typed)).text == line:
                return typed
        except (Refused, EOFError):
            continue
    raise AssertionError(f"cannot be typed: {line}")


def _ways(guide: Guide, line: str) -> Iterator[str]:
    """What could be typed for a line; not all of it will be understood."""
    yield line
    if line[0] in "=!" or line.split()[0] in ("undo", "redo", "set", "note"):
        return
    name, verb, *rest = line.split()
    if verb == "first":
        yield from (name[:length] for length in range(1, len(name) + 1))
    yield from (key for key, offer in guide.now.offers.items() if offer.option == " ".join(rest) and key.isascii())
    if verb == "guards":
        bodies = [f"{''.join(rest[:2])} {item}".strip() for item in _starts(rest[2]) if len(rest) > 2]
    elif verb == "use":
        bodies = [" ".join(way) for way in product(_starts(rest[0]), *map(_starts, rest[1:]))] + _starts(rest[0])
    else:
        bodies = [" ".join(way) for way in product(*map(_starts, rest))]
        bodies += [f"p {body}".strip() for body in [*bodies, ""]] if verb == "pass" else []
        bodies += ["s", "c"] if verb in ("skip", "claim") else []
        bodies += ["".join(rest)] if verb == "reveal" else []
    for body in bodies:
        yield body
        yield from (f"{name[:length]} {body}" for length in range(1, len(name) + 1))


def _starts(word: str) -> list[str]:
    """The ways to type a word: its starts, and a step without its hyphen or without its beginning."""
    if "-" in word:
        return [word, word.replace("-", ""), word.split("-")[1]]
    return [word[:length] for length in range(1, len(word) + 1)] if word.isalpha() else [word]


def figures(typed: list[Typed]) -> dict[str, tuple[int, int]]:
    """Entries and keys, by kind; a line for what only ends a turn is none."""
    number: Counter[str] = Counter()
    keys: Counter[str] = Counter()
    for line, text, prompt in typed:
        verb = line.split()[1] if line[0] not in "=!" and len(line.split()) > 1 else ""
        kind = "step out" if prompt.endswith(", step> ") else KINDS.get(verb, "other")
        for what in (kind, "entry"):
            number[what] += 1
            keys[what] += len(text) + 1
    return {what: (number[what], keys[what]) for what in sorted(number, key=lambda one: one == "entry")}


def report(found: dict[str, tuple[int, int]]) -> str:
    """A table for a page of the documentation."""
    rows = ["| keys per | entries | mean | at most |", "|---|---|---|---|"]
    for what, (number, keys) in found.items():
        rows.append(f"| {what} | {number} | {keys / number:.2f} | {MOST.get(what, '')} |")
    return "\n".join(rows)


def measure(record: Path) -> dict[str, tuple[int, int]]:
    with tempfile.TemporaryDirectory() as folder:
        return figures(type_game(Table.read(record), Path(folder)))


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.games.vampire_nights.keystrokes", description=__doc__.splitlines()[0]
    )
    parser.add_argument("record", type=Path, nargs="?", default=DEFAULT)
    record = parser.parse_args().record
    print(record.name)
    print(report(measure(record)))


if __name__ == "__main__":
    main()
