"""The words of the entries, read and written."""

from collections.abc import Mapping
from typing import Final

from referee.engine.game import Parser
from referee.notation.words import Quoted, expect, expect_end, expect_text, misread
from tests.siege.rules.castle import ZONES
from tests.siege.rules.state import (
    LOYAL,
    TRAITOR,
    Accuse,
    Action,
    Fight,
    Go,
    March,
    Rest,
    Reveal,
    RuleHeart,
    RuleRaiders,
    RuleZone,
    Sabotage,
    Spawn,
    State,
)


def zone_at(words: list[str], index: int) -> str:
    zone = expect(words, index, "zone").lower()
    if zone not in ZONES:
        misread(index, "zone")
    return zone


def _go(player: int, words: list[str], start: int) -> Go:
    zone = zone_at(words, start)
    expect_end(words, start + 1)
    return Go(player, zone)


def _fight(player: int, words: list[str], start: int) -> Fight:
    expect_end(words, start)
    return Fight(player)


def _rest(player: int, words: list[str], start: int) -> Rest:
    expect_end(words, start)
    return Rest(player)


def _reveal(player: int, words: list[str], start: int) -> Reveal:
    role = expect(words, start, "role").lower()
    if role not in (LOYAL, TRAITOR):
        misread(start, "role")
    expect_end(words, start + 1)
    return Reveal(player, role)


def _at(player: int, words: list[str], start: int) -> RuleZone:
    zone, why = zone_at(words, start), expect_text(words, start + 1)
    expect_end(words, start + 2)
    return RuleZone(player, zone, why)


VERBS: Final[Mapping[str, Parser]] = {"go": _go, "fight": _fight, "rest": _rest, "reveal": _reveal}
TABLE_RULINGS: Final[Mapping[str, Parser]] = {"at": _at}
COUNTS: Final = ("felled",)
QUOTING: Final = ()


def write(action: Action, state: State) -> list[str]:
    """The words of the entry, but for the player's name."""
    match action:
        case Go(_, zone):
            return ["go", zone]
        case Fight():
            return ["fight"]
        case Rest():
            return ["rest"]
        case Reveal(_, role):
            return ["reveal", role]
        case March(zone):
            return ["march", zone]
        case Spawn(zone, number):
            return ["spawn", zone, str(number)]
        case Sabotage(zone):
            return ["sabotage", zone or "none"]
        case Accuse(zone):
            return ["accuse", zone or "none"]
        case RuleHeart(number, why):
            return ["heart", str(number), Quoted(why)]
        case RuleRaiders(zone, number, why):
            return ["raiders", zone, str(number), Quoted(why)]
        case RuleZone(_, zone, why):
            return ["at", zone, Quoted(why)]
