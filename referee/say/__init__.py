"""Message keys with their parameters as sentences of a language. Whole sentences, never glued from pieces."""

import re
from collections.abc import Callable, Mapping
from errno import errorcode
from functools import lru_cache
from typing import Any, Final

from referee.engine.invisible import INVISIBLE, JOINERS, SELECTORS, shows
from referee.games import GAMES, USUAL

_FIELD = re.compile(r"(?:\b(d|\w*qu)e )?\{(\w+)(?::([^{}]*))?\}", re.IGNORECASE)
_UNSAFE = re.compile(f"[\x00-\x1f\x7f-\x9f{INVISIBLE}{JOINERS}{SELECTORS}\u2028\u2029\ud800-\udfff]")


def clean(text: str) -> str:
    """Text from anywhere, safe to show: no control or bidirectional sign gets through, and an invisible one only where
    an emoji or a script needs it."""
    return _UNSAFE.sub(_escaped, text)


def _escaped(match: re.Match[str]) -> str:
    """As JSON writes it: in two parts beyond the first 65,536 signs."""
    if shows(match.string, match.start()):
        return match[0]
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
VOWELS: Final = "aeiouàâäéèêëîïôöùûüœæ"  # before which French drops the e of `de` and `que`
AND: Final = {"en": "and", "fr": "et", "ru": "и"}
MONTHS: Final = {
    "en": "January February March April May June July August September October November December",
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "ru": "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
}
DAYS: Final = {"en": "{day} {month} {year}", "fr": "{day} {month} {year}", "ru": "{day} {month} {year}\u00a0г."}
HOURS: Final = {"en": "{0}:{1}", "fr": "{0}\u00a0h\u00a0{1}", "ru": "{0}:{1}"}


def english(game: str) -> Mapping[str, str]:
    """Every sentence in English, by key: those of every game, and before them those of that game."""
    from referee.say.en.common import TEXTS

    return {**TEXTS, **GAMES[game].texts().ENGLISH}


def translated(language: str, game: str) -> Mapping[str, str]:
    """What another language says for them; what it lacks stays English."""
    from importlib import resources

    common = (resources.files(__name__) / "catalogues" / f"{language}.mo").read_bytes()
    texts = GAMES[game].texts()
    try:
        own = texts.file(f"{language}.mo")
    except FileNotFoundError:
        return {**_catalogue(common), **texts.ENGLISH}
    return {**_catalogue(common), **texts.ENGLISH, **_catalogue(own)}


@lru_cache(16)  # several voices may be needed: of each phone, of a menu
def _catalogue(data: bytes) -> Mapping[str, str]:
    from gettext import GNUTranslations
    from io import BytesIO

    catalogue: dict[str, str] = GNUTranslations(BytesIO(data))._catalog  # type: ignore[attr-defined]
    return dict(said for key, text in catalogue.items() if key and text for said in _with_forms(key, text))


def _with_forms(key: str, text: str) -> list[tuple[str, str]]:
    """A word may have further forms, named as its language likes: `Officier | le: l'Officier`."""
    if not key.startswith("word."):
        return [(key, text)]
    word, *forms = text.split(" | ")
    return [(key, word), *((f"{key}.{name}", form) for name, _, form in (one.partition(": ") for one in forms))]


class Voice:
    """A language, with the words of one game."""

    def __init__(self, language: str = "en", game: str = USUAL) -> None:
        self.language = language
        self.game = game
        self.texts: Mapping[str, str] = english(game)
        if language != "en":
            self.texts = {**self.texts, **translated(language, game)}
        self._plural = PLURALS[language]

    def knows(self, key: str) -> bool:
        return key in self.texts

    def __call__(self, key: str, /, **params: Any) -> str:
        """The sentence for a key. In a text, `{n}` is a parameter, several of them separated by commas,
        `{n:one|many}` the form that fits the number, or how many they are, `{kind:word}` a word looked up in this
        language, or several, `{kind:word.le}` a form of it that only a translation has, with a capital if its name has
        one, `{n:+}` a number with its sign, `{n:.1}` one with a decimal, `{day:date}` a date such as 2026-11-16,
        `{day:day}` the same with the name of its month, `{hour:time}` an hour such as 19:30,
        `{names:list}` several with an "and" before the last, `{parts:;}` clauses one after the other,
        `{error:system}` why the system could not do something."""
        text = self.texts.get(key)
        if text is None:  # a sentence that a game forgot: better the bare key than a failure after something was done
            return clean(key)
        return _FIELD.sub(lambda match: self._filled(match, params), text)

    def _filled(self, match: re.Match[str], params: Mapping[str, Any]) -> str:
        """A parameter in its place; French says `d'Ana` and `qu'Ana`, but `de A-1`."""
        before, name, form = match.groups()
        if name not in params:
            return match[0]
        said = self._field(params[name], form)
        if before is None:
            return said
        elided = self.language == "fr" and said[:1].lower() in VOWELS and said[1:2].islower()
        return f"{before}'{said}" if elided else f"{before}e {said}"

    def _field(self, value: Any, form: str | None) -> str:
        if form is None:
            return clean(", ".join(map(str, value)) if isinstance(value, tuple | list) else str(value))
        if "|" in form:
            return self._plural(len(value) if isinstance(value, tuple | list) else value, form.split("|"))
        return self._inflected(value, form[5:]) if form.startswith("word.") else self._FORMS[form](self, value)

    def _inflected(self, value: Any, form: str) -> str:
        """A word in a form that only this language has; a word that lacks it stays as it is."""
        words = [str(one) for one in (value if isinstance(value, tuple | list) else [value])]
        keys = [f"word.{one}.{form.lower()}" for one in words]
        said = ", ".join(self(key if self.knows(key) else f"word.{one}") for key, one in zip(keys, words, strict=True))
        return said[:1].upper() + said[1:] if form[0].isupper() else said

    def _date(self, day: str) -> str:
        parts = day.split("-")
        return clean(DATES[self.language].format(*parts) if len(parts) == 3 else day)

    def _day(self, day: str) -> str:
        year, month, number = day.split("-")
        said = "1er" if self.language == "fr" and number == "01" else number.lstrip("0")
        name = MONTHS[self.language].split()[int(month) - 1]
        return DAYS[self.language].format(day=said, month=name, year=year.lstrip("0"))

    def _list(self, words: tuple[str, ...] | list[str]) -> str:
        *first, last = map(clean, words)
        return f"{', '.join(first)} {AND[self.language]} {last}" if first else last

    def _reason(self, error: OSError | ValueError) -> str:
        """What kept the system from doing something; in its own words where ours have none."""
        key = f"system.{errorcode.get(getattr(error, 'errno', None) or 0, '')}"
        return self(key) if key in self.texts else clean(getattr(error, "strerror", None) or str(error))

    _FORMS: Final[Mapping[str, Callable[["Voice", Any], str]]] = {
        "+": lambda _, number: f"{number:+d}",
        ".1": lambda voice, number: f"{number:.1f}".replace(".", DECIMAL_SIGNS[voice.language]),
        ";": lambda voice, clauses: clean(BETWEEN_CLAUSES[voice.language].join(clauses)),
        "date": _date,
        "day": _day,
        "list": _list,
        "time": lambda voice, hour: HOURS[voice.language].format(*hour.split(":")),
        "system": _reason,
        "verb": lambda voice, verbs: ", ".join(voice(f"verb.{one}") for one in verbs),
        "word": lambda voice, word: ", ".join(
            voice(f"word.{one}") for one in (word if isinstance(word, tuple | list) else [word])
        ),
    }
