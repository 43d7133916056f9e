"""The Troll, day and night: where the referee once differed from a second program written from the rules alone."""

import pytest

from tests.games.village_attacks.helpers import HEROES, at, play

WALKS = "map ch1-lc1-a1-eh1-g1-mc1-c1-sc1-ch1 lc1-c1 lc1-k1"
GATES = "gates eh1 g1:blue"


@pytest.mark.ruling("VA128")
def test_va128_its_die_is_asked_for_in_its_own_step() -> None:
    position = "eh1 p1 | vampire ch1 6/6 · banshee ch1 5/5 | heart 15 morale 38"
    table = at(position, 2, ruled="troll=a1", house="troll on")
    play(table, "villagers  # => ask=troll:m/r/g/s/c/t")
    assert table.snapshot()["step"] == "troll"
    play(at(position, 2, ruled="troll=ch1", house="troll on"), "vampire hit troll  # => ask=troll:m/r/g/s/c/t")


@pytest.mark.ruling("VA92")
def test_va92_a_carried_peasant_brings_what_any_kill_brings_by_day_and_by_night() -> None:
    position = "lc1 p2 | vampire lc1 6/6 · banshee ch1 5/5 | heart 17"
    for time, xp in (("day", 0), ("night", 2)):
        table = at(position, 6, HEROES, walks=WALKS, gates=GATES, ruled=f"time={time}", house="cycle on")
        play(table, f"vampire catch\nvampire kill  # => xp.vampire={xp}")


@pytest.mark.ruling("VA196")
def test_va196_the_peasant_of_one_whom_the_day_kills_acts_before_the_first_turn() -> None:
    position = "ch1 p1 | vampire lc1 6/6 · dullahan ch1 1/8 | heart 3"
    table = at(position, 6, HEROES, walks=WALKS, gates=GATES, ruled="time=night dial=0", house="cycle on")
    play(table, "dullahan catch\nvillagers\nspawn eh1 none\ncard none  # => time=day heart=2 dullahan=dead round=2")


@pytest.mark.ruling("VA196")
def test_va196_what_one_whom_the_day_kills_let_go_acts_before_the_day_takes_from_the_next() -> None:
    position = "lc1 p1 · ch1 p1 | vampire lc1 1/6 · banshee ch1 1/5 | heart 9"
    table = at(position, 6, HEROES, walks=WALKS, gates=GATES, ruled="time=night dial=0", house="cycle on")
    play(
        table,
        """
        vampire catch
        banshee catch
        villagers
        spawn eh1 none
        """,
    )
    banshee = "wound:banshee:2;remove:banshee:ch1;put:p1:ch1;p1:ch1>heart:1:hit"
    vampire = "wound:vampire:2;remove:vampire:lc1;put:p1:lc1;p1:lc1>ch1"
    play(table, f"card none  # => vampire=dead ask=turn did={banshee};{vampire};put:banshee:ch1")
