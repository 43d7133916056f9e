"""From one game to another without leaving; what the shell does with a game, at the prompt."""

import io
import re
from pathlib import Path

import pytest

from referee import Table
from referee.cli.environment import Environment
from referee.guide.session import Guide
from referee.table.cards import EMPTY
from tests.guide.conftest import ORDER, STARTED
from tests.guide.driver import ENTER, ESCAPE, Terminal
from tests.guide.test_dialogues import BREACH, finished
from tests.guide.typing import Typing
from tests.samples import some_of

LANGUAGES = ("en", "fr", "ru")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    games = tmp_path / "home" / "games"
    games.mkdir(parents=True)
    for name, players in {"friday": ("Ana", "Ben"), "sunday": ("Cem", "Dea")}.items():
        with Table.new(players, ORDER, path=games / f"{name}.referee") as table:
            table.do(f"{players[0]} start y111")
    return tmp_path / "home"


@pytest.fixture
def person(home: Path, size):
    with Terminal(home, ["play", "--game", "friday"], *size) as person:
        person.until_question()
        yield person


def games(home: Path) -> set[str]:
    return {path.stem for path in (home / "games").glob("*.referee")}


def test_switch(person, home: Path) -> None:
    assert person.question == "Ben, start card>"
    person.enter("games")
    before = person.questions
    person.send(ESCAPE)
    assert "Given up" not in person.until_question(before), "nothing was to be written"
    person.enter("switch sunday")
    assert person.question == "Dea, start card>"
    person.enter("switch fri")
    assert "There is no game called “fri”." in person.text
    person.press("1")
    assert person.question == "Ben, start card>"
    person.enter("switch sundya")
    assert "1  sunday" in person.text
    person.enter()
    assert "The only key here is 1." in person.text
    person.press("1")
    assert person.question == "Dea, start card>"
    person.enter("switch xyz")
    assert "There is no game called “xyz”." in person.text
    assert person.question == "Dea, start card>"


@some_of(
    ("language", "word", "asked", "next_one", "open_now"),
    [
        ("en", "games", "Which game?", "Dea, start card>", ", open now]"),
        ("fr", "parties", "Quelle partie", "Dea, carte de départ>", ", celle-ci]"),
        ("ru", "игры", "Какая партия", "Dea, стартовая карта>", ", открыта сейчас]"),
    ],
    every=3,
)
def test_games(home: Path, size, language: str, word: str, asked: str, next_one: str, open_now: str) -> None:
    with Terminal(home, ["play", "--game", "friday"], *size, REFEREE_LANG=language) as person:
        person.until_question()
        person.enter(word)
        assert asked in person.text
        assert re.search(r"  \d  friday  \[Ana, Ben\s?: ", person.text)
        assert person.text.count(open_now) == 1
        person.press(re.search(r"  (\d)  sunday  \[Cem, Dea", person.text)[1])
        assert person.question == next_one


def test_no_other_game_after_all(person) -> None:
    person.enter("games")
    before = person.questions
    person.send(ESCAPE)
    person.until_question(before)
    assert person.question == "Ben, start card>"


def test_a_name_for_this_game(person, home: Path) -> None:
    person.enter("save as first night")
    assert "Continuing “first night”: setup." in person.text
    assert games(home) == {"first night", "sunday"}
    person.enter("g200")
    assert Table.read(home / "games" / "first night.referee").lines[-1] == "Ben start g200"
    person.enter("save as sunday")
    assert "sunday" in person.text
    assert games(home) == {"first night", "sunday"}
    person.enter("save as")
    assert "in the game “first night”" in person.words
    assert games(home) == {"first night", "sunday"}


