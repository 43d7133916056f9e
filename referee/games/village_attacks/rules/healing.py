"""Wounds and markers taken off a monster's sheet (VA176)."""

from typing import Final

from referee.engine.ruling import Events, refuse
from referee.games.village_attacks.rules.actions import Heal
from referee.games.village_attacks.rules.dice import spend
from referee.games.village_attacks.rules.state import Monster, State, tell
from referee.games.village_attacks.rules.turns import hearts

WOUND: Final = "wound"
MAGIC: Final = "g"


def heal(state: State, action: Heal, events: Events) -> None:
    """VA176: on a Heart tile, a wound or a marker of its own for each Magic die."""
    seat = action.player
    spend(state, seat, action.dice, (MAGIC,) * len(action.what), events)
    if not state.is_heart(state.monsters[seat].zone):
        refuse("not-at-heart", "VA176", player=state.name(seat), zone=state.monsters[seat].zone, legal=hearts(state))
    for what in action.what:
        take_off(state, seat, what)
    tell(events, "healed", seat, what=action.what)


def to_heal(monster: Monster) -> tuple[str, ...]:
    """What can be taken off its sheet."""
    have = {WOUND: monster.wounds, "burn": monster.burn, "slow": monster.slow}
    have |= {"silence": monster.silence, "sunder": monster.sunder}
    return tuple([what for what, number in have.items() if number])


def take_off(state: State, seat: int, what: str) -> None:
    """:raises Refused: nothing-to-heal."""
    monster = state.monsters[seat]
    if what not in to_heal(monster):
        refuse("nothing-to-heal", "VA176", player=state.name(seat), what=what, legal=to_heal(monster))
    field = {WOUND: "wounds"}.get(what, what)
    state.with_monster(seat, **{field: False if what == "burn" else getattr(monster, field) - 1})
