"""`python -m tools.load_phones`: a club evening, twelve tables of five phones each at one `referee serve`.

Over real HTTP on this machine, every phone sends an entry every five seconds for five minutes, one in ten of them
twice, and listens to what the others do; when a game ends, its table begins the next one. In the end every record must
be just what was acknowledged. `--seconds 30` is a short run. The status is 1 if a limit is passed.
"""

import argparse
import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections import Counter, deque
from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from referee import Refused, Table
from referee.table.store import Store

ROOT: Final = Path(__file__).parents[1]
NAMES: Final = ("Ana", "Ben", "Cleo", "Dan", "Eva")
ORDER: Final = ("witches", "werewolves", "vampires")
CELLS: Final = [f"{column}{row}" for row in (3, 4, 5, 2, 6, 1, 7) for column in "decfbga"]
SLOWEST: Final = 1.0  # seconds that one in a hundred entries may take
GROWTH: Final = 1.15  # of memory, in the second half of the time
PATIENCE: Final = 10.0  # seconds for one answer


class Entry(NamedTuple):
    seat: int
    line: str


class Reply(NamedTuple):
    status: int
    headers: list[tuple[str, str]]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Tapped(NamedTuple):
    """An entry that was acknowledged."""

    table: str
    number: int
    text: str
    sent: float  # when
    took: float  # seconds until the answer


def whole_game(chance: Random, players: Sequence[str] = NAMES) -> list[Entry]:
    """A game from its first entry to its end. Its cards are invented."""
    table = Table.new(players, ORDER)
    entries = []
    while table.pending:
        decision = chance.choice(table.pending)
        name = players[decision.player]
        match decision.kind:
            case "start":
                lines = [f"{name} start y111"]
            case "place":
                face = chance.choice(("b010", "g111:1", "r202", "y030:1", "b222:row"))
                lines = [f"{name} place {face} {cell}" for cell in CELLS]
            case "creatures":
                lines = [f"{name} creatures {' '.join(chance.choices(('v1', 'v2', 'w2', 'lg'), k=3))}"]
            case kind:
                lines = [f"{name} {kind} {option}" for option in decision.options]
        entries.append(Entry(decision.player, _first_accepted(table, lines)))
    return entries


def _first_accepted(table: Table, lines: Iterable[str]) -> str:
    for line in lines:
        with suppress(Refused):
            return table.do(line).text
    raise AssertionError("nothing can be entered")


