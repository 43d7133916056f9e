"""Scenario 7: heroes capture a monster and carry it off (VA93 to VA95, VA156, VA173, VA198 to VA202)."""

import pytest

from tests.games.village_attacks.helpers import HEROES, MAP, at, new, play

GOALS = "goals g1"
LINE = "map ch1-lc1-a1-eh1-g1 ch1-sc1-c1-mc1"
OTHERS = "banshee ch1 5/5 · dullahan ch1 8/8"
RUNNER = "hero runner c 3 3 1 1"


def stands(villagers: str, monsters: str, rest: str = "heart 16 morale 45", also=(), **more):
    walks = more.pop("walks", LINE)
    return at(f"{villagers} | {monsters} | {rest}", 7, [*HEROES, RUNNER, GOALS, *also], walks=walks, **more)


def captured(**more):
    """The knight has come from A-1 into LC-1, taken Vampire there, and gone back to A-1 with it."""
    table = stands("eh1 p1 · a1 knight", f"vampire lc1 6/6 · {OTHERS}", **more)
    table.do('! knight@a1>lc1 "it is pushed"')
    return table


def captor(table) -> list[str | None]:
    return [one["captive_of"] for one in table.snapshot()["players"]]


@pytest.mark.ruling("VA198")
@pytest.mark.ruling("VA117")
def test_va198_two_heroes_on_markers_of_the_players_choice_and_no_cards():
    table = new(("vampire", "banshee"), 7, also=[*HEROES, GOALS])
    play(
        table,
        """
        ready  # => ask=spawn:eh1/g1 rule=VA198
        spawn g1 p2  # refused choice-needed VA198
        spawn g1 knight  # => g1=knight ask=spawn:eh1/g1
        spawn g1 knight  # refused hero-in-play VA198
        spawn g1 nun  # => g1=knight,nun ask=card
        """,
    )
    table = new(("vampire", "banshee"), 7, also=HEROES)
    play(table, "ready  # refused fact-missing")


@pytest.mark.ruling("VA199")
@pytest.mark.ruling("VA202")
def test_va199_a_hero_that_comes_in_takes_a_monster_and_goes_one_zone_on():
    table = stands("a1 knight", f"vampire lc1 4/6 xp3 · {OTHERS}", ruled="burn@vampire slow@vampire sunder@vampire")
    play(
        table,
        """
        vampire keep g
        villagers  # => vampire=a1:2/6 a1=knight told=captured xp.vampire=0 marks.vampire=- kept.vampire=-
        """,
    )
    assert captor(table) == ["knight", None, None]
    moves = [
        (one["figures"], one["from"], one["to"]) for one in table.snapshot()["instructions"] if one["do"] == "move"
    ]
    assert moves == [("knight", "a1", "lc1"), ("knight", "lc1", "a1"), ("vampire", "lc1", "a1")]


@pytest.mark.ruling("VA199")
def test_va199_after_that_one_zone_its_move_is_over():
    table = stands("a1 runner", f"vampire lc1 6/6 · {OTHERS}")
    play(table, "villagers  # => a1=runner vampire=a1:5/6 ask=spawn:eh1/g1")


@pytest.mark.ruling("VA199")
def test_va199_not_one_that_is_put_there_or_joined():
    table = stands("", f"vampire eh1 6/6 · {OTHERS}")
    play(
        table,
        """
        ! +knight@eh1 "comes"  # => not=captured
        ! vampire>a1 knight@eh1>g1 "and goes"
        ! vampire>g1 "joined"  # => not=captured
        """,
    )
    assert captor(table) == [None] * 3


@pytest.mark.ruling("VA199")
def test_va199_a_torch_can_interrupt_the_turn_of_the_monster_that_is_taken():
    table = stands("g1 knight", f"vampire eh1 6/6 · {OTHERS}", walks="map ch1-lc1-a1-eh1-g1", also=["goals lc1"])
    play(
        table,
        """
        vampire roll mmrgst  # => told=captured ask=turn who=banshee dice.vampire=- vampire=a1:6/6
        vampire hit p1  # refused not-your-turn VA113
        """,
    )
    table = stands("g1 knight", "vampire ch1 6/6 · dullahan eh1 8/8", walks="map ch1-lc1-a1-eh1-g1", also=["goals lc1"])
    play(table, "dullahan roll mmrgst  # => told=captured\ndullahan hit p1  # refused not-your-turn VA199")


