"""A position: one frozen tree. Every change gives a new one; undo is going back to the old one."""

from typing import Any, NamedTuple

from referee.engine.ruling import Event, Events
from referee.games.vampire_nights.rules.manor import Manor
from referee.games.vampire_nights.rules.pieces import ALL_ITEMS, ALL_TILES, BITES, Pieces

NOBODY = -1  # in place of a seat
NONE_MET = -1  # in place of a guard
UNTOLD = -1  # of a number that is still hidden
FREE, HELD, CAUGHT = "", "held", "caught"  # of the Web: held in the owner's coming turn, caught in the present one


class Guard(NamedTuple):
    """A guard: where it stands, where it has been this night, whether it lies down, whether the Web has it."""

    cell: str
    trail: frozenset[str]  # the own cell, too (VN9)
    passed: bool = False
    web: str = FREE


class Loot(NamedTuple):
    """What a loot may be; and what it was when discarded tiles last went back into the pile: see `loot.py`."""

    tiles: Pieces = ()
    was: Pieces = ()


class Seat(NamedTuple):
    """What is known of one player. Hands, bite faces and lost tiles are known by number only."""

    guards: tuple[Guard, ...] = ()  # two, once they are placed
    hand: int = 0
    sure: Pieces = ()  # items that are surely in the hand: fetched from the open discards
    bites: int = 0
    tiles: int = 0  # how many tiles are in the loot
    loot: tuple[Loot, ...] = (Loot(),)  # all that it may be
    vampires: int = UNTOLD  # how many bites show a vampire
    coffin: int = 0  # what the claimed Coffin is worth (VN45)


class House(NamedTuple):
    """The closed list of house rules; an empty value is the ruling of docs/vampire-nights.md."""

    secret: str = ""
    crossbow: str = ""


class Setup(NamedTuple):
    """What the header says: the pieces are those not left in the box for their symbols (VN2)."""

    players: tuple[str, ...]
    tiles: Pieces = ALL_TILES
    items: Pieces = ALL_ITEMS
    bites: int = BITES
    house: House = House()
    rules: int = 1


class Kept(NamedTuple):
    """A lot of items that are all in hands, nobody knows in which: see `hands.py`."""

    items: Pieces
    held: tuple[int, ...]  # how many of them every player has


Lots = tuple[Kept, ...]
NOTHING_KNOWN: tuple[Lots, ...] = ((),)


class Piles(NamedTuple):
    """Draw and discard piles. Items are discarded face up, tiles face down («RÈGLES GÉNÉRALES»)."""

    rooms: int = 0
    gone: int = 0  # discarded tiles
    seen: Pieces = ()  # tiles surely neither in the pile nor face down
    open: Pieces = ()  # tiles surely among the discarded ones
    items: int = 0
    used: Pieces = ()  # discarded items
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
    manor: Manor
    piles: Piles
    forced: tuple[Any, ...] = ()
    first: int = NOBODY  # the first player
    turn: int = NOBODY  # whose turn it is, or who moves a guard out of a crowd, or loots
    done: bool = False  # the movement of this turn was made: only items can follow
    late: "State | Unsure | None" = None  # before the turn was passed on: its player may still add items
    idle: frozenset[int] = frozenset()  # who has skipped since something was done (VN23)
    met: int = NONE_MET  # which guard of the player whose turn it is has met a vampire or the Cat, and no answer yet
    untouched: bool = False  # nobody has acted yet in this exploration (VN4)
    column: str = "a"  # which one is looted
    picks: int = 0  # how many guards of the column have had their pick in this pass

    def with_seat(self, number: int, seat: Seat, **changes: Any) -> "State":
        """The position with that player's side, and other fields, changed."""
        return self._replace(seats=(*self.seats[:number], seat, *self.seats[number + 1 :]), **changes)

    def with_guard(self, number: int, index: int, guard: Guard) -> "State":
        return self.with_seat(number, with_guard(self.seats[number], index, guard))

    def earlier(self) -> "State | None":
        """As things stood before the turn was passed on, if its player may still add items."""
        return self.late if isinstance(self.late, State) else None

    def adding(self, number: int) -> "State":
        """Where that player's items belong: as it stands, or as it stood before the turn was passed on."""
        late = self.earlier()
        if late is None or late.turn != number or (self.turn == number and self.phase == "exploration"):
            return self
        return late

    def before_own_turn(self) -> "State | None":
        """As it stood before the referee went on by itself and the turn came round to the same player, if it did."""
        late = self.late.before if isinstance(self.late, Unsure) else self.late
        return late if late is not None and late.turn == self.turn else None

    def forcing(self, action: Any) -> "State":
        return self._replace(forced=(*self.forced, action))


def with_guard(seat: Seat, index: int, guard: Guard) -> Seat:
    one, other = seat.guards
    return seat._replace(guards=(guard, other) if index == 0 else (one, guard))


def tell(events: Events, key: str, seat: int | None, **params: Any) -> None:
    """Say what happened, if anybody listens."""
    if events is not None:
        events.append(Event(key, seat, params))
