"""`referee cards`, and cards at the prompt."""

from pathlib import Path
from typing import Any

from referee import Table
from referee.cli.environment import Environment
from referee.cli.main import run
from referee.table import card_lists
from referee.table.cards import Book
from tests.helpers import ORDER
from tests.table.test_cards import GOOD, said

# referee cards


def cards_command(env: Environment, *arguments: str) -> tuple[int, str]:
    status = run(["cards", *arguments], env)
    return status, said(env)


def test_the_command(env: Environment, tmp_path: Path) -> None:
    status, text = cards_command(env)
    assert status == 0
    assert "Orchard" not in text
    assert "No card list yet" in text
    status, text = cards_command(env, "--practice")
    assert status == 0
    assert "Orchard" in text
    assert "Verger" not in text, "names of one language"
    assert "invented" in text
    assert cards_command(env, "show", "orch")[0] == 2
    assert "Orchard" in cards_command(env, "show", "orch", "--practice")[1]
    assert cards_command(env, "add", "round1", "g300:2", "2") == (0, "Saved: g300:2.\n")
    assert cards_command(env, "add", "round1", "q300")[0] == 1
    assert cards_command(env, "add", "attic", "g300")[0] == 2
    assert cards_command(env, "name", "g300:2", "Mühle", "--lang", "fr") == (0, "Saved: g300:2.\n")
    assert cards_command(env, "name", "g300:2", "x", "--lang", "de")[0] == 2
    assert cards_command(env, "name", "g300:2", "a\x1b[31m")[0] == 2
    assert cards_command(env, "name", "b020", "Ford")[0] == 2
    assert "g300:2" in cards_command(env, "show", "muh")[1]
    assert cards_command(env, "show", "zzz")[0] == 2
    exported = tmp_path / "mine.yaml"
    assert cards_command(env, "export", str(exported))[0] == 0
    assert cards_command(env, "export", str(exported))[0] == 4, "never over another file"
    assert cards_command(env, "remove", "round1", "g300:2") == (0, "Removed: g300:2.\n")
    assert cards_command(env, "remove", "round1", "g300:2")[0] == 2
    assert cards_command(env, "import", str(exported)) == (0, "Imported 1 card face.\n")
    assert card_lists.own_book(env.store.home).groups["round1"] == {"g300:2": 2}
    exported.write_text("format: 1\nformat: 1\n")
    status, text = cards_command(env, "import", str(exported))
    assert status == 4
    assert "2: this isn't a card list" in " ".join(text.split())
    assert cards_command(env, "complete")[0] == 0
    assert card_lists.own_book(env.store.home).complete
    assert cards_command(env, "complete", "--no")[0] == 0
    assert not card_lists.own_book(env.store.home).complete


def test_check(env: Environment, tmp_path: Path) -> None:
    assert cards_command(env, "check", "--practice") == (0, "The list is complete and correct.\n")
    listed = tmp_path / "odd.yaml"
    listed.write_text(GOOD.replace("on}", "hedge}"), encoding="utf-8")
    status, text = cards_command(env, "check", "--cards", str(listed))
    assert status == 1
    assert "round1: 4 cards, but the box has 30" in text
    assert "round1: no isn't a card face" in text
    assert "hedge (en) is the name of several cards: g300, no" in text


def test_a_record_is_never_judged_by_a_card_list(env: Environment) -> None:
    card_lists.save_own(env.store.home, Book({"start": {"y111": 1}}, {}, complete=True))
    assert run(["new", "x", "--players", "Ana", "Ben", "--order", *ORDER.split()], env) == 0
    assert run(["do", "Ana start y111", "Ben start y111"], env) == 0


# at the prompt


class Answers:
    """Answers questions from a list; the rest is not asked."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    def ask(self, question: Any) -> str:
        self.asked.append(question.prompt)
        return self.answers.pop(0)

    def typed_ahead(self) -> bool:
        return False

    def forget_typed_ahead(self) -> None: ...


def guide(env: Environment, book: Book, *answers: str) -> Any:
    from referee.guide.session import Guide

    table = Table.new(["Ana", "Ben"], ORDER.split())
    table.do_all(["Ana start y111", "Ben start g200"])
    return Guide(env, table, Answers(*answers), book)


def test_a_complete_face_that_may_be_the_start_of_a_longer_one_is_asked_about(env: Environment) -> None:
    book = Book({"round1": {"g300:2": 1}}, {})
    for answer, face in {"1": "g300", "2": "g300:2", "": "g300", "g300": "g300"}.items():
        sitting = guide(env, book, answer)
        assert sitting.take("g300 d3") is None
        assert sitting.table.lines[-1] == f"Ana place {face} d3"
    sitting = guide(env, book)
    assert sitting.take("g300:2 d3") is None, "what is known is not asked about"
    sitting = guide(env, card_lists.book_in_use(env.store.home, practises=True))
    assert sitting.take("g300 d3") is None, "nor does the invented sample cast doubt on a real card"


def test_beyond_its_copies_a_card_is_questioned(env: Environment) -> None:
    book = Book({"round1": {"g300": 1}}, {}, complete=True)
    sitting = guide(env, book, "n", "y", "y")
    assert sitting.take("g300 d3") is None
    assert sitting.take("g300 d3").text == "g300 d3", "it was a slip"
    assert "your card list has 1 of g300" in " ".join(said(env).split())
    assert sitting.take("Ben place g300 d3") is None, "the table may say that it is right"
    assert sitting.take("n123 d5") is None
    assert len(sitting.talk.asker.asked) == 3


def test_a_paste_is_never_asked_about(env: Environment) -> None:
    book = Book({"round1": {"g300:2": 1, "g300:1": 1}}, {})
    sitting = guide(env, book)
    assert sitting.take("g300: d3\nb020 d5").text == "g300: d3"
    assert "“g300:” could mean more than one" in said(env)
    assert len(sitting.table.lines) == 2
