"""Whatever was typed, there is a way out; nothing wrong is kept, and what a prompt says of Enter is true."""

import re
import time
from itertools import product

import pytest

from tests.guide.conftest import NIGHT, STARTED
from tests.guide.driver import CTRL_C, ENTER, ESCAPE, UP
from tests.guide.test_dialogues import finished
from tests.samples import some_of

PROMPT = {"en": "Ana, card and cell>", "fr": "Ana, carte et case>", "ru": "Ana, карта и клетка>"}
KEYS = {
    "en": "9: no such key here, 1 to 4.",
    "fr": "Pas de touche 9 ici : de 1 à 4.",
    "ru": "9: такой клавиши здесь нет, есть от 1 до 4.",
}
QUIT = {"en": "quit", "fr": "quitter", "ru": "выход"}
UNDO = {"en": "undo", "fr": "annuler", "ru": "отмена"}
HELP = {"en": "Type the card", "fr": "Tapez la carte", "ru": "Наберите карту"}
ENTER_AGAIN = {
    "en": "That Enter decided nothing: press it again if you mean it.",
    "fr": "Rien n'est choisi : encore Entrée si c'est voulu.",
    "ru": "Ничего не выбрано; если так и надо, нажмите Enter ещё раз.",
}
NOBODY_WALKS = {
    "en": "nobody moves, 3 points unused",
    "fr": "personne ne se déplace, 3 points non utilisés",
    "ru": "никто не перемещается, очков движения осталось: 3",
}
LANGUAGES = ("en", "fr", "ru")
OPEN = "Ana place n000 d3\nBen place n000 d3"


def at_a_question(sit, kind: str, size=(80, 24)):
    """A person who is asked about a line that is not finished."""
    if kind == "cell":
        person = sit(STARTED, size)
        person.enter("b020")
        assert person.question == "b020 on which cell>"
    elif kind == "walks":
        person = sit(STARTED, size)
        person.press("h3wl 1")
        assert person.question.startswith("Moves")
    elif kind == "which":
        person = sit(f"{STARTED}\nAna place g301:1 d3\nBen place g302:1 d3", size)
        person.press("g30 1")
        assert person.question == "Which?"
    elif kind == "fix":
        person = sit(f"{STARTED}\nAna place n000 e4\nBen place n000 e4\nAna place n000 f4", size)
        person.enter("fix 3 n000 d3")
        assert person.question == "Instead (Enter: leave it out):"
    else:
        person = sit(STARTED, size)
        person.enter("log\nlog\nlog" if kind == "log" else "rules")
        assert person.question == "Enter: continue>"
    return person


KINDS = ["cell", "walks", "which", "fix", "page"]


@some_of("language", LANGUAGES, ordinary=["en"])
def test_a_wrong_key_is_not_kept(sit, size, written, language: str) -> None:
    person = sit(STARTED, size, REFEREE_LANG=language)
    person.send("b020 9")
    person.until_shown(KEYS[language])
    assert person.question == f"{PROMPT[language]} b020"
    person.press("1")
    assert written()[-1] == "Ana place b020 d3"


def test_a_wrong_key_at_a_question(sit, size, written) -> None:
    person = at_a_question(sit, "cell", size)
    person.send("9")
    person.until_shown(KEYS["en"])
    assert person.question == "b020 on which cell>"
    person.enter("d9")
    assert "d9 doesn't share an edge" in person.words
    assert person.question == "b020 on which cell>", "asked again, and empty"
    assert all(cell in person.text for cell in ("1 d3", "2 c4", "3 e4", "4 d5")), "the keys are still there"
    person.send(UP)
    person.until_shown("which cell> d9")
    person.send(ESCAPE)
    person.until_gone("which cell> d9")
    person.press("2")
    assert written()[-1] == "Ana place b020 c4"


def test_escape_clears_and_leaves(sit, size, written) -> None:
    person = at_a_question(sit, "cell", size)
    person.send("d")
    person.until("which cell> d")
    person.send(ESCAPE)
    person.until_gone("which cell> d")
    assert person.question == "b020 on which cell>"
    before = person.questions
    person.send(ESCAPE)
    person.until_question(before)
    assert person.question == PROMPT["en"]
    assert "Given up, nothing was written: b020" in person.text
    assert len(written()) == 2
    person.enter("back")
    assert "There is no question to go back to." in person.words


