"""Cards at the table, on the drawn screen: what is known and what is not, faces typed, begun, doubted and built."""

from collections.abc import Callable
from pathlib import Path

import pytest

from referee import Table
from referee.table import card_lists
from referee.table.cards import Book
from tests.guide.conftest import ORDER, STARTED
from tests.guide.driver import CTRL_A, CTRL_K, ENTER, TAB, Terminal
from tests.samples import some_of

CLEAR = CTRL_A + CTRL_K


@pytest.fixture
def knows(tmp_path: Path) -> Callable[..., None]:
    """Gives the table a list of its own."""

    def save(*faces: str, names: dict[str, dict[str, str]] | None = None, complete: bool = False) -> None:
        book = Book({"round1": dict.fromkeys(faces, 1)}, names or {}, complete=complete)
        card_lists.save_own(tmp_path / "home", book)

    return save


@some_of(
    ("language", "lacking", "example"),
    [
        ("en", "is missing 1 of the 3 defence digits, against witches, werewolves and vampires", "such as b020:row"),
        ("fr", "il manque à « {face} » 1 chiffre de défense sur 3", "par exemple b020:row"),
        ("ru", "не хватает 1 цифры защиты из трёх", "например b020:row"),
    ],
    every=3,
)
def test_a_missing_digit_is_never_an_invented_card(sit, written, language: str, lacking: str, example: str) -> None:
    person = sit(STARTED, REFEREE_LANG=language)
    for typed in ("b04 1", "g31 1"):
        person.enter(CLEAR + typed)
        assert lacking.format(face=typed.split()[0]) in person.words
        assert example in person.words
    assert len(written()) == 2


def test_no_name_is_invented(sit, written) -> None:
    person = sit()
    person.enter("jetty 1")  # b020:b of the practice list
    assert "no card called “jetty” is known" in person.words
    assert "such as b020:row" in person.words, "what a card looks like"
    person.enter(CLEAR + "b020:b 1")
    assert written()[-1] == "Ana place b020:b d3"
    person.enter("show")
    assert "Jetty" not in person.everything


def test_a_table_that_practises_has_the_invented_list(tmp_path: Path) -> None:
    home = tmp_path / "home"
    path = home / "practice" / "try.referee"
    path.parent.mkdir(parents=True)
    with Table.new(("Ana", "Ben"), ORDER, path=path) as table:
        table.do("Ana start y111")
    with Terminal(home, ["play", "--file", str(path)]) as person:
        person.until_question()
        person.enter("well")
        assert Table.read(path).lines[-1] == "Ben start y111"
        person.enter("jet 1")
        assert Table.read(path).lines[-1] == "Ana place b020:b d3"
    assert not (home / "cards.yaml").exists(), "nothing is learned"


def test_a_card_just_played_is_known(sit, written) -> None:
    person = sit()
    person.enter("g310:row 1")
    person.enter("g31 1")
    assert written()[-1] == "Ben place g310:row d3"


def test_what_was_learned_is_known_in_the_next_game_of_the_sitting(tmp_path: Path) -> None:
    home = tmp_path / "home"
    (home / "games").mkdir(parents=True)
    walls = [
        f"{player} place n999 {cell}" for player in ("Ana", "Ben") for cell in ("d3", "c3", "e3", "d5", "c5", "e5")
    ]
    more = [f"{player} place n998 {cell}" for player in ("Ana", "Ben") for cell in ("c4", "e4", "f3", "f4", "f5", "d6")]
    turns = [f"{player} creatures w2 lg v1" for player in ("Ana", "Ben", "Ana", "Ben")]
    with Table.new(("Ana", "Ben"), ORDER, path=home / "games" / "one.referee") as table:
        table.do_all(["Ana start y111", "Ben start g222:2", *walls, *turns, *more, *turns[:-1]])
    with Terminal(home, ["play", "--game", "one"]) as person:
        person.until_question()
        person.enter("w2 lg v1")
        person.enter("again")
        for _ in range(9):  # Enter takes what is offered
            if "start card" not in person.question:
                person.enter()
        person.enter("g2")
        path = next(one for one in (home / "games").glob("*.referee") if one.stem != "one")
        assert Table.read(path).lines == ["Ana start g222:2"]


@some_of(
    ("language", "question"),
    [
        ("en", "A new card, b040? Your list has b030."),
        ("fr", "Une nouvelle carte, b040 ? Votre liste contient b030."),
        ("ru", "Новая карта b040? В вашем списке есть b030."),
    ],
    every=3,
)
def test_a_wrong_digit_is_caught_once(sit, written, knows, language: str, question: str) -> None:
    knows("b030", "g300", complete=True)
    person = sit(STARTED, REFEREE_LANG=language)
    person.press("b040 1")
    assert question in person.words.replace("\u00a0", " ")
    person.press("2")
    assert written()[-1] == "Ana place b030 d3"
    person.enter("b040 d9")
    person.enter()
    assert len(written()) == 3, "nothing lies next to d9"
    person.press("b040 1")
    assert written()[-1] == "Ben place b040 d3", "asked once, answered once"


@some_of(
    ("language", "words"),
    [
        (
            "en",
            [
                "What colour is the card?",
                "blue",
                "Three digits: against witches, werewolves, vampires",
                "1 per building in its row",
            ],
        ),
        (
            "fr",
            ["De quelle couleur est la carte ?", "bleu", "Trois chiffres : contre sorc", "par bâtiment de sa ligne"],
        ),
        ("ru", ["Какого цвета карта?", "синий", "Три цифры: против ведьм", "за каждое здание в ряду"]),
    ],
    every=3,
)
def test_a_building_put_together(sit, size, written, language: str, words: list[str]) -> None:
    person = sit(STARTED, size, REFEREE_LANG=language)
    seen = person.enter({"en": "card", "fr": "carte", "ru": "карта"}[language])
    for answer in ("2", "020", "8"):
        seen += person.enter(answer)
    person.enter("3")
    shown = " ".join(seen.replace("\u00a0", " ").split())
    assert [word for word in words if word not in shown] == []
    assert written()[-1] == "Ana place b020:row e4"


