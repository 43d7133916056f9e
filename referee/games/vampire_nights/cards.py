"""The list of tiles and items, all of which the rulebook names with how many there are."""

from typing import Final

from referee.games.vampire_nights.rules.pieces import ITEM_CODE, ITEM_COUNT, TILE_CODE, TILE_COUNT

CARD_GROUPS: Final = {"tiles": sum(TILE_COUNT), "items": sum(ITEM_COUNT)}  # in the box
# Where cards.yaml has them: a list, and the field of its cards with the number of copies.
CARD_LAYOUT: Final = {"tiles": {"n": "tiles"}, "items": {"n": "items"}}
_CODES: Final = {"tiles": TILE_CODE[1:], "items": ITEM_CODE[1:]}


def is_face(group: str, face: str) -> bool:
    """Whether a card list may hold that code in that group."""
    return face in _CODES.get(group, ())
