"""A monster's turn: moving, attacking, healing, death and return: VA26 to VA33, VA40 to VA47, VA75, VA76, VA78,
VA170 to VA179."""

import pytest

from referee.games.village_attacks.rules.scenarios import SCENARIOS
from tests.games.village_attacks.helpers import HEROES, MAP, at, play

OTHERS = "banshee ch1 5/5 · dullahan ch1 8/8 | heart 5"
TO_ROUND_2 = "villagers\nspawn eh1 none\nspawn g1 none\n"


@pytest.mark.ruling("VA26")
def test_va26_health_equal_to_the_villagers_there_is_trapped():
    play(at(f"a1 p3 h2d | vampire a1 5/6 · {OTHERS}"), "vampire move lc1  # refused trapped VA26")
    play(at(f"a1 p3 h1d | vampire a1 5/6 · {OTHERS}"), "vampire move lc1  # => vampire=lc1:5/6")


@pytest.mark.ruling("VA27")
def test_va27_those_who_lie_do_not_hold_it():
    play(at(f"a1 p3 h2d_ | vampire a1 4/6 · {OTHERS}"), "vampire move lc1  # => vampire=lc1:4/6")


@pytest.mark.ruling("VA28")
def test_va28_a_forced_move_leaves_a_zone_all_the_same():
    table = at(f"a1 p3 | vampire a1 2/6 · {OTHERS}")
    play(
        table,
        "vampire move lc1  # refused trapped VA26\nvampire use 1 vampire>eh1  # => vampire=eh1:2/6 moved.vampire=0",
    )
    play(at(f"a1 p3 | vampire a1 2/6 · {OTHERS}"), "vampire use 1 free@vampire\nvampire move lc1  # => vampire=lc1:2/6")


@pytest.mark.ruling("VA29")
def test_va29_passages_count_for_moves_and_attacks():
    start, touch = f"a1 h1d · mc1 p1 | vampire a1 6/6 · banshee mc1 5/5 · {OTHERS.split(' · ')[1]}", "touch a1-mc1"
    play(at(start), "vampire move mc1  # refused no-passage VA29\nvampire hit mc1 p1  # refused not-in-reach VA30")
    play(at(start, also=[touch]), "vampire hit mc1 p1  # refused not-in-reach VA30")
    table = at(start.replace("vampire a1", "vampire eh1"), also=[touch], house="adjacent touching")
    play(table, "banshee move a1  # refused no-passage VA29\nbanshee hit a1 h1d  # => a1=- xp.banshee=1")
    table = at("a1 h1d | vampire eh1 6/6 · banshee mc1 5/5 · dullahan ch1 8/8 | heart 5", also=[touch])
    play(table, "villagers  # => banshee=mc1:5/5 vampire=eh1:4/6")
    table = at("a1 h1c | vampire eh1 6/6 · banshee mc1 5/5 | heart 5", also=[touch], house="adjacent touching")
    play(table, "villagers  # => banshee=mc1:2/5")  # its nemesis, from A-1


@pytest.mark.ruling("VA30")
def test_va30_ranged_is_next_door_and_not_here():
    table = at(f"a1 p1 · lc1 p1 · eh1 p1 · c1 p1 | vampire a1 6/6 · {OTHERS}")
    play(
        table,
        """
        vampire hit a1 p1  # refused not-in-reach VA30
        vampire hit c1 p1  # refused not-in-reach VA30
        vampire hit lc1 p1  # => lc1=-
        vampire hit p1  # => a1=-
        """,
    )


@pytest.mark.ruling("VA31")
@pytest.mark.ruling("VA133")
def test_beyond_the_next_zone_only_along_a_line():
    """The nun has range 2 and no nemesis here."""
    start = "a1 nun | vampire ch1 6/6 · dullahan a1 8/8 | heart 20"
    away = "a1 nun | vampire g1 6/6 · dullahan mc1 8/8 | heart 20"
    line = "line g1-eh1-a1"
    play(at(start, 3, HEROES), "villagers  # => dullahan=a1:7/8 vampire=ch1:6/6")
    play(at(away, 3, HEROES), "villagers  # => vampire=g1:6/6 dullahan=mc1:8/8 lc1=nun")
    play(at(away, 3, [*HEROES, line]), "villagers  # => vampire=g1:5/6")
    # All outside the zone have one rank, however near: a coin.
    both = "a1 nun | vampire g1 6/6 · dullahan eh1 8/8 | heart 20"
    play(at(both, 3, [*HEROES, line]), "villagers  # => ask=coin:vampire/dullahan for=target")
    # Range 1 does not reach along it.
    near = away.replace("nun", "knight").replace("dullahan mc1", "banshee mc1").replace("8/8", "5/5")
    play(at(near, 3, [*HEROES, line]), "villagers  # => vampire=g1:6/6")


