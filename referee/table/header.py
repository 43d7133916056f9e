"""The header of a record: which game it is, under which rules, who plays."""

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple, NoReturn

from referee.engine.game import BadValue, Game, Setup, table_counts, table_rulings, table_verbs
from referee.engine.invisible import TURNING
from referee.games import GAMES
from referee.notation.grammar import is_time
from referee.notation.names import folded, is_name, write_name
from referee.notation.words import Misread, Quoted, Unclosed, remark_of, split_words
from referee.record.read import HeaderLine, read

VERSION: Final = "1"
_ID = re.compile(r"\S{1,64}")


class BadHeader(Exception):
    """The header cannot be read; `line` says where."""

    def __init__(self, line: int, code: str, reason: str, key: str = "", **params: str) -> None:
        super().__init__(line, code, reason, key)
        self.line = line
        self.code = code
        self.reason = reason
        self.key = key
        self.params = params


class Header(NamedTuple):
    game: Game
    setup: Setup
    id: str = ""
    started: str = ""
    notes: tuple[str, ...] = ()


def read_header(lines: Sequence[HeaderLine]) -> Header:
    """:raises BadHeader: bad-header or unsupported, at the first line that is wrong."""
    if not lines or lines[0].number != 1 or lines[0].key.lower() != "referee":
        raise BadHeader(1, "bad-header", "first-line")
    _check_version(lines[0])
    named = next((line.value.lower() for line in lines if line.key.lower() == "game"), "")
    game = GAMES.get(named)
    values: dict[str, Any] = {}
    notes = []
    for line in lines[1:]:
        key = line.key.lower()
        try:
            if not line.value:
                raise BadValue(key, "empty")
            if key == "note":
                if TURNING.search(line.value):
                    raise BadValue(key, "note")
                notes.append(line.value)
            elif key in values:
                raise BadValue(key, "twice")
            else:
                values[key] = _value(game, key, line)
        except BadValue as error:
            code = "unsupported" if error.reason == "revision" else "bad-header"
            raise BadHeader(line.number, code, error.reason, key, **error.params) from None
    if game is None:
        raise BadHeader(1, "bad-header", "missing", "game")
    own = {key: values.pop(key) for key in ("id", "started") if key in values}
    del values["game"]
    try:
        return Header(game, game.rules().make_setup(values), **own, notes=tuple(notes))
    except BadValue as error:
        at = next((line.number for line in lines if line.key.lower() == error.key), 1)
        raise BadHeader(at, "bad-header", error.reason, error.key, **error.params) from None


def _value(game: Game | None, key: str, line: HeaderLine) -> Any:
    """:raises BadValue:"""
    if key == "game":
        return game.id if game else _bad(key, "game")
    if key == "id":
        return line.value if _ID.fullmatch(line.value) else _bad(key, "id")
    words = _words(line)
    if key == "started":
        return words[0].upper() if len(words) == 1 and is_time(words[0].upper()) else _bad(key, "time")
    if game is None:  # which keys there are depends on the game
        known = any(key in other.rules().HEADER for name in GAMES if (other := GAMES.get(name)))
        return None if known or key == "rules" else _bad(key, "unknown-key")
    return read_value(game, key, words)


def _bad(key: str, reason: str) -> NoReturn:
    raise BadValue(key, reason)


def _check_version(line: HeaderLine) -> None:
    if line.value != VERSION:
        if re.fullmatch(r"[0-9]+", line.value, re.ASCII):
            raise BadHeader(1, "unsupported", "version", value=line.value[:20], known=VERSION)
        raise BadHeader(1, "bad-header", "first-line")


def _words(line: HeaderLine) -> list[str]:
    try:
        words = split_words(line.value)
    except Unclosed:
        raise BadHeader(line.number, "damaged", "quote", line.key) from None
    except Misread:
        raise BadHeader(line.number, "bad-header", "quoting", line.key) from None
    if "#" in line.value and remark_of(line.value):
        raise BadHeader(line.number, "bad-header", "remark", line.key)
    return words


def read_setup(game: Game, words: Mapping[str, Sequence[str]]) -> Setup:
    """The setup that these words make, checked in their order.

    :raises BadValue: its reason is `revision` if there is no such revision of the rules.
    """
    return game.rules().make_setup({key: read_value(game, key, value) for key, value in words.items()})


def read_value(game: Game, key: str, words: Sequence[str]) -> Any:
    """:raises BadValue:"""
    if key == "rules":
        return read_revision(game, words)
    if key not in game.rules().HEADER:
        raise BadValue(key, "unknown-key")
    if key == "players":
        _check_names(words, table_words(game))
    return game.rules().HEADER[key](words)


def table_words(game: Game) -> frozenset[str]:
    """What lines of the whole table begin with: no player may have such a name."""
    return frozenset((*table_verbs(game), *table_rulings(game), *table_counts(game)))


def _check_names(names: Sequence[str], taken: Collection[str]) -> None:
    if any(not is_name(name) or (type(name) is not Quoted and write_name(name) != name) for name in names):
        raise BadValue("players", "name")
    if len({folded(name) for name in names}) < len(names):
        raise BadValue("players", "same-name")
    if called := next((name for name in names if folded(name) in taken), None):
        raise BadValue("players", "table-word", name=called, words=", ".join(sorted(taken)))


def read_revision(game: Game, words: Sequence[str]) -> int:
    """:raises BadValue: its reason is `revision` if there is no such revision of the rules."""
    if len(words) != 1 or not re.fullmatch(r"[0-9]{1,9}", words[0], re.ASCII):
        raise BadValue("rules", "rules")
    if int(words[0]) not in game.rules().REVISIONS:
        raise BadValue("rules", "revision", value=words[0], known=str(newest(game)))
    return int(words[0])


def newest(game: Game) -> int:
    """The revision of the rules that a new game is played under."""
    return max(game.rules().REVISIONS)


def check_header(header: Header) -> None:
    """:raises BadValue: if the header would not read back as it is written."""
    try:
        record = read(write_header(header).encode())
        if record.fault or read_header(record.header) != header:
            raise BadValue("note", "note")
    except UnicodeEncodeError:
        raise BadValue("note", "note") from None
    except BadHeader as error:
        raise BadValue(error.key, error.reason, **error.params) from None


def _written(key: str, word: str) -> str:
    """A name in quotes where it needs them."""
    return write_name(word) if key == "players" or type(word) is Quoted else word


def write_header(header: Header) -> str:
    """The canonical header, with the empty line that ends it."""
    lines = [f"referee {VERSION}", f"game {header.game.id}"]
    keys = header.game.rules().header_of(header.setup)
    if "edition" in keys:
        lines.append(f"edition {keys.pop('edition')[0]}")
    lines.append(f"rules {header.setup.rules}")
    for key, words in keys.items():
        lines.append(" ".join([key, *(_written(key, word) for word in words)]))
    lines += [f"id {header.id}"] * bool(header.id) + [f"started {header.started}"] * bool(header.started)
    lines += [f"note {note}" for note in header.notes]
    return "\n".join(lines) + "\n\n"
