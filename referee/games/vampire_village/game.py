"""Vampire Village as the engine's protocol wants it: every name of `referee.engine.game.Game` is here."""

from collections.abc import Mapping
from typing import Any, Final

from referee.engine.ruling import Decision
from referee.engine.standings import ScoreLine
from referee.games.vampire_village import attack, demons, scoring, words
from referee.games.vampire_village.actions import Action, Breach, DemonEffect, RuleCard, RuleCreatures, RuleVillagers
from referee.games.vampire_village.course import begin, judge, pending, repeats
from referee.games.vampire_village.phases import CARDS_A_ROUND
from referee.games.vampire_village.scoring import TIE_BREAKS, standings
from referee.games.vampire_village.setup import HEADER, header_of, make_setup
from referee.games.vampire_village.shorthand import (
    cards_in,
    complete_face,
    expand,
    group_of,
    is_face,
    movement_of,
    option_note,
    steps_from,
    walk_choices,
)
from referee.games.vampire_village.snapshot import snapshot
from referee.games.vampire_village.state import State
from referee.games.vampire_village.view import boards
from referee.games.vampire_village.words import COUNTS, TABLE_RULINGS, VERBS

__all__ = [
    "COUNTS",
    "HEADER",
    "ID",
    "REVISIONS",
    "TABLE_RULINGS",
    "TIE_BREAKS",
    "VERBS",
    "account",
    "begin",
    "boards",
    "cards_in",
    "complete_face",
    "count",
    "decision_params",
    "expand",
    "group_of",
    "header_of",
    "is_face",
    "is_table_ruling",
    "judge",
    "make_setup",
    "movement_of",
    "option_note",
    "pending",
    "repeats",
    "snapshot",
    "standings",
    "steps_from",
    "walk_choices",
    "write",
]

ID: Final = "vampire-village"
REVISIONS: Final[Mapping[int, str]] = {1: "the first rules"}


def account(state: State, seat: int) -> tuple[ScoreLine, ...]:
    return scoring.account(state.seats[seat], state.setup.edition)


def count(state: State, seat: int, what: str) -> int:
    """What the table may count for a player."""
    side = state.seats[seat]
    if what == "villagers":
        return side.village.villagers()
    if what == "creatures":
        return len(side.creatures)
    if what == "cards":
        return len(side.village)
    return scoring.points(side, state.setup.edition)


def decision_params(state: State, decision: Decision) -> dict[str, Any]:
    """What is to be said of a decision besides who must make it."""
    if decision.kind == "place":
        return {"number": CARDS_A_ROUND + 1 - (decision.left or 0)}
    if decision.kind == "creatures":
        return {"left": decision.left}
    if decision.kind == "breach":
        standing = attack.assault(state.seats[decision.seat], state.attack)
        return {"kind": state.attack, "attack": standing.attack, "defence": standing.defence}
    return {}


def is_table_ruling(action: Action) -> bool:
    return isinstance(action, RuleVillagers | RuleCard | RuleCreatures)


def write(action: Action, state: State) -> list[str]:
    """The words after the player's name, canonical for an action accepted in that state.

    A demon's only target is filled in; a creature that dies is named only where several could.
    """
    if isinstance(action, DemonEffect) and action.target is None and state.phase == "demons":
        action = action._replace(target=next(iter(demons.targets(state, action.player, action.demon)), None))
    elif isinstance(action, Breach) and state.phase == "attack":
        side = state.seats[action.player]
        if action.cell in side.village:
            dying = attack.may_die(side.village[action.cell].card, attack.attackers_of(side, state.attack))
            action = action if len(dying) > 1 else action._replace(creature=None)
    return words.write(action)
