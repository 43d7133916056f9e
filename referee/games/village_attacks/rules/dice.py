"""Dice: how many are rolled, which are rolled again, and what they pay for («Dés», «Relances», «Dépenser ses Dés»).

A turn in which dice were rolled is judged by them from then on; one without a roll by its results only.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Final, NoReturn

from referee.engine.ruling import Events, passes, refuse
from referee.games.village_attacks.rules.actions import Again, Drop, Roll, Stay
from referee.games.village_attacks.rules.allies import dice_lost
from referee.games.village_attacks.rules.daylight import check_blanks, least_dice, rolled_again
from referee.games.village_attacks.rules.state import Monster, Question, State, tell
from referee.games.village_attacks.rules.tasks import Reroll, Torches

DICE: Final = 6
ANY: Final = "mrgsc"  # what pays for a zone; a torch and a blank pay for nothing
OF_A_CAPTIVE: Final = 3
_ORDER: Final = "mrgsctx"


def dice_to_roll(state: State, seat: int) -> int:
    """VA16, VA42: six, less those in reserve, one less after a stun and for each summoning marker (VA104, VA105); a
    captive rolls three (7)."""
    monster = state.monsters[seat]
    if monster.captive_of:
        return OF_A_CAPTIVE
    return max(least_dice(state), DICE - len(monster.reserve) - monster.dazed - dice_lost(state, seat))


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
    check_blanks(state, action.dice)
    state.with_monster(seat, dice=action.dice, owed=0, rolled=True)
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
    shown, kept = monster.dice.count(action.symbol), monster.reserve.count(action.symbol)
    number = shown + kept
    right = len(action.dice) in rolled_again(state, shown, kept)
    if action.symbol not in triples(state, seat):
        code, detail = ("no-triple", "") if right else ("wrong-number-of-dice", "wrong-number-of-dice.no-triple")
        refuse(code, "VA8", detail, symbol=action.symbol, dice=monster.dice)
    if not right:
        refuse("wrong-number-of-dice", "VA9", player=state.name(seat), number=len(action.dice), wanted=number)
    check_blanks(state, action.dice, again=True)
    stay = action.symbol * (number - len(action.dice))  # the Day or Night die
    dice = in_order_of_dice(monster.dice.replace(action.symbol, "") + stay + action.dice)
    state.with_monster(seat, dice=dice, reserve=monster.reserve.replace(action.symbol, ""))


def rolled(state: State, task: Reroll, answer: Again | Stay | None, events: Events) -> None:
    """VA12: once rerolls are over the torches come, before anything is spent; a blank is gone at once («Dé Jour»)."""
    if isinstance(answer, Again):
        again(state, answer, events)
        state.then(task)
        return
    dice = state.monsters[task.seat].dice
    number = dice.count("t")
    state.with_monster(task.seat, dice=usable(dice), idle="".join(die for die in dice if die not in ANY))
    if number:
        state.then(Torches(number))


def in_order_of_dice(dice: str) -> str:
    return "".join(sorted(dice, key=_ORDER.index))


def check_dice(named: str, there: str, rule: str) -> None:
    """:raises Refused: no-such-die."""
    if lacking := Counter(named) - Counter(there):
        _refuse_lacking(min(lacking), there, rule)


def _refuse_lacking(die: str, there: str, rule: str) -> NoReturn:
    """:raises Refused: no-such-die: there is none of them, or not so many."""
    refuse("no-such-die", rule, "no-such-die.more" if die in there else "", die=die, dice=there)


def without(dice: str, named: str) -> str:
    for die in named:
        dice = dice.replace(die, "", 1)
    return dice


# --- what dice pay for


def is_judged(state: State, seat: int) -> bool:
    """Whether its dice are known: it has rolled in this turn, and rerolls are over."""
    return state.monsters[seat].rolled


def spend(state: State, seat: int, dice: str, price: Sequence[str], events: Events = None) -> None:
    """Pay in its own turn (VA15), with the dice named, or with those that must be meant where none are ("").

    The price has, for each die, the symbols that will do: ("m", "m") for two attacks, (ANY,) for a zone. Only where
    dice are always named may it be a choice of some ("sc"). Where dice are not known, nothing is judged.

    :raises Refused: as check_price, and choice-needed.
    """
    if not is_judged(state, seat):
        return
    check_price(state, seat, dice, price)
    if not price:
        return
    before, whichever = state.monsters[seat], not dice and {*price} == {ANY}
    paid = in_order_of_dice(dice or "".join(price))
    after = _without_any(before, len(price)) if whichever else _without(before, paid)
    _take(state, seat, after)
    if fewer := Counter(before.reserve) - Counter(after.reserve):
        tell(events, "spent-reserve", seat, dice=in_order_of_dice("".join(fewer.elements())))
    if whichever:
        tell(events, "spent-any", seat, number=len(price))
    else:
        tell(events, "spent", seat, dice=paid)


def check_price(state: State, seat: int, dice: str, price: Sequence[str]) -> None:
    """Whether the dice named pay that, or dice that it has, if none are named.

    :raises Refused: wrong-number-of-dice, no-such-die, unusable-die, wrong-die.
    """
    if not is_judged(state, seat):
        return
    if dice and len(dice) != len(price):
        detail = "wrong-number-of-dice.price"
        refuse("wrong-number-of-dice", "dice", detail, player=state.name(seat), number=len(dice), wanted=len(price))
    check_named(state, seat, dice)
    if dice:
        _check_fit(dice, price)
    elif {*price} == {ANY}:
        _check_enough(state, seat, len(price))
    else:
        check_named(state, seat, "".join(price))


def check_named(state: State, seat: int, dice: str) -> None:
    """Dice that are there and can be spent.

    :raises Refused: no-such-die, unusable-die.
    """
    if is_judged(state, seat):
        _check_there(state.monsters[seat], dice)
        check_usable(dice)


def _check_there(monster: Monster, dice: str) -> None:
    """Dice that were rolled or are in reserve, and are not spent.

    :raises Refused: no-such-die.
    """
    if lacking := Counter(dice) - Counter(_there(monster) + monster.idle):
        _refuse_lacking(min(lacking), _there(monster), "dice")
    _without(monster, usable(dice))


def usable(dice: str) -> str:
    """All but torches and blanks."""
    return "".join(die for die in dice if die in ANY)


def check_usable(dice: str) -> None:
    """:raises Refused: unusable-die."""
    if unusable := [die for die in dice if die not in ANY]:
        refuse("unusable-die", "VA13", die=unusable[0])


def pay_cost(state: State, seat: int, dice: str, cost: str | None, events: Events, what: str) -> None:
    """What is printed on a card; None where the table hasn't entered it: then the dice named are spent, whatever they
    are.

    :raises Refused: wrong-cost, no-such-die, unusable-die.
    """
    if not is_judged(state, seat):
        return
    if cost is None:
        cost = dice
    elif dice and sorted(dice) != sorted(cost):
        refuse("wrong-cost", what, f"wrong-cost.{what}", dice=dice, has=cost)
    elif not can_pay(state, seat, cost):
        detail, there = f"wrong-cost.{what}-lacking", _there(state.monsters[seat])
        refuse("wrong-cost", what, detail, player=state.name(seat), dice=there, has=cost)
    spend(state, seat, dice, cost, events)


def can_pay(state: State, seat: int, price: Sequence[str]) -> bool:
    """Whether it has dice for that, as far as they are known."""
    return passes(check_price, state, seat, "", price)


def spend_rolled(state: State, seat: int, dice: str) -> None:
    """Dice of the roll, not of the reserve.

    :raises Refused: no-such-die, unusable-die.
    """
    monster = state.monsters[seat]
    rolled_only = monster._replace(reserve="")
    if is_judged(state, seat):
        _check_there(rolled_only, dice)
    check_usable(dice)
    if is_judged(state, seat):
        _take(state, seat, _without(rolled_only, dice)._replace(reserve=monster.reserve))


def price_of_objective(dice: str, symbol: str) -> tuple[str, ...]:
    """Scenarios 6 and 9: one die; where the table hasn't entered which (""), the one named, if any."""
    return (symbol or ANY,) if dice or symbol else ()


