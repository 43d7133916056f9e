"""The gettext catalogues of French and Russian: `python -m tools.catalogues` brings them up to date.

English lives in referee/say/en, by message key. A catalogue has the key as msgid, the English text as a comment,
and the translation as msgstr. `update` adds new keys, drops those that are gone, and marks as fuzzy what was
translated from another English text; `compile` writes the .mo files that the program reads.
"""

import io
import re
import sys
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from referee.games import MODULES
from referee.say import catalogue_key, english

FOLDER = Path(__file__).parent.parent / "referee" / "say" / "catalogues"
TRANSLATED = ("fr", "ru")
_FIELD = re.compile(r"\{(\w+)(?::([^{}]*))?\}")


def texts() -> dict[str, str]:
    """Every key with its English text."""
    return {catalogue_key(key, game): text for game in MODULES for key, text in english(game).items()}


def read(language: str) -> Catalog:
    path = FOLDER / f"{language}.po"
    if not path.exists():
        return Catalog(locale=language, project="referee", charset="utf-8")
    with path.open("rb") as file:
        return read_po(file, locale=language)


def updated(language: str) -> bytes:
    """The catalogue with exactly the keys there are now."""
    old = read(language)
    new = Catalog(locale=language, project="referee", charset="utf-8", fuzzy=False)
    for key, text in sorted(texts().items()):
        known = old.get(key)
        english_then = " ".join(known.auto_comments) if known else ""
        same = english_then == " ".join(text.split())
        flags = {"fuzzy"} if known and known.string and not same else set()
        new.add(key, known.string if known else "", flags=flags, auto_comments=[" ".join(text.split())])
    out = io.BytesIO()
    write_po(out, new, width=0, omit_header=True, sort_output=True)
    return out.getvalue()


def compiled(language: str) -> bytes:
    out = io.BytesIO()
    catalogue = read(language)
    catalogue.creation_date = catalogue.revision_date = datetime(2026, 1, 1, tzinfo=UTC)  # the same bytes every time
    write_mo(out, catalogue, use_fuzzy=True)
    return out.getvalue()


def parameters(text: str) -> set[tuple[str, str]]:
    """The parameters of a sentence with their forms; in which forms a number stands is up to each language."""
    return {(name, "" if "|" in form else form) for name, form in _FIELD.findall(text)}


def faults(language: str, catalogue: Catalog | None = None) -> list[str]:
    """Keys that are missing, unknown, fuzzy or have other parameters than the English text, and plurals without
    all forms."""
    catalogue = catalogue or read(language)
    english_texts = texts()
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
    FOLDER.mkdir(exist_ok=True)
    bad = 0
    for language in TRANSLATED:
        data = updated(language)
        (FOLDER / f"{language}.po").write_bytes(data)
        (FOLDER / f"{language}.mo").write_bytes(compiled(language))
        for fault in faults(language):
            print(f"{language}: {fault}")
            bad += 1
    print(f"{len(texts())} sentences, {bad} to be done")
    return 0


if __name__ == "__main__":
    sys.exit(main())
