"""A monster's turn in few keys: a letter for what it does, zones by their start, villagers and dice in any words."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from referee.engine.keyboards import by_letters, by_place
from referee.engine.lexicon import called, lexicon, unaccented
from referee.engine.ruling import refuse
from referee.games.village_attacks.guide.figures import dice, figures, is_dice, is_figure, zone
from referee.games.village_attacks.rules.blows import MELEE, RANGED
from referee.games.village_attacks.rules.healing import to_heal
from referee.games.village_attacks.rules.offers import can_do, traps_to_lay
from referee.games.village_attacks.rules.state import State
from referee.games.village_attacks.rules.turns import hearts, may_act
from referee.games.village_attacks.words import foreign
from referee.games.village_attacks.words.reading import HEALED, LOAD
from referee.games.village_attacks.words.reading import VERBS as OWN

_VERBS: Final = lexicon({verb: foreign.VERBS[verb] for verb in OWN})
_OVER: Final = ("done", "end", "ends", "finished", "over", "fini", "fin", "termine", "конец", "закончить")
_HEALED: Final = lexicon(foreign.HEALED)
_LOADS: Final = lexicon(foreign.LOAD)
_TO: Final = ("to", "and", "then", "à", "en", "vers", "et", "puis", "в", "на", "и", "потом")  # between zones
# Of several verbs with the same first letter, the one that this letter means.
_LETTERS: Final = {
    "m": "move",
    "h": "hit",
    "g": "guard",
    "k": "keep",
    "t": "trap",
    "u": "use",
    "r": "roll",
    "d": "drop",
    "a": "again",
    "s": "stay",
    "l": "level",
    "f": "first",
}


def of_turn(state: State, seat: int, words: Sequence[str]) -> list[str]:
    """`m a1` becomes `move a1`, and so does `a1`; as typed where it begins with no verb.

    :raises Refused: not-understood, if somebody says that the turn is over: no entry says that.
    """
    first, *rest = words
    if unaccented(first) in _OVER:
        refuse("not-understood", "record", "not-understood.turn-over", word=first)
    verb = verb_of(first, rest)
    if verb == "kill" and rest and not is_dice(rest[0]):  # what it carries takes a die at most; so others are meant
        verb = "hit"
    if verb is None and all(zone(word) in state.castle.beside for word in words):
        verb, rest = "move", [*words]
    if verb is None:
        return [*words]
    if not rest and verb in _SOMETHING and not (may_act(state, seat) and verb in can_do(state, seat)):
        return [verb, *_something(state, seat, verb)]
    return [verb, *after_verb(state, seat, verb, rest)]


def after_verb(state: State, seat: int, verb: str, words: Sequence[str]) -> list[str]:
    """What goes with a verb, as the notation has it."""
    return _AFTER.get(verb, _as_typed)(state, seat, [*words])


_SOMETHING: Final = {"move": "", "hit": "p1", "guard": "s", "keep": "m", "heal": "wound", "trap": "", "drop": "m"}


def _something(state: State, seat: int, verb: str) -> list[str]:
    """What may follow a verb that is not open now, so that the rules say why."""
    beside = state.castle.next_to(state.monsters[seat].zone) or ("ch1",)
    there = {"move": beside, "trap": state.market or ("trap-card",)}.get(verb, (_SOMETHING[verb],))
    return [there[0]]


def verb_of(word: str, rest: Sequence[str] = ()) -> str | None:
    """The verb that a word is, or begins, on any keyboard and in any language."""
    for form in dict.fromkeys((word.lower(), by_letters(word))):
        if form in _LETTERS:
            return "heal" if form == "h" and rest and _healed(rest[0]) else _LETTERS[form]
        begun = [verb for verb in OWN if verb.startswith(form)]
        if len(begun) == 1 or form in begun:
            return form if form in begun else begun[0]
    return called(word, _VERBS)


def _as_typed(state: State, seat: int, words: list[str]) -> list[str]:
    return words


def _move(state: State, seat: int, words: list[str]) -> list[str]:
    """Dice may come before the zones."""
    here, found = state.monsters[seat].zone, list[str]()
    words = _without_joints(words)
    if _begins_with_dice(words, state.castle.next_to(here)):
        found, words = dice(words[:1]), words[1:]
    return [*found, *walk(state, here, words)]


def walk(state: State, here: str, words: Sequence[str]) -> list[str]:
    """Zones one after another, each by any start that only one of those next door has."""
    found: list[str] = []
    for word in _without_joints(words):
        there = zone(word, state.castle.next_to(here))
        found.append(there or word)
        here = there or here
    return found


def _without_joints(words: Sequence[str]) -> list[str]:
    return [word for word in words if word.lower() not in _TO]


def _begins_with_dice(words: Sequence[str], beside: Sequence[str]) -> bool:
    """`sc a2` is a walk to SC-1 and on to A-2, unless that many dice pay for zones that begin next door."""
    if len(words) < 2 or not is_dice(words[0]):
        return False
    pays = len(dice(words[:1])[0]) == len(words) - 1 and zone(words[1], beside) in beside
    return pays or zone(words[0], beside) not in beside


def _hit(state: State, seat: int, words: list[str]) -> list[str]:
    """Dice and a zone next door may come before the figures; `g` is a zone, no attack takes Magic."""
    found: list[str] = []
    if len(words) > 1 and is_dice(words[0]) and {*dice(words[:1])[0]} <= {MELEE, RANGED}:
        found, words = dice(words[:1]), words[1:]
    may_be_zone = len(words) > 1 or (len(words) == 1 and not is_figure(words[0]) and not state.facts.hero(words[0]))
    there = zone(words[0], state.reach.next_to(state.monsters[seat].zone)) if may_be_zone else None
    if words and (there or zone(words[0])):
        found, words = [*found, there or zone(words[0]) or words[0]], words[1:]
    return [*found, *figures(words)]


def _dice(state: State, seat: int, words: list[str]) -> list[str]:
    return dice(words)


def _again(state: State, seat: int, words: list[str]) -> list[str]:
    return [*dice(words[:1]), *dice(words[1:])]


def _heal(state: State, seat: int, words: list[str]) -> list[str]:
    """What is healed; nothing needs to be said if there is only one thing."""
    there = to_heal(state.monsters[seat])
    if not words and len(there) == 1:
        return [*there]
    before = dice(words[:1]) if len(words) > 1 and is_dice(words[0]) else []
    return [*before, *(_healed(word) or word for word in words[len(before) :])]


def _healed(word: str) -> str | None:
    wanted = unaccented(word)
    own = [one for one in HEALED if len(wanted) > 1 and one.startswith(wanted)]
    return own[0] if len(own) == 1 else called(word, _HEALED)


def _drop(state: State, seat: int, words: list[str]) -> list[str]:
    """Dice of the reserve, or what it carries."""
    return [LOAD] if len(words) == 1 and (words[0].lower() == LOAD or called(words[0], _LOADS)) else dice(words)


def _number(state: State, seat: int, words: list[str]) -> list[str]:
    """Of an ability; what follows is as typed."""
    return [by_place(words[0]) if by_place(words[0]).isdecimal() else words[0], *words[1:]] if words else []


def _return(state: State, seat: int, words: list[str]) -> list[str]:
    return [zone(word, hearts(state)) or word for word in words]


def _trap(state: State, seat: int, words: list[str]) -> list[str]:
    """A face-up one, by its start; nothing needs to be said if it is the only one. Dice may come after it."""
    there = traps_to_lay(state, seat)
    if not words:
        return [*there] if len(there) == 1 else []
    begun = [card for card in dict.fromkeys(state.market) if card.startswith(words[0].lower())]
    return [begun[0] if len(begun) == 1 else words[0].lower(), *dice(words[1:])]


_AFTER: Final[Mapping[str, Callable[[State, int, list[str]], list[str]]]] = {
    "move": _move,
    "hit": _hit,
    "guard": _dice,
    "keep": _dice,
    "roll": _dice,
    "drop": _drop,
    "again": _again,
    "heal": _heal,
    "use": _number,
    "level": _number,
    "pay": _dice,
    "take": _dice,
    "trap": _trap,
    "return": _return,
}
