"""Torches, cards for the spawn markers, the box, and how it ends: VA56 to VA60, VA62 to VA65, VA87, VA152 to VA160,
VA188 to VA191."""

import pytest

from tests.games.village_attacks.helpers import HEROES, MAP, at, new, play

LATE = "vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 5"


@pytest.mark.ruling("VA56")
def test_va56_the_farthest_and_of_those_the_weakest():
    play(at(f"a1 p1 · g1 p1 h1d | {LATE}"), "vampire roll tmrgss  # => ask=coin:eh1/mc1 figures=p1 for=way")
    play(at(f"eh1 p1 · mc1 h1d | {LATE}"), "vampire roll tmrgss  # => eh1=- a1=p1 mc1=h1d")
    play(at(f"eh1 p1 · mc1 p1 | {LATE}"), "vampire roll tmrgss  # => ask=coin:eh1/mc1 for=torch\ncoin mc1  # => c1=p1")
    play(at(f"eh1 h1d h1u | {LATE}"), "vampire roll tmrgss  # => ask=order:hd/hu\norder hu  # => a1=h1u eh1=h1d")


@pytest.mark.ruling("VA57")
def test_va57_a_fast_hero_goes_one_zone():
    table = at("eh1 alchemist | vampire ch1 6/6 · banshee ch1 5/5 | heart 20", 3, HEROES)
    play(table, "vampire roll tmrgss  # => a1=alchemist")


@pytest.mark.ruling("VA58")
def test_va58_who_lies_is_passed_over_and_who_burns_takes_the_wound_first():
    play(at(f"a1 p1 · eh1 p1_ | {LATE}"), "vampire roll tmrgss  # => lc1=p1 eh1=p1_")
    play(at(f"g1 p1* | {LATE}"), "vampire roll tmrgss  # => g1=- eh1=- xp.vampire=0 ask=turn")
    play(at(f"eh1 p1* | {LATE}", house="torch moves"), "vampire roll tmrgss  # => a1=p1* eh1=-")
    table = at("eh1 knight* | vampire ch1 6/6 · banshee ch1 5/5 | heart 20", 3, HEROES)
    play(table, "vampire roll tmrgss  # => a1=knight-1*")
    table = at("ch1 p1* | vampire ch1 6/6 · banshee ch1 5/5 | heart 15", 2)  # also before it attacks
    play(table, "vampire roll tmrgss  # => ch1=- heart=15")


@pytest.mark.ruling("VA59")
@pytest.mark.ruling("VA155")
def test_with_all_at_the_heart_the_weakest_attacks():
    table = at("ch1 p1 h1d · g1 p1_ | vampire ch1 6/6 · banshee ch1 5/5 | heart 15", 2)
    play(table, "vampire roll ttmrgs  # => heart=13 did=p1:ch1>heart:1:hit;p1:ch1>heart:1:hit")
    table = at("ch1 h1u | vampire lc1 6/6 s1 · banshee ch1 5/5 | heart 15", 2)
    play(table, "vampire roll tmrgss  # => ask=defend:-/s\nvampire defend s  # => vampire=lc1:6/6 ask=turn")


@pytest.mark.ruling("VA60")
def test_va60_nobody_in_play():
    play(at(f"| {LATE}"), "vampire roll ttmrgs  # => told=torch-in-vain ask=turn dice.vampire=mrgs")


@pytest.mark.ruling("VA62")
def test_va62_only_what_is_over_five_of_a_type_comes_as_veterans():
    table = at("c1 h3m | vampire g1 6/6 · dullahan g1 8/8 · lich g1 5/5 | heart 5")
    play(table, "villagers\ncoin lc1\nspawn eh1 h4m  # => eh1=h2m,h2v\nspawn g1 h1m  # => g1=h1v")


@pytest.mark.ruling("VA63")
@pytest.mark.ruling("VA158")
def test_an_extra_activation_for_each_figure_that_is_missing():
    """Once the rest of the card stands on the board; figures of that kind only."""
    table = at(f"eh1 p15 · a1 p14 h1u | {LATE}")
    play(
        table,
        """
        villagers  # => lc1=p14,h1u a1=p15 box=p3,h23
        spawn eh1 p2  # => eh1=p2
        spawn g1 p3 h1u  # => g1=p1,h1u ask=coin:eh1/mc1 figures=p1
        """,
    )
    # It goes first, being farthest; the second is then the next farthest peasant, not the hunter left in G-1.
    play(table, "coin mc1  # => g1=h1u ask=coin:eh1/mc1 for=torch\ncoin eh1  # => eh1=p1 a1=p16 mc1=p1 ask=turn")


