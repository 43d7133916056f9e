"""One table that many share: nothing lost, nothing doubled, and what is acknowledged is in the record."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Barrier, Event, Thread

import pytest

from referee import Table
from referee.record.atomic import Unconfirmed
from referee.record.file import Unwritten
from referee.say import Voice
from referee.serve.rights import Who
from referee.serve.sitting import Answer
from tests.places import ROOT
from tests.samples import HEAVY
from tests.serve.tables import ANA, BEN, CLEO, EN, HOST, Phone, again, entries, shared


def test_what_is_told() -> None:
    answer = Phone(shared(), ANA).send("Ana place b020:row d3")
    assert answer.data() == {"ok": True, "number": 3, "text": "Ana place b020:row d3", "said": list(answer.said)}
    assert answer.said[0] == "Ana place b020:row d3"
    assert any("villager" in line for line in answer.said[1:])


def test_a_refusal_says_why_and_what_would_be_legal() -> None:
    sitting = shared()
    answer = Phone(sitting, ANA).send("Ana place b020:row d4")
    assert (answer.ok, answer.code, answer.number) == (False, "occupied", None)
    assert answer.said[0].startswith("Refused: ")
    assert any("d3" in line for line in answer.said[1:])
    assert answer.data() == {"ok": False, "code": "occupied", "said": list(answer.said)}
    assert sitting.table.play.entries == 2


def test_everybody_is_answered_in_their_language() -> None:
    sitting = shared()
    assert sitting.enter(ANA, "Ana place b020 d4", "1", Voice("fr")).said[0].startswith("Refusé")
    assert sitting.enter(ANA, "Ana pose b020 d3", "2", Voice("fr")).text == "Ana place b020 d3"


@pytest.mark.parametrize(
    "line", ["", " ", "# hm", "Ana", "\x00", "Ana place\nBen place", "\ud800", '"', "x" * 20_000, "Ana place " * 300]
)
def test_whatever_is_sent_is_answered(line: str) -> None:
    sitting = shared()
    for who in (ANA, HOST):
        answer = Phone(sitting, who).send(line)
        assert (answer.ok, answer.code) == (False, "not-understood"), line
        assert answer.said[0]
    assert sitting.table.play.entries == 2


@pytest.mark.parametrize("id", ["", "x" * 65])
def test_an_id_has_its_bounds(id: str) -> None:
    sitting = shared()
    assert sitting.enter(ANA, "Ana place b020 d3", id, EN).code == "not-understood"
    assert sitting.undo_mine(ANA, 1, id, EN).code == "not-understood"
    assert sitting.table.play.entries == 2


# Many at once


def all_at_once(calls: list[Callable[[], object]]) -> None:
    start = Barrier(len(calls))

    def run(call: Callable[[], object]) -> None:
        start.wait()
        call()

    threads = [Thread(target=run, args=(call,)) for call in calls]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert not any(thread.is_alive() for thread in threads)


def test_phones_and_the_typist_at_once(tmp_path: Path) -> None:
    """Three phones send everything twice, the typist types remarks: the record is what was acknowledged."""
    path = tmp_path / "friday.referee"
    sitting = shared(path, "Ana Ben Cleo")
    answers: list[Answer] = []
    typed: list[int] = []

    def tap(who: Who, name: str) -> None:
        phone = Phone(sitting, who)
        for cell in ("d3", "d2", "d1", "e4", "f4", "g4"):
            answer = phone.send(f"{name} place b000:1 {cell}", f"{name}{cell}")
            answers.append(answer)

    def type_remarks() -> None:
        typed.extend(sitting.table.do(f'note "{number}"').number for number in range(20))

    everybody = [(ANA, "Ana"), (BEN, "Ben"), (CLEO, "Cleo")]
    taps: list[Callable[[], object]] = [
        (lambda who=who, name=name: tap(who, name))
        for who, name in everybody * 2  # type: ignore[misc]
    ]
    all_at_once([*taps, type_remarks])
    assert all(answer.ok for answer in answers)
    numbers = {answer.number: answer.text for answer in answers}
    assert len(answers) == 36
    assert len(numbers) == 18
    written = entries(path)
    assert {number: written[number - 1] for number in numbers if number is not None} == numbers
    assert sorted([*numbers, *typed], key=int) == list(range(4, 42))  # type: ignore[arg-type]
    assert len(written) == 41
    assert sitting.version >= 38


def test_entering_and_taking_back_at_once() -> None:
    """Each phone lays a card and takes it back, over and over; in the end nothing lies there but the start cards.

    Whatever is taken back moves later entries behind it, under new numbers. A phone that does not know that yet is
    told that the old number is gone, and tries the new one.
    """
    sitting = shared(players="Ana Ben Cleo")
    laid, taken_back, gone = [], [], []

    def number_of(seat: int) -> int:
        with sitting.lock:
            return next(step.number for step in reversed(sitting.table.play.steps) if step.entry.player == seat)

    def churn(who: Who, name: str) -> None:
        phone = Phone(sitting, who)
        for _ in range(8):
            laid.append(phone.send(f"{name} place b000:1 d3"))
            for _ in range(100):
                answer = phone.take_back(number_of(who.seat or 0))
                (taken_back if answer.ok else gone).append(answer)
                if answer.ok:
                    break

    all_at_once([lambda: churn(ANA, "Ana"), lambda: churn(BEN, "Ben"), lambda: churn(CLEO, "Cleo")])
    assert all(answer.ok for answer in laid)
    assert (len(laid), len(taken_back)) == (24, 24)
    assert {answer.code for answer in gone} <= {"nothing-to-undo"}
    assert [step.entry.player for step in sitting.table.play.steps] == [0, 1, 2]


# Who hears of it


def test_listeners_hear_of_phones_typist_and_seats() -> None:
    sitting = shared()
    heard: list[int] = []
    stop = sitting.listen(lambda: heard.append(sitting.version))
    start = sitting.version
    Phone(sitting, ANA).send("Ana place b020 d3")
    sitting.table.do("Ben place b020 d3")
    token = sitting.seats.join(sitting.seats.join_code)
    assert token is not None
    sitting.seats.take(0, token)
    assert heard == [start + 1, start + 2, start + 3]
    Phone(sitting, ANA).send("Ana place b020 d3")  # refused: nothing has changed
    stop()
    stop()
    sitting.table.do("Ben place b020 d2")
    assert len(heard) == 3


def test_listeners_are_called_outside_the_lock() -> None:
    sitting = shared()
    free = Event()

    def look() -> None:
        def take() -> None:
            with sitting.lock:
                free.set()

        thread = Thread(target=take)
        thread.start()
        thread.join(2)

    sitting.listen(look)
    Phone(sitting, ANA).send("Ana place b020 d3")
    assert free.is_set()


def test_what_stays_together_is_told_once() -> None:
    sitting = shared()
    heard: list[int] = []
    sitting.listen(lambda: heard.append(sitting.table.play.entries))
    with sitting.lock:
        sitting.table.do("Ana place b020 d3")
        sitting.table.do("Ben place b020 d3")
        assert heard == []
    assert heard == [4]


def test_a_listener_that_fails_spoils_nothing() -> None:
    sitting = shared()
    heard: list[str] = []

    def bad() -> None:
        heard.append("bad")
        raise RuntimeError

    sitting.listen(bad)
    sitting.listen(lambda: heard.append("good"))
    assert Phone(sitting, ANA).send("Ana place b020 d3").ok
    assert Phone(sitting, ANA).send("Ana place b020 d2").ok
    assert heard == ["bad", "good", "good"]


# What cannot be written is not acknowledged


def test_a_full_disk_is_said_and_it_can_be_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "friday.referee"
    sitting = shared(path)
    with monkeypatch.context() as patch:

        def full(fd: int) -> None:
            raise OSError(28, "No space left on device")

        patch.setattr(os, "fsync", full)
        answer = Phone(sitting, ANA).send("Ana place b020 d3", "same")
    assert (answer.ok, answer.code) == (False, "unwritten")
    assert len(entries(path)) == 2
    assert Phone(sitting, ANA).send("Ana place b020 d3", "same").ok
    assert len(entries(path)) == 3


def test_a_record_changed_by_others_is_not_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "friday.referee"
    sitting = shared(path)
    with path.open("a") as file:
        file.write('note "by hand"\n')
    for line in ("Ana place b020 d3", "Ana place b020 d2"):
        assert Phone(sitting, ANA).send(line, line).code == "closed"
    assert len(entries(path)) == 3


@pytest.mark.parametrize("error", [Unconfirmed, Unwritten])
def test_only_what_is_known_not_to_be_there_is_tried_again(monkeypatch: pytest.MonkeyPatch, error: type) -> None:
    sitting = shared()

    def fails(line: str) -> None:
        raise error(5, "broken")

    with monkeypatch.context() as patch:
        patch.setattr(sitting.table, "do", fails)
        assert not Phone(sitting, ANA).send("Ana place b020 d3").ok
    assert Phone(sitting, ANA).send("Ana place b020 d3").ok == (error is Unwritten)


def test_after_the_end_nothing_is_acknowledged(tmp_path: Path) -> None:
    path = tmp_path / "friday.referee"
    sitting = shared(path)
    sitting.close()
    sitting.close()
    answer = Phone(sitting, ANA).send("Ana place b020 d3")
    assert (answer.ok, answer.code) == (False, "closed")
    assert Phone(sitting, ANA).take_back(1).code == "closed"
    assert len(entries(path)) == 2


KILLED = """
import sys
from pathlib import Path
from tests.serve.tables import ANA, Phone, again
phone = Phone(again(Path(sys.argv[1])), ANA)
number = 0
while True:
    answer = phone.send(f"Ana place b000 d3", f"a{number}")
    print("+", answer.number, answer.text, flush=True)
    answer = phone.take_back(answer.number, f"b{number}")
    print("+", answer.number, answer.text, flush=True)
    number += 1
"""


@pytest.mark.sampled
@pytest.mark.parametrize("moment", range(100 if HEAVY else 3))
def test_killed_at_any_moment_what_was_acknowledged_is_there(tmp_path: Path, moment: int) -> None:
    path = tmp_path / "friday.referee"
    shared(path).table.close()
    child = subprocess.Popen(
        [sys.executable, "-c", KILLED, str(path)], cwd=ROOT, stdout=subprocess.PIPE, text=True, env={**os.environ}
    )
    assert child.stdout is not None
    told = [child.stdout.readline() for _ in range(1 + moment % 40)]
    child.kill()  # in the midst of the next one
    told += child.stdout.readlines()
    child.wait()
    written = entries(path)
    whole = [line.split(" ", 2) for line in told if line.endswith("\n")]
    assert all(written[int(number) - 1] == text.rstrip("\n") for _, number, text in whole)
    assert len(whole) <= len(written) - 2 <= len(whole) + 1
    again(path)
    assert Table.read(path).play.entries == len(written)