def test_a_hero_and_creatures_put_together(sit, written) -> None:
    person = sit()
    person.press("+")
    for answer in ("6", "0", "5", "1"):
        person.enter(answer)
    assert written()[-1] == "Ana place h0wl d3"
    person.press("+")
    for answer in ("2", "x", "53", "531", "1", "4", "1"):
        person.enter(answer)
        assert (f"“{answer}”: 3 digits are needed here." in person.text) == (answer in ("x", "53"))
    assert written()[-1] == "Ben place b531:4 d3"


def test_creatures_by_questions(sit, written) -> None:
    cells = ("d3", "c4", "e4", "d5", "c3", "c5")
    walls = "\n".join(f"{player} place n000 {cell}" for player in ("Ana", "Ben") for cell in cells)
    person = sit(f"{STARTED}\n{walls}")
    seen = person.press("+")
    assert "Ana, 1 of 3 by menu: …" in seen
    seen += person.press("1")
    person.press("2")
    assert "Ana, 2 of 3 by menu: w2 …" in person.text, "the key is the number on the card"
    person.enter("back")
    assert "Ana, 1 of 3 by menu: w…" in person.text, "one answer back"
    person.press("1")
    person.send("9" + ENTER)
    person.until_shown("9: no such key here, 1 to 4.")
    person.enter()
    assert "Ana, 2 of 3 by menu: wl …" in person.text, "neither a wrong key nor Enter throws anything away"
    for answer in ("2", "1", "4", "4"):
        seen += person.enter(answer)
    assert "witch counting the left neighbour's" in seen
    assert "takes a vampire from the right neighbour" in seen
    assert written()[-1] == "Ana creatures wl lb dv"
    person.send("d" + TAB + TAB)
    person.until("dv")


def test_a_card_in_words_is_no_command(sit, written) -> None:
    """`red 1 0 2` is a card, `redo` is a command, and a cell comes after its card."""
    person = sit()
    person.press("red 1 0 2 1")
    assert written()[-1] == "Ana place r102 d3"
    person.enter("ben hero 3 witch 4")
    person.enter()
    assert written()[-1] == "Ben place h3w d5"
    person.enter("red")
    assert "“red” is missing 3 of the 3 defence digits" in person.text
    person.enter("hero")
    assert "“hero” isn't a hero" in person.text
    person.send("1")
    person.until_shown("First the card, for example h3w 1.")
    person.enter("d5")
    assert "“d5” is a cell. The card comes first, such as `b020:row d5`." in " ".join(person.text.split())
    person.enter("undo")
    person.enter("red")
    assert written()[-1] == "undo", "only the whole word"
    person.enter("redo")
    assert written()[-1] == "redo"


def test_keys_of_a_russian_keyboard(sit, written) -> None:
    person = sit(players=("Катя", "Ben"), lines="Катя start y111\nBen start g200")
    person.enter("к0122 3")
    assert written()[-1] == "Катя place r012:2 e4"
    person.enter("р3ц в3 в4в3")
    assert written()[-1] == "Ben place h3w d3 d4-d3"
    person.enter("к b020 1")
    assert written()[-1] == "Катя place b020 d3", "a name stays a name"
    person.enter("и020Жкщц 1")
    assert written()[-1] == "Ben place b020:row d2"


def test_russian_names_go_before_places(sit, written, knows) -> None:
    knows("g300", "r012", names={"g300": {"ru": "Колодец"}})
    person = sit()
    person.enter("к 1")
    assert written()[-1] == "Ana place g300 d3"


def test_tab_shows_names_of_one_language(sit, knows) -> None:
    knows("g300", "g301", names={"g300": {"en": "Garden", "fr": "Jardin"}, "g301": {"fr": "Gare", "en": "Gate"}})
    person = sit()
    person.send("ga" + TAB + TAB)
    person.until("Gate")
    assert "Garden" in person.everything
    assert "Gare" not in person.everything
    person.send(CLEAR + "ga 1" + ENTER)
    person.until("could mean more than one")
    assert "Jardin" not in person.everything


@some_of(
    ("language", "example", "codes"),
    [
        (
            "en",
            "(for example b020:row 1, or + for a menu)",
            ["A building: its colour", ":col 1 per building in its column", "n no colour"],
        ),
        (
            "fr",
            "(par exemple b020:row 1, ou + pour un menu)",
            ["Un bâtiment : sa couleur", ":col 1 par bâtiment de sa colonne", "n sans couleur"],
        ),
        (
            "ru",
            "(например b020:row 1; + — меню)",
            ["Здание — это цвет", ":col 1 за каждое здание в колонке", "n без цвета"],
        ),
    ],
    every=3,
)
def test_an_example_and_all_codes(sit, language: str, example: str, codes: list[str]) -> None:
    person = sit(STARTED, (80, 48), REFEREE_LANG=language)
    assert example in person.words
    person.enter("?")
    shown = person.words.replace("\u00a0", " ")
    assert [code for code in codes if code not in shown] == []


def test_the_example_is_a_card_of_the_table(sit, knows) -> None:
    knows("r003:2", "g300")
    assert "(for example r003:2 1, or" in sit().words
