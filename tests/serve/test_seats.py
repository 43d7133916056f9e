"""Seats: a phone's own, first come first served, known again after a restart; the file beside the record is hostile."""

import json
import stat
from hashlib import sha256
from pathlib import Path
from threading import Barrier, Thread
from typing import Any

import pytest

from referee.serve.rights import WATCHES, Who
from referee.serve.seats import MOST_HOSTS, MOST_WATCHING, Seats
from tests.serve.tables import HOST, again, shared


def fresh(path: Path | None = None, number: int = 3) -> Seats:
    return Seats.load(path, number, "game")


def joined(seats: Seats) -> str:
    token = seats.join(seats.join_code)
    assert token is not None
    return token


def test_whoever_shows_the_code_watches() -> None:
    seats = fresh()
    token = joined(seats)
    assert seats.who(token) == WATCHES
    assert len(token) == 22  # 128 bits
    assert joined(seats) != token
    for wrong in ("", "x", seats.join_code[:-1], seats.join_code + "x", "é\ud800", token):
        assert seats.join(wrong) is None
        assert seats.who(wrong) is None or wrong == token
    assert seats.who(seats.join_code) is None


def test_a_phone_that_joins_again_stays_who_it_is() -> None:
    seats = fresh()
    token = joined(seats)
    assert seats.take(1, token)
    assert seats.join(seats.join_code, token) == token
    assert seats.who(token) == Who("seat", 1)
    assert seats.join(seats.join_code, "A" * 22) not in (None, "A" * 22)
    assert seats.join("wrong", token) is None


def test_a_seat_is_one_phones() -> None:
    seats = fresh()
    ana, ben = joined(seats), joined(seats)
    assert seats.take(0, ana)
    assert seats.take(0, ana)  # tapped twice
    assert not seats.take(0, ben)
    assert not seats.take(3, ben)
    assert not seats.take(-1, ben)
    assert not seats.take(1, "A" * 22)
    assert seats.taken == {0}
    assert (seats.who(ana), seats.who(ben)) == (Who("seat", 0), WATCHES)


def test_a_phone_has_one_seat() -> None:
    seats = fresh()
    ana, ben = joined(seats), joined(seats)
    seats.take(0, ana)
    assert seats.take(2, ana)
    assert seats.taken == {2}
    seats.take(0, ben)
    assert not seats.take(0, ana)
    assert seats.who(ana) == Who("seat", 2)


def test_a_seat_is_given_up_or_freed() -> None:
    seats = fresh()
    ana, ben = joined(seats), joined(seats)
    seats.take(0, ana)
    seats.take(1, ben)
    seats.leave(ana)
    assert seats.free(1)
    assert not seats.free(1)
    assert not seats.free(7)
    seats.leave("A" * 22)
    assert seats.taken == frozenset()
    assert seats.who(ana) == seats.who(ben) == WATCHES  # they may choose again
    assert seats.take(0, ben)


def test_a_new_code_ends_the_old_one() -> None:
    seats = fresh()
    old, ana, stranger = seats.join_code, joined(seats), joined(seats)
    seats.take(0, ana)
    assert seats.new_code() == seats.join_code != old
    assert seats.join(old) is None
    assert seats.who(stranger) is None
    assert seats.who(ana) == Who("seat", 0)
    assert seats.who(joined(seats)) == WATCHES


def test_a_host_may_have_a_seat() -> None:
    seats = fresh()
    host = seats.host()
    assert seats.who(host) == HOST
    assert seats.take(1, host)
    assert seats.who(host) == Who("host", 1)
    seats.leave(host)
    assert seats.who(host) == HOST
    seats.new_code()
    assert seats.who(host) == HOST


def test_the_latest_devices_of_the_host_count() -> None:
    seats = fresh()
    tokens = [seats.host() for _ in range(MOST_HOSTS + 1)]
    assert [seats.who(token) for token in tokens] == [None, *[HOST] * MOST_HOSTS]


def test_a_host_who_is_forgotten_is_one_of_the_others(tmp_path: Path) -> None:
    seats = fresh(tmp_path / "x.seats")
    seated, other = seats.host(), seats.host()
    seats.take(1, seated)
    seats.forget_hosts()
    assert (seats.who(seated), seats.who(other)) == (Who("seat", 1), WATCHES)
    after = fresh(tmp_path / "x.seats")
    assert (after.who(seated), after.who(other)) == (Who("seat", 1), WATCHES)


def test_many_watch_and_the_first_makes_room() -> None:
    seats = fresh()
    tokens = [joined(seats) for _ in range(MOST_WATCHING + 1)]
    assert seats.who(tokens[0]) is None
    assert all(seats.who(token) == WATCHES for token in tokens[1:])


def test_all_of_it_survives_a_restart(tmp_path: Path) -> None:
    sitting = shared(tmp_path / "friday.referee")
    seats = sitting.seats
    ana, watching, host, code = joined(seats), joined(seats), seats.host(), seats.join_code
    seats.take(0, ana)
    sitting.table.close()
    seats = again(tmp_path / "friday.referee").seats
    assert seats.join_code == code
    assert [seats.who(token) for token in (ana, watching, host)] == [Who("seat", 0), WATCHES, HOST]