def dice_left(monster: Monster) -> int:
    """How many dice of the roll are not spent."""
    return max(0, len(monster.dice) - monster.owed)


def has_die(state: State, seat: int, die: str, *, reserve: bool = True) -> bool:
    """Whether it could spend that one now."""
    monster = state.monsters[seat]
    return (die in monster.dice and dice_left(monster) > 0) or (reserve and die in monster.reserve)


def _there(monster: Monster) -> str:
    return monster.dice + monster.reserve


def _check_fit(dice: str, price: Sequence[str]) -> None:
    """Those that few symbols pay first.

    :raises Refused: wrong-die.
    """
    left = dice
    for symbols in sorted(price, key=len):
        fits = [die for die in left if die in symbols]
        if not fits:
            refuse("wrong-die", "dice", "wrong-die.price", die=left[0], has=symbols)
        left = without(left, fits[0])


def _check_enough(state: State, seat: int, number: int) -> None:
    monster = state.monsters[seat]
    there = dice_left(monster) + len(monster.reserve)
    if number > there:
        refuse("no-such-die", "dice", "no-such-die.few", player=state.name(seat), wanted=number, left=there)


def _without(monster: Monster, dice: str) -> Monster:
    """From the roll first, then from the reserve; those that paid for zones are gone, whichever they were.

    :raises Refused: no-such-die.
    """
    roll, reserve = monster.dice, monster.reserve
    only_rolled = Counter(dice) - Counter(reserve)
    if lacking := only_rolled - Counter(roll):
        _refuse_lacking(min(lacking), _there(monster), "dice")
    if only_rolled.total() > dice_left(monster):
        refuse("no-such-die", "dice", "no-such-die.owed", dice=roll, owed=monster.owed, wanted=only_rolled.total())
    for die in [*only_rolled.elements(), *(Counter(dice) - only_rolled).elements()]:
        if die in roll and len(roll) > monster.owed:
            roll = without(roll, die)
        else:
            reserve = without(reserve, die)
    return monster._replace(dice=roll, reserve=reserve)


