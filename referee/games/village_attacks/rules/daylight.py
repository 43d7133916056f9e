"""«Mode Jour & Nuit»: what differs by day and by night (`house cycle on`)."""

from typing import Final

from referee.engine.ruling import refuse
from referee.games.village_attacks.rules.state import State

DAY, NIGHT = "day", "night"
BLANK: Final = "x"
TAKEN: Final = 2  # XP, at the beginning of a day


def after(time: str) -> str:
    """The other one; at the end of each round they change."""
    return {DAY: NIGHT, NIGHT: DAY}.get(time, "")


def xp_for_kills(state: State, number: int, printed: int) -> int:
    """What so many killed villagers bring: nothing by day, by night 1 more each."""
    return 0 if state.time == DAY else printed + number * (state.time == NIGHT)


def least_dice(state: State) -> int:
    """VA16: the Day or Night die is always rolled."""
    return 1 if state.time else 0


def check_blanks(state: State, dice: str, *, again: bool = False) -> None:
    """«Dé Jour»: only this one die has blank faces, and it isn't rolled again.

    :raises Refused: no-such-die.
    """
    if dice.count(BLANK) > (state.time == DAY and not again):
        refuse("no-such-die", "daylight", "no-such-die.blank", dice=dice)


def rolled_again(state: State, number: int, kept: int) -> tuple[int, ...]:
    """How many dice may be rolled again of so many that show a symbol, besides those of the reserve: all, or all but
    the Day or Night die, which doesn't count towards the three either."""
    all_but_one = number - 1 + kept
    return (number + kept, *[all_but_one] * (bool(state.time) and number > 3))
