"""What is said of a position, a decision and a count besides what every game says."""

from typing import Any

from referee.engine.ruling import Decision, Said
from referee.games.vampire_village.results import results
from referee.games.vampire_village.rules import attack
from referee.games.vampire_village.rules.phases import CARDS_A_ROUND, CREATURES_A_TURN
from referee.games.vampire_village.rules.state import State
from referee.games.vampire_village.saying import called, creature
from referee.games.vampire_village.snapshot import snapshot
from referee.games.vampire_village.story import deed, story, told
from referee.games.vampire_village.why import explain

__all__ = [
    "called",
    "count_parts",
    "decision_params",
    "deed",
    "explain",
    "results",
    "stand_params",
    "story",
    "told",
]


def stand_params(state: State) -> dict[str, Any]:
    return {"round": state.round, "attack": state.attack, "order": state.setup.order}


def count_parts(state: State, seat: int, what: str) -> tuple[Any, ...]:
    """What a count is made of, in reading order."""
    player = snapshot(state)["players"][seat]
    if what == "creatures":
        return tuple(map(creature, player["creatures"])) or ("–",)
    village = player["village"].items()
    if what == "cards":
        return tuple(Said("board.card", called({"cell": cell, "face": spot["card"]})) for cell, spot in village)
    return tuple(f"{cell} {spot['villagers']}" for cell, spot in village) or ("–",)


def decision_params(state: State, decision: Decision) -> dict[str, Any]:
    """What is to be said of a decision besides who must make it."""
    if decision.kind == "place":
        number = CARDS_A_ROUND + 1 - (decision.left or 0)
        direction = "last-short" if number == CARDS_A_ROUND else "left-short" if state.round == 1 else "right-short"
        return {"round": state.round, "direction": direction, "number": number}
    if decision.kind == "creatures":
        return {"round": state.round, "which": "last-three" if decision.left == CREATURES_A_TURN else "first-three"}
    if decision.kind == "demon":
        demons = dict.fromkeys(option.split()[0] for option in decision.options)
        return {"round": state.round, "demons": tuple(Said(f"code.{face}") for face in demons)}
    if decision.kind == "breach":
        standing = attack.assault(state.seats[decision.player], state.attack)
        kind, attackers = state.attack, standing.attack
        return {"round": state.round, "kind": kind, "attack": attackers, "defence": standing.defence}
    return {}
