"""Attacks that send too much, too slowly or too often, once with their defence and once without."""

import http.client
import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from referee.serve import guard, streams
from tests.serve.served import Phone, Served


def in_pieces(body: bytes) -> list[bytes]:
    return [body[at : at + 1000] for at in range(0, len(body), 1000)]


@pytest.mark.parametrize("sent", [bytes, in_pieces], ids=["whole", "in pieces"])
def test_a_large_body(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: Callable[[bytes], Any]) -> None:
    """Its length is told before it, or it comes in pieces until one of them is the last."""
    large = json.dumps({"id": "1", "line": "Ana start y111", "more": "x" * 5000}).encode()

    def attack(home: Path) -> int:
        with Served(home) as served:
            phone = served.phone()
            phone.sit(0)
            try:
                return phone.post("/api/friday/enter", sent(large)).status
            except (ConnectionError, http.client.HTTPException):
                return 0  # hung up

    assert attack(tmp_path / "one") in (0, 400, 413)
    monkeypatch.setattr(guard, "BODY", 1_000_000)
    assert attack(tmp_path / "two") == 200


def test_a_body_that_never_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def is_hung_up(home: Path) -> bool:
        with Served(home) as served:
            head = f"POST /api/friday/enter HTTP/1.1\r\nHost: {served.own}\r\nContent-Length: 100\r\n\r\n{{"
            with served.raw(head.encode()) as there:
                there.settimeout(0.6)
                try:
                    return there.recv(1) == b""
                except TimeoutError:
                    return False
                except ConnectionError:
                    return True

    monkeypatch.setattr(guard, "BODY_SECONDS", 0.1)
    assert is_hung_up(tmp_path / "one")
    monkeypatch.setattr(guard, "BODY_SECONDS", 60.0)
    assert not is_hung_up(tmp_path / "two")


def test_large_headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def attack(home: Path) -> int:
        with Served(home) as served:
            try:
                return served.ask("GET", "/t/friday", {"X-Large": "x" * 20_000}).status
            except (ConnectionError, http.client.HTTPException):
                return 0  # hung up

    assert attack(tmp_path / "one") == 0
    monkeypatch.setattr(guard, "HEADERS", 1_000_000)
    assert attack(tmp_path / "two") == 200


def test_a_connection_that_says_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def is_hung_up(home: Path) -> bool:
        with Served(home) as served, served.raw(b"GET / HTTP/1.1\r\n") as there:
            there.settimeout(0.6)
            try:
                return there.recv(1) == b""
            except TimeoutError:
                return False

    monkeypatch.setattr(guard, "IDLE_SECONDS", 0.1)
    assert is_hung_up(tmp_path / "one")
    monkeypatch.setattr(guard, "IDLE_SECONDS", 60.0)
    assert not is_hung_up(tmp_path / "two")


def test_many_connections(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    def attack() -> bool:
        """Whether somebody else at that address is still served."""
        try:
            return served.ask("GET", "/t/friday", {}).status == 200
        except (ConnectionError, http.client.HTTPException):
            return False

    monkeypatch.setattr(guard, "CONNECTIONS", 3)
    with served.raw(b"G"), served.raw(b"G"), served.raw(b"G"):
        assert not attack()
        monkeypatch.setattr(guard, "CONNECTIONS", 1000)
        assert attack()
    monkeypatch.setattr(guard, "CONNECTIONS", 3)
    while not attack():  # the server hears that they have hung up
        time.sleep(0.01)


def test_many_streams(phone: Phone, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "STREAMS", 2)
    with phone.stream() as one, phone.stream() as two:
        assert (one.next()[0], two.next()[0]) == ("state", "state")
        with phone.stream() as three:
            assert three.status == 503
        monkeypatch.setattr(guard, "check_streams", lambda open_now: None)
        with phone.stream() as four:
            assert four.status == 200


def test_nobody_takes_all_streams(served: Served, phone: Phone, monkeypatch: pytest.MonkeyPatch) -> None:
    """A phone that loses its network again and again leaves streams of which the server does not hear that they are
    dead; the earliest of them end."""
    monkeypatch.setattr(guard, "STREAMS", 4)
    monkeypatch.setattr(streams, "BEAT", 0.2)  # so that it is heard soon that somebody has hung up

    def listening() -> int:
        return len(served.server.house.channel(served.sitting).streams)

    def attack() -> int:
        """What somebody else is answered."""
        while listening():
            time.sleep(0.01)
        with ExitStack() as all:
            for _ in range(4):
                all.enter_context(phone.stream()).next()
            until = time.monotonic() + 2
            while listening() > guard.STREAMS_OF_ONE and time.monotonic() < until:
                time.sleep(0.01)
            return all.enter_context(other.stream()).status

    other = served.phone()
    monkeypatch.setattr(guard, "STREAMS_OF_ONE", 2)
    assert attack() == 200
    monkeypatch.setattr(guard, "STREAMS_OF_ONE", 1000)
    assert attack() == 503
