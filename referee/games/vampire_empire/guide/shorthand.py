"""What may be typed at a prompt instead of a whole entry: a letter for what is done, a key for who is in the castle,
cards by their faces."""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from referee.engine.keyboards import by_letters, by_place
from referee.engine.lexicon import Lexicon, called, lexicon, unaccented
from referee.engine.parts import FindCard
from referee.engine.ruling import Decision, Said
from referee.engine.usual_parts import following
from referee.games.vampire_empire.guide.examples import example as example
from referee.games.vampire_empire.guide.examples import something
from referee.games.vampire_empire.guide.examples import way as way
from referee.games.vampire_empire.rules.cards import FACES
from referee.games.vampire_empire.rules.castle import alive, can_come, in_castle
from referee.games.vampire_empire.rules.characters import CHARACTERS
from referee.games.vampire_empire.rules.combat import attackers
from referee.games.vampire_empire.rules.course import late, pending
from referee.games.vampire_empire.rules.state import State
from referee.games.vampire_empire.rules.support import ACCOMPLICES
from referee.games.vampire_empire.rules.turns import suspects
from referee.games.vampire_empire.words import foreign
from referee.games.vampire_empire.words.reading import BLOCKED, COST, EFFECTS
from referee.notation.names import matching, write_name
from referee.notation.words import quote

_TURN: Final = ("draw", "keep", "reveal", "hide", "water", "attack", "pass", "support")
# As people say them, besides the words of the other languages.
_SAID: Final = {
    "draw": "draws discard discards défausse défausser сбрасывает сбросить",
    "keep": "keeps",
    "reveal": "reveals",
    "hide": "hides",
    "water": "test tests",
    "attack": "attacks",
    "pass": "passes",
}
_VERBS: Final = lexicon({verb: f"{foreign.VERBS[verb]} {_SAID.get(verb, '')}" for verb in _TURN})
_SUPPORT: Final = lexicon({"support": foreign.VERBS["support"]})
_AT_THE_END: Final = lexicon({"show": foreign.VERBS["show"]})
_CHARACTERS: Final = lexicon(foreign.CHARACTERS)
_KINDS: Final = lexicon(foreign.KINDS)
_NONE: Final = lexicon(foreign.NONE)
_NO_CARD: Final = ("-", "0")
_PILES: Final = lexicon({pile: foreign.PILES[pile] for pile in ("moat", "cellar")})
_EFFECTS: Final = lexicon({**foreign.EFFECTS, **foreign.NONE})
# a12c2c1: attack, from the first place of the castle to the second, with two cards. dm2c1: draw.
_FACE: Final = "[cnsvw]{1,2}[0-9]"
_GLUED: Final = re.compile(rf"([ahrw])([1-3]{{1,2}})((?:{_FACE})*)")
_GLUED_DRAW: Final = re.compile(r"d((?:[mc][0-9]+)+|[0-9]+)")
_FIGHTER: Final = re.compile(rf"([1-3]{{1,2}})((?:{_FACE})+)")
_CARDS: Final = re.compile(rf"(?:{_FACE})+")
_CARD: Final = re.compile(_FACE)
_PILE: Final = re.compile(r"(\D+)([0-9]+)")


def expand(state: State, decision: Decision, text: str, labels: Mapping[str, str], find_card: FindCard) -> str:
    """The words after the player's name for what was typed: `a 1 2 c2c1` becomes `attack bis lad c2 c1`."""
    typed = labels.get(text, text)
    words = (typed if '"' in typed else typed.replace(",", " ")).split()
    if not words:
        return ""
    verb = words[0].lower()
    if decision.kind == "turn" or (verb in foreign.VERBS and verb != decision.kind) or _is_support(verb):
        return " ".join(_turn(state, decision, words))
    answer = words[1:] if verb == decision.kind else words
    return " ".join([decision.kind, *_ANSWERS[decision.kind](state, answer)])


def usual(state: State, decision: Decision) -> str:
    """What Enter alone stands for: no card, no more of them."""
    return f"{decision.kind} none" if decision.kind in ("attack", "defend") else ""


# --- a turn


