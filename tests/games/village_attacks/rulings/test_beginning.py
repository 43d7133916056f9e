"""Seats, dice, experience, cards at setup, dial and tiers: VA1 to VA25, VA86, VA88, VA113 to VA122."""

import pytest

from referee import Table
from referee.engine.game import BadValue
from referee.games.village_attacks.rules.scenarios import SCENARIOS, adjustment
from referee.games.village_attacks.rules.setup import HEADER
from referee.table.verify import replay
from tests.games.village_attacks.helpers import (
    HERMIT,
    HEROES,
    NAMES,
    THREE,
    at,
    facts_of,
    header,
    new,
    play,
    refusal,
    set_up,
)

ALONE = "| vampire a1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 5"
FIVE = ("vampire", "banshee", "dullahan", "succubus", "lich")


@pytest.mark.ruling("VA1")
def test_va1_at_least_two_monsters_also_for_one_player():
    with pytest.raises(BadValue):
        HEADER["monsters"](["vampire"])
    table = Table.from_bytes(header(("vampire", "lich@Ana"), players="Ana").encode())
    assert [name.leader for name in table.players] == ["Ana", "Ana"]


@pytest.mark.parametrize("name", ["heart", "Morale", "dial", "xp", "spawn"])
def test_nobody_is_called_like_what_the_whole_table_counts_or_enters(name: str) -> None:
    failure = replay(header(players=f"{name} Ben Cleo").encode()).failure
    assert failure is not None
    assert failure.refusal.detail == "bad-header.table-word"


@pytest.mark.ruling("VA2")
def test_va2_each_card_is_adjusted_by_the_number_of_monsters():
    assert [adjustment(number, 1) for number in (2, 3, 4, 5)] == [-1, 0, 1, 2]
    assert [adjustment(number, 2) for number in (2, 3, 4, 5)] == [-2, 0, 1, 2]
    assert [adjustment(number, 3) for number in (2, 3, 4, 5)] == [-2, 0, 1, 2]
    for monsters, eh1, g1 in ((FIVE[:2], "p1", "-"), (THREE, "p3", "p1"), (FIVE[:4], "p4", "p2"), (FIVE, "p5", "p3")):
        play(new(monsters), f"ready\nspawn eh1 p3\nspawn g1 p1  # => eh1={eh1} g1={g1}")


@pytest.mark.ruling("VA3")
@pytest.mark.ruling("VA4")
@pytest.mark.ruling("VA115")
def test_the_dial_goes_on_by_the_monsters_played_dead_or_alive():
    position = "| vampire {} 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 15 dial 0"
    play(at(position.format("ch1"), 2), "villagers  # => dial=3 ask=spawn:eh1/g1")
    play(at(position.format("dead"), 2), "villagers  # => dial=3")
    two = "| vampire dead 6/6 · banshee ch1 5/5 | heart 15 dial 0"
    play(at(two, 2), "villagers  # => dial=2\nspawn eh1 p3  # => eh1=p2\nspawn g1 p1  # => g1=-")


@pytest.mark.ruling("VA5")
@pytest.mark.ruling("VA114")
def test_the_dial_begins_at_0_and_shows_0_again_after_19():
    assert facts_of(new(scenario=2))["dial"] == "0"
    table = at("| vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 15 dial 18", 2)
    play(table, "villagers  # => dial=1 ask=event\nevent fog  # => ask=spawn:eh1/g1")
    table = at("| vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 15 dial 3", 2)
    play(table, "villagers  # => dial=6 ask=event rule=VA6")  # 5 triggers in every lap


@pytest.mark.ruling("VA6")
@pytest.mark.ruling("VA130")
def test_two_triggers_at_once_and_the_second_ends_what_persists():
    five = "| vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 · succubus ch1 5/5 · lich ch1 5/5 | heart 15 dial 14"
    table = play(at(five, 2), "villagers  # => dial=19 ask=event\nevent fog dark@a1 unlucky@c1 stays  # => ask=event")
    assert [one.zone for one in table.state.conditions] == ["a1", "c1"]
    play(table, "event drums  # => ask=spawn:eh1/g1")
    assert table.state.conditions == ()
    # It stays through clean-up until the next event comes; others go.
    table = at("| vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 15 dial 3", 2)
    play(table, 'villagers\nevent fog dark@a1 stays\n! unlucky@c1 "x"\nspawn eh1 none\nspawn g1 none  # => round=2')
    assert [one.zone for one in table.state.conditions] == ["a1"]


