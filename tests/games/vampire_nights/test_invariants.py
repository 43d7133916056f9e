"""Random legal games to the end, and what holds at every moment of them.

The ordinary run is short; REFEREE_HEAVY=1 plays 150 games.
"""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee import Refused, Table
from referee.games.vampire_nights.rules.ending import is_expected
from referee.games.vampire_nights.rules.loot import least_of
from referee.games.vampire_nights.rules.manor import DEPTH, DOWN, EMPTY, in_garden, place
from referee.games.vampire_nights.rules.pieces import ITEMS, TILES
from referee.games.vampire_nights.rules.state import State
from referee.notation.names import write_name
from tests.games.contract.driver import legal_line, new_table
from tests.samples import HEAVY

CELLS = [f"{column}{depth}" for column in "abcd" for depth in range(7)]


def check_pieces(state: State) -> None:
    """No piece is lost or made, and what is known never exceeds what exists."""
    setup, piles = state.setup, state.piles
    laid = [what for what in state.manor.values() if what != EMPTY]
    assert piles.rooms + piles.gone + len(laid) + sum(seat.tiles for seat in state.seats) == len(setup.tiles)
    assert piles.items + len(piles.used) + sum(seat.hand for seat in state.seats) == len(setup.items)
    assert piles.bites + sum(seat.bites for seat in state.seats) == setup.bites
    assert min(piles.rooms, piles.gone, piles.items, piles.bites, *(seat.hand for seat in state.seats)) >= 0
    for kind in TILES:
        held = sum(least_of(seat.loot, kind) for seat in state.seats)
        assert laid.count(kind) + piles.open.count(kind) + held <= setup.tiles.count(kind)
        assert piles.seen.count(kind) <= setup.tiles.count(kind)
    assert len(piles.open) <= piles.gone
    for item in ITEMS:
        assert piles.used.count(item) + sum(seat.sure.count(item) for seat in state.seats) <= setup.items.count(item)


def check_players(state: State) -> None:
    for seat in state.seats:
        assert len(seat.sure) <= seat.hand
        assert seat.loot
        assert list(seat.loot) == sorted(set(seat.loot))
        assert all(len(tiles) == seat.tiles for tiles, _ in seat.loot)
        assert seat.vampires <= seat.bites
        if state.phase == "over":
            assert not is_expected(seat)


def check_guards(state: State) -> None:
    guards = [guard for seat in state.seats for guard in seat.guards]
    spaces = [guard.cell for guard in guards if in_garden(guard.cell)]
    assert len(set(spaces)) == len(spaces)
    lying = [guard.cell for guard in guards if guard.passed and DEPTH[guard.cell]]
    assert len(set(lying)) == len(lying)
    assert all(guard.cell in guard.trail for guard in guards)
    if state.phase == "exploration":
        assert len(spaces) <= len(state.seats)
        assert state.turn in range(len(state.seats))


def accepted(table: Table, line: str) -> bool:
    try:
        table.judge(line)
    except Refused:
        return False
    return True


def told(state: State, words: str) -> str:
    """With a tile that can be there, where the room lies face down."""
    end = words.split()[-1].rpartition("-")[2]
    if "-" not in words or " mas " in words or state.manor.get(end) != DOWN:
        return words
    tile = next(kind for kind in TILES if state.piles.seen.count(kind) < state.setup.tiles.count(kind))
    return f"{words} {tile}"


def check_offers(table: Table, rng: Random) -> None:
    """Of everything that could be typed in a turn, exactly what is offered is accepted."""
    state: State = table.state
    decision = table.pending[0]
    if decision.kind != "turn":
        return
    name = write_name(table.players[decision.seat])
    offered = {option for option in decision.options if option != "claim"}
    for option in offered:
        assert accepted(table, f"{name} {told(state, option)}"), option
    own = {place(guard.cell) for guard in state.seats[decision.seat].guards}
    steps = [f"{start}-{end}" for start in own for end in CELLS if start != end]
    lines = [*(f"move {step}" for step in steps), *(f"pass {cell}" for cell in own), "skip"]
    lines += [f"use {item} {step}" for item in ("mir", "jum", "clo", "mas") for step in steps]
    lines += [f"use {item} {cell}" for item in ("sta", "cro", "sac", "wat", "bow", "tor") for cell in CELLS]
    lines += [f"use mag {code}" for code in ITEMS]
    unnumbered = {option.replace(".1", "").replace(".2", "") for option in offered}
    for line in rng.sample(lines, min(len(lines), 120)):
        if line not in unnumbered:
            assert not accepted(table, f"{name} {told(state, line)}"), line
        elif line in offered:
            assert accepted(table, f"{name} {told(state, line)}"), line


def check(state: State) -> None:
    check_pieces(state)
    check_players(state)
    check_guards(state)


@pytest.mark.sampled
@settings(max_examples=150 if HEAVY else 6, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_random_games(seed: int) -> None:
    rng = Random(seed)
    table = new_table("vampire-nights", rng)
    check(table.state)
    while table.pending:
        table.do(legal_line(table, rng))
        check(table.state)
        if (late := table.state.earlier()) is not None:
            check(late)
        if table.pending and rng.random() < 0.1:
            check_offers(table, rng)
    assert table.state.phase == "over"
    assert table.state.round == 3


@pytest.mark.sampled
@settings(max_examples=50 if HEAVY else 3, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_events_tell_what_changed(seed: int) -> None:
    """Bites, tiles and hands of every player follow from the events alone."""
    rng = Random(seed)
    table = new_table("vampire-nights", rng)
    while table.pending:
        ruling = table.do(legal_line(table, rng))
        if ruling.repeat:
            continue
        for number, (before, after) in enumerate(zip(ruling.before.seats, ruling.after.seats, strict=True)):
            own = [event for event in ruling.events if event.seat == number]
            assert after.bites - before.bites == sum(event.params["card"] for event in own if event.key == "bitten")
            assert after.tiles - before.tiles == sum(map(_tiles, own))


def _tiles(event: Any) -> int:
    """How many tiles more or less that event says."""
    if event.key in ("looted", "staked", "used-sta", "used-sac", "used-wat"):
        return 1
    if event.key == "used-bow":
        return 0 if event.params["discarded"] else 1
    if event.key in ("claimed", "coffin-paid"):
        return -int(event.params["tiles"]) if event.key == "coffin-paid" else 1
    return {"bitten": -int(event.params.get("lost", 0)), "cat-paid": -1}.get(event.key, 0)
