"""Tasks that only some scenarios have: captives, tomes, corridors that collapse, summoning."""

from typing import NamedTuple

from referee.games.village_attacks.rules.figures import Figure


class Called(NamedTuple):
    """A summoned monster comes: which?"""

    zone: str


class Upkeep(NamedTuple):
    """Who keep it in this world (VA105)."""

    name: str


class Shaken(NamedTuple):
    """Scenario 13: a group has come into a corridor; a coin for each of these heroes."""

    zone: str
    heroes: tuple[str, ...] = ()


class Advance(NamedTuple):
    """Scenario 13: all of a kind leave a corridor that collapses."""

    zone: str
    kind: str
    ways: tuple[str, ...]


class StepAside(NamedTuple):
    """Scenario 13: a monster, or a summoned one, leaves it."""

    zone: str
    who: str


class Fall(NamedTuple):
    """Scenario 13: its tile goes."""

    zone: str


class StepOn(NamedTuple):
    """This one goes one zone on at once; so many look alike, if that matters."""

    zone: str
    figure: Figure
    rule: str
    alike: int = 1


class Capture(NamedTuple):
    """One of these heroes captures a monster there (VA199)."""

    zone: str
    heroes: tuple[str, ...]


class Seize(NamedTuple):
    """Which monster does it capture (VA95)?"""

    zone: str
    hero: str


class TakeTome(NamedTuple):
    """A hunter takes the tome there; of those with these codes, or of all; only one who has not acted, if it
    is where they would move."""

    zone: str
    codes: tuple[str, ...] = ()
    waiting: bool = False


class PassTome(NamedTuple):
    """A hunter beside a tome takes it (VA210)."""
