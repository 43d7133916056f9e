"""The start by menus on the drawn screen: which game, who plays, what was agreed; in three languages."""

import io
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from referee import Table
from referee.cli.environment import Environment
from referee.games import GAMES
from referee.guide.asked import HABIT, PAUSE, Menu, Option, Pick, begun
from referee.guide.menu import Back, choose, confirm, tick
from referee.guide.new_game import NewGame, asked_keys
from referee.guide.players import completed, read_players
from referee.say import Voice
from referee.table.store import Store
from tests.guide.conftest import ORDER, STARTED
from tests.guide.driver import CTRL_C, CTRL_D, DOWN, ENTER, ESCAPE, TAB, UP, Terminal
from tests.guide.test_dialogues import finished
from tests.places import ROOT
from tests.samples import some_of

ANA_BEN = "Ana, Ben"


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "home")


@pytest.fixture
def played(store: Store) -> Callable[..., Path]:
    """A game of that name in which these lines were entered; it is the one used last."""

    def play(
        name: str, lines: str = STARTED, players: Sequence[str] = ("Ana", "Ben"), folder: Path | None = None
    ) -> Path:
        path = store.new_path(name, folder)
        with Table.new(players, ORDER, path=path) as table:
            table.do_all(lines.splitlines())
        if folder is None:
            store.remember(name)
        return path

    return play


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    """Runs a command at a terminal of that size, until its first question."""
    opened: list[Terminal] = []

    def start(*words: str, size: tuple[int, int] = (80, 24), **variables: str) -> Terminal:
        opened.append(Terminal(tmp_path / "home", words or ("play",), *size, **variables))
        opened[-1].until_question()
        return opened[-1]

    yield start
    for terminal in opened:
        terminal.close()


def to_the_order(person: Terminal) -> None:
    person.press("1")
    person.enter(ANA_BEN)
    person.enter()
    assert "In which order do the tiles after the Demons come?" in person.text


def until_seen(person: Terminal, words: str) -> None:
    """Until the screen shows that, however its lines are broken."""
    person._read_until(lambda: words in " ".join(person.text.split()))


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
    person.press("3")
    assert person.question == "Ana, card and cell>"
    assert store.last() == "sunday", "practice is not the game in use"


def test_more_than_nine_games_have_two_digits(run, played) -> None:
    for number in range(13):
        played(f"game {number:02}", lines="")
    person = run()
    person.press("4")
    assert "01  Continue" in person.text
    assert "10  Continue" in person.text
    person.send("1")
    person.until("1_")
    person.press("0")
    assert person.question == "Ana, start card>"


def test_practice_is_kept_apart(run, store) -> None:
    person = run()
    person.press("3")
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
    person.press("4")
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


def test_a_name_that_nothing_has_yet(run, store) -> None:
    person = run("play", "friday")
    person.enter()
    to_the_order(person)
    person.press("1")
    person.enter()
    person.enter()
    assert person.question == "Ana, start card>"
    assert store.last() == "friday"


# keys


def test_arrows_and_the_beginning_of_a_name(run) -> None:
    person = run()
    person.send(DOWN)
    person.until("▸ 2")
    person.send("pra")
    person.until("▸ 3")
    person.send(ESCAPE)
    person.send("Nig")
    person.until("▸ 2")
    person.enter()
    assert "New game: Vampire Nights" in person.text


@pytest.mark.parametrize(
    "typed", ["vwl", "v w l", "vampires, witches", "вампиры ведьмы оборотни", "мцд", "vamp sorc loup"]
)
def test_the_order_typed_in_any_form(run, typed) -> None:
    person = run()
    to_the_order(person)
    person.enter(typed)
    assert "vampires, witches, werewolves" in person.text
    assert "Any house rules?" in person.text


def test_french_digits(run) -> None:
    person = run(REFEREE_LANG="fr")
    person.press("&")
    person.enter(ANA_BEN)
    person.press("é")
    assert "Édition russe" in person.text
    person.press('"')
    assert "loups-garous, sorcières, vampires" in person.text


