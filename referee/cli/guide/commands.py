"""What can be typed at any prompt besides entries: ?, undo, redo, show, log, score, rules, fix, why, note, quit."""

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from referee.cli.guide.task import legal_lines
from referee.cli.guide.typed import is_card, is_card_name
from referee.cli.report import stand
from referee.engine.lexicon import called, lexicon, unaccented
from referee.engine.parts import prompts_of
from referee.engine.ruling import Refusal
from referee.notation.foreign import KEYWORDS, in_notation
from referee.notation.names import find_player, matching
from referee.show.text import plain, sentence, wrap

if TYPE_CHECKING:
    from referee.cli.guide.session import Guide

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


class Leave(Exception):
    """Somebody typed quit."""


class Abandoned(Exception):
    """What was being asked about is given up: it was taken back, or the game has gone another way."""


class Again(Exception):
    """The game is over, and somebody wants another."""


def command(guide: "Guide", line: str) -> bool:
    """Do what is no entry; False if the line is one.

    :raises Refused, Leave, Again:
    """
    first, _, rest = line.strip().partition(" ")
    rest = rest.strip()
    name = _named(guide, first, rest)
    match name:
        case "?":
            show_help(guide)
        case "quit":
            raise Leave
        case "new" if guide.next_decision() is None:
            raise Again
        case "show" if not rest:
            from referee.cli.commands.show import boards_lines

            guide.env.show(boards_lines(guide.env, guide.table, style=guide.style))
        case "score" if not rest:
            from referee.show.score import score_lines

            guide.env.show(score_lines(guide.env.voice, guide.table, guide.env.width))
        case "log" if not rest:
            from referee.show.ledger import ledger_lines
            from referee.table.ledger import ledger

            rows = ledger(guide.table.header, guide.table.lines)
            guide.env.show(ledger_lines(guide.env.voice, rows, guide.env.width))
        case "rules":
            from referee.cli.commands.rules import show_rules

            show_rules(guide.env, rest)
        case "fix" if first.lower() == "fix" or rest[:1].isdecimal():  # else `corriger` is `set`
            from referee.cli.guide.fixing import fix

            fix(guide, rest)
        case "why":
            _why(guide, rest)
        case "undo" | "redo":
            whole = in_notation(f"{name} {rest}".strip(), guide.table.game.foreign(), guide.table.players)
            back_and_forth(guide, name, whole)
        case "note" if rest and not rest.startswith('"'):
            from referee.notation.words import quote

            guide.enter(f"note {quote(rest)}")
        case _:
            return False
    return True


def _why(guide: "Guide", rest: str) -> None:
    """Why an entry counted, by its number, else the last; or every point of a player. :raises Refused:"""
    from referee.cli.commands.why import show_reasons, why_entry, why_points

    env, table = guide.env, guide.table
    if rest and not rest.isdecimal():
        show_reasons(env, why_points(env, table, find_player(rest.strip('"'), table.players)))
    else:
        show_reasons(env, why_entry(env, table, int(rest[:9]) if rest else table.play.entries))


def _named(guide: "Guide", word: str, rest: str) -> str | None:
    """The command that a word names, whole or by its start. Keys, players and cards go before words of our making."""
    key = guide.offers.get(word)
    if key is not None and not prompts_of(guide.table.game).on_board(key.decision) and not rest:
        return None
    name, english = meant(word), word.lower() in WORDS
    if matching(word, guide.table.players):
        acts = rest and unaccented(rest.split()[0]) in guide.table.game.foreign().get("verb", {})
        return None if acts or (rest and not english) else name
    if name is None:
        return called(word, KNOWN) if len(word) > 1 and not is_card(guide, word) else None
    return name if english or not is_card_name(guide, word) else None


def meant(word: str) -> str | None:
    """The command that is meant by a whole word of any language."""
    return KNOWN.get(unaccented(word))


def is_command(line: str) -> bool:
    """Whether a line cannot be the answer to a question: one of the words, a count or a ruling of the table."""
    first = line.strip().split(" ")[0]
    return first in ("=", "!", "ended") or meant(first) is not None


def near_command(guide: "Guide", line: str, refusal: Refusal) -> str | None:
    """The word that was perhaps meant by one that nobody understood: one of ours, spelt nearly so."""
    first = line.split()[0].lower()
    if refusal.code not in ("not-understood", "unknown-card", "unknown-player") or len(first) < 3 or meant(first):
        return None
    own = SPOKEN[guide.env.language]
    return next(iter(get_close_matches(first, dict.fromkeys([*own, *WORDS]), 1, NEAR)), None)


def back_and_forth(guide: "Guide", name: str, line: str) -> None:
    """Take back or bring back, and name the entries. :raises Refused:"""
    from referee.table.ledger import ledger

    texts = {row.number: row.text for row in ledger(guide.table.header, guide.table.lines)}
    before = {step.number for step in guide.table.play.steps}
    guide.enter(line)
    for number in sorted(before ^ {step.number for step in guide.table.play.steps}):
        guide.tell(guide.env.voice(f"guide.{name}", number=number, text=texts[number]))


def show_help(guide: "Guide") -> None:
    """What can be typed here."""
    decision = guide.next_decision()
    guide.tell(sentence(stand(guide.env, guide.table)), "strong")
    for key in (f"type.{decision.kind if decision else 'over'}", "help.entries", "help.commands", "help.table"):
        if not guide.env.voice.knows(key):
            continue  # what this kind of decision wants says its question
        guide.env.show([plain(line) for line in wrap(guide.env.voice(key), guide.env.width, "  ")])
    guide.env.show(legal_lines(guide))
