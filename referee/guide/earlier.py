"""What earlier games tell for the start of the next: those that are not over, who played, what was agreed."""

from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from referee.cli.environment import Environment
from referee.cli.which_game import LONGEST_HEADER, kind_of
from referee.engine.game import Game
from referee.notation.names import folded
from referee.notation.words import Misread, Unclosed, split_words
from referee.record.file import load
from referee.record.read import header_value
from referee.say import Voice
from referee.show.ruling import stand
from referee.table.play import Play
from referee.table.store import SUFFIX, BadName, LeadsOut, NoSuchGame
from referee.table.table import Table, Unusable
from referee.table.verify import replay

REPLAYED: Final = 20  # of the latest games, to see whether they are over
LOOKED_AT: Final = 50


class Unfinished(NamedTuple):
    """A game that can be gone on with."""

    path: Path
    play: Play
    practice: bool

    @property
    def name(self) -> str:
        return self.path.name.removesuffix(SUFFIX)

    def stands(self, language: str) -> str:
        return stand(voice_of(language, self.play.game.id), self.play)


@cache
def voice_of(language: str, kind: str) -> Voice:
    return Voice(language, kind)


def unfinished(env: Environment) -> list[Unfinished]:
    """The games that are not over: first the one used last, then as they were touched, those for practice last."""
    store = env.store
    found = [one for name in store.names()[:REPLAYED] if (one := _going_on(env, store.games, name))]
    found.sort(key=lambda one: one.name != store.last())
    practised = store.names(store.practice)[:REPLAYED]
    return found + [one for name in practised if (one := _going_on(env, store.practice, name))]


def _going_on(env: Environment, folder: Path, name: str) -> Unfinished | None:
    with suppress(OSError, BadName, LeadsOut, NoSuchGame):
        path = env.store.path_in(folder, name)
        play = replay(load(path)).play
        if play is not None and not play.ended and play.game.rules().pending(play.state):
            return Unfinished(path, play, folder == env.store.practice)
    return None


def finished_last(env: Environment) -> Unfinished | None:
    """The game used last, if it is over: its sheet can be written, and its last entry taken back."""
    name = env.store.last()
    with suppress(OSError, BadName, LeadsOut, NoSuchGame):
        if name and (play := replay(load(path := env.store.path_in(env.store.games, name))).play) is not None:
            is_over = play.ended or not play.game.rules().pending(play.state)
            return Unfinished(path, play, False) if is_over else None
    return None


def known_players(env: Environment) -> list[str]:
    """Everybody who played here lately, the latest first."""
    found: dict[str, str] = {}
    for name in env.store.names()[:LOOKED_AT]:
        for player in _players(env.store.games / f"{name}{SUFFIX}"):
            found.setdefault(folded(player), player)
    return [*found.values()]


def last_players(env: Environment) -> list[str]:
    """Who sat at the last table, in that order."""
    names = [name for name in (env.store.last(), *env.store.names()[:1]) if name]
    return _players(env.store.games / f"{names[0]}{SUFFIX}") if names else []


def _players(record: Path) -> list[str]:
    try:
        if not record.is_file():  # a FIFO would wait for somebody to write into it
            return []
        with record.open("rb") as file:
            return [str(word) for word in split_words(header_value(file.read(LONGEST_HEADER), "players"))]
    except (OSError, ValueError, Misread, Unclosed):
        return []


def last_words(env: Environment, game: Game, key: str, players: int = 0) -> list[str]:
    """What the last game of this kind had for a key; with so many players, if that matters."""
    for name in env.store.names()[:LOOKED_AT]:
        path = env.store.games / f"{name}{SUFFIX}"
        if kind_of(path) != game.id:
            continue
        try:
            header = game.rules().header_of(Table.read(path).play.setup)
        except (OSError, Unusable):
            continue
        if players in (0, len(header["players"])):
            return [*header.get(key, ())]
    return []
