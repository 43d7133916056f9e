"""What an entry led to, as the table must do it: what was forced is told once, and all that a player loots together."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from referee.engine.ruling import Event, Said
from referee.games.vampire_nights.rules.state import State

_MOVED = ("moved", "moved-bare", "moved-garden")


def results(before: State, after: State, events: Sequence[Event]) -> list[Event]:
    looted: dict[int | None, list[Said]] = {}
    found: list[Event] = []
    for event in _once(events):
        if event.key != "looted":
            found.append(event)
            continue
        if event.seat not in looted:
            looted[event.seat] = []
            found.append(Event("loot", event.seat, {"tiles": looted[event.seat]}))
        looted[event.seat].append(Said("result.tile", {"tile": event.params["tile"], "cell": event.params["cell"]}))
    return found


def _once(events: Sequence[Event]) -> Iterator[Event]:
    """The events without those that only announce the next, and with a move of which nothing else is told."""
    for event, following in pairwise([*events, Event("", None, {})]):
        if event.key != "forced":
            yield event
            continue
        verb, *rest = event.params["text"].split()
        if verb == "skip" and following.key != "skipped":
            yield Event("skipped", event.seat, {})
        elif verb == "move" and following.key in _MOVED:
            start, _, end = rest[0].partition("-")
            yield Event("forced-move", event.seat, {"start": start.partition(".")[0], "cell": end})