def test_the_file_has_no_token_and_is_nobody_elses(tmp_path: Path) -> None:
    seats = fresh(tmp_path / "x.seats")
    ana, watching, host = joined(seats), joined(seats), seats.host()
    seats.take(0, ana)
    text = (tmp_path / "x.seats").read_text()
    for token in (ana, watching, host):
        assert token not in text
        assert sha256(token.encode()).hexdigest() in text
    assert stat.S_IMODE((tmp_path / "x.seats").stat().st_mode) == 0o600


def test_another_game_of_that_name_has_other_phones(tmp_path: Path) -> None:
    seats = fresh(tmp_path / "x.seats")
    ana = joined(seats)
    assert Seats.load(tmp_path / "x.seats", 3, "game").who(ana) == WATCHES
    assert Seats.load(tmp_path / "x.seats", 3, "another").who(ana) is None


def hostile() -> list[Any]:
    good = {"schema": 1, "game": "game", "code": "A" * 22, "seats": ["a" * 64, "", ""], "hosts": [], "watching": []}
    wrong = {
        "schema": [2, True, "1", None],
        "game": ["", 1, None],
        "code": ["", "A" * 21, "../" * 8, 5, None],
        "seats": [[], ["", ""], ["", "", "x"], ["a" * 64, "a" * 64, ""], ["", "", None], "abc", {}],
        "hosts": [["x"], [None], "b" * 64, 7, [""], ["b" * 64] * 2, ["A" * 64], [f"{n:064x}" for n in range(9)]],
        "watching": [["x"], [None], [""], ["a" * 64], ["b" * 64] * 2, [f"{n:064x}" for n in range(99)], 3],
    }
    return [
        *({**good, key: value} for key, values in wrong.items() for value in values),
        *({key: good[key] for key in good if key != gone} for gone in good),
        *({**good, "more": 1}, [], 5, "x", None, [good]),
    ]


def test_nothing_of_a_file_is_believed_that_cannot_be_so(tmp_path: Path) -> None:
    path = tmp_path / "x.seats"
    for data in hostile():
        path.write_text(json.dumps(data))
        seats = fresh(path)
        assert seats.taken == frozenset(), data
        assert seats.join_code != "A" * 22


@pytest.mark.parametrize("data", [b"", b"{", b"\xff\xfe", b"[" * 60_000, b'{"schema": 1', b" " * 100_000 + b"{}"])
def test_a_broken_file_stops_nobody(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "x.seats"
    path.write_bytes(data)
    ana = joined(fresh(path))
    assert fresh(path).who(ana) == WATCHES


def test_a_file_that_can_be_so_is_believed(tmp_path: Path) -> None:
    good = {"schema": 1, "game": "game", "code": "A" * 22, "seats": ["a" * 64, "", ""], "hosts": [], "watching": []}
    (tmp_path / "x.seats").write_text(json.dumps(good))
    seats = fresh(tmp_path / "x.seats")
    assert (seats.taken, seats.join_code) == ({0}, "A" * 22)


def test_where_nothing_can_be_written_everybody_plays(tmp_path: Path) -> None:
    (tmp_path / "x.seats").mkdir()
    seats = fresh(tmp_path / "x.seats")
    ana = joined(seats)
    assert seats.take(0, ana)
    assert seats.who(ana) == Who("seat", 0)


def test_seats_follow_when_the_players_are_corrected() -> None:
    sitting = shared(players="Ana Ben Cleo", started=False)
    seats = sitting.seats
    ana, cleo = joined(seats), joined(seats)
    seats.take(0, ana)
    seats.take(2, cleo)
    sitting.table.do("set players Cleo Ana Ben")
    assert (seats.who(ana), seats.who(cleo)) == (Who("seat", 1), Who("seat", 0))
    sitting.table.do("undo")
    assert (seats.who(ana), seats.who(cleo)) == (Who("seat", 0), Who("seat", 2))
    sitting.table.do("set players Ana Ben")
    assert (seats.who(ana), seats.who(cleo)) == (Who("seat", 0), WATCHES)


def test_many_phones_at_once_get_one_seat_each(tmp_path: Path) -> None:
    """Every phone wants every seat; whatever happens, no seat has two, and the file says the same."""
    seats = fresh(tmp_path / "x.seats", 4)
    tokens = [joined(seats) for _ in range(8)]
    start = Barrier(8)

    def grab(token: str, first: int) -> None:
        start.wait()
        for seat in range(first, first + 4):
            if seats.take(seat % 4, token):
                return

    threads = [Thread(target=grab, args=(token, number)) for number, token in enumerate(tokens)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    held = [who.seat for token in tokens if (who := seats.who(token)) is not None and who.kind == "seat"]
    assert sorted(held, key=str) == [0, 1, 2, 3]
    after = fresh(tmp_path / "x.seats", 4)
    assert [after.who(token) for token in tokens] == [seats.who(token) for token in tokens]
