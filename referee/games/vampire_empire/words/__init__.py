"""The words of the game's entries, read and written. Other languages' words for them are in `foreign`."""

from referee.engine.ruling import Refused
from referee.games.vampire_empire.rules import judge
from referee.games.vampire_empire.rules.actions import Action, Answer, Attack, Draw, Hide, HideAway, Keep, Support
from referee.games.vampire_empire.rules.answers import has_to_be_said
from referee.games.vampire_empire.rules.castle import in_castle
from referee.games.vampire_empire.rules.combat import attackers
from referee.games.vampire_empire.rules.state import State
from referee.games.vampire_empire.rules.turns import changes_nothing
from referee.games.vampire_empire.words import writing
from referee.games.vampire_empire.words.reading import COUNTS, QUOTING, TABLE_RULINGS, VERBS

__all__ = ["COUNTS", "QUOTING", "TABLE_RULINGS", "VERBS", "write"]


def write(action: Action, state: State) -> list[str]:
    """The words after the player's name, canonical for an action accepted in that state: what is certain is left
    out."""
    return writing.write(_canonical(action, state), state)


def _canonical(action: Action, state: State) -> Action:
    match action:
        case Draw() if changes_nothing(state, action):
            return Keep(action.player)
        case Attack(_, (_, *_), _) if state.combat is not None:
            return action._replace(characters=())
        case Attack(_, (attacker, _), _) if state.asks:
            return action._replace(characters=(attacker,))
        case Attack(_, (), (_, *_)) if state.asks:
            able = [one for one in attackers(state, action.player) if one != state.asks[0].character]
            return action._replace(characters=tuple(able[:1]))
        case Attack(_, (attacker,), _) if not state.asks:
            return action._replace(characters=(attacker, *(one for one in in_castle(state) if one != attacker)))
        case Answer(_, what, comes) if comes and not has_to_be_said(state, what):
            return action._replace(comes="")
        case Hide(_, _, _, comes) if comes and comes_anyway(state, action):
            return action._replace(comes="")
        case Support(_, _, _, _, effects):
            for at, effect in enumerate(effects):
                if isinstance(effect, HideAway) and effect.comes:
                    action = _comes_if_chosen(action, at, effect, state)
    return action


def _comes_if_chosen(action: Support, at: int, effect: HideAway, state: State) -> Support:
    """VE104: as with the action of that name. What the other effects do may need whoever comes, so both are judged."""
    effects = action.effects
    shorter = action._replace(effects=(*effects[:at], effect._replace(comes=""), *effects[at + 1 :]))
    try:
        return shorter if judge(state, shorter) == judge(state, action) else action
    except Refused:
        return action


def comes_anyway(state: State, action: Hide) -> bool:
    """Whether only one can come once that character has been hidden."""
    return bool(state.top) or sum(one not in state.tail for one in state.city) < 2
