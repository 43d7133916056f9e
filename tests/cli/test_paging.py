"""What is higher than the terminal: page by page in the demo, in a pager elsewhere, and never in a pipe."""

import re
from pathlib import Path

import pytest

from referee.cli.pager import pages_of
from referee.say import Voice
from referee.show.text import Line, plain
from tests.cli.conventions.runs import GAMES, referee
from tests.guide.driver import CTRL_C, ENTER, Terminal

LONG = str(next(game for game in GAMES if game.stem == "hand-three-ru"))
SIZES = [(80, 24), (60, 20)]
BAR = {"en": "Page {} of", "fr": "Page {} sur", "ru": "Страница {} из"}


def lines_of(text: str) -> list[str]:
    """Lines that say something."""
    return [line for line in map(str.rstrip, text.splitlines()) if line]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("kind", ["vampire-village", "vampire-nights"])
def test_the_demo_goes_on_by_enter_and_leaves_nothing_out(kind: str, size: tuple[int, int], tmp_path: Path) -> None:
    whole = lines_of(referee(tmp_path, "demo", kind, COLUMNS=str(size[0])).out)
    with Terminal(tmp_path, ["demo", kind], *size) as terminal:
        shown: list[str] = []
        number = pages = 1
        while number < pages or pages == 1:
            screen = terminal.until(f"Page {number} of").splitlines()
            assert len(screen) == size[1]
            found = re.fullmatch(r"Page (\d+) of (\d+)\. Enter: next page · q: quit", screen[-1])
            assert found is not None
            pages = int(found[2])
            shown += lines_of("\n".join(screen[:-1]))
            terminal.send(ENTER)
            number += 1
        assert terminal.until_end() == 0
        last = lines_of(terminal.text)
        assert "Page" not in terminal.text
    assert 5 < pages < (10 if size[1] == 24 else 16)  # short enough to be watched
    assert shown == whole[: len(shown)]
    rest = whole[len(shown) :]
    assert last[-len(rest) :] == rest
    assert 0 < len(rest) < size[1]


@pytest.mark.parametrize("language", BAR)
@pytest.mark.parametrize("key", ["q", "Q", "й", "\x1b"], ids=["q", "Q", "й", "Esc"])
def test_the_demo_is_left_at_any_page(key: str, language: str, tmp_path: Path) -> None:
    with Terminal(tmp_path, ["demo", "--lang", language]) as terminal:
        terminal.until(BAR[language].format(1))
        terminal.send("x")  # no key of it: the question stays
        terminal.send(" ")
        terminal.until(BAR[language].format(2))
        terminal.send(key)
        assert terminal.until_end() == 0
        assert BAR[language].format(3) not in terminal.everything


def test_ctrl_c_ends_the_demo(tmp_path: Path) -> None:
    with Terminal(tmp_path, ["demo"]) as terminal:
        terminal.until("Page 1 of")
        terminal.send(CTRL_C)
        assert terminal.until_end() == 130


@pytest.mark.parametrize("arguments", [["demo", "--all"], ["demo", "--no-input"]], ids=" ".join)
def test_the_demo_runs_through_on_wish(arguments: list[str], tmp_path: Path) -> None:
    with Terminal(tmp_path, arguments) as terminal:
        assert terminal.until_end() == 0
        assert "Page" not in terminal.everything
        assert "Ben wins on the tie-break" in terminal.words


def test_the_demo_goes_on_by_lines_where_there_is_nothing_else(tmp_path: Path) -> None:
    with Terminal(tmp_path, ["demo"], TERM="dumb") as terminal:
        terminal.until("Page 1 of")
        terminal.send(ENTER)
        terminal.until("Page 2 of")
        terminal.send("q" + ENTER)
        assert terminal.until_end() == 0
        assert b"\x1b" not in terminal.raw


COMMANDS = {
    "log": ["log", "--file", LONG],
    "show": ["show", "--style", "plain", "--file", LONG],
    "rules": ["rules"],
    "score": ["score", "--file", LONG],
}


