"""The history of games: counted right, quick when there are many, and a broken record does no harm."""

import csv
import io
import json
import os
import re
import shutil
import time
from pathlib import Path

import pytest

from referee import Table
from referee.show.history import bar, csv_text
from referee.show.text import width
from referee.table.cache import keep, recall
from referee.table.history import (
    VERSION,
    Finished,
    by_player,
    by_seat,
    chosen,
    closest,
    history,
    read_game,
    worst_losses,
)
from referee.table.store import Store
from referee.table.verify import replay
from tests.cli.conventions.runs import GAMES, referee, within
from tests.cli.disputes.asking import record
from tests.helpers import at_night, enter


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("home")
    for number, game in enumerate(GAMES):
        within(folder, "games", "add", str(game))
        if number % 3 == 0:
            within(folder, "games", "archive", game.stem)
    (folder / "games" / "broken.referee").write_text("referee 1\nnonsense\n")
    within(folder, "new", "running", "--players", "Ana", "Ben", "--order", "witches", "werewolves", "vampires")
    return folder


def game(name: str, points: dict[str, int], date: str = "2026-01-02", **more: object) -> Finished:
    ranks = tuple(1 + sum(other > own for other in points.values()) for own in points.values())
    values = {"kind": "vampire-village", "edition": "fr", "losses": (), **more}
    values["winners"] = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Finished(name=name, date=date, players=tuple(points), points=tuple(points.values()), ranks=ranks, **values)


THREE = [
    game("c", {"Ben": 5, "Ana": 5}, "2026-03-01", losses=((7, 0, 2, "witches"),)),
    game("b", {"ana": 12, "Ben": 4, "Cem": 6}, "2026-02-01", losses=((3, 1, 1, "vampires"), (9, 2, 2, "witches"))),
    game("a", {"Ana": 1, "Ben": 4}, ""),
]


def test_by_player() -> None:
    ana, ben, cem = by_player(THREE)
    assert (ana.who, ana.games, ana.wins, ana.points, ana.best) == ("Ana", 3, 2, 18, 12)
    assert ana.average == 6
    assert (ben.who, ben.games, ben.wins, ben.points) == ("Ben", 3, 2, 13)
    assert (cem.who, cem.games, cem.wins) == ("Cem", 1, 0)


def test_by_seat() -> None:
    assert [(one.who, one.games, one.wins, one.points) for one in by_seat(THREE)] == [
        ("1", 3, 2, 18),
        ("2", 3, 2, 13),
        ("3", 1, 0, 6),
    ]


def test_closest_and_losses() -> None:
    assert [(one.name, one.margin) for one in closest(THREE)] == [("c", 0), ("a", 3), ("b", 6)]
    assert [(one.name, loss[0]) for one, loss in worst_losses(THREE)] == [("b", 9), ("c", 7), ("b", 3)]


@pytest.mark.parametrize(
    ("wanted", "names"),
    [
        ({}, "cba"),
        ({"players": ["CEM"]}, "b"),
        ({"players": ["Ana", "Ben"]}, "cba"),
        ({"players": ["Zoe"]}, ""),
        ({"since": "2026-02"}, "cb"),
        ({"since": "2026-02-02"}, "c"),
        ({"until": "2026-02~"}, "b"),
        ({"kind": "vampire-village"}, "cba"),
        ({"kind": "vampire-nights"}, ""),
    ],
)
def test_filters(wanted: dict[str, object], names: str) -> None:
    assert "".join(one.name for one in chosen(THREE, **wanted)) == names  # type: ignore[arg-type]


def test_every_finished_game_is_counted_as_verify_has_it(home: Path) -> None:
    found = history(Store(home))
    over = {path.stem: replay(path.read_bytes()) for path in GAMES}
    finished = {name: one.play for name, one in over.items() if one.play and one.play.state.phase == "over"}
    assert {one.name for one in found.games} == set(finished)
    assert found.broken == [("broken", "bad-header")]
    for one in found.games:
        play = finished[one.name]
        expected = {
            row["player"]: (row["points"], row["rank"]) for row in play.game.view().snapshot(play.state)["standings"]
        }
        assert dict(zip(one.players, zip(one.points, one.ranks, strict=True), strict=True)) == expected


