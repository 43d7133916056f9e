"""A position, and what players and the table may enter."""

from typing import Any, Final, NamedTuple

from tests.siege.rules.castle import ZONES

HEART: Final = 4
CARDS: Final = 3  # with raiders; when the last has been played and the night is over, the castle has held
LOYAL, TRAITOR = "loyal", "traitor"


class Setup(NamedTuple):
    players: tuple[str, ...]
    rules: int = 1


class Seat(NamedTuple):
    zone: str = "keep"
    felled: int = 0
    acted: bool = False
    role: str = ""  # what the card of this player was shown to be; "" as long as nobody has told
    accused: bool = False


class State(NamedTuple):
    setup: Setup
    seats: tuple[Seat, ...]
    phase: str = "turns"  # march, spawn, night, vote, reveal, over
    heart: int = HEART
    cards: int = CARDS
    raiders: tuple[int, ...] = (0,) * len(ZONES)  # in each zone
    betrayed: bool = False  # the traitor was found only when the last card had been played
    forced: tuple[Any, ...] = ()

    def in_zone(self, zone: str) -> int:
        return self.raiders[ZONES.index(zone)]

    def by_zone(self) -> dict[str, int]:
        return dict(zip(ZONES, self.raiders, strict=True))

    def with_raiders(self, **change: int) -> "State":
        """So many more, or fewer, in these zones."""
        return self._replace(raiders=tuple(now + change.get(zone, 0) for zone, now in self.by_zone().items()))

    def with_seat(self, number: int, **change: Any) -> "State":
        seats = [seat._replace(**change) if at == number else seat for at, seat in enumerate(self.seats)]
        return self._replace(seats=tuple(seats))

    @property
    def unseen(self) -> bool:
        """Whether there is a card that nobody has shown: else no traitor plays."""
        return self.traitor is None and any(not seat.role for seat in self.seats)

    @property
    def traitor(self) -> int | None:
        """Who has been shown to be the traitor."""
        return next((number for number, seat in enumerate(self.seats) if seat.role == TRAITOR), None)


class Go(NamedTuple):
    player: int
    zone: str


class Fight(NamedTuple):
    player: int


class Rest(NamedTuple):
    player: int


class Reveal(NamedTuple):
    """A player shows their card."""

    player: int
    role: str


class March(NamedTuple):
    """Which way the raiders in the yard go."""

    zone: str
    player: None = None


class Spawn(NamedTuple):
    """A card with raiders was turned up."""

    zone: str
    number: int
    player: None = None


class Sabotage(NamedTuple):
    """What the table finds when it opens its eyes: the traitor let a raider in, or nothing happened."""

    zone: str  # "" for nothing
    player: None = None


class Accuse(NamedTuple):
    """All in a zone must show their cards."""

    zone: str  # "" for nobody
    player: None = None


class RuleHeart(NamedTuple):
    number: int
    why: str
    player: None = None


class RuleRaiders(NamedTuple):
    zone: str
    number: int
    why: str
    player: None = None


class RuleZone(NamedTuple):
    """Where a player stands."""

    player: int
    zone: str
    why: str


TableRuling = RuleHeart | RuleRaiders | RuleZone
Action = Go | Fight | Rest | Reveal | March | Spawn | Sabotage | Accuse | TableRuling
