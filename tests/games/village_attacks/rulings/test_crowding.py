"""Capacities and shoving: VA66 to VA68, VA87, VA125, VA144, VA146, VA161 to VA163."""

import pytest

from referee.games.village_attacks.rules.offers import zones_to_go
from tests.games.village_attacks.helpers import HEROES, at, new, play

MONSTERS = "vampire ch1 6/6 · banshee ch1 5/5 | heart 15 morale 38"


def full(position, *fits, scenario=2, also=(), house="", **more):
    """A game with capacities: `a1 3` is the number of figures that fit there."""
    facts = [*also, *(f"fits {one}" for one in fits)]
    return at(position, scenario, facts, house=f"capacity on {house}".strip(), **more)


@pytest.mark.ruling("VA66")
def test_va66_only_where_it_is_switched_on_and_where_a_number_is_known():
    position = f"a1 p3_ · eh1 p2 | {MONSTERS}"
    play(full(position, "a1 3"), "villagers  # => did=raise:p3:a1;p2:a1>lc1;p2:eh1>a1 lc1=p2 a1=p3")
    play(full(position), "villagers  # => did=raise:p3:a1;p2:eh1>a1 a1=p5")
    play(at(position, 2, ["fits a1 3"]), "villagers  # => did=raise:p3:a1;p2:eh1>a1 a1=p5")
    play(full(position, "a1 5"), "villagers  # => did=raise:p3:a1;p2:eh1>a1 a1=p5")


@pytest.mark.ruling("VA66")
def test_va66_monsters_the_troll_and_those_who_lie_take_room():
    table = full(
        "a1 p2_ · eh1 p2 | vampire a1 6/6 · banshee ch1 5/5 | heart 15 morale 38",
        "a1 5",
        house="troll on",
        ruled="troll=a1",
    )
    play(table, "villagers  # => did=raise:p2:a1;p1:a1>lc1;p2:eh1>a1")


@pytest.mark.ruling("VA161")
def test_va161_hunters_force_out_peasants_and_then_move_in_together():
    table = full(f"a1 p3_ · eh1 h3d | {MONSTERS}", "a1 3")
    play(table, "villagers  # => did=raise:p3:a1;p3:a1>lc1;h3d:eh1>a1 a1=h3d lc1=p3")


@pytest.mark.ruling("VA161")
def test_va161_the_own_kind_first_else_the_weakest():
    table = full(f"a1 p1_ h1d_ h1u_ · eh1 h1d p1 | {MONSTERS}", "a1 3", also=HEROES)
    play(table, "villagers  # => did=raise:p1:a1;raise:h1d,h1u:a1;p1:a1>lc1;p1:eh1>a1;h1d:a1>lc1;h1d:eh1>a1")
    table = full(f"a1 h1d_ nun_ · eh1 p1 | {MONSTERS}", "a1 2", also=HEROES)
    play(table, "villagers  # => did=raise:h1d:a1;raise:nun:a1;h1d:a1>lc1;p1:eh1>a1")


@pytest.mark.ruling("VA161")
def test_va161_more_than_there_were_shove_their_own():
    table = full(f"a1 p1_ · eh1 p4 | {MONSTERS}", "a1 2")
    play(table, "villagers  # => did=raise:p1:a1;p1:a1>lc1;p2:eh1>a1;p2:a1>lc1;p2:eh1>a1 a1=p2 lc1=p3")


@pytest.mark.ruling("VA161")
def test_va161_only_monsters_there_and_who_comes_stays_outside():
    table = full("eh1 p2 | vampire a1 6/6 · banshee a1 5/5 | heart 15 morale 38", "a1 2")
    play(table, "villagers  # => did=- eh1=p2 told=no-room ask=spawn:eh1/g1")
    assert all(group.figure.acted for group in table.state.villagers)
    table = full("eh1 p2 | vampire a1 6/6 · banshee ch1 5/5 | heart 15 morale 38", "a1 2")
    play(table, "villagers  # => did=p1:eh1>a1;p1:a1>lc1;p1:eh1>a1 a1=p1 lc1=p1")


