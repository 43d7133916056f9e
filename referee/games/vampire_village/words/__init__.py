"""The words of the game's entries, read and written. Other languages' words for them are in `foreign`."""

from referee.games.vampire_village.rules import attack, demons, writing
from referee.games.vampire_village.rules.actions import Action, Breach, DemonEffect
from referee.games.vampire_village.rules.state import State
from referee.games.vampire_village.words.reading import COUNTS, QUOTING, TABLE_RULINGS, VERBS

__all__ = ["COUNTS", "QUOTING", "TABLE_RULINGS", "VERBS", "write"]


def write(action: Action, state: State) -> list[str]:
    """The words after the player's name, canonical for an action accepted in that state.

    A demon's only target is filled in; a creature that dies is named only where several could.
    """
    if isinstance(action, DemonEffect) and action.target is None and state.phase == "demons":
        action = action._replace(target=next(iter(demons.targets(state, action.player, action.demon)), None))
    elif isinstance(action, Breach) and state.phase == "attack":
        side = state.seats[action.player]
        if action.cell in side.village:
            dying = attack.may_die(side.village[action.cell].card, attack.assault(side, state.attack).attackers)
            action = action if len(dying) > 1 else action._replace(creature=None)
    return writing.write(action)
