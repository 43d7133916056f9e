"""What the header of a record says about this game."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from referee.engine.game import BadValue
from referee.games.vampire_village.rules.cards import KINDS
from referee.games.vampire_village.rules.editions import EDITIONS, HOUSE_RULES, house_from, house_words
from referee.games.vampire_village.rules.state import House, Setup

PLAYERS: Final = range(2, 6)  # VV2
REQUIRED: Final = ("players", "order")


def _players(words: Sequence[str]) -> tuple[str, ...]:
    if len(words) not in PLAYERS:
        raise BadValue("players", "player-count")
    return tuple(map(str, words))


def _order(words: Sequence[str]) -> tuple[str, ...]:
    order = tuple(word.lower() for word in words)
    if sorted(order) != sorted(KINDS):
        raise BadValue("order", "order")
    return order


def _edition(words: Sequence[str]) -> str:
    if len(words) != 1 or words[0].lower() not in EDITIONS:
        raise BadValue("edition", "edition")
    return words[0].lower()


def _house(words: Sequence[str]) -> House:
    """A closed list of NAME VALUE pairs, each name once."""
    pairs: dict[str, str] = {}
    for name, value in zip(words[::2], words[1::2], strict=False):
        if name.lower() in pairs or value.lower() not in HOUSE_RULES.get(name.lower(), ()):
            raise BadValue("house", "house")
        pairs[name.lower()] = value.lower()
    if len(pairs) * 2 != len(words) or not words:
        raise BadValue("house", "house")
    return house_from(pairs)


def _begins(words: Sequence[str]) -> int:
    if tuple(words) != ("2",):
        raise BadValue("begins", "begins")
    return 2


HEADER: Final = {"edition": _edition, "players": _players, "order": _order, "house": _house, "begins": _begins}


def make_setup(values: Mapping[str, Any]) -> Setup:
    """The setup from the header's values by key.

    :raises BadValue: if one is missing.
    """
    for key in REQUIRED:
        if key not in values:
            raise BadValue(key, "missing")
    return Setup(**values)


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