@pytest.mark.ruling("VA32")
def test_va32_who_lies_may_be_chosen_freely():
    start = f"a1 p1 h1d h1u_ | vampire a1 6/6 · {OTHERS}"
    play(
        at(start),
        "vampire hit h1d  # refused not-first-target\nvampire hit h1u_  # => a1=p1,h1d\nvampire hit p1 h1d  # => a1=-",
    )


@pytest.mark.ruling("VA33")
def test_va33_types_are_chosen_by_the_players():
    start = f"a1 h1d h1u h1c | vampire a1 6/6 · {OTHERS}"
    table = play(at(start), "vampire hit h1  # refused choice-needed VA33\nvampire hit h1u  # => a1=h1c,h1d")
    play(table, "vampire hit hd hc  # => a1=-")


@pytest.mark.ruling("VA40")
def test_va40_markers_beyond_the_slots_have_no_effect():
    table = at(f"| vampire ch1 6/6 · {OTHERS}")
    play(
        table,
        """
        vampire keep g
        ! silence@vampire "x"  # => marks.vampire=silence1 kept.vampire=- told=die-lost
        ! silence@vampire "x"  # => marks.vampire=silence1
        vampire keep g  # refused no-free-slot
        vampire guard ss
        ! sunder@vampire "x"  # => guard.vampire=s
        ! sunder@vampire sunder@vampire "x"  # => guard.vampire=- marks.vampire=silence1,sunder2
        vampire guard s  # refused no-free-slot
        ! slow@vampire slow@vampire "x"  # => marks.vampire=slow1,silence1,sunder2
        vampire move lc1 a1  # refused not-enough-movement
        vampire move lc1  # => vampire=lc1:6/6
        ! -slow@vampire -sunder@vampire "x"  # => marks.vampire=silence1,sunder1
        """,
    )


@pytest.mark.ruling("VA41")
def test_va41_a_stun_takes_a_defence_slot_in_the_french_edition():
    start = f"| vampire ch1 6/6 · {OTHERS}"
    play(at(start), '! stun@vampire "x"  # => marks.vampire=stun,sunder1 did=lay:vampire:ch1')
    play(at(start), "vampire use 1 stun@banshee stun@banshee  # => did=lay:banshee:ch1")  # it lies already
    play(at(start, edition="en"), '! stun@vampire "x"  # => marks.vampire=stun,silence1')


@pytest.mark.ruling("VA43")
def test_va43_burning_to_death_it_returns_with_its_next_turn():
    start = "| vampire ch1 1/6 · banshee ch1 5/5 | heart 5"
    table = at(start, ruled="burn@vampire")
    play(
        table,
        TO_ROUND_2
        + """
        banshee move lc1  # => vampire=ch1:1/6
        vampire move lc1  # refused is-dead VA171
        villagers  # => vampire=dead heart=5
        spawn eh1 none
        spawn g1 none  # => coin=vampire vampire=ch1:6/6 marks.vampire=- heart=3
        """,
    )
    # So too if the next one would have to say first to which Heart it returns (VA171).
    two = at("| banshee ch1 5/5 · vampire ch1 1/6 · dullahan dead 8/8 | heart 5", walks=f"{MAP} sc1-ch2")
    play(two, '! burn@vampire "on fire"\nvampire move lc1  # refused is-dead VA171\ndullahan return ch2  # => heart=3')