def test_losses_are_those_of_the_events(home: Path) -> None:
    for one in history(Store(home)).games:
        path = next(path for path in GAMES if path.stem == one.name)
        play = replay(path.read_bytes()).play
        assert play is not None
        lost: dict[tuple[int, int, str], int] = {}
        attack = (0, "")
        for event in (event for step in play.steps for event in step.events):
            if event.key == "attack-began":
                attack = (event.params["round"], event.params["kind"])
            if event.key == "breached":
                key = (event.seat, *attack)
                lost[key] = lost.get(key, 0) + event.params["villagers"]
        most = {seat: max(n for (other, *_), n in lost.items() if other == seat) for seat, *_ in lost}
        assert {seat: n for n, seat, *_ in one.losses} == {seat: n for seat, n in most.items() if n}


def test_losses_follow_their_player_and_the_corrected_header(tmp_path: Path) -> None:
    table = at_night("Ana: c3=n000*4 d4=n999 | w2 lg\nBen: d4=n999")  # whoever comes first takes c3
    assert losses_of(tmp_path, table) == [(4, "Ana", "witches")]
    enter(table, "set players Anna Ben\nset players Ben Anna")
    assert losses_of(tmp_path, table) == [(4, "Anna", "witches")]
    enter(table, "set order werewolves witches vampires")
    assert losses_of(tmp_path, table) == [(4, "Anna", "werewolves")]


def losses_of(folder: Path, table: Table) -> list[tuple[int, str, str]]:
    _, code, found = read_game(record(folder, table))
    assert not code
    assert found is not None
    return [(villagers, found["players"][seat], attack) for villagers, seat, _, attack in found["losses"]]


def test_a_second_look_is_quick_and_the_same(home: Path) -> None:
    first = history(Store(home))
    began = time.perf_counter()
    assert history(Store(home)) == first
    assert time.perf_counter() - began < 0.5


