"""The villagers' phase: order, targets, defence, moves, stunned and burning: VA34 to VA39, VA48 to VA55, VA61, VA123 to
VA151."""

import pytest

from tests.games.village_attacks.helpers import HEROES, MAP, at, play

OTHERS = "banshee ch1 5/5 · dullahan ch1 8/8 | heart 5"


@pytest.mark.ruling("VA34")
def test_va34_a_shield_blocks_two_wounds():
    """The alchemist deals three, a nemesis in A-1 three as well."""
    table = at("c1 alchemist | vampire c1 6/6 s1 · dullahan g1 8/8 | heart 20", 3, HEROES)
    play(table, "villagers  # => ask=defend:-/s who=vampire\nvampire defend s  # => vampire=c1:5/6 guard.vampire=-")
    table = at(f"c1 p1 | vampire c1 6/6 s1 · {OTHERS}")
    play(table, "villagers\nvampire defend s  # => vampire=c1:6/6 ask=coin:lc1/sc1 did=p1:c1>vampire:1:blocked")


@pytest.mark.ruling("VA35")
@pytest.mark.ruling("VA36")
@pytest.mark.ruling("VA138")
def test_shield_and_counter_together_one_of_each():
    """The counter-attack deals what the attack had before the block."""
    table = at("c1 alchemist | vampire c1 6/6 s1 c1 · dullahan g1 8/8 s2 | heart 20", 3, HEROES)
    play(table, "villagers  # => ask=defend:-/s/c/sc")
    play(table, "vampire defend ss  # refused not-understood\nvampire defend sc  # => vampire=c1:5/6 c1=- xp.vampire=2")
    table = at("c1 p1 | vampire c1 6/6 s2 · banshee ch1 5/5 | heart 5")
    play(table, "villagers  # => ask=defend:-/s")


@pytest.mark.ruling("VA37")
@pytest.mark.ruling("VA137")
def test_a_counter_attack_reaches_the_attacker_wherever_it_is():
    """Without a coin, through Darkness that has come meanwhile, and without the order of targets."""
    table = at("c1 p2 h1m | vampire lc1 6/6 c1 · dullahan g1 8/8 | heart 5", ruled="unlucky@lc1")
    play(
        table,
        """
        villagers  # => ask=coin:lc1/sc1
        coin sc1  # => ask=defend:-/c figures=h1m
        ! c1=h1m,p1 dark@lc1 "x"
        vampire defend c  # => c1=p1 xp.vampire=1 vampire=lc1:5/6
        """,
    )


@pytest.mark.ruling("VA39")
def test_va39_asked_at_each_attack_and_answered_in_advance():
    start = f"c1 p3 | vampire c1 6/6 s1 c1 · {OTHERS}"
    play(
        at(start),
        """
        villagers  # => ask=defend:-/s/c/sc
        vampire defend -  # => vampire=c1:5/6 ask=defend:-/s/c/sc
        vampire defend s  # => vampire=c1:5/6 ask=defend:-/c
        vampire defend s  # refused no-such-die VA39
        vampire defend c  # => vampire=c1:4/6 c1=p2
        """,
    )
    play(at(start), "villagers\nvampire defend - s c  # => vampire=c1:4/6 c1=p2")
    play(at(start), "villagers\nvampire defend s s  # refused no-such-die VA39")
    alone = f"a1 p1 | vampire a1 6/6 s1 · {OTHERS}"
    play(at(alone), "villagers\nvampire defend - -  # refused too-many-answers VA39")
    play(at(start), "villagers\nvampire defend x  # => vampire=c1:6/6 guard.vampire=sc")
    # A die that is gone by then is not spent in advance.
    table = at(f"a1 p1 · c1 p2 | vampire c1 6/6 s1 · banshee a1 5/5 s1 · {OTHERS.split(' · ')[1]}")
    play(table, "villagers  # => who=banshee\nbanshee defend -  # => who=vampire ask=defend:-/s")


