"""Card lists: read carefully, learned from play, looked up by little."""

import subprocess
import sys
import time
import zipfile
from functools import partial
from pathlib import Path

import pytest

from referee import Table
from referee.cli.environment import Environment
from referee.cli.errors.problems import complain_of_list
from referee.cli.main import run
from referee.games import GAMES
from referee.table import card_lists, cards
from referee.table.cache import recall
from referee.table.cards import EMPTY, Book, faults, learn, load_book, matches, merge, read_book, write_book
from referee.table.yaml_tree import BadYaml
from tests.helpers import ORDER
from tests.places import ROOT

SHIPPED = ROOT / "cards.yaml"
EVERY_CREATURE = ("w2", "wl", "wr", "lg", "lb", "v1", "v2", "v3", "v4", "v5", "v6", "dh", "dy", "dm", "dw", "dl", "dv")
GOOD = """format: 1
game: vampire-village
creatures:
  - {face: w2, en: witch, fr: sorcière, ru: ведьма, round1: 4, round2: 3}
village:
  start:
    - {face: y111, en: Well}
  round1:
    - {face: "g300", en: Hedge}
    - {face: "g300:2", n: 2}
    - {face: no, en: on}
"""


def said(env: Environment) -> str:
    text: str = env.stdout.getvalue()  # type: ignore[attr-defined]
    env.stdout.seek(0)
    env.stdout.truncate()
    return text


# reading


def test_a_list_is_read_as_text() -> None:
    book = read_book(GOOD.encode())
    assert book.groups["round1"] == {"g300": 1, "g300:2": 2, "no": 1}
    assert book.names["no"] == {"en": "on"}, "no and on are words, not truth values"
    assert book.groups["creatures1"] == {"w2": 4}
    assert read_book(write_book(book)) == book


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "empty"),
        ("format: 2\n", 1, "format"),
        ("format: 1\nformat: 1\n", 2, "twice"),
        ("format: 1\nvillage:\n  start:\n    - {face: y111, face: y101}\n", 4, "twice"),
        ("format: 1\nx: &a [1]\ny: *a\n", 2, "alias"),
        ("format: 1\nx: !!python/object:os.system [1]\n", 2, "tag"),
        ("format: 1\nx: " + "[" * 10_000 + "]" * 10_000, 2, "deep"),
        ("format: 1\nx: [1\n", 3, "syntax"),
        ("format: 1\n--- \nx: 1\n", 2, "second"),
        ("- 1\n", 1, "mapping"),
        ("format: 1\nvillage: [1]\n", 2, "mapping"),
        ("format: 1\nvillage:\n  attic: []\n", 3, "group"),
        ("format: 1\nvillage:\n  start: {}\n", 3, "list"),
        ("format: 1\nvillage:\n  start:\n    - {en: Well}\n", 4, "face"),
        ("format: 1\nvillage:\n  start:\n    - {face: [y111]}\n", 4, "text"),
        ("format: 1\nvillage:\n  start:\n    - {face: y111, n: 1:30}\n", 4, "number"),
        ("format: 1\nvillage:\n  start:\n    - {face: y111, n: -1}\n", 4, "number"),
        ("format: 1\nvillage:\n  start:\n    - {face: y111, n: 99999}\n", 4, "number"),
        ('format: 1\nvillage:\n  start:\n    - {face: "y\\e[31m"}\n', 4, "text"),
        ("format: 1\n? [a]\n: 1\n", 2, "key"),
    ],
)
def test_what_is_no_card_list(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadYaml) as caught:
        read_book(text.encode())
    assert (caught.value.line, caught.value.reason) == (line, reason)


def test_every_reason_has_words(env: Environment) -> None:
    import re

    sources = [Path(cards.__file__), Path(cards.__file__).with_name("yaml_tree.py")]
    reasons = {
        reason
        for source in sources
        for reason in re.findall(r'(?:BadYaml|_bad)\([^()]*?(?:\([^()]*\))?[^()]*?"(\w+)"', source.read_text())
    }
    assert {"twice", "alias", "number", "large"} <= reasons
    for reason in reasons:
        assert env.voice(f"cards.why-{reason}")


@pytest.mark.parametrize(
    "data",
    [
        b"a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a]\n" * 3,
        b"format: 1\nx: " + b"{a: " * 5000,
        b"\xff\xfef\x00o\x00",
        b"format: 1\n\x00",
        b"x" * (1 << 21),
        b"format: 1\n" + b"- " * 20_000,
    ],
)
def test_hostile_files_are_refused_at_once(data: bytes) -> None:
    since = time.monotonic()
    with pytest.raises(BadYaml):
        read_book(data)
    assert time.monotonic() - since < 1


