"""A position as plain data for other programs: the fields of `referee verify --json`."""

from typing import Any

from referee.games.vampire_nights.rules.course import late_options, pending
from referee.games.vampire_nights.rules.ending import tiles_written
from referee.games.vampire_nights.rules.loot import now, tiles_in
from referee.games.vampire_nights.rules.manor import DEPTH, EXACT, GARDEN, NAME, what_lies
from referee.games.vampire_nights.rules.pieces import ITEM_CODE, ITEMS
from referee.games.vampire_nights.rules.scoring import is_vampire, points, standings
from referee.games.vampire_nights.rules.state import Seat, State


def snapshot(state: State) -> dict[str, Any]:
    names = state.setup.players
    ranking = standings(state)
    over = state.phase == "over"
    return {
        "round": state.round,
        "phase": state.phase,
        "first": names[state.first] if state.first >= 0 else None,
        "manor": {NAME[cell]: what_lies(what) for cell, what in enumerate(state.manor) if 0 < DEPTH[cell] < GARDEN},
        "piles": {
            "rooms": state.piles.rooms,
            "discarded_rooms": state.piles.gone,
            "items": state.piles.items,
            "discarded_items": [ITEM_CODE[item] for item in ITEMS for _ in range(state.piles.used[item])],
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
    return {
        "name": name,
        "guards": [
            {"cell": EXACT[guard.cell], "passed": bool(guard.passed), "held": bool(guard.web)} for guard in seat.guards
        ],
        "hand": seat.hand,
        "bites": seat.bites,
        "tiles": seat.tiles,
        "loot": tiles_written(tiles_in(seat.loot[0])) if len(now(seat.loot)) == 1 else None,
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
