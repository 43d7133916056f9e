"""VV20 to VV27, VV66 and VV67: heroes and the villagers they move."""

import pytest

from tests.helpers import at_building, refused, village


def people(game, player="Ana"):
    """The villagers by cell, empty cards left out."""
    return {cell: number for cell, (_, number) in village(game, player).items() if number}


def ana(cards):
    return at_building(f"Ana: {cards}\nBen: d4=n000")


@pytest.mark.ruling("VV20")
def test_vv20_a_hero_moves_villagers_once_when_it_is_placed():
    game = ana("d4=n000*2")
    game.do("Ana place h5 e4")
    refused(game, "Ana place n000 f4 d4-e4", "not-enough-movement")
    refused(game, "Ana place h0 d5 d4-e4", "not-enough-movement")
    assert people(game) == {"d4": 2}


@pytest.mark.ruling("VV21")
def test_vv21_points_may_be_left_over():
    game = ana("d4=n000*2")
    game.do("Ana place h5 e4 d4-e4")
    assert people(game) == {"d4": 1, "e4": 1}


@pytest.mark.ruling("VV22")
def test_vv22_onto_the_new_hero_and_through_it():
    game = ana("d4=n000*3 d5=n000 e5=n000 f5=n000 f4=n000")
    game.do("Ana place h4 e4 d4-e4x2 d4-e4-f4")
    assert people(game) == {"e4": 2, "f4": 1}


@pytest.mark.ruling("VV23")
def test_vv23_villagers_on_a_neighbouring_hero_may_move():
    game = ana("d4=h0*2 c4=n000")
    game.do("Ana place h3 e4 d4-c4 d4-e4")
    assert people(game) == {"c4": 1, "e4": 1}


@pytest.mark.ruling("VV24")
def test_vv24_only_the_walker_walks_on():
    game = ana("d4=n000*1 c4=n000*2 b4=n000")
    refused(game, "Ana place h3 e4 d4-c4 c4-b4x2", "not-next-to-hero")
    game.do("Ana place h3 e4 d4-c4-b4")
    assert people(game) == {"c4": 2, "b4": 1}


@pytest.mark.ruling("VV26")
def test_vv26_only_those_next_to_the_hero_at_the_start():
    game = ana("d4=n000*1 c4=n000*1 d5=n000")
    params = refused(game, "Ana place h3 e4 d4-e4 c4-d4", "not-next-to-hero")
    assert params["cell"] == "c4"
    refused(game, "Ana place h3 e5 d4-c4", "not-next-to-hero")  # they share a corner only


@pytest.mark.ruling("VV27")
@pytest.mark.parametrize(("typed", "face"), [("h", "h0"), ("hwl", "h0wl")])
def test_vv27_no_movement_number_is_no_movement(typed, face):
    game = ana("d4=n000*2")
    assert refused(game, f"Ana place {typed} e4 d4-e4", "not-enough-movement")["points"] == 0
    game.do(f"Ana place {typed} e4")
    assert village(game, "Ana")["e4"] == (face, 0)


@pytest.mark.ruling("VV66")
def test_vv66_a_walk_may_come_back_and_costs_its_steps():
    game = ana("d4=n000*1 c4=n000")
    assert refused(game, "Ana place h1 e4 d4-c4-d4", "not-enough-movement")["cost"] == 2
    game.do("Ana place h2 e4 d4-c4-d4")
    assert people(game) == {"d4": 1}


@pytest.mark.ruling("VV67")
def test_vv67_the_villagers_there_at_the_start_cover_all_walks():
    game = ana("d4=n000*1 c4=n000")
    params = refused(game, "Ana place h3 e4 d4-c4-d4 d4-e4", "not-enough-villagers")
    assert (params["count"], params["villagers"]) == (2, 1)
    game = ana("d4=n000*2 c4=n000")
    game.do("Ana place h3 e4 d4-c4-d4 d4-e4")
    assert people(game) == {"d4": 1, "e4": 1}


@pytest.mark.ruling("VV67")
def test_vv67_villagers_who_arrive_do_not_cover_walks_either():
    game = ana("d4=n000*1 f4=n000*1 d5=n000 e5=n000 f5=n000")
    refused(game, "Ana place h5 e4 d4-e4-f4 f4-f5x2", "not-enough-villagers")
