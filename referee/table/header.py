"""The header of a record: which game it is, under which rules, who plays."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from referee.engine.game import BadValue, Game
from referee.games import MODULES, find_game
from referee.notation.grammar import is_time
from referee.notation.names import folded, is_name, write_name
from referee.notation.words import Misread, Quoted, Unclosed, remark_of, split_words
from referee.record.read import HeaderLine

VERSION: Final = "1"
_ID = re.compile(r"[^\s\"#~]{1,64}")


class BadHeader(Exception):
    """The header cannot be read; `line` says where."""

    def __init__(self, line: int, code: str, reason: str, key: str = "") -> None:
        super().__init__(line, code, reason, key)
        self.line = line
        self.code = code
        self.reason = reason
        self.key = key


class Header(NamedTuple):
    game: Game
    setup: Any
    id: str = ""
    started: str = ""
    notes: tuple[str, ...] = ()


def read_header(lines: Sequence[HeaderLine]) -> Header:
    """:raises BadHeader: bad-header or unsupported, at its line."""
    if not lines or lines[0].number != 1 or lines[0].key.lower() != "referee":
        raise BadHeader(1, "bad-header", "first-line")
    _check_version(lines[0])
    values: dict[str, HeaderLine] = {}
    notes = []
    for line in lines[1:]:
        key = line.key.lower()
        if not line.value:
            raise BadHeader(line.number, "bad-header", "empty", key)
        if key == "note":
            notes.append(line.value)
        elif key in values:
            raise BadHeader(line.number, "bad-header", "twice", key)
        else:
            values[key] = line
    game = find_game(values["game"].value.lower()) if "game" in values else None
    games = [game] if game else [found for name in MODULES if (found := find_game(name))]
    for key, line in values.items():
        if key not in ("game", "rules", "id", "started") and not any(key in one.HEADER for one in games):
            raise BadHeader(line.number, "bad-header", "unknown-key", key)
    if game is None:
        number, reason = (values["game"].number, "game") if "game" in values else (1, "missing")
        raise BadHeader(number, "bad-header", reason, "game")
    words = {key: _words(line) for key, line in values.items()}
    try:
        for key in words:
            if key in _CHECKS and not _CHECKS[key](words[key]):
                raise BadValue(key, key)
        setup = read_setup(game, {key: words[key] for key in words if key == "rules" or key in game.HEADER})
    except BadValue as error:
        number = values[error.key].number if error.key in values else 1
        code = "unsupported" if error.reason == "revision" else "bad-header"
        raise BadHeader(number, code, error.reason, error.key) from None
    first = {key: values[key].value for key in ("id", "started") if key in values}
    return Header(game, setup, first.get("id", ""), first.get("started", "").upper(), tuple(notes))


_CHECKS: Final[dict[str, Callable[[list[str]], bool]]] = {
    "id": lambda words: len(words) == 1 and _ID.fullmatch(words[0]) is not None,
    "started": lambda words: len(words) == 1 and is_time(words[0].upper()),
}


def _check_version(line: HeaderLine) -> None:
    if line.value != VERSION:
        known_form = re.fullmatch(r"[0-9]+", line.value, re.ASCII)
        raise BadHeader(1, "unsupported" if known_form else "bad-header", "version")


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


def read_setup(game: Game, words: Mapping[str, Sequence[str]]) -> Any:
    """The setup that these words make, checked in their order.

    :raises BadValue: its reason is `revision` if there is no such revision of the rules.
    """
    values = {}
    for key, value in words.items():
        if key == "players":
            _check_names(value)
        values[key] = read_revision(game, value) if key == "rules" else game.HEADER[key](value)
    return game.make_setup(values)


def _check_names(names: Sequence[str]) -> None:
    if any(not is_name(name) or (type(name) is not Quoted and write_name(name) != name) for name in names):
        raise BadValue("players", "name")
    if len({folded(name) for name in names}) < len(names):
        raise BadValue("players", "same-name")


def read_revision(game: Game, words: Sequence[str]) -> int:
    """:raises BadValue: its reason is `revision` if there is no such revision of the rules."""
    if len(words) != 1 or not re.fullmatch(r"[0-9]{1,9}", words[0], re.ASCII):
        raise BadValue("rules", "rules")
    if int(words[0]) not in game.REVISIONS:
        raise BadValue("rules", "revision")
    return int(words[0])


def write_header(header: Header) -> str:
    """The canonical header, with the empty line that ends it."""
    lines = [f"referee {VERSION}", f"game {header.game.ID}"]
    for key, words in header.game.header_of(header.setup).items():
        lines.append(" ".join([key, *(map(write_name, words) if key == "players" else words)]))
        if key == "edition":
            lines.append(f"rules {header.setup.rules}")
    lines += [f"id {header.id}"] * bool(header.id) + [f"started {header.started}"] * bool(header.started)
    lines += [f"note {note}" for note in header.notes]
    return "\n".join(lines) + "\n\n"
