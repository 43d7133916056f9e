"""What is to be done at the table after an entry, in words: one text for each player, forced or not."""

from collections.abc import Iterator, Sequence

from referee.engine.ruling import Event, Whom
from referee.say import Voice
from referee.say.cards import Names, tell
from referee.say.tell import event_key
from referee.show.text import sentence, width


def done_texts(
    voice: Voice, events: Sequence[Event], players: Sequence[str], columns: int, names: Names, codes: str
) -> Iterator[str]:
    """One text for each player with all that is to be done there, and one for what belongs to nobody alone. `codes`
    says which have codes for words: `none`, those that are `longer` than a line, `all`."""
    groups: dict[tuple[int | None, int], list[Event]] = {}
    for number, event in enumerate(events):
        is_named = event.seat is not None and not _is_own(voice, event)  # its sentence has the name: it stands alone
        groups.setdefault((event.seat, number + 1 if is_named else 0), []).append(event)
    for (seat, _), own in groups.items():
        text = _text(voice, own, seat, players, names, codes == "all")
        if codes == "longer" and width(text) > columns:
            text = _text(voice, own, seat, players, names, True)
        if text:
            yield text


def has_codes(voice: Voice, event: Event) -> bool:
    """Whether it names cards or creatures, which go by their codes where room is short."""
    return voice.knows(f"result.{event.key}.short")


def _text(
    voice: Voice, events: Sequence[Event], seat: int | None, players: Sequence[str], names: Names, short: bool
) -> str:
    """The sentences of one player, or those of nobody alone."""
    told = [tell(voice, _key(voice, event, short), _params(event, players), names) for event in events]
    parts = [part for part in told if part]
    if seat is None or not _is_own(voice, events[0]):
        return " ".join(map(sentence, parts))
    return voice("result", player=players[seat], parts=parts) if parts else ""


def _is_own(voice: Voice, event: Event) -> bool:
    """Whether the event has a sentence for this place, which leaves the player's name to the line."""
    return voice.knows(event_key(voice, event._replace(key=f"result.{event.key}")))


def _key(voice: Voice, event: Event, short: bool) -> str:
    if not _is_own(voice, event):
        return event_key(voice, event)
    key = f"result.{event.key}"
    return f"{key}.short" if short and voice.knows(f"{key}.short") else event_key(voice, event._replace(key=key))


def _params(event: Event, players: Sequence[str]) -> dict[str, object]:
    params = {name: players[value] if isinstance(value, Whom) else value for name, value in event.params.items()}
    return params if event.seat is None else {**params, "player": players[event.seat]}
