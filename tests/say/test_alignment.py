"""Frames and columns line up by what a terminal shows, whatever the script of the names and of the words."""

import io
import re
from pathlib import Path

import pytest
from wcwidth import wcswidth, wcwidth

from referee import Table
from referee.cli.environment import Environment
from referee.cli.main import run
from referee.show.text import fit, width, wrap
from tests.places import ROOT

LANGUAGES = ("en", "fr", "ru")
NAMES = ("Анна-Мария", "山田太郎", "🧛Vlad", "Zoe\u0308")  # the last with its dots as a sign of their own
ABOVE, BELOW = "│┌┬┐├┼┤", "│└┴┘├┼┤"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home with a finished game of these four, and one that goes on."""
    record = (ROOT / "tests/games/vampire_village/recorded" / "random-four-ru.referee").read_text("utf-8")
    header = re.search(r"^players (.*)$", record, re.MULTILINE)
    assert header is not None
    for old, new in zip(header[1].split(), NAMES, strict=True):
        record = re.sub(rf"\b{old}\b", new, record)
    games = tmp_path / "games"
    games.mkdir()
    (games / "пятница.referee").write_text(re.sub("  *~[0-9a-f]{8}$", "", record, flags=re.MULTILINE), "utf-8")
    with Table.new(NAMES, ["witches", "werewolves", "vampires"], path=games / "土曜日.referee") as table:
        table.do_all([f"{name} start y111" for name in NAMES])
    return tmp_path


def shown(home: Path, language: str, columns: int, *words: str) -> list[str]:
    out = io.StringIO()
    env = Environment({"REFEREE_HOME": str(home), "COLUMNS": str(columns)}, io.StringIO(), out, out, language=language)
    assert run([*words], env) == 0, out.getvalue()
    return out.getvalue().splitlines()


def on_screen(line: str) -> list[str]:
    """The sign in each column of the screen; a wide sign is followed by nothing, one without width shows none."""
    cells: list[str] = []
    for sign in line:
        cells += [sign, *[""] * (wcwidth(sign) - 1)] if wcwidth(sign) else []
    return cells


@pytest.mark.parametrize("columns", [60, 80, 130])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [["show"], ["score", "-o", "-"]], ids=" ".join)
def test_frames_meet_above_and_below(home: Path, language: str, columns: int, words: list[str]) -> None:
    screen = [on_screen(line) for line in shown(home, language, columns, *words, "--game", "пятница")]
    edges = 0
    for number, cells in enumerate(screen):
        for column, sign in enumerate(cells):
            if sign == "│":
                above, below = (line[column : column + 1] or [" "] for line in (screen[number - 1], screen[number + 1]))
                assert above[0] in ABOVE, "".join(cells)
                assert below[0] in BELOW, "".join(cells)
                edges += 1
    assert edges > 20


def ends(line: str) -> list[int]:
    """In which column of the screen each cell of a table ends."""
    return [wcswidth(line[: cell.end()]) for cell in re.finditer(r"\S+(?: \S+)*", line)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [["score"], ["score", "-o", "-"]], ids=" ".join)
def test_columns_of_points_end_together(home: Path, language: str, words: list[str]) -> None:
    lines = [*shown(home, language, 80, *words, "--game", "пятница"), ""]
    start = next(number for number, line in enumerate(lines) if "Vlad" in line and "太郎" in line)
    rows = [ends(line) for line in lines[start : lines.index("", start)]]
    assert len(rows) == 7
    assert {tuple(row[-4:]) for row in rows} == {tuple(rows[0])}


@pytest.mark.parametrize("language", LANGUAGES)
def test_columns_of_games_and_players_begin_together(home: Path, language: str) -> None:
    lines = shown(home, language, 80, "games")
    assert len(lines) == 2
    first, second = (wcswidth(line.split("Анна")[0]) for line in lines)
    assert first == second
    rows = [line for line in shown(home, language, 80, "stats") if re.search(r"\d[.,]\d  █", line)]
    assert len({wcswidth(line.split("█")[0]) for line in rows[:4]}) == 1


@pytest.mark.parametrize(
    ("text", "columns"),
    [("Аня", 3), ("山田", 4), ("🧛", 2), ("e\u0301", 1), ("Zoe\u0308", 3), ("", 0)],
)
def test_the_width_of_signs(text: str, columns: int) -> None:
    assert width(text) == wcswidth(text) == columns


def test_a_wide_sign_is_not_cut_in_half() -> None:
    assert [fit("山田太郎", columns) for columns in (8, 7, 6)] == ["山田太郎", "山田太…", "山田…"]


def test_what_is_typed_is_not_broken() -> None:
    assert wrap("you can go back with `undo from 12`", 30) == ["you can go back with", "`undo from 12`"]
    assert wrap("a lone ` goes on as any other word", 20) == ["a lone ` goes on as", "any other word"]
