"""What must be said next, by whom, and what may be said now: the first checks of every entry."""

from typing import NamedTuple

from referee.engine.ruling import refuse
from referee.games.vampire_empire.rules.state import State


class Asked(NamedTuple):
    verb: str
    seat: int | None  # None if anybody may say it


def asked(state: State) -> Asked | None:
    """What is awaited before anything else; None if the turn goes on as its player likes."""
    if state.asks:
        kind = state.asks[0].kind
        if kind == "answer":
            return Asked("answer", state.setup.vampires)
        return Asked("enter", None) if kind == "enter" else Asked("attack", state.active)
    if state.combat is not None:
        verb = state.combat.asks
        return Asked(verb, state.active if verb == "attack" else state.other)
    return None


def check_playing(state: State) -> None:
    """:raises Refused: not-your-phase, before the castle is laid out and after the end."""
    if state.ending or state.base == "setup":
        refuse("not-your-phase", "setup" if state.base == "setup" else "ending", f"not-your-phase.{state.phase}")


def check_asked(state: State, verb: str, seat: int | None) -> bool:
    """Whether just this is awaited of this player. A `seat` of None is anybody's.

    :raises Refused: answer-needed, nothing-to-decide.
    """
    now = asked(state)
    if now is None:
        return False
    if now.verb != verb:
        who = "" if now.seat is None else state.name(now.seat)
        about = state.asks[0].character if state.asks else state.combat.target if state.combat else ""
        refuse("answer-needed", "course", f"answer-needed.{what_is_asked(state)}", player=who, character=about)
    if now.seat is not None and now.seat != seat:
        refuse("nothing-to-decide", "course", player=state.name(seat or 0), other=state.name(now.seat))
    return True


def what_is_asked(state: State) -> str:
    """A finer word for it: answer, enter, immediate, attack, add or defend."""
    if state.asks:
        return state.asks[0].kind
    assert state.combat is not None
    return "add" if state.combat.adding and state.combat.asks == "attack" else state.combat.asks
