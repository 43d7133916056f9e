"""Bare `attack`, `tally` and `try` at a terminal: they ask for what they need, one question after the other."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from referee.games import GAMES
from referee.languages import LANGUAGES
from referee.say import Voice
from tests.cli.conventions.runs import referee, started, within
from tests.cli.disputes.asking import ask
from tests.guide.driver import CTRL_C, ENTER, ESCAPE, Terminal

SIZES = [(80, 24), (60, 20)]


def answered(terminal: Terminal, *lines: str) -> str:
    """Lines typed at questions, the last of which ends the program; what it said."""
    for line in lines[:-1]:
        terminal.enter(line)
    terminal.send(lines[-1] + ENTER)
    assert terminal.until_end() == 0
    return terminal.words


def unbroken(words: str) -> str:
    """A command wherever the edge of the screen breaks it."""
    return "".join(words.split())


# attack


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_attack_asks_for_all(size: tuple[int, int], tmp_path: Path) -> None:
    with Terminal(tmp_path, ["attack"], *size) as terminal:
        assert "1  Witches, from the left" in terminal.until_question()
        screen = terminal.press("1")
        assert "Which witches attack?" in screen
        assert "For example: w2 w2 wr" in screen
        assert "How many witches does the right neighbour have?" in terminal.enter("w2 wr")
        assert "Draw the village: the top row first." in terminal.enter("4")
        screen = terminal.enter("9 h0w")
        assert re.search("Row 1 +9 h0w", screen)
        assert "Enter: the drawing is complete" in screen
        words = answered(terminal, ". 3=1", "")
    assert "The village, as the referee reads it:" in words
    assert "6 against 9: repelled" in words
    assert unbroken("referee attack witches w2 wr --village '9 h0w / . 3=1' --right 4") in unbroken(words)


def test_attack_explains_every_question(tmp_path: Path) -> None:
    with Terminal(tmp_path, ["attack"]) as terminal:
        terminal.until_question()
        terminal.send("?")
        terminal.until("come from the left and attack the left column")
        terminal.press("4")
        terminal.send("?")
        terminal.until("The order of the three tiles after the Demons")
        terminal.press("1")
        terminal.send("?")
        terminal.until("lg and lb are grey and black werewolves")


def test_esc_goes_back_a_question_and_keeps_the_answer(tmp_path: Path) -> None:
    with Terminal(tmp_path, ["attack"]) as terminal:
        terminal.until_question()
        terminal.press("3")
        assert "Draw the village" in terminal.enter("v5 v4")
        screen = terminal.press(ESCAPE)
        assert "Which vampires attack?" in screen
        assert "v5 v4" in screen
        terminal.press(ESCAPE + ESCAPE)  # clears the line, then goes back
        terminal.until("Who attacks?")
        terminal.send(ESCAPE)
        assert terminal.until_end() == 0
        assert "Nothing was done." in terminal.everything
        assert "Run again:" not in terminal.everything


def test_ctrl_c_leaves_at_once(tmp_path: Path) -> None:
    with Terminal(tmp_path, ["attack"]) as terminal:
        terminal.until_question()
        terminal.press("1")
        terminal.send(CTRL_C)
        assert terminal.until_end() == 130


def test_only_what_is_missing_is_asked(tmp_path: Path) -> None:
    with Terminal(tmp_path, ["attack", "vampires", "--village", "3 2"]) as terminal:
        assert "Which vampires attack?" in terminal.until_question()
        assert "9 against 2" in answered(terminal, "5 4")
    with Terminal(tmp_path, ["attack", "witches", "w2", "wl", "--village", "9"]) as terminal:
        assert "How many witches does the left neighbour have?" in terminal.until_question()
        assert "--left 2" in answered(terminal, "2")


def test_what_cannot_be_read_is_said_where_it_is_typed(tmp_path: Path) -> None:
    with Terminal(tmp_path, ["attack", "witches"]) as terminal:
        terminal.until_question()
        terminal.send("v3" + ENTER)
        terminal.until("v3 isn't part of this attack")
        assert terminal.question == " >"
        terminal.enter("w2")
        terminal.send(ENTER)
        terminal.until("Type at least one card.")
        terminal.send("g3" + ENTER)
        terminal.until("g3 has 1 shield")


def test_codes_on_a_russian_layout(tmp_path: Path) -> None:
    with Terminal(tmp_path, ["attack", "--lang", "ru"]) as terminal:
        terminal.until_question()
        terminal.press("2")
        terminal.enter("дп дп")
        words = answered(terminal, "п090", "")
    assert "referee attack werewolves lg lg --village g090" in words


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_attack_asks_in_the_language(language: str, tmp_path: Path) -> None:
    voice = Voice(language)
    with Terminal(tmp_path, ["attack", "--lang", language], 60, 20) as terminal:
        screen = terminal.until_question().replace("\u00a0", " ")
        assert voice("ask.attackers").replace("\u00a0", " ") in screen
        assert voice("ask.attackers-werewolves") in screen
        screen = terminal.press("2").replace("\u00a0", " ")
        assert voice("ask.attackers-werewolves") in screen  # above the next question
        assert voice("ask.creatures-werewolves").replace("\u00a0", " ") in screen
        assert "werewolves" not in screen


def test_the_three_attacks_by_menu() -> None:
    answer = ask("referee attack", "4\n3\nw2 lg v3\nn999 n999\n\n", terminal=True)
    assert "--order 'werewolves witches vampires'" in answer.again
    assert ask(answer.again).out == answer.out[answer.out.index("The village, as") :]


def test_choices_say_what_they_do() -> None:
    answer = ask("referee attack witches 2 wr --right 4 --village 'h0w / 3=1'", "1\n", terminal=True)
    assert re.search(r"1 +a1 2 +The hero h0w on a1 falls, and 2 dies", answer.out)
    assert re.search(r"3 +a2 +The building on a2 falls, and 2 dies", answer.out)


# tally


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_tally_asks_who_played_and_what_is_left(size: tuple[int, int], tmp_path: Path) -> None:
    with Terminal(tmp_path, ["tally"], *size) as terminal:
        assert "2  Vampire Nights" in terminal.until_question()
        assert "For example: Ana, Ben" in terminal.press("1")
        terminal.send("Papa 12 0 3 8, Maman 10 2 4 7" + ENTER)
        terminal.until("Only names here")
        assert "What is left of Anne Marie's village?" in terminal.enter("Anne Marie, Ben")
        assert "What is left of Ben's village?" in terminal.enter("12 0 3 8")
        words = answered(terminal, "10 2 4 7")
    assert "Anne Marie wins." in words
    assert unbroken("referee tally 'Anne Marie 12 0 3 8' 'Ben 10 2 4 7'") in unbroken(words)


def test_tally_of_the_other_game_and_back(tmp_path: Path) -> None:
    with Terminal(tmp_path, ["tally"]) as terminal:
        terminal.until_question()
        terminal.press("2")
        assert "Which game was played?" in terminal.press(ESCAPE)
        terminal.press("2")
        assert "What does Ana have at the end?" in terminal.enter("Ana and Ben")
        terminal.send("many" + ENTER)
        terminal.until("Start with a number")
        terminal.enter("1 coix2 sto lor lad ser")
        words = answered(terminal, "2 fat mot dau dog cof8")
    assert "Ana wins." in words
    assert "--game vampire-nights" in words


def test_a_sheet_of_what_was_asked(tmp_path: Path) -> None:
    path = tmp_path / "friday.txt"
    answer = ask(f"referee tally -o {path}", "1\nAna, Ben\n12 0 3 8\n10 2 4 7\n", terminal=True)
    assert answer.status == 0
    assert "Ana wins." in path.read_text("utf-8")


# try


def test_try_asks_where_and_what(tmp_path: Path) -> None:
    record = started(tmp_path)
    before = record.read_bytes()
    with Terminal(tmp_path, ["try"]) as terminal:
        assert "1  Something in “friday”, from where it is now" in terminal.until_question()
        screen = terminal.press("2")
        assert "0 is the start, 2 is now" in screen
        assert "For example: Ben start y111" in terminal.enter("1")
        terminal.send("Ben strat g300" + ENTER)
        terminal.until_gone(" > Ben strat")
        assert "What would be done?" in terminal.text, "asked again"
        words = answered(terminal, "Ben start g300")
    assert "Legal. Nothing was written." in words
    assert "referee try 'Ben start g300' --at 1 --game friday" in words
    assert record.read_bytes() == before


def test_try_in_a_drawn_village(tmp_path: Path) -> None:
    with Terminal(tmp_path, ["try"]) as terminal:
        assert "Draw the village" in terminal.until_question()  # without games there is nothing else
        terminal.enter("y111=2 g200=1")
        terminal.enter("h0 n000")
        terminal.enter("")
        assert "For example: You demon dm" in terminal.enter("dm")
        words = answered(terminal, "demon dm effect b1")
    assert unbroken("--village 'y111=2 g200=1 / h0 n000' --creatures dm") in unbroken(words)


def test_enter_shows_what_is_legal(tmp_path: Path) -> None:
    started(tmp_path)
    with Terminal(tmp_path, ["try"]) as terminal:
        terminal.until_question()
        assert "For example: Ana place b020:row d3" in terminal.press("1")
        assert "Ana can place on d3, c4, e4, d5" in answered(terminal, "")


POSITIONS = {
    "start": [],
    "place": ["Ana start y111", "Ben start g200"],
}


@pytest.mark.parametrize("entries", POSITIONS.values(), ids=POSITIONS)
def test_the_example_of_an_entry_is_right(entries: Sequence[str], tmp_path: Path) -> None:
    within(tmp_path, "new", "friday", "--players", "Ana", "Anne Marie", "--order", "wlv")
    if entries:
        within(tmp_path, "do", *[entry.replace("Ben", '"Anne Marie"') for entry in entries])
    shown = within(tmp_path, "try", stdin="1\n\n", terminal=True).out
    example = re.search("For example: (.+)", shown)
    assert example is not None
    assert "Legal." in within(tmp_path, "try", example[1]).out


# where nobody can be asked


@pytest.mark.parametrize("command", ["attack", "attack witches", "attack witches w2", "tally"])
@pytest.mark.parametrize("flags", [(), ("--json",)])
def test_without_a_terminal_the_missing_is_named(command: str, flags: tuple[str, ...], tmp_path: Path) -> None:
    done = referee(tmp_path, *command.split(), *flags)
    assert done.status == 2
    assert re.search("KIND|CREATURE|which village|who played", done.out + done.err)


@pytest.mark.parametrize("command", ["attack", "tally"])
def test_no_input_is_respected(command: str, tmp_path: Path) -> None:
    with Terminal(tmp_path, [command, "--no-input"]) as terminal:
        assert terminal.until_end() == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", GAMES)
def test_questions_fit_a_narrow_terminal(kind: str, language: str) -> None:
    voice = Voice(language, kind)
    keys = [key for key in voice.texts if re.fullmatch(r"ask\.[\w-]+", key)]
    assert len(keys) > 10
    said = {key: voice(key, player="Anne Marie", most=120, number=3, least=0, name="friday") for key in keys}
    assert {key: text for key, text in said.items() if len(text) > 56} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", GAMES)
def test_every_question_has_its_help(kind: str, language: str) -> None:
    voice = Voice(language, kind)
    helped = [key.removesuffix(".help") for key in voice.texts if re.fullmatch(r"ask\.[\w-]+\.help", key)]
    assert [key for key in helped if not voice(key) or not voice(f"{key}.label")] == []
