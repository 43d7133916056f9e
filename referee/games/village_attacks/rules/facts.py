"""What the table enters about its pieces before the game begins: sheets, map, spawn markers."""

from typing import Any, Final, NoReturn

from referee.engine.entries import PlayerName
from referee.engine.ruling import Events, refuse
from referee.games.village_attacks.rules.actions import Ready
from referee.games.village_attacks.rules.castle import HEARTS, passages_of
from referee.games.village_attacks.rules.effects import check_zone
from referee.games.village_attacks.rules.fact_entries import (
    FitsFact,
    GatesFact,
    GoalsFact,
    HeroFact,
    LineFact,
    MapFact,
    MinionFact,
    RoomFact,
    Sheet,
    SymbolsFact,
    TouchFact,
    TrapCard,
)
from referee.games.village_attacks.rules.markers import lacks_colours
from referee.games.village_attacks.rules.state import State, tell

FACTS: Final = (
    *(Sheet, HeroFact, MapFact, TouchFact, LineFact, GatesFact, GoalsFact, RoomFact, FitsFact, TrapCard),
    *(SymbolsFact, MinionFact),
)
_ALWAYS: Final = (Sheet, HeroFact, TrapCard, RoomFact, FitsFact, LineFact, MinionFact)  # can be entered later, too


def learn(state: State, fact: Any, events: Events) -> None:
    """A fact; one entered again replaces the first, but a map grows.

    :raises Refused: not-your-phase, unknown-monster, unknown-zone.
    """
    late_symbols = isinstance(fact, SymbolsFact) and lacks_symbols(state)
    if state.phase != "facts" and not isinstance(fact, _ALWAYS) and not late_symbols:
        refuse("not-your-phase", "facts", "not-your-phase.facts")
    facts, fact = state.facts, in_full(state, fact)
    match fact:
        case Sheet():
            if state.seat_of(fact.monster) is None:
                refuse("unknown-monster", "facts", word=fact.monster, legal=state.setup.monsters)
            others = [one for one in facts.sheets if one.monster != fact.monster]
            facts = facts._replace(sheets=tuple(sorted([*others, fact])))
        case HeroFact():
            heroes = [one for one in facts.heroes if one.name != fact.name]
            facts = facts._replace(heroes=tuple(sorted([*heroes, fact])))
        case TrapCard():
            cards = [one for one in facts.trapcards if one.name != fact.name]
            facts = facts._replace(trapcards=tuple(sorted([*cards, fact])))
        case MapFact(walks):
            known = state.castle.beside
            tiles = facts.tiles.union(*walks)
            facts = facts._replace(passages=facts.passages | passages_of(walks), tiles=tiles)
            new = {zone for walk in walks for zone in walk if zone not in (*known, *state.setup.page.tiles)}
            if new:
                tell(events, "tiles-extra", zones=tuple(sorted(new)))
        case TouchFact(walks):
            _check_zones(state, [zone for walk in walks for zone in walk])
            facts = facts._replace(touching=facts.touching | passages_of(walks))
        case LineFact(zones):
            _check_zones(state, zones)
            facts = facts._replace(lines=(*facts.lines, zones))
        case GatesFact(gates):
            _check_zones(state, [gate.zone for gate in gates], "unknown-zone.marker")
            facts = facts._replace(gates=gates)
        case GoalsFact(goals):
            _check_zones(state, [goal.zone for goal in goals])
            facts = facts._replace(goals=goals)
        case SymbolsFact(symbols):
            _check_zones(state, [one.zone for one in symbols])
            facts = facts._replace(symbols=tuple(sorted(symbols)))
            state.symbols = facts.symbols if late_symbols and state.phase != "facts" else state.symbols
        case MinionFact():
            if fact.master not in state.setup.monsters:
                refuse("unknown-monster", "facts", word=fact.master, legal=state.setup.monsters)
            minions = [one for one in facts.minions if one.name != fact.name]
            facts = facts._replace(minions=tuple(sorted([*minions, fact])))
        case RoomFact(zone, size):
            _check_zones(state, [zone])
            facts = facts._replace(rooms=(*[one for one in facts.rooms if one[0] != zone], (zone, size)))
        case FitsFact(zone, number):
            _check_zones(state, [zone])
            facts = facts._replace(fits=(*[one for one in facts.fits if one[0] != zone], (zone, number)))
    state.facts = facts
    tell(events, "fact")


