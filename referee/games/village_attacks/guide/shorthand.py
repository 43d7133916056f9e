"""What may be typed at a prompt instead of a whole entry: a letter for what a monster does, a key or a bare answer for
what the villagers' phase asks."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from referee.engine.keyboards import by_letters, by_place
from referee.engine.lexicon import called, lexicon, unaccented
from referee.engine.ruling import Decision, Said
from referee.games.village_attacks.guide.allies import of_ally
from referee.games.village_attacks.guide.examples import example as example
from referee.games.village_attacks.guide.examples import next_words as next_words
from referee.games.village_attacks.guide.examples import way as way
from referee.games.village_attacks.guide.facts import fact_of_card, of_facts, of_sheet
from referee.games.village_attacks.guide.figures import as_card, dice, is_dice, is_none, zone
from referee.games.village_attacks.guide.turn import of_turn
from referee.games.village_attacks.naming import dice_said, named
from referee.games.village_attacks.naming import option_said as named_option
from referee.games.village_attacks.rules.answers import ONE_OF_THEM
from referee.games.village_attacks.rules.course import question
from referee.games.village_attacks.rules.judging import pending
from referee.games.village_attacks.rules.offers import VILLAGERS
from referee.games.village_attacks.rules.spawning import HUNTERS_FIRST, TYPE_DRAWN
from referee.games.village_attacks.rules.state import State
from referee.games.village_attacks.words import foreign
from referee.games.village_attacks.words.reading import VERBS as OF_MONSTERS
from referee.games.village_attacks.words.tokens import NONE, dice_in, effect_in, zone_in
from referee.games.village_attacks.words.whole_table import STAYS
from referee.games.village_attacks.words.whole_table import VERBS as OF_TABLE

FindCard = Callable[[str, str], str]
_CAME: Final = lexicon(foreign.CAME)
_TYPES: Final = lexicon(foreign.TYPES)
_VILLAGERS: Final = lexicon({VILLAGERS: foreign.VERBS[VILLAGERS]})
_AT: Final = ("in", "on", "at", "to", "à", "en", "sur", "в", "на")
_SIGNS: Final = '.,:;!?…"«»“”„()'  # around the words of a name on a card
ALLY: Final = "ally"  # somebody else acts: a summoned monster or a minion
LEAST_OF_VILLAGERS: Final = 3  # letters: nobody ends the monsters' phase by one


def expand(state: State, decision: Decision, text: str, labels: Mapping[str, str], find_card: FindCard) -> str:
    """The words of the entry, but for the monster's name: `m a1` becomes `move a1`, and `s` `defend s`."""
    typed = labels.get(text, text).strip()
    kind = decision.kind
    if kind in ("fact", "ready"):
        return "ready" if by_letters(typed) == "ready" else of_facts(state, typed)
    words = typed.split() if '"' in typed or "@" in typed else typed.replace(",", " ").split()
    if not words:
        return ""
    if kind == VILLAGERS:
        return VILLAGERS if _runs_villagers(words) else typed
    if kind == ALLY or (kind == "turn" and decision.seat is None):
        return " ".join(of_ally(state, words))
    if kind == "turn":
        return " ".join(of_turn(state, decision.player, words))
    verb = words[0].lower()
    if kind not in _ANSWERS:
        return typed
    if kind != "summon" and (fact := fact_of_card(words)):
        return fact
    if verb != kind and (verb in OF_MONSTERS or verb in OF_TABLE) and not _is_answer(decision, verb):
        return typed
    answer = _ANSWERS[kind](state, decision, _without_verb(state, decision, words))
    return " ".join([*_VERB.get(kind, (kind,)), *answer])


def _is_answer(decision: Decision, word: str) -> bool:
    """`hit` is a verb, and also what a coin may decide."""
    return word in decision.options


def _without_verb(state: State, decision: Decision, words: list[str]) -> list[str]:
    """`s eh1 p2` where a card is asked for: the beginning of the verb may be there, too."""
    first = by_letters(words[0])
    if len(words) < 2 or not decision.kind.startswith(first) or decision.kind == "defend":
        return words[1:] if first == decision.kind and len(words) > 1 else words
    is_gate = decision.kind == "spawn" and zone(first, decision.options) and not zone(words[1], decision.options)
    return words if is_gate or first in decision.options else words[1:]


def _runs_villagers(words: Sequence[str]) -> bool:
    start = unaccented(words[0])
    forms = {start, by_letters(words[0])}
    return len(words) == 1 and any(
        len(form) >= LEAST_OF_VILLAGERS and word.startswith(form) for word in _VILLAGERS for form in forms
    )


