"""Shared tables for the tests, in memory or in a file."""

from itertools import count
from pathlib import Path

from referee import Table
from referee.say import Voice
from referee.serve.rights import Who
from referee.serve.seats import seats_of
from referee.serve.sitting import Answer, Sitting

ORDER = ["witches", "werewolves", "vampires"]
EN = Voice("en")
ANA, BEN, CLEO = Who("seat", 0), Who("seat", 1), Who("seat", 2)
HOST, WATCHES = Who("host"), Who("watch")
CREATURES = "creatures v1 v1 v1"  # the same line may be entered twice a round: whether an id counts is seen by it
_taps = count()


def shared(path: Path | None = None, players: str = "Ana Ben", *, started: bool = True) -> Sitting:
    """A new game of Vampire Village that is shared; on wish it is at the building phase."""
    table = Table.new(players.split(), ORDER, path=path, id="7f3c9a52")
    sitting = Sitting(table, "friday", seats_of(table))
    if started:
        for name in players.split():
            table.do(f"{name} start y111")
    return sitting


def at_creatures(path: Path | None = None) -> Sitting:
    """Building is over: everybody reveals three creatures, twice."""
    sitting = shared(path)
    for cell in ("d3", "d2", "d1", "c4", "b4", "a4"):
        for name in ("Ana", "Ben"):
            sitting.table.do(f"{name} place b000 {cell}")
    return sitting


def again(path: Path) -> Sitting:
    """The same game, opened by another run of the server."""
    table = Table.open(path)
    return Sitting(table, "friday", seats_of(table))


def entries(path: Path) -> list[str]:
    """The record's entries as they stand in the file."""
    return [line for line in Table.read(path).lines if line.strip()]


class Phone:
    """Somebody who sends lines with ids of their own."""

    def __init__(self, sitting: Sitting, who: Who) -> None:
        self.sitting = sitting
        self.who = who

    def send(self, line: str, id: str = "") -> Answer:
        return self.sitting.enter(self.who, line, id or f"tap{next(_taps)}", EN)

    def take_back(self, number: int, id: str = "") -> Answer:
        return self.sitting.undo_mine(self.who, number, id or f"tap{next(_taps)}", EN)
