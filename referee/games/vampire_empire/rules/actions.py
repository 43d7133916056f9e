"""What players and the table may enter."""

from typing import NamedTuple

from referee.engine.entries import PlayerName


class Castle(NamedTuple):
    """The three characters laid out at the beginning."""

    characters: tuple[str, ...]
    player: None = None


class Draw(NamedTuple):
    """Phase 1: so many cards discarded, then refilled to eight."""

    player: int
    moat: int = 0
    cellar: int = 0


class Keep(NamedTuple):
    """Phase 1 left out."""

    player: int
    marker: str = "keep"  # keeps it different from a pass


class Reveal(NamedTuple):
    """Phase 2: a vampire's token is turned up."""

    player: int
    character: str


class Hide(NamedTuple):
    player: int
    character: str
    cards: tuple[str, ...]
    comes: str = ""


class Water(NamedTuple):
    player: int
    character: str
    cards: tuple[str, ...]


class Answer(NamedTuple):
    """What a character is that was tested or killed; of one that was killed, also who comes."""

    player: int
    what: str
    comes: str = ""


class Attack(NamedTuple):
    """Attacker, target and cards; later in a combat the cards alone, and none for no more."""

    player: int
    characters: tuple[str, ...]
    cards: tuple[str, ...]


class Defend(NamedTuple):
    player: int
    cards: tuple[str, ...]


class Enter(NamedTuple):
    """Who comes from the city into the castle."""

    character: str
    player: None = None


class Pass(NamedTuple):
    player: int
    marker: str = "pass"


class Show(NamedTuple):
    """When the game is over: tokens that still lie face down."""

    player: int
    characters: tuple[str, ...]


# --- what a support card does


class Mark(NamedTuple):
    kind: str  # attack or defence
    character: str
    number: int = 1


class Unmark(NamedTuple):
    character: str
    kind: str


class Cancel(NamedTuple):
    card: str


class CancelSupport(NamedTuple):
    word: str = "cancel"


class Stop(NamedTuple):
    word: str = "stop"


class Block(NamedTuple):
    verbs: tuple[str, ...]


class HideAway(NamedTuple):
    character: str
    comes: str = ""


class Swap(NamedTuple):
    character: str  # in the castle
    other: str  # in the city


class Shuffle(NamedTuple):
    word: str = "shuffle"


class Test(NamedTuple):
    character: str
    word: str = "test"


class Kill(NamedTuple):
    character: str
    word: str = "kill"


class DrawCards(NamedTuple):
    whom: PlayerName | None  # oneself where nobody is named
    number: int


class DiscardCards(NamedTuple):
    whom: PlayerName | None  # the opponent where nobody is named
    number: int
    cellar: bool = False


class Take(NamedTuple):
    pile: str
    number: int


class Words(NamedTuple):
    """Nothing that the referee keeps: `look`, `none`, or `other` in words."""

    word: str
    text: str = ""


Effect = (
    Mark
    | Unmark
    | Cancel
    | CancelSupport
    | Stop
    | Block
    | HideAway
    | Swap
    | Shuffle
    | Test
    | Kill
    | DrawCards
    | DiscardCards
    | Take
    | Words
)


class Cost(NamedTuple):
    """Of a support card; None where no number is printed."""

    day: int | None
    night: int | None

    def at(self, time: str) -> int | None:
        return self.night if time == "night" else self.day


class Support(NamedTuple):
    player: int
    name: str
    cost: Cost | None  # None where it was left out, because the card was met before
    combat: bool  # the card says that it may be played in combat
    effects: tuple[Effect, ...]


# --- what the table rules


class RuleCastle(NamedTuple):
    characters: tuple[str, ...]
    why: str
    player: None = None


class RuleCity(NamedTuple):
    """The order of the city from the top."""

    characters: tuple[str, ...]
    why: str
    player: None = None
    what: str = "city"


class RuleDead(NamedTuple):
    character: str
    was: str
    why: str
    player: None = None


class RuleAlive(NamedTuple):
    character: str
    why: str
    player: None = None


class RuleKnown(NamedTuple):
    """A revealed vampire, a character answered to be human, or neither."""

    what: str
    character: str
    why: str
    player: None = None
    marker: str = "known"


class RuleMarkers(NamedTuple):
    character: str
    attack: int
    defence: int
    why: str
    player: None = None


class RulePile(NamedTuple):
    player: int
    pile: str
    number: int
    why: str


class RuleReshuffled(NamedTuple):
    player: int
    reshuffled: bool
    why: str


class RuleTurn(NamedTuple):
    player: int
    why: str
    word: str = "turn"


class RuleWins(NamedTuple):
    player: int
    why: str
    word: str = "wins"


class RuleDraw(NamedTuple):
    why: str
    player: None = None
    word: str = "draw"


TableRuling = (
    RuleCastle
    | RuleCity
    | RuleDead
    | RuleAlive
    | RuleKnown
    | RuleMarkers
    | RulePile
    | RuleReshuffled
    | RuleTurn
    | RuleWins
    | RuleDraw
)
Action = (
    Castle
    | Draw
    | Keep
    | Reveal
    | Hide
    | Water
    | Answer
    | Attack
    | Defend
    | Enter
    | Pass
    | Support
    | Show
    | TableRuling
)
