"""`referee attack`: positions typed by hand."""

from itertools import product
from pathlib import Path

import pytest

from referee.cli.typer_app.help import lesson
from referee.games.vampire_village import position
from referee.games.vampire_village.outcomes import extremes
from referee.games.vampire_village.rules.best import best
from referee.games.vampire_village.rules.course import follow_up
from referee.languages import LANGUAGES
from referee.say import Voice
from tests.cli.conventions.runs import within
from tests.cli.disputes.asking import ask, twice
from tests.samples import some_of

# The rulebook's own example: five witches, a building of 3 alone in front, then a column with a hero.
DRAWN = "'. 0=1 / 3 h0w / . 3 / . 2'"
EXAMPLE = f"referee attack witches w2 w2 w2 w2 wr --right 4 --village {DRAWN}"
ORDER = "--order 'witches werewolves vampires'"


def test_the_example_of_the_rulebook() -> None:
    answer = twice(f"{EXAMPLE} --choose 'b2 wr' --choose b1")
    assert answer.status == 0
    compared = [line.strip().partition(":")[0] for line in answer.out.splitlines() if " against " in line]
    assert compared == ["12 against 3", "10 against 5", "6 against 5", "4 against 5"]
    assert "Still there: w2, w2." in answer.out
    assert answer.err == ""


@pytest.mark.parametrize("creatures", ["2 2 2 2 4", "2 2 2 2 wr --right 4", "w2 w2 w2 w2 4"])
def test_the_example_with_bare_values(creatures: str) -> None:
    answer = twice(f"referee attack witches {creatures} --village {DRAWN} -c 'b2 4' -c b1 --json")
    steps = answer.json["steps"]
    assert [(step["attack"], step["defence"]) for step in steps] == [(12, 3), (10, 5), (6, 5), (4, 5)]
    assert [step["outcome"] for step in steps] == ["breach", "breach", "breach", "repelled"]
    assert len(answer.json["creatures"]) == 2


def test_an_open_choice_is_shown_with_its_options() -> None:
    answer = twice(EXAMPLE)
    assert answer.status == 3
    assert "   b2 wr  The hero h0w on b2 falls, and the witch counting right (wr) dies\n" in answer.out
    assert ask(f"{EXAMPLE} --json").json["options"] == ["b1", "b2 w2", "b2 wr", "b3", "b4"]


def test_choices_are_asked_for_on_a_terminal() -> None:
    answer = ask(EXAMPLE, "nonsense\nb2 wr\n1\n", terminal=True)
    assert answer.status == 0
    assert "nonsense isn't one of the choices here" in answer.err
    assert answer.out.count("10 against 5") == 2  # when it is asked, and when it is answered
    assert answer.out.count("Attack 10") == 1
    assert answer.again.endswith("--choose 'b2 wr' --choose b1")
    assert ask(answer.again).out.count("against") == 4
    assert "Which? (Enter: leave it open)" in answer.err
    assert "The choice is left open." in ask(EXAMPLE, "\n", terminal=True).err


@pytest.mark.parametrize("repeated", ["a1", "A1", "'a1 w2'", "'a1 2'"])
def test_what_could_only_fall_may_be_chosen_as_well(repeated: str) -> None:
    position = "referee attack witches w2 w2 3 --village '0 1 / . 1'"
    assert ask(f"{position} -c {repeated} -c b1 -c b2 -c 'b2 3'").out == twice(f"{position} -c b1").out


@pytest.mark.parametrize(("choice", "code"), [("'a1 3'", "[not-on-the-line]"), ("b1 -c a1", "[nothing-to-decide]")])
def test_what_did_not_fall_so_cannot_be_chosen(choice: str, code: str) -> None:
    """Nor what fell before an earlier choice: as with entries, only what followed the last one is repeated."""
    assert code in ask(f"referee attack witches w2 w2 3 --village '0 1 / . 1' -c {choice} --debug").words


