"""The pieces: room tiles, items and bite cards, and how many there are («TUILES PIÈCE», «CARTES OBJET»).

A kind of tile or item is its code, as it is typed and stored. Several pieces are a tuple of codes in the order of the
box, so that the same pieces are always the same tuple.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable
from typing import Final

CAT, CHEST, COFFIN, COINS, STONE, WEB = "cat", "che", "cof", "coi", "sto", "web"
LORD, LADY, SERVANT, FATHER, MOTHER, DAUGHTER, DOG = "lor", "lad", "ser", "fat", "mot", "dau", "dog"
CLOAK, MASK, MIRROR, JUMP, CROSSBOW, GARLIC = "clo", "mas", "mir", "jum", "bow", "gar"
CROSS, STAKE, SACK, WATER, TORCH, MAGNIFIER = "cro", "sta", "sac", "wat", "tor", "mag"

Pieces = tuple[str, ...]  # codes in the order of the box


class Stock(tuple[str, ...]):
    """The pieces of a whole game, counted once: how many there are of a kind is asked for with every entry."""

    def __init__(self, codes: Iterable[str]) -> None:
        self.copies = Counter(self)


# Code, name, how many.
_TILES: Final = (
    (CAT, "cat", 2),
    (CHEST, "chest", 2),
    (COFFIN, "coffin", 1),
    (COINS, "coins", 6),
    (STONE, "stone", 6),
    (WEB, "web", 1),
    (LORD, "lord", 3),
    (LADY, "lady", 3),
    (SERVANT, "servant", 13),
    (FATHER, "father", 5),
    (MOTHER, "mother", 5),
    (DAUGHTER, "daughter", 5),
    (DOG, "dog", 2),
)
_ITEMS: Final = (
    (CLOAK, "cloak", 1),
    (MASK, "mask", 1),
    (MIRROR, "mirror", 2),
    (JUMP, "jump", 2),
    (CROSSBOW, "crossbow", 2),
    (GARLIC, "garlic", 2),
    (CROSS, "cross", 2),
    (STAKE, "stake", 5),
    (SACK, "sack", 2),
    (WATER, "water", 2),
    (TORCH, "torch", 2),
    (MAGNIFIER, "magnifier", 2),
)

TILES: Final[Pieces] = tuple(code for code, _, _ in _TILES)  # every kind once
ITEMS: Final[Pieces] = tuple(code for code, _, _ in _ITEMS)
TILE_NAMED: Final = {word: code for code, name, _ in _TILES for word in (code, name)}
ITEM_NAMED: Final = {word: code for code, name, _ in _ITEMS for word in (code, name)}
ALL_TILES: Final = Stock(code for code, _, number in _TILES for _ in range(number))
ALL_ITEMS: Final = Stock(code for code, _, number in _ITEMS for _ in range(number))
BITES: Final = 15

VAMPIRES: Final = frozenset((LORD, LADY, SERVANT))
VILLAGERS: Final = frozenset((FATHER, MOTHER, DAUGHTER))
TREASURE: Final = frozenset((COINS, STONE))  # what the Sack takes
LOOT: Final = VILLAGERS | TREASURE | {DOG}  # what can be taken when the night ends («Réclamer le butin»)
DEFENCES: Final = (GARLIC, CROSS, STAKE)  # VN27

_ORDER: Final = {code: at for at, code in enumerate((*TILES, *ITEMS))}
_place = _ORDER.__getitem__


def in_order(codes: Iterable[str]) -> Pieces:
    return tuple(sorted(codes, key=_place))


def with_one(pieces: Pieces, code: str) -> Pieces:
    """The pieces with one more of that kind."""
    at = bisect_right(pieces, _place(code), key=_place)
    return (*pieces[:at], code, *pieces[at:])


def without_one(pieces: Pieces, code: str) -> Pieces:
    """The pieces with one less of that kind: there is one."""
    at = pieces.index(code)
    return pieces[:at] + pieces[at + 1 :]


def counted(pieces: Iterable[str]) -> list[str]:
    """Every kind with its number, as it is written: `coix2 sto`."""
    ordered = in_order(pieces)
    return [with_number(code, ordered.count(code)) for code in dict.fromkeys(ordered)]


def with_number(code: str, number: int) -> str:
    return code + (f"x{number}" if number > 1 else "")