@pytest.mark.heavy
def test_a_new_game_while_one_is_unfinished(person, home: Path) -> None:
    person.enter("new")
    assert "“friday” is saved: Esc goes back to it." in person.text
    assert "card and cell" not in person.text, "nothing is left of the old screen"
    assert "New game: Vampire Village" in person.text
    assert "Esc back" in person.text
    person.press("1")
    assert person.question == " > Ana, Ben"
    for answer in ("", "", "lwv", "", ""):
        person.enter(answer)
    assert person.question == "Ana, start card>"
    assert len(games(home)) == 3
    person.enter("switch friday")
    assert person.question == "Ben, start card>"
    person.enter("new sunday")
    assert "sunday" in person.text
    assert person.question == "Ben, start card>", "there is one of that name"
    person.enter("new fourth")
    for answer in ("", "", "", "lwv", "", ""):
        person.enter(answer)
    assert person.question == "Ana, start card>"
    assert "fourth" in games(home)


def test_files_are_written_at_the_prompt(person, tmp_path: Path) -> None:
    person.enter(f"score -o {tmp_path}/sheet.html")
    assert "Written:" in person.text
    assert "<html" in (tmp_path / "sheet.html").read_text(encoding="utf-8")
    person.enter(f'export -o "{tmp_path}/game of friday.json"')
    assert (tmp_path / "game of friday.json").exists()
    assert person.question == "Ben, start card>"
    person.enter("score -o nowhere/at/all.html")
    assert person.question == "Ben, start card>", "what fails in the shell ends nothing here"


def test_the_best_answers(sit) -> None:
    person = sit(BREACH)
    person.enter("w2 w2 w2")
    person.enter("best")
    while person.question == "Enter: continue>":
        person.enter()
    assert "breach" in person.words
    assert person.question == "Ana, give up>"


def test_nothing_best_yet(sit) -> None:
    person = sit(STARTED)
    person.enter("best")
    assert "that is for the “attack” phase" in person.text
    assert "not-your-phase" not in person.text


@some_of(
    ("language", "over", "options"),
    [
        (
            "en",
            "Game over (Enter: leave)>",
            ["1  write the score sheet", "[sheet]", "3  another game, the same players, Ben first"],
        ),
        ("fr", "Partie terminée", ["[feuille]", "[tourner]"]),
        ("ru", "Партия окончена", ["[лист]", "[сдвинуть]"]),
    ],
    every=3,
)
def test_what_is_offered_at_the_end(sit, size, language: str, over: str, options: list[str]) -> None:
    person = sit(finished(), size, REFEREE_LANG=language)
    assert person.question.startswith(over)
    shown = " ".join(person.everything.split())
    assert all(" ".join(one.split()) in shown for one in options)
    person.send("9")
    person.until_shown({"en": "no such key here, 1 to 5.", "fr": "de 1 à 5.", "ru": "от 1 до 5"}[language])
    assert person.question.startswith(over)
    person.send("5")
    assert person.until_end() == 0


@pytest.mark.parametrize(("key", "players"), [("2", "Ana, Ben"), ("3", "Ben, Ana")])
def test_the_next_game_of_the_evening(sit, key: str, players: str) -> None:
    """The same kind of game, players, edition and house rules; only the tiles are shuffled anew."""
    person = sit(finished())
    person.press(key)
    assert "In which order do the tiles after the Demons come?" in person.text
    person.press("1")
    assert players in person.text
    assert "French edition" in person.text
    person.enter()
    assert person.question == f"{players[:3]}, start card>"


def test_the_sheet_says_in_which_folder_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    out = io.StringIO()
    env = Environment({"REFEREE_HOME": str(tmp_path), "COLUMNS": "300"}, io.StringIO(), out, out)
    called: list[list[str]] = []
    env.call = lambda arguments: called.append(arguments) or 0
    with Table.new(["Ana", "Ben"], ORDER, path=tmp_path / "friday.referee") as table:
        Guide(env, table, Typing("sheet", "sheet html", "sheet friday.svg"), EMPTY).run()
    assert Path(called[0][-1]).parent == tmp_path
    assert [call[-1] for call in called[1:]] == [str(tmp_path / name) for name in ("friday.html", "friday.svg")]


def test_undo_at_the_end(sit, written) -> None:
    person = sit(finished())
    person.enter("zzz")
    assert "The game is over, and “zzz” means nothing here." in person.words
    person.enter("undo")
    assert written()[-1] == "undo"
    assert person.question == "Ben, three creatures>"
    person.send("quit" + ENTER)
    assert person.until_end() == 0
