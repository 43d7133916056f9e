"""Facts from their words: `sheet vampire u 6 5 d2 r1 m2` and the like."""

import re
from collections.abc import Callable
from typing import Any, Final

from referee.engine.entries import PlayerName
from referee.engine.game import TableParser
from referee.engine.lexicon import lexicon, unaccented
from referee.games.village_attacks.rules import fact_entries
from referee.games.village_attacks.rules.figures import TYPES
from referee.games.village_attacks.rules.setup import may_be_called
from referee.games.village_attacks.rules.traps import SIZES
from referee.games.village_attacks.words import foreign
from referee.games.village_attacks.words.tokens import dice_in, walk_at, zone_at, zone_in
from referee.notation.words import expect, expect_end, misread

_COST = re.compile(r"([123]):([mrgsctx]+|-)/([mrgsctx]+|-)", re.ASCII)
_MARKER = re.compile(r"([a-z]{1,3}-?[0-9]{1,2})(?::([^\W\d_]+?))?(?:x([1-9]))?")
SHEET: Final = ("type", "health", "xp-value", "defence-slots", "reserve-slots", "movement-slots")
HERO: Final = ("type", "health", "speed", "attack-wounds", "range")
TRAPCARD: Final = ("trap-cost", "trap-rooms", "trap-kinds", "trap-does")
ROOMS: Final = ("any", "corridor", *SIZES)
COLOURS: Final = lexicon(foreign.COLOURS)  # that matter somewhere
_ROOMS: Final = lexicon(foreign.ROOMS)
_TYPES: Final = lexicon({letter: foreign.TYPES[letter] for letter in TYPES})
_TEXT: Final = lexicon(foreign.TEXT)
_TRAP_DOES: Final = lexicon(foreign.TRAP_DOES)
_DOES = re.compile(r"([^\W\d_]+)([1-9])")


def _name(words: list[str], index: int) -> str:
    name = expect(words, index, "fact-name").lower()
    return name if may_be_called(name) and zone_in(name) is None else misread(index, "fact-name")


def _type(words: list[str], index: int) -> str:
    return _TYPES.get(unaccented(expect(words, index, "type"))) or misread(index, "type")


def _number(words: list[str], index: int, letter: str = "", least: int = 0, *, what: str) -> int:
    word = expect(words, index, what).lower().removeprefix(letter)
    if not re.fullmatch(r"[0-9]{1,2}", word, re.ASCII) or int(word) < least:
        misread(index, what)
    return int(word)


def _sheet(words: list[str], at: int) -> fact_entries.Sheet:
    name, kind = _name(words, at), _type(words, at + 1)
    health, xp = (_number(words, at + place, least=1, what=SHEET[place - 1]) for place in (2, 3))
    defence, reserve, movement = (
        _number(words, at + 4 + place, letter, what=SHEET[place + 3]) for place, letter in enumerate("drm")
    )
    costs = tuple([_cost(words, index) for index in range(at + 7, len(words))])
    return fact_entries.Sheet(PlayerName(name), kind, health, xp, defence, reserve, movement, costs)


def _cost(words: list[str], index: int) -> fact_entries.Cost:
    found = _COST.fullmatch(expect(words, index, "cost").lower())
    if not found:
        misread(index, "cost")
    basic, better = (dice_in(word) or "" for word in found.groups()[1:])
    return fact_entries.Cost(int(found[1]), basic, better)


def _hero(words: list[str], at: int) -> fact_entries.HeroFact:
    return fact_entries.HeroFact(*marker_at(words, at))


def marker_at(words: list[str], at: int) -> tuple[str, str, int, int, int, int]:
    """Name, type, health, speed, wounds and range, as on the marker of a hero or the card of a summoned monster."""
    name, kind = _name(words, at), _type(words, at + 1)
    health, speed, wounds, far = (
        _number(words, at + place, least=int(place == 2), what=HERO[place - 1]) for place in (2, 3, 4, 5)
    )
    expect_end(words, at + 6)
    return name, kind, health, speed, wounds, far


def _walks(make: Callable[[tuple[tuple[str, ...], ...]], Any]) -> TableParser:
    def read(words: list[str], at: int) -> Any:
        return make(tuple([walk_at(words, index) for index in range(at, max(len(words), at + 1))]))

    return read


def _line(words: list[str], at: int) -> fact_entries.LineFact:
    walk = walk_at(words, at)
    expect_end(words, at + 1)
    return fact_entries.LineFact(walk)


def _markers(words: list[str], at: int) -> list[tuple[str, str, int]]:
    """`g1:blue`, `l1:redx2`."""
    found = []
    for index in range(at, max(len(words), at + 1)):
        marker = _MARKER.fullmatch(expect(words, index, "marker").lower())
        zone = zone_in(marker[1]) if marker else None
        if not marker or zone is None:
            misread(index, "marker")
        colour = marker[2] or ""
        found.append((zone, COLOURS.get(unaccented(colour), colour), int(marker[3] or 1)))
    return found


def _gates(words: list[str], at: int) -> fact_entries.GatesFact:
    gates = tuple([fact_entries.Gate(zone, colour) for zone, colour, _ in _markers(words, at)])
    return fact_entries.GatesFact(gates) if len({gate.zone for gate in gates}) == len(gates) else misread(at, "marker")


def _goals(words: list[str], at: int) -> fact_entries.GoalsFact:
    return fact_entries.GoalsFact(tuple([fact_entries.Goal(*marker) for marker in _markers(words, at)]))


