"""Yunfakh hunters (VA108 to VA110, VA126, VA222 to VA224), and scenarios 11, 13 and 14: VA101, VA102, VA211, VA213 to
VA219."""

import pytest

from tests.games.village_attacks.helpers import HEROES, MAP, at, play

MONSTERS = "vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8"
ELSEWHERE = "vampire g1 6/6 · banshee g1 5/5 · dullahan g1 8/8"


# --- Yunfakh


@pytest.mark.ruling("VA108")
def test_va108_half_of_the_hunters_of_a_card_rounded_up_are_yunfakh():
    table = at(f"| {MONSTERS} | heart 20", 11)
    play(
        table,
        """
        villagers
        spawn eh1 p1 h3u  # => eh1=p1,h1u,y2u
        spawn g1 h1c  # => g1=y1c
        spawn g1 y1c  # refused nothing-to-decide VA69
        """,
    )
    four = at(f"| {MONSTERS} · lich ch1 5/5 | heart 20", 11)
    play(four, "villagers\nspawn eh1 h2u  # => eh1=h1u,y2u\nspawn g1 y1u  # refused type-not-in-bag VA116")


@pytest.mark.ruling("VA109")
@pytest.mark.ruling("VA223")
def test_va109_va223_three_of_a_type_and_five_hunters_count_apart():
    table = at(f"a1 h4u,y2u | {MONSTERS} | heart 20", 11)
    table.do('! a1=h4u,y2u dial=0 "they stay"')
    play(table, "villagers\nspawn eh1 h4u  # => eh1=h1u,h1v,y1u,y1v")
    assert table.snapshot()["box"]["hunters"] == 18


@pytest.mark.ruling("VA110")
@pytest.mark.ruling("VA126")
def test_va126_yunfakh_act_apart_in_the_order_that_the_players_choose():
    table = at("c1 h1d,y1c | vampire c1 6/6 · banshee mc1 5/5 · dullahan ch1 8/8 | heart 20", 11, house="heart zone")
    play(
        table,
        """
        villagers  # => ask=order:h/y rule=VA126
        order hd y  # refused not-an-option VA126
        order y h  # => ask=coin:lc1/sc1 figures=y1c
        coin sc1  # => ask=coin:lc1/sc1 figures=h1d did=y1c:c1>sc1;h1d:c1>vampire:1:hit;wound:vampire:1
        coin lc1  # => lc1=h1d sc1=y1c
        """,
    )
    apart = at("c1 h1d,y1d | vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 20", 11)
    play(apart, "villagers  # => ask=coin:lc1/sc1 figures=h1d\ncoin lc1  # => ask=coin:lc1/sc1 figures=y1d")


@pytest.mark.ruling("VA222")
def test_va222_only_what_happens_in_their_zone_wounds_yunfakh():
    table = at("a1 y2u,h1u | vampire a1 6/6 · banshee lc1 5/5 · dullahan ch1 8/8 | heart 20", 11)
    play(
        table,
        """
        vampire hit y1  # => a1=h1u,y1u xp.vampire=1
        vampire hit h1  # => a1=y1u
        banshee hit a1 y1  # refused protected VA222
        banshee use 1 -y1@a1  # refused protected VA222
        banshee use 1 -1@a1 _y1@a1  # => a1=y1u_
        """,
    )
    inside = at("a1 y1u* | vampire a1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 20", 11)
    play(inside, "vampire use 1 -y1@a1  # => a1=- xp.vampire=1")
    burns = at(f"a1 y1u* | {MONSTERS} | heart 20", 11)
    play(burns, "villagers  # => a1=- morale=19")
    ranged = at("a1 y1c | vampire lc1 6/6 c1 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 20", 11)
    play(ranged, "villagers\nvampire defend c  # => told=counter-in-vain lc1=y1c")


