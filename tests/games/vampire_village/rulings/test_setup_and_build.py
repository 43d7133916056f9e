"""VV1 to VV19 and VV68: setup, where a card may lie, what it brings."""

import pytest

from referee import BadValue
from tests.helpers import (
    at_building,
    at_night,
    creatures,
    enter,
    events,
    fill_building,
    new,
    phase,
    played,
    refused,
    village,
)

STARTED = """
    Ana start y111
    Ben start g200
"""


@pytest.mark.ruling("VV1")
def test_vv1_the_start_card_is_a_building_with_colour_and_shields():
    game = played(STARTED)
    game.do("Ana place n000:row e4")
    assert village(game, "Ana")["e4"] == ("n000:row", 2)
    assert refused(new(), "Ana start h3", "not-a-building")["face"] == "h3"


@pytest.mark.ruling("VV1")
@pytest.mark.parametrize(("start", "left"), [("y211", "w2"), ("y111", "")])
def test_vv1_the_start_card_defends(start, left):
    game = fill_building(played(f"Ana start {start}\nBen start n000"))
    game.do('! Ana card d5 none "so that d4 is alone in its column"')
    enter(game, "Ana creatures w2 dh dh\nAna creatures dh dh dh" + "\nBen creatures dh dh dh" * 2)
    assert creatures(game, "Ana") == left


@pytest.mark.ruling("VV1")
def test_vv1_the_fewest_demon_finds_the_start_card():
    game = fill_building(played("Ana start y111\nBen start n000"))
    game.do('! Ana villagers e4 3 "more than on the start card"')
    enter(game, "Ana creatures dm dh dh\nAna creatures dh dh dh" + "\nBen creatures dh dh dh" * 2)
    assert "d4" not in village(game, "Ana")
    assert village(game, "Ana")["e4"] == ("n000", 3)


@pytest.mark.ruling("VV2")
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_vv2_two_to_five_players(count):
    assert len(new(" ".join("ABCDEF"[:count])).pending) == count


@pytest.mark.ruling("VV2")
@pytest.mark.parametrize("count", [0, 1, 6])
def test_vv2_no_other_number_of_players(count):
    with pytest.raises(BadValue) as caught:
        new(" ".join("ABCDEF"[:count]))
    assert caught.value.key == "players"


@pytest.mark.ruling("VV3")
def test_vv3_two_villagers_on_the_start_card():
    assert village(played(STARTED), "Ana") == {"d4": ("y111", 2)}


@pytest.mark.ruling("VV4")
def test_vv4_the_attack_order_is_kept_in_round_2():
    game = at_night("Ana: d4=n999\nBen: d4=n999", order="vampires witches werewolves", round=1)
    assert phase(game) == "2 building"
    fill_building(game)
    enter(game, "Ana creatures dh dh dh\n" * 2 + "Ben creatures dh dh dh\n" * 2)
    kinds = [(one["round"], one["kind"]) for one in events(game, "attack-began")]
    assert kinds == [(2, "vampires"), (2, "witches"), (2, "werewolves")]


@pytest.mark.ruling("VV6")
def test_vv6_six_cards_in_all():
    game = played(STARTED)
    for cell in ("e4", "f4", "g4", "d5", "e5"):
        game.do(f"Ana place n000 {cell}")
    game.do("Ana place n000 f5")
    assert refused(game, "Ana place n000 g5", "too-many-cards")["limit"] == 6
    for cell in ("e4", "f4", "g4", "d5", "e5"):
        game.do(f"Ben place n000 {cell}")
    assert phase(game) == "1 building"
    game.do("Ben place n000 f5")
    assert phase(game) == "1 creatures"


WIDE = "Ana: c4=n000 d4=n000 e4=n000 f4=n000 f5=n000\nBen: d4=n000"
HIGH = "Ana: d3=n000 d4=n000 d5=n000 d6=n000 e6=n000\nBen: d4=n000"


@pytest.mark.ruling("VV7")
@pytest.mark.parametrize("header", [{}, {"edition": "ru", "house": "size box"}])
def test_vv7_a_box_of_four_by_four(header):
    assert refused(at_building(WIDE, **header), "Ana place n000 g5", "too-wide")["size"] == 5
    assert refused(at_building(HIGH, **header), "Ana place n000 e7", "too-high")["size"] == 5


@pytest.mark.ruling("VV7")
@pytest.mark.parametrize("header", [{"edition": "ru"}, {"edition": "fr", "house": "size count"}])
def test_vv7_four_cards_in_a_row_or_column(header):
    game = at_building(WIDE, **header)
    game.do("Ana place n000 g5")  # 5 wide, but only 2 cards in its row
    assert refused(game, "Ana place n000 g4", "too-many-in-line")["line"] == "row"
    game = at_building(HIGH, **header)
    game.do("Ana place n000 e7")
    assert refused(game, "Ana place n000 d7", "too-many-in-line")["line"] == "column"


@pytest.mark.ruling("VV7")
def test_vv7_a_gap_does_not_make_room_in_a_full_row():
    game = at_building("Ana: c4=n000 d4=n000 e4=n000 g4=n000 g5=n000 h5=n000\nBen: d4=n000", edition="ru")
    refused(game, "Ana place n000 h4", "too-many-in-line")


