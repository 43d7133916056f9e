"""What the last entries did, for everybody they touched: what is to be done at the table, forced or not, and counts.

As short as it can be without leaving out a card or a creature: where words would take too many lines, cards and
creatures go by their codes and counts are put together.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from referee.engine.entries import is_shared
from referee.engine.usual_parts import telling_of
from referee.notation import grammar
from referee.say import Voice
from referee.say.cards import NAMELESS, Names, tell
from referee.show.difference import number_texts, put_back_texts
from referee.show.done import done_texts
from referee.show.entry import entry_words
from referee.show.text import Line, line_of, plain, sentence, width, wrap
from referee.table.ledger import Change, changes
from referee.table.table import Ruling, Table

FEW, MANY = 6, 10  # lines, if it can be done; in words rather than codes even on many
BETWEEN: Final = " · "
SCORE: Final = "points"  # the count that stays where there is no room for all of them


class _Way(NamedTuple):
    """How much is said."""

    codes: str  # which texts have codes for words: `none`, those that are `longer` than a line, `all`
    counts: str  # `players`: for each player in turn; `kinds`: for each kind of count; `score`: only the points
    most: int = FEW  # lines


_WAYS: Final = (
    _Way("none", "players"),
    _Way("none", "kinds"),
    _Way("none", "score", MANY),
    _Way("longer", "kinds"),
    _Way("longer", "score"),
    _Way("all", "score"),
)


def result_lines(
    voice: Voice, table: Table, rulings: Sequence[Ruling], columns: int, names: Names = NAMELESS
) -> list[Line]:
    """Every entry, then what it did."""
    return [line for ruling in rulings for line in _result(voice, table, ruling, columns, names)]


def _result(voice: Voice, table: Table, ruling: Ruling, columns: int, names: Names) -> list[Line]:
    if ruling.repeat:
        text = entry_words(voice, table.game, ruling.text, ruling.before.setup.players)
        return [plain(line) for line in wrap(voice("repeated", text=text).strip(), columns, "  ")]
    first = _written(voice, table, ruling, columns, names)
    changed = [one for one in changes(table.game, ruling.before, ruling.after, ruling.seats) if _is_told(voice, one)]
    lines: list[Line] = []
    for way in _WAYS:
        texts = _done(voice, table, ruling, columns, names, way.codes)
        done = [line for text in texts for line in wrap(text, columns, "  ")]
        counted = _counts(voice, changed, ruling.after.setup.players, columns, way.counts)
        lines = [*first, *map(plain, done), *(plain(line, "good") for line in counted)]
        if len(lines) <= way.most:
            break
    return lines


def _written(voice: Voice, table: Table, ruling: Ruling, columns: int, names: Names) -> list[Line]:
    """The entry: in a sentence where that has one and a line is enough, with what was typed beside it if there is room;
    else as it was typed."""
    players = ruling.before.setup.players
    typed = entry_words(voice, table.game, ruling.text, players)
    written = voice("written", number=ruling.number, text=typed)
    entry = grammar.parse(ruling.text, table.game, players)
    deed = None if is_shared(entry) else telling_of(table.game).deed(ruling.before, entry)
    said = voice("written", number=ruling.number, text=tell(voice, *deed, names)) if deed else written
    if deed is None or width(said) > columns:
        return [plain(line, "strong") for line in wrap(written, columns, "  ")]
    beside = f"  [{typed}]"
    return [line_of((said, "strong"), (beside, "faint")) if width(said + beside) <= columns else plain(said, "strong")]


# --- what is to be done at the table


def _done(voice: Voice, table: Table, ruling: Ruling, columns: int, names: Names, codes: str) -> Iterator[str]:
    """One text for each player with all that is to be done there, and one for what belongs to nobody alone."""
    if ruling.text.split()[0] in ("undo", "redo", "set"):
        yield from _put_back(voice, table, ruling)
        return
    events = telling_of(table.game).results(ruling.before, ruling.after, ruling.events)
    yield from done_texts(voice, events, ruling.after.setup.players, columns, names, codes)


def _put_back(voice: Voice, table: Table, ruling: Ruling) -> Iterator[str]:
    """What lies otherwise than before, where that does not come from the game itself."""
    view = table.game.view()
    if ruling.before.setup.players == ruling.after.setup.players:
        pairs = zip(view.boards(ruling.before), view.boards(ruling.after), strict=True)
        told = table.game.words().COUNTS
        for old, new in pairs:
            yield from [*put_back_texts(voice, old, new), *number_texts(voice, old, new, told)]
    for change in changes(table.game, ruling.before, ruling.after, ruling.seats):
        key = f"put-back.{change.what}-{'more' if change.change > 0 else 'less'}"
        if voice.knows(key):
            player = _who(voice, change.seat, ruling.after.setup.players)
            yield voice("result", player=player, parts=[voice(key, number=abs(change.change))])


# --- counts


def _counts(voice: Voice, changed: Sequence[Change], players: Sequence[str], columns: int, how: str) -> list[str]:
    if how == "players" or len({change.seat for change in changed}) < 2:
        return _filled(count_texts(voice, changed, players), columns)
    kinds = [*dict.fromkeys(change.what for change in changed)]
    shown = [SCORE] if how == "score" and SCORE in kinds else kinds
    texts = []
    for what in shown:
        each = [
            voice("result.count-of", player=_who(voice, one.seat, players), now=one.now, change=one.change)
            for one in changed
            if one.what == what
        ]
        texts.append(sentence(voice("result.counts", what=what, counts=each)))
    return [line for text in [BETWEEN.join(texts)] for line in wrap(text, columns, "  ")]


def count_texts(voice: Voice, changed: Sequence[Change], players: Sequence[str]) -> list[str]:
    """For the table and each player every count that changed, as it is now and by how much."""
    texts, told = [], [change for change in changed if _is_told(voice, change)]
    for seat in dict.fromkeys(change.seat for change in told):
        counts = [_count(voice, one) for one in told if one.seat == seat]
        texts.append(voice("changes", player=_who(voice, seat, players), changes=counts))
    return texts


def _is_told(voice: Voice, change: Change) -> bool:
    """A game leaves a count out by an empty sentence: where all can see it, and what happened says it."""
    return bool(_count(voice, change))


def _who(voice: Voice, seat: int | None, players: Sequence[str]) -> str:
    return voice("word.whole-table") if seat is None else players[seat]


def _count(voice: Voice, change: Change) -> str:
    """`4 villagers (+2)`, in the words of the game where it has them."""
    key = f"count.{change.what}"
    return voice(key if voice.knows(key) else "result.count", what=change.what, now=change.now, change=change.change)


def _filled(texts: Sequence[str], columns: int) -> list[str]:
    """Texts after one another on a line as long as they fit."""
    lines: list[str] = []
    for text in texts:
        if lines and width(lines[-1]) + width(BETWEEN) + width(text) <= columns:
            lines[-1] += BETWEEN + text
        else:
            lines.append(text)
    return [part for line in lines for part in wrap(line, columns, "  ")]