def test_a_wrong_key_is_not_kept_and_says_which_there_are(run) -> None:
    person = run()
    to_the_order(person)
    person.send("9")
    person.until("Keys: 1 to 6")
    person.send("#")
    person.press("2")
    assert "witches, vampires, werewolves" in person.text
    assert "Enter: none" in person.text
    person.send("1")
    person.until_shown("[x]")
    assert "Enter: as ticked" in person.text, "what is said of Enter is true"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Nothing here is called “Ana, Ana, Ben”. Keys: 1 to 4"),
        ("fr", "Rien ne s'appelle « Ana, Ana, Ben » ici. Touches possibles : de 1 à 4"),
        ("ru", "Ничего под названием «Ana, Ana, Ben» здесь нет. Годятся клавиши от 1 до 4"),
    ],
    ids=["en", "fr", "ru"],
)
def test_words_that_mean_nothing_open_nothing(run, language: str, said: str) -> None:
    person = run(REFEREE_LANG=language)
    asked = person.text.splitlines()[0]
    person.send("?")
    person.until_shown("fr, ru)")
    person.send(ESCAPE)
    person.until_gone("fr, ru)")
    assert asked in person.text, "Esc closes the help"
    person.send("Ana, Ana, Ben" + ENTER)
    person.until_gone("Ben_")
    person.until_shown(said[:45])
    assert asked in person.text
    person.enter()
    assert asked not in person.text, "the second one is meant"


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


def test_names_are_only_offered_where_they_can_be_typed() -> None:
    """What begins with a digit would be taken for a key."""
    games = [Option(name, f"Continue “{name}”", typed=(name,)) for name in ("friday", "2026-11-18")]
    assert Pick(Menu("?", games[:1], "")).is_named
    assert not Pick(Menu("?", games, "")).is_named


def test_typed_names_replace_those_that_are_shown(run) -> None:
    person = run()
    person.press("1")
    person.enter("Ana, Ben, Cy")
    person.press(ESCAPE)
    assert person.question == " > Ana, Ben, Cy"
    person.enter("Dot Eve")
    assert "Dot, Eve" in person.text
    assert "Cy" not in person.text
    person.press(ESCAPE)
    person.send(TAB)
    person.until_shown("Enter goes on")
    person.enter(", Fay")
    assert "Dot, Eve, Fay" in person.text, "Tab takes them up to be changed"
    person.press(ESCAPE)
    person.send("Gil, Gil" + ENTER)
    person.until_gone(" > Gil, Gil")
    person.send(ENTER)
    person.until_shown("That Enter decided nothing: press it again if you mean it.")


@pytest.mark.parametrize("typed", [f"2{ENTER}", f"2{ENTER}{ENTER}"], ids=["in one go", "twice"])
def test_enter_after_a_digit_does_not_answer_the_next_question(run, played, typed) -> None:
    played("friday")
    person = run()
    person.press(typed[:2])
    assert "Who is playing?" in person.text
    if typed[2:]:
        person.enter()
        assert "Which edition" in person.text, "the second Enter is meant"


# back, help, language, leaving


def test_escape_goes_back_and_answers_stay(run) -> None:
    person = run()
    to_the_order(person)
    person.press(ESCAPE)
    assert "Which edition" in person.text
    person.press(ESCAPE)
    assert person.question == " > Ana, Ben"
    assert "Esc back" in person.text
    person.press(ESCAPE)
    assert "▸ 1  New game: Vampire Village" in person.text
    assert "Esc leaves" in person.text
    person.send(ESCAPE)
    assert person.until_end() == 0
    assert "No game was started." in person.text


def test_escape_clears_a_line_first(run) -> None:
    person = run()
    person.press("1")
    person.send("Ana, B")
    person.until("Ana, B")
    person.send(ESCAPE)
    person.until(" >\n")
    person.press(ESCAPE)
    assert "What would you like to play?" in person.text


def test_the_summary_can_be_changed(run, store) -> None:
    person = run()
    to_the_order(person)
    person.press("1")
    person.send("12")  # one size or the other
    person.until("[x] At most 4 cards")
    assert "[ ] At most 4 wide" in person.text
    assert "none" not in person.text, "Enter takes what is ticked"
    person.enter()
    assert "House rules  At most 4 cards in a row or column" in person.text
    person.press("3")
    person.press("2")
    assert "Edition      Russian edition" in person.text
    person.press(ESCAPE)
    assert "[x] At most 4 cards" in person.text, "back at the last question, as it was answered"
    person.enter()
    person.enter()
    setup = Table.read(store.path(store.last())).header.setup
    assert (setup.edition, setup.house.size) == ("ru", "count")


def test_every_question_is_explained(run, size) -> None:
    person = run(size=size)
    explained = [
        ("isn't over yet", "1"),
        ("the left neighbour", f"Ana{ENTER}"),
        ("Choose the one you have on your table", ENTER),
        ("wlv", "1"),
        ("can be read in two ways", ENTER),
        ("Enter starts the game", ENTER),
    ]
    for words, answer in explained:
        if answer.startswith("Ana"):
            person.send("Ana, Ben")
            person.until("Ana, Ben")
            answer = ENTER
        person.send("?")
        until_seen(person, words)
        if words == "the left neighbour":
            assert " > Ana, Ben" in person.text, "what was typed is still there"
        elif answer == ENTER:
            person.send(ENTER)
            person.until("That Enter decided nothing")
        person.press(answer)
    assert person.question == "Ana, start card>"


