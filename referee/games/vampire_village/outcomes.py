"""All that can come of attacks over all choices: the best and the worst end, by plain search."""

from typing import NamedTuple

from referee.games.vampire_village.actions import Breach
from referee.games.vampire_village.attack import options
from referee.games.vampire_village.course import follow_up, judge
from referee.games.vampire_village.scoring import points
from referee.games.vampire_village.state import State


class Outcome(NamedTuple):
    """An end of the attacks: points of the edition, then cards, and the choices that lead there."""

    points: int
    cards: int
    choices: tuple[str, ...]

    def after(self, choice: str) -> "Outcome":
        return self._replace(choices=(choice, *self.choices))


def extremes(start: State) -> tuple[Outcome, Outcome]:
    """The best and the worst that the first seat can come to."""
    found: dict[State, tuple[Outcome, Outcome]] = {}

    def look(state: State) -> tuple[Outcome, Outcome]:
        seat = state.seats[0]
        if state.phase != "attack" or seat.assault is None:
            end = Outcome(points(seat, state.setup.edition), len(seat.village), ())
            return end, end
        state = state._replace(forced=())
        if state not in found:
            ends = []
            for cell, creature in options(seat.village, seat.assault):
                best, worst = look(judge(state, Breach(0, cell, creature)))
                ends.append((best.after(f"{cell} {creature}"), worst.after(f"{cell} {creature}")))
            best = max((one for one, _ in ends), key=lambda one: one[:2])
            found[state] = best, min((one for _, one in ends), key=lambda one: one[:2])
        return found[state]

    return look(follow_up(start, (0,), None))
