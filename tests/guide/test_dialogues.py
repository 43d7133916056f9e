"""The dialogues that matter, on the drawn screen: 80 by 24, and 60 by 20."""

import re

import pytest

from referee import Table
from tests.guide.conftest import NIGHT, STARTED
from tests.guide.driver import ENTER, ESCAPE, UP
from tests.places import ROOT
from tests.samples import some_of


def test_a_new_game(sit, size, written) -> None:
    person = sit(None, size)
    assert "New game: Vampire Village" in person.text
    person.press("1")
    assert "Who is playing?" in person.text
    person.enter('Ana Ben "Anne Marie"')
    assert "French edition" in person.text
    person.enter()
    assert "1  witches, werewolves, vampires" in person.text
    person.press("1")
    assert "Any house rules?" in person.text
    person.enter()
    assert "Is this right?" in person.text
    person.enter()
    assert "Ana 0  Ben 0  Anne Marie 0" in person.text
    assert person.question == "Ana, start card>"
    person.enter("y111")
    assert "1  Ana starts with the yellow building y111" in person.text
    assert "2 villagers on d4" in person.text
    assert person.question == "Ben, start card>"
    person.enter("g200")
    person.enter("b020")
    assert "starts with the blue building b020" in person.text
    assert "Round 1, card 1 of 6: place one, pass the rest to the left" in person.text
    assert written() == ["Ana start y111", "Ben start g200", '"Anne Marie" start b020']


def test_a_placement(sit, size, written) -> None:
    person = sit(STARTED, size)
    assert "Continuing “game”: round 1, building. Last entry: 2 Ben start g200" in person.words
    assert "Round 1, card 1 of 6: place one, pass the rest to the left" in person.text
    for cell in ("1 d3", "2 c4", "3 e4", "4 d5"):
        assert cell in person.text
    assert person.question == "Ana, card and cell>"
    person.press("b020:row 3")
    assert "3  Ana places the blue building b020:row on e4" in person.text
    assert "Ana: put 2 villagers on e4 for 2 buildings in its row (d4, e4)" in " ".join(person.text.split())
    assert "Ana 4  Ben 2" in person.text, "everybody's points"
    assert "│y111    │b020:row│" in person.text, "the village"
    assert person.question == "Ben, card and cell>", "what is next"
    assert written()[-1] == "Ana place b020:row e4"
    person.press("g300c 1")
    assert written()[-1] == "Ben place g300:col d3", "so much of a gain as makes it clear"


@pytest.mark.heavy
def test_a_card_without_its_cell(sit, written) -> None:
    person = sit()
    person.enter("b020:row")
    assert person.question == "b020:row on which cell>"
    person.press("4")
    assert written()[-1] == "Ana place b020:row d5"


@pytest.mark.heavy
def test_the_other_player_can_go_first(sit, written) -> None:
    person = sit()
    person.enter("b g300 d3")
    assert written()[-1] == "Ben place g300 d3"
    assert person.question == "Ana, card and cell>"
    person.enter("Ben place g300 d2")
    assert written()[-1] == "Ben place g300 d2"
    person.enter("b g300 1")
    assert "that isn't a cell of the village" in person.text, "a key belongs to the village that shows it"


@pytest.mark.heavy
def test_undo_at_a_question_gives_the_line_back(sit, written) -> None:
    person = sit()
    person.enter("h3wl 1")
    person.enter("undo")
    assert person.question == "Ana, card and cell>"
    assert len(written()) == 2


def test_creatures_run_together(sit, size, written) -> None:
    person = sit(f"{STARTED}{NIGHT}", size)
    assert "Round 1, creatures: the last three of each player" in person.text
    assert person.question == "Ben, three creatures>"
    person.enter("V1v2LG")
    assert written()[-1] == "Ben creatures v1 v2 lg"