@pytest.mark.ruling("VA67")
@pytest.mark.ruling("VA144")
def test_va67_a_coin_at_a_fork_for_each_kind_and_a_chain():
    table = full(f"c1 p2_ h1d_ · mc1 p3 | {MONSTERS}", "c1 3", "sc1 1")
    play(
        table,
        """
        villagers  # => ask=coin:lc1/sc1 rule=VA67 for=way figures=p2
        coin sc1  # => ask=coin:lc1/sc1 figures=h1d
        coin lc1  # => did=h1d:c1>lc1;p3:mc1>c1 sc1=p1 c1=p3 lc1=h1d ch1=p1
        """,
    )


@pytest.mark.ruling("VA67")
def test_va67_the_next_zone_full_others_go_on_from_there():
    table = full(f"lc1 p1_ · a1 p2_ · eh1 p1 | {MONSTERS}", "lc1 1", "a1 2")
    play(table, "villagers  # => did=raise:p1:lc1;raise:p2:a1;p1:lc1>ch1;p1:a1>lc1;p1:eh1>a1 ch1=p1 lc1=p1")


@pytest.mark.ruling("VA67")
@pytest.mark.ruling("VA144")
def test_va67_whose_coin_sends_them_where_they_cannot_go_flips_no_second_one():
    crowd = "| vampire lc1 6/6 · banshee c1 5/5 | heart 15 morale 38"
    table = full(f"c1 p2_ · mc1 p4 {crowd}", "c1 3", "lc1 1")
    play(
        table,
        """
        villagers  # => ask=coin:lc1/sc1 rule=VA67 figures=p2
        coin lc1  # => did=- told=no-room c1=p2 mc1=p4 ask=spawn:eh1/g1
        """,
    )
    table = full(f"mc1 h2d · c1 h1u_ p1_ {crowd}", "c1 3", "lc1 1")
    play(table, "villagers  # => ask=coin:lc1/sc1 rule=VA67 figures=h1u\ncoin lc1  # => c1=p1,h1u mc1=h2d told=no-room")


@pytest.mark.ruling("VA68")
def test_va68_a_heart_tile_is_never_too_full():
    table = full(f"lc1 p4 | {MONSTERS}", "ch1 2")
    play(table, "villagers  # => ch1=p4 did=p4:lc1>ch1")


@pytest.mark.ruling("VA162")
@pytest.mark.ruling("VA87")
def test_va162_who_is_shoved_enters_and_is_not_activated():
    table = full(f"a1 p1_* · eh1 p1 | {MONSTERS}", "a1 1", "lc1 5")
    table.do('! eh1=none a1=p1_* "no move yet"')
    play(table, 'vampire use 2 p1@eh1>a1  # refused no-such-figure\n! eh1=p1 "there"\nvampire use 2 p1@eh1>a1')
    play(table, "= lc1 p1  # => lc1=p1_* a1=p1")
    lost = full("lc1 p1 · a1 p1 | vampire ch1 6/6 · banshee ch1 5/5 | heart 5", "lc1 1", scenario=1)
    play(lost, "vampire use 1 p1@a1>lc1  # => end=lost:reached rule=- did=p1:lc1>ch1")


@pytest.mark.ruling("VA163")
def test_va163_who_comes_with_a_card_shoves_like_an_entry():
    table = full(f"| {MONSTERS}", "eh1 3")
    play(table, 'villagers\n! eh1=p2,h1u "there"')
    play(table, "spawn eh1 p2  # => did=p1:eh1>a1;put:p1:eh1 a1=p1 eh1=p2,h1u not=no-room")
    table = full(f"| {MONSTERS}", "eh1 2", ruled="vampire=eh1 banshee=eh1")
    play(table, "villagers\nspawn eh1 p3  # => did=- eh1=- told=no-room ask=spawn:g1")
    assert table.snapshot()["box"]["peasants"] == 32


@pytest.mark.ruling("VA163")
def test_va163_kind_by_kind_where_not_all_find_room():
    table = full(f"| {MONSTERS}", "eh1 2")
    play(
        table,
        "villagers\nspawn eh1 p4 h1u  # => did=put:p2:eh1;p1:eh1>a1;put:p1:eh1;p1:eh1>a1;put:h1u:eh1 eh1=p1,h1u a1=p2",
    )


