"""A position: what lies on the table, and what has been said aloud. What only one player knows is not in it."""

from typing import Any, Final, NamedTuple

from referee.engine.ruling import Event, Events
from referee.engine.values import Value
from referee.games.vampire_empire.rules.actions import Cost
from referee.games.vampire_empire.rules.characters import CHARACTERS, HUMANS, VAMPIRES

FULL_HAND: Final = 8
DECK: Final = 40
VAMPIRE, HUMAN = "vampire", "human"


class House(NamedTuple):
    water: str = ""  # VE21: `may`, the lower Holy Water counts only if it is named


class Setup(NamedTuple):
    """What the header says."""

    players: tuple[str, ...]
    vampires: int  # the seat of the player who leads them
    house: House = House()
    rules: int = 1

    @property
    def humans(self) -> int:
        return 1 - self.vampires


class Piles(NamedTuple):
    """One player's cards, known by number only (VE65)."""

    deck: int = DECK - FULL_HAND
    hand: int = FULL_HAND
    moat: int = 0
    cellar: int = 0
    reshuffled: bool = False  # the cellar has been shuffled in, which is possible once

    def of(self, pile: str) -> int:
        return {"deck": self.deck, "hand": self.hand, "moat": self.moat, "cellar": self.cellar}[pile]

    def with_number(self, pile: str, number: int) -> "Piles":
        changes: dict[str, Any] = {pile: number}
        return self._replace(**changes)

    @property
    def can_draw(self) -> bool:
        """VE53: a cellar that was never used can still be drawn from."""
        return bool(self.deck or (self.cellar and not self.reshuffled))

    @property
    def out(self) -> bool:
        return not self.hand and not self.can_draw


class Slot(NamedTuple):
    """A place in the castle, with the markers of whoever is there."""

    character: str = ""  # "" while it is free and somebody must come
    attack: int = 0
    defence: int = 0

    def markers(self, kind: str) -> int:
        return self.attack if kind == "attack" else self.defence

    def with_markers(self, kind: str, number: int) -> "Slot":
        return self._replace(attack=number) if kind == "attack" else self._replace(defence=number)


class Dead(NamedTuple):
    character: str
    was: str = ""  # "" until it is told
    entry: int | None = None  # by which entry of those in force it was told


class Cleared(NamedTuple):
    """A character that was answered to be human."""

    character: str
    entry: int | None  # by which entry of those in force; None if the table ruled so


class Played(NamedTuple):
    card: str
    cancelled: bool = False


class Combat(NamedTuple):
    attacker: str
    target: str
    attack: tuple[Played, ...]
    defence: tuple[Played, ...] = ()
    round: int = 1
    asks: str = "defend"  # attack or defend: whose cards are awaited
    adding: bool = False  # the attacker's card was cancelled, and more may be added in this round (VE88)


class Ask(NamedTuple):
    """What must be said before the game goes on: an answer, who comes, or whether there is an immediate attack."""

    kind: str  # answer, enter, immediate
    character: str = ""
    why: str = ""  # of an answer: water, test, killed


class SupportCard(NamedTuple):
    """A support card as it was first entered."""

    name: str
    cost: Cost


