"""What is said of a position and of a decision besides what every game says."""

from typing import Any

from referee.engine.ruling import Decision, Said
from referee.games.vampire_nights.results import results
from referee.games.vampire_nights.rules.actions import Move
from referee.games.vampire_nights.rules.ending import at_most
from referee.games.vampire_nights.rules.loot import may_be
from referee.games.vampire_nights.rules.manor import COLUMNS
from referee.games.vampire_nights.rules.pieces import counted
from referee.games.vampire_nights.rules.state import State
from referee.games.vampire_nights.rules.turns import met_tile
from referee.games.vampire_nights.story import called, story, told
from referee.games.vampire_nights.why import explain

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

UNKNOWN = "?"


def stand_params(state: State) -> dict[str, Any]:
    return {"round": state.round}


def decision_params(state: State, decision: Decision) -> dict[str, Any]:
    """What is to be said of a decision besides who must make it."""
    seat = state.seats[decision.player]
    params: dict[str, Any] = {"night": state.round}
    if decision.kind == "reveal":
        params["left"] = decision.left
    elif decision.kind == "answer":
        params |= {"cell": seat.guards[state.met].cell, "tile": met_tile(state)}
    elif decision.kind == "guards":
        params |= {"columns": tuple(COLUMNS[: len(state.seats)]), "hand": seat.hand}
    elif decision.kind == "turn":
        params["whose"] = state.setup.players[decision.player]
    elif decision.kind == "loot":
        params["letter"] = state.column
    elif decision.kind == "show":
        params |= {"bites": seat.bites, "tiles": seat.tiles, "loot": at_most(seat) or ("–",)}
    return params


def deed(state: State, action: Any) -> Said | None:
    """Where a guard went."""
    if not isinstance(action, Move):
        return None
    params = {"player": state.setup.players[action.player], "start": action.start, "cell": action.end}
    return Said("deed.move-by", {**params, "item": action.item}) if action.item else Said("deed.move", params)


def count_parts(state: State, number: int, what: str) -> tuple[Any, ...]:
    """What a count is made of; `?` for what only its owner has seen."""
    seat = state.seats[number]
    if what == "hand":
        return _shown([*seat.sure], seat.hand - len(seat.sure))
    if what == "tiles":
        loots = may_be(seat.loot)
        known = counted(loots[0]) if len(loots) == 1 else []
        return _shown(known, 0 if known else seat.tiles)
    return _shown([], seat.bites)


def _shown(known: list[str], hidden: int) -> tuple[Any, ...]:
    return (*(Said(f"word.{one}") for one in known), *([f"{UNKNOWN}×{hidden}"] if hidden else [])) or ("–",)
