"""Words of several languages that mean the same: what a person may type for a word of ours."""

import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache

Lexicon = Mapping[str, str]  # a word as it may be typed, unaccented: our word


@lru_cache(1024)  # the same few words over and over
def unaccented(text: str) -> str:
    """Two words are the same if they are equal after this: case, accents and the dots of ё do not matter."""
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in decomposed if not unicodedata.combining(sign))


def near(word: str, known: Iterable[str]) -> list[str]:
    """The few known words that a mistyped one may stand for, the likeliest first. Case and accents do not matter."""
    from difflib import get_close_matches

    spelt = {unaccented(one): one for one in known}
    return [spelt[one] for one in get_close_matches(unaccented(word), spelt)]


def near_senses(word: str, words: Lexicon) -> list[str]:
    """What those words mean, each once."""
    return list(dict.fromkeys(words[one] for one in near(word, words)))


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
