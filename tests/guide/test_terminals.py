"""Every terminal and keyboard: plain ones, without colour, other layouts, pastes, interruptions."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios

import pytest

from referee.guide.asker import line_waits
from tests.guide.conftest import NIGHT, STARTED
from tests.guide.driver import CTRL_A, CTRL_C, CTRL_D, CTRL_K, ENTER, ESCAPE, TAB, UP
from tests.places import ROOT

TEN = """Ana place g300 d3
Ben place g300 d3
Ana place b020:row e4
Ben place n000 c4
Ana place n000 f4
Ben place n000 b4
Ana place n000 e3
Ben place n000 b3
Ana place n000 f3
Ben place n000 c3"""


# plain terminals


def test_a_dumb_terminal_gets_plain_questions(sit, written) -> None:
    person = sit(None, TERM="dumb")
    for line in ("", "Ana Ben", "", "wlv", "", "", "y111", "g200"):
        person.send(line + "\n")
    person.until("Ana, card and cell>")
    person.send("b020:row 3\n")
    person.until("Ben, card and cell>")
    person.send("zz 1\n")
    person.until("no card called “zz” is known")
    person.send("quit\n")
    assert person.until_end() == 0
    assert b"\x1b" not in person.raw, "no escape sequence at all"
    assert written()[-1] == "Ana place b020:row e4"


@pytest.mark.parametrize("how", [{"NO_COLOR": "1"}, {"TERM": "vt100"}, {}], ids=["NO_COLOR", "vt100", "colour"])
@pytest.mark.heavy
def test_colour(sit, how) -> None:
    person = sit(STARTED, **how)
    person.enter("b020:row 3")
    colours = re.findall(rb"\x1b\[[0-9;]*38;5;[0-9]+m", person.raw)
    assert bool(colours) == ("NO_COLOR" not in how)
    assert "b020:row" in person.text, "letters say the same as colours"


@pytest.mark.parametrize("style", ["plain", "large"])
@pytest.mark.heavy
def test_styles(sit, style) -> None:
    person = sit(STARTED, (80, 24), "--style", style)
    if style == "plain":
        assert "d4: yellow building y111, 2 villagers" in person.text
        assert "1 d3, 2 c4, 3 e4, 4 d5" in person.text
        assert "┌" not in person.text
    else:
        assert "●●" in person.text
    assert person.question == "Ana, card and cell>"


def test_without_a_terminal(tmp_path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "referee", "play"], input="", capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "use `referee do -`" in done.stderr


# keyboards


def test_a_french_keyboard(sit, written) -> None:
    person = sit()
    person.enter('g300 "')  # the key 3, unshifted
    assert written()[-1] == "Ana place g300 e4"
    person.enter("b020:row &")
    assert written()[-1] == "Ben place b020:row d3"


def test_a_french_key_alone(sit, written) -> None:
    person = sit(f"{STARTED}{NIGHT}".replace("dh", "v3"))
    person.enter("w2w2w2")
    person.enter('"')
    assert written()[-1].startswith("Ana breach")


def test_a_russian_keyboard(sit, written) -> None:
    lone = "\n".join(f'! Ana card {cell} n000 "scattered"' for cell in ("c2", "e6"))
    person = sit(f"{STARTED}\n{lone}", header={"edition": ["ru"]})
    cell = re.search(r"(?<!\S)11 ([a-z]\d+)", person.text)[1]
    person.enter("т000 11")
    assert written()[-1] == f"Ana place n000 {cell}"
    person.enter("отмена")
    assert written()[-1] == "undo"


# pastes


def test_ten_lines_pasted(sit, written) -> None:
    person = sit()
    person.paste(TEN)
    before = person.questions
    person.send(ENTER)
    person.until_question(before)
    assert written()[-10:] == TEN.splitlines()


@pytest.mark.heavy
def test_ten_lines_typed_fast(sit, written) -> None:
    person = sit()
    person.paste(TEN.replace("\n", ENTER) + ENTER, bracketed=False)
    person.until("[Ben place n000 c3]")
    assert written()[-10:] == TEN.splitlines()


@pytest.mark.parametrize("bracketed", [True, False], ids=["bracketed", "typed fast"])
@pytest.mark.heavy
def test_a_paste_stops_at_the_first_refusal(sit, written, bracketed) -> None:
    person = sit()
    lines = TEN.replace("Ana place b020:row e4", "Ana place b020:row e9")
    person.paste(lines if bracketed else lines.replace("\n", ENTER), bracketed=bracketed)
    person.send(ENTER)
    person.until("ignored.")
    assert person.question == "Ana, card and cell>"
    assert "e9 doesn't share an edge" in person.everything
    assert ("7 more pasted lines were ignored." in person.words) == bracketed
    assert len(written()) == 4
    person.send(UP)
    person.until("card and cell> Ana place b020:row e9")
    person.enter(CTRL_A + CTRL_K + "Ana place b020:row e4")
    assert written()[-1] == "Ana place b020:row e4"


@pytest.mark.heavy
def test_a_pasted_line_has_no_labels_and_asks_nothing(sit, written) -> None:
    person = sit(STARTED, (80, 24))
    person.paste("b020:row d3\ng300 1\nn000 e4")
    before = person.questions
    person.send(ENTER)
    person.until_question(before)
    assert written()[-1] == "Ana place b020:row d3"
    assert "A cell is a column letter and a row number" in person.words
    person.send(UP)
    person.until("card and cell> g300 1")
    person.enter()
    assert written()[-1] == "Ben place g300 d3", "at the prompt it means something"


@pytest.mark.heavy
def test_a_fast_line_is_never_taken_for_an_answer(sit, written) -> None:
    person = sit()
    person.paste(f"h3wl d3{ENTER}b020:row d3{ENTER}", bracketed=False)
    person.until("[Ben place b020:row d3]")
    assert written()[-2:] == ["Ana place h3wl d3", "Ben place b020:row d3"]


@pytest.mark.parametrize(("typed", "waits"), [(b"\n", False), (b"\n\n", True), (b"b020:row d3\n", True)])
def test_an_enter_alone_is_no_line_typed_ahead(monkeypatch, typed, waits) -> None:
    """One that was pressed after a key which had answered already, while the game went on: the next line has keys."""
    master, slave = pty.openpty()
    with os.fdopen(master, "wb", buffering=0) as person, os.fdopen(slave) as terminal:
        monkeypatch.setattr(sys, "stdin", terminal)
        person.write(typed)
        assert select.select([terminal], [], [], 5)[0]
        assert line_waits() is waits


def test_only_line_ends_separate_pasted_lines(sit, written) -> None:
    person = sit()
    person.paste("note x\x0cundo")
    before = person.questions
    person.send(ENTER)
    person.until_question(before)
    assert len(written()) == 2


def test_control_characters_are_neither_executed_nor_echoed(sit, written) -> None:
    person = sit()
    person.paste("g300\x1b]52;c;eA==\x07 d3\x1b[31m")
    before = person.questions
    person.send(ENTER)
    person.until_question(before)
    assert len(written()) == 2
    assert "Refused" in person.text
    assert b"\x1b]52" not in person.raw
    assert b"\x1b[31m" not in person.raw


# slips, history, completion


def test_a_slip_comes_back_with_the_cursor_behind_the_fault(sit, written) -> None:
    person = sit()
    for line, fault in {"g3x0 3": "g3x0", "g300 q3": "q3", "g300 e5": "e5", "g300 e4 d4-e4": "d4-e4"}.items():
        person.enter(line)
        assert person.question == "Ana, card and cell>", "the prompt is empty"
        rows = person.text.splitlines()
        caret = next(index for index in reversed(range(len(rows))) if rows[index].strip() == "^")
        assert rows[caret].index("^") == rows[caret - 1].rindex(fault), line
        person.send(UP)
        person.until(f"Ana, card and cell> {line}")
        assert person.cursor == person.question.rindex(fault) + len(fault), line
        person.send(ESCAPE)
        person.until_gone(f"Ana, card and cell> {line}")
    assert len(written()) == 2


def test_arrow_keys_bring_back_earlier_lines(sit, written) -> None:
    person = sit()
    person.enter("g300 3")
    before = person.questions
    person.send(UP)
    person.until("Ben, card and cell> g300 3")
    person.send(ENTER)
    person.until_question(before)
    assert written()[-1] == "Ben place g300 e4"


def test_tab_completes_cards_cells_and_words(sit, written) -> None:
    person = sit(STARTED, (80, 24), "--cards", str(ROOT / "cards.yaml"))
    person.send("thorn" + TAB)
    person.until("Thornhedge")
    person.send(" e" + TAB)
    person.until("Thornhedge e4")
    person.enter()
    assert written()[-1] == "Ana place g400 e4"
    person.send("g300" + TAB + TAB)
    person.until("g300:col")
    person.send(CTRL_A + CTRL_K + "sco" + TAB)
    person.until("> score")


# interruptions


@pytest.mark.parametrize("key", [CTRL_C, CTRL_D], ids=["Ctrl-C", "Ctrl-D"])
def test_an_interruption_loses_nothing(sit, written, key) -> None:
    person = sit()
    person.enter("g300 3")
    person.send("b0" if key == CTRL_C else "")
    person.send(key)
    assert person.until_end() == (130 if key == CTRL_C else 0)
    assert written()[-1] == "Ana place g300 e4"
    assert sit().question == "Ben, card and cell>"


def test_a_flat_battery_loses_nothing(sit, written) -> None:
    person = sit()
    person.enter("g300 3")
    person.send("b020:row")  # a key of a cell would be an answer
    person.until("b020:row")
    person.kill()
    assert written()[-1] == "Ana place g300 e4"
    assert sit().question == "Ben, card and cell>"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_who_ends_it_finds_the_terminal_as_it_was(sit, written, number: int) -> None:
    """Typed lines are echoed and edited again, pastes unmarked; what was entered is there, and the signal is told."""
    person = sit(STARTED)
    person.enter("b020:row 3")
    person.send("g30")
    person.until("g30")
    assert not _modes(person) & (termios.ICANON | termios.ECHO)
    person.process.kill(number)
    person._read_until(lambda: b"\x1b[?2004l" in person.raw.rpartition(b"\x1b[?2004h")[2], end=True)
    assert _modes(person) & (termios.ICANON | termios.ECHO | termios.ISIG) == (
        termios.ICANON | termios.ECHO | termios.ISIG
    )
    assert person.until_end() == -number
    assert written()[-1] == "Ana place b020:row e4"


def _modes(person) -> int:
    return int(termios.tcgetattr(person.process.child_fd)[3])


def test_a_plain_terminal_gets_no_signs_at_the_end_either(sit) -> None:
    person = sit(STARTED, TERM="dumb")
    person.process.kill(signal.SIGTERM)
    assert person.until_end() == -signal.SIGTERM
    assert b"\x1b" not in person.raw
