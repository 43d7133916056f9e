"""What `referee fight` lacks, asked for at a terminal: who attacks whom, and the cards round by round."""

from collections.abc import Callable, Sequence
from typing import Any

from referee.cli.asking import Answers, Question, ask_all, latin, line, refusal_of
from referee.cli.environment import Environment
from referee.games.vampire_empire.fight import Fight, fight, read_cards, read_fighter
from referee.games.vampire_empire.rules.characters import PROFESSION

CARDS = ("attack1", "defence1", "attack2", "defence2")  # both rounds


def ask_missing(
    env: Environment, attacker: str | None, target: str | None, cards: Sequence[str]
) -> tuple[str, str, list[str]]:
    """Ask for all that is missing. :raises Exit: if somebody leaves."""
    known: dict[str, str] = {}
    if attacker:
        known["attacker"] = attacker
    if target:
        known["target"] = target
    known |= dict(zip(CARDS, cards, strict=False))
    answers = {**known, **ask_all(env, lambda answers: following(env, {**known, **answers}))}
    return answers["attacker"], answers["target"], [answers[key] or "none" for key in CARDS if key in answers]


def following(env: Environment, answers: Answers) -> Question | None:
    """The next question, until the fight is decided."""
    for key in ("attacker", "target"):
        if key not in answers:
            return line(env, f"fight-{key}", lambda text: refusal_of(env, lambda: read_fighter(text)), key=key)
    for number, key in enumerate(CARDS):
        if key not in answers:
            return _cards(env, answers, number)
    return None


def _cards(env: Environment, answers: Answers, number: int) -> Question | None:
    """The cards that are played next; None if the fight is over."""
    so_far = _fought(env, answers, number) if number else None
    if so_far is not None and so_far.outcome != "open":
        return None
    attack, defence = so_far.values_now if so_far is not None else (0, 0)
    key = CARDS[number]
    band = PROFESSION[read_fighter(answers["target" if number % 2 else "attacker"]).character]
    shown: dict[str, Any] = {"attack": attack, "defence": defence, "example": f"{band}2 {band}1"}
    fault, empty = _fault(env, answers, number), number > 0
    return line(env, f"fight-{key}", fault, key=key, read=latin, may_be_empty=empty, **shown)


def _fault(env: Environment, answers: Answers, number: int) -> Callable[[str], str]:
    """What is wrong with these cards after those before them."""
    return lambda text: refusal_of(env, lambda: _fought(env, {**answers, CARDS[number]: text}, number + 1))


def _fought(env: Environment, answers: Answers, number: int) -> Fight:
    cards = [read_cards(str(answers[key])) for key in CARDS[:number]]
    names = env.voice("fight.vampires"), env.voice("fight.humans")
    return fight(read_fighter(answers["attacker"]), read_fighter(answers["target"]), cards, names)
