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


class Earlier(NamedTuple):
    """A game that was begun."""

    path: Path
    play: Play
    practice: bool = False

    @property
    def played_out(self) -> bool:
        return not self.play.game.rules().pending(self.play.state)

    @property
    def over(self) -> bool:
        """Played out, or given up."""
        return bool(self.play.ended) or self.played_out

    @property
    def name(self) -> str:
        return self.path.name.removesuffix(SUFFIX)

    def stands(self, language: str) -> str:
        return stand(voice_of(language, self.play.game.id), self.play)


@cache
def voice_of(language: str, kind: str) -> Voice:
    return Voice(language, kind)


def earlier_games(env: Environment) -> tuple[list[Earlier], Earlier | None]:
    """The games that are not over: first the one used last, then as they were touched, those for practice last. And the
    last one that was played out, or given up just now: its sheet can be written, and its last entry taken back."""
    store = env.store
    last = store.last()
    found = [one for name in store.names()[:REPLAYED] if (one := _replayed(env, store.games, name))]
    found.sort(key=lambda one: one.name != last)
    practised = [_replayed(env, store.practice, name) for name in store.names(store.practice)[:REPLAYED]]
    going_on = [one for one in (*found, *practised) if one is not None and not one.over]
    return going_on, next((one for one in found if one.played_out or (one.over and one.name == last)), None)


def _replayed(env: Environment, folder: Path, name: str) -> Earlier | None:
    with suppress(OSError, BadName, LeadsOut, NoSuchGame):
        path = env.store.path_in(folder, name)
        play = replay(load(path)).play
        return None if play is None else Earlier(path, play, folder == env.store.practice)
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
