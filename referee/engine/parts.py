"""The optional parts of a game; `usual_parts` says what holds for a game without them."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from referee.engine.game import Game, State, TableParser
from referee.engine.ruling import Decision, Event, Refusal, Said

if TYPE_CHECKING:
    from referee.engine.card_parts import Listed
    from referee.engine.sheet_part import Say


class HeaderChoice(NamedTuple):
    """One of the values that a key of the header may have. A menu calls it `choice.KEY.WORD`, `choice.KEY.NAME-VALUE`
    or, if it has more words, `choice.KEY`; the same with `.note` is a line on what it means."""

    words: tuple[str, ...]  # in the header
    typed: tuple[str, ...] = ()  # what else may be typed for it
    only: tuple[str, str] | None = None  # a key and the value of it with which alone this matters


class HeaderKey(NamedTuple):
    """A key of the header as a person gives it when a game begins."""

    option: str  # of `referee new`, such as --order
    read: Callable[[str], list[str]]  # the words of the header for what was typed, in any language
    short: str = ""  # -o
    metavar: str = ""  # the word for its value, with … if several may follow; a switch has none
    default: str = ""
    in_language: Mapping[str, str] = {}  # the default where a language has its own, such as the edition sold there
    required: bool = False
    asked: bool = False  # whether guided play asks for it
    words: tuple[str, ...] = ()  # what Tab offers
    remembered: bool = False  # whether Enter is what the last game with as many players had
    choices: tuple[HeaderChoice, ...] = ()  # all that it can be, if they are few: a menu
    several: bool = False  # whether any number of them may be ticked, of each first word one
    player: bool = False  # whether it is one of the players: a menu of their names
    led: bool = False  # whether each word is a seat that somebody leads, such as lich@Ana: who does is asked


FindCard = Callable[[str, str], str]  # a word and a group of cards: the face


class Way(NamedTuple):
    """What may be typed for an option, and the sentence that says what it does; `KEY.short` where room is short."""

    typed: str
    key: str
    params: Mapping[str, Any] = {}
    invented: bool = False  # a name in it is only an example


class Prompts(Protocol):
    """What may be typed at a prompt instead of a whole entry."""

    def expand(self, state: Any, decision: Decision, text: str, labels: Mapping[str, str], find_card: FindCard) -> str:
        """The words after the player's name for what was typed; `labels` are the keys of the options."""

    def option_said(self, state: Any, decision: Decision, option: str) -> tuple[str, Mapping[str, Any]]:
        """The sentence that tells what an option will do: its key and params, in which cards are `Face`s."""

    def part_of(self, decision: Decision, option: str) -> str:
        """What is chosen first where the options are many: how this one begins, or the whole of it. `option_said` can
        tell that, too; the question is `want.KIND.part`."""

    def on_board(self, decision: Decision) -> bool:
        """Whether a card is laid, and the options are places on the player's board, labelled there."""

    def faces_at(self, decision: Decision, index: int) -> bool:
        """Whether that word of an answer is the face of a card."""

    def keyed(self, decision: Decision) -> bool:
        """Whether its options are shown with keys."""

    def next_words(self, state: Any, decision: Decision, typed: Sequence[str]) -> Sequence[str]:
        """What Tab offers after these words of an answer, besides faces of cards."""

    def usual(self, state: Any, decision: Decision) -> str:
        """The words after the player's name that Enter alone stands for; "" where Enter decides nothing."""

    def way(self, state: Any, decision: Decision, option: str) -> "Way | None":
        """How an option without a key is typed, in full and right as the game stands, and what it does: the question
        lists those that have one."""

    def example(self, state: Any, decision: Decision) -> str:
        """What could be typed there, right as the game stands; "" where nothing need be: the options have keys, or a
        card is named, of which the list has an example."""


class WholeTable(Protocol):
    """What belongs to the whole table and begins with its own word instead of a player's name. No player may
    have one of these words as a name."""

    @property
    def VERBS(self) -> Mapping[str, TableParser]:
        """Entries, such as `spawn gate 2`."""

    @property
    def RULINGS(self) -> Mapping[str, TableParser]:
        """What may follow `!`."""

    @property
    def COUNTS(self) -> tuple[str, ...]:
        """What may follow `=`."""

    def count(self, state: Any, what: str) -> int: ...


