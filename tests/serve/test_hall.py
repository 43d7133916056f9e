"""The tables of an evening: opened once, by their host, closed all together."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from referee import Table
from referee.cli.phones import CardLists
from referee.record.atomic import InUse
from referee.serve import hall as hall_module
from referee.serve.hall import AlreadyOpen, Full, Hall
from referee.serve.rights import Who
from referee.serve.seats import seats_of
from referee.serve.sitting import Sitting
from referee.table.card_lists import own_book, save_own
from referee.table.cards import Book
from referee.table.store import BadName, NoSuchGame, Store
from referee.table.table import Unusable
from tests.serve.tables import EN, HOST
from tools.load_phones import ORDER, whole_game


@pytest.fixture
def store(tmp_path: Path) -> Store:
    store = Store(tmp_path)
    for name, players in (("friday", "Ana Ben"), ("Sunday", "Cleo Dan Eva")):
        Table.new(players.split(), ORDER, path=store.new_path(name), id=name).close()
    return store


def test_a_table_is_opened_once_by_its_host(store: Store) -> None:
    hall = Hall(store)
    sitting = hall.open("friday")
    assert hall.get("friday") is sitting
    for again in ("friday", "FRIDAY"):
        with pytest.raises(AlreadyOpen):
            hall.open(again)
    host = sitting.seats.host()
    assert sitting.seats.who(host) == HOST
    assert hall.open("sunday").name == "Sunday"
    assert hall.sittings["Sunday"].seats.who(host) is None  # a host of that table alone
    hall.close()


def test_what_cannot_be_opened(store: Store) -> None:
    (store.games / "broken.referee").write_text("referee 1\ngame chess\n")
    hall = Hall(store)
    for name, error in (("nowhere", NoSuchGame), ("../friday", BadName), ("", BadName), ("broken", Unusable)):
        with pytest.raises(error):
            hall.open(name)
    with Table.open(store.path("friday")), pytest.raises(InUse):
        hall.open("friday")
    assert hall.sittings == {}
    hall.open("friday")  # nothing is left of the attempt
    hall.close()


def test_two_who_open_it_at_once(store: Store) -> None:
    hall = Hall(store)

    def try_it(_: int) -> bool:
        try:
            hall.open("friday")
        except AlreadyOpen:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(try_it, range(8))) == 1
    hall.close()


def test_the_lobby_lists_what_is_there(store: Store) -> None:
    (store.games / "broken.referee").write_text("nothing")
    hall = Hall(store)
    hall.open("friday").table.do("Ana start y111")
    listed = {one["name"]: one for one in hall.tables(EN)}
    assert listed.keys() == {"friday", "Sunday"}
    assert listed["friday"]["players"] == ["Ana", "Ben"]
    assert (listed["friday"]["open"], listed["Sunday"]["open"]) == (True, False)
    assert listed["Sunday"]["called"] == "Vampire Village"
    assert listed["Sunday"]["url"] == "/t/Sunday"
    assert not listed["friday"]["over"]
    with Table.open(store.path("Sunday")) as table:
        table.do_all([f"{name} start y111" for name in table.players])
    assert {one["name"]: one for one in hall.tables(EN)}["Sunday"]["stand"] != listed["Sunday"]["stand"]
    hall.close()


def test_closing_lets_go_of_what_the_lobby_opened(store: Store) -> None:
    hall = Hall(store)
    table = Table.open(store.path("Sunday"))
    hall.add(Sitting(table, "Sunday", seats_of(table)))
    opened = hall.open("friday")
    hall.close()
    assert opened.enter(Who("host"), "Ana start y111", "1", EN).code == "closed"
    assert hall.sittings["Sunday"].enter(Who("host"), "Cleo start y111", "1", EN).code == "closed"
    Table.open(store.path("friday"), patience=0).close()  # nobody holds it
    with pytest.raises(InUse):
        Table.open(store.path("Sunday"), patience=0)  # its owner closes that one
    with pytest.raises(AlreadyOpen):
        hall.open("friday")
    table.close()


def test_after_a_restart_its_phones_bring_a_table_back(store: Store) -> None:
    hall = Hall(store)
    seats = hall.open("friday").seats
    ana, host = seats.join(seats.join_code), seats.host()
    assert ana is not None
    seats.take(0, ana)
    hall.close()
    hall = Hall(store)
    before = sorted(store.games.iterdir())
    for stranger in ("", "A" * 22, seats.join_code):
        assert hall.back("friday", stranger) is None
    assert hall.back("Sunday", ana) is None
    assert hall.back("FRIDAY", ana) is None
    assert hall.back("../friday", ana) is None
    assert hall.sittings == {}
    assert sorted(store.games.iterdir()) == before
    sitting = hall.back("friday", ana)
    assert sitting is not None
    assert hall.back("friday", host) is sitting
    assert (sitting.seats.who(ana), sitting.seats.who(host)) == (Who("seat", 0), HOST)
    assert hall.back("friday", "A" * 22) is None
    hall.close()
    hall = Hall(store)
    assert hall.open("friday").seats.who(host) == Who("watch")  # somebody else opened it this time
    hall.close()
    hall = Hall(store)
    sitting = hall.back("friday", ana)
    assert sitting is not None
    assert (sitting.seats.who(ana), sitting.seats.who(host)) == (Who("seat", 0), Who("watch"))
    hall.close()


def test_there_are_only_so_many(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is over makes room, if nobody looks at it any more."""
    monkeypatch.setattr(hall_module, "MOST_OPEN", 1)
    hall = Hall(store)
    sitting = hall.open("friday")
    with pytest.raises(Full):
        hall.open("Sunday")
    recorded = Path(__file__).parents[1] / "games/vampire_village/recorded/hand-three-ru.referee"
    stop = sitting.listen(lambda: None)
    sitting.table.play = Table.read(recorded).play
    assert sitting.table.state.phase == "over"
    with pytest.raises(Full):
        hall.open("Sunday")
    stop()
    hall.open("Sunday")
    assert hall.sittings.keys() == {"Sunday"}
    Table.open(store.path("friday"), patience=0).close()
    hall.close()


