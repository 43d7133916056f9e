"""A position: one frozen tree. Every change gives a new one; undo is going back to the old one."""

from typing import Any, NamedTuple

from referee.engine.ruling import Event, Events
from referee.engine.values import Value
from referee.games.vampire_nights.rules.manor import Manor
from referee.games.vampire_nights.rules.pieces import ALL_ITEMS, ALL_TILES, BITES, Pieces, Stock

NOBODY = -1  # in place of a seat
NONE_MET = -1  # in place of a guard
UNTOLD = -1  # of a number that is still hidden
FREE, HELD, CAUGHT = "", "held", "caught"  # of the Web: held in the owner's coming turn, caught in the present one


class Guard(Value):
    """A guard: where it stands, where it has been this night, whether it lies down, whether the Web has it."""

    __slots__ = ("cell", "passed", "trail", "web")

    def __init__(
        self,
        cell: str,
        trail: frozenset[str],  # the own cell, too (VN9)
        passed: bool = False,
        web: str = FREE,
    ) -> None:
        self.cell = cell
        self.trail = trail
        self.passed = passed
        self.web = web

    def stepped(self, cell: str) -> "Guard":
        """The guard after a step to that cell."""
        after = self.copy()
        after.cell = cell
        after.trail = self.trail | {cell}
        return after

    def copy(self) -> "Guard":
        after = Guard.__new__(Guard)
        after.cell = self.cell
        after.trail = self.trail
        after.passed = self.passed
        after.web = self.web
        return after


# What a loot may be, and what it was when discarded tiles last went back into the pile: see `loot.py`.
Loot = tuple[Pieces, Pieces]
NO_LOOT: Loot = ((), ())


class Seat(Value):
    """What is known of one player. Hands, bite faces and lost tiles are known by number only."""

    __slots__ = ("bites", "coffin", "guards", "hand", "loot", "sure", "tiles", "vampires")

    def __init__(
        self,
        guards: tuple[Guard, ...] = (),  # two, once they are placed
        hand: int = 0,
        sure: Pieces = (),  # items that are surely in the hand: fetched from the open discards
        bites: int = 0,
        tiles: int = 0,  # how many tiles are in the loot
        loot: tuple[Loot, ...] = (NO_LOOT,),  # all that it may be
        vampires: int = UNTOLD,  # how many bites show a vampire
        coffin: int = 0,  # what the claimed Coffin is worth (VN45)
    ) -> None:
        self.guards = guards
        self.hand = hand
        self.sure = sure
        self.bites = bites
        self.tiles = tiles
        self.loot = loot
        self.vampires = vampires
        self.coffin = coffin

    def copy(self) -> "Seat":
        after = Seat.__new__(Seat)
        after.guards = self.guards
        after.hand = self.hand
        after.sure = self.sure
        after.bites = self.bites
        after.tiles = self.tiles
        after.loot = self.loot
        after.vampires = self.vampires
        after.coffin = self.coffin
        return after


class House(NamedTuple):
    """The closed list of house rules; an empty value is the ruling of docs/vampire-nights.md."""

    secret: str = ""
    crossbow: str = ""


class Setup(NamedTuple):
    """What the header says: the pieces are those not left in the box for their symbols (VN2)."""

    players: tuple[str, ...]
    tiles: Stock = ALL_TILES
    items: Stock = ALL_ITEMS
    bites: int = BITES
    house: House = House()
    rules: int = 1


class Kept(NamedTuple):
    """A lot of items that are all in hands, nobody knows in which: see `hands.py`."""

    items: Pieces
    held: tuple[int, ...]  # how many of them every player has


Lots = tuple[Kept, ...]
NOTHING_KNOWN: tuple[Lots, ...] = ((),)


class Piles(Value):
    """Draw and discard piles. Items are discarded face up, tiles face down («RÈGLES GÉNÉRALES»)."""

    __slots__ = ("bites", "gone", "items", "kept", "open", "rooms", "seen", "used")

    def __init__(
        self,
        rooms: int = 0,
        gone: int = 0,  # discarded tiles
        seen: tuple[
            str, ...
        ] = (),  # tiles surely neither in the pile nor face down, in the order in which it was learned
        open: Pieces = (),  # tiles surely among the discarded ones
        items: int = 0,
        used: Pieces = (),  # discarded items
        bites: int = 0,
        kept: tuple[Lots, ...] = NOTHING_KNOWN,  # all ways it may be
    ) -> None:
        self.rooms = rooms
        self.gone = gone
        self.seen = seen
        self.open = open
        self.items = items
        self.used = used
        self.bites = bites
        self.kept = kept

    def copy(self) -> "Piles":
        after = Piles.__new__(Piles)
        after.rooms = self.rooms
        after.gone = self.gone
        after.seen = self.seen
        after.open = self.open
        after.items = self.items
        after.used = self.used
        after.bites = self.bites
        after.kept = self.kept
        return after


