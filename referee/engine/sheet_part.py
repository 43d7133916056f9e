"""What a game adds to the score sheet: an optional part, `sheet`, of a Game. Shared code draws all that is not here."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple, Protocol

from referee.draw.figures import Figure
from referee.draw.shapes import Picture
from referee.engine.ruling import Event, Said
from referee.engine.view import Board

Say = Callable[..., str]  # a key and its parameters: the sentence


class Told(NamedTuple):
    """What came of an entry. Seats are those of now, whoever sat there then."""

    phase: str
    round: int | None
    events: tuple[Event, ...]
    points: tuple[int, ...]  # by seat; () in a game without points


class Drawing(NamedTuple):
    """What a player has, as a picture; and in words, for those who do not see it."""

    picture: Picture
    spoken: str


class Chapter(NamedTuple):
    """A stretch of the game, shaded in the chart. `turn.lead.KEY` tells that somebody came to the front in it."""

    key: str
    round: int | None
    begins: int  # with which entry of those told
    mark: Figure = ()  # drawn above it
    tint: str = ""  # behind it


class Turn(NamedTuple):
    """A turning point: after which entry, how much it weighs, and the sentence. Players in it are `Whom`."""

    at: int
    weight: float
    said: Said


class Section(NamedTuple):
    """A table of the sheet: words only, so that every format can show it. The last column may be a longer text."""

    title: str
    heads: tuple[str, ...]  # above the columns; () if they need none
    rows: tuple[tuple[str, ...], ...]


class Chronicle(Protocol):
    """What the sheet tells of a game besides its boards: an optional part, `chronicle`, of a Game."""

    def sections(self, say: Say, state: Any, told: Sequence[Told]) -> list[Section]: ...


class SheetPart(Protocol):
    @property
    def HALVES(self) -> bool:
        """Whether two players' pictures go side by side."""

    @property
    def CHARTED(self) -> Collection[str]:
        """Keys of the header that the chart tells, so that no sentence need."""

    def board(self, say: Say, board: Board) -> Picture | None:
        """A board of any position, with its news; None if it has nothing to be drawn."""

    def drawings(
        self, say: Say, state: Any, boards: Sequence[Board], told: Sequence[Told], room: float, size: float
    ) -> list[Drawing]:
        """Every player's picture by seat, at most `room` wide; `size` 1 is comfortable, less is closer together."""

    def legend(self, say: Say, room: float) -> Picture: ...

    def chapters(self, told: Sequence[Told]) -> list[Chapter]:
        """All stretches one after the other, the first of which begins with the first entry."""

    def turning_points(self, state: Any, told: Sequence[Told]) -> list[Turn]: ...
