"""What a monster can do in its turn, from the same checks that judge it."""

from typing import Final, NamedTuple

from referee.engine.ruling import Refused
from referee.games.village_attacks.rules import ally_turns
from referee.games.village_attacks.rules.allies import summoned
from referee.games.village_attacks.rules.figures import Group
from referee.games.village_attacks.rules.state import Ally, State
from referee.games.village_attacks.rules.summoning import check_pays
from referee.games.village_attacks.rules.symbols import symbols_at
from referee.games.village_attacks.rules.traps import check_trap
from referee.games.village_attacks.rules.turns import (
    check_acts,
    check_reach,
    check_target,
    check_walk,
    free_slots,
    gained,
    to_heal,
)

VILLAGERS: Final = "villagers"


class Target(NamedTuple):
    """Whom it can attack now; `zone` is "" for its own."""

    zone: str
    figures: Group


def acts(state: State, seat: int) -> bool:
    """Whether it can do anything at all."""
    try:
        check_acts(state, seat)
    except Refused:
        return False
    return True


def zones_to_go(state: State, seat: int) -> tuple[str, ...]:
    """Where one step leads."""
    return tuple([zone for zone in state.castle.next_to(state.monsters[seat].zone) if _can_go(state, seat, zone)])


def _can_go(state: State, seat: int, zone: str) -> bool:
    try:
        check_walk(state, seat, (zone,))
    except Refused:
        return False
    return True


def targets(state: State, seat: int) -> list[Target]:
    """In its own zone, then next door."""
    here, found = state.monsters[seat].zone, list[Target]()
    for zone in (here, *state.reach.next_to(here)):
        try:
            if zone != here:
                check_reach(state, here, zone)
        except Refused:
            continue
        named = "" if zone == here else zone
        found += [Target(named, group) for group in state.at(zone) if _can_be_hit(state, zone, group, bool(named))]
    return found


def _can_be_hit(state: State, zone: str, group: Group, ranged: bool) -> bool:
    try:
        check_target(state, zone, group.figure, ranged=ranged)
    except Refused:
        return False
    return True


def traps_to_lay(state: State, seat: int) -> tuple[str, ...]:
    """Face-up cards that may be laid where it stands, as far as the room is known."""
    zone = state.monsters[seat].zone
    return tuple([card for card in dict.fromkeys(state.market) if _can_lay(state, zone, card)])


def _can_lay(state: State, zone: str, card: str) -> bool:
    try:
        check_trap(state, zone, card)
    except Refused as error:
        return error.refusal.detail == "wrong-room.unknown"
    return True


def _can_pay(state: State, seat: int) -> bool:
    try:
        check_pays(state, seat)
    except Refused:
        return False
    return True


def ally_steps(state: State, ally: Ally) -> tuple[str, ...]:
    """Where one step of a summoned monster or a minion leads."""
    return tuple([zone for zone in state.castle.next_to(ally.zone) if _ally_can_go(state, ally, zone)])


def _ally_can_go(state: State, ally: Ally, zone: str) -> bool:
    try:
        ally_turns.check_walk(state, ally, (zone,))
    except Refused:
        return False
    return True


def ally_targets(state: State, ally: Ally) -> list[Target]:
    """Whom it can attack now, in its own zone first."""
    try:
        ally_turns.check_attacks(state, ally)
    except Refused:
        return []
    return [
        Target("" if zone == ally.zone else zone, group)
        for zone in ally_turns.zones_in_reach(state, ally)
        for group in state.at(zone)
        if ally_turns.can_hit(state, ally, zone, group.figure)
    ]


def allies_can_do(state: State) -> tuple[str, ...]:
    """The summoned monsters that can still do something; then that all are done."""
    able = [one.name for one in summoned(state) if ally_steps(state, one) or ally_targets(state, one)]
    return (*able, VILLAGERS)


def can_do(state: State, seat: int) -> tuple[str, ...]:
    """The verbs of its turn; then that the monsters are done."""
    if not acts(state, seat):
        return (VILLAGERS,)
    monster = state.monsters[seat]
    open_now = {
        "drop": bool(monster.reserve) and not monster.rolled,
        "roll": not monster.rolled,
        "move": bool(zones_to_go(state, seat)),
        "hit": bool(targets(state, seat)),
        "guard": free_slots(state, seat, "defence") > 0,
        "keep": free_slots(state, seat, "reserve") > 0,
        "heal": state.is_heart(monster.zone) and bool(to_heal(monster)),
        "trap": bool(traps_to_lay(state, seat)),
        "pay": _can_pay(state, seat),
        "take": bool(symbols_at(state, monster.zone)),
        "use": any(int(ability) not in monster.used for ability in gained(monster)),
    }
    return (*[verb for verb, is_open in open_now.items() if is_open], VILLAGERS)
