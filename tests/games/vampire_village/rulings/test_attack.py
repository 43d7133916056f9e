"""VV43 to VV61: values, the line that defends, breaches, the course of the attacks."""

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
    points,
    refused,
    values,
    village,
)

QUIET = "Ben: d4=n999"


@pytest.mark.ruling("VV43")
def test_vv43_with_two_players_the_opponent_is_both_neighbours():
    game = at_night("Ana: d4=n900 | wl wr\nBen: d4=n900 | w2 w2 w2")
    assert values(game, "Ana") == {"wl": 3, "wr": 3}


@pytest.mark.ruling("VV43")
def test_vv43_with_three_players_they_are_two():
    game = at_night("Ana: d4=n900 | wl wr\nBen: d4=n900 | w2\nCara: d4=n900 | w2 w2 w2")
    assert values(game, "Ana") == {"wl": 1, "wr": 3}


@pytest.mark.ruling("VV44")
def test_vv44_witches_are_counted_after_the_thefts():
    game = at_night("Ana: d4=n900 | dw wl\nBen: d4=n900 | w2 w2 wr")
    game.do("Ana demon dw effect w2")
    assert values(game, "Ana") == {"w2": 2, "wl": 2}
    assert values(game, "Ben") == {"w2": 2, "wr": 2}


@pytest.mark.ruling("VV44")
def test_vv44_survivors_count_too():
    game = at_night("Ana: d4=n999\nBen: d4=n999 | w2", round=1)
    fill_building(game)
    enter(game, "Ana creatures wl dh dh\nAna creatures dh dh dh\nBen creatures w2 dh dh\nBen creatures dh dh dh")
    assert values(game, "Ana") == {"wl": 2}


@pytest.mark.ruling("VV45")
def test_vv45_a_witch_worth_0_is_the_weakest():
    game = at_night(f"Ana: c4=n100 d4=n900 | w2 wl\n{QUIET}")
    breach = events(game, "breached")[0]
    assert (breach["attack"], breach["defence"], breach["creature"], breach["value"]) == (2, 1, "wl", 0)
    assert creatures(game, "Ana") == "w2"


@pytest.mark.ruling("VV46")
def test_vv46_0_against_0_is_repelled_stays_and_scores():
    game = at_night(f"Ana: d4=n000*2 | wl\n{QUIET}")
    assert phase(game) == "2 over"
    assert village(game, "Ana") == {"d4": ("n000", 2)}
    assert points(game)["Ana"] == 3


@pytest.mark.ruling("VV47")
def test_vv47_the_sum_is_taken_again_but_values_stay():
    game = at_night(f"Ana: d3=n080 d4=n050 d5=n090 | lg lg lg\n{QUIET}")
    assert [(one["attack"], one["defence"]) for one in events(game, "breached")] == [(9, 8), (6, 5)]
    assert values(game, "Ana") == {"lg": 3}  # the last of the pack is still worth 3
    assert list(village(game, "Ana")) == ["d5"]


@pytest.mark.ruling("VV47")
def test_vv47_witches_keep_their_value_when_the_neighbour_loses_some():
    game = at_night("Ana: d4=n500 | wl wl\nBen: c4=n000 d4=n000 | w2 w2")
    assert village(game, "Ben") == {}  # both witches broke in there
    assert values(game, "Ana") == {"wl": 2}


@pytest.mark.ruling("VV48")
def test_vv48_each_pack_counts_itself():
    game = at_night(f"Ana: d4=n050 | lg lg lb\n{QUIET}")
    assert values(game, "Ana") == {"lb": 1, "lg": 2}
    assert list(village(game, "Ana")) == ["d4"]  # 5 against 5; one pack of three would be 9


@pytest.mark.ruling("VV49")
def test_vv49_the_owner_chooses_among_several_weakest():
    game = at_night("Ana: c4=n000 d4=n900 | w2 wr wl\nBen: d4=n900 | w2 w2")
    assert values(game, "Ana") == {"w2": 2, "wl": 2, "wr": 2}
    assert options(game, "Ana") == ["c4 w2", "c4 wl", "c4 wr"]
    refused(game, "Ana breach c4", "choice-needed")
    game.do("Ana breach c4 wr")
    assert creatures(game, "Ana") == "w2 wl"


@pytest.mark.ruling("VV49")
def test_vv49_equal_faces_are_no_choice():
    game = at_night(f"Ana: c4=n000 d4=n900 | w2 w2\n{QUIET}")
    assert (forced(game), creatures(game, "Ana")) == (1, "w2")


@pytest.mark.ruling("VV50")
def test_vv50_a_line_of_heroes_defends_with_0():
    game = at_night(f"Ana: c4=h9 d4=n900 | w2\n{QUIET}")
    assert (list(village(game, "Ana")), creatures(game, "Ana")) == (["d4"], "")


@pytest.mark.ruling("VV51")
def test_vv51_the_nearest_line_with_a_card_whatever_the_gaps():
    game = at_night(f"Ana: b4=n100 e4=n300 e5=n100 g4=n000 | w2 w2 w2\n{QUIET}")
    # 6 against 1 in column b, then 4 against 3 + 1 in column e: the empty columns between are no line.
    assert (list(village(game, "Ana")), creatures(game, "Ana")) == (["e4", "g4", "e5"], "w2 w2")


