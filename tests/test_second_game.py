"""A second game behind the same program: `stones` has no part that a game may lack, and everything general works."""

import io
import json
import os
from pathlib import Path
from typing import Any

import pytest
import stones

from referee import Table
from referee.cli.environment import Environment
from referee.cli.guide.asker import NOTHING_YET, Retry
from referee.cli.guide.beginning import begin
from referee.cli.guide.session import Guide
from referee.cli.kinds import kind_meant, kind_of
from referee.engine.parts import keys_of, prompts_of, telling_of
from referee.engine.ruling import Decision
from referee.games import GAMES, USUAL
from referee.say import Voice
from referee.table.cards import EMPTY
from tests.conventions.runs import within


class Typing:
    """Answers the questions of guided play with these lines, then leaves."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.prompts: list[str] = []

    def ask(self, prompt: str, completions: Any, retry: Retry = NOTHING_YET) -> str:
        if not self.lines:
            raise EOFError
        self.prompts.append(prompt)
        completions("")
        return self.lines.pop(0)

    def typed_ahead(self) -> bool:
        return False

    def forget_typed_ahead(self) -> None: ...


def environment(home: Path) -> Environment:
    variables = {"COLUMNS": "80", "LINES": "24", "REFEREE_HOME": str(home / "home")}
    return Environment(variables, io.StringIO(), io.StringIO(), io.StringIO())


@pytest.fixture
def referee(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The program, knowing one game more."""
    monkeypatch.setitem(GAMES, "stones", stones.GAME)
    return lambda *words: within(tmp_path, *words)


def test_a_game_is_begun_with_the_keys_of_its_own_header(referee) -> None:
    done = referee("new", "heap", "--game", "stones", "--players", "Ana", "Ben", "--edition", "ru", "--json")
    assert done.status == 0, done.err
    found = json.loads(done.out)
    assert (found["game"], found["edition"]) == ("stones", "ru")
    assert "--late" not in referee("new", "--help").out.split("Options for")[0], "the game in use has no such key"
    assert "--late" in referee("new", "--help").out.split("Options for vampire-village")[1]
    other = referee("new", "--help", "--game", "vampire-village").out.split("Options for stones")
    assert ("--late" in other[0], "--late" in other[1]) == (True, False)


def test_what_is_missing_is_named_by_the_game(referee) -> None:
    assert "--order" in referee("new", "a", "--game", "vampire-village", "-p", "Ana", "Ben").err
    assert referee("new", "a", "--game", "stones").err.startswith("Still needed: --players.")
    unknown = referee("new", "a", "--game", "chess", "-p", "Ana", "Ben")
    assert (unknown.status, "vampire-village, vampire-nights, stones" in unknown.err) == (2, True)


def test_commands_of_another_game_are_neither_listed_nor_used(referee) -> None:
    assert "  attack " in referee("--help").out
    referee("new", "heap", "--game", "stones", "-p", "Ana", "Ben")
    listed = referee("--help").out
    assert [name for name in ("attack", "best", "tally") if f"  {name} " in listed or f"referee {name}" in listed] == []
    for words in (["tally", "Ana 12 0 3 8", "Ben 10 2 4 7"], ["best"]):
        refused = referee(*words)
        assert (refused.status, refused.err.startswith(f"There is no `{words[0]}` for stones")) == (2, True)
    referee("new", "village", "--game", "vampire-village", "-p", "Ana", "Ben", "-o", "wlv")
    assert "  attack " in referee("--help").out


def test_entries_are_judged_and_explained(referee) -> None:
    referee("new", "heap", "--game", "stones", "-p", "Ana", "Ben")
    for words in (["do", "Ana take 2"], ["why"], ["try", "Ben take 1"], ["undo"], ["redo"], ["log"], ["show"]):
        done = referee(*words)
        assert done.status == 0, (words, done.err)
    refused = referee("try", "--village", "3 2")
    assert (refused.status, "stones" in refused.err) == (2, True)


def test_stats_knows_the_kinds(referee) -> None:
    assert referee("stats", "--game-kind", "stones").status == 0
    assert referee("stats", "--game-kind", "chess").status == 2


# guided play


@pytest.fixture
def with_stones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "stones", stones.GAME)


@pytest.fixture
def one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    for other in set(GAMES) - {USUAL}:
        monkeypatch.delitem(GAMES, other)


