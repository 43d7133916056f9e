"""What the contract tests share: a fresh table of any registered game, and random legal play on it."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from referee import Refused, Table, games
from referee.notation.names import write_name

TIME = "2026-01-31T22:15:00Z"
GAMES = sorted(games.GAMES)


def sample_play(game: str) -> Any:
    """The module that knows how to make up lines for that game."""
    return import_module(f"tests.games.contract.play_{game.replace('-', '_')}")


def header_text(game: str, words: Mapping[str, Sequence[str]]) -> str:
    """A header with those words by key, and the empty line that ends it."""
    keys = {key: map(write_name, values) if key == "players" else values for key, values in words.items()}
    return "\n".join(["referee 1", f"game {game}", *(f"{key} {' '.join(keys[key])}" for key in keys)]) + "\n\n"


def open_table(header: str, path: Path | None = None) -> Table:
    """A game that has only its header yet, in memory or in a new file."""
    if path:
        path.write_text(header, encoding="utf-8")
    table = Table.open(path) if path else Table.from_bytes(header.encode())
    table.clock = lambda: TIME
    return table


def new_table(game: str, rng: Random, path: Path | None = None) -> Table:
    return open_table(header_text(game, next(sample_play(game).setups(rng))), path)


def legal_line(table: Table, rng: Random) -> str:
    """A line that the table would accept now."""
    play = sample_play(table.game.id)
    for _ in range(200):
        line: str = play.random_entry(table, rng)
        try:
            table.judge(line)
        except Refused:
            continue
        return line
    raise AssertionError(f"no legal line found in 200 tries; pending: {table.pending}")


def play_on(table: Table, rng: Random, steps: int = 10_000) -> list[str]:
    """Legal lines, entered until the game is over or for so many steps; the lines as typed."""
    lines = []
    while table.pending and len(lines) < steps:
        lines.append(legal_line(table, rng))
        table.do(lines[-1])
    return lines
