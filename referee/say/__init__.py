"""Message keys with their parameters as sentences of a language. Whole sentences, never glued from pieces."""

import re
from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

LANGUAGES: Final = ("en",)

_FIELD = re.compile(r"\{(\w+)(?::([^{}]*))?\}")
_UNSAFE = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ud800-\udfff]")


def clean(text: str) -> str:
    """Text from anywhere, safe to show: no control, bidirectional or invisible sign gets through."""
    return _UNSAFE.sub(lambda match: f"\\u{ord(match[0]):04x}", text)


def _plural_en(number: int, forms: list[str]) -> str:
    return forms[0] if number == 1 else forms[-1]


PLURALS: Final = {"en": _plural_en}


class Voice:
    """A language, with the words of one game."""

    def __init__(self, language: str = "en", game: str = "vampire-village") -> None:
        self.language = language
        common = import_module(f"referee.say.{language}.common").TEXTS
        own = import_module(f"referee.say.{language}.{game.replace('-', '_')}").TEXTS
        self.texts: Mapping[str, str] = {**common, **own}
        self._plural = PLURALS[language]

    def knows(self, key: str) -> bool:
        return key in self.texts

    def __call__(self, key: str, /, **params: Any) -> str:
        """The sentence for a key. In a text, `{n}` is a parameter, `{n:one|many}` the form that fits the number,
        `{kind:word}` a word looked up in this language, `{n:+}` a number with its sign."""
        return _FIELD.sub(lambda match: self._field(params[match[1]], match[2]), self.texts[key])

    def _field(self, value: Any, form: str | None) -> str:
        if form is None:
            return clean(", ".join(map(str, value)) if isinstance(value, tuple | list) else str(value))
        if "|" in form:
            return self._plural(value, form.split("|"))
        if form == "+":
            return f"{value:+d}"
        assert form == "word"
        return self(f"word.{value}")
