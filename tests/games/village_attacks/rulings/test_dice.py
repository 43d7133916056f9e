"""Dice judged: what they pay for, from the roll, then from the reserve: VA8, VA9, VA12 to VA17, VA20, VA40, VA42,
VA170, VA172, VA175, VA176."""

import pytest

from tests.games.village_attacks.helpers import at, play

OTHERS = "banshee ch1 5/5 · dullahan ch1 8/8 | heart 5"
TO_ROUND_2 = "villagers\nspawn eh1 none\nspawn g1 none\n"
COSTS = "sheet vampire u 6 5 d2 r3 m2 1:mg/g 2:-/-"
LICH = "| lich ch1 5/5 · banshee ch1 5/5 | heart 5"


@pytest.mark.ruling("VA170")
def test_va170_a_turn_is_judged_by_its_dice_from_the_roll_on():
    start = f"a1 p3 h1d · lc1 p1 | vampire a1 6/6 · {OTHERS}"
    play(at(start), "vampire hit mm p2  # => dice.vampire=- a1=p1,h1d\nvampire hit p1\nvampire hit rr h1d")
    play(
        at(start),
        """
        vampire hit rr p2  # => a1=p1,h1d
        vampire roll mmrgsc
        vampire hit r p1  # refused wrong-die
        vampire hit mm p1  # refused wrong-number-of-dice
        vampire hit p1  # => dice.vampire=mrgsc told=spent
        vampire hit h1d  # => dice.vampire=rgsc
        vampire hit lc1 m p1  # refused not-understood
        vampire hit m lc1 p1  # refused no-such-die
        vampire hit r lc1 p1  # => dice.vampire=gsc lc1=-
        """,
    )


@pytest.mark.ruling("VA170")
def test_va170_an_attack_takes_a_die_for_each_wound():
    table = at("a1 knight | vampire a1 6/6 · banshee ch1 5/5 | heart 20", 3, ["hero knight m 5 2 2 1"])
    play(
        table,
        """
        vampire roll mmmrgs
        vampire stay
        vampire hit m knight-2  # refused wrong-number-of-dice
        vampire hit mm knight-2  # => dice.vampire=mrgs
        vampire hit knight-2  # refused no-such-die
        vampire hit knight-1  # => dice.vampire=rgs a1=knight-3
        """,
    )
    unlucky = at("a1 p2 | vampire a1 6/6 · banshee ch1 5/5 | heart 5", ruled="unlucky@a1")
    play(unlucky, "vampire roll mmrgsc\nvampire hit p2  # => dice.vampire=rgsc ask=coin:hit/miss")


@pytest.mark.ruling("VA170")
def test_va170_a_zone_takes_any_die_and_nobody_need_say_which():
    start = f"| vampire ch1 6/6 · {OTHERS}"
    play(
        at(start),
        """
        vampire roll mmrgsc
        vampire move m g lc1  # refused not-understood
        vampire move m lc1 a1  # refused wrong-number-of-dice
        vampire move mg lc1 a1  # => dice.vampire=mrsc vampire=a1:6/6
        vampire move s lc1  # refused not-enough-movement
        """,
    )
    # Which one it was is known as soon as it no longer matters.
    play(
        at(start),
        """
        vampire roll mmmmss
        vampire stay
        vampire move lc1  # => dice.vampire=mmmmss told=spent-any
        vampire guard ss  # => dice.vampire=mmm guard.vampire=ss
        vampire move m a1  # => dice.vampire=mm
        """,
    )
    play(
        at(f"lc1 p6 | vampire ch1 6/6 · {OTHERS}"),
        """
        vampire roll mrrggs
        vampire move sc1 c1
        vampire guard s
        vampire hit r lc1 p1
        vampire hit r lc1 p1  # => dice.vampire=mgg
        vampire keep m  # => dice.vampire=-
        vampire hit lc1 p1  # refused no-such-die
        """,
    )
    play(
        at(f"| vampire ch1 3/6 · {OTHERS}"),
        """
        vampire roll mggggc
        vampire stay
        vampire move lc1
        vampire move ch1
        vampire guard c
        vampire keep m
        vampire heal gggg wound wound wound wound  # refused no-such-die
        vampire heal wound wound  # => dice.vampire=- vampire=ch1:5/6
        """,
    )


@pytest.mark.ruling("VA175")
def test_va175_a_way_is_judged_after_its_dice():
    table = at(f"ch1 p6 | vampire ch1 6/6 · {OTHERS}")
    play(
        table,
        """
        vampire roll mmrgsc
        vampire move c lc1  # refused trapped VA26
        vampire move ccc lc1  # refused wrong-number-of-dice
        vampire hit mm p2
        vampire move t lc1  # refused no-such-die
        vampire move m lc1  # refused no-such-die
        vampire move c eh1  # refused no-passage VA29
        vampire move c lc1  # => dice.vampire=rgs
        vampire move gr a1 lc1  # refused not-enough-movement
        """,
    )


