"""What is said after the referee went on by itself: judged as if it came before, and written so that it reads."""

from referee import Table
from referee.games.vampire_nights.guide.shorthand import also
from tests.games.vampire_nights.helpers import (
    at,
    enter,
    events,
    expected,
    forced,
    guards,
    late,
    loot,
    night_over,
    refused,
    side,
)

FOUR = """referee 1
game vampire-nights
players Ana Ben Cid Dea

Ana reveal mot ser fat dau
Ana guards a a tor
Ben guards b b gar
Cid guards a c mag
Dea guards a c wat
"""


def read_again(game: Table) -> Table:
    """The game from the lines as they were written."""
    head = (
        FOUR.split("\n\n")[0]
        if len(game.players) == 4
        else f"referee 1\ngame vampire-nights\nplayers {' '.join(game.players)}"
    )
    return Table.from_bytes("\n".join([head, "", *game.lines, ""]).encode())


def test_a_cloak_before_a_forced_end_is_written_with_its_space() -> None:
    """VN19: both of Ana's guards are in one garden, and the next night is laid already."""
    game = Table.from_bytes(
        b"""referee 1
game vampire-nights
players Ana Ben

Ana reveal mot ser
Ana guards a a tor
Ben guards b b gar
Ben first
! Ana guards a61 a62 "position"
! Ben guards b5 b0 "position"
! Ana room a5 coi "position"
! Ana room b5 coi "position"
! Ana room a3 none "position"
! Ben hand 0 "position"
Ben move b5-a5
Ben pass b0
"""
    )
    assert game.state.round == 2
    game.do("Ana use clo a62")
    assert game.lines[-1] == "Ana use clo a62"
    assert game.state.round == 1
    assert read_again(game).state == game.state


def crowded_end() -> Table:
    """Ana's guard is shut in; Ben's second to last act was an item, so that both skip in a row."""
    return Table.from_bytes(
        (
            FOUR
            + """Ana first
! Ana guards c5 d62 "position"
! Ben guards b5 a5p "position"
! Cid guards a61 d5p "position"
! Dea guards a62 d61 "position"
! Ana room a5 coi "position"
! Ana room b5 coi "position"
! Ana room c5 coi "position"
! Ana room d5 coi "position"
! Ana hand 0 "position"
! Ben hand 2 "position"
! Ana turn "position"
Ana move c5-d5
Ben move b5-a5
"""
        ).encode()
    )


def test_a_forced_step_out_of_a_crowd_does_not_hide_the_cloak() -> None:
    """VN19, VN23, VN59: Ben skips, Ana's skip is forced and ends it, and so is her step out of the crowd."""
    game = crowded_end()
    game.do("Ben use sac a5")
    game.do("Ben skip")
    assert game.state.phase != "exploration"
    game.do("Cid use clo a6")
    assert game.state.phase == "exploration", "something was done between the skips (VN23)"
    assert read_again(game).state == game.state


def test_nothing_follows_the_own_skip_that_ends_the_exploration() -> None:
    """VN75: Ana's forced skip came before; it is Ben's that ends it."""
    game = crowded_end()
    game.do("Ben skip")
    assert game.state.phase != "exploration"
    refused(game, "Ben use sac a5", "not-your-phase")
    refused(game, "Cid use clo a6", "not-your-phase")


def test_the_room_of_a_late_item_is_filled_in() -> None:
    game = Table.from_bytes(
        b"""referee 1
game vampire-nights
players Ana Ben Cid

Ana reveal lad ser fat
Ana guards a a tor
Ben guards b b gar
Cid guards c c wat
Ben first
! Ana guards c61 a1 "position"
! Ben guards b61 b5 "position"
! Cid guards c62 a5p "position"
! Ana room a2 coi "position"
! Ana room a5 none "position"
! Ana room b5 lad "position"
! Ana room c5 coi "position"
! Ben hand 0 "position"
Ben move b5-a5
Ana move a1-a2
"""
    )
    assert game.state.phase == "looting"
    game.do("Ana use sac")
    assert game.lines[-1] == "Ana use sac a2"
    assert read_again(game).state == game.state


