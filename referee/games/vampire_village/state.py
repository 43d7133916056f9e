"""A position: one frozen tree. Every change gives a new one; undo is going back to the old one."""

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple, NoReturn

from referee.games.vampire_village.cards import ORDER, Card


class Spot(NamedTuple):
    """A card in a village and the villagers on it."""

    card: Card
    villagers: int


class Village(dict[str, Spot]):
    """Cards by cell. Never changed in place: `having` and `without` give the next one."""

    def __hash__(self) -> int:  # type: ignore[override]  # a dict says "unhashable" because it can change
        return hash(frozenset(self.items()))

    def __reduce__(self) -> tuple[type, tuple[dict[str, Spot]]]:
        return Village, (dict(self),)

    def _unchangeable(self, *arguments: Any, **named: Any) -> NoReturn:
        raise TypeError("a village is never changed in place")

    __setitem__ = __delitem__ = __ior__ = _unchangeable
    update = clear = pop = popitem = setdefault = _unchangeable

    def having(self, cell: str, spot: Spot) -> "Village":
        village = Village(self)
        dict.__setitem__(village, cell, spot)
        return village

    def without(self, cell: str) -> "Village":
        village = Village(self)
        dict.pop(village, cell, None)
        return village

    def heroes(self) -> list[str]:
        return [cell for cell, spot in self.items() if spot.card.is_hero]

    def villagers(self) -> int:
        return sum(spot.villagers for spot in self.values())


class Creature(NamedTuple):
    """A creature beside a village. Its value is fixed once the demons are done, for this round."""

    face: str
    value: int | None = None
    repelled: bool = True  # False once its latest attack ended because no card was left (VV54)

    def __str__(self) -> str:
        return self.face if self.value is None else f"{self.face}={self.value}"


@cache
def creature(face: str, value: int | None = None, repelled: bool = True) -> Creature:
    """The creature, made once: there are few, and they are met all the time."""
    return Creature(face, value, repelled)


def in_order(creatures: Iterable[Creature]) -> tuple[Creature, ...]:
    """By kind (witches, werewolves, vampires, demons), then by face, the weaker first."""
    return tuple(sorted(creatures, key=_order))


def _order(creature: Creature) -> tuple[int, int]:
    return ORDER[creature.face], creature.value or 0


class Seat(NamedTuple):
    """One player's side of the table."""

    village: Village = Village()
    creatures: tuple[Creature, ...] = ()
    placed: int = 0  # cards placed this round
    turns: int = 0  # creature turns taken this round
    pool: tuple[str, ...] = ()  # what lay here when the demon phase began, less what was taken (VV28, VV29)
    ever: frozenset[str] = frozenset()  # all cells that ever held a card (VV8)

    # Much faster than _replace, and most of what happens comes down to these.

    def having(self, village: Village, creatures: tuple[Creature, ...]) -> "Seat":
        _, _, placed, turns, pool, ever = self
        return Seat(village, creatures, placed, turns, pool, ever)

    def with_village(self, village: Village) -> "Seat":
        return self.having(village, self.creatures)

    def with_creatures(self, creatures: tuple[Creature, ...]) -> "Seat":
        return self.having(self.village, creatures)


class House(NamedTuple):
    """The closed list of house rules; an empty value is the ruling of docs/rulings.md."""

    size: str = ""
    extent: str = ""
    own_colour: str = ""


class Setup(NamedTuple):
    """What the header says."""

    players: tuple[str, ...]
    order: tuple[str, ...]
    edition: str = "fr"
    house: House = House()
    rules: int = 1
    begins: int = 1


class State(NamedTuple):
    """Where the game stands. `forced` is what the referee did by itself after the last entry."""

    setup: Setup
    seats: tuple[Seat, ...]
    round: int = 1
    phase: str = "setup"
    attack: str = ""  # the kind that attacks, in the attack phase
    forced: tuple[Any, ...] = ()
    waiting: frozenset[int] = frozenset()  # the seats that must decide, among the demons or in an attack

    def left(self, seat: int) -> int:
        """The left neighbour is seated next, clockwise."""
        return (seat + 1) % len(self.seats)

    def right(self, seat: int) -> int:
        return (seat - 1) % len(self.seats)

    # Much faster than _replace, and most of what happens comes down to these.

    def with_seat(self, number: int, seat: Seat) -> "State":
        setup, seats, round, phase, attack, forced, waiting = self
        seats = (*seats[:number], seat, *seats[number + 1 :])
        return State(setup, seats, round, phase, attack, forced, waiting)

    def with_seats(self, seats: Iterable[Seat]) -> "State":
        setup, _, round, phase, attack, forced, waiting = self
        return State(setup, tuple(seats), round, phase, attack, forced, waiting)

    def with_forced(self, forced: tuple[Any, ...]) -> "State":
        setup, seats, round, phase, attack, _, waiting = self
        return State(setup, seats, round, phase, attack, forced, waiting)

    def with_waiting(self, number: int, waits: bool) -> "State":
        if waits == (number in self.waiting):
            return self
        setup, seats, round, phase, attack, forced, waiting = self
        return State(setup, seats, round, phase, attack, forced, waiting ^ {number})

    def in_phase(self, phase: str, attack: str = "") -> "State":
        setup, seats, round, _, _, forced, waiting = self
        return State(setup, seats, round, phase, attack, forced, waiting)