@pytest.mark.ruling("VA44")
def test_va44_darkness_stops_only_what_goes_from_zone_to_zone():
    table = at("a1 h1d · lc1 h1d | vampire a1 6/6 · banshee sc1 5/5 | heart 5", ruled="dark@a1")
    play(table, "vampire hit lc1 h1d  # refused darkness VA44\nvampire hit h1d  # => a1=-")
    play(
        at("a1 h1u | vampire lc1 6/6 · banshee sc1 5/5 | heart 5", ruled="dark@lc1"), "villagers  # => vampire=lc1:6/6"
    )
    play(at("a1 h1u | vampire lc1 6/6 · banshee sc1 5/5 | heart 5", ruled="dark@a1"), "villagers  # => told=dark-zone")
    play(at("a1 h1u | vampire a1 6/6 · banshee sc1 5/5 | heart 5", ruled="dark@a1"), "villagers  # => vampire=a1:3/6")


@pytest.mark.ruling("VA45")
@pytest.mark.ruling("VA47")
def test_unlucky_is_where_the_attacker_stands():
    start = "a1 p2 · lc1 p1 | vampire a1 6/6 · banshee sc1 5/5 | heart 5"
    play(
        at(start, ruled="unlucky@a1"),
        """
        vampire hit p2  # => ask=coin:hit/miss for=luck a1=p2
        coin tails  # refused not-an-option VA45
        coin miss  # => a1=p2 ask=coin:hit/miss told=missed
        coin hit  # => a1=p1 xp.vampire=1
        """,
    )
    play(at(start, ruled="unlucky@lc1"), "vampire hit lc1 p1  # => lc1=- ask=turn")


@pytest.mark.ruling("VA46")
def test_va46_an_ability_that_wounds_may_fail():
    table = at("a1 p3 | vampire a1 6/6 · banshee sc1 5/5 | heart 5", ruled="unlucky@a1")
    play(
        table,
        """
        vampire use 1 -p5@a1  # refused no-such-figure
        vampire use 1 _p1@a1 -p1@a1  # => ask=coin:hit/miss rule=VA46
        coin miss  # => a1=p2,p1_ told=ability-missed
        """,
    )
    table = at("a1 p3 | vampire a1 6/6 · banshee sc1 5/5 | heart 5", ruled="unlucky@a1")
    play(table, "vampire use 1 -2@a1  # => ask=coin:hit/miss\ncoin hit  # => a1=p1 xp.vampire=2")
    table = at("a1 p3 | vampire a1 6/6 · banshee sc1 5/5 | heart 5", ruled="unlucky@a1")
    play(table, "vampire use 1 _p1@a1  # => ask=turn")


@pytest.mark.ruling("VA75")
def test_va75_no_return_that_would_leave_the_heart_at_0():
    play(
        at("| vampire dead 6/6 · banshee ch1 5/5 | heart 2"),
        TO_ROUND_2
        + """
        vampire move lc1  # refused is-dead VA75
        villagers  # => told=stays-dead
        spawn eh1 none
        spawn g1 none
        ! heart=3 "x"
        """
        + TO_ROUND_2
        + "vampire move lc1  # => heart=1 vampire=lc1:6/6",
    )
    five = "| vampire dead 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 · succubus ch1 5/5 · lich ch1 5/5 | heart {}"
    play(at(five.format(3)), TO_ROUND_2 + "villagers  # => vampire=dead heart=3")
    play(at(five.format(4)), TO_ROUND_2 + "villagers  # => vampire=ch1:6/6 heart=1")


@pytest.mark.ruling("VA76")
def test_va76_all_dead_and_none_can_return():
    start = "c1 p2 | vampire c1 1/6 · banshee dead 5/5 | heart {}"
    play(at(start.format(2)), "villagers  # => end=lost:monsters")
    play(at(start.format(3)), "villagers  # => end=- vampire=dead")


@pytest.mark.ruling("VA78")
def test_va78_a_level_is_gained_before_death():
    table = at("c1 p1 | vampire c1 1/6 c1 xp4 · banshee ch1 5/5 | heart 5")
    play(
        table,
        "villagers\nvampire defend c  # => ask=level:1/2/3\nvampire level 3  # => vampire=dead levels.vampire=101",
    )


