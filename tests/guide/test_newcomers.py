"""What newcomers stumbled over: what they type, what they see, and what is written; without a terminal."""

import io
from pathlib import Path

import pytest
from prompt_toolkit.buffer import Buffer

from referee import Table
from referee.cli.environment import Environment
from referee.cli.errors.run import told
from referee.guide.asked import guard
from referee.guide.asker import TWICE, Question, ScreenAsker
from referee.guide.session import Guide
from referee.table.cards import EMPTY
from tests.guide.conftest import NIGHT, ORDER, STARTED
from tests.guide.typing import Typing

LANGUAGES = ("en", "fr", "ru")


class Sitting:
    """What was shown and written when these lines were typed at a table."""

    def __init__(
        self,
        *lines: str,
        before: str = STARTED,
        players: tuple[str, ...] = ("Ana", "Ben"),
        game: str = "vampire-village",
        language: str = "en",
        columns: int = 80,
        rows: int = 24,
        at_pages: tuple[str, ...] = (),
        asker: type[Typing] = Typing,
    ) -> None:
        variables = {"COLUMNS": str(columns), "LINES": str(rows), "REFEREE_HOME": str(Path("/nowhere"))}
        env = Environment(variables, io.StringIO(), io.StringIO(), io.StringIO(), language=language)
        env.speak_of(game)
        table = Table.new(players, *[ORDER] * (game == "vampire-village"), game=game)
        table.do_all(before.split("\n"))
        played, self.asker = len(table.lines), asker(*lines, at_pages=at_pages)
        Guide(env, table, self.asker, EMPTY).run()
        self.written = table.lines[played:]
        self.after = env.stderr.getvalue().replace("\n", " ")
        self.screens, self.prompts = self.asker.screens, self.asker.prompts
        self.words = " ".join(self.asker.seen.split())


