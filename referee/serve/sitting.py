"""One table that many share: the typist and the phones enter into the same record, one after the other.

Whatever is answered with `ok` is in the record, on the disk. An entry has an id that the phone made, so that one that
is sent again, because the answer was lost, counts once.
"""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import RLock
from types import TracebackType
from typing import Any, Final, NamedTuple

from referee.engine.ruling import Refusal, Refused
from referee.engine.usual_parts import telling_of
from referee.notation.foreign import in_notation
from referee.record.atomic import Unconfirmed
from referee.record.file import Changed, Unwritten
from referee.say import Voice, clean
from referee.say.tell import event_line
from referee.serve.mine import Needed, NotInForce, entry_in_force, lines_without
from referee.serve.rights import Who, forbidden, may_take_back
from referee.serve.seats import Seats, game_mark
from referee.serve.sent import LONGEST_ID, Entered, Sent
from referee.serve.sent import SUFFIX as SENT
from referee.show.entry import entry_words
from referee.show.ledger import change_texts
from referee.show.options import legal_said
from referee.show.refusal import refusal_lines
from referee.table.ledger import changes
from referee.table.play import moves
from referee.table.table import Ruling, Table

WIDE: Final = 10_000  # columns: the phone wraps by itself
NO_RIGHT, UNWRITTEN, CLOSED = "no-right", "unwritten", "closed"


class Answer(NamedTuple):
    """What a phone is told of what it sent."""

    ok: bool
    number: int | None  # of the entry
    text: str  # as it is in the record
    said: tuple[str, ...]
    code: str | None = None

    def data(self) -> dict[str, Any]:
        if self.ok:
            return {"ok": True, "number": self.number, "text": self.text, "said": list(self.said)}
        return {"ok": False, "code": self.code, "said": list(self.said)}


class Turns:
    """A lock that tells when something has changed, once it is open again. It may be taken again while it is held."""

    def __init__(self, told: Callable[[], object]) -> None:
        self._lock = RLock()
        self._depth = 0
        self._told = told
        self.changed = False  # set by whoever holds it

    def __enter__(self) -> None:
        self.take()

    def take(self, *, wait: bool = True) -> bool:
        """Hold it; without waiting only if nobody else does. Whether it is held."""
        held = self._lock.acquire(blocking=wait)
        if held:
            self._depth += 1
        return held

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.give_back()

    def give_back(self) -> None:
        self._depth -= 1
        tell = self.changed and not self._depth
        if tell:
            self.changed = False
        self._lock.release()
        if tell:
            self._told()


