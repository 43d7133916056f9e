"""The table may rule whatever it likes in the middle of anything: the evening goes on."""

import os
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee import Refused, Table
from referee.games.village_attacks.rules.figures import HERO, Figure, Group
from tests.games.village_attacks.helpers import at, play
from tests.games.village_attacks.random_phases import random_answer, random_phase

HEAVY = bool(os.environ.get("REFEREE_HEAVY"))
LATE = "vampire lc1 6/6 · banshee ch1 5/5 | heart 15"


@pytest.mark.ruling("VA56")
def test_va56_who_is_taken_away_while_a_torch_is_asked_about_is_passed_over() -> None:
    table = at(f"g1 h1c h1d · c1 p1 | {LATE}", 2)
    play(table, 'vampire roll tmrgss  # => ask=order:hc/hd\n! g1=none "a mistake"  # => ask=coin:lc1/sc1')
    play(table, "coin lc1  # => lc1=p1 g1=- ask=turn")


@pytest.mark.ruling("VA143")
@pytest.mark.parametrize(
    ("ruling", "now"),
    [
        ("g1=none", "ask=turn c1=p1"),  # it is gone: the next one acts
        ("_h1c@g1", "ask=turn c1=p1 g1=h1c_"),  # it lies down
        ("map=-g1-mc1 map=-g1-eh1", "ask=turn c1=p1 g1=h1c"),  # it has no way any more
        ("map=-g1-mc1", "ask=turn eh1=h1c mc1=p1"),  # it has only one
    ],
)
def test_va143_who_waits_for_its_coin_goes_only_if_it_still_can(ruling: str, now: str) -> None:
    table = at(f"g1 h1c · mc1 p1 | {LATE}", 2)
    play(table, f'vampire roll tmrgss  # => ask=coin:eh1/mc1\n! {ruling} "a mistake"  # => {now}')


def random_ruling(table: Table, rng: Random) -> str:
    """One to three effects of any kind on whatever is there, or isn't."""
    return f'! {" ".join(rng.choice(_effects(table, rng)) for _ in range(rng.randint(1, 3)))} "so it is"'


def _effects(table: Table, rng: Random) -> list[str]:
    state = table.state
    zone, other = rng.sample(sorted(state.castle.beside), 2)
    monster, group = rng.choice(state.setup.monsters), rng.choice(state.villagers or (Group(Figure("p"), 1, zone),))
    number = 1 if group.figure.kind == HERO else rng.randint(1, group.number)
    code = group._replace(number=number).code
    here = group.zone
    return [
        *(f"{mark}{code}@{here}" for mark in "-_*"),
        *(f"{mark}{number}@{here}" for mark in "-_*"),
        *(f"{code}@{here}>{other}", f"+p{number}@{zone}", f"+h{number}d@{zone}", f"{here}=none", f"{zone}=p3,h1d"),
        *(f"-{number}@{monster}", f"+1@{monster}", f"{monster}>{zone}", f"{monster}={zone}", f"free@{monster}"),
        *(f"{mark}{what}@{monster}" for mark in ("", "-") for what in ("stun", "burn", "slow", "silence", "sunder")),
        *(f"dark@{zone}", f"unlucky@{here}", "heart-1", "heart=9", "morale-1", "dial+1", f"xp+2@{monster}"),
        *(f"map={zone}-{other}", f"map=-{here}-{rng.choice(state.castle.next_to(here) or (zone,))}", "time=night"),
        *(f"+troll@{zone}", f"troll>{zone}", f"troll={zone}", "troll=none"),
    ]


@pytest.mark.sampled
@settings(max_examples=4000 if HEAVY else 60, deadline=None)
@given(st.integers(0, 10**9))
def test_after_any_ruling_something_is_asked_and_can_be_answered(seed: int) -> None:
    rng = Random(seed)
    _, table = random_phase(rng)
    for _ in range(60):
        if table.state.end:
            return
        assert table.pending
        with suppress(Refused):
            table.do(random_ruling(table, rng) if rng.random() < 0.3 else random_answer(table, rng))
