"""Vampire Village as the engine's protocols want it: every name of `Game`, and of all optional parts."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from referee.engine.ruling import Decision
from referee.engine.standings import ScoreLine
from referee.games.vampire_village import attack, demons, scoring, words
from referee.games.vampire_village.actions import (
    BESIDE,
    Action,
    Breach,
    DemonEffect,
    RuleCard,
    RuleCreatures,
    RuleVillagers,
)
from referee.games.vampire_village.course import begin, judge, pending, repeats
from referee.games.vampire_village.phases import CARDS_A_ROUND
from referee.games.vampire_village.scoring import TIE_BREAKS, point_by_point, standings
from referee.games.vampire_village.setup import HEADER, header_of, make_setup
from referee.games.vampire_village.snapshot import snapshot
from referee.games.vampire_village.state import State
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
    "count",
    "count_parts",
    "decision_params",
    "header_of",
    "is_table_ruling",
    "judge",
    "make_setup",
    "pending",
    "point_by_point",
    "repeats",
    "snapshot",
    "stand_params",
    "standings",
    "write",
]

# Loaded when first asked for: judging and scoring need none of it, and a person waits for every import.
_LATER: Final = {
    "CARD_GROUPS": "shorthand",
    "KEYS": "beginning",
    "WORDS": "foreign",
    "boards": "view",
    "cards_in": "shorthand",
    "check_edition": "position",
    "complete_face": "shorthand",
    "doubts": "position",
    "expand": "shorthand",
    "explain": "why",
    "faces_at": "shorthand",
    "group_of": "shorthand",
    "is_face": "shorthand",
    "judge_alone": "course",
    "keyed": "shorthand",
    "losses": "losses",
    "movement_of": "shorthand",
    "next_words": "shorthand",
    "on_board": "shorthand",
    "option_note": "shorthand",
    "ready_for": "position",
    "steps_from": "shorthand",
    "typed_position": "position",
    "walk_choices": "shorthand",
}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(name)
    return getattr(import_module(f"referee.games.vampire_village.{_LATER[name]}"), name)


ID: Final = "vampire-village"
REVISIONS: Final[Mapping[int, str]] = {1: "the first rules"}
SETTABLE: Final = ("players", "order", "edition", "house", "rules")
DEMO_BOARDS: Final = ("demons", "over")


def account(state: State, seat: int) -> tuple[ScoreLine, ...]:
    return scoring.account(scoring.projected(state, seat), state.setup.edition)


def count(state: State, seat: int, what: str) -> int:
    """What the table may count for a player."""
    side = state.seats[seat]
    if what == "villagers":
        return side.village.villagers()
    if what == "creatures":
        return len(side.creatures)
    if what == "cards":
        return len(side.village)
    return scoring.points(scoring.projected(state, seat), state.setup.edition)


def stand_params(state: State) -> dict[str, Any]:
    return {"round": state.round, "attack": state.attack}


def count_parts(state: State, seat: int, what: str) -> tuple[str, ...]:
    """What a count is made of, in reading order."""
    player = snapshot(state)["players"][seat]
    if what == "creatures":
        return tuple(player["creatures"]) or ("–",)
    shown = "card" if what == "cards" else "villagers"
    return tuple(f"{cell} {spot[shown]}" for cell, spot in player["village"].items()) or ("–",)


def decision_params(state: State, decision: Decision) -> dict[str, Any]:
    """What is to be said of a decision besides who must make it."""
    if decision.kind == "place":
        direction = "left-short" if state.round == 1 else "right-short"
        number = CARDS_A_ROUND + 1 - (decision.left or 0)
        return {"round": state.round, "direction": direction, "number": number}
    if decision.kind == "creatures":
        return {"round": state.round, "left": decision.left}
    if decision.kind == "demon":
        return {"round": state.round}
    if decision.kind == "breach":
        standing = attack.assault(state.seats[decision.seat], state.attack)
        kind, attackers = state.attack, standing.attack
        return {"round": state.round, "kind": kind, "attack": attackers, "defence": standing.defence}
    return {}


def is_table_ruling(action: Action) -> bool:
    return isinstance(action, RuleVillagers | RuleCard | RuleCreatures)


def ruling_lasts(place: tuple[int, str], before: State, after: State) -> bool:
    """What the table ruled is marked as long as a card lies there, or creatures are beside the village; another card
    that is laid later is not ruled."""
    number, where = place
    seat = after.seats[number]
    return bool(seat.creatures) if where == BESIDE else where in seat.village


def write(action: Action, state: State) -> list[str]:
    """The words after the player's name, canonical for an action accepted in that state.

    A demon's only target is filled in; a creature that dies is named only where several could.
    """
    if isinstance(action, DemonEffect) and action.target is None and state.phase == "demons":
        action = action._replace(target=next(iter(demons.targets(state, action.player, action.demon)), None))
    elif isinstance(action, Breach) and state.phase == "attack":
        side = state.seats[action.player]
        if action.cell in side.village:
            dying = attack.may_die(side.village[action.cell].card, attack.assault(side, state.attack).attackers)
            action = action if len(dying) > 1 else action._replace(creature=None)
    return words.write(action)