@some_of(("creatures", "option"), product([22, 700], ["--best", "--all"]), ordinary=[(22, "--all"), (700, "--best")])
def test_what_is_too_much_is_said(creatures: int, option: str) -> None:
    faces = " ".join(f"v{1 + one % 6}" for one in range(creatures))
    rows = "/ h0v" * 16 if creatures == 22 else ("/" + " h0v" * 25) * 25
    answer = ask(f"referee attack vampires {faces} --village '{rows[1:]}' --at r-8 {option}")
    number = 16 if creatures == 22 else 625
    assert answer.status == 0
    assert f"to check them all: {number} cards and {creatures} creatures, while a game has at most 13" in answer.words
    found = ask(f"referee attack vampires {faces} --village '{rows[1:]}' --at r-8 {option} --json").json
    assert found["best" if option == "--best" else "extremes"] is None


def test_the_terminal_closes() -> None:
    answer = ask(EXAMPLE, "b2 wr\n", terminal=True)
    assert answer.status == 3
    assert answer.again.endswith("--choose 'b2 wr'")


def test_no_input_and_json_never_ask() -> None:
    assert ask(f"{EXAMPLE} --json", "b1\n", terminal=True).status == 3
    assert ask("referee attack witches 3 --json", "3\n").json["points"] == 1


def test_the_village_is_drawn_on_the_terminal() -> None:
    answer = ask("referee attack vampires 3 2", "2 .\n. h0v\n\n1\n1\n", terminal=True)
    assert answer.again == "referee attack vampires 3 2 --village '2 . / . h0v' --edition fr --choose 'b2 2'"


def test_the_village_in_a_file_and_on_standard_input(tmp_path: Path) -> None:
    path = tmp_path / "village.txt"
    path.write_bytes("﻿. g300 .\r\ny111=2 h2w r002\r\n".encode())
    expected = "referee attack witches w2 --village '. g300 . / y111=2 h2w r002' --edition fr"
    assert twice(f"referee attack witches w2 --village-file {path}").again == expected
    for dash in ("--village -", "--village-file -", ""):
        assert ask(f"referee attack witches w2 {dash}", ". g300 .\ny111=2 h2w r002\n").again == expected


def test_where_the_drawing_lies() -> None:
    assert "column c: c4 3" in twice("referee attack witches 3 --village '3 2' --at C4").out


def test_the_three_attacks_of_a_round() -> None:
    village = "'b010 g300 n000=1 / y111=2 h2w r002 / n222 n222 n222'"
    answer = twice(f"referee attack all w2 lg lg v4 --village {village} {ORDER} -c b1 -c a1 --json")
    kinds = [step["kind"] for step in answer.json["steps"]]
    assert list(dict.fromkeys(kinds)) == ["witches", "werewolves", "vampires"]
    short = ask(f"referee attack all w2 lg lg v4 --village {village} --order wlv -c b1 -c a1 --json")
    assert short.out == answer.out


def test_lines_shields_and_heroes_are_named() -> None:
    said = twice("referee attack werewolves lg lg lb --village 'b020 h0 g300 / y111 y111 .'").out
    assert "Attack 5: lb=1 + lg=2 + lg=2" in said
    assert "Defence 2, row 1: a1 2 + b1 0 (hero) + c1 0" in said


@pytest.mark.ruling("VV54")
def test_vv54_the_rules_do_not_cover_the_last_card() -> None:
    answer = twice("referee attack vampires v6 v5 --village n000=1")
    assert "The rules don't cover this" in answer.words
    assert "ruling VV54" in answer.words
    assert "Worth 0 points.\nBy the rules of the French edition." in answer.out
    assert "2 creatures and 1 card" in answer.words
    assert (
        "Worth 1 point.\nBy the rules of the Russian edition."
        in twice("referee attack vampires v6 v5 --village n000=1 --edition ru").out
    )


@pytest.mark.ruling("VV55")
def test_vv55_a_village_without_cards() -> None:
    answer = twice("referee attack vampires v6 --village ''")
    assert answer.status == 0
    assert "VV54" in answer.out


