"""What a player did. Seats are numbers; cells, tiles and items are their names, "" where none was told."""

from typing import NamedTuple

from referee.games.vampire_nights.rules.pieces import Pieces

NOTHING = "none"  # the answer to a vampire or the Cat: nothing is done


class Lay(NamedTuple):
    """The third tiles of the columns, turned up when the manor is laid."""

    player: int
    tiles: Pieces


class Place(NamedTuple):
    """Where the guards begin, and the item discarded; none where the hand is empty (VN79)."""

    player: int
    columns: tuple[str, str]
    item: str = ""


class First(NamedTuple):
    player: int


class Move(NamedTuple):
    """A guard goes to another cell, by an item if there is one; the tile it turns up, the answer to what it meets."""

    player: int
    item: str
    start: str
    which: int  # of two own guards on one cell, 1 or 2; 0 if not told
    end: str
    tile: str = ""
    answer: str = ""


class Swap(NamedTuple):
    """The Mask: an own guard and another player's change places."""

    player: int
    start: str
    which: int
    end: str
    seat: int = -1  # whose guard; -1 if not told
    other: int = 0  # which of that player's guards on the cell


class Slip(NamedTuple):
    """The Cloak, played by a guard already in a garden."""

    player: int
    cell: str  # the garden, or one of its spaces


class Use(NamedTuple):
    """An item used on rooms: Stake, Cross, Sack, Water, Crossbow and Torch."""

    player: int
    item: str
    cells: tuple[str, ...]


class Fetch(NamedTuple):
    """The Magnifier: an item out of the discarded ones."""

    player: int
    item: str


class Claim(NamedTuple):
    """The Coffin is claimed, paid with these items, and tiles for the rest."""

    player: int
    items: Pieces = ()


class Answer(NamedTuple):
    """To a vampire or the Cat: an item, the Coins, or nothing."""

    player: int
    answer: str


class Pass(NamedTuple):
    player: int
    start: str
    which: int = 0


class Skip(NamedTuple):
    """Nothing can be moved or laid down (VN23)."""

    player: int


class Loot(NamedTuple):
    """A tile taken when the night ends, by its room, its kind, or both."""

    player: int
    start: str
    tile: str = ""


class Declare(NamedTuple):
    """At the end: how many bites show a vampire, and the loot where it is not known; None if not told."""

    player: int
    vampires: int
    tiles: Pieces | None = None


class Stand(NamedTuple):
    """Where a guard stands, whether it has passed, whether the Web holds it."""

    cell: str
    passed: bool = False
    held: bool = False


class RuleGuards(NamedTuple):
    """The table rules where both guards stand."""

    player: int
    guards: tuple[Stand, ...]
    why: str


class RuleRoom(NamedTuple):
    """The table rules what lies in a room."""

    player: int
    cell: str
    what: str
    why: str


class RuleLoot(NamedTuple):
    player: int
    tiles: Pieces
    why: str


class RuleItems(NamedTuple):
    """The table rules which items lie in the discard pile."""

    player: int
    items: Pieces
    why: str


class RuleNumber(NamedTuple):
    """The table rules a number: `hand`, `bites` or `coffin`."""

    player: int
    what: str
    number: int
    why: str


class RuleTurn(NamedTuple):
    """The table rules whose `turn` it is, who is `first`, or that this player's move was the last: `night`."""

    player: int
    what: str
    why: str


TableRuling = RuleGuards | RuleRoom | RuleLoot | RuleItems | RuleNumber | RuleTurn
Action = (
    Lay | Place | First | Move | Swap | Slip | Use | Fetch | Claim | Answer | Pass | Skip | Loot | Declare | TableRuling
)
