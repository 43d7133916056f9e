"""Where a rule ends: cases beside those of the rulings, that a slightly different rule would settle otherwise."""

import pytest

from tests.games.village_attacks.helpers import HEROES, MAP, at, new, play, refusal

STABLES = f"{MAP} c1-st1"


def test_the_map_grows_and_needs_a_heart():
    table = new()
    table.do("map g1-cy1")
    castle = table.state.castle
    assert ("lc1" in castle.next_to("ch1"), "cy1" in castle.next_to("g1")) == (True, True)
    assert refusal(new(walks="map lc1-a1", gates="gates a1"), "ready") == "fact-missing"


@pytest.mark.ruling("VA125")
def test_va125_a_hero_who_burns_to_death_first_is_not_asked_about():
    table = at("a1 h1d · c1 alchemist-2* | vampire lc1 6/6 · banshee ch1 5/5 | heart 15 morale 40", 2, HEROES)
    play(table, "villagers  # => ask=spawn:eh1/g1 vampire=lc1:4/6 c1=-")


@pytest.mark.ruling("VA31")
@pytest.mark.ruling("VA133")
def test_a_line_is_for_those_who_reach_two_zones_and_both_ways():
    table = at("eh1 h1d | vampire mc1 6/6 · banshee ch1 5/5 | heart 15 morale 40", 2, ["line eh1-mc1"])
    play(table, "villagers  # => vampire=mc1:6/6 a1=h1d")
    for line in ("line eh1-a1-lc1", "line lc1-a1-eh1"):
        table = at("eh1 nun | vampire lc1 6/6 · banshee ch1 5/5 | heart 15 morale 40", 2, [*HEROES, line])
        play(table, "villagers  # => vampire=lc1:5/6 a1=nun")


@pytest.mark.ruling("VA38")
def test_va38_a_yunfakh_is_struck_back_only_in_the_zone_of_the_monster():
    table = at("a1 y1d | vampire lc1 6/6 c1 · banshee sc1 5/5 | heart 15 morale 40", 2)
    play(table, "villagers  # => ask=defend:-/c\nvampire defend c  # => told=counter-in-vain lc1=y1d vampire=lc1:4/6")
    table = at("a1 y1d | vampire a1 6/6 c1 · banshee sc1 5/5 | heart 15 morale 40", 2)
    play(table, "villagers\nvampire defend c  # => not=counter-in-vain a1=- lc1=- vampire=a1:4/6")


@pytest.mark.ruling("VA139")
def test_va139_the_stables_shelter_hunters_alone_from_monsters_alone():
    table = at("st1 p1 | vampire st1 6/6 c1 · banshee ch1 5/5 | heart 15 morale 40", 2, walks=STABLES)
    play(table, "villagers\nvampire defend c  # => st1=- c1=- morale=39")
    table = at("st1 h2d | vampire st1 6/6 · banshee ch1 5/5 | heart 15 morale 40", 2, walks=STABLES)
    play(table, "vampire use 1 -h1d@st1  # refused protected VA139")
    play(table, 'vampire use 1 -1@st1  # => st1=h2d\n! -1@st1 "an event"  # => st1=h1d')


@pytest.mark.ruling("VA64")
def test_va64_one_of_each_hero():
    table = at("c1 knight | vampire a1 6/6 · banshee ch1 5/5 | heart 15 morale 20", 4, HEROES)
    play(table, "villagers\ncoin lc1\nspawn eh1 knight  # refused hero-in-play\nspawn eh1 nun  # => eh1=nun")


@pytest.mark.ruling("VA44")
def test_va44_nothing_goes_into_darkness_either():
    table = at("lc1 h1d | vampire a1 6/6 · banshee sc1 5/5 | heart 5", ruled="dark@lc1")
    play(table, "vampire hit lc1 h1d  # refused darkness VA44")


def test_a_hero_is_worth_two_and_three_to_a_monster_of_its_type():
    table = at("a1 alchemist knight | lich a1 5/5 · vampire a1 6/6 | heart 15", 3, HEROES)
    play(table, "lich hit alchemist-3  # => xp.lich=3\nvampire hit knight-5  # => xp.vampire=2")


def test_the_game_is_lost_when_the_heart_is_at_0():
    table = at("ch1 p2 | vampire a1 6/6 · banshee a1 5/5 | heart 2 morale 40", 2)
    play(table, "villagers  # => heart=0 end=lost:heart")


