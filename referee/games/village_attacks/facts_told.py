"""What the table entered about its pieces, in words."""

from typing import Any

from referee.engine.ruling import Said
from referee.games.village_attacks.boards import colour_said, shown
from referee.games.village_attacks.naming import dice_said, named
from referee.games.village_attacks.rules import fact_entries


def fact_said(fact: Any) -> Said:
    match fact:
        case fact_entries.Sheet():
            numbers = {key: getattr(fact, key) for key in ("health", "xp", "defence", "reserve", "movement")}
            return Said("deed.sheet", {"name": named(fact.monster), "type": Said(f"type.{fact.type}"), **numbers})
        case fact_entries.HeroFact():
            numbers = {key: getattr(fact, key) for key in ("health", "speed", "wounds", "range")}
            return Said("deed.hero", {"name": named(fact.name), "type": Said(f"type.{fact.type}"), **numbers})
        case fact_entries.MapFact(walks):
            return Said("deed.map", {"walks": tuple(map(_walk, walks))})
        case fact_entries.TouchFact(walks):
            return Said("deed.touch", {"walks": tuple(map(_walk, walks))})
        case fact_entries.LineFact(zones):
            return Said("deed.line", {"walks": _walk(zones)})
        case fact_entries.GatesFact(gates):
            return Said("deed.gates", {"zones": tuple(map(marker_said, gates))})
        case fact_entries.GoalsFact(goals):
            return Said("deed.goals", {"zones": tuple(map(marker_said, goals))})
        case fact_entries.SymbolsFact(symbols):
            return Said("deed.symbols", {"zones": tuple(map(symbol_said, symbols))})
        case fact_entries.RoomFact(zone, size):
            return Said("deed.room", {"zone": shown(zone), "size": Said(f"room.{size}")})
        case fact_entries.FitsFact(zone, number):
            return Said("deed.fits", {"zone": shown(zone), "number": number})
        case fact_entries.MinionFact(name, master, health):
            params = {"name": named(name), "monster": named(master), "health": health}
            return Said("deed.minion", params)
    params = {"card": named(fact.name), "dice": dice_said(fact.cost), "rooms": Said(f"room.{fact.rooms}")}
    kinds = tuple([Said(f"trap.hits-{kind}") for kind in fact.kinds])
    return Said("deed.trapcard", {**params, "kinds": kinds, "does": _trap_does(fact)})


def _trap_does(card: fact_entries.TrapCard) -> tuple[Said, ...]:
    numbers = {"wounds": card.wounds, "stun": card.stun, "burn": card.burn, "push": card.push}
    told = [Said(f"trap.{what}", {"number": number}) for what, number in numbers.items() if number]
    return (*told, *([Said("trap.text")] if card.text else []))


def marker_said(marker: fact_entries.Gate | fact_entries.Goal) -> Any:
    """Its zone, with its colour and how many there are."""
    number = marker.number if isinstance(marker, fact_entries.Goal) else 1
    several = "several" if number > 1 else "one"
    told = {"zone": shown(marker.zone), "colour": colour_said(marker.colour), "number": number}
    if marker.colour:
        return Said(f"fact.marker-{several}", told)
    return Said("fact.marker-plain", told) if number > 1 else shown(marker.zone)


def symbol_said(symbol: fact_entries.Symbol) -> Said:
    return Said("fact.symbol", {"zone": shown(symbol.zone), "symbol": dice_said(symbol.die)})


def _walk(zones: tuple[str, ...]) -> str:
    return " – ".join(map(shown, zones))
