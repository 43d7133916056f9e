"""The list of tiles and items, all of which the rulebook names with how many there are."""

from typing import Final

from referee.games.vampire_nights.rules.pieces import ALL_ITEMS, ALL_TILES, ITEMS, TILES

CARD_GROUPS: Final = {"tiles": len(ALL_TILES), "items": len(ALL_ITEMS)}  # in the box
# Where cards.yaml has them: a list, and the field of its cards with the number of copies.
CARD_LAYOUT: Final = {"tiles": {"n": "tiles"}, "items": {"n": "items"}}
_CODES: Final = {"tiles": TILES, "items": ITEMS}


def is_face(group: str, face: str) -> bool:
    """Whether a card list may hold that code in that group."""
    return face in _CODES.get(group, ())
