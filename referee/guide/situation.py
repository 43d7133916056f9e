"""What a line at a prompt is read against: worked out once, before it is asked for."""

from collections.abc import Mapping
from typing import NamedTuple

from referee.engine.game import Game, State
from referee.engine.ruling import Decision
from referee.table.cards import Book
from referee.table.table import Table


class Offer(NamedTuple):
    """What a key stands for at a prompt: a cell or an answer of one player; or that this is asked first."""

    decision: Decision
    option: str  # "" for that
    part: str = ""  # what all the options begin with, if they are some of many


class Situation(NamedTuple):
    """A table, what must be told or decided there, the cards it knows, and what every key means now."""

    table: Table
    pending: tuple[Decision, ...]
    book: Book
    offers: Mapping[str, Offer] = {}  # by key, in every form
    before: Decision | None = None  # what is asked first because the table wants it so

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def players(self) -> tuple[str, ...]:
        return self.table.players

    @property
    def asked(self) -> Decision | None:
        """Whose turn it is to be asked: who is wanted first, else who has most to tell, then by seat, so that cards go
        round the table; last what does not belong to one player."""
        if self.before is not None:
            return self.before
        last = len(self.players)
        seat = {one: last if one.seat is None else one.seat for one in self.pending}
        return min(seat, key=lambda one: (-(one.left or 0), seat[one]), default=None)

    def labels(self, seat: int | None) -> dict[str, str]:
        """The keys of that player's options."""
        return {key: offer.option for key, offer in self.offers.items() if offer.option and offer.decision.seat == seat}
