"""Entries from their words: `P attack bis lad c2 c1` and the like."""

import re
from collections.abc import Callable
from typing import Final

from referee.engine.entries import PlayerName
from referee.engine.invisible import TURNING
from referee.games.vampire_empire.rules import actions
from referee.games.vampire_empire.rules.actions import Action, Cost, Effect
from referee.games.vampire_empire.rules.cards import FACES
from referee.games.vampire_empire.rules.characters import PROFESSION
from referee.games.vampire_empire.rules.state import HUMAN, VAMPIRE
from referee.notation.names import is_name
from referee.notation.words import Quoted, expect, expect_count, expect_end, expect_text, misread

NONE: Final = "none"
PLUS: Final = "+"
COST: Final = re.compile(r"(?:[0-9]{1,2}|-)/(?:[0-9]{1,2}|-)", re.ASCII)
_TIMES = re.compile(r"([a-z]{1,2}[0-9])x([1-9][0-9]?)", re.ASCII)
MARKERS: Final = ("attack", "defence")
BLOCKED: Final = ("reveal", "hide", "water", "attack", "pass")
PILES: Final = ("hand", "deck", "moat", "cellar")


# --- words


def expect_character(words: list[str], index: int) -> str:
    return words[index].lower() if _is_character(words, index) else misread(index, "character")


def _is_character(words: list[str], index: int) -> bool:
    return index < len(words) and words[index].lower() in PROFESSION and type(words[index]) is not Quoted


def expect_characters(words: list[str], start: int, end: int) -> tuple[str, ...]:
    return tuple([expect_character(words, index) for index in range(start, end)])


def expect_cards(words: list[str], start: int, end: int) -> tuple[str, ...]:
    """Cards as printed; `c2x2` is two of them."""
    cards: list[str] = []
    for index in range(start, end):
        word = words[index].lower()
        if word in FACES:
            cards.append(FACES[word])
        elif (times := _TIMES.fullmatch(word)) and times[1] in FACES:
            cards += [FACES[times[1]]] * int(times[2])
        else:
            misread(index, "combat-card")
    return tuple(cards)


def _none_or_cards(words: list[str], start: int) -> tuple[str, ...]:
    """At least one card, or `none`."""
    if expect(words, start, "combat-card").lower() == NONE:
        expect_end(words, start + 1)
        return ()
    return expect_cards(words, start, len(words))


def expect_one_of(words: list[str], index: int, known: tuple[str, ...], expected: str) -> str:
    word = expect(words, index, expected).lower()
    return word if word in known else misread(index, expected)


def expect_why(words: list[str], index: int) -> str:
    """The reason of a ruling, which ends it."""
    why = expect_text(words, index)
    expect_end(words, index + 1)
    return why


# --- entries of a player


def _draw(player: int, words: list[str], at: int) -> Action:
    numbers: dict[str, int] = {}
    while at < len(words):
        pile = expect_one_of(words, at, ("moat", "cellar"), "discard-pile")
        if pile in numbers:
            misread(at, "end")
        numbers[pile] = expect_count(words, at + 1)
        at += 2
    return actions.Draw(player, **numbers)


def _keep(player: int, words: list[str], at: int) -> Action:
    expect_end(words, at)
    return actions.Keep(player)


def _reveal(player: int, words: list[str], at: int) -> Action:
    character = expect_character(words, at)
    expect_end(words, at + 1)
    return actions.Reveal(player, character)


def _hide(player: int, words: list[str], at: int) -> Action:
    character = expect_character(words, at)
    end = len(words) - 1 if len(words) > at + 1 and _is_character(words, len(words) - 1) else len(words)
    comes = words[end].lower() if end < len(words) else ""
    return actions.Hide(player, character, expect_cards(words, at + 1, end), comes)


def _water(player: int, words: list[str], at: int) -> Action:
    return actions.Water(player, expect_character(words, at), expect_cards(words, at + 1, len(words)))