def test_nobody_attacks() -> None:
    answer = twice("referee attack vampires dh --village 'n000 n000 n000'")
    assert "Nobody attacks." in answer.out
    assert "demons act before the attacks" in answer.words


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("vampires v6 v5 --village n111", "2 creatures and 1 card"),
        ("vampires 7 --village 3", "7 has a value above 6"),
        ("witches wl --left 40 --village 3", "wl=40 has a value above 12"),
        ("witches 2 --village '1 1 1 1 1'", "5 wide"),
        ("witches 2 --village '1/1/1/1/1'", "5 high"),
        ("witches 2 --edition ru --village '1 1 1 1 1'", "5 cards in one line"),
        ("witches 2 --village 'n1 1 1 1 / 1 1 1 1 / 1 1 1 1 / 1 1 1 1'".replace("n1", "n111"), ""),
        ("witches w2 --village '" + " / ".join(["n111 n111 n111 n111"] * 4) + "'", "16 cards; the limit is 13"),
        ("witches" + " w2" * 13 + " --village 'n999 n999'", "13 creatures; the limit is 12"),
    ],
)
def test_what_no_game_comes_to_is_answered_with_a_warning(command: str, reason: str) -> None:
    answer = ask(f"referee attack {command}")
    assert answer.status in (0, 3)
    assert "Left:" in answer.out or "·" in answer.out
    assert ("This can't happen in a legal game" in answer.err) == bool(reason)
    assert reason in answer.words


@pytest.mark.parametrize(
    ("card", "meant"),
    [
        ("g3", "Try g300."),
        ("b3", "Try b030."),
        ("y1", "Try y111."),
        ("r00", "Try r000."),
        ("g11111", "Try g111."),
        ("h300", "Try h0w, n300."),
        ("h5022", "Try h5lv, n022."),
        ("h2w300", "Try h2w."),
        ("h2w:3", "Try h2w,"),
        ("h2ww", "Try h2w."),
        ("g300:12", "a gain is 1 to 9"),
        ("y111=two", "such as y111=2"),
        ("tower", "tower isn't a card"),
    ],
)
def test_a_card_that_cannot_exist_is_questioned(card: str, meant: str) -> None:
    answer = ask(f"referee attack witches w2 --village '. g300 . / y111=2 {card} r002'")
    assert answer.status == 2
    assert "row 2" in answer.words
    assert meant in answer.words
    lines = answer.err.splitlines()
    at = next(index for index, line in enumerate(lines) if line.strip() == "^")
    drawn, caret = lines[at - 1 : at + 1]
    assert drawn[caret.index("^") :].startswith((card, "two", "12"))


def test_extremes_are_over_all_choices() -> None:
    answer = twice(f"{EXAMPLE} --all --json")
    assert answer.status == 0
    best_end, worst_end = answer.json["extremes"]["best"], answer.json["extremes"]["worst"]
    assert (best_end["points"], best_end["cards"]) == (2, 2)
    assert (worst_end["points"], worst_end["cards"]) == (0, 0)
    for end in (best_end, worst_end):
        choices = " ".join(f"--choose '{choice}'" for choice in end["choices"])
        played = ask(f"{EXAMPLE} {choices} --json").json
        assert (played["points"], played["cards"], played["options"]) == (end["points"], end["cards"], [])


def test_too_many_ways_are_not_all_looked_at() -> None:
    values = " ".join(map(str, range(1, 40)))
    rows = " / ".join(["h0w h0w h0w h0w"] * 12)
    assert "too many possibilities" in ask(f"referee attack witches {values} --village '{rows}' --all").words


def test_the_best_way_is_the_best_of_all() -> None:
    answer = twice(f"{EXAMPLE} --best --all --json")
    found = answer.json["best"]
    assert (found["points"], found["cards"]) == (2, 2)
    assert {one["choices"][0] for one in found["alternatives"]} | {found["choices"][0]} == {*answer.json["options"]}
    assert "Best choices: b1, b2 wr." in twice(f"{EXAMPLE} --best").out
    assert "There is nothing to choose" in twice("referee attack witches 2 --village 3 --best").out