@pytest.mark.ruling("VA224")
def test_va224_where_they_are_used():
    for scenario, house, came in ((2, "", "h2u"), (2, "yunfakh on", "h1u,y1u"), (13, "", "h2u")):
        table = at(f"| {MONSTERS} | heart 15 morale 40", scenario, **({"house": house} if house else {}))
        play(table, f"villagers\nspawn eh1 h2u  # => eh1={came}")
    symbols = "symbols lc1:m c1:r a1:s eh1:c g1:g"
    table = at("| vampire c1 6/6 · banshee lc1 5/5 | heart 10 morale 30", 12, [symbols], walks=f"{MAP} sr1-lc1")
    play(table, "vampire take\nbanshee take\nvillagers\nspawn eh1 p2 h2u  # => eh1=p1,h2u\nspawn g1 none\ncard none")
    play(table, '! dial=0 vampire>sr1 banshee>sr1 "brought"\nsummon hydra m 6 1 1 1  # => ask=turn')
    play(table, '! vampire=ch1 banshee=ch1 hydra=ch1 eh1=none "away"\nvillagers\nspawn eh1 p1 h2u  # => eh1=h1u,y1u')


@pytest.mark.ruling("VA211")
def test_va211_only_yunfakh_lower_the_morale_of_scenario_11():
    table = at("a1 p1,h1u,y1u · sc1 y1c* | vampire a1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 20", 11)
    play(table, "vampire hit p1 h1  # => morale=20\nvampire hit y1  # => morale=19\nvillagers  # => morale=18")
    trap = at(f"a1 y2u,p1 | {ELSEWHERE} | heart 20", 11, ["trapcard pit g any ph -3"])
    trap.do('! a1=y2u,p1 "there"')
    play(trap, "villagers\nspawn eh1 none\nspawn g1 none\ncard pit\nbanshee guard s")
    won = at("a1 y1u | vampire a1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 20 morale 1", 11)
    play(won, "vampire hit y1  # => end=won:morale")


# --- scenario 13

CORRIDORS = "map ch1-mc1-sr1-sc1-eh1 ch1-lc1-sr1 mc1-a1-g1 a1-c2 ch1-c2"
HERE = "vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 10 morale 60"


def burying(villagers, monsters=HERE, goals="goals mc1 sc1 lc1", **more):
    return at(f"{villagers} | {monsters}", 13, [goals, *HEROES], walks=CORRIDORS, house="heart zone", **more)


@pytest.mark.ruling("VA213")
def test_va213_four_hunters_or_ten_villagers_bring_a_corridor_down():
    table = burying("mc1 p2_ · a1 h3u")
    play(table, "villagers  # => ask=coin:c2/mc1\ncoin mc1  # => mc1=p2,h3u ask=spawn:eh1/g1")
    table = burying("mc1 p2_ · a1 h3u,y1c")
    play(
        table,
        """
        villagers
        coin mc1  # => mc1=p2,h3u
        coin mc1  # => ch1=p2,h3u,y1c mc1=- told=collapses told=tile-removed
        """,
    )
    assert "mc1" not in table.snapshot()["map"]
    table = burying("mc1 p7_ · a1 p3")
    play(table, "villagers\ncoin mc1  # => ch1=p10 told=collapses")


@pytest.mark.ruling("VA213")
def test_va213_a_coin_for_each_hero_that_comes_in_also_passing():
    table = burying("a1 knight,alchemist")
    play(
        table,
        """
        villagers
        coin mc1  # => ask=coin:stands/falls for=collapse figures=alchemist
        coin stands  # => ask=coin:stands/falls figures=knight
        coin stands  # => ch1=alchemist,knight told=do-move not=collapses
        """,
    )
    passing = burying("a1 knight")
    play(passing, "villagers\ncoin mc1\ncoin falls  # => ch1=knight told=collapses ask=spawn:eh1/g1")
    on = {"walks": "map ch1-lc1-mc1-a1-g1", "gates": "gates g1", "house": "heart zone"}
    further = at(f"a1 knight | {HERE}", 13, ["goals mc1 sc1", *HEROES], **{**on, "walks": f"{on['walks']} lc1-sc1"})
    play(further, "villagers\ncoin falls  # => ch1=knight did=knight:mc1>lc1;knight:lc1>ch1")
    torch = burying("a1 knight")
    play(torch, "vampire roll mrgsct  # => ask=coin:c2/mc1\ncoin mc1  # => ask=coin:stands/falls")


