"""How many keys a round and a first evening take at the prompt: `python -m tests.games.village_attacks.keystrokes`.

Entries are typed into the dialogue of `referee play` at 80×24, each in the shortest of the ways below that is
understood there. Enter counts where it is pressed, and so does every page that is turned before a question. What the
referee wrote must be these entries.
"""

import tempfile
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from referee import Table
from referee.guide.session import Guide
from referee.table.cards import EMPTY
from tests.games.typed import Nobody, Typed, type_line
from tests.games.village_attacks.sitting import BEFORE, FACTS, ROUND, THREE, at_table, environment

MOST: Final = 76  # keys for the sample round
FIRST_EVENING: Final = (*FACTS, "ready")
# The game, the players, the scenario, the monsters, house rules, agreed.
BEGINNING: Final = ("4", "Ana Ben Cleo\r", "01", "vbd\r", "\r", "\r")


class Shown(NamedTuple):
    """An entry as it was typed, and the pages that were turned before."""

    typed: Typed
    pages: int

    @property
    def presses(self) -> int:
        return self.typed.presses + self.pages


def type_all(table: Table, lines: Sequence[str], home: Path) -> list[Shown]:
    """Type these entries; what was typed for each."""
    guide, shown = Guide(environment(home), table, Nobody(), EMPTY), []
    before = len(table.lines)
    for line in lines:
        *pages, _ = guide.talk.stage.pages(guide.task.asked, guide.prompt)
        guide.talk.stage.seen = True
        shown.append(Shown(type_line(guide, line, ways), len(pages)))
    assert [*table.lines[before:]] == [*lines]
    return shown


def ways(guide: Guide, line: str) -> Iterator[str]:
    """What could be typed for a line; not all of it will be understood."""
    yield from (key for key, offer in guide.now.offers.items() if offer.option == line.split()[-1] and key.isdecimal())
    yield from _ways(line)


def _ways(line: str) -> Iterator[str]:
    first, *rest = words = line.split()
    yield line
    if first == "sheet":
        yield rest[1] + "".join(word.lstrip("drm") for word in rest[2:])
    own = rest[:1] if first in THREE else [first]
    after = rest[1:] if first in THREE else rest
    names = ["", *(first[:length] for length in (1, 2, 3))] if first in THREE else [""]
    for name, verb, way in product(names, ["", own[0][:1], own[0][:3]], product(*map(_short, after))):
        yield " ".join(filter(None, [name, verb, *way]))
    if len(words) > 2:
        yield " ".join(words[2:])


def _short(word: str) -> list[str]:
    """A zone by its start, figures without the number 1."""
    return [word, word[:1], word[:2], word.replace("1", "")]


def keys_of(shown: Sequence[Shown]) -> int:
    return sum(one.presses for one in shown)


def round_typed() -> list[Shown]:
    with tempfile.TemporaryDirectory() as folder:
        return type_all(at_table(*BEFORE), ROUND, Path(folder))


def first_evening() -> list[Shown]:
    with tempfile.TemporaryDirectory() as folder:
        return type_all(at_table(), FIRST_EVENING, Path(folder))


def main() -> None:
    sample, facts = round_typed(), first_evening()
    for one in (*facts, *sample):
        print(f"{one.presses:3}  {one.typed.keys or 'Enter':45} {one.typed.line}")
    begun = sum(map(len, BEGINNING))
    print(f"first evening: {begun} for the questions of a new game, {keys_of(facts)} for the facts")
    print(f"the sample round: {keys_of(sample)}, at most {MOST}")


if __name__ == "__main__":
    main()
