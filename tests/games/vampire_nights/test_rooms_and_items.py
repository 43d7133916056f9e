"""What rooms do, and what items do: one test or more a ruling."""

import pytest

from tests.games.vampire_nights.helpers import (
    at,
    enter,
    events,
    expected,
    guards,
    late,
    loot,
    moves,
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
