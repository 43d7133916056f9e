"""The start by menus on the drawn screen: which game, who plays, what was agreed; in three languages."""

import re

import pytest

from referee import Table
from referee.games import GAMES
from referee.say import Voice
from tests.guide.beginning import ANA_BEN, to_the_order
from tests.guide.conftest import ORDER
from tests.guide.driver import DOWN, ENTER, ESCAPE, TAB, UP
from tests.guide.test_dialogues import finished
from tests.places import ROOT
from tests.samples import some_of

# Keys of the first menu where nothing has been played: after a line for each game.
PRACTISE, FILE = str(len(GAMES) + 1), str(len(GAMES) + 2)

# the game that is over


@some_of(
    ("language", "line"),
    [("en", "Look back at “friday”"), ("fr", "Revenir sur «.friday.»"), ("ru", "Вернуться к «friday»")],
    every=3,
)
def test_the_last_game_can_be_looked_at_when_it_is_over(run, store, language, line) -> None:
    """Its sheet, and its last entry to take back, are not lost with the screen."""
    path = store.new_path("friday")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes((ROOT / "tests/games/vampire_village/recorded/hand-two.referee").read_bytes())
    store.remember("friday")
    person = run("play", "--lang", language)
    (key,) = re.findall(rf"(\d) +{line}", person.text)
    person.press(key)
    voice = Voice(language)
    assert person.question.startswith(voice("guide.over").strip()[:9])
    assert voice("guide.over-sheet") in person.words


# how many keys


def test_a_first_game_takes_few_keys(run, store, size) -> None:
    person = run(size=size)
    person.press("1")
    person.enter(ANA_BEN)
    person.enter()
    person.press("4")
    person.enter()
    person.enter()
    assert person.question == "Ana, start card>"
    assert person.keys == len(ANA_BEN) + 6
    [name] = store.names()
    setup = Table.read(store.path(name)).header.setup
    assert (setup.players, setup.edition) == (("Ana", "Ben"), "fr")
    assert setup.order == ("werewolves", "vampires", "witches")


def test_the_same_players_again_take_six_keys(run, store, played, size) -> None:
    played("friday", players=("Ana", "Anne Marie"), lines="")
    person = run(size=size)
    person.press("2")
    assert person.question == " > Ana, Anne Marie", "the last table"
    person.enter()
    person.enter()
    person.press("1")
    person.enter()
    person.enter()
    assert person.question == "Ana, start card>"
    assert person.keys == 6
    assert Table.read(store.path(store.last())).players == ("Ana", "Anne Marie")


# the first menu


@some_of(
    ("language", "seen"),
    [
        ("en", ["What would you like to play?", "Continue “friday”", "Ana, Ben", "Vampire Village", "Practise"]),
        ("fr", ["À quoi voulez-vous jouer", "Continuer « friday »", "Vampire Village", "S'entraîner"]),
        ("ru", ["Во что сыграем?", "Продолжить «friday»", "Вампиры у ворот", "Vampire Nights", "Потренироваться"]),
    ],
    every=3,
)
def test_the_first_menu(run, played, size, language, seen) -> None:
    played("friday")
    person = run(size=size, REFEREE_LANG=language)
    assert all(text in person.text for text in seen), person.text
    assert all(f" {key}  " in person.text for key in "12345")
    person.enter()
    assert "Ana" in person.question, "Enter goes on"
    assert person.keys == 1


def test_unfinished_games_come_first_and_the_last_of_them(run, played, store) -> None:
    played("sunday")
    played("friday")
    played("trying", folder=store.practice)
    played("over", lines="ended 2026-11-16T19:30:00Z")
    played("won", lines=finished())
    store.remember("sunday")
    person = run()
    assert "Look back at “won”, the last finished game" in person.text, "though another was used after it"
    lines = [line for line in person.text.splitlines() if "ontinue" in line]
    assert [line.split("“")[1].split("”")[0] for line in lines] == ["sunday", "friday", "trying"]
    assert "practising" in lines[2]
    assert "round 1, building" in person.text, "where it stands"
    person.send("0")  # ten lines: two digits
    person.press("3")
    assert person.question == "Ana, card and cell>"
    assert store.last() == "sunday", "practice is not the game in use"


def test_more_than_nine_games_have_two_digits(run, played) -> None:
    for number in range(13):
        played(f"game {number:02}", lines="")
    person = run()
    person.send("0")
    person.press("4")
    assert "Which game do you want to continue?" in person.text
    assert "01  Continue" in person.text
    assert "10  Continue" in person.text
    person.send("1")
    person.until("1_")
    person.press("0")
    assert person.question == "Ana, start card>"


@pytest.mark.heavy
def test_practice_is_kept_apart(run, store) -> None:
    person = run()
    person.press(PRACTISE)
    assert "Which game do you want to practise?" in person.text
    person.press("1")
    assert "Practice: Vampire Village" in person.text
    person.enter(ANA_BEN)
    person.enter()
    person.press("1")
    person.enter()
    person.enter()
    assert person.question == "Ana, start card>"
    assert store.names() == []
    assert len(store.names(store.practice)) == 1
    assert store.last() is None
    assert "Continue practising" in run().text


