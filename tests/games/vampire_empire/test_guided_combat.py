"""What guided play says about a combat: support cards played into it, markers, and whose example it is."""

import re

import pytest

from tests.games.vampire_empire.helpers import play
from tests.games.vampire_empire.sitting import FIGHT, Sitting


def test_how_to_type_a_support_card_for_a_combat_is_said_before_it_is_refused() -> None:
    assert "combat defence bis" in Sitting(play(FIGHT), "s squire 1/2", "?").said.partition("What a support card")[2]
    assert Sitting(play(FIGHT), "s squire 1/2", "combat defence lad").written[-1].endswith("combat defence lad")


@pytest.mark.parametrize(
    ("markers", "told"), [(0, "round 2: 2 against 2."), (3, "round 2, without markers: 2 against")]
)
def test_markers_that_no_longer_count_are_named(markers: int, told: str) -> None:
    """VE31, VE91: they lie there, and aren't in the sum."""
    second = FIGHT + f"Ben support squire 0/0 combat defence lad {markers}\n" * bool(markers) + "Ben defend n2\n"
    assert told in Sitting(play(second)).said


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_help_names_those_who_play(language: str) -> None:
    said = Sitting(play(FIGHT), "?", language=language).said
    assert re.search(r"`Ben \w+ .*`Ana\s+s ", said), "Ben is asked, and Ana would be named"
    assert "`= Ana " in said
