"""What an entry led to, in the order in which the table does it: every demon and every breach with its cause, who holds
an attack off, and what comes next."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from referee.engine.ruling import Event, Said
from referee.games.vampire_village.rules.state import State
from referee.games.vampire_village.saying import card, creature, taken

_CARD_GOES: Final = ("breached", "demon-took-hero", "demon-fewest")
_GOES: Final = (*_CARD_GOES, "demon-yellow", "demon-stole", "demon-left")
_NOT_TOLD: Final = ("placed", "revealed", "phase-creatures", "phase-demons", "phase-over")
_VALUED: Final = ("wl", "wr", "lg", "lb")  # the others have their value printed on them


def results(before: State, after: State, events: Sequence[Event]) -> list[Event]:
    return [*_in_order(after, events)]


def _in_order(after: State, events: Sequence[Event]) -> Iterator[Event]:
    forced, held, tokens = False, list[Event](), list[Event]()
    for event in events:
        if held and event.key != "repelled":
            yield _held_off(after, held)
            held = []
        if event.key == "forced":
            forced = True
        elif event.key in _GOES:
            yield _gone(event, forced)
            forced = False
        elif event.key == "walked":
            start, *_, end = event.params["path"].split("-")
            yield event._replace(params={**event.params, "start": start, "end": end})
        elif event.key == "repelled":
            held.append(event)
        elif event.key == "values-fixed":
            tokens.append(event)
        elif event.key == "attack-began":
            yield from _tokens(after, tokens)
            tokens = []
            if (after.phase, after.attack) == ("attack", event.params["kind"]):
                yield Event("attack", None, event.params)
        elif event.key == "phase-building":
            if after.round == 2 and any(seat.creatures for seat in after.seats):
                yield Event("tokens-off", None, {})  # VV61
            yield event
        elif event.key not in _NOT_TOLD:
            yield event


def _gone(event: Event, forced: bool) -> Event:
    """What leaves the village and who is discarded, in words beside the codes."""
    params = {**event.params, "forced": forced}
    if event.key in _CARD_GOES:
        face, cell, villagers = params["face"], params["cell"], params["villagers"]
        empty = "" if villagers else "-empty"
        params["card_words"] = Said(f"result.card{empty}", {"card": card(face), "cell": cell, "villagers": villagers})
        params["card"] = Said(f"result.code{empty}", {"card": face, "cell": cell, "villagers": villagers})
    if "creature" in params:
        params["creature_words"] = taken(params["creature"])
    if "demon" in params:
        params["demon_words"] = creature(params["demon"])
    key = f"demon-left-{params['demon']}" if event.key == "demon-left" else event.key  # each looks for something else
    return event._replace(key=key, params=params)


def _held_off(after: State, held: Sequence[Event]) -> Event:
    """Everybody who holds off one attack."""
    players = [Said("result.held-by", {"player": after.setup.players[one.seat or 0], **one.params}) for one in held]
    return Event("held", None, {"kind": held[0].params["kind"], "players": players})


def _tokens(after: State, fixed: Sequence[Event]) -> Iterator[Event]:
    """The threat tokens that are laid once the demons are done (VV47)."""
    worth = {
        after.setup.players[event.seat or 0]: {
            one.face: one.value for one in event.params["creatures"] if one.face in _VALUED
        }
        for event in fixed
    }
    if any(worth.values()):
        yield Event("tokens", None, {"parts": _tokens_of(worth, "word"), "codes": _tokens_of(worth, "code")})


def _tokens_of(worth: Mapping[str, Mapping[str, int]], form: str) -> list[Said]:
    """Every player's tokens, with the creatures as words or as codes."""
    return [
        Said("result.tokens-of", {"player": player, "values": [_token(form, *one) for one in values.items()]})
        for player, values in worth.items()
        if values
    ]


def _token(form: str, face: str, value: int) -> Said:
    return Said(f"result.token-{form}", {"creature": Said(f"token.{face}") if form == "word" else face, "value": value})
