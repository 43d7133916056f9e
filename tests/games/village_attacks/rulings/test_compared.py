"""Where the referee once differed from a second program written from the rules alone, each with its ruling."""

import pytest

from referee import Table
from tests.games.village_attacks.helpers import HEROES, at, header, play, refusal


@pytest.mark.ruling("VA168")
def test_va168_what_lasts_for_a_round_is_gone_when_the_trap_card_is_turned_up() -> None:
    table = at("| vampire ch1 6/6 s1 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 20 morale 20", 4, ruled="dark@a1")
    play(table, "villagers\n spawn eh1 none\n spawn g1 none  # => ask=card guard.vampire=- round=1 coin=vampire")
    assert table.snapshot()["map"]["a1"]["conditions"] == []
    play(table, "card none  # => round=2 coin=banshee")


@pytest.mark.ruling("VA65")
def test_va65_cards_are_asked_for_in_their_step() -> None:
    table = at("a1 p1 | vampire a1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 20 morale 20", 4)
    play(table, "villagers  # => ask=spawn:eh1/g1")
    assert table.snapshot()["step"] == "spawn"


@pytest.mark.ruling("VA143")
def test_va143_a_coin_cannot_fall_on_a_tile_that_is_not_there() -> None:
    """Known zones are checked first, as in every entry."""
    table = at("c1 p2 | vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 5")
    table.do("villagers")
    assert refusal(table, "coin k1") == "unknown-zone"
    assert refusal(table, "coin eh1") == "not-an-option VA143"
    assert refusal(table, "order k1") == "unknown-zone"


@pytest.mark.ruling("VA33")
def test_va33_a_weaker_one_stands_there_whether_the_named_one_does_or_not() -> None:
    table = at("ch1 p1 h1c h1d | vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 15 morale 38", 2)
    assert refusal(table, "vampire hit h1u") == "not-first-target"
    assert refusal(table, "vampire hit h1") == "not-first-target"
    play(table, "vampire hit p1")
    assert refusal(table, "vampire hit h1u") == "no-such-figure"
    assert refusal(table, "vampire hit h1") == "choice-needed VA33"


@pytest.mark.ruling("VA139")
def test_va139_hunters_in_the_store_are_protected_whether_there_are_any_or_not() -> None:
    table = at(
        "| vampire st1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 15 morale 38",
        2,
        walks="map ch1-lc1-a1-eh1-g1 lc1-st1",
    )
    assert refusal(table, "vampire hit h1u") == "protected VA139"


@pytest.mark.ruling("VA58")
def test_va58_a_torch_takes_one_without_marks_first() -> None:
    table = at("g1 p1 p1* | vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 15 morale 38", 2)
    play(table, "vampire roll mrgsct\n coin eh1  # => did=p1:g1>eh1 morale=38")


def test_a_condition_is_listed_once() -> None:
    table = at("| vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 15 morale 38", 2)
    play(table, 'vampire use 1 dark@a1\n ! dark@a1 "again"')
    assert table.snapshot()["map"]["a1"]["conditions"] == ["dark"]


@pytest.mark.ruling("VA151")
def test_va151_who_is_laid_down_is_told_with_a_number() -> None:
    table = at("a1 p3 | vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 15 morale 38", 2)
    play(table, "vampire use 1 _p2@a1  # => did=lay:p1:a1;lay:p1:a1")


@pytest.mark.ruling("VA215")
def test_va215_the_heart_stays_when_the_last_passage_to_it_collapses() -> None:
    """Who stands on it is not cut off; all else is."""
    there = "vampire eh1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 10 morale 60"
    table = at(f"ch1 p1_ · mc1 h3u_ · sc1 h1u | {there}", 13, ["goals mc1 a1"], walks="map ch1-mc1-sc1-eh1-g1 eh1-a1")
    play(table, "villagers  # => vampire=dead banshee=ch1:5/5 ch1=p1,h4u morale=60 ask=card")
    assert table.snapshot()["map"]["ch1"]["distance"] == 0


@pytest.mark.ruling("VA214")
def test_va214_a_monster_that_can_step_aside_to_one_zone_only_is_told_to_move() -> None:
    table = at(
        "mc1 h3u_ · a1 h1c | vampire mc1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 10 morale 60",
        13,
        ["goals mc1 a1"],
        walks="map ch1-mc1 ch1-a1-eh1-g1",
    )
    table.do('! h1c@a1>mc1 "the card says so"')
    aside = {"do": "move", "figures": "vampire", "from": "mc1", "to": "ch1"}
    assert aside in table.snapshot()["instructions"]


@pytest.mark.ruling("VA31")
def test_va31_beside_a_corridor_that_collapsed_one_still_sees_along_the_rest_of_the_line() -> None:
    table = at(
        "c2 h3c_ · a1 h1c | vampire eh1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 10 morale 60",
        13,
        ["goals c2 lc1", "line c2-c1-eh1-g1"],
        walks="map ch1-c2-a1-eh1 c2-c1-eh1-g1 ch1-lc1-g1",
    )
    play(table, "villagers  # => told=tile-removed")
    assert table.state.facts.lines == (("c1", "eh1", "g1"),)