def _turn(state: State, decision: Decision, words: list[str]) -> list[str]:
    """A verb by its letter, then what goes with it. A verb alone is asked about; where it is not open, the rules say
    why."""
    first, *rest = words
    typed = by_place(first)
    if glued := _GLUED.fullmatch(typed):
        first, rest = glued[1], [*glued[2], *filter(None, [glued[3]]), *rest]
    elif glued := _GLUED_DRAW.fullmatch(typed):
        first, rest = "d", [glued[1], *rest]
    # At the end tokens are shown; but a card that cancels goes back on the comparison that ended the game (VE87).
    verb = _meaning(first, _AT_THE_END if state.ending and "cancel" not in rest else _VERBS) or first
    if not rest and verb in _ASKS_MORE and verb not in _open(state, decision):
        return [verb, *something(state, decision, verb)]
    return [verb, *_ANSWERS[verb](state, rest)] if verb in _ANSWERS else words


def _open(state: State, decision: Decision) -> tuple[str, ...]:
    """The verbs that may come now: of a turn, or between the cards of a combat (VE87)."""
    return ("support",) if decision.kind in ("attack", "defend") and state.combat is not None else decision.options


_ASKS_MORE: Final = ("reveal", "hide", "water", "attack", "support")


def verb_of(word: str) -> str | None:
    """The verb of a turn that a word is, or begins."""
    return _meaning(word, _VERBS)


def _is_support(word: str) -> bool:
    """Whether a support card is meant where something else was asked for."""
    return "support".startswith(by_letters(word)) or unaccented(word) in _SUPPORT


def _draw(state: State, words: list[str]) -> list[str]:
    """`m2 c1` or `m2c1`: two cards to the moat, one to the cellar; a number alone where all go to the moat."""
    found: list[str] = []
    apart = re.compile(r"\D+[0-9]+|.+")
    for word in [part for one in words for part in apart.findall(_with_digits(one))]:
        if parts := _PILE.fullmatch(word):
            found += [_begun(parts[1], _PILES) or parts[1], parts[2]]
        elif word.isdigit() and len(found) % 2 == 0 and state.piles[state.active].reshuffled:
            found += ["moat", word]
        else:
            found.append(word if word.isdigit() else _begun(word, _PILES) or word)
    return found


def _about(state: State, words: list[str]) -> list[str]:
    """Somebody alive, by one letter where only one of them begins so; then cards."""
    if words and (glued := _FIGHTER.fullmatch(by_place(words[0]))) and len(glued[1]) == 1:
        words = [glued[1], glued[2], *words[1:]]
    return [_character(state, words[0], alive(state)) or words[0], *_fighting(state, words[1:])] if words else []


def _fighting(state: State, words: list[str]) -> list[str]:
    """Characters, then cards, perhaps all in one word; or cards alone."""
    if len(words) == 1 and (words[0] in _NO_CARD or (len(words[0]) > 1 and _meaning(words[0], _NONE))):
        return ["none"]  # a letter alone is a card of which the value was left out
    there, found = in_castle(state), list[str]()
    for word in words:
        glued = _FIGHTER.fullmatch(by_place(word))
        parts = [*glued[1], glued[2]] if glued else [word]
        found += [one for part in parts for one in (_cards(part) or [_character(state, part, there) or part])]
    return found


def _support(state: State, words: list[str]) -> list[str]:
    """A name, perhaps in quotes, a cost, what the card does."""
    text = " ".join(words)
    if quoted := re.match(r'"(?:[^"\\]|\\.)*"', text):
        return [quoted[0], *_effects(state, text[quoted.end() :].split())]
    end = _end_of_name(state, words)
    name = " ".join(words[:end])
    return [*filter(None, [write_name(name) if end > 1 else name]), *_effects(state, words[end:])]


def _end_of_name(state: State, words: list[str]) -> int:
    """How many words are the name of a support card, also without quotes: up to its cost; those of a name that is
    known; all of them if none says what the card does; else one."""
    cost = next((index for index, word in enumerate(words) if COST.fullmatch(word)), 0)
    if cost and not any(word.startswith('"') or word == "+" or unaccented(word) in _EFFECTS for word in words[1:cost]):
        return cost
    known = {unaccented(card.name) for card in state.cards} | {*ACCOMPLICES}
    for end in range(len(words), 1, -1):
        if unaccented(" ".join(words[:end])) in known:
            return end
    return len(words) if all(word.isalpha() and not _effect(word) for word in words[1:]) else 1


