"""The words that can be typed at any prompt besides entries: ?, undo, redo, show, log, score, rules, fix, why, note,
set, quit; in three languages."""

from difflib import get_close_matches
from typing import Final

from referee.engine.codes import is_unknown
from referee.engine.keyboards import by_letters
from referee.engine.lexicon import called, lexicon, unaccented
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
        "back": "retour назад",
        "sheet": "feuille лист",
        "again": "encore ещё",
        "rotate": "tourner сдвинуть",
        "games": "parties игры",
        "switch": "aller перейти",
        "save": "sauver enregistrer сохранить",
        "lang": "langue язык",
        "export": "exporter экспорт",
        "best": "meilleur лучше",
        "stats": "statistiques статистика",
        "cards": "cartes карты",
    }
)
KNOWN: Final = {**KEYWORDS, **IN_OTHER_WORDS}
# A beginning is enough for these. The others are rarer, and their beginnings may be codes: `sta` is a Stake.
BY_BEGINNING: Final = {word: name for word, name in KNOWN.items() if name in (*WORDS, "?")}
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

AT_THE_END: Final = ("sheet", "again", "rotate", "new", "quit")  # what is offered when a game is over
SPOKEN_AT_THE_END: Final = {
    "en": AT_THE_END,
    "fr": ("feuille", "encore", "tourner", "nouvelle", "quitter"),
    "ru": ("лист", "ещё", "сдвинуть", "новая", "выход"),
}

NEAR: Final = 0.7  # how alike a mistyped word must be: `unod`, `soore`


def meant(word: str) -> str | None:
    """The command that is meant by a whole word of any language, or by its keys on a Russian keyboard: `гтвщ`."""
    return KNOWN.get(unaccented(word)) or (KNOWN.get(by_letters(word)) if len(word) > 1 else None)


def begun_with(word: str) -> str | None:
    """The command that a word of two letters or more begins, if it begins one alone."""
    return called(word, BY_BEGINNING) if len(word) > 1 else None


def is_command(line: str) -> bool:
    """Whether a line cannot be the answer to a question: one of the words, a count or a ruling of the table."""
    first = line.strip().split(" ")[0]
    return first in ("=", "!", "ended") or meant(first) is not None


def meant_by(line: str) -> str:
    """The line, or only the command at its end if something else had been typed before it: `zzz quit`."""
    words = line.split()
    ends_so = len(words) > 1 and meant(words[-1]) in ("?", "undo", "back", "quit")
    return words[-1] if ends_so and not takes_text(line) and not is_command(line) else line


def takes_text(text: str) -> bool:
    """Whether what follows is free text, where `?` is just a sign."""
    first = text.strip().split(" ")[0]
    return '"' in text or first in ("!", "=") or meant(first) in ("note", "fix", "rules")


def near_word(language: str, line: str, refusal: Refusal) -> str | None:
    """The word that was perhaps meant by one that nobody understood: one of ours, spelt nearly so."""
    first = line.split()[0].lower()
    understood = refusal.code != "not-understood" and not is_unknown(refusal.code)
    if understood or len(first) < 3 or meant(first):
        return None
    return next(iter(get_close_matches(first, dict.fromkeys([*SPOKEN[language], *WORDS]), 1, NEAR)), None)
