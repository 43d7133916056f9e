"""Dice: how many are rolled, which are rolled again, what comes of torches («Dés», «Relances»)."""

from collections import Counter
from typing import Final

from referee.engine.ruling import Events, refuse
from referee.games.village_attacks.rules.actions import Again, Drop, Roll, Stay
from referee.games.village_attacks.rules.state import Question, State
from referee.games.village_attacks.rules.tasks import Reroll, Torches

DICE: Final = 6
_ORDER: Final = "mrgsctx"


def dice_to_roll(state: State, seat: int) -> int:
    """VA16, VA42: six, less those in reserve, one less after a stun."""
    monster = state.monsters[seat]
    return max(0, DICE - len(monster.reserve) - monster.dazed)


def drop(state: State, action: Drop, events: Events) -> None:
    monster = state.monsters[action.player]
    if monster.rolled:
        refuse("not-your-phase", "VA14", "not-your-phase.rolled", player=state.name(action.player))
    check_dice(action.dice, monster.reserve, "VA14")
    state.with_monster(action.player, reserve=without(monster.reserve, action.dice))


def roll(state: State, action: Roll, events: Events) -> None:
    seat = action.player
    if state.monsters[seat].rolled:
        refuse("nothing-to-decide", "dice", "nothing-to-decide.rolled", player=state.name(seat))
    wanted = dice_to_roll(state, seat)
    if len(action.dice) != wanted:
        refuse("wrong-number-of-dice", "VA16", player=state.name(seat), number=len(action.dice), wanted=wanted)
    state.with_monster(seat, dice=action.dice, rolled=True)
    state.then(Reroll(seat))


def triples(state: State, seat: int) -> tuple[str, ...]:
    """VA8: symbols that at least three of the dice rolled show."""
    return tuple([die for die, number in Counter(state.monsters[seat].dice).items() if number >= 3])


def asks_reroll(state: State, task: Reroll) -> Question | None:
    found = triples(state, task.seat)
    return Question("reroll", "VA10", (*(f"again {die}" for die in found), "stay"), task.seat) if found else None


def again(state: State, action: Again, events: Events) -> None:
    """VA9, VA10, VA11: all dice with that symbol, those of the reserve too."""
    seat, monster = action.player, state.monsters[action.player]
    if action.symbol not in triples(state, seat):
        refuse("no-triple", "VA8", symbol=action.symbol, dice=monster.dice)
    number = monster.dice.count(action.symbol) + monster.reserve.count(action.symbol)
    if len(action.dice) != number:
        refuse("wrong-number-of-dice", "VA9", player=state.name(seat), number=len(action.dice), wanted=number)
    dice = in_order_of_dice(monster.dice.replace(action.symbol, "") + action.dice)
    state.with_monster(seat, dice=dice, reserve=monster.reserve.replace(action.symbol, ""))


def rolled(state: State, task: Reroll, answer: Again | Stay | None, events: Events) -> None:
    """VA12: once rerolls are over the torches come, before anything is spent."""
    if isinstance(answer, Again):
        again(state, answer, events)
        state.then(task)
        return
    number = state.monsters[task.seat].dice.count("t")
    state.with_monster(task.seat, dice=state.monsters[task.seat].dice.replace("t", ""))
    if number:
        state.then(Torches(number))


def in_order_of_dice(dice: str) -> str:
    return "".join(sorted(dice, key=_ORDER.index))


def check_dice(named: str, there: str, rule: str) -> None:
    """:raises Refused: no-such-die."""
    if lacking := Counter(named) - Counter(there):
        refuse("no-such-die", rule, die=min(lacking), dice=there)


def without(dice: str, named: str) -> str:
    for die in named:
        dice = dice.replace(die, "", 1)
    return dice