@pytest.mark.ruling("VA40")
def test_va40_slow_leaves_fewer_zones_however_many_dice_there_are():
    table = at(f"| vampire ch1 6/6 · {OTHERS}", ruled="slow@vampire")
    play(table, "vampire roll mmrgsc\nvampire move lc1 a1  # refused not-enough-movement\nvampire move m lc1")


@pytest.mark.ruling("VA8")
@pytest.mark.ruling("VA9")
def test_dice_in_reserve_are_rolled_again_with_the_others_and_can_be_spent():
    table = at(LICH)
    play(
        table,
        """
        lich keep gm
        lich roll gggs  # => ask=reroll:again_g/stay
        lich again g mr  # refused wrong-number-of-dice VA9
        lich again g mrcc  # => dice.lich=mrscc kept.lich=m ask=turn
        lich guard c  # => dice.lich=mrsc
        """,
    )


@pytest.mark.ruling("VA13")
def test_va13_what_is_kept_comes_from_the_roll_and_is_no_torch():
    table = at("eh1 p1 | lich ch1 5/5 · banshee ch1 5/5 | heart 5")
    play(
        table,
        """
        lich keep s
        lich roll mmrgt  # => dice.lich=mmrg
        lich keep t  # refused unusable-die VA13
        lich keep s  # refused no-such-die
        lich guard t  # refused unusable-die VA13
        lich keep gmm  # refused no-free-slot
        lich keep gm  # => dice.lich=mr kept.lich=mgs
        """,
    )


@pytest.mark.ruling("VA14")
@pytest.mark.ruling("VA16")
def test_as_many_dice_as_were_left_after_the_reserve():
    table = at(LICH)
    play(
        table,
        """
        lich keep gms
        lich drop gm  # => kept.lich=s
        lich roll mrgsc
        lich drop s  # refused not-your-phase VA14
        """,
    )


@pytest.mark.ruling("VA15")
def test_va15_the_reserve_pays_after_the_roll_and_only_in_its_own_turn():
    start = "ch1 p5 · lc1 p1 | lich ch1 6/6 · banshee ch1 5/5 | heart 5".replace("6/6", "5/5")
    play(
        at(start),
        """
        lich keep gms
        lich roll mrc
        lich hit p1  # => dice.lich=rc kept.lich=mgs not=spent-reserve
        lich hit p1  # => dice.lich=rc kept.lich=gs told=spent-reserve
        lich hit p1  # refused no-such-die
        lich guard s  # => kept.lich=g guard.lich=s dice.lich=rc
        lich guard s  # refused no-such-die
        lich move gr lc1 sc1  # refused no-passage VA29
        lich hit lc1 p1  # => dice.lich=c
        lich move gc lc1 a1  # => dice.lich=- kept.lich=-
        """,
    )
    # Of several that differ, which one pays must be said.
    play(
        at("| lich ch1 5/5 · banshee ch1 5/5 | heart 5"),
        """
        lich keep gms
        lich roll ccs
        lich guard c
        lich keep c  # refused no-free-slot
        lich move lc1  # => dice.lich=sc
        lich move a1  # => dice.lich=- kept.lich=mgs
        """,
    )
    play(
        at("| lich ch1 5/5 · banshee ch1 5/5 | heart 5"),
        """
        lich keep gms
        lich roll ttc
        lich guard c
        lich move lc1  # refused choice-needed
        lich move trapped  # refused not-understood
        lich move g lc1  # => kept.lich=ms
        lich move ms a1 eh1  # refused not-enough-movement
        """,
    )
    play(
        at("| lich ch1 5/5 · banshee ch1 5/5 | heart 5"),
        """
        lich keep mm
        lich roll cttr
        lich guard c
        lich move lc1 a1  # => dice.lich=- kept.lich=m told=spent-reserve
        """,
    )
    # In the next monster's turn it has none of them.
    table = at("| lich ch1 5/5 · banshee ch1 5/5 | heart 5")
    play(
        table,
        "lich keep g\nbanshee roll mmrrss\nbanshee heal g wound  # refused no-such-die",
    )