def test_a_mark_behind_a_figure_means_one_that_lies():
    table = at("a1 p1 p1_ | vampire a1 6/6 · banshee ch1 5/5 | heart 5")
    play(table, "vampire use 1 -p1_@a1  # => a1=p1")
    table = at("a1 p1 p1_ | vampire a1 6/6 · banshee ch1 5/5 | heart 5")
    play(table, "vampire use 1 -p1@a1  # => a1=p1_")


@pytest.mark.parametrize("entry", ["vampire hit p1*", "vampire use 1 -p1*@a1", "vampire use 1 p1*@a1>lc1"])
def test_a_mark_behind_a_figure_means_one_that_burns(entry):
    table = at("a1 p1* p1 | vampire a1 6/6 · banshee ch1 5/5 | heart 5", 2)
    play(table, f"{entry}  # => a1=p1")
    table = at("a1 p2 | vampire a1 6/6 · banshee ch1 5/5 | heart 5", 2)
    play(table, f"{entry}  # refused no-such-figure")


def test_those_who_do_not_burn_yet_are_set_on_fire_first():
    table = at("a1 p2* p1_ | vampire a1 6/6 · banshee ch1 5/5 | heart 5", 2)
    play(table, "vampire use 1 *p1@a1  # => a1=p2*,p1_*")


def test_a_hero_already_struck_dead_cannot_be_hit_again():
    start = "a1 alchemist | vampire a1 6/6 · banshee ch1 5/5 | heart 20"
    play(at(start, 4, HEROES), "vampire hit alchemist-3 alchemist-1  # refused no-such-figure")
    play(at(start, 4, HEROES), "vampire hit alchemist-1 alchemist-1  # => a1=alchemist-2")


@pytest.mark.ruling("VA45")
def test_va45_no_coin_for_dice_left_over_once_the_hero_is_dead():
    table = at("a1 alchemist-2 | vampire a1 6/6 · banshee ch1 5/5 | heart 20", 4, HEROES, ruled="unlucky@a1")
    play(table, "vampire hit alchemist-3  # => ask=coin:hit/miss\ncoin miss  # => ask=coin:hit/miss")
    play(table, "coin hit  # => a1=- ask=turn")


def test_an_ability_kills_no_more_than_are_there_even_if_that_wins():
    table = at("a1 p1 | vampire a1 6/6 · banshee ch1 5/5 | heart 15 morale 1", 2)
    play(table, "vampire use 1 -p2@a1  # refused no-such-figure\nvampire use 1 -p1@a1  # => end=won:morale")


@pytest.mark.ruling("VA63")
@pytest.mark.ruling("VA199")
def test_what_several_effects_lead_to_comes_in_their_order():
    start = "g1 p32 · c1 h1d | vampire a1 6/6 · banshee a1 5/5 | heart 15 dial 4"
    play(at(start, 2), "villagers\nevent horde +p1@a1 +p2@lc1  # => ask=coin:eh1/mc1 rule=VA154\ncoin eh1  # => g1=p31")
    start = "lc1 alchemist · sc1 knight | vampire a1 6/6 · banshee c1 5/5 | heart 16"
    for first, second in (("alchemist@lc1>a1", "knight@sc1>c1"), ("knight@sc1>c1", "alchemist@lc1>a1")):
        table = at(start, 7, [*HEROES, "goals eh1 g1"])
        table.do(f'! {first} {second} "driven on"')
        assert [one.captive_of for one in table.state.monsters if one.captive_of] == [first.partition("@")[0]]


@pytest.mark.ruling("VA172")
def test_va172_dice_of_a_stunned_monster_are_lost_at_once():
    table = at("| vampire a1 6/6 · banshee lc1 5/5 | heart 5")
    play(table, "banshee roll mrgsmr  # => dice.banshee=mmrrgs\nbanshee use 1 stun@banshee  # => dice.banshee=-")


def test_what_the_table_counts_is_compared():
    table = at("a1 p2 h1d | vampire a1 6/6 xp2 · banshee ch1 5/5 | heart 5")
    play(
        table,
        """
        = a1 p2 h1d
        = a1 p2 h1u  # refused count-differs
        = a1 p3 h1d  # refused count-differs
        = xp vampire 2
        = xp vampire 3  # refused count-differs
        """,
    )
