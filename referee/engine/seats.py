"""Who sits at the table. In most games a seat has its player's name; in others it is a figure that somebody leads."""

from collections.abc import Sequence
from typing import Self


class Led(str):
    """The name of a seat that somebody leads, as it is shown; `written` is how the record calls it, and `kind`
    the game's word for such a figure, as in the code `unknown-monster`."""

    written: str
    leader: str
    kind: str

    def __new__(cls, written: str, leader: str, kind: str = "figure") -> Self:
        self = super().__new__(cls, written[:1].upper() + written[1:])
        self.written, self.leader, self.kind = written, leader, kind
        return self


def spelt(name: str) -> str:
    """The name as somebody types it."""
    return name.written if isinstance(name, Led) else name


def person(name: str) -> str:
    """Whose seat it is."""
    return name.leader if isinstance(name, Led) else name


def people(names: Sequence[str]) -> tuple[str, ...]:
    """Everybody who plays, each once."""
    return tuple(dict.fromkeys(map(person, names)))


def unknown(names: Sequence[str]) -> str:
    """The code of a refusal of a word that none of them is called by."""
    return next((f"unknown-{name.kind}" for name in names if isinstance(name, Led)), "unknown-player")


def also_called(names: Sequence[str]) -> dict[str, int]:
    """The seats that may be called by who leads them: those of people who lead one only."""
    leaders = [name.leader if isinstance(name, Led) else "" for name in names]
    return {leader: seat for seat, leader in enumerate(leaders) if leader and leaders.count(leader) == 1}
