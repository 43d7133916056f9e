"""What people type without having learned it: commas, names without accents, letters of another alphabet."""

from tests.guide.conftest import STARTED

STARTED_BY = "Фёдор start y111\nLéa start g200"
WIDE = "\n".join(f'! Фёдор card {cell} n000 "laid"' for cell in ("b4", "e4"))


def test_names_without_accents_and_cells_by_their_look(sit, size, written) -> None:
    person = sit(STARTED_BY, size, players=("Фёдор", "Léa"), header={"edition": ["ru"]}, REFEREE_LANG="ru")
    person.enter("федор r111 е4")
    assert written()[-1] == "Фёдор place r111 e4", "by place it would be t4"
    person.enter("lea n000 в3")
    assert written()[-1] == "Léa place n000 d3"
    person.enter("n000 е9")
    assert "e9" in person.text, "the refusal names what was typed"


def test_a_cell_with_two_meanings_is_asked_about(sit, size, written) -> None:
    in_a_row = {"house": ["size", "count"]}
    person = sit(f"{STARTED_BY}\n{WIDE}", size, players=("Фёдор", "Léa"), header=in_a_row, REFEREE_LANG="ru")
    person.enter("n000 а4")
    assert "«а4» можно понять по-разному." in person.words
    person.press("1")
    assert written()[-1] == "Фёдор place n000 a4"
    assert "Фёдор кладёт n000 a4" in person.text


def test_a_gain_after_a_space(sit, size, written) -> None:
    person = sit("", size)
    person.enter("r102 row")
    assert written()[-1] == "Ana start r102:row"
    person.enter("g20:g")
    assert "is missing 1 of the 3 defence digits" in person.words
    person.enter("g2g")
    assert "is missing 2 of the 3 defence digits" in person.words


def test_after_a_letter_the_key_needs_no_space(sit, size, written) -> None:
    person = sit(STARTED, size)
    person.press("b020row1")
    assert written()[-1] == "Ana place b020:row d3"
    person.send("b020c9")
    person.until_shown("9: no such key here")
    assert person.question.endswith("b020c"), "a wrong key is not kept"
    person.press("4")
    assert written()[-1] == "Ben place b020:col d5"
    person.press("h0w&")  # as a French keyboard has it
    assert written()[-1] == "Ana place h0w d2"
    person.press("к011жп1")  # and a Russian one
    assert written()[-1] == "Ben place r011:g d3"
    person.enter("b0202")
    assert "b020:2" in person.question, "a digit after digits is the gain, and the cell is asked for"


def test_commas(sit, written) -> None:
    person = sit(STARTED)
    person.press("h3wl 1")
    person.enter("d4-d3, d4-d3")
    assert written()[-1] == "Ana place h3wl d3 d4-d3x2"