@pytest.mark.ruling("VA202")
def test_va202_the_captive_rolls_three_dice_and_only_attacks():
    table = captured(also=["trapcard pit g any p -1"])
    assert captor(table) == ["knight", None, None]
    play(
        table,
        """
        vampire hit p1  # refused not-your-turn VA113
        villagers  # => vampire=g1:6/6 g1=knight a1=p1
        spawn eh1 none
        spawn g1 none
        card pit
        vampire roll mmrgsc  # refused wrong-number-of-dice VA16
        vampire roll mrg
        vampire move a1  # refused is-captive VA202
        vampire keep g  # refused is-captive VA202
        vampire guard s  # refused is-captive VA202
        vampire heal wound  # refused is-captive VA202
        vampire trap pit  # refused is-captive VA202
        vampire hit knight  # refused protected VA202
        vampire use 1 -knight@g1  # refused protected VA202
        vampire use 1 vampire>a1  # refused is-captive VA202
        vampire use 1 -3@g1 -p1@a1  # => g1=knight a1=- xp.vampire=1
        ! vampire>a1 "driven on"  # refused is-captive VA202
        ! vampire=a1 "set free"  # => vampire=a1:6/6
        """,
    )
    assert captor(table) == [None, None, None]


@pytest.mark.ruling("VA202")
def test_va202_nobody_attacks_the_captive_and_wounds_stay():
    table = captured(ruled="-2@vampire")
    table.do('! a1=knight,h1u "an undead hunter beside it"')
    play(table, "villagers  # => vampire=g1:4/6 lc1=h1u a1=p1 g1=knight not=do-attack")


@pytest.mark.ruling("VA173")
def test_va173_the_courtyard_does_not_hurt_a_captive():
    walks = "map ch1-lc1-cy1-eh1-g1"
    table = stands("eh1 knight", f"vampire cy1 6/6 · {OTHERS}", walks=walks, also=["goals ch1"])
    table.do('! vampire=ch1 dullahan=cy1 knight@eh1>cy1 "comes in"')
    table.do('! cy1=knight "stays there"')
    play(table, "villagers  # => dullahan=ch1:8/8 marks.dullahan=-")
    table = stands("", f"vampire cy1 6/6 · {OTHERS}", walks=walks)
    play(table, "villagers  # => vampire=cy1:5/6 marks.vampire=burn")


@pytest.mark.ruling("VA94")
@pytest.mark.parametrize("effect", ["-knight@a1", "_knight@a1", "-5@a1", "c1=knight_"])
def test_va94_a_captor_that_is_killed_or_stunned_lets_its_captive_go(effect):
    table = captured()
    play(table, f'! {effect} "so it is"  # => told=freed vampire=a1:6/6 ask=turn')
    assert captor(table) == [None] * 3


@pytest.mark.ruling("VA94")
def test_va94_a_trap_that_stuns_the_captor_frees_the_captive():
    table = stands("", f"vampire ch1 6/6 · {OTHERS}", also=["trapcard net g any t stun1"])
    play(table, "villagers\nspawn eh1 none\nspawn g1 none\ncard net")
    table.do('! banshee=g1 vampire=lc1 a1=knight "they meet"')
    play(
        table,
        """
        banshee trap net
        ! banshee=ch1 knight@a1>lc1 "comes"  # => told=captured vampire=a1:6/6
        villagers  # => told=freed vampire=g1:6/6 g1=knight_
        """,
    )


def test_where_the_table_puts_the_captor_its_captive_is_too():
    table = captured()
    table.do('! mc1=knight "farther off"')
    assert table.state.monsters[0].zone == "mc1"
    table.do('! vampire=ch1 "it got away"')
    assert captor(table) == [None] * 3