def test_a_game_that_went_on_is_read_again(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.games.mkdir(parents=True)
    record = store.games / "x.referee"
    whole = GAMES[0].read_bytes()
    record.write_bytes(b"\n".join(whole.split(b"\n")[:12]) + b"\n")
    assert history(store).games == []
    record.write_bytes(whole)
    assert [one.name for one in history(store).games] == ["x"]
    record.unlink()
    assert history(store).games == []


@pytest.mark.parametrize("kept", ["", "[]", "{}", '{"version": 0}', '{"version": 1, "games": 3}', "\x00"])
def test_what_is_remembered_may_be_broken(tmp_path: Path, kept: str) -> None:
    store = Store(tmp_path)
    store.games.mkdir(parents=True)
    shutil.copy(GAMES[0], store.games / "x.referee")
    (tmp_path / "cache").mkdir()
    (tmp_path / "cache" / "history.json").write_text(kept)
    assert len(history(store).games) == 1


@pytest.mark.parametrize(
    "false",
    [
        [1, 2],
        {"version": VERSION, "games": [1]},
        {"version": VERSION, "games": {"games/x": 3}},
        {"version": VERSION, "games": {"games/x": [[], {"kind": "x"}]}},
    ],
)
def test_a_fitting_digest_is_not_enough(tmp_path: Path, false: object) -> None:
    store = Store(tmp_path)
    store.games.mkdir(parents=True)
    shutil.copy(GAMES[0], store.games / "x.referee")
    keep(tmp_path / "cache" / "history.json", false)
    assert len(history(store).games) == 1


@pytest.mark.parametrize("field", ["players", "points", "ranks", "losses", "kind"])
def test_nor_is_a_game_of_another_shape(tmp_path: Path, field: str) -> None:
    store = Store(tmp_path)
    store.games.mkdir(parents=True)
    shutil.copy(GAMES[0], store.games / "x.referee")
    file = tmp_path / "cache" / "history.json"
    first = history(store)
    kept = recall(file)
    kept["games"]["games/x"][1][field] = [["a"]]
    keep(file, kept)
    assert history(store) == first


def test_what_is_remembered_is_checked_before_it_is_believed(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.games.mkdir(parents=True)
    record = shutil.copy(GAMES[0], store.games / "x.referee")
    first = history(store)
    kept = tmp_path / "cache" / "history.json"
    points = str(list(first.games[0].points))
    false = kept.read_text().replace(f'"points": {points}', f'"points": {[99] * len(first.games[0].points)}')
    assert false != kept.read_text()
    kept.write_text(false)
    assert history(store) == first
    times = record.stat().st_atime_ns, record.stat().st_mtime_ns
    record.write_bytes(b"x" * record.stat().st_size)  # of the same size, and the clock put back
    os.utime(record, ns=times)
    assert history(store).games == []


def test_many_games_on_all_cores(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.games.mkdir(parents=True)
    for number in range(80):
        shutil.copy(GAMES[number % 5], store.games / f"{number}.referee")
    assert len(history(store).games) == 80


def test_the_command(home: Path) -> None:
    done = referee(home, "stats")
    assert done.status == 0
    assert "“broken” is left out" in done.err
    assert "█" in done.out
    for heading in ("player", "seat", "Closest games", "Most villagers lost in one attack"):
        assert heading in done.out
    data = json.loads(referee(home, "stats", "--json").out)
    assert data["left_out"] == [{"game": "broken", "code": "bad-header"}]
    kind = data["kinds"]["vampire-village"]
    assert data["games"] == kind["games"] == sum(one["games"] for one in kind["seats"] if one["seat"] == 1)
    assert referee(home, "stats", "--player", "nobody").out == within(home, "stats", "--since", "2999").out


def test_csv(home: Path) -> None:
    rows = list(csv.DictReader(io.StringIO(referee(home, "stats", "--csv", "--quiet").out)))
    assert len({row["game"] for row in rows}) == json.loads(referee(home, "stats", "--json").out)["games"]
    assert {row["winner"] for row in rows if row["rank"] == "1"} == {"1"}


@pytest.mark.parametrize("name", ["=1+1", "＝1+1", "\u00a0@x"])
def test_no_name_is_a_formula(name: str) -> None:
    heads, row, _ = csv.reader(io.StringIO(csv_text([game(name, {name: 1, "Ben": 0})])))
    assert (row[heads.index("game")], row[heads.index("player")], row[heads.index("points")]) == (f"'{name}",) * 2 + (
        "1",
    )


def test_bars() -> None:
    assert bar(8, 8, 4) == "████"
    assert bar(1, 8, 1) == "▏"
    assert bar(0, 8, 4) == bar(-3, 8, 4) == bar(0, 0, 4) == ""
    assert bar(3, 8, 2) == "▊"


# Added up by hand from the records of tests/games/vampire_village/recorded whose sums are written beside their entries:
#   hand-two       Ana 11, Ben 12
#   hand-shared    Gus 12, Hana 12, Ivo 10: the victory is shared
#   hand-three-ru  Dana 18, Eli 8, Fay Lin 18: Fay Lin wins by cards
# Eli loses 2 + 3 + 2 + 2 villagers to the werewolves of round 2 of hand-three-ru, and 4 + 1 + 2 + 2 to its vampires.
# Nobody else loses more than 4 in one attack: Dana 2 + 2 and Fay Lin 2 + 2 there, Ana 4 and Ben 4 in hand-two.
BY_HAND = {
    "players": [
        ("Fay Lin", 1, 1, 18, 18.0, 18),
        ("Ben", 1, 1, 12, 12.0, 12),
        ("Gus", 1, 1, 12, 12.0, 12),
        ("Hana", 1, 1, 12, 12.0, 12),
        ("Dana", 1, 0, 18, 18.0, 18),
        ("Ana", 1, 0, 11, 11.0, 11),
        ("Ivo", 1, 0, 10, 10.0, 10),
        ("Eli", 1, 0, 8, 8.0, 8),
    ],
    "seats": [(1, 3, 1, 41, 13.67, 18), (2, 3, 2, 32, 10.67, 12), (3, 2, 1, 28, 14.0, 18)],
    "margins": {"hand-two": 1, "hand-shared": 0, "hand-three-ru": 0},
    "losses": [9, 4, 4, 4, 4],
}


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("three")
    for name in ("hand-two", "hand-shared", "hand-three-ru"):
        within(folder, "games", "add", str(GAMES[0].with_name(f"{name}.referee")))
    return folder


def test_numbers_added_up_by_hand(three: Path) -> None:
    data = json.loads(within(three, "stats", "--json").out)["kinds"]["vampire-village"]
    for key, who in (("players", "player"), ("seats", "seat")):
        fields = (who, "games", "wins", "points", "average", "best")
        assert [tuple(one[field] for field in fields) for one in data[key]] == BY_HAND[key]
    assert {one["game"]: one["margin"] for one in data["closest"]} == BY_HAND["margins"]
    assert [one["villagers"] for one in data["losses"]] == BY_HAND["losses"]
    assert (data["losses"][0]["player"], data["losses"][0]["game"]) == ("Eli", "hand-three-ru")
    assert {one["player"] for one in data["losses"][1:]} == {"Dana", "Fay Lin", "Ana", "Ben"}
    rows = list(csv.DictReader(io.StringIO(within(three, "stats", "--csv").out)))
    assert {row["player"]: int(row["points"]) for row in rows} == {row[0]: row[3] for row in BY_HAND["players"]}
    assert {row["player"] for row in rows if row["winner"] == "1"} == {"Fay Lin", "Ben", "Gus", "Hana"}


def test_the_tables_say_the_same(three: Path) -> None:
    shown = within(three, "stats", columns=100).out
    assert re.search(r"^Fay Lin +1 +1 \(100%\) +18 +18 +18\.0  █{24}$", shown, re.MULTILINE)
    assert re.search(r"^2 +3 +2 \(67%\) +32 +12 +10\.7  █+", shown, re.MULTILINE)
    assert "9: Eli" in shown


@pytest.mark.parametrize("columns", [40, 50, 60, 80, 120, 200])
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_at_every_width(home: Path, columns: int, language: str) -> None:
    shown = within(home, "stats", "--lang", language, columns=columns).out
    assert max(map(width, shown.splitlines())) <= columns


def test_by_date_and_player_and_kind(tmp_path: Path) -> None:
    """The date is the day on which a game began."""
    for name, started in (
        ("one", "2025-12-31T22:00:00Z"),
        ("two", "2026-02-28T19:00:00Z"),
        ("three", "2026-03-01T08:00:00Z"),
    ):
        text = GAMES[0].with_name("hand-two.referee").read_text("utf-8")
        (tmp_path / "games").mkdir(exist_ok=True)
        dated = re.sub(r"^players", f"started {started}\nplayers", text, count=1, flags=re.MULTILINE)
        (tmp_path / "games" / f"{name}.referee").write_text(dated, "utf-8")

    def games(*words: str) -> set[str]:
        rows = csv.DictReader(io.StringIO(within(tmp_path, "stats", "--csv", *words).out))
        return {row["game"] for row in rows}

    assert games() == {"one", "two", "three"}
    assert games("--since", "2026") == {"two", "three"}
    assert games("--until", "2025") == {"one"}
    assert games("--since", "2026-02", "--until", "2026-02") == {"two"}
    assert games("--until", "2026-02-28") == {"one", "two"}
    assert games("--player", "ana", "--since", "2026-03") == {"three"}
    assert games("--player", "Ana", "--player", "Eve") == set()
    assert games("--game-kind", "vampire-village") == {"one", "two", "three"}


@pytest.mark.parametrize("words", [[], ["--csv"], ["--json"], ["--player", "Ana"]])
def test_an_empty_history(tmp_path: Path, words: list[str]) -> None:
    done = within(tmp_path, "stats", *words)
    assert (done.status, done.err) == (0, "")
    if words == ["--json"]:
        assert json.loads(done.out) == {"schema": 1, "games": 0, "kinds": {}, "left_out": []}
    elif words == ["--csv"]:
        assert done.out == "game,kind,date,edition,seat,player,rank,points,winner\n"
    else:
        assert "No finished game" in done.out