def test_a_word_where_a_cell_is_asked_for(sit, size, written) -> None:
    person = at_a_question(sit, "cell", size)
    person.enter("zzz")
    assert "“zzz” is not one of these: d3, c4, e4, d5." in person.words
    person.enter()
    assert "Keys: 1 to 4." in person.text, "Enter repeats the question"
    assert person.question == "b020 on which cell>", "the card is not lost"
    person.press("2")
    assert written()[-1] == "Ana place b020 c4"


@pytest.mark.parametrize("kind", KINDS)
def test_escape_leaves_every_question(sit, written, kind: str) -> None:
    person = at_a_question(sit, kind)
    lines = written()
    for _ in range(1 + (kind == "walks")):  # back from them is the cell
        before = person.questions
        person.send(ESCAPE)
        person.until_question(before)
    assert person.question.endswith(", card and cell>")
    assert written() == lines


@some_of(("kind", "word"), product(KINDS, ["undo", "back", "zzz back"]), 2)
def test_a_question_is_given_up(sit, written, kind: str, word: str) -> None:
    person = at_a_question(sit, kind)
    lines = written()
    person.enter(word)
    if kind == "page" and word == "undo":  # no line is unfinished there
        assert written() == [*lines, "undo"]
        return
    if kind == "walks" and word != "undo":
        assert person.question == "h3wl on which cell>"
        person.enter(word)
    assert person.question.endswith(", card and cell>")
    assert written() == lines


@some_of(("kind", "word"), product(KINDS, ["quit", "zzz quit"]), 2)
def test_quit_at_every_question(sit, written, kind: str, word: str) -> None:
    person = at_a_question(sit, kind)
    lines = written()
    person.send(word + ENTER)
    assert person.until_end() == 0
    assert written() == lines


@pytest.mark.parametrize("kind", KINDS)
def test_an_interruption_leaves_every_question(sit, written, kind: str) -> None:
    person = at_a_question(sit, kind)
    lines = written()
    person.send("zz" + CTRL_C)
    assert person.until_end() == 130
    assert "Everything entered is saved. `referee play` continues here." in person.words
    assert written() == lines


@pytest.mark.parametrize("kind", ["cell", "walks", "which", "fix"])
def test_help_at_every_question(sit, kind: str) -> None:
    person = at_a_question(sit, kind)
    asked, before = person.question, person.questions
    person.send("x?")
    person.until_question(before)
    assert "This finishes the line you began" in person.words
    person.until_shown(f"{asked} x")


@some_of("language", LANGUAGES, ordinary=["fr"])
def test_help_keeps_what_was_typed(sit, size, language: str) -> None:
    person = sit(STARTED, size, REFEREE_LANG=language)
    person.press("b02?")
    assert HELP[language] in person.words
    while not person.question.startswith(PROMPT[language]):
        person.enter()
    assert person.question == f"{PROMPT[language]} b02"


@some_of("language", LANGUAGES, ordinary=["ru"])
def test_quit_after_something_else(sit, size, written, language: str) -> None:
    person = sit(STARTED, size, REFEREE_LANG=language)
    person.enter("zzz")
    assert person.question == PROMPT[language], "a refused line does not come back by itself"
    person.send(f"zzz {QUIT[language]}" + ENTER)
    assert person.until_end() == 0
    assert len(written()) == 2


@some_of("language", LANGUAGES, ordinary=["fr"])
def test_undo_right_after_a_refusal(sit, written, language: str) -> None:
    person = sit(f"{STARTED}\n{OPEN}", REFEREE_LANG=language)
    person.enter("zzz")
    person.enter(UNDO[language])
    assert written()[-1] == "undo"


def test_what_was_refused_at_walks_is_not_sent_again_by_enter(sit, written) -> None:
    person = at_a_question(sit, "walks")
    person.enter("d4-d9")
    assert person.question == "Moves: a key or d4-d3x2 (Enter: nobody moves)>"
    person.send(UP)
    person.until("nobody moves)> d4-d9")
    person.send(ESCAPE)
    person.until_gone("nobody moves)> d4-d9")
    person.enter()
    assert written()[-1] == "Ana place h3wl d3"


