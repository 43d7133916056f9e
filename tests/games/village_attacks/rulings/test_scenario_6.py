"""Scenario 6: peasants caught, carried and delivered (VA92, VA159, VA175, VA194 to VA197)."""

import pytest

from tests.games.village_attacks.helpers import HEROES, at, new, play

WALKS = "map ch1-lc1-a1-eh1-g1-mc1-c1-sc1-ch1 lc1-c1 lc1-k1"
GATES = "gates eh1 g1:blue"
OTHERS = "banshee ch1 5/5 · dullahan ch1 8/8"


def stands(position: str, **more: str):
    return at(position, 6, HEROES, walks=WALKS, gates=more.pop("gates", GATES), **more)


@pytest.mark.ruling("VA194")
def test_va194_a_peasant_of_its_zone_is_caught_and_no_other_load():
    table = stands(f"lc1 p1,p1_,h1d · a1 h1d | vampire lc1 6/6 · {OTHERS} | heart 17")
    play(
        table,
        """
        banshee catch  # refused no-such-figure VA194
        vampire catch g  # => lc1=p1_,h1d told=caught xp.vampire=0 marks.vampire=slow1 did=remove:p1:lc1
        vampire catch  # refused no-load VA194
        vampire kill  # => xp.vampire=1 marks.vampire=- did=remove:p1:lc1
        vampire catch  # => lc1=h1d
        """,
    )
    assert table.snapshot()["players"][0]["carries"] == "peasant"
    table = stands(f"a1 h1d · lc1 p1 | vampire lc1 6/6 · {OTHERS} | heart 17", ruled="unlucky@lc1")
    play(table, "vampire catch  # => ask=turn")  # no attack, so no coin
    table = at(f"lc1 p1 | vampire lc1 6/6 · {OTHERS} | heart 5")  # scenario 1
    play(table, "vampire catch  # refused no-load\nvampire kill  # refused no-load\nvampire seal  # refused no-load")


@pytest.mark.ruling("VA92")
def test_va92_the_slow_marker_of_a_load_leaves_one_slot_and_goes_with_it():
    table = stands(f"a1 p2 | vampire a1 6/6 · {OTHERS} | heart 17", ruled="slow@vampire")
    play(
        table,
        """
        vampire catch  # => marks.vampire=slow1
        vampire move lc1 k1  # refused not-enough-movement
        vampire kill  # => marks.vampire=slow1 xp.vampire=1
        """,
    )
    table = stands(f"a1 p2 | vampire a1 6/6 · {OTHERS} | heart 17")
    play(
        table,
        """
        vampire catch  # => marks.vampire=slow1
        ! slow@vampire "no slot is left for it"  # => marks.vampire=slow1
        vampire move lc1 k1  # refused not-enough-movement
        vampire kill  # => marks.vampire=-
        vampire move lc1 k1  # => vampire=k1:6/6
        """,
    )
    table = stands(f"ch1 p2 | vampire ch1 6/6 · {OTHERS} | heart 17")
    play(table, "vampire catch\nvampire heal slow  # refused nothing-to-heal VA176")


@pytest.mark.ruling("VA92")
def test_va92_once_it_is_delivered_the_monster_goes_on_as_far_as_ever():
    table = stands(f"lc1 p2 | vampire lc1 6/6 · {OTHERS} | heart 17")
    play(
        table,
        """
        vampire catch
        vampire move k1 lc1  # => vampire=lc1:6/6 told=delivered marks.vampire=- ask=spawn:g1
        """,
    )


@pytest.mark.ruling("VA159")
@pytest.mark.ruling("VA197")
@pytest.mark.ruling("VA117")
def test_va197_a_delivered_peasant_is_out_of_the_game_and_brings_a_hero_to_the_blue_marker():
    table = stands(f"lc1 p2 | vampire lc1 6/6 · {OTHERS} | heart 17")
    play(
        table,
        """
        vampire catch  # => box=p30,h24
        vampire move k1  # => told=delivered xp.vampire=1 box=p30,h24 ask=spawn:g1 rule=VA197
        spawn eh1 knight  # refused no-such-gate VA197
        spawn g1 p2  # refused choice-needed VA197
        spawn g1 knight  # => g1=knight ask=turn
        vampire use 1 -p1@lc1  # => box=p31,h24
        """,
    )
    play(table, "villagers  # => ask=coin:eh1/mc1\ncoin eh1  # => ask=spawn:eh1")


@pytest.mark.ruling("VA197")
def test_va197_at_setup_a_card_is_drawn_for_the_blue_marker_too():
    table = new(scenario=6, walks=WALKS, gates=GATES, also=HEROES)
    play(
        table,
        """
        ready  # => ask=spawn:eh1/g1
        spawn eh1 p1
        spawn g1 p1
        card none
        villagers  # => ask=coin:eh1/mc1
        coin eh1  # => ask=spawn:eh1
        spawn g1 p1  # refused no-such-gate VA65
        """,
    )
    table = new(scenario=6, walks=WALKS, gates="gates eh1 g1", also=HEROES)
    play(table, "ready  # refused fact-missing")


