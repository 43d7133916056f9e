"""Crowded rooms, looting, upkeep and the end: one test or more a ruling."""

import pytest

from referee import Refused, Table
from referee.games.vampire_nights.rules import upkeep
from referee.games.vampire_nights.rules.actions import Declare
from referee.games.vampire_nights.rules.course import judge
from referee.games.vampire_nights.rules.ending import loot_fault
from referee.games.vampire_nights.rules.loot import gaining, known, losing
from referee.games.vampire_nights.rules.manor import DOWN, laid, thirds
from referee.games.vampire_nights.rules.pieces import CAT, COFFIN, COINS, FATHER, SERVANT, STONE
from referee.games.vampire_nights.rules.state import Seat
from tests.games.vampire_nights.helpers import (
    at,
    begun,
    enter,
    events,
    expected,
    forced,
    guards,
    loot,
    new,
    night_over,
    options,
    phase,
    refused,
    side,
    standings,
)


@pytest.mark.ruling("VN59")
def test_vn59_from_the_first_player_on_to_the_nearest_free_place():
    game = night_over(at("a2=none a3=none b2=none", "Ana: a2 b0\nBen: a2 b0"))
    assert expected(game) == [("Ana", "move")]
    assert options(game, "Ana") == ["a2-a3", "a2-b2"]
    refused(game, "Ben move a2-a3", "nothing-to-decide", "VN59")
    refused(game, "Ana move a2-a1", "not-adjacent", "VN59")
    game.do("Ana move a3")
    assert phase(game) == "2 setup"


@pytest.mark.ruling("VN59")
def test_vn59_occupied_places_are_passed_over_and_seen_ones_count():
    position = "Ana: a2 b2\nBen: a2 a3\nCem: c0 c0"
    game = night_over(at("a2=none", position, players=3))
    assert options(game, "Ana") == ["a2-a4", "a2-c2"]
    position = "Ana: a4 a2\nBen: a4 a5\nCem: a61 b0"
    game = night_over(at("a4=none", position, players=3))
    assert options(game, "Ana") == ["a4-a6", "a4-b4"]
    game.do("Ana move a4-a6")
    assert events(game, "stepped-out")[0]["cell"] == "a62"


@pytest.mark.ruling("VN59")
def test_vn59_passed_guards_stay_and_a_lone_way_is_forced():
    game = night_over(at("a5=none b5=none", "Ana: a5p b0\nBen: a5 b5\nCem: a61 a62", players=3))
    assert forced(game)[0] == "move a5-c5"  # over b5, into a room nobody has turned up
    assert game.judge("Ben move a5-c5").repeat


@pytest.mark.ruling("VN60")
@pytest.mark.parametrize(
    ("first", "order"), [("Ana", ["Ana", "Ben"]), ("Ben", ["Ben", "Ana"]), ("Cem", ["Ana", "Ben"])]
)
def test_vn60_without_a_free_place_they_stay_and_loot_in_turn_order(first, order):
    rooms = "a5=coi a4=sto a3=fat a2=mot a1=dau b5=none"
    game = at(rooms, "Ana: a5 b5\nBen: a5p a61\nCem: a62 c5", players=3)
    game.do(f'! {first} first "position"')
    night_over(game)
    assert (guards(game, "Ana"), guards(game, "Ben")) == ("a5 b5", "a5p a61")
    enter(game, "Ben loot a1\nCem loot a2")
    assert expected(game) == [(order[0], "loot")]
    game.do(f"{order[0]} loot a3")
    assert expected(game) == [(order[1], "loot")]


@pytest.mark.ruling("VN61")
def test_vn61_nothing_is_triggered():
    game = at("a2=none a3=ser b2=web", "Ana: a2 b0\nBen: a2 b0")
    night_over(game)
    game.do("Ana move a2-a3")
    assert side(game, "Ana")["bites"] == 0
    game = night_over(at("a2=none", "Ana: a2 b0\nBen: a2 b0"))
    game.do("Ana move a2-a3")
    assert events(game, "looted") == []  # still face down


