"""What the header of a record says about this game."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from referee.engine.game import BadValue
from referee.games.vampire_empire.rules.state import House, Setup
from referee.notation.names import folded, matching
from referee.notation.words import Quoted

HOUSE_RULES: Final = {"water": ("may",)}  # VE21
NO_CARD: Final = "none"  # stands where a name could be


def _players(words: Sequence[str]) -> tuple[str, ...]:
    if len(words) != 2:
        raise BadValue("players", "player-count")
    if called := next((name for name in words if folded(name) == NO_CARD), None):
        raise BadValue("players", "no-card", name=called)
    return tuple(map(str, words))


def _vampires(words: Sequence[str]) -> str:
    if len(words) != 1:
        raise BadValue("vampires", "vampires")
    return str(words[0])


def _house(words: Sequence[str]) -> House:
    if [word.lower() for word in words] != ["water", "may"]:
        raise BadValue("house", "house")
    return House("may")


HEADER: Final = {"players": _players, "vampires": _vampires, "house": _house}


def make_setup(values: Mapping[str, Any]) -> Setup:
    """The setup from the header's values by key.

    :raises BadValue: if one is missing, or nobody has that name.
    """
    for key in ("players", "vampires"):
        if key not in values:
            raise BadValue(key, "missing")
    seats = matching(values["vampires"], values["players"])
    if len(seats) != 1:
        raise BadValue("vampires", "vampires")
    return Setup(**{**values, "vampires": seats[0]})


def header_of(setup: Setup) -> dict[str, tuple[str, ...]]:
    """The header's words by key, in the order in which they are written."""
    header = {"players": setup.players, "vampires": (Quoted(setup.players[setup.vampires]),)}
    return {**header, "house": ("water", setup.house.water)} if setup.house.water else header