def test_a_demon(sit, size, written) -> None:
    person = sit(f"{STARTED}{NIGHT}", size)
    person.enter("v1 v1 dw")
    assert "Round 1: the demons act" in person.everything
    assert "Ben, how do you answer the demon?" in person.text
    assert "1  take a witch worth 2 (w2) from Ana  [dw effect w2]" in person.text
    assert "3  lose the hero h3 on c4  [dw hero c4]" in person.text
    assert person.question == "Ben, answer>"
    person.press("2")
    assert written()[-1] == "Ben demon dw effect wr"
    person.enter("гтвщ")
    assert written()[-1] == "undo", "by the place of its keys on a Russian keyboard"
    person.enter("вц уааусе цк")
    assert written()[-1] == "Ben demon dw effect wr"


BREACH = f"{STARTED}{NIGHT}".replace("dh", "v3")


def test_a_breach_with_a_choice(sit, size, written) -> None:
    person = sit(BREACH, size)
    person.enter("w2 w2 w2")
    assert "The witches attack." in person.words
    assert "Ana, which card falls? (witches 8 against 1)" in person.text
    # Shorter where room is short.
    in_words = r"2  lose (the hero )?h0w on c4; the witch counting right (\(wr\) )?dies  \[c4 wr\]"
    assert re.search(in_words, " ".join(person.text.split(" ")))
    everybody = "Ben, which card falls? (witches 6 against 2)", "0  Ben answers first"
    assert any(one in person.text for one in everybody), "everybody's choices are there, or a key away"
    assert person.question == "Ana, give up>"
    person.press("2")
    assert written()[-1] == "Ana breach c4 wr"
    assert "Ana: witches 8 against 1: take off the hero h0w on c4" in " ".join(person.text.split())


@pytest.mark.heavy
def test_anybodys_choice_by_its_key(sit, written) -> None:
    person = sit(BREACH)
    person.enter("w2 w2 w2")
    of_ben = person.text[person.text.rindex("Ben, which card falls?") :]
    key, option = re.findall(r"^  (\d)  [^\[]*\[([^\]]+)\]", of_ben, re.MULTILINE)[0]
    person.press(key)
    assert written()[-1] == f"Ben breach {option}"


@some_of(
    ("language", "told", "hero"),
    [
        ("en", "0  Ben answers first", "hero"),
        ("fr", "0  Ben répond d'abord", "héros"),
        ("ru", "0  сначала отвечает Ben", "герой"),
    ],
)
def test_another_answers_first(sit, written, language: str, told: str, hero: str) -> None:
    """Where the answers of all are more than nine, the screen has those of one; a key turns to the next."""
    record = Table.read(ROOT / "tests/games/vampire_village/recorded/random-three.referee")
    lines = [line for line in record.lines if not line.startswith("#")]
    before = next(at for at, line in enumerate(lines) if " demon " in line)
    person = sit("\n".join(lines[:before]), players=record.players, header={"edition": ["fr"]}, REFEREE_LANG=language)
    assert person.question.startswith("Ana, ")
    assert told in person.text.replace("’", "'")
    person.press("0")
    assert person.question.startswith("Ben, ")
    key = re.search(rf"^ +(\d)  .*\[dy {hero} d3\]", person.text, re.MULTILINE)
    person.press(key[1])
    assert written()[-1] == "Ben demon dy hero d3"
    assert person.question.startswith("Ana, "), "and then it goes on as usual"