def _symbols(words: list[str], at: int) -> fact_entries.SymbolsFact:
    """`eh1:mg`: a marker for each die."""
    found: list[fact_entries.Symbol] = []
    for index in range(at, max(len(words), at + 1)):
        place, _, marks = expect(words, index, "symbol-marker").lower().partition(":")
        zone, dice = zone_in(place), dice_in(marks)
        if zone is None or not dice or {*dice} & {*"tx"}:
            misread(index, "symbol-marker")
        found += [fact_entries.Symbol(zone, die) for die in dice]
    return fact_entries.SymbolsFact(tuple(found))


def _room(words: list[str], at: int) -> fact_entries.RoomFact:
    zone, size = zone_at(words, at), _ROOMS.get(unaccented(expect(words, at + 1, "room-size")), "")
    if size not in SIZES:
        misread(at + 1, "room-size")
    expect_end(words, at + 2)
    return fact_entries.RoomFact(zone, size)


def _fits(words: list[str], at: int) -> fact_entries.FitsFact:
    zone, number = zone_at(words, at), _number(words, at + 1, least=1, what="fits-number")
    expect_end(words, at + 2)
    return fact_entries.FitsFact(zone, number)


def _trapcard(words: list[str], at: int) -> fact_entries.TrapCard:
    """`trapcard chandelier g any pht -2 push1`."""
    name = _name(words, at)
    cost = dice_in(expect(words, at + 1, "trap-cost")) or misread(at + 1, "trap-cost")
    rooms = _ROOMS.get(unaccented(expect(words, at + 2, "trap-rooms"))) or misread(at + 2, "trap-rooms")
    kinds = expect(words, at + 3, "trap-kinds").lower()
    if not kinds or {*kinds} - {*"pht"} or len({*kinds}) < len(kinds):
        misread(at + 3, "trap-kinds")
    card = fact_entries.TrapCard(name, cost, rooms, "".join(kind for kind in "pht" if kind in kinds))
    for index in range(at + 4, max(len(words), at + 5)):
        card = card._replace(**dict([_trap_does(words, index)]))
    return card


def _trap_does(words: list[str], index: int) -> tuple[str, Any]:
    word = expect(words, index, "trap-does").lower()
    if unaccented(word) in _TEXT:
        return "text", True
    if re.fullmatch(r"-[1-9]", word, re.ASCII):
        return "wounds", int(word[1:])
    found = _DOES.fullmatch(word)
    does = _TRAP_DOES.get(unaccented(found[1])) if found else None
    return (does, int(found[2])) if found and does else misread(index, "trap-does")


def _minion(words: list[str], at: int) -> fact_entries.MinionFact:
    name, master = _name(words, at), _name(words, at + 1)
    health = _number(words, at + 2, least=1, what="health")
    expect_end(words, at + 3)
    return fact_entries.MinionFact(name, PlayerName(master), health)


READERS: Final[dict[str, TableParser]] = {
    "sheet": _sheet,
    "hero": _hero,
    "map": _walks(fact_entries.MapFact),
    "line": _line,
    "gates": _gates,
    "goals": _goals,
    "symbols": _symbols,
    "room": _room,
    "fits": _fits,
    "touch": _walks(fact_entries.TouchFact),
    "trapcard": _trapcard,
    "minion": _minion,
}


def write_fact(fact: Any) -> list[str]:
    match fact:
        case fact_entries.Sheet(name, kind, health, xp, defence, reserve, movement, costs):
            written = [f"{cost.ability}:{cost.basic or '-'}/{cost.better or '-'}" for cost in costs]
            return ["sheet", name, kind, str(health), str(xp), f"d{defence}", f"r{reserve}", f"m{movement}", *written]
        case fact_entries.HeroFact(name, kind, health, speed, wounds, far):
            return ["hero", name, kind, *map(str, (health, speed, wounds, far))]
        case fact_entries.MapFact(walks):
            return ["map", *("-".join(walk) for walk in walks)]
        case fact_entries.TouchFact(walks):
            return ["touch", *("-".join(walk) for walk in walks)]
        case fact_entries.LineFact(zones):
            return ["line", "-".join(zones)]
        case fact_entries.GatesFact(gates):
            return ["gates", *(gate.zone + (f":{gate.colour}" if gate.colour else "") for gate in gates)]
        case fact_entries.GoalsFact(goals):
            return ["goals", *map(_write_goal, goals)]
        case fact_entries.SymbolsFact(symbols):
            dice: dict[str, str] = {}
            for one in symbols:
                dice[one.zone] = dice.get(one.zone, "") + one.die
            return ["symbols", *(f"{zone}:{marks}" for zone, marks in dice.items())]
        case fact_entries.TrapCard(name, cost, rooms, kinds, wounds, push, stun, burn, text):
            numbers = [f"{word}{number}" for word, number in (("push", push), ("stun", stun), ("burn", burn)) if number]
            return ["trapcard", name, cost, rooms, kinds, *[f"-{wounds}"] * bool(wounds), *numbers, *["text"] * text]
        case fact_entries.FitsFact(zone, number):
            return ["fits", zone, str(number)]
        case fact_entries.MinionFact(name, master, health):
            return ["minion", name, master, str(health)]
    return ["room", fact.zone, fact.size]


def _write_goal(goal: fact_entries.Goal) -> str:
    return goal.zone + (f":{goal.colour}" if goal.colour else "") + (f"x{goal.number}" if goal.number > 1 else "")