class WalkOption(NamedTuple):
    """A whole walk: as it is typed, and the sentence that says where it leads."""

    code: str
    key: str
    params: Mapping[str, Any]


class Walks(Protocol):
    """A card that lets pieces walk when it is laid."""

    def best_walks(self, state: Any, seat: int, face: str, cell: str, chosen: Sequence[str]) -> list[WalkOption]:
        """The walks still to be had after these if the card is laid there, by where they lead, the best first; none
        that comes by a cell twice."""

    def points_left(self, face: str, chosen: Sequence[str]) -> int:
        """How many steps the card still allows after these walks."""


class Addressing(Protocol):
    """Whose answer a line is, in a game where a word may well be both a name and the beginning of an answer: what a
    line may mean is judged, and what counts is taken; without this part a name is a name."""

    def also(self, state: Any) -> tuple[Decision, ...]:
        """How the players who are not asked are understood, with what they may add unasked."""

    def name_is_enough(self, decision: Decision) -> bool:
        """Whether the name of a player is a whole answer."""

    def must_be_named(self, decision: Decision) -> bool:
        """Whether what this player may add unasked is theirs only with the name before it: else whoever is asked could
        have meant it."""


class Before(NamedTuple):
    """How an entry begins that must come before another, such as `hero knight` while nothing is known of the knight;
    what it lacks is asked for. The sentence says why."""

    entry: str
    key: str
    params: Mapping[str, Any]


class Questions(Protocol):
    """What was left out of an entry and is asked for: with the sentence `guide.DETAIL` of the refusal, else with keys
    for what is legal."""

    def is_missing(self, refusal: Refusal) -> bool:
        """Whether one more answer can make the entry whole."""

    def choices(self, state: Any, refusal: Refusal) -> Sequence[str]:
        """What may be answered where that is little enough for keys; else nothing, and the answer is typed."""

    def with_more(self, state: Any, words: str, refusal: Refusal, answer: str) -> str:
        """The words after the player's name with that answer."""

    def before(self, state: Any, entry: str) -> "Before | None":
        """What must be entered before this, if anything."""


class Telling(Protocol):
    """Parameters of the sentences `stand.PHASE`, `task.KIND` and `want.KIND`, and reasons."""

    def stand_params(self, state: Any) -> dict[str, Any]: ...

    def decision_params(self, state: Any, decision: Decision) -> dict[str, Any]:
        """What is to be said of a decision besides who must make it."""

    def deed(self, state: Any, action: Any) -> Said | None:
        """What a player did there, in words, where that is not told by its results."""

    def results(self, before: Any, after: Any, events: Sequence[Event]) -> list[Event]:
        """What an entry led to, as the table must do it: each with a sentence `result.KEY`, in which the player's name
        is not said again (and `result.KEY.short` with codes for words), or with the sentence of the event itself."""

    def called(self, params: Mapping[str, Any]) -> Mapping[str, Any]:
        """The parameters of a sentence with cards and pieces as people call them."""

    def told(self, events: Sequence[Event]) -> list[Event]:
        """What happened, with cards and pieces as people call them; the entry itself has been said."""

    def story(self, before: Any, after: Any, action: Any, events: Sequence[Event]) -> list[Event]:
        """An entry as the log tells it: what was done and what followed, each with a sentence `told.KEY`, or that of
        the event itself. A key that begins with `stand.` is a heading; the first may begin with `begin.` instead, if
        the entry belongs below it. Nothing, where the entry says it all."""

    def explain(self, state: Any, action: Any) -> list[Any]:
        """Why an accepted action counted: key, rule and params of every check."""

    def count_parts(self, state: Any, seat: int, what: str) -> tuple[Any, ...]:
        """What a count is made of, for the sentence `why.count-WHAT`."""


