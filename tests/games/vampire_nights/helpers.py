"""Tests that read like play: a manor, who stands where, then the line that must pass or be refused.

A position: rooms as `a1=ser b2=none` (all others lie face down), guards as `Ana: a1 b0p`, a line each.
"""

from typing import Any

import pytest

from referee import Refused, Table

NAMES = ("Ana", "Ben", "Cem", "Dea")
FILLER = "sta"  # what everybody discards at first


def new(players: int = 2, **header: str) -> Table:
    """A table in memory; further header keys as they are written: `house="secret last"`."""
    keys = "".join(f"{key} {value}\n" for key, value in header.items())
    return Table.from_bytes(f"referee 1\ngame vampire-nights\nplayers {' '.join(NAMES[:players])}\n{keys}\n".encode())


def enter(game: Table, lines: str) -> Table:
    """Enter the lines, each of which must be accepted."""
    for line in lines.splitlines():
        if line.strip():
            game.do(line.strip())
    return game


def begun(players: int = 2, first: str = "Ana", **header: str) -> Table:
    """The first turn of the first night: all guards at the entrances a and b, 3 items in each hand."""
    game = new(players, **header)
    game.do(f"Ana reveal {' '.join(['ser'] * players)}")
    for name in NAMES[:players]:
        game.do(f"{name} guards a b {FILLER}")
    return enter(game, f"{first} first")


def at(
    rooms: str, guards: str, turn: str = "Ana", hand: int = 3, loot: str = "", players: int = 2, **header: str
) -> Table:
    """The exploration of night 1 in that position. `loot` is what the player whose turn it is has."""
    game = begun(players, **header)
    for column in "abcd"[:players]:
        game.do(f'! Ana room {column}3 down "position"')
    for word in rooms.split():
        cell, _, what = word.partition("=")
        game.do(f'! Ana room {cell} {what} "position"')
    for line in guards.strip().splitlines():
        name, _, cells = line.strip().partition(":")
        game.do(f'! {name} guards {cells.strip()} "position"')
    for name in NAMES[:players]:
        game.do(f'! {name} hand {hand} "position"')
    if loot:
        game.do(f'! {turn} loot {loot} "position"')
    game.do(f'! {turn} turn "position"')
    assert game.state.phase == "exploration"
    return game


def refused(game: Table, line: str, code: str, rule: str = "") -> dict[str, Any]:
    """Assert that the line is refused with that code (and by that rule) and changes nothing; give the parameters."""
    before = (game.state, game.play.entries)
    with pytest.raises(Refused) as caught:
        game.do(line)
    assert caught.value.refusal.code == code, caught.value.refusal
    assert rule in ("", caught.value.refusal.rule), caught.value.refusal
    assert (game.state, game.play.entries) == before
    return {**caught.value.refusal.params, "legal": caught.value.refusal.legal}


def options(game: Table, player: str, start: str = "") -> list[str]:
    """What the player may choose from, as far as it begins so."""
    return [option for option in game.legal(player) if option.startswith(start)]


def moves(game: Table, player: str, item: str = "") -> set[str]:
    """The steps a player may take, by an item or without."""
    start = f"use {item} " if item else "move "
    return {option.removeprefix(start) for option in options(game, player, start)}


def late(game: Table) -> list[str]:
    return [option for one in game.snapshot()["late"] for option in one["options"]]


def side(game: Table, player: str) -> dict[str, Any]:
    return next(one for one in game.snapshot()["players"] if one["name"] == player)


def guards(game: Table, player: str) -> str:
    """Where the guards stand: `a1 b0p`."""
    found = side(game, player)["guards"]
    return " ".join(sorted(one["cell"] + ("p" if one["passed"] else "w" if one["held"] else "") for one in found))


def loot(game: Table, player: str) -> str | None:
    """What the player has; None if that is not known."""
    found = side(game, player)["loot"]
    return None if found is None else " ".join(found)


def room(game: Table, cell: str) -> str:
    return str(game.snapshot()["manor"][cell])


def expected(game: Table) -> list[tuple[str, str]]:
    """Who is expected, and for what."""
    return [(one["player"], one["kind"]) for one in game.snapshot()["pending"]]


def phase(game: Table) -> str:
    now = game.snapshot()
    return f"{now['round']} {now['phase']}"


def events(game: Table, *keys: str) -> list[dict[str, Any]]:
    """The parameters of the events with these keys that the last entry caused."""
    return [dict(event.params) for event in game.play.steps[-1].events if event.key in keys]


def forced(game: Table) -> list[str]:
    return [event["text"] for event in events(game, "forced")]


def night_over(game: Table) -> Table:
    """End the exploration by ruling."""
    game.do('! Ana night "enough"')
    return game


def standings(game: Table) -> list[tuple[int, str, int]]:
    return [(one["rank"], one["player"], one["points"]) for one in game.snapshot()["standings"]]