def _answer(player: int, words: list[str], at: int) -> Action:
    what = expect_one_of(words, at, (VAMPIRE, HUMAN), "vampire-or-human")
    comes = expect_character(words, at + 1) if len(words) > at + 1 else ""
    expect_end(words, at + 2)
    return actions.Answer(player, what, comes)


def _attack(player: int, words: list[str], at: int) -> Action:
    characters: list[str] = []
    while at < len(words) and len(characters) < 2 and _is_character(words, at):
        characters.append(words[at].lower())
        at += 1
    cards = expect_cards(words, at, len(words)) if characters else _none_or_cards(words, at)
    return actions.Attack(player, tuple(characters), cards)


def _defend(player: int, words: list[str], at: int) -> Action:
    return actions.Defend(player, _none_or_cards(words, at))


def _enter(player: int, words: list[str], at: int) -> Action:
    """Whoever says it: who comes is the whole table's."""
    return read_enter(words, at)


def read_enter(words: list[str], at: int) -> Action:
    character = expect_character(words, at)
    expect_end(words, at + 1)
    return actions.Enter(character)


def _pass(player: int, words: list[str], at: int) -> Action:
    expect_end(words, at)
    return actions.Pass(player)


def _show(player: int, words: list[str], at: int) -> Action:
    characters = expect_characters(words, at, len(words))
    return actions.Show(player, characters) if characters else misread(at, "character")


# --- support cards


def _support(player: int, words: list[str], at: int) -> Action:
    if at >= len(words) or not is_name(words[at]) or COST.fullmatch(words[at]):  # the name was left out
        misread(at, "support-card")
    name, at = str(words[at]), at + 1
    cost = None
    if at < len(words) and COST.fullmatch(words[at]):
        cost, at = read_cost(words[at]), at + 1
    elif at < len(words) and (words[at][:1].isdigit() or "/" in words[at]):
        misread(at, "cost")
    combat = at < len(words) and words[at].lower() == "combat"
    at += combat
    effects: list[Effect] = []
    while True:
        end = next((index for index in range(at, len(words)) if is_plus(words[index])), len(words))
        effects.append(_effect(words[:end], at))
        if end == len(words):
            return actions.Support(player, name, cost, combat, tuple(effects))
        at = end + 1


def is_plus(word: str) -> bool:
    """What stands between two effects; in quotes it is a name or a text."""
    return word == PLUS and type(word) is not Quoted


def read_cost(word: str) -> Cost:
    day, night = word.split("/")
    return Cost(_price(day), _price(night))


def _price(word: str) -> int | None:
    return None if word == "-" else int(word)


def _effect(words: list[str], at: int) -> Effect:
    verb = expect_one_of(words, at, tuple(EFFECTS), "effect")
    return EFFECTS[verb](words, at + 1)


def _alone(effect: Effect) -> Callable[[list[str], int], Effect]:
    """A one-word effect."""

    def read(words: list[str], at: int) -> Effect:
        expect_end(words, at)
        return effect

    return read


def _about(effect: Callable[[str], Effect]) -> Callable[[list[str], int], Effect]:
    """An effect on one character."""

    def read(words: list[str], at: int) -> Effect:
        character = expect_character(words, at)
        expect_end(words, at + 1)
        return effect(character)

    return read


def _mark(kind: str) -> Callable[[list[str], int], Effect]:
    def read(words: list[str], at: int) -> Effect:
        character = expect_character(words, at)
        number = expect_count(words, at + 1) if len(words) > at + 1 else 1
        expect_end(words, at + 2)
        return actions.Mark(kind, character, number) if number else misread(at + 1, "number")

    return read


def _unmark(words: list[str], at: int) -> Effect:
    character, kind = expect_character(words, at), expect_one_of(words, at + 1, MARKERS, "marker")
    expect_end(words, at + 2)
    return actions.Unmark(character, kind)


def _cancel(words: list[str], at: int) -> Effect:
    word = expect(words, at, "combat-card").lower()
    expect_end(words, at + 1)
    if word == "support":
        return actions.CancelSupport()
    return actions.Cancel(FACES[word]) if word in FACES else misread(at, "combat-card")