def test_a_huge_file_is_not_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "huge.yaml"
    with path.open("wb") as file:
        file.truncate(1 << 32)
    with pytest.raises(BadYaml):
        load_book(path, tmp_path)


def test_parsed_once_and_kept_by_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text(GOOD, encoding="utf-8")
    first = load_book(path, tmp_path / "cache")
    monkeypatch.setattr(cards, "read_book", lambda data: pytest.fail("parsed again"))
    assert load_book(path, tmp_path / "cache") == first
    monkeypatch.undo()
    for kept in (tmp_path / "cache").iterdir():
        whole = kept.read_bytes()
        false = b'[{"round1": {"g999": 9}}, {}, false, false]'
        for data in (
            b"[broken",
            b"[1, 2]",
            b"{}",
            whole.replace(b"g300", b"g999"),
            false,
            whole.split(b"\n")[0] + false,
        ):
            kept.write_bytes(data)
            assert load_book(path, tmp_path / "cache") == first
            assert kept.read_bytes() == whole, "put right"
    kept.with_name(f"cards-{'0' * 32}.json").write_bytes(whole)
    assert recall(kept) is not None
    assert recall(kept.with_name(f"cards-{'0' * 32}.json")) is None, "kept for another list"
    path.write_text(GOOD.replace("Hedge", "Fence"), encoding="utf-8")
    assert load_book(path, tmp_path / "cache").names["g300"] == {"en": "Fence"}


# what is shipped


def test_the_shipped_list() -> None:
    book = read_book(SHIPPED.read_bytes())
    cards = GAMES["vampire-village"].cards()
    assert cards is not None
    assert faults(book, cards.is_face, cards.CARD_GROUPS) == []
    assert book.invented
    creatures = {*book.groups["creatures1"], *book.groups["creatures2"]}
    assert creatures == {*EVERY_CREATURE}
    assert all({*names} == {"en", "fr", "ru"} for names in book.names.values())


def test_it_lies_inside_a_built_wheel(tmp_path: Path) -> None:
    pytest.importorskip("hatchling")
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=SHIPPED.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        assert archive.read("referee/cards.yaml") == SHIPPED.read_bytes()
        # The font's licence lies beside the program's own, and the package says that it holds for a part.
        (about,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        assert "License-Expression: MIT AND Bitstream-Vera" in archive.read(about).decode()
        for licence in ("LICENSE", "referee/show/export/fonts/LICENSE"):
            assert f"License-File: {licence}" in archive.read(about).decode()
            kept = archive.read(about.replace("METADATA", f"licenses/{licence}"))
            assert kept == SHIPPED.parent.joinpath(licence).read_bytes()


# looking up


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("g300", ["g300"]),
        ("g30", ["g300", "g300:2"]),
        ("G300:", ["g300:2"]),
        ("g32", ["g300:2"]),
        ("g3002", ["g300:2"]),
        ("hed", ["g300"]),
        ("HEDGE", ["g300"]),
        ("zz", []),
    ],
)
def test_matches(word: str, found: list[str]) -> None:
    assert matches(read_book(GOOD.encode()), word, ["round1"]) == found


def test_names_without_accents() -> None:
    book = read_book(SHIPPED.read_bytes())
    assert matches(book, "etang", ["start"]) == ["y101"]
    assert matches(book, "ПРУД", ["start"]) == ["y101"]


def test_a_start_beats_left_out_zeros() -> None:
    book = Book({"round1": {"y111": 1, "y101": 1, "y011": 1}}, {})
    assert matches(book, "y11", ["round1"]) == ["y111"]


# learning


def game_with(lines: list[str]) -> Table:
    table = Table.new(["Ana", "Ben"], ORDER.split())
    table.do_all(lines)
    return table


def building(face: str = "g300") -> list[str]:
    cells = ("d3", "c3", "e3", "d5", "c5", "e5")
    places = [f"{player} place {face} {cell}" for player in ("Ana", "Ben") for cell in cells]
    return ["Ana start y111", "Ben start g200", *places]


def test_faces_are_remembered_when_their_phase_ends(env: Environment) -> None:
    table = Table.new(["Ana", "Ben"], ORDER.split())
    for line in building():
        before = table.state
        table.do(line)
        card_lists.learn_at_phase_end(env.store.home, before, table.play)
        learned = card_lists.own_book(env.store.home).groups
        over = table.state.phase
        assert ("start" in learned) == (over != "setup")
        assert ("round1" in learned) == (over == "creatures")
    assert learned == {"start": {"y111": 1, "g200": 1}, "round1": {"g300": 12}}, "with how often it was seen together"


