"""What lies before the players in the end, as it is typed or written in a small file."""

import re
from typing import Final, NamedTuple

from referee.cli.tallies import line_of, unquoted
from referee.cli.tally_form import NUMBER, Form, Where
from referee.engine.lexicon import lexicon
from referee.engine.ruling import refuse

COLUMNS: Final = lexicon(
    {
        "player": "name joueur joueuse nom игрок имя",
        "buildings": "bâtiments здания",
        "heroes": "héros герои",
        "creatures": "créatures монстры",
        "cards": "cartes карты",
    }
)
_LINE = re.compile(r"(.*?)[\s,;:=]+([0-9]{1,4})[\s,;]+([0-9]{1,4})[\s,;]+([0-9]{1,4})[\s,;]+([0-9]{1,4})", re.ASCII)


class Counted(NamedTuple):
    """One player: villagers on buildings and on heroes, creatures left, cards left."""

    name: str
    buildings: int
    heroes: int
    creatures: int
    cards: int

    def line(self) -> str:
        return line_of(self, self[1:], read_line)


FIELDS: Final = Counted._fields[1:]


def read_line(text: str) -> Counted:
    """`Ana 12 0 3 8`: a name, which may hold spaces or stand in quotes, and four numbers.

    :raises Refused: not-understood.
    """
    match = _LINE.fullmatch(text.strip())
    name = unquoted(match[1]) if match else ""
    if not match or not name:
        refuse("not-understood", "scoring", "not-understood.tally", line=text, column=_fault(text))
    return Counted(name, *map(int, match.groups()[1:]))


def _fault(text: str) -> int:
    """Where the line stops being a name and four numbers: the first of the last words that is none, or the end."""
    words = list(re.finditer(r"[^\s,;]+", text))
    wrong = [word for word in words[1:][-4:] if not NUMBER.fullmatch(word[0])]
    return wrong[-1].start() if wrong else len(text.rstrip())


def read_words(name: str, words: list[str], where: Where) -> Counted:
    """:raises Refused: not-understood."""
    if len(words) != len(FIELDS) or not all(map(NUMBER.fullmatch, words)):
        where.misfit()
    return Counted(name, *map(int, words))


FORM: Final[Form[Counted]] = Form(FIELDS, frozenset(FIELDS), COLUMNS, read_line, read_words, range(2, 6), "VV2")
names = FORM.names
