"""What is said after the referee went on by itself: judged as if it came before, and written so that it reads."""

from referee import Table
from tests.nights.helpers import refused

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