@pytest.mark.ruling("VA17")
@pytest.mark.ruling("VA20")
def test_an_ability_is_paid_once_a_round_and_again_once_it_is_better():
    start = "a1 p6 | vampire a1 6/6 xp4 · banshee ch1 5/5 | heart 5"
    table = at(start, also=[COSTS])
    play(
        table,
        """
        vampire roll mmrggs
        vampire use 3  # refused not-gained
        vampire use 1 g -p1@a1  # refused wrong-cost
        vampire use 1 gc -p1@a1  # refused no-such-die
        vampire use 1 mg _p1@a1  # => dice.vampire=mrgs used.vampire=1
        vampire use 1 mg _p1@a1  # refused already-used VA17
        vampire hit p1  # => ask=level:1/2/3
        vampire level 1  # => dice.vampire=rgs used.vampire=-
        vampire use 1 mg _p1@a1  # refused no-such-die
        vampire use 1 r _p1@a1  # refused wrong-cost
        vampire use 1 _p1@a1  # => dice.vampire=rs used.vampire=1
        """,
    )
    play(
        at(start.replace("xp4", "xp5"), also=[COSTS]),
        """
        vampire level 2
        vampire roll mrrrcc
        vampire stay
        vampire use 1  # refused wrong-cost
        vampire use 2 r  # refused wrong-cost
        vampire use 2  # => dice.vampire=mrrrcc used.vampire=2
        """,
    )
    # Without a cost on the sheet the dice named are spent, whatever they are.
    play(
        at("| vampire ch1 6/6 · banshee ch1 5/5 | heart 5"),
        "vampire roll mmrggs\nvampire use 1 c  # refused no-such-die\nvampire use 1 gs  # => dice.vampire=mmrg",
    )
    play(
        at("| vampire ch1 6/6 · banshee ch1 5/5 | heart 5"),
        "vampire roll mmrggs\nvampire use 1  # => dice.vampire=mmrggs",
    )


@pytest.mark.ruling("VA176")
def test_va176_healing_takes_magic():
    table = at(f"| vampire ch1 4/6 · {OTHERS}", ruled="burn@vampire")
    play(
        table,
        """
        vampire roll mmrggs
        vampire heal m wound  # refused wrong-die
        vampire heal g wound burn  # refused wrong-number-of-dice
        vampire heal wound wound burn  # refused no-such-die
        vampire heal gg wound burn  # => dice.vampire=mmrs vampire=ch1:5/6
        """,
    )


def test_a_trap_costs_what_is_on_its_card():
    table = at(f"| vampire ch1 6/6 · {OTHERS} morale 20", 4, also=["trapcard pit gs any ph -2"])
    play(
        table,
        """
        villagers
        spawn eh1 none
        spawn g1 none
        card pit
        dullahan move lc1
        vampire roll mmrggs
        vampire trap pit g  # refused wrong-cost
        vampire trap pit gc  # refused no-such-die
        vampire trap oil gg  # refused no-such-trap
        vampire trap pit  # => dice.vampire=mmrg
        """,
    )
    table = at(f"| vampire ch1 6/6 · {OTHERS} morale 20", 4, also=["trapcard pit gs any ph -2"])
    play(
        table,
        """
        villagers
        spawn eh1 none
        spawn g1 none
        card pit
        dullahan move lc1
        vampire roll mmrggc
        vampire trap pit  # refused wrong-cost
        """,
    )


@pytest.mark.ruling("VA172")
def test_va172_dice_that_are_not_spent_are_lost():
    table = at(f"| vampire ch1 6/6 · {OTHERS}")
    play(
        table,
        """
        vampire roll mmrgsc
        vampire move lc1
        vampire guard s
        banshee guard s  # => dice.vampire=- guard.vampire=s
        banshee roll mmrgsc
        banshee move lc1
        ! stun@banshee "x"  # => dice.banshee=-
        """,
    )


@pytest.mark.ruling("VA12")
def test_va12_torches_are_gone_before_anything_is_spent():
    play(
        at(f"eh1 p2 | vampire ch1 6/6 · {OTHERS}"),
        "vampire roll ttmmgs  # => dice.vampire=mmgs\nvampire guard t  # refused unusable-die VA13",
    )
    play(
        at(f"| vampire ch1 6/6 · {OTHERS}", house="cycle on"),
        "vampire roll mmrgsx  # => dice.vampire=mmrgs\nvampire move x lc1  # refused unusable-die VA13",
    )


@pytest.mark.ruling("VA42")
def test_va42_after_a_stun_a_die_less_is_spent():
    table = at(f"| vampire ch1 6/6 · {OTHERS}", ruled="stun@vampire")
    play(
        table,
        TO_ROUND_2
        + """
        vampire roll mmrgsc  # refused wrong-number-of-dice VA16
        vampire roll mmrgs
        vampire guard c  # refused no-such-die
        """,
    )


@pytest.mark.ruling("VA170")
def test_va170_a_die_is_spent_once():
    table = at(f"| vampire ch1 6/6 · {OTHERS}")
    play(
        table,
        """
        vampire roll mstttt
        vampire stay
        vampire move lc1  # => dice.vampire=ms
        vampire keep ms  # refused no-such-die
        vampire move a1 eh1  # refused no-such-die
        vampire guard s  # => dice.vampire=- guard.vampire=s
        vampire move a1  # refused no-such-die
        """,
    )
