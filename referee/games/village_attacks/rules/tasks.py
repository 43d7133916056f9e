"""What the referee still has to do, as data: the agenda of a position is made of these, the next one last."""

from typing import NamedTuple

from referee.games.village_attacks.rules.actions import Change
from referee.games.village_attacks.rules.figures import Figure, Group
from referee.games.village_attacks.rules.state import Ally

# --- a monster's turn


class BeginTurn(NamedTuple):
    seat: int


class EndTurn(NamedTuple):
    seat: int


class Reroll(NamedTuple):
    """Whether dice that show a triple are rolled again."""

    seat: int


class Torches(NamedTuple):
    """That many villagers are still to be activated, one by one: by torches, or for figures that are missing (VA63)."""

    left: int
    before: str = ""  # the zone of the previous torch (VA153)
    ways: tuple[tuple[str, str, str], ...] = ()  # the coins of this roll: zone, kind, where they go (VA154)
    kind: str = ""  # only figures of that kind (VA158)


class TorchIn(NamedTuple):
    """The villager comes from that zone; which one?"""

    torches: Torches
    zone: str


class TorchStep(NamedTuple):
    """This one goes on one zone."""

    torches: Torches
    zone: str
    figure: Figure


class Strike(NamedTuple):
    """A monster's attack on one figure; `wounds` for a hero."""

    seat: int
    zone: str
    figure: Figure
    wounds: int = 1


class AllyStrike(NamedTuple):
    """The attack of a summoned monster or a minion: wounds for each figure."""

    name: str
    zone: str
    wounds: tuple[tuple[Figure, int], ...]


class Ability(NamedTuple):
    """What an ability does."""

    seat: int
    effects: tuple[Change, ...]


# --- the villagers' phase


class Dial(NamedTuple):
    """The event dial goes on."""


class EventDue(NamedTuple):
    """A number of the dial was reached: the table turns up a card."""

    number: int


class Activate(NamedTuple):
    """Attack and move, zone after zone; some are done, an order may have been told."""

    done: tuple[str, ...] = ()
    order: tuple[str, ...] = ()


class ActivateHunters(NamedTuple):
    """Hunters and Yunfakh of a zone have one rank: who acts first?"""

    zone: str


class ActivateKind(NamedTuple):
    zone: str
    kind: str


class Attacks(NamedTuple):
    """All of a kind in a zone attack, one by one."""

    zone: str
    kind: str


class Aim(NamedTuple):
    """One attack: whom?"""

    zone: str
    figure: Figure
    number: int = 0  # which of those that are alike; 0 for the only one


class Luck(NamedTuple):
    """Does it hit? Asked where the attacker's zone is Unlucky."""

    aim: Aim
    target: str  # a monster, or heart
    why: str  # nemesis, heart, zone, reach


class Blow(NamedTuple):
    """How is it parried?"""

    aim: Aim
    target: str
    why: str
    wounds: int
    excess: bool = False  # what a minion couldn't take; the attack has been told


class Divert(NamedTuple):
    """Does a minion take it?"""

    blow: Blow


class Wounds(NamedTuple):
    """What got through."""

    seat: int
    number: int


class LoseDie(NamedTuple):
    """A marker takes the place of a die: of defence or reserve."""

    seat: int
    where: str


class LevelUp(NamedTuple):
    seat: int


class Leave(NamedTuple):
    """All of a kind leave a zone together; heroes have steps left, by name."""

    zone: str
    kind: str
    steps: tuple[tuple[str, int], ...] = ()
    rest: tuple[Group, ...] = ()  # those with another goal, while the first ones go
    but_carrier: bool = False  # Scenario 10: who took a tome since they began isn't one of them (VA210)


class TrollActs(NamedTuple):
    """The Troll's die is rolled, and it does what that shows."""


class TrollBlow(NamedTuple):
    """How does a monster parry it?"""

    seat: int


