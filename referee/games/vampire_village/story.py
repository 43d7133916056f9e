"""An entry as a log tells it: what was done, each attack with its numbers and its outcome, and headings where a phase
or an attack begins."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from referee.engine.ruling import Event, Face, Said
from referee.games.vampire_village.rules import actions
from referee.games.vampire_village.rules.state import State
from referee.games.vampire_village.saying import card, creature, taken

_HEADINGS: Final = ("phase-building", "phase-creatures", "phase-demons")
_NOT_TOLD: Final = ("placed", "revealed", "forced", "movement-left", "values-fixed", "phase-over")


def story(before: State, after: State, action: actions.Action, events: Sequence[Event]) -> list[Event]:
    return [*_done(action), *_followed(events)]


def _done(action: actions.Action) -> Iterator[Event]:
    """What the player did, where nothing that happened says it."""
    match action:
        case actions.Start(number, laid):
            yield Event("start", number, {"card": card(laid.face)})
        case actions.Place(number, laid, cell):
            yield Event("place", number, {"card": card(laid.face), "cell": cell})
        case actions.Reveal(number, faces):
            yield Event("creatures", number, {"creatures": [creature(face) for face in faces]})


def _followed(events: Sequence[Event]) -> Iterator[Event]:
    for event in events:
        if event.key == "attack-began":
            yield Event("stand.attack", None, {"round": event.params["round"], "attack": event.params["kind"]})
        elif event.key in _HEADINGS:
            yield Event(f"stand.{event.key.removeprefix('phase-')}", None, event.params)
        elif event.key not in _NOT_TOLD:
            yield event._replace(params={**event.params, **_in_words(event.params)})


def _in_words(params: Any) -> dict[str, Any]:
    """The cards and creatures of an event as they are called."""
    found: dict[str, Any] = {}
    if "before" in params and "face" in params:  # the table rules which card lies there
        found["face"] = Face(params["face"], card(params["face"]).words.replace("card.", "laid."))
    elif {"face", "cell", "villagers"} <= params.keys():
        key = "result.card" if params["villagers"] else "result.card-empty"
        found["card"] = Said(key, {**params, "card": card(params["face"])})
    if "creature" in params:
        found |= {"creature": creature(params["creature"]), "taken": taken(params["creature"])}
    return found | ({"demon": creature(params["demon"])} if "demon" in params else {})
