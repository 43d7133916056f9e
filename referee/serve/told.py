"""What one viewer is told of a table, in one language: all of it, as plain data that replaces what the page has.

Everything comes from the record, which has nothing in it that is still secret.
"""

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar
from weakref import WeakKeyDictionary

from referee.engine.ruling import Decision, Refused
from referee.engine.seats import person
from referee.engine.usual_parts import answer_to, prompts_of, telling_of, verbs_of
from referee.notation.grammar import whose
from referee.say import Voice, clean
from referee.say.cards import Names, tell
from referee.say.tell import key_for
from referee.serve.drawn import Data, Drawn, Offers
from referee.serve.history import History
from referee.serve.rights import Who, own_seats
from referee.serve.touch import pad_of, secrets_of
from referee.show.entry import example_words
from referee.show.options import option_words
from referee.show.ruling import stand, wanted
from referee.show.score import verdict
from referee.show.text import sentence
from referee.table.card_lists import at_table
from referee.table.cards import EMPTY, Book
from referee.table.table import Table

if TYPE_CHECKING:
    from referee.serve.sitting import Sitting

MOST_JUDGED: Final = 60  # options of which it is found out whether they are whole entries
T = TypeVar("T")


class Join(NamedTuple):
    """How others come to the table."""

    url: str
    svg: str


class _Shared:
    """What is the same for all who look at a table, worked out once for each state of its record."""

    def __init__(self, table: Table) -> None:
        self.drawn = Drawn()
        self.history = History(table.header)
        self._lines = -1
        self._book = EMPTY
        self._known: dict[Hashable, Any] = {}

    def follow(self, table: Table, book: Book) -> None:
        """The record may have grown, and the card list may be another one."""
        if (len(table.lines), book) != (self._lines, self._book):
            self._lines, self._book = len(table.lines), book
            self._known.clear()
            self.history.follow(table, book.names)

    def once(self, key: Hashable, work_out: Callable[[], T]) -> T:
        if key not in self._known:
            self._known[key] = work_out()
        found: T = self._known[key]
        return found


_ALL_SHARED: "WeakKeyDictionary[Table, _Shared]" = WeakKeyDictionary()


def _shared(table: Table) -> _Shared:
    if table not in _ALL_SHARED:
        _ALL_SHARED[table] = _Shared(table)
    return _ALL_SHARED[table]


def state(
    sitting: "Sitting",
    who: Who,
    voice: Voice,
    present: frozenset[int],
    join: Join | None = None,
    book: Book = EMPTY,
    *,
    watch_only: bool = False,
) -> Data:
    """All that the page of this viewer shows; `present` are the seats whose phones are there."""
    with sitting.lock:
        table = sitting.table
        shared = _shared(table)
        shared.follow(table, book)
        cards = shared.once("cards", lambda: at_table(book, table.play))
        ask = question(voice, table, who, cards)
        taken = sitting.seats.taken
        return {
            "v": sitting.version,
            "table": sitting.name,
            "game": table.game.id,
            "lang": voice.language,
            **shared.once(voice.language, lambda: _for_all(voice, table, shared.history)),
            "seats": [
                {**one, "taken": seat in taken, "here": seat in present}
                for seat, one in enumerate(shared.once(("seats", voice.language), lambda: _seats(voice, table)))
            ],
            "me": {"kind": who.kind, "seat": who.seat},
            "watch_only": watch_only,
            "ask": ask,
            "boards": shared.drawn.boards(voice, table, offers(ask, who.seat)),
            "log": shared.history.told(voice, own_seats(who, table), is_host=who.kind == "host"),
            "secret": [] if who.seat is None else secrets_of(voice, table, who.seat),
            "join": None if join is None else {"url": join.url, "svg": join.svg},
        }


def _for_all(voice: Voice, table: Table, history: History) -> Data:
    """What everybody reads who has that language."""
    return {
        "called": voice("sheet.game"),
        "over": table.outcome is not None,
        "stand": sentence(stand(voice, table)),
        "todo": _todo(voice, table, None),
        "last": history.last(voice),
        "won": _won(voice, table),
        "score": _score(table),
    }


def _seats(voice: Voice, table: Table) -> list[Data]:
    return [
        {
            "seat": seat,
            "name": clean(name),
            "leader": clean(person(name)) if person(name) != name else "",
            "todo": _todo(voice, table, seat),
        }
        for seat, name in enumerate(table.players)
    ]


# --- who must do what


def question(voice: Voice, table: Table, who: Who, book: Book = EMPTY) -> Data | None:
    """What this viewer is asked, with all that can be tapped for an answer; None if that is nothing. `book` is the card
    list with what lies on the table."""
    decision = asked_of(table, who)
    return _late(voice, table, who, book) if decision is None else _ask(voice, table, decision, book)


def asked_of(table: Table, who: Who) -> Decision | None:
    """What this viewer must tell or decide now: a player their own, else what is the whole table's; the host, who has
    no seat, whatever comes first. Those who only watch are asked nothing."""
    if who.kind == "watch":
        return None
    seats = own_seats(who, table)
    own = [one for one in table.pending if one.seat in seats]
    shared = [one for one in table.pending if one.seat is None]
    others = table.pending if who.kind == "host" else ()
    return next(iter([*own, *shared, *others]), None)


