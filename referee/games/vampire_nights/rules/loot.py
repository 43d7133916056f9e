"""What a player's loot may be. Tiles are taken openly and lost face down (VN82), so it is not always known.

`Seat.loot` has all that it may be. Taking a tile adds it to all; losing one unseen leaves everything that remains when
one of some kind is taken away.

When discarded tiles go back into the pile, a loot that is not known begins to remember what it was then: if more is
learned of it later, it is known which tiles did not go back.
"""

from collections.abc import Iterable

from referee.games.vampire_nights.rules.pieces import COINS, Pieces, in_order, without_one
from referee.games.vampire_nights.rules.state import Loot, Seat

Loots = tuple[Loot, ...]


def known(tiles: Iterable[str]) -> Loots:
    """A loot of which all have seen what it is."""
    return ((in_order(tiles), ()),)


def _each_once(loots: Iterable[Loot]) -> Loots:
    return tuple(sorted(set(loots)))


def gaining(seat: Seat, *tiles: str) -> Seat:
    """The player with those tiles more."""
    loots = [(in_order((*held, *tiles)), was) for held, was in seat.loot]
    after = seat.copy()
    after.tiles += len(tiles)
    after.loot = tuple(sorted(loots))  # what was different is so still
    return after


def losing(seat: Seat, number: int) -> Seat:
    """The player after so many tiles were lost, nobody else knows which."""
    loots: Iterable[Loot] = seat.loot
    for _ in range(number):
        loots = {(tiles[:at] + tiles[at + 1 :], was) for tiles, was in loots for at in range(len(tiles))}
    after = seat.copy()
    after.tiles -= number
    after.loot = tuple(sorted(loots))
    return after


def paying_coins(seat: Seat) -> Seat:
    """The player after Coins were given to the Cat: there must have been some."""
    paid = [(without_one(tiles, COINS), was) for tiles, was in seat.loot if COINS in tiles]
    return seat._replace(tiles=seat.tiles - 1, loot=_each_once(paid))


def lacking_coins(seat: Seat) -> Seat:
    """The player after nothing could be given to the Cat: there were none."""
    return seat._replace(loot=tuple((tiles, was) for tiles, was in seat.loot if COINS not in tiles))


def may_have_coins(loots: Loots) -> tuple[bool, bool]:
    """Whether there may be Coins, and whether there may be none."""
    found = [COINS in tiles for tiles, _ in loots]
    return any(found), not all(found)


def most_of(loots: Loots, kind: str) -> int:
    return max([tiles.count(kind) for tiles, _ in loots])


def least_of(loots: Loots, kind: str) -> int:
    return min([tiles.count(kind) for tiles, _ in loots])


def least(loots: Loots) -> Pieces:
    """The tiles that the player has at least."""
    return _in_all([tiles for tiles, _ in loots])


def least_was(loots: Loots) -> Pieces:
    """The tiles that the player had at least when discarded tiles last went back into the pile."""
    return _in_all([was for _, was in loots])


def _in_all(some: list[Pieces]) -> Pieces:
    """The tiles that all of them have."""
    return tuple(kind for kind in dict.fromkeys(some[0]) for _ in range(min(tiles.count(kind) for tiles in some)))


def may_be(loots: Loots) -> list[Pieces]:
    """What it may be, whatever it was."""
    return sorted({tiles for tiles, _ in loots})


def forgetting(loots: Loots) -> Loots:
    """What it may be, without what it was."""
    return tuple((tiles, ()) for tiles in may_be(loots))


def remembering(loots: Loots) -> Loots:
    """What it may be, each with what it was: the same, from here on. One that is known need not remember."""
    found = may_be(loots)
    return tuple((tiles, tiles) for tiles in found) if len(found) > 1 else known(found[0])
