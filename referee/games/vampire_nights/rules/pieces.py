"""The pieces: room tiles, items and bite cards, how many there are, and their codes.

A kind of tile or item is a small number, so that positions are quick to copy and compare; words turn it into its code.
"""

from typing import Final

CAT, CHEST, COFFIN, COINS, STONE, WEB, LORD, LADY, SERVANT, FATHER, MOTHER, DAUGHTER, DOG = range(1, 14)
CLOAK, MASK, MIRROR, JUMP, CROSSBOW, GARLIC, CROSS, STAKE, SACK, WATER, TORCH, MAGNIFIER = range(1, 13)

# Code, name, how many («TUILES PIÈCE», «CARTES OBJET»).
_TILES: Final = (
    ("cat", "cat", 2),
    ("che", "chest", 2),
    ("cof", "coffin", 1),
    ("coi", "coins", 6),
    ("sto", "stone", 6),
    ("web", "web", 1),
    ("lor", "lord", 3),
    ("lad", "lady", 3),
    ("ser", "servant", 13),
    ("fat", "father", 5),
    ("mot", "mother", 5),
    ("dau", "daughter", 5),
    ("dog", "dog", 2),
)
_ITEMS: Final = (
    ("clo", "cloak", 1),
    ("mas", "mask", 1),
    ("mir", "mirror", 2),
    ("jum", "jump", 2),
    ("bow", "crossbow", 2),
    ("gar", "garlic", 2),
    ("cro", "cross", 2),
    ("sta", "stake", 5),
    ("sac", "sack", 2),
    ("wat", "water", 2),
    ("tor", "torch", 2),
    ("mag", "magnifier", 2),
)

TILE_CODE: Final = ("", *(code for code, _, _ in _TILES))
ITEM_CODE: Final = ("", *(code for code, _, _ in _ITEMS))
TILE_COUNT: Final = (0, *(count for _, _, count in _TILES))
ITEM_COUNT: Final = (0, *(count for _, _, count in _ITEMS))
TILE_NAMED: Final = {word: kind for kind, (code, name, _) in enumerate(_TILES, 1) for word in (code, name)}
ITEM_NAMED: Final = {word: kind for kind, (code, name, _) in enumerate(_ITEMS, 1) for word in (code, name)}
TILES: Final = range(1, 14)
ITEMS: Final = range(1, 13)
BITES: Final = 15

VAMPIRES: Final = frozenset((LORD, LADY, SERVANT))
VILLAGERS: Final = frozenset((FATHER, MOTHER, DAUGHTER))
TREASURE: Final = frozenset((COINS, STONE))  # what the Sack takes
LOOT: Final = VILLAGERS | TREASURE | {DOG}  # what can be taken when the night ends («Réclamer le butin»)
DEFENCES: Final = (GARLIC, CROSS, STAKE)  # VN27


def tile_codes(kinds: "tuple[int, ...] | list[int]") -> tuple[str, ...]:
    return tuple([TILE_CODE[kind] for kind in kinds])


def item_codes(kinds: "tuple[int, ...] | list[int]") -> tuple[str, ...]:
    return tuple([ITEM_CODE[kind] for kind in kinds])
