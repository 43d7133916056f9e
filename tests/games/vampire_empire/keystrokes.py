"""How many keys a game takes at the prompt: `python -m tests.games.vampire_empire.keystrokes [RECORD]`.

A recorded game is typed into the dialogue of `referee play`, each entry in the shortest way that is understood there,
Enter counted where it is pressed. What the referee wrote must be the recorded game.
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
from referee.games.vampire_empire.rules.castle import in_castle
from referee.games.vampire_empire.rules.characters import CHARACTERS
from referee.guide.session import Guide
from referee.guide.typed import entry_for
from referee.table.cards import EMPTY
from tests.games.vampire_nights.keystrokes import Nobody
from tests.places import ROOT
from tools.keystrokes import entries_of

RECORDED = ROOT / "tests/games/vampire_empire/recorded"
RECORDS = sorted(path.stem for path in RECORDED.glob("*.referee"))
DEFAULT = RECORDED / "all-humans-fall.referee"
FIGHT = ("attack", "defend", "answer", "enter")
MOST = {
    "attack": 8.5,
    "draw": 3,
    "defend": 5.5,
    "enter": 1,
    "answer": 1,
    "fight": 17,
    "entry": 6.5,
}  # keys, at the mean


class Typed(NamedTuple):
    """An entry, what was typed for it ("" for Enter alone), and whether a key answered without Enter."""

    line: str
    keys: str
    at_once: bool = False

    @property
    def presses(self) -> int:
        return len(self.keys) + (not self.at_once)

    @property
    def verb(self) -> str:
        first, *rest = self.line.split()
        return first if first in ("castle", "enter") or first[0] in "!=" else rest[0]


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
        keys = _shortest(guide, line)
        typed.append(Typed(line, keys, guide.task.keys.at_once(keys)))
        assert guide.take(keys or guide.usual) is None, (line, keys)
    assert [line for line in guide.table.lines if not line.startswith("ended ")] == lines
    return typed


def _shortest(guide: Guide, line: str) -> str:
    if guide.usual == line:
        return ""
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
    if line[0] in "=!":
        return
    words = line.split()
    name, rest = ("", words) if words[0] in ("castle", "enter") else (words[0], words[1:])
    verb, *rest = rest
    yield from (key for key, offer in guide.now.offers.items() if offer.option == " ".join(rest) and key.isascii())
    there = in_castle(guide.table.state)
    letter = "" if verb == "show" else verb[0]
    for way in product(*(_short(word, there, verb) for word in rest)) if len(rest) < 5 else [_placed(rest, there)]:
        for body in (" ".join(way), "".join(way)):
            yield body
            for lead in (f"{letter}{body}", f"{letter} {body}"):
                yield lead.strip()
                yield f"{name[:1]} {lead}".strip()


def _short(word: str, there: tuple[str, ...], verb: str) -> list[str]:
    """The ways to type a word: a place, a number, the starts of a name or of a pile."""
    if word in CHARACTERS:
        place = [str(there.index(word) + 1)] if word in there else []
        number = [str(CHARACTERS.index(word) + 1)] if verb == "castle" else []
        return [*place, *number, *(word[:length] for length in (1, 2, 3))]
    return [word[:1], word] if word in ("moat", "cellar") else [word]


def _placed(words: list[str], there: tuple[str, ...]) -> list[str]:
    return [str(there.index(word) + 1) if word in there else word for word in words]


def figures(typed: list[Typed]) -> dict[str, tuple[int, int]]:
    """How many, and the keys in all: by verb, of all entries, and of fights, which go from an attack to who comes."""
    number: Counter[str] = Counter()
    keys: Counter[str] = Counter()
    for one in typed:
        for what in (one.verb, *(["fight"] if one.verb in FIGHT else []), "entry"):
            number[what] += 1
            keys[what] += one.presses
    number["fight"] = sum(one.verb == "attack" and one.line.split()[2] in CHARACTERS for one in typed)
    order = sorted(number, key=lambda what: (what == "entry", what == "fight", -number[what]))
    return {what: (number[what], keys[what]) for what in order if number[what]}


def report(found: dict[str, tuple[int, int]]) -> str:
    """A table for a page of the documentation."""
    rows = ["| keys per | number | mean | at most |", "|---|---|---|---|"]
    for what, (number, keys) in found.items():
        rows.append(f"| {what} | {number} | {keys / number:.2f} | {MOST.get(what, '')} |")
    return "\n".join([*rows, f"| game, in all | 1 | {found['entry'][1]} | |"])


def measure(record: Path) -> dict[str, tuple[int, int]]:
    with tempfile.TemporaryDirectory() as folder:
        return figures(type_game(Table.read(record), Path(folder)))


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.games.vampire_empire.keystrokes", description=__doc__.splitlines()[0]
    )
    parser.add_argument("record", nargs="?", type=Path, default=DEFAULT)
    record = parser.parse_args().record
    print(record.name)
    print(report(measure(record)))


if __name__ == "__main__":
    main()
