"""A position as plain data for other programs: the fields of `referee verify --json`."""

from typing import Any, Final

from referee.games.vampire_empire.rules import outcome, pending, standings
from referee.games.vampire_empire.rules.combat import values
from referee.games.vampire_empire.rules.course import late
from referee.games.vampire_empire.rules.ending import points
from referee.games.vampire_empire.rules.state import Piles, Played, Slot, State, role_of

FIELDS: Final = (
    *("round", "time", "phase", "step", "players", "castle"),
    *("city", "dead", "combat", "pending", "late", "outcome"),
    *("standings", "winners"),
)


def snapshot(state: State) -> dict[str, Any]:
    names = state.setup.players
    return {
        "round": state.round,
        "time": state.time,
        "phase": state.phase,
        "step": state.step,
        "players": [_player(state, seat, state.piles[seat]) for seat in (0, 1)],
        "castle": [_character(state, slot) for slot in state.castle if slot.character],
        "city": {"count": len(state.city), "characters": [*state.city], "bottom": [*state.tail]},
        "dead": [{"character": dead.character, "was": dead.was or None} for dead in state.dead],
        "combat": _combat(state),
        "pending": [
            {"player": None if one.seat is None else names[one.seat], "kind": one.kind} for one in pending(state)
        ],
        "late": [{"player": names[seat], "kind": kind} for seat, kind in late(state)],
        "outcome": _outcome(state),
        "standings": [
            {"rank": place.rank, "player": names[place.seat], "points": points(state, place.seat)}
            for place in standings(state)
        ],
        "winners": [names[seat] for seat in state.winners],
    }


def _player(state: State, seat: int, piles: Piles) -> dict[str, Any]:
    return {"name": state.name(seat), "role": role_of(state, seat), **piles._asdict(), "out": piles.out}


def _character(state: State, slot: Slot) -> dict[str, Any]:
    return {
        "character": slot.character,
        "revealed": slot.character in state.revealed,
        "cleared": state.cleared_by(slot.character) is not None,
        "attack": slot.attack,
        "defence": slot.defence,
    }


def _combat(state: State) -> dict[str, Any] | None:
    combat = state.combat
    if combat is None or state.ending:
        return None
    return {
        "attacker": combat.attacker,
        "target": combat.target,
        "round": combat.round,
        "cards": {"attack": _cards(combat.attack), "defence": _cards(combat.defence)},
        "values": [*values(state)],
    }


def _cards(cards: tuple[Played, ...]) -> list[dict[str, Any]]:
    return [played._asdict() for played in cards]


def _outcome(state: State) -> dict[str, Any] | None:
    end = outcome(state)
    if end is None:
        return None
    return {"ending": state.ending, "winners": [state.name(seat) for seat in end.winners], "rule": end.rule}