class Made(NamedTuple):
    """That player's turn was made, and nothing came between it and the next: only whose turn it is has changed."""

    player: int


class Unsure(NamedTuple):
    """Items were added by a player whose turn came round again by itself: to which turn, what follows will show.

    The position is that of the new turn; `before` is how it stands if they still belonged to the one before.
    """

    before: "State"


class State(Value):
    """Where the game stands. `forced` is what the referee did by itself after the last entry."""

    __slots__ = (
        "column",
        "done",
        "first",
        "forced",
        "idle",
        "late",
        "manor",
        "met",
        "phase",
        "picks",
        "piles",
        "round",
        "seats",
        "setup",
        "turn",
        "untouched",
    )

    def __init__(
        self,
        setup: Setup,
        seats: tuple[Seat, ...],
        round: int,  # the night
        phase: str,
        manor: Manor,
        piles: Piles,
        forced: tuple[Any, ...] = (),
        first: int = NOBODY,  # the first player
        turn: int = NOBODY,  # whose turn it is, or who moves a guard out of a crowd, or loots
        done: bool = False,  # the movement of this turn was made: only items can follow
        late: "Made | State | Unsure | None" = None,  # before the turn was passed on: its player may still add items
        idle: frozenset[int] = frozenset(),  # who has skipped since something was done (VN23)
        met: int = NONE_MET,  # which guard of that player has met a vampire or the Cat, and no answer yet
        untouched: bool = False,  # nobody has acted yet in this exploration (VN4)
        column: str = "a",  # which one is looted
        picks: int = 0,  # how many guards of the column have had their pick in this pass
    ) -> None:
        self.setup = setup
        self.seats = seats
        self.round = round
        self.phase = phase
        self.manor = manor
        self.piles = piles
        self.forced = forced
        self.first = first
        self.turn = turn
        self.done = done
        self.late = late
        self.idle = idle
        self.met = met
        self.untouched = untouched
        self.column = column
        self.picks = picks

    def copy(self) -> "State":
        after = State.__new__(State)
        after.setup = self.setup
        after.seats = self.seats
        after.round = self.round
        after.phase = self.phase
        after.manor = self.manor
        after.piles = self.piles
        after.forced = self.forced
        after.first = self.first
        after.turn = self.turn
        after.done = self.done
        after.late = self.late
        after.idle = self.idle
        after.met = self.met
        after.untouched = self.untouched
        after.column = self.column
        after.picks = self.picks
        return after

    def with_seat(self, number: int, seat: Seat, *, piles: Piles | None = None) -> "State":
        """The position with that player's side, and the piles, changed."""
        after = self.copy()
        after.seats = with_seat(self.seats, number, seat)
        if piles is not None:
            after.piles = piles
        return after

    def with_guard(self, number: int, index: int, guard: Guard) -> "State":
        after = self.copy()
        after.seats = with_seat(self.seats, number, with_guard(self.seats[number], index, guard))
        return after

    def earlier(self) -> "State | None":
        """As things stood before the turn was passed on, if its player may still add items."""
        if not isinstance(self.late, Made):
            return self.late if isinstance(self.late, State) else None
        before = self.copy()
        before.turn = self.late.player
        before.done = True
        before.late = None
        before.forced = ()
        return before

    def adding(self, number: int) -> "State":
        """Where that player's items belong: as it stands, or as it stood before the turn was passed on."""
        if self.turn == number and self.phase == "exploration":
            return self
        late = self.earlier()
        return late if late is not None and late.turn == number else self

    def before_own_turn(self) -> "State | None":
        """As it stood before the referee went on by itself and the turn came round to the same player, if it did."""
        late = self.late.before if isinstance(self.late, Unsure) else self.earlier()
        return late if late is not None and late.turn == self.turn else None

    def forcing(self, action: Any) -> "State":
        after = self.copy()
        after.forced = (*self.forced, action)
        return after


def with_guard(seat: Seat, index: int, guard: Guard) -> Seat:
    one, other = seat.guards
    after = seat.copy()
    after.guards = (guard, other) if index == 0 else (one, guard)
    return after


def with_seat(seats: tuple[Seat, ...], number: int, seat: Seat) -> tuple[Seat, ...]:
    changed = [*seats]
    changed[number] = seat
    return tuple(changed)


def tell(events: Events, key: str, seat: int | None, **params: Any) -> None:
    """Say what happened, if anybody listens."""
    if events is not None:
        events.append(Event(key, seat, params))
