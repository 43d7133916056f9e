"""What `referee attack` lacks, asked for at a terminal: who attacks, with what, and what they meet."""

from collections.abc import Sequence
from itertools import permutations
from typing import NamedTuple

from referee.cli.asking import Answers, Option, Question, ask_all, latin, line, menu, next_row, refusal_of, rows_of
from referee.cli.environment import Environment
from referee.engine.lexicon import called
from referee.games.vampire_village import position
from referee.games.vampire_village.rules.cards import KINDS
from referee.games.vampire_village.words.foreign import EVERY
from referee.show.text import sentence

COUNTING = {"wl": "left", "wr": "right"}  # witches whose strength a neighbour's witches are


class Wanted(NamedTuple):
    """An attack as far as it is known; None or nothing for what is not."""

    kind: str | None
    creatures: Sequence[str]
    order: str
    neighbours: dict[str, int | None]  # by side, how many witches there are
    drawn: bool  # whether there is a drawing


class Asked(NamedTuple):
    kind: str
    creatures: list[str]
    order: str
    neighbours: dict[str, int | None]
    drawing: str  # "" if it was there already


def ask_missing(env: Environment, wanted: Wanted, corner: str) -> Asked:
    """All that is missing. :raises Exit: if somebody leaves."""
    answers = ask_all(env, lambda answers: following(env, wanted, answers, corner))
    sides = {side: wanted.neighbours[side] for side in COUNTING.values()}
    sides |= {side: int(answers[side]) for side in sides if side in answers}
    order = wanted.order or answers.get("order", "")
    return Asked(_kind(wanted, answers), _creatures(wanted, answers), order, sides, rows_of(answers))


def following(env: Environment, wanted: Wanted, answers: Answers, corner: str = "a1") -> Question | None:
    """The next question, if something is missing."""
    if wanted.kind is None and "attackers" not in answers:
        return menu(env, "attackers", lambda: [_kind_option(env, kind) for kind in (*KINDS, "all")])
    kind = _kind(wanted, answers)
    several = called(kind, EVERY) is not None
    if several and not wanted.order and "order" not in answers:
        return menu(env, "order", lambda: [_order_option(env, order) for order in permutations(KINDS)])
    if not wanted.creatures and "creatures" not in answers:
        return line(env, f"creatures-{kind}", lambda text: _unread(env, text, kind), key="creatures", read=latin)
    creatures = [face.lower() for face in _creatures(wanted, answers)]
    for face, side in COUNTING.items():
        if face in creatures and wanted.neighbours[side] is None and side not in answers:
            return line(env, f"neighbour-{side}", lambda text: _not_a_number(env, text), key=side)
    if wanted.drawn:
        return None
    return next_row(
        env, answers, lambda text: refusal_of(env, lambda: position.read_village(text, corner, bare=not several))
    )


def _kind(wanted: Wanted, answers: Answers) -> str:
    return str(wanted.kind or answers["attackers"])


def _creatures(wanted: Wanted, answers: Answers) -> list[str]:
    return [*wanted.creatures] or str(answers["creatures"]).replace(",", " ").split()


def _kind_option(env: Environment, kind: str) -> Option:
    return Option(kind, env.voice(f"ask.attackers-{kind}"), typed=(kind,))


def _order_option(env: Environment, order: tuple[str, ...]) -> Option:
    return Option(" ".join(order), sentence(env.voice("ask.order-of", kinds=order)))


def _unread(env: Environment, text: str, kind: str) -> str:
    words = text.replace(",", " ").split()
    if not words:
        return env.voice("ask.nobody-attacks")
    which = "all" if called(kind, EVERY) else kind
    return refusal_of(env, lambda: position.read_creatures(words, which, 0, 0))


def _not_a_number(env: Environment, text: str) -> str:
    return "" if text.isascii() and text.isdecimal() and len(text) < 3 else env.voice("ask.number", least=0, most=99)
