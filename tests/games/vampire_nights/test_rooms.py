"""What rooms do: one test or more a ruling."""

import pytest

from tests.games.vampire_nights.helpers import (
    at,
    enter,
    events,
    expected,
    late,
    loot,
    new,
    options,
    phase,
    refused,
    room,
    side,
)

TWO = "Ana: a0 b0\nBen: a0 b0"


@pytest.mark.ruling("VN6")
def test_vn6_without_bite_cards_none_is_drawn():
    game = at("a1=ser", TWO, hand=0, removed="bites 15")
    game.do("Ana move a0-a1")
    assert side(game, "Ana")["bites"] == 0
    assert events(game, "bitten")[0]["card"] == 0


@pytest.mark.ruling("VN80")
def test_vn80_without_bite_cards_the_tile_is_lost_all_the_same():
    game = at("a1=ser", TWO, hand=0, loot="coi", removed="bites 15")
    game.do("Ana move a0-a1")
    assert (side(game, "Ana")["bites"], side(game, "Ana")["tiles"], loot(game, "Ana")) == (0, 0, "")


@pytest.mark.ruling("VN25")
def test_vn25_a_vampire_that_lies_open_bites_again():
    game = at("a1=lor", TWO, hand=0)
    enter(game, "Ana move a0-a1\nBen move a0-a1")
    assert (side(game, "Ana")["bites"], side(game, "Ben")["bites"]) == (1, 1)


@pytest.mark.ruling("VN26")
def test_vn26_staying_is_not_entering():
    game = at("a1=lor", "Ana: a1 b0\nBen: a0 b0", hand=0)
    enter(game, "Ana pass b0\nBen pass b0\nAna pass a1")
    assert side(game, "Ana")["bites"] == 0


@pytest.mark.ruling("VN27")
@pytest.mark.parametrize(
    ("answer", "left", "gained", "bites"),
    [("none", "ser", "", 1), ("gar", "ser", "", 0), ("cro", "none", "", 0), ("sta", "none", "ser", 0)],
)
def test_vn27_the_answer_to_a_vampire(answer, left, gained, bites):
    for lines in (f"Ana move a0-a1 ser {answer}", f"Ana move a0-a1 ser\nAna answer {answer}"):
        game = enter(at("", TWO), lines)
        assert (room(game, "a1"), loot(game, "Ana"), side(game, "Ana")["bites"]) == (left, gained, bites)
        assert side(game, "Ana")["hand"] == (3 if answer == "none" else 2)
        assert expected(game) == [("Ben", "turn")]


@pytest.mark.ruling("VN27")
def test_vn27_nothing_else_before_the_answer():
    game = at("", TWO)
    game.do("Ana move a0-a1 ser")
    assert options(game, "Ana") == ["cro", "gar", "none", "sta"]
    refused(game, "Ana use tor a2", "answer-needed")
    refused(game, "Ben pass a0", "not-your-turn")
    refused(game, "Ben answer none", "nothing-to-decide")


@pytest.mark.ruling("VN27")
def test_vn27_with_no_defence_possible_the_bite_is_not_asked():
    game = at("", TWO, hand=0)
    game.do("Ana move a0-a1 ser")
    assert side(game, "Ana")["bites"] == 1
    assert game.judge("Ana answer none").repeat
    assert at("", TWO, hand=0).do("Ana move a0-a1 ser none").text == "Ana move a0-a1 ser"


@pytest.mark.ruling("VN81")
def test_vn81_a_defence_need_not_be_used():
    game = at("a1=ser", TWO)
    enter(game, "Ana use mag sta\nAna move a0-a1 none")  # she surely has a Stake
    assert side(game, "Ana")["bites"] == 1


@pytest.mark.ruling("VN28")
def test_vn28_stake_or_cross_in_a_later_turn_and_then_a_move():
    game = at("a1=lad", "Ana: a1 b0\nBen: a0 b0")
    game.do("Ana use sta")
    assert (room(game, "a1"), loot(game, "Ana")) == ("none", "lad")
    assert expected(game) == [("Ana", "turn")]
    game.do("Ana move a1-a2 fat")
    game = at("a1=lad", "Ana: a1 b0\nBen: a0 b0")
    enter(game, "Ana use cro a1\nAna pass a1")
    assert (room(game, "a1"), loot(game, "Ana")) == ("none", "")


@pytest.mark.ruling("VN33")
@pytest.mark.ruling("VN34")
@pytest.mark.ruling("VN82")
def test_a_bite_costs_a_tile_nobody_sees():
    game = at("a1=ser", TWO, hand=0, loot="cof ser")
    game.do("Ana move a0-a1")
    assert (side(game, "Ana")["tiles"], loot(game, "Ana")) == (1, None)


@pytest.mark.ruling("VN35")
def test_vn35_without_tiles_the_bite_card_only():
    game = at("a1=ser", TWO, hand=0)
    game.do("Ana move a0-a1")
    assert events(game, "bitten")[0]["lost"] == 0


@pytest.mark.ruling("VN37")
def test_vn37_the_cat_and_coins_known_or_not():
    game = at("a1=cat", TWO)
    game.do("Ana move a0-a1")  # surely none
    assert (events(game, "cat-left"), room(game, "a1")) == ([{"cell": "a1"}], "none")
    game = at("a1=cat", TWO, loot="coix2")
    game.do("Ana move a0-a1")  # surely some
    assert (events(game, "cat-paid"), loot(game, "Ana")) == ([{"cell": "a1"}], "coi")
    refused(at("a1=cat", TWO, loot="coi"), "Ana move a0-a1 cat none", "not-an-answer", "cat")