@some_of(
    ("language", "asked", "part", "other", "effect"),
    [
        ("en", "Ana, which demon do you answer first?", ": 7 ways to answer", "something else", "effect"),
        ("fr", "Ana, à quel démon répondez-vous d'abord ?", " : 7 réponses possibles", "autre chose d'abord", "effet"),
        ("ru", "Ana, какому демону ответить сначала?", ": 7 ответов", "сначала другое", "злодеяние"),
    ],
    every=3,
)
def test_many_answers_to_several_demons(
    sit, size, written, language: str, asked: str, part: str, other: str, effect: str
) -> None:
    """First the demon, then the answer, one key each; no list of eighteen."""
    record = Table.read(ROOT / "tests/games/vampire_village/recorded/editions-differ.referee")
    lines = [line for line in record.lines if not line.startswith("#")]
    before = next(at for at, line in enumerate(lines) if line.startswith("Cem creatures v1 v6 lg"))
    person = sit("\n".join(lines[: before + 1]), size, players=record.players, REFEREE_LANG=language)
    shown = " ".join(person.text.replace("\u00a0", " ").replace("’", "'").split())
    assert asked in shown
    assert f"{part} [dl]" in shown
    assert not re.search(r"^  \d\d  ", person.text, re.MULTILINE), "one digit each"
    key = re.search(r"^ +(\d)  .*\[dl\]", person.text, re.MULTILINE)
    person.press(key[1])
    assert f"[dl {effect} lb]" in " ".join(person.text.split())
    assert "[dw " not in person.text
    assert f"0  {other}" in person.text.replace("’", "'")
    before = person.questions
    person.send(ESCAPE)
    person.until_question(before)
    assert "[dl]" in person.text, "Esc goes back"
    person.enter("dl")
    assert f"[dl {effect} lb]" in " ".join(person.text.split()), "by its code, too"
    person.press("0")
    assert "[dl]" in person.text
    person.press(key[1])
    person.press(re.search(rf"^ +(\d)  [^\[]*\[dl\s+{effect}\s+lg\]", person.text, re.MULTILINE)[1])
    assert written()[-1] == "Ana demon dl effect lg"


def test_undo_and_redo(sit, size, written) -> None:
    person = sit(STARTED, size)
    person.enter("b020:row 3")
    person.enter("undo")
    assert "4  undo" in person.text
    assert "Undone: 3  Ana place b020:row e4" in person.text
    assert person.question == "Ana, card and cell>"
    person.enter("redo")
    assert "Redone: 3  Ana place b020:row e4" in person.text
    assert person.question == "Ben, card and cell>"
    assert written()[-3:] == ["Ana place b020:row e4", "undo", "redo"]


def test_fix(sit, size, written) -> None:
    person = sit(f"{STARTED}\nAna place b020:row e4\nBen place g300 d3\nAna place y111:1 f4", size)
    person.enter("fix 3 b020:col d3")
    assert "No longer fits: 5  Ana place y111:1 f4" in person.everything
    assert "f4 doesn't share an edge" in person.words
    assert person.question == "Instead (Enter: leave it out):"
    person.send(UP)
    person.until("leave it out): Ana place y111:1 f4")
    person.enter("\x7f\x7fe4")
    told = " ".join(person.everything.split())
    assert "Ana e4: blue building b020:row ●2 → yellow building y111:1 ●1" in told
    assert "Ana d3: – → blue building b020:col ●2" in person.everything
    assert "This changes. Is it right now?" in person.words
    person.press("1")
    back = "Done. `fix 7 b020:row e4` would bring back what was there."
    assert person.text.splitlines()[2] == back, "no longer the entry before"
    assert "Ana d3: – → blue building b020:col ●2" in person.text, "what lies otherwise stays in sight"
    assert written()[-4:] == [
        "undo from 3",
        "Ana place b020:col d3",
        "Ben place g300 d3",
        "Ana place y111:1 e4",
    ]


@pytest.mark.heavy
def test_a_fix_that_is_not_wanted(sit, written) -> None:
    person = sit(f"{STARTED}\nAna place b020:row e4")
    person.enter("fix 3 b020:row d3")
    person.enter("n")
    assert "Nothing was written" in person.everything
    assert len(written()) == 3
    person.enter("fix 9 b020:row d3")
    assert "there is no entry 9 to fix" in person.text
    assert person.question == "Ben, card and cell>"


def test_quit_and_resume(sit, size, written) -> None:
    person = sit(STARTED, size)
    person.enter("b020:row 3")
    person.send("quit" + ENTER)
    assert person.until_end() == 0
    assert "Everything entered is saved. `referee play` continues here." in person.text
    person = sit(STARTED, size)
    assert "Last entry: 3 Ana place b020:row e4" in person.words
    assert person.question == "Ben, card and cell>"
    assert len(written()) == 3


