"""Scenario 9: objectives brought to the spawn markers, which are closed (VA121, VA176, VA189, VA205)."""

import pytest

from tests.games.village_attacks.helpers import at, new, play

WALKS = "map ch1-lc1-a1-eh1-g1-mc1-c1-sc1-ch1 lc1-c1 sc1-st1"
SYMBOLS = "symbols eh1:mg g1:rr"
OTHERS = "banshee ch1 5/5 · dullahan ch1 8/8"


def stands(position: str, also=(SYMBOLS,), **more: str):
    return at(f"{position} | heart 20", 9, also, walks=WALKS, **more)


def zone(table, name: str):
    here = table.snapshot()["map"][name]
    return here.get("objectives"), here.get("symbols"), here.get("active")


@pytest.mark.ruling("VA205")
def test_va205_an_objective_is_picked_up_on_entering_and_slows_its_carrier():
    table = stands(f"| vampire sc1 6/6 · {OTHERS}")
    assert zone(table, "st1") == (2, None, None)  # as many as there are spawn markers
    play(
        table,
        """
        vampire move st1 sc1  # refused not-enough-movement
        vampire move st1  # => told=picked-up marks.vampire=slow1
        vampire heal slow  # refused not-at-heart VA176
        """,
    )
    assert zone(table, "st1") == (1, None, None)
    assert table.snapshot()["players"][0]["carries"] == "objective"
    play(
        table,
        """
        vampire drop objective  # => told=objective-back marks.vampire=-
        vampire drop objective  # refused no-load
        vampire move sc1  # => vampire=sc1:6/6
        """,
    )
    assert zone(table, "st1") == (2, None, None)
    table = stands(f"| vampire st1 6/6 · {OTHERS}", [SYMBOLS, "goals st1x4"])
    play(table, '! vampire=st1 "put there"  # => not=picked-up\n! vampire>st1 "moved there"  # => told=picked-up')
    assert zone(table, "st1") == (3, None, None)


@pytest.mark.ruling("VA205")
@pytest.mark.ruling("VA189")
def test_va205_put_down_at_a_marker_it_closes_it_one_symbol_after_the_other():
    table = stands(f"mc1 p1 | vampire st1 6/6 · {OTHERS}", ruled="vampire>st1 vampire>a1")
    play(
        table,
        """
        vampire seal  # refused no-load VA205
        vampire move eh1  # => told=objective-placed xp.vampire=1 marks.vampire=-
        vampire seal r  # refused wrong-die VA205
        vampire seal g  # => told=sealed xp.vampire=2
        """,
    )
    assert zone(table, "eh1") == (1, ["m"], True)
    play(
        table,
        "vampire seal  # => told=gate-closed xp.vampire=3 not=spawning-over\nvampire seal  # refused no-load VA205",
    )
    assert zone(table, "eh1") == (None, None, False)
    play(
        table,
        """
        ! vampire>st1 vampire>g1 "a second one"  # => told=objective-placed xp.vampire=4
        vampire seal  # => xp.vampire=0 ask=level:1/2/3
        vampire level 2
        vampire seal r  # => told=spawning-over end=- xp.vampire=1
        ! vampire=mc1 "so that somebody is there to kill it"
        vampire hit p1  # => end=won:clear
        """,
    )


@pytest.mark.ruling("VA205")
def test_va205_a_second_objective_may_lie_at_one_marker_and_a_marker_may_stand_in_the_storeroom():
    table = stands(f"| vampire a1 6/6 · {OTHERS}", ruled="vampire>st1 vampire>eh1 vampire>st1 vampire>eh1")
    assert zone(table, "eh1")[0] == 2
    assert zone(table, "st1")[0] is None
    play(table, "vampire seal\nvampire seal  # => told=gate-closed")
    assert zone(table, "eh1")[0] is None
    table = stands(f"| vampire a1 6/6 · {OTHERS}", gates="gates eh1", ruled="vampire>st1")
    play(table, "vampire seal  # refused no-load VA205")
    table = at("| vampire st1 6/6 · banshee ch1 5/5 | heart 20", 9, ["goals st1x4"], walks=WALKS)
    play(table, "vampire seal  # refused no-such-gate VA205")


@pytest.mark.ruling("VA205")
def test_va205_the_objective_of_a_dead_carrier_lies_in_the_storeroom_again():
    table = stands(f"| vampire a1 6/6 · {OTHERS}", ruled="vampire>st1")
    assert zone(table, "st1")[0] == 1
    play(table, '! -6@vampire "dies"  # => told=objective-back vampire=dead')
    assert zone(table, "st1")[0] == 2


@pytest.mark.ruling("VA121")
def test_va121_tier_2_begins_once_two_markers_are_closed_and_closed_ones_draw_no_card():
    table = stands(f"mc1 p1 | vampire a1 6/6 · {OTHERS}", (), gates="gates eh1 g1 c1", ruled="xp+1@vampire")
    for gate, tier in (("eh1", 1), ("g1", 2)):
        table.do(f'! vampire>st1 vampire>{gate} "brings one"')
        while table.pending[0].kind == "level":
            table.do(f"vampire level {table.pending[0].options[0]}")
        for _ in range(2):
            table.do("vampire seal")
            while table.pending[0].kind == "level":
                table.do(f"vampire level {table.pending[0].options[0]}")
        assert table.snapshot()["tier"] == tier
    play(
        table,
        """
        villagers  # => tier=2 ask=spawn:c1
        spawn g1 p1  # refused no-such-gate VA65
        """,
    )


def test_what_the_symbols_are_may_be_left_open():
    table = new(scenario=9, walks=WALKS)
    play(table, "ready  # => tier=1")
    assert zone(table, "eh1") == (None, [None, None], True)