def finish(sitting: Sitting) -> None:
    """Play the game to its end."""
    for entry in whole_game(Random(3), sitting.table.players):
        sitting.table.do(entry.line)
    assert sitting.table.outcome is not None


def test_the_phones_of_a_table_go_on_to_its_next_game(tmp_path: Path) -> None:
    """Who plays again has their seat, everybody else watches, and who was the host of the first is one of them."""
    store = Store(tmp_path)
    sittings = []
    for name, players in (("friday", "Ana Ben"), ("again", "Ben Cleo")):
        table = Table.new(players.split(), ORDER, path=store.new_path(name), id=name)
        sittings.append(Sitting(table, name, seats_of(table)))
    first, second = sittings
    hall = Hall(store)
    hall.add(first)
    tokens = [first.seats.join(first.seats.join_code) or "" for _ in range(3)]
    ana, ben, watches = tokens
    host = first.seats.host()
    assert (first.seats.take(0, ana), first.seats.take(1, ben)) == (True, True)

    def gone_on(token: str) -> tuple[str, Who | None] | None:
        found = hall.gone_on("friday", lambda id, name: token if (id, name) == ("friday", "friday") else "")
        return (found[0].name, found[0].seats.who(found[1])) if found is not None else None

    hall.sittings.pop("friday")
    hall.go_on(first, second)  # the terminal turns to another game before this one is over
    hall.add(second)
    assert gone_on(ben) is None
    assert second.seats.who(ben) is None
    finish(first)
    hall.go_on(first, second)
    assert [gone_on(one) for one in (ben, ana, watches, host)] == [
        ("again", Who("seat", 0)),
        *[("again", Who("watch"))] * 3,
    ]
    first.table.close()
    assert hall.back("friday", ben) is None  # whatever a phone asks for first
    assert gone_on(ben) == ("again", Who("seat", 0))
    assert gone_on("A" * 22) is None
    assert gone_on("") is None
    assert second.seats.join_code != first.seats.join_code
    hall.add(first)  # the terminal goes back
    assert gone_on(ben) is None
    hall.close()
    for sitting in sittings:
        sitting.table.close()


def test_a_game_of_others_takes_nobody_along(tmp_path: Path) -> None:
    tables = [Table.new(players.split(), ORDER, path=tmp_path / f"{players}.referee") for players in ("A B", "C D")]
    first, second = (Sitting(table, table.path.stem, seats_of(table)) for table in tables if table.path)
    phone = first.seats.join(first.seats.join_code) or ""
    finish(first)
    hall = Hall(Store(tmp_path))
    hall.go_on(first, second)
    assert second.seats.who(phone) is None
    assert hall.gone_on(first.name, lambda id, name: phone) is None
    hall.close()
    for table in tables:
        table.close()


def test_what_is_entered_on_phones_alone_teaches_the_card_list(store: Store) -> None:
    hall = Hall(store)
    sitting = hall.open("friday")
    for name, face in (("Ana", "y111"), ("Ben", "g200")):
        assert sitting.enter(Who("host"), f"{name} start {face}", name, EN).ok
    assert {"y111", "g200"} <= own_book(store.home, "vampire-village").groups["start"].keys()
    hall.close()


def test_the_card_list_is_read_again_when_it_was_saved(store: Store) -> None:
    hall, lists = Hall(store), CardLists(store.home)
    sitting = hall.open("friday")
    for face in ("y111", "g200"):
        before = lists(sitting)
        assert lists(sitting) is before
        save_own(store.home, Book({"start": {face: 1}}, {}))
        assert lists(sitting).groups == {"start": {face: 1}}
    assert len(lists.read) == 1  # the earlier ones are not kept
    hall.close()
