"""A refusal as a person reads it: the caret, what is wrong, the rule, what would be legal."""

from referee.engine.codes import UNDERSTANDING
from referee.engine.ruling import Refusal
from referee.say import Voice, clean
from referee.say.tell import refusal_sentence
from referee.show.options import legal_texts
from referee.show.text import width, wrap

MOST = 24  # options that are spelled out


def refusal_lines(voice: Voice, refusal: Refusal, columns: int, *, plainly: bool = False) -> list[str]:
    """`plainly`, for a person at a prompt: without the code, and without the rule where none of the game is meant."""
    lines = wrap(refusal_sentence(voice, refusal), columns, "  ")
    if "column" in refusal.params:
        lines += caret(refusal.params["line"], refusal.params["column"], columns)
    if refusal.legal:
        key = "refused.candidates" if refusal.code in UNDERSTANDING else "refused.legal"
        shown = [*refusal.legal[:MOST], *(["…"] if len(refusal.legal) > MOST else [])]
        if plainly and all(voice.knows(f"verb.{one.split()[0]}") for one in refusal.legal):
            texts = legal_texts(voice, shown)
            shown = texts if len(texts) == len(shown) else [voice("clauses", parts=texts)]
        lines += wrap("  " + voice(key, legal=shown), columns, "    ")
    if refusal.code == "count-differs":
        player = refusal.params["player"]
        ways = voice("count-ways", player=player) if player else voice("count-ways.table")
        lines += wrap("  " + voice("refused.way-on", ways=ways), columns, "    ")
    if plainly and refusal.rule == "record":
        return lines
    rule = rule_name(voice, refusal.rule)
    where = voice("refused.rule", rule=rule) if plainly else voice("refused.where", code=refusal.code, rule=rule)
    return [*lines, *wrap(f"  {where}", columns, "    ")]


def rule_name(voice: Voice, rule: str) -> str:
    if rule == "record":
        return voice("in-record")
    from referee.say.rules import is_ruling, title_of

    title = title_of(rule, voice.language, voice.game)
    return voice("rule", title=title, rule=rule) if is_ruling(rule) else title


def caret(line: str, column: int, columns: int) -> list[str]:
    """The line with a caret below the fault, cut around it where it is too long."""
    start = max(0, column - columns + 12)
    shown = clean(line[start : start + columns - 4])
    before = clean(line[start:column])
    return [f"  {shown}", "  " + " " * width(before) + "^"]
