"""Where guards may go: one test or more a ruling."""

import pytest

from tests.games.vampire_nights.helpers import (
    at,
    begun,
    enter,
    expected,
    forced,
    guards,
    late,
    moves,
    new,
    night_over,
    options,
    phase,
    refused,
    room,
    side,
)


@pytest.mark.ruling("VN8")
def test_vn8_a_guard_is_moved_or_laid_down():
    game = at("", "Ana: a0 b0\nBen: a0 b0")
    assert {option.split()[0] for option in options(game, "Ana")} == {"move", "pass", "use"}
    refused(game, "Ana skip", "must-move", "VN8")
    game.do("Ana pass a0")
    assert guards(game, "Ana") == "a0p b0"
    assert expected(game) == [("Ben", "turn")]


@pytest.mark.ruling("VN9")
def test_vn9_a_move_does_not_end_where_the_guard_has_been():
    game = at("a1=fat b1=fat", "Ana: a1 a0p\nBen: a0 b0")
    enter(game, "Ana move a1-b1\nBen pass a0")
    refused(game, "Ana move b1-a1", "already-been-there", "VN9")


@pytest.mark.ruling("VN9")
def test_vn9_entrances_are_part_of_the_trail():
    game = at("", "Ana: a0 a0p\nBen: a0 b0")
    enter(game, "Ana move a0-b0\nBen pass a0")
    refused(game, "Ana move b0-a0", "already-been-there", "VN9")


@pytest.mark.ruling("VN9")
def test_vn9_crossing_an_empty_room_it_was_in_is_allowed():
    game = at("a1=none b1=none c1=fat", "Ana: b1 a0p\nBen: a0 b0\nCem: a0 b0", players=3)
    enter(game, "Ana move b1-a1\nBen pass a0\nCem pass a0")
    assert moves(game, "Ana") == {"a1-a2", "a1-c1"}  # over b1, where it was


@pytest.mark.ruling("VN9")
def test_vn9_entering_a_room_that_was_skipped_is_allowed():
    game = at("a1=none b1=none c1=fat", "Ana: a1 a0p\nBen: a0 b0\nCem: a0 b0", players=3)
    enter(game, "Ana move a1-c1\nBen pass a0\nCem pass a0")
    assert moves(game, "Ana") == {"c1-b1", "c1-c2"}  # not a1


@pytest.mark.ruling("VN10")
def test_vn10_any_number_of_empty_rooms_is_skipped_also_into_the_garden():
    game = at("a1=none a2=none a3=none a4=none a5=none", "Ana: a0 b0p\nBen: a0 b0")
    assert moves(game, "Ana") == {"a0-a1", "a0-a2", "a0-a3", "a0-a4", "a0-a5", "a0-a6", "a0-b0"}
    game.do("Ana move a0-a6")
    assert guards(game, "Ana") == "a61 b0p"


@pytest.mark.ruling("VN10")
def test_vn10_a_room_that_is_not_empty_stops():
    game = at("a1=none a2=fat", "Ana: a0 b0p\nBen: a0 b0")
    assert moves(game, "Ana") == {"a0-a1", "a0-a2", "a0-b0"}
    refused(game, "Ana move a0-a3 fat", "room-between", "VN10")


@pytest.mark.ruling("VN11")
def test_vn11_stopping_in_an_empty_room_with_guards():
    game = at("a1=none", "Ana: a0 b0p\nBen: a1 b0")
    game.do("Ana move a0-a1")
    assert guards(game, "Ana") == "a1 b0p"


@pytest.mark.ruling("VN12")
def test_vn12_an_occupied_room_that_is_not_empty_has_its_effect():
    game = at("a1=ser", "Ana: a0 b0p\nBen: a1 b0", hand=0)
    game.do("Ana move a0-a1")
    assert game.snapshot()["players"][0]["bites"] == 1


@pytest.mark.ruling("VN13")
def test_vn13_sideways_between_entrances():
    game = at("", "Ana: b0 a0p\nBen: a0 b0\nCem: a0 b0", players=3)
    assert {"b0-a0", "b0-c0"} <= moves(game, "Ana")
    refused(at("", "Ana: a0 b0p\nBen: a0 b0\nCem: a0 b0", players=3), "Ana move a0-c0", "not-adjacent")


@pytest.mark.ruling("VN14")
def test_vn14_nobody_moves_in_or_between_gardens():
    game = at("", "Ana: a61 b0\nBen: a0 b0")
    refused(game, "Ana move a6-b6", "guard-has-passed", "VN15")
    game = at("", "Ana: a5 b0p\nBen: a0 b0")
    refused(game, "Ana move a5-b6", "not-adjacent")


