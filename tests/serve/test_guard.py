"""Every attack of the table in docs/phones.md, once with its defence and once without: then it goes through. Those that
flood are in `test_flooding.py`."""

import logging
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from referee.serve import addresses, guard, routes, seats
from referee.serve.addresses import NoAddress, chosen
from referee.serve.house import House
from referee.serve.rights import Who
from referee.table.table import Table
from tests.serve.served import ORDER, Phone, Served

Off = Callable[..., None]
ENTER = {"id": "1", "line": "Ana start y111"}


@pytest.fixture
def off(monkeypatch: pytest.MonkeyPatch) -> Off:
    """Switches a check off."""
    return lambda name: monkeypatch.setattr(guard, name, lambda *what: None)


# Who asks from where


def test_a_foreign_name_for_our_address(served: Served, off: Off) -> None:
    def attack() -> int:
        return served.ask("GET", "/t/friday", {"Host": f"evil.example:{served.server.port}"}).status

    assert attack() == 421
    off("check_host")
    assert attack() == 200


@pytest.mark.parametrize(
    "host",
    [
        "",
        "127.0.0.1",
        "127.0.0.1:1",
        "127.1:{port}",
        "localhost:{port}",
        "[::1]:{port}",
        "[::ffff:127.0.0.1]:{port}",
        "127.0.0.1.:{port}",
        "127.0.0.1:0{port}",
        "127.0.0.1:{port}.evil.example",
        "evil.example@127.0.0.1:{port}",
        "127.0.0.1:{port},evil.example",
        "127.0.0.1:{port}\r\nHost: evil.example",
    ],
)
def test_only_the_exact_host(served: Served, host: str) -> None:
    with served.raw(f"GET / HTTP/1.1\r\nHost: {host.format(port=served.server.port)}\r\n\r\n".encode()) as there:
        assert there.recv(20).split()[1] in (b"421", b"400")


def test_a_foreign_page_posts(served: Served, phone: Phone, off: Off) -> None:
    def attack() -> int:
        return phone.post("/api/friday/enter", ENTER, Origin="http://evil.example").status

    assert attack() == 403
    assert "Ana start y111" not in served.table.lines
    off("check_origin")
    assert attack() == 200


@pytest.mark.parametrize("origin", ["", "null", "https://{own}", "http://127.0.0.1", "http://{own}/"])
def test_only_the_exact_origin(served: Served, phone: Phone, origin: str) -> None:
    assert phone.post("/api/friday/enter", ENTER, Origin=origin.format(own=served.own)).status == 403


def test_a_form_of_a_foreign_page(phone: Phone, off: Off) -> None:
    def attack() -> int:
        return phone.post("/api/friday/enter", ENTER, Content_Type="text/plain").status

    assert attack() == 415
    off("check_content_type")
    assert attack() == 200


# Strangers in the Wi-Fi


