"""What the players turned out to be («Se transformer en Vampire»)."""

from referee.games.vampire_nights.rules.scoring import TURNED
from referee.games.vampire_nights.rules.state import State


def role(vampires: int) -> str:
    """What somebody with so many bites with a vampire's face is in the end."""
    return "vampire" if vampires >= TURNED else "guard"


def roles(state: State) -> tuple[str, ...]:
    """By seat; nothing before the end, because it is hidden until then (VN36)."""
    return tuple(role(seat.vampires) for seat in state.seats) if state.phase == "over" else ()
