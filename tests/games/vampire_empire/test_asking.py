"""What is asked for is said for what it is about: a test, a death, an attack at once."""

import pytest

from referee.games.vampire_empire.game import GAME
from referee.games.vampire_empire.guide.shorthand import next_words
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
        (
            "castle bis lad off\nAna attack off bis n2\n",
            "Ben defend CARD … or none (Officer against Bishop, 2 against 0)",
        ),
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


LAID = "castle bis lad off\n"


@pytest.mark.parametrize(
    ("lines", "verbs"),
    [
        ('! Ana hand 2 "x"\nAna keep\n', "reveal attack pass support"),
        ('! Ana hand 3 "x"\nAna keep\n', "reveal hide attack pass support"),
        ('! Ben turn "x"\n! Ben hand 1 "x"\nBen keep\n', "attack pass support"),
        ("".join(f'! vampire {one} "x"\n' for one in ("mai", "coo", "but")) + "Ana keep\n", "hide attack pass support"),
        ('! castle bis "x"\nAna keep\n', "reveal hide pass support"),
        ('! castle "x"\nAna keep\n', "reveal pass support"),
        ('! Ana deck 0 "x"\n! Ana hand 1 "x"\nAna draw moat 1\n', "reveal pass"),
        ('Ana pass\n! Ben hand 0 "x"\n', "draw"),
    ],
)
def test_only_what_there_is_enough_for_is_offered(lines: str, verbs: str) -> None:
    (turn,) = play(LAID + lines).pending
    assert turn.options == tuple(verbs.split())


DAY = LAID + '! Ben turn "x"\n'


@pytest.mark.parametrize(
    ("lines", "typed", "offered"),
    [
        ("", "bis lad", "lor off mon nun mai coo but"),
        (LAID, "attack", "bis lad off"),
        (LAID + '! vampire lad "x"\n', "a", "lad"),
        (DAY + '! vampire lad "x"\n', "attack", "bis off"),
        (LAID, "attack lad", "bis off"),
        (LAID, "attack lad bis", ""),
        (LAID, "hide", "bis lad off"),
        (LAID, "hide bis", ""),
        (LAID + '! human nun "x"\n! vampire coo "x"\n', "reveal", "bis lad off lor mon mai but"),
        (DAY + '! dead nun human "x"\n! vampire bis "x"\n', "water", "lad off lor mon mai coo but"),
        (FOUND + "Ana answer vampire\n", "", "bis off"),
    ],
)
def test_whom_an_entry_can_be_about_is_offered(lines: str, typed: str, offered: str) -> None:
    table = play(lines)
    assert " ".join(next_words(table.state, table.pending[0], typed.split())) == offered
