"""Lines of a record as entries, and back: `parse(write(entry)) == entry`."""

import re
from collections.abc import Collection, Sequence
from typing import Any, NoReturn

from referee.engine.entries import Count, Ended, Note, Redo, Set, Undo
from referee.engine.game import Game, Parser, TableParser, table_counts, table_other, table_rulings, table_verbs
from referee.engine.invisible import TURNING
from referee.engine.ruling import Refusal, Refused, refuse
from referee.notation.names import KEYWORDS, find_player, is_keyword, matching, spelt_out, unique_prefix, write_name
from referee.notation.words import (
    Misread,
    Quoted,
    Unclosed,
    expect,
    expect_count,
    expect_end,
    expect_number,
    expect_text,
    misread,
    place_words,
    quote,
    split_words,
)

Entry = Any  # an entry of referee.engine.entries, or an action of the game

_TIME = re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3])(:[0-5][0-9]){2}Z", re.ASCII)


def is_time(word: str) -> bool:
    """Whether it is a moment in UTC, to the second."""
    return _TIME.fullmatch(word) is not None


def parse(line: str, game: Game, players: tuple[str, ...]) -> Entry | None:
    """The entry on a line; None if there is only a remark or nothing.

    :raises Refused: not-understood, unknown-player or ambiguous.
    """
    try:
        words = line.split(" ")
        # By far the most common: a name as the header spells it, then a whole verb; nothing quoted, no remark.
        player = spelt_out(players).get(words[0])
        if player is not None and "" not in words and len(words) > 1 and '"' not in line and "#" not in line:
            verb = game.words().VERBS.get(words[1])
            if verb is not None:
                return verb(player, words, 2)
        words = split_words(line)
        return _parse(words, game, players) if words else None
    except Misread as error:
        _not_understood(line, error, game)
    except Unclosed as error:
        raise Refused(_refusal(line, error.column, "unclosed")) from None


def _parse(words: list[str], game: Game, players: Sequence[str]) -> Entry:
    first = words[0]
    if first in ("=", "!") and type(first) is not Quoted:
        if first in table_verbs(game):  # a game with counts and rulings of its own kind
            return table_verbs(game)[first](words, 1)
        return _count(words, game, players) if first == "=" else _table_ruling(words, game, players)
    own = _table_verb(words, game, players)
    if own is not None:
        if own not in game.words().QUOTING:
            _refuse_quotes(words[1:], 1)
        return table_verbs(game)[own](words, 1)
    keyword = is_keyword(first, players)
    if keyword is not None:
        return _set(words, game) if keyword == "set" else _KEYWORDS[keyword](words)
    if type(first) is not Quoted and first[0] in "#~=!":
        misread(0, "entry")
    # A player, a verb, and what follows it. What is not understood goes before who is not known.
    verb = _verb(words, game)
    if verb is None:
        own_verbs = table_verbs(game) and type(first) is not Quoted and not matching(first, players)
        misread(*((0, "table-verb") if own_verbs else (1, "verb")))
    if verb not in game.words().QUOTING:
        _refuse_quotes(words[2:], 2)
    action = game.words().VERBS[verb](-1, words, 2)
    other = None if type(first) is Quoted or matching(first, players) else table_other(game, first, action)
    return _of(first, action, players) if other is None else other


def _verb(words: list[str], game: Game) -> str | None:
    """The verb of a player; of several that begin so, the one whose words fit.

    :raises Refused: ambiguous.
    """
    verbs, word = game.words().VERBS, expect(words, 1, "verb").lower()
    begun = [verb for verb in verbs if verb.startswith(word)]
    if len(begun) > 1 and word not in verbs:
        begun = [verb for verb in begun if _fits(verbs[verb], words)] or begun
    return unique_prefix(word, begun)


def _fits(parser: Parser, words: list[str]) -> bool:
    try:
        parser(-1, words, 2)
    except (Misread, Refused):
        return False
    return True


def _of(name: str, action: Entry, players: Sequence[str]) -> Entry:
    """The action of the player with that name; some are the whole table's, whoever says so.

    :raises Refused: unknown-player or ambiguous.
    """
    seat = find_player(name, players)
    return action if action.player is None else action._replace(player=seat)


def _table_verb(words: list[str], game: Game, players: Sequence[str]) -> str | None:
    """The verb of the whole table that a line begins with. Where the start of one can also be a player, a keyword, or
    another verb, the rest of the line decides; a whole verb after it is a player's.

    :raises Refused: ambiguous.
    """
    verbs, first = table_verbs(game), words[0]
    if type(first) is Quoted or not verbs or first.lower() in KEYWORDS:
        return None
    if first.lower() in verbs:
        return first.lower()
    begun = [verb for verb in verbs if verb.startswith(first.lower())]
    fitting = [verb for verb in begun if _is_read(verbs[verb], words)]
    if not fitting and is_keyword(first, players):
        return None
    seats = matching(first, players)
    if seats and (not fitting or _begins_with_verb(words[1:], game)):
        if fitting and words[1].lower() not in game.words().VERBS and _is_players(words, game):
            refuse("ambiguous", "record", word=first, legal=(*(write_name(players[seat]) for seat in seats), *fitting))
        return None
    return unique_prefix(first, tuple(fitting or begun))


