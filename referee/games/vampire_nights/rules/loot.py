"""What a player's loot may be. Tiles are taken openly and lost face down (VN82), so it is not always known.

A loot is one number with four bits a kind of tile; the possible ones stand in a sorted tuple. Taking a tile adds
it to all; losing one unseen leaves everything that remains when one of some kind is taken away.

When discarded tiles go back into the pile, a loot that is not known begins to remember what it was then, in the bits
above: if more is learned of it later, it is known which tiles did not go back.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from referee.games.vampire_nights.rules.pieces import COINS, TILES

UNIT: Final = (0, *(1 << 4 * (kind - 1) for kind in TILES))

_UNIT_AT: Final = (0, *(unit for unit in UNIT[1:] for _ in range(4)))  # by the length of a number in bits

_WIDTH: Final = 4 * len(TILES)
_NOW: Final = (1 << _WIDTH) - 1  # the bits of what it is; those above are what it was

Loots = tuple[int, ...]


def loot_of(kinds: Iterable[int]) -> int:
    return sum([UNIT[kind] for kind in kinds]) & _NOW


def number_of(loot: int, kind: int) -> int:
    return loot >> 4 * (kind - 1) & 15


def tiles_in(loot: int) -> list[int]:
    """Every tile of a loot, by kind."""
    return [kind for kind in TILES for _ in range(number_of(loot, kind))]


def with_tile(loots: Loots, kind: int) -> Loots:
    unit = UNIT[kind]
    return (loots[0] + unit,) if len(loots) == 1 else tuple([loot + unit for loot in loots])


def without_any(loots: Loots) -> Loots:
    """After a tile was lost, nobody else knows which."""
    left = set()
    for loot in loots:
        rest = loot & _NOW
        while rest:
            unit = _UNIT_AT[rest.bit_length()]
            left.add(loot - unit)
            rest %= unit
    return tuple(sorted(left)) if len(left) > 1 else tuple(left)


def without_coins(loots: Loots) -> Loots:
    """After Coins were given to the Cat: there must have been some."""
    return tuple([loot - UNIT[COINS] for loot in loots if number_of(loot, COINS)])


def lacking_coins(loots: Loots) -> Loots:
    """After nothing could be given to the Cat: there were none."""
    return tuple([loot for loot in loots if not number_of(loot, COINS)])


def may_have_coins(loots: Loots) -> tuple[bool, bool]:
    """Whether there may be Coins, and whether there may be none."""
    found = [bool(number_of(loot, COINS)) for loot in loots]
    return any(found), not all(found)


def most_of(loots: Loots, kind: int) -> int:
    shift = 4 * (kind - 1)
    return max([loot >> shift & 15 for loot in loots])


def least_of(loots: Loots, kind: int) -> int:
    shift = 4 * (kind - 1)
    if len(loots) == 1:
        return loots[0] >> shift & 15
    return min([loot >> shift & 15 for loot in loots])


def now(loots: Loots) -> Loots:
    """What it may be, whatever it was."""
    return tuple(sorted({loot & _NOW for loot in loots})) if loots[-1] > _NOW else loots


def remembering(loots: Loots) -> Loots:
    """What it may be, each with what it was: the same, from here on. One that is known need not remember."""
    found = now(loots)
    return found if len(found) == 1 else tuple([loot | loot << _WIDTH for loot in found])


def remembered(loots: Loots) -> Loots:
    """What it may have been when it began to remember."""
    return tuple([loot >> _WIDTH for loot in loots])


def least(loots: Sequence[Loots]) -> bytes:
    """By kind, how many tiles all these players have at least."""
    return bytes((0, *(sum([least_of(one, kind) for one in loots]) for kind in TILES)))