def stuck(players: int = 3, **rooms: str) -> Table:
    """Ben's last guard is shut in on a5 with an empty hand: he came from b5, the garden is full, a guard lies there."""
    lies = {"a5": "none", "b4": "fat", "b5": "coi", "c5": "down"} | rooms
    return Table.from_bytes(
        "\n".join(
            [
                "referee 1\ngame vampire-nights\nplayers Ana Ben Cem\n",
                "Ana reveal lad ser fat\nAna guards a a tor\nBen guards b b gar\nCem guards c c wat\nBen first",
                *(f'! Ana room {cell} {what} "position"' for cell, what in lies.items()),
                '! Ana guards b4 b0p "position"\n! Ben guards b5 a0p "position"\n! Cem guards a61 a62 "position"',
                '! Ana guards b4 a5p "position"\n! Ben hand 0 "position"\nBen move b5-a5\n',
            ]
        ).encode()
    )


def test_a_forced_skip_is_withdrawn_when_what_follows_shows_that_it_was_not_due() -> None:
    """VN10, VN23: after Ana's Sack b5 is empty, and Ben can go past it; that he does shows when the Sack was used."""
    game = stuck()
    game.do("Ana move b4-b5")
    assert (forced(game), expected(game)) == (["skip"], [("Ana", "turn")])
    game.do("Ana use sac b5")
    assert expected(game) == [("Ana", "turn")]
    assert "move a5-c5" in late(game)
    game.do("Ben move a5-c5 fat")
    assert (guards(game, "Ben"), events(game, "withdrawn")) == ("a0p c5", [{}])
    assert game.lines[-1] == "Ben move a5-c5 fat"
    assert read_again(game).state == game.state
    assert expected(game) == [("Ana", "turn")]


def test_what_those_may_still_do_who_are_not_asked_is_listed_once() -> None:
    game = stuck()
    game.do("Ana move b4-b5")
    game.do("Ana use sac b5")
    listed = {game.players[one.seat]: one.options for one in also(game.state)}
    assert listed == {"Ben": ("move a5-c5",), "Cem": ("use clo a61", "use clo a62")}


def test_a_forced_skip_stays_when_the_item_belonged_to_the_next_turn() -> None:
    game = stuck()
    game.do("Ana move b4-b5")
    game.do("Ana use sac b5")
    game.do("Ana move b5-c5 fat")
    assert forced(game) == ["move a5-c5"]
    assert not events(game, "withdrawn")


def test_a_ruling_between_settles_to_which_turn_the_item_belonged() -> None:
    game = stuck()
    game.do("Ana move b4-b5")
    game.do("Ana use sac b5")
    game.do('! Cem hand 1 "a count"')
    assert expected(game) == [("Ana", "turn")]
    refused(game, "Ben move a5-c5 fat", "not-your-turn")


def test_several_items_may_have_belonged_to_the_turn_before() -> None:
    game = stuck()
    game.do("Ana move b4-b5")
    game.do("Ana use mag gar")
    game.do("Ana use sac b5")
    game.do("Ben move a5-c5 fat")
    assert guards(game, "Ben") == "a0p c5"
    assert read_again(game).state == game.state


def one_way(tile: str, hand: int = 0, met: str = "none") -> Table:
    """Two players: whatever Ana does, Ben's one guard can only go from a2 to a3, where that tile lies open."""
    rooms = f"a1=none a2={met} a3={tile} b1=coi b2=none"
    game = at(rooms, "Ana: b0 a2p\nBen: b2 b61", turn="Ben", hand=hand, loot="coi fat")
    enter(game, '! Ana hand 1 "position"\nBen move b2-a2')
    return game


