"""The gettext catalogues of French and Russian: `python -m tools.catalogues` brings them up to date.

English lives by message key in referee/say/en, and in the texts of each game. A catalogue has the key as msgid, the
English text as a comment, and the translation as msgstr. `update` adds new keys, drops those that are gone, and marks
as fuzzy what was translated from another English text; `compile` writes the .mo files that the program reads.
"""

import io
import re
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from referee.games import GAMES
from referee.say.en.common import TEXTS as COMMON

ROOT = Path(__file__).parents[1] / "referee"
TRANSLATED = ("fr", "ru")
EVERY = ""  # in place of a game's id: the sentences of every game
SOURCES = (EVERY, *GAMES)
_FIELD = re.compile(r"\{(\w+)(?::([^{}]*))?\}")


def texts(source: str = EVERY) -> Mapping[str, str]:
    """Every key of a game, or of all games together, with its English text."""
    return GAMES[source].texts().ENGLISH if source else COMMON


def folder(source: str = EVERY) -> Path:
    """Where the catalogues lie."""
    return ROOT / "games" / source.replace("-", "_") / "texts" if source else ROOT / "say" / "catalogues"


def read(language: str, source: str = EVERY) -> Catalog:
    path = folder(source) / f"{language}.po"
    if not path.exists():
        return Catalog(locale=language, project="referee", charset="utf-8")
    with path.open("rb") as file:
        return read_po(file, locale=language)


def updated(language: str, source: str = EVERY) -> bytes:
    """The catalogue with exactly the keys there are now."""
    old = read(language, source)
    new = Catalog(locale=language, project="referee", charset="utf-8", fuzzy=False)
    for key, text in sorted(texts(source).items()):
        known = old.get(key)
        english_then = " ".join(known.auto_comments) if known else ""
        same = english_then == " ".join(text.split())
        flags = {"fuzzy"} if known and known.string and not same else set()
        new.add(key, known.string if known else "", flags=flags, auto_comments=[" ".join(text.split())])
    out = io.BytesIO()
    write_po(out, new, width=0, omit_header=True, sort_output=True)
    return out.getvalue()


def compiled(language: str, source: str = EVERY) -> bytes:
    out = io.BytesIO()
    catalogue = read(language, source)
    catalogue.creation_date = catalogue.revision_date = datetime(2026, 1, 1, tzinfo=UTC)  # the same bytes every time
    write_mo(out, catalogue, use_fuzzy=True)
    return out.getvalue()


def parameters(text: str) -> set[tuple[str, str]]:
    """The parameters of a sentence with their forms; in which forms a number or a word stands is up to each
    language."""
    return {(name, "" if "|" in form else form.split(".")[0] or form) for name, form in _FIELD.findall(text)}


def faults(language: str, source: str = EVERY, catalogue: Catalog | None = None) -> list[str]:
    """Keys that are missing, unknown, fuzzy or have other parameters than the English text, and plurals without
    all forms."""
    catalogue = catalogue or read(language, source)
    english_texts = texts(source)
    found = [f"{message.id}: unknown" for message in catalogue if message.id and message.id not in english_texts]
    forms = {"fr": 2, "ru": 3}[language]
    for key, text in english_texts.items():
        message = catalogue.get(key)
        if message is None or (text and not message.string):
            found.append(f"{key}: missing")
            continue
        if message.fuzzy:
            found.append(f"{key}: translated from another English text")
        string = str(message.string)
        if parameters(string) != parameters(text):
            found.append(f"{key}: other parameters")
        for _, form in _FIELD.findall(string):
            if "|" in form and form.count("|") + 1 != forms:
                found.append(f"{key}: {form} needs {forms} forms")
    return found


def main() -> int:
    bad = 0
    for source in SOURCES:
        for language in TRANSLATED:
            (folder(source) / f"{language}.po").write_bytes(updated(language, source))
            (folder(source) / f"{language}.mo").write_bytes(compiled(language, source))
            for fault in faults(language, source):
                print(f"{source or 'every game'}, {language}: {fault}")
                bad += 1
    print(f"{sum(len(texts(source)) for source in SOURCES)} sentences, {bad} to be done")
    return 0


if __name__ == "__main__":
    sys.exit(main())