def _effects(state: State, words: Sequence[str]) -> list[str]:
    """A cost, which may also be said last, and effects; what is looked at or said needs no quotes."""
    parts = _PART.findall(" ".join(words))
    if parts and COST.fullmatch(parts[-1]) and not COST.fullmatch(parts[0]):
        parts = [parts[-1], *parts[:-1]]
    found: list[str] = []
    effect = ""
    while parts:
        part = parts.pop(0)
        if part[0] == '"' or COST.fullmatch(part):
            found.append(part)
        elif part == "+":
            found.append(part)
            effect = ""
        elif effect:
            found.append(_inside(state, effect, found[-1], part))
        elif (meant := _effect(part)) in _TOLD and parts and parts[0][0] not in '"+':
            end = parts.index("+") if "+" in parts else len(parts)
            found += [meant, quote(" ".join(parts[:end]))]
            parts = parts[end:]
        else:
            found.append(meant or "".join(_cards(part)) or part)
            effect = "" if meant == "combat" else found[-1]
    return found


def _effect(word: str) -> str | None:
    own = [one for one in (*EFFECTS, "combat") if one.startswith(by_letters(word))]
    return own[0] if len(own) == 1 else _meaning(word, _EFFECTS)


_PART: Final = re.compile(r'"(?:[^"\\]|\\.)*"|\S+')
_ON_CHARACTERS: Final = ("attack", "defence", "unmark", "hide", "swap", "test", "kill")
_ON_PLAYERS: Final = ("draw", "discard")
_TOLD: Final = ("look", "other")
_ONE_OF: Final = {
    "block": lexicon({verb: foreign.VERBS[verb] for verb in BLOCKED}),
    "take": lexicon({pile: foreign.PILES[pile] for pile in ("moat", "cellar", "deck")}),
}


def _inside(state: State, effect: str, before: str, word: str) -> str:
    """A word that says more of an effect: a player, a card, a character, by the place in the castle where it comes
    first; a marker, a pile, a verb."""
    if effect in _ON_PLAYERS and before == effect and matching(word, state.setup.players):
        return word
    if effect in _ONE_OF and (meant := _meaning(word, _ONE_OF[effect])):
        return meant
    if number := re.fullmatch(r"\+?([0-9]+)", word):
        there = effect in _ON_CHARACTERS and before == effect
        return (there and _character(state, word, ())) or number[1]
    return "".join(_cards(word)) or _named(word) or _effect(word) or foreign.INSIDE.get(unaccented(word)) or word


# --- other answers


def _castle(state: State, words: list[str]) -> list[str]:
    """By name, or by the numbers of the question, together or apart."""
    numbers = [_with_digits(word) for word in words]
    if all(number.isdigit() and "0" not in number for number in numbers):
        return [CHARACTERS[int(digit) - 1] for number in numbers for digit in number]
    return [_named(word) or word for word in words]


def _entered(state: State, words: list[str]) -> list[str]:
    return [_named(word, can_come(state)) or word for word in words]


def _answer(state: State, words: list[str]) -> list[str]:
    """Vampire or human, by its first letter; of somebody killed also who comes."""
    return [_begun(words[0], _KINDS) or words[0], *_entered(state, words[1:])] if words else []


def _shown(state: State, words: list[str]) -> list[str]:
    return [_named(word) or word for word in words]


def _plain(state: State, words: list[str]) -> list[str]:
    return words


def words_of(state: State, verb: str, text: str) -> list[str]:
    """What goes with a verb, as the notation has it."""
    return _ANSWERS[verb](state, text.split()) if verb in _ANSWERS else text.split()


def effects_of(state: State, text: str) -> list[str]:
    return _effects(state, text.split())


def target_of(state: State, text: str) -> str:
    return _character(state, text, in_castle(state)) or text


_ANSWERS: Final[Mapping[str, Callable[[State, list[str]], list[str]]]] = {
    "castle": _castle,
    "draw": _draw,
    "keep": _plain,
    "reveal": _about,
    "hide": _fighting,
    "water": _about,
    "attack": _fighting,
    "defend": _fighting,
    "pass": _plain,
    "support": _support,
    "answer": _answer,
    "enter": _entered,
    "show": _shown,
}