@pytest.mark.ruling("VA161")
def test_va161_a_monster_forces_out_the_weakest():
    table = full(
        "a1 p1 h2d · eh1 p1 | vampire lc1 6/6 · banshee ch1 5/5 | heart 15 morale 38", "a1 3", "lc1 1", "eh1 1"
    )
    play(table, "vampire move a1 eh1  # => vampire=eh1:6/6 did=p1:a1>lc1;p1:eh1>a1 moved.vampire=2")


@pytest.mark.ruling("VA161")
def test_va161_no_monster_goes_where_only_monsters_stand_and_there_is_no_room():
    table = full("| vampire lc1 6/6 · banshee a1 5/5 | heart 15 morale 38", "a1 1")
    play(table, "vampire move a1  # refused no-passage VA161")
    play(table, "vampire use 2 vampire>a1  # => vampire=lc1:6/6 told=monster-no-room")
    assert zones_to_go(table.state, 0) == ("c1", "ch1")


@pytest.mark.ruling("VA161")
def test_va161_a_monster_that_cannot_come_in_stays_and_its_walk_is_over():
    table = full("c1 p1 | vampire mc1 6/6 · banshee lc1 5/5 | heart 15 morale 38", "c1 1", "lc1 1")
    play(
        table,
        """
        vampire move c1 sc1  # => ask=coin:lc1/sc1 rule=VA67
        coin lc1  # => vampire=mc1:6/6 c1=p1 told=monster-no-room not=moved
        """,
    )
    walk = full("c1 p1 | vampire mc1 6/6 · banshee g1 5/5 | heart 15 morale 38", "c1 1", "sc1 1")
    play(walk, "vampire move c1 sc1\ncoin sc1  # => vampire=sc1:6/6 ch1=p1 did=p1:c1>sc1;p1:sc1>ch1")


@pytest.mark.ruling("VA26")
def test_va26_a_monster_is_trapped_by_those_who_are_left_when_one_has_made_way():
    table = full("a1 p2 | vampire lc1 2/6 · banshee ch1 5/5 | heart 15 morale 38", "a1 2")
    play(table, "vampire move a1 eh1  # => vampire=eh1:2/6 a1=p1")
    table = full("a1 p2 | vampire lc1 2/6 · banshee ch1 5/5 | heart 15 morale 38", "a1 3")
    play(table, "vampire move a1 eh1  # refused trapped VA26")


@pytest.mark.ruling("VA161")
def test_va161_nothing_stops_the_troll():
    table = full(
        "| vampire ch1 6/6 · banshee ch1 5/5 | heart 15 morale 38", "a1 2", house="troll on", ruled="troll=eh1"
    )
    play(table, 'villagers\n! a1=p1,h1d "there"\ntroll m  # => did=p1:a1>lc1;troll:eh1>a1 a1=h1d')
    table = full("| vampire a1 6/6 · banshee ch1 5/5 | heart 15 morale 38", "a1 1", house="troll on", ruled="troll=eh1")
    play(table, "villagers\ntroll r  # => troll=a1 vampire=a1:6/6")


@pytest.mark.ruling("VA67")
def test_va67_who_is_driven_away_from_the_heart_shoves_away_from_it():
    pit = "trapcard pit g any h push1"
    table = full("| vampire a1 6/6 · banshee ch1 5/5 | heart 20 morale 20", "eh1 1", scenario=4, also=(pit,))
    play(table, "villagers\nspawn eh1 none\nspawn g1 none\ncard pit\nvampire trap pit")
    table.do('! a1=h1d_ eh1=p1_ dial=0 vampire=ch1 "there"')
    play(table, "villagers  # => did=raise:h1d:a1;raise:p1:eh1;p1:eh1>g1;h1d:a1>eh1 g1=p1 eh1=h1d")


