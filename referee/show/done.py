"""What is to be done at the table after an entry, in words: one text for each player, forced or not."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from referee.engine.ruling import Event, Whom
from referee.say import Voice
from referee.say.cards import Names, tell
from referee.say.tell import event_key
from referee.show.text import sentence, width


def done_texts(
    voice: Voice, events: Sequence[Event], players: Sequence[str], columns: int, names: Names, codes: str
) -> Iterator[str]:
    """In order: one text for each player with all that is to be done there next, one for what belongs to nobody alone
    (or, where a game numbers them as `line`, one for each), and one for each event that names cards or creatures.
    `codes` says which have codes for words: `none`, those that are `longer` than a line, `all`; or that there is `no`
    code at all, not even beside a word."""
    for own in _together(voice, events):
        text = _text(voice, own, players, names, codes)
        if codes == "longer" and width(text) > columns:
            text = _text(voice, own, players, names, "all")
        if text:
            yield text


def has_codes(voice: Voice, event: Event) -> bool:
    """Whether it names cards or creatures, which go by their codes where room is short."""
    return voice.knows(f"{_own_key(voice, event)}.short")


def _together(voice: Voice, events: Sequence[Event]) -> Iterator[list[Event]]:
    """Events that make one text."""
    for (seat, *_), following in groupby(events, _whose):
        own: list[Event] = []
        for event in following:
            if seat is not None and (has_codes(voice, event) or not _is_own(voice, event)):
                yield from ([own] if own else [])
                yield [event]
                own = []
            else:
                own.append(event)
        yield from ([own] if own else [])


def _whose(event: Event) -> tuple[int | None, bool, int]:
    return event.seat, event.params.get("forced", False), event.params.get("line", 0)


def _text(voice: Voice, events: Sequence[Event], players: Sequence[str], names: Names, codes: str) -> str:
    """The sentences of one player, or those of nobody alone."""
    told = [
        tell(voice, _key(voice, event, codes == "all"), _params(event, players), names, codes=codes != "no")
        for event in events
    ]
    parts = [part for part in told if part]
    seat = events[0].seat
    if seat is None or not _is_own(voice, events[0]):
        return " ".join(map(sentence, parts))
    frame = "result.forced" if events[0].params.get("forced") else "result"
    return voice(frame, player=players[seat], parts=parts) if parts else ""


def _own_key(voice: Voice, event: Event) -> str:
    return event_key(voice, event._replace(key=f"result.{event.key}"))


def _is_own(voice: Voice, event: Event) -> bool:
    """Whether the event has a sentence for this place, which leaves the player's name to the line."""
    return voice.knows(_own_key(voice, event))


def _key(voice: Voice, event: Event, short: bool) -> str:
    if not _is_own(voice, event):
        return event_key(voice, event)
    return f"{_own_key(voice, event)}.short" if short and has_codes(voice, event) else _own_key(voice, event)


def _params(event: Event, players: Sequence[str]) -> dict[str, object]:
    params = {name: players[value] if isinstance(value, Whom) else value for name, value in event.params.items()}
    return params if event.seat is None else {**params, "player": players[event.seat]}