def test_what_was_taken_back_is_not_learned(env: Environment) -> None:
    lines = building()
    table = game_with([*lines[:3], "undo", *lines[2:-1]])
    before = table.state
    table.do(lines[-1].replace("g300", "b020"))
    card_lists.learn_at_phase_end(env.store.home, before, table.play)
    assert card_lists.own_book(env.store.home).groups["round1"] == {"g300": 11, "b020": 1}
    before = table.state
    table.do("undo")
    card_lists.learn_at_phase_end(env.store.home, before, table.play)
    assert card_lists.own_book(env.store.home).groups["round1"] == {"g300": 11, "b020": 1}, "going back teaches nothing"


def test_the_larger_number_of_copies_stays() -> None:
    book = learn(Book({"round1": {"g300": 3}}, {}), {"round1": {"g300": 2, "b020": 1}})
    assert book.groups == {"round1": {"g300": 3, "b020": 1}}
    assert merge(EMPTY, book).groups == book.groups


def test_entries_of_a_script_are_learned_from_too(env: Environment) -> None:
    assert run(["new", "x", "--players", "Ana", "Ben", "--order", *ORDER.split()], env) == 0
    assert run(["do", "Ana start y111", "Ben start n777"], env) == 0
    assert card_lists.own_book(env.store.home).groups == {"start": {"y111": 1, "n777": 1}}


# which list counts


def test_precedence(env: Environment, tmp_path: Path) -> None:
    nothing_yet = card_lists.book_in_use(env.store.home)
    assert not any(nothing_yet.groups.values()), "what is invented completes nothing"
    practised = card_lists.book_in_use(env.store.home, practises=True)
    assert practised.invented
    assert nothing_yet.names["w2"] == practised.names["w2"], "creatures are those of the rules"
    assert set(nothing_yet.names) <= set(practised.groups["creatures1"]) | set(practised.groups["creatures2"])
    card_lists.save_own(env.store.home, Book({"round1": {"n777": 1}}, {"n777": {"en": "Folly"}}))
    own = card_lists.book_in_use(env.store.home)
    assert own.groups == {"round1": {"n777": 1}}
    assert card_lists.book_in_use(env.store.home, practises=True) == practised, "real cards are not practised with"
    named = tmp_path / "mine.yaml"
    named.write_text(GOOD, encoding="utf-8")
    assert card_lists.book_in_use(env.store.home, named).groups["round1"] == {"g300": 1, "g300:2": 2, "no": 1}


def test_a_broken_own_list_does_not_end_the_evening(env: Environment, tmp_path: Path) -> None:
    card_lists.own_path(env.store.home).parent.mkdir()
    card_lists.own_path(env.store.home).write_text("format: 1\nformat: 1\n")
    assert card_lists.book_for_play(env.store.home, None, partial(complain_of_list, env)) == EMPTY
    assert "cards.yaml:2: this isn't a card list: this key appears twice." in " ".join(said(env).split())
    with pytest.raises(BadYaml):
        card_lists.book_for_play(env.store.home, card_lists.own_path(env.store.home), partial(complain_of_list, env))


def test_what_lies_on_the_table_is_known_at_once(env: Environment) -> None:
    table = Table.new(["Ana", "Ben"], ORDER.split())
    table.do_all(["Ana start y111", "Ben start g200", "Ana place g300:2 d3"])
    own = Book({"start": {"y111": 1}}, {})
    known = card_lists.at_table(own, table.play)
    assert known.groups["start"] == {"y111": 1, "g200": 1}
    assert known.groups["round1"] == {"g300:2": 1}
    assert known.new == {"start": {"g200": 1}, "round1": {"g300:2": 1}}
    assert {"dv", "wl", "lb"} < set(known.groups["creatures1"]), "nobody need learn the creatures of the rulebook"
    table.do("undo")
    assert "round1" not in card_lists.at_table(own, table.play).groups


def test_nothing_is_learned_from_practice(env: Environment) -> None:
    lines = ["Ana start y111", "Ben start n777"]
    for folder in (env.store.practice, env.store.games):
        folder.mkdir(parents=True)
        with Table.new(["Ana", "Ben"], ORDER.split(), path=folder / "x.referee"):
            pass
        assert not card_lists.own_book(env.store.home).groups
        assert run(["do", "--file", str(folder / "x.referee"), *lines], env) == 0
    assert card_lists.own_book(env.store.home).groups == {"start": {"y111": 1, "n777": 1}}
