"""Codes come in the order of the checks: how many dice, which are there, which can be used, what they pay for."""

import pytest

from tests.games.village_attacks.helpers import HEROES, at, play

OTHERS = "banshee ch1 5/5 · dullahan ch1 8/8"
WALKS_6 = "map ch1-lc1-a1-eh1-g1-mc1-c1-sc1-ch1 lc1-c1 lc1-k1"
WALKS_9 = "map ch1-lc1-a1-eh1-g1-mc1-c1-sc1-ch1 lc1-c1 lc1-st1"


@pytest.mark.ruling("VA13")
def test_va13_a_torch_is_no_such_die_if_none_was_rolled_and_else_not_usable() -> None:
    table = at(f"| vampire ch1 6/6 · {OTHERS} | heart 5")
    play(
        table,
        """
        vampire guard t  # refused unusable-die VA13
        vampire guard gt  # refused unusable-die VA13
        vampire guard gss  # refused wrong-die
        vampire roll mmrgst
        vampire guard t  # refused unusable-die VA13
        vampire guard gt  # refused unusable-die VA13
        vampire guard ct  # refused no-such-die
        vampire guard tt  # refused no-such-die
        vampire guard g  # refused wrong-die
        vampire keep t  # refused unusable-die VA13
        vampire keep ct  # refused no-such-die
        vampire move tm lc1  # refused wrong-number-of-dice
        vampire move t eh1  # refused unusable-die VA13
        vampire move c eh1  # refused no-such-die
        """,
    )
    table = at(f"| vampire ch1 6/6 · {OTHERS} | heart 5")
    play(table, "vampire roll mmrgsc\nvampire guard t  # refused no-such-die\nvampire keep t  # refused no-such-die")


def test_zones_and_heroes_are_known_before_anything_else_is_judged() -> None:
    table = at(f"| vampire ch1 6/6 · {OTHERS} | heart 15 morale 38", 2)
    play(
        table,
        """
        vampire use 1 -p1@k1  # refused unknown-zone
        vampire use 1 -stranger@ch1  # refused unknown-hero
        villagers
        vampire use 1 -p1@k1  # refused unknown-zone
        vampire use 1 -p1@ch1  # refused not-your-phase
        """,
    )


@pytest.mark.ruling("VA194")
def test_va194_the_die_that_catches_is_spent() -> None:
    table = at(f"ch1 p2 | vampire ch1 6/6 · {OTHERS} | heart 17", 6, HEROES, walks=WALKS_6, gates="gates eh1 g1:blue")
    play(
        table,
        """
        vampire roll mmrgss
        vampire kill c  # refused no-such-die
        vampire kill g  # refused no-load
        vampire catch c  # refused no-such-die
        vampire catch gs  # refused wrong-number-of-dice
        vampire catch g  # => dice.vampire=mmrss
        vampire kill g  # refused no-such-die
        vampire kill  # => dice.vampire=mmrss
        """,
    )


@pytest.mark.ruling("VA205")
def test_va205_the_die_of_the_symbol_is_spent_and_comes_before_what_lies_there() -> None:
    also = [*HEROES, "symbols a1:mg"]
    table = at(f"| vampire lc1 6/6 · {OTHERS} | heart 20", 9, also, walks=WALKS_9, gates="gates a1 g1")
    play(
        table,
        """
        vampire roll mrrgss
        vampire move r a1  # => dice.vampire=mrgss
        vampire seal c  # refused no-such-die
        vampire seal r  # refused wrong-die VA205
        vampire seal g  # refused no-load VA205
        """,
    )
    play(
        table,
        """
        ! vampire>st1 vampire>a1 "it carries one there"  # => xp.vampire=1
        vampire seal  # => dice.vampire=mrss
        vampire seal g  # refused no-such-die
        vampire seal m  # => dice.vampire=rss
        vampire seal s  # refused no-load VA205
        """,
    )


@pytest.mark.ruling("VA212")
def test_va212_the_die_that_takes_a_symbol_comes_before_where_it_lies() -> None:
    walks = "map ch1-lc1-sr1-c1-g1-eh1"
    table = at(f"| vampire lc1 6/6 · {OTHERS} | heart 10", 12, ["symbols lc1:mg c1:s"], walks=walks)
    play(
        table,
        """
        vampire roll mmrrss
        vampire take g  # refused no-such-die
        vampire take c  # refused no-such-die
        vampire take r  # refused wrong-die VA212
        vampire take m  # => dice.vampire=mrrss told=took-symbol
        banshee roll mmrrss
        banshee take g  # refused no-such-die
        banshee take m  # refused wrong-room VA212
        """,
    )


@pytest.mark.ruling("VA103")
def test_va103_the_die_that_pays_comes_before_who_has_paid_and_where() -> None:
    walks = "map ch1-lc1-sr1-t1-eh1-g1"
    table = at("| vampire sr1 6/6 · banshee sr1 5/5 · dullahan ch1 8/8 | heart 20", 11, walks=walks)
    play(
        table,
        """
        vampire roll mmrrss
        vampire pay g  # refused no-such-die
        vampire pay m  # => told=paid
        vampire pay c  # refused no-such-die
        vampire pay m  # refused wrong-die VA103
        vampire pay r  # refused already-used VA103
        banshee roll mmrrss
        banshee pay m  # refused wrong-die VA103
        dullahan roll mmrrss
        dullahan pay g  # refused no-such-die
        dullahan pay r  # refused wrong-room VA103
        """,
    )


@pytest.mark.ruling("VA112")
@pytest.mark.ruling("VA220")
def test_va112_va220_what_was_done_already_is_checked_last() -> None:
    there = "vampire ch1 6/6 · banshee ch1 5/5 | heart 20"
    table = at(f"a1 p2 h1d | {there}", 11, ["minion hound vampire 2"], ruled="hound=a1 eh1=y1u")
    play(
        table,
        """
        hound hit p1
        hound hit eh1 p1  # refused not-in-reach VA220
        hound hit h1  # refused not-first-target
        hound hit p2  # refused no-such-figure
        hound hit p1  # refused already-used VA112
        hound move lc1
        hound move eh1  # refused no-passage VA29
        hound move ch1  # refused already-used VA112
        """,
    )
