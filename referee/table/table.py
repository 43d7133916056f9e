"""A table: the record of one game, what it stands for, and the one way to add to it."""

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from referee.engine.entries import is_shared
from referee.engine.game import BadValue, Game, State
from referee.engine.outcome import Outcome
from referee.engine.ruling import Decision, Event, Refused, refuse
from referee.engine.standings import Standing
from referee.games import GAMES, USUAL
from referee.notation import grammar
from referee.notation.names import find_player
from referee.notation.words import Quoted
from referee.record.atomic import create
from referee.record.file import Journal, load
from referee.record.seal import looks_sealed
from referee.table.header import Header, check_header, newest, read_setup, write_header
from referee.table.play import Play, seats_then
from referee.table.verify import Failure, Replay, replay

if TYPE_CHECKING:
    from referee.engine.card_parts import Listed

LONGEST_ENTRY = 10_000  # characters of a typed line, far within what a line of a record may have
_STRANGE = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")  # what no line of a record holds


class Ruling(NamedTuple):
    """What an accepted line did."""

    number: int
    text: str  # the canonical line, as it stands in the record
    before: State
    after: State
    events: Sequence[Event]
    repeat: bool  # it said what the referee had done by itself: nothing changed, nothing was written
    seats: Sequence[int | None] = ()  # where each player of now sat before it; None who was not there


class Unusable(Exception):
    """A record cannot be gone on with: its header, its seals or one of its entries is wrong."""

    def __init__(self, failure: Failure, file: str, game: str) -> None:
        super().__init__(failure.refusal.code, failure.line)
        self.failure = failure
        self.file = file
        self.game = game  # whose words say what is wrong


