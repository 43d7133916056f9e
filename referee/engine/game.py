"""What a game is: a value made of parts, each loaded when it is asked for. There is no base class, and nothing is
looked up by name: `referee/games/NAME/game.py` hands over a function for each part that the game has.

    GAME = Game("siege", rules=rules, words=words, view=view, texts=texts)

Those four every game has. The others, in `parts`, `card_parts` and `sheet_part` beside this module, a game may lack:
then the function hands out None, and the command says that this game has no such thing.

What shared code reads of a set-up, a position and an action is `Setup`, `State` and `Action`, and nothing else. What
only some games have (an edition, a round) the game reports as data, through its `View`.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, Self, TypeVar

from referee.engine.outcome import Outcome
from referee.engine.ruling import Decision, Events
from referee.engine.standings import ScoreLine, Standing

if TYPE_CHECKING:
    from referee.engine.card_parts import CardList, Cards, Overview
    from referee.engine.parts import (
        Addressing,
        Codes,
        Facts,
        HeaderKey,
        Losses,
        Offered,
        Positions,
        Prompts,
        Questions,
        Tally,
        Telling,
        Texts,
        Touch,
        Walks,
        WholeTable,
    )
    from referee.engine.sheet_part import Chronicle, SheetPart
    from referee.engine.view import Board

Part = TypeVar("Part")
Load = Callable[[], Part]  # loads a part, or hands it out again


class BadValue(Exception):
    """A key of the header is unknown, missing, or has a value that it cannot have."""

    def __init__(self, key: str, reason: str, **params: str) -> None:
        super().__init__(key, reason)
        self.key = key
        self.reason = reason
        self.params = params  # what else is to be said of it


class Setup(Protocol):
    """What the header says, as far as every game has it."""

    @property
    def players(self) -> tuple[str, ...]: ...

    @property
    def rules(self) -> int: ...

    def _replace(self, *, rules: int) -> Self: ...


class State(Protocol):
    """A position, as far as every game has it. It is frozen, hashable, and compared by value."""

    @property
    def setup(self) -> Setup: ...

    @property
    def phase(self) -> str:
        """`over` at the end."""

    @property
    def forced(self) -> tuple[Any, ...]:
        """What the referee did by itself after the last entry."""


class Action(Protocol):
    """An entry of the game: a named tuple with the seat of the player it belongs to."""

    @property
    def player(self) -> int | None:
        """None for an entry of the whole table."""

    def _replace(self, *, player: int) -> Self: ...


Parser = Callable[[int, list[str], int], Any]  # seat, words, index of the first word after the verb: an Action
TableParser = Callable[[list[str], int], Any]  # the same for an entry of the whole table


class Rules(Protocol):
    """The rules, pure: no printing, no files, no clock, no chance. They are only given positions that they made."""

    @property
    def CODES(self) -> tuple[str, ...]:
        """The closed list of its refusal codes, in the order in which the checks are made."""

    @property
    def REVISIONS(self) -> Mapping[int, str]:
        """Each with what changed."""

    @property
    def HEADER(self) -> Mapping[str, Callable[[Sequence[str]], Any]]:
        """Readers of the game's keys; they raise BadValue."""

    @property
    def SETTABLE(self) -> tuple[str, ...]:
        """What `set` may change."""

    @property
    def NAMING(self) -> Collection[str]:
        """Keys of the header whose value is the name of a player, alone or as in `lich@Ana`: it follows when the names
        are corrected."""

    @property
    def TIE_BREAKS(self) -> tuple[str, ...]: ...

    def make_setup(self, values: Mapping[str, Any]) -> Setup:
        """:raises BadValue: if one is missing."""

    def header_of(self, setup: Any) -> dict[str, tuple[str, ...]]: ...

    def begin(self, setup: Any) -> State: ...

    def under_rules(self, state: Any, revision: int) -> State:
        """The same position, judged by another revision from now on."""

    def judge(self, state: Any, action: Any, events: Events = None) -> State:
        """The position after it; what happened is told to whoever listens.

        :raises Refused:
        """

    def repeats(self, state: Any, action: Any) -> bool:
        """Whether the action is just what the referee did by itself after the last entry."""

    def pending(self, state: Any) -> tuple[Decision, ...]: ...

    def is_table_ruling(self, action: Any) -> bool: ...

    def ruled_place(self, action: Any) -> Any:
        """The place on a board that a table ruling sets; None if it sets none."""

    def ruling_lasts(self, place: tuple[Any, Any], before: Any, after: Any) -> bool:
        """Whether a place that the table ruled on (seat and place; no seat if it is everybody's) stays marked from one
        position to the next."""

    def count(self, state: Any, seat: int, what: str) -> int:
        """What the table may count for a player."""

    def standings(self, state: Any) -> tuple[Standing, ...]:
        """() in a game without points."""

    def account(self, state: Any, seat: int) -> tuple[ScoreLine, ...]:
        """() in a game without points."""

    def outcome(self, state: Any) -> Outcome | None:
        """Who won and who lost, and why; None before the end."""


