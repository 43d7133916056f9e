"""What items do: one test or more a ruling."""

import pytest

from tests.games.vampire_nights.helpers import (
    at,
    enter,
    guards,
    late,
    loot,
    moves,
    options,
    refused,
    room,
    side,
)
from tests.games.vampire_nights.test_rooms import TWO


@pytest.mark.ruling("VN29")
def test_vn29_a_face_down_room_blocks_the_crossbow():
    assert options(at("a2=ser", TWO), "Ana", "use bow") == []
    assert options(at("a1=none a2=ser", TWO), "Ana", "use bow") == ["use bow a2"]
    refused(at("a2=ser", TWO), "Ana use bow a2", "no-target", "crossbow")


@pytest.mark.ruling("VN30")
def test_vn30_empty_rooms_count_for_the_range():
    game = at("a1=none a2=none a3=ser b1=none b2=lor", TWO)
    assert options(game, "Ana", "use bow") == ["use bow b2"]


@pytest.mark.ruling("VN31")
def test_vn31_shot_vampires_are_loot_unless_the_house_discards():
    game = at("a1=lor", TWO)
    game.do("Ana use bow")
    assert (loot(game, "Ana"), room(game, "a1")) == ("lor", "none")
    game = at("a1=lor", TWO, house="crossbow discard")
    game.do("Ana use bow a1")
    assert (loot(game, "Ana"), room(game, "a1")) == ("", "none")


@pytest.mark.ruling("VN32")
def test_vn32_only_the_first_vampire_in_line():
    game = at("a1=ser a2=lor", TWO)
    assert options(game, "Ana", "use bow") == ["use bow a1"]
    refused(game, "Ana use bow a2", "no-target")


@pytest.mark.ruling("VN84")
def test_vn84_the_crossbow_passes_over_open_rooms():
    game = at("a1=fat a2=lor b1=cat b2=web b3=ser", TWO)
    assert options(game, "Ana", "use bow") == ["use bow a2"]


def test_the_crossbow_shoots_backwards_and_sideways():
    game = at("a2=fat a1=ser b2=lor", "Ana: a2 b0p\nBen: a0 b0")
    assert options(game, "Ana", "use bow") == ["use bow a1", "use bow b2"]


@pytest.mark.ruling("VN47")
def test_vn47_any_mix_of_tiles_and_items():
    game = at("a1=cof", "Ana: a1 b0\nBen: a0 b0", loot="coi sto")
    game.do("Ana claim sta")
    assert (side(game, "Ana")["tiles"], side(game, "Ana")["hand"], loot(game, "Ana")) == (2, 2, None)
    assert game.snapshot()["piles"]["discarded_items"] == ["sta", "sta", "sta"]


@pytest.mark.ruling("VN48")
def test_vn48_one_movement_a_turn():
    game = at("", TWO)
    game.do("Ana use mir a0-b1 fat")
    refused(game, "Ana use jum b1-b3 fat", "not-your-turn")
    assert not [one for one in late(game) if one.split()[1] in ("mir", "jum", "mas", "clo")]


@pytest.mark.ruling("VN74")
def test_vn74_not_jump_and_cloak_in_one():
    game = at("a5=fat", "Ana: a4 b0\nBen: a61 b0\nCem: a62 b0", players=3)
    refused(game, "Ana use clo a4-a6", "room-between")
    refused(game, "Ana use jum a4-a6", "garden-full")


@pytest.mark.ruling("VN49")
def test_vn49_not_backwards():
    game = at("a2=fat b2=fat b3=fat a1=fat b1=fat", "Ana: b2 a0p\nBen: a0 b0")
    assert moves(game, "Ana", "mir") == {"b2-a3"}
    assert moves(game, "Ana", "jum") == {"b2-b4"}
    refused(game, "Ana use mir b2-a1", "not-adjacent")
    refused(game, "Ana use jum b2-b0", "not-adjacent")


def test_the_mirror_skips_empty_rooms():
    game = at("b1=none c2=none", "Ana: a0 a0p\nBen: a0 b0\nCem: a0 b0", players=3)
    assert moves(game, "Ana", "mir") == {"a0-b1", "a0-c2"}


@pytest.mark.ruling("VN50")
def test_vn50_the_mirror_does_not_reach_the_garden():
    game = at("a5=none b5=none", "Ana: a5 a0p\nBen: a0 b0")
    assert moves(game, "Ana", "mir") == set()
    refused(game, "Ana use mir a5-b6", "not-adjacent")


@pytest.mark.ruling("VN51")
def test_vn51_jumping_over_guards_and_face_down_rooms():
    game = at("", "Ana: a0 b0p\nBen: a1 b0")
    game.do("Ana use jum a0-a2 fat")
    assert (room(game, "a1"), room(game, "a2"), guards(game, "Ana")) == ("down", "fat", "a2 b0p")


def test_the_jump_crosses_one_room_that_is_not_empty():
    game = at("a1=none a2=fat a3=none a4=none a5=fat", "Ana: a0 b0p\nBen: a0 b0")
    assert moves(game, "Ana", "jum") == {"a0-a3", "a0-a4", "a0-a5"}
    refused(game, "Ana use jum a0-a2", "nothing-to-jump")
    refused(game, "Ana use jum a0-a6", "room-between")
    game = at("a5=fat", "Ana: a4 b0p\nBen: a0 b0")
    game.do("Ana use jum a4-a6")
    assert guards(game, "Ana") == "a61 b0p"