def _is_read(parser: TableParser, words: list[str]) -> bool:
    try:
        parser(words, 1)
    except (Misread, Refused):
        return False
    return True


def _is_players(words: list[str], game: Game) -> bool:
    try:
        verb = _verb(words, game)
    except Refused:
        return True
    return verb is not None and _fits(game.words().VERBS[verb], words)


def _begins_with_verb(words: list[str], game: Game) -> bool:
    return bool(words) and any(verb.startswith(words[0].lower()) for verb in game.words().VERBS)


def _tables_own(words: list[str], known: Collection[str]) -> str | None:
    """What of the whole table stands after `=` or `!`, where else a player is named."""
    word = words[1]
    return word.lower() if type(word) is not Quoted and word.lower() in known else None


def _table_ruling(words: list[str], game: Game, players: Sequence[str]) -> Entry:
    if len(words) < 2:
        misread(1, "player")
    own = _tables_own(words, table_rulings(game))
    if own is not None:
        _refuse_quotes(words[2:-1], 2)
        return table_rulings(game)[own](words, 2)
    parser = game.words().TABLE_RULINGS.get(expect(words, 2, "ruling").lower())
    if parser is None:
        misread(*((1, "table-ruling") if table_rulings(game) and not matching(words[1], players) else (2, "ruling")))
    _refuse_quotes(words[3:-1], 3)
    return _of(words[1], parser(-1, words, 3), players)


def _refuse_quotes(words: list[str], start: int) -> None:
    """Only names and remarks are quoted, and texts after the verbs that say so."""
    for index, word in enumerate(words, start):
        if type(word) is Quoted:
            misread(index, "unquoted")


def _count(words: list[str], game: Game, players: Sequence[str]) -> Count:
    if len(words) < 2:
        misread(1, "player")
    own = _tables_own(words, table_counts(game))
    if own is not None:
        counted = expect_count(words, 2)
        expect_end(words, 3)
        return Count(None, own, counted)
    what = expect(words, 2, "count").lower()
    if what not in game.words().COUNTS:
        misread(*((1, "table-count") if table_counts(game) and not matching(words[1], players) else (2, "count")))
    number = expect_count(words, 3)
    expect_end(words, 4)
    return Count(find_player(words[1], players), what, number)


def _undo(words: list[str]) -> Undo:
    if len(words) == 1:
        return Undo()
    if expect(words, 1, "from").lower() != "from":
        misread(1, "from")
    start = expect_number(words, 2)
    expect_end(words, 3)
    return Undo(start)


def _redo(words: list[str]) -> Redo:
    expect_end(words, 1)
    return Redo()


def _note(words: list[str]) -> Note:
    text = expect_text(words, 1)
    if TURNING.search(text):
        misread(1, "turning")
    expect_end(words, 2)
    return Note(text)


def _ended(words: list[str]) -> Ended:
    time = expect(words, 1, "time").upper()
    if not is_time(time):
        misread(1, "time")
    expect_end(words, 2)
    return Ended(time)


def _set(words: list[str], game: Game) -> Set:
    key = expect(words, 1, "key").lower()
    if key not in game.rules().SETTABLE:
        misread(1, "key")
    if len(words) < 3:
        misread(2, "value")
    return Set(key, tuple(words[2:]))


_KEYWORDS = {"undo": _undo, "redo": _redo, "note": _note, "ended": _ended}


def write(entry: Entry, game: Game, players: Sequence[str], state: Any) -> str:
    """The canonical line of an entry that was accepted in that state."""
    match entry:
        case Undo(None):
            return "undo"
        case Undo(start):
            return f"undo from {start}"
        case Redo():
            return "redo"
        case Note(text):
            return f"note {quote(text)}"
        case Ended(time):
            return f"ended {time}"
        case Set(key, words):
            return " ".join(["set", key, *map(_write_value, words)])
        case Count(player, what, number):
            return f"= {whose(player, players)}{what} {number}"
    mark = "! " if game.rules().is_table_ruling(entry) else ""
    written = [quote(word) if type(word) is Quoted else word for word in game.words().write(entry, state)]
    return f"{mark}{whose(entry.player, players)}{' '.join(written)}"


def whose(seat: int | None, players: Sequence[str]) -> str:
    """The name that a line begins with; none if it is the whole table's."""
    return "" if seat is None else f"{write_name(players[seat])} "


def _write_value(word: str) -> str:
    return write_name(word) if type(word) is Quoted else word


def _not_understood(line: str, error: Misread, game: Game) -> NoReturn:
    try:
        columns = [word.column for word in place_words(line)]
    except (Misread, Unclosed):
        columns = []
    column = columns[error.index] if error.index < len(columns) else len(line.rstrip())
    words = game.words()
    closed = {
        "verb": words.VERBS,
        "table-verb": table_verbs(game),
        "ruling": words.TABLE_RULINGS,
        "count": words.COUNTS,
        "table-ruling": table_rulings(game),
        "table-count": table_counts(game),
        "key": game.rules().SETTABLE,
    }
    raise Refused(_refusal(line, column, error.expected, tuple(closed.get(error.expected, ())))) from None


def _refusal(line: str, column: int, expected: str, legal: tuple[str, ...] = ()) -> Refusal:
    params = {"line": line, "column": column, "expected": expected}
    return Refusal("not-understood", "record", f"not-understood.{expected}", params, legal)
