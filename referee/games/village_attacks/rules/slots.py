"""Dice put aside on the sheet: for defence, and in reserve."""

from typing import Final

from referee.engine.ruling import Events, refuse
from referee.games.village_attacks.rules.actions import Guard, Keep
from referee.games.village_attacks.rules.dice import check_named, check_usable, in_order_of_dice, spend, spend_rolled
from referee.games.village_attacks.rules.state import State, tell

DEFENCE: Final = "sc"


def guard(state: State, action: Guard, events: Events) -> None:
    seat = action.player
    check_named(state, seat, action.dice)
    check_usable(action.dice)  # also where dice are not judged
    if wrong := [die for die in action.dice if die not in DEFENCE]:
        refuse("wrong-die", "defence", die=wrong[0])
    _check_slots(state, seat, action.dice, "defence")
    spend(state, seat, action.dice, (DEFENCE,) * len(action.dice), events)
    state.with_monster(seat, defence=in_order_of_dice(state.monsters[seat].defence + action.dice))
    tell(events, "guards", seat, dice=action.dice)


def keep(state: State, action: Keep, events: Events) -> None:
    """VA13: any but a torch and the Day or Night die."""
    seat = action.player
    spend_rolled(state, seat, action.dice)
    _check_slots(state, seat, action.dice, "reserve")
    state.with_monster(seat, reserve=in_order_of_dice(state.monsters[seat].reserve + action.dice))
    tell(events, "keeps", seat, dice=action.dice)


def _slots(state: State, seat: int, which: str) -> tuple[str, int]:
    """The dice in the slots for `defence` or `reserve`, and how many there is room for."""
    monster, sheet = state.monsters[seat], state.sheet(seat)
    if which == "defence":
        return monster.defence, max(0, sheet.defence - monster.sunder)
    return monster.reserve, max(0, sheet.reserve - monster.silence)


def free_slots(state: State, seat: int, which: str) -> int:
    dice, slots = _slots(state, seat, which)
    return slots - len(dice)


def _check_slots(state: State, seat: int, dice: str, which: str) -> None:
    there, slots = _slots(state, seat, which)
    number = len(there + dice)
    if number > slots:
        refuse("no-free-slot", which, f"no-free-slot.{which}", player=state.name(seat), number=number, slots=slots)