@pytest.mark.ruling("VA95")
@pytest.mark.ruling("VA201")
def test_va95_its_own_type_first_else_a_coin_and_only_one_captive():
    table = stands("a1 knight,nun", "vampire lc1 6/6 · banshee lc1 5/5 · dullahan lc1 8/8")
    table.do('! knight@a1>lc1 "a mythic hero"')
    assert captor(table) == [None, None, "knight"]
    play(table, '! nun@a1>lc1 "another one"  # => not=captured')
    table = stands("a1 knight", "vampire lc1 6/6 · banshee lc1 5/5 · dullahan ch1 8/8")
    play(
        table,
        """
        ! knight@a1>lc1 "comes"  # => ask=coin:vampire/banshee rule=VA95 for=captive
        coin banshee  # => told=captured
        """,
    )
    assert captor(table) == [None, "knight", None]


@pytest.mark.ruling("VA95")
def test_va95_a_hero_that_the_table_takes_elsewhere_meanwhile_captures_nobody():
    table = stands("a1 knight", "vampire lc1 6/6 · banshee lc1 5/5 · dullahan ch1 8/8")
    play(table, '! knight@a1>lc1 "comes"  # => ask=coin:vampire/banshee')
    play(table, '! knight@lc1>eh1 "a mistake"  # => ask=turn not=captured')
    assert captor(table) == [None, None, None]


@pytest.mark.ruling("VA199")
def test_va199_of_several_heroes_that_come_in_the_players_choose():
    table = stands("a1 knight,alchemist", f"vampire lc1 6/6 · {OTHERS}")
    play(
        table,
        """
        villagers  # => ask=order:alchemist/knight rule=VA125
        order knight alchemist  # => ask=order:alchemist/knight rule=VA199 for=captor
        order knight  # => a1=knight ch1=alchemist ask=spawn:eh1/g1
        """,
    )
    assert captor(table) == ["knight", None, None]


@pytest.mark.ruling("VA201")
def test_va201_of_equally_short_ways_the_one_by_its_own_type_without_a_coin():
    monsters = "vampire ch1 6/6 · banshee ch1 5/5 · dullahan {} 8/8"
    table = stands("g1 knight", monsters.format("a1"), walks=MAP)
    table.do("villagers")
    assert [one["to"] for one in table.snapshot()["instructions"] if one["do"] == "move"][:1] == ["eh1"]
    table = stands("g1 knight", monsters.format("ch1"), walks=MAP)
    play(table, "villagers  # => ask=coin:eh1/mc1 rule=VA143")
    table = stands("g1 nun · eh1 p1", monsters.format("a1"), walks=MAP)
    play(table, "villagers  # => ask=coin:eh1/mc1")  # a cursed hero, and Banshee is at the Heart


@pytest.mark.ruling("VA200")
def test_va200_the_captor_goes_to_the_nearest_objective_and_its_next_step_is_out():
    table = captured()
    table = stands("a1 runner", f"vampire lc1 6/6 · {OTHERS}")
    table.do('! runner@a1>lc1 "comes"')  # back to A-1, then EH-1, G-1, and out with the third step
    play(table, "villagers  # => end=lost:kidnapped")
    table = stands("a1 knight", f"vampire lc1 6/6 · {OTHERS}", also=["goals a1 sc1"])
    play(table, '! knight@a1>lc1 "comes"  # => ask=turn a1=knight\nvillagers  # => end=lost:kidnapped')
    table = stands("a1 knight", f"vampire lc1 6/6 · {OTHERS}", also=["goals eh1 sc1"], walks=MAP)
    play(table, '! knight@a1>lc1 "between two ways out"  # => ask=coin:a1/c1/ch1 rule=VA199')


@pytest.mark.ruling("VA200")
@pytest.mark.ruling("VA156")
def test_va200_a_torch_moves_the_captor_and_can_be_the_step_that_leaves():
    table = captured()
    table.do('! eh1=none "it is alone"')
    play(table, "banshee roll mmrgst  # => eh1=knight vampire=eh1:6/6\ndullahan roll mmrgtt  # => end=lost:kidnapped")


@pytest.mark.ruling("VA93")
def test_va93_won_at_morale_0():
    table = stands("a1 p1", f"vampire a1 6/6 · {OTHERS}", "heart 16 morale 1")
    play(table, "vampire hit p1  # => end=won:morale")
