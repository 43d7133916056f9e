"""Refusals without codes, near misses, help in groups, commands to copy, and an answer for programs."""

import json
import re
from pathlib import Path

import pytest

from referee.languages import LANGUAGES
from referee.say import Voice
from referee.show.text import wrap
from tests.cli.conventions.every import CALLS, commands, furnish, takes_json
from tests.cli.conventions.runs import Done, started, within

NIGHTS = ("new", "manor", "--game", "vampire-nights", "--players", "Ana", "Ben")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home: Path = tmp_path_factory.mktemp("answers")
    furnish(home)
    return home


# A refusal: the reason, the numbers, what is legal, the rule by its heading and ruling.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_has_its_code_only_for_programs_and_with_debug(home: Path, language: str) -> None:
    for words, code in ((["do", "Ana place b030 g7"], "not-adjacent"), (["do", "Ana plcae b030 d3"], "not-understood")):
        said = within(home, *words, "--lang", language)
        assert code not in said.err
        assert code in within(home, *words, "--lang", language, "--json").out


def test_a_refusal_in_whole(tmp_path: Path) -> None:
    started(tmp_path)
    for cell in ("d3", "d2", "d5"):
        within(tmp_path, "do", f"Ana place n000 {cell}")
    said = within(tmp_path, "do", "Ana place n000 d6").err.splitlines()
    assert said[1].startswith("Refused: ")
    assert re.search("5 .* 4", said[1])
    assert said[2].startswith("  Legal: ")
    assert re.fullmatch(r"  Rule: .+ \(VV7\)", said[-1])


def test_what_is_misread_names_no_rule(home: Path) -> None:
    said = within(home, "do", "Ana plcae b030 d3").err.splitlines()[1:]
    assert said == [
        "Refused: what the player did goes here.",
        "  Ana plcae b030 d3",
        "      ^",
        "  Did you mean place?",
        "  Choices: start, place, creatures, demon, breach",
    ]


# Near misses are offered, and never carried out.

MISTYPED = {
    "a game": (["show", "--game", "hand-tow"], "hand-two"),
    "a game to rename": (["games", "rename", "fridya", "x"], "friday"),
    "a kind of game": (["new", "x", "--game", "vampire-vilage"], "vampire-village"),
    "a kind in stats": (["stats", "--game-kind", "vampire-nihgts"], "vampire-nights"),
    "a player": (["show", "Anna", "--game", "friday"], "Ana"),
    "a player of an entry": (["do", "Bne place b030 d3"], "Ben"),
    "a verb": (["do", "Ana plcae b030 d3"], "place"),
    "a verb in French": (["do", "Ana psoer b030 d3"], "place"),
    "what is counted": (["do", "= Ana villgaers 3"], "villagers"),
    "a key": (["do", "set player Ana Ben"], "players"),
    "a card": (["cards", "show", "b003:1"], "b030:1"),
    "a card of an entry": (["do", "Ana place b03O:1 d3"], "b030:1"),
    "a rule": (["rules", "dmeons"], "demons"),
    "an option": (["show", "--jsno"], "--json"),
    "a value": (["show", "--style", "larg"], "large"),
    "a setting": (["config", "set", "stlye", "large"], "style"),
    "a setting's value": (["config", "set", "style", "lareg"], "large"),
    "a command": (["attakc"], "attack"),
    "a command to explain": (["help", "attakc"], "attack"),
}


@pytest.mark.parametrize("what", MISTYPED)
def test_near_misses(home: Path, what: str) -> None:
    words, meant = MISTYPED[what]
    before = {path: path.read_bytes() for path in home.rglob("*.referee")}
    done = within(home, *words)
    assert done.status in (1, 2)
    offered = re.search(r"Did you mean (.+?)\?", " ".join(done.err.split()))
    assert offered, done.err
    assert offered[1].split(", ")[0] == meant
    assert {path: path.read_bytes() for path in home.rglob("*.referee")} == before


@pytest.mark.parametrize(("language", "said"), [("fr", "Vouliez-vous dire démons"), ("ru", "Может быть, demons")])
def test_near_misses_in_other_languages(home: Path, language: str, said: str) -> None:
    assert said in within(home, "rules", "dmeons", "--lang", language).err


def test_nothing_is_offered_that_is_far_away(home: Path) -> None:
    for words in (
        ["show", "--game", "xyzzy"],
        ["rules", "xyzzy"],
        ["cards", "show", "xyzzy"],
        ["do", "Ana xyzzy b030 d3"],
    ):
        done = within(home, *words)
        assert done.status in (1, 2)
        assert "Did you mean" not in done.err


