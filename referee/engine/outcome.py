"""How a game ended: who won and who lost (one, several, all together, nobody), why, and by which rule."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from referee.engine.standings import Standing

STANDINGS: Final = "standings"


class Outcome(NamedTuple):
    """The end of a game. Whoever neither won nor lost is in neither list."""

    winners: tuple[int, ...]  # seats
    losers: tuple[int, ...]
    why: str  # `standings` if the points decided; else the game says the sentence `outcome.WHY`
    rule: str  # a ruling's id or the slug of a section of the rules
    params: Mapping[str, Any] = {}  # of that sentence, besides `winners` and `losers`


def by_standings(standings: Sequence[Standing], rule: str) -> Outcome:
    """Whoever stands first wins, alone or together."""
    first, others = (sorted(place.seat for place in standings if (place.rank == 1) is won) for won in (True, False))
    return Outcome(tuple(first), tuple(others), STANDINGS, rule)