@pytest.mark.ruling("VA170")
def test_va170_what_comes_first_in_a_turn():
    """It gets up, then burns, then rolls a die less; the room comes at the end."""
    table = at("eh1 p1 | banshee ch1 5/5 · vampire g1 6/6 | heart 5", ruled="stun@vampire burn@vampire")
    wanted = ["turn", "do-raise", "monster-burns", "do-wound", "torch", "do-move"]
    assert [event.key for event in table.do("vampire roll tmrgs").events if event.key in wanted] == wanted
    play(table, "villagers  # => told=room-hurts vampire=g1:4/6")


@pytest.mark.ruling("VA171")
def test_va171_the_villagers_phase_first_asks_to_which_heart_the_dead_return():
    table = at("c1 p1 | vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 12", 4, walks=f"{MAP} sc1-ch2")
    table.do('! -5@banshee -8@dullahan "dead"')
    play(
        table,
        """
        villagers  # => ask=return:ch1/ch2 rule=VA171
        banshee move lc1  # refused choice-needed VA171
        banshee return ch2  # => ask=return:ch1/ch2 banshee=ch2:5/5
        dullahan return ch1  # => dullahan=ch1:8/8 heart=8 ask=coin:lc1/sc1
        """,
    )


@pytest.mark.ruling("VA171")
def test_va171_it_returns_whole_and_without_markers():
    table = at("| vampire a1 1/6 s1 xp3 · banshee ch1 5/5 | heart 5", ruled="burn@vampire slow@vampire sunder@vampire")
    play(
        table,
        """
        vampire use 1
        vampire keep g
        ! -1@vampire "x"  # => vampire=dead guard.vampire=- kept.vampire=- xp.vampire=0 marks.vampire=-
        ! burn@vampire xp+1@vampire +1@vampire "x"  # => marks.vampire=- xp.vampire=0
        ! vampire>a1 "x"  # refused is-dead VA171
        vampire move lc1  # refused not-your-turn VA113
        """
        + TO_ROUND_2
        + "vampire move lc1  # => vampire=lc1:6/6 heart=3 levels.vampire=100 marks.vampire=-",
    )
    # The Heart has paid before anything else; with two Hearts it is asked which.
    two = at("| vampire dead 6/6 · banshee ch1 5/5 | heart 5", walks=f"{MAP} sc1-ch2")
    play(two, TO_ROUND_2 + "vampire guard s  # refused choice-needed VA171")
    play(two, "vampire return lc1  # refused not-an-option VA171")
    play(two, "vampire return ch2  # => vampire=ch2:6/6 heart=3\nvillagers  # => ask=spawn:eh1/g1")
    # `villagers` runs on to the next question, also to this one of a turn still to come.
    later = at("| banshee ch1 5/5 · vampire dead 6/6 | heart 5", walks=f"{MAP} sc1-ch2")
    play(later, "banshee return ch1  # refused nothing-to-decide")  # it stands on the board
    play(later, "villagers  # => ask=return:ch1/ch2 rule=VA171\nbanshee move lc1  # refused choice-needed VA171")
    play(later, "vampire return ch2  # => vampire=ch2:6/6 heart=3 ask=spawn:eh1/g1")
    early = at("| banshee ch1 5/5 · vampire ch1 6/6 · dullahan dead 8/8 | heart 5", walks=f"{MAP} sc1-ch2")
    play(early, "vampire guard s\nbanshee return ch1  # refused nothing-to-decide")  # nor is it its turn


@pytest.mark.ruling("VA172")
def test_va172_killed_or_stunned_in_its_own_turn():
    table = at(f"| vampire ch1 6/6 · {OTHERS}")
    play(
        table,
        """
        vampire roll mmrgss  # => dice.vampire=mmrgss
        vampire guard ss
        ! stun@vampire "x"  # => dice.vampire=- guard.vampire=s
        vampire move lc1  # refused not-your-turn VA113
        banshee move lc1
        """,
    )
    table = at(f"| vampire ch1 6/6 · {OTHERS}")
    play(
        table,
        'vampire roll mmrgsc\nvampire guard sc\n! -6@vampire "x"  # => vampire=dead dice.vampire=- guard.vampire=-',
    )


