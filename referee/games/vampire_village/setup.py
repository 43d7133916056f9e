"""What the header of a record says about this game."""

from collections.abc import Mapping, Sequence
from typing import Final

from referee.engine.game import BadValue
from referee.games.vampire_village.cards import KINDS
from referee.games.vampire_village.editions import EDITIONS, HOUSE_RULES, house_from, house_words
from referee.games.vampire_village.state import House, Setup

HEADER_KEYS: Final = ("edition", "players", "order", "house", "begins")
PLAYERS: Final = range(2, 6)  # VV2


def read_setup(header: Mapping[str, Sequence[str]]) -> Setup:
    """The setup from the header's words by key; the revision of the rules is the table's business.

    :raises BadValue: if a key is missing or has a value that it cannot have.
    """
    for key in ("players", "order"):
        if key not in header:
            raise BadValue(key, "missing")
    if len(header["players"]) not in PLAYERS:
        raise BadValue("players", "player-count")
    order = tuple(word.lower() for word in header["order"])
    if sorted(order) != sorted(KINDS):
        raise BadValue("order", "order")
    return Setup(
        players=tuple(header["players"]),
        order=order,
        edition=_one_of("edition", header.get("edition", ("fr",)), EDITIONS),
        house=_read_house(header.get("house")),
        begins=int(_one_of("begins", header["begins"], ("2",))) if "begins" in header else 1,
    )


def _one_of(key: str, words: Sequence[str], values: Sequence[str]) -> str:
    if len(words) != 1 or words[0].lower() not in values:
        raise BadValue(key, key)
    return words[0].lower()


def _read_house(words: Sequence[str] | None) -> House:
    """A closed list of NAME VALUE pairs, each name once."""
    if words is None:
        return House()
    pairs: dict[str, str] = {}
    for name, value in zip(words[::2], words[1::2], strict=False):
        if name.lower() in pairs or value.lower() not in HOUSE_RULES.get(name.lower(), ()):
            raise BadValue("house", "house")
        pairs[name.lower()] = value.lower()
    if not words or len(words) % 2:
        raise BadValue("house", "house")
    return house_from(pairs)


def header_of(setup: Setup) -> dict[str, tuple[str, ...]]:
    """The header's words by key, in the order in which they are written."""
    header: dict[str, tuple[str, ...]] = {
        "edition": (setup.edition,),
        "players": setup.players,
        "order": setup.order,
        "house": house_words(setup.house),
        "begins": ("2",) if setup.begins == 2 else (),
    }
    return {key: words for key, words in header.items() if words}
