"""Who has which seat. A seat is a secret of one phone, not a name; only its hash is kept.

`NAME.seats` beside a record lets a server that was started again know its phones. Whatever is wrong with that file,
the evening goes on: then everybody chooses a seat once more.
"""

import json
import os
import re
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import sha256
from hmac import compare_digest
from pathlib import Path
from threading import RLock
from typing import Any, Final, NamedTuple, Self

from referee.record.atomic import replace
from referee.record.file import load
from referee.serve.rights import WATCHES, Who
from referee.table.header import write_header
from referee.table.table import Table

SUFFIX: Final = ".seats"
TOKEN_BYTES: Final = 16  # 128 bits: not to be guessed
MOST_HOSTS: Final = 4  # devices of the host: each start of the server may make one more
MOST_WATCHING: Final = 64  # phones that have no seat; the one that joined first makes room
LARGEST: Final = 64_000  # bytes of the file
_TOKEN = re.compile(r"[A-Za-z0-9_-]{22}")  # what so many bytes look like
_HASH = re.compile(r"[0-9a-f]{64}")


class Kept(NamedTuple):
    """What is known of a table's phones; hashes of their tokens."""

    code: str  # to join with; it hangs on the wall for everybody, so it is kept as it is
    seats: tuple[str, ...]  # "" where nobody sits
    hosts: tuple[str, ...] = ()  # devices; the latest is the last
    watching: tuple[str, ...] = ()