@pytest.mark.ruling("VA8")
def test_va8_three_of_a_kind_must_be_rolled():
    table = at(ALONE)
    play(table, "vampire keep m\nvillagers\nspawn eh1 none\nspawn g1 none\nvampire roll mmrgs  # => ask=turn")
    play(
        at(ALONE),
        """
        vampire roll mmmrgs  # => ask=reroll:again_m/stay who=vampire
        vampire again r mmm  # refused wrong-number-of-dice VA8
        vampire again r m  # refused no-triple VA8
        """,
    )


@pytest.mark.ruling("VA9")
def test_va9_dice_of_the_reserve_are_rolled_again_with_the_triple():
    table = at(ALONE)
    play(
        table,
        """
        vampire keep m
        villagers
        spawn eh1 none
        spawn g1 none  # => coin=banshee
        villagers
        spawn eh1 none
        spawn g1 none
        villagers
        spawn eh1 none
        spawn g1 none  # => coin=vampire kept.vampire=m
        vampire roll mmmrg  # => ask=reroll:again_m/stay
        vampire again m rrg  # refused wrong-number-of-dice VA9
        vampire again m rggs  # => dice.vampire=rrgggs kept.vampire=- ask=reroll:again_g/stay
        """,
    )


@pytest.mark.ruling("VA10")
def test_va10_of_two_triples_either_or_both():
    play(
        at(ALONE),
        """
        vampire roll mmmrrr  # => ask=reroll:again_m/again_r/stay
        vampire again r gsc  # => ask=reroll:again_m/stay dice.vampire=mmmgsc
        vampire again m rgs  # => ask=turn dice.vampire=rggssc
        """,
    )
    play(at(ALONE), "vampire roll mmmrrr\nvampire stay  # => ask=turn dice.vampire=mmmrrr")


@pytest.mark.ruling("VA11")
def test_va11_three_torches_may_be_rolled_again():
    play(at(ALONE), "vampire roll ttmrgs  # => ask=turn told=torch-in-vain")
    play(
        at(ALONE),
        "vampire roll tttmrg  # => ask=reroll:again_t/stay not=torch-in-vain\nvampire again t mrg  # => ask=turn",
    )


@pytest.mark.ruling("VA12")
def test_va12_torches_come_once_rerolls_are_over_and_before_anything_is_spent():
    table = at("eh1 p2 " + ALONE)
    play(
        table,
        "vampire roll mmmtgs  # => eh1=p2\nvampire move lc1  # refused choice-needed VA10\nvampire stay  # => a1=p1",
    )


@pytest.mark.ruling("VA13")
def test_va13_no_torch_is_kept():
    play(at(ALONE), "vampire keep t  # refused unusable-die VA13\nvampire keep g  # => kept.vampire=g")


@pytest.mark.ruling("VA14")
def test_va14_dice_of_the_reserve_may_be_thrown_off_before_the_roll():
    table = at(ALONE)
    play(table, "vampire keep g\nvillagers\nspawn eh1 none\nspawn g1 none")
    play(
        table,
        """
        villagers
        spawn eh1 none
        spawn g1 none
        villagers
        spawn eh1 none
        spawn g1 none
        vampire roll mrgsct  # refused wrong-number-of-dice VA16
        vampire drop m  # refused no-such-die VA14
        vampire drop g  # => kept.vampire=-
        vampire roll mrgsct
        vampire drop g  # refused not-your-phase VA14
        """,
    )


@pytest.mark.ruling("VA15")
def test_va15_the_reserve_is_for_its_own_turn():
    table = at("a1 p1 | vampire a1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 5")
    play(table, "vampire keep s\nvillagers  # => ask=spawn:eh1/g1 vampire=a1:4/6 kept.vampire=s")


@pytest.mark.ruling("VA16")
@pytest.mark.ruling("VA42")
def test_as_many_dice_as_are_left():
    table = at(ALONE, ruled="stun@vampire stun@vampire")
    play(table, "vampire roll mrgsct  # refused not-your-turn VA113")
    play(
        table,
        """
        villagers
        spawn eh1 none
        spawn g1 none  # => coin=banshee
        vampire roll mrgsct  # refused wrong-number-of-dice VA16
        vampire roll mrgsc  # => dice.vampire=mrgsc
        """,
    )