@pytest.mark.ruling("VA154")
def test_va154_no_torch_leads_onto_a_tile_that_another_one_of_the_roll_brought_down() -> None:
    table = at(
        "eh1 alchemist,knight | vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 10 morale 60",
        13,
        ["goals mc1 lc1", "hero alchemist a 3 2 3 1", "hero knight m 5 2 2 1"],
        walks="map ch1-mc1-eh1-sc1-ch1-g1 ch1-lc1",
    )
    play(
        table,
        """
        vampire roll mrgstt
        order knight  # => ask=coin:mc1/sc1
        coin mc1  # => ask=coin:stands/falls
        coin falls  # => ch1=knight sc1=alchemist mc1=- told=tile-removed
        """,
    )


@pytest.mark.ruling("VA224")
def test_va224_in_scenario_12_the_house_rule_brings_no_yunfakh_before_the_first_summoning() -> None:
    table = at("| vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 10", 12, house="yunfakh on")
    play(table, "villagers\nspawn eh1 h2u  # => eh1=h2u")


@pytest.mark.ruling("VA215")
def test_va215_no_fact_is_missing_when_the_last_spawn_marker_has_gone_with_its_corridor() -> None:
    table = at(
        "mc1 h3u_ · a1 h1c | vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 10 morale 60",
        13,
        ["goals mc1 lc1"],
        walks="map ch1-mc1-a1 ch1-lc1",
        gates="gates mc1",
    )
    play(table, "villagers  # => ask=card told=tile-removed")
    assert refusal(table, "ready") == "not-your-phase"


@pytest.mark.ruling("VA215")
def test_va215_who_stands_on_a_tile_cut_off_goes_with_it_even_if_that_ends_the_game() -> None:
    table = at(
        "mc1 h3u_ | vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 10 morale 60",
        13,
        ["goals mc1"],
        walks="map ch1-g1-eh1-mc1",
    )
    table.do('! map=-eh1-mc1 "a passage falls in"')
    table.do('! +h1u@mc1 h1u@mc1>eh1 "they are lost"')
    play(table, '! h1u@eh1>mc1 "they come back"  # => end=lost:buried mc1=-')


@pytest.mark.ruling("VA178")
def test_va178_the_only_ability_left_comes_without_a_question() -> None:
    """A choice with one option is not a choice; who says it all the same only repeats it."""
    table = at("a1 p2 · lc1 p2 | vampire a1 6/6 xp4 · banshee ch1 4/5 | heart 8", 5)
    play(table, "vampire hit p1  # => levels.vampire=222 xp.vampire=0 ask=turn")
    assert table.do("vampire level 1").repeat
    assert refusal(table, "vampire level 2") == "nothing-to-decide"
    play(table, '! -1@vampire xp+5@vampire "x"  # => vampire=a1:6/6 ask=turn')


@pytest.mark.ruling("VA171")
def test_va171_saying_that_a_monster_returns_to_the_only_heart_repeats_it() -> None:
    table = at("a1 p1 | banshee ch1 5/5 · vampire a1 1/6 | heart 5")
    play(table, "banshee use 1\n villagers\n spawn eh1 none\n spawn g1 none  # => round=2 vampire=ch1:6/6 heart=3")
    assert table.do("vampire return ch1").repeat
    assert refusal(table, "vampire return lc1") == "nothing-to-decide"


def test_facts_may_name_a_monster_by_the_start_of_its_name() -> None:
    table = Table.from_bytes(header().encode())
    assert table.do("sheet v u 6 5 d2 r1 m2").text == "sheet vampire u 6 5 d2 r1 m2"
    assert table.do("minion hound d 2").text == "minion hound dullahan 2"
    assert table.snapshot()["pending"][0]["options"] == ["sheet banshee", "sheet dullahan", "map", "gates"]


def test_a_hero_nobody_entered_is_unknown_in_every_scenario() -> None:
    table = at("c1 p2 | vampire c1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 5")
    assert refusal(table, "vampire hit knight-1") == "unknown-hero"
    play(table, "villagers\n coin lc1\n spawn eh1 p2 knight  # => ask=spawn:eh1/g1")  # that card is ignored


@pytest.mark.ruling("VA130")
def test_va130_the_table_may_rule_that_a_zone_stays_dark() -> None:
    table = at("| vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 15 morale 38", 2)
    assert table.do('! dark@a1 stays "the fog came before we called"').text.endswith(
        ' stays "the fog came before we called"'
    )
    play(table, '! unlucky@c1 "gone at once"\nvillagers\nspawn eh1 none\nspawn g1 none  # => round=2')
    zones = table.snapshot()["map"]
    assert (zones["a1"]["conditions"], zones["a1"]["stays"], zones["c1"]["conditions"]) == (["dark"], True, [])
    play(table, "villagers\nevent drums")
    assert table.snapshot()["map"]["a1"]["conditions"] == []


@pytest.mark.ruling("VA33")
def test_va33_an_effect_may_name_the_hero_who_is_wounded_or_mended() -> None:
    table = at("a1 knight nun · c1 p1 | vampire a1 6/6 · banshee ch1 5/5 | heart 20", 3, HEROES)
    play(table, "vampire use 1 -2@nun  # => a1=knight,nun-2")
    assert refusal(table, '! -nun-1@a1 "the one with a wound"') == "no-such-figure"
    play(table, '! +1@nun "a potion"  # => a1=knight,nun-1\nvampire use 2 -9@nun  # => a1=knight xp.vampire=2')
    assert refusal(table, '! -1@nun "again"') == "no-such-figure"
    unlucky = at("a1 knight | vampire a1 6/6 · banshee ch1 5/5 | heart 20", 3, HEROES, ruled="unlucky@a1")
    play(unlucky, "vampire use 1 -1@knight  # => ask=coin:hit/miss\ncoin miss  # => a1=knight")
