"""A position: one frozen tree. Every change gives a new one; undo is going back to the old one."""

from typing import Any, NamedTuple

from referee.games.vampire_nights.rules.manor import Manor
from referee.games.vampire_nights.rules.pieces import BITES, ITEM_COUNT, TILE_COUNT
from referee.games.vampire_nights.rules.tuples import put

_new = tuple.__new__  # Changing some fields is most of what happens: this takes a third of the time of _replace.

NO_TILES, NO_ITEMS = bytes(14), bytes(13)  # by kind, how many
ACTIVE, PASSED = 0, 1
UNTOUCHED = -1  # `turns` of an exploration in which nobody has acted yet
FREE, HELD, CAUGHT = 0, 1, 2  # of the Web: held in the owner's coming turn, caught in the present one


class Guard(NamedTuple):
    """A guard: where it stands, where it has been this night, whether it lies down, whether the Web has it."""

    cell: int
    trail: int  # a bit for every cell (VN9)
    passed: int = ACTIVE
    web: int = FREE


class Seat(NamedTuple):
    """What is known of one player. Hands, bite faces and lost tiles are known by number only."""

    guards: tuple[Guard, ...] = ()
    hand: int = 0
    sure: tuple[int, ...] = ()  # items that are surely in the hand: fetched from the open discards
    bites: int = 0
    tiles: int = 0  # how many tiles are in the loot
    loot: tuple[int, ...] = (0,)  # what the loot may be: see `loot.py`
    vampires: int = -1  # how many bites show a vampire, once told
    coffin: int = 0  # what the claimed Coffin is worth (VN45)


class House(NamedTuple):
    """The closed list of house rules; an empty value is the ruling of docs/vampire-nights.md."""

    secret: str = ""
    crossbow: str = ""


class Setup(NamedTuple):
    """What the header says. `removed` are tiles, items and bite cards left in the box for their symbols (VN2)."""

    players: tuple[str, ...]
    tiles: tuple[int, ...] = TILE_COUNT
    items: tuple[int, ...] = ITEM_COUNT
    bites: int = BITES
    house: House = House()
    rules: int = 1


class Kept(NamedTuple):
    """A lot of items that are all in hands, nobody knows in which: see `hands.py`."""

    items: tuple[int, ...]  # by kind
    held: tuple[int, ...]  # how many of them every player has


Lots = tuple[Kept, ...]
NOTHING_KNOWN: tuple[Lots, ...] = ((),)


class Piles(NamedTuple):
    """Draw and discard piles. Items are discarded face up, tiles face down («RÈGLES GÉNÉRALES»)."""

    rooms: int = 0
    gone: int = 0  # discarded tiles
    seen: bytes = NO_TILES  # by kind: tiles surely neither in the pile nor face down
    open: bytes = NO_TILES  # by kind: tiles surely among the discarded ones
    items: int = 0
    used: bytes = NO_ITEMS  # discarded items by kind
    bites: int = 0
    kept: tuple[Lots, ...] = NOTHING_KNOWN  # all ways it may be


class Unsure(NamedTuple):
    """Items were added by a player whose turn came round again by itself: to which turn, what follows will show.

    The position is that of the new turn; `before` is how it stands if they still belonged to the one before.
    """

    before: "State"


class State(NamedTuple):
    """Where the game stands. `forced` is what the referee did by itself after the last entry."""

    setup: Setup
    seats: tuple[Seat, ...]
    round: int  # the night
    phase: str
    forced: tuple[Any, ...]
    manor: Manor
    piles: Piles
    first: int = -1  # the first player
    turn: int = -1  # whose turn it is, or who moves a guard out of a crowd, or loots
    done: bool = False  # the movement of this turn was made: only items can follow
    late: "State | int | Unsure | None" = None  # who may still add items to the turn before: see `earlier`
    idle: int = 0  # a bit for every seat that has skipped since something was done (VN23)
    met: int = -1  # which guard of the player whose turn it is has met a vampire or the Cat, and no answer yet
    column: int = 0  # which one is looted
    turns: int = 0  # how many guards of the column have had their pick in this pass

    def but(self, **changes: Any) -> "State":
        """The position with other values in these fields: quicker than `_replace`."""
        row = [*self]
        for name, value in changes.items():
            row[_PLACE[name]] = value
        return _new(State, row)

    def with_seat(self, number: int, seat: Seat) -> "State":
        seats = self.seats
        return _new(State, (self[0], put(seats, number, seat), *self[2:]))

    def with_guard(self, number: int, index: int, guard: Guard) -> "State":
        seat = self.seats[number]
        one, other = seat.guards
        guards = (guard, other) if index == 0 else (one, guard)
        return self.with_seat(number, _new(Seat, (guards, *seat[1:])))

    def earlier(self) -> "State | None":
        """As things stood before the turn was passed on, if its player may still add items.

        Nearly always nothing but the turn has changed since: then `late` is only that player's seat.
        """
        late = self.late
        if isinstance(late, int):
            return _new(State, (*self[:8], late, True, None, 0, -1, 0, 0))
        return late if isinstance(late, State) else None

    def adding(self, number: int) -> "State":
        """Where that player's items belong: as it stands, or as it stood before the turn was passed on."""
        late = self.earlier()
        if late is None or late.turn != number or (self.turn == number and self.phase == "exploration"):
            return self
        return late

    def before_own_turn(self) -> "State | None":
        """As it stood before the referee went on by itself and the turn came round to the same player, if it did."""
        late = self.late.before if isinstance(self.late, Unsure) else self.late
        return late if isinstance(late, State) and late.turn == self.turn else None

    def in_phase(self, phase: str) -> "State":
        return _new(State, (*self[:3], phase, *self[4:]))

    def forcing(self, action: Any) -> "State":
        return _new(State, (*self[:4], (*self.forced, action), *self[5:]))


_PLACE = {name: at for at, name in enumerate(State._fields)}
