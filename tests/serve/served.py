"""A server over one game, and somebody who asks it; without a browser."""

import http.client
import json
import socket
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Self

from referee.serve.addresses import listening
from referee.serve.hall import Hall
from referee.serve.seats import seats_of
from referee.serve.server import Server
from referee.serve.sitting import Sitting
from referee.table.cards import EMPTY
from referee.table.store import Store
from referee.table.table import Table

ORDER = ("witches", "werewolves", "vampires")
PATIENCE = 10  # seconds
Body = bytes | list[bytes] | None  # a list is sent in pieces


class Reply:
    def __init__(self, status: int, headers: Mapping[str, str], body: bytes) -> None:
        self.status, self.headers, self.body = status, headers, body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Served:
    """A server with one game, `friday`, in this process."""

    def __init__(self, home: Path, *, watch_only: bool = False) -> None:
        self.store = Store(home)
        self.store.games.mkdir(parents=True, exist_ok=True)
        self.hall = Hall(self.store)
        path = self.store.games / "friday.referee"
        self.table = Table.open(path) if path.exists() else Table.new(("Ana", "Ben"), ORDER, path=path)
        self.sitting = Sitting(self.table, "friday", seats_of(self.table))
        self.hall.add(self.sitting)
        self.server = Server(self.hall, listening("127.0.0.1", 0), lambda sitting: EMPTY, watch_only=watch_only)
        self.server.start()
        self.own = f"127.0.0.1:{self.server.port}"

    def close(self) -> None:
        self.server.stop()
        self.hall.close()
        self.table.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *of_it: object) -> None:
        self.close()

    def ask(self, method: str, path: str, headers: Mapping[str, str], body: Body = None) -> Reply:
        with closing(http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)) as there:
            there.request(method, path, body, dict(headers))
            reply = there.getresponse()
            return Reply(reply.status, dict(reply.getheaders()), reply.read())

    @contextmanager
    def raw(self, said: bytes) -> Iterator[socket.socket]:
        """A connection on which this was said."""
        with closing(socket.create_connection(("127.0.0.1", self.server.port), timeout=PATIENCE)) as there:
            there.sendall(said)
            yield there

    def phone(self) -> "Phone":
        return Phone(self)


class Phone:
    """A browser that scans the code when it is made."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.cookie = ""
        reply = self.get(f"/j/{served.sitting.seats.join_code}")
        assert reply.status == 302, reply.status
        self.set_cookie = reply.headers["Set-Cookie"]
        self.cookie = self.set_cookie.partition(";")[0]

    def get(self, path: str, **headers: str) -> Reply:
        return self.served.ask("GET", path, {"Cookie": self.cookie, **headers})

    def post(self, path: str, said: dict[str, Any] | Body, **other: str) -> Reply:
        headers = {
            "Cookie": self.cookie,
            "Origin": f"http://{self.served.own}",
            "Content-Type": "application/json",
            **{name.replace("_", "-"): value for name, value in other.items()},
        }
        body = json.dumps(said).encode() if isinstance(said, dict) else said
        return self.served.ask("POST", path, {name: value for name, value in headers.items() if value}, body)

    def sit(self, seat: int) -> bool:
        return bool(self.post("/api/friday/seat", {"id": f"sit {seat}", "take": seat}).json["ok"])

    def enter(self, line: str, id: str = "") -> Reply:
        return self.post("/api/friday/enter", {"id": id or line, "line": line})

    def state(self, query: str = "") -> Any:
        return self.get(f"/api/friday/state?{query}").json

    @contextmanager
    def stream(self, query: str = "") -> Iterator["Listening"]:
        with closing(http.client.HTTPConnection("127.0.0.1", self.served.server.port, timeout=PATIENCE)) as there:
            there.request("GET", f"/api/friday/stream?{query}", headers={"Cookie": self.cookie})
            yield Listening(there.getresponse())


class Listening:
    """An open stream."""

    def __init__(self, reply: http.client.HTTPResponse) -> None:
        self.reply = reply

    @property
    def status(self) -> int:
        return self.reply.status

    def next(self) -> tuple[str, Any]:
        """The next event: its kind, and what it says; ("", None) at the end."""
        kind = ""
        while line := self.reply.readline().decode().rstrip("\n"):
            name, _, value = line.partition(": ")
            if name == "data":
                self.reply.readline()
                return kind, json.loads(value)
            kind = value
        return "", None

    def until(self, seen: Any) -> Any:
        """The first state of which that is true."""
        while True:
            kind, said = self.next()
            assert kind, "the stream has ended"
            if kind == "state" and seen(said):
                return said
