"""Random legal games of Vampire Village and what holds at every moment of them.

The ordinary run is short; REFEREE_HEAVY=1 plays 1,000 games of 50 steps.
"""

import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from referee import Event
from referee.games.vampire_village.rules.cells import COLUMN, ROW
from referee.notation.names import write_name
from tests.games.contract.driver import legal_line, new_table
from tests.samples import HEAVY

SEEDS = st.integers(0, 2**32)


class Tally:
    """Villagers by cell and creatures of every seat, told by the events alone."""

    def __init__(self, seats: int) -> None:
        self.villagers: list[dict[str, int]] = [{} for _ in range(seats)]
        self.creatures: list[Counter[str]] = [Counter() for _ in range(seats)]

    def copy(self) -> "Tally":
        other = Tally(0)
        other.villagers = [dict(one) for one in self.villagers]
        other.creatures = [Counter(one) for one in self.creatures]
        return other

    def tell(self, event: Event) -> None:
        key, seat, params = event
        if seat is None:
            return
        here, creatures = self.villagers[seat], self.creatures[seat]
        if key == "started":
            here["d4"] = params["villagers"]
        elif key == "placed":
            here[params["cell"]] = 0
        elif key.startswith("gained-"):
            here[params["cell"]] += params["villagers"]
        elif key == "walked":
            cells = re.findall("[a-z]-?[0-9]+", params["path"])
            here[cells[0]] -= params["villagers"]
            here[cells[-1]] += params["villagers"]
        elif key == "revealed":
            creatures.update(params["creatures"])
        elif key.startswith("demon-"):
            self._demon(key, seat, params)
        elif key == "breached":
            assert here.pop(params["cell"]) == params["villagers"]
            creatures[params["creature"]] -= 1

    def _demon(self, key: str, seat: int, params: Any) -> None:
        here = self.villagers[seat]
        self.creatures[seat][params["demon"]] -= 1
        if key in ("demon-took-hero", "demon-fewest"):
            assert here.pop(params["cell"]) == params["villagers"]
        elif key == "demon-yellow":
            for cell in params["cells"]:
                here[cell] -= 1
        elif key == "demon-stole":
            self.creatures[params["victim"]][params["creature"]] -= 1
            self.creatures[seat][params["creature"]] += 1


class RandomGame(RuleBasedStateMachine):
    @initialize(seed=SEEDS)
    def sit_down(self, seed: int) -> None:
        self.table = new_table("vampire-village", Random(seed))
        self.past = [(self.table.state, Tally(len(self.table.players)))]
        self.future: list[Any] = []

    def enter(self, line: str) -> None:
        ruling = self.table.do(line)
        if not ruling.repeat:
            tally = self.past[-1][1].copy()
            for event in ruling.events:
                tally.tell(event)
            self.past.append((ruling.after, tally))
            self.future = []

    @rule(seed=SEEDS, lines=st.integers(1, 8))
    def go_on(self, seed: int, lines: int) -> None:
        rng = Random(seed)
        for _ in range(lines):
            if self.table.pending:
                self.enter(legal_line(self.table, rng))
                self.check()

    @precondition(lambda self: len(self.past) > 1)
    @rule()
    def take_back(self) -> None:
        self.table.do("undo")
        self.future.append(self.past.pop())

    @precondition(lambda self: self.future)
    @rule()
    def bring_back(self) -> None:
        self.table.do("redo")
        self.past.append(self.future.pop())

    @precondition(lambda self: self.table.pending)
    @rule(seed=SEEDS)
    def every_offer_stands(self, seed: int) -> None:
        """Every cell offered for a card can be built on, every listed answer given."""
        decision = Random(seed).choice(self.table.pending)
        name = write_name(self.table.players[decision.seat])
        for option in decision.options:
            self.table.judge(f"{name} {decision.kind} {'n000 ' if decision.kind == 'place' else ''}{option}")

    @invariant()
    def check(self) -> None:
        state, tally = self.past[-1]
        assert self.table.state == state
        for number, seat in enumerate(state.seats):
            self.check_counts(tally, number, seat)
            self.check_size(state.setup, seat.village)
            if state.phase in ("demons", "attack", "over"):
                assert len(seat.village) - len(seat.creatures) >= 1  # VV10

    @staticmethod
    def check_counts(tally: Tally, number: int, seat: Any) -> None:
        """Villagers come only by a gain and go only by a loss that an event names; creatures likewise."""
        assert {cell: spot.villagers for cell, spot in seat.village.items()} == tally.villagers[number]
        assert all(spot.villagers >= 0 for spot in seat.village.values())
        assert Counter(creature.face for creature in seat.creatures) == +tally.creatures[number]

    @staticmethod
    def check_size(setup: Any, village: Any) -> None:
        """fr: within 4 by 4; ru: no five cards in a row or column (VV7)."""
        box = setup.house.size == "box" or (not setup.house.size and setup.edition == "fr")
        for place_in in (COLUMN, ROW):
            places = [place_in[cell] for cell in village]
            if places and box:
                assert max(places) - min(places) < 4
            assert max(Counter(places).values(), default=0) <= 4


TestRandomGame = pytest.mark.sampled(RandomGame.TestCase)
TestRandomGame.settings = settings(
    max_examples=1000 if HEAVY else 30, stateful_step_count=50 if HEAVY else 20, deadline=None
)
