"""What this game says about a position and a decision, besides what every game says."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from referee.engine.ruling import Event
from referee.games.vampire_empire.asking import decision_params, stand_params
from referee.games.vampire_empire.rules.characters import PROFESSION
from referee.games.vampire_empire.rules.state import State
from referee.games.vampire_empire.story import deed, story, told
from referee.games.vampire_empire.why import explain

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

PROFESSIONS: Final = {"c": "clergy", "n": "nobles", "s": "servants"}


def results(before: State, after: State, events: Sequence[Event]) -> list[Event]:
    """What to do at the table; the entry above has the reason for a ruling."""
    return [event for event in told(events) if event.key != "ruled"]


def called(params: Mapping[str, Any]) -> Mapping[str, Any]:
    """With a character's profession, and how strong an attack must be. The sentences themselves say characters in
    words."""
    more: dict[str, Any] = {}
    if params.get("character") in PROFESSION:
        more["profession"] = PROFESSIONS[PROFESSION[params["character"]]]
    if "defence" in params:
        more["needed"] = params["defence"] + 1
    return {**more, **params}


def count_parts(state: State, seat: int, what: str) -> tuple[str, ...]:
    return ()
