"""What a player did, as ids: seats by number, cells and faces by name."""

from typing import Final, NamedTuple

from referee.games.vampire_village.rules.cards import Card


class Walk(NamedTuple):
    """So many villagers going the same way, cell by cell."""

    cells: tuple[str, ...]
    villagers: int = 1

    def cost(self) -> int:
        return (len(self.cells) - 1) * self.villagers


class Start(NamedTuple):
    player: int
    card: Card


class Place(NamedTuple):
    player: int
    card: Card
    cell: str
    walks: tuple[Walk, ...] = ()


class Reveal(NamedTuple):
    player: int
    creatures: tuple[str, ...]


class DemonHero(NamedTuple):
    """A demon answered with a hero."""

    player: int
    demon: str
    cell: str


class DemonEffect(NamedTuple):
    """A demon's special effect, on a cell or a creature where it needs one."""

    player: int
    demon: str
    target: str | None = None


class Breach(NamedTuple):
    """The card that falls, and the creature that dies where there is a choice."""

    player: int
    cell: str
    creature: str | None = None


class RuleVillagers(NamedTuple):
    """The table rules how many villagers are on a card."""

    player: int
    cell: str
    number: int
    why: str


class RuleCard(NamedTuple):
    """The table rules which card lies on a cell; None for no card."""

    player: int
    cell: str
    card: Card | None
    why: str


BESIDE: Final = "beside"  # the place of creatures, among the cells that are marked as ruled by the table


class RuleCreatures(NamedTuple):
    """The table rules which creatures are beside a village."""

    player: int
    creatures: tuple[str, ...]
    why: str


TableRuling = RuleVillagers | RuleCard | RuleCreatures
Action = Start | Place | Reveal | DemonHero | DemonEffect | Breach | TableRuling
