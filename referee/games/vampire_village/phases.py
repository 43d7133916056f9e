"""Whose turn it is to be entered: the check that every entry begins with."""

from typing import Final

from referee.engine.ruling import refuse
from referee.games.vampire_village.state import State

CARDS_A_ROUND: Final = 6  # VV6
CREATURES_A_TURN: Final = 3
TURNS_A_ROUND: Final = 2

SECTION: Final = {
    "setup": "setup",
    "building": "construction",
    "creatures": "creatures-phase",
    "demons": "demons",
    "attack": "attack-phase",
    "over": "scoring",
}


def require_phase(state: State, phase: str) -> None:
    """:raises Refused: not-your-phase, unless the game is in that phase."""
    if state.phase != phase:
        refuse(
            "not-your-phase",
            SECTION[phase],
            round=state.round,
            now=state.phase,
            wanted=phase,
            attack=state.attack,
        )
