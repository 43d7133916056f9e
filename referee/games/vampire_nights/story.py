"""An entry as a log tells it: where a guard went, what it found there and what followed, with headings where a phase
begins."""

from collections.abc import Iterator, Sequence
from typing import Final

from referee.engine.ruling import Event
from referee.games.vampire_nights.rules.actions import Action, Move
from referee.games.vampire_nights.rules.state import State
from referee.games.vampire_nights.words.writing import write

_MOVED: Final = ("moved", "moved-bare", "moved-garden")


def story(before: State, after: State, action: Action, events: Sequence[Event]) -> list[Event]:
    return [*_told(" ".join(write(action, before)) if isinstance(action, Move) else "", events)]


def _told(move: str, events: Sequence[Event]) -> Iterator[Event]:
    """What happened, each step with where it began; `move` is the one that was entered. What is forced is told once."""
    for event in events:
        if event.key == "forced":
            move = event.params["text"] if event.params["text"].startswith("move ") else ""
        elif event.key in _MOVED and move:
            yield _step(move, event)
        elif event.key == "phase-exploration":
            yield Event("stand.exploration", None, {"round": event.params["night"]})
        elif event.key == "coffin-paid" and event.params["items"] == ("–",):
            yield event._replace(key="coffin-paid-tiles")
        else:
            yield event


def _step(move: str, event: Event) -> Event:
    """From where, and by which item if there is one: `move a0-a1`, `use jum a1-a3`."""
    *verb, step = move.split()[: 3 if move.startswith("use ") else 2]
    params = {**event.params, "start": step.partition("-")[0].partition(".")[0]}
    by_item = {"item": verb[1]} if len(verb) > 1 else {}
    return Event(f"{event.key}-by" if by_item else event.key, event.seat, {**params, **by_item})
