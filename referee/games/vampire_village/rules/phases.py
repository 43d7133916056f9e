"""Whose turn it is to be entered: the refusal where it is not."""

from typing import Final, NoReturn

from referee.engine.ruling import refuse
from referee.games.vampire_village.rules.state import State

CARDS_A_ROUND: Final = 6  # VV6
CREATURES_A_TURN: Final = 3
TURNS_A_ROUND: Final = 2
MOST_CARDS: Final = 13  # that a village can have by the rules, and creatures beside it
MOST_CREATURES: Final = 12

SECTION: Final = {
    "setup": "setup",
    "building": "construction",
    "creatures": "creatures-phase",
    "demons": "demons",
    "attack": "attack-phase",
    "over": "scoring",
}


def refuse_phase(state: State, wanted: str) -> NoReturn:
    """:raises Refused: not-your-phase."""
    refuse(
        "not-your-phase",
        SECTION[wanted],
        round=state.round,
        now=state.phase,
        wanted=wanted,
        attack=state.attack,
    )
