"""What can be in a hand: exactly what some course of the cards, as far as the table has seen it, puts there."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.games.vampire_nights.rules.actions import Fetch
from referee.games.vampire_nights.rules.hands import deal, draw, may_hold, spend
from referee.games.vampire_nights.rules.items import fetch, fetches
from referee.games.vampire_nights.rules.manor import Manor
from referee.games.vampire_nights.rules.pieces import (
    ALL_ITEMS,
    CLOAK,
    CROSS,
    GARLIC,
    ITEMS,
    MAGNIFIER,
    MASK,
    SACK,
    STAKE,
    TORCH,
    Pieces,
    Stock,
    in_order,
)
from referee.games.vampire_nights.rules.state import NOTHING_KNOWN, Piles, Seat, Setup, State
from tests.games.vampire_nights.helpers import at, enter, refused

KINDS = (CLOAK, MASK, GARLIC, SACK, STAKE, MAGNIFIER)
World = tuple[Pieces, ...]  # the hand of every player, then the pile


class Worlds:
    """All courses of the cards that the table cannot tell apart, one by one."""

    def __init__(self, items: Pieces, players: int) -> None:
        self.worlds: set[World] = {(*[()] * players, items)}
        self.used: list[str] = []

    def draw(self, number: int) -> None:
        if not next(iter(self.worlds))[-1]:
            self.worlds = {(*world[:-1], in_order(self.used)) for world in self.worlds}
            self.used = []
        self.worlds = {_moved(world, -1, number, item) for world in self.worlds for item in world[-1]}

    def spend(self, number: int, item: str) -> None:
        self.worlds = {_moved(world, number, None, item) for world in self.worlds if item in world[number]}
        self.used.append(item)

    def fetch(self, number: int, item: str) -> None:
        self.spend(number, MAGNIFIER)
        self.worlds = {_moved(world, None, number, item) for world in self.worlds}
        self.used.remove(item)

    def may_hold(self, number: int, item: str) -> bool:
        return any(item in world[number] for world in self.worlds)


def _moved(world: World, start: int | None, end: int | None, item: str) -> World:
    rows = [[*row] for row in world]
    if start is not None:
        rows[start].remove(item)
    if end is not None:
        rows[end].append(item)
    return tuple(map(in_order, rows))


def few_items(rng: Random) -> Pieces:
    return in_order(item for item in KINDS for _ in range(rng.randint(0, min(2, ALL_ITEMS.count(item)))))


@pytest.mark.ruling("VN73")
@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_vn73_of_few_cards_exactly_what_is_possible_is_accepted(seed: int) -> None:
    rng = Random(seed)
    items, players = few_items(rng), rng.randint(2, 3)
    setup = Setup(("Ana", "Ben", "Cem")[:players], items=Stock(items))
    state = State(setup, (Seat(),) * players, 1, "setup", Manor(), Piles(items=len(items)))
    worlds = Worlds(items, players)
    for _ in range(30):
        number = rng.randrange(players)
        held = [item for item in ITEMS if may_hold(state, number, item)]
        if held and rng.random() < 0.6:
            item = rng.choice(held)
            wanted = [one.item for one in fetches(state, number)]
            if item == MAGNIFIER and wanted:
                item = rng.choice(wanted)
                state = fetch(state, Fetch(number, item), None)
                worlds.fetch(number, item)
            else:
                state = spend(state, number, item)
                worlds.spend(number, item)
        elif state.piles.items or state.piles.used:
            state = state.copy()
            draw(state, number, None)
            worlds.draw(number)
        for seat in range(players):
            for item in ITEMS:
                assert may_hold(state, seat, item) == worlds.may_hold(seat, item), (seat, item)


@pytest.mark.ruling("VN73")
def test_vn73_a_deal_that_reshuffles_halfway() -> None:
    # Two cards are left for Ana and Ben; Ana's Stake goes back into the pile, from which only Ana draws again.
    items = Stock(in_order((STAKE, TORCH, CROSS, SACK)))
    state = State(Setup(("Ana", "Ben"), items=items), (Seat(),) * 2, 1, "setup", Manor(), Piles(items=4), first=0)
    deal(state, 1, None)
    state = spend(state, 0, STAKE)
    deal(state, 2, None)
    assert [seat.hand for seat in state.seats] == [2, 2]
    assert [may_hold(state, 0, item) for item in (STAKE, TORCH)] == [True, True]
    assert [may_hold(state, 1, item) for item in (STAKE, TORCH)] == [False, True]


def test_the_table_may_rule_hands_that_do_not_fit() -> None:
    game = at("a1=che", "Ana: a0 b0\nBen: a0 b0", removed="mir 2 jum 2 bow 2 gar 2 cro 2 sta 2 clo 1 mas 1")
    enter(game, '! Ana discards sta tor "counted"\n! Ben hand 9 "counted"\nAna move a0-a1')
    assert game.state.piles.kept == NOTHING_KNOWN
    game.do("Ana use tor b1")


def test_a_ruling_about_the_discards_forgets_what_was_known() -> None:
    game = at("", "Ana: a0 b0\nBen: a0 b0", removed="wat 1")
    enter(game, '! Ana discards wat "counted"\nAna use mag wat\n! Ana discards wat "counted"')
    refused(game, "Ana use wat", "not-in-hand")


def test_a_hand_that_the_table_counts_may_be_any() -> None:
    """What was fetched may be among the cards that are gone."""
    game = at("a1=ser", "Ana: a1 a0\nBen: b0 b0")
    game.do('! Ana discards wat "seen by all"')
    game.do("Ana use mag wat")
    game.do('! Ana hand 1 "two cards were lost"')
    game.do("Ana use sta a1")
