"""Sentences about real cards: by their name in the language where the table's list has one, else by what they are."""

from collections.abc import Mapping
from typing import Any, Final

from referee.engine.ruling import Face, Said
from referee.say import Voice

Names = Mapping[str, Mapping[str, str]]  # of a card list: face, language, name
NAMELESS: Final[Names] = {}


def card_words(voice: Voice, face: Face, names: Names) -> str:
    """`the Mill (b120)`, or `the blue building b120`."""
    name = names.get(face, {}).get(voice.language)
    return voice(f"{face.words}.named", name=name, face=str(face)) if name else voice(face.words, face=str(face))


def tell(voice: Voice, key: str, params: Mapping[str, Any], names: Names = NAMELESS, *, short: bool = False) -> str:
    """The sentence with its cards and other parts in words; with fewer of them if wanted, where there are
    `KEY.short`."""
    if short and voice.knows(f"{key}.short"):
        key = f"{key}.short"
    return voice(key, **{name: _in_words(voice, value, names, short) for name, value in params.items()})


def _in_words(voice: Voice, value: Any, names: Names, short: bool) -> Any:
    if isinstance(value, Face):
        named = voice.language in names.get(value, {})
        return str(value) if short and not named else card_words(voice, value, names)
    if isinstance(value, Said):
        return tell(voice, value.key, value.params, names, short=short)
    if isinstance(value, tuple | list):
        return tuple(_in_words(voice, one, names, short) for one in value)
    return value
