"""The Troll in the language of effects: an event brings it, and the table may move it or take it off."""

from collections.abc import Callable
from typing import Final

from referee.engine.ruling import Events, refuse
from referee.games.village_attacks.rules import troll
from referee.games.village_attacks.rules.actions import Change
from referee.games.village_attacks.rules.figures import TROLL
from referee.games.village_attacks.rules.state import State
from referee.games.village_attacks.rules.tasks import TrollComes


def check_troll(state: State, effect: Change) -> None:
    """No condition touches it.

    :raises Refused: protected; no-such-figure, if this table doesn't play with the Troll.
    """
    if effect.do in TROLL_EFFECTS:
        troll.check_in_game(state)
    if effect.monster == TROLL:
        refuse("protected", "troll", "protected.troll")


def _check_not_by_a_monster(by: int | None) -> None:
    """:raises Refused: protected, from abilities of monsters."""
    if by is not None:
        refuse("protected", "troll", "protected.troll")


def _come(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    """VA85: also a second card, if it says so; there is only one Troll."""
    _check_not_by_a_monster(by)
    troll.come(state, TrollComes(effect.zone, put=True), None, events)


def _move(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    _check_not_by_a_monster(by)
    troll.check_there(state, state.troll or effect.zone)
    troll.come(state, TrollComes(effect.zone), None, events)


def _leave(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    _check_not_by_a_monster(by)
    troll.check_there(state, effect.zone)
    troll.leave(state, events)


def _set(state: State, effect: Change, events: Events, by: int | None, stays: bool) -> None:
    state.troll = effect.zone


TROLL_EFFECTS: Final[dict[str, Callable[[State, Change, Events, int | None, bool], None]]] = {
    "troll-come": _come,
    "troll-move": _move,
    "troll-leave": _leave,
    "set-troll": _set,
}
