"""All that can come of attacks over all choices: the best and the worst end, by plain search."""

from itertools import count
from typing import Any, NamedTuple

from referee.games.vampire_village.boards import said
from referee.games.vampire_village.rules.actions import Breach
from referee.games.vampire_village.rules.attack import option_words, options
from referee.games.vampire_village.rules.best import TooMany
from referee.games.vampire_village.rules.course import follow_up, judge
from referee.games.vampire_village.rules.scoring import points
from referee.games.vampire_village.rules.state import State


class Outcome(NamedTuple):
    """An end of the attacks: points of the edition, then cards, and the choices that lead there."""

    points: int
    cards: int
    choices: tuple[str, ...]

    def data(self) -> dict[str, Any]:
        return {"points": self.points, "cards": self.cards, "choices": list(self.choices)}


MOST_WAYS = 10_000


def extremes(start: State) -> tuple[Outcome, Outcome]:
    """The best and the worst that the first seat can come to.

    :raises TooMany:
    """
    found: dict[State, tuple[Outcome, Outcome]] = {}
    ways = count()

    def look(state: State) -> tuple[Outcome, Outcome]:
        seat = state.seats[0]
        if state.phase != "attack" or seat.assault is None:
            end = Outcome(points(seat, state.setup.edition), len(seat.village), ())
            return end, end
        state = state.with_forced(())
        if state not in found:
            words = option_words(seat.village, seat.assault)
            bests, worsts = [], []
            for cell, creature in options(seat.village, seat.assault):
                if (tried := next(ways)) >= MOST_WAYS:
                    raise TooMany(tried)
                choice = cell if cell in words else f"{cell} {said(creature)}"
                best, worst = look(judge(state, Breach(0, cell, creature)))
                bests.append(best._replace(choices=(choice, *best.choices)))
                worsts.append(worst._replace(choices=(choice, *worst.choices)))
            found[state] = max(bests, key=_worth), min(worsts, key=_worth)
        return found[state]

    return look(follow_up(start, (0,), None))


def _worth(outcome: Outcome) -> tuple[int, int]:
    return outcome[:2]
