"""A position as plain data for other programs: the fields of `referee verify --json`."""

from typing import Any, Final

from referee.games.vampire_nights.rules.course import late_options, pending
from referee.games.vampire_nights.rules.loot import may_be
from referee.games.vampire_nights.rules.pieces import counted
from referee.games.vampire_nights.rules.scoring import is_vampire, points, standings
from referee.games.vampire_nights.rules.state import NOBODY, Seat, State

FIELDS: Final = (
    *("edition", "round", "phase", "first", "manor", "piles"),
    *("players", "pending", "late", "standings", "winners"),
)


def snapshot(state: State) -> dict[str, Any]:
    names = state.setup.players
    ranking = standings(state)
    over = state.phase == "over"
    return {
        "round": state.round,
        "phase": state.phase,
        "first": names[state.first] if state.first != NOBODY else None,
        "manor": dict(state.manor),
        "piles": {
            "rooms": state.piles.rooms,
            "discarded_rooms": state.piles.gone,
            "items": state.piles.items,
            "discarded_items": list(state.piles.used),
            "bites": state.piles.bites,
        },
        "players": [_player(name, seat) for name, seat in zip(names, state.seats, strict=True)],
        "pending": [
            {
                "player": names[decision.player],
                "kind": decision.kind,
                **({"left": decision.left} if decision.left is not None else {}),
                **({"options": list(decision.options)} if decision.options else {}),
            }
            for decision in pending(state)
        ],
        "late": [
            {"player": names[number], "options": list(options)}
            for number in range(len(names))
            if (options := late_options(state, number))
        ],
        "standings": [_standing(state, place.rank, place.seat) for place in ranking],
        "winners": sorted((names[p.seat] for p in ranking if p.rank == 1), key=names.index) if over else [],
    }


def _player(name: str, seat: Seat) -> dict[str, Any]:
    loots = may_be(seat.loot)
    return {
        "name": name,
        "guards": [{"cell": guard.cell, "passed": guard.passed, "held": bool(guard.web)} for guard in seat.guards],
        "hand": seat.hand,
        "bites": seat.bites,
        "tiles": seat.tiles,
        "loot": counted(loots[0]) if len(loots) == 1 else None,
    }


def _standing(state: State, rank: int, number: int) -> dict[str, Any]:
    seat = state.seats[number]
    return {
        "rank": rank,
        "player": state.setup.players[number],
        "points": points(seat),
        "bites": seat.bites,
        "tiles": seat.tiles,
        "vampire": is_vampire(seat) if state.phase == "over" else None,
    }
