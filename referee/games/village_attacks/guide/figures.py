"""Villagers, dice and zones as people type them, in the words of the notation."""

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Final

from referee.engine.keyboards import by_letters, by_place
from referee.engine.lexicon import Lexicon, called, lexicon, unaccented
from referee.games.village_attacks.rules.figures import HERO, HUNTER, TROLL
from referee.games.village_attacks.words import foreign
from referee.games.village_attacks.words.tokens import DICE, group_in, zone_in

_KINDS: Final = lexicon(foreign.KINDS)
_TYPES: Final = lexicon(foreign.TYPES)
_DICE: Final = lexicon(foreign.DICE)
_NONE: Final = lexicon({"none": foreign.NONE})
_TROLL: Final = lexicon({TROLL: foreign.TROLL})
_AND: Final = ("and", "et", "и", "+")
_OF: Final = ("of", "de", "на")  # `охотник на демонов`
_THE: Final = re.compile(r"^(?:(?:the|le|la|les)$|l['’])", re.IGNORECASE)
_LEAST_NAME: Final = 3  # letters
_NEARLY: Final = 0.8
_ONE: Final = ("a", "an", "one", "un", "une", "один", "одна", "одного")
_NUMBER: Final = re.compile(r"[0-9]{1,2}", re.ASCII)


def zone(word: str, among: Iterable[str] = ()) -> str | None:
    """A zone on any keyboard; of some by any start that only one of them has."""
    for form in dict.fromkeys((word.lower(), by_letters(word), by_place(word))):
        if found := zone_in(form):
            return found
        start = form.replace("-", "")
        begun = [one for one in among if start and one.startswith(start)]
        if len(begun) == 1:
            return begun[0]
    return None


def is_none(word: str) -> bool:
    return word in ("-", "0") or unaccented(word) in _NONE


def dice(words: Sequence[str]) -> list[str]:
    """The dice in one word: `s c` is `sc`, and so is `shield counter`. As typed where something else is among them."""
    found = [_dice(word) for word in words]
    return ["".join(found)] if words and all(found) else [*words]


def _dice(word: str) -> str:
    for form in (word.lower(), by_letters(word)):
        if DICE.fullmatch(form):
            return form
    return called(word, _DICE) or ""


def is_dice(word: str) -> bool:
    return bool(_dice(word))


def figures(words: Sequence[str]) -> list[str]:
    """`p3`, `2 demon hunters`, `chasseur démon`, `3 paysans et 1 chasseur maudit`, as codes; a word that means nothing
    stays as it is."""
    found: list[str] = []
    number = kind = type_ = ""

    def finish() -> None:
        nonlocal number, kind, type_
        if kind or type_:  # only hunters have a type
            found.append(f"{kind or HUNTER}{number or 1}{type_}")
        else:
            found.extend(filter(None, [number]))
        number = kind = type_ = ""

    for word in filter(None, [_THE.sub("", word) for word in words]):
        code, of_kind, of_type = _code(word), _kind(word), _type(word)
        if word.lower() in _AND:
            finish()
        elif word.lower() in _OF and kind:
            continue
        elif code:
            finish()
            found.append(code)
        elif word.lower() in _ONE:
            finish()
            number = "1"
        elif _NUMBER.fullmatch(by_place(word)):
            if number or kind:
                finish()
            number = by_place(word)
        elif of_kind:
            if kind:
                finish()
            kind = of_kind
        elif of_type:
            if type_:
                finish()
            type_ = of_type
        else:
            finish()
            found.append(word)
    finish()
    return found


def as_card(words: Sequence[str], known: Iterable[str]) -> list[str]:
    """The figures of a card. What is only a letter or two, or nearly a word for villagers, is refused as figures, not
    taken for the name of a hero."""
    return [f":{word}" if _is_slip(word) and word not in known else word for word in figures(words)]


def _is_slip(word: str) -> bool:
    group = group_in(word)
    if group is None or group.figure.kind != HERO or word == TROLL:
        return False
    return len(word) < _LEAST_NAME or bool(get_close_matches(unaccented(word), [*_KINDS, *_TYPES], 1, _NEARLY))


def is_figure(word: str) -> bool:
    """Whether a word alone is villagers, in codes or by their kind."""
    return bool(_code(word) or _kind(word))


def _code(word: str) -> str:
    """As the notation has it: with a letter for the kind, and perhaps a number."""
    if unaccented(word) in _TROLL:
        return TROLL
    for form in (word.lower(), by_letters(word), by_place(word)):
        group = group_in(form)
        if group is not None and group.figure.kind in "phy":
            return form
    return ""


def _kind(word: str) -> str | None:
    return _meaning(word, _KINDS)


def _type(word: str) -> str | None:
    return _meaning(word, _TYPES)


def type_of(word: str) -> str | None:
    """The letter of a type, by that or by its name."""
    form = by_letters(word)
    return form if form in foreign.TYPES and form != "v" else _meaning(word, _TYPES)


def _meaning(word: str, words: Lexicon) -> str | None:
    """By a whole word, or by a start of three letters that says it."""
    wanted = unaccented(word)
    begun = {one for other, one in words.items() if len(wanted) > 2 and other.startswith(wanted)}
    if wanted in words and len(wanted) > 1:
        return words[wanted]
    return begun.pop() if len(begun) == 1 else None