def in_full(state: State, fact: Any) -> Any:
    """With the monster's name as the header has it."""
    match fact:
        case Sheet(name):
            seat = state.seat_of(name)
            return fact if seat is None else fact._replace(monster=PlayerName(state.setup.monsters[seat]))
        case MinionFact(_, name):
            seat = state.seat_of(name)
            return fact if seat is None else fact._replace(master=PlayerName(state.setup.monsters[seat]))
    return fact


def _check_zones(state: State, zones: Any, detail: str = "") -> None:
    """:raises Refused: fact-missing before there is a map, unknown-zone."""
    if not state.facts.passages:
        refuse("fact-missing", "facts", "fact-missing.map")
    for zone in zones:
        check_zone(state, zone, detail)


def missing(state: State) -> tuple[str, ...]:
    """Which facts are needed before the game can begin, as the words that their entries begin with."""
    facts = state.facts
    sheets = [f"sheet {name}" for name in state.setup.monsters if facts.sheet(name) is None]
    has_heart = any(heart in state.castle.beside for heart in HEARTS)
    gates = () if facts.gates and not lacks_colours(state) else ("gates",)
    goals = ("goals",) if state.setup.page.own_objectives and not facts.goals else ()
    return (*sheets, *(() if has_heart else ("map",)), *gates, *goals)


def how_missing(state: State, fact: str) -> str:
    """The word of a fact that is missing, or that its colours are."""
    return "colours" if fact == "gates" and state.facts.gates else fact.split()[0]


def refuse_missing(state: State, wanted: tuple[str, ...]) -> NoReturn:
    """:raises Refused: fact-missing."""
    detail, colours = f"fact-missing.{how_missing(state, wanted[0])}", lacks_colours(state)
    refuse("fact-missing", "facts", detail, fact=wanted[0], legal=wanted, colours=colours)


def unlike_the_book(state: State) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The scenario's tiles that the map lacks, and tiles of the map that the scenario doesn't have."""
    tiles, zones = state.setup.page.tiles, tuple(state.castle.beside)
    return tuple([one for one in tiles if one not in zones]), tuple([one for one in zones if one not in tiles])


def check_ready(state: State, action: Ready, events: Events) -> None:
    """The facts are complete, and every gate has a way to the Heart.

    :raises Refused: fact-missing, not-your-phase, no-passage.
    """
    wanted = missing(state) if state.phase == "facts" else ()  # later a collapse may have taken all markers (13)
    if wanted:
        refuse_missing(state, wanted)
    if state.phase != "facts":
        refuse("not-your-phase", "facts", "not-your-phase.ready")
    check_gates(state)
    lacking, extra = unlike_the_book(state)
    if lacking:
        tell(events, "tiles-lacking", zones=lacking)
    if extra:
        tell(events, "tiles-extra", zones=extra)
    if lacks_symbols(state):
        tell(events, "symbols-lacking")


def lacks_symbols(state: State) -> bool:
    """Scenario 12: nobody has said yet where the symbol markers are; that is needed once one of them is taken."""
    return state.setup.page.first_by_symbols and not state.facts.symbols


def check_gates(state: State) -> None:
    """:raises Refused: no-passage, if one has no way to the Heart."""
    cut_off = [gate.zone for gate in state.facts.gates if gate.zone not in state.castle.distance]
    if cut_off:
        refuse("no-passage", "map", "no-passage.gate", zone=cut_off[0])