def usual(state: State, decision: Decision) -> str:
    """What Enter alone stands for: the facts are complete, no die is spent, no reroll, no trap card. A turn goes
    on."""
    usual = {"ready": "ready", "defend": "defend -", "redirect": "redirect -", "reroll": "stay", "card": "card none"}
    return usual.get(decision.kind, "")


# --- answers


def _coin(state: State, decision: Decision, words: list[str]) -> list[str]:
    """What it decided, by its start, its key or its word in another language; several coins one after another."""
    if len(words) > 1:
        return [zone(word) or _came(word, ()) for word in words]
    return [_chosen(decision, words[0]) or _came(words[0], decision.options)]


def _came(word: str, among: Sequence[str]) -> str:
    begun = [one for one in among for form in (word.lower(), by_letters(word)) if one.startswith(form)]
    if len({*begun}) == 1:
        return begun[0]
    return (called(word, _CAME) if len(word) > 1 else None) or word.lower()


def _chosen(decision: Decision, word: str) -> str | None:
    """An option by its number, where numbers are keys."""
    digit = by_place(word)
    place = int(digit) if digit.isascii() and digit.isdecimal() else 0
    return decision.options[place - 1] if 0 < place <= len(decision.options) else None


def _defend(state: State, decision: Decision, words: list[str]) -> list[str]:
    """`s`, `c`, `sc`, `-` for none, `x`; several for the attacks to come."""
    return ["-" if is_none(word) else "".join(dice([word])) for word in words]


def _order(state: State, decision: Decision, words: list[str]) -> list[str]:
    """By keys, together or apart, by zones or figures; the last one can be left out."""
    digits = "".join(map(by_place, words))
    if digits.isascii() and digits.isdecimal() and len(decision.options) < 10:
        found = [_chosen(decision, digit) or digit for digit in digits]
    else:
        found = [_one_of(decision, word) for word in words]
    left = [one for one in decision.options if one not in found]
    asked = question(state)
    one_only = decision.kind == "victims" or (asked is not None and asked.about in ONE_OF_THEM)
    return found if one_only or len(left) > 1 else [*found, *left]


def _one_of(decision: Decision, word: str) -> str:
    there = [one for one in decision.options if zone_in(one)]
    return zone(word, there) or next((one for one in decision.options if one == by_letters(word)), word.lower())


def _spawn(state: State, decision: Decision, words: list[str]) -> list[str]:
    """A marker by its start, then the card; the only marker left can be left out."""
    gates = decision.options
    if len(words) > 1 and not zone(words[0], gates) and zone(words[-1]):  # the marker last: 3 peasants in eh1
        words = [words[-1], *(words[:-2] if words[-2].lower() in _AT else words[:-1])]
    first = zone(words[0], gates) if len(words) > 1 or zone(words[0]) else None
    gate, card = (first, words[1:]) if first else (gates[0] if len(gates) == 1 else "", words)
    heroes = [hero.name for hero in state.facts.heroes]
    came = ["none"] if len(card) == 1 and is_none(card[0]) else as_card(card, heroes)
    if decision.rule == HUNTERS_FIRST and len(card) == 1 and (type_ := called(card[0].lstrip(str(TYPE_DRAWN)), _TYPES)):
        came = [f"h{TYPE_DRAWN}{type_}"]  # the type that was drawn, alone
    return [*filter(None, [gate]), *came]


def _level(state: State, decision: Decision, words: list[str]) -> list[str]:
    return [by_place(words[0]) if by_place(words[0]).isdecimal() else words[0], *words[1:]]


def _return(state: State, decision: Decision, words: list[str]) -> list[str]:
    return [zone(words[0], decision.options) or words[0], *words[1:]]


def _reroll(state: State, decision: Decision, words: list[str]) -> list[str]:
    """`m rgt`: the dice that show m were rolled again, and what came; `rgt` alone, if no others can be. What isn't a
    die is something else that the monster does."""
    if not all(map(is_dice, words)):
        return of_turn(state, decision.player, words)
    shown = [option.split()[-1] for option in decision.options if option != "stay"]
    came = "".join(dice(words))
    if len(words) == 1 and len(came) > 1 and len(shown) == 1:
        return ["again", *shown, came]
    return ["again", *dice(words[:1]), *dice(words[1:])]


def _event(state: State, decision: Decision, words: list[str]) -> list[str]:
    """A name of several words, then effects."""
    if _is_turn(state, words):
        return words
    end = next((at for at, word in enumerate(words) if at and _is_effect(word)), len(words))
    return [_one_word(words[:end]), *words[end:]]


def _is_effect(word: str) -> bool:
    return word.lower() == STAYS or "@" in word or effect_in(word.lower(), ruling=False) is not None


def _troll(state: State, decision: Decision, words: list[str]) -> list[str]:
    """The die, by its letter, its name or its key."""
    return [_chosen(decision, words[0]) or " ".join(dice(words))] if len(words) == 1 else dice(words)


