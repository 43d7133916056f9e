"""The one place where editions and house rules switch between readings, each a named predicate."""

from typing import Final

from referee.games.vampire_village.rules.state import House, Setup

EDITIONS: Final = ("fr", "ru")
HOUSE_RULES: Final = {"size": ("box", "count"), "extent": ("ever",), "own-colour": ("always",)}


def house_from(pairs: dict[str, str]) -> House:
    return House(**{name.replace("-", "_"): value for name, value in pairs.items()})


def house_words(house: House) -> tuple[str, ...]:
    named = zip(HOUSE_RULES, house, strict=True)
    return tuple(word for name, value in named if value for word in (name, value))


def limits_box(setup: Setup) -> bool:
    """VV7: at most 4 wide and 4 high (fr), rather than 4 cards in any row or column (ru)."""
    size = setup.house.size
    return size == "box" if size else setup.edition == "fr"


def limits_ever(setup: Setup) -> bool:
    """VV8, house `extent ever`: the limit is of all cards ever placed."""
    return setup.house.extent == "ever"


def always_counts_itself(setup: Setup) -> bool:
    """VV13, house `own-colour always`: a gain per colour counts the new building whatever its colour."""
    return setup.house.own_colour == "always"


def scores_on_heroes(edition: str) -> bool:
    """VV62: villagers on heroes count in ru only."""
    return edition == "ru"


def scores_unrepelled(edition: str) -> bool:
    """VV63: creatures that were never repelled count in ru only."""
    return edition == "ru"