def test_a_forced_move_typed_after_the_last_mover_added_an_item_is_a_repeat() -> None:
    game = one_way("fat")
    game.do("Ana move b0-b1")
    assert (forced(game), expected(game)) == (["move a2-a3"], [("Ana", "turn")])
    game.do("Ana use sac b1")
    before = game.state
    assert game.do("Ben move a2-a3").repeat
    assert game.state == before
    refused(game, "Ben move a3-a4 fat", "not-your-turn")


def test_a_forced_move_typed_with_the_answer_that_was_forced_is_a_repeat() -> None:
    game = one_way("ser")
    game.do("Ana move b0-b1")
    assert forced(game) == ["move a2-a3"]
    assert game.do("Ben move a2-a3 ser none").repeat
    assert game.do("Ben move a2-a3 none").repeat
    refused(game, "Ben move a2-a3 sta", "not-your-turn")
    refused(game, "Ben move a2-a3 fat", "not-your-turn")


def test_a_forced_move_typed_with_the_answer_that_is_asked_for_gives_it() -> None:
    game = one_way("ser", hand=1)
    enter(game, '! Ana discards bow clo jum jum mir mir mas tor tor mag mag bow "position"')
    game.do("Ana move b0-b1")
    assert (forced(game), expected(game)) == (["move a2-a3"], [("Ben", "answer")])
    refused(game, "Ben move a2-b2 none", "answer-needed")
    assert not game.do("Ben move a2-a3 none").repeat
    assert game.lines[-1] == "Ben answer none"
    assert side(game, "Ben")["bites"] == 1
    assert read_again(game).state == game.state


def test_coins_for_the_cat_of_a_forced_move_are_the_answer() -> None:
    """Ben lost Coins or a Father to the Servant on a2: whether the Cat gets anything must be said."""
    game = one_way("cat", met="ser")
    game.do("Ana move b0-b1")
    assert (forced(game), expected(game)) == (["move a2-a3"], [("Ben", "answer")])
    assert not game.do("Ben move a2-a3 coi").repeat
    assert (game.lines[-1], loot(game, "Ben")) == ("Ben answer coi", "")
    assert read_again(game).state == game.state


def test_what_could_be_looted_in_several_ways_is_no_repeat() -> None:
    game = at("a1=coi b1=coi b2=coi a2=none", "Ana: a1 b2\nBen: b1 a0", turn="Ana")
    night_over(game)
    assert forced(game)[0] == "loot a1 coi"
    assert expected(game) == [("Ana", "loot")]
    refused(game, "Ana loot coi", "choice-needed")
    assert game.do("Ana loot a1 coi").repeat


def test_the_web_holds_nobody_once_the_exploration_is_over() -> None:
    game = at("a1=web a2=none b1=coi b2=coi", "Ana: a1w b2\nBen: b1 a0")
    assert [one["held"] for one in side(game, "Ana")["guards"]] == [True, False]
    night_over(game)
    assert game.state.phase == "looting"
    assert [one["held"] for one in side(game, "Ana")["guards"]] == [False, False]
    game.do('! Ana guards a1w b2 "so be it"')
    assert guards(game, "Ana") == "a1 b2"


def test_two_guards_on_one_cell_are_told_apart_by_where_they_have_been() -> None:
    game = at("", "Ana: a0 b0\nBen: a0 b0")
    enter(game, "Ana move a0-b0\nBen pass a0")
    said = refused(game, "Ana move b0-b1 fat", "choice-needed")
    assert said["legal"] == ("b0.1", "b0.2")
    assert (said["one"], said["been"], said["other"], said["other_been"]) == ("b0.1", ("a0", "b0"), "b0.2", ("b0",))
    legend = dict(game.game.view().boards(game.state)[0].legend)
    assert legend["legend.two"]["player"] == "Ana"
    assert legend["legend.two"]["been"] == ("a0", "b0")
    game.do("Ana move b0.1-b1 fat")
    assert "legend.two" not in dict(game.game.view().boards(game.state)[0].legend)
