"""What a table enters about its pieces before the game, as actions: sheets, heroes, the map and what is on it."""

from typing import NamedTuple


class Cost(NamedTuple):
    """What an ability costs, at first and once it is improved; "" for nothing."""

    ability: int
    basic: str
    better: str


class Sheet(NamedTuple):
    """A monster's card."""

    monster: str
    type: str
    health: int
    xp: int  # for a level
    defence: int  # slots
    reserve: int
    movement: int
    costs: tuple[Cost, ...] = ()
    player: None = None


class HeroFact(NamedTuple):
    name: str
    type: str
    health: int
    speed: int
    wounds: int
    range: int
    player: None = None


class MapFact(NamedTuple):
    """Passages, as walks."""

    walks: tuple[tuple[str, ...], ...]
    player: None = None


class TouchFact(NamedTuple):
    """Zones that touch without a passage (`house adjacent touching`)."""

    walks: tuple[tuple[str, ...], ...]
    player: None = None


class LineFact(NamedTuple):
    """A straight line of sight."""

    zones: tuple[str, ...]
    player: None = None


class Gate(NamedTuple):
    """A spawn marker."""

    zone: str
    colour: str = ""


class GatesFact(NamedTuple):
    gates: tuple[Gate, ...]
    player: None = None


class Goal(NamedTuple):
    """Objective markers."""

    zone: str
    colour: str = ""
    number: int = 1


class GoalsFact(NamedTuple):
    goals: tuple[Goal, ...]
    player: None = None


class RoomFact(NamedTuple):
    zone: str
    size: str  # large, small
    player: None = None


class FitsFact(NamedTuple):
    """How many figures there is room for (VA66)."""

    zone: str
    number: int
    player: None = None


class TrapCard(NamedTuple):
    name: str
    cost: str
    rooms: str  # any, corridor, large, small
    kinds: str  # of p, h, t
    wounds: int = 0
    push: int = 0
    stun: int = 0
    burn: int = 0
    text: bool = False
    player: None = None


class Symbol(NamedTuple):
    """A symbol marker, by the die that takes it."""

    zone: str
    die: str


class SymbolsFact(NamedTuple):
    symbols: tuple[Symbol, ...]
    player: None = None


class MinionFact(NamedTuple):
    """Its master, and its health."""

    name: str
    master: str
    health: int
    player: None = None
