"""What effects do to summoned monsters and minions (VA221)."""

from collections.abc import Callable
from typing import Final

from referee.engine.ruling import Events, refuse
from referee.games.village_attacks.rules import allies
from referee.games.village_attacks.rules.actions import Change
from referee.games.village_attacks.rules.crowding import has_room
from referee.games.village_attacks.rules.state import Ally, State, tell
from referee.games.village_attacks.rules.tasks import AllyComes, AllyStep, MakeRoom


def check_ally(state: State, effect: Change) -> None:
    """:raises Refused: unknown-monster, ambiguous; a ruling may put a minion down whose fact was entered."""
    if effect.do != "set-monster" or state.facts.minion(effect.monster) is None:
        allies.ally_meant(state, effect.monster)


def bring_minion(state: State, name: str, zone: str, events: Events) -> None:
    """«Invoquer un Sbire»: of its master's type (VA111).

    :raises Refused: hero-in-play, if it is there already.
    """
    if allies.ally_of(state, name):
        refuse("hero-in-play", "VA112", "hero-in-play.minion", hero=name)
    minion = _minion(state, name, zone)
    if has_room(state, zone):
        allies.put_down(state, minion, events)
    else:
        state.then(MakeRoom(zone, "", 1), AllyComes(minion))


def _minion(state: State, name: str, zone: str) -> Ally:
    fact = state.facts.minion(name)
    assert fact is not None, "the effects were checked"
    master = state.setup.monsters.index(fact.master)
    return Ally(name, state.sheet(master).type, fact.health, zone, master=master)


def _wound(state: State, effect: Change, events: Events) -> None:
    allies.wound(state, allies.ally_meant(state, effect.monster).name, effect.number, events)


def _mend(state: State, effect: Change, events: Events) -> None:
    ally = allies.ally_meant(state, effect.monster)
    wounds = max(0, ally.wounds - effect.number)
    allies.with_ally(state, ally.name, wounds=wounds)
    tell(events, "ally-health", name=ally.name, left=ally.health - wounds, health=ally.health)


def _condition(state: State, effect: Change, events: Events) -> None:
    """Burn, Stun and Slow; the others do nothing."""
    ally, what, on = allies.ally_meant(state, effect.monster), effect.text, effect.number > 0
    match what:
        case "burn":
            allies.with_ally(state, ally.name, burn=on)
        case "stun":
            allies.with_ally(state, ally.name, lying=on)
        case "slow":
            allies.with_ally(state, ally.name, slow=max(0, ally.slow + effect.number))
        case _:
            return
    tell(events, "ally-condition" if on else "ally-condition-off", name=ally.name, what=what)


def _place(state: State, effect: Change, events: Events) -> None:
    ally = allies.ally_meant(state, effect.monster)
    if has_room(state, effect.zone) or ally.zone == effect.zone:
        allies.place(state, ally.name, effect.zone, events)
    else:
        state.then(AllyStep(ally.name, effect.zone))


def _set(state: State, effect: Change, events: Events) -> None:
    if state.facts.minion(effect.monster) and not allies.ally_of(state, effect.monster):
        allies.put_down(state, _minion(state, effect.monster, effect.zone), events)
    else:
        allies.place(state, allies.ally_meant(state, effect.monster).name, effect.zone, events)


def _free(state: State, effect: Change, events: Events) -> None:
    allies.with_ally(state, allies.ally_meant(state, effect.monster).name, free=True)


def _no_xp(state: State, effect: Change, events: Events) -> None:
    """They gain none."""


ON_ALLIES: Final[dict[str, Callable[[State, Change, Events], None]]] = {
    "wound": _wound,
    "mend": _mend,
    "condition": _condition,
    "place": _place,
    "free": _free,
    "xp": _no_xp,
    "set-monster": _set,
}
