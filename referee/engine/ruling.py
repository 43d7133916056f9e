"""What a game answers: a ruling with its events, a decision to be made, or a refusal. Data, never words."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, NoReturn, Self


class Refusal(NamedTuple):
    """Why an entry does not count: what is wrong, by which rule, by how much, and what would be legal."""

    code: str
    rule: str  # a ruling's id (VV7) or the slug of a section of the rules (construction)
    detail: str  # key of the sentence that says it; the code itself, or a finer one such as occupied.self
    params: Mapping[str, Any]
    legal: tuple[str, ...] = ()


class Refused(Exception):
    """The entry is refused; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


def refuse(code: str, rule: str, detail: str = "", *, legal: tuple[str, ...] = (), **params: Any) -> NoReturn:
    """:raises Refused: always."""
    raise Refused(Refusal(code, rule, detail or code, params, legal))


def passes(check: Callable[..., object], *args: Any, **how: Any) -> bool:
    """Whether a check has nothing against it: what is offered is what is accepted."""
    try:
        check(*args, **how)
    except Refused:
        return False
    return True


class Earlier(int):
    """An entry of those in force as a parameter of a refusal: how many were judged up to it. Sentences have the number
    that the record gives it."""


class Whom(int):
    """A player as a parameter of an event: data have the seat, sentences the name."""


class Face(str):
    """A card as a parameter of a sentence: `words` is the key of what it is called by its face, and with `.named` of
    what it is called where the table's list has a name for it."""

    words: str

    def __new__(cls, face: str, words: str) -> Self:
        self = super().__new__(cls, face)
        self.words = words
        return self


class Said(NamedTuple):
    """Words within a sentence, such as a creature: the key with its parameters."""

    key: str
    params: Mapping[str, Any] = {}


class Event(NamedTuple):
    """One thing that happened, with where it comes from."""

    key: str
    seat: int | None
    params: Mapping[str, Any]


Events = list[Event] | None  # where what happens is told; None where nobody listens, as in a replay


class Decision(NamedTuple):
    """What must be told or decided now: by one player, by a role (whoever has it, known or not), or by the table."""

    seat: int | None  # None if it does not belong to one player
    kind: str
    rule: str
    options: tuple[str, ...] = ()  # as words of an entry
    left: int | None = None  # how many are still expected
    listed: bool = False  # whether the options are all there is to choose from
    role: str = ""  # whose decision it is, as a word to look up; "" if it is a player's or the whole table's
    shown: bool = (
        False  # whether the options stand with the question, though others can be typed or nobody alone chooses
    )

    @property
    def player(self) -> int:
        """The seat, where every decision is one player's."""
        assert self.seat is not None
        return self.seat
