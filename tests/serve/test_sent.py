"""What a phone sends again counts once: its ids, in memory and beside the record."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest

from referee.serve.rights import Who
from referee.serve.sent import MOST
from tests.serve.tables import ANA, BEN, CREATURES, Phone, again, at_creatures, entries, shared


def test_what_is_sent_twice_counts_once() -> None:
    sitting = at_creatures()
    ana = Phone(sitting, ANA)
    first = ana.send(f"Ana {CREATURES}", "same")
    before = sitting.table.play.entries
    assert ana.send(f"Ana {CREATURES}", "same") == first
    assert sitting.table.play.entries == before
    assert ana.send(f"Ana {CREATURES}", "other").number == before + 1


def test_a_refusal_that_is_sent_twice_is_the_same() -> None:
    sitting = shared()
    ana = Phone(sitting, ANA)
    first = ana.send("Ana place b020 d2", "same")
    assert first.code == "not-adjacent"
    ana.send("Ana place b020 d3")
    assert ana.send("Ana place b020 d2", "same") == first  # though it would be legal by now


def test_the_same_id_from_another_seat_is_another_tap() -> None:
    sitting = at_creatures()
    assert Phone(sitting, ANA).send(f"Ana {CREATURES}", "same").ok
    assert Phone(sitting, BEN).send(f"Ben {CREATURES}", "same").text == f"Ben {CREATURES}"


def test_taking_back_twice_takes_back_once() -> None:
    sitting = at_creatures()
    ana = Phone(sitting, ANA)
    number = ana.send(f"Ana {CREATURES}").number
    assert number is not None
    first = ana.take_back(number, "same")
    before = sitting.table.play.entries
    assert ana.take_back(number, "same") == first
    assert sitting.table.play.entries == before


def test_sent_again_while_it_is_still_being_written(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = at_creatures()
    writing, go_on = Event(), Event()
    do = sitting.table.do

    def slowly(line: str) -> object:
        writing.set()
        go_on.wait(5)
        return do(line)

    monkeypatch.setattr(sitting.table, "do", slowly)
    before = sitting.table.play.entries
    with ThreadPoolExecutor() as pool:
        first = pool.submit(Phone(sitting, ANA).send, f"Ana {CREATURES}", "same")
        assert writing.wait(5)
        others = [pool.submit(Phone(sitting, ANA).send, f"Ana {CREATURES}", "same") for _ in range(3)]
        go_on.set()
        assert {first.result(), *(one.result() for one in others)} == {first.result()}
    assert sitting.table.play.entries == before + 1


def test_the_oldest_ids_make_room() -> None:
    sitting = at_creatures()
    ana = Phone(sitting, ANA)
    first = ana.send("Ana place b020 d3", "first")
    assert first.code == "not-your-phase"
    ana.send(f"Ana {CREATURES}", "second")
    for number in range(MOST - 1):
        ana.send("Ana place b020 d3", f"more{number}")
    before = sitting.table.play.entries
    assert ana.send(f"Ana {CREATURES}", "second").ok  # the last that is remembered
    assert sitting.table.play.entries == before
    ana.send("Ana place b020 d3", "one more")
    ana.send(f"Ana {CREATURES}", "second")
    assert sitting.table.play.entries == before + 1


def test_those_who_may_not_do_not_push_ids_out() -> None:
    sitting = at_creatures()
    ana, stranger = Phone(sitting, ANA), Phone(sitting, Who("watch"))
    ana.send(f"Ana {CREATURES}", "same")
    before = sitting.table.play.entries
    for _ in range(MOST + 1):
        stranger.send(f"Ana {CREATURES}")
    ana.send(f"Ana {CREATURES}", "same")
    assert sitting.table.play.entries == before


def test_an_id_is_known_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "friday.referee"
    sitting = at_creatures(path)
    first = Phone(sitting, ANA).send(f"Ana {CREATURES}", "same")
    sitting.table.close()
    back = again(path)
    second = Phone(back, ANA).send(f"Ana {CREATURES}", "same")
    assert (second.ok, second.number, second.text) == (True, first.number, first.text)
    assert entries(path).count(f"Ana {CREATURES}") == 1
    assert Phone(back, ANA).send(f"Ana {CREATURES}", "other").ok


def test_an_id_noted_but_not_written_counts_for_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed between the two: after the restart the phone sends it again, and now it is entered."""
    path = tmp_path / "friday.referee"
    sitting = at_creatures(path)

    def killed(line: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(sitting.table, "do", killed)
    with pytest.raises(KeyboardInterrupt):
        Phone(sitting, ANA).send(f"Ana {CREATURES}", "same")
    sitting.table.close()
    assert Phone(again(path), ANA).send(f"Ana {CREATURES}", "same").ok
    assert entries(path).count(f"Ana {CREATURES}") == 1


@pytest.mark.parametrize("data", ["", "x", "[1]\n", '{"schema": 1, "game": "another"}\n["seat 0 same", 1, "x"]\n', "["])
def test_notes_that_cannot_be_read_count_for_nothing(tmp_path: Path, data: str) -> None:
    path = tmp_path / "friday.referee"
    at_creatures(path).table.close()
    (tmp_path / "friday.sent").write_text(data)
    assert Phone(again(path), ANA).send(f"Ana {CREATURES}", "same").ok


def test_lines_of_the_notes_are_hostile(tmp_path: Path) -> None:
    path = tmp_path / "friday.referee"
    at_creatures(path).table.close()
    head = (tmp_path / "friday.sent").read_text().splitlines()[0]
    for line in (
        '["seat 0 same", 0, "x"]',
        '["seat 0 same", true, "x"]',
        "[1, 2, 3]",
        "[[], 1, 2]",
        "null",
        '{"a": 1}',
    ):
        (tmp_path / "friday.sent").write_text(f"{head}\n{line}\n")
        back = again(path)
        back.close()
        back.table.close()
        assert len((tmp_path / "friday.sent").read_text().splitlines()) == 1
