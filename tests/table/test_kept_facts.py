"""Facts of a table's own pieces: entered once, kept, written into the next record, shared, and hostile until read."""

import io
import json
import os
from pathlib import Path

import pytest

from referee import Table
from referee.cli.environment import Environment
from referee.games import GAMES
from referee.games.village_attacks.own_facts import KINDS
from referee.games.village_attacks.words.facts import READERS
from referee.guide.session import Guide
from referee.table.cards import EMPTY
from referee.table.kept_facts import LARGEST, BadFacts, load_facts, own_facts, own_path, write_facts
from tests.cli.calls import run
from tests.guide.typing import Typing

NEW = ("--game", "village-attacks", "--players", "Ana", "Ben", "--scenario", "1", "--monsters")
SHEETS = ("sheet vampire u 6 5 d2 r1 m2", "sheet banshee c 5 5 d2 r1 m3")
LEVELS = [f"{monster} level {number}" for monster in ("vampire", "banshee") for number in (1, 2, 3)]
MAP = ("map ch1-lc1-a1-eh1", "map lc1-c1", "gates eh1")
FILE = """game village-attacks
sheet banshee c 5 5 d2 r1 m3
sheet vampire u 6 5 d2 r1 m2

scenario 1
map ch1-lc1-a1-eh1
map lc1-c1
gates eh1
"""


def facts_of(home: Path) -> str:
    return (home / "facts.txt").read_text()