@pytest.mark.ruling("VN17")
def test_vn17_the_secret_space_is_first_or_last_by_house_rule():
    rooms = "a1=coi a2=sto a3=fat"
    position = "Ana: a61 b0\nBen: a6s b0"
    assert expected(night_over(at(rooms, position))) == [("Ben", "loot")]
    assert expected(night_over(at(rooms, position, house="secret last"))) == [("Ana", "loot")]


@pytest.mark.ruling("VN18")
def test_vn18_space_1_before_space_2():
    assert expected(night_over(at("a1=coi a2=sto", "Ana: a62 b0\nBen: a61 b0"))) == [("Ben", "loot")]


@pytest.mark.ruling("VN62")
def test_vn62_from_column_a_on():
    game = night_over(at("a1=coi a2=sto b1=coi b2=sto", "Ana: a5 b4\nBen: a4 b5"))
    assert expected(game) == [("Ana", "loot")]
    assert options(game, "Ana") == ["a1 coi", "a2 sto"]
    game.do("Ana loot coi")
    assert expected(game) == [("Ben", "loot")]  # column b, the farthest
    game.do("Ben loot b2")
    assert (loot(game, "Ana"), loot(game, "Ben")) == ("coix2", "stox2")


@pytest.mark.ruling("VN63")
def test_vn63_passes_are_repeated_until_nothing_is_in_reach():
    rooms = "a1=coi a2=sto a3=fat a4=mot a5=dau"
    game = night_over(at(rooms, "Ana: a5 b0\nBen: a3 b0"))
    enter(game, "Ana loot a3 fat\nBen loot a1\nAna loot mot")
    assert forced(game) == ["loot a2 sto", "loot a5 dau"]
    assert (loot(game, "Ana"), loot(game, "Ben")) == ("fat mot dau", "coi sto")


@pytest.mark.ruling("VN64")
def test_vn64_two_own_guards_pick_twice_a_pass():
    game = night_over(at("a1=coi a2=sto a3=fat", "Ana: a5 a4\nBen: a3 b0"))
    enter(game, "Ana loot a3\nAna loot a2")
    assert (loot(game, "Ana"), loot(game, "Ben")) == ("sto fat", "coi")


@pytest.mark.ruling("VN63")
def test_vn63_the_rulebook_s_example_of_column_a():
    """The farthest takes what the next stands on; the last has nothing in reach; the first takes the rest."""
    game = night_over(at("a2=mot a1=dog", "Ana: a5 b0\nBen: a2 b0\nCem: a0 c0", players=3))
    assert options(game, "Ana") == ["a1 dog", "a2 mot"]
    game.do("Ana loot a2 mot")
    assert (loot(game, "Ana"), loot(game, "Ben")) == ("mot", "dog")


@pytest.mark.ruling("VN65")
def test_vn65_face_down_tiles_are_no_loot():
    game = night_over(at("a1=coi", "Ana: a5 b0\nBen: a0 b0"))
    assert loot(game, "Ana") == "coi"
    assert phase(game) == "2 setup"


@pytest.mark.ruling("VN66")
def test_vn66_a_lone_stone_must_be_taken():
    game = night_over(at("a1=sto a2=ser a3=cof", "Ana: a5 b0\nBen: a0 b0", loot="sto"))
    assert loot(game, "Ana") == "stox2"
    refused(night_over(at("a1=sto a2=coi", "Ana: a5 b0\nBen: a4 b0")), "Ana loot a3", "not-in-reach")


def test_where_only_one_player_reaches_anything_there_is_nothing_to_ask():
    game = night_over(at("a1=sto a2=coi a3=fat", "Ana: a5 a4\nBen: b0 b0"))
    assert loot(game, "Ana") == "coi sto fat"
    assert len(forced(game)) == 3
    assert game.judge("Ana loot a2").repeat


def after_the_night(game, rooms: int, discarded: int):
    """The next night laid from piles of so many tiles."""
    piles = game.state.piles._replace(rooms=rooms, gone=discarded)
    return upkeep.after_night(game.state._replace(phase="upkeep", piles=piles, manor=laid(2, 0)), None)


