"""Day or night when the game begins, and what a new day takes (VA79, VA80, VA180)."""

from referee.engine.ruling import Events
from referee.games.village_attacks.rules import losses
from referee.games.village_attacks.rules.daylight import DAY, NIGHT, TAKEN
from referee.games.village_attacks.rules.state import Question, State, tell
from referee.games.village_attacks.rules.tasks import Daybreak
from referee.games.village_attacks.rules.turns import order_of_turns


def asks_time(state: State, task: Daybreak) -> Question:
    """The marker is thrown."""
    return Question("coin", "daylight", (DAY, NIGHT), None, "time")


def begin_time(state: State, task: Daybreak, answer: str, events: Events) -> None:
    state.time = answer
    tell(events, f"begins-{answer}")


def begin_round(state: State, events: Events) -> None:
    """By day, from the second round on: every monster on the board loses 2 XP, and a wound that nothing blocks for each
    XP that it lacks; one that dies returns in its turn of this round (VA180)."""
    if not state.time:
        return
    tell(events, f"it-is-{state.time}")
    if state.time != DAY or state.round == state.setup.begins:  # VA80
        return
    for seat in order_of_turns(state):
        monster = state.monsters[seat]
        if monster.zone and not state.end:
            taken = min(TAKEN, monster.xp)
            state.with_monster(seat, xp=monster.xp - taken)
            tell(events, "day-takes", seat, number=taken, lacking=TAKEN - taken, lacks=taken < TAKEN)
            losses.wound(state, seat, TAKEN - taken, events)
