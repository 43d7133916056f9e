"""Entries as they are written in the record."""

from referee.games.vampire_empire.rules import actions
from referee.games.vampire_empire.rules.actions import Action, Effect, Support
from referee.games.vampire_empire.rules.effects import meant
from referee.games.vampire_empire.rules.state import State
from referee.games.vampire_empire.rules.support import cost_of, name_of, write_cost
from referee.games.vampire_empire.words.reading import NONE, PLUS
from referee.notation.names import write_name
from referee.notation.words import Quoted


def write(action: Action, state: State) -> list[str]:
    """The words after the player's name."""
    match action:
        case actions.Castle(characters):
            return ["castle", *characters]
        case actions.Draw(_, moat, cellar):
            return ["draw", *_number("moat", moat), *_number("cellar", cellar)]
        case actions.Keep():
            return ["keep"]
        case actions.Reveal(_, character):
            return ["reveal", character]
        case actions.Hide(_, character, cards, comes):
            return ["hide", character, *cards, *filter(None, [comes])]
        case actions.Water(_, character, cards):
            return ["water", character, *cards]
        case actions.Answer(_, what, comes):
            return ["answer", what, *filter(None, [comes])]
        case actions.Attack(_, characters, cards):
            return ["attack", *characters, *cards] if characters or cards else ["attack", NONE]
        case actions.Defend(_, cards):
            return ["defend", *cards] if cards else ["defend", NONE]
        case actions.Enter(character):
            return ["enter", character]
        case actions.Pass():
            return ["pass"]
        case actions.Show(_, characters):
            return ["show", *characters]
        case Support():
            return _support(action, state)
    return _ruling(action)


def _number(word: str, number: int) -> list[str]:
    return [word, str(number)] if number else []


def _quoted(word: str) -> str:
    """A name, in quotes where it needs them."""
    return word if write_name(word) == word and word != PLUS else Quoted(word)


def _support(action: Support, state: State) -> list[str]:
    effects = [word for effect in action.effects for word in (PLUS, *_effect(effect, action, state))]
    cost = write_cost(cost_of(state, action))
    return ["support", _quoted(name_of(state, action)), cost, *(["combat"] if action.combat else []), *effects[1:]]


def _effect(effect: Effect, action: Support, state: State) -> list[str]:
    match effect:
        case actions.Mark(kind, character, number):
            return [kind, character, *([str(number)] if number > 1 else [])]
        case actions.Unmark(character, kind):
            return ["unmark", character, kind]
        case actions.Cancel(card):
            return ["cancel", card]
        case actions.CancelSupport():
            return ["cancel", "support"]
        case actions.Block(verbs):
            return ["block", *verbs]
        case actions.HideAway(character, comes):
            return ["hide", character, *filter(None, [comes])]
        case actions.Swap(character, other):
            return ["swap", character, other]
        case actions.Test(character) | actions.Kill(character):
            return [effect.word, character]
        case actions.DrawCards(_, number):
            return ["draw", _quoted(state.name(meant(state, action.player, effect))), str(number)]
        case actions.DiscardCards(_, number, cellar):
            whom = _quoted(state.name(meant(state, action.player, effect)))
            return ["discard", whom, str(number), *(["cellar"] if cellar else [])]
        case actions.Take(pile, number):
            return ["take", pile, str(number)]
        case actions.Words(word, text):
            return [word, *([Quoted(text)] if text else [])]
    return [effect.word]


def _ruling(action: Action) -> list[str]:
    match action:
        case actions.RuleCastle(characters, why):
            return ["castle", *characters, Quoted(why)]
        case actions.RuleCity(characters, why):
            return ["city", *characters, Quoted(why)]
        case actions.RuleDead(character, was, why):
            return ["dead", character, was, Quoted(why)]
        case actions.RuleAlive(character, why):
            return ["alive", character, Quoted(why)]
        case actions.RuleKnown(what, character, why):
            return [what, character, Quoted(why)]
        case actions.RuleMarkers(character, attack, defence, why):
            return ["markers", character, str(attack), str(defence), Quoted(why)]
        case actions.RulePile(_, pile, number, why):
            return [pile, str(number), Quoted(why)]
        case actions.RuleReshuffled(_, reshuffled, why):
            return ["reshuffled", "yes" if reshuffled else "no", Quoted(why)]
        case actions.RuleTurn(_, why) | actions.RuleWins(_, why):
            return [action.word, Quoted(why)]
        case actions.RuleDraw(why):
            return ["draw", Quoted(why)]
    raise AssertionError(action)
