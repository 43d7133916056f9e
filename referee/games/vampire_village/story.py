"""What happened, in words: after an entry, and as a log tells it, with headings where a phase or an attack begins."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from referee.engine.ruling import Event, Said
from referee.games.vampire_village.rules import actions
from referee.games.vampire_village.rules.state import State
from referee.games.vampire_village.saying import called, card, creature, taken, tokens

_HEADINGS: Final = ("phase-building", "phase-creatures", "phase-demons")
_NOT_TOLD: Final = ("placed", "revealed", "forced", "movement-left", "values-fixed", "phase-over")


def deed(state: State, action: actions.Action) -> Said | None:
    """The cards and creatures that a player put on the table."""
    player = {"player": state.setup.players[action.player]}
    match action:
        case actions.Start():
            return Said("deed.start", {**player, "card": card(action.card.face)})
        case actions.Place():
            return Said("deed.place", {**player, "card": card(action.card.face), "cell": action.cell})
        case actions.Reveal():
            return Said("deed.creatures", {**player, "creatures": tuple(map(creature, action.creatures))})
    return None


def told(events: Sequence[Event]) -> list[Event]:
    return [event._replace(params=_in_words(event)) for event in events if not _says_nothing(event)]


def story(before: State, after: State, action: actions.Action, events: Sequence[Event]) -> list[Event]:
    done = deed(before, action)
    return [*([Event(done.key, action.player, done.params)] if done else []), *_followed(events)]


def _followed(events: Sequence[Event]) -> Iterator[Event]:
    for event in told(events):
        if event.key == "attack-began":
            yield Event("stand.attack", None, {"round": event.params["round"], "attack": event.params["kind"]})
        elif event.key in _HEADINGS:
            yield Event(f"stand.{event.key.removeprefix('phase-')}", None, event.params)
        elif event.key not in _NOT_TOLD:
            yield event


def _says_nothing(event: Event) -> bool:
    """Values that are printed on the creatures."""
    return event.key == "values-fixed" and not tokens(event.params["creatures"])


def _in_words(event: Event) -> Mapping[str, Any]:
    """The cards and creatures of an event as they are called."""
    params = event.params
    if event.key == "values-fixed":
        return {"values": tokens(params["creatures"])}
    found = dict(called(params))
    if {"face", "cell", "villagers"} <= params.keys():
        key = "result.card" if params["villagers"] else "result.card-empty"
        found["card"] = Said(key, {**params, "card": card(params["face"])})
    if "creature" in params:
        found["taken"] = taken(params["creature"])
    return found
