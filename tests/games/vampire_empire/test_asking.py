"""What is asked for is said for what it is about: a test, a death, an attack at once."""

import pytest

from referee.games.vampire_empire.game import GAME
from referee.say import Voice
from referee.show.ruling import want
from referee.show.why import why_result
from tests.games.vampire_empire.helpers import play

FOUND = "castle bis lad off\nAna keep\nAna pass\nBen water lad w1 w2\n"
LAST = '! Ben hand 2 "end"\n! Ben turn "end"\nBen pass\n'
KILLED = "castle bis lad off\nAna attack off bis n2\nBen defend none\n"


@pytest.mark.parametrize(
    ("lines", "asked"),
    [
        (FOUND, "Ana, is the Lady a vampire or human?"),
        (KILLED, "Ana, was the Bishop a vampire or human?"),
        (f"{FOUND}Ana answer vampire\n", "Ben attack CHARACTER CARD … or none (who attacks the Lady at once)"),
        (f"{KILLED}Ana answer human\n", "Draw the top card of the city: who comes? (`enter CHARACTER`)"),
        ("castle bis lad off\nAna attack off bis n2\n", "Ben defend CARD … or none (2 against 0)"),
    ],
)
def test_what_is_asked_is_said_for_what_it_is_about(lines: str, asked: str) -> None:
    table = play(lines)
    assert want(Voice("en", GAME.id), table, table.pending[0]) == asked


def test_points_are_no_reason_where_they_did_not_decide() -> None:
    """Three vampires in the castle win, whatever the points are; without cards the points decide."""
    won = play("castle bis lad off\n" + "".join(f'! vampire {one} "dispute"\n' for one in ("bis", "lad", "off")))
    told = why_result(Voice("en", GAME.id), won)
    assert (told["winners"], told["decided_by"], len(told["reasons"])) == (["Ana"], None, 3)
    counted = play("castle bis lad off\n" + '! Ana hand 0 "end"\n! Ana deck 0 "end"\n! Ben deck 0 "end"\n' + LAST)
    told = why_result(Voice("en", GAME.id), counted)
    assert (told["winners"], told["decided_by"]) == (["Ana", "Ben"], None)
    assert "points" in told["reasons"][2]["text"]
