"""When guards rest or lose their turn, and when the exploration ends: one test or more a ruling."""

import pytest

from tests.games.vampire_nights.helpers import (
    at,
    enter,
    events,
    expected,
    forced,
    guards,
    late,
    loot,
    moves,
    night_over,
    options,
    phase,
    refused,
    room,
)


@pytest.mark.ruling("VN20")
def test_vn20_one_more_guard_than_players_in_the_gardens_ends_the_exploration():
    game = at("b5=none", "Ana: a61 b5\nBen: a62 b0")
    game.do("Ana move b5-b6")
    assert phase(game) == "2 setup"
    assert events(game, "night-falls-garden") == [{"night": 1, "guards": 3}]


@pytest.mark.ruling("VN21")
def test_vn21_the_secret_space_counts():
    game = at("a5=none", "Ana: a61 b0\nBen: a62 a5", turn="Ben")
    game.do("Ben use clo a5-a6")
    assert phase(game) == "2 setup"


@pytest.mark.ruling("VN22")
def test_vn22_any_number_passes_on_an_entrance_one_in_a_room():
    game = at("a1=none", "Ana: a0 a1\nBen: a0p a1p")
    game.do("Ana pass a0")
    game = at("a1=none", "Ana: a0 a1\nBen: a0p a1p")
    refused(game, "Ana pass a1", "passed-there", "passing")


@pytest.mark.ruling("VN23")
def test_vn23_all_skipping_in_a_row_ends_the_exploration():
    # Ana goes to a5, where Ben lies; the garden is full, b5 she has seen: nothing can be done, by nobody.
    game = at("a5=none b5=none", "Ana: b5 a61\nBen: a5p a62", hand=0)
    game.do("Ana move b5-a5")
    assert events(game, "night-falls-skipped")
    assert forced(game)[0] == "skip"
    assert phase(game) == "2 setup"


@pytest.mark.ruling("VN23")
def test_vn23_a_skip_among_players_who_go_on():
    game = at("a5=none b5=fat", "Ana: b5 a61\nBen: a5p a62\nCem: c0 c0", hand=0, players=3)
    game.do("Ana move b5-a5")
    game.do("Cem pass c0")
    assert forced(game) == ["skip"]
    assert expected(game) == [("Cem", "turn")]
    assert game.judge("Ana skip").repeat  # said all the same, it changes nothing


@pytest.mark.ruling("VN23")
def test_vn23_skip_is_offered_where_only_items_are_left():
    game = at("a5=none b5=none", "Ana: b5 a61\nBen: a5p a62", hand=2)
    game.do("Ana move b5-a5")
    assert expected(game) == [("Ana", "turn")]
    assert "skip" in options(game, "Ana")
    game.do("Ana skip")
    assert events(game, "night-falls-skipped")
    assert phase(game) == "2 setup"


@pytest.mark.ruling("VN24")
def test_vn24_a_passed_guard_rests():
    game = at("a1=ser a2=down b2=ser b1=none", "Ana: a1p b0\nBen: b1 b0")
    refused(game, "Ana move a1-a2 fat", "guard-has-passed", "VN24")
    refused(game, "Ana use sta a1", "guard-has-passed", "VN24")
    refused(game, "Ana use mas a1-b1", "guard-has-passed", "VN24")
    assert "use tor a2" in options(game, "Ana")  # the Torch from it


@pytest.mark.ruling("VN24")
def test_vn24_the_crossbow_from_a_passed_guard():
    game = at("a1=fat a2=ser", "Ana: a1p b0\nBen: a0 b0")
    game.do("Ana use bow a2")
    assert room(game, "a2") == "none"


@pytest.mark.ruling("VN39")
def test_vn39_the_web_costs_the_next_turn_and_forbids_passing():
    game = at("a1=web", "Ana: a0 b0\nBen: a0 b0")
    enter(game, "Ana move a0-a1\nBen pass a0")
    assert guards(game, "Ana") == "a1w b0"
    refused(game, "Ana move a1-a2 fat", "guard-is-held", "VN39")
    refused(game, "Ana pass a1", "guard-is-held", "VN39")
    enter(game, "Ana move b0-b1 fat\nBen move b0-b1")
    assert guards(game, "Ana") == "a1 b1"
    game.do("Ana move a1-a2 fat")


