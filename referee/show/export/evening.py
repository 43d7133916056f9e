"""A sheet with what the game adds to it, each worked out once, for whoever draws it."""

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from typing import Any, Final

from referee.engine.outcome import STANDINGS
from referee.engine.ruling import Said, Whom
from referee.engine.seats import people
from referee.engine.sheet_part import Chapter, Drawing, Section, SheetPart, Told, Turn
from referee.engine.standings import Standing
from referee.engine.view import Board
from referee.say import Voice, clean
from referee.show.export import phrases
from referee.show.export.sheet import Sheet
from referee.show.export.told import told_of

MOST_TURNS: Final = 3
LEAD: Final = 30  # how much it weighs that somebody came to the front for good


class Evening:
    def __init__(self, voice: Voice, sheet: Sheet) -> None:
        self.voice, self.sheet = voice, sheet
        self.places: Sequence[Standing] = sheet.standings
        self.part: SheetPart | None = sheet.table.game.sheet() if sheet.table else None
        self.name = clean(sheet.name) or voice("sheet.game")
        self.label = voice("sheet.title", game=self.name, title=phrases.title(voice, sheet))

    @property
    def facts(self) -> str:
        """The game, when it was played, and which edition of it."""
        game = [self.voice("sheet.game")] if self.sheet.name else []
        edition = [
            self.voice(f"edition.{word}")
            for word in self.sheet.header.get("edition", ())
            if self.voice.knows(f"edition.{word}")
        ]
        return " · ".join([*game, *filter(None, [phrases.when(self.voice, self.sheet)]), *edition])

    def player(self, seat: int) -> str:
        return clean(self.sheet.players[seat])

    def won(self, place: Standing) -> bool:
        return self.sheet.outcome is not None and place.seat in self.sheet.outcome.winners

    @cached_property
    def verdict(self) -> tuple[str, str]:
        """Who won, and by what."""
        voice, sheet, outcome = self.voice, self.sheet, self.sheet.outcome
        if outcome is None:
            first = [one for one in self.places if one.rank == 1]
            leaders = tuple(self.player(one.seat) for one in first)
            points = first[0].keys[0] if first else 0
            return voice("sheet.goes-on"), voice("sheet.leads", players=leaders, points=points) if points else ""
        if not outcome.winners:
            return voice("sheet.nobody"), phrases.verdict(voice, sheet)
        winners = tuple(map(clean, people(sheet.winners)))
        won = voice("sheet.winner", players=winners)
        return won, self._reason if outcome.why == STANDINGS else phrases.verdict(voice, sheet)

    @property
    def _reason(self) -> str:
        """Which of the keys of the standings made the difference."""
        first, *others = self.places
        points = first.keys[0]
        behind = [one for one in others if one.rank > 1]
        if len(behind) < len(others):
            return self.voice("sheet.by-nothing", points=points)
        if not behind:
            return self.voice("sheet.points", points=points)
        second = behind[0]
        names = tuple(self.player(one.seat) for one in behind if one.rank == second.rank)
        at = next(at for at, pair in enumerate(zip(first.keys, second.keys, strict=True)) if pair[0] != pair[1])
        number, other = first.keys[at], second.keys[at]
        if not at:
            return self.voice("sheet.by-points", points=points, margin=number - other, second=names)
        how = "sheet.by-fewer" if other < 0 else "sheet.by-more"
        params = {"key": self.sheet.tie_breaks[at], "number": abs(number), "other": abs(other)}
        return self.voice(how, points=points, second=names, **params)

    @cached_property
    def told(self) -> tuple[Told, ...]:
        return told_of(self.sheet.table) if self.sheet.table else ()

    @cached_property
    def chapters(self) -> list[Chapter]:
        """The stretches of the chart: those of the game, else its rounds."""
        if self.part is not None:
            return self.part.chapters(self.told)
        rounds = [moment.round for moment in self.sheet.course]
        begins = [0, *(at for at, (before, now) in enumerate(pairwise(rounds), 1) if before != now)]
        return [Chapter("", rounds[at], at) for at in begins] if rounds else []

    def drawings(self, room: float, size: float) -> list[Drawing]:
        """By seat; nothing where the game has none of its own."""
        if self.part is None or self.sheet.table is None:
            return []
        return self.part.drawings(self.voice, self.sheet.table.state, self.sheet.boards, self.told, room, size)

    @cached_property
    def sections(self) -> list[Section]:
        """What the game tells in tables."""
        table = self.sheet.table
        chronicle = table.game.chronicle() if table else None
        return chronicle.sections(self.voice, table.state, self.told) if table and chronicle else []

    @cached_property
    def boards(self) -> tuple[Board, ...]:
        """Those that are shown: a table says what has only counts."""
        every = self.sheet.boards
        return tuple([board for board in every if not (self.sections and phrases.has_only_counts(board))])

    @cached_property
    def turns(self) -> list[Turn]:
        """The turning points that weigh most, as they came."""
        if self.part is None or self.sheet.table is None or not self.told:
            return []
        found = [*self.part.turning_points(self.sheet.table.state, self.told), *self._lead()]
        return sorted(sorted(found, key=lambda one: -one.weight)[:MOST_TURNS], key=lambda one: one.at)

    def turns_said(self, most: int = MOST_TURNS) -> list[str]:
        kept = sorted(self.turns, key=lambda one: -one.weight)[:most]
        return [self._said(one.said) for one in self.turns if one in kept]

    def _said(self, said: Said) -> str:
        return self.voice(said.key, **{name: self._named(value) for name, value in said.params.items()})

    def _named(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(map(self._named, value))
        return self.player(value) if isinstance(value, Whom) else value

    def _lead(self) -> list[Turn]:
        """When the only winner came to the front for good."""
        if [self.won(one) for one in self.places[:2]] != [True, False]:
            return []
        seat = self.places[0].seat
        ahead = [
            all(one.points[seat] > other for at, other in enumerate(one.points) if at != seat)
            for one in self.sheet.course
        ]
        since = max((at for at, leads in enumerate(ahead) if not leads), default=-1) + 1
        if not 0 < since < len(ahead):
            return []
        chapter = [one for one in self.chapters if one.begins < since][-1]
        params = {"player": Whom(seat), "round": chapter.round}
        return [Turn(since, LEAD, Said(f"turn.lead.{chapter.key}", params))]