@pytest.mark.ruling("VA64")
def test_va64_with_all_heroes_out_one_of_them_acts_when_a_peasant_is_delivered():
    heroes = "a1 alchemist,knight · g1 nun,hermit,smith"
    more = [*HEROES, "hero hermit d 2 1 1 1", "hero smith d 2 1 1 1"]
    table = at(f"{heroes} · lc1 p1 | vampire lc1 6/6 · {OTHERS} | heart 17", 6, more, walks=WALKS, gates=GATES)
    play(table, "vampire catch\nvampire move k1  # => told=delivered ask=order:hermit/nun/smith")
    play(table, "order nun  # => ask=coin:eh1/mc1\ncoin eh1  # => eh1=nun ask=turn")


@pytest.mark.ruling("VA195")
@pytest.mark.ruling("VA175")
def test_va195_a_carried_peasant_is_no_target_and_holds_nobody():
    table = stands(f"lc1 p2 | vampire lc1 2/6 · {OTHERS} | heart 17")
    play(
        table,
        """
        vampire move k1  # refused trapped VA26
        vampire catch
        vampire hit p2  # refused no-such-figure
        vampire hit p1  # => lc1=-
        vampire roll mmrgst  # => told=torch-in-vain
        """,
    )


@pytest.mark.ruling("VA196")
def test_va196_the_peasant_of_a_dead_carrier_attacks_and_moves_at_once():
    table = stands("c1 p1 | vampire c1 6/6 · banshee c1 5/5 · dullahan ch1 8/8 | heart 17")
    play(
        table,
        """
        vampire catch
        ! -6@vampire "dies"  # => ask=coin:lc1/sc1 rule=VA196 banshee=c1:4/5 told=load-dropped told=do-attack
        coin sc1  # => sc1=p1 c1=-
        villagers  # => sc1=- ch1=p1
        """,
    )


@pytest.mark.ruling("VA196")
def test_va196_in_the_villagers_phase_that_was_its_activation():
    table = stands(f"lc1 p2,h1u | vampire lc1 2/6 · {OTHERS} | heart 17")
    play(
        table,
        """
        vampire catch
        villagers  # => vampire=dead ch1=p2,h1u lc1=- heart=17
        """,
    )
    moved = [one for one in table.snapshot()["instructions"] if one["do"] in ("move", "attack")]
    assert [(one["do"], one["figures"]) for one in moved] == [
        ("attack", "p1"),
        ("move", "p1"),
        ("attack", "h1u"),
        ("move", "p1"),
        ("move", "h1u"),
    ]


@pytest.mark.ruling("VA196")
def test_va196_a_peasant_that_is_struck_back_dead_moves_nobody_else():
    table = stands("lc1 p2 | vampire lc1 6/6 · banshee lc1 5/5 · dullahan ch1 8/8 | heart 17")
    play(
        table,
        """
        vampire catch
        banshee guard c
        ! -6@vampire "dies"  # => ask=defend:-/c lc1=p2
        banshee defend c  # => lc1=p1 ch1=- xp.banshee=1 ask=turn
        """,
    )


@pytest.mark.ruling("VA196")
def test_va196_where_a_turn_ends_with_the_carriers_death_the_coin_is_asked_for_then():
    walks = "map ch1-lc1-cy1-eh1-g1 ch1-sc1-cy1"
    position = f"cy1 p1 | vampire cy1 1/6 · {OTHERS} | heart 17"
    table = at(position, 6, HEROES, walks=walks, gates=GATES)
    play(
        table,
        """
        vampire catch
        villagers  # => vampire=dead ask=coin:lc1/sc1 phase=monsters
        coin lc1  # => lc1=- ch1=p1 ask=spawn:eh1
        """,
    )
    table = at(position, 6, HEROES, walks=walks, gates=GATES)
    play(
        table,
        """
        vampire catch
        banshee guard s  # refused choice-needed VA196
        coin sc1  # => sc1=p1 vampire=dead ask=turn who=banshee
        banshee guard s
        """,
    )


def test_the_game_is_won_with_the_fourth_peasant_and_no_fourth_hero_comes():
    more = [*HEROES, "hero hermit d 2 1 1 1"]
    table = at(f"lc1 p4 | vampire lc1 6/6 · {OTHERS} | heart 17", 6, more, walks=WALKS, gates=GATES)
    for hero in ("knight", "nun", "alchemist"):
        play(table, f'vampire catch\n! vampire>k1 "carried"\nspawn g1 {hero}\n! vampire=lc1 "again"')
    play(table, 'vampire catch  # => end=-\n! vampire>k1 "carried"  # => end=won:delivered lc1=-')
    assert table.state.aside == ("p",) * 4
