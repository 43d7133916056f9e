"""How many keys a game takes at the prompt: `python -m tests.games.vampire_empire.keystrokes [RECORD]`.

A recorded game is typed into the dialogue of `referee play`, each entry in the shortest way that is understood there,
Enter counted. What the referee wrote must be the recorded game.
"""

import argparse
import io
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from referee import Refused, Table
from referee.cli.environment import Environment
from referee.engine.parts import prompts_of
from referee.games.vampire_empire.rules.castle import in_castle
from referee.games.vampire_empire.rules.characters import CHARACTERS
from referee.guide.session import Guide
from referee.guide.typed import entry_for
from referee.table.cards import EMPTY
from tests.games.vampire_nights.keystrokes import Nobody
from tests.places import ROOT
from tools.keystrokes import entries_of

RECORDED = ROOT / "tests/games/vampire_empire/recorded"
DEFAULT = RECORDED / "all-humans-fall.referee"
FIGHT = ("attack", "defend", "answer", "enter")


class Typed(NamedTuple):
    """An entry, and what was typed for it; "" for Enter alone."""

    line: str
    keys: str

    @property
    def presses(self) -> int:
        return len(self.keys) + (not self.at_once)

    @property
    def at_once(self) -> bool:
        """A digit answers without Enter."""
        return self.keys.isdigit()


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
        assert guide.take(keys or guide.usual) is None, (line, keys)
        typed.append(Typed(line, keys))
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
    asked = guide.now.asked
    words = line.split()
    name, rest = ("", words) if words[0] in ("castle", "enter") else (words[0], words[1:])
    verb, *rest = rest
    options = prompts_of(guide.table.game).keyed(asked) if asked else False
    if options:
        yield from (key for key, offer in guide.now.offers.items() if offer.option == " ".join(rest) and key.isascii())
    there = in_castle(guide.table.state)
    short = [_short(word, there) for word in rest]
    places = [str(there.index(word) + 1) if word in there else word for word in rest]
    bodies = [" ".join(short), " ".join(places), "".join(places), "".join(rest)]
    if verb == "draw":
        bodies.append(" ".join(f"{pile[0]}{number}" for pile, number in zip(rest[::2], rest[1::2], strict=True)))
    for body in bodies:
        yield body
        for lead in (f"{verb[0]}{body}", f"{verb[0]} {body}"):
            yield lead.strip()
            yield f"{name[:1]} {lead}".strip()
    yield f"{name[:1]} {' '.join(['s', *rest])}"


def _short(word: str, there: tuple[str, ...]) -> str:
    return word[:2] if word in CHARACTERS and word not in ("mon", "mai", "lad", "lor") else word


def figures(typed: list[Typed]) -> dict[str, float]:
    """Keys of the whole game, and of a fight: all that is typed from an attack to who comes."""
    fights = sum(" attack " in one.line and len(one.line.split()) > 4 for one in typed)
    in_fights = sum(one.presses for one in typed if any(verb in one.line.split()[:2] for verb in FIGHT))
    return {
        "entries": len(typed),
        "keys": sum(one.presses for one in typed),
        "fights": fights,
        "keys a fight": round(in_fights / max(1, fights), 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("record", nargs="?", type=Path, default=DEFAULT)
    record = parser.parse_args().record
    with tempfile.TemporaryDirectory() as home:
        for what, number in figures(type_game(Table.read(record), Path(home))).items():
            print(f"{what:14} {number}")


if __name__ == "__main__":
    main()