@pytest.mark.ruling("VA17")
def test_va17_an_ability_is_used_once_a_round():
    play(
        at(ALONE),
        """
        vampire use 2  # refused not-gained
        vampire use 1  # => used.vampire=1
        vampire use 1  # refused already-used VA17
        villagers
        spawn eh1 none
        spawn g1 none
        vampire use 1  # => used.vampire=1
        """,
    )


@pytest.mark.ruling("VA18")
def test_va18_what_is_over_is_kept_for_the_next_level():
    start = "ch1 alchemist | vampire ch1 6/6 xp4 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 20"
    table = at(start, 3, HEROES)
    play(table, "vampire hit alchemist-3  # => ask=level:1/3 xp.vampire=0")  # one level in play, then none (VA177)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(SCENARIOS, 3, SCENARIOS[3]._replace(more=None))
        table = at(start, 3, HEROES)
        play(table, "vampire hit alchemist-3  # => ask=level:1/3 xp.vampire=1")


@pytest.mark.ruling("VA19")
def test_va19_a_level_comes_in_the_middle_of_an_attack():
    table = at("a1 p3 | vampire a1 6/6 xp4 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 5")
    play(table, "vampire hit p2  # => ask=level:1/2/3 a1=p2\nvampire level 2  # => a1=p1 levels.vampire=110")


@pytest.mark.ruling("VA20")
def test_va20_an_ability_that_got_better_may_be_used_again():
    table = at("a1 p3 | vampire a1 6/6 xp4 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 5")
    play(
        table,
        """
        vampire use 1 -p1@a1  # => ask=level:1/2/3
        vampire level 1  # => levels.vampire=200
        vampire use 1 -p1@a1  # => a1=p1
        vampire use 1  # refused already-used VA17
        """,
    )


@pytest.mark.ruling("VA22")
def test_va22_who_has_the_experience_of_a_death():
    start = "a1 p3 | vampire a1 6/6 c1 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 5"
    play(at(start), "vampire hit p1  # => xp.vampire=1\nvampire use 1 -p1@a1  # => xp.vampire=2")
    counter = "c1 p1 | vampire c1 6/6 c1 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 5"
    play(at(counter), "villagers\nvampire defend c  # => xp.vampire=1 vampire=c1:5/6")
    play(at(start), '! -p1@a1 "x"  # => xp.vampire=0 a1=p2')
    play(at(start.replace("p3", "p3*")), "villagers  # => a1=- xp.vampire=0")  # they burn


@pytest.mark.ruling("VA24")
@pytest.mark.ruling("VA122")
def test_tiers_are_read_off_the_morale_at_each_card():
    monsters = "| vampire ch1 6/6 · banshee ch1 5/5 | heart 15 "
    play(at(f"{monsters} morale 31", 2), "villagers  # => tier=1\nspawn eh1 p3  # => eh1=p2")
    play(at(f"{monsters} morale 30", 2), "villagers  # => tier=2\nspawn eh1 p3  # => eh1=p1")
    play(
        at(f"{monsters} morale 20", 2),
        'villagers  # => tier=3\nspawn eh1 p3\n! morale=40 "x"  # => tier=1\nspawn g1 p3  # => g1=p2',
    )
    assert facts_of(new())["tier"] == "2"


@pytest.mark.ruling("VA25")
def test_va25_morale_0_wins_in_the_middle_of_an_entry():
    table = at("a1 p3 | vampire a1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 15 morale 2", 2)
    play(table, "vampire hit p3  # => end=won:morale a1=p1 phase=over")


@pytest.mark.ruling("VA86")
@pytest.mark.ruling("VA113")
def test_a_seat_is_a_monster_and_the_coin_goes_down_the_list():
    table = Table.from_bytes(header(("vampire", "banshee@Ana", "lich@Ben"), players="Ana Ben").encode())
    assert [name.leader for name in table.players] == ["Ana", "Ana", "Ben"]
    table = at(ALONE)
    play(
        table,
        """
        dullahan first  # => coin=dullahan
        banshee move lc1
        vampire move lc1  # refused not-your-turn VA113
        dullahan move lc1  # refused not-your-turn VA113
        banshee first  # refused not-your-phase VA113
        villagers
        spawn eh1 none
        spawn g1 none  # => coin=vampire
        """,
    )
    play(at(ALONE), "vampire guard s\nbanshee first  # refused not-your-phase VA113")
    play(new(), "ready\nbanshee first  # => coin=banshee\nspawn eh1 p3\nspawn g1 p1  # => who=banshee")


