"""What a player did, as ids: seats, cells, tiles and items by number. A missing cell is -1, a missing piece 0."""

from typing import NamedTuple

NO_ANSWER, NOTHING = -1, 0  # to a vampire or the Cat: not told; nothing done


class Lay(NamedTuple):
    """The third tiles of the columns, turned up when the manor is laid."""

    player: int
    tiles: tuple[int, ...]


class Place(NamedTuple):
    """Where the guards begin, and the item discarded; 0 where the hand is empty (VN79)."""

    player: int
    columns: tuple[int, int]
    item: int = 0


class First(NamedTuple):
    player: int


class Move(NamedTuple):
    """A guard goes to another cell, by an item if there is one; the tile it turns up, the answer to what it meets."""

    player: int
    item: int
    start: int
    which: int  # of two own guards on one cell, 1 or 2; 0 if not told
    end: int
    tile: int = 0
    answer: int = NO_ANSWER


class Swap(NamedTuple):
    """The Mask: an own guard and another player's change places."""

    player: int
    start: int
    which: int
    end: int
    seat: int = -1  # whose guard
    other: int = 0  # which of that player's guards on the cell


class Slip(NamedTuple):
    """The Cloak, played by a guard already in a garden."""

    player: int
    garden: int
    space: int = 0  # 1 or 2, where both are the player's own


class Use(NamedTuple):
    """An item used on rooms: Stake, Cross, Sack, Water, Crossbow and Torch."""

    player: int
    item: int
    cells: tuple[int, ...]


class Fetch(NamedTuple):
    """The Magnifier: an item out of the discarded ones."""

    player: int
    item: int


class Claim(NamedTuple):
    """The Coffin is claimed, paid with these items, and tiles for the rest."""

    player: int
    items: tuple[int, ...] = ()


class Answer(NamedTuple):
    """To a vampire or the Cat: an item, the Coins, or nothing."""

    player: int
    answer: int


class Pass(NamedTuple):
    player: int
    start: int
    which: int = 0


class Skip(NamedTuple):
    """Nothing can be moved or laid down (VN23)."""

    player: int


class Loot(NamedTuple):
    """A tile taken when the night ends, by its room, its kind, or both; -1 and 0 where it is not told."""

    player: int
    start: int
    tile: int = 0


class Declare(NamedTuple):
    """At the end: how many bites show a vampire, and the loot where it is not known; None if not told."""

    player: int
    vampires: int
    tiles: tuple[int, ...] | None = None


class RuleGuards(NamedTuple):
    """The table rules where both guards stand: cell, whether it has passed, whether the Web holds it."""

    player: int
    guards: tuple[tuple[int, int, int], ...]
    why: str


class RuleRoom(NamedTuple):
    """The table rules what lies in a room."""

    player: int
    cell: int
    what: int
    why: str


class RuleLoot(NamedTuple):
    player: int
    tiles: tuple[int, ...]
    why: str


class RuleItems(NamedTuple):
    """The table rules which items lie in the discard pile."""

    player: int
    items: tuple[int, ...]
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
