"""How the keys of the header are given when a game begins."""

from itertools import permutations
from typing import Final

from referee.engine.keyboards import with_other_forms
from referee.engine.lexicon import called
from referee.engine.parts import HeaderChoice, HeaderKey
from referee.games.vampire_village.rules.cards import KINDS
from referee.games.vampire_village.rules.editions import EDITIONS, HOUSE_RULES
from referee.games.vampire_village.words.foreign import LETTERS, WORDS, edition_called, order_called

_EDITION_KEYS: Final = with_other_forms({"1": "fr", "2": "ru"})
_LETTERS: Final = {**with_other_forms({letter: letter for letter in "wlv"}), "s": "w"}  # sorcières


def read_edition(text: str) -> list[str]:
    return [_EDITION_KEYS.get(text) or edition_called(text) or text.lower()]


def read_order(text: str) -> list[str]:
    """The kinds by their letters, together or apart, also on a Russian keyboard, or by their names."""
    if all(sign in _LETTERS or sign in ", " for sign in text):
        text = "".join(_LETTERS.get(sign, sign) for sign in text)
    return order_called(text)


def read_house(text: str) -> list[str]:
    return [called(word, WORDS["house"]) or word for word in text.split()]


_HOUSE_WORDS: Final = (*HOUSE_RULES, *(value for values in HOUSE_RULES.values() for value in values))
_LETTER_OF: Final = {kind: letter for letter, kind in LETTERS.items()}
_ORDERS: Final = tuple(
    HeaderChoice(order, (letters := "".join(map(_LETTER_OF.__getitem__, order)), letters.replace("w", "s")))
    for order in permutations(KINDS)
)
_HOUSE: Final = tuple(HeaderChoice((name, value)) for name, values in HOUSE_RULES.items() for value in values)
KEYS: Final = {
    "order": HeaderKey("--order", read_order, "-o", "KIND…", required=True, asked=True, words=KINDS, choices=_ORDERS),
    "edition": HeaderKey(
        "--edition",
        read_edition,
        "-e",
        "EDITION",
        default="fr",
        in_language={"fr": "fr", "ru": "ru"},
        asked=True,
        words=EDITIONS,
        choices=tuple(HeaderChoice((edition,)) for edition in EDITIONS),
    ),
    "house": HeaderKey(
        "--house", read_house, metavar="RULE…", asked=True, words=_HOUSE_WORDS, choices=_HOUSE, several=True
    ),
    "begins": HeaderKey("--late", lambda text: ["2"]),
}
