"""Which facts a table enters about its own pieces, and how they are told."""

from collections.abc import Mapping
from typing import Any, Final

from referee.engine.parts import FactKind
from referee.engine.ruling import Said
from referee.games.village_attacks.boards import shown
from referee.games.village_attacks.facts_told import marker_said, symbol_said
from referee.games.village_attacks.rules import fact_entries
from referee.games.village_attacks.rules.facts import FACTS
from referee.games.village_attacks.rules.scenarios import IGNORED
from referee.games.village_attacks.rules.state import Setup
from referee.games.village_attacks.words.facts import write_fact

PLACE: Final = "scenario"
KINDS: Final[Mapping[str, FactKind]] = {
    "sheet": FactKind(everywhere=True, named=True),
    "hero": FactKind(everywhere=True, named=True),
    "trapcard": FactKind(everywhere=True, named=True),
    "map": FactKind(grows=True),
    "touch": FactKind(grows=True),
    "line": FactKind(grows=True),
    "gates": FactKind(),
    "goals": FactKind(),
    "symbols": FactKind(),
    "room": FactKind(named=True),
    "fits": FactKind(named=True),
    "minion": FactKind(named=True),
}


def is_fact(action: Any) -> bool:
    return isinstance(action, FACTS)


def wanted(setup: Setup, kind: str, name: str) -> bool:
    """Sheets of the monsters that are there, heroes where they can come, trap cards where there are traps."""
    match kind:
        case "sheet":
            return name in setup.monsters
        case "hero":
            return setup.page.heroes != IGNORED
        case "trapcard":
            return setup.page.traps
        case "fits":
            return bool(setup.house.capacity)
    return True


def said(fact: Any) -> Said:
    match fact:
        case fact_entries.Sheet():
            params = {**fact._asdict(), "name": fact.monster.capitalize(), "type": Said(f"type.{fact.type}")}
            return Said("fact.sheet", params)
        case fact_entries.HeroFact():
            params = {**fact._asdict(), "name": fact.name.capitalize(), "type": Said(f"type.{fact.type}")}
            return Said("fact.hero", params)
        case fact_entries.TrapCard():
            return Said("fact.trapcard", {"name": fact.name.capitalize(), "words": write_fact(fact)[2:]})
        case fact_entries.GatesFact(gates):
            return Said("fact.gates", {"zones": tuple(map(marker_said, gates))})
        case fact_entries.GoalsFact(goals):
            return Said("fact.goals", {"zones": tuple(map(marker_said, goals))})
        case fact_entries.RoomFact(zone, size):
            return Said(f"fact.room-{size}", {"zone": shown(zone)})
        case fact_entries.FitsFact(zone, number):
            return Said("fact.fits", {"zone": shown(zone), "number": number})
        case fact_entries.LineFact(zones):
            return Said("fact.line", {"zones": [shown(zone) for zone in zones]})
        case fact_entries.SymbolsFact(symbols):
            return Said("fact.symbols", {"zones": tuple(map(symbol_said, symbols))})
        case fact_entries.MinionFact(name, master, health):
            params = {"name": name.capitalize(), "monster": master.capitalize(), "health": health}
            return Said("fact.minion", params)
    kind, *_ = write_fact(fact)
    return Said(f"fact.{kind}", {"walks": [" – ".join(map(shown, walk)) for walk in fact.walks]})
