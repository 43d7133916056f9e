"""The log of one table as phones show it. It grows with its record, and every entry is put into words once for each
language."""

from typing import Final, NamedTuple

from referee.engine.entries import Ended
from referee.say import Voice
from referee.say.cards import NAMELESS, Names
from referee.serve.drawn import Data
from referee.show.done import done_texts
from referee.show.ledger import told_texts
from referee.table.header import Header
from referee.table.ledger import Ledger, Row
from referee.table.play import Step, seats_then
from referee.table.table import Table

LAST: Final = 40  # entries that are shown


class _Entry(NamedTuple):
    row: Row
    step: Step
    seat: int | None  # where whoever made it sits now; None for what isn't an entry of the game


class History:
    """The last entries, the latest at the end."""

    def __init__(self, header: Header) -> None:
        self._ledger = Ledger(header)
        self._lines = 0
        self._entries: list[_Entry] = []
        self._said: dict[tuple[str, int, bool], list[str]] = {}  # by language, number, and whether it is in force
        self._names: Names = NAMELESS

    def follow(self, table: Table, names: Names) -> None:
        """What was entered since; `names` is what cards are called."""
        self._ledger.add(table.lines[self._lines :])
        self._lines = len(table.lines)
        self._entries = [_Entry(row, step, _seat(table, step)) for row, step in self._ledger.rows(LAST)]
        first = self._entries[0].row.number if self._entries else 0
        self._said = {key: said for key, said in self._said.items() if key[1] >= first and names == self._names}
        self._names = names

    def told(self, voice: Voice, own: frozenset[int], *, is_host: bool) -> list[Data]:
        """For somebody with these seats."""
        return [
            {
                "n": row.number,
                "say": self._texts(voice, row),
                "mine": seat in own,
                "undone": not row.in_force,
                "undo": (seat in own or is_host) and row.in_force and step.rules is not None,
            }
            for row, step, seat in self._entries
        ]

    def last(self, voice: Voice) -> list[str]:
        """What the last entry was, and what is to be done at the table because of it."""
        rows = [row for row, step, _ in self._entries[-2:] if not isinstance(step.entry, Ended)]
        if not rows:
            return []
        row = rows[-1]
        first, *others = self._texts(voice, row) or [""]
        results = [*done_texts(voice, row.results, row.players, 0, self._names, "no")]
        return [first, *(text for text in results or others if text.rstrip(".") != first.rstrip("."))]

    def _texts(self, voice: Voice, row: Row) -> list[str]:
        key = voice.language, row.number, row.in_force
        if key not in self._said:
            self._said[key] = told_texts(voice, row, self._names)
        return self._said[key]


def _seat(table: Table, step: Step) -> int | None:
    if step.rules is None or step.entry.player is None:
        return None
    then = seats_then(step.who, table.play.who)
    return next((now for now, seat in enumerate(then) if seat == step.entry.player), None)