def entries(home: Path, name: str) -> list[str]:
    return Table.read(home / "games" / f"{name}.referee").lines


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A table that entered the facts of one game."""
    assert run(tmp_path, "new", "first", *NEW, "vampire", "banshee").status == 0
    assert run(tmp_path, "do", *SHEETS, *MAP).status == 0
    return tmp_path


def test_what_was_entered_is_kept_and_offered_again(home: Path) -> None:
    assert facts_of(home) == FILE
    begun = run(home, "new", "second", *NEW, "vampire", "banshee")
    assert "Taken from your facts: the sheets of Banshee and Vampire; the map; the spawn\n  markers." in begun.out
    assert entries(home, "second") == [*sorted(SHEETS), *MAP]
    assert run(home, "do", "ready").status == 0, "nothing else is missing"
    third = run(home, "new", "third", *NEW, "vampire", "lich", "--json")
    data = json.loads(third.out)
    assert data["taken"] == [SHEETS[0], *MAP]
    assert data["entries"] == 4
    assert "sheet lich" in json.dumps(data["pending"])
    elsewhere = run(home, "new", "fourth", *(("2" if word == "1" else word) for word in NEW), "vampire", "lich")
    assert "Taken from your facts: the sheet of Vampire." in elsewhere.out, "the map is that of scenario 1"
    other = run(home, "new", "fifth", "--players", "Ana", "Ben", "--order", "witches", "werewolves", "vampires")
    assert "Taken" not in other.out


def test_a_fact_entered_again_takes_the_place_of_the_old_one(home: Path) -> None:
    run(home, "do", "sheet vampire u 7 5 d2 r1 m2", "gates a1 eh1:blue")
    wanted = FILE.replace("vampire u 6", "vampire u 7").replace("gates eh1", "gates a1 eh1:blue")
    assert facts_of(home) == wanted
    run(home, "undo", "--from", "4")
    run(home, "do", "map lc1-sc1")
    assert "map ch1-lc1-a1-eh1\nmap lc1-sc1\n" in facts_of(home), "a map grows, but what was undone is not part of it"
    run(home, "fix", "1", "sheet vampire u 8 5 d2 r1 m2")
    assert "sheet vampire u 8 5" in facts_of(home)


def test_facts_of_a_renamed_monster_are_kept_under_its_new_name(home: Path) -> None:
    run(home, "do", "set monsters nosferatu banshee", "gates a1")
    assert "sheet nosferatu u 6 5 d2 r1 m2\n" in facts_of(home)


def test_guided_play_keeps_them_too_and_practice_does_not(tmp_path: Path) -> None:
    env = Environment({"REFEREE_HOME": str(tmp_path)}, io.StringIO(), io.StringIO(), io.StringIO())
    header = {"scenario": ["1"], "monsters": ["vampire", "banshee"]}
    for folder in ("practice", "games"):
        (tmp_path / folder).mkdir()
        path = tmp_path / folder / "friday.referee"
        with Table.new(["Ana", "Ben"], game="village-attacks", path=path, header=header) as table:
            Guide(env, table, Typing(*SHEETS), EMPTY).run()
            assert len(table.lines) == 2
        assert (tmp_path / "facts.txt").exists() == (folder == "games")
    assert {subject for _, subject in own_facts(tmp_path)["village-attacks"]} == {"sheet vampire", "sheet banshee"}


def test_what_guided_play_asks_for_in_between_is_kept_too(home: Path) -> None:
    """A hero and a trap are asked for when their card comes, and what is entered last then is the card."""
    env = Environment({"REFEREE_HOME": str(home)}, io.StringIO(), io.StringIO(), io.StringIO())
    env.speak_of("village-attacks")
    header = {"scenario": ["4"], "monsters": ["vampire", "banshee"]}
    begun = (*SHEETS, "map ch1-lc1-a1-eh1", "gates eh1", "ready")
    with Table.new(["Ana", "Ben"], game="village-attacks", path=home / "games" / "x.referee", header=header) as table:
        for line in (*begun, *LEVELS):
            table.do(line)
        Guide(env, table, Typing("p2 knight", "m 5 2 2 1", "pit", "g any pht -2"), EMPTY).run()
        assert table.lines[-4:] == [
            "hero knight m 5 2 2 1",
            "spawn eh1 p2 knight",
            "trapcard pit g any pht -2",
            "card pit",
        ]
    assert {"hero knight", "trapcard pit"} <= {subject for _, subject in own_facts(home)["village-attacks"]}


def test_a_new_game_in_guided_play_says_what_it_has_from_the_facts(home: Path) -> None:
    assert run(home, "new", "second", *NEW, "vampire", "banshee").status == 0
    env, asker = Environment({"REFEREE_HOME": str(home)}, io.StringIO(), io.StringIO(), io.StringIO()), Typing()
    env.speak_of("village-attacks")
    with Table.open(home / "games" / "second.referee") as table:
        Guide(env, table, asker, EMPTY).run()
    said = " ".join(asker.seen.split())
    assert "Taken from your facts: the sheets of Banshee and Vampire; the map; the spawn markers." in said
    assert "enter it again before the game begins" in said
    assert "Continuing" not in said


def test_the_list_in_words_and_for_programs(home: Path) -> None:
    listed = run(home, "facts").out
    assert "Vampire: undead, health 6, 5 XP for a level; slots: Defence 2, reserve 1" in listed
    assert "Scenario 1\n  Passages: CH-1 – LC-1 – A-1 – EH-1\n" in listed
    assert "Spawn markers: EH-1\n" in listed
    data = json.loads(run(home, "facts", "--json").out)
    assert data["facts"][0] == {"place": None, "line": SHEETS[1]}
    assert data["facts"][-1] == {"place": "scenario 1", "line": MAP[-1]}
    assert data["file"] == str(own_path(home))
    for language in ("fr", "ru"):
        assert "facts." not in run(home, "facts", REFEREE_LANG=language).out
    lacking = run(home, "facts", "--game", "vampire-nights")
    assert (lacking.status, lacking.err) == (2, "vampire-nights has no `facts`; it belongs to village-attacks.\n")


def test_nothing_is_known_at_first(tmp_path: Path) -> None:
    assert run(tmp_path, "facts").out.startswith("No facts yet")


def test_every_kind_is_told_and_written_as_it_was_read(tmp_path: Path) -> None:
    assert {*KINDS} == {*READERS}, "each fact that can be entered is kept"
    lines = """game village-attacks
sheet lich a 4 6 d1 r2 m1 1:mg/gg 2:-/-
hero knight d 3 2 1 1
trapcard chandelier g any pht -2 push1

