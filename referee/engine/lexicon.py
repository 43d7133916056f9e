"""Words of several languages that mean the same: what a person may type for a word of ours."""

import unicodedata
from collections.abc import Mapping

Lexicon = Mapping[str, str]  # a word as it may be typed, unaccented: our word


def unaccented(text: str) -> str:
    """Two words are the same if they are equal after this: case, accents and the dots of ё do not matter."""
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in decomposed if not unicodedata.combining(sign))


def lexicon(words: Mapping[str, str]) -> dict[str, str]:
    """From our words, each with the others for it, separated by spaces."""
    return {unaccented(word): own for own, others in words.items() for word in (own, *others.split())}


def called(word: str, words: Lexicon) -> str | None:
    """What a word means by itself or by its start; None if that is nothing, or not clear.

    Our own words go first. One letter of another language is never enough: letters are codes.
    """
    wanted = unaccented(word)
    if wanted in words or not wanted:
        return words.get(wanted)
    own = {one for one in words.values() if one.startswith(wanted)}
    found = own or {one for other, one in words.items() if len(wanted) > 1 and other.startswith(wanted)}
    return found.pop() if len(found) == 1 else None