@pytest.mark.ruling("VN37")
def test_vn37_the_cat_asks_only_where_it_is_uncertain():
    def bitten():
        game = at("a1=ser a2=cat", TWO, hand=0, loot="coi sto")
        return enter(game, "Ana move a0-a1\nBen pass a0\nAna move a1-a2")

    game = bitten()
    assert options(game, "Ana") == ["coi", "none"]
    game.do("Ana answer coi")
    assert loot(game, "Ana") == ""  # then it was the Stone that was lost
    game = bitten()
    game.do("Ana answer none")
    assert loot(game, "Ana") == "sto"
    game = at("a1=ser a2=cat", TWO, hand=0, loot="coi sto")
    enter(game, "Ana move a0-a1\nBen pass a0")
    assert game.do("Ana move a1-a2 coi").text == "Ana move a1-a2 coi"
    assert loot(game, "Ana") == ""


@pytest.mark.ruling("VN38")
def test_vn38_the_chest_and_no_items_anywhere():
    game = at("a1=che", TWO, hand=0)
    game.do("Ana move a0-a1")
    assert (side(game, "Ana")["hand"], room(game, "a1")) == (1, "none")
    game = at("a1=che", TWO, hand=0)
    enter(game, '! Ana discards "none left"\n! Ben hand 26 "all of them"')
    game.do("Ana move a0-a1")
    assert (side(game, "Ana")["hand"], room(game, "a1")) == (0, "none")


@pytest.mark.ruling("VN73")
def test_vn73_discards_are_reshuffled_when_a_card_is_needed():
    game = at("a1=che a2=che", TWO, hand=0)
    game.do('! Ben hand 22 "all but three"')  # two lie on the discards, one in the pile
    assert game.snapshot()["piles"] | {"rooms": 0, "discarded_rooms": 0, "bites": 0} == {
        "rooms": 0,
        "discarded_rooms": 0,
        "items": 1,
        "discarded_items": ["sta", "sta"],
        "bites": 0,
    }
    game.do("Ana move a0-a1")
    assert game.snapshot()["piles"]["discarded_items"] == ["sta", "sta"]  # not before one is needed
    enter(game, "Ben pass a0\nAna move a1-a2")
    assert game.snapshot()["piles"]["discarded_items"] == []
    assert game.snapshot()["piles"]["items"] == 1


@pytest.mark.ruling("VN43")
def test_vn43_the_coffin_may_be_claimed_in_any_own_turn_there():
    game = at("a1=cof", "Ana: a0 b0\nBen: a0 b0", loot="coi sto")
    game.do("Ana move a0-a1")
    assert "claim" in late(game)
    enter(game, "Ben pass a0\nAna pass b0\nBen pass b0")
    assert "claim" in options(game, "Ana")
    game.do("Ana claim")
    assert (loot(game, "Ana"), room(game, "a1")) == ("cof", "none")
    refused(at("a1=cof", TWO), "Ana claim sta mir", "no-target", "coffin")


@pytest.mark.ruling("VN44")
def test_vn44_two_own_guards_get_8_and_pay_nothing():
    game = at("a1=cof", "Ana: a1 a1p\nBen: a0 b0")
    refused(game, "Ana claim sta", "wrong-payment", "VN44")
    game.do("Ana claim")
    assert events(game, "claimed")[0]["value"] == 8
    game = at("a1=cof", "Ana: a1p b0\nBen: a0 b0")
    refused(game, "Ana claim sta mir", "no-target")  # the claiming guard is active


@pytest.mark.ruling("VN44")
def test_vn44_a_single_guard_pays_two_and_gets_10():
    game = at("a1=cof", "Ana: a1 b0\nBen: a0 b0")
    refused(game, "Ana claim", "wrong-payment", "VN47")
    refused(game, "Ana claim sta sta mir", "wrong-payment", "VN44")
    game.do("Ana claim sta mir")
    assert events(game, "claimed")[0]["value"] == 10


@pytest.mark.ruling("VN45")
def test_vn45_the_value_is_kept():
    game = at("a1=cof", "Ana: a1 a1\nBen: a0 b0")
    game.do("Ana claim")
    assert game.standings[0].keys[0] == 8


@pytest.mark.ruling("VN2")
def test_vn2_removed_pieces_do_not_turn_up():
    game = new(2, removed="cat 2 sta 5")
    refused(game, "Ana reveal cat fat", "no-such-tile")
    game.do("Ana reveal fat fat")
    refused(game, "Ana guards a b sta", "not-in-hand")
    assert game.snapshot()["piles"]["items"] == 20 - 8


@pytest.mark.ruling("VN83")
def test_vn83_bite_cards_may_be_removed():
    assert new(2, removed="bites 4").snapshot()["piles"]["bites"] == 11


@pytest.mark.ruling("VN36")
def test_vn36_nobody_is_a_vampire_before_the_end():
    game = at("a1=ser", TWO, hand=0, loot="lor")
    game.do('! Ana bites 3 "bitten"')
    assert game.snapshot()["standings"][0]["vampire"] is None
    assert game.standings[0].keys[0] == 5
    assert phase(game) == "1 exploration"