@pytest.mark.ruling("VN40")
def test_vn40_with_the_other_guard_in_a_garden_the_turn_is_lost():
    game = at("a1=web", "Ana: a0 b61\nBen: a0 b0")
    enter(game, "Ana move a0-a1\nBen pass a0")
    assert events(game, "web-lost")
    assert expected(game) == [("Ben", "turn")]
    game.do("Ben pass")
    assert expected(game) == [("Ana", "turn")]


@pytest.mark.ruling("VN41")
def test_vn41_the_last_active_guard_of_the_night_is_not_held():
    game = at("a1=web", "Ana: a0 b0p\nBen: a0p b0")
    enter(game, "Ana move a0-a1\nBen pass b0")
    assert expected(game) == [("Ana", "turn")]
    game.do("Ana move a1-a2 fat")


@pytest.mark.ruling("VN42")
def test_vn42_a_second_guard_is_held_too():
    game = at("a1=web", "Ana: a0 a0\nBen: a0 b0")
    enter(game, "Ana move a0-a1\nBen pass a0\nAna move a0-a1")
    assert guards(game, "Ana") == "a1 a1w"
    game.do("Ben pass b0")
    assert moves(game, "Ana") == {"a1-a2", "a1-b1"}
    game.do("Ana move a1-a2 fat")


@pytest.mark.ruling("VN77")
def test_vn77_the_other_guard_must_act_if_it_can():
    game = at("a1=web", "Ana: a0 b0\nBen: a0 b0")
    enter(game, "Ana move a0-a1\nBen pass a0")
    assert {option for option in options(game, "Ana") if not option.startswith("use")} == {
        "move b0-a0",
        "move b0-b1",
        "pass b0",
    }


@pytest.mark.ruling("VN77")
def test_vn77_a_lost_turn_has_no_items_and_the_web_is_forgotten_over_night():
    game = at("a1=web", "Ana: a0 b0p\nBen: a0 b0")
    enter(game, "Ana move a0-a1\nBen move a0-a1")
    assert events(game, "web-lost")
    refused(game, "Ana use tor a2", "not-your-turn")
    enter(game, "Ben pass b0")
    night_over(game)
    while game.pending and game.state.phase != "setup":
        one = game.pending[0]
        game.do(f"{game.players[one.seat]} {one.kind} {one.options[0]}")
    assert not any(guard.web for seat in game.state.seats for guard in seat.guards)


@pytest.mark.ruling("VN78")
def test_vn78_the_lowest_free_space_is_taken():
    game = at("a5=none b5=none", "Ana: a5 b0\nBen: a62 b0")
    game.do("Ana move a5-a6")
    assert guards(game, "Ana") == "a61 b0"
    game = at("a5=none b5=none", "Ana: a5 b0\nBen: a61 b0")
    game.do("Ana move a5-a6")
    assert guards(game, "Ana") == "a62 b0"


@pytest.mark.ruling("VN75")
def test_vn75_nothing_follows_the_move_that_ends_the_exploration():
    game = at("b5=none a1=ser", "Ana: a61 b5\nBen: a62 a0")
    game.do("Ana move b5-b6")
    assert late(game) == []
    refused(game, "Ana use tor a1", "not-your-phase")


@pytest.mark.ruling("VN75")
def test_vn75_a_turn_that_the_referee_made_does_not_rob_the_player_before():
    # Ana has passed; Ben can only pass, too, which ends the night. Her Crossbow is still in time, and only that.
    game = at("a2=lor a5=ser b5=coi", "Ana: b61 a1\nBen: b62 a5", turn="Ben")
    enter(game, '! Ben hand 0 "position"\nBen move a5-b5\nAna pass a1')
    assert phase(game) == "2 setup"
    assert "use bow a2" in late(game)
    game.do("Ana use bow a2")
    assert phase(game) == "2 setup"
    assert loot(game, "Ana") == "coi lor"
    game.do("Ana reveal fat mot")
    assert late(game) == []
    refused(game, "Ana use tor b1", "not-your-phase")
