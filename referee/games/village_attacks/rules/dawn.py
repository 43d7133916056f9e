"""Day or night when the game begins, and what a new day takes (VA79, VA80, VA180)."""

from referee.engine.ruling import Events
from referee.games.village_attacks.rules import losses
from referee.games.village_attacks.rules.daylight import DAY, NIGHT, TAKEN
from referee.games.village_attacks.rules.state import Question, State, tell
from referee.games.village_attacks.rules.tasks import Daybreak, DayTakes
from referee.games.village_attacks.rules.turns import order_of_turns


def asks_time(state: State, task: Daybreak) -> Question:
    """The marker is thrown."""
    return Question("coin", "daylight", (DAY, NIGHT), None, "time")


def begin_time(state: State, task: Daybreak, answer: str, events: Events) -> None:
    state.time = answer
    tell(events, f"begins-{answer}")


def begin_round(state: State, events: Events) -> None:
    """By day, from the second round on, every monster on the board pays, one after the other (VA180)."""
    if not state.time:
        return
    tell(events, f"it-is-{state.time}")
    if state.time == DAY and state.round != state.setup.begins:  # VA80
        state.then(*[DayTakes(seat) for seat in order_of_turns(state) if state.monsters[seat].zone])


def take(state: State, task: DayTakes, answer: None, events: Events) -> None:
    """2 XP, and a wound that nothing blocks for each that it lacks; one that dies returns in its turn of this round.
    What it let go has acted before the next one pays (VA196)."""
    monster = state.monsters[task.seat]
    taken = min(TAKEN, monster.xp)
    state.with_monster(task.seat, xp=monster.xp - taken)
    tell(events, "day-takes", task.seat, number=taken, lacking=TAKEN - taken, lacks=taken < TAKEN)
    losses.wound(state, task.seat, TAKEN - taken, events)