@pytest.mark.ruling("VV51")
def test_vv51_columns_left_of_a_and_rows_above_1_come_first():
    game = at_night("Ana: z4=n000 a4=n900 | w2\nBen: d-1=n000 d0=n090 | lg lg lg", order="witches vampires werewolves")
    assert list(village(game, "Ana")) == ["a4"]
    assert list(village(game, "Ben")) == ["d0"]


@pytest.mark.ruling("VV52")
def test_vv52_a_corner_card_counts_in_its_row_and_in_its_column():
    game = at_night(f"Ana: c3=n440 c4=n000 d3=n000 | w2 w2 lg lg\n{QUIET}")
    assert list(village(game, "Ana")) == ["c3", "d3", "c4"]
    assert creatures(game, "Ana") == "w2 w2 lg lg"


@pytest.mark.ruling("VV53")
@pytest.mark.parametrize(("face", "creature"), [("y099", "w2"), ("y909", "lg"), ("y990", "v1")])
def test_vv53_shields_against_another_kind_are_worth_0(face, creature):
    game = at_night(f"Ana: d4={face} | {creature}\n{QUIET}")
    assert village(game, "Ana") == {}


@pytest.mark.ruling("VV54")
@pytest.mark.parametrize(("edition", "score"), [("fr", 0), ("ru", 2)])
def test_vv54_with_the_last_card_gone_the_attack_ends_and_they_stay(edition, score):
    game = at_night(f"Ana: d4=n000*2 | w2 w2 w2\n{QUIET}", edition=edition)
    assert (village(game, "Ana"), creatures(game, "Ana")) == ({}, "w2 w2")
    assert len(events(game, "village-gone")) == 1
    assert points(game)["Ana"] == score


@pytest.mark.ruling("VV55")
@pytest.mark.parametrize(("edition", "score"), [("fr", 0), ("ru", 2)])
def test_vv55_an_attack_on_an_empty_village_ends_at_once(edition, score):
    game = at_night(f"Ana: | w2 v6\n{QUIET}", edition=edition)
    assert phase(game) == "2 over"
    assert creatures(game, "Ana") == "w2 v6"
    assert points(game)["Ana"] == score


@pytest.mark.ruling("VV56")
def test_vv56_with_the_right_icon_any_attacker_dies_also_the_weakest():
    position = "Ana: c4=h0w d4=n900 | w2 wr\nBen: d4=n900 | w2 w2 w2"
    game = at_night(position)
    assert options(game, "Ana") == ["c4 w2", "c4 wr"]
    assert creatures(enter(game, "Ana breach c4 w2"), "Ana") == "wr"
    assert creatures(enter(at_night(position), "Ana breach c4 wr"), "Ana") == "w2"


@pytest.mark.ruling("VV56")
def test_vv56_another_icon_is_no_help():
    game = at_night("Ana: c4=h0lv d4=n900 | w2 wr\nBen: d4=n900 | w2 w2 w2")
    assert (forced(game), creatures(game, "Ana")) == (1, "wr")


@pytest.mark.ruling("VV58")
def test_vv58_the_owner_of_the_village_picks_any_card_of_the_line():
    game = at_night(f"Ana: c3=n000*3 c4=n100*1 c5=h0 d4=n900 | w2\n{QUIET}")
    assert [game.players[one.seat] for one in game.pending] == ["Ana"]
    assert options(game, "Ana") == ["c3", "c4", "c5"]
    refused(game, "Ben breach d4", "nothing-to-decide")
    game.do("Ana breach c3")
    assert list(village(game, "Ana")) == ["c4", "d4", "c5"]


@pytest.mark.ruling("VV59")
def test_vv59_each_attack_ends_everywhere_before_the_next():
    game = at_night("Ana: c3=n000 c4=n000 d4=n900 | w2\nBen: d3=n000 e3=n000 d4=n099 | lg lg lg")
    assert phase(game) == "2 attack witches"
    assert [game.players[one.seat] for one in game.pending] == ["Ana"]
    refused(game, "Ben breach d3", "nothing-to-decide")
    game.do("Ana breach c3")
    assert phase(game) == "2 attack werewolves"
    assert options(game, "Ben") == ["d3", "e3"]


@pytest.mark.ruling("VV60")
def test_vv60_a_kind_without_creatures_is_skipped():
    game = at_night("Ana: d4=n999 | v1\nBen: d4=n999")
    assert phase(game) == "2 over"
    assert len(events(game, "repelled")) == 1  # Ana's vampire; nobody else came


@pytest.mark.ruling("VV61")
def test_vv61_values_of_round_1_are_dropped_and_worked_out_anew():
    game = at_night("Ana: d4=n999 | wl lg\nBen: d4=n999 | w2", round=1)
    assert values(game, "Ana") == {"wl": None, "lg": None}
    fill_building(game)
    enter(
        game,
        """
        ! Ana card f3 n090 "against the werewolves"
        Ana creatures lg dh dh
        Ana creatures dh dh dh
        Ben creatures w2 w2 dh
        Ben creatures dh dh dh
        """,
    )
    assert values(game, "Ana") == {"wl": 3, "lg": 2}