def test_somebody_without_a_token(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    def attack() -> int:
        return served.ask("GET", "/api/friday/state", {}).status

    assert attack() == 403
    assert served.ask("GET", "/api/tables", {}).status == 403
    assert served.ask("GET", "/api/nowhere/state", {}).status == 403  # as for a table that is there
    monkeypatch.setattr(House, "who", lambda self, sitting, token: Who("watch"))
    assert attack() == 200


def test_the_code_leaves_the_address(served: Served) -> None:
    code = served.sitting.seats.join_code
    reply = served.ask("GET", f"/j/{code}", {})
    assert (reply.status, reply.headers["Location"]) == (302, "/t/friday")
    assert code not in f"{reply.headers} {reply.body!r}"


def test_what_tells_tokens_apart_takes_the_same_time(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    code = served.sitting.seats.join_code
    assert served.ask("GET", f"/j/{code}", {}).status == 302
    phones = [served.phone() for _ in range(3)]
    assert phones[0].sit(0)
    phones[1].cookie = phones[1].get(f"/j/{served.sitting.seats.host()}").headers["Set-Cookie"].partition(";")[0]
    assert [phone.state()["me"]["kind"] for phone in phones] == ["seat", "host", "watch"]
    monkeypatch.setattr(seats, "compare_digest", lambda one, other: False)
    assert served.ask("GET", f"/j/{code}", {}).status == 403, "something else compares as well"
    assert [phone.get("/api/friday/state").status for phone in phones] == [403, 403, 403]


def test_trying_codes(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    def attack() -> int:
        for number in range(guard.TRIES):
            served.ask("GET", f"/j/guess-{number}", {})
        return served.ask("GET", f"/j/{served.sitting.seats.join_code}", {}).status

    monkeypatch.setattr(guard, "TRIES", 4)
    assert attack() == 429
    monkeypatch.setattr(guard.Tries, "check", lambda self, address: None)
    assert attack() == 302


@pytest.mark.parametrize("path", ["/api/friday/state", "/api/friday/stream", "/api/not-open/state", "/api/tables"])
def test_trying_cookies_counts_as_well(served: Served, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name = guard.cookie_name(served.table.header.id, "friday")
    monkeypatch.setattr(guard, "TRIES", 3)
    tried = [served.ask("GET", path, {"Cookie": f"{name}=guess{at}"}).status for at in range(4)]
    assert tried == [403, 403, 403, 429]


def test_an_old_cookie_that_asks_on_and_on_is_no_guess(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    name = guard.cookie_name(served.table.header.id, "friday")
    monkeypatch.setattr(guard, "TRIES", 3)
    for _ in range(6):
        assert served.ask("GET", "/api/friday/state", {"Cookie": f"{name}=of-last-week"}).status == 403
    assert served.ask("GET", f"/j/{served.sitting.seats.join_code}", {}).status == 302


def test_tries_are_forgotten_in_time() -> None:
    now = [0.0]
    tries = guard.Tries(lambda: now[0])
    for number in range(guard.TRIES):
        tries.check("192.168.1.9")
        tries.missed("192.168.1.9", str(number))
    with pytest.raises(guard.Shut, match="429"):
        tries.check("192.168.1.9")
    tries.check("192.168.1.10")
    now[0] = guard.TRIES_SECONDS + 1
    tries.check("192.168.1.9")


def test_the_memory_of_tries_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "ADDRESSES", 5)
    tries = guard.Tries()
    for number in range(50):
        tries.missed(f"fd00::{number}", "guess")
    assert len(tries.wrong) == 5


def test_a_wrong_code_takes_a_while(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    def attack(number: int) -> float:
        began = time.monotonic()
        served.ask("GET", f"/j/slow-{number}", {})
        return time.monotonic() - began

    monkeypatch.setattr(guard, "DELAY", 0.5)
    assert attack(1) >= 0.5
    monkeypatch.setattr(guard, "DELAY", 0.0)
    assert attack(2) < 0.5


def test_cookies_are_kept_from_scripts_and_foreign_pages(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    def kept() -> bool:
        said = served.phone().set_cookie.lower().split("; ")
        return "httponly" in said and "samesite=lax" in said and "secure" not in said

    assert kept()
    monkeypatch.setattr(guard, "cookie_manners", dict)
    assert not kept()


def test_cookies_of_two_games_do_not_meet(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    assert guard.cookie_name("1", "friday") != guard.cookie_name("2", "friday") != guard.cookie_name("2", "sunday")
    mine = served.phone()
    monkeypatch.setattr(guard, "cookie_name", lambda id, name: "referee-of-another-game")
    assert mine.get("/api/friday/state").status == 403


@pytest.mark.parametrize("right", ["seat", "host"])
def test_a_token_of_another_table_counts_for_nothing(served: Served, phone: Phone, right: str) -> None:
    """Not even under the name that cookies of this table have."""
    Table.new(("Cleo", "Dan"), ORDER, path=served.store.new_path("sunday")).close()
    sunday = served.hall.open("sunday")
    token = phone.cookie.partition("=")[2] if right == "seat" else served.sitting.seats.host()
    name = guard.cookie_name(sunday.table.header.id, "sunday")
    assert served.ask("GET", "/api/sunday/state", {"Cookie": f"{name}={token}"}).status == 403
    own = sunday.seats.host()
    assert served.ask("GET", "/api/sunday/state", {"Cookie": f"{name}={own}"}).status == 200


@pytest.mark.parametrize("name", ["..", "../friday", "/etc/passwd", "games/friday", "friday.referee", "x\0", "x" * 999])
def test_a_name_is_no_path(served: Served, phone: Phone, name: str) -> None:
    assert phone.post("/api/open", {"id": "1", "name": name}).status == 404
    there = quote(name, safe="")
    assert phone.get(f"/api/{there}/state").status == 403
    assert phone.get(f"/p/{there}").status == 404


# What gets out


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """All that anybody could have written to a log."""
    told: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: told.append(record.getMessage() + str(record.exc_info))  # type: ignore[method-assign]
    root, tornado = logging.getLogger(), logging.getLogger("tornado")
    before = root.level, tornado.handlers, tornado.propagate
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield told
    root.removeHandler(handler)
    root.level, tornado.handlers, tornado.propagate = before


def mistakes(home: Path, monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What is answered to requests that go wrong, each with a secret in its path or its headers."""
    monkeypatch.setattr(guard, "DELAY", 0.0)
    monkeypatch.setattr(routes, "page_words", lambda voice: 1 / 0)
    with Served(home) as served:
        secret = {"Cookie": "referee-x=SECRET", "X-Own": "SECRET"}
        paths = ("/j/SECRET", "/SECRET", "/api/words?lang=SECRET", "/api/SECRET/state")
        found = [served.ask("GET", path, secret).body for path in paths]
        with served.raw(b"GET /SECRET\r\n\r\n") as there:
            return [*found, there.recv(1000)]


def test_nothing_of_a_request_is_logged_or_told(
    tmp_path: Path, logged: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = mistakes(tmp_path / "one", monkeypatch)
    assert all(b"SECRET" not in one and b"Zero" not in one for one in told)
    assert logged == []
    monkeypatch.setattr(guard, "keep_quiet", lambda: None)
    logging.getLogger("tornado").propagate = True
    mistakes(tmp_path / "two", monkeypatch)
    assert logged != []
    assert "SECRET" not in "".join(logged)
    monkeypatch.setattr(guard, "log_settings", dict)
    mistakes(tmp_path / "three", monkeypatch)
    assert "SECRET" in "".join(logged)


def test_an_error_of_ours_is_told_to_nobody(tmp_path: Path, logged: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "keep_quiet", lambda: None)
    logging.getLogger("tornado").propagate = True
    mistakes(tmp_path / "one", monkeypatch)
    assert "ZeroDivisionError" not in "".join(logged)
    monkeypatch.setattr(routes.Door, "log_exception", routes.RequestHandler.log_exception)
    mistakes(tmp_path / "two", monkeypatch)
    assert "ZeroDivisionError" in "".join(logged)


PROMISED = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
    ),
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
}


@pytest.mark.parametrize("path", ["/t/friday", "/p/referee.js", "/api/friday/state", "/api/words", "/j/wrong", "/no"])
def test_every_answer_forbids_what_a_page_does_not_need(
    served: Served, phone: Phone, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def kept() -> bool:
        headers = phone.get(path).headers
        return PROMISED.items() <= headers.items()

    assert kept()
    assert "Server" not in phone.get(path).headers
    monkeypatch.setattr(guard, "headers", dict)
    assert not kept()


@pytest.mark.parametrize("said", ["0.0.0.0", "::", "8.8.8.8", "100.64.0.1", "evil.example", "172.32.0.1", "192.0.2.1"])
def test_never_to_the_world(said: str) -> None:
    with pytest.raises(NoAddress):
        chosen(said, ("192.168.1.5",))


def test_bound_to_one_address(served: Served) -> None:
    assert served.server.address == "127.0.0.1"
    try:
        other = socket.create_connection(("127.0.0.2", served.server.port), timeout=1)
    except OSError:
        return
    other.close()
    pytest.fail("answered at another address of this machine")


def test_the_likeliest_address_first() -> None:
    own = ["172.17.0.1", "10.0.3.1", "192.168.1.5"]
    assert sorted(own, key=addresses._unlikely) == ["192.168.1.5", "10.0.3.1", "172.17.0.1"]
    assert chosen(None, ("192.168.1.5", "10.0.3.1")) == "192.168.1.5"
    assert chosen("10.0.3.1", ("192.168.1.5", "10.0.3.1")) == "10.0.3.1"
    assert chosen(None, ()) == "127.0.0.1"


def test_what_is_no_json_is_refused(phone: Phone) -> None:
    said: list[Any] = [b"", b"[1]", b"{", b"nonsense", b'{"id": 1, "line": "x"}', b'{"id": "1"}', b"[" * 4000, b"\xff"]
    said += [
        {"id": "", "line": "x"},
        {"id": "1", "line": ["x"]},
        {"id": "1", "line": ""},
    ]
    assert {phone.post("/api/friday/enter", one).status for one in said} == {400}
    assert {phone.post("/api/friday/undo", one).status for one in ({"id": "1"}, {"id": "1", "number": True})} == {400}
