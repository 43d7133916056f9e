"""What an entry led to, as the table must do it: which cards leave the village and who is discarded, put together."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from referee.engine.ruling import Event, Said
from referee.games.vampire_village.rules.state import State
from referee.games.vampire_village.saying import card, taken

_LOSSES: Final = ("breached", "demon-took-hero", "demon-fewest")
_NOT_TOLD: Final = ("placed", "revealed", "forced", "movement-left", "phase-creatures", "phase-demons", "phase-over")
_VALUED: Final = ("wl", "wr", "lg", "lb")  # the others have their value printed on them


class _Losses(NamedTuple):
    """What one player must do, gathered over the whole entry."""

    done: list[Event]
    cards: list[Event]
    discarded: list[str]


def results(before: State, after: State, events: Sequence[Event]) -> list[Event]:
    """The attacks with who held them off, then everything else, each player's losses together."""
    found: list[Event] = []
    losses: dict[int, _Losses] = {}
    for event in events:
        if event.key in (*_LOSSES, "demon-yellow", "demon-stole", "demon-left"):
            assert event.seat is not None
            if event.seat not in losses:
                losses[event.seat] = _Losses([], [], [])
            _gather(losses[event.seat], event)
        elif event.key not in (*_NOT_TOLD, "values-fixed", "attack-began", "repelled", "phase-building"):
            found.append(event)
    lost = [one for seat, own in losses.items() for one in _told(seat, own)]
    return [*found, *lost, *_values(events, after), *_attacks(before, after, events)]


def _gather(losses: _Losses, event: Event) -> None:
    params = event.params
    if event.key in _LOSSES:
        losses.cards.append(event)
    elif event.key == "demon-yellow":
        losses.done.append(event)
    elif event.key == "demon-stole":
        code = params["creature"]
        stolen = {"creature": taken(code), "code": code, "victim": params["victim"]}
        losses.done.append(event._replace(params=stolen))
    losses.discarded.append(params["creature"] if event.key == "breached" else params["demon"])


def _told(seat: int, losses: _Losses) -> Iterator[Event]:
    """What is taken, then the cards that go, then who is discarded."""
    yield from losses.done
    if losses.cards:
        cards = [(one.params["face"], one.params["cell"], one.params["villagers"]) for one in losses.cards]
        yield Event("off", seat, {"cards": [_card(*one) for one in cards], "codes": [_code(*one) for one in cards]})
    if losses.discarded:
        counts = {face: losses.discarded.count(face) for face in losses.discarded}
        creatures = [taken(face) if n == 1 else _several(n, creature=taken(face)) for face, n in counts.items()]
        codes = [face if n == 1 else _several(n, creature=face) for face, n in counts.items()]
        yield Event("discard", seat, {"creatures": creatures, "codes": codes})


def _card(face: str, cell: str, villagers: int) -> Said:
    return Said("result.card" if villagers else "result.card-empty", _params(card(face), cell, villagers))


def _code(face: str, cell: str, villagers: int) -> Said:
    return Said("result.code" if villagers else "result.code-empty", _params(face, cell, villagers))


def _params(what: str, cell: str, villagers: int) -> dict[str, Any]:
    return {"card": what, "cell": cell, "villagers": villagers}


def _several(number: int, creature: Said | str) -> Said:
    return Said("result.several", {"number": number, "creature": creature})


def _values(events: Sequence[Event], after: State) -> Iterator[Event]:
    """The threat tokens that are laid once the demons are done, and cleared after the round (VV61)."""
    tokens = []
    for event in events:
        if event.key == "values-fixed":
            worth = {one.face: one.value for one in event.params["creatures"] if one.face in _VALUED}
            player = after.setup.players[event.seat or 0]
            if worth:
                told = tuple(f"{face}={value}" for face, value in worth.items())
                tokens.append(Said("result.tokens-of", {"player": player, "values": told}))
    if tokens:
        yield Event("tokens", None, {"parts": tokens})
    cleared = any(event.key == "phase-building" for event in events) and after.round == 2
    if cleared and any(seat.creatures for seat in after.seats):
        yield Event("tokens-off", None, {})


def _attacks(before: State, after: State, events: Sequence[Event]) -> Iterator[Event]:
    """Who holds off whom, and who attacks now."""
    kind, parts, held = before.attack, [], list[str]()
    for event in events:
        if event.key == "repelled":
            held.append(after.setup.players[event.seat or 0])
        elif event.key == "attack-began":
            parts += [_held(kind, held)] if held else []
            kind, held = event.params["kind"], []
            if after.phase == "attack" and after.attack == kind:
                parts.append(Said("result.attack", {"kind": kind}))
    parts += [_held(kind, held)] if held else []
    if parts:
        yield Event("attacks", None, {"parts": parts})


def _held(kind: str, players: Sequence[str]) -> Said:
    return Said("result.held", {"kind": kind, "players": tuple(players)})
