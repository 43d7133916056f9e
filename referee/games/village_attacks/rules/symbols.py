"""Scenario 12: symbol markers are fetched and brought to the Summoning Room («Venus des ombres»)."""

from referee.engine.ruling import Events, refuse
from referee.games.village_attacks.rules import losses
from referee.games.village_attacks.rules.actions import Take
from referee.games.village_attacks.rules.dice import check_named, spend
from referee.games.village_attacks.rules.fact_entries import Symbol
from referee.games.village_attacks.rules.scenario_tasks import Called
from referee.games.village_attacks.rules.scenarios import SUMMONING
from referee.games.village_attacks.rules.state import State, tell
from referee.games.village_attacks.rules.summoning import SYMBOLS, wants_symbols


def symbols_at(state: State, zone: str) -> tuple[str, ...]:
    """Which can be taken there, by their dice."""
    there = [one.die for one in state.symbols if one.zone == zone]
    return tuple([die for die in SYMBOLS if die in there]) if wants_symbols(state) else ()


def take(state: State, action: Take, events: Events) -> None:
    """With a die of that symbol; any number can be carried (VA212).

    :raises Refused: fact-missing, no-such-die, wrong-room, wrong-die, choice-needed, and as spend does.
    """
    if wants_symbols(state) and not state.facts.symbols:
        refuse("fact-missing", "VA212", "fact-missing.symbols", legal=("symbols",))
    seat = action.player
    check_named(state, seat, action.die)
    zone = state.monsters[seat].zone
    there = symbols_at(state, zone)
    if not there:
        legal = tuple(dict.fromkeys(one.zone for one in state.symbols))
        refuse("wrong-room", "VA212", "wrong-room.symbol", zone=zone, legal=legal)
    if action.die and action.die not in there:
        refuse("wrong-die", "VA212", "wrong-die.symbol", die=action.die, zone=zone, legal=there)
    if not action.die and len(there) > 1:
        refuse("choice-needed", "VA212", "choice-needed.symbol", zone=zone, legal=there)
    die = action.die or there[0]
    spend(state, seat, die, (die,), events)
    symbols = [*state.symbols]
    symbols.remove(Symbol(zone, die))
    state.symbols = tuple(symbols)
    state.with_monster(seat, carries="".join(sorted(state.monsters[seat].carries + die, key=SYMBOLS.index)))
    tell(events, "took-symbol", seat, die=die, zone=zone)
    bring(state, seat, events)


def bring(state: State, seat: int, events: Events) -> None:
    """What it carries into the Summoning Room is laid there, 1 XP for each; as many as monsters play bring the first
    summoned one (VA212)."""
    monster = state.monsters[seat]
    if not monster.carries or not wants_symbols(state) or not state.room(monster.zone, SUMMONING):
        return
    state.paid = (*state.paid, *[(die, -1) for die in monster.carries])
    state.with_monster(seat, carries="")
    tell(events, "brought-symbols", seat, dice=monster.carries, number=len(state.paid), wanted=len(state.monsters))
    if len(state.paid) >= len(state.monsters):
        state.then(Called(monster.zone))
    losses.gain(state, seat, len(monster.carries), events)
