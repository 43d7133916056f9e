"""A position for those who look at it: the castle as zones with passages, and as data."""

from collections.abc import Mapping
from typing import Any, Final

from referee.engine.view import Board, Zone
from tests.siege.rules import outcome, pending
from tests.siege.rules.castle import DISTANCE, PASSAGES, ZONES
from tests.siege.rules.state import Setup, State

FIELDS: Final = ("phase", "heart", "cards", "raiders", "players", "pending", "standings", "winners", "outcome")


def boards(
    state: State,
    offers: Mapping[tuple[Any, str], str] | None = None,
    ruled: frozenset[tuple[Any, Any]] = frozenset(),
) -> list[Board]:
    """One castle for all, and what each player has felled."""
    totals = {"heart": state.heart, "raiders": sum(state.raiders), "cards": state.cards}
    zones = tuple(_zone(state, zone, (None, zone) in ruled) for zone in ZONES)
    own = [
        Board(name, heading=name, totals={"felled": seat.felled})
        for name, seat in zip(state.setup.players, state.seats, strict=True)
    ]
    return [Board("", zones=zones, passages=PASSAGES, totals=totals), *own]


def _zone(state: State, zone: str, marked: bool) -> Zone:
    players = [
        (f"board.here{'.' if seat.role else ''}{seat.role}", {"player": name})
        for name, seat in zip(state.setup.players, state.seats, strict=True)
        if seat.zone == zone
    ]
    number = state.in_zone(zone)
    raiders = [("board.raiders", {"number": number})] if number else []
    return Zone(zone, DISTANCE[zone], (*players, *raiders), "r" if number else "n", marked)


def point_by_point(state: State, seat: int) -> list[tuple[str, dict[str, Any], str]]:
    return []


def snapshot(state: State) -> dict[str, Any]:
    names, end = state.setup.players, outcome(state)
    return {
        "phase": state.phase,
        "heart": state.heart,
        "cards": state.cards,
        "raiders": state.by_zone(),
        "players": [
            {"name": name, "zone": seat.zone, "felled": seat.felled, "role": seat.role or None}
            for name, seat in zip(names, state.seats, strict=True)
        ],
        "pending": [
            {"player": None if one.seat is None else names[one.seat], "role": one.role or None, "kind": one.kind}
            | ({"options": list(one.options)} if one.listed else {})
            for one in pending(state)
        ],
        "standings": [],
        "winners": [names[seat] for seat in end.winners] if end else [],
        "outcome": {"why": end.why, "losers": [names[seat] for seat in end.losers], "rule": end.rule} if end else None,
    }


def setup_data(setup: Setup) -> dict[str, str]:
    return {}


def stretch(state: State) -> None:
    """There are no rounds to speak of: the cards count the time."""


def roles(state: State) -> tuple[str, ...]:
    """Only when all cards have been shown."""
    found = tuple(seat.role for seat in state.seats)
    return found if all(found) else ()


def starter(state: State) -> None:
    """Nobody has the first word."""
