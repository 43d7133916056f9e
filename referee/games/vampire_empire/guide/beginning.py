"""How the keys of the header are given when a game begins."""

from typing import Final

from referee.engine.lexicon import called
from referee.engine.parts import HeaderChoice, HeaderKey
from referee.games.vampire_empire.rules.setup import HOUSE_RULES
from referee.games.vampire_empire.words.foreign import WORDS


def read_vampires(text: str) -> list[str]:
    """A name, which may have several words."""
    return [text.strip()] if text.strip() else []


def read_house(text: str) -> list[str]:
    return [called(word, WORDS["house"]) or word for word in text.split()]


_HOUSE: Final = tuple(HeaderChoice((name, value)) for name, values in HOUSE_RULES.items() for value in values)
KEYS: Final = {
    "vampires": HeaderKey("--vampires", read_vampires, metavar="PLAYER", required=True, asked=True, player=True),
    "house": HeaderKey(
        "--house", read_house, metavar="RULE…", asked=True, words=("water", "may"), choices=_HOUSE, several=True
    ),
}
