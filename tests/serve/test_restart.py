"""The server is killed and started again while phones tap: what was acknowledged is there, and everybody goes on.

`REFEREE_RESTARTS=25 python -m pytest tests/serve/test_restart.py` kills it a hundred times.
"""

import asyncio
import os
import socket
from collections import Counter, deque
from pathlib import Path
from random import Random

import pytest

from referee import Table
from referee.table.store import Store
from tools.load_phones import ORDER, Device, Entry, Serving, whole_game

pytest.importorskip("tornado", reason="the server needs tornado")

PLAYERS = ("Ana", "Ben", "Cleo")
KILLS = 4  # in each game


def free_port() -> int:
    with socket.socket() as there:
        there.bind(("127.0.0.1", 0))
        port: int = there.getsockname()[1]
        return port


class Evening:
    """One game that three phones tap whole, whatever happens to the server."""

    def __init__(self, home: Path, number: int) -> None:
        self.chance = Random(number)
        self.home = home
        self.store = Store(home)
        self.path = self.store.new_path("friday")
        Table.new(PLAYERS, ORDER, path=self.path, id="7f3c9a52").close()
        self.game = whole_game(self.chance, PLAYERS)
        self.port = free_port()
        self.told: dict[int, str] = {}  # what was acknowledged, by number
        self.serving = Serving(home, "friday", self.port)
        self.killed = 0

    async def run(self) -> None:
        phones = [Device(self.port) for _ in PLAYERS]
        try:
            for seat, phone in enumerate(phones):
                await phone.join(self.serving.join_path, "friday", seat)
            playing = asyncio.gather(*(self.play(phone, seat) for seat, phone in enumerate(phones)))
            await asyncio.wait_for(asyncio.gather(playing, self.kill_now_and_then()), 120)
        finally:
            for phone in phones:
                phone.hang_up()
            self.serving.stop()

    async def play(self, phone: Device, seat: int) -> None:
        own = deque(entry.line for entry in self.game if entry.seat == seat)
        while own:
            answer = await phone.enter("friday", own[0], phone.new_id())
            if answer["ok"]:
                assert answer["number"] not in self.told
                self.told[answer["number"]] = own.popleft()
            else:  # the others are behind, in the phase before
                await asyncio.sleep(0.01)

    async def kill_now_and_then(self) -> None:
        for at in sorted(self.chance.sample(range(len(self.game) - 10), KILLS)):
            while len(self.told) < at:
                await asyncio.sleep(0.001)
            await asyncio.sleep(self.chance.random() / 50)
            self.serving.kill()
            self.killed += 1
            self.serving = await asyncio.to_thread(Serving, self.home, "friday", self.port)


@pytest.mark.parametrize("number", range(int(os.environ.get("REFEREE_RESTARTS", "1"))))
def test_killed_under_taps(tmp_path: Path, number: int) -> None:
    evening = Evening(tmp_path, number)
    asyncio.run(evening.run())
    assert evening.killed == KILLS
    with Table.open(evening.path) as table:
        lines = [line for line in table.lines if not line.startswith("ended")]
        assert {number: lines[number - 1] for number in evening.told} == evening.told
        assert len(lines) == len(evening.told)  # nothing is there twice, and nothing that nobody was told of
        assert Counter(lines) == Counter(entry.line for entry in evening.game)
        assert table.snapshot() == _typed(evening.game).snapshot()


def _typed(game: list[Entry]) -> Table:
    """The same game, entered by one typist."""
    table = Table.new(PLAYERS, ORDER)
    for entry in game:
        table.do(entry.line)
    return table


def test_the_phones_that_were_there_are_known(tmp_path: Path) -> None:
    """Their seats, the code on the wall and the host's device count on, without a question."""
    Table.new(PLAYERS, ORDER, path=Store(tmp_path).new_path("friday")).close()
    serving = Serving(tmp_path, "friday", free_port())
    code = serving.join_path
    ana, host = Device(serving.port), Device(serving.port)

    async def before() -> None:
        await ana.join(code, "friday", 0)
        assert (await host.ask("GET", serving.host_path)).status == 302
        ana.hang_up()
        host.hang_up()

    async def after() -> None:
        states = [(await device.ask("GET", "/api/friday/state?lang=en")).json for device in (ana, host)]
        assert [state["me"]["kind"] for state in states] == ["seat", "host"]
        ana.hang_up()
        host.hang_up()

    try:
        asyncio.run(before())
        serving.kill()
        serving = Serving(tmp_path, "friday", serving.port)
        assert serving.join_path == code
        asyncio.run(after())
    finally:
        serving.stop()