def test_another_file(run, tmp_path, played) -> None:
    path = played("friday").rename(tmp_path / "saved.referee")
    person = run()
    person.press(FILE)
    person.send("nothing.referee" + ENTER)
    person.until("There is no file “nothing.referee”")
    assert person.question == " >"
    person.send(str(path)[:-9] + TAB)
    person.until("saved.referee")
    person.enter()
    assert person.question == "Ana, card and cell>"


def test_a_name_that_is_nearly_right(run, played, store) -> None:
    played("friday")
    person = run("play", "--game", "frday")
    assert "There is no game called “frday”. Did you mean" in person.words
    person.press("1")
    assert person.question == "Ana, card and cell>"


@pytest.mark.heavy
def test_a_name_that_nothing_has_yet(run, store) -> None:
    person = run("play", "friday")
    person.enter()
    to_the_order(person)
    person.press("1")
    person.enter()
    person.enter()
    assert person.question == "Ana, start card>"
    assert store.last() == "friday"


# other terminals


def test_a_terminal_without_our_signs(run, played) -> None:
    played("friday")
    person = run(LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0", PYTHONIOENCODING="ascii")
    assert '> 1  Continue "friday"' in person.text
    assert b"?" not in person.raw.replace(b"[?", b"").replace(b"play?", b"").replace(b"? help", b"")


def test_a_narrow_terminal_breaks_between_words(run) -> None:
    person = run(size=(25, 8))
    assert " What would you like to\n play?" in person.text


def test_keys_without_a_sign_do_nothing(run) -> None:
    person = run()
    for key in ("\x1b[D", "\x1b[H", "\x1bOP", "\x01"):  # left, home, F1, Ctrl-A
        person.send(key)
    person.send("9")
    person.until(f"Keys: 1 to {FILE}")
    assert "_" not in person.text
    person.press("2")
    assert "New game: Vampire Nights" in person.text


def test_a_plain_terminal_is_asked_in_lines(run, store) -> None:
    person = run(TERM="dumb")
    lines = ("?", "zz", "1", "back", "1", "Ana and Ben", "lang fr", "2", "vwl", "2", "", "")
    for line in lines:
        person.send(line + "\n")
    person.until("carte de départ>")
    person.send("quit\n")
    assert person.until_end() == 0
    assert b"\x1b" not in person.raw
    assert f"Keys: 1 to {FILE}" in person.words
    assert "Quelle édition" in person.words
    setup = Table.read(store.path(store.last())).header.setup
    assert (setup.players, setup.edition, setup.house.size) == (("Ana", "Ben"), "ru", "count")
    assert setup.order == ("vampires", "witches", "werewolves")


# `new`


def test_new_asks_for_what_is_missing_and_nothing_else(run, store, size) -> None:
    person = run("new", "friday", "--players", "Ana", "Ben", size=size)
    assert "In which order do the tiles after the Demons come?" in person.text
    person.send("?")
    person.until("four attack tiles")
    person.send(DOWN)
    person.until("▸ 2")
    person.send(ENTER)
    assert person.until_end() == 0
    assert Table.read(store.path("friday")).header.setup.order == ("witches", "vampires", "werewolves")


def test_new_asks_for_players_and_order(run, store) -> None:
    person = run("new", "friday")
    person.enter(ANA_BEN)
    person.send("1")
    assert person.until_end() == 0
    assert Table.read(store.path("friday")).players == ("Ana", "Ben")


@pytest.mark.heavy
def test_new_alone_asks_for_everything(run, store, size) -> None:
    person = run("new", size=size)
    person.press("1")
    assert "What do you want to call the game?" in person.text
    person.enter("friday")
    person.enter(ANA_BEN)
    person.enter()
    person.press("1")
    person.enter()
    assert "2  Name         friday" in person.text
    person.send(ENTER)
    assert person.until_end() == 0
    assert "To undo: referee games delete friday" in person.text
    assert store.names() == ["friday"]


def test_new_without_a_name_asks_for_it(run, store, played) -> None:
    played("friday")
    person = run("new", "--players", "Ana", "Ben", "--order", *ORDER)
    person.send(f"Friday{ENTER}")
    person.until("A game called “Friday” already exists.")
    person.send(f"{UP} 2{ENTER}")
    assert person.until_end() == 0
    assert store.last() == "Friday 2"


def test_leaving_new_writes_nothing(run, store) -> None:
    person = run("new", "friday")
    person.send(ESCAPE)
    assert person.until_end() == 0
    assert store.names() == []


# a list that is longer than the window


def test_a_list_that_goes_on_below_says_so(run) -> None:
    person = run(size=(60, 20))
    person.press(str([*GAMES].index("village-attacks") + 1))
    assert "The list goes" not in person.text
    person.enter("Ana, Ben")
    assert "14  To tell the tale" not in person.text
    assert "The list goes from 01 to 14" in person.text
    person.press("12")
    assert "Come from the shadows" in person.text


def test_house_rules_of_other_scenarios_are_not_asked_about(run) -> None:
    person = run(size=(80, 24))
    person.press(str([*GAMES].index("village-attacks") + 1))
    person.enter("Ana, Ben")
    person.press("01")
    person.enter("vampire, banshee and dullahan")
    person.press("1")
    assert "Any house rules?" in person.text
    assert "With the Troll" in person.text
    assert "second tome" not in person.text
    assert "blue marker only" not in person.text
    assert "Vampire (Ana), Banshee (Ben), Dullahan (Ana)" in person.text
