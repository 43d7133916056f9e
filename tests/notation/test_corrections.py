"""Corrections of the header: what was entered is judged again."""

import pytest

from referee.notation import grammar
from referee.table.ledger import ledger
from referee.table.verify import replay
from tests.helpers import (
    ORDER,
    at_building,
    at_night,
    creatures,
    enter,
    played,
    points,
    refused,
    values,
    village,
)
from tests.notation.test_record_entries import STARTS, as_file


def test_set_order_judges_the_game_anew():
    # The werewolf and the witch both want c3: whoever comes first finds the corner card there.
    game = at_night("Ana: c3=n000 d4=n999 | w2 lg\nBen: d4=n999")
    assert (list(village(game, "Ana")), creatures(game, "Ana")) == (["d4"], "lg")
    game.do("set order werewolves witches vampires")
    assert (list(village(game, "Ana")), creatures(game, "Ana")) == (["d4"], "w2")
    game.do("undo")
    assert creatures(game, "Ana") == "lg"


def test_set_edition_is_refused_where_an_entry_no_longer_fits():
    game = at_building("Ana: c4=n000 d4=n000 e4=n000 f4=n000 f5=n000\nBen: d4=n000", edition="ru")
    number = game.do("Ana place n000 g5").number
    assert refused(game, "set edition fr", "too-wide")["entry"] == number
    game.do("undo")
    game.do("set edition fr")
    refused(game, "Ana place n000 g5", "too-wide")


def test_set_edition_changes_the_score():
    game = at_night("Ana: d4=n000*2 e4=h0*3\nBen: d4=n000*4")
    game.do("set edition ru")
    assert points(game) == {"Ana": 5, "Ben": 4}


def test_set_house_pays_gains_anew():
    game = played(STARTS + "\nAna place g100:y e4")
    assert village(game, "Ana")["e4"] == ("g100:y", 1)
    game.do("set house own-colour always")
    assert village(game, "Ana")["e4"] == ("g100:y", 2)


def test_set_players_reseats_by_name():
    game = at_night("Ana: d4=n900 | wl\nBen: d4=n900 | w2\nCara: d4=n900 | w2 w2 w2")
    assert values(game, "Ana") == {"wl": 1}
    game.do("set players Ana Cara Ben")
    assert game.players == ("Ana", "Cara", "Ben")
    assert values(game, "Ana") == {"wl": 3}
    assert creatures(game, "Cara") == "w2 w2 w2"


def test_set_players_corrects_a_name():
    game = played(STARTS)
    assert game.do('set players "Anne Marie" Ben').text == 'set players "Anne Marie" Ben'
    assert village(game, "Anne Marie") == {"d4": ("y111", 2)}
    assert game.do('"anne" place n000 e4').text == '"Anne Marie" place n000 e4'
    refused(game, "Ana place n000 f4", "unknown-player")
    game.do("undo from 3")
    game.do("Ana place n000 e4")


RENAMED = """
    Ana start y111
    Ben start g200
    Cleo start b020
    ! Ana villagers d4 5 "x"
    set players Anna Ben Cleo
    set players Cleo Anna Ben
"""


def test_what_the_table_ruled_follows_its_player_through_every_change_of_names_and_seats():
    game = played(RENAMED, "Ana Ben Cleo")
    assert game.ruled_cells() == {(1, "d4")}
    assert village(game, "Anna") == {"d4": ("y111", 5)}
    assert enter(game, "undo").ruled_cells() == {(0, "d4")}


def test_a_mark_goes_with_the_card_that_was_ruled():
    game = played(STARTS + '\nAna place n000 e4\n! Ana card e4 g300 "misread"\n! Ana villagers d4 5 "found"')
    assert game.ruled_cells() == {(0, "d4"), (0, "e4")}
    game.do('! Ana card e4 none "not there"')
    assert game.ruled_cells() == {(0, "d4")}
    game.do("Ana place g300 e4")
    assert game.ruled_cells() == {(0, "d4")}
    game.do('! Ana villagers e4 1 "found"')
    assert game.ruled_cells() == {(0, "d4"), (0, "e4")}


