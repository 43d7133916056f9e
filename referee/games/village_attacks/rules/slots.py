"""Dice put aside on the sheet: for defence, and in reserve."""

from referee.engine.ruling import Events, refuse
from referee.games.village_attacks.rules.actions import Guard, Keep
from referee.games.village_attacks.rules.dice import in_order_of_dice
from referee.games.village_attacks.rules.state import State, tell


def guard(state: State, action: Guard, events: Events) -> None:
    seat, monster = action.player, state.monsters[action.player]
    if wrong := [die for die in action.dice if die not in "sc"]:
        refuse("wrong-die", "defence", die=wrong[0])
    _check_slots(state, seat, action.dice, "defence")
    state.with_monster(seat, defence=in_order_of_dice(monster.defence + action.dice))
    tell(events, "guards", seat, dice=action.dice)


def keep(state: State, action: Keep, events: Events) -> None:
    """VA13: any but a torch and the Day or Night die."""
    seat, monster = action.player, state.monsters[action.player]
    if wrong := [die for die in action.dice if die in "tx"]:
        refuse("unusable-die", "VA13", die=wrong[0])
    _check_slots(state, seat, action.dice, "reserve")
    state.with_monster(seat, reserve=in_order_of_dice(monster.reserve + action.dice))
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
