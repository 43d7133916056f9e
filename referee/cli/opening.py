"""Which record a command works on, and opening it."""

from pathlib import Path

import typer

from referee.cli.environment import Environment
from referee.engine.codes import USAGE
from referee.record.file import load
from referee.say import clean
from referee.table.table import Table
from referee.table.verify import replay

EXAMPLE = "referee new friday --players Ana Ben --order witches werewolves vampires"


def record_path(env: Environment, game: str | None, file: Path | None) -> Path:
    """The record that is meant: a file, a named game, or the game used last, which is said.

    :raises NoSuchGame, BadName:
    """
    if file is not None:
        return file
    if game is not None:
        path = env.store.path(game)
    else:
        last = env.store.last()
        if last is None:
            env.complain("no-game", example=EXAMPLE)
            raise typer.Exit(USAGE)
        path = env.store.path(last)
        env.say("game-used", name=last)
    env.store.remember(path.stem)
    return path


def open_table(env: Environment, game: str | None, file: Path | None) -> Table:
    """The game, held for writing.

    :raises Unusable, InUse, OSError:
    """
    return Table.open(record_path(env, game, file))


def read_table(env: Environment, game: str | None, file: Path | None) -> Table:
    """The game as it stands, for reading.

    :raises Unusable, OSError:
    """
    path = record_path(env, game, file)
    result = replay(load(path))
    if result.record.torn:
        env.complain("torn", bytes=len(result.record.torn))
    return Table.of(result, file=str(path))


def quoted(name: str) -> str:
    """A game's name as a word of a shell."""
    return clean(f"'{name}'" if " " in name else name)
