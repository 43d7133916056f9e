"""A position: one frozen tree. Every change gives a new one; undo is going back to the old one."""

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple, NoReturn

from referee.games.vampire_village.rules.cards import ORDER, Card

# Changing one field is most of what happens. Unpacking all and calling this takes a third of the time of _replace.
_new = tuple.__new__
_lay, _lift = dict.__setitem__, dict.pop


class Spot(NamedTuple):
    """A card in a village and the villagers on it."""

    card: Card
    villagers: int


class Village(dict[str, Spot]):
    """Cards by cell. Never changed in place: `having` and `without` give the next one."""

    __slots__ = ()

    def __hash__(self) -> int:  # type: ignore[override]  # a dict says "unhashable" because it can change
        return hash(frozenset(self.items()))

    def __reduce__(self) -> tuple[type, tuple[dict[str, Spot]]]:
        return Village, (dict(self),)

    def _unchangeable(self, *arguments: Any, **named: Any) -> NoReturn:
        raise TypeError("a village is never changed in place")

    __setitem__ = __delitem__ = __ior__ = _unchangeable
    update = clear = pop = popitem = setdefault = _unchangeable

    def having(self, cell: str, card: Card, villagers: int) -> "Village":
        village = Village(self)
        _lay(village, cell, _new(Spot, (card, villagers)))
        return village

    def without(self, cell: str) -> "Village":
        village = Village(self)
        _lift(village, cell, None)
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


def less(creatures: tuple[Creature, ...], face: str) -> tuple[Creature, ...]:
    """Without the first that has that face."""
    at = 0
    while creatures[at].face != face:
        at += 1
    return creatures[:at] + creatures[at + 1 :]


def in_order(creatures: Iterable[Creature]) -> tuple[Creature, ...]:
    """By kind (witches, werewolves, vampires, demons), then by face, the weaker first."""
    return tuple(sorted(creatures, key=_order))


@cache
def _order(creature: Creature) -> tuple[int, int]:
    return ORDER[creature.face], creature.value or 0


class Assault(NamedTuple):
    """How an attack on one village stands."""

    kind: str
    attackers: tuple[Creature, ...]
    line: tuple[str, ...]  # the cells that defend
    attack: int
    defence: int

    @property
    def breaks_in(self) -> bool:
        """«C. COMPAREZ»: the attack must be greater (VV46); with no card left it just ends (VV54, VV55)."""
        return self.attack > self.defence and bool(self.line)


class Seat(NamedTuple):
    """One player's side of the table."""

    village: Village = Village()
    creatures: tuple[Creature, ...] = ()
    placed: int = 0  # cards placed this round
    turns: int = 0  # creature turns taken this round
    pool: tuple[str, ...] = ()  # what lay here when the demon phase began, less what was taken (VV28, VV29)
    gone: frozenset[str] = frozenset()  # the cells from which a card has gone (VV8)
    assault: Assault | None = None  # what breaks in now, if the player must choose what falls

    def ever(self) -> frozenset[str]:
        """All cells that ever held a card (VV8)."""
        return self.gone.union(self.village)

    def having(self, village: Village, creatures: tuple[Creature, ...]) -> "Seat":
        _, _, placed, turns, pool, gone, assault = self
        return _new(Seat, (village, creatures, placed, turns, pool, gone, assault))

    def losing(self, cell: str, creatures: tuple[Creature, ...]) -> "Seat":
        """After the card on that cell has gone; these creatures are left."""
        village, _, placed, turns, pool, gone, assault = self
        return _new(Seat, (village.without(cell), creatures, placed, turns, pool, gone | {cell}, assault))

    def with_creatures(self, creatures: tuple[Creature, ...]) -> "Seat":
        return self.having(self.village, creatures)

    def with_pool(self, creatures: tuple[Creature, ...], pool: tuple[str, ...]) -> "Seat":
        village, _, placed, turns, _, gone, assault = self
        return _new(Seat, (village, creatures, placed, turns, pool, gone, assault))

    def with_placed(self, village: Village) -> "Seat":
        """After a card was laid."""
        _, creatures, placed, turns, pool, gone, assault = self
        return _new(Seat, (village, creatures, placed + 1, turns, pool, gone, assault))

    def with_revealed(self, creatures: tuple[Creature, ...]) -> "Seat":
        """After a creature turn."""
        village, _, placed, turns, pool, gone, assault = self
        return _new(Seat, (village, creatures, placed, turns + 1, pool, gone, assault))

    def under(self, assault: Assault | None) -> "Seat":
        if self.assault is assault:
            return self
        village, creatures, placed, turns, pool, gone, _ = self
        return _new(Seat, (village, creatures, placed, turns, pool, gone, assault))

    def in_next_round(self, creatures: tuple[Creature, ...]) -> "Seat":
        """Before the first card of a round; these creatures have stayed."""
        village, _, _, _, pool, gone, assault = self
        return _new(Seat, (village, creatures, 0, 0, pool, gone, assault))


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

    def left(self, seat: int) -> int:
        """The left neighbour is seated next, clockwise."""
        return (seat + 1) % len(self.seats)

    def right(self, seat: int) -> int:
        return (seat - 1) % len(self.seats)

    def with_seat(self, number: int, seat: Seat) -> "State":
        setup, seats, round, phase, attack, forced = self
        anew = [*seats]
        anew[number] = seat
        return _new(State, (setup, tuple(anew), round, phase, attack, forced))

    def with_seats(self, seats: Iterable[Seat], forced: Iterable[Any] = ()) -> "State":
        """With all seats anew, after these more forced choices."""
        setup, _, round, phase, attack, before = self
        return _new(State, (setup, tuple(seats), round, phase, attack, (*before, *forced)))

    def with_forced(self, forced: Iterable[Any]) -> "State":
        setup, seats, round, phase, attack, _ = self
        return _new(State, (setup, seats, round, phase, attack, tuple(forced)))

    def in_phase(self, phase: str, attack: str = "") -> "State":
        setup, seats, round, _, _, forced = self
        return _new(State, (setup, seats, round, phase, attack, forced))
