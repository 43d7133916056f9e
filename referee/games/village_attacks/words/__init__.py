"""The words of the entries, read and written."""

from collections.abc import Sequence
from typing import Any, Final

from referee.games.village_attacks.rules import actions
from referee.games.village_attacks.rules.answers import coin_in_full
from referee.games.village_attacks.rules.facts import FACTS, in_full
from referee.games.village_attacks.rules.state import State
from referee.games.village_attacks.words.facts import write_fact
from referee.games.village_attacks.words.reading import LOAD, VERBS
from referee.games.village_attacks.words.tokens import write_effect
from referee.games.village_attacks.words.whole_table import write_table

__all__ = ["COUNTS", "QUOTING", "TABLE_RULINGS", "VERBS", "write"]

TABLE_RULINGS: Final = {}  # type: ignore[var-annotated]
COUNTS: Final = ()
QUOTING: Final = ("event",)


def write(action: Any, state: State) -> list[str]:
    """The words of the entry, but for the monster's name."""

    def effects(changes: Sequence[actions.Change]) -> list[str]:
        return [write_effect(change, _name(state, change.monster)) for change in changes]

    if isinstance(action, FACTS):
        return write_fact(in_full(state, action) if state else action)
    match action:
        case actions.First():
            return ["first"]
        case actions.Stay():
            return ["stay"]
        case actions.Level(_, choice):
            return ["level", choice]
        case actions.Return(_, zone):
            return ["return", zone]
        case actions.Drop(_, dice):
            return ["drop", dice]
        case actions.Roll(_, dice):
            return ["roll", dice]
        case actions.Again(_, symbol, dice):
            return ["again", symbol, dice]
        case actions.Move(_, dice, zones):
            return ["move", *[dice] * bool(dice), *zones]
        case actions.Hit(_, dice, zone, figures):
            return ["hit", *[dice] * bool(dice), *[zone] * bool(zone), *[group.code for group in figures]]
        case actions.Guard(_, dice):
            return ["guard", dice]
        case actions.Keep(_, dice):
            return ["keep", dice]
        case actions.Heal(_, dice, what):
            return ["heal", *[dice] * bool(dice), *what]
        case actions.Use(_, ability, dice, changes):
            return ["use", str(ability), *[dice] * bool(dice), *effects(changes)]
        case actions.LayTrap(_, card, dice):
            return ["trap", card, *[dice] * bool(dice)]
        case actions.Catch(_, dice):
            return ["catch", *[dice] * bool(dice)]
        case actions.KillLoad(_, dice):
            return ["kill", *[dice] * bool(dice)]
        case actions.Seal(_, dice):
            return ["seal", *[dice] * bool(dice)]
        case actions.PutBack():
            return ["drop", LOAD]
        case actions.Pay(_, die):
            return ["pay", die]
        case actions.Take(_, die):
            return ["take", *[die] * bool(die)]
        case actions.Redirect(_, minion):
            return ["redirect", _ally(state, minion)]
        case actions.Payers(monsters):
            return ["payers", *[_name(state, one) for one in monsters]]
        case actions.AllyMoves() | actions.AllyHits():
            return write_table(action._replace(name=_ally(state, action.name)), effects)
        case actions.Defend(_, answers):
            return ["defend", *answers]
        case actions.Coin():
            return ["coin", *coin_in_full(state, action)]
        case actions.Counted(_, _, name) if name and action.what != "zone":
            return write_table(action._replace(name=_name(state, name)), effects)
    return write_table(action, effects)


def _ally(state: State, word: str) -> str:
    """A summoned monster or a minion, spelt out."""
    begun = [one.name for one in state.allies if word and one.name.startswith(word)]
    return begun[0] if len(begun) == 1 else word


def _name(state: State, monster: str) -> str:
    """As the header has it."""
    seat = state.seat_of(monster) if monster else None
    return _ally(state, monster) if seat is None else state.setup.monsters[seat]
