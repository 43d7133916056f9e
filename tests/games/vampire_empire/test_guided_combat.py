"""What guided play says about a combat: support cards played into it, markers, and whose example it is."""

import re

import pytest

from tests.games.vampire_empire.helpers import play
from tests.games.vampire_empire.sitting import DAY, FIGHT, NIGHT, Sitting


def test_how_to_type_a_support_card_for_a_combat_is_said_before_it_is_refused() -> None:
    assert "combat defence bis" in Sitting(play(FIGHT), "s squire 1/2", "?").said.partition("What a support card")[2]
    assert Sitting(play(FIGHT), "s squire 1/2", "combat defence lad").written[-1].endswith("combat defence lad")


@pytest.mark.parametrize(
    ("markers", "told"), [(0, "round 2: 2 against 2."), (3, "round 2, without markers: 2 against")]
)
def test_markers_that_no_longer_count_are_named(markers: int, told: str) -> None:
    """VE31, VE91: they lie there, and aren't in the sum."""
    second = FIGHT + "Ben defend n2\n" + f"Ben support squire 0/0 combat defence lad {markers}\n" * bool(markers)
    assert told in Sitting(play(second)).said


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_help_names_those_who_play(language: str) -> None:
    said = Sitting(play(FIGHT), "?", language=language).said
    assert re.search(r"`Ben \w+ .*`Ana\s+s ", said), "Ben is asked, and Ana would be named"
    assert "`= Ana " in said


@pytest.mark.parametrize("typed", ["n", "v", "н"])
def test_a_band_without_its_value_is_no_answer(typed: str) -> None:
    told = Sitting(play(FIGHT), typed)
    assert told.written == []
    assert "a combat card goes here: its band and its value" in told.said


@pytest.mark.parametrize("typed", ["-", "0", "no", "none", "rien", "нет"])
def test_no_card_in_any_words(typed: str) -> None:
    assert Sitting(play(FIGHT), typed).written == ["Ben defend none"]


def test_a_test_is_typed_together_or_apart() -> None:
    assert Sitting(play(DAY), "w 3w1w2").written == ["Ben water off w1 w2"]


@pytest.mark.parametrize(("typed", "number"), [("1688", 4), ("166", 2), ("16", 2)])
def test_how_many_are_wrong_in_the_castle_is_never_how_many_are_right(typed: str, number: int) -> None:
    assert f"the castle takes 3 different characters, not {number}" in Sitting(play(""), typed).said


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("discard m2", "Ana draw moat 2"),
        ("défausse o2", "Ana draw moat 2"),
        ("ana attacks 1 2 c2", "Ana attack bis lad c2"),
        ("reveals lady", "Ana reveal lad"),
    ],
)
def test_what_is_done_in_the_words_of_the_question(typed: str, written: str) -> None:
    assert Sitting(play(NIGHT), typed).written == [written]


def test_a_place_that_is_not_there_is_what_is_refused() -> None:
    told = Sitting(play(NIGHT), "a 1 4 c2").said
    assert "a combat card goes here" in told
    assert "what the player did goes here" not in told
