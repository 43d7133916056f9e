"""Traps: VA69 to VA74, VA147, VA151, VA164 to VA169."""

import pytest

from tests.games.village_attacks.helpers import MAP, at, play, refusal

CHANDELIER = "trapcard chandelier g any pht -2 push1"
MONSTERS = "vampire a1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 20 morale 20"


def sprung(villagers, *cards, **more):
    """The villagers come into A-1, where the first of these traps lies."""
    table = at(f"| {MONSTERS}", 4, cards, **more)
    name = cards[0].split()[1]
    play(
        table,
        f"""
        villagers
        spawn eh1 none
        spawn g1 none
        card {name}
        banshee move lc1
        vampire trap {name}  # => ask=turn
        vampire move lc1
        """,
    )
    table.do(f'! eh1={villagers} dial=0 "they come"')
    return table


@pytest.mark.ruling("VA165")
@pytest.mark.ruling("VA166")
@pytest.mark.ruling("VA73")
def test_a_trap_wounds_the_weakest_and_pushes_the_survivors_back():
    table = sprung("p3,h1d", CHANDELIER.replace("pht", "ph"))
    play(table, "villagers  # => eh1=p1,h1d morale=18 a1=- told=trap-sprung")
    table = sprung("p3", "trapcard pit g any p -1 push2")
    play(table, "villagers  # => a1=- g1=p2 morale=19")


@pytest.mark.ruling("VA151")
def test_va151_a_trap_wounds_before_it_stuns():
    table = sprung("p2", "trapcard bell g any pht -1 stun1")
    play(table, "villagers  # => a1=p1_ did=p2:eh1>a1;remove:p1:a1;lay:p1:a1")
    table = sprung("h1d,h1u", "trapcard bell g any h stun1")
    play(table, "villagers  # => ask=victims:hd/hu rule=VA165\norder hu  # => a1=h1d,h1u_")


@pytest.mark.ruling("VA165")
def test_va165_one_order_may_name_all_who_are_hit():
    table = sprung("h2d,h2u", "trapcard spikes g any h -3")
    play(table, "villagers  # => ask=victims:hd/hu rule=VA165")
    assert table.snapshot()["step"] == "traps"
    assert refusal(table, "order hd ha") == "not-an-option VA165"
    play(table, "order hu hd hu  # => a1=h1d morale=17 did=remove:h1u:a1;remove:h1d:a1;remove:h1u:a1")
    play(
        sprung("h1d,h1u", "trapcard spikes g any h -1"),
        "villagers\norder hu hd  # => a1=h1d morale=19 ask=spawn:eh1/g1",
    )
    table = sprung("h2d,h1u", "trapcard spikes g any h -2")
    play(table, "villagers\norder hd  # => ask=victims:hd/hu\norder hu  # => a1=h1d")


@pytest.mark.ruling("VA70")
@pytest.mark.ruling("VA167")
def test_a_trap_goes_off_also_for_those_it_does_not_affect_and_is_spent():
    play(sprung("p1", "trapcard mirror g any p text"), "villagers  # => told=trap-sprung told=trap-text a1=p1")
    table = sprung("h1d", CHANDELIER.replace("pht", "p"))
    play(table, "villagers  # => a1=h1d told=trap-sprung\nspawn eh1 none\nspawn g1 none\ncard none")
    assert table.state.traps == ()


@pytest.mark.ruling("VA74")
def test_va74_a_trap_without_a_villager_stays():
    table = sprung("p1", CHANDELIER)
    table.do('! eh1=none "nobody"')
    play(table, "villagers  # => not=trap-sprung\nspawn eh1 none\nspawn g1 none\ncard none")
    assert [trap.zone for trap in table.state.traps] == ["a1"]


@pytest.mark.ruling("VA69")
@pytest.mark.ruling("VA168")
def test_a_trap_card_is_turned_up_where_traps_are_used():
    play(at(f"| {MONSTERS}", 4), "villagers\nspawn eh1 none\nspawn g1 none  # => ask=card\ncard none  # => ask=turn")
    table = at("| vampire a1 6/6 · banshee ch1 5/5 | heart 15 morale 40", 2)
    play(table, "villagers\nspawn eh1 none\nspawn g1 none  # => ask=turn")


def two_laid(villagers, here, there, vampire="eh1", banshee="a1"):
    """A trap where the vampire stands, and one where the banshee stands; then who comes."""
    table = at(f"| vampire {vampire} 6/6 · banshee {banshee} 5/5 | heart 20 morale 20", 4, (here, there))
    for card in (here, there):
        play(table, f"villagers\nspawn eh1 none\nspawn g1 none\ncard {card.split()[1]}")
    play(table, f"vampire trap {here.split()[1]}\nbanshee trap {there.split()[1]}")
    table.do(f'! dial=0 vampire=ch1 banshee=ch1 {villagers} "they come"')
    return table


PIT = "trapcard pit g any p -1"
NET = "trapcard net g any p push1"


@pytest.mark.ruling("VA72")
def test_va72_a_push_into_another_trap_sets_it_off():
    table = two_laid("eh1=p2", PIT, NET)  # they come to A-1, and are driven back into the pit
    play(table, "villagers  # => eh1=p1 a1=- morale=19")
    table = two_laid("g1=p1 eh1=p1", PIT, NET)  # the pit has gone off before somebody is driven there
    play(table, "villagers  # => ask=coin:eh1/mc1\ncoin eh1  # => ask=order:a1/eh1 rule=VA164")
    play(table, "order eh1 a1  # => eh1=p1 morale=19")