@pytest.mark.ruling("VA88")
def test_va88_scenario_2_has_both_long_corridors():
    assert {"lc1", "lc2"} <= {*SCENARIOS[2].tiles}
    play(new(scenario=2), "ready  # => told=tiles-lacking told=tiles-extra")


@pytest.mark.ruling("VA116")
def test_va116_the_bag_has_the_types_of_the_monsters_chosen_all_game_long():
    table = at("| vampire dead 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 2")
    play(
        table,
        """
        villagers
        spawn eh1 h2d  # refused type-not-in-bag VA116
        spawn eh1 h2  # refused type-not-in-bag VA116
        spawn eh1 h2v  # refused type-not-in-bag VA116
        spawn eh1 y2m  # refused type-not-in-bag VA116
        spawn eh1 h2u  # => eh1=h2u
        """,
    )


@pytest.mark.ruling("VA117")
def test_va117_cards_at_setup_are_adjusted_like_later_ones():
    play(new(FIVE[:2]), "ready\nspawn eh1 p3 h1u  # => eh1=p1,h1u")
    play(new(FIVE[:2], 2), "ready\nvampire level 1\nbanshee level 1  # => tier=1\nspawn eh1 p3 h1u  # => eh1=p2,h1u")


@pytest.mark.ruling("VA118")
def test_va118_a_hero_is_neither_added_nor_taken_away():
    for monsters in (FIVE[:2], FIVE):
        table = new(monsters, 3, also=[HERMIT, *HEROES])
        table.do("ready")
        set_up(table, cards=False)
        play(table, "spawn eh1 knight  # => eh1=hermit,knight")


@pytest.mark.ruling("VA119")
def test_va119_added_to_the_weakest_shown_and_taken_from_peasants_first():
    play(new(FIVE), "ready\nspawn eh1 h2u  # => eh1=h4u\nspawn g1 none  # => g1=-")
    play(new(FIVE[:2]), "ready\nspawn eh1 p1 h2u  # => eh1=h1u\nspawn g1 h1c  # => g1=- told=nobody-comes ask=turn")


@pytest.mark.ruling("VA120")
def test_va120_a_card_with_a_hero_is_ignored_in_1_and_comes_in_3():
    play(
        new(),
        "ready\nspawn eh1 p3 knight  # => eh1=- ask=spawn:eh1/g1 told=card-ignored\nspawn eh1 p2  # => ask=spawn:g1",
    )
    table = new(scenario=3, also=[HERMIT, *HEROES])
    table.do("ready")
    set_up(table, cards=False)
    play(table, "spawn eh1 p3 knight  # => eh1=p3,hermit,knight\nspawn g1 knight  # refused hero-in-play")


def test_who_leads_what_is_in_the_header():
    for monsters in (FIVE[:2], FIVE):
        table = Table.from_bytes(header(monsters).encode())
        assert [name.leader for name in table.players] == [*NAMES[: len(monsters)]]


def test_a_game_that_begins_later_is_told_what_was_gained_before() -> None:
    late = new(scenario=2, begins="3")
    play(
        late,
        """
        ready  # => round=3 phase=monsters ask=turn
        banshee level 2  # => levels.banshee=110
        banshee level 2  # => levels.banshee=120
        banshee level 2  # refused not-an-option
        dullahan level 3  # => levels.dullahan=101
        ! a1=p9 c1=p7 banshee=c1 vampire=a1 "so it stands"
        vampire level 2
        vampire use 2 -p4@a1
        vampire hit p1  # => ask=level:1/2/3
        vampire level 2  # => levels.vampire=120
        banshee hit p6  # => xp.banshee=0
        dullahan use 3
        """,
    )
    assert refusal(new(scenario=2), "vampire level 2") == "not-your-phase"
    first = play(new(begins="2"), 'ready\nvampire level 2\nbanshee level 2\n! a1=p1 vampire=a1 "so"\ndullahan level 3')
    play(first, "vampire hit p1  # => end=won:clear")
