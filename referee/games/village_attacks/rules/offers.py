"""What a monster can do in its turn, from the same checks that judge it."""

from typing import Final, NamedTuple

from referee.engine.ruling import Refused, passes
from referee.games.village_attacks.rules.abilities import to_use
from referee.games.village_attacks.rules.allies import summoned
from referee.games.village_attacks.rules.ally_turns import check_attacks, check_can_hit, zones_in_reach
from referee.games.village_attacks.rules.ally_turns import check_walk as check_ally_walk
from referee.games.village_attacks.rules.blows import MELEE, RANGED, check_reach, check_target
from referee.games.village_attacks.rules.captives import check_target as check_captor
from referee.games.village_attacks.rules.carrying import check_catch, check_seal
from referee.games.village_attacks.rules.dice import ANY, can_pay, dice_to_roll, has_die, is_judged
from referee.games.village_attacks.rules.figures import TROLL, Figure, Group
from referee.games.village_attacks.rules.healing import MAGIC, to_heal
from referee.games.village_attacks.rules.loads import CARRIED_PEASANT, OBJECTIVE
from referee.games.village_attacks.rules.slots import DEFENCE, free_slots
from referee.games.village_attacks.rules.state import Ally, State
from referee.games.village_attacks.rules.summoning import check_pays, unpaid
from referee.games.village_attacks.rules.symbols import symbols_at
from referee.games.village_attacks.rules.traps import check_trap, cost_of
from referee.games.village_attacks.rules.turns import may_act
from referee.games.village_attacks.rules.walking import check_walk

VILLAGERS: Final = "villagers"


class Target(NamedTuple):
    """Whom it can attack now; `zone` is "" for its own."""

    zone: str
    figures: Group


def zones_to_go(state: State, seat: int) -> tuple[str, ...]:
    """Where one step leads."""
    beside = state.castle.next_to(state.monsters[seat].zone) if can_pay(state, seat, (ANY,)) else ()
    return tuple([zone for zone in beside if passes(check_walk, state, seat, (zone,))])


def targets(state: State, seat: int) -> list[Target]:
    """In its own zone, then next door."""
    here, found = state.monsters[seat].zone, list[Target]()
    for zone in (here, *state.reach.next_to(here)):
        if not can_pay(state, seat, MELEE if zone == here else RANGED):
            continue
        if zone != here and not passes(check_reach, state, here, zone):
            continue
        named = "" if zone == here else zone
        there = [one for one in state.at(zone) if passes(check_captor, state, seat, one.figure)]
        found += [
            Target(named, one) for one in there if passes(check_target, state, zone, one.figure, ranged=bool(named))
        ]
        found += [Target(named, Group(Figure(TROLL), 1))] if state.troll == zone else []
    return found


def traps_to_lay(state: State, seat: int) -> tuple[str, ...]:
    """Face-up cards that may be laid where it stands, as far as the room is known."""
    zone = state.monsters[seat].zone
    there = [card for card in dict.fromkeys(state.market) if can_pay(state, seat, cost_of(state, card) or "")]
    return tuple([card for card in there if _can_lay(state, zone, card)])


def dice_to_guard(state: State, seat: int) -> tuple[str, ...]:
    """The symbols that it can put into a free slot."""
    return _dice_for(state, seat, "defence", DEFENCE)


def dice_to_keep(state: State, seat: int) -> tuple[str, ...]:
    """Of the roll, those that it can keep."""
    return _dice_for(state, seat, "reserve", ANY)


def _dice_for(state: State, seat: int, which: str, symbols: str) -> tuple[str, ...]:
    if free_slots(state, seat, which) <= 0:
        return ()
    known, from_reserve = is_judged(state, seat), which == "defence"
    return tuple([die for die in symbols if not known or has_die(state, seat, die, reserve=from_reserve)])


def _can_lay(state: State, zone: str, card: str) -> bool:
    try:
        check_trap(state, zone, card)
    except Refused as error:
        return error.refusal.detail == "wrong-room.unknown"
    return True


def symbols_to_pay(state: State, seat: int) -> tuple[str, ...]:
    """Of those that nobody has paid, what it has a die for."""
    if not passes(check_pays, state, seat):
        return ()
    return tuple([die for die in unpaid(state) if can_pay(state, seat, die)])


def symbols_to_take(state: State, seat: int) -> tuple[str, ...]:
    """Of those in its zone, what it has a die for."""
    return tuple([die for die in symbols_at(state, state.monsters[seat].zone) if can_pay(state, seat, die)])


def ally_steps(state: State, ally: Ally) -> tuple[str, ...]:
    """Where one step of a summoned monster or a minion leads."""
    return tuple([zone for zone in state.castle.next_to(ally.zone) if passes(check_ally_walk, state, ally, (zone,))])


def ally_targets(state: State, ally: Ally) -> list[Target]:
    """Whom it can attack now, in its own zone first."""
    if not passes(check_attacks, state, ally):
        return []
    found = list[Target]()
    for zone in zones_in_reach(state, ally):
        named = "" if zone == ally.zone else zone
        found += [Target(named, one) for one in state.at(zone) if passes(check_can_hit, state, ally, zone, one.figure)]
        found += [Target(named, Group(Figure(TROLL), 1))] if state.troll == zone else []
    return found


def allies_can_do(state: State) -> tuple[str, ...]:
    """The summoned monsters that can still do something; then that all are done."""
    able = [one.name for one in summoned(state) if ally_steps(state, one) or ally_targets(state, one)]
    return (*able, VILLAGERS)


def can_do(state: State, seat: int) -> tuple[str, ...]:
    """The verbs of its turn; then that the monsters are done."""
    if not may_act(state, seat):
        return (VILLAGERS,)
    monster = state.monsters[seat]
    open_now = {
        "drop": (bool(monster.reserve) and not monster.rolled) or monster.carries == OBJECTIVE,
        "roll": not monster.rolled and dice_to_roll(state, seat) > 0,
        "move": bool(zones_to_go(state, seat)),
        "hit": bool(targets(state, seat)),
        "guard": bool(dice_to_guard(state, seat)),
        "keep": bool(dice_to_keep(state, seat)),
        "heal": state.is_heart(monster.zone) and bool(to_heal(monster)) and can_pay(state, seat, MAGIC),
        "trap": bool(traps_to_lay(state, seat)),
        "catch": passes(check_catch, state, seat),
        "kill": monster.carries == CARRIED_PEASANT,
        "seal": passes(check_seal, state, seat, ""),
        "pay": bool(symbols_to_pay(state, seat)),
        "take": bool(symbols_to_take(state, seat)),
        "use": bool(to_use(state, seat)),
    }
    free = ("roll", "hit", "use") if monster.captive_of else tuple(open_now)
    return (*[verb for verb, is_open in open_now.items() if is_open and verb in free], VILLAGERS)
