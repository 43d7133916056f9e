"""Scenario 10: hunters carry tomes out of the Library (VA97, VA98, VA206 to VA210)."""

import pytest

from tests.games.village_attacks.helpers import HEROES, at, new, play

# ch1 - lc1 - l1 - mc1 - g1 and l1 - a1 - eh1, l1 - k1 - eh1
WALKS = "map ch1-lc1-l1-a1-eh1 l1-k1-eh1 l1-mc1-g1 mc1-sc1-lc1"
HOME = "vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8"


def stands(villagers: str, monsters: str = HOME, rest: str = "heart 15 morale 60", also=(), **more):
    return at(f"{villagers} | {monsters} | {rest}", 10, [*HEROES, *also], walks=WALKS, gates="gates eh1 g1", **more)


def tomes(table) -> str:
    now = table.snapshot()["map"]
    return " ".join(f"{zone}{one['objectives']}" for zone, one in now.items() if one.get("objectives"))


@pytest.mark.ruling("VA206")
@pytest.mark.ruling("VA117")
def test_va206_three_hunters_of_a_type_on_each_marker_and_no_cards():
    table = new(("vampire", "banshee"), 10, walks=WALKS, gates="gates eh1 g1")
    play(
        table,
        """
        ready  # => ask=spawn:eh1/g1 rule=VA206
        spawn eh1 h2u  # refused choice-needed VA206
        spawn eh1 h3d  # refused type-not-in-bag VA116
        spawn eh1 h3u  # => eh1=h3u
        spawn g1 h3u  # => g1=h2u,h1v ask=card
        """,
    )
    assert tomes(table) == "l12"


@pytest.mark.ruling("VA206")
@pytest.mark.ruling("VA108")
def test_va206_half_of_the_three_are_yunfakh_where_these_are_used():
    table = new(("vampire", "banshee"), 10, walks=WALKS, gates="gates eh1 g1", house="yunfakh on")
    play(table, "ready\nspawn eh1 h3u  # => eh1=h1u,y2u\nspawn g1 h3u  # => g1=h1u,y1u,y1v ask=card")


@pytest.mark.ruling("VA98")
def test_va98_the_graveyard_wounds_and_does_not_burn():
    table = stands("a1 p1", "vampire g1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8", ruled="banshee=sc1")
    play(table, "villagers  # => vampire=g1:5/6 marks.vampire=-")


@pytest.mark.ruling("VA207")
def test_va207_hunters_go_for_the_tomes_and_peasants_for_the_heart():
    table = stands("lc1 h2u,p1")
    play(
        table,
        """
        villagers  # => told=tome-taken l1=h1u,h1u+ ch1=p1 ask=coin:a1/k1 rule=VA208 for=way
        coin a1  # => l1=h1u a1=h1u+ ch1=p1
        """,
    )
    assert tomes(table) == "l11"
    table = stands("sc1 h1u", also=["goals lc1:red mc1:red eh1:blue"])
    play(table, "villagers  # => ask=coin:lc1/mc1 rule=VA143")  # two tomes, equally near


@pytest.mark.ruling("VA208")
def test_va208_one_of_those_who_reach_it_takes_it_and_goes_on_at_once():
    table = stands("mc1 h2u,h1c")
    play(
        table,
        """
        villagers  # => ask=order:hc/hu rule=VA208 for=tome
        order hu  # => ask=coin:a1/k1 rule=VA208 l1=h1c,h1u,h1u+
        coin k1  # => k1=h1u+ l1=h1c,h1u ask=spawn:eh1/g1
        """,
    )
    assert tomes(table) == "l11"
    group = table.snapshot()["villagers"]["k1"][0]
    assert (group["carries"], group["acted"]) == (True, True)


@pytest.mark.ruling("VA209")
@pytest.mark.ruling("VA152")
def test_va209_the_others_wait_by_the_other_tome_and_torches_pass_them_over():
    table = stands("l1 h1d · k1 h1u+", "vampire l1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8", house="tomes 2")
    play(table, "villagers  # => l1=h1d vampire=l1:3/6 eh1=- told=tome-out")  # it attacks from there
    table = stands("l1 h1d · k1 h1u+ · g1 p1", house="tomes 2")
    play(table, "vampire roll mmrgst  # => g1=- mc1=p1")
    table.do('! mc1=none "only hunters are left"')
    play(table, "banshee roll mmrgst  # => l1=h1d k1=- told=tome-out")


