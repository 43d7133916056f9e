"""Tests that read like play: paste lines or a position, then the line that must pass or be refused.

A position is one line a player: the cards by cell, each with its villagers, then the creatures.

    Ana: c4=g300*1 d4=h0w | w2 w2 wr
    Ben: d4=n000*2 | w2
"""

from typing import Any

import pytest

from referee import Refused, Table

ORDER = "witches werewolves vampires"
_FILLER_CELLS = ("e4", "f4", "g4", "d5", "e5", "f5")


def new(players: str = "Ana Ben", order: str = ORDER, **header: str) -> Table:
    """A table in memory; further header keys as they are written: `edition="ru"`."""
    words = {key: value.split() for key, value in header.items() if value}
    return Table.new(players.split(), order.split(), header=words)


def enter(game: Table, lines: str) -> Table:
    """Enter the lines, each of which must be accepted."""
    for line in lines.splitlines():
        if line.strip():
            game.do(line.strip())
    return game


def played(lines: str, players: str = "Ana Ben", order: str = ORDER, **header: str) -> Table:
    """A table after the pasted lines."""
    return enter(new(players, order, **header), lines)


def at_building(position: str, order: str = ORDER, **header: str) -> Table:
    """The building phase of round 2 in that position: all six cards are still to come."""
    seats = _read(position)
    game = new(" ".join(seats), order, begins="2", **header)
    for player in seats:
        game.do(f"{player} start n000")
    for player, (cards, creatures) in seats.items():
        _lay(game, player, cards)
        if creatures:
            game.do(f'! {player} creatures {" ".join(creatures)} "position"')
    return game


def at_night(position: str, order: str = ORDER, round: int = 2, **header: str) -> Table:
    """The moment the last creatures are revealed in that position: demons act, then the attacks come.

    The last player's last three creatures are entered last, filled up with `dh`, which a village without
    heroes does not notice.
    """
    seats = _read(position)
    game = new(" ".join(seats), order, begins="2" if round == 2 else "", **header)
    for player in seats:
        game.do(f"{player} start n000")
    fill_building(game)
    *others, last = seats
    for player in (*others, *others, last):
        game.do(f"{player} creatures v1 v1 v1")
    for player, (cards, creatures) in seats.items():
        _lay(game, player, cards)
        waiting = creatures[:-3] if player == last else creatures
        game.do(f'! {player} creatures {" ".join(waiting)} "position"')
    cards, creatures = seats[last]
    fillers = ["dh"] * (3 - len(creatures[-3:]))
    assert not (fillers and any(face.startswith("h") for face, _ in cards.values())), "fillers would hit a hero"
    game.do(f"{last} creatures {' '.join(creatures[-3:] + fillers)}")
    return game


def _read(position: str) -> dict[str, tuple[dict[str, tuple[str, int]], list[str]]]:
    seats = {}
    for line in position.strip().splitlines():
        player, _, rest = line.strip().partition(":")
        cards, _, creatures = rest.partition("|")
        village = {}
        for word in cards.split():
            cell, _, card = word.partition("=")
            face, _, villagers = card.partition("*")
            village[cell] = (face, int(villagers or 0))
        seats[player] = (village, creatures.split())
    return seats


def _lay(game: Table, player: str, cards: dict[str, tuple[str, int]]) -> None:
    for cell in village(game, player):
        game.do(f'! {player} card {cell} none "position"')
    for cell, (face, villagers) in cards.items():
        game.do(f'! {player} card {cell} {face} "position"')
        game.do(f'! {player} villagers {cell} {villagers} "position"')


def refused(game: Table, line: str, code: str) -> dict[str, Any]:
    """Assert that the line is refused with that code and changes nothing; give the refusal's parameters."""
    before = (game.state, game.play.entries, list(game.play.steps), list(game.play.undone))
    with pytest.raises(Refused) as caught:
        game.do(line)
    assert caught.value.refusal.code == code
    assert (game.state, game.play.entries, game.play.steps, game.play.undone) == before
    return dict(caught.value.refusal.params)


def _player(game: Table, player: str) -> dict[str, Any]:
    return next(one for one in game.snapshot()["players"] if one["name"] == player)


def village(game: Table, player: str) -> dict[str, tuple[str, int]]:
    """The cards and villagers by cell."""
    return {cell: (spot["card"], spot["villagers"]) for cell, spot in _player(game, player)["village"].items()}


def creatures(game: Table, player: str) -> str:
    """The creatures beside a village, as written."""
    return " ".join(_player(game, player)["creatures"])


def values(game: Table, player: str) -> dict[str, int]:
    """What the creatures beside a village attack for, by face; equal faces have equal values."""
    seat = game.state.seats[game.players.index(player)]
    return {creature.face: creature.value for creature in seat.creatures}


def options(game: Table, player: str) -> list[str]:
    """The answers to a demon or a breach that the player must choose from."""
    return next((one["options"] for one in game.snapshot()["pending"] if one["player"] == player), [])


def points(game: Table) -> dict[str, int]:
    return {one["player"]: one["points"] for one in game.snapshot()["standings"]}


def ranks(game: Table) -> dict[str, int]:
    return {one["player"]: one["rank"] for one in game.snapshot()["standings"]}


def phase(game: Table) -> str:
    """`2 attack witches`, `1 building`, `2 over`."""
    now = game.snapshot()
    return " ".join([str(now["round"]), now["phase"], *([now["attack"]] if "attack" in now else [])])


def events(game: Table, key: str) -> list[dict[str, Any]]:
    """The parameters of the events with that key that the last entry caused."""
    return [dict(event.params) for event in game.play.steps[-1].events if event.key == key]


def forced(game: Table) -> int:
    """How many choices the referee made by itself after the last entry."""
    return len(events(game, "forced"))


def fill_building(game: Table) -> Table:
    """Let every player lay six cards that bring and defend nothing, in the free places around d4 to g5."""
    for player in game.players:
        for cell in _FILLER_CELLS:
            game.do(f"{player} place n000 {cell}")
    return game
