"""Entries from their words: `P place b030:row d3` and the like."""

import re
from typing import Final

from referee.games.vampire_village.rules import actions
from referee.games.vampire_village.rules.actions import Action, Walk
from referee.games.vampire_village.rules.cards import DEMONS, ORDER, STEALS, Card, read_card
from referee.games.vampire_village.rules.cells import COLUMN
from referee.notation.words import expect, expect_count, expect_end, expect_text, misread

_new = tuple.__new__  # as in state.py, for the entries that are most of a game
_WALK = re.compile(r"([a-z]-?[0-9]+(?:-[a-z]-?[0-9]+)+)(?:x([1-9][0-9]{0,999}))?", re.ASCII)
_STEP = re.compile(r"[a-z]-?[0-9]+", re.ASCII)


def _card(words: list[str], index: int) -> Card:
    card = read_card(words[index]) if index < len(words) else None
    return card if card is not None else misread(index, "card")


def _cell(words: list[str], index: int) -> str:
    word = words[index] if index < len(words) else ""
    if word in COLUMN:
        return word
    return word.lower() if word.lower() in COLUMN else misread(index, "cell")


def _creature(words: list[str], index: int, expected: str = "creature") -> str:
    word = words[index] if index < len(words) else ""
    if word in ORDER:
        return word
    return word.lower() if word.lower() in ORDER else misread(index, expected)


def _faces(words: list[str], start: int, end: int) -> tuple[str, ...]:
    faces = tuple(words[start:end])
    for face in faces:
        if face not in ORDER:
            return tuple([_creature(words, index) for index in range(start, end)])
    return faces


def _walk(words: list[str], index: int) -> Walk:
    match = _WALK.fullmatch(expect(words, index, "walk").lower())
    if match is None:
        misread(index, "walk")
    cells = _STEP.findall(match[1])
    for cell in cells:
        if cell not in COLUMN:
            misread(index, "walk")
    return Walk(tuple(cells), int(match[2] or 1))


def read_walk(word: str) -> Walk:
    """:raises Misread: if it is none."""
    return _walk([word], 0)


def _merged(walks: list[Walk]) -> tuple[Walk, ...]:
    if len(walks) == 1:
        return (*walks,)
    counts: dict[tuple[str, ...], int] = {}
    for walk in walks:
        counts[walk.cells] = counts.get(walk.cells, 0) + walk.villagers
    return tuple([Walk(cells, count) for cells, count in counts.items()])


def _start(player: int, words: list[str], at: int) -> Action:
    card = _card(words, at)
    expect_end(words, at + 1)
    return _new(actions.Start, (player, card))


def _place(player: int, words: list[str], at: int) -> Action:
    card, cell = _card(words, at), _cell(words, at + 1)
    if len(words) == at + 2:
        return _new(actions.Place, (player, card, cell, ()))
    walks = [_walk(words, index) for index in range(at + 2, len(words))]
    return actions.Place(player, card, cell, _merged(walks))


def _creatures(player: int, words: list[str], at: int) -> Action:
    return _new(actions.Reveal, (player, _faces(words, at, len(words))))


def _demon(player: int, words: list[str], at: int) -> Action:
    demon = _creature(words, at, "demon")
    if demon not in DEMONS:
        misread(at, "demon")
    answer = expect(words, at + 1, "answer").lower()
    if answer == "hero":
        cell = _cell(words, at + 2)
        expect_end(words, at + 3)
        return actions.DemonHero(player, demon, cell)
    if answer != "effect":
        misread(at + 1, "answer")
    if len(words) == at + 2:
        return actions.DemonEffect(player, demon)
    target = None
    if demon in STEALS:
        target = _creature(words, at + 2)
    elif demon == "dm":
        target = _cell(words, at + 2)
    expect_end(words, at + 2 if target is None else at + 3)
    return actions.DemonEffect(player, demon, target)


def _breach(player: int, words: list[str], at: int) -> Action:
    cell = _cell(words, at)
    creature = _creature(words, at + 1) if len(words) > at + 1 else None
    expect_end(words, at + 2)
    return _new(actions.Breach, (player, cell, creature))


def _rule_villagers(player: int, words: list[str], at: int) -> Action:
    cell, number, why = _cell(words, at), expect_count(words, at + 1), expect_text(words, at + 2)
    expect_end(words, at + 3)
    return actions.RuleVillagers(player, cell, number, why)


def _rule_card(player: int, words: list[str], at: int) -> Action:
    cell = _cell(words, at)
    card = None if expect(words, at + 1, "card").lower() == "none" else _card(words, at + 1)
    why = expect_text(words, at + 2)
    expect_end(words, at + 3)
    return actions.RuleCard(player, cell, card, why)


def _rule_creatures(player: int, words: list[str], at: int) -> Action:
    last = max(at, len(words) - 1)
    return actions.RuleCreatures(player, _faces(words, at, last), expect_text(words, last))


VERBS: Final = {"start": _start, "place": _place, "creatures": _creatures, "demon": _demon, "breach": _breach}
TABLE_RULINGS: Final = {"villagers": _rule_villagers, "card": _rule_card, "creatures": _rule_creatures}
COUNTS: Final = ("villagers", "creatures", "cards", "points")
QUOTING: Final = ()