def _utc_now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class Table:
    """A game on the table, in memory or in a file. Use `new` or `open`."""

    def __init__(self, header: Header, play: Play, journal: Journal | None = None, lines: Sequence[str] = ()) -> None:
        self.header = header
        self.play = play
        self.lines = list(lines)  # of the record, without their seals
        self.clock: Callable[[], str] = _utc_now
        self.written = 0  # lines added to the record since it was opened
        self.listed: Listed | None = None  # the card list that a typed line is filled in from and held against
        self.lock: AbstractContextManager[object] = nullcontext()  # held for a change; threads share it
        self.heard: Callable[[Sequence[Ruling]], object] = lambda rulings: None  # told of whatever was added
        self._journal = journal
        self._pending: tuple[State, tuple[Decision, ...]] | None = None  # a position, and what is pending there

    @classmethod
    def new(
        cls,
        players: Sequence[str],
        order: Sequence[str] = (),
        *,
        game: str = USUAL,
        path: str | Path | None = None,
        id: str = "",
        started: str = "",
        notes: Sequence[str] = (),
        header: Mapping[str, Sequence[str]] | None = None,
    ) -> "Table":
        """A new game, written to `path` if there is one; further keys in `header` as words: `{"edition": ["ru"]}`.
        (`order` is one of them, and has a place of its own because it is needed so often.)

        :raises BadValue: if the header cannot be like that.
        :raises FileExistsError: if there is such a file already.
        """
        found = GAMES.get(game)
        if found is None:
            raise BadValue("game", "game")
        words: dict[str, Sequence[str]] = {"rules": [str(newest(found))]}
        words["players"] = [Quoted(name) for name in players]
        if order:
            words["order"] = tuple(order)
        words |= header or {}
        head = Header(found, read_setup(found, words), id, started, tuple(notes))
        check_header(head)
        if path is None:
            return cls(head, Play(found, head.setup))
        create(Path(path), write_header(head).encode())
        try:
            return cls.open(path)
        except BaseException:
            Path(path).unlink(missing_ok=True)  # nobody was told of it, and nothing is in it
            raise

    @classmethod
    def open(cls, path: str | Path, *, patience: float = 2.0) -> "Table":
        """The game in a file, held for writing.

        :raises Unusable: if the record is wrong somewhere.
        :raises InUse: if another referee holds it.
        :raises OSError: if it cannot be opened.
        """
        journal = Journal(Path(path), patience=patience)
        try:
            return cls.of(replay(journal.data, journal.record), journal, str(path))
        except BaseException:
            journal.close()
            raise

    @classmethod
    def read(cls, path: str | Path) -> "Table":
        """The game in a file as it stands, not to be written to.

        :raises Unusable: if the record is wrong somewhere.
        :raises OSError: if it cannot be read.
        """
        return cls.of(replay(load(Path(path))), None, str(path))

    @classmethod
    def from_bytes(cls, data: bytes) -> "Table":
        """:raises Unusable: if the record is wrong somewhere."""
        return cls.of(replay(data), None)

    @classmethod
    def of(cls, result: Replay, journal: Journal | None = None, file: str = "") -> "Table":
        """The table that a replayed record stands for.

        :raises Unusable: if the record is wrong somewhere.
        """
        if result.failure is not None:
            raise Unusable(result.failure, file, result.game)
        assert result.header is not None
        assert result.play is not None
        return cls(result.header, result.play, journal, [line.text for line in result.record.lines])

    @property
    def path(self) -> Path | None:
        """Where the record lies that is held for writing."""
        return self._journal.path if self._journal is not None else None

    @property
    def torn(self) -> bytes:
        """What an interruption left at the end of the record, as it was opened for writing."""
        return self._journal.record.torn if self._journal is not None else b""

    @property
    def locked(self) -> bool:
        """Whether nobody else can write to the record meanwhile; not every file system can promise that."""
        return self._journal is None or self._journal.locked

    @property
    def game(self) -> Game:
        return self.play.game

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def players(self) -> tuple[str, ...]:
        players: tuple[str, ...] = self.play.setup.players
        return players

    @property
    def pending(self) -> tuple[Decision, ...]:
        """What must be told or decided now, and by whom, in seat order; worked out once in each position."""
        state, known = self.state, self._pending
        if known is None or known[0] is not state:
            self._pending = known = state, self.game.rules().pending(state)
        return known[1]

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The projection before the end, the result after it; () in a game without points."""
        return self.game.rules().standings(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """Who won and who lost, and why; None before the end."""
        return self.game.rules().outcome(self.state)

    def legal(self, player: str | None) -> tuple[str, ...]:
        """What that player may choose from now: cells for a card, or the words of an answer; without a player,
        what a role or the whole table may choose.

        :raises Refused: unknown-player or ambiguous.
        """
        seat = None if player is None else find_player(player, self.players)
        return next((decision.options for decision in self.pending if decision.seat == seat), ())

    def snapshot(self) -> dict[str, Any]:
        """The position as plain data."""
        return self.game.view().snapshot(self.state)

    def overruled(self) -> list[int]:
        """The numbers of the table rulings in force."""
        return [step.number for step in self.play.steps if self.game.rules().is_table_ruling(step.entry)]

    def ruled_cells(self) -> frozenset[tuple[int | None, Any]]:
        """Seats (None for what is everybody's) and places that a table ruling in force has set, to be marked on the
        board."""
        if not self.overruled():
            return frozenset()
        rules = self.play.rules
        marks: set[tuple[int | None, Any]] = set()
        before = self.play.first
        for step in self.play.by_now():
            marks = {mark for mark in marks if rules.ruling_lasts(mark, before, step.state)}
            place = rules.ruled_place(step.entry) if rules.is_table_ruling(step.entry) else None
            if place is not None and rules.ruling_lasts((step.entry.player, place), step.state, step.state):
                marks.add((step.entry.player, place))
            before = step.state
        return frozenset(marks)

    def judge(self, line: str) -> Ruling:
        """What a line would do. Nothing is changed or written.

        :raises Refused: if it does not count.
        """
        return self.judge_on(self.play.fork(), line, typed=True)

    def do(self, line: str) -> Ruling:
        """Judge a line and add it to the record; it is safe there when this returns.

        :raises Refused: if it does not count; nothing is written then.
        :raises OSError: if it cannot be written; nothing has changed then.
        """
        return self.do_all([line], typed=True)[0]

    def do_all(self, lines: Sequence[str], *, typed: bool = False) -> list[Ruling]:
        """Judge lines one after the other and add them all at once, or none of them. Only what a person typed is held
        against a card list.

        :raises Refused: if one does not count.
        :raises OSError: if they cannot be written.
        """
        with self.lock:
            play = self.play.fork()
            rulings = [self.judge_on(play, line, typed=typed) for line in lines]
            texts = [ruling.text for ruling in rulings if not ruling.repeat]
            if self.state.phase != "over" and play.state.phase == "over":
                texts.append(self.judge_on(play, f"ended {self.clock()}").text)
            if self._journal is not None and texts:
                self._journal.append(texts, whole=len(lines) > 1)
                self.written += len(texts)
            self.play = play
            self.lines += texts
            self.heard(rulings)
        return rulings

    def judge_on(self, play: Play, line: str, *, typed: bool = False) -> Ruling:
        """Judge a line and enter it into a fork of this table's play; nothing is written.

        :raises Refused: if it does not count; the fork has not changed then.
        """
        if len(line) > LONGEST_ENTRY:
            refuse(
                "not-understood", "record", "not-understood.long", line=line[:40] + "…", column=40, limit=LONGEST_ENTRY
            )
        if strange := _STRANGE.search(line):
            refuse("not-understood", "record", "not-understood.control", line=line, column=strange.start())
        if looks_sealed(line):
            refuse("not-understood", "record", "not-understood.seal", line=line, column=len(line.rstrip()) - 9)
        entry = play.parse(line)
        if entry is None:
            refuse("not-understood", "record", "not-understood.entry", line=line, column=0)
        if typed and self.listed is not None and not is_shared(entry):
            entry = self._by_list(play, entry, self.listed)
        before, players, sat = play.state, play.setup.players, play.who
        events: list[Event] = []
        step = play.enter(entry, events)
        text = grammar.write(step.entry, self.game, players, before)
        if step.repeat:  # it will not be written
            play.entries -= 1
            play.steps.pop()
        elif step.rules is not None:  # what is judged again later is what is written, not what was typed
            play.steps[-1] = step = step._replace(entry=play.parse(text))
        return Ruling(step.number, text, before, step.state, events, step.repeat, seats_then(sat, step.who))

    def _by_list(self, play: Play, entry: Any, listed: "Listed") -> Any:
        """The entry, filled in from the card list.

        :raises Refused: if it cannot be with these cards; or what the rules say, if they have a check that comes first.
        """
        overview = self.game.overview()
        if overview is None:
            return entry
        entry = overview.filled(entry, play.state, listed)
        try:
            overview.check(entry, play.state, play.by_now(), listed)
        except Refused as by_list:
            codes = self.game.rules().CODES
            try:
                play.fork().enter(entry)
            except Refused as by_rules:
                raise min(by_rules, by_list, key=lambda error: codes.index(error.refusal.code)) from None
            raise
        return entry

    def close(self) -> None:
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
