"""What the table may enter: facts, the turns of monsters, the villagers' phase, effects, counts and rulings."""

from typing import Any, NamedTuple

from referee.games.village_attacks.rules.figures import Group

# --- facts, typed once


class Ready(NamedTuple):
    player: None = None


# --- what an effect does


class Change(NamedTuple):
    """An effect: `do` says which; the other fields as far as they apply."""

    do: str
    groups: tuple[Group, ...] = ()
    zone: str = ""
    to: str = ""
    monster: str = ""
    number: int = 0
    text: str = ""


# --- turns of monsters


class First(NamedTuple):
    """Who has the coin."""

    player: int


class Level(NamedTuple):
    """Which ability is gained or improved; with all at their best, what is healed instead (VA178)."""

    player: int
    choice: str


class Return(NamedTuple):
    player: int
    zone: str


class Drop(NamedTuple):
    """Reserve dice discarded before the roll."""

    player: int
    dice: str


class Roll(NamedTuple):
    player: int
    dice: str


class Again(NamedTuple):
    """All dice with that symbol were rolled again, and what came."""

    player: int
    symbol: str
    dice: str


class Stay(NamedTuple):
    """No more rerolls."""

    player: int


class Move(NamedTuple):
    player: int
    dice: str
    zones: tuple[str, ...]


class Hit(NamedTuple):
    """Melee in its own zone (zone ""), Ranged in the zone named."""

    player: int
    dice: str
    zone: str
    figures: tuple[Group, ...]


class Guard(NamedTuple):
    player: int
    dice: str


class Keep(NamedTuple):
    player: int
    dice: str


class Heal(NamedTuple):
    player: int
    dice: str
    what: tuple[str, ...]


class Use(NamedTuple):
    player: int
    ability: int
    dice: str
    effects: tuple[Change, ...]


class Catch(NamedTuple):
    """Scenario 6: a peasant of its zone."""

    player: int
    dice: str = ""


class KillLoad(NamedTuple):
    """Scenario 6: the peasant that it carries."""

    player: int
    dice: str = ""


class Seal(NamedTuple):
    """Scenario 9: a symbol marker of the spawn marker in its zone."""

    player: int
    dice: str = ""


class PutBack(NamedTuple):
    """Scenario 9: the objective that it carries."""

    player: int


class Pay(NamedTuple):
    """A symbol for a monster to be summoned."""

    player: int
    die: str


class Take(NamedTuple):
    """Scenario 12: a symbol marker of its zone; "" for the only one."""

    player: int
    die: str = ""


class LayTrap(NamedTuple):
    """Bought, and laid in its zone."""

    player: int
    card: str
    dice: str = ""


# --- the villagers' phase


class Villagers(NamedTuple):
    """The monsters are done."""

    player: None = None


class EventCard(NamedTuple):
    name: str
    effects: tuple[Change, ...]
    stays: bool = False
    player: None = None


class Order(NamedTuple):
    """Zones, variants, heroes or traps, in the order in which they act."""

    words: tuple[str, ...]
    player: None = None


class Coin(NamedTuple):
    """What one flip or more decided."""

    results: tuple[str, ...]
    player: None = None


class Defend(NamedTuple):
    """For the next attacks on it: `-`, s, c, sc, x."""

    player: int
    answers: tuple[str, ...]


class TrollDie(NamedTuple):
    """What was rolled for the Troll."""

    die: str
    player: None = None


class Summon(NamedTuple):
    """The card of a summoned monster, read like a hero's marker."""

    name: str
    type: str
    health: int
    speed: int
    wounds: int
    range: int
    player: None = None


class Payers(NamedTuple):
    """Who roll one die fewer (VA105)."""

    monsters: tuple[str, ...]
    player: None = None


class Redirect(NamedTuple):
    """An attack to its minion; "-" if it takes it itself."""

    player: int
    minion: str


class AllyMoves(NamedTuple):
    """A summoned monster or a minion goes through zones, in order."""

    name: str
    zones: tuple[str, ...]
    player: None = None


class AllyHits(NamedTuple):
    """It attacks, in its own zone (zone "") or in the one named."""

    name: str
    zone: str
    figures: tuple[Group, ...]
    player: None = None


class Spawn(NamedTuple):
    """The card as printed; nobody for `none`."""

    zone: str
    figures: tuple[Group, ...]
    player: None = None


class TurnUp(NamedTuple):
    """Clean-up: the trap card turned up; "" for none."""

    card: str
    player: None = None


# --- always


class Counted(NamedTuple):
    """The table's count: of heart, morale or dial; of a monster's health (`health`) or experience (`xp`); of the
    figures in a zone (`zone`)."""

    what: str
    number: int = 0
    name: str = ""  # of a monster or a zone
    figures: tuple[Group, ...] = ()
    player: None = None


class Rule(NamedTuple):
    """The table rules."""

    effects: tuple[Change, ...]
    why: str
    stays: bool = False
    player: None = None


Action = Any
