"""Message keys with their parameters as sentences of a language. Whole sentences, never glued from pieces."""

import re
from collections.abc import Callable, Mapping
from errno import errorcode
from importlib import import_module
from typing import Any, Final

from referee.engine.signs import INVISIBLE
from referee.games import USUAL

_FIELD = re.compile(r"\{(\w+)(?::([^{}]*))?\}")
_UNSAFE = re.compile(f"[\x00-\x1f\x7f-\x9f{INVISIBLE}\u200c\u200d\u2028\u2029\ud800-\udfff]")


def clean(text: str) -> str:
    """Text from anywhere, safe to show: no control, bidirectional or invisible sign gets through."""
    return _UNSAFE.sub(_escaped, text)


def _escaped(match: re.Match[str]) -> str:
    """As JSON writes it: in two parts beyond the first 65,536 signs."""
    data = match[0].encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{data[at : at + 2].hex()}" for at in range(0, len(data), 2))


def _one_or_many(number: int, forms: list[str]) -> str:
    return forms[0] if number == 1 else forms[-1]


def _none_or_one(number: int, forms: list[str]) -> str:
    """French: zero and one are singular."""
    return forms[0] if number in (0, 1) else forms[-1]


def _one_few_many(number: int, forms: list[str]) -> str:
    """Russian: 1 житель, 2 жителя, 5 жителей, 11 жителей, 21 житель."""
    last, teens = number % 10, number % 100 in (11, 12, 13, 14)
    if last == 1 and not teens:
        return forms[0]
    return forms[1] if last in (2, 3, 4) and not teens else forms[-1]


PLURALS: Final = {"en": _one_or_many, "fr": _none_or_one, "ru": _one_few_many}
BETWEEN_CLAUSES: Final = {"en": "; ", "fr": "\u00a0; ", "ru": "; "}
DECIMAL_SIGNS: Final = {"en": ".", "fr": ",", "ru": ","}
# In English day and month change places between countries; the year first is read alike everywhere.
DATES: Final = {"en": "{0}-{1}-{2}", "fr": "{2}/{1}/{0}", "ru": "{2}.{1}.{0}"}


def english(game: str) -> Mapping[str, str]:
    """Every sentence in English, by key: what the other languages translate."""
    common = import_module("referee.say.en.common").TEXTS
    return {**common, **_own(game)}


def _own(game: str) -> Mapping[str, str]:
    """The sentences of one game; one without any borrows those of the usual game."""
    module = f"referee.say.en.{game.replace('-', '_')}"
    try:
        texts: Mapping[str, str] = import_module(module).TEXTS
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return _own(USUAL)
    return texts


def catalogue_key(key: str, game: str) -> str:
    """Under which key the catalogues have a sentence: games may say different things by the same one."""
    return f"{game}:{key}" if game != USUAL and key in _own(game) and _own(game) is not _own(USUAL) else key


def _translated(language: str) -> Mapping[str, str]:
    """The catalogue of another language; a sentence that it lacks stays English."""
    from gettext import GNUTranslations
    from importlib import resources

    with (resources.files("referee.say") / "catalogues" / f"{language}.mo").open("rb") as file:
        catalogue: dict[str, str] = GNUTranslations(file)._catalog  # type: ignore[attr-defined]
    return {key: text for key, text in catalogue.items() if key and text}


class Voice:
    """A language, with the words of one game."""

    def __init__(self, language: str = "en", game: str = USUAL) -> None:
        self.language = language
        self.game = game
        self.texts: Mapping[str, str] = english(game)
        if language != "en":
            translated = _translated(language)
            if game == USUAL:
                self.texts = {**self.texts, **translated}
            else:
                self.texts = {key: translated.get(catalogue_key(key, game), text) for key, text in self.texts.items()}
        self._plural = PLURALS[language]

    def knows(self, key: str) -> bool:
        return key in self.texts

    def __call__(self, key: str, /, **params: Any) -> str:
        """The sentence for a key. In a text, `{n}` is a parameter, several of them separated by commas,
        `{n:one|many}` the form that fits the number, or how many they are, `{kind:word}` a word looked up in this
        language, or several, `{n:+}` a number with its sign, `{n:.1}` one with a decimal, `{day:date}` a date such as
        2026-11-16, `{parts:;}` clauses one after the other, `{error:system}` why the system could not do something."""
        return _FIELD.sub(lambda match: self._field(params[match[1]], match[2]), self.texts[key])

    def _field(self, value: Any, form: str | None) -> str:
        if form is None:
            return clean(", ".join(map(str, value)) if isinstance(value, tuple | list) else str(value))
        if "|" in form:
            return self._plural(len(value) if isinstance(value, tuple | list) else value, form.split("|"))
        return self._FORMS[form](self, value)

    def _date(self, day: str) -> str:
        parts = day.split("-")
        return clean(DATES[self.language].format(*parts) if len(parts) == 3 else day)

    def _reason(self, error: OSError | ValueError) -> str:
        """What kept the system from doing something; in its own words where ours have none."""
        key = f"system.{errorcode.get(getattr(error, 'errno', None) or 0, '')}"
        return self(key) if key in self.texts else clean(getattr(error, "strerror", None) or str(error))

    _FORMS: Final[Mapping[str, Callable[["Voice", Any], str]]] = {
        "+": lambda _, number: f"{number:+d}",
        ".1": lambda voice, number: f"{number:.1f}".replace(".", DECIMAL_SIGNS[voice.language]),
        ";": lambda voice, clauses: clean(BETWEEN_CLAUSES[voice.language].join(clauses)),
        "date": _date,
        "system": _reason,
        "word": lambda voice, word: ", ".join(
            voice(f"word.{one}") for one in (word if isinstance(word, tuple | list) else [word])
        ),
    }
