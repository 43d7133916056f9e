"""How a game counts one player for `referee tally`, and who can be counted together."""

import re
from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, NoReturn, TypeVar

from referee.engine.lexicon import Lexicon
from referee.engine.ruling import Refused, refuse
from referee.notation.names import folded, is_name

Counted = TypeVar("Counted", bound=tuple[Any, ...])  # what is counted for one player, the name first
NUMBER = re.compile(r"[0-9]{1,4}", re.ASCII)
UNSAID = "-"  # stands for a field that a file leaves out


class Where(NamedTuple):
    """A place in a file, and the sentence for what does not fit there."""

    file: str
    number: int
    detail: str

    def misfit(self) -> NoReturn:
        refuse("not-understood", "scoring", self.detail, file=self.file, number=self.number)


class Form(NamedTuple, Generic[Counted]):
    """How a game counts one player."""

    fields: tuple[str, ...]  # besides the name, in the order in which they are typed
    needed: frozenset[str]  # of them, those that a file cannot leave out
    columns: Lexicon  # the fields and `player`, as they may be called
    read_line: Callable[[str], Counted]  # what was typed for a player
    read_words: Callable[[str, list[str], Where], Counted]  # the same from a file: the name, then the fields' words
    players: range  # how many can play
    rule: str  # that says so

    def names(self, players: Sequence[str]) -> list[str]:
        """The players' names, if every line makes sense in this game; else none."""
        try:
            return [str(self.read_line(line)[0]) for line in players]
        except Refused:
            return []


def check_players(form: Form[Any], names: Sequence[str]) -> None:
    """:raises Refused: unless each has a name of their own, and so many can play."""
    fine = all(map(is_name, names)) and len({folded(name) for name in names}) == len(names)
    if not fine or len(names) not in form.players:
        refuse("not-understood", form.rule, "not-understood.tally-names", names=tuple(names))