class Serving:
    """`referee serve` in a process of its own."""

    def __init__(self, home: Path, name: str, port: int = 0) -> None:
        command = [sys.executable, "-m", "referee", "serve", name, "--address", "127.0.0.1", "--port", str(port)]
        variables = {**os.environ, "REFEREE_HOME": str(home), "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(
            command,
            env=variables,
            cwd=home,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        urls: list[str] = []
        while len(urls) < 2:
            line = self.process.stdout.readline()
            assert line, "the server has ended"
            urls += re.findall(r"http://\S+", line)
        self.join_path, self.host_path = (urlsplit(url).path for url in urls)
        self.port = urlsplit(urls[0]).port or 80

    @property
    def megabytes(self) -> float:
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.findall(r"VmRSS:\s+(\d+)", text)[0]) / 1024

    def kill(self) -> None:
        self.process.kill()
        self._ended()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self._ended()

    def _ended(self) -> None:
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Device:
    """A browser that keeps its cookies and one connection."""

    _ids = count()

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookies: dict[str, str] = {}
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._turn = asyncio.Lock()  # one connection, one question at a time

    async def ask(self, method: str, path: str, said: Any = None) -> Reply:
        """:raises OSError, EOFError, TimeoutError: if there was no answer"""
        async with self._turn:
            try:
                return await asyncio.wait_for(self._ask(method, path, said), PATIENCE)
            except BaseException:
                self.hang_up()
                raise

    async def _ask(self, method: str, path: str, said: Any) -> Reply:
        if self._streams is not None and self._streams[0].at_eof():  # the server hung up on a connection that was idle
            self.hang_up()
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        writer.write(self.request(method, path, said))
        await writer.drain()
        status, headers = await _head(reader)
        length = next((int(value) for name, value in headers if name == "content-length"), 0)
        for name, value in headers:
            if name == "set-cookie":
                key, _, cookie = value.partition(";")[0].partition("=")
                self.cookies[key] = cookie
        return Reply(status, headers, await reader.readexactly(length))

    def request(self, method: str, path: str, said: Any = None) -> bytes:
        body = b"" if said is None else json.dumps(said).encode()
        own = f"127.0.0.1:{self.port}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        lines = [f"{method} {path} HTTP/1.1", f"Host: {own}", *([f"Cookie: {cookies}"] if cookies else [])]
        if method == "POST":
            lines += [f"Origin: http://{own}", "Content-Type: application/json", f"Content-Length: {len(body)}"]
        return "\r\n".join([*lines, "", ""]).encode() + body

    async def join(self, path: str, table: str, seat: int) -> None:
        assert (await self.ask("GET", path)).status == 302
        reply = await self.ask("POST", f"/api/{table}/seat", {"id": self.new_id(), "take": seat})
        assert reply.json["ok"], "somebody else has that seat"

    async def enter(self, table: str, line: str, id: str) -> Any:
        """What is answered; sent again, with its id, until there is an answer."""
        while True:
            with suppress(OSError, EOFError, TimeoutError):
                reply = await self.ask("POST", f"/api/{table}/enter", {"id": id, "line": line})
                if reply.status < 500:
                    assert reply.status == 200, reply
                    return reply.json
            await asyncio.sleep(0.02)

    def new_id(self) -> str:
        return f"tap-{next(self._ids)}"

    def hang_up(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


async def _head(reader: asyncio.StreamReader) -> tuple[int, list[tuple[str, str]]]:
    first = await reader.readline()
    if not first:
        raise EOFError
    headers = []
    while line := (await reader.readline()).decode().strip():
        name, _, value = line.partition(":")
        headers.append((name.lower(), value.strip()))
    return int(first.split()[1]), headers


class Evening:
    """All tables, what was acknowledged, and what the phones have seen."""

    def __init__(self, home: Path, tables: int, every: float, until: float) -> None:
        self.store = Store(home)
        self.store.games.mkdir(parents=True)
        self.tables, self.every, self.until = tables, every, until
        self.chance = Random(18)
        self.tapped: list[Tapped] = []
        self.seen: dict[str, list[list[tuple[float, int]]]] = {}  # by table and phone: when, up to which entry
        self.games: dict[str, list[Entry]] = {}
        self.finished = 0
        self.refused: Counter[str] = Counter()
        self.memory: list[tuple[float, float]] = []
        self.serving: Serving

    def begin(self, name: str) -> None:
        Table.new(NAMES, ORDER, path=self.store.new_path(name), id=name).close()
        self.games[name] = whole_game(self.chance)
        self.seen[name] = [[] for _ in NAMES]

    async def run(self) -> None:
        self.begin("table-0-1")
        self.serving = Serving(self.store.home, "table-0-1")
        try:
            host = Device(self.serving.port)
            assert (await host.ask("GET", self.serving.host_path)).status == 302
            watching = asyncio.create_task(self._weigh())
            await asyncio.gather(*(self._table(host, number) for number in range(self.tables)))
            watching.cancel()
            host.hang_up()
        finally:
            self.serving.stop()

    async def _weigh(self) -> None:
        while True:
            self.memory.append((monotonic(), self.serving.megabytes))
            await asyncio.sleep(1)

    async def _table(self, host: Device, number: int) -> None:
        """One game after the other at one table."""
        phones = [Device(self.serving.port) for _ in NAMES]
        for round in count(1):
            name = f"table-{number}-{round}"
            if name != "table-0-1":
                await asyncio.to_thread(self.begin, name)  # meanwhile the other tables go on
                assert (await host.ask("POST", "/api/open", {"name": name})).status == 200
            state = (await host.ask("GET", f"/api/{name}/state?lang=en")).json
            path = urlsplit(state["join"]["url"]).path
            for seat, phone in enumerate(phones):
                await phone.join(path, name, seat)
            listening = [asyncio.create_task(self._listen(phone, name, seat)) for seat, phone in enumerate(phones)]
            done = await asyncio.gather(*(self._play(phone, name, seat) for seat, phone in enumerate(phones)))
            await asyncio.sleep(0.5)
            for task in listening:
                task.cancel()
            if not all(done):
                break
            self.finished += 1
        for phone in phones:
            phone.hang_up()

    async def _play(self, phone: Device, name: str, seat: int) -> bool:
        """Enter what this seat does in the game, one entry at a time. Whether it came to the end."""
        own = deque(entry.line for entry in self.games[name] if entry.seat == seat)
        await asyncio.sleep(self.chance.random() * self.every)
        while own:
            if monotonic() >= self.until:
                return False
            begun, id = monotonic(), phone.new_id()
            twice = self.chance.random() < 0.1
            answer = await phone.enter(name, own[0], id)
            took = monotonic() - begun
            if twice:
                assert await phone.enter(name, own[0], id) == answer
            if answer["ok"]:
                self.tapped.append(Tapped(name, answer["number"], own.popleft(), begun, took))
            else:  # the others are behind, in the phase before
                self.refused[answer["code"]] += 1
            await asyncio.sleep(max(0.0, begun + self.every - monotonic()))
        return True

    async def _listen(self, phone: Device, name: str, seat: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.serving.port, limit=2**24)
        try:
            writer.write(phone.request("GET", f"/api/{name}/stream?lang={('en', 'fr', 'ru')[seat % 3]}"))
            assert (await _head(reader))[0] == 200
            while line := await reader.readline():
                numbers = re.findall(rb'"n":\s*(\d+)', line) if line.startswith(b"data:") else ()
                if numbers:
                    self.seen[name][seat].append((monotonic(), max(map(int, numbers))))
        finally:
            writer.close()

    # what came of it

    def differences(self) -> tuple[int, int]:
        """How many acknowledged entries are not in the records, and how many are there that nobody was told of."""
        lost = unknown = 0
        for name in self.games:
            with Table.open(self.store.path(name)) as table:
                lines = [line for line in table.lines if not line.startswith("ended")]
            told = {tap.number: tap.text for tap in self.tapped if tap.table == name}
            there = dict(enumerate(lines, 1))
            lost += len(told.items() - there.items())
            lost += sum(tap.table == name for tap in self.tapped) - len(told)  # two entries under one number
            unknown += len(there.items() - told.items())
        return lost, unknown

    def delays(self) -> list[float]:
        """From each tap until each phone of the table had seen it."""
        found = []
        for tap in self.tapped:
            for states in self.seen[tap.table]:
                seen = next((when for when, upto in states if upto >= tap.number), None)
                if seen is not None:
                    found.append(seen - tap.sent)
        return found


def by_parts(values: Sequence[float], parts: int) -> list[float]:
    """The last value of each part."""
    return [values[(part + 1) * len(values) // parts - 1] for part in range(parts) if len(values) >= parts]


def among(values: Sequence[float], part: float) -> float:
    """The value that this part of them does not pass."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--every", type=float, default=5, help="seconds between two entries of one phone")
    asked = parser.parse_args(words)
    passed = []

    def told(what: str, value: float, limit: float, unit: str = "") -> None:
        passed.append(value <= limit)
        print(f"{what:52} {value:9.3f}{unit} (≤ {limit:g}){'' if passed[-1] else '  TOO MUCH'}", flush=True)

    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(Path(folder) / "home", asked.tables, asked.every, monotonic() + asked.seconds)
        asyncio.run(evening.run())
        took, delays = [tap.took for tap in evening.tapped], evening.delays()
        lost, unknown = evening.differences()
    sizes = [size for _, size in evening.memory]
    half = max(sizes[: len(sizes) // 2 + 1])
    print(f"{asked.tables} tables of {len(NAMES)} phones, {len(evening.games)} games, {evening.finished} finished")
    print(f"{len(took)} entries, {sum(evening.refused.values())} too early for their phase: {dict(evening.refused)}")
    told("lost: acknowledged, not in the record", lost, 0)
    told("doubled or unknown: in the record, not acknowledged", unknown, 0)
    told("from tap to answer, median", median(took), SLOWEST, " s")
    told("from tap to answer, one in a hundred is slower", among(took, 0.99), SLOWEST, " s")
    told("from tap to every phone of the table, median", median(delays), SLOWEST, " s")
    told("from tap to every phone, one in a hundred is slower", among(delays, 0.99), SLOWEST, " s")
    told("memory at the end, in MB", evening.memory[-1][1], GROWTH * half)
    print(f"memory by sixths of the time, in MB: {', '.join(f'{size:.0f}' for size in by_parts(sizes, 6))}")
    print("all within limits" if all(passed) else f"{passed.count(False)} beyond their limit")
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