def _todo(voice: Voice, table: Table, seat: int | None) -> str:
    """What a player still has to do, or without one the whole table; "" if it is nothing."""
    decision = next((one for one in table.pending if one.seat == seat), None)
    return "" if decision is None else _task(voice, table, decision)


def _task(voice: Voice, table: Table, decision: Decision) -> str:
    """The question where options answer it; else what is to be done, for the sentence that asks a typist shows how it
    is typed. What else it tells a typist has another text for phones."""
    key = f"task.{decision.kind}"
    if decision.listed or not voice.knows(key):
        return sentence(wanted(voice, table.game, table.state, decision, typed=not decision.listed))
    params = telling_of(table.game).decision_params(table.state, decision)
    key = key_for(voice, key, params)
    tapped = f"tap.{key.removeprefix('task.')}"
    return sentence(tell(voice, tapped if voice.knows(tapped) else key, params))


def _ask(voice: Voice, table: Table, decision: Decision, book: Book, *, late: bool = False) -> Data:
    pad = pad_of(voice, table, decision, book)
    if pad is not None:
        pad["board"] = _tapped(table, decision)
    on_board = prompts_of(table.game).on_board(decision)
    options = [] if pad is not None or on_board else _options(voice, table, decision, book.names)
    lead = "" if pad or options else whose(decision.seat, table.players) + decision.kind
    if pad is None and not on_board:
        options += _usual(voice, table, decision, options)
    say = _task(voice, table, decision)
    if lead or any("more" in one for one in options):
        say = _with_example(voice, table, decision, say)
    return {
        "kind": decision.kind,
        "seat": decision.seat,
        "say": say,
        "options": options,
        "lead": lead,  # how a line begins where it can only be typed
        "touch": pad,
        **({"late": True} if late else {}),
    }


def _with_example(voice: Voice, table: Table, decision: Decision, said: str) -> str:
    """With something that could be typed, where a whole entry can be made of it."""
    example = prompts_of(table.game).example(table.state, decision)
    if not example or not _counts(table, f"{whose(decision.seat, table.players)}{decision.kind} {example}"):
        return said
    return voice("guide.for-example", heading=said, example=example_words(voice, example))


def _tapped(table: Table, decision: Decision) -> int:
    """Which board is tapped: the one that all share, if there is one, else one's own."""
    owners = _shared(table).drawn.owners(table)
    return owners.index("") if "" in owners else decision.seat or 0


def _late(voice: Voice, table: Table, who: Who, book: Book) -> Data | None:
    """What a player who is not asked may still add; None if that is nothing."""
    addressing = table.game.addressing()
    if who.kind != "seat" or addressing is None:
        return None
    own = own_seats(who, table)
    late = next((one for one in addressing.also(table.state) if one.seat in own and one.options), None)
    if late is None:
        return None
    player = clean(table.players[late.player])
    return {**_ask(voice, table, late, book, late=True), "say": voice("want.also", player=player)}


def _options(voice: Voice, table: Table, decision: Decision, names: Names) -> list[Data]:
    """Every option as an entry and as a sentence; `more` if it is only the beginning of an entry."""
    lead, found = whose(decision.seat, table.players), []
    for number, option in enumerate(decision.options):
        verb = option.split()[0].lower()
        line = lead + (option if verb in verbs_of(table.game, decision) else answer_to(table.game, decision, option))
        whole = decision.listed or (number < MOST_JUDGED and _counts(table, line))
        said = sentence(option_words(voice, table.game, table.state, decision, option, names))
        found.append({"line": line, "say": said, **({} if whole else {"more": True})})
    return found


def _usual(voice: Voice, table: Table, decision: Decision, options: list[Data]) -> list[Data]:
    """What Enter alone stands for at the terminal, where it counts and is none of the options: phones tap it."""
    words = prompts_of(table.game).usual(table.state, decision)
    line = whose(decision.seat, table.players) + words
    if not words or line in [one["line"] for one in options] or not _counts(table, line):
        return []
    option = words.removeprefix(f"{decision.kind} ")
    return [{"line": line, "say": sentence(option_words(voice, table.game, table.state, decision, option))}]


def _counts(table: Table, line: str) -> bool:
    """Whether that is a whole entry, and would be accepted."""
    try:
        table.judge(line)
    except Refused:
        return False
    return True


# --- boards


def offers(ask: Data | None, own: int | None) -> Offers:
    """The places that can be tapped: on one's own board those where a card may be laid."""
    if not ask or not ask["touch"]:
        return {}
    seat = own if ask["seat"] is None else ask["seat"]
    return {(seat, cell): cell for cell in ask["touch"].get("cells", ())}


# --- the end


def _won(voice: Voice, table: Table) -> str:
    """Who won and by what; "" as long as the game goes on."""
    if table.outcome is None:
        return ""
    return verdict(voice, table.players, table.outcome, table.standings, table.game.rules().TIE_BREAKS)


def _score(table: Table) -> list[list[str]]:
    """Everybody's points, the best first; [] before the end, and in a game without points."""
    if table.outcome is None:
        return []
    return [[clean(table.players[place.seat]), str(place.keys[0])] for place in table.standings]
