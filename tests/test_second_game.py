"""Another game behind the same program: the siege has hardly a part that a game may lack, and everything general
works."""

import io
import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from referee import Table
from referee.cli.environment import Environment
from referee.cli.which_game import kind_meant, kind_of
from referee.engine.ruling import Decision
from referee.engine.usual_parts import NothingMore, keys_of, prompts_of
from referee.games import GAMES, USUAL
from referee.guide.begin import begin
from referee.guide.session import Guide
from referee.languages import LANGUAGES
from referee.say import Voice
from referee.table.cards import EMPTY
from tests.cli.conventions.runs import within
from tests.guide.typing import Typing
from tests.say.unsaid import left_unsaid
from tests.siege.game import GAME
from tests.siege.play import QUIET


def environment(home: Path) -> Environment:
    variables = {"COLUMNS": "80", "LINES": "24", "REFEREE_HOME": str(home / "home")}
    return Environment(variables, io.StringIO(), io.StringIO(), io.StringIO())


@pytest.fixture
def referee(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The program, knowing one game more."""
    monkeypatch.setitem(GAMES, "siege", GAME)
    return lambda *words: within(tmp_path, *words)


def test_a_game_is_begun_with_the_keys_of_its_own_header(referee) -> None:
    assert referee("new", "castle", "--game", "siege", "--players", "Ana", "Ben", "--edition", "ru").status == 2
    done = referee("new", "castle", "--game", "siege", "--players", "Ana", "Ben", "--json")
    assert done.status == 0, done.err
    found = json.loads(done.out)
    assert (found["game"], "edition" in found) == ("siege", False)
    assert "--late" not in referee("new", "--help").out.split("Options for")[0], "the game in use has no such key"
    assert "--late" in referee("new", "--help").out.split("Options for Vampire Village")[1]
    other = referee("new", "--help", "--game", "vampire-village").out.split("Options for Vampire Nights")
    assert ("--late" in other[0], "--late" in other[1]) == (True, False)


def test_what_is_missing_is_named_by_the_game(referee) -> None:
    assert "--order" in referee("new", "a", "--game", "vampire-village", "-p", "Ana", "Ben").err
    assert referee("new", "a", "--game", "siege").err.startswith("Still needed: --players.")
    unknown = referee("new", "a", "--game", "chess", "-p", "Ana", "Ben")
    assert (unknown.status, ", ".join(GAMES) in " ".join(unknown.err.split())) == (2, True)


def test_commands_of_another_game_are_listed_under_its_name_and_not_used(referee) -> None:
    assert "  attack " in referee("--help").out
    referee("new", "castle", "--game", "siege", "-p", "Ana", "Ben")
    listed, _, others = referee("--help").out.partition("Only for Vampire Village:")
    assert "  attack " in others
    assert [name for name in ("attack", "best", "tally") if f"  {name} " in listed or f"referee {name}" in listed] == []
    for words in (["tally", "Ana 12 0 3 8", "Ben 10 2 4 7"], ["best"]):
        refused = referee(*words)
        assert (refused.status, f"siege has no `{words[0]}`; it belongs to vampire-village" in refused.err) == (2, True)
    referee("new", "village", "--game", "vampire-village", "-p", "Ana", "Ben", "-o", "wlv")
    assert "  attack " in referee("--help").out


def test_entries_are_judged_and_explained(referee) -> None:
    referee("new", "castle", "--game", "siege", "-p", "Ana", "Ben")
    for words in (["do", "Ana rest"], ["why"], ["try", "Ben rest"], ["undo"], ["redo"], ["log"], ["show"]):
        done = referee(*words)
        assert done.status == 0, (words, done.err)
    refused = referee("try", "--village", "3 2")
    assert (refused.status, "siege" in refused.err) == (2, True)


def test_stats_knows_the_kinds(referee) -> None:
    assert referee("stats", "--game-kind", "siege").status == 0
    assert referee("stats", "--game-kind", "chess").status == 2


# guided play


@pytest.fixture
def with_siege(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "siege", GAME)


@pytest.fixture
def one_game() -> Iterator[None]:
    """The usual game alone; afterwards all of them, in their order."""
    every = dict(GAMES)
    for other in every.keys() - {USUAL}:
        del GAMES[other]
    yield
    GAMES.clear()
    GAMES.update(every)


@pytest.mark.usefixtures("with_siege")
def test_guided_play_asks_which_game_and_then_its_own_questions(tmp_path: Path) -> None:
    last = str(len(GAMES))
    env, asked = environment(tmp_path), Typing(last, "Ana Ben", "")
    assert Table.read(begin(env, asked)).game.id == "siege"
    assert len(asked.prompts) == 3, "which, who, whether it is right: the siege has nothing else to ask for"
    again = Typing("", "Ana Ben", "")
    assert Table.read(begin(env, again, ("Ana", "Ben"))).game.id == "siege", "Enter is the game played last"
    assert f"(Enter: {last})" in again.prompts[0]
    village = Typing("vampire-v", "Ana Ben", "", "wlv", "", "")
    assert Table.read(begin(env, village)).game.id == "vampire-village"
    with pytest.raises(EOFError):
        begin(env, Typing("quit"))


@pytest.mark.usefixtures("one_game")
def test_one_game_alone(tmp_path: Path) -> None:
    asked = Typing("", "Ana Ben", "", "wlv", "", "")
    assert Table.read(begin(environment(tmp_path), asked)).game.id == USUAL
    assert not asked.lines


def guided(env: Environment, table: Table, *lines: str) -> str:
    env.speak_of(table.game.id)
    asker = Typing(*lines)
    Guide(env, table, asker, EMPTY).run()
    return asker.seen + env.stdout.getvalue()


@pytest.mark.usefixtures("with_siege")
def test_players_a_role_and_the_whole_table_are_asked(tmp_path: Path) -> None:
    env, table = environment(tmp_path), Table.new(["Ana", "Ben"], game="siege")
    said = guided(env, table, "?", "1", "Ben rest", "?", "gate 2", "1", "spawn gate 1", "3", "fight")
    assert table.lines == ["Ana go hall", "Ben rest", "spawn gate 2", "sabotage cellar", "accuse none"]
    assert "Type `go hall`, `fight` or `rest`." in said
    assert "Type the zone and how many: `gate 2`." in said
    assert "The traitor, while all have their eyes closed: where was a raider let in?" in said
    assert "The whole table: who must show the card?" in said
    assert "that belongs to “raiders”; now it is “accusation”" in said, "a whole entry of the table is one"
    assert "nobody is to be fought here: hall" in said


@pytest.mark.usefixtures("with_siege")
@pytest.mark.parametrize("language", LANGUAGES)
def test_guided_play_leaves_nothing_unsaid(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    unsaid = left_unsaid(monkeypatch)
    env, table = environment(tmp_path), Table.new(["Ana", "Ben"], game="siege")
    env.language = language
    guided(
        env,
        table,
        "?",
        "1",
        "?",
        "rest",
        "?",
        "gate 2",
        "?",
        "gate",
        "?",
        "keep",
        "?",
        "Ben traitor",
        "show",
        "log",
        "score",
    )
    assert table.lines[-1] == "Ben reveal traitor"
    assert unsaid == []


@pytest.mark.usefixtures("with_siege")
def test_a_guided_game_goes_to_an_end_without_points(tmp_path: Path) -> None:
    env, table = environment(tmp_path), Table.new(["Ana", "Ben"], game="siege")
    said = guided(env, table, *[*QUIET.strip().splitlines(), "Ben traitor"])
    assert table.outcome is not None
    assert "The traitor was never found: Ben wins alone. (The end)" in said


@pytest.mark.usefixtures("with_siege")
@pytest.mark.parametrize(("line", "entry"), [("spawn gate 1", "spawn gate 1"), ("gate 1", "spawn gate 1")])
def test_an_entry_of_the_table_is_fixed(tmp_path: Path, line: str, entry: str) -> None:
    env, table = environment(tmp_path), Table.new(["Ana", "Ben"], game="siege")
    guided(env, table, "rest", "rest", "gate 2", f"fix 3 {line}", "y")
    assert table.lines[3:] == ["undo from 3", entry]


# words


@pytest.mark.usefixtures("with_siege")
def test_games_may_say_different_things_by_one_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.texts(), "ENGLISH", {"stand.over": "the heap is gone"})
    monkeypatch.setattr(GAME.texts(), "file", _nothing)
    assert Voice("fr", "siege")("stand.over") == "the heap is gone", "not what the other game says in French"
    assert Voice("fr", "siege").texts["created"] == Voice("fr").texts["created"] != Voice().texts["created"]


def _nothing(name: str) -> bytes:
    raise FileNotFoundError(name)


# the parts


def test_what_holds_for_a_game_without_parts() -> None:
    turn = Decision(0, "turn", "record", ("go hall", "rest"))
    prompts = prompts_of(GAME)
    assert prompts.expand(None, turn, "2", {"2": "rest"}, lambda word, group: word) == "rest"
    assert prompts.expand(None, turn, "go hall", {}, lambda word, group: word) == "go hall"
    assert prompts.expand(None, Decision(0, "go", "record"), "hall", {}, lambda word, group: word) == "go hall"
    assert prompts.expand(None, Decision(None, "spawn", ""), "gate 1", {}, lambda word, group: word) == "spawn gate 1"
    assert (GAME.cards(), GAME.positions(), GAME.tally(), GAME.losses()) == (None,) * 4
    state = GAME.rules().begin(GAME.rules().make_setup({"players": ("Ana",)}))
    assert NothingMore(GAME).stand_params(state) == {"phase": "turns", "heart": 4, "cards": 3}
    assert keys_of(GAME) == {}


def test_parts_that_a_game_lacks_are_absent() -> None:
    village, nights = GAMES["vampire-village"], GAMES["vampire-nights"]
    assert {*keys_of(village)} == {*village.rules().HEADER} - {"players"}
    assert (nights.walks(), nights.positions(), village.addressing(), village.questions()) == (None,) * 4
    assert None not in (village.walks(), village.positions(), nights.addressing(), nights.questions())


@pytest.mark.usefixtures("one_game")
def test_the_kind_of_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = tmp_path / "castle.referee"
    record.write_text("referee 1\ngame siege\nplayers Ana Ben\n\n")
    assert kind_of(record) == "vampire-village", "where one game is known, no file is read"
    monkeypatch.setitem(GAMES, "siege", GAME)
    assert kind_of(record) == "siege"
    assert kind_of(tmp_path / "none.referee") == "vampire-village"
    assert kind_meant(None, ["tally", "--game", "siege"]) == "siege"
    assert kind_meant(None, ["show", "--file", str(record)]) == "siege"
    assert kind_meant(None, []) == "vampire-village"


def test_the_kind_of_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fifo.referee")
    assert kind_of(tmp_path / "fifo.referee") == kind_of(tmp_path) == USUAL
