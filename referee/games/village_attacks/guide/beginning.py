"""How the keys of the header are given when a game begins."""

import re
from typing import Final

from referee.engine.keyboards import by_letters
from referee.engine.lexicon import called, lexicon, unaccented
from referee.engine.parts import HeaderChoice, HeaderKey
from referee.games.village_attacks.rules.scenarios import SCENARIOS
from referee.games.village_attacks.rules.setup import EDITIONS, HOUSE_RULES
from referee.games.village_attacks.words.foreign import MONSTERS, WORDS
from referee.notation.words import Misread, Unclosed, split_words

_AND: Final = ("and", "et", "и", "&")
_BETWEEN: Final = re.compile(rf"\s+(?:{'|'.join(_AND)})\s+", re.IGNORECASE)


def _words(text: str) -> list[str]:
    return text.replace(",", " ").split()


def read_monsters(text: str) -> list[str]:
    """`v b d` or `vbd` for those of the box, others by name; with @ who leads one. A name with spaces is in quotes, or
    commas stand between the monsters."""
    parts = [part.strip() for one in text.split(",") for part in _BETWEEN.split(one)]
    try:
        words = parts if "," in text else [*split_words(text)]
    except (Misread, Unclosed):
        words = text.split()
    found = [word for word in words if word and word.lower() not in _AND]
    if len(found) == 1 and (initials := _by_initials(found[0])):
        return initials
    return [_monster(word) for word in found]


def _monster(word: str) -> str:
    name, at, leader = word.partition("@")
    known, forms = lexicon(MONSTERS), (unaccented(name), by_letters(name))
    begun = {one for other, one in known.items() if other.startswith(forms)}
    return (begun.pop() if len(begun) == 1 else name.lower()) + at + leader


def _by_initials(word: str) -> list[str]:
    """`vbd`: the first letters of several."""
    letters, initials = by_letters(word), {name[0]: name for name in MONSTERS}
    several = 1 < len(letters) == len({*letters}) and all(letter in initials for letter in letters)
    return [initials[letter] for letter in letters] if several else []


def _house(text: str) -> list[str]:
    return [called(word, WORDS["house"]) or word for word in text.split()]


_SCENARIOS: Final = {"tomes": "10", "exit": "14"}  # with which alone these house rules matter
_HOUSE: Final = tuple(
    HeaderChoice(pair, only=("scenario", _SCENARIOS[pair[0]]) if pair[0] in _SCENARIOS else None)
    for pair in HOUSE_RULES.items()
)
KEYS: Final = {
    "scenario": HeaderKey(
        "--scenario",
        _words,
        metavar="NUMBER",
        required=True,
        asked=True,
        choices=tuple(HeaderChoice((str(number),)) for number in SCENARIOS),
    ),
    "monsters": HeaderKey(
        "--monsters",
        read_monsters,
        metavar="MONSTER…",
        required=True,
        asked=True,
        words=(*MONSTERS,),
        remembered=True,
        led=True,
    ),
    "edition": HeaderKey("--edition", _words, metavar="EDITION", default="fr", words=EDITIONS),
    "house": HeaderKey("--house", _house, metavar="RULE…", asked=True, choices=_HOUSE, several=True),
    "begins": HeaderKey("--begins", _words, metavar="ROUND"),
}
