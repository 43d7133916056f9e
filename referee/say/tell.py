"""Rulings, refusals and decisions in words: which key, with which parameters."""

from collections.abc import Sequence
from typing import Any

from referee.engine.ruling import Decision, Event, Refusal
from referee.say import Voice


def refusal_message(voice: Voice, refusal: Refusal) -> str:
    """One sentence without its end: what is wrong, and by how much."""
    return voice(refusal.detail, **refusal.params)


def refusal_sentence(voice: Voice, refusal: Refusal) -> str:
    message = refusal_message(voice, refusal)
    if "entry" in refusal.params:  # an earlier entry that a correction would make illegal
        return voice("refused.entry-again", entry=refusal.params["entry"], message=message)
    return voice("refused", message=message)


def asked_of(voice: Voice, players: Sequence[str], decision: Decision) -> str:
    """Who must tell or decide something: a player by name, a role, or the whole table."""
    return players[decision.seat] if decision.seat is not None else voice(f"word.{decision.role or 'whole-table'}")


def event_line(voice: Voice, event: Event, players: Sequence[str]) -> str:
    """What happened, with where it comes from."""
    params: dict[str, Any] = dict(event.params)
    if event.seat is not None:
        params["player"] = players[event.seat]
    if isinstance(params.get("victim"), int):
        params["victim"] = players[params["victim"]]
    key = event.key
    if params.get("villagers") == 0 and voice.knows(f"{key}.zero"):
        key += ".zero"
    if params.get("icon") and voice.knows(f"{key}.icon"):
        key += ".icon"
    return voice(key, **params)