# Help.


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_stand_in_groups(tmp_path: Path, language: str) -> None:
    shown, voice = within(tmp_path, "help", "--lang", language).out, Voice(language)
    groups = [voice(f"usage.group-{one}") for one in ("play", "settle", "score", "look-back", "keep", "set-up")]
    assert [line for line in shown.splitlines() if line in groups] == groups
    assert re.search(r"^  --version  +\S", shown, re.MULTILINE)
    assert within(tmp_path, "--help", "--lang", language).out == shown


def test_commands_of_another_game_are_listed_under_its_name(tmp_path: Path) -> None:
    within(tmp_path, *NIGHTS)
    shown = within(tmp_path, "help").out
    listed = shown.partition("Only for Vampire Village:\n")[2].partition("\n\n")[0]
    assert re.findall(r"^  (\w+)  +\S", listed, re.MULTILINE) == ["attack", "best"]
    assert "«Вампиры у ворот»" in within(tmp_path, "help", "--lang", "ru").out
    assert "Only for Vampire Village" not in within(Path(started(tmp_path)).parents[1], "help").out


# Commands to copy stay on one line, however narrow the terminal is.


@pytest.mark.parametrize("columns", [20, 40, 80])
def test_commands_to_copy_stay_whole(tmp_path: Path, columns: int) -> None:
    line = "referee games rename 'friday at home' 'a much longer name for a game'"
    assert line in "\n".join(wrap(f"It has another name now. Back: {line}", columns, "  ")).split("\n")[-1]
    assert f"`{line}`" in "\n".join(wrap(f"Type `{line}` to go back.", columns))
    done = within(tmp_path, "config", "set", "style", "large", columns=columns)
    assert "referee config unset style" in done.err
    for command in ("new", "repair", "attack"):
        shown = within(tmp_path, command, "--help", columns=columns).out
        for example in Voice().texts[f"example.{command}"].split("\n"):
            assert f"    {example}\n" in shown


# Answers for programs.


def test_which_commands_have_no_answer_for_programs(home: Path) -> None:
    without = {path for path, command in commands().items() if not takes_json(command)}
    assert without == {"play", "serve", "help", "cards export", "facts export"}
    for path in without:
        done = within(home, *path.split(), "x", "--json")
        assert done.status == 2
        message = json.loads(done.out)["failure"]["message"]
        assert message == f"`referee {path}` has no answer for a program to read, so it takes no --json."


def answer(done: Done) -> dict:
    assert done.status == 0, done
    return json.loads(done.out)


def test_what_programs_are_answered(tmp_path: Path) -> None:
    furnish(tmp_path)
    fixed = answer(within(tmp_path, *CALLS["fix"], "--json"))
    assert (fixed["misfits"], fixed["failure"]) == ([], None)
    assert [one["after"]["card"] for one in fixed["difference"]] == ["g210"]
    shown = answer(within(tmp_path, "demo", "--json"))
    assert shown["phase"] == "over"
    assert shown["rulings"][0]["entry"] == 1
    assert answer(within(tmp_path, "completions", "fish", "--json"))["script"].startswith("#")
    whole = answer(within(tmp_path, "export", "--game", "odd-names", "--json"))
    assert len(whole["entries"]) > 10
    goal = tmp_path / "x.html"
    assert answer(within(tmp_path, "export", "--game", "odd-names", "-o", str(goal), "--json"))["format"] == "html"
    assert goal.exists()
    assert answer(within(tmp_path, "export", "--game", "odd-names", "--bgstats", "--json"))["link"].startswith("https:")
    assert within(tmp_path, "export", "--game", "odd-names", "--format", "md", "--json").status == 2
    assert (
        answer(within(tmp_path, "games", "archive", "hand-two", "--json"))["back"] == "referee games restore hand-two"
    )
    assert answer(within(tmp_path, "config", "set", "style", "large", "--json"))["value"] == "large"
    assert answer(within(tmp_path, "cards", "show", "b030", "--json"))["cards"][0]["face"] == "b030:1"


def test_a_program_is_told_what_no_longer_fits(tmp_path: Path) -> None:
    started(tmp_path)
    within(tmp_path, "do", "Ana place n000 d3", "Ana place n000 d2")
    done = within(tmp_path, "fix", "3", "Ana place n000 e4", "--json")
    told = json.loads(done.out)
    assert done.status == 1
    assert [(one["text"], one["code"]) for one in told["misfits"]] == [("Ana place n000 d2", "not-adjacent")]
    assert told["entries"] == 4


def test_the_line_for_a_shell_stays_whole(tmp_path: Path) -> None:
    done = within(tmp_path, "completions", "zsh", "--install", columns=40, ZDOTDIR=str(tmp_path))
    assert done.status == 0
    assert re.search(r"needs this line:\n  .{40,}\n$", done.err), done.err
