"""A whole game typed into a terminal stays within the limits of key presses."""

import re
import statistics
from pathlib import Path

import pytest

from referee import Table
from tests.samples import some_of
from tools.keystrokes import DEFAULT, LIMITS, counted, entries_of, measure, start_of_python, steps_of


@pytest.mark.heavy
def test_a_game_takes_few_keys() -> None:
    figures = measure(DEFAULT)
    for way, one in figures.items():
        assert one.number["card"] == one.number["creature"] == 36
        assert one.beyond(LIMITS[way]) == {}, way
    waited = statistics.median([*figures["faces"].seconds, *figures["learned"].seconds])
    assert waited <= 8 * start_of_python()


def plain_games() -> list[Path]:
    """The other games of three in which nothing is taken back, noted or overruled."""
    others = [one for one in sorted(DEFAULT.parent.glob("*.referee")) if one != DEFAULT]
    return [one for one in others if len((table := Table.read(one)).players) == 3 and is_plain(table)]


def is_plain(table: Table) -> bool:
    cards = sum(" place " in line for line in table.lines)
    return cards == 36 and all(re.search(r" (start|place|creatures|demon|breach) ", one) for one in entries_of(table))


@pytest.mark.heavy
@some_of("record", plain_games(), 12, ids=lambda path: path.stem)
def test_any_other_game_does(record: Path, tmp_path: Path) -> None:
    """Counted without a terminal. Demons and breaches may be answered in any order there, which can cost a key more."""
    for way in ("faces", "learned"):
        steps, _ = steps_of(Table.read(record), tmp_path / "home", faces=way == "faces", keep=True)
        one = counted(steps)
        assert one.number["card"] == one.number["creature"] == 36
        assert one.beyond({"game": LIMITS[way]["game"]}) == {}, way


def test_there_are_such_games() -> None:
    assert len(plain_games()) > 8