def _block(words: list[str], at: int) -> Effect:
    verbs = [expect_one_of(words, index, BLOCKED, "blocked-verb") for index in range(at, len(words))]
    return actions.Block(tuple(dict.fromkeys(verbs))) if verbs else misread(at, "blocked-verb")


def _hide_away(words: list[str], at: int) -> Effect:
    character = expect_character(words, at)
    comes = expect_character(words, at + 1) if len(words) > at + 1 else ""
    expect_end(words, at + 2)
    return actions.HideAway(character, comes)


def _swap(words: list[str], at: int) -> Effect:
    character, other = expect_character(words, at), expect_character(words, at + 1)
    expect_end(words, at + 2)
    return actions.Swap(character, other)


def _whom(words: list[str], at: int) -> tuple[PlayerName | None, int, int]:
    """A player, if one is named, how many cards, and where the line goes on. Two words are always a name and a number:
    a player may be called 3."""
    named = len(words) > at + 1 and words[at + 1].isascii() and words[at + 1].isdigit()
    whom = PlayerName(words[at]) if named else None
    at += named
    return whom, expect_count(words, at), at + 1


def _draw_cards(words: list[str], at: int) -> Effect:
    whom, number, at = _whom(words, at)
    expect_end(words, at)
    return actions.DrawCards(whom, number)


def _discard_cards(words: list[str], at: int) -> Effect:
    whom, number, at = _whom(words, at)
    cellar = len(words) > at and words[at].lower() == "cellar"
    expect_end(words, at + cellar)
    return actions.DiscardCards(whom, number, cellar)


def _take(words: list[str], at: int) -> Effect:
    pile, number = expect_one_of(words, at, ("moat", "cellar", "deck"), "pile"), expect_count(words, at + 1)
    expect_end(words, at + 2)
    return actions.Take(pile, number)


def _told(word: str) -> Callable[[list[str], int], Effect]:
    def read(words: list[str], at: int) -> Effect:
        text = expect_text(words, at)
        if TURNING.search(text):
            misread(at, "turning")
        expect_end(words, at + 1)
        return actions.Words(word, text)

    return read


EFFECTS: Final[dict[str, Callable[[list[str], int], Effect]]] = {
    "attack": _mark("attack"),
    "defence": _mark("defence"),
    "unmark": _unmark,
    "cancel": _cancel,
    "stop": _alone(actions.Stop()),
    "block": _block,
    "hide": _hide_away,
    "swap": _swap,
    "shuffle": _alone(actions.Shuffle()),
    "test": _about(actions.Test),
    "kill": _about(actions.Kill),
    "draw": _draw_cards,
    "discard": _discard_cards,
    "take": _take,
    "look": _told("look"),
    "none": _alone(actions.Words(NONE)),
    "other": _told("other"),
}


# --- what the table rules of a player


def _pile(pile: str) -> Callable[[int, list[str], int], Action]:
    def read(player: int, words: list[str], at: int) -> Action:
        return actions.RulePile(player, pile, expect_count(words, at), expect_why(words, at + 1))

    return read


def _reshuffled(player: int, words: list[str], at: int) -> Action:
    yes = expect_one_of(words, at, ("yes", "no"), "yes-or-no") == "yes"
    return actions.RuleReshuffled(player, yes, expect_why(words, at + 1))


def _turn(player: int, words: list[str], at: int) -> Action:
    return actions.RuleTurn(player, expect_why(words, at))


def _wins(player: int, words: list[str], at: int) -> Action:
    return actions.RuleWins(player, expect_why(words, at))


VERBS: Final = {
    "draw": _draw,
    "keep": _keep,
    "reveal": _reveal,
    "hide": _hide,
    "water": _water,
    "answer": _answer,
    "attack": _attack,
    "defend": _defend,
    "enter": _enter,
    "pass": _pass,
    "support": _support,
    "show": _show,
}
TABLE_RULINGS: Final = {
    **{pile: _pile(pile) for pile in PILES},
    "reshuffled": _reshuffled,
    "turn": _turn,
    "wins": _wins,
}
COUNTS: Final = PILES
QUOTING: Final = ("support",)