@pytest.mark.ruling("VA48")
@pytest.mark.ruling("VA125")
def test_an_order_is_asked_only_where_it_matters():
    together = "a1 h1d · c1 h1d | vampire lc1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 5"
    play(
        at(together, house="heart zone"),
        """
        villagers  # => ask=order:a1/c1 rule=VA125
        order a1  # refused order-incomplete VA125
        order a1 a1  # refused not-an-option VA125
        order a1 g1  # refused not-an-option VA125
        order c1 a1  # => ask=coin:lc1/sc1 vampire=lc1:5/6
        """,
    )
    apart = "a1 p1 · c1 p2 h1d · eh1 p3 | vampire a1 6/6 · banshee lc1 5/5 · dullahan ch1 8/8 | heart 5"
    play(at(apart), "villagers  # => ask=coin:lc1/sc1")
    types = "c1 h1d h1m h1u | vampire lc1 6/6 · banshee sc1 5/5 · dullahan ch1 8/8 | heart 5"
    play(at(types), "villagers  # => ask=order:hd/hm/hu\norder hu hd  # refused order-incomplete VA125")
    play(at(types), "villagers\norder hu hm hd  # => vampire=lc1:4/6 ask=coin:vampire/banshee figures=h1m")
    burning = "c1 h1d* h1u | vampire lc1 6/6 · dullahan ch1 8/8 | heart 5"  # it dies before it could attack
    play(at(burning), "villagers  # => ask=coin:lc1/sc1 c1=h1u vampire=lc1:4/6")
    lying = "a1 h1d_ · c1 h1d | vampire lc1 6/6 · dullahan ch1 8/8 | heart 5"
    play(at(lying), "villagers  # => ask=coin:lc1/sc1")


@pytest.mark.ruling("VA49")
@pytest.mark.ruling("VA123")
def test_zone_by_zone_and_kind_by_kind_attack_one_by_one_then_move_together():
    table = at("a1 p2 h1d · eh1 p1 | vampire a1 6/6 · banshee g1 5/5 | heart 5")
    attacks = "p1:a1>vampire:2:hit;wound:vampire:2;p1:a1>vampire:2:hit;wound:vampire:2;p2:a1>lc1"
    hunter = "h1d:a1>vampire:2:hit;wound:vampire:2;remove:vampire:a1;h1d:a1>lc1"
    play(table, f"villagers  # => did=wound:banshee:1;{attacks};{hunter};p1:eh1>a1")


@pytest.mark.ruling("VA50")
@pytest.mark.ruling("VA124")
def test_nobody_acts_twice_and_who_is_moved_acts_where_it_comes_or_at_the_end():
    table = at(f"c1 p2 · eh1 p1 · g1 p1 | vampire c1 6/6 s1 · {OTHERS}")
    play(table, "villagers  # => ask=defend:-/s")
    # One that has not acted comes into a zone still to come, one into the zone that is being done.
    play(
        table,
        '! p1@g1>eh1 "x"  # => eh1=p2\nvampire defend -  # => ask=defend:-/s\nvampire defend -  # => ask=coin:lc1/sc1',
    )
    play(table, '! p1@eh1>lc1 "x"\ncoin sc1  # => ch1=p1 eh1=p1 end=lost:reached')
    table = at(f"a1 p1 · c1 p2 · g1 h1d | vampire mc1 6/6 · {OTHERS}")
    play(
        table,
        'villagers  # => ask=coin:lc1/sc1 lc1=p1\n! h1d@g1>a1 "x"  # => a1=h1d\ncoin sc1  # => lc1=p1,h1d a1=- sc1=p2',
    )


