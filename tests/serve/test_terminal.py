"""The typist and the phones at the same table: `referee serve` in a terminal, phones beside it."""

import http.client
import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from referee.table.store import Store
from referee.table.table import Table
from tests.guide.driver import CTRL_C, Terminal
from tools.load_phones import whole_game

ORDER = ("witches", "werewolves", "vampires")


class Beside:
    """A terminal with `referee serve`, and the phones that join there."""

    def __init__(self, terminal: Terminal, record: Path) -> None:
        self.terminal, self.record = terminal, record
        found = re.search(r"http://([\d.]+):(\d+)(/j/[\w-]+)", terminal.everything)
        assert found is not None, terminal.everything
        self.address, self.port, self.code = found[1], int(found[2]), found[3]

    def ask(self, method: str, path: str, cookie: str = "", said: Any = None) -> tuple[Any, str]:
        with closing(http.client.HTTPConnection(self.address, self.port, timeout=10)) as there:
            headers = {"Cookie": cookie, "Content-Type": "application/json"}
            headers["Origin"] = f"http://{self.address}:{self.port}"
            there.request(method, path, json.dumps(said) if said else None, headers)
            reply = there.getresponse()
            text = reply.read()
            return json.loads(text) if text[:1] == b"{" else text, reply.getheader("Set-Cookie") or ""

    def join(self, seat: int) -> Callable[[str], Any]:
        """A phone with that seat; what enters a line there."""
        cookie = self.ask("GET", self.code)[1].partition(";")[0]
        assert self.ask("POST", "/api/game/seat", cookie, {"id": "sit", "take": seat})[0] == {"ok": True}
        return lambda line: self.ask("POST", "/api/game/enter", cookie, {"id": line, "line": line})[0]

    @property
    def lines(self) -> list[str]:
        return [line for line in Table.read(self.record).lines if line.split()[:1] in (["Ana"], ["Ben"])]


@pytest.fixture
def beside(tmp_path: Path) -> Iterator[Beside]:
    record = tmp_path / "game.referee"
    Table.new(("Ana", "Ben"), ORDER, path=record).close()
    arguments = ["serve", "--file", str(record), "--address", "127.0.0.1", "--port", "0"]
    terminal = Terminal(tmp_path / "home", arguments, 80, 40)
    try:
        terminal.until("0 of 2 players")
        terminal.until_question()
        yield Beside(terminal, record)
    finally:
        terminal.close()


def test_who_joins_is_counted_beside_the_code(beside: Beside) -> None:
    assert "▀" in beside.terminal.text
    assert "Cannot connect?" in beside.terminal.text
    beside.join(0)
    beside.terminal.until("1 of 2 players")


def test_the_code_is_shown_again(beside: Beside) -> None:
    beside.terminal.enter()
    beside.join(1)
    beside.terminal.until("Ben has joined")
    assert "1 of 2 players" in beside.terminal.enter("phones")
    assert beside.code in beside.terminal.text
    assert "Ana, start card>" in beside.terminal.enter()
    assert beside.lines == []


def test_the_typist_frees_a_seat_and_makes_a_new_code(beside: Beside) -> None:
    """The terminal is the host: a phone whose battery is empty must not keep its seat."""
    terminal = beside.terminal
    ben = beside.join(1)
    assert "`free NAME` frees a seat" in terminal.until("1 of 2 players")
    assert "No phone has a seat under the name “Ana”" in terminal.enter("free Ana")
    assert "Ben's seat is free. 0 of 2 players" in terminal.enter("FREE  ben")
    assert not ben("Ben start g200")["ok"]
    old = beside.code
    beside.join(1)
    terminal.until("1 of 2 players")
    assert "The code is new" in terminal.enter("new code")
    assert old not in terminal.text
    assert beside.ask("GET", old)[1] == ""
    assert "Ana, start card>" in terminal.enter()
    assert beside.lines == []