def test_the_language_at_any_prompt(run) -> None:
    person = run()
    person.enter("lang fr")
    assert "À quoi voulez-vous jouer" in person.text
    person.press("1")
    person.enter("lang ru")
    assert "Кто играет?" in person.text
    person.enter("Аня и Боря")
    assert "Игроки  Аня, Боря" in person.text
    person.enter("дфтп ут")  # lang en, on a Russian keyboard
    assert "Which edition" in person.text


def test_what_needs_no_game_can_be_looked_up_at_any_question(run, played) -> None:
    """On pages turned by Enter; the question comes back as it was, and an Enter too many does not answer it."""
    played("friday")
    person = run("play", size=(60, 20))
    assert "VV69" not in person.enter("rules")
    while "What would you like to play?" not in person.enter():
        assert "Enter: continue>" in person.question
    assert "VV69: Who answers demons first" in person.words
    person.process.send(ENTER)
    person.until_shown("That Enter decided nothing")
    assert "friday" in person.enter("games")
    person.enter()
    person.press("2")
    assert "tie-break: Ties" in person.enter("rules tie")
    while "Who is playing?" not in person.enter():
        assert "Enter: continue>" in person.question
    person.enter("Ana, Ben")
    person.enter()
    person.press("1")
    person.send("1")
    person.until_shown("[x]")
    person.send("rules")
    person.until_shown("Enter goes on")
    person.enter()
    assert "Enter: continue>" in person.question
    person.press(ESCAPE)
    assert "[x] At most 4 wide" in person.text, "what was ticked is so still"


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


@pytest.mark.parametrize("how", [f"quit{ENTER}", f"quitter{ENTER}", f"выход{ENTER}", CTRL_D, CTRL_C])
def test_leaving_writes_nothing(run, store, how) -> None:
    for at_names in (True, False):
        person = run()
        person.press("1")
        if not at_names:
            person.enter(ANA_BEN)
        person.send(how)
        assert person.until_end() == (130 if how == CTRL_C else 0)
    assert store.names() == []


# players


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("Ana Ben", ["Ana", "Ben"]),
        ("Ana and Ben", ["Ana", "Ben"]),
        ("Léa et Tom & Zoé", ["Léa", "Tom", "Zoé"]),
        ("Аня и Боря", ["Аня", "Боря"]),
        ("Anne Marie, Ben and Cleo", ["Anne Marie", "Ben", "Cleo"]),
        ("Ana, Ben, and Cleo", ["Ana", "Ben", "Cleo"]),
        ('"Anne Marie" Ben', ["Anne Marie", "Ben"]),
        ("«Анна Мария», Боря", ["Анна Мария", "Боря"]),
        ('"Rose and Lou", Ben', ["Rose and Lou", "Ben"]),
    ],
)
def test_names_as_a_table_types_them(typed: str, names: list[str]) -> None:
    assert read_players(typed) == names


def test_known_names_complete() -> None:
    known = ["Ana", "Ben", "Anne Marie"]
    assert completed("a", known) == ["Ana", '"Anne Marie"']
    assert completed("Ana, a", known) == ["Ana, Anne Marie"], "nobody sits there twice"
    assert completed("Ana b", known) == ["Ana Ben"]


def test_known_names_are_offered(run, played) -> None:
    played("sunday", players=("Chloé", "Dmitri"), lines="")
    played("friday", lines="")
    person = run()
    person.press("3")
    assert "Played before: Chloé, Dmitri" in person.text
    person.send("Ben, ch" + TAB)
    person.until("Ben, Chloé")
    person.enter()
    assert "Players  Ben, Chloé" in person.text


def test_refused_names_come_back_with_up(run) -> None:
    person = run()
    person.press("1")
    person.send(f"Ana{ENTER}")
    person.until("is for 2 to 5 players")
    assert person.question == " >"
    assert person.text.index("is for 2 to 5 players") < person.text.index("Who is playing?"), "the reason is above"
    person.send(UP)
    person.until_shown(" > Ana")
    assert person.cursor == len(" > Ana")
    person.enter(" Ben")
    assert "Players  Ana, Ben" in person.text
    person.press(ESCAPE)
    person.enter(" undo")
    assert "What would you like to play?" in person.text, "a command, whatever was typed before it"
    person.press("1")
    person.send(f"Ana quit{ENTER}")
    assert person.until_end() == 0


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
    person.until("Keys: 1 to 4")
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
    assert "Keys: 1 to 4" in person.words
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


# what keys mean, without a terminal


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
