"""The tables of one process: the one that the terminal plays, and those that somebody opened in the lobby."""

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path
from threading import Lock
from typing import Any, Final, NamedTuple
from urllib.parse import quote

from referee.record.atomic import InUse
from referee.record.file import load
from referee.say import Voice
from referee.serve.seats import SUFFIX, Seats, game_mark, seats_of
from referee.serve.sitting import Sitting
from referee.show.ruling import stand
from referee.table.card_lists import learn_at_phase_end
from referee.table.kept_facts import learn_facts
from referee.table.store import BadName, LeadsOut, NoSuchGame, Store
from referee.table.table import Ruling, Table, Unusable

MOST_OPEN: Final = 40  # tables at once
MOST_LISTED: Final = 50  # the latest games of this machine
_LEARNING = Lock()  # one table after the other: a list that is being saved is not waited for


class AlreadyOpen(Exception):
    """Somebody else has already opened that table, and is its host."""


class Full(Exception):
    """Too many tables are open already."""


class Seen(NamedTuple):
    """A record as it was read for the lobby."""

    changed: tuple[int, int]  # when, and how large it was
    table: Table


class GoneOn(NamedTuple):
    """A table whose game is over, and which plays another one."""

    id: str  # of the game that is over
    seats: Seats
    name: str  # of the next