def _without_any(monster: Monster, number: int) -> Monster:
    """Any of the roll, without being named; of the reserve, only if there is no choice.

    :raises Refused: choice-needed.
    """
    free = dice_left(monster)
    if number <= free:
        return monster._replace(owed=monster.owed + number)
    if legal := dice_to_name(monster, number):
        refuse("choice-needed", "dice", "choice-needed.die", legal=legal)
    return monster._replace(dice="", owed=0, reserve=monster.reserve[number - free :])


def dice_to_name(monster: Monster, number: int) -> tuple[str, ...]:
    """Among which dice there is a choice when so many are spent on zones: only if some of the reserve pay, not all,
    and they differ."""
    free, reserve = dice_left(monster), monster.reserve
    if not free < number < free + len(reserve) or len({*reserve}) < 2:
        return ()
    kept = [*combinations(reserve, number - free)]
    paid = {(*rolled, *others) for rolled in combinations(monster.dice, free) for others in kept}
    return tuple(sorted({in_order_of_dice("".join(one)) for one in paid}))


def _take(state: State, seat: int, after: Monster) -> None:
    """What is left; once it doesn't matter which dice paid for zones, they go."""
    dice, owed = after.dice, after.owed
    if len({*dice}) == 1 or len(dice) == owed:
        dice, owed = dice[owed:], 0
    state.with_monster(seat, dice=dice, owed=owed, reserve=after.reserve)
