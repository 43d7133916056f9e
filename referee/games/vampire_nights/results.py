"""What an entry led to, as the table must do it: what was forced is told once, and all that a player loots together."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from referee.engine.ruling import Event, Said
from referee.games.vampire_nights.rules.pieces import ITEMS
from referee.games.vampire_nights.rules.state import State

_MOVED = ("moved", "moved-bare", "moved-garden")


def results(before: State, after: State, events: Sequence[Event]) -> list[Event]:
    looted: dict[tuple[int | None, bool], list[Said]] = {}
    found: list[Event] = []
    for event in _once(events):
        if event.key == "coffin-paid":
            found.append(paid(event))
        elif event.key != "looted":
            found.append(event)
        else:
            forced = "forced" in event.params
            if (event.seat, forced) not in looted:
                looted[event.seat, forced] = []
                found.append(Event("loot", event.seat, {"tiles": looted[event.seat, forced], "forced": forced}))
            tile = {"tile": event.params["tile"], "cell": event.params["cell"]}
            looted[event.seat, forced].append(Said("result.tile", tile))
    return found


def paid(event: Event) -> Event:
    """What the Coffin costs: items by name, tiles, or both."""
    items = [item for item in event.params["items"] if item in ITEMS]
    what = "" if items and event.params["tiles"] else "-items" if items else "-tiles"
    return event._replace(key=f"coffin-paid{what}", params={**event.params, "items": items})


def _once(events: Sequence[Event]) -> Iterator[Event]:
    """The events without those that only announce the next, which then had no choice, and with a move of which nothing
    else is told."""
    forced = False
    for event, following in pairwise([*events, Event("", None, {})]):
        if event.key != "forced":
            yield event._replace(params={**event.params, "forced": True}) if forced else event
            forced = False
            continue
        verb, *rest = event.params["text"].split()
        if verb == "skip" and following.key != "skipped":
            yield Event("skipped", event.seat, {})
        elif verb == "move" and following.key in _MOVED:
            start, _, end = rest[0].partition("-")
            yield Event("forced-move", event.seat, {"start": start.partition(".")[0], "cell": end})
        else:
            forced = verb in ("loot", "move") and following.key in ("looted", "stepped-out")
