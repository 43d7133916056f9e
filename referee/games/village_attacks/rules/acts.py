"""What a monster may do in its turn, by what was entered."""

from collections.abc import Callable
from typing import Any, Final

from referee.engine.ruling import Events
from referee.games.village_attacks.rules import carrying, summoning, symbols
from referee.games.village_attacks.rules.abilities import use
from referee.games.village_attacks.rules.actions import (
    Catch,
    Drop,
    Guard,
    Heal,
    Hit,
    Keep,
    KillLoad,
    LayTrap,
    Move,
    Pay,
    PutBack,
    Roll,
    Seal,
    Take,
    Use,
)
from referee.games.village_attacks.rules.blows import hit
from referee.games.village_attacks.rules.dice import drop, roll
from referee.games.village_attacks.rules.healing import heal
from referee.games.village_attacks.rules.slots import guard, keep
from referee.games.village_attacks.rules.state import State
from referee.games.village_attacks.rules.traps import lay
from referee.games.village_attacks.rules.walking import move

ACTS: Final[dict[type, Callable[[State, Any, Events], None]]] = {
    Drop: drop,
    Roll: roll,
    Move: move,
    Hit: hit,
    Guard: guard,
    Keep: keep,
    Heal: heal,
    Use: use,
    LayTrap: lay,
    Catch: carrying.catch,
    KillLoad: carrying.kill_load,
    PutBack: carrying.drop,
    Seal: carrying.seal,
    Pay: summoning.pay,
    Take: symbols.take,
}