@pytest.mark.ruling("VN15")
def test_vn15_a_guard_in_the_garden_owes_no_turn():
    game = at("a5=none b5=none", "Ana: a5 b0p\nBen: a0p b5", hand=0)
    game.do("Ana move a5-a6")
    assert expected(game) == [("Ben", "turn")]
    game.do("Ben move b5-b6")
    assert phase(game) == "2 setup"  # all passed or in a garden: the night is over


@pytest.mark.ruling("VN15")
def test_vn15_mask_and_cloak_still_apply_in_the_garden():
    game = at("", "Ana: a62 b0\nBen: a61 b0")
    assert moves(game, "Ana", "mas") == {"a6"}
    assert moves(game, "Ana", "clo") == {"a6"}
    game.do("Ana use mas a6")
    assert (guards(game, "Ana"), guards(game, "Ben")) == ("a61 b0", "a62 b0")
    assert expected(game) == [("Ben", "turn")]


@pytest.mark.ruling("VN15")
def test_vn15_a_guard_outside_does_not_swap_with_one_in_the_garden():
    game = at("a5=none", "Ana: a5 b0\nBen: a61 b0")
    assert moves(game, "Ana", "mas") == set()
    refused(game, "Ana use mas a5-a6", "no-target", "VN15")


@pytest.mark.ruling("VN16")
def test_vn16_a_third_guard_needs_the_cloak():
    game = at("a5=none", "Ana: a5 b0\nBen: a61 b0\nCem: a62 b0", players=3)
    refused(game, "Ana move a5-a6", "garden-full", "VN16")
    game.do("Ana use clo a5-a6")
    assert guards(game, "Ana") == "a6s b0"


@pytest.mark.ruling("VN19")
def test_vn19_the_cloak_later_is_the_movement_of_its_owner():
    game = at("", "Ana: a61 b0\nBen: a62 b0")
    game.do("Ana use clo a6")
    assert guards(game, "Ana") == "a6s b0"
    assert guards(game, "Ben") == "a62 b0"  # it does not slide to 1
    assert expected(game) == [("Ben", "turn")]
    refused(game, "Ana move b0-b1 fat", "not-your-turn")


@pytest.mark.ruling("VN19")
def test_vn19_who_has_no_more_turns_plays_it_at_any_moment():
    game = at("", "Ana: a0 b0\nBen: a61 b0p")
    game.do("Ben use clo a6")
    assert guards(game, "Ben") == "a6s b0p"
    assert expected(game) == [("Ana", "turn")]
    game = at("", "Ana: a0 b0\nBen: a61 b0")
    refused(game, "Ben use clo a6", "not-your-turn", "exploration")


@pytest.mark.ruling("VN19")
def test_vn19_it_comes_before_what_the_referee_did_by_itself():
    # When Ana has passed, Cem can only go to b5, and is bitten there; her Cloak frees a place in the garden.
    game = at("a5=coi b5=ser", "Ana: a61 a5\nBen: a62 b0p\nCem: a5 c0p", players=3)
    enter(game, '! Cem hand 0 "position"\nAna pass a5')
    assert forced(game) == ["move a5-b5"]
    assert {"use clo a6"} <= {*late(game)}
    game.do("Ana use clo a6")
    assert guards(game, "Cem") == "a5 c0p"
    assert options(game, "Cem") == ["move a5-a6", "move a5-b5"]
    assert side(game, "Cem")["bites"] == 0


@pytest.mark.ruling("VN19")
def test_vn19_it_comes_before_an_end_that_the_referee_brought_about():
    game = at("a5=ser b5=coi", "Ana: b61 a0\nBen: b62 a5", turn="Ben")
    enter(game, '! Ben hand 0 "position"\nBen move a5-b5\nAna pass a0')
    assert (phase(game), forced(game)[0]) == ("2 setup", "pass b5")
    game.do("Ana use clo b6")
    assert phase(game) == "1 exploration"
    assert options(game, "Ben") == ["move b5-b6", "pass b5"]


@pytest.mark.ruling("VN19")
@pytest.mark.parametrize("player", ["Ana", "Cem"])
def test_vn19_it_ends_nobody_s_turn(player):
    rooms, places = "a2=coi b5=none", {"Ana": "Ana: b5 a2p\nBen: b0 b0\nCem: c0 c0", "Cem": "Ana: b2 a1\nCem: b61 c0p"}
    game = at(f"{rooms} a5=ser", places[player], players=3)
    game.do("Ana move b5-b6" if player == "Ana" else "Ana move a1-a2")
    game.do(f"{player} use clo b6")
    assert expected(game) == [("Ben", "turn")]
    game.do("Ana use tor b4" if player == "Ana" else "Ana use sac a2")


