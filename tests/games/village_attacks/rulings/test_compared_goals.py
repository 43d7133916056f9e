"""Captors and carriers of tomes: where the referee once differed from a second program written from the rules alone."""

import pytest

from tests.games.village_attacks.helpers import HEROES, at, play

HOME = "banshee ch1 5/5 · dullahan ch1 8/8"


def stands(villagers: str, monsters: str, walks: str, gates: str = "gates sc1"):
    return at(f"{villagers} | {monsters} | heart 15 morale 60", 10, HEROES, walks=f"map {walks}", gates=gates)


@pytest.mark.ruling("VA155")
def test_va155_on_a_heart_tile_nobody_flips_for_a_way() -> None:
    table = stands("ch1 h1d+", f"vampire ch1 6/6 · {HOME}", "ch1-lc1-eh1 ch1-sc1-eh1 lc1-l1")
    play(table, "vampire roll mmrgst  # => did=h1d:ch1>heart:1:hit ask=turn")


@pytest.mark.ruling("VA210")
@pytest.mark.ruling("VA50")
def test_va210_the_step_with_the_tome_is_no_activation_of_one_who_has_not_acted() -> None:
    """The carrier is killed in its attack; who comes to where it stood acts at the end, and attacks first."""
    table = stands("a1 h1u+ · l1 h1c", f"vampire a1 6/6 c1 · {HOME}", "ch1-eh1-a1-l1 ch1-sc1")
    play(table, "villagers  # => ask=defend:-/c\nvampire defend c  # => end=lost:tome vampire=a1:3/6")


@pytest.mark.ruling("VA210")
@pytest.mark.ruling("VA50")
def test_va210_a_yunfakh_that_takes_it_while_hunters_attack_has_not_acted() -> None:
    """They are of another kind, whose activation has not begun: it attacks and goes on from where it came to."""
    table = stands("a1 h1u+ y1c", f"vampire a1 6/6 c1 · {HOME}", "ch1-a1-lc1-lc2-eh1-l1 ch1-sc1")
    play(table, "villagers  # => ask=defend:-/c\nvampire defend c  # => lc2=y1c+ lc1=- vampire=a1:3/6")


@pytest.mark.ruling("VA202")
def test_va202_villagers_spare_a_captive_and_the_troll_does_not() -> None:
    position = "ch1 knight | vampire lc1 6/6 · banshee a1 5/5 | heart 16 morale 45"
    table = at(position, 7, [*HEROES, "goals eh1"], ruled="troll=a1", house="troll on")
    play(
        table,
        """
        ! knight@ch1>lc1 "lured"  # => vampire=a1:6/6
        banshee hit troll
        troll m  # => vampire=a1:3/6 banshee=a1:2/5
        """,
    )


@pytest.mark.ruling("VA66")
def test_va66_a_captive_takes_up_room() -> None:
    position = f"ch1 knight · a1 p1 | vampire lc1 6/6 · {HOME} | heart 16 morale 45"
    also = [*HEROES, "goals eh1", "fits a1 3"]
    table = at(position, 7, also, house="capacity on")
    play(table, '! knight@ch1>lc1 "lured"  # => vampire=a1:6/6\n! +p1@a1 "one more"  # => a1=p1,knight lc1=p1')


@pytest.mark.ruling("VA207")
@pytest.mark.ruling("VA209")
def test_va207_once_one_has_taken_the_tome_the_others_go_for_another() -> None:
    walks = "map ch1-lc1-l1-a1-eh1 l1-k1-eh1 ch1-sc1"
    also = [*HEROES, "goals l1:red k1:red eh1:blue"]
    position = f"l1 h2c | vampire ch1 6/6 · {HOME} | heart 15 morale 60"
    table = at(position, 10, also, walks=walks, gates="gates sc1")
    play(table, "villagers  # => ask=coin:a1/k1\ncoin a1  # => a1=h1c+ k1=h1c did=h1c:l1>a1;h1c:l1>k1")


@pytest.mark.ruling("VA208")
def test_va208_one_who_gets_up_does_not_take_it_before_those_who_move() -> None:
    table = stands("l1 h1c,h1c_*", f"vampire ch1 6/6 · {HOME}", "ch1-lc1-l1-a1-eh1 ch1-sc1")
    play(table, "villagers  # => a1=h1c+ l1=h1c*")
