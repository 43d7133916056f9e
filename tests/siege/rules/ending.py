"""How it ends: all lose together, all win together, all but one win, or one alone."""

from referee.engine.outcome import Outcome
from tests.siege.rules.state import TRAITOR, State


def outcome(state: State) -> Outcome | None:
    """None before the end."""
    if state.phase != "over":
        return None
    everybody = tuple(range(len(state.seats)))
    if not state.heart:
        return Outcome((), everybody, "fallen", "heart")
    if state.traitor is None:
        return Outcome(everybody, (), "together", "ending")
    loyal = tuple(number for number, seat in enumerate(state.seats) if seat.role != TRAITOR)
    if state.betrayed:
        return Outcome((state.traitor,), loyal, "betrayed", "ending")
    return Outcome(loyal, (state.traitor,), "held", "ending")
