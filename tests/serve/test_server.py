"""The server's protocol, without a browser."""

import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from referee.say import Voice
from referee.serve import streams
from referee.serve.hall import Hall
from referee.table.table import Table
from tests.serve.served import ORDER, Phone, Reply, Served


def test_an_entry_of_one_is_on_the_disk_and_on_all_screens(served: Served, tmp_path: Path) -> None:
    ana, ben, watcher = served.phone(), served.phone(), served.phone()
    assert (ana.sit(0), ben.sit(1)) == (True, True)
    with ana.stream() as at_ana, ben.stream("lang=fr") as at_ben, watcher.stream("lang=ru&screen=1") as screen:
        reply = ana.enter("Ana start y111")
        assert (reply.status, reply.json["ok"], reply.json["number"]) == (200, True, 1)
        assert "Ana start y111" in Table.read(tmp_path / "games" / "friday.referee").lines
        for each, language in ((at_ana, "en"), (at_ben, "fr"), (screen, "ru")):
            state = each.until(lambda state: state["log"])
            assert (state["lang"], state["log"][-1]["n"]) == (language, 1)


def test_a_board_that_looks_as_it_did_is_not_sent_again(served: Served) -> None:
    """Boards are most of what is sent; whoever connects again has all of them."""
    phone = served.phone()
    with phone.stream() as listening:
        assert all(listening.next()[1]["boards"])
        served.table.do("Ben start g200")
        state = listening.until(lambda state: state["log"])
        assert state["boards"][0] is None
        assert state["boards"][1] == phone.state()["boards"][1]
        with phone.stream() as again:
            assert all(again.next()[1]["boards"])


def test_what_the_typist_enters_is_on_all_screens(served: Served) -> None:
    phone = served.phone()
    with phone.stream() as listening:
        listening.next()
        served.table.do("Ben start g200")
        assert listening.until(lambda state: state["log"])["log"][-1]["say"]


def test_a_refusal_says_why_and_writes_nothing(served: Served) -> None:
    phone = served.phone()
    phone.sit(0)
    reply = phone.enter("Ana place b030:1 d3")
    assert reply.status == 200
    assert not reply.json["ok"]
    assert reply.json["code"]
    assert reply.json["said"]
    assert served.table.play.entries == 0


def test_sent_twice_counts_once(served: Served) -> None:
    phone = served.phone()
    phone.sit(0)
    assert phone.enter("Ana start y111", "tap").json == phone.enter("Ana start y111", "tap").json
    assert served.table.play.entries == 1


def test_undo_mine(served: Served) -> None:
    ana, ben = served.phone(), served.phone()
    ana.sit(0)
    ben.sit(1)
    ana.enter("Ana start y111")
    assert ben.post("/api/friday/undo", {"id": "u1", "number": 1}).status == 403
    reply = ana.post("/api/friday/undo", {"id": "u2", "number": 1}).json
    assert reply["ok"], reply
    assert served.table.play.steps == []


def test_a_seat_has_one_phone(served: Served) -> None:
    one, two = served.phone(), served.phone()
    assert one.sit(0)
    assert not two.sit(0)
    assert two.state()["me"] == {"kind": "watch", "seat": None}
    assert two.enter("Ana start y111").status == 403
    assert one.post("/api/friday/seat", {"id": "l", "leave": True}).json == {"ok": True}
    assert two.sit(0)


def test_scanning_again_keeps_the_seat(served: Served) -> None:
    phone = served.phone()
    phone.sit(1)
    again = phone.get(f"/j/{served.sitting.seats.join_code}")
    assert phone.cookie in again.headers["Set-Cookie"]
    assert phone.state()["me"] == {"kind": "seat", "seat": 1}