def own_pager(folder: Path) -> str:
    """One that says that it was there."""
    path = folder / "own"
    path.write_text("#!/bin/sh\necho BEFORE\ncat\necho AFTER\n")
    path.chmod(0o755)
    return str(path)


@pytest.mark.parametrize("command", COMMANDS)
def test_long_answers_go_to_the_pager_of_the_person(command: str, tmp_path: Path) -> None:
    with Terminal(tmp_path, COMMANDS[command], 60, 12, PAGER=own_pager(tmp_path)) as terminal:
        assert terminal.until_end() == 0
        shown = lines_of(terminal.everything)
    expected = lines_of(referee(tmp_path, *COMMANDS[command], COLUMNS="60").out)
    start = shown.index("BEFORE")
    assert shown[start + 1 : shown.index("AFTER")] == expected


def test_what_fits_needs_no_pager(tmp_path: Path) -> None:
    with Terminal(tmp_path, COMMANDS["score"], 80, 40, PAGER=own_pager(tmp_path)) as terminal:
        assert terminal.until_end() == 0
        assert "BEFORE" not in terminal.everything


@pytest.mark.parametrize("more", [["--no-input"], ["--json"]], ids=" ".join)
def test_nobody_to_turn_pages(more: list[str], tmp_path: Path) -> None:
    with Terminal(tmp_path, [*COMMANDS["log"], *more], 60, 12, PAGER=own_pager(tmp_path)) as terminal:
        assert terminal.until_end() == 0
        assert "BEFORE" not in terminal.everything


def test_a_terminal_of_lines_gets_no_pager(tmp_path: Path) -> None:
    with Terminal(tmp_path, COMMANDS["log"], 60, 12, TERM="dumb", PAGER=own_pager(tmp_path)) as terminal:
        assert terminal.until_end() == 0
        assert "BEFORE" not in terminal.everything


def test_a_pipe_gets_no_pager(tmp_path: Path) -> None:
    assert "BEFORE" not in referee(tmp_path, *COMMANDS["log"], LINES="12", PAGER=own_pager(tmp_path)).out


@pytest.mark.parametrize("pager", [{}, {"PAGER": "no-such-pager"}], ids=str)
def test_without_a_pager_of_ones_own_enter_turns_the_pages(pager: dict[str, str], tmp_path: Path) -> None:
    """As in the demo: how to go on and how to leave is said, and й is the key of q."""
    with Terminal(tmp_path, COMMANDS["log"], 60, 12, **pager) as terminal:
        screen = terminal.until("Page 1 of").splitlines()
        assert len(screen) == 12
        assert screen[-1].endswith("Enter: next page · q: quit")
        terminal.send(ENTER)
        second = terminal.until("Page 2 of").splitlines()
        terminal.send("й")
        assert terminal.until_end() == 0
        shown = lines_of("\n".join([*screen[:-1], *second[:-1]]))
    assert shown == lines_of(referee(tmp_path, *COMMANDS["log"], COLUMNS="60").out)[: len(shown)]
    assert len(shown) > 12


def test_leaving_a_pager_is_silent(tmp_path: Path) -> None:
    early = tmp_path / "early"
    early.write_text("#!/bin/sh\nhead -n 1\nexit 3\n")
    early.chmod(0o755)
    with Terminal(tmp_path, COMMANDS["log"], 60, 12, PAGER=str(early)) as terminal:
        assert terminal.until_end() == 0
        assert len(lines_of(terminal.everything)) == 1


def test_a_block_is_cut_only_where_it_must_be() -> None:
    def block(name: str, height: int) -> list[Line]:
        return [plain(f"{name}{number}") for number in range(height)]

    board = [*block("b", 3), plain(), *block("c", 3)]
    pages = pages_of([block("a", 3), block("d", 2), board], 5)
    assert [[line.plain for line in page] for page in pages] == [
        ["a0", "a1", "a2", "d0", "d1"],
        ["b0", "b1", "b2"],
        ["c0", "c1", "c2"],
    ]


def test_the_question_fits_a_narrow_terminal() -> None:
    assert max(len(Voice(language)("pager.page", number=88, pages=88)) for language in BAR) < 60
