"""What is said of a position and of a decision besides what every game says."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from referee.engine.ruling import Decision, Event, Said
from tests.siege.rules.castle import beside
from tests.siege.rules.state import Go, State


class Reason(NamedTuple):
    key: str
    rule: str
    params: dict[str, Any]


def stand_params(state: State) -> dict[str, Any]:
    return {"heart": state.heart, "cards": state.cards}


def decision_params(state: State, decision: Decision) -> dict[str, Any]:
    return {"cards": state.cards}


def deed(state: State, action: Any) -> Said | None:
    return None


def results(before: State, after: State, events: Sequence[Event]) -> list[Event]:
    return [*events]


def called(params: Mapping[str, Any]) -> Mapping[str, Any]:
    return params


def told(events: Sequence[Event]) -> list[Event]:
    return [*events]


def story(before: State, after: State, action: Any, events: Sequence[Event]) -> list[Event]:
    return [event for event in events if event.key != "forced"] if isinstance(action, Go) else []


def explain(state: State, action: Any) -> list[Reason]:
    """Why an accepted action counted."""
    if not isinstance(action, Go):
        return [Reason("why.phase", "course", {"phase": state.phase})]
    here = state.seats[action.player].zone
    return [Reason("why.passage", "turns", {"here": here, "zones": beside(here)})]


def count_parts(state: State, seat: int, what: str) -> tuple[str, ...]:
    return ()