@pytest.mark.ruling("VV8")
@pytest.mark.parametrize(("edition", "code"), [("fr", "too-wide"), ("ru", "too-many-in-line")])
def test_vv8_only_the_cards_now_there_count(edition, code):
    lost = """
        ! Ana card e4 n000 "lies there"
        ! Ana card f4 n000 "lies there"
        ! Ana card g4 n000 "lies there"
        ! Ana card d4 none "lost"
        Ana place n000 h4
    """
    starts = "Ana start n000\nBen start n000\n"
    game = played(starts + lost, edition=edition, begins="2")
    assert list(village(game, "Ana")) == ["e4", "f4", "g4", "h4"]
    ever = played(starts + lost.replace("Ana place n000 h4", ""), edition=edition, begins="2", house="extent ever")
    refused(ever, "Ana place n000 h4", code)


@pytest.mark.ruling("VV9")
def test_vv9_a_split_village_stays_as_it_lies():
    game = at_night("Ana: d4=n000*1 e4=n000 f4=n000*1 | lg\nBen: d4=n000", round=1)
    game.do("Ana breach e4")
    assert village(game, "Ana") == {"d4": ("n000", 1), "f4": ("n000", 1)}
    game.do("Ana place n000 c4")  # either part may grow
    game.do("Ana place n000 f5")
    assert list(village(game, "Ana")) == ["c4", "d4", "f4", "f5"]


@pytest.mark.ruling("VV10")
def test_vv10_anywhere_in_a_village_that_a_ruling_emptied():
    game = at_building("Ana:\nBen: d4=n000")
    refused(game, "Ben place n000 k9", "not-adjacent")
    game.do("Ana place n000 k9")
    refused(game, "Ana place n000 d4", "not-adjacent")


@pytest.mark.ruling("VV13")
@pytest.mark.parametrize(
    ("face", "house", "gain"),
    [
        ("g100:y", "", 1),
        ("g100:y", "own-colour always", 2),
        ("y100:y", "", 2),
        ("y100:y", "own-colour always", 2),
        ("n100:r", "", 0),
    ],
)
def test_vv13_a_colour_gain_counts_the_new_building_only_in_that_colour(face, house, gain):
    game = played(STARTED, house=house)
    game.do(f"Ana place {face} e4")
    assert village(game, "Ana")["e4"] == (face, gain)


@pytest.mark.ruling("VV14")
def test_vv14_row_and_column_gains_reach_across_gaps():
    game = at_building(
        """
        Ana: d4=n000 d5=n000 e5=n000 f5=n000 f4=n000
        Ben: d4=n000 e4=n000 e5=n000 e6=n000 d6=n000
        """
    )
    enter(game, "Ana place n000:row g4\nBen place n000:col d7")
    assert village(game, "Ana")["g4"] == ("n000:row", 3)
    assert village(game, "Ben")["d7"] == ("n000:col", 3)


@pytest.mark.ruling("VV15")
def test_vv15_heroes_do_not_count_for_row_and_column_gains():
    game = at_building("Ana: d4=n000 e4=h0 d5=h0\nBen: d4=n000")
    enter(game, "Ana place n000:row f4\nAna place n000:col d6")
    assert village(game, "Ana")["f4"] == ("n000:row", 2)
    assert village(game, "Ana")["d6"] == ("n000:col", 2)


@pytest.mark.ruling("VV16")
@pytest.mark.parametrize(("face", "cell"), [("n000:row", "e4"), ("n000:col", "d5"), ("y000:y", "e4")])
def test_vv16_the_start_card_counts_for_gains(face, cell):
    game = played(STARTED)
    game.do(f"Ana place {face} {cell}")
    assert village(game, "Ana")[cell] == (face, 2)


@pytest.mark.ruling("VV17")
def test_vv17_gains_are_paid_once():
    game = played(STARTED)
    enter(game, "Ana place y111:y e4\nAna place y111:row f4\nAna place h0 g4\nAna place n000:h d5")
    assert village(game, "Ana") == {
        "d4": ("y111", 2),
        "e4": ("y111:y", 2),
        "f4": ("y111:row", 3),
        "g4": ("h0", 0),
        "d5": ("n000:h", 1),
    }
    game.do("Ana place h0 e5")
    assert village(game, "Ana")["d5"] == ("n000:h", 1)


@pytest.mark.ruling("VV18")
@pytest.mark.parametrize(("face", "gain"), [("r004:2", 2), ("r004:9", 9), ("r004", 0), ("r004:g", 0), ("r004:r", 1)])
def test_vv18_printed_numbers_and_things_to_count(face, gain):
    game = played(STARTED)
    game.do(f"Ana place {face} d3")
    assert village(game, "Ana")["d3"] == (face, gain)


@pytest.mark.ruling("VV68")
def test_vv68_a_gain_printed_on_a_start_card_is_kept_and_brings_nothing():
    game = played("Ana start y111:3\nBen start g200:row")
    assert village(game, "Ana") == {"d4": ("y111:3", 2)}
    assert village(game, "Ben") == {"d4": ("g200:row", 2)}
