"""Sentences about real cards: by their name in the language where the table's list has one, else by what they are."""

from collections.abc import Mapping
from typing import Any, Final

from referee.engine.ruling import Face, Said
from referee.say import Voice

Names = Mapping[str, Mapping[str, str]]  # of a card list: face, language, name
NAMELESS: Final[Names] = {}


def card_words(voice: Voice, face: Face, names: Names, *, codes: bool = True) -> str:
    """`the Mill (b120)`, or `the blue building b120`; without codes `Mill` or `the blue building`."""
    name = names.get(face, {}).get(voice.language)
    if not codes:
        return name or voice(face.words, face="").strip()
    return voice(f"{face.words}.named", name=name, face=str(face)) if name else voice(face.words, face=str(face))


def tell(
    voice: Voice,
    key: str,
    params: Mapping[str, Any],
    names: Names = NAMELESS,
    *,
    short: bool = False,
    codes: bool = True,
) -> str:
    """The sentence with its cards and other parts in words; with fewer of them if wanted, where there are
    `KEY.short`. For people who never type, there are no codes beside the words."""
    if short and voice.knows(f"{key}.short"):
        key = f"{key}.short"
    return voice(key, **{name: _in_words(voice, value, names, short, codes) for name, value in params.items()})


def _in_words(voice: Voice, value: Any, names: Names, short: bool, codes: bool) -> Any:
    if isinstance(value, Face):
        bare = short and codes and not names.get(value, {}).get(voice.language)
        return str(value) if bare else card_words(voice, value, names, codes=codes)
    if isinstance(value, Said):
        alone = not codes and not value.params  # the short name of a thing is the one without its code
        return tell(voice, value.key, value.params, names, short=short or alone, codes=codes)
    if isinstance(value, tuple | list):
        return tuple(_in_words(voice, one, names, short, codes) for one in value)
    return value