class Sitting:
    """A shared table. Everything may be called from any thread; what must stay together is done `with sitting.lock`."""

    def __init__(self, table: Table, name: str, seats: Seats) -> None:
        self.table = table
        self.name = name
        self.seats = seats
        self.version = 0  # grows with every change that somebody may want to see
        self.lock = Turns(self._tell)
        self.closed = False
        self._players = table.players
        self._listeners: list[Callable[[], object]] = []
        self._sent: Sent[Answer] = Sent(
            _beside(table.path),
            game_mark(table),
            table.lines,
            lambda entered: Answer(True, entered.number, entered.text, (clean(entered.text),)),
        )
        table.lock = self.lock
        table.heard = lambda rulings: self._changed()  # what the typist enters, too
        seats.changed = self._seats_changed

    def enter(self, who: Who, line: str, id: str, voice: Voice) -> Answer:
        """Judge what somebody sent and add it to the record; it is safe there if the answer is `ok`."""
        with self.lock:
            table = self.table
            line = in_notation(line.replace("\t", " "), table.game.foreign(), table.players)

            def allowed() -> str:
                entry = table.play.parse(line)
                return forbidden(who, entry, table) if entry is not None else ""

            def do(key: str) -> Ruling:
                ruling = table.judge(line)
                if not ruling.repeat:
                    self._sent.note(key, Entered(ruling.number, ruling.text))
                return table.do(line)

            return self._once(who, id, voice, allowed, do)

    def undo_mine(self, who: Who, number: int, id: str, voice: Voice) -> Answer:
        """Take back one entry, wherever it stands, and nothing else."""
        with self.lock:
            table = self.table

            def allowed() -> str:
                return may_take_back(who, entry_in_force(table, number).entry, table)

            def do(key: str) -> Ruling:
                lines = lines_without(table, number)
                self._sent.note(key, Entered(table.play.entries + 1, lines[0]))
                return table.do_all(lines)[0]

            return self._once(who, id, voice, allowed, do)

    def listen(self, callback: Callable[[], object]) -> Callable[[], None]:
        """Call it after every change, outside the lock and in whatever thread made it; one that fails is not called
        again. Returns what ends it."""
        self._listeners.append(callback)

        def stop() -> None:
            with suppress(ValueError):
                self._listeners.remove(callback)

        return stop

    @property
    def heard(self) -> bool:
        """Whether anybody listens."""
        return bool(self._listeners)

    def close(self) -> None:
        """Nothing is entered any more; what is being written is waited for."""
        with self.lock:
            self.closed = self.lock.changed = True  # who listens hears of it
            self._sent.close()

    def _once(self, who: Who, id: str, voice: Voice, allowed: Callable[[], str], do: Callable[[str], Ruling]) -> Answer:
        """The answer to what has that id: the same again if it was sent before. Under the lock, so that whoever sends
        it again while it is still being written waits for its answer."""
        table, key = self.table, f"{who.kind} {who.seat} {id}"
        if self.closed:
            return _no(CLOSED, voice("serve.closed"))
        if not 1 <= len(id) <= LONGEST_ID:
            return _no("not-understood", voice("serve.bad-id", most=LONGEST_ID))
        if (before := self._sent.answer(key)) is not None:
            return before
        try:
            if why := allowed():
                return _no(NO_RIGHT, voice(why, player=_own_name(who, table)))
            ruling = do(key)
            answer = Answer(True, None if ruling.repeat else ruling.number, ruling.text, _said(voice, table, ruling))
        except Refused as error:
            answer = _no(error.refusal.code, *_refused(voice, table, error.refusal))
        except NotInForce:
            answer = _no("nothing-to-undo", voice("serve.undo.gone"))
        except Needed as error:
            why_not = _refused(voice, table, error.refused.refusal) if error.refused is not None else ()
            answer = _no("needed", voice("serve.undo.needed", number=error.number), *why_not)
        except Unwritten as error:  # a full disk, say: sent again, it is tried again
            return _no(UNWRITTEN, voice("serve.unwritten", reason=error))
        except (Changed, Unconfirmed):  # nobody knows any more what the record holds: it must be read again
            self.closed = True
            return _no(CLOSED, voice("serve.lost"))
        self._sent.keep(key, answer)
        return answer

    def _changed(self) -> None:
        """Something is different; under the lock."""
        self.version += 1
        self.lock.changed = True
        if self.table.players != self._players:
            self.seats.follow(moves(self._players, self.table.players), len(self.table.players))
            self._players = self.table.players

    def _seats_changed(self) -> None:
        with self.lock:
            self._changed()

    def _tell(self) -> None:
        for callback in [*self._listeners]:
            try:
                callback()
            except Exception:  # whoever listens badly must not spoil the answer to somebody else
                with suppress(ValueError):
                    self._listeners.remove(callback)


def _beside(record: Path | None) -> Path | None:
    return None if record is None else record.with_suffix(SENT)


def _no(code: str, *said: str) -> Answer:
    return Answer(False, None, "", said, code)


def _own_name(who: Who, table: Table) -> str:
    return table.players[who.seat] if who.seat is not None and who.seat < len(table.players) else ""


def _said(voice: Voice, table: Table, ruling: Ruling) -> tuple[str, ...]:
    """The line, what happened, and what changed."""
    players = ruling.after.setup.players
    if ruling.repeat:
        return (voice("repeated", text=ruling.text),)
    told = (event_line(voice, event, players) for event in telling_of(table.game).told(ruling.events))
    changed = changes(table.game, ruling.before, ruling.after, ruling.seats)
    return (
        clean(entry_words(voice, table.game, ruling.text, ruling.before.setup.players)),
        *filter(None, told),
        *change_texts(voice, changed, players),
    )


def _refused(voice: Voice, table: Table, refusal: Refusal) -> tuple[str, ...]:
    legal = legal_said(voice, table.game, table.state, refusal.legal)
    lines = refusal_lines(voice, refusal, WIDE, legal)
    if "column" in refusal.params:  # the line with its caret, which needs letters of equal width
        del lines[1:3]
    return tuple(line.strip() for line in lines)
