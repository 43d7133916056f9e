"""Random legal games, to their end: what must hold after every entry."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee import Refused, Table
from tests.games.contract.driver import new_table
from tests.games.contract.play_vampire_empire import random_move
from tests.samples import HEAVY


def cards_of(table: Table, seat: int) -> int:
    """All of a player's cards, those in a combat and the Holy Water that waits for one included."""
    state = table.state
    piles = state.piles[seat]
    assert min(piles.deck, piles.hand, piles.moat, piles.cellar) >= 0
    number = piles.deck + piles.hand + piles.moat + piles.cellar
    if state.combat is not None:
        number += len(state.combat.attack if seat == state.active else state.combat.defence)
    return number + (bool(state.water) and seat == state.setup.humans)


def check(table: Table) -> None:
    state = table.state
    assert [cards_of(table, seat) for seat in (0, 1)] == [40, 40]
    there = [slot.character for slot in state.castle if slot.character]
    if not state.asks and not state.ending and state.base != "setup":
        assert len(there) == 3 or not state.city
    dead = [one.character for one in state.dead]
    assert len({*there, *state.city, *dead}) == len(there) + len(state.city) + len(dead)
    assert state.base == "setup" or len(there) + len(state.city) + len(dead) == 9
    assert len(state.revealed) <= 3
    assert {*state.tail} <= {*state.city}
    assert bool(state.ending) == (not table.pending)


@pytest.mark.sampled
@settings(max_examples=400 if HEAVY else 25, deadline=None)
@given(st.integers(0, 10**9))
def test_every_game_ends_and_keeps_its_cards_and_characters(seed: int) -> None:
    rng = Random(seed)
    table = new_table("vampire-empire", rng)
    entries = 0
    while table.pending:
        try:
            table.do(random_move(table, rng))
        except Refused:
            continue
        entries += 1
        check(table)
        assert entries < 1000
    assert table.outcome is not None
