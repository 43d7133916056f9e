"""Entries of a monster from their words: `vampire move lc1 a1` and the like."""

from collections.abc import Callable
from typing import Any, Final

from referee.engine.game import Parser
from referee.games.village_attacks.rules import actions
from referee.games.village_attacks.rules.attack import ITSELF
from referee.games.village_attacks.words.tokens import (
    NONE,
    dice_at,
    dice_if_any,
    effects_at,
    monster_in,
    name_at,
    order_at,
    targets_at,
    zone_at,
    zone_in,
)
from referee.notation.words import expect, expect_end, misread

HEALED: Final = ("wound", "burn", "slow", "silence", "sunder")
LOAD: Final = "objective"
PARRIES: Final = {"-": "-", "s": "s", "c": "c", "sc": "sc", "cs": "sc", "x": "x"}


def _bare(make: Callable[[int], Any]) -> Parser:
    """An entry that is its verb alone."""

    def read(player: int, words: list[str], start: int) -> Any:
        expect_end(words, start)
        return make(player)

    return read


def _with_dice(make: Callable[[int, str], Any]) -> Parser:
    def read(player: int, words: list[str], start: int) -> Any:
        dice = dice_at(words, start)
        expect_end(words, start + 1)
        return make(player, dice)

    return read


def _level(player: int, words: list[str], start: int) -> actions.Level:
    choice = expect(words, start, "ability").lower()
    if choice not in ("1", "2", "3", *HEALED):
        misread(start, "ability")
    expect_end(words, start + 1)
    return actions.Level(player, choice)


def _return(player: int, words: list[str], start: int) -> actions.Return:
    zone = zone_at(words, start)
    expect_end(words, start + 1)
    return actions.Return(player, zone)


def _again(player: int, words: list[str], start: int) -> actions.Again:
    symbol, dice = dice_at(words, start), dice_at(words, start + 1)
    if len(symbol) != 1:
        misread(start, "symbol")
    expect_end(words, start + 2)
    return actions.Again(player, symbol, dice)


def _move(player: int, words: list[str], start: int) -> actions.Move:
    dice, start = dice_if_any(words, start)
    zones = [zone_at(words, index) for index in range(start, max(len(words), start + 1))]
    return actions.Move(player, dice, tuple(zones))


def _hit(player: int, words: list[str], start: int) -> actions.Hit:
    dice, start = dice_if_any(words, start)
    zone = zone_in(words[start]) if start < len(words) else None
    return actions.Hit(player, dice, zone or "", targets_at(words, start + bool(zone)))


def _heal(player: int, words: list[str], start: int) -> actions.Heal:
    dice, start = dice_if_any(words, start)
    what = [expect(words, index, "healed").lower() for index in range(start, max(len(words), start + 1))]
    for index, word in enumerate(what, start):
        if word not in HEALED:
            misread(index, "healed")
    return actions.Heal(player, dice, tuple(what))


def _use(player: int, words: list[str], start: int) -> actions.Use:
    ability = expect(words, start, "ability")
    if ability not in ("1", "2", "3"):
        misread(start, "ability")
    dice, start = dice_if_any(words, start + 1)
    return actions.Use(player, int(ability), dice, effects_at(words, start, len(words)))


def _paid(make: Callable[[int, str], Any]) -> Parser:
    """A die may be named."""

    def read(player: int, words: list[str], start: int) -> Any:
        dice, start = dice_if_any(words, start)
        expect_end(words, start)
        return make(player, dice)

    return read


def _drop(player: int, words: list[str], start: int) -> Any:
    """Dice of the reserve, or the objective that it carries."""
    if start < len(words) and words[start].lower() == LOAD:
        expect_end(words, start + 1)
        return actions.PutBack(player)
    return _with_dice(actions.Drop)(player, words, start)


def _trap(player: int, words: list[str], start: int) -> actions.LayTrap:
    card = name_at(words, start)
    dice = dice_at(words, start + 1) if len(words) > start + 1 else ""
    expect_end(words, start + 2)
    return actions.LayTrap(player, card, dice)


def _die(make: Callable[[int, str], Any], *, needed: bool) -> Parser:
    def read(player: int, words: list[str], start: int) -> Any:
        die = dice_at(words, start) if needed or len(words) > start else ""
        if len(die) > 1:
            misread(start, "symbol")
        expect_end(words, start + bool(die))
        return make(player, die)

    return read


def _redirect(player: int, words: list[str], start: int) -> actions.Redirect:
    """To a minion; `-` or `none` if it takes the attack itself."""
    word = expect(words, start, "minion").lower()
    expect_end(words, start + 1)
    if word in (ITSELF, NONE):
        return actions.Redirect(player, ITSELF)
    return actions.Redirect(player, monster_in(word) or misread(start, "minion"))


def _defend(player: int, words: list[str], start: int) -> actions.Defend:
    answers = [expect(words, index, "parry").lower() for index in range(start, max(len(words), start + 1))]
    for index, word in enumerate(answers, start):
        if word not in PARRIES:
            misread(index, "parry")
    return actions.Defend(player, tuple([PARRIES[word] for word in answers]))


def _order(player: int, words: list[str], start: int) -> actions.Order:
    """Which die makes room for a marker is asked of one monster, but the entry is the table's."""
    return order_at(words, start)


VERBS: Final[dict[str, Parser]] = {
    "first": _bare(actions.First),
    "level": _level,
    "return": _return,
    "drop": _drop,
    "roll": _with_dice(actions.Roll),
    "again": _again,
    "stay": _bare(actions.Stay),
    "move": _move,
    "hit": _hit,
    "guard": _with_dice(actions.Guard),
    "keep": _with_dice(actions.Keep),
    "heal": _heal,
    "use": _use,
    "trap": _trap,
    "catch": _paid(actions.Catch),
    "kill": _paid(actions.KillLoad),
    "seal": _paid(actions.Seal),
    "pay": _die(actions.Pay, needed=True),
    "take": _die(actions.Take, needed=False),
    "defend": _defend,
    "redirect": _redirect,
    "order": _order,
}