class CodeGroup(NamedTuple):
    """Codes that belong together: the key of their heading, and of the words for each code."""

    key: str
    codes: tuple[tuple[str, str], ...]


class Codes(Protocol):
    """The codes that are typed, with what they mean."""

    def codes_for(self, kind: str, state: Any = None) -> Sequence[CodeGroup]:
        """Those that an answer to that kind of decision is made of; all of them where the kind has none of its own. In
        a position, only those that can be entered by its rules."""


class FactKind(NamedTuple):
    """Facts that begin with the same verb of the whole table."""

    everywhere: bool = False  # whether they hold in every game, not only where `PLACE` is the same
    named: bool = False  # whether the word after the verb says what it is about; of each name, the last one counts
    grows: bool = False  # whether several count together; else the last one does


class Facts(Protocol):
    """What the table enters of its own pieces before a game begins: it is kept, and written into the next record. In
    what was taken over, a kind is called `facts.KIND`, with the `names` of those that have one."""

    @property
    def PLACE(self) -> str:
        """The key of the header that says where facts hold; `facts.place` is its heading."""

    @property
    def KINDS(self) -> Mapping[str, FactKind]:
        """By verb, in the order in which they are entered."""

    def is_fact(self, action: Any) -> bool: ...

    def wanted(self, setup: Any, kind: str, name: str) -> bool:
        """Whether a game can use a fact that holds there."""

    def said(self, action: Any) -> Said:
        """The fact in words."""


class Positions(Protocol):
    """Positions typed by hand."""

    def check_edition(self, word: str) -> str:
        """:raises Refused: unless it is an edition of the game."""

    def typed_position(
        self,
        drawing: str,
        corner: str,
        creatures: Sequence[str],
        neighbour: Sequence[str],
        edition: str,
        verb: str,
        names: tuple[str, str],
    ) -> State:
        """Where an entry with that verb belongs; without one, what the position itself calls for.

        :raises Refused: if something typed is not understood.
        """

    def game_from(self, state: Any) -> Game:
        """The game that begins there, and goes no further than what was typed: of the rest nothing is known."""

    def doubts(self, state: Any) -> list[tuple[str, dict[str, Any]]]:
        """Why no legal game leads there: keys of sentences with their params."""


class Tally(Protocol):
    """Final scores of a game that nobody followed."""

    def names(self, players: Sequence[str]) -> list[str]:
        """The names in what was typed for the players, if it makes sense in this game; else none."""


Pad = Mapping[str, Any]  # plain data: what a page needs to put an answer together by taps


class Touch(Protocol):
    """How an answer is put together by taps, where sentences to choose from are not enough. The page that draws it
    knows no game: `lead` is how the line begins, and then there is one of

    - `card`: its face is what a kind adds, then for each of its `groups` the keys tapped there or, if none is, `else`;
      `known` faces are tapped at once, `cells` finish the line, and whoever may `walk` from there is asked before;
    - `pieces`: so many of a palette;
    - `choose`: the list to begin with; what is tapped there adds its words, and leads to the next list or ends the
      line.
    """

    def pad(self, say: "Say", state: Any, decision: Decision, listed: "Listed") -> "Pad | None":
        """None where the options say it all."""

    def secret(self, say: "Say", state: Any, seat: int) -> list[Pad]:
        """What a player may note of their own on their phone, which nobody else learns; [] where nothing is secret."""


class Losses(Protocol):
    """What players lost in a game, for the history of games."""

    def losses(self, steps: Sequence[Any]) -> list[tuple[int, int, int, str]]:
        """How many each player lost at worst, with the seat, the round, and a word for when in it."""


class Texts(Protocol):
    """What the game says, and what lies beside it."""

    @property
    def ENGLISH(self) -> Mapping[str, str]:
        """Its sentences by key; they go before those of every game."""

    def file(self, name: str) -> bytes:
        """A file of the game: `fr.mo`, `rules.en.md`, `demo.referee`.

        :raises FileNotFoundError:
        """


class Offered(NamedTuple):
    """What Tab offers for a parameter of a command that only some games have."""

    words: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()  # of cards, for their faces