@pytest.mark.ruling("VN72")
def test_vn72_the_discards_are_reshuffled_and_too_few_are_laid_row_by_row():
    state = after_the_night(begun(), rooms=10, discarded=4)
    assert (state.piles.rooms, state.piles.gone) == (0, 4)  # just enough: nothing is reshuffled
    state = after_the_night(begun(), rooms=7, discarded=9)
    assert (state.piles.rooms, state.piles.gone) == (6, 0)
    state = after_the_night(begun(), rooms=3, discarded=4)
    down = [cell for cell, what in state.manor.items() if what == DOWN]
    assert down == ["a1", "a2", "a3", "a4", "b1", "b2", "b3"]
    assert thirds(state.manor) == ["a3", "b3"]


@pytest.mark.ruling("VN72")
def test_vn72_what_players_surely_hold_is_not_reshuffled():
    game = begun()
    game.do('! Ana loot cof coix2 "position"')
    state = after_the_night(game, rooms=3, discarded=40)
    assert state.piles.seen == (COFFIN, COINS, COINS)


def reshuffled(had: str, cat: str) -> Table:
    """Ana had that loot and lost a tile of it to a bite; the discards went back; then she met the Cat in a1."""
    game = begun(removed="coi 5 sto 5")
    enter(game, f'! Ana loot {had} "position"\n! Ana room a1 ser "position"\n! Ana hand 0 "position"\nAna move a0-a1')
    state = after_the_night(game, rooms=3, discarded=40)
    game.play.state = state
    enter(game, "Ana reveal fat mot\nAna guards a b tor\nBen guards a b wat")
    game.do("Ana move a0-a1 cat " + cat)
    return game


@pytest.mark.ruling("VN72")
def test_vn72_what_the_cat_took_after_a_reshuffle_did_not_go_back():
    """There is one Coins in the game, and nobody knew whether Ana still had it when the discards were needed."""
    game = reshuffled("coi sto", "coi")
    assert (refused(game, "Ben move b0-b1 coi", "no-such-tile")["seen"], loot(game, "Ana")) == (1, "")
    game.do("Ben move b0-b1 sto")  # it was the Stone that she had lost


@pytest.mark.ruling("VN72")
def test_vn72_what_is_left_when_the_cat_gets_nothing_did_not_go_back():
    game = reshuffled("coi sto", "none")
    refused(game, "Ben move b0-b1 sto", "no-such-tile")
    game.do("Ben move b0-b1 coi")


@pytest.mark.ruling("VN72")
def test_vn72_a_tile_turned_up_since_is_counted_once():
    """Ana takes the Coins that went back, loses them or something else, and pays the Cat: the pile never had others."""
    game = reshuffled("sto ser", "")
    enter(game, "Ben pass a0")
    before = game.state.piles.seen.count(COINS)
    enter(game, 'Ana move b0-b1 coi\nAna use sac b1\n! Ana hand 0 "none left"\nBen pass b0')
    enter(game, '! Ana room b2 ser "position"\n! Ana room b3 cat "position"\nAna move b1-b2\nAna move b2-b3 coi')
    assert game.state.piles.seen.count(COINS) == before + 1


@pytest.mark.ruling("VN72")
def test_vn72_a_third_row_that_is_missing_is_not_turned_up():
    manor = laid(2, 5)
    assert [cell for cell, what in manor.items() if what == DOWN] == ["a1", "a2", "a3", "b1", "b2"]
    assert thirds(manor) == ["a3"]


@pytest.mark.ruling("VN7")
def test_vn7_items_are_dealt_round_by_round_until_none_is_left():
    game = at("", "Ana: a0 b0\nBen: a0 b0", hand=3)
    enter(game, '! Ana discards "none"\n! Ana hand 3 "x"\n! Ben hand 19 "all but three"')
    assert game.snapshot()["piles"]["items"] == 3
    night_over(game)
    assert (side(game, "Ana")["hand"], side(game, "Ben")["hand"]) == (5, 20)