class Hall:
    """The shared tables, by name. Everything may be called from any thread."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.sittings: dict[str, Sitting] = {}
        self._opened: set[str] = set()  # those of the lobby, which are closed with it
        self._lock = Lock()
        self._seen: dict[str, Seen] = {}
        self._reading = Lock()  # of what is seen; for one record at a time
        self._gone_on: dict[str, GoneOn] = {}
        self._closed = False
        self._reserved = ""  # the game that the terminal turns to

    def add(self, sitting: Sitting) -> None:
        """Share a table that belongs to somebody else."""
        with self._lock:
            self._gone_on.pop(sitting.name, None)
            self.sittings[sitting.name] = sitting

    def go_on(self, over: Sitting, sitting: Sitting) -> None:
        """The game of a table is over, and it plays this one: its phones come along, if a player does."""
        with self._lock:
            over = self.sittings.get(over.name, over)  # its phones may have brought it back meanwhile
            old, new = over.table.players, sitting.table.players
            seats = [new.index(name) if name in new else None for name in old]
            if over.table.outcome is None or {*seats} == {None}:
                return
            sitting.seats.welcome(over.seats, seats)
            self._gone_on[over.name] = GoneOn(over.table.header.id, over.seats, sitting.name)
            self._close(over.name)

    def gone_on(self, name: str, token: Callable[[str, str], str]) -> tuple[Sitting, str] | None:
        """Where a phone of a table that plays another game belongs now, and the token that counts there. `token` tells
        which one it shows for the game with that id and name."""
        shown = ""
        while name not in self.sittings and (found := self._gone_on.get(name)) is not None:
            shown, name = token(found.id, name) or shown, found.name
        sitting = self.sittings.get(name)
        return (sitting, shown) if sitting is not None and shown and sitting.seats.who(shown) else None

    def drop(self, sitting: Sitting) -> None:
        """Stop sharing that table, if it still is."""
        with self._lock:
            if self.sittings.get(sitting.name) is sitting:
                self._close(sitting.name)

    def let_go(self, name: str) -> None:
        """Close a table that the lobby opened, and stop sharing that name: the terminal turns to it."""
        with self._lock:
            self._reserved = name
            self._close(name)

    def get(self, name: str) -> Sitting | None:
        return self.sittings.get(name)

    def open(self, name: str) -> Sitting:
        """Share a game of this machine; whoever opens it is its host.

        :raises AlreadyOpen, Full:
        :raises NoSuchGame, BadName, LeadsOut: if there is no game of that name that may be opened.
        :raises InUse: if another referee holds it.
        :raises Unusable: if its record is wrong somewhere.
        :raises OSError: if it cannot be opened.
        """
        with self._lock:
            path = self.store.path(name)
            if path.stem in self.sittings or path.stem == self._reserved:
                raise AlreadyOpen(path.stem)
            sitting = self._open(path)
            sitting.seats.forget_hosts()
            return sitting

    def back(self, name: str, token: str) -> Sitting | None:
        """The table that was shared before the server was started again, for a phone that belongs to it; None for
        any other, or if it cannot be opened."""
        with self._lock:
            if (found := self.sittings.get(name)) is not None:
                return found if found.seats.who(token) is not None else None
            if (next_game := self._gone_on.get(name)) is not None and next_game.name in self.sittings:
                return None  # its phones are to go along
            try:
                path = self.store.path(name)
                if path.stem != name or name == self._reserved or not self._belongs(path, token):
                    return None
                return self._open(path)
            except (NoSuchGame, BadName, LeadsOut, Full, InUse, Unusable, OSError):
                return None

    def tables(self, voice: Voice) -> list[dict[str, Any]]:
        """What the lobby shows: the games of this machine, the latest first."""
        names = self.store.names()[:MOST_LISTED]
        names += [name for name in [*self.sittings] if name not in names]
        return [listed for name in names if (listed := self._listed(name, voice)) is not None]

    def close(self) -> None:
        """Nothing is entered any more; the tables of the lobby are closed."""
        with self._lock:
            self._closed = True
            for name, sitting in self.sittings.items():
                sitting.close()
                if name in self._opened:
                    sitting.table.close()

    def _open(self, path: Path) -> Sitting:
        if self._closed:
            raise Full
        self._make_room()
        table = Table.open(path, patience=0)
        try:
            sitting = Sitting(table, path.stem, seats_of(table))
        except BaseException:
            table.close()
            raise
        teach(self.store.home, sitting)
        self._opened.add(path.stem)
        self.sittings[path.stem] = sitting
        self._gone_on.pop(path.stem, None)
        return sitting

    def _close(self, name: str) -> None:
        """Stop sharing that name, and tell its phones; a table that the lobby opened is closed."""
        sitting = self.sittings.pop(name, None)
        if sitting is None:
            return
        sitting.close()
        if name in self._opened:
            self._opened.remove(name)
            sitting.table.close()

    def _make_room(self) -> None:
        """Close games that are over and that nobody looks at any more; whoever comes back to one opens it again.

        :raises Full: if that is not enough.
        """
        for name in [*self._opened]:
            sitting = self.sittings[name]
            if sitting.table.state.phase == "over" and not sitting.heard:
                self._close(name)
        if len(self.sittings) >= MOST_OPEN:
            raise Full

    def _belongs(self, path: Path, token: str) -> bool:
        """Whether the seats kept beside a record know a phone; the file is only read."""
        if not path.with_suffix(SUFFIX).is_file():
            return False
        table = self._read(path.stem, path)
        kept = Seats.kept(path.with_suffix(SUFFIX), len(table.players), game_mark(table))
        return kept is not None and kept.who(token) is not None

    def _listed(self, name: str, voice: Voice) -> dict[str, Any] | None:
        """One table of the lobby; None for a game that cannot be opened."""
        sitting = self.sittings.get(name)
        try:
            table = sitting.table if sitting is not None else self._read(name, self.store.path(name))
        except (NoSuchGame, BadName, LeadsOut, Unusable, OSError):
            return None
        words = voice if voice.game == table.game.id else Voice(voice.language, table.game.id)
        with sitting.lock if sitting is not None else nullcontext():
            return {
                "name": name,
                "called": words("sheet.game"),
                "players": [*table.players],
                "stand": stand(words, table),
                "over": table.state.phase == "over",
                "open": sitting is not None,
                "url": f"/t/{quote(name)}",
            }

    def _read(self, name: str, path: Path) -> Table:
        """The game as it stands, read again only if the file has changed."""
        with self._reading:
            found = path.stat()
            changed = found.st_mtime_ns, found.st_size
            seen = self._seen.get(name)
            if seen is None or seen.changed != changed:
                while len(self._seen) >= 2 * MOST_LISTED:
                    del self._seen[next(iter(self._seen))]
                self._seen[name] = seen = Seen(changed, Table.from_bytes(load(path)))
            return seen.table


def teach(home: Path, sitting: Sitting) -> None:
    """What is entered at a table without a terminal teaches the lists, as what is typed does."""
    table, pass_on = sitting.table, sitting.table.heard

    def hear(rulings: Sequence[Ruling]) -> None:
        pass_on(rulings)
        with _LEARNING:
            if table.game.facts() is not None:
                learn_facts(home, table.play, table.path)
            learn_at_phase_end(home, rulings[0].before, table.play, table.path)

    table.heard = hear
