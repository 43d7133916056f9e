"""Day and night: VA16, VA79 to VA81, VA180, VA181."""

import pytest

from tests.games.village_attacks.helpers import at, new, play, refusal, set_up

CYCLE = {"house": "cycle on"}
CARDS = "spawn eh1 none\nspawn g1 none"


def in_round_two(position, ruled="", scenario=2, night=False):
    """The second round begins: by day, unless the first one was a day."""
    table = at(position, scenario, ruled=f"{ruled} time={'day' if night else 'night'} dial=0", **CYCLE)
    return play(table, f"villagers\n{CARDS}")


@pytest.mark.ruling("VA80")
def test_va80_the_first_round_may_be_a_day_that_takes_nothing_and_then_they_change():
    table = new(["vampire", "banshee"], **CYCLE)
    play(table, "ready  # => ask=coin:day/night for=time time=-\ncoin d  # => time=day ask=spawn:eh1/g1")
    set_up(table)
    assert [one.wounds for one in table.state.monsters] == [0, 0]
    play(table, f"villagers\n{CARDS}  # => time=night round=2")
    play(table, f"villagers\n{CARDS}  # => time=day round=3 vampire=ch1:4/6 banshee=ch1:3/5 told=day-takes")


def test_a_day_takes_nothing_from_the_dead():
    table = at("| vampire dead 6/6 · banshee lc1 5/5 | heart 15 morale 38", 2, ruled="time=night dial=0", **CYCLE)
    play(table, "villagers\nspawn eh1 none")
    assert [event.seat for event in table.do("spawn g1 none").events if event.key == "day-takes"] == [1]


def test_who_is_called_in_late_finds_monsters_as_they_stand():
    table = new(["vampire", "banshee"], begins="4", **CYCLE)
    play(table, "ready  # => ask=coin:day/night\ncoin day  # => time=day round=4 vampire=ch1:6/6 ask=turn")


@pytest.mark.ruling("VA79")
@pytest.mark.ruling("VA180")
def test_va79_a_day_takes_two_xp_or_a_wound_for_each_that_is_lacking():
    table = in_round_two("| vampire ch1 6/6 xp3 · banshee ch1 5/5 xp1 s1 · dullahan ch1 2/8 | heart 15 morale 38")
    play(
        table,
        "= heart 15  # => xp.vampire=1 vampire=ch1:6/6 xp.banshee=0 banshee=ch1:4/5 dullahan=dead time=day",
    )


@pytest.mark.ruling("VA180")
def test_va180_the_dead_are_spared_and_who_dies_returns_in_its_turn():
    table = in_round_two("| vampire dead 6/6 · banshee lc1 5/5 · dullahan lc1 2/8 | heart 15 morale 38")
    assert [one.wounds for one in table.state.monsters] == [0, 2, 0]
    play(table, "= heart 15  # => vampire=dead dullahan=dead banshee=lc1:3/5 ask=turn who=banshee")
    play(table, "dullahan guard s  # => dullahan=ch1:8/8 heart=13")


@pytest.mark.ruling("VA79")
def test_va79_a_day_may_lose_the_game():
    table = in_round_two("| vampire lc1 2/6 · banshee lc1 1/5 | heart 2 morale 38")
    assert (table.state.end.result, table.state.end.rule) == ("lost", "VA76")


def test_a_kill_brings_nothing_by_day_and_one_more_by_night():
    table = at("ch1 p2 | vampire ch1 6/6 · banshee ch1 5/5 | heart 15 morale 38", 2, **CYCLE)
    play(table, 'vampire hit p1  # => xp.vampire=0 morale=37\n! time=night "dusk"\nvampire hit p1  # => xp.vampire=2')
    table.do('! ch1=h2u "more"')
    play(table, "vampire use 2 -h2u@ch1  # => xp.vampire=0 told=level")
    play(table, 'vampire level 1\n! xp+3@banshee time=day "not for a kill"  # => xp.banshee=3')


def test_a_counter_attack_by_night_brings_one_more():
    table = at("lc1 p1 | vampire lc1 6/6 c1 · banshee ch1 5/5 | heart 15 morale 38", 2, ruled="time=night", **CYCLE)
    play(table, "villagers\nvampire defend c  # => xp.vampire=2")


@pytest.mark.ruling("VA81")
@pytest.mark.ruling("VA181")
def test_va81_the_heart_of_scenario_5_gains_the_printed_value_by_day_and_night():
    for time in ("day", "night"):
        table = at("ch1 p1 | vampire ch1 6/6 · banshee ch1 5/5 | heart 7", 5, ruled=f"time={time}", **CYCLE)
        play(table, "vampire hit p1  # => heart=8 xp.vampire=0")


@pytest.mark.ruling("VA16")
def test_va16_the_special_die_is_always_rolled():
    table = at("| vampire ch1 6/6 · lich ch1 5/5 | heart 15 morale 38", 2, **CYCLE)
    fact = "sheet lich a 5 5 d1 r6 m2"
    play(table, f"{fact}\nlich keep mmmmmm\nvampire roll mmrrgx  # refused not-your-turn VA113")
    play(table, f"villagers\n{CARDS}\nlich roll mm  # refused wrong-number-of-dice VA16\nlich roll m  # => dice.lich=m")
    without = at("| vampire ch1 6/6 · lich ch1 5/5 | heart 15 morale 38", 2)
    play(without, f"{fact}\nlich keep mmmmmm\nvillagers\n{CARDS}\nlich roll m  # refused wrong-number-of-dice VA16")


@pytest.mark.ruling("VA8")
def test_va8_the_special_die_is_never_rolled_again():
    table = at("| vampire ch1 6/6 · banshee ch1 5/5 | heart 15 morale 38", 2, ruled="time=night", **CYCLE)
    play(
        table,
        """
        vampire roll mmmmrg  # => ask=reroll:again_m/stay
        vampire again m rr  # refused wrong-number-of-dice VA9
        vampire again m rrs  # => dice.vampire=mrrrgs
        vampire again r mm  # refused wrong-number-of-dice VA9
        """,
    )


@pytest.mark.ruling("VA16")
def test_va16_a_blank_is_the_day_die_and_nothing_else() -> None:
    start = "a1 p1 | vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 15 morale 38"
    assert refusal(at(start, 2), "vampire roll mmrgsx") == "no-such-die"
    by_day = at(start, 2, house="cycle on")
    assert refusal(by_day, "vampire roll mmrgxx") == "no-such-die"
    play(by_day, "vampire roll mmmrsx  # => ask=reroll:again_m/stay")
    assert refusal(by_day, "vampire again m rgx") == "no-such-die"
    play(by_day, "vampire again m rgg  # => dice.vampire=rrggs")