@pytest.mark.ruling("VA164")
def test_va164_the_order_of_traps_is_asked_only_if_there_are_several():
    table = two_laid("g1=p1 eh1=p1", PIT, NET)
    play(
        table,
        """
        villagers
        coin eh1
        order eh1  # refused order-incomplete VA164
        order eh1 c1  # refused not-an-option VA164
        order a1 eh1  # => eh1=p1 morale=19
        """,
    )
    table = two_laid("g1=p1", PIT, NET)
    play(table, "villagers\ncoin eh1  # => ask=spawn:eh1/g1 morale=19")


@pytest.mark.ruling("VA71")
def test_va71_a_stunned_villager_sets_a_trap_off():
    table = sprung("p1", CHANDELIER.replace(" -2 push1", " -1"))
    table.do('! eh1=none a1=p1_ "it lies there"')
    play(table, "villagers  # => told=trap-sprung a1=- morale=19")


@pytest.mark.ruling("VA147")
def test_va147_whoever_cannot_be_driven_farther_stays():
    table = two_laid("g1=p1_", "trapcard gust g any p push1", PIT, vampire="g1")
    play(table, "villagers  # => told=trap-sprung g1=p1 morale=20")


@pytest.mark.ruling("VA169")
@pytest.mark.parametrize("name", ["treasure", "trésor", "сокровище"])
def test_va169_the_referee_says_who_comes_to_the_treasure(name):
    card = f"trapcard {name} g any ph text"
    table = sprung("p2,knight", card, "hero knight m 5 1 2 1")
    play(table, "villagers  # => told=treasure not=trap-sprung a1=p2,knight ask=spawn:eh1/g1")
    play(table, "spawn eh1 none\nspawn g1 none\ncard none")
    assert table.state.traps == ()  # it lasts for a round, and its text is the table's business

    table = sprung("knight", card, "hero knight m 5 1 2 1")  # whom it doesn't affect
    play(table, "villagers  # => not=treasure a1=knight\nspawn eh1 none\nspawn g1 none\ncard none")
    assert [trap.zone for trap in table.state.traps] == ["a1"]

    table = sprung("p1", card)
    play(table, "villagers  # => told=treasure\nspawn eh1 none\nspawn g1 none\ncard none")
    table = sprung("p1", card)  # by a torch, too
    play(table, "vampire roll mrgsct  # => told=treasure a1=p1 did=p1:eh1>a1")
    table = two_laid("lc1=p1_", NET, card, vampire="lc1")  # and by a push
    play(table, "villagers  # => ask=coin:a1/c1\ncoin a1  # => told=treasure a1=p1")


def test_a_trap_does_what_it_can_and_asks_only_what_matters():
    play(sprung("p1", "trapcard bell g any p stun2"), "villagers  # => did=p1:eh1>a1;lay:p1:a1 a1=p1_")
    play(sprung("h1d,h1u", "trapcard spikes g any h -2"), "villagers  # => ask=spawn:eh1/g1 a1=-")


@pytest.mark.ruling("VA166")
def test_va166_only_those_who_came_with_the_push_are_pushed_on():
    table = sprung("p3", "trapcard pit g any p -1 push2")
    play(table, '! g1=p1 "one more"\nvillagers  # => ask=coin:eh1/mc1\ncoin eh1  # => a1=- eh1=p1 g1=p2')


@pytest.mark.ruling("VA73")
def test_va73_nobody_is_pushed_to_a_zone_as_near_as_this_one():
    table = sprung("p2", "trapcard pit g any p push1", walks=f"{MAP} a1-c1")
    play(table, "villagers  # => ask=spawn:eh1/g1 a1=- eh1=p2")


def test_a_trap_for_corridors_fits_a_corridor_with_no_other_in_it():
    table = at("| vampire lc1 6/6 · banshee a1 5/5 | heart 20 morale 20", 4, ["trapcard wire g corridor p -1"])
    play(
        table,
        """
        villagers
        spawn eh1 none
        spawn g1 none
        card wire  # => ask=turn
        banshee trap wire  # refused wrong-room
        vampire trap wire  # => ask=turn
        vampire trap wire  # refused no-such-trap
        villagers
        spawn eh1 none
        spawn g1 none
        card wire  # => ask=turn
        vampire trap wire  # refused zone-has-trap
        """,
    )
    assert [(trap.zone, trap.card) for trap in table.state.traps] == [("lc1", "wire")]


@pytest.mark.ruling("VA144")
def test_va144_heroes_pushed_away_share_a_coin_unless_each_has_its_own():
    cards = ("trapcard gust g any t push1", "hero ada u 3 1 1 1", "hero eve c 3 1 1 1")
    table = sprung("ada,eve", *cards, walks=f"{MAP} a1-k1")
    play(table, "villagers  # => ask=coin:eh1/k1 figures=ada,eve\ncoin k1  # => k1=ada,eve")
    table = sprung("ada,eve", *cards, walks=f"{MAP} a1-k1", house="heroes each")
    play(table, "villagers  # => ask=coin:eh1/k1 figures=ada\ncoin k1  # => ask=coin:eh1/k1 figures=eve k1=ada")
    play(table, "coin eh1  # => k1=ada eh1=eve ask=spawn:eh1/g1")