class TrollHits(NamedTuple):
    """That many wounds of the Troll, or figures that it stuns: who is next?"""

    zone: str
    what: str  # wound, stun
    left: int


class TrollTurns(NamedTuple):
    """Heart or gate: which way does it go?"""


class TrollGoes(NamedTuple):
    """It goes one zone that way, unless it is there."""

    goal: str  # heart, gate


class TrollComes(NamedTuple):
    """It comes into a zone; or it is put there, which sets off no trap."""

    zone: str
    put: bool = False
    tried: bool = False  # room was made


class Daybreak(NamedTuple):
    """Is it day or night when the game begins?"""


class MakeRoom(NamedTuple):
    """So many villagers are sent on from a full zone before others come in (VA161)."""

    zone: str
    kind: str  # of those who come; "" for a monster or the Troll
    left: int
    away: bool = False  # from the Heart
    most: int | None = None  # figures there, once those who were sent before have gone


class Come(NamedTuple):
    """These come into a zone as far as there is room; out of the box, if they stand nowhere."""

    groups: tuple[Group, ...]
    to: str
    acted: tuple[Figure, ...] = ()  # who has acted with that
    acting: bool = False  # it is their activation, also if they cannot come in
    away: bool = False
    shoved: bool = False
    driven: bool = False  # from a collapse (13): they come in even where there is no room
    tried: int | None = None  # room was made, as far as it can be; so many were there before


class Step(NamedTuple):
    """A monster comes into a zone, by itself or moved by others."""

    seat: int
    zone: str
    tried: int | None = None
    driven: bool = False  # from a collapse (13): it comes in even where there is no room
    start: str = ""  # where it stands while room is made; elsewhere, its walk is over
    onward: tuple[str, ...] = ()  # then, if it came in


class AllyStep(NamedTuple):
    """A summoned monster or a minion comes into a zone, by itself or moved by others."""

    name: str
    zone: str
    tried: int | None = None
    driven: bool = False
    start: str = ""
    onward: tuple[str, ...] = ()


class AllyComes(NamedTuple):
    """A summoned monster or a minion is put there."""

    ally: Ally


class SpringTraps(NamedTuple):
    """Traps with a villager in their zone go off, one after another; an order may have been told."""

    order: tuple[str, ...] = ()


class Spring(NamedTuple):
    """One trap goes off."""

    zone: str


class TrapHits(NamedTuple):
    """That many wounds of a trap, or figures that it stuns or burns: who is next?"""

    zone: str
    card: str
    what: str  # wound, stun, burn
    left: int
    order: tuple[str, ...] = ()  # who comes next, as far as the table has said


class PushBack(NamedTuple):
    """Those of a kind whom a trap drives away from the Heart, so many zones."""

    zone: str
    kind: str
    left: int
    groups: tuple[Group, ...] = ()  # who they are, once they are under way
    start: str = ""  # where from
    others: tuple[Group, ...] = ()  # those of the kind who stood there and weren't pushed


class DayTakes(NamedTuple):
    """A new day takes XP from a monster, or wounds it."""

    seat: int


class TrapTurnedUp(NamedTuple):
    """A trap card is turned up, where they are used."""


class FirstHero(NamedTuple):
    """A hero who starts there, in addition to the card of that marker (VA89)."""

    zone: str


class Cards(NamedTuple):
    """A card for each spawn marker; another one for this one (VA203)."""

    again: str = ""


class HeroDue(NamedTuple):
    """A hero comes to one of these markers, as the players choose: VA197, VA198."""

    gates: tuple[str, ...]
    rule: str


class AlliesAct(NamedTuple):
    """The played monsters are done; those that were summoned begin their turn."""


class AlliesDone(NamedTuple):
    """They are done, too."""


class BeginVillagers(NamedTuple):
    """The monsters are done."""


class CleanUp(NamedTuple):
    """What lasts for a round goes."""


class PassCoin(NamedTuple):
    """The round is over."""


class StartRound(NamedTuple):
    """The castle is set up."""