@pytest.mark.parametrize("aside", ["rules", "log"])
def test_pages_at_a_question_that_stands_alone(aside: str) -> None:
    """What needs more than one page is shown, and then the question is asked again."""
    at_table = Sitting("b020", aside, "1", rows=8)
    assert at_table.prompts[1:] == ["b020 on which cell> "] * 2
    assert len(at_table.screens) > len(at_table.prompts) + 1, "on pages"
    assert at_table.written == ["Ana place b020 d3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bug_is_told_in_whole_words(language: str) -> None:
    def broken(arguments: list[str], env: Environment) -> int:
        raise ValueError("not enough values to unpack (expected at least 1, got 0)")

    out = io.StringIO()
    env = Environment({"COLUMNS": "60"}, io.StringIO(), out, out, language=language)
    assert told(broken, ["play"], env) != 0
    assert max(map(len, out.getvalue().splitlines())) <= 60
    assert "`--debug`" in out.getvalue()


NIGHT_ONE = "Mum reveal mot ser dog\nMum guards a b tor\nDad guards b c gar\nZoe guards a c cro"
BEFORE_A_CARD = {"en": "a cell's key needs no Enter", "fr": "touche d'une case sans Entrée", "ru": "клавиша клетки без"}
IN_A_MENU = {"en": "1–6 need no Enter", "fr": "1–6 sans Entrée", "ru": "1–6 без Enter"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hint_says_which_keys_need_no_enter(language: str) -> None:
    at_table = Sitting("+", language=language, columns=60, rows=20)
    card, colour = at_table.screens
    assert BEFORE_A_CARD[language] in card
    learned = Sitting("b020 1", language=language, columns=60, rows=20).screens[-1]
    assert BEFORE_A_CARD[language] in learned, "also with a list"
    assert IN_A_MENU[language] in colour, "letters stand beside the options, and need one"


def test_one_set_of_keys_while_villagers_walk() -> None:
    """The board has the new hero and the villagers where they walked, and no keys of cells."""
    first, second = Sitting("h3wl 1", "2").screens[1:3]
    for board, before, after in ((first, "", "●2"), (second, "●1", "●1")):
        assert " d5" not in board, "no cells with keys"
        hero, building = board.split("3 │h3wl")[1].split("4 │y111")
        assert (before in hero, after in building) == (True, True)
        assert ("●" in hero) == bool(before)


def test_a_key_pressed_twice_answers_once() -> None:
    """If the second press comes at once, and somebody else is asked by then."""
    asked: list[Question] = []

    class Watching(Typing):
        def ask(self, question: Question) -> str:
            asked.append(question)
            return super().ask(question)

    both = BREACH.replace("Ben creatures v1 v1 v1", "Ben creatures w2 w2 w2").replace("Ben place h3", "Ben place g100")
    Sitting("3", "1", "1", before=STARTED + both, asker=Watching)
    assert [question.prompt[:3] for question in asked] == ["Ana", "Ana", "Ana", "Ben"]
    assert [question.bounced for question in asked] == ["", "", "", "1"], "the same person may well want it again"
    screen, buffer = ScreenAsker.__new__(ScreenAsker), Buffer()
    screen.question = Question("Ben> ", at_once=lambda text: False, bounced="1")
    guard.question()
    screen.type(buffer, "1")
    assert buffer.text == ""
    screen.type(buffer, "2")
    assert buffer.text == "2", "another key is meant"
    buffer.reset()
    guard.shown -= TWICE
    screen.type(buffer, "1")
    assert buffer.text == "1", "so is the same a little later"


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_have_players_of_the_table(language: str) -> None:
    at_table = Sitting("?", players=("Mum", "Dad"), before="Mum start y111\nDad start g200", language=language)
    assert "`Dad b020:row d3`" in at_table.words
    assert "`= Dad " in at_table.words


def test_a_printed_1_is_never_nobody() -> None:
    """In the menu for a card, 1 asks for the number."""
    assert Sitting("+", "1", "111", "1", "1", "1").written == ["Ana place g111:1 d3"]


def test_a_creature_that_does_not_exist_has_no_partial_list_of_others() -> None:
    revealed = Sitting("w7 lg v1", before="\n".join((STARTED + BREACH).split("\n")[:14]))
    assert "Witches are w2 wl wr" in revealed.words
    assert "Choices" not in revealed.words


VILLAGERS = {
    "en": [
        "follows a colon: g200:2",
        "0 to 9 villagers, not 21. If a cell comes next, put a space before it: b030:2 1",
    ],
    "fr": [
        "suit deux-points : g200:2",
        "0 à 9 villageois, pas 21. Si une case suit, mettez une espace avant : b030:2 1",
    ],
    "ru": [
        "после двоеточия: g200:2",
        "от 0 до 9 жителей, а не 21. Если дальше клетка, поставьте перед ней пробел: b030:2 1",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_after_a_space_is_never_villagers(language: str) -> None:
    """Else it would be learned at the start card, and lay the next card on a cell that nobody meant."""
    colon, many = VILLAGERS[language]
    at_start = Sitting("g200 2", "g200:2", before="Ana start y111", language=language)
    assert colon in at_start.words
    assert at_start.written == ["Ben start g200:2"]
    assert many in Sitting("b030:21", language=language).words


def test_show_a_player() -> None:
    alone = Sitting("show ben")
    assert "g200" in alone.screens[-1].split("card 1 of 6")[1]
    assert "y111" not in alone.screens[-1].split("card 1 of 6")[1]
    assert "nobody at this table is called “zoe”" in Sitting("show zoe").words


def test_what_is_done_outside_play_is_said() -> None:
    assert "`referee games --help` tells how" in Sitting("games delete friday").words


def test_who_begins_by_number() -> None:
    """As the board has the players; a wrong one is not said to break the rule of later nights."""
    three = {"before": NIGHT_ONE, "players": ("Mum", "Dad", "Zoe"), "game": "vampire-nights"}
    assert Sitting("2", **three).written == ["Dad first"]
    nobody = Sitting("7", **three)
    assert nobody.written == []
    assert "nobody at this table is called “7”" in nobody.words
    assert "VN4" not in nobody.words


ONLY_A_PAGE = {"en": "Only a page to read", "fr": "Une page à lire", "ru": "Это страница для чтения"}
BREACH = NIGHT.replace("dh", "v3") + "Ben creatures v1 v1 v1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_typed_at_a_page_answers_no_question(language: str) -> None:
    """The question after it cannot be seen yet; only commands are done there."""
    at_table = Sitting("log", before=STARTED + BREACH, language=language, at_pages=("1", "c4", "zzz", " ", "q"))
    assert at_table.written == []
    pages = [screen for screen in at_table.screens if ONLY_A_PAGE[language] in screen]
    assert len(pages) == 3
    assert len({*pages}) == 1, "the same page, until it is turned"
    undone = Sitting("log", before=STARTED + BREACH, language=language, at_pages=("undo",))
    assert undone.written == ["undo"]


def test_at_a_page_a_digit_is_not_even_kept() -> None:
    typed = []

    class Watching(Typing):
        def ask(self, question: Question) -> str:
            if question.at_once(" "):
                typed.append([question.wrong_key(text) for text in ("1", "q", "undo", "zzz 1")])
            return super().ask(question)

    Sitting("log", before=STARTED + BREACH, asker=Watching)
    digit, q, undo, later = typed[0]
    assert digit == later != ""
    assert q == undo == ""


@pytest.mark.parametrize("aside", ["?", "score", "rules VV7"])
def test_the_first_enter_after_something_to_read_decides_nothing(aside: str) -> None:
    guarded = []

    class Watching(Typing):
        def ask(self, question: Question) -> str:
            guarded.append((question.not_meant != "", guard.slipped))
            guard.forget()
            return super().ask(question)

    Sitting("h3wl 1", aside, asker=Watching)
    assert guarded[-2:] == [(True, False), (True, True)], "Enter says that nobody moves, but not after that"


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "Mum, a b, and the item to discard> "),
        ("fr", "Mum, a b, et l'objet à défausser> "),
        ("ru", "Mum, a b, и какой предмет сбросить> "),
    ],
)
@pytest.mark.parametrize("typed", ["torch", "a b torch", "b c gar"])
def test_the_whole_line_where_its_end_is_asked_for(language: str, asked: str, typed: str) -> None:
    three = {"before": NIGHT_ONE.split("\n")[0], "players": ("Mum", "Dad", "Zoe"), "game": "vampire-nights"}
    at_table = Sitting("a b", typed, language=language, **three)
    assert at_table.prompts[1] == asked
    assert at_table.written == ["Mum guards b c gar" if "gar" in typed else "Mum guards a b tor"]


@pytest.mark.parametrize(
    ("language", "back"),
    [
        ("en", "Done. `fix 6 n000 e4` would bring back"),
        ("fr", "C'est fait. `fix 6 n000 e4` remettrait"),
        ("ru", "Готово. `fix 6 n000 e4` вернёт"),
    ],
)
def test_how_a_fix_is_taken_back(language: str, back: str) -> None:
    """`undo` takes the last entry back, which may be somebody else's."""
    before = f"{STARTED}\nAna place n000 e4\nBen place n000 e4"
    fixed = Sitting("fix 3 n000 d3", "1", "fix 6 n000 e4", "1", before=before, language=language)
    assert back in fixed.words
    assert fixed.written[-2:] == ["Ana place n000 e4", "Ben place n000 e4"]


UNFINISHED = {
    "en": "not the line you had begun: h3wl d3.",
    "fr": "mais pas la ligne commencée : h3wl d3.",
    "ru": "но не начатая строка: h3wl d3.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_back_goes_one_answer_back(language: str) -> None:
    """From the walks to the cell, from there into the menu that put the card together; nothing of it is lost."""
    keys = ("+", "6", "3", "5", "1", "back", "back", "4", "2", "undo")
    at_table = Sitting(*keys, language=language)
    walks, cell, icons, cell_again = (at_table.prompts[index] for index in (5, 6, 7, 8))
    assert cell == at_table.prompts[4] == cell_again.replace("h3v", "h3wl")
    assert walks == at_table.prompts[9].replace("c4", "d3")
    assert icons == at_table.prompts[3]
    assert at_table.written == []
    assert "h3v c4" in at_table.screens[-1], "and that is what Up brings back"
    left = Sitting("h3wl 1", "quit", language=language)
    assert UNFINISHED[language] in left.after.replace("\u00a0", " ")
