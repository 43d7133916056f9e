"""Who is alive in the end, as it is typed or written in a small file: `Ana vampires 2`, `Ben humans 4`."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from referee.cli.tallies import line_of, unquoted
from referee.cli.tally_form import NUMBER, Form, Where
from referee.engine.lexicon import called, lexicon
from referee.engine.ruling import refuse

VAMPIRES, HUMANS = "vampires", "humans"
SIDES: Final = lexicon(
    {
        VAMPIRES: "vampire вампиры вампир вампира вампиров",
        HUMANS: "human humains humain humaine люди человек человека людей",
    }
)
COLUMNS: Final = lexicon(
    {
        "player": "name joueur joueuse nom игрок имя",
        "side": "role camp rôle сторона роль",
        "alive": "survivors vivants survivants живые выжившие",
    }
)
_LINE = re.compile(r"(.+?)[\s,;:=]+([^\s,;:=]+)[\s,;:=]+([^\s,;:=]+)")


class Survivors(NamedTuple):
    """One player: which side it was, and how many of it are alive."""

    name: str
    side: str
    alive: int

    def line(self) -> str:
        return line_of(self, [self.side, self.alive], read_line)


def read_line(text: str) -> Survivors:
    """A name, which may have spaces or be in quotes; the side and how many are alive, in either order.

    :raises Refused:
    """
    match = _LINE.fullmatch(text.strip())
    name = unquoted(match[1]) if match else ""
    found = _read(name, [match[2], match[3]]) if match and name else None
    if match is None or found is None:
        start = len(text) - len(text.lstrip()) + match.start(2) if match else len(text.rstrip())
        refuse("not-understood", "ending", "not-understood.tally", line=text, column=start)
    return found


def read_words(name: str, words: list[str], where: Where) -> Survivors:
    """:raises Refused:"""
    return _read(name, words) or where.misfit()


def _read(name: str, words: Sequence[str]) -> Survivors | None:
    sides = [side for word in words if (side := called(word, SIDES))]
    numbers = [int(word) for word in words if NUMBER.fullmatch(word)]
    if len(words) != 2 or len(sides) != 1 or len(numbers) != 1:
        return None
    return Survivors(name, sides[0], numbers[0])


FORM: Final[Form[Survivors]] = Form(
    ("side", "alive"), frozenset(("side", "alive")), COLUMNS, read_line, read_words, range(2, 3), "setup"
)
names = FORM.names
