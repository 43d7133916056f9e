"""What a game brings. A module is enough; there is no base class.

`Game` is what every game has. The rest, which a game may bring or not, is in `referee.engine.parts`, with what holds
without it; a replay does not load that:

- `Prompts`: what may be typed at a prompt instead of a whole entry
- `Telling`: what is said of a position, a decision, an entry or a count besides what every game says
- `Cards`: a card list that helps to type less
- `Positions`: positions typed by hand, for a dispute
- `KEYS`: how the keys of the header are given when a game begins (`HeaderKey`)
- `SETTABLE`: what `set` may change
- `COMMANDS`, in the `__init__.py` of its folder: commands of its own, by name the module that has each
- `ruling_lasts`: whether a place that the table ruled on (seat and place) stays marked from one position to the next
- `DEMO_BOARDS`: the phases in which `referee demo` draws the boards
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from referee.engine.ruling import Decision, Events
from referee.engine.standings import ScoreLine, Standing

if TYPE_CHECKING:
    from referee.engine.view import Board

Setup = Any
State = Any
Action = Any  # a named tuple whose first field is the seat: `player`
Parser = Callable[[int, list[str], int], Action]  # seat, words, index of the first word after the verb


class BadValue(Exception):
    """A key of the header is unknown, missing, or has a value that it cannot have."""

    def __init__(self, key: str, reason: str, **params: str) -> None:
        super().__init__(key, reason)
        self.key = key
        self.reason = reason
        self.params = params  # what else is to be said of it


class Game(Protocol):
    """What every game has: its rules, pure: no printing, no files, no clock, no randomness."""

    ID: str
    REVISIONS: Mapping[int, str]  # of the rules, each with what changed
    HEADER: Mapping[str, Callable[[Sequence[str]], Any]]  # readers of the game's keys; they raise BadValue
    VERBS: Mapping[str, Parser]
    TABLE_RULINGS: Mapping[str, Parser]  # what may follow `! P`
    COUNTS: tuple[str, ...]  # what may follow `= P`
    TIE_BREAKS: tuple[str, ...]
    WORDS: Mapping[str, Mapping[str, str]]  # foreign words that a person may type, by where they stand

    def make_setup(self, values: Mapping[str, Any]) -> Setup:
        """:raises BadValue: if one is missing."""

    def header_of(self, setup: Setup) -> dict[str, tuple[str, ...]]: ...

    def begin(self, setup: Setup) -> State: ...

    def judge(self, state: State, action: Action, events: Events = None) -> State:
        """The position after it; what happened is told to whoever listens.

        :raises Refused:
        """

    def repeats(self, state: State, action: Action) -> bool: ...

    def pending(self, state: State) -> tuple[Decision, ...]: ...

    def is_table_ruling(self, action: Action) -> bool: ...

    def write(self, action: Action, state: State) -> list[str]:
        """The words after the player's name, canonical for an action accepted in that state."""

    def count(self, state: State, seat: int, what: str) -> int: ...

    def standings(self, state: State) -> tuple[Standing, ...]: ...

    def account(self, state: State, seat: int) -> tuple[ScoreLine, ...]: ...

    def boards(
        self,
        state: State,
        offers: Mapping[tuple[int, str], str] | None = None,
        ruled: frozenset[tuple[int, str]] = frozenset(),
    ) -> "list[Board]":
        """Every player's side; `offers` are texts for seats and places, `ruled` those set by the table."""

    def point_by_point(self, state: State, seat: int) -> list[tuple[str, dict[str, Any], str]]: ...

    def snapshot(self, state: State) -> dict[str, Any]: ...