def test_changes_are_those_of_the_player_wherever_everybody_sits():
    places = "Ana place b030:row d3\nBen place r003:2 e4\nCleo place g300:1 c4"
    game = played(f"{RENAMED}\nundo from 4\n{places}", "Ana Ben Cleo")
    enter(game, "set players Anna Ben Cleo\nset players Cleo Anna Ben\nundo from 8")
    rows = ledger(game.header, game.lines)
    changed = {
        row.text: [(row.players[one.seat], one.what, one.change) for one in row.changes if one.what == "villagers"]
        for row in rows[8:]
    }
    assert [*changed.values()] == [
        [("Ben", "villagers", 2)],
        [("Cleo", "villagers", 1)],
        [],
        [],
        [("Ana", "villagers", -1), ("Ben", "villagers", -2), ("Cleo", "villagers", -1)],
    ]


FALLS = "\n".join(
    [
        "Ana start n000",
        "Ben start n999",
        *(f"Ana place n000 {cell}" for cell in ("d5", "e5", "e6", "f5", "f6", "g5")),
        *(f"Ben place n999 {cell}" for cell in ("d5", "e5", "e6", "f5", "f6", "g5")),
        *("Ana creatures w2 lg dh", "Ana creatures dh dh dh", "Ben creatures dh dh dh", "Ben creatures dh dh dh"),
        "Ana breach d5\n",
    ]
)
BY_WITCHES, BY_WEREWOLVES = "witches werewolves vampires", "werewolves witches vampires"


@pytest.mark.parametrize("orders", [(BY_WITCHES, BY_WEREWOLVES), (BY_WEREWOLVES, BY_WITCHES)])
def test_set_order_where_an_entry_says_what_is_forced_by_one_of_the_orders(orders):
    """By the werewolves first, the referee lets d5 fall by itself; by the witches first, it is a choice."""
    wrong, right = orders
    head = "referee 1\ngame vampire-village\nplayers Ana Ben\nbegins 2\norder {}\n\n"
    corrected = replay(f"{head.format(wrong)}{FALLS}set order {right}\n".encode())
    headed = replay(f"{head.format(right)}{FALLS}".encode())
    assert corrected.failure is None
    assert corrected.play.state == headed.play.state
    assert [step.repeat for step in headed.play.steps][-1] == (right == BY_WEREWOLVES)


def test_set_is_refused_where_a_repeat_would_no_longer_fit():
    text = as_file(at_night("Ana: c4=n000 d4=n999 e4=n000 e5=n000 | w2 v1\nBen: d4=n999")) + "Ana breach c4\n"
    order = "order vampires witches werewolves"
    corrected, headed = replay(f"{text}set {order}\n".encode()), replay(text.replace(f"order {ORDER}", order).encode())
    assert headed.failure.refusal.code == corrected.failure.refusal.code == "not-on-the-line"
    assert corrected.failure.refusal.params["entry"] == headed.failure.entry
    assert replay(text.encode()).failure is None


def test_what_is_judged_again_is_what_was_written_not_what_was_typed():
    game = at_night("Ana: c4=n000 c5=n000 d4=n999 | w2\nBen: d4=n999")
    assert game.do("Ana breach c4 w2").text == "Ana breach c4"
    assert game.play.steps[-1].entry == grammar.parse("Ana breach c4", game.game, game.players)


def test_set_players_before_the_start_can_add_one():
    game = played("Ana start y111")
    game.do("set players Ana Cara Ben")
    assert [game.players[one.seat] for one in game.pending] == ["Cara", "Ben"]


def test_set_players_cannot_lose_a_player_who_has_played():
    game = played(STARTS)
    refused(game, "set players Ana Cara Dan", "unknown-player")
    refused(game, "set players Ben Zoe", "unknown-player")


@pytest.mark.parametrize("line", ["set rules 1", "set rules 1 all"])
def test_set_rules_to_the_revision_in_force(line):
    game = played(STARTS)
    before = game.snapshot()
    assert game.do(line).text == line
    assert game.snapshot() == before


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("set rules 999", "unsupported"),
        ("set rules 999 all", "unsupported"),
        ("set rules one", "not-understood"),
        ("set rules 1 some", "not-understood"),
        ("set order witches vampires", "not-understood"),
        ("set edition en", "not-understood"),
        ("set house size", "not-understood"),
        ("set players Ana", "not-understood"),
        ("set players Ana ana", "not-understood"),
        ("set game chess", "not-understood"),
        ("set edition", "not-understood"),
    ],
)
def test_a_correction_that_no_header_could_hold(line, code):
    refused(played(STARTS), line, code)
