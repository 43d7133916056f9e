"""The Troll: VA22, VA23, VA27, VA82 to VA85, VA128, VA151, VA182 to VA187."""

import pytest

from tests.games.village_attacks.helpers import HEROES, at, play, refusal

ON = {"house": "troll on"}


def with_troll(position, where, *ruled, scenario=2, **more):
    """A game of scenario 2 in which the Troll stands there."""
    house = {"house": f"{ON['house']} {more.pop('house', '')}".strip()}
    return at(position, scenario, ruled=" ".join([f"troll={where}", *ruled]), **house, **more)


def far(where="a1"):
    """Monsters and villagers with whom nobody fights, and the Troll."""
    return with_troll("| vampire ch1 6/6 · banshee ch1 5/5 | heart 15 morale 38", where)


@pytest.mark.ruling("VA128")
def test_va128_it_acts_after_the_villagers_and_before_traps_and_cards():
    table = with_troll("eh1 p1 | vampire ch1 6/6 · banshee ch1 5/5 | heart 15 morale 38", "a1")
    play(table, "villagers  # => did=p1:eh1>a1 ask=troll:m/r/g/s/c/t rule=VA128\ntroll g  # => ask=spawn:eh1/g1 a1=-")
    play(at("| vampire ch1 6/6 · banshee ch1 5/5 | heart 15 morale 38", 2, **ON), "villagers  # => ask=spawn:eh1/g1")


@pytest.mark.ruling("VA187")
def test_va187_it_acts_in_the_phase_in_which_its_card_comes():
    table = at("| vampire ch1 6/6 · banshee ch1 5/5 | heart 15 morale 38 dial 4", 2, **ON)
    play(
        table,
        """
        villagers  # => ask=event
        event troll +troll@eh1  # => troll=eh1 did=put:troll:eh1 ask=troll:m/r/g/s/c/t
        troll m  # => troll=a1 did=troll:eh1>a1
        """,
    )


@pytest.mark.ruling("VA85")
def test_va85_a_second_card_does_what_it_says():
    table = at("| vampire ch1 6/6 · banshee ch1 5/5 | heart 15 morale 38 dial 4", 2, ruled="troll=a1", **ON)
    play(table, "villagers\nevent troll +troll@g1  # => troll=g1 ask=troll:m/r/g/s/c/t\ntroll r  # => ask=coin:eh1/mc1")
    play(table, '! troll>c1 -troll@c1 "it goes"  # => troll=- ask=spawn:eh1/g1')


@pytest.mark.ruling("VA83")
@pytest.mark.ruling("VA34")
def test_va83_each_monster_takes_three_wounds_and_may_block():
    table = with_troll("| vampire a1 6/6 s1 c1 · banshee a1 5/5 c1 · dullahan ch1 8/8 | heart 15 morale 38", "a1")
    play(
        table,
        """
        villagers
        troll r  # => ask=defend:-/s who=vampire rule=VA83 figures=troll
        vampire defend s  # => vampire=a1:5/6 guard.vampire=c banshee=a1:2/5 guard.banshee=c dullahan=ch1:8/8 troll=lc1
        """,
    )


@pytest.mark.ruling("VA183")
def test_va183_a_counter_does_nothing_to_it():
    table = with_troll("| vampire a1 6/6 s1 c1 · banshee ch1 5/5 | heart 15 morale 38", "a1")
    play(table, "villagers\ntroll m  # => ask=defend:-/s")
    assert refusal(table, "vampire defend c") == "not-an-option VA83"
    play(table, "vampire defend -  # => vampire=a1:3/6 guard.vampire=sc troll=lc1")


@pytest.mark.ruling("VA82")
@pytest.mark.ruling("VA22")
@pytest.mark.ruling("VA23")
def test_va82_three_wounds_in_all_and_no_morale():
    table = with_troll("a1 p2 h2d | vampire ch1 6/6 · banshee ch1 5/5 | heart 15 morale 38", "a1")
    table.do('! a1=p2,h2d_ "those who lie don\'t leave"')
    play(table, 'villagers  # => lc1=p2\n! lc1=none a1=p2,h2d "back"\ntroll t  # => a1=h1d morale=38 troll=eh1')
    assert all(one.xp == 0 for one in table.state.monsters)