@pytest.mark.ruling("VN76")
def test_vn76_from_an_entrance_and_into_an_empty_room():
    game = at("a1=fat a2=none b1=down", "Ana: a0 b0p\nBen: a0 b0")
    assert moves(game, "Ana", "mir") == {"a0-b1"}
    assert moves(game, "Ana", "jum") == {"a0-a2", "a0-a3"}
    assert options(game, "Ana", "use tor") == ["use tor b1"]


@pytest.mark.ruling("VN52")
def test_vn52_a_swap_is_not_entering():
    game = at("a1=ser b1=ser", "Ana: a1 b0p\nBen: b1 a0p", hand=1)
    game.do("Ana use mas a1-b1")
    assert (guards(game, "Ana"), guards(game, "Ben")) == ("b0p b1", "a0p a1")
    assert (side(game, "Ana")["bites"], side(game, "Ben")["bites"]) == (0, 0)


@pytest.mark.ruling("VN53")
def test_vn53_in_line_over_empty_rooms_and_onto_an_entrance():
    game = at("a1=none a2=none a3=fat b2=none c2=fat", "Ana: a2 b0p\nBen: a1 a0\nCem: b2 c2", players=3)
    assert moves(game, "Ana", "mas") == {"a2-a0", "a2-a1", "a2-b2", "a2-c2"}
    game = at("", "Ana: a0 a0p\nBen: b0 b0")
    assert moves(game, "Ana", "mas") == set()  # not from entrance to entrance


@pytest.mark.ruling("VN53")
def test_vn53_both_begin_a_new_trail():
    game = at("a1=fat b1=fat", "Ana: a0 b0p\nBen: b1 b0p")
    enter(game, "Ana move a0-a1\nBen move b1-b2 fat\nAna move a1-b1\nBen move b2-a2 fat")
    game.do('! Ben guards b2 b0p "position"')
    game.do("Ana use mas b1-b2")
    assert (guards(game, "Ana"), guards(game, "Ben")) == ("b0p b2", "b0p b1")
    assert "b1-a1" in moves(game, "Ben")
    assert game.state.seats[0].guards[0].trail == {"b2"}


def test_the_mask_names_the_seat_where_several_stand():
    game = at("a1=none", "Ana: a0 b0p\nBen: a1 b0\nCem: a1 b0", players=3)
    assert moves(game, "Ana", "mas") == {"a0-a1 2", "a0-a1 3"}
    refused(game, "Ana use mas a0-a1", "choice-needed")
    game.do("Ana use mas a0-a1 3")
    assert guards(game, "Cem") == "a0 b0"


@pytest.mark.ruling("VN54")
def test_vn54_two_different_neighbours_of_one_guard_in_any_direction():
    game = at("b2=fat b1=none b3=none a2=down", "Ana: b2 a0\nBen: a0 b0\nCem: a0 b0", players=3)
    found = {tuple(option.split()[2:]) for option in options(game, "Ana", "use tor")}
    assert {("a2",), ("c2",), ("b4",), ("a2", "b4"), ("a2", "c2"), ("b4", "c2"), ("a1",)} == found
    refused(game, "Ana use tor a1 c2", "no-target", "VN54")  # beside different guards
    game.do("Ana use tor b4 a2")
    assert room(game, "b4") == "down"


@pytest.mark.ruling("VN55")
def test_vn55_the_magnifier_never_fetches_a_magnifier():
    game = at("", TWO)
    assert options(game, "Ana", "use mag") == ["use mag sta"]
    refused(game, "Ana use mag mag", "no-target", "VN55")
    game.do('! Ana discards mag "only that"')
    assert options(game, "Ana", "use mag") == []
    game.do('! Ana discards sta gar "more"')
    game.do("Ana use mag gar")
    assert side(game, "Ana")["hand"] == 3
    game.do("Ana move a0-a1 ser gar")  # and it can be played at once


@pytest.mark.ruling("VN56")
def test_vn56_garlic_only_when_the_vampire_is_met():
    game = at("a1=ser", "Ana: a1 b0\nBen: a0 b0")
    refused(game, "Ana use gar", "not-understood")
    game = at("a1=ser", TWO)
    game.do("Ana move a0-a1 gar")
    assert game.snapshot()["piles"]["discarded_items"].count("gar") == 1
    game.do("Ben move a0-a1 none")
    assert side(game, "Ben")["bites"] == 1


@pytest.mark.ruling("VN57")
def test_vn57_no_holy_water_for_the_dog():
    game = at("a1=dog b1=mot", "Ana: a1 b1\nBen: a0 b0")
    refused(game, "Ana use wat a1", "no-target", "VN57")
    assert game.do("Ana use wat").text == "Ana use wat b1"
    assert loot(game, "Ana") == "mot"


def test_the_sack_takes_coins_or_a_stone():
    game = at("a1=coi b1=sto", "Ana: a1 b1\nBen: a0 b0")
    refused(game, "Ana use sac", "choice-needed")
    enter(game, "Ana use sac a1\nAna use sac b1")
    assert loot(game, "Ana") == "coi sto"
    refused(game, "Ana use sac b1", "not-in-hand")
