"""The header of a record: which game it is, under which rules, who plays."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from referee.engine.game import BadValue, Game
from referee.games import MODULES, find_game
from referee.notation.grammar import is_time
from referee.notation.names import folded, is_name, write_name
from referee.notation.words import Misread, Quoted, Unclosed, remark_of, split_words
from referee.record.read import HeaderLine

VERSION: Final = "1"
_WORD = re.compile(r"[^\s\"#~]{1,64}")


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
        if key not in ("game", "rules", "id", "started") and not any(key in one.HEADER_KEYS for one in games):
            raise BadHeader(line.number, "bad-header", "unknown-key", key)
    if game is None:
        number, reason = (values["game"].number, "game") if "game" in values else (1, "missing")
        raise BadHeader(number, "bad-header", reason, "game")
    words = {key: _words(line) for key, line in values.items()}
    if "started" in words and not (len(words["started"]) == 1 and is_time(words["started"][0].upper())):
        raise BadHeader(values["started"].number, "bad-header", "time", "started")
    if "id" in words and not (len(words["id"]) == 1 and _WORD.fullmatch(words["id"][0])):
        raise BadHeader(values["id"].number, "bad-header", "id", "id")
    try:
        setup = read_setup(game, {key: words[key] for key in words if key in game.HEADER_KEYS})
        setup = with_rules(game, setup, words.get("rules", ["1"]))
    except BadValue as error:
        number = values[error.key].number if error.key in values else 1
        code = "unsupported" if error.reason == "revision" else "bad-header"
        raise BadHeader(number, code, error.reason, error.key) from None
    first = {key: values[key].value for key in ("id", "started") if key in values}
    return Header(game, setup, first.get("id", ""), first.get("started", "").upper(), tuple(notes))


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
    """The game's setup, its players' names checked.

    :raises BadValue:
    """
    names = words.get("players", ())
    for name in names:
        if not is_name(name) or (type(name) is not Quoted and write_name(name) != name):
            raise BadValue("players", "name")
    if len({folded(name) for name in names}) < len(names):
        raise BadValue("players", "same-name")
    return game.read_setup({**words, "players": tuple(map(str, names))} if names else words)


def with_rules(game: Game, setup: Any, words: Sequence[str]) -> Any:
    """The setup under a revision of the rules.

    :raises BadValue: its reason is `revision` if there is no such revision.
    """
    if len(words) != 1 or not re.fullmatch(r"[0-9]{1,9}", words[0], re.ASCII):
        raise BadValue("rules", "rules")
    if int(words[0]) not in game.REVISIONS:
        raise BadValue("rules", "revision")
    return setup._replace(rules=int(words[0]))


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