def test_what_a_phone_enters_is_drawn_and_a_half_typed_line_is_kept(beside: Beside) -> None:
    terminal = beside.terminal
    terminal.enter()
    ben = beside.join(1)
    terminal.until("Ben has joined")
    terminal.send("Ana start y1")
    terminal.until("Ana start y1")
    assert ben("Ben start g200")["ok"]
    screen = terminal.until("Ben: 2 villagers (+2)")
    terminal.until_question(terminal.questions - 1)
    assert "Ana start y1" in terminal.text, screen
    time.sleep(0.8)  # an Enter on its way would have been meant for the question before
    terminal.enter("11")
    assert beside.lines == ["Ben start g200", "Ana start y111"]


def test_the_typist_and_a_phone_take_turns(beside: Beside) -> None:
    terminal, ben = beside.terminal, beside.join(1)
    terminal.enter()
    terminal.enter("Ana start y111")
    assert ben("Ben start g200")["ok"]
    terminal.until("round 1")
    assert not ben("Ana place b030:row d3")["ok"]
    terminal.enter("Ana place b030:row d3")
    assert ben("Ben place b020:row d3")["ok"]
    terminal.until("Ben: 3 villagers (+1)")
    assert beside.lines == ["Ana start y111", "Ben start g200", "Ana place b030:row d3", "Ben place b020:row d3"]


def test_the_end_is_at_once_and_the_record_whole(beside: Beside) -> None:
    terminal, ben = beside.terminal, beside.join(1)
    terminal.enter()
    assert ben("Ben start g200")["ok"]
    began = time.monotonic()
    terminal.send(CTRL_C)
    assert terminal.until_end() == 130
    assert time.monotonic() - began < 3
    assert beside.lines == ["Ben start g200"]
    with pytest.raises(ConnectionError):
        beside.ask("GET", "/")


def test_the_terminal_turns_to_another_game_and_back(tmp_path: Path) -> None:
    """Meanwhile the phones of the first go on with it by themselves."""
    store = Store(tmp_path)
    for name in ("game", "sunday"):
        Table.new(("Ana", "Ben"), ORDER, path=store.new_path(name)).close()
    arguments = ["serve", "game", "--address", "127.0.0.1", "--port", "0"]
    with Terminal(tmp_path, arguments, 80, 40) as terminal:
        terminal.until("0 of 2 players")
        terminal.until_question()
        beside = Beside(terminal, tmp_path / "games" / "game.referee")
        ben = beside.join(1)
        terminal.enter()
        terminal.enter("switch sunday")
        terminal.until_shown("0 of 2 players")
        assert ben("Ben start g200")["ok"]
        terminal.enter()
        terminal.enter("switch game")
        terminal.until_shown("1 of 2 players")
        terminal.enter()
        terminal.enter("Ana start y111")
        assert ben("Ben place b030:row d3")["ok"]
        assert beside.lines == ["Ben start g200", "Ana start y111", "Ben place b030:row d3"]


def test_how_it_ended_is_shown_until_the_next_game_begins(tmp_path: Path) -> None:
    """Choosing the next game takes the typist a while; then the phones come along."""
    record = Store(tmp_path).new_path("game")
    with Table.new(("Ana", "Ben"), ORDER, path=record) as table:
        for entry in whole_game(Random(3), table.players):
            table.do(entry.line)
    with Terminal(tmp_path, ["serve", "game", "--address", "127.0.0.1", "--port", "0"], 80, 40) as terminal:
        terminal.until("0 of 2 players")
        terminal.until_question()
        beside = Beside(terminal, record)
        cookie = beside.ask("GET", beside.code)[1].partition(";")[0]
        assert beside.ask("POST", "/api/game/seat", cookie, {"id": "sit", "take": 1})[0] == {"ok": True}
        terminal.enter()
        assert "which order" in terminal.enter("again")
        state, _ = beside.ask("GET", "/api/game/state", cookie)
        assert (state["over"], state["me"]["seat"]) == (True, 1)
        terminal.enter("1")
        terminal.enter("1")
        terminal.until_shown("1 of 2 players")
        told, _ = beside.ask("GET", "/api/game/stream", cookie)
        assert told.startswith(b"event: next")