@pytest.mark.ruling("VA51")
def test_va51_the_heart_is_a_target_within_range():
    start = "lc1 h1d | vampire lc1 6/6 · banshee sc1 5/5 | heart 5"
    play(at(start), "villagers  # => heart=4 vampire=lc1:6/6 end=lost:reached")
    play(at(start, house="heart zone"), "villagers  # => heart=5 vampire=lc1:5/6")
    play(at(start, ruled="dark@ch1"), "villagers  # => heart=5 vampire=lc1:5/6")
    play(at(start, ruled="unlucky@lc1"), "villagers  # => ask=coin:hit/miss\ncoin miss  # => heart=5")
    play(at("lc1 p1 | vampire sc1 6/6 · banshee sc1 5/5 | heart 5"), "villagers  # => heart=5")


@pytest.mark.ruling("VA52")
def test_va52_a_nemesis_comes_before_the_heart():
    play(at("ch1 h1u | vampire lc1 6/6 · banshee ch1 5/5 | heart 15", 2), "villagers  # => heart=15 vampire=lc1:4/6")
    play(at("ch1 h1d | vampire lc1 6/6 · banshee ch1 5/5 | heart 15", 2), "villagers  # => heart=14 banshee=ch1:5/5")


@pytest.mark.ruling("VA53")
def test_va53_peasants_have_no_nemesis():
    table = at("c1 p1 | vampire c1 6/6 · banshee c1 5/5 | heart 5")
    play(table, "villagers  # => ask=coin:vampire/banshee\ncoin banshee  # => banshee=c1:4/5")


@pytest.mark.ruling("VA54")
def test_va54_the_heart_takes_what_is_printed_without_a_bonus_for_the_type():
    table = at("ch1 alchemist | vampire g1 6/6 · lich g1 5/5 | heart 20", 3, HEROES)
    play(table, "villagers  # => heart=17")
    table = at("ch1 p2 h1v | vampire g1 6/6 · banshee g1 5/5 | heart 15", 2)
    play(table, "villagers  # => heart=12")


@pytest.mark.ruling("VA55")
def test_va55_two_hearts_have_one_number_and_the_nearest_counts():
    table = at("c1 p1 | vampire g1 6/6 · banshee g1 5/5 | heart 15", 2, walks=f"{MAP} c1-ch2")
    assert (table.state.distance("c1"), table.state.distance("mc1")) == (1, 2)
    play(table, "villagers  # => ch2=p1 heart=15")


@pytest.mark.ruling("VA61")
@pytest.mark.ruling("VA135")
def test_a_coin_for_each_attack_among_all_of_one_rank():
    table = at("c1 p2 | vampire c1 1/6 · banshee c1 5/5 · dullahan c1 8/8 | heart 5")
    play(
        table,
        """
        villagers  # => ask=coin:vampire/banshee/dullahan for=target rule=VA61
        coin lc1  # refused not-an-option VA61
        coin vampire  # => vampire=dead ask=coin:banshee/dullahan
        coin banshee banshee  # refused not-an-option VA143
        coin dullahan  # => dullahan=c1:7/8 ask=coin:lc1/sc1
        """,
    )
    table = at("c1 p2 | vampire c1 6/6 · banshee c1 5/5 | heart 5")
    play(
        table,
        "villagers\ncoin v b l l  # refused too-many-answers VA135\ncoin v b l  # => banshee=c1:4/5 lc1=p2",
    )


@pytest.mark.ruling("VA127")
def test_va127_villagers_brought_by_the_event_act_now():
    table = at("| vampire g1 6/6 · banshee g1 5/5 · dullahan g1 8/8 | heart 15 dial 3", 2)
    play(table, "villagers  # => ask=event\nevent horde +p2@eh1  # => a1=p2 eh1=-\nspawn eh1 p1  # => eh1=p1")


