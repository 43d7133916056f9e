"""The ledger: every entry with what it changed and the new value. Entries taken back stay, marked."""

from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as Numbers
from typing import Any, NamedTuple

from referee.engine.entries import Count, Ended, Note, Redo, Set, Undo, is_shared
from referee.engine.game import Game, State
from referee.engine.ruling import Event, Said
from referee.engine.usual_parts import telling_of
from referee.notation import grammar
from referee.table.header import Header
from referee.table.play import Play, Step, seats_then


class Change(NamedTuple):
    """A count that an entry changed."""

    seat: int | None  # None if it belongs to the whole table
    what: str
    change: int
    now: int


class Row(NamedTuple):
    number: int
    text: str  # canonical, whatever was typed
    changes: tuple[Change, ...]
    events: tuple[Event, ...]
    in_force: bool
    overruled: bool  # ruled by the table
    players: tuple[str, ...]
    results: tuple[Event, ...] = ()  # what the table had to do
    stand: Said = Said("")  # where the game stood before
    story: tuple[Event, ...] = ()  # what was done and what followed, as the game tells it


def ledger(header: Header, lines: Iterable[str]) -> list[Row]:
    """The rows of a record's lines, whose entries are all accepted, in file order."""
    return [row for row, _ in ledger_with_steps(header, lines)]


def ledger_with_steps(header: Header, lines: Iterable[str]) -> list[tuple[Row, Step]]:
    """Every row with the step that it tells of, in one go through the record."""
    kept = Ledger(header)
    kept.add(lines)
    return kept.rows()


class Ledger:
    """A ledger that grows with its record: what was told once is not told again."""

    def __init__(self, header: Header) -> None:
        self.play = Play(header.game, header.setup)
        self._rows: list[tuple[Row, Step]] = []

    def add(self, lines: Iterable[str]) -> None:
        """The next lines of the record, whose entries are all accepted."""
        for line in lines:
            entry = self.play.parse(line)
            if entry is not None:
                self._rows.append(self._row(entry))

    def rows(self, last: int = 0) -> list[tuple[Row, Step]]:
        """All, or so many of the last ones, as they are in force now."""
        kept = {step.number for step in self.play.steps}
        return [
            (row._replace(in_force=row.number in kept or not _can_be_undone(row.text)), step)
            for row, step in self._rows[-last:]
        ]

    def _row(self, entry: Any) -> tuple[Row, Step]:
        play, game = self.play, self.play.game
        telling = telling_of(game)
        before, sat, in_force = play.state, play.who, {step.number for step in play.steps}
        events: list[Event] = []
        step = play.enter(entry, events)
        text = grammar.write(step.entry, game, before.setup.players, before)
        if is_shared(entry):
            story = _shared_story(entry, before.setup.players, in_force ^ {one.number for one in play.steps})
        elif step.repeat:
            story = iter([Event("repeat", None, {"text": text})])
        else:
            story = iter(telling.story(before, step.state, entry, events))
        row = Row(
            step.number,
            text,
            changes(game, before, step.state, seats_then(sat, step.who)),
            tuple(events),
            True,
            not is_shared(entry) and play.rules.is_table_ruling(entry),
            step.state.setup.players,
            tuple(telling.results(before, step.state, events)) if events else (),
            Said(f"stand.{before.phase}", telling.stand_params(before)),
            tuple(story),
        )
        return row, step


def _shared_story(entry: Any, players: Sequence[str], numbers: Numbers[int]) -> Iterator[Event]:
    """What every game tells in the same way; `numbers` are the entries that were in force before or after, not both."""
    match entry:
        case Undo() | Redo():
            key = "undone" if isinstance(entry, Undo) else "redone"
            yield Event(key, None, {"entries": tuple(sorted(numbers))})
        case Count(player, what, number):
            who = Said("word.whole-table") if player is None else players[player]
            yield Event("deed.count", None, {"player": who, "what": what, "number": number})
        case Set(key, words):
            yield Event("set", None, {"key": key, "words": " ".join(words)})
        case Ended():
            yield Event("deed.ended", None, {})
        case Note(text):
            yield Event("deed.note", None, {"text": text})


def _can_be_undone(text: str) -> bool:
    return text.split(" ")[0] not in ("undo", "redo", "=", "note", "ended")


def changes(game: Game, before: State, after: State, seats: Sequence[int | None]) -> tuple[Change, ...]:
    """What changed in the counts of the table and of every player; `seats` are where each of them sat before, None who
    was not there."""
    whole = game.whole_table()
    of_all = [] if whole is None else [(one, whole.count(before, one), whole.count(after, one)) for one in whole.COUNTS]
    shared = [Change(None, what, now - then, now) for what, then, now in of_all if now != then]
    return *shared, *(
        Change(seat, what, now - then, now)
        for seat, old in enumerate(seats)
        if old is not None
        for what in game.words().COUNTS
        if (now := game.rules().count(after, seat, what)) != (then := game.rules().count(before, old, what))
    )