@pytest.mark.parametrize("seed", range(6))
def test_the_best_way_and_the_best_end_agree(seed: int) -> None:
    from random import Random

    chance = Random(seed)
    faces = ["h0wlv", "h0w", "y222", "g300", "b030", "n111", "r003"]
    cards = [f"{chance.choice(faces)}={chance.randrange(4)}" for _ in range(11)]
    drawing = " / ".join(" ".join(cards[row : row + 4]) for row in (0, 4, 8))
    creatures = [chance.choice(["w2", "wl", "wr", "lg", "lb", "v1", "v2", "v4", "v5"]) for _ in range(10)]
    attackers = position.read_creatures(creatures, "all", 3, 4)
    order = ("witches", "werewolves", "vampires")
    start = position.under_attack(position.read_village(drawing), attackers, order, "fr", "You")
    state = follow_up(start, (0,), None)
    if state.phase == "attack":
        assert best(state, 0, "points").value == extremes(start)[0][:2]


@pytest.mark.parametrize("columns", [60, 80])
def test_it_is_readable_at_that_width(columns: int) -> None:
    answer = ask(f"{EXAMPLE} -c 'b2 wr' -c b1 --all --best", columns=columns)
    assert all(len(line) <= columns for line in answer.out.splitlines()[:-1])
    assert "\n" not in answer.again  # copied as it is, however long


def test_quiet_leaves_out_the_last_line() -> None:
    assert "Run again" not in ask(f"{EXAMPLE} --quiet").out


@pytest.mark.parametrize("kind", ["w", "witch", "Witches", "wit", "l", "wolf", "werewolf", "v", "vampire"])
def test_kinds_by_their_start_and_singular(kind: str) -> None:
    assert ask(f"referee attack {kind} 2 --village 3").status == 0


def test_failures_are_json_too() -> None:
    assert ask("referee attack witches w2 --village gg --json").json["failure"]["code"] == "not-understood"
    assert ask("referee attack witches w2 --village-file /nowhere --json").json["failure"]["code"] == "unreadable"


def test_the_village_is_drawn_as_it_was_understood_before_the_verdict() -> None:
    answer = ask("referee attack witches 2 wr --right 4 --village '. 3=12 / g300 h0w'")
    drawing, _, verdict = answer.out.partition("The witches attack")
    assert drawing.splitlines() == [
        "The village, as the referee reads it:",
        "            a        b",
        "                 ┌────────┐",
        "▲2    1          │3       │",
        "▲wr=4            │●12     │",
        "        ┌────────┼────────┤",
        "      2 │g300    │h0w     │",
        "        │        │        │",
        "        └────────┴────────┘",
        "",
    ]
    assert "Attack 6: 2 + wr=4" in verdict


def test_programs_get_no_drawing() -> None:
    assert ask(f"{EXAMPLE} --json").json["schema"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_teaches_a_drawing_that_works(language: str) -> None:
    pieces = dict(lesson(Voice(language), "attack"))
    drawing = next(iter(pieces))
    assert len(pieces) == 4
    assert {*drawing.strip("'").split()} == {".", "/", *list(pieces)[1:]}  # each sign of the example has its line
    answer = ask(f"referee attack witches w2 wl wr --left 1 --right 2 --village {drawing}")
    assert "●1" in answer.out
    assert "│g300" in answer.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_shows_the_lesson_in_four_lines(language: str, tmp_path: Path) -> None:
    shown = within(tmp_path, "attack", "--help", "--lang", language).out.splitlines()
    at = shown.index(Voice(language)("lesson.attack"))
    assert [line.split("  ")[1] for line in shown[at + 1 : shown.index("", at)]] == [
        "'. 3=1 / g300 h0w'",
        "3=1",
        "g300",
        "h0w",
    ]
