"""Games recorded by random play: what making and comparing them has in common."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from referee import Event, Refused, Table
from referee.record.read import read
from referee.table.header import read_header, write_header
from referee.table.ledger import ledger


@dataclass
class Course:
    """A game that was played to its end, and what happened in it."""

    table: Table
    events: list[Event] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)

    def told(self) -> set[str]:
        return {event.key for event in self.events}

    def params(self, key: str) -> list[Any]:
        return [event.params for event in self.events if event.key == key]

    def standings(self) -> list[Any]:
        found: list[Any] = self.table.snapshot()["standings"]
        return found

    def enter(self, line: str) -> None:
        """Enter it, if it counts."""
        try:
            ruling = self.table.do(line)
        except Refused:
            return
        self.events += ruling.events
        self.texts.append(ruling.text)

    def record(self) -> bytes:
        return (write_header(self.table.header) + "".join(f"{text}\n" for text in self.table.lines)).encode()


Branch = Callable[[Course], bool]


def told(key: str) -> Branch:
    return lambda course: key in course.told()


def replayed(data: bytes) -> Course:
    """The course of a recorded game."""
    record = read(data)
    course = Course(Table.from_bytes(data))
    for row in ledger(read_header(record.header), [line.text for line in record.lines]):
        course.events += row.events
        course.texts.append(row.text)
    return course


@cache
def courses(folder: Path) -> dict[str, Course]:
    """The courses of all recorded games of a folder, by name."""
    return {path.stem: replayed(path.read_bytes()) for path in sorted(folder.glob("*.referee"))}


def result(data: bytes) -> dict[str, Any]:
    """What is compared: the position at the end, and for every entry what it changed and told."""
    record = read(data)
    rows = ledger(read_header(record.header), [line.text for line in record.lines])
    return {
        "snapshot": Table.from_bytes(data).snapshot(),
        "ledger": [
            [row.number, row.text, [list(change) for change in row.changes], [event.key for event in row.events]]
            for row in rows
        ],
    }


def written(found: Mapping[str, Any]) -> str:
    rows = ",\n ".join(json.dumps(row) for row in found["ledger"])
    return f'{{\n"snapshot": {json.dumps(found["snapshot"])},\n"ledger": [\n {rows}\n]\n}}\n'


def made(plan: Any, play: Callable[[Any, int], Course], branches: Mapping[str, Branch], seeds: int) -> Course:
    """The first game of that plan that shows the branches it wants."""
    for seed in range(seeds):
        course = play(plan, seed)
        if all(branches[name](course) for name in plan.wanted):
            return course
    raise AssertionError(f"{plan.name}: no such game among {seeds}")


def make(names: Sequence[str], plans: Sequence[Any], folder: Path, made: Callable[[Any], Course]) -> None:
    """Write the games with these names, or all of them, and what is expected beside them."""
    folder.mkdir(exist_ok=True)
    for plan in plans:
        if not names or plan.name in names:
            data = made(plan).record()
            folder.joinpath(f"{plan.name}.referee").write_bytes(data)
            folder.joinpath(f"{plan.name}.json").write_text(written(result(data)), encoding="utf-8")
            print(plan.name, len(data.splitlines()))
