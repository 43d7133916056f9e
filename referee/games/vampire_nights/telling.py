"""What is said of a position and of a decision besides what every game says."""

from typing import Any

from referee.engine.ruling import Decision
from referee.games.vampire_nights.rules.ending import tiles_written, written
from referee.games.vampire_nights.rules.loot import most_of, now, tiles_in
from referee.games.vampire_nights.rules.manor import COLUMNS, NAME
from referee.games.vampire_nights.rules.pieces import ITEM_CODE, TILE_CODE, TILES
from referee.games.vampire_nights.rules.state import Seat, State
from referee.games.vampire_nights.why import explain

__all__ = ["count_parts", "decision_params", "explain", "stand_params"]

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
        cell = seat.guards[state.met].cell
        params |= {"cell": NAME[cell], "tile": TILE_CODE[state.manor[cell]]}
    elif decision.kind == "guards":
        params |= {"columns": tuple(COLUMNS[: len(state.seats)]), "hand": seat.hand}
    elif decision.kind == "turn":
        params["whose"] = state.setup.players[decision.player]
    elif decision.kind == "loot":
        params["letter"] = COLUMNS[state.column]
    elif decision.kind == "show":
        params |= {"bites": seat.bites, "tiles": seat.tiles, "loot": tuple(_at_most(seat)) or ("–",)}
    return params


def _at_most(seat: Seat) -> list[str]:
    """Every tile that the loot may hold, with the most there can be of it: all have seen them taken."""
    return [written(kind, most) for kind in TILES if (most := most_of(seat.loot, kind))]


def count_parts(state: State, number: int, what: str) -> tuple[str, ...]:
    """What a count is made of; `?` for what only its owner has seen."""
    seat = state.seats[number]
    if what == "hand":
        return _shown([ITEM_CODE[item] for item in seat.sure], seat.hand - len(seat.sure))
    if what == "tiles":
        known = tiles_written(tiles_in(seat.loot[0])) if len(now(seat.loot)) == 1 else []
        return _shown(known, 0 if known else seat.tiles)
    return _shown([], seat.bites)


def _shown(known: list[str], hidden: int) -> tuple[str, ...]:
    return (*known, *([f"{UNKNOWN}x{hidden}"] if hidden else [])) or ("–",)
