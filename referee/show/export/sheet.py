"""A game as data for whoever prints or exports it: built once from a table, the same for every format."""

import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple

from referee.engine.entries import Count, Ended, Note, Redo, Set, Undo
from referee.engine.game import Game, State
from referee.engine.outcome import Outcome, by_standings
from referee.engine.ruling import Event, Said
from referee.engine.standings import ScoreLine, Standing, decided_by
from referee.engine.usual_parts import telling_of
from referee.engine.view import Board
from referee.notation import grammar
from referee.notation.words import remark_of, split_words
from referee.table.header import newest
from referee.table.ledger import Row, ledger_with_steps
from referee.table.play import Step, seats_then
from referee.table.table import Table

# A game has a few hundred entries, and a board with a few dozen cards after each.
MOST_ENTRIES: Final = 3_000
MOST_DRAWN: Final = 150_000  # cards on all boards
MOST_MOMENTS: Final = 2_000
SET: Final = "deed.set"  # a correction of the header
_DATE = re.compile(r"\d{4}-\d\d-\d\d(\W\d+)?", re.ASCII)  # what a game is called where nobody named it


class TooLong(Exception):
    """A game is longer, or its boards are larger, than what is written out entry by entry."""

    def __init__(self, what: str, number: int, most: int) -> None:
        super().__init__(what, number, most)
        self.what, self.number, self.most = what, number, most


class Moment(NamedTuple):
    """The points of every seat after an entry in force."""

    number: int
    round: int | None
    points: tuple[int, ...]


class Before(NamedTuple):
    """Where the game stood when an entry was made."""

    phase: str
    stand: Mapping[str, Any]  # what is said of it
    boards: tuple[Board, ...]


class Entry(NamedTuple):
    """A line of the record with what came of it."""

    row: Row
    remarks: tuple[str, ...]  # what the record remarks on it, before it or on its line
    phase: str
    round: int | None  # None where there is no such thing
    stand: Mapping[str, Any]  # what is said of where the game stands
    boards: tuple[Board, ...]
    points: tuple[int, ...]  # by seat, as the players sit now; () in a game without points
    before: Before
    deed: Said | None  # what was done, in words, where what came of it does not tell
    results: tuple[Event, ...]  # what the table had to do


class Sheet(NamedTuple):
    game: str
    header: dict[str, tuple[str, ...]]  # what the game's header says, as corrected
    rules: int
    id: str
    started: str
    ended: str
    notes: tuple[str, ...]
    players: tuple[str, ...]
    outcome: Outcome | None  # None before the end
    standings: tuple[Standing, ...]  # by rank; the projection before the end; () in a game without points
    tie_breaks: tuple[str, ...]
    accounts: tuple[tuple[ScoreLine, ...], ...]  # by seat
    roles: tuple[str, ...]  # by seat, what everybody turned out to be; () where there is no such thing
    boards: tuple[Board, ...]  # by seat
    course: tuple[Moment, ...]
    rulings: tuple[Row, ...]  # of the table, in force
    position: dict[str, Any]  # the game's own snapshot, for programs
    record: bytes  # the file itself, without a torn end
    entries: tuple[Entry, ...]  # empty where only the result is wanted
    untold: frozenset[tuple[str, int]] = frozenset()  # the tie-breaks that nobody told, with the seat
    name: str = ""  # what the players called the evening
    table: Table | None = None  # None if nobody followed the game

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def winners(self) -> tuple[str, ...]:
        return () if self.outcome is None else tuple(self.players[seat] for seat in self.outcome.winners)

    @property
    def decided_by(self) -> str:
        """The tie-break that told the winner from the next player; "" if there is none yet, or a shared victory."""
        return decided_by(self.standings, self.tie_breaks) if self.over else ""

    @property
    def minutes(self) -> int | None:
        """How long the game took, if both ends are known."""
        if not self.started or not self.ended:
            return None
        start, end = (datetime.fromisoformat(time) for time in (self.started, self.ended))
        return max(0, round((end - start).total_seconds() / 60))


def build(table: Table, record: bytes = b"", *, whole: bool = False, name: str = "") -> Sheet:
    """The sheet of a game, by its name unless that is only a date; with its entries if the whole game is wanted.

    :raises TooLong: if there are too many of them.
    """
    game, state, setup = table.game, table.state, table.play.setup
    entries = _entries(table) if whole else ()
    return Sheet(
        game=game.id,
        header=game.rules().header_of(setup),
        rules=setup.rules,
        id=table.header.id,
        started=table.header.started,
        ended=table.play.ended,
        notes=(*table.header.notes, *table.play.notes),
        players=table.players,
        outcome=table.outcome,
        standings=table.standings,
        tie_breaks=tuple(game.rules().TIE_BREAKS),
        accounts=tuple(game.rules().account(state, seat) for seat in range(len(table.players))),
        roles=game.view().roles(state),
        boards=tuple(game.view().boards(state, None, table.ruled_cells())),
        course=_course(table),
        rulings=_rulings(table),
        position={**table.snapshot(), "overruled": table.overruled()},
        record=record,
        entries=entries,
        name="" if _DATE.fullmatch(name) else name,
        table=table,
    )