@pytest.mark.ruling("VA64")
def test_va64_with_all_five_heroes_out_one_of_them_acts():
    others = ("hero monk c 2 1 1 1", "hero smith u 2 1 1 1")
    start = "eh1 alchemist knight nun monk smith | vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 12"
    table = at(start, 5, [*HEROES, *others])
    play(
        table, "villagers  # => lc1=alchemist,knight a1=monk,nun,smith\nspawn eh1 knight  # => ask=order:monk/nun/smith"
    )
    play(table, "order nun  # => lc1=alchemist,knight,nun ask=spawn:g1")


@pytest.mark.ruling("VA65")
def test_va65_markers_in_the_order_that_the_players_like():
    table = new()
    play(
        table,
        """
        ready  # => ask=spawn:eh1/g1
        spawn a1 p1  # refused no-such-gate VA65
        spawn g1 p1  # => ask=spawn:eh1
        spawn g1 p1  # refused gate-done VA65
        spawn eh1 p1  # => ask=turn round=1
        """,
    )


@pytest.mark.ruling("VA87")
def test_va87_the_heart_is_reached_by_whatever_means():
    play(at("lc1 p1 | vampire sc1 6/6 · banshee sc1 5/5 | heart 5"), "villagers  # => end=lost:reached ch1=p1")
    play(at("lc1 p1 | vampire sc1 6/6 · banshee sc1 5/5 | heart 5"), "vampire roll tmrgss  # => end=lost:reached")
    play(at("lc1 p1 | vampire sc1 6/6 · banshee sc1 5/5 | heart 5"), '! p1@lc1>ch1 "x"  # => end=lost:reached')
    play(at("lc1 p1 | vampire sc1 6/6 · banshee sc1 5/5 | heart 15", 2), "villagers  # => end=- ch1=p1")


@pytest.mark.ruling("VA152")
def test_va152_who_cannot_move_is_passed_over_with_its_zone():
    table = at(f"eh1 p2_ · mc1 h1d | {LATE}")
    play(table, "vampire roll tmrgss  # => c1=h1d eh1=p2_")
    table = at(f"g1 p1 · mc1 h1d | {LATE}", ruled="map=-g1-mc1 map=-eh1-g1")  # no way at all
    play(table, "vampire roll tmrgss  # => c1=h1d g1=p1")


@pytest.mark.ruling("VA153")
def test_va153_the_zone_of_the_torch_before_only_saves_the_coin():
    table = at(f"eh1 p2 · mc1 p2 | {LATE}")
    play(table, "vampire roll ttmrgs  # => ask=coin:eh1/mc1\ncoin mc1  # => c1=p2 mc1=- eh1=p2 ask=turn")
    table = at(f"eh1 p1 · mc1 p1 h1d | {LATE}")  # anew: the weakest goes before the same zone
    play(table, "vampire roll ttmrgs  # => ask=coin:eh1/mc1\ncoin mc1  # => c1=p1 mc1=h1d a1=p1 ask=turn")


@pytest.mark.ruling("VA154")
def test_va154_one_coin_for_each_zone_and_kind_in_a_roll():
    table = at(f"g1 p2 h1d | {LATE}")
    play(
        table,
        "vampire roll tttmrg\nvampire stay  # => ask=coin:eh1/mc1 figures=p1\ncoin mc1  # => mc1=p2 figures=h1d",
    )
    play(table, "coin eh1  # => eh1=h1d ask=turn\nbanshee roll tmmrgs  # => ask=turn mc1=p1 c1=p1")


@pytest.mark.ruling("VA157")
def test_va157_the_other_torches_of_a_roller_who_dies_are_resolved():
    table = at("ch1 h1u | vampire lc1 2/6 · banshee ch1 5/5 | heart 15", 2)
    play(table, "vampire roll ttmrgs  # => vampire=dead heart=14 who=banshee dice.vampire=-")


@pytest.mark.ruling("VA159")
def test_va159_what_the_box_holds():
    start = "c1 p30 h4u | vampire g1 6/6 · dullahan g1 8/8 · lich g1 5/5 | heart 5"
    play(at(start), "vampire hit c1 p1  # refused not-in-reach VA30\nvampire guard s  # => box=p2,h20")
    play(at(start, house="box h18"), "vampire guard s  # => box=p2,h14")
    full = "c1 h4u · mc1 h5m h5a · a1 h4v | vampire g1 6/6 · dullahan g1 8/8 · lich g1 5/5 | heart 5"
    table = at(full, house="box h18 heart zone")
    assert table.snapshot()["box"]["hunters"] == 0