def test_the_host_frees_a_seat_and_makes_a_new_code(served: Served) -> None:
    phone, host = served.phone(), served.phone()
    phone.sit(0)
    assert phone.post("/api/friday/seat", {"id": "f", "free": 0}).status == 403
    token, code = served.sitting.seats.host(), served.sitting.seats.join_code
    host.cookie = host.get(f"/j/{token}").headers["Set-Cookie"].partition(";")[0]
    assert host.state()["me"]["kind"] == "host"
    assert host.post("/api/friday/seat", {"id": "f", "free": 0}).json == {"ok": True}
    assert phone.state()["me"]["kind"] == "watch"
    assert host.post("/api/friday/seat", {"id": "c", "code": "new"}).json == {"ok": True}
    assert served.ask("GET", f"/j/{code}", {}).status == 403


def test_the_code_is_on_the_screen_and_with_the_host_alone(served: Served) -> None:
    phone = served.phone()
    assert phone.state()["join"] is None
    join = phone.state("screen=1")["join"]
    assert join["url"] == f"http://{served.own}/j/{served.sitting.seats.join_code}"
    assert join["svg"].startswith("<svg")


def test_who_is_here_is_seen(served: Served) -> None:
    ana, ben = served.phone(), served.phone()
    ana.sit(0)
    with ben.stream() as at_ben:
        with ana.stream() as at_ana:
            at_ana.next()
            at_ben.until(lambda state: state["seats"][0]["here"])
            assert len(served.server.house.channel(served.sitting).streams) == 2
        at_ben.until(lambda state: not state["seats"][0]["here"])


def test_a_silent_table_beats(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "BEAT", 0.05)
    with served.phone().stream() as listening:
        assert [listening.next()[0] for _ in range(3)] == ["state", "beat", "beat"]


def test_who_is_shown_out_hears_nothing_more(served: Served) -> None:
    with served.phone().stream() as listening:
        listening.next()
        served.sitting.seats.new_code()
        assert listening.next() == ("", None)


