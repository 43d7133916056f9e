"""What keys and lines mean in a menu, without a terminal."""

import io
from collections.abc import Callable

import pytest

from referee.cli.environment import Environment
from referee.games import GAMES
from referee.guide.asked import HABIT, PAUSE, Menu, Option, Pick, begun
from referee.guide.menu import Back, choose, confirm, tick
from referee.guide.new_game import NewGame, asked_keys


def menu(*names: str) -> Menu:
    return Menu("?", [Option(name, name) for name in names], "")


def test_a_letter_goes_before_the_digit_on_its_key() -> None:
    pick = Pick(menu("Annuler", "Échanger", "Jouer"))
    assert pick.type("é") is None
    assert pick.pointed == 1
    assert Pick(menu("Annuler", "Entrer")).type("é") == 1


def test_beginnings_whatever_the_accents_and_the_keyboard() -> None:
    names = menu("Édition française", "Édition russe", "Ведьмы").options
    assert begun(names, "edition r") == [1]
    assert begun(names, "russe") == [1]
    assert begun(names, "ВЕД") == [2]
    assert begun(names, "кгыыу") == [1], "russe, by the place of its keys"
    assert begun(names, "x") == []


def lines(*typed: str) -> Callable[[str], str]:
    left = [*typed]
    return lambda prompt: left.pop(0)


def silent(**variables: str) -> Environment:
    return Environment(variables, io.StringIO(), io.StringIO(), io.StringIO())


@pytest.mark.parametrize(("typed", "answer"), [("", True), ("да", True), ("n", False), ("2", False), ("lang", None)])
def test_yes_or_no_in_lines(typed: str, answer: bool | None) -> None:
    env = silent()
    said = confirm(env, lambda: ("Sure?", "Because."), lines(typed, "?", "non"))
    assert said is (answer or False)
    assert ("Because." in env.stdout.getvalue()) == (answer is None)


def test_back_in_lines() -> None:
    with pytest.raises(Back):
        choose(silent(), lambda: menu("one", "two"), lines("retour"))


def test_ticks_in_lines() -> None:
    assert tick(silent(), lambda: menu("one", "two", "three"), [0], lines("3", "1", "tw", "")) == ["two", "three"]


@pytest.mark.parametrize("no", ["no", "Non", "нет", "none"])
def test_no_ticks_nothing(no: str) -> None:
    house = menu("one", "two")
    assert tick(silent(), lambda: house, [0], lines(no)) == []
    pick = Pick(house, {0})
    assert [pick.type(sign) for sign in no] == [None] * len(no)
    assert pick.text == no, "it can be typed on a screen as well"


@pytest.mark.parametrize(("language", "yes"), [("en", "yes"), ("fr", "oui"), ("fr", "o"), ("ru", "да"), ("ru", "д")])
def test_yes_agrees_to_a_new_game(language: str, yes: str) -> None:
    """And does not open a setting that begins with the same letter."""
    env = Environment({}, io.StringIO(), io.StringIO(), io.StringIO(), language=language)
    env.speak_of("vampire-village")
    keys = asked_keys(GAMES["vampire-village"])
    summary = NewGame(env, GAMES["vampire-village"])._summary(keys, {key: [] for key in keys})
    pick = Pick(summary)
    assert [pick.type(sign) for sign in yes] == [None] * len(yes)
    assert pick.meant(yes) == 0


def test_the_habit_is_short() -> None:
    assert 0.5 < HABIT < 1


def test_a_word_that_leads_nowhere_is_dropped_whole() -> None:
    """Else what is left of `English` could be the beginning of another answer."""
    pick = Pick(menu("French edition", "Russian edition"))
    for sign in "drussian":
        assert pick.type(sign) is None
    assert (pick.text, pick.astray, pick.wrong) == ("", "drussian", True)
    assert pick.clear()
    for sign in "rux":
        pick.type(sign)
    assert (pick.text, pick.astray) == ("", "rux")
    pick.erase()
    assert (pick.text, pick.astray, pick.pointed) == ("ru", "", 1)
    pick.clear()
    pick.type("x")
    assert pick.type("2") == 1, "a single wrong key is not kept"
    pick.type("x")
    pick.pressed -= PAUSE
    pick.type("r")
    assert pick.text == "r", "nor does it belong to a word typed later"


def test_an_option_goes_before_a_command_of_its_name() -> None:
    """In French house rules are `règles maison`; a word inside a name is not enough."""
    french, english = Pick(menu("Règles maison", "Joueurs")), Pick(menu("House rules", "Players"))
    assert [french.is_command(text) for text in ("règles", "rules", "règles démons", "quitter")] == [
        False,
        True,
        True,
        True,
    ]
    assert english.is_command("rules")
