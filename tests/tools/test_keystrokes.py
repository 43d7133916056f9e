"""A whole game typed into a terminal stays within the limits of key presses."""

import statistics

import pytest

from tools.keystrokes import DEFAULT, LIMITS, measure, start_of_python


@pytest.mark.heavy
def test_a_game_takes_few_keys() -> None:
    figures = measure(DEFAULT)
    for way, one in figures.items():
        assert one.number["card"] == one.number["creature"] == 36
        assert one.beyond(LIMITS[way]) == {}, way
    waited = statistics.median([*figures["faces"].seconds, *figures["learned"].seconds])
    assert waited <= 8 * start_of_python()


@pytest.mark.heavy
@pytest.mark.parametrize("name", ["random-three", "shared-below", "heroes-in-front", "house-size-count"])
def test_any_other_game_does(name: str) -> None:
    """Demons and breaches may be answered in any order there, which can cost a key more."""
    for way, one in measure(DEFAULT.with_name(f"{name}.referee")).items():
        assert one.number["card"] == one.number["creature"] == 36
        assert one.beyond({"game": LIMITS[way]["game"]}) == {}, way