@pytest.mark.ruling("VA214")
def test_va214_villagers_advance_monsters_step_aside_and_the_tile_goes():
    table = burying(
        "sr1 p9 · sc1 p1_,h1u_", "vampire sc1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 10 morale 60"
    )
    table.do('! eh1=p8 sr1=none "they come"')
    play(
        table,
        """
        villagers  # => ask=order:eh1/sr1 for=aside who=vampire sr1=p9,h1u
        order a1  # refused not-an-option VA214
        order sr1 eh1  # refused too-many-answers VA214
        order sr1  # => vampire=sr1:6/6 told=tile-removed
        """,
    )


@pytest.mark.ruling("VA214")
def test_va214_who_advances_is_counted_again_once_the_tile_is_gone():
    table = at(
        "sc1 h3u_ · eh1 h1u · mc1 h1c_ | vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 10 morale 60",
        13,
        ["goals sc1 mc1 a1"],
        walks="map ch1-mc1-sc1-eh1-g1 ch1-a1-g1",
    )
    play(table, "villagers\ncoin sc1  # => ch1=h1c,h4u mc1=- sc1=- ask=spawn:eh1/g1")
    assert table.state.fallen == ("sc1", "mc1")


@pytest.mark.ruling("VA215")
def test_va215_what_is_cut_off_dies_or_leaves_and_its_marker_is_dead():
    there = "vampire eh1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 10 morale 60"
    table = at(
        f"mc1 h3u_ · sc1 h1u · eh1 p2,knight | {there}",
        13,
        ["goals mc1 a1", *HEROES],
        walks="map ch1-mc1-sc1-eh1 ch1-a1-g1",
    )
    play(table, "villagers  # => vampire=dead eh1=- morale=60 ask=spawn:g1 ch1=h4u told=monster-died")
    assert table.snapshot()["map"]["eh1"]["active"] is False


@pytest.mark.ruling("VA215")
def test_va215_lost_once_all_corridors_are_gone():
    table = burying("mc1 h3u_ · a1 h1u", goals="goals mc1")
    play(table, "villagers\ncoin mc1  # => end=lost:buried")


@pytest.mark.ruling("VA216")
def test_va216_hunters_stop_at_an_objective_and_torches_pass_them_over():
    table = burying("sc1 h1m,p1 · lc1 p1", "vampire ch1 6/6 · dullahan sr1 8/8 | heart 10 morale 60")
    play(table, "vampire roll mrgsct  # => sr1=p1 sc1=h1m")
    play(table, "villagers  # => ask=coin:lc1/mc1 sc1=h1m\ncoin lc1  # => sc1=h1m")


# --- scenario 14

FLEE = "map ch1-lc1-a1-eh1 lc1-sc1-g1 a1-g1"


def telling(villagers, monsters="vampire ch1 6/6 · banshee lc1 5/5 · dullahan ch1 8/8", morale=0, **more):
    more = {"walks": FLEE, "gates": "gates eh1 g1:blue", "house": "heart zone", **more}
    return at(f"{villagers} | {monsters} | heart 15 morale {morale}", 14, HEROES, **more)


@pytest.mark.ruling("VA217")
def test_va217_a_die_at_the_heart_makes_peasants_and_hunters_flee():
    table = telling("ch1 p2,h1u,knight · lc1 p2")
    play(
        table,
        """
        vampire hit p2  # => ch1=p2^,h1u,knight xp.vampire=0 told=takes-flight
        vampire hit h1  # => ch1=p2^,h1u^,knight
        vampire hit knight  # => ch1=p2^,h1u^,knight-1
        vampire use 1 -p1^@ch1  # => ch1=p1^,h1u^,knight-1 xp.vampire=1
        banshee hit p1  # => lc1=p1 xp.banshee=1
        banshee hit ch1 p1  # refused protected VA219
        """,
    )
    ranged = telling("ch1 p1")
    play(ranged, "banshee hit ch1 p1  # => ch1=p1^ xp.banshee=0")


