"""Which kind of game is meant. As long as only one is known, no file is read for it."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from referee.engine.lexicon import near
from referee.games import GAMES, USUAL

if TYPE_CHECKING:
    from referee.cli.environment import Environment

LONGEST_HEADER = 1 << 16  # bytes
KIND: Final = "referee.kind"  # in a context: the game whose options a command has


def kind_of(record: Path) -> str:
    """The kind of game that a record names; the usual one if it cannot be read."""
    if len(GAMES) == 1:
        return USUAL
    from referee.record.read import header_value

    try:
        if not record.is_file():  # a FIFO would wait for somebody to write into it
            return USUAL
        with record.open("rb") as file:
            named = header_value(file.read(LONGEST_HEADER), "game").lower()
    except (OSError, ValueError):
        return USUAL
    return named if named in GAMES else USUAL


def kind_in_use(env: "Environment | None") -> str:
    """The kind of the game used last, else the usual one."""
    last = env.store.last() if env is not None and len(GAMES) > 1 else None
    return kind_of(env.store.games / f"{last}.referee") if env is not None and last else USUAL


def knows_kind(env: "Environment", kind: str | None) -> bool:
    """Whether the kind of game that was named is known, if one was; if not, that is said."""
    if kind is None or kind.lower() in GAMES:
        return True
    env.complain("stats.bad-kind", near(kind, GAMES), kind=kind, known=tuple(GAMES))
    return False


def kind_meant(env: "Environment | None", words: Sequence[str]) -> str:
    """The kind that a call is about: named by --game, that of the named game or record, the only one that has the
    command, else the one in use."""
    if len(GAMES) == 1:
        return USUAL
    for index, word in enumerate(words):
        option, _, value = word.partition("=")
        value = value or next(iter(words[index + 1 : index + 2]), "")
        if option in ("--game", "-g") and value.lower() in GAMES:
            return value.lower()
        if option in ("--game", "-g") and value and env is not None:
            return kind_of(env.store.games / f"{value}.referee")
        if option in ("--file", "-f") and Path(value).suffix == ".referee":
            return kind_of(Path(value))
    having = [kind for kind, game in GAMES.items() if words and words[0] in game.commands]
    return having[0] if len(having) == 1 else kind_in_use(env)
