"""When a monster's turn begins and ends, and who acts when (VA113, VA170)."""

from referee.engine.ruling import Events, passes, refuse
from referee.games.village_attacks.rules import losses
from referee.games.village_attacks.rules.actions import Return
from referee.games.village_attacks.rules.allies import with_ally
from referee.games.village_attacks.rules.losses import can_return, return_cost
from referee.games.village_attacks.rules.scenarios import BURN_AT_END, WOUND_AT_END
from referee.games.village_attacks.rules.state import Question, State, tell
from referee.games.village_attacks.rules.tasks import BeginTurn, EndTurn
from referee.games.village_attacks.rules.walking import steps_to_go


def order_of_turns(state: State) -> tuple[int, ...]:
    """VA113: down the list of the header, from the holder of the coin."""
    number = len(state.monsters)
    return tuple([(state.coin + place) % number for place in range(number)])


def hearts(state: State) -> tuple[str, ...]:
    return tuple(sorted(zone for zone, distance in state.castle.distance.items() if not distance))


def asks_return(state: State, task: BeginTurn) -> Question | None:
    """Which Heart, if there are two."""
    dead = not state.monsters[task.seat].zone
    if not dead or not can_return(state) or len(hearts(state)) < 2:
        return None
    return Question("return", "VA171", hearts(state), task.seat)


def begin_turn(state: State, task: BeginTurn, answer: str | None, events: Events) -> None:
    """VA170, VA171: it returns, gets up, burns."""
    seat = task.seat
    state.active = seat
    tell(events, "turn", seat)
    if not state.monsters[seat].zone:
        if not can_return(state):
            tell(events, "stays-dead", seat, cost=return_cost(state), heart=state.heart)
            return
        if answer is None:
            answer = hearts(state)[0]
            state.forced = (*state.forced, Return(seat, answer))
        state.with_monster(seat, zone=answer)
        state.instruct(events, "put", seat, figures=state.setup.monsters[seat], at=state.monsters[seat].zone)
        losses.hurt_heart(state, return_cost(state), events)
    monster = state.monsters[seat]
    if monster.lying:
        state.instruct(events, "raise", seat, figures=state.setup.monsters[seat], at=monster.zone)
    state.with_monster(seat, lying=False, dazed=monster.lying, moved=0, dice="", owed=0, rolled=False, free=False)
    state.with_monster(seat, cut_short=False)
    for one in state.allies:
        if one.master == seat:  # VA112
            with_ally(state, one.name, moved=0, attacked=False)
    if monster.burn and not state.end:
        tell(events, "monster-burns", seat)
        losses.wound(state, seat, 1, events)  # VA43


def end_turn(state: State, task: EndTurn, answer: None, events: Events) -> None:
    """VA173: rooms that hurt whoever ends a turn there."""
    seat = task.seat
    zone = state.monsters[seat].zone
    if may_act(state, seat):
        monster = state.monsters[seat]
        tell(events, "turn-over", seat, steps=steps_to_go(state, seat), dice=monster.dice, owed=monster.owed)
    if zone and state.room(zone, WOUND_AT_END) and not state.monsters[seat].captive_of:
        tell(events, "room-hurts", seat, zone=zone)
        losses.wound(state, seat, 1, events)
        if state.monsters[seat].zone and state.room(zone, BURN_AT_END):
            tell(events, "catches-fire", seat, again=state.monsters[seat].burn)
            state.with_monster(seat, burn=True)
    if not state.end:
        state.with_monster(seat, dazed=False, dice="", owed=0, rolled=False)


def may_act(state: State, seat: int) -> bool:
    return passes(check_acts, state, seat)


def check_acts(state: State, seat: int) -> None:
    """:raises Refused: is-dead, not-your-turn, once its turn has begun."""
    monster = state.monsters[seat]
    if not monster.zone:
        rule, detail = ("VA171", "is-dead") if can_return(state) else ("VA75", "is-dead.heart")
        refuse("is-dead", rule, detail, player=state.name(seat), heart=state.heart, cost=return_cost(state))
    if monster.lying:
        refuse("not-your-turn", "VA172", "not-your-turn.stunned", player=state.name(seat))
    if monster.cut_short:
        refuse("not-your-turn", "VA199", "not-your-turn.captured", player=state.name(seat), hero=monster.captive_of)