@pytest.mark.ruling("VN79")
def test_vn79_from_the_first_player_and_an_empty_hand_discards_none():
    game = at("", "Ana: a0 b0\nBen: a0 b0", hand=3, turn="Ben")
    enter(game, '! Ben first "x"\n! Ana discards "none"\n! Ana hand 0 "x"\n! Ben hand 24 "nearly all"')
    night_over(game)
    assert (side(game, "Ana")["hand"], side(game, "Ben")["hand"]) == (0, 25)
    game.do("Ana reveal fat fat")
    game.do("Ana guards a b")
    refused(game, "Ben guards a b", "item-missing")


def test_three_more_items_a_night_and_one_discarded():
    game = night_over(begun())
    assert [one["hand"] for one in game.snapshot()["players"]] == [6, 6]
    game.do("Ben reveal fat mot")
    enter(game, "Ana guards a a sta\nBen guards b b mir")
    assert [one["hand"] for one in game.snapshot()["players"]] == [5, 5]
    assert phase(game) == "2 exploration"


def at_the_end(ana: str = "", ben: str = "", bites: tuple[int, int] = (0, 0)):
    """After the third night, with that loot and so many bites."""
    game = night_over(begun())
    enter(game, "Ana reveal lad lad\nAna guards a a tor\nBen guards a b tor")
    night_over(game)
    enter(game, "Ana reveal ser ser\nAna guards a a mag\nBen guards a b mag")
    for name, tiles, number in (("Ana", ana, bites[0]), ("Ben", ben, bites[1])):
        if tiles:
            game.do(f'! {name} loot {tiles} "position"')
        game.do(f'! {name} bites {number} "position"')
    return night_over(game)


def test_without_bites_and_with_known_loot_nothing_is_asked():
    game = at_the_end("coi", "sto")
    assert phase(game) == "3 over"
    assert standings(game) == [(1, "Ben", 6), (2, "Ana", 3)]


def test_the_faces_of_the_bites_are_asked():
    game = at_the_end("fat", "coi", (2, 1))
    assert expected(game) == [("Ana", "show"), ("Ben", "show")]
    params = refused(game, "Ana show 3", "does-not-fit", "bites")
    assert (params["number"], params["bites"]) == (3, 2)
    enter(game, "Ana show 2\nBen show 1")
    assert standings(game) == [(1, "Ana", 4), (2, "Ben", 3)]  # Ana is a vampire: a villager is worth 4
    assert game.snapshot()["winners"] == ["Ana"]


@pytest.mark.ruling("VN46")
def test_vn46_the_coffin_is_worth_the_same_to_a_vampire():
    game = at_the_end("cof", "coi", (2, 0))
    game.do('! Ana coffin 10 "claimed alone"')
    game.do("Ana show 2")
    assert standings(game)[0] == (1, "Ana", 10)


@pytest.mark.ruling("VN70")
def test_vn70_what_stays_tied_is_shared():
    game = at_the_end("coi", "coi")
    assert game.snapshot()["winners"] == ["Ana", "Ben"]
    assert [one[0] for one in standings(game)] == [1, 1]


def test_the_fewest_bites_break_a_tie():
    game = at_the_end("coi", "coi", (1, 0))
    game.do("Ana show 0")
    assert [one[:2] for one in standings(game)] == [(1, "Ben"), (2, "Ana")]


@pytest.mark.ruling("VN71")
def test_vn71_then_the_fewest_tiles_of_the_whole_loot():
    game = at_the_end("coix2 dog", "sto")
    assert [one[:2] for one in standings(game)] == [(1, "Ben"), (2, "Ana")]