@pytest.mark.ruling("VA173")
def test_va173_graveyard_and_gardens_hurt_who_ends_a_turn_there():
    table = at(f"| vampire g1 6/6 s1 · {OTHERS}")
    play(table, "banshee move lc1  # => vampire=g1:5/6 marks.vampire=burn guard.vampire=s")
    table = at(f"| vampire g1 1/6 · {OTHERS}")
    play(table, "banshee move lc1  # => vampire=dead marks.vampire=-")
    table = at("| vampire cy1 6/6 · banshee g1 5/5 | heart 5", walks=f"{MAP} c1-cy1")
    play(table, "villagers  # => vampire=cy1:5/6 banshee=g1:4/5")


@pytest.mark.ruling("VA174")
def test_va174_silence_for_who_comes_in_by_whatever_means():
    start = f"| vampire lc1 6/6 · {OTHERS}"
    play(at(start, 3), "vampire keep g\nvampire move c1  # => marks.vampire=silence1 kept.vampire=- told=silenced")
    play(at(start, 3), '! vampire>c1 "pushed"  # => marks.vampire=silence1')
    play(at(start, 3), '! vampire=c1 "it stood there"  # => marks.vampire=-')
    play(at(start, 1), "vampire move c1  # => marks.vampire=-")


@pytest.mark.ruling("VA175")
def test_va175_at_every_zone_that_it_leaves_by_dice():
    table = at(f"lc1 p6 | vampire ch1 6/6 · {OTHERS}")
    play(table, "vampire move lc1 a1  # refused trapped VA26\nvampire move lc1  # => vampire=lc1:6/6")


@pytest.mark.ruling("VA176")
def test_va176_healing_is_at_the_heart_and_of_its_own():
    table = at(f"| vampire ch1 4/6 · {OTHERS}", ruled="burn@vampire slow@vampire silence@vampire sunder@vampire")
    play(
        table,
        """
        vampire heal wound burn slow silence sunder  # => vampire=ch1:5/6 marks.vampire=-
        vampire heal burn  # refused nothing-to-heal VA176
        vampire heal wound wound  # refused nothing-to-heal VA176
        vampire move lc1
        vampire heal wound  # refused not-at-heart VA176
        """,
    )
    play(at(f"| vampire ch2 4/6 · {OTHERS}", walks=f"{MAP} sc1-ch2"), "vampire heal wound  # => vampire=ch2:5/6")


@pytest.mark.ruling("VA177")
def test_va177_after_its_one_level_no_experience_is_kept():
    table = at(f"a1 p3 | vampire a1 6/6 xp4 · {OTHERS}")
    play(table, "vampire hit p3  # => ask=level:1/2/3\nvampire level 2  # => xp.vampire=0 a1=- ask=turn")
    assert all(SCENARIOS[number].more == 1 for number in (1, 2, 3))


@pytest.mark.ruling("VA178")
def test_va178_with_all_abilities_at_their_best_something_is_healed():
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(SCENARIOS, 3, SCENARIOS[3]._replace(more=None))
        table = at("ch1 p9 | vampire ch1 6/6 · banshee ch1 5/5 | heart 20", 3, ruled="xp+15@vampire")
        play(
            table,
            """
            vampire level 2  # refused not-an-option
            vampire level 1
            vampire level 3
            vampire level 3  # => levels.vampire=222 ask=turn
            """,
        )
        play(table, '! -1@vampire burn@vampire xp+5@vampire "x"  # => ask=level:wound/burn')
        play(table, "vampire level burn  # => marks.vampire=-")
        play(table, '! +1@vampire xp+5@vampire "x"  # => ask=turn xp.vampire=0')  # nothing to remove: nothing


@pytest.mark.ruling("VA179")
def test_va179_experience_is_for_the_monster_whose_ability_it_is():
    table = at("a1 p3 | vampire a1 6/6 · banshee lc1 5/5 | heart 5")
    play(table, "banshee use 1 -p1@a1 -1@banshee  # => xp.banshee=1 xp.vampire=0 banshee=lc1:4/5")
    table = at("a1 p3 | vampire a1 6/6 · banshee lc1 1/5 | heart 5")
    play(table, "banshee use 1 -1@banshee -p1@a1  # => xp.banshee=0 banshee=dead a1=p2")
