"""Random legal games, to their end: what must hold after every entry."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee import Refused, Table
from referee.games.vampire_empire.rules.castle import can_come, in_castle
from referee.games.vampire_empire.rules.characters import CHARACTERS
from referee.games.vampire_empire.rules.course import late
from referee.notation.names import write_name
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
    assert len({*state.revealed}) == len(state.revealed) <= 3
    assert not {*state.revealed} & state.known_humans
    assert {*state.tail} <= {*state.city}
    assert bool(state.ending) == (not table.pending)


def random_support(table: Table, rng: Random) -> str:
    """A card of whoever may play one, with any effects but `take`, which brings cards back; many do not count."""
    state, [decision] = table.state, table.pending
    able = [seat for seat, kind in late(state) if kind == "support"]
    able += [decision.seat] if "support" in decision.options or decision.kind in ("attack", "defend") else []
    seat = rng.choice(able or [0])
    there, anybody = rng.choice(in_castle(state) or [*CHARACTERS]), rng.choice(CHARACTERS)
    comes = rng.choice(can_come(state) or [anybody])
    played = [one.card for one in (*state.combat.attack, *state.combat.defence)] if state.combat is not None else ["c2"]
    effects = (
        *(f"attack {there} 2", f"defence {there}", f"unmark {there} attack", f"unmark {there} defence"),
        *(
            f"cancel {rng.choice(played)}",
            "cancel support",
            "stop",
            "block attack pass",
            "block hide water attack pass",
        ),
        *(f"hide {there}", f"hide {there} {comes}", f"swap {there} {comes}", "shuffle", f"test {anybody}"),
        *(f"kill {there}", "draw 3", f"draw {write_name(table.players[1 - seat])} 2", "discard 2", "discard 1 cellar"),
        *('other "something"', "none"),
    )
    chosen = " + ".join(rng.sample(effects, rng.choice((1, 1, 2, 3))))
    combat = "combat " if state.combat is not None else ""
    card = rng.choice(("fog 0/0", "mist 1/0", "owl 0/2"))
    return f"{write_name(table.players[seat])} support {card} {combat}{chosen}"


@pytest.mark.sampled
@settings(max_examples=400 if HEAVY else 25, deadline=None)
@given(st.integers(0, 10**9))
def test_every_game_ends_and_keeps_its_cards_and_characters(seed: int) -> None:
    rng = Random(seed)
    table, supports = new_table("vampire-empire", rng), rng.choice((0, 0.1, 0.3))
    entries = 0
    while table.pending:
        try:
            table.do(random_support(table, rng) if rng.random() < supports else random_move(table, rng))
        except Refused:
            continue
        entries += 1
        check(table)
        assert entries < 1000
    assert table.outcome is not None
