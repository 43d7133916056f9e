"""What the header of a record says about this game."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from referee.engine.game import BadValue
from referee.games.vampire_nights.rules.pieces import (
    BITES,
    ITEM_CODE,
    ITEM_COUNT,
    ITEM_NAMED,
    ITEMS,
    TILE_CODE,
    TILE_COUNT,
    TILE_NAMED,
    TILES,
)
from referee.games.vampire_nights.rules.state import House, Setup

PLAYERS: Final = range(2, 5)
HOUSE_RULES: Final = {"secret": ("last",), "crossbow": ("discard",)}  # VN17, VN31

Removed = tuple[tuple[int, ...], tuple[int, ...], int]


def _players(words: Sequence[str]) -> tuple[str, ...]:
    if len(words) not in PLAYERS:
        raise BadValue("players", "player-count")
    return tuple(map(str, words))


def _house(words: Sequence[str]) -> House:
    """A closed list of NAME VALUE pairs, each name once."""
    pairs: dict[str, str] = {}
    for name, value in zip(words[::2], words[1::2], strict=False):
        if name.lower() in pairs or value.lower() not in HOUSE_RULES.get(name.lower(), ()):
            raise BadValue("house", "house")
        pairs[name.lower()] = value.lower()
    if len(pairs) * 2 != len(words) or not words:
        raise BadValue("house", "house")
    return House(**pairs)


def _removed(words: Sequence[str]) -> Removed:
    """Pieces left in the box for their player-count symbol (VN1, VN2, VN83): CODE NUMBER pairs, each code once."""
    tiles, items, bites = list(TILE_COUNT), list(ITEM_COUNT), BITES
    seen = set()
    for name, number in zip(words[::2], words[1::2], strict=False):
        code, count = name.lower(), int(number) if number.isascii() and number.isdigit() and len(number) < 3 else 0
        kinds, kind = (tiles, TILE_NAMED[code]) if code in TILE_NAMED else (items, ITEM_NAMED.get(code, 0))
        most = BITES if code == "bites" else kinds[kind]
        if not 1 <= count <= most or (kind, kinds is items) in seen:
            raise BadValue("removed", "removed")
        seen.add((kind, kinds is items))
        if code == "bites":
            bites -= count
        else:
            kinds[kind] -= count
    if len(words) % 2:
        raise BadValue("removed", "removed")
    return tuple(tiles), tuple(items), bites


HEADER: Final = {"players": _players, "removed": _removed, "house": _house}


def make_setup(values: Mapping[str, Any]) -> Setup:
    """The setup from the header's values by key.

    :raises BadValue: if one is missing.
    """
    if "players" not in values:
        raise BadValue("players", "missing")
    given = dict(values)
    tiles, items, bites = given.pop("removed", (TILE_COUNT, ITEM_COUNT, BITES))
    return Setup(**given, tiles=tiles, items=items, bites=bites)


def header_of(setup: Setup) -> dict[str, tuple[str, ...]]:
    """The header's words by key, in the order in which they are written."""
    removed = [(TILE_CODE[kind], TILE_COUNT[kind] - setup.tiles[kind]) for kind in TILES]
    removed += [(ITEM_CODE[kind], ITEM_COUNT[kind] - setup.items[kind]) for kind in ITEMS]
    removed.append(("bites", BITES - setup.bites))
    house = zip(HOUSE_RULES, setup.house, strict=True)
    header = {
        "players": setup.players,
        "removed": tuple(word for code, number in removed if number for word in (code, str(number))),
        "house": tuple(word for name, value in house if value for word in (name, value)),
    }
    return {key: words for key, words in header.items() if words}