@pytest.mark.ruling("VA131")
def test_va131_of_several_nemeses_those_in_its_zone_first():
    sheet = "sheet lich u 5 5 d1 r3 m2"
    near = "c1 h1u | vampire lc1 6/6 · lich c1 5/5 | heart 5"
    play(at(near, also=[sheet]), "villagers  # => lich=c1:3/5 vampire=lc1:6/6")
    far = "c1 h1u | vampire lc1 6/6 · lich sc1 5/5 · dullahan c1 8/8 | heart 5"
    play(at(far, also=[sheet]), "villagers  # => ask=coin:vampire/lich\ncoin lich  # => lich=sc1:3/5 dullahan=c1:8/8")


@pytest.mark.ruling("VA132")
@pytest.mark.ruling("VA160")
def test_veterans_have_every_type_and_are_hunters_else():
    table = at("c1 h2v | vampire lc1 6/6 · banshee c1 5/5 | heart 5")
    play(table, "banshee hit hv  # => c1=h1v xp.banshee=1\nvillagers  # => banshee=c1:3/5 box=p32,h23")
    table = at("ch1 h1v | vampire lc1 6/6 · banshee g1 5/5 | heart 15", 2)
    play(table, "villagers  # => vampire=lc1:4/6 heart=15")


@pytest.mark.ruling("VA134")
def test_va134_a_hero_attacks_once():
    table = at("c1 alchemist | vampire c1 6/6 · banshee g1 5/5 | heart 20", 3, HEROES)
    play(table, "villagers  # => vampire=c1:3/6")


@pytest.mark.ruling("VA45")
@pytest.mark.ruling("VA136")
def test_va136_target_then_coin_then_defence():
    table = at("c1 p2 | vampire c1 6/6 s1 · banshee c1 5/5 | heart 5", ruled="unlucky@c1")
    play(
        table,
        """
        villagers  # => ask=coin:vampire/banshee
        coin vampire  # => ask=coin:hit/miss for=luck rule=VA45
        coin miss  # => ask=coin:vampire/banshee guard.vampire=s did=p1:c1>vampire:1:miss
        coin vampire hit  # => ask=defend:-/s
        """,
    )


@pytest.mark.ruling("VA139")
def test_va139_hunters_in_st1_cannot_be_wounded_in_scenario_2():
    walks = f"{MAP} c1-st1"
    start = "st1 p1 h1d | vampire st1 6/6 c2 · banshee c1 5/5 | heart 15"
    table = at(start, 2, walks=walks)
    play(table, "vampire hit p1 h1d  # refused protected VA139\nbanshee hit st1 p1  # => st1=h1d")
    play(table, "villagers  # => ask=defend:-/c\nvampire defend c  # => told=counter-in-vain c1=h1d vampire=st1:5/6")
    play(at(start, 1, walks=walks), "vampire hit p1 h1d  # => st1=-")


@pytest.mark.ruling("VA140")
def test_va140_shield_counter_level_wounds_death():
    table = at("c1 alchemist p1 | vampire c1 1/6 s1 c1 xp4 · banshee g1 5/5 | heart 20", 3, HEROES)
    play(table, "villagers\nvampire defend -  # => vampire=dead")
    table = at("c1 alchemist | vampire c1 1/6 s1 c1 xp4 · banshee g1 5/5 | heart 20", 3, HEROES)
    table.do("villagers")
    told = [event.key for event in table.do("vampire defend sc").events]
    assert told == ["do-attack", "shield", "counter", "do-remove", "xp", "level"]
    play(table, "vampire level 1  # => vampire=dead levels.vampire=220")


@pytest.mark.ruling("VA141")
def test_va141_dice_help_against_attacks_until_clean_up():
    table = at(f"| vampire g1 6/6 s1 · {OTHERS}")
    play(table, "villagers  # => vampire=g1:5/6 guard.vampire=s\nspawn eh1 none\nspawn g1 none  # => guard.vampire=-")
    table = at("ch1 p1 | vampire ch1 6/6 · banshee ch1 5/5 | heart 15", 2)
    play(table, "vampire guard s\nbanshee roll tmmrgs  # => heart=14")  # at the Heart it goes for the Heart
    play(at(f"| vampire c1 6/6 s1 · {OTHERS}"), '! -2@vampire "an event"  # => vampire=c1:4/6 guard.vampire=s')


