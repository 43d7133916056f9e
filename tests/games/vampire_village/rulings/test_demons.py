"""VV28 to VV42, VV57 and VV69: demons."""

from itertools import permutations

import pytest

from tests.helpers import (
    at_night,
    creatures,
    enter,
    events,
    fill_building,
    forced,
    options,
    phase,
    refused,
    values,
    village,
)

# Ana robs Cara and Ben robs Ana: the right neighbour is the player before.
THIEVES = """
    Ana: d4=n909 e4=h0 | dw w2
    Ben: d4=n909 e4=h0 | dw
    Cara: d4=n909 | wr
"""


@pytest.mark.ruling("VV28")
@pytest.mark.parametrize("lines", list(permutations(["Ana demon dw effect wr", "Ben demon dw effect w2"])))
def test_vv28_thieves_take_from_what_lay_there_when_the_phase_began(lines):
    game = enter(at_night(THIEVES), "\n".join(lines))
    assert [creatures(game, player) for player in game.players] == ["wr", "w2", ""]


@pytest.mark.ruling("VV29")
def test_vv29_a_stolen_creature_is_not_stolen_again():
    game = at_night(THIEVES)
    assert options(game, "Ben") == ["dw effect w2", "dw hero e4"]
    game.do("Ana demon dw effect wr")
    assert options(game, "Ben") == ["dw effect w2", "dw hero e4"]
    refused(game, "Ben demon dw effect wr", "no-such-creature")


@pytest.mark.ruling("VV29")
def test_vv29_also_not_one_with_the_same_face():
    game = at_night(THIEVES.replace("| dw w2", "| dw").replace("| wr", "| w2"))
    assert phase(game) == "2 demons"
    assert "e4" not in village(game, "Ben")  # nothing lay before Ana: a hero had to go
    game.do("Ana demon dw effect w2")
    assert [creatures(game, player) for player in game.players] == ["w2", "", ""]


@pytest.mark.ruling("VV30")
def test_vv30_two_thefts_take_different_creatures():
    game = at_night("Ana: d4=n909 e4=h0 c4=h0 | dw dw\nBen: d4=n909 | w2")
    game.do("Ana demon dw effect w2")
    assert options(game, "Ana") == ["dw hero c4", "dw hero e4"]
    refused(game, "Ana demon dw effect w2", "demon-not-applicable")


@pytest.mark.ruling("VV30")
def test_vv30_thieves_of_each_other_do_not_swap_back():
    game = at_night("Ana: d4=n909 e4=h0 | dw w2\nBen: d4=n909 d5=h0 | dw wr v1")
    game.do("Ana demon dw effect wr")
    assert options(game, "Ben") == ["dw effect w2", "dw hero d5"]
    game.do("Ben demon dw effect w2")
    assert (creatures(game, "Ana"), creatures(game, "Ben")) == ("wr", "w2 v1")


OWN_ORDER = "Ana: c4=n900*2 d4=y900*2 | dm dy\nBen: d4=n000"


@pytest.mark.ruling("VV31")
def test_vv31_the_owner_chooses_the_order_of_the_demons():
    game = at_night(OWN_ORDER)
    assert options(game, "Ana") == ["dm effect c4", "dm effect d4", "dy effect"]
    game.do("Ana demon dy effect")  # d4 is left with 1, so dm takes it
    assert village(game, "Ana") == {"c4": ("n900", 2)}
    game = at_night(OWN_ORDER)
    game.do("Ana demon dm effect c4")
    assert village(game, "Ana") == {"d4": ("y900", 1)}


@pytest.mark.ruling("VV32")
def test_vv32_one_hero_answers_one_demon():
    game = at_night("Ana: c4=n900*1 d4=n900*2 e4=h0 | dh dm\nBen: d4=n000")
    game.do("Ana demon dh hero e4")
    assert forced(game) == 1
    assert village(game, "Ana") == {"d4": ("n900", 2)}


@pytest.mark.ruling("VV33")
def test_vv33_with_nothing_to_steal_a_hero_must_go():
    game = at_night("Ana: c4=h0 d4=n000 e4=h0 | dl\nBen: d4=n900 | w2")
    assert options(game, "Ana") == ["dl hero c4", "dl hero e4"]
    refused(game, "Ana demon dl effect", "demon-not-applicable")
    refused(game, "Ana demon dl effect lg", "demon-not-applicable")
    game.do("Ana demon dl hero c4")
    assert list(village(game, "Ana")) == ["d4", "e4"]


@pytest.mark.ruling("VV33")
def test_vv33_without_a_hero_it_has_no_effect():
    game = at_night("Ana: d4=n000*2 | dl\nBen: d4=n900 | w2")
    assert len(events(game, "demon-left")) == 3  # two of them fill up Ben's creatures
    assert (village(game, "Ana"), creatures(game, "Ana")) == ({"d4": ("n000", 2)}, "")


@pytest.mark.ruling("VV34")
def test_vv34_a_theft_applies_whenever_there_is_a_target():
    game = at_night("Ana: d4=n000 | dv\nBen: d4=n000 | v1")
    # Nothing in the village changes by the theft, and yet it is made; then the vampire breaks in.
    assert events(game, "demon-stole") == [{"demon": "dv", "creature": "v1", "victim": 1}]
    assert village(game, "Ana") == {}
    assert village(game, "Ben") == {"d4": ("n000", 0)}