def tallied(
    game: Game,
    players: Sequence[str],
    header: Mapping[str, tuple[str, ...]],
    accounts: Sequence[tuple[ScoreLine, ...]],
    standings: Sequence[Standing],
    *,
    roles: Sequence[str] = (),
    untold: frozenset[tuple[str, int]] = frozenset(),
    outcome: Outcome | None = None,
    position: Mapping[str, Any],
) -> Sheet:
    """The sheet of a game that nobody followed: its points, without boards, course and entries. It was won by the
    ranks, unless something else decided."""
    return Sheet(
        game=game.id,
        header={"players": tuple(players), **header},
        rules=newest(game),
        id="",
        started="",
        ended="",
        notes=(),
        players=tuple(players),
        outcome=outcome or by_standings(standings, ""),
        standings=tuple(standings),
        tie_breaks=tuple(game.rules().TIE_BREAKS),
        accounts=tuple(accounts),
        roles=tuple(roles),
        boards=(),
        course=(),
        rulings=(),
        position=dict(position),
        record=b"",
        entries=(),
        untold=untold,
    )


def chosen(steps: Sequence[Step]) -> list[int]:
    """Which entries are told of: all, or of a very long game some; the last is always among them."""
    return [*range(len(steps) - 1, -1, -1 - len(steps) // MOST_MOMENTS)][::-1]


def _course(table: Table) -> tuple[Moment, ...]:
    """Points over the entries in force."""
    if not table.standings:
        return ()
    steps, stretch = table.play.steps, table.game.view().stretch
    told = [steps[at] for at in chosen(steps)]
    return tuple(Moment(step.number, stretch(step.state), points_of(table, step)) for step in told)


def points_of(table: Table, step: Step) -> tuple[int, ...]:
    """The points after an entry by the seats of now: names and seats may have been corrected on the way."""
    points = {place.seat: place.keys[0] for place in table.game.rules().standings(step.state)}
    seats = seats_then(step.who, table.play.who) if points else ()
    return tuple(0 if seat is None else points[seat] for seat in seats)


def _rulings(table: Table) -> tuple[Row, ...]:
    """What the table ruled and is in force."""
    game = table.game
    return tuple(
        Row(
            step.number,
            grammar.write(step.entry, game, step.before.setup.players, step.before),
            (),
            tuple(step.events),
            True,
            True,
            step.state.setup.players,
        )
        for step in table.play.steps
        if step.before is not None and game.rules().is_table_ruling(step.entry)
    )


def _entries(table: Table) -> tuple[Entry, ...]:
    """Every entry with the position it led to."""
    if table.play.entries > MOST_ENTRIES:
        raise TooLong("entries", table.play.entries, MOST_ENTRIES)
    telling, view = telling_of(table.game), table.game.view()
    found: list[Entry] = []
    remarks: list[str] = []
    drawn = 0
    entries = iter(ledger_with_steps(table.header, table.lines))
    last = table.game.rules().begin(table.header.setup)
    before = Before(last.phase, telling.stand_params(last), tuple(view.boards(last)))
    for line in table.lines:
        if remark := remark_of(line):
            remarks.append(remark.lstrip("#").strip())
        if not split_words(line):
            continue
        row, step = next(entries)
        state = step.state
        boards = tuple(view.boards(state))
        drawn += sum(len(board.tiles) + len(board.zones) for board in boards)
        if drawn > MOST_DRAWN:
            raise TooLong("cards", drawn, MOST_DRAWN)
        stand, points = telling.stand_params(state), points_of(table, step)
        deed = _deed(table.game, last, row.text, step.repeat)
        results = tuple(telling.results(last, state, row.events)) if row.events else ()
        found.append(
            Entry(row, tuple(remarks), state.phase, view.stretch(state), stand, boards, points, before, deed, results)
        )
        remarks, last, before = [], state, Before(state.phase, stand, boards)
    return tuple(found)


def _deed(game: Game, state: State, text: str, repeat: bool) -> Said | None:
    """What an entry says, in words, where what came of it does not tell."""
    if repeat:
        return Said("deed.repeat")
    entry, players = grammar.parse(text, game, state.setup.players), state.setup.players
    match entry:
        case Undo():
            return Said("deed.undo") if entry.start is None else Said("deed.undo-from", {"start": entry.start})
        case Redo():
            return Said("deed.redo")
        case Count():
            who = Said("word.whole-table") if entry.player is None else players[entry.player]
            return Said("deed.count", {"player": who, "what": entry.what, "number": entry.number})
        case Set():
            return Said(SET, {"key": entry.key, "words": entry.words})
        case Note():
            return Said("deed.note", {"text": entry.text})
        case Ended():
            return Said("deed.ended")
    return telling_of(game).deed(state, entry)