@pytest.mark.ruling("VA141")
def test_va141_clean_up_takes_the_dice_off_the_movement_slots_too():
    table = at(f"| vampire ch1 6/6 · {OTHERS}")
    play(
        table,
        """
        vampire move lc1
        villagers  # => moved.vampire=1
        spawn eh1 none
        spawn g1 none  # => round=2 vampire=lc1:6/6 moved.vampire=0
        """,
    )


@pytest.mark.ruling("VA142")
def test_va142_one_wound_more_from_a1_besides_the_nemesis():
    table = at("a1 p1 h1u | vampire a1 6/6 · banshee g1 5/5 | heart 5")
    play(table, "villagers  # => vampire=a1:1/6")
    walks = "map ch1-a1-eh1-g1"
    table = at("a1 h1d | vampire g1 6/6 · banshee g1 5/5 | heart 15", 2, walks=walks)
    play(table, "villagers  # => heart=13")
    play(at("a1 p1 | vampire a1 6/6 · banshee g1 5/5 | heart 20", 3), "villagers  # => vampire=a1:5/6")


@pytest.mark.ruling("VA143")
@pytest.mark.ruling("VA144")
def test_a_coin_for_each_kind_at_each_step():
    table = at("c1 p2 h1d h1m | vampire g1 6/6 · dullahan g1 8/8 | heart 5")
    play(
        table,
        """
        villagers  # => ask=coin:lc1/sc1 figures=p2 for=way rule=VA143
        coin sc1  # => sc1=p2 ask=coin:lc1/sc1 figures=h1d,h1m
        coin lc1  # => lc1=h1d,h1m
        """,
    )
    walks = f"{MAP} c1-k1 c1-k2 k1-k3 k2-k3"
    start = "k3 alchemist knight nun | vampire g1 6/6 · banshee g1 5/5 | heart 20"
    table = at(start, 3, HEROES, walks=walks)
    play(
        table,
        """
        villagers  # => ask=coin:k1/k2 figures=alchemist,knight,nun
        coin k2  # => k2=nun c1=alchemist,knight
        """,
    )
    table = at(start, 3, HEROES, walks=walks, house="heroes each")
    play(
        table,
        """
        villagers  # => ask=coin:k1/k2 figures=alchemist
        coin k2  # => c1=alchemist ask=coin:k1/k2 figures=knight
        coin k2  # => c1=alchemist,knight ask=coin:k1/k2 figures=nun
        coin k1  # => ask=spawn:eh1/g1
        """,
    )
    beside = "k3 alchemist knight | vampire k3 6/6 · banshee g1 5/5 | heart 20"
    table = at(beside, 3, HEROES, walks=walks, house="heroes each")
    play(
        table,
        """
        villagers  # => ask=order:alchemist/knight
        order knight alchemist  # => ask=coin:k1/k2 figures=knight
        coin k2  # => c1=knight ask=coin:k1/k2 figures=alchemist
        """,
    )
    # A fast hero may need several coins.
    table = at("g1 alchemist | vampire ch1 6/6 · banshee ch1 5/5 | heart 20", 3, HEROES, walks=f"{MAP} mc1-lc2-lc1")
    play(table, "villagers  # => ask=coin:eh1/mc1\ncoin mc1  # => ask=coin:c1/lc2\ncoin c1  # => c1=alchemist")


@pytest.mark.ruling("VA145")
def test_va145_nobody_blocks_the_way_and_without_a_way_one_stays():
    table = at("a1 p1 | vampire lc1 6/6 · banshee lc1 5/5 · dullahan lc1 8/8 | heart 5")
    play(table, "villagers  # => lc1=p1")
    table = at(
        "a1 p1 · eh1 p1 | vampire g1 6/6 · banshee g1 5/5 | heart 5", ruled="map=-lc1-a1 map=-eh1-g1 map=-eh1-a1"
    )
    play(table, "villagers  # => a1=p1 eh1=p1 ask=spawn:eh1/g1")


