"""The words that can be typed at any prompt besides entries: ?, undo, redo, show, log, score, rules, fix, why, note,
set, quit; in three languages."""

from difflib import get_close_matches
from typing import Final

from referee.engine.lexicon import lexicon, unaccented
from referee.engine.ruling import Refusal
from referee.notation.foreign import KEYWORDS

WORDS: Final = ("undo", "redo", "show", "log", "score", "rules", "fix", "why", "note", "set", "quit")
IN_OTHER_WORDS: Final = lexicon(
    {
        "?": "help aide помощь справка",
        "show": "montrer montre afficher показать покажи деревни",
        "log": "journal журнал",
        "score": "points décompte счёт очки",
        "rules": "règles règle правила правило",
        "fix": "corriger corrige исправить исправь",
        "why": "pourquoi почему зачем",
        "quit": "q exit quitter quitte sortir выход выйти",
        "new": "nouvelle nouveau новая",
    }
)
KNOWN: Final = {**KEYWORDS, **IN_OTHER_WORDS}
# What Tab offers and the help shows: a word for each of WORDS.
SPOKEN: Final = {
    "en": WORDS,
    "fr": [
        "annuler",
        "rétablir",
        "montrer",
        "journal",
        "score",
        "règles",
        "corriger",
        "pourquoi",
        "note",
        "changer",
        "quitter",
    ],
    "ru": [
        "отмена",
        "вернуть",
        "показать",
        "журнал",
        "счёт",
        "правила",
        "исправить",
        "почему",
        "заметка",
        "изменить",
        "выход",
    ],
}


NEAR: Final = 0.7  # how alike a mistyped word must be: `unod`, `soore`


def meant(word: str) -> str | None:
    """The command that is meant by a whole word of any language."""
    return KNOWN.get(unaccented(word))


def is_command(line: str) -> bool:
    """Whether a line cannot be the answer to a question: one of the words, a count or a ruling of the table."""
    first = line.strip().split(" ")[0]
    return first in ("=", "!", "ended") or meant(first) is not None


def near_word(language: str, line: str, refusal: Refusal) -> str | None:
    """The word that was perhaps meant by one that nobody understood: one of ours, spelt nearly so."""
    first = line.split()[0].lower()
    if refusal.code not in ("not-understood", "unknown-card", "unknown-player") or len(first) < 3 or meant(first):
        return None
    return next(iter(get_close_matches(first, dict.fromkeys([*SPOKEN[language], *WORDS]), 1, NEAR)), None)