def finished() -> str:
    """A game in which nobody breaks in."""
    turns = "\n".join(f"{player} creatures w2 lg v1" for player in ("Ana", "Ben", "Ana", "Ben"))
    first, second = (["d3", "c3", "e3", "d5", "c5", "e5"], ["c4", "e4", "f3", "f4", "f5", "d6"])
    walls = [
        [f"{player} place n999 {cell}" for player in ("Ana", "Ben") for cell in cells] for cells in (first, second)
    ]
    return "\n".join([STARTED, *walls[0], turns, *walls[1], turns])


def test_the_end_and_another_game(sit, size, written) -> None:
    person = sit(finished(), size)
    assert "Final score" in person.everything
    assert person.question == "Game over (Enter: leave)>"
    person.enter("g300 3")
    assert "“g300 3” means nothing here" in person.text
    assert person.question == "Game over (Enter: leave)>", "the question is on the same screen"
    person.enter("new")
    person.enter()
    assert "Who is playing?" in person.text
    assert person.question == " > Ana, Ben", "the same table"
    person.enter()
    person.press("2")
    person.enter("vwl")
    person.enter()
    person.enter()
    assert person.question == "Ana, start card>"
    person.send("quit" + ENTER)
    person.until_end()


@pytest.mark.heavy
def test_leaving_a_finished_game(sit) -> None:
    person = sit(finished())
    person.send(ENTER)
    assert person.until_end() == 0
    assert "Everything is saved" in person.text


def test_words_at_any_prompt(sit, written) -> None:
    person = sit()
    for word, seen in {
        "?": "Type the card, by the start of its face or name",
        "show": "cards 1  villagers 2",
        "log": "1  Ana starts with the yellow building y111",
        "score": "Score so far",
        "rules VV7": "VV7",
    }.items():
        person.enter(word)
        assert seen in person.everything, word
    person.enter("h3wl 1")
    person.enter("?")
    assert person.question.startswith("Moves"), "also where it asks about a line"
    person.enter()
    person.enter("note Ana knocked the table over")
    person.enter("= ana villagers 2")
    person.enter('! ana villagers d4 3 "found one"')
    assert "Ana, table ruling: 2 → 3 villagers on d4" in person.text
    assert written()[-3:] == [
        'note "Ana knocked the table over"',
        "= Ana villagers 2",
        '! Ana villagers d4 3 "found one"',
    ]
    person.enter()
    assert person.question == "Ben, card and cell>", "Enter alone shows the village again"


def test_more_than_ten_places(sit, size, written) -> None:
    lone = "\n".join(f'! Ana card {cell} n000 "scattered"' for cell in ("c2", "e6"))
    person = sit(f"{STARTED}\n{lone}", size, header={"edition": ["ru"]})
    labels = _labels(person.text)
    assert [key for key, _ in labels] == [f"{number:02}" for number in range(1, 13)]
    person.enter(f"n000 {labels[11][0]}")
    assert written()[-1] == f"Ana place n000 {labels[11][1]}"


def _labels(text: str) -> list[tuple[str, str]]:
    return re.findall(r"(?<!\S)(\d+) ([a-z]-?\d+)(?!\S)", text)


def test_long_names_fit(sit, size) -> None:
    long = "Maximiliane Wilhelmine von und zu Hohenl"
    person = sit(f'"{long}" start y111\nBen start g200', size, players=(long, "Ben"))
    assert person.question == "Maximiliane Wilhelm…, card and cell>"
    person.enter("b020:row 3")
    assert person.question == "Ben, card and cell>"


def test_a_refusal_at_a_prompt_has_no_code(sit, size) -> None:
    person = sit(STARTED, size)
    person.enter("zzz")
    assert "no card called" in person.everything
    assert "unknown-card" not in person.everything
    assert "Rule:" not in person.everything


def test_esc_closes_the_help_before_it_goes_back(sit, size) -> None:
    person = sit(STARTED, size)
    person.enter("b020:row")
    asked = person.question
    person.press("?")
    assert "drops" in person.text
    person.press(ESCAPE)
    assert "drops" not in person.text
    assert person.question == asked
    person.press(ESCAPE)
    assert person.question == "Ana, card and cell>"
