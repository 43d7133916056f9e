"""What belongs to the whole table: its entries, rulings and counts."""

from collections.abc import Mapping
from typing import Final

from referee.engine.game import TableParser
from referee.notation.words import expect_count, expect_end, expect_text
from tests.siege.rules.state import Accuse, March, RuleHeart, RuleRaiders, Sabotage, Spawn, State
from tests.siege.words import zone_at


def _march(words: list[str], start: int) -> March:
    zone = zone_at(words, start)
    expect_end(words, start + 1)
    return March(zone)


def _spawn(words: list[str], start: int) -> Spawn:
    zone, number = zone_at(words, start), expect_count(words, start + 1)
    expect_end(words, start + 2)
    return Spawn(zone, number)


def _zone_or_none(words: list[str], start: int) -> str:
    zone = "" if words[start : start + 1] == ["none"] else zone_at(words, start)
    expect_end(words, start + 1)
    return zone


def _sabotage(words: list[str], start: int) -> Sabotage:
    return Sabotage(_zone_or_none(words, start))


def _accuse(words: list[str], start: int) -> Accuse:
    return Accuse(_zone_or_none(words, start))


def _heart(words: list[str], start: int) -> RuleHeart:
    number, why = expect_count(words, start), expect_text(words, start + 1)
    expect_end(words, start + 2)
    return RuleHeart(number, why)


def _raiders(words: list[str], start: int) -> RuleRaiders:
    zone, number, why = zone_at(words, start), expect_count(words, start + 1), expect_text(words, start + 2)
    expect_end(words, start + 3)
    return RuleRaiders(zone, number, why)


VERBS: Final[Mapping[str, TableParser]] = {
    "march": _march,
    "spawn": _spawn,
    "sabotage": _sabotage,
    "accuse": _accuse,
}
RULINGS: Final[Mapping[str, TableParser]] = {"heart": _heart, "raiders": _raiders}
COUNTS: Final = ("heart", "raiders", "cards")


def count(state: State, what: str) -> int:
    return {"heart": state.heart, "raiders": sum(state.raiders), "cards": state.cards}[what]