@pytest.mark.ruling("VA33")
def test_va33_types_are_chosen_where_the_troll_does_not_kill_all():
    table = far()
    table.do("villagers")
    table.do('! a1=p1,h2d,h2u "there"')
    play(
        table,
        """
        troll g  # => ask=victims:hd/hu rule=VA82 for=troll did=remove:p1:a1
        order hu  # => ask=victims:hd/hu a1=h2d,h1u
        order hd  # => a1=h1d,h1u troll=eh1
        """,
    )


def test_who_lies_is_wounded_once_nobody_else_stands_there():
    table = far()
    table.do("villagers")
    table.do('! a1=p2_,h1d "there"')
    play(table, "troll g  # => a1=- did=remove:h1d:a1;remove:p1:a1;remove:p1:a1;troll:a1>eh1")


@pytest.mark.ruling("VA184")
@pytest.mark.ruling("VA151")
def test_va184_monsters_and_up_to_five_who_stand_are_stunned():
    table = with_troll("| vampire a1 6/6 · banshee ch1 5/5 | heart 15 morale 38", "a1")
    table.do("villagers")
    table.do('! a1=p3,p1_,h2d,h2u "there"')
    play(
        table,
        """
        troll s  # => ask=victims:hd/hu rule=VA151 marks.vampire=stun,sunder1 a1=p4_,h2d,h2u
        order hd  # => ask=victims:hd/hu
        order hu  # => ask=coin:heart/gate for=troll a1=p4_,h1d,h1d_,h1u,h1u_
        coin heart  # => troll=lc1
        """,
    )
    play(table, "spawn eh1 none\nspawn g1 none\nvillagers  # => a1=p4,h1d,h1d,h1u,h1u marks.vampire=sunder1")


@pytest.mark.ruling("VA84")
@pytest.mark.ruling("VA185")
def test_va84_the_nearest_marker_and_a_coin_between_ways():
    walks = "map ch1-lc1-a1-eh1 lc1-c1-g1 lc1-sc1-mc1-k1"
    table = with_troll(
        "| vampire ch1 6/6 · banshee ch1 5/5 | heart 15 morale 38", "lc1", walks=walks, gates="gates eh1 g1 k1"
    )
    play(table, "villagers\ntroll g  # => ask=coin:a1/c1 rule=VA84 for=way figures=troll\ncoin c1  # => troll=c1")
    table = with_troll("| vampire ch1 6/6 · banshee ch1 5/5 | heart 15 morale 38", "sc1", walks=walks)
    play(table, "villagers\ntroll g  # => troll=lc1")


def test_at_the_heart_it_hurts_it_and_on_a_marker_it_leaves():
    play(far("ch1"), "villagers\ntroll m  # => heart=14 troll=ch1 vampire=ch1:3/6 banshee=ch1:2/5 told=troll-at-heart")
    play(far("g1"), "villagers\ntroll t  # => troll=- did=remove:troll:g1 ask=spawn:eh1/g1")
    play(far("g1"), "villagers\ntroll c\ncoin gate  # => troll=-")
    play(far("c1"), "villagers\ntroll r  # => ask=coin:lc1/sc1 rule=VA143 for=way\ncoin sc1  # => troll=sc1")


def test_where_no_way_leads_it_stays():
    table = far("a1")
    table.do('! map=-a1-lc1 map=-a1-eh1 "walled in"')
    play(table, "villagers\ntroll m  # => troll=a1 told=troll-stays")


