"""What the header of a record says about this game."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from referee.engine.game import BadValue
from referee.games.vampire_nights.rules.pieces import (
    ALL_ITEMS,
    ALL_TILES,
    BITES,
    ITEM_NAMED,
    ITEMS,
    TILE_NAMED,
    TILES,
    Stock,
)
from referee.games.vampire_nights.rules.state import House, Setup

PLAYERS: Final = range(2, 5)
HOUSE_RULES: Final = {"secret": ("last",), "crossbow": ("discard",)}  # VN17, VN31
# All that is in the box; the codes of tiles and items are all different.
_BOX: Final = (*ALL_TILES, *ALL_ITEMS, *("bites",) * BITES)
_NAMED: Final = {**TILE_NAMED, **ITEM_NAMED, "bites": "bites"}


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


def _removed(words: Sequence[str]) -> dict[str, int]:
    """Pieces left in the box for their player-count symbol (VN1, VN2, VN83): CODE NUMBER pairs, each code once."""
    removed: dict[str, int] = {}
    for name, number in zip(words[::2], words[1::2], strict=False):
        code = _NAMED.get(name.lower(), "")
        count = int(number) if number.isascii() and number.isdigit() and len(number) < 3 else 0
        if not code:
            raise BadValue("removed", "removed-piece", word=name)
        if code in removed:
            raise BadValue("removed", "removed-twice", code=code)
        if not 1 <= count <= (most := _BOX.count(code)):
            raise BadValue("removed", "removed-number", code=code, number=number, most=str(most))
        removed[code] = count
    if len(words) % 2:
        raise BadValue("removed", "removed")
    return removed


HEADER: Final = {"players": _players, "removed": _removed, "house": _house}


def make_setup(values: Mapping[str, Any]) -> Setup:
    """The setup from the header's values by key.

    :raises BadValue: if one is missing.
    """
    if "players" not in values:
        raise BadValue("players", "missing")
    given = dict(values)
    removed = given.pop("removed", {})
    left = [code for code in (*TILES, *ITEMS, "bites") for _ in range(_BOX.count(code) - removed.get(code, 0))]
    return Setup(
        **given,
        tiles=Stock(code for code in left if code in TILES),
        items=Stock(code for code in left if code in ITEMS),
        bites=left.count("bites"),
    )


def header_of(setup: Setup) -> dict[str, tuple[str, ...]]:
    """The header's words by key, in the order in which they are written."""
    left = (*setup.tiles, *setup.items, *("bites",) * setup.bites)
    removed = [(code, _BOX.count(code) - left.count(code)) for code in (*TILES, *ITEMS, "bites")]
    house = zip(HOUSE_RULES, setup.house, strict=True)
    header = {
        "players": setup.players,
        "removed": tuple(word for code, number in removed if number for word in (code, str(number))),
        "house": tuple(word for name, value in house if value for word in (name, value)),
    }
    return {key: words for key, words in header.items() if words}
