"""What happened, in words: after an entry, and as a log tells it, where a guard went, with headings where a phase
begins."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from referee.engine.ruling import Event
from referee.games.vampire_nights.results import paid
from referee.games.vampire_nights.rules.actions import Action, Move
from referee.games.vampire_nights.rules.state import State
from referee.games.vampire_nights.words.writing import write

_MOVED: Final = ("moved", "moved-bare", "moved-garden")


def called(params: Mapping[str, Any]) -> Mapping[str, Any]:
    """The sentences themselves say tiles and items in words."""
    return params


def told(events: Sequence[Event]) -> list[Event]:
    """What the referee did by itself is told like an entry: from where a guard went, and who skipped."""
    return [*_told("", events)]


def story(before: State, after: State, action: Action, events: Sequence[Event]) -> list[Event]:
    move = " ".join(write(action, before)) if isinstance(action, Move) else ""
    return [_heading(event) for event in _told(move, events) if event.key != "forced"]


def _heading(event: Event) -> Event:
    if event.key == "phase-exploration":
        return Event("stand.exploration", None, {"round": event.params["night"]})
    return event


def _told(move: str, events: Sequence[Event]) -> Iterator[Event]:
    """What happened, each step with where it began; `move` is the one that was entered. What is forced is told once."""
    for event, following in pairwise([*events, Event("", None, {})]):
        if event.key == "forced":
            text = event.params["text"]
            move = text if text.startswith("move ") else ""
            if text == "skip" and following.key != "skipped":
                yield Event("skipped", event.seat, {})
            else:
                yield event
        elif event.key in _MOVED and move:
            yield _step(move, event)
            move = ""
        elif event.key == "coffin-paid":
            yield paid(event)
        else:
            yield event


def _step(move: str, event: Event) -> Event:
    """From where, and by which item if there is one: `move a0-a1`, `use jum a1-a3`."""
    *verb, step = move.split()[: 3 if move.startswith("use ") else 2]
    params = {**event.params, "start": step.partition("-")[0].partition(".")[0]}
    key = f"told.{event.key}"
    return Event(f"{key}-by", event.seat, {**params, "item": verb[1]}) if verb[1:] else Event(key, event.seat, params)
