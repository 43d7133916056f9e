"""A position as plain data for other programs: the fields of `referee verify --json`."""

from typing import Any, Final

from referee.games.vampire_village.rules.cells import reading_order
from referee.games.vampire_village.rules.course import pending
from referee.games.vampire_village.rules.editions import EDITIONS
from referee.games.vampire_village.rules.scoring import account, points, projected, standings
from referee.games.vampire_village.rules.state import Seat, State

FIELDS: Final = ("edition", "round", "phase", "players", "pending", "standings", "winners")


def snapshot(state: State) -> dict[str, Any]:
    names = state.setup.players
    ranking = standings(state)
    over = state.phase == "over"
    return {
        "round": state.round,
        "phase": state.phase,
        **({"attack": state.attack} if state.phase == "attack" else {}),
        "players": [_player(name, seat) for name, seat in zip(names, state.seats, strict=True)],
        "pending": [
            {
                "player": names[decision.player],
                "kind": decision.kind,
                **({"left": decision.left} if decision.kind == "creatures" else {}),
                **({"options": list(decision.options)} if decision.listed else {}),
            }
            for decision in pending(state)
        ],
        "standings": [_standing(state, place.rank, place.seat) for place in ranking],
        "winners": sorted((names[p.seat] for p in ranking if p.rank == 1), key=names.index) if over else [],
    }


def _player(name: str, seat: Seat) -> dict[str, Any]:
    village = {
        cell: {"card": seat.village[cell].card.face, "villagers": seat.village[cell].villagers}
        for cell in sorted(seat.village, key=reading_order)
    }
    return {"name": name, "village": village, "creatures": [creature.face for creature in seat.creatures]}


def _standing(state: State, rank: int, number: int) -> dict[str, Any]:
    seat = projected(state, number)
    edition = state.setup.edition
    lines = {line.key: line.points for line in account(seat, edition)}
    return {
        "rank": rank,
        "player": state.setup.players[number],
        "points": points(seat, edition),
        "villagers": lines["villagers-on-buildings"] + lines["villagers-on-heroes"],
        "creatures": lines["creatures"],
        "cards": len(seat.village),
        "points_by_edition": {one: points(seat, one) for one in EDITIONS},
    }
