"""The questions before a game: keys, going back, help, leaving, and who plays."""

from itertools import product

import pytest

from referee import Table
from referee.games import GAMES
from referee.guide.asked import Menu, Option, Pick
from referee.guide.players import completed, read_players
from tests.guide.beginning import ANA_BEN, to_the_order, until_seen
from tests.guide.driver import CTRL_C, CTRL_D, DOWN, ENTER, ESCAPE, TAB, UP
from tests.samples import some_of

# keys


def test_arrows_and_the_beginning_of_a_name(run) -> None:
    person = run()
    person.send(DOWN)
    person.until("▸ 2")
    person.send("pra")
    person.until(f"▸ {len(GAMES) + 1}")
    person.send(ESCAPE)
    person.send("Nig")
    person.until("▸ 2")
    person.enter()
    assert "New game: Vampire Nights" in person.text


@pytest.mark.heavy
def test_the_order_typed_in_any_form(run) -> None:
    person = run()
    to_the_order(person)
    for typed in ("vwl", "v w l", "vampires, witches", "вампиры ведьмы оборотни", "мцд", "vamp sorc loup"):
        person.enter(typed)
        assert "vampires, witches, werewolves" in person.text, typed
        assert "Any house rules?" in person.text, typed
        person.press(ESCAPE)
        assert "In which order" in person.text, typed


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


def test_names_are_only_offered_where_they_can_be_typed() -> None:
    """What begins with a digit would be taken for a key."""
    games = [Option(name, f"Continue “{name}”", typed=(name,)) for name in ("friday", "2026-11-18")]
    assert Pick(Menu("?", games[:1], "")).is_named
    assert not Pick(Menu("?", games, "")).is_named


@pytest.mark.heavy
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


@pytest.mark.heavy
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


@some_of(
    ("how", "at_names"), product([f"quit{ENTER}", f"quitter{ENTER}", f"выход{ENTER}", CTRL_D, CTRL_C], [True, False]), 3
)
def test_leaving_writes_nothing(run, store, how: str, at_names: bool) -> None:
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


def test_no_line_of_a_hint_begins_with_a_dot(run) -> None:
    person = run(size=(60, 20), REFEREE_LANG="fr")
    person.press("4")
    person.enter("Ana, Ben")
    person.press("01")
    person.enter("v b")
    person.enter()
    assert "Tout est correct ?" in person.text.replace("\u00a0", " ")
    assert "? aide · quitter" in person.words.replace("\u00a0", " ")
    assert [line for line in person.text.splitlines() if line.lstrip().startswith("·")] == []