@pytest.mark.ruling("VV35")
def test_vv35_survivors_of_round_1_may_be_stolen():
    game = at_night("Ana: d4=n999\nBen: d4=n999 | w2", round=1)
    fill_building(game)
    enter(game, "Ana creatures dw dh dh\nAna creatures dh dh dh" + "\nBen creatures dh dh dh" * 2)
    assert (creatures(game, "Ana"), creatures(game, "Ben")) == ("w2", "")


@pytest.mark.ruling("VV36")
def test_vv36_empty_yellow_buildings_cannot_lose_anyone():
    game = at_night("Ana: c4=n000*3 d4=y000 e4=h0 | dy\nBen: d4=n000")
    assert village(game, "Ana") == {"c4": ("n000", 3), "d4": ("y000", 0)}  # the hero had to go
    game = at_night("Ana: c4=n000*3 d4=y000 e4=h0 f4=h0 | dy\nBen: d4=n000")
    refused(game, "Ana demon dy effect", "demon-not-applicable")


@pytest.mark.ruling("VV37")
def test_vv37_the_yellow_demon_touches_yellow_buildings_only():
    game = at_night("Ana: b4=g000*2 c4=b000*2 d4=y000*2 e4=r000*2 d5=n000*2 d3=y000*1 c3=h0*2 | dy\nBen: d4=n000")
    game.do("Ana demon dy effect")
    assert {cell: number for cell, (_, number) in village(game, "Ana").items()} == {
        "b4": 2,
        "c4": 2,
        "d4": 1,
        "e4": 2,
        "d5": 2,
        "d3": 0,
        "c3": 2,
    }


@pytest.mark.ruling("VV38")
def test_vv38_without_a_peopled_building_there_is_no_fewest():
    game = at_night("Ana: c4=h0*2 d4=n000 e4=h0 | dm\nBen: d4=n000")
    assert options(game, "Ana") == ["dm hero c4", "dm hero e4"]
    refused(game, "Ana demon dm effect d4", "demon-not-applicable")
    game = at_night("Ana: c4=n000 d4=n000 | dm\nBen: d4=n000")
    assert list(village(game, "Ana")) == ["c4", "d4"]


@pytest.mark.ruling("VV39")
def test_vv39_one_of_the_buildings_with_the_fewest():
    game = at_night("Ana: b4=n000 c4=n000*1 d4=n000*1 e4=n000*2 | dm\nBen: d4=n000")
    assert options(game, "Ana") == ["dm effect c4", "dm effect d4"]
    assert refused(game, "Ana demon dm effect e4", "not-the-fewest")["least"] == 1
    refused(game, "Ana demon dm effect b4", "not-the-fewest")
    game.do("Ana demon dm effect d4")
    assert list(village(game, "Ana")) == ["b4", "c4", "e4"]


@pytest.mark.ruling("VV40")
@pytest.mark.parametrize(("line", "left"), [("dm hero e4", {"c4": 1, "d4": 2}), ("dm effect c4", {"d4": 2, "e4": 3})])
def test_vv40_the_villagers_on_a_card_that_a_demon_takes_are_lost(line, left):
    game = at_night("Ana: c4=n000*1 d4=n000*2 e4=h0*3 | dm\nBen: d4=n000")
    game.do(f"Ana demon {line}")
    assert {cell: number for cell, (_, number) in village(game, "Ana").items()} == left


@pytest.mark.ruling("VV41")
def test_vv41_without_a_hero_the_hero_demon_leaves():
    game = at_night("Ana: d4=y000*2 | dh\nBen: d4=n000 | w2 w2 w2")
    assert events(game, "demon-left") == [{"demon": "dh"}]
    assert (village(game, "Ana"), creatures(game, "Ana")) == ({"d4": ("y000", 2)}, "")


@pytest.mark.ruling("VV42")
def test_vv42_the_effect_may_be_taken_although_a_hero_is_there():
    game = at_night("Ana: d4=n000*2 c4=n000*1 e4=h0 | dm\nBen: d4=n000")
    game.do("Ana demon dm effect")
    assert list(village(game, "Ana")) == ["d4", "e4"]


@pytest.mark.ruling("VV42")
def test_vv42_but_never_with_the_hero_demon():
    game = at_night("Ana: d4=n000*2 c4=h0 e4=h0 | dh\nBen: d4=n000")
    refused(game, "Ana demon dh effect", "demon-not-applicable")


@pytest.mark.ruling("VV57")
def test_vv57_the_icons_of_a_hero_given_to_a_demon_bring_nothing():
    game = at_night("Ana: d4=n900 e4=h0wlv | dh w2 wr\nBen: d4=n900 | w2")
    assert list(village(game, "Ana")) == ["d4"]
    assert values(game, "Ana") == {"w2": 2, "wr": 1}


@pytest.mark.ruling("VV69")
def test_vv69_whoever_answers_first_the_result_is_the_same():
    position = """
        Ana: c4=y909*1 d4=n909*2 e4=h0 | dm w2 dy
        Ben: d4=n909 e4=h0 | dw wl
        Cara: d4=n909 e4=h0 | dw dh w2
    """
    answers = ["Ana demon dm effect c4", "Ben demon dw effect w2", "Cara demon dw effect wl"]
    results = {enter(at_night(position), "\n".join(lines)).state.seats for lines in permutations(answers)}
    assert len(results) == 1
    assert [" ".join(creature.face for creature in seat.creatures) for seat in results.pop()] == ["", "w2", "w2 wl"]