class Seats:
    """The phones of one table. Everything may be called from any thread."""

    def __init__(self, path: Path | None, game: str, kept: Kept) -> None:
        self.changed: Callable[[], object] = lambda: None  # told after a change
        self._path = path
        self._game = game
        self._kept = kept
        self._lock = RLock()

    @classmethod
    def load(cls, path: Path | None, number: int, game: str = "") -> Self:
        """The seats of that game, of `number` players, as the file has them; fresh ones if it has none for it."""
        found = cls.kept(path, number, game) if path is not None else None
        if found is not None:
            return found
        seats = cls(path, game, Kept(_token(), ("",) * number))
        seats._write()
        return seats

    @classmethod
    def kept(cls, path: Path, number: int, game: str) -> Self | None:
        """The seats that the file has for that game, if it has any; nothing is written."""
        kept = _read(path, number, game)
        return cls(path, game, kept) if kept is not None else None

    @property
    def join_code(self) -> str:
        return self._kept.code

    @property
    def taken(self) -> frozenset[int]:
        """The seats that have a phone."""
        return frozenset(seat for seat, one in enumerate(self._kept.seats) if one)

    def who(self, token: str) -> Who | None:
        """Whose token it is; None if it doesn't count, or no longer does."""
        return _who(self._kept, _hash(token)) if _TOKEN.fullmatch(token) else None

    def join(self, code: str, known: str = "") -> str | None:
        """The token of a phone that shows the code: the one that it has if that still counts, else a new one, which
        watches until it takes a seat. None for a wrong code."""
        with self._lock:
            if not compare_digest(code.encode(errors="replace"), self._kept.code.encode()):
                return None
            if self.who(known) is not None:
                return known
            token = _token()
            watching = (*self._kept.watching, _hash(token))[-MOST_WATCHING:]
            self._keep(self._kept._replace(watching=watching))
        return token

    def host(self) -> str:
        """A token for the host's device. An earlier one stays valid: after a restart its device must not lose it."""
        token = _token()
        with self._lock:
            self._keep(self._kept._replace(hosts=(*self._kept.hosts, _hash(token))[-MOST_HOSTS:]))
        self.changed()
        return token

    def forget_hosts(self) -> None:
        """Somebody else begins: whoever was the host becomes one of the others."""
        with self._lock:
            kept = self._kept
            others = tuple(one for one in kept.hosts if one not in kept.seats)
            self._keep(kept._replace(hosts=(), watching=(*kept.watching, *others)[-MOST_WATCHING:]))
        self.changed()

    def take(self, seat: int, token: str) -> bool:
        """Give a free seat to a phone that has joined; whatever seat it had is free then. Whether it has it now."""
        with self._lock:
            who, seats = self.who(token), self._kept.seats
            if who is None or not 0 <= seat < len(seats):
                return False
            if who.seat == seat:
                return True  # tapped twice
            if seats[seat]:
                return False
            one = _hash(token)
            taken = tuple(one if here == seat else "" if other == one else other for here, other in enumerate(seats))
            watching = tuple(other for other in self._kept.watching if other != one)
            self._keep(self._kept._replace(seats=taken, watching=watching))
        self.changed()
        return True

    def leave(self, token: str) -> None:
        """Give up the seat of that phone, which watches from now on."""
        with self._lock:
            who = self.who(token)
            if who is None or who.seat is None:
                return
            self._empty(who.seat)
        self.changed()

    def free(self, seat: int) -> bool:
        """Take the seat from whoever has it. Whether somebody had it."""
        with self._lock:
            if seat not in self.taken:
                return False
            self._empty(seat)
        self.changed()
        return True

    def new_code(self) -> str:
        """Another code to join with. Those who have a seat keep it; those who only watch must join again, since one of
        them may be the reason."""
        with self._lock:
            self._keep(self._kept._replace(code=_token(), watching=()))
        self.changed()
        return self.join_code

    def follow(self, moved: Sequence[int | None], number: int) -> None:
        """The players have changed seats: for each old seat the new one, None for a player who is gone."""
        with self._lock:
            seats, watching = [""] * number, self._kept.watching
            for one, seat in zip(self._kept.seats, moved, strict=True):
                if seat is not None:
                    seats[seat] = one
                elif one and one not in self._kept.hosts:
                    watching = (*watching, one)[-MOST_WATCHING:]
            self._keep(self._kept._replace(seats=tuple(seats), watching=watching))

    def welcome(self, before: "Seats", seats: Sequence[int | None]) -> None:
        """The phones of the game before: who plays again has their seat if it is free, the others watch. `seats` says
        for each of that game which one it is now. A host of that game isn't the host of this one."""
        with self._lock:
            kept, now = self._kept, list(self._kept.seats)
            known, watching = {*kept.seats, *kept.hosts, *kept.watching}, []
            for one, seat in [*zip(before._kept.seats, seats, strict=True), *((one, None) for one in before._others)]:
                if one in known:
                    continue
                if seat is None or now[seat]:
                    watching.append(one)
                else:
                    now[seat] = one
            self._keep(kept._replace(seats=tuple(now), watching=(*kept.watching, *watching)[-MOST_WATCHING:]))
        self.changed()

    @property
    def _others(self) -> list[str]:
        """The phones without a seat."""
        kept = self._kept
        return [one for one in (*kept.hosts, *kept.watching) if one not in kept.seats]

    def _empty(self, seat: int) -> None:
        kept = self._kept
        one = kept.seats[seat]
        seats = tuple("" if here == seat else other for here, other in enumerate(kept.seats))
        watching = kept.watching if one in kept.hosts else (*kept.watching, one)[-MOST_WATCHING:]
        self._keep(kept._replace(seats=seats, watching=watching))

    def _keep(self, kept: Kept) -> None:
        self._kept = kept
        self._write()

    def _write(self) -> None:
        """A full disk must not keep anybody from a seat: they would only have to choose it again after a restart."""
        if self._path is None:
            return
        data = {"schema": 1, "game": self._game, **self._kept._asdict()}
        with suppress(OSError):
            with suppress(FileExistsError):  # nobody else's to read, and what follows keeps that
                os.close(os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
            replace(self._path, json.dumps(data, indent=1).encode())


def seats_of(table: Table) -> Seats:
    """The seats at a table, kept beside its record if it has one."""
    path = table.path.with_suffix(SUFFIX) if table.path is not None else None
    return Seats.load(path, len(table.players), game_mark(table))


def game_mark(table: Table) -> str:
    """What tells this game from another that had the same name before."""
    return sha256(write_header(table.header).encode()).hexdigest()


def _token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def _who(kept: Kept, one: str) -> Who | None:
    """Each hash is compared, whichever fits: how long it takes tells nothing."""
    seats = [seat for seat, other in enumerate(kept.seats) if compare_digest(one, other or "-" * 64)]
    hosts = [other for other in kept.hosts if compare_digest(one, other)]
    watches = [other for other in kept.watching if compare_digest(one, other)]
    seat = seats[0] if seats else None
    if hosts:
        return Who("host", seat)
    return Who("seat", seat) if seats else WATCHES if watches else None


def _read(path: Path, number: int, game: str) -> Kept | None:
    """What the file says, if all of it makes sense and belongs to this game. Others can write to it."""
    try:
        data: Any = json.loads(load(path, LARGEST))
    except (OSError, ValueError, RecursionError):
        return None
    if not isinstance(data, dict) or data.keys() != {"schema", "game", *Kept._fields}:
        return None
    code, seats, hosts, watching = data["code"], data["seats"], data["hosts"], data["watching"]
    if type(data["schema"]) is not int or data["schema"] != 1 or data["game"] != game:
        return None
    if not isinstance(code, str) or not _TOKEN.fullmatch(code):
        return None
    if not all(isinstance(many, list) for many in (seats, hosts, watching)):
        return None
    if len(seats) != number or len(hosts) > MOST_HOSTS or len(watching) > MOST_WATCHING:
        return None
    if not all(isinstance(one, str) and (_HASH.fullmatch(one) or not one) for one in (*seats, *hosts, *watching)):
        return None
    seated = [one for one in seats if one]
    for phones in ([*seated, *watching], [*hosts, *watching]):  # each is known once; a host may have a seat
        if "" in phones or len({*phones}) < len(phones):
            return None
    return Kept(code, tuple(seats), tuple(hosts), tuple(watching))