@pytest.mark.ruling("VA121")
@pytest.mark.ruling("VA218")
@pytest.mark.ruling("VA102")
def test_va218_va102_the_morale_counts_only_who_got_away():
    table = telling("lc1 p1,h1u,knight · g1 p1")
    play(table, "banshee hit p1 h1  # => morale=0 end=-\nbanshee hit knight-5  # => morale=0 end=- tier=1")
    table = telling("lc1 p1,h1u", morale=3)
    play(table, "banshee hit p1 h1  # => morale=3")
    table = telling("sc1 p2^,h1u^", morale=7)
    play(table, "villagers  # => morale=10 end=won:fled")


@pytest.mark.ruling("VA101")
def test_va101_towards_the_blue_marker_and_out_at_the_first_one():
    table = telling("lc1 p1^ · a1 p1^")
    play(table, "villagers  # => ask=coin:a1/sc1 figures=p1 morale=0")
    play(table, "coin sc1  # => sc1=p1^ morale=1 told=got-away box=p30,h24")
    first = {"walks": "map ch1-lc1-eh1-a1-g1"}
    play(telling("lc1 p1^", **first), "villagers  # => morale=1 eh1=-")
    play(telling("lc1 p1^", house="exit blue", **first), "villagers  # => morale=0 eh1=p1^ ask=spawn:eh1/g1")
    no_blue = telling("lc1 p1^", gates="gates eh1 g1", walks="map ch1-lc1-a1-g1 lc1-eh1")
    play(no_blue, "villagers  # => morale=1")


@pytest.mark.ruling("VA219")
def test_va219_who_flees_attacks_nobody_and_is_a_group_of_its_own():
    table = telling("lc1 p1,p1^", "vampire lc1 3/6 · banshee ch1 5/5 · dullahan ch1 8/8")
    play(table, "villagers  # => vampire=lc1:2/6 ask=coin:a1/sc1 figures=p1\ncoin a1  # => ch1=p1 a1=p1^")
    trapped = telling("lc1 p1,p2^", "vampire lc1 3/6 · banshee ch1 5/5 · dullahan ch1 8/8")
    play(trapped, "vampire move ch1  # refused trapped VA26")
    torch = telling("ch1 p1,p1^", "vampire lc1 3/6 · banshee ch1 5/5 · dullahan ch1 8/8")
    play(torch, "vampire roll mrgsct  # => ch1=p1 lc1=p1^")
    which = telling("lc1 p1,p1^")
    play(which, "vampire roll mrgsct  # => ask=order:p/p^\norder p^  # => ask=coin:a1/sc1\ncoin a1  # => a1=p1^")
    coins = telling("c1 p1,p1^", walks=MAP, gates="gates eh1:blue")
    play(coins, "vampire roll mrgstt  # => ask=order:p/p^\norder p\ncoin sc1  # => ask=coin:lc1/mc1 sc1=p1")
    both_ways = telling("sr1 p1,p1^", walks="map ch1-lc1-sr1-lc2-ch1 lc1-eh1-lc2", gates="gates eh1:blue")
    play(both_ways, "vampire roll mrgstt  # => ask=order:p/p^\norder p\ncoin lc1  # => ask=coin:lc1/lc2 lc1=p1")
    together = telling(
        "lc1 p1,p1^", "vampire a1 3/6 · banshee a1 5/5", walks="map ch1-lc1-a1 ch1-eh1", gates="gates eh1:blue"
    )
    play(together, "villagers  # => did=p1:lc1>ch1;p1:lc1>ch1")
    trap = telling("a1 p1^ · ch1 p1", "vampire sc1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8")
    play(trap, "banshee use 1 -1@ch1  # => ch1=- a1=p1^")