@pytest.mark.ruling("VA166")
@pytest.mark.ruling("VA161")
def test_va166_who_finds_no_room_is_not_pushed_on_and_nobody_else_in_its_place():
    pit = "trapcard pit g any p push2"
    table = full("| vampire ch1 6/6 · banshee a1 5/5 | heart 20 morale 20", "lc1 1", "a1 1", scenario=4, also=(pit,))
    play(table, "villagers\nspawn eh1 none\nspawn g1 none\ncard pit")
    table.do('! vampire=ch1 ch1=p2_ lc1=p1_ dial=0 "there"')
    play(
        table,
        """
        vampire trap pit
        villagers  # => ask=coin:lc1/sc1 rule=VA73 figures=p2
        coin lc1  # => ask=coin:a1/c1 rule=VA67 figures=p1
        coin a1  # => did=- ch1=p2 lc1=p1 ask=spawn:eh1/g1
        """,
    )


@pytest.mark.ruling("VA146")
def test_va146_a_hero_under_way_goes_on_and_one_who_is_shoved_stays():
    table = full(f"g1 alchemist | {MONSTERS}", "eh1 1", "a1 1", also=HEROES, ruled="eh1=p1_ a1=p1_")
    play(table, "villagers  # => ask=coin:eh1/mc1\ncoin eh1  # => a1=alchemist eh1=- lc1=p2")
    assert all(group.figure.acted for group in table.state.villagers)


@pytest.mark.ruling("VA125")
def test_va125_an_order_is_asked_for_where_two_zones_enter_one_that_may_be_full():
    walks = "map ch1-lc1-c1-sc1 c1-mc1"
    position = f"sc1 p1 · mc1 p1 | {MONSTERS}"
    play(full(position, "c1 3", walks=walks, gates="gates sc1"), "villagers  # => ask=order:mc1/sc1 rule=VA125")
    play(full(position, "lc1 3", walks=walks, gates="gates sc1"), "villagers  # => ask=spawn:sc1 c1=p2")
    heart = full(f"lc1 p1 · sc1 p1 | {MONSTERS}", "ch1 1")
    play(heart, "villagers  # => ch1=p2 ask=spawn:eh1/g1")


@pytest.mark.ruling("VA125")
@pytest.mark.ruling("VA144")
def test_va125_heroes_who_go_one_by_one_are_asked_who_is_first_into_a_zone_that_may_be_full():
    position = f"eh1 alchemist knight | {MONSTERS}"
    for first, second in (("alchemist", "knight"), ("knight", "alchemist")):
        apart = full(position, "lc1 1", also=HEROES, house="heroes each", scenario=3)
        play(apart, "villagers  # => ask=order:alchemist/knight rule=VA125")
        play(apart, f"order {first} {second}  # => lc1={second} ch1={first}")
    together = full(position, "lc1 1", also=HEROES, scenario=3)
    play(together, "villagers  # => ask=spawn:eh1/g1 lc1=knight ch1=alchemist")
    roomy = full(position, "g1 1", also=HEROES, house="heroes each", scenario=3)
    play(roomy, "villagers  # => ask=spawn:eh1/g1 lc1=alchemist,knight")


@pytest.mark.ruling("VA125")
@pytest.mark.ruling("VA126")
def test_va126_who_of_hunters_and_yunfakh_is_first_is_asked_where_both_enter_one_zone_that_may_be_full():
    position = f"a1 h1u y1u | {MONSTERS}"
    first_hunters = "villagers  # => ask=order:h/y rule=VA126\norder h y  # => ch1=h1u lc1=y1u"
    first_yunfakh = "villagers  # => ask=order:h/y rule=VA126\norder y h  # => ch1=y1u lc1=h1u"
    for answers in (first_hunters, first_yunfakh):
        play(full(position, "lc1 1", house="yunfakh on"), answers)
    play(full(position, "a1 2", house="yunfakh on"), "villagers  # => ask=spawn:eh1/g1 lc1=h1u,y1u")
    lying = full(f"a1 h1u_ y1u | {MONSTERS}", "lc1 1", house="yunfakh on")
    play(lying, "villagers  # => ask=spawn:eh1/g1 lc1=y1u a1=h1u")


def test_a_number_can_be_corrected_at_any_time():
    table = new(["vampire", "banshee"], 2, also=["fits a1 2"], house="capacity on")
    play(table, "fits a1 3\nready")
    assert table.snapshot()["map"]["a1"]["fits"] == 3
    assert table.snapshot()["map"]["c1"]["fits"] is None