class State(Value):
    """Where the game stands. `forced` is what the referee did by itself after the last entry."""

    __slots__ = (
        "active",
        "asks",
        "back",
        "base",
        "blocked",
        "cards",
        "castle",
        "cleared",
        "combat",
        "dead",
        "doing",
        "ending",
        "entries",
        "forced",
        "piles",
        "revealed",
        "round",
        "setup",
        "shown",
        "skipped",
        "step",
        "support_back",
        "tail",
        "top",
        "water",
        "winners",
    )

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.base = "setup"  # then turn, combat, after
        self.step = "draw"  # then reveal (at night), action: the phase of a turn that comes next
        self.active = setup.vampires  # whose turn it is
        self.skipped = False  # the other player, out of cards, had no turn before this one (VE52)
        self.round = 1  # counts nights
        self.piles: tuple[Piles, ...] = (Piles(), Piles())  # by seat
        self.castle: tuple[Slot, ...] = ()
        self.top: tuple[str, ...] = ()  # of the city, as far as the table told its order
        self.tail: tuple[str, ...] = ()  # its known end: who was hidden there, in order
        self.dead: tuple[Dead, ...] = ()
        self.revealed: tuple[str, ...] = ()  # vampires whose token has been turned up, the dead ones included
        self.cleared: tuple[Cleared, ...] = ()
        self.combat: Combat | None = None
        # The lower Holy Water of a test whose attack may follow; both if they are equal.
        self.water: tuple[str, ...] = ()
        self.asks: tuple[Ask, ...] = ()
        self.doing = False  # the action of this turn is under way
        self.blocked: tuple[str, ...] = ()  # what the active player may not do this turn (VE101)
        self.cards: tuple[SupportCard, ...] = ()  # support cards that were met
        self.ending = ""  # how the game ended; "" while it goes on
        self.winners: tuple[int, ...] = ()
        self.shown: tuple[tuple[str, ...], ...] = ((), ())  # by seat, tokens shown after the end
        self.back: State | None = None  # before the comparison just made (VE87)
        self.support_back: State | None = None  # without the effect of the support card just entered (VE46)
        self.entries = 0  # in force so far
        self.forced: tuple[Any, ...] = ()

    def copy(self) -> "State":
        after = State.__new__(State)
        after.become(self)
        return after

    def become(self, other: "State") -> None:
        """Take over all that the other position is. A loop over the fields makes every entry a tenth slower."""
        self.setup = other.setup
        self.base = other.base
        self.step = other.step
        self.active = other.active
        self.skipped = other.skipped
        self.round = other.round
        self.piles = other.piles
        self.castle = other.castle
        self.top = other.top
        self.tail = other.tail
        self.dead = other.dead
        self.revealed = other.revealed
        self.cleared = other.cleared
        self.combat = other.combat
        self.water = other.water
        self.asks = other.asks
        self.doing = other.doing
        self.blocked = other.blocked
        self.cards = other.cards
        self.ending = other.ending
        self.winners = other.winners
        self.shown = other.shown
        self.back = other.back
        self.support_back = other.support_back
        self.entries = other.entries
        self.forced = other.forced

    @property
    def phase(self) -> str:
        return "over" if self.ending else self.base

    @property
    def time(self) -> str:
        """Night in the vampire player's turn, day in the other's."""
        return "night" if self.active == self.setup.vampires else "day"

    @property
    def other(self) -> int:
        """The player whose turn it is not."""
        return 1 - self.active

    def name(self, seat: int) -> str:
        return self.setup.players[seat]

    def slot(self, character: str) -> Slot | None:
        """A character's place in the castle."""
        for slot in self.castle:
            if slot.character == character:
                return slot
        return None

    def in_castle(self, character: str) -> bool:
        return self.slot(character) is not None

    def is_dead(self, character: str) -> bool:
        return character in [dead.character for dead in self.dead]

    @property
    def city(self) -> tuple[str, ...]:
        """Who is in it, in the order of the list of characters."""
        elsewhere = [slot.character for slot in self.castle] + [dead.character for dead in self.dead]
        return tuple([one for one in CHARACTERS if one not in elsewhere])

    def dead_as(self, what: str) -> int:
        """How many vampires or humans are known to be dead."""
        return [dead.was for dead in self.dead].count(what)

    def cleared_by(self, character: str) -> Cleared | None:
        for one in self.cleared:
            if one.character == character:
                return one
        return None

    def known(self, character: str) -> str:
        """VE42: what a character is, if that follows from what was said: it is revealed or was answered before, or all
        three vampires or all six humans are known. "" if it must be told."""
        if character in self.revealed:
            return VAMPIRE
        if len(self.revealed) >= VAMPIRES or self.cleared_by(character) is not None:
            return HUMAN
        return VAMPIRE if len(self.known_humans) >= HUMANS else ""

    @property
    def known_humans(self) -> frozenset[str]:
        told = [dead.character for dead in self.dead if dead.was == HUMAN]
        return frozenset(told + [one.character for one in self.cleared])

    def with_piles(self, seat: int, piles: Piles) -> None:
        self.piles = (piles, self.piles[1]) if seat == 0 else (self.piles[0], piles)


def role_of(state: State, seat: int) -> str:
    return "vampires" if seat == state.setup.vampires else "humans"


def tell(events: Events, key: str, seat: int | None = None, **params: Any) -> None:
    """Say what happened, if anybody listens."""
    if events is not None:
        events.append(Event(key, seat, params))