class Words(Protocol):
    """The words of its entries, read and written."""

    @property
    def VERBS(self) -> Mapping[str, Parser]: ...

    @property
    def TABLE_RULINGS(self) -> Mapping[str, Parser]:
        """What may follow `! P`."""

    @property
    def COUNTS(self) -> tuple[str, ...]:
        """What may follow `= P`."""

    @property
    def QUOTING(self) -> Collection[str]:
        """Verbs after which a text or a name may be in quotes."""

    def write(self, action: Any, state: Any) -> list[str]:
        """The words after the player's name, canonical for an action accepted in that state."""


class View(Protocol):
    """A position for those who look at it: as boards, and as data."""

    @property
    def FIELDS(self) -> tuple[str, ...]:
        """The fields of `referee verify --json` that are there in every record of the game, beside those of any file:
        those of `snapshot` and `setup_data`."""

    def boards(
        self,
        state: Any,
        offers: Mapping[tuple[Any, str], str] | None = None,
        ruled: frozenset[tuple[Any, Any]] = frozenset(),
    ) -> "list[Board]":
        """Every player's side, and what is everybody's; `offers` are texts for seats and places, `ruled` those set by
        the table."""

    def point_by_point(self, state: Any, seat: int) -> list[tuple[str, dict[str, Any], str]]:
        """Where each point of a player comes from: sentence, parameters, rule."""

    def snapshot(self, state: Any) -> dict[str, Any]:
        """The fields of `referee verify --json` that are the game's own."""

    def setup_data(self, setup: Any) -> dict[str, str]:
        """What the header says that only some games have, such as the edition."""

    def stretch(self, state: Any) -> int | None:
        """Which round or night it is, for the chapters of a sheet; None in a game without them."""

    def roles(self, state: Any) -> tuple[str, ...]:
        """What each seat is known to be, as words to look up; () in a game without roles, or while they are hidden."""

    def starter(self, state: Any) -> int | None:
        """The seat that begins; None in a game where all begin together, or while nobody knows."""


def lacking() -> None:
    """A part that the game does not have."""


def nothing_offered() -> "Mapping[str, Offered]":
    """A game without parameters of its own."""
    return {}


def wordless() -> "Mapping[str, Mapping[str, str]]":
    """A game that is typed in the words of its notation alone."""
    return {}


class Game(NamedTuple):
    """A game and its parts."""

    id: str
    rules: Load[Rules]
    words: Load[Words]
    view: Load[View]
    texts: "Load[Texts]"
    foreign: Load[Mapping[str, Mapping[str, str]]] = wordless  # what a person may type instead, by where it stands
    keys: "Load[Mapping[str, HeaderKey] | None]" = lacking  # how the keys of the header are given when a game begins
    whole_table: "Load[WholeTable | None]" = lacking
    telling: "Load[Telling | None]" = lacking
    prompts: "Load[Prompts | None]" = lacking
    walks: "Load[Walks | None]" = lacking
    touch: "Load[Touch | None]" = lacking  # without it, a phone has sentences to tap and a line to type
    addressing: "Load[Addressing | None]" = lacking
    questions: "Load[Questions | None]" = lacking
    card_list: "Load[CardList | None]" = lacking
    cards: "Load[Cards | None]" = lacking
    overview: "Load[Overview | None]" = lacking
    codes: "Load[Codes | None]" = lacking
    facts: "Load[Facts | None]" = lacking  # of a table's own pieces, kept from game to game
    positions: "Load[Positions | None]" = lacking
    tally: "Load[Tally | None]" = lacking
    losses: "Load[Losses | None]" = lacking
    sheet: "Load[SheetPart | None]" = lacking  # without it, the boards are drawn for every game alike
    chronicle: "Load[Chronicle | None]" = lacking  # what the sheet tells besides, in tables
    offered: "Load[Mapping[str, Offered]]" = nothing_offered  # by `COMMAND.PARAMETER`
    commands: Mapping[str, Load[object]] = {}  # of its own: by name, what loads the app of each
    bgg: int | None = None  # its number on BoardGameGeek, where that is known
    demo_boards: tuple[str, ...] = ("over",)  # the phases in which the demo draws the boards


def table_verbs(game: Game) -> Mapping[str, TableParser]:
    """What an entry of the whole table may begin with; a game may have none."""
    whole = game.whole_table()
    return {} if whole is None else whole.VERBS


def table_other(game: Game, name: str, action: Any) -> Any:
    """The entry that an action becomes if somebody does it who is no player; None if only players do it."""
    whole = game.whole_table()
    of_other = getattr(whole, "of_other", None)
    return None if of_other is None else of_other(name, action)


def table_rulings(game: Game) -> Mapping[str, TableParser]:
    whole = game.whole_table()
    return {} if whole is None else whole.RULINGS


def table_counts(game: Game) -> tuple[str, ...]:
    whole = game.whole_table()
    return () if whole is None else whole.COUNTS