@pytest.mark.ruling("VA97")
def test_va97_the_game_is_lost_with_the_first_tome_or_with_the_second():
    table = stands("a1 h1u+")
    play(table, "villagers  # => end=lost:tome eh1=-")
    table = stands("a1 h1u+", house="tomes 2")
    play(table, "villagers  # => end=- eh1=- told=tome-out ask=spawn:eh1/g1")
    table = stands("a1 p1", rest="heart 15 morale 1", monsters="vampire a1 6/6 · banshee ch1 5/5")
    play(table, "vampire hit p1  # => end=won:morale")


@pytest.mark.ruling("VA156")
def test_va156_a_torch_moves_the_carrier_towards_the_way_out():
    table = stands("a1 h1u+")
    play(table, "vampire roll mmrgst  # => end=lost:tome")
    table = stands("l1 h1d · k1 h1u+")
    play(table, "vampire roll mmrgst  # => end=lost:tome")  # who waits is passed over


@pytest.mark.ruling("VA155")
def test_va155_on_a_heart_tile_the_carrier_attacks_for_a_torch():
    table = stands("ch1 h1d+")
    play(table, "vampire roll mmrgst  # => told=do-attack ch1=h1d+ heart=14")
    table = stands("ch1 p1,h1u+")
    play(table, "vampire roll mmrgst  # => did=p1:ch1>heart:1:hit heart=14")  # the weakest does


@pytest.mark.ruling("VA209")
def test_va209_who_waits_is_passed_over_by_a_torch_for_a_carrier_nearer_to_the_heart():
    table = stands("l1 h1d · lc1 h1u+")
    play(table, "vampire roll mmrgst  # => lc1=- l1=h1d,h1u+")


@pytest.mark.ruling("VA19")
@pytest.mark.ruling("VA210")
def test_va210_a_tome_lies_where_its_carrier_died_while_the_level_is_chosen():
    table = stands("k1 h1u+,h1d", "vampire k1 6/6 xp4 · banshee ch1 5/5 · dullahan ch1 8/8")
    table.do('! l1=none "nobody waits"')
    play(table, "vampire hit h1u+  # => ask=level:1/2/3")
    assert tomes(table) == "k11 l12"
    play(table, "vampire level 2  # => end=lost:tome")  # the demon hunter goes out with it


@pytest.mark.ruling("VA210")
def test_va210_when_the_carrier_dies_a_hunter_beside_either_tome_takes_that_one():
    table = stands("k1 h1u+,h1d · l1 h1c", "vampire k1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8")
    play(
        table,
        """
        vampire hit h1u+  # => told=tome-dropped morale=59 ask=coin:k1/l1 rule=VA210 for=tome
        coin l1  # => ask=coin:a1/k1 rule=VA208
        coin a1  # => a1=h1c+ k1=h1d ask=turn
        """,
    )
    assert tomes(table) == "k11 l11"
    table = stands("k1 h1u+,h1d", "vampire k1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8")
    table.do('! l1=none "nobody waits"')
    play(table, "vampire hit h1u+  # => end=lost:tome")  # and goes out with it at once
    table = stands("k1 h1u+ · a1 h1d_", "vampire k1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8")
    play(table, "vampire hit h1u+  # => ask=turn a1=h1d_ k1=-")
    assert tomes(table) == "k11 l12"


@pytest.mark.ruling("VA208")
def test_va208_one_who_got_up_beside_a_tome_takes_it_when_it_would_move():
    table = stands("l1 h1d")
    play(table, "villagers  # => ask=coin:a1/k1 rule=VA208\ncoin a1  # => a1=h1d+")
    table = stands("l1 h1d")
    play(table, "vampire roll mmrgst  # => ask=coin:a1/k1 rule=VA208")


def test_no_condition_comes_on_the_carrier_and_abilities_only_wound_it():
    card = "trapcard net g any ph stun2 burn2"
    table = stands("k1 h1u+,h1d", also=[card])
    play(
        table,
        """
        vampire use 1 _h1u@k1  # refused protected
        vampire use 1 *h1u+@k1  # refused protected
        vampire use 1 h1u@k1>l1  # refused protected
        vampire use 1 _2@k1  # => k1=h1d_,h1u+
        banshee use 1 -h1u@k1  # => ask=turn k1=h1d_
        """,
    )
    table = stands("k1 h1u+", ruled="vampire=a1")
    play(table, '! _h1u+@k1 "the table says so"  # => k1=h1u_+')
