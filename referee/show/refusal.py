"""A refusal as a person reads it: the caret, what is wrong, what would be legal, the rule."""

from collections.abc import Sequence

from referee.engine.codes import is_of_understanding
from referee.engine.lexicon import Lexicon, near_senses
from referee.engine.ruling import Refusal
from referee.games import GAMES
from referee.say import Voice, clean
from referee.say.tell import refusal_sentence
from referee.show.options import legal_texts, verb_word
from referee.show.text import width, wrap

NOTHING: Lexicon = {}
MOST = 24  # options that are spelled out
ENTRY_SIGNS = ("=", "!")  # a count and a table ruling begin with one, not with a verb


def refusal_lines(
    voice: Voice,
    refusal: Refusal,
    columns: int,
    legal: Sequence[str] = (),
    known: Lexicon = NOTHING,
    *,
    code: bool = False,
) -> list[str]:
    """The rule only where one of the game is meant; what is legal in the words given, else as it is typed; `known`
    are words that may have been meant; the code if wanted."""
    lines = wrap(refusal_sentence(voice, refusal), columns, "  ")
    if "column" in refusal.params:
        lines += caret(refusal.params["line"], refusal.params["column"], columns)
    if meant := near_misses(voice, refusal, known):
        lines += wrap("  " + voice("did-you-mean", near=meant), columns, "    ")
    if legal:
        lines += wrap("  " + voice("refused.legal", legal="").rstrip(), columns)
        lines += [line for text in legal for line in wrap("    " + text, columns, "      ")]
    elif refusal.legal:
        key = "refused.candidates" if is_of_understanding(refusal.code) else "refused.legal"
        shown = [*refusal.legal[:MOST], *(["…"] if len(refusal.legal) > MOST else [])]
        if _begin_with_verbs(voice, refusal.legal):
            texts = legal_texts(voice, shown)
            shown = texts if len(texts) == len(shown) else [voice("clauses", parts=texts)]
        lines += wrap("  " + voice(key, legal=shown), columns, "    ")
    if refusal.code == "count-differs":
        player = refusal.params["player"]
        ways = voice("count-ways", player=player) if player else voice("count-ways.table")
        lines += wrap("  " + voice("refused.way-on", ways=ways), columns, "    ")
    elif voice.knows(key := f"ways.{refusal.detail}"):
        lines += wrap("  " + voice("refused.way-on", ways=voice(key, **refusal.params)), columns, "    ")
    if refusal.rule != "record":
        lines += wrap("  " + voice("refused.rule", rule=rule_name(voice, refusal.rule)), columns, "    ")
    return [*lines, f"  [{refusal.code}]"] if code else lines


def near_misses(voice: Voice, refusal: Refusal, others: Lexicon = NOTHING) -> list[str]:
    """What was perhaps meant by a word that is not known, in whatever language it was typed."""
    word = refusal.params.get("word", "")
    if "column" in refusal.params:
        word = next(iter(refusal.params["line"][refusal.params["column"] :].split()), "")
    if not is_of_understanding(refusal.code) or refusal.code == "ambiguous" or not word:
        return []
    if not refusal.legal:
        return near_senses(str(word), others)
    known = {one: one for one in refusal.legal}
    for words in GAMES[voice.game].foreign().values():
        known |= {other: own for other, own in words.items() if own in refusal.legal}
    meant = near_senses(str(word).strip('"'), known)
    return [verb_word(voice, one) for one in meant] if _begin_with_verbs(voice, refusal.legal) else meant


def _begin_with_verbs(voice: Voice, legal: Sequence[str]) -> bool:
    """Signs such as `=` and `!` are the same in every language."""
    words = [word for one in legal if (word := one.split()[0]) not in ENTRY_SIGNS]
    return bool(words) and all(voice.knows(f"verb.{word}") for word in words)


def rule_name(voice: Voice, rule: str, key: str = "rule") -> str:
    from referee.say.rules import is_ruling, title_of

    title = title_of(rule, voice.language, voice.game)
    return voice(key, title=title, rule=rule) if is_ruling(rule) else title


def by_rule(voice: Voice, text: str, rule: str) -> str:
    """What follows from a rule, with its name."""
    return voice("why.by-rule", text=text, rule=rule_name(voice, rule, "rule.inside"))


def caret(line: str, column: int, columns: int) -> list[str]:
    """The line with a caret below the fault, cut around it where it is too long."""
    start = max(0, column - columns + 12)
    shown = clean(line[start : start + columns - 4])
    before = clean(line[start:column])
    return [f"  {shown}", "  " + " " * width(before) + "^"]