scenario 2
map ch1-a1-g1
touch ch1-g1
line ch1-a1-g1
gates g1:blue
goals a1:redx2
room a1 large
"""
    (tmp_path / "theirs.txt").write_text(lines)
    done = run(tmp_path, "facts", "import", str(tmp_path / "theirs.txt"))
    assert (done.status, done.out) == (0, "Imported: 9 new facts, 0 changed.\n")
    assert facts_of(tmp_path) == lines
    listed = run(tmp_path, "facts").out
    for words in (
        "Knight, a hero: demon, health 3, speed 2, 1 wound, range 1",
        "Chandelier, a trap card (cost, rooms, whom it hits, what it does): g, any, pht, -2, push1",
        "Zones that touch without a passage: CH-1 – G-1",
        "Line of sight: CH-1, A-1, G-1",
        "Spawn markers: G-1 (blue)",
        "Objective markers: A-1 (red × 2)",
        "A-1 is large",
    ):
        assert words in " ".join(listed.split())
    begun = run(tmp_path, "new", "second", *("2" if word == "1" else word for word in NEW), "vampire", "lich")
    assert "Knight" not in begun.out, "no heroes come in scenario 2, and no traps"
    taken = entries(tmp_path, "second")
    assert (taken[0], len(taken)) == ("sheet lich a 4 6 d1 r2 m1 1:mg/gg 2:-/-", 7)


def test_export_and_import(home: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    other, sent = tmp_path_factory.mktemp("other"), home / "sent.txt"
    assert run(home, "facts", "export", str(sent)).status == 0
    assert sent.read_text() == run(home, "facts", "export", "-").out == FILE
    assert run(home, "facts", "export", str(sent)).status != 0, "no file is written over"
    (other / "facts.txt").write_text("game village-attacks\nsheet vampire u 9 9 d2 r1 m2\nsheet lich a 4 6 d1 r2 m1\n")
    done = run(other, "facts", "import", str(sent), "--json")
    told = json.loads(done.out)
    assert (told["new"], told["changed"]) == (3, 1)
    assert facts_of(other) == FILE.replace("sheet vampire", "sheet lich a 4 6 d1 r2 m1\nsheet vampire")
    mine = run(other, "facts", "restore")
    assert (mine.status, "u 9 9" in facts_of(other)) == (0, True), "what they were is kept"
    run(other, "facts", "restore")
    assert run(other, "facts", "import", str(sent)).out == "Imported: 0 new facts, 0 changed.\n"


def test_every_line_that_is_wrong_is_named_and_nothing_is_taken(home: Path) -> None:
    bad = home / "bad.txt"
    bad.write_text(
        "sheet lich a 4 6 d1 r2 m1\ngame village-attacks\n# a remark\nsheet lich a 4 6\nmap ch1-a1\nspawn eh1 p3\n"
        "scenario 99\ngates a1\nscenario 1\nroom a1 huge\ngame chess\nsheet lich a 4 6 d1 r2 m1\n"
    )
    done = run(home, "facts", "import", str(bad))
    assert done.status == 4
    told = " ".join(done.err.split())
    assert [number for number in range(20) if f"bad.txt:{number}:" in told] == [1, 4, 5, 6, 7, 10, 11]
    assert "a line `scenario` with its number goes before it: map ch1-a1" in told
    assert "facts begin with sheet, hero, trapcard, map" in told
    assert told.endswith("Nothing was imported.")
    assert facts_of(home) == FILE
    failure = json.loads(run(home, "facts", "import", str(bad), "--json").out)["failure"]
    assert failure["message"]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"game village-attacks\nsheet \xff\n", "UTF-8"),
        (b"#" * (LARGEST + 1), "too large"),
        (b"game village-attacks\nsheet va\x1b[31mmp u 6 5 d2 r1 m2\n", "facts.txt:2"),
        (b'game village-attacks\n! over=won "x"\nundo\nvampire move a1\n', "facts.txt:4"),
    ],
)
def test_a_file_that_was_edited_into_something_else(home: Path, data: bytes, said: str) -> None:
    (home / "facts.txt").write_bytes(data)
    listed = run(home, "facts")
    assert listed.status == 4
    assert said in listed.err
    assert "\x1b" not in listed.err
    begun = run(home, "new", "second", *NEW, "vampire", "banshee")
    assert begun.status == 0
    assert "The game starts without your facts." in begun.err
    assert run(home, "do", *SHEETS).status == 0, "the evening goes on"
    assert (home / "facts.txt").read_bytes() == data, "and nobody writes over what somebody may mend"


def test_a_fact_that_does_not_fit_is_left_out_and_named(home: Path) -> None:
    (home / "facts.txt").write_text(FILE.replace("gates eh1", "gates k1"))
    begun = run(home, "new", "second", *NEW, "vampire", "banshee")
    assert begun.status == 0
    assert "doesn't fit this game and is left out: gates k1" in begun.err
    assert entries(home, "second") == [*sorted(SHEETS), *MAP[:2]]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no FIFOs")
def test_nobody_waits_at_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "facts.txt")
    with pytest.raises(BadFacts):
        load_facts(tmp_path / "facts.txt")


def test_what_is_written_is_read_as_the_same(home: Path) -> None:
    known = own_facts(home)
    assert write_facts(known).decode() == FILE
    assert [kind for kind, game in GAMES.items() if game.facts() is not None] == [*known]