@pytest.mark.usefixtures("with_stones")
def test_guided_play_asks_which_game_and_then_its_own_questions(tmp_path: Path) -> None:
    env, asked = environment(tmp_path), Typing("3", "Ana Ben")
    assert Table.read(begin(env, asked)).game.id == "stones"
    assert asked.prompts[0] == "Game, 1 vampire-village, 2 vampire-nights, 3 stones (Enter: 1): "
    assert len(asked.prompts) == 2, "stones has nothing else to ask for"
    again = Typing("", "Ana Ben")
    assert Table.read(begin(env, again)).game.id == "stones", "Enter is the game played last"
    assert "(Enter: 3)" in again.prompts[0]
    village = Typing("vampire-v", "Ana Ben", "", "wlv")
    assert Table.read(begin(env, village)).game.id == "vampire-village"
    with pytest.raises(EOFError):
        begin(env, Typing("quit"))


@pytest.mark.usefixtures("one_game")
def test_one_game_is_not_asked_for(tmp_path: Path) -> None:
    asked = Typing("Ana Ben", "", "wlv")
    begin(environment(tmp_path), asked)
    assert len(asked.prompts) == 3


@pytest.mark.usefixtures("with_stones")
def test_whole_entries_and_listed_options_are_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def turn(state: stones.State) -> tuple[Decision, ...]:
        options = tuple(f"take {number}" for number in (1, 2) if number <= state.heap)
        return (Decision(0, "turn", "record", options),) if options else ()

    monkeypatch.setattr(stones, "pending", turn)
    env, table = environment(tmp_path), Table.new(["Ana", "Ben"], game="stones")
    Guide(env, table, Typing("?", "2", "take 1", "Ana take 2", "Ben take 1", "undo", "take"), EMPTY).run()
    assert table.lines == ["Ana take 2", "Ana take 1", "Ana take 2", "Ben take 1", "undo"]
    said = env.stdout.getvalue()
    assert "It is Ana's turn." in said
    assert "1 take 1" in said
    assert "2 take 2" in said


# words


@pytest.mark.usefixtures("with_stones")
def test_games_may_say_different_things_by_one_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stones, "ENGLISH", {"stand.over": "the heap is gone"})
    assert Voice("fr", "stones")("stand.over") == "the heap is gone", "not what the other game says in French"
    assert Voice("fr", "stones").texts["created"] == Voice("fr").texts["created"] != Voice().texts["created"]


# the parts


def test_what_holds_for_a_game_without_parts() -> None:
    turn = Decision(0, "turn", "record", ("take 1", "take 2"))
    prompts = prompts_of(stones.GAME)
    assert prompts.expand(None, turn, "2", {"2": "take 2"}, lambda word, group: word) == "take 2"
    assert prompts.expand(None, turn, "take 1", {}, lambda word, group: word) == "take 1"
    assert prompts.expand(None, Decision(0, "take", "record"), "3", {}, lambda word, group: word) == "take 3"
    assert (stones.GAME.cards(), stones.GAME.positions()) == (None, None)
    assert telling_of(stones.GAME).stand_params(stones.begin(stones.Setup(("Ana",)))) == {
        "round": 1,
        "phase": "setup",
        "heap": 12,
    }
    assert [key.option for key in keys_of(stones.GAME).values()] == ["--order", "--edition"]


def test_parts_that_a_game_lacks_are_absent() -> None:
    village, nights = GAMES["vampire-village"], GAMES["vampire-nights"]
    assert {*keys_of(village)} == {*village.rules().HEADER} - {"players"}
    assert (nights.walks(), nights.positions(), village.addressing(), village.questions()) == (None,) * 4
    assert None not in (village.walks(), village.positions(), nights.addressing(), nights.questions())


@pytest.mark.usefixtures("one_game")
def test_the_kind_of_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = tmp_path / "heap.referee"
    record.write_text("referee 1\ngame stones\nplayers Ana Ben\n\n")
    assert kind_of(record) == "vampire-village", "where one game is known, no file is read"
    monkeypatch.setitem(GAMES, "stones", stones.GAME)
    assert kind_of(record) == "stones"
    assert kind_of(tmp_path / "none.referee") == "vampire-village"
    assert kind_meant(None, ["tally", "--game", "stones"]) == "stones"
    assert kind_meant(None, ["show", "--file", str(record)]) == "stones"
    assert kind_meant(None, []) == "vampire-village"


def test_the_kind_of_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fifo.referee")
    assert kind_of(tmp_path / "fifo.referee") == kind_of(tmp_path) == USUAL
