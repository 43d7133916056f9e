"""What is asked for where it was left out of an entry: who, with which cards, what a support card costs and does, and
whether it says that it can be played in combat."""

import re
from collections.abc import Sequence
from typing import Final

from referee.engine.ruling import Refusal
from referee.games.vampire_empire.guide.shorthand import effects_of, target_of, words_of
from referee.games.vampire_empire.rules.state import State
from referee.games.vampire_empire.words.reading import COST

_MISSING: Final = (
    *("choice-needed.target", "choice-needed.attacker", "card-missing"),
    *("not-understood.cost-unknown", "not-now.combat"),
)
_LEFT_OUT: Final = ("wrong-number-of-cards.hide", "wrong-number-of-cards.water")
_BROKEN_OFF: Final = tuple(f"not-understood.{what}" for what in ("character", "combat-card", "support-card", "effect"))


def is_missing(refusal: Refusal) -> bool:
    """Whether something was left out; a line that is wrong in its middle is refused."""
    if refusal.detail in _LEFT_OUT:
        return not refusal.params["number"]
    if refusal.detail in _BROKEN_OFF:
        return bool(refusal.params["column"] >= len(refusal.params["line"].rstrip()))
    return refusal.detail in _MISSING


def choices(state: State, refusal: Refusal) -> Sequence[str]:
    """What a card may say has a key; other answers are typed."""
    return ("combat",) if refusal.detail == "not-now.combat" else ()


def before(state: State, entry: str) -> None:
    """Nothing need come before an entry."""


def with_more(state: State, words: str, refusal: Refusal, answer: str) -> str:
    """The words after the name with what was left out: the target after the attacker, the cost after the name of the
    card, `combat` after its cost, all else at the end."""
    said = words.split()
    match refusal.detail:
        case "choice-needed.target":
            return " ".join([*said[:2], target_of(state, answer), *said[2:]])
        case "choice-needed.attacker":
            return " ".join([said[0], target_of(state, answer), *said[1:]])
        case "not-understood.cost-unknown":
            return _after_name(words, _cost(answer))
        case "not-now.combat":
            return _after_name(words, *effects_of(state, answer))
        case "not-understood.effect":
            return " ".join([words, *effects_of(state, answer)])
    if not said:  # `enter` alone, which needs no name before it
        return " ".join(["", *words_of(state, "enter", answer)])
    more = words_of(state, "attack" if refusal.detail in (*_LEFT_OUT, "card-missing") else said[0], answer)
    return " ".join([*said, *more])


_NAME: Final = re.compile(rf'support (?:"(?:[^"\\]|\\.)*"|\S+)(?: {COST.pattern}(?!\S))?', re.ASCII)


def _after_name(words: str, *more: str) -> str:
    """These words after the name of a support card, and its cost if it is there."""
    name = _NAME.match(words)
    end = name.end() if name else len(words)
    return " ".join([words[:end], *more]) + words[end:]


def _cost(answer: str) -> str:
    """`1 2` is `1/2`, too; anything else is refused as a cost."""
    numbers = answer.replace("/", " ").split()
    return "/".join(numbers) if len(numbers) > 1 else f"{answer}/"
