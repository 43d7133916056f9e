"""Rulings, refusals and decisions in words: which key, with which parameters."""

from collections.abc import Mapping, Sequence
from typing import Any

from referee.engine.ruling import Decision, Event, Refusal, Whom
from referee.engine.usual_parts import telling_of
from referee.games import GAMES
from referee.say import Voice
from referee.say.cards import NAMELESS, Names, tell


def refusal_message(voice: Voice, refusal: Refusal) -> str:
    """One sentence without its end: what is wrong, and by how much."""
    return tell(voice, refusal.detail, telling_of(GAMES[voice.game]).called(refusal.params))


def refusal_sentence(voice: Voice, refusal: Refusal) -> str:
    message = refusal_message(voice, refusal)
    if "entry" in refusal.params:  # an earlier entry that a correction would make illegal
        return voice("refused.entry-again", entry=refusal.params["entry"], message=message)
    return voice("refused", message=message)


def asked_of(voice: Voice, players: Sequence[str], decision: Decision) -> str:
    """Who must tell or decide something: a player by name, a role, or the whole table."""
    return players[decision.seat] if decision.seat is not None else voice(f"word.{decision.role or 'whole-table'}")


def event_line(voice: Voice, event: Event, players: Sequence[str], names: Names = NAMELESS) -> str:
    """What happened, with where it comes from. A game may have a sentence of its own for one value of a parameter:
    `KEY.NAME-VALUE`, such as `gained-heroes.villagers-0`."""
    params = {name: players[value] if isinstance(value, Whom) else value for name, value in event.params.items()}
    if event.seat is not None:
        params["player"] = players[event.seat]
    return tell(voice, event_key(voice, event), params, names)


def event_key(voice: Voice, event: Event) -> str:
    """The sentence for an event: the game's own for one value of a parameter, else the one for all."""
    return key_for(voice, event.key, event.params)


def key_for(voice: Voice, key: str, params: Mapping[str, Any]) -> str:
    """The key for these parameters: that of a sentence for one value of them, if the game has one."""
    special = (f"{key}.{name}-{value}".lower() for name, value in params.items())
    return next(filter(voice.knows, special), key)