@pytest.mark.ruling("VA146")
def test_va146_a_zone_that_is_only_passed_is_entered():
    walks = "map ch1-lc1-k1-eh1-g1"
    table = at("eh1 alchemist-1 knight-3 p1 | vampire ch1 6/6 · banshee ch1 5/5 | heart 20", 3, HEROES, walks=walks)
    play(table, "villagers  # => k1=p1 lc1=alchemist,knight-1 told=hero-healed")
    table = at("eh1 alchemist knight p1 | vampire ch1 6/6 · banshee ch1 5/5 | heart 20", 3, HEROES, walks=walks)
    play(table, "villagers  # => k1=p1 lc1=alchemist,knight not=hero-healed")


@pytest.mark.ruling("VA148")
def test_va148_who_lies_gets_up_when_its_kind_is_activated():
    table = at(f"c1 p1 p1_ h1d_ | vampire c1 3/6 · {OTHERS}")
    play(table, "villagers  # => ask=coin:lc1/sc1 c1=p1,p1,h1d_ vampire=c1:2/6\ncoin sc1  # => c1=p1,h1d sc1=p1")
    play(table, "spawn eh1 none\nspawn g1 none\nvampire move lc1  # refused trapped VA26")


@pytest.mark.ruling("VA149")
def test_va149_the_wound_of_one_who_lies_and_burns_waits():
    table = at(f"mc1 p1_* | vampire ch1 3/6 · {OTHERS}")
    play(table, "villagers  # => mc1=p1*\nspawn eh1 none\nspawn g1 none\nvillagers  # => mc1=- c1=-")


@pytest.mark.ruling("VA150")
def test_va150_all_of_a_kind_burn_before_its_first_attack():
    table = at("c1 p2 p2* h1d* | vampire c1 6/6 · banshee g1 5/5 · dullahan g1 8/8 | heart 15 morale 20", 2)
    play(
        table,
        "villagers  # => morale=18 vampire=c1:4/6 xp.vampire=0 ask=coin:lc1/sc1\ncoin lc1  # => lc1=p2 c1=- morale=17",
    )
    table = at("mc1 knight* | vampire ch1 6/6 · banshee ch1 5/5 | heart 20", 3, HEROES)
    play(table, "villagers  # => mc1=- ask=coin:lc1/sc1\ncoin lc1  # => lc1=knight-1*")


@pytest.mark.ruling("VA151")
def test_va151_a_stun_takes_those_who_stand_in_targeting_order():
    table = at(f"c1 p1 p1_ h1d h1u | vampire c1 6/6 · {OTHERS}")
    play(table, "vampire use 1 _2@c1  # => c1=p2_,h1d_,h1u")
    table = at(f"c1 p1 p1_ h1d h1u | vampire c1 6/6 · {OTHERS}")
    play(table, "vampire use 1 _p1@c1 _hu@c1  # => c1=p2_,h1d,h1u_ told=do-lay")


def test_a_hero_that_cannot_walk_stays_and_the_phase_ends():
    slow = "hero monk c 2 0 1 1"
    table = at("c1 monk knight | vampire g1 6/6 · dullahan g1 8/8 | heart 20", 3, [*HEROES, slow])
    play(table, "villagers  # => ask=coin:lc1/sc1 figures=knight\ncoin lc1  # => c1=monk ch1=knight ask=spawn:eh1/g1")


@pytest.mark.ruling("VA148")
def test_va148_all_of_a_kind_get_up_at_once():
    table = at("a1 p2_,p1_*,h1d_,h1u_ | vampire g1 6/6 · banshee g1 5/5 | heart 15", 2)
    play(table, "villagers  # => did=raise:p3:a1;raise:h1d,h1u:a1 a1=p2,p1*,h1d,h1u")