@pytest.mark.ruling("VA186")
def test_va186_it_sets_off_a_trap_where_it_comes_in():
    pit = "trapcard pit g any p -2"
    table = at("| vampire a1 6/6 · banshee ch1 5/5 | heart 20 morale 20", 4, (pit,), house="troll on")
    play(table, "villagers\nspawn eh1 none\nspawn g1 none\ncard pit\nvampire trap pit")
    table.do('! a1=p3_ troll=eh1 dial=0 vampire=ch1 "there"')
    play(table, "villagers  # => ask=troll:m/r/g/s/c/t a1=p3")
    play(table, "troll m  # => troll=a1 a1=p1 morale=18 told=trap-sprung ask=spawn:eh1/g1 xp.vampire=0")
    table = at("| vampire a1 6/6 · banshee ch1 5/5 | heart 20 morale 20", 4, (pit,), house="troll on")
    play(table, "villagers\nspawn eh1 none\nspawn g1 none\ncard pit\nvampire trap pit")
    table.do('! a1=p3 "there"')
    play(table, '! troll=eh1 +troll@a1 "put there, which is not coming in"  # => troll=a1 not=trap-sprung')
    play(table, '! troll>lc1 troll>a1 "it goes, and comes in"  # => troll=a1 told=trap-sprung a1=p1')


@pytest.mark.ruling("VA182")
def test_va182_it_acts_at_once_for_each_die_that_strikes_it():
    table = with_troll("a1 p1 | vampire a1 6/6 · banshee lc1 5/5 | heart 15 morale 38", "a1")
    play(
        table,
        """
        vampire hit troll  # => ask=troll:m/r/g/s/c/t told=troll-attacked
        vampire move lc1  # refused choice-needed VA128
        troll g  # => a1=- troll=eh1 ask=turn
        vampire hit troll  # refused no-such-figure
        vampire hit eh1 troll troll  # => ask=troll:m/r/g/s/c/t
        troll m  # => troll=a1 ask=turn told=troll-gone
        villagers  # => ask=troll:m/r/g/s/c/t
        """,
    )


@pytest.mark.ruling("VA172")
def test_va172_a_monster_that_the_troll_stuns_has_no_turn_any_more():
    table = with_troll("a1 p1 | vampire a1 6/6 · banshee lc1 5/5 | heart 15 morale 38", "a1")
    play(
        table,
        """
        vampire hit troll p1
        troll c  # => marks.vampire=stun,sunder1 ask=coin:heart/gate
        coin gate  # => troll=eh1 a1=p1_ ask=turn who=banshee
        vampire hit p1  # refused not-your-turn VA113
        """,
    )


def test_an_attack_on_the_troll_from_an_unlucky_zone_may_miss():
    table = with_troll("| vampire a1 6/6 · banshee lc1 5/5 | heart 15 morale 38", "a1", "unlucky@a1")
    play(table, "vampire hit troll  # => ask=coin:hit/miss\ncoin miss  # => ask=turn troll=a1 told=missed")


@pytest.mark.ruling("VA27")
def test_va27_it_is_nobody_who_traps_a_monster_or_acts_for_a_torch():
    table = with_troll("a1 p1 | vampire a1 2/6 · banshee ch1 5/5 | heart 15 morale 38", "a1")
    play(table, "vampire move lc1  # => vampire=lc1:2/6")
    play(far("g1"), "vampire roll mmrrgt  # => told=torch-in-vain troll=g1")


def test_nobody_plays_with_the_troll_unless_the_header_says_so():
    table = at("| vampire ch1 6/6 · banshee ch1 5/5 | heart 15 morale 38 dial 4", 2)
    play(
        table,
        "vampire hit troll  # refused no-such-figure\nvillagers\nevent troll +troll@eh1  # refused no-such-figure",
    )


def test_no_ability_and_no_condition_touches_it():
    table = far("ch1")
    play(
        table,
        """
        vampire use 2 troll>lc1  # refused protected
        vampire use 2 -troll@ch1  # refused protected
        ! stun@troll "it sleeps"  # refused protected
        ! troll=none "it was never there"  # => troll=-
        ! troll>a1 "it comes back"  # refused no-such-figure
        """,
    )


@pytest.mark.ruling("VA23")
def test_va23_a_hero_whom_the_troll_kills_is_dead():
    table = at(
        "| vampire ch1 6/6 · banshee ch1 5/5 | heart 15",
        3,
        HEROES,
        house="troll on",
        ruled="eh1=none a1=alchemist troll=a1",
    )
    table.do("villagers")
    table.do('! lc1=none a1=alchemist "back"')
    play(table, "troll g  # => a1=- troll=eh1")
    assert table.state.heroes_dead == ("alchemist",)
