"""Entries typed into the dialogue of `referee play`, each in the shortest way that is understood there.

Enter counts where it is pressed. What the referee wrote must be these entries.
"""

import argparse
import io
import tempfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from referee import Refused, Table
from referee.cli.environment import Environment
from referee.guide.asker import Question
from referee.guide.session import Guide
from referee.guide.typed import entry_for, in_our_words
from referee.table.cards import EMPTY
from tools.keystrokes import entries_of

Ways = Callable[[Guide, str], Iterable[str]]  # what could be typed for a line; not all of it will be understood
Figures = dict[str, tuple[int, int]]  # how many of each, and the keys of all


class Nobody:
    """Answers no question: a line that raises one is not understood."""

    def ask(self, question: Question) -> str:
        raise EOFError

    def typed_ahead(self) -> bool:
        return False

    def forget_typed_ahead(self) -> None: ...


class Typed(NamedTuple):
    """An entry, what was asked, what was typed ("" for Enter alone), and whether a key answered without Enter."""

    line: str
    prompt: str
    keys: str
    at_once: bool

    @property
    def presses(self) -> int:
        return len(self.keys) + (not self.at_once)


def type_line(guide: Guide, line: str, ways: Ways) -> Typed:
    """Type an entry; a key counts as shorter than a word of one letter."""
    keys, at_once = _shortest(guide, line, ways), guide.task.keys.at_once
    typed = Typed(line, guide.prompt, keys, at_once(keys))
    assert guide.take(keys or guide.usual) is None, (line, keys)
    return typed


def _shortest(guide: Guide, line: str, ways: Ways) -> str:
    if guide.usual == line:
        return ""
    at_once = guide.task.keys.at_once
    for typed in sorted({*ways(guide, line)} - {""}, key=lambda one: (len(one) + (not at_once(one)), one)):
        try:
            if guide.table.judge(entry_for(guide.talk, guide.now, in_our_words(guide.now, typed))).text == line:
                return typed
        except (Refused, EOFError):
            continue
    raise AssertionError(f"cannot be typed: {line}")


def type_game(table: Table, home: Path, ways: Ways) -> list[Typed]:
    """Type a whole game again."""
    out = io.StringIO()
    env = Environment({"REFEREE_HOME": str(home), "COLUMNS": "80", "LINES": "24"}, io.StringIO(), out, out)
    env.speak_of(table.game.id)
    header = table.header._replace(id="", started="")
    guide = Guide(env, Table(header, type(table.play)(table.game, header.setup)), Nobody(), EMPTY)
    lines = entries_of(table)
    typed = [type_line(guide, line, ways) for line in lines]
    assert [line for line in guide.table.lines if not line.startswith("ended ")] == lines
    return typed


def measure(record: Path, ways: Ways, figures: Callable[[Sequence[Typed]], Figures]) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        return figures(type_game(Table.read(record), Path(folder), ways))


def report(found: Figures, most: dict[str, float]) -> str:
    """A table for a page of the documentation."""
    rows = ["| keys per | number | mean | at most |", "|---|---|---|---|"]
    for what, (number, keys) in found.items():
        rows.append(f"| {what} | {number} | {keys / number:.2f} | {most.get(what, '')} |")
    return "\n".join([*rows, f"| game, in all | 1 | {found['entry'][1]} | |"])


def main(game: str, default: Path, most: dict[str, float], measure: Callable[[Path], Figures]) -> None:
    parser = argparse.ArgumentParser(
        prog=f"python -m tests.games.{game}.keystrokes", description="How many keys a recorded game takes."
    )
    parser.add_argument("record", nargs="?", type=Path, default=default)
    record = parser.parse_args().record
    print(record.name)
    print(report(measure(record), most))