@pytest.mark.ruling("VN19")
def test_vn19_two_own_guards_in_one_garden_are_told_apart():
    game = at("", "Ana: a61 a62\nBen: a0 b0", turn="Ben")
    refused(game, "Ana use clo a6", "choice-needed")
    game.do("Ana use clo a62")
    assert guards(game, "Ana") == "a61 a6s"


def test_a_lone_way_is_left_to_who_could_use_an_item_after_it():
    rooms, places = "a1=coi b1=none b2=mot", "Ana: a0p b1\nBen: b0p a1"
    game = at(rooms, places, turn="Ben", hand=1)
    enter(game, '! Ben discards wat "position"\nBen use mag wat\nBen move a1-b1\nAna pass b1')
    assert options(game, "Ben") == ["move b1-b2"]
    enter(game, "Ben move b1-b2\nBen use wat b2")
    game = at(rooms, places, turn="Ben", hand=0)
    enter(game, "Ben move a1-b1\nAna pass b1")
    assert forced(game) == ["move b1-b2"]


def test_what_can_be_done_now_does_not_repeat_what_was_forced():
    # Both of Ben's guards can only go to a3: the first is moved there, then the second may follow it.
    game = at("a2=none a3=coi b2=none", "Ana: a0p a2\nBen: b2 b2", turn="Ben", hand=0)
    enter(game, 'Ben move b2-a2\n! Ben turn "position"\nBen move b2-a2\nAna pass a2')
    assert (forced(game), guards(game, "Ben")) == (["move a2-a3"], "a2 a3")
    assert not game.do("Ben move a2-a3").repeat
    assert guards(game, "Ben") == "a3 a3"


def test_an_item_may_follow_the_move_until_the_next_player_acts():
    game = at("", "Ana: a0 b0\nBen: a0 b0")
    game.do("Ana move a0-a1 coi")
    assert "use sac a1" in late(game)
    game.do("Ana use sac a1")
    assert room(game, "a1") == "none"
    assert expected(game) == [("Ben", "turn")]
    refused(game, "Ana move a1-a2 fat", "not-your-turn", "VN48")
    refused(game, "Ana pass b0", "not-your-turn", "VN48")
    enter(game, "Ben use tor b1\nBen pass a0\nAna pass a1")
    game.do("Ben pass b0")
    refused(at("", "Ana: a0 b0\nBen: a0 b0"), "Ben use tor a1", "not-your-turn")


def test_two_guards_on_one_cell_that_differ_are_told_apart():
    game = at("a1=none a2=fat b1=none", "Ana: a1 b1\nBen: a0 b0")
    enter(game, "Ana move b1-a1\nBen pass a0")
    assert moves(game, "Ana") == {"a1-a2", "a1-b1"} or "a1.1-a2" in moves(game, "Ana")
    refused(game, "Ana move a1-a2", "choice-needed")
    assert game.do("Ana move a1.2-a2").text == "Ana move a1.2-a2"


def test_the_start_is_filled_in_where_it_is_clear():
    game = at("", "Ana: a0 b0\nBen: a0 b0")
    assert game.do("Ana move a1 fat").text == "Ana move a0-a1 fat"
    assert game.do("ben m B0b1 mother").text == "Ben move b0-b1 mot"


@pytest.mark.ruling("VN4")
def test_vn4_the_same_player_is_first_unless_the_table_says_otherwise():
    game = night_over(at("", "Ana: a0 b0\nBen: a0 b0"))
    game.do("Ana reveal fat fat")
    enter(game, "Ana guards a b sta\nBen guards a b sta")
    assert expected(game) == [("Ana", "turn")]
    game.do("Ben first")
    assert expected(game) == [("Ben", "turn")]
    game.do("Ben pass a0")
    refused(game, "Ana first", "not-your-phase", "VN4")


@pytest.mark.ruling("VN3")
def test_vn3_guards_are_placed_in_any_order():
    game = new(3)
    game.do("Cem reveal fat ser web")
    assert sorted(expected(game)) == [("Ana", "guards"), ("Ben", "guards"), ("Cem", "guards")]
    enter(game, "Cem guards c a sta\nAna guards a a sta\nBen guards b b0 tor")
    assert guards(game, "Cem") == "a0 c0"
    refused(game, "Ben guards b b tor", "already-placed")
    assert begun().state.first == 0


@pytest.mark.ruling("VN5")
def test_vn5_what_is_turned_up_at_setup_does_nothing():
    game = new(2)
    game.do("Ana reveal cat web")
    enter(game, "Ana guards a a sta\nBen guards b b sta\nAna first")
    assert (room(game, "a3"), room(game, "b3")) == ("cat", "web")


@pytest.mark.ruling("VN58")
def test_vn58_no_items_in_another_players_turn():
    game = at("a1=coi", "Ana: a0 b0\nBen: a1 b0")
    refused(game, "Ben use sac a1", "not-your-turn")