def _card(state: State, decision: Decision, words: list[str]) -> list[str]:
    """The name of a trap, or that none is turned up."""
    if len(words) == 1 and is_none(words[0]):
        return ["none"]
    return words if _is_turn(state, words) else [_one_word(words)]


def _summon(state: State, decision: Decision, words: list[str]) -> list[str]:
    """Its card in one line: name, type, health, speed, wounds, range."""
    return [words[0], *of_sheet(" ".join(words[1:]), begins=True)] if len(words) > 1 else words


def _payers(state: State, decision: Decision, words: list[str]) -> list[str]:
    """Monsters by the start of their names."""
    begun = [[one for one in decision.options if one.startswith(by_letters(word))] for word in words]
    return [found[0] if len(found) == 1 else word for word, found in zip(words, begun, strict=True)]


def _redirect(state: State, decision: Decision, words: list[str]) -> list[str]:
    """A minion by its key or its name; `-` or none."""
    if len(words) == 1 and is_none(words[0]):
        return ["-"]
    return [_chosen(decision, words[0]) or words[0], *words[1:]]


def _is_turn(state: State, words: Sequence[str]) -> bool:
    """Whether it is what a monster does, typed too early: the name of no card begins with a letter alone."""
    return len(words) > 1 and (len(words[0]) == 1 or words[0].lower() in state.setup.monsters)


def _one_word(words: Sequence[str]) -> str:
    """A name as the record has it: `Defective mechanisms!` is `defective-mechanisms`."""
    bare = [word.replace("’", "'").strip(_SIGNS) for word in words]
    return "-".join(filter(None, bare)).lower()


_ANSWERS: Final[Mapping[str, Callable[[State, Decision, list[str]], list[str]]]] = {
    "coin": _coin,
    "defend": _defend,
    "order": _order,
    "spawn": _spawn,
    "level": _level,
    "return": _return,
    "reroll": _reroll,
    "event": _event,
    "card": _card,
    "troll": _troll,
    "victims": _order,
    "summon": _summon,
    "payers": _payers,
    "redirect": _redirect,
}
_VERB: Final[Mapping[str, tuple[str, ...]]] = {"reroll": (), "victims": ("order",)}  # where the kind isn't the verb


# --- what is offered


def option_said(state: State, decision: Decision, option: str) -> tuple[str, Mapping[str, Any]]:
    """What an answer will mean."""
    if decision.kind == "ready":
        return Said("option.ready")
    if decision.kind == "fact":
        what, _, monster = option.partition(" ")
        return Said(f"facts.{what}", {"names": (named(monster),)})
    if decision.kind == "turn" and option in decision.options and (decision.seat is not None or option == VILLAGERS):
        return Said(f"option.turn-{option}")
    if decision.kind == "turn" and dice_in(option):
        return Said("option.is", {"what": dice_said(option)})
    if decision.kind == "defend":
        return Said(f"option.defend-{'none' if option == '-' else option}")
    if decision.kind == "card" and option == NONE:
        return Said("option.no-card")
    if decision.kind == "redirect":
        return Said("option.redirect-none" if option == "-" else "option.redirect", {"name": named(option)})
    if decision.kind == "turn" and decision.seat is None:
        return Said("option.turn-ally", {"name": named(option)})
    if decision.kind == "level":
        if not option.isdecimal():
            return Said("option.level-heal", {"what": Said(f"heal.{option}")})
        has_it = state.monsters[decision.player].levels[int(option) - 1]
        return Said("option.level-better" if has_it else "option.level-new", {"number": int(option)})
    return Said("option.is", {"what": tuple(map(named_option, option.split()))})


def part_of(decision: Decision, option: str) -> str:
    return option


def on_board(decision: Decision) -> bool:
    return False


def faces_at(decision: Decision, index: int) -> bool:
    return False


def keyed(decision: Decision) -> bool:
    return decision.shown or decision.listed


# --- whose answer it is


def also(state: State) -> tuple[Decision, ...]:
    """How those who are not asked are understood: each monster by its name; and that all of them are done."""
    asked = {decision.seat: decision.kind for decision in pending(state)}
    others = [Decision(seat, "turn", "course") for seat in range(len(state.monsters)) if seat not in asked]
    ends = [Decision(None, VILLAGERS, "course", (VILLAGERS,))] if "turn" in asked.values() else []
    allies = tuple([one.name for one in state.allies])
    named_ones = [Decision(None, ALLY, "VA220", allies)] if allies and "turn" in asked.values() else []
    return (*others, *named_ones, *ends)


def name_is_enough(decision: Decision) -> bool:
    return False


def must_be_named(decision: Decision) -> bool:
    """What a monster does is its own only with its name, unless it is its turn."""
    return decision.seat is not None