@pytest.mark.ruling("VN82")
def test_vn82_at_the_end_the_loot_must_fit():
    taken = losing(gaining(losing(Seat(tiles=2, loot=known((COINS, STONE))), 1), FATHER), 1)
    game = at_the_end("coi", "sto", (2, 0))
    seat = game.state.seats[0]._replace(loot=taken.loot, tiles=1)
    state = game.state.with_seat(0, seat)
    assert loot_fault(state, 0, (COINS,)) is None
    assert loot_fault(state, 0, (FATHER,)) is None
    for tiles, detail in (((COINS, STONE), "tiles"), ((COINS, COINS), "tiles"), ((CAT,), "kind-exactly")):
        fault = loot_fault(state, 0, tiles)
        assert fault is not None
        assert fault.detail == f"does-not-fit.{detail}"


def test_what_is_shown_is_compared_with_what_exists():
    """The Coffin cannot be in two loots."""
    game = at_the_end("cof", "coi", (2, 0))
    seat = game.state.seats[1]._replace(loot=(*known((COFFIN,)), *known((COINS,))))
    fault = loot_fault(game.state.with_seat(1, seat), 1, (COFFIN,))
    assert fault is not None
    assert fault.detail == "does-not-fit.pieces"
    assert fault.params == {"tile": "cof", "number": 1, "elsewhere": 1, "copies": 1}


def test_a_refusal_names_the_numbers():
    game = at("a1=ser", "Ana: a0 b0\nBen: a0 b0", hand=0, loot="coi sto")
    game.do("Ana move a0-a1")
    assert loot(game, "Ana") is None
    state = game.state._replace(phase="end", round=3)
    with pytest.raises(Refused) as caught:
        judge(state, Declare(0, 0, (COINS, COINS)))
    assert caught.value.refusal.detail == "does-not-fit.tiles"
    assert caught.value.refusal.params == {"number": 2, "wanted": 1}
    with pytest.raises(Refused) as caught:
        judge(state, Declare(0, 0, (FATHER,)))
    assert caught.value.refusal.params == {"tile": "fat", "number": 1, "least": 0, "most": 0}
    with pytest.raises(Refused) as caught:
        judge(state, Declare(0, 0))
    assert caught.value.refusal.code == "tile-missing"


def test_guards_come_back_to_the_entrances():
    game = night_over(begun())
    game.do("Ana reveal fat fat")
    game.do("Ana guards b b mir")
    assert guards(game, "Ana") == "b0 b0"
    assert new(2).state.seats[0].guards == ()


@pytest.mark.ruling("VN59")
def test_vn59_guards_step_out_in_turn_one_at_a_time():
    game = at("a3=none a4=none b3=none", "Ana: a3 a3\nBen: a3 b0")
    game.do('! Ana night "late"')
    assert [game.players[one.seat] for one in game.pending] == ["Ana"]
    game.do("Ana move a3-a4")
    assert [game.players[one.seat] for one in game.pending] == ["Ben"]


def test_a_guard_reaches_from_its_room_to_the_entrance():
    game = at("a1=coi a2=sto a3=mot a4=dau a5=dog", "Ana: a3 b0\nBen: a5 b0")
    game.do('! Ana night "late"')
    assert game.pending[0].options == ("a1 coi", "a2 sto", "a3 mot", "a4 dau", "a5 dog")
    game.do("Ben loot a5 dog")
    assert game.pending[0].options == ("a1 coi", "a2 sto", "a3 mot")


@pytest.mark.ruling("VN82")
def test_vn82_two_tiles_of_which_one_was_lost_are_not_both_there():
    """Coins and Stone, one lost, then Father and Servant, one lost: every two of them but the first two."""
    first = losing(Seat(tiles=2, loot=known((COINS, STONE))), 1)
    taken = losing(gaining(gaining(first, FATHER), SERVANT), 1)
    game = at_the_end("coi", "sto", (2, 0))
    state = game.state.with_seat(0, game.state.seats[0]._replace(loot=taken.loot, tiles=2))
    for pair in ((COINS, FATHER), (STONE, SERVANT), (FATHER, SERVANT)):
        assert loot_fault(state, 0, pair) is None
    fault = loot_fault(state, 0, (COINS, STONE))
    assert fault is not None
    assert fault.detail == "does-not-fit.order"