def test_the_lobby_holds_up_no_table(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may have to read fifty records first."""
    reading, read = Event(), Event()

    def tables(hall: Hall, voice: Voice) -> list[Any]:
        reading.set()
        read.wait(5)
        return []

    monkeypatch.setattr(Hall, "tables", tables)
    phone = served.phone()
    with ThreadPoolExecutor() as pool:
        lobby = pool.submit(phone.get, "/api/tables")
        reading.wait(5)
        assert phone.sit(0)
        assert phone.enter("Ana start y111").json["ok"]
        assert not lobby.done()
        read.set()
        assert lobby.result().json == {"tables": []}


SLOW: dict[str, Callable[[Phone], Reply]] = {
    "an entry": lambda ana: ana.enter("Ana start y111"),
    "a phone joins": lambda ana: ana.get(f"/j/{ana.served.sitting.seats.join_code}", Cookie=""),
    "a seat is taken": lambda ana: ana.post("/api/friday/seat", {"id": "sit", "take": 1}),
    "a seat is given up": lambda ana: ana.post("/api/friday/seat", {"id": "sit", "leave": True}),
    "a table is opened": lambda ana: ana.post("/api/open", {"id": "open", "name": "sunday"}),
}


@pytest.mark.parametrize("what", SLOW)
def test_what_waits_for_the_disk_holds_up_nobody(what: str, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even if somebody else at that table wants to know how it stands."""
    Table.new(("Cleo", "Dan"), ORDER, path=served.store.new_path("sunday")).close()
    ana, ben = served.phone(), served.phone()
    ana.sit(0)
    waiting, written, sync = Event(), Event(), os.fsync

    def slow(fd: int) -> None:
        waiting.set()
        written.wait(5)
        sync(fd)

    with ThreadPoolExecutor() as pool, ben.stream() as at_ben:
        at_ben.next()
        monkeypatch.setattr(os, "fsync", slow)
        told = pool.submit(SLOW[what], ana)
        waiting.wait(5)
        asked = pool.submit(ben.state)
        served.server.house.loop.call_soon_threadsafe(served.server.house.channel(served.sitting).wake)
        time.sleep(0.1)  # until both are being answered
        assert served.ask("GET", "/api/words", {}).status == 200
        assert not told.done()
        written.set()
        assert told.result().status in (200, 302)
        assert asked.result()["table"] == at_ben.next()[1]["table"] == "friday"


def test_watch_only(tmp_path: Path) -> None:
    with Served(tmp_path, watch_only=True) as served:
        phone = served.phone()
        assert phone.post("/api/friday/seat", {"id": "1", "take": 0}).status == 403
        assert phone.enter("Ana start y111").status == 403
        assert phone.state()["me"]["kind"] == "watch"
        Table.new(("Cleo", "Dan"), ORDER, path=served.store.games / "sunday.referee").close()
        assert [one["name"] for one in phone.get("/api/tables").json["tables"]] == ["friday"]
        assert phone.post("/api/open", {"name": "sunday"}).status == 403


def test_watch_only_also_holds_for_those_who_had_a_seat_before(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        ana, host = served.phone(), served.phone()
        ana.sit(0)
        host.cookie = host.get(f"/j/{served.sitting.seats.host()}").headers["Set-Cookie"].partition(";")[0]
    with Served(tmp_path, watch_only=True) as served:
        for phone in (ana, host):
            phone.served = served
            assert phone.enter("Ana start y111").status == 403
            assert phone.post("/api/friday/seat", {"id": "n", "code": "new"}).status == 403
            assert phone.state()["me"] == {"kind": "watch", "seat": None}
        assert served.table.play.entries == 0


def test_the_lobby_opens_another_table_for_its_host(served: Served) -> None:
    Table.new(("Cleo", "Dan"), ORDER, path=served.store.games / "sunday.referee").close()
    phone = served.phone()
    assert {one["name"]: one["open"] for one in phone.get("/api/tables").json["tables"]} == {
        "friday": True,
        "sunday": False,
    }
    opened = phone.post("/api/open", {"name": "sunday"})
    assert opened.json == {"ok": True, "url": "/t/sunday"}
    mine = {"Cookie": opened.headers["Set-Cookie"].partition(";")[0]}
    assert served.ask("GET", "/api/sunday/state", mine).json["me"]["kind"] == "host"
    assert served.ask("GET", "/api/friday/state", mine).status == 403
    assert phone.post("/api/open", {"name": "sunday"}).status == 409
    assert phone.post("/api/open", {"name": "nowhere"}).status == 404
    assert phone.post("/api/open", {"name": "../friday"}).status == 404


def test_a_server_started_again_knows_its_phones(tmp_path: Path) -> None:
    with Served(tmp_path) as before:
        phone = before.phone()
        phone.sit(1)
    with Served(tmp_path) as after:
        phone.served = after
        assert phone.state()["me"] == {"kind": "seat", "seat": 1}
        assert phone.enter("Ben start g200").json["ok"]


def test_it_stops_at_once_with_streams_open(tmp_path: Path) -> None:
    served = Served(tmp_path)
    with served.phone().stream() as one, served.phone().stream() as two:
        one.next()
        began = time.monotonic()
        served.close()
        assert time.monotonic() - began < 1
        while two.next()[0]:
            pass


def test_the_pages_come_from_here(served: Served) -> None:
    for path, kind in (
        ("/", "text/html"),
        ("/t/friday", "text/html"),
        ("/t/friday/screen", "text/html"),
        ("/p/referee.js", "text/javascript"),
        ("/p/referee.css", "text/css"),
    ):
        reply = served.ask("GET", path, {})
        assert (reply.status, reply.headers["Content-Type"]) == (200, f"{kind}; charset=utf-8"), path
    assert served.ask("GET", "/p/../server.py", {}).status == 404
    assert served.ask("GET", "/p/nothing.js", {}).status == 404
    assert served.ask("GET", "/api/words?lang=fr", {}).json
    assert served.ask("DELETE", "/t/friday", {}).status == 405


def test_an_old_code_shows_the_page_that_says_so(served: Served) -> None:
    reply = served.ask("GET", "/j/of-last-week", {})
    assert (reply.status, reply.headers["Content-Type"]) == (403, "text/html; charset=utf-8")
    assert reply.body == served.ask("GET", "/", {}).body
    assert "Set-Cookie" not in reply.headers