# --- words


def _with_digits(word: str) -> str:
    """A word with the digits of a French keyboard without shift; its letters as they are."""
    typed = by_place(word)
    return typed if re.search("[0-9]", typed) else word


def _meaning(word: str, words: Lexicon) -> str | None:
    """What a word means by itself or by its start, whatever keyboard it was typed on. One letter of ours is enough."""
    own = sorted({one for one in words.values() if one.startswith(by_letters(word))})
    return own[0] if len(own) == 1 else called(word, words) or called(by_letters(word), words)


def _begun(word: str, words: Lexicon) -> str | None:
    """The same where there are only two, so that one letter of any language is enough."""
    begun = {one for other, one in words.items() if other.startswith(unaccented(word))}
    return _meaning(word, words) or (begun.pop() if len(begun) == 1 else None)


def _named(word: str, among: Collection[str] = ()) -> str | None:
    """A character by name, code, or the start of either; of a few by any start that only one of them has."""
    found = {one for one in among for form in (word, by_letters(word)) if one.startswith(form.lower())}
    if len(found) == 1:
        return found.pop()
    return called(word, _CHARACTERS) or called(by_letters(word), _CHARACTERS)


def _character(state: State, word: str, among: Collection[str]) -> str | None:
    """The same, or by the number of the place in the castle."""
    there, digit = in_castle(state), by_place(word)
    if digit.isdigit() and 1 <= int(digit) <= len(there):
        return there[int(digit) - 1]
    return _named(word, among)


def _cards(word: str) -> list[str]:
    """Cards delimit themselves: `c2c1` is two."""
    typed = by_place(word)
    if typed in FACES:
        return [FACES[typed]]
    return [FACES.get(card, card) for card in _CARD.findall(typed)] if _CARDS.fullmatch(typed) else []


# --- what is offered


def option_said(state: State, decision: Decision, option: str) -> tuple[str, Mapping[str, Any]]:
    """What an answer will mean, and who comes."""
    if decision.kind == "answer":
        asked = state.asks[0]
        killed = "-killed" if asked.why == "killed" else ""
        return Said(f"option.answer-{option}{killed}", {"character": asked.character})
    if decision.kind == "enter":
        return Said("option.enter", {"character": option})
    if option == "none":
        return Said("option.no-attack" if state.asks else "option.no-card")
    return Said(f"option.turn-{option}")


def part_of(decision: Decision, option: str) -> str:
    return option


def on_board(decision: Decision) -> bool:
    return False


def faces_at(decision: Decision, index: int) -> bool:
    return False


def keyed(decision: Decision) -> bool:
    return decision.kind in ("answer", "enter")


def next_words(state: State, decision: Decision, typed: Sequence[str]) -> Sequence[str]:
    """Verbs, then the characters that they can be about."""
    if decision.kind == "castle":
        return [one for one in CHARACTERS if one not in typed]
    if decision.kind == "attack" and state.asks and not typed:
        return [one for one in attackers(state, decision.player) if one != state.asks[0].character]
    verb = verb_of(typed[0]) if typed and decision.kind == "turn" else None
    match verb, len(typed):
        case "attack", 1:
            return attackers(state, decision.player)
        case "attack", 2:
            return [one for one in in_castle(state) if one != typed[1]]
        case "hide", 1:
            return in_castle(state)
        case "reveal", 1:
            return suspects(state)
        case "water", 1:
            return [one for one in alive(state) if one not in state.revealed]
    return following(decision.options, typed)


# --- whose answer it is


def also(state: State) -> tuple[Decision, ...]:
    """How those who are not asked are understood: they may add a support card, or show tokens at the end."""
    asked = {decision.seat for decision in pending(state)}
    adding = dict(late(state))
    return tuple(
        Decision(seat, "turn", "support", (adding[seat],) if seat in adding else ())
        for seat in (0, 1)
        if seat not in asked
    )


def name_is_enough(decision: Decision) -> bool:
    return False


def must_be_named(decision: Decision) -> bool:
    """In a combat both may play support cards."""
    return True
