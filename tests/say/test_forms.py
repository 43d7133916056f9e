"""Numbers, dates, lists and the system's reasons follow the language; data do not."""

import errno
import io
import os
from pathlib import Path

import pytest

from referee.cli.environment import Environment
from referee.cli.main import run
from referee.say import Voice, clean
from tools.catalogues import parameters, texts

VOICES = {language: Voice(language) for language in ("en", "fr", "ru")}
SPACE = "\u00a0"


@pytest.mark.parametrize(
    ("key", "params", "english", "french", "russian"),
    [
        ("stats.number", {"number": 9.66}, "9.7", "9,7", "9,7"),
        ("stats.share", {"wins": 1, "percent": 50}, "1 (50%)", "1 (50 %)", "1 (50 %)"),
        ("day", {"day": "2026-11-16"}, "2026-11-16", "16/11/2026", "16.11.2026"),
        ("day", {"day": ""}, "", "", ""),
        (
            "score.both",
            {"players": ["Ana fr 7, ru 8", "Ben fr 1, ru 2"]},
            "The editions differ: Ana fr 7, ru 8; Ben fr 1, ru 2",
            "Les éditions diffèrent : Ana fr 7, ru 8 ; Ben fr 1, ru 2",
            "Издания расходятся: Ana fr 7, ru 8; Ben fr 1, ru 2",
        ),
        (
            "changes",
            {"player": "Ana", "changes": ["a", "b"]},
            "Ana: a, b",
            "Ana : a, b",
            "Ana: a, b",
        ),
        ("rules.title", {"key": "VV49", "title": "…"}, "VV49: …", "VV49 : …", "VV49: …"),
    ],
)
def test_signs_of_each_language(key: str, params: dict[str, object], english: str, french: str, russian: str) -> None:
    said = {language: voice(key, **params).replace(SPACE, " ") for language, voice in VOICES.items()}
    assert said == {"en": english, "fr": french, "ru": russian}


@pytest.mark.parametrize("language", VOICES)
def test_a_name_is_cleaned_in_every_form(language: str) -> None:
    voice = VOICES[language]
    for key, params in (
        ("changes", {"player": "A\u202eb", "changes": []}),
        ("score.both", {"players": ["A\u202eb"]}),
        ("day", {"day": "\u202e-1-2"}),
        ("cannot-write", {"reason": OSError(99999, "no\u202ewhere")}),
    ):
        assert voice(key, **params) == clean(voice(key, **params))


@pytest.mark.parametrize("code", sorted(key.removeprefix("system.") for key in texts() if key.startswith("system.")))
def test_the_systems_reasons_are_ours(code: str) -> None:
    error = OSError(getattr(errno, code), os.strerror(getattr(errno, code)))
    said = {language: voice("cannot-write", reason=error) for language, voice in VOICES.items()}
    assert len(set(said.values())) == 3
    assert not any(os.strerror(error.errno).lower() in text.lower() for text in (said["fr"], said["ru"]))


def test_an_unusual_reason_is_told_in_the_systems_words() -> None:
    told = VOICES["fr"]("cannot-write", reason=OSError(errno.ENOTBLK, "Block device required"))
    assert ": Block device required. " in told.replace("\u00a0", " ")
    assert ": embedded null byte. " in VOICES["ru"]("cannot-write", reason=ValueError("embedded null byte"))


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "part of the path isn't a folder"),
        ("fr", "une partie du chemin n'est pas"),
        ("ru", "часть пути — не папка"),
    ],
)
def test_a_reason_as_commands_tell_it(tmp_path: Path, language: str, reason: str) -> None:
    (tmp_path / "file").write_text("")
    for words in (["verify", "{}"], ["show", "--file", "{}"], ["cards", "check", "--cards", "{}"]):
        out = io.StringIO()
        variables = {"REFEREE_HOME": str(tmp_path), "COLUMNS": "200"}
        env = Environment(variables, io.StringIO(), out, out, language=language)
        assert run([word.format(tmp_path / "file" / "game.referee") for word in words], env) != 0
        assert reason in out.getvalue(), words


def test_a_word_has_further_forms_in_a_translation() -> None:
    def said(language: str, text: str, **params: object) -> str:
        voice = Voice(language, "vampire-empire")
        voice.texts = {**voice.texts, "form": text}
        return voice("form", **params)

    both = ("off", "lad")
    assert said("fr", "{who:word}, {who:word.le}, {who:word.Du}", who="off") == "Officier, l'Officier, De l'Officier"
    assert said("fr", "{who:word.Le}", who=both) == "L'Officier, la Lady"
    assert said("ru", "{who:word.кем}", who="bis") == "Епископом"
    assert said("fr", "{who:word.unheard}", who=both) == "Officier, Lady", "a word without the form"
    assert said("fr", "{what:word.le}", what="moat") == Voice("fr", "vampire-empire")("word.moat")
    assert parameters("{who:word.le} {n:.1}") == parameters("{who:word} {n:.1}") != parameters("{who} {n:.1}")