@pytest.mark.ruling("VA188")
def test_va188_in_the_order_of_resolution():
    """The counter-attack kills the last villager before the blow kills the last monster."""
    last = "c1 p1 | vampire c1 1/6 · banshee {} | heart 2"
    table = at(last.format("dead 5/5"), ruled="xp+5@vampire")
    play(table, "vampire level 2\nvampire guard c\nvillagers\nvampire defend c  # => end=lost:monsters c1=-")
    table = at(last.format("ch1 5/5"), ruled="xp+5@vampire xp+5@banshee")
    play(table, 'vampire level 2\nbanshee level 2\nvampire guard c\n! -5@banshee "x"  # => banshee=dead')
    play(table, "villagers\nvampire defend c  # => end=won:clear vampire=c1:1/6")


@pytest.mark.ruling("VA189")
def test_va189_won_once_spawning_has_ended_and_none_is_left():
    start = "a1 p1 · eh1 p1* | vampire a1 6/6 · banshee ch1 5/5 | heart 5"
    table = at(start, ruled="xp+5@vampire xp+5@banshee")
    play(table, "vampire level 1\nbanshee level 1\nvampire hit p1  # => end=-\nvillagers  # => end=won:clear")
    table = at("a1 p1 | vampire a1 6/6 xp4 · banshee ch1 5/5 | heart 5", ruled="xp+5@banshee")
    play(table, "banshee level 1\nvampire hit p1  # => end=won:clear")
    play(at("a1 p1 | vampire a1 6/6 · banshee ch1 5/5 | heart 5"), "vampire hit p1  # => end=-")


@pytest.mark.ruling("VA190")
def test_va190_spawning_stops_once_each_has_its_level_the_dead_too():
    table = at("a1 p2 | vampire a1 6/6 · banshee a1 5/5 | heart 3", ruled="xp+5@banshee")
    play(table, 'banshee level 1\n! -5@banshee "x"  # => banshee=dead')
    play(
        table,
        "vampire use 1 xp+5@vampire  # => told=spawning-over\nvampire level 2\nvillagers  # => round=2 lc1=p2 ask=turn",
    )
    table = at("a1 p2 | vampire a1 6/6 · banshee a1 5/5 | heart 2")
    play(table, '! -5@banshee "x"  # => told=level-out-of-reach\nvillagers  # => ask=spawn:eh1/g1')


@pytest.mark.ruling("VA154")
@pytest.mark.ruling("VA158")
def test_va158_those_missing_of_one_kind_act_together_however_the_card_is_typed():
    for card in ("p3", "p1 p2"):
        table = at("mc1 p32 | vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 15", 2)
        play(
            table, f"villagers\nspawn eh1 {card}  # => ask=coin:lc1/sc1 rule=VA154\ncoin sc1  # => sc1=p3 ask=spawn:g1"
        )


@pytest.mark.ruling("VA191")
def test_va191_scenario_3_is_won_with_the_fifth_hero_dead():
    others = ("hero monk c 1 1 1 1", "hero smith u 1 1 1 1")
    start = "eh1 alchemist knight nun monk smith | vampire eh1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 20"
    table = at(start, 3, [*HEROES, *others])
    play(
        table,
        '! -alchemist,knight,nun,monk@eh1 "x"  # => end=-\nvillagers\nspawn eh1 nun  # refused hero-in-play VA191',
    )
    play(table, '! -smith@a1 "x"  # => end=won:heroes')


@pytest.mark.ruling("VA159")
@pytest.mark.ruling("VA191")
def test_va191_a_hero_killed_in_scenario_3_is_not_in_the_box_any_more():
    for scenario, left in ((3, ["hermit", "nun"]), (4, ["alchemist", "nun"])):
        table = at("eh1 alchemist knight | vampire eh1 6/6 · banshee ch1 5/5 | heart 20", scenario, HEROES)
        table.do("vampire hit alchemist-3")
        assert table.snapshot()["box"]["heroes"] == left


def test_a_marker_without_a_way_to_the_heart_is_refused():
    play(new(walks=f"{MAP} k1-k2", gates="gates k1 eh1"), "ready  # refused no-passage")
