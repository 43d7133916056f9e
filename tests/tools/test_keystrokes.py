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
