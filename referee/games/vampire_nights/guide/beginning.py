"""How the keys of the header are given when a game begins."""

import re
from typing import Final

from referee.engine.lexicon import called
from referee.engine.parts import HeaderChoice, HeaderKey
from referee.games.vampire_nights.rules.pieces import ITEMS, TILES
from referee.games.vampire_nights.rules.setup import HOUSE_RULES
from referee.games.vampire_nights.words.foreign import WORDS

_COUNTED: Final = re.compile(r"(\D+?)x?([0-9]+)?")


def read_removed(text: str) -> list[str]:
    """Codes with numbers, together or apart, a single piece without one: `ser 3 coi bites2`; `none` for nothing."""
    pairs: list[list[str]] = []
    for word in text.replace(",", " ").split():
        match = _COUNTED.fullmatch(word)
        if match is not None:
            pairs.append([called(match[1], WORDS["removed"]) or match[1].lower(), match[2] or ""])
        elif pairs and not pairs[-1][1]:
            pairs[-1][1] = word
        else:
            pairs.append([word, ""])
    return [] if pairs == [["none", ""]] else [word for code, number in pairs for word in (code, number or "1")]


def read_house(text: str) -> list[str]:
    return [called(word, WORDS["house"]) or word for word in text.split()]


_HOUSE_WORDS: Final = (*HOUSE_RULES, *(value for values in HOUSE_RULES.values() for value in values))
_HOUSE: Final = tuple(HeaderChoice((name, value)) for name, values in HOUSE_RULES.items() for value in values)
_PIECES: Final = (*TILES, *ITEMS, "bites")
KEYS: Final = {
    "removed": HeaderKey("--removed", read_removed, metavar="PIECE…", asked=True, words=_PIECES, remembered=True),
    "house": HeaderKey(
        "--house", read_house, metavar="RULE…", asked=True, words=_HOUSE_WORDS, choices=_HOUSE, several=True
    ),
}