def test_enter_leaves_out_what_no_longer_fits(sit, written) -> None:
    person = at_a_question(sit, "fix")
    person.enter("zzz")
    assert person.question == "Instead (Enter: leave it out):"
    person.send(ENTER)
    person.until_shown(ENTER_AGAIN["en"])
    person.enter()
    person.press("1")
    assert written()[-3:] == ["undo from 3", "Ana place n000 d3", "Ben place n000 e4"]


def test_enter_after_a_key_answers_nothing_more(sit, written) -> None:
    """Who ends `h3wl 1` with Enter does not say that nobody moves."""
    person = sit(STARTED)
    before = person.questions
    person.send("h3wl 1")
    person.until_question(before)
    time.sleep(0.2)
    person.send(ENTER)
    person.until_shown(ENTER_AGAIN["en"])
    assert person.question.startswith("Moves")
    assert len(written()) == 2
    person.press("1")
    assert written()[-1].startswith("Ana place h3wl d3 d4-")


@some_of("language", LANGUAGES, ordinary=["ru"])
def test_enter_after_a_wrong_key_decides_nothing(sit, size, written, language: str) -> None:
    person = sit(STARTED, size, REFEREE_LANG=language)
    person.press("h3wl 1")
    person.send("9" + ENTER)
    person.until_shown(ENTER_AGAIN[language])
    assert len(written()) == 2
    person.enter()
    assert written()[-1] == "Ana place h3wl d3"
    assert NOBODY_WALKS[language] in person.words.replace("\u00a0", " ")


def test_pages_are_turned_by_enter_and_none_is_skipped(sit) -> None:
    person = at_a_question(sit, "page", (60, 20))
    pages = [person.text]
    while person.question == "Enter: continue>":
        pages.append(person.enter())
    assert len(pages) > 1
    assert person.question == PROMPT["en"]
    assert len({*pages}) == len(pages)
    person.enter("rules")
    assert person.question == "Enter: continue>"
    person.enter("q")
    assert person.question == PROMPT["en"], "q closes what is read, and does not leave"


def test_two_digits_where_there_are_more_than_nine(sit, size, written) -> None:
    lone = "\n".join(f'! Ana card {cell} n000 "scattered"' for cell in ("c2", "e6"))
    person = sit(f"{STARTED}\n{lone}", size, header={"edition": ["ru"]})
    person.send("n000 1")
    person.until("n000 1")
    assert len(written()) == 4, "a second digit may follow"
    person.send("9")
    person.until_shown("19: no such key here, 01 to 12.")
    assert person.question == f"{PROMPT['en']} n000 1"
    person.press("2")
    assert written()[-1].startswith("Ana place n000 ")
    third = re.search(r"03 ([a-z][0-9])", person.enter("undo"))
    person.enter("n000 3")
    assert third is not None
    assert written()[-1] == f"Ana place n000 {third[1]}", "before Enter the zero can be left out"


def test_the_language_at_any_prompt(sit, size, written) -> None:
    person = sit(STARTED, size)
    person.enter("lang fr")
    assert person.question == PROMPT["fr"]
    person.press("h3wl 1")
    person.enter("lang ru")
    assert person.question.startswith("Перемещения"), "also where a line is not finished"
    person.enter()
    assert written()[-1] == "Ana place h3wl d3"
    person.enter("дфтп ут")
    assert person.question == PROMPT["en"].replace("Ana", "Ben"), "with the keys of a Russian keyboard"
    person.enter("язык ru")
    person.enter("lang xx")
    assert person.question == PROMPT["ru"].replace("Ana", "Ben")


def test_the_help_of_a_finished_game_says_one_thing_of_enter(sit) -> None:
    person = sit(finished())
    person.enter("?")
    while person.question == "Enter: continue>":
        person.enter()
    assert "Enter quits" in person.words
    assert "Enter alone shows" not in person.words
    person.send(ENTER)
    person.until_shown(ENTER_AGAIN["en"])
    person.send(ENTER)
    assert person.until_end() == 0


def test_a_demon_is_answered_by_one_key(sit, size, written) -> None:
    person = sit(f"{STARTED}{NIGHT}", size)
    person.enter("v1, v1 dw")
    person.send("9")
    person.until_shown("9: no such key here, 1 to ")
    assert person.question == "Ben, answer>"
    person.send(ESCAPE)
    person.until_question(person.questions)
    person.enter("x")
    assert "Keys: 1 to " in person.text
    assert person.question == "Ben, answer>"
    person.press("1")
    assert written()[-1] == "Ben demon dw effect w2"
