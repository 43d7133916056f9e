"""Keys of other keyboards that stand for ours: the unshifted digits of a French one, and the letters that sit on the
same keys of a Russian one."""

from collections.abc import Mapping
from typing import Final, TypeVar

Option = TypeVar("Option")

FRENCH: Final = dict(zip("&é\"'(-è_çà", "1234567890", strict=True))
RUSSIAN: Final = dict(zip("фисвуапршолдьтщзйкыегмцчня", "abcdefghijklmnopqrstuvwxyz", strict=True))
OTHER_FORMS: Final = {**FRENCH, **RUSSIAN}
FORMS: Final = [{ours: form for form, ours in keys.items()} for keys in (FRENCH, RUSSIAN)]
_PLACES: Final = {**OTHER_FORMS, "ж": ":"}
_LOOKS: Final = dict(zip("аеорсухк", "aeopcyxk", strict=True))


def with_other_forms(labels: Mapping[str, Option]) -> dict[str, Option]:
    """The labels under every form of their keys."""
    others = {form: key for key in labels for form in _typed_forms(key)}
    shifted = {form.upper(): key for form, key in others.items()}
    return {form: labels[key] for form, key in {**shifted, **others, **{key: key for key in labels}}.items()}


def _typed_forms(key: str) -> list[str]:
    """A key as other keyboards give it."""
    return ["".join(keyboard.get(sign, sign) for sign in key) for keyboard in FORMS]


def by_letters(word: str) -> str:
    """The word that its keys give if they were pressed on a Russian keyboard; other signs stay: `а-1` is f-1."""
    return "".join(RUSSIAN.get(sign, sign) for sign in word.lower())


def by_place(word: str) -> str:
    """The word that its keys give on our keyboard, in small letters: `к0122` is r0122, and `bàéà` b020."""
    return "".join(_PLACES.get(sign, sign) for sign in word.lower())


def by_look(word: str) -> str:
    """The word that its letters look like: a Cyrillic `е4` is e4."""
    return "".join(_LOOKS.get(sign, sign) for sign in word.lower())
