"""`referee fight`: one fight typed by hand, with its sums, the cards that are valid, and what either side needs."""

import pytest

from referee import Refused
from referee.cli.shells.complete import candidates
from referee.cli.shells.line import read_line
from referee.games.vampire_empire.fight import bands_for, fight, read_cards, read_fighter
from tests.cli.disputes.asking import Answer, ask, twice
from tests.games.vampire_empire.helpers import play

EXAMPLE = "bis 'lad!' 'c2 c1' 'n2 v2' 'c3 w2' 'n3 v1'"


def referee(words: str) -> Answer:
    return twice(f"referee fight {words}")


def data(words: str) -> dict:
    return referee(f"{words} --json").json


def refused(words: str) -> str:
    """The code, in words of one line."""
    answer = ask(f"referee fight {words} --debug")
    assert (answer.status, answer.out) == (1, "")
    return answer.words.rpartition("[")[2].rstrip("]")


def test_the_rulebook_s_example() -> None:
    found = data(EXAMPLE)
    assert [one["values"] for one in found["rounds"]] == [[3, 4], [8, 8]]
    assert (found["values"], found["outcome"], found["side"]) == ([8, 8], "survives", "humans")
    assert found["needs"] == {"attack": 1, "defence": 0}
    assert found["valid"] == {"attack": ["c", "w"], "defence": ["n", "v"]}
    assert referee(EXAMPLE).out.splitlines()[:-1] == [
        "The human player attacks with the Bishop; the vampire player defends the Lady.",
        "Cards that help the Bishop:",
        "  Clergy (c), the profession",
        "  Holy Water (w), because the Lady is a revealed vampire",
        "Cards that help the Lady:",
        "  Nobles (n), the profession",
        "  Vampire (v), because the Lady is a revealed vampire",
        "Round 1",
        "  attack   c2 + c1 = 3",
        "  defence  n2 + v2 = 4",
        "  3 against 4: the Lady survives. The attack needed 2 more.",
        "Round 2",
        "  attack   c2 + c1 + c3 + w2 = 8",
        "  defence  n2 + v2 + n3 + v1 = 8",
        "8 against 8: the Lady survives. The attack needed 1 more.",
    ]


def test_one_point_less_and_she_dies() -> None:
    found = data("bis 'lad!' 'c2 c1' 'n2 v2' 'c3 w2' n3")
    assert (found["values"], found["outcome"], found["needs"]["defence"]) == ([8, 7], "killed", 1)
    assert "8 against 7: the Lady dies. The defence needed 1 more." in referee("bis lad! c2c1 n2v2 c3w2 n3").out


@pytest.mark.ruling("VE31")
def test_ve31_markers_count_in_the_first_round_only() -> None:
    found = data("bis+a1 'lad!+d2' 'c2 c1' 'n1 v1' c1 v1")
    assert [one["values"] for one in found["rounds"]] == [[4, 4], [4, 3]]
    shown = referee("bis+a1 'lad!+d2' 'c2 c1' 'n1 v1' c1 v1").out
    assert "c2 + c1 + 1 (marker) = 4" in shown
    assert "n1 + v1 + 2 (markers) = 4" in shown
    assert "Round 2, in which markers don't count" in shown
    assert data("bis+d3 lad+a3 c1 none")["values"] == [1, 0], "those of the other kind never do"


@pytest.mark.ruling("VE30")
def test_ve30_the_first_play_must_exceed_the_markers() -> None:
    assert refused("bis lad+d1 c1") == "not-exceeding"
    assert data("bis+a1 lad+d1 c1 none")["outcome"] == "killed"


@pytest.mark.ruling("VE82")
def test_ve82_without_a_card_there_is_no_second_round() -> None:
    found = data("bis lad+d1 c2 n1 none")
    assert (found["values"], found["outcome"], found["rounds"][1]["outcome"]) == ([2, 1], "survives", "stopped")
    assert "At 2 against 1, any valid card would have been enough." in referee("bis lad+d1 c2 n1 none").words
    assert "any valid card is enough to kill" in referee("bis lad+d1 c2 n1").words
    assert refused("bis lad none") == "card-missing"


@pytest.mark.ruling("VE35")
@pytest.mark.ruling("VE36")
def test_ve35_ve36_red_for_a_revealed_vampire_white_against_one() -> None:
    assert refused("bis lad c2 v2") == refused("bis lad w2") == refused("bis 'lad!' n2") == "card-not-valid"
    assert data("'lad!' bis 'n1 cv2' 'w2 c1'")["values"] == [3, 3]
    assert data("off bis 'n2 nw1' cv3")["outcome"] == "open", "by their profession"
    assert refused("off bis 'n2 cw1'") == "card-not-valid"


@pytest.mark.ruling("VE24")
@pytest.mark.ruling("VE100")
def test_ve24_ve100_who_attacks_follows_from_characters_and_cards() -> None:
    assert refused("bis 'lad!' cv2") == "attacker-not-revealed"
    assert refused("'lad!' bis w2") == refused("'lad!' bis n2 v1") == refused("bis 'lad!' c2 w1") == "wrong-deck"
    sides = {"bis lad c2": None, "bis lad cw2": "humans", "bis lad cv2": "vampires", "bis lad c1 nw1": "vampires"}
    sides |= {"bis lad c1 nv1": "humans", "'lad!' 'bis!' n1": "vampires"}
    assert {words: data(words)["side"] for words in sides} == sides


@pytest.mark.ruling("VE84")
def test_ve84_cards_go_by_the_character_not_by_the_player() -> None:
    """The human player defends one revealed vampire against the other."""
    found = data("'lad!' 'bis!' n2 'c1 w1'")
    assert (found["valid"]["defence"], found["values"]) == (["c", "w"], [2, 2])
    assert refused("'lad!' 'bis!' n2 v1") == "wrong-deck"


def test_what_is_still_open() -> None:
    assert (
        "2 against 0 before the defence: the Lady dies unless the defence adds at least 2."
        in referee("bis lad c2").words
    )
    assert "The second begins at 2 against 3: to kill, the attack needs 2 more." in referee("bis lad c2 n3").words
    assert "survives without any more cards. To kill, the attack needs 1 more." in referee("bis lad c2 n3 c1").words
    found = data("bis lad c2 n3 c2")
    assert (found["outcome"], found["needs"]) == ("open", {"attack": 0, "defence": 1})


def test_cards_after_the_end_do_not_count_and_that_is_said() -> None:
    assert "so these cards don't count: c3, n2" in referee("bis lad c2 n1 c3 n2").out
    assert data("bis lad c2 n2 none n3")["unused"] == ["n3"]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("bis bis c2", "same-character"),
        ("bis lad c1 n1 c1 n1 c1", "not-understood"),
        ("abbot lad c2", "not-understood"),
    ],
)
def test_what_cannot_be_is_refused(words: str, code: str) -> None:
    assert f"[{code}]" in ask(f"referee fight {words} --debug").err


def test_who_is_no_character_and_marks_that_are_none_are_told_apart() -> None:
    assert "a character goes here" in ask("referee fight abbot lad c2").words
    assert "a character with its marks goes here" in ask("referee fight bis lad+x1 c2").words


def test_an_attack_of_nothing_is_too_little_where_there_are_no_markers() -> None:
    assert refused("bis lad c0") == "not-exceeding"
    assert "must be at least 1, even against a target without markers" in ask("referee fight bis lad c0").words


def test_nobody_lacks_cards() -> None:
    found = data("bis lad c1x99 n9x20 c9x20")
    assert (found["unused"], found["outcome"], found["values"]) == ([], "open", [279, 180])


def test_words_of_three_languages() -> None:
    assert {str(read_fighter(word)) for word in ("Bishop+a", "évêque+a1", "епископ+a1", "bi+a1")} == {"bis+a1"}
    assert read_fighter("lad+d1+d2!") == read_fighter("Lady!+d3")
    assert read_cards("c2x2, vn1") == ("c2", "c2", "nv1")
    assert read_cards("aucune") == read_cards("нет") == ()


@pytest.mark.parametrize("wrong", ["vw2", "cns1", "c", "c10", "2c", "c2y"])
def test_what_is_no_card(wrong: str) -> None:
    with pytest.raises(Refused) as caught:
        read_cards(f"c2 {wrong}")
    assert caught.value.refusal.params["column"] == 3


def test_it_judges_as_the_game_does() -> None:
    """The same cards, entered as a game."""
    table = play(
        """
        castle bis lad off
        ! vampire lad "position"
        ! markers bis 1 0 "position"
        ! markers lad 0 2 "position"
        ! Ben turn "position"
        Ben attack bis lad c2 w1
        Ana defend nv1 v1
        """
    )
    combat = table.snapshot()["combat"]
    assert data("bis+a1 'lad!+d2' 'c2 w1' 'nv1 v1'")["values"] == combat["values"]


def test_questions_on_a_terminal() -> None:
    answer = ask("referee fight bis", "lad!\nc2 c1\nn2 w2\nn2 v2\n\n", terminal=True)
    assert answer.again == "referee fight bis 'lad!' 'c2 c1' 'n2 v2' none"
    for said in ("Who is attacked?", "3 against 0: which cards defend?", "no Holy Water", "Round 2, 3 against 4"):
        assert said in answer.words
    assert "For example c2 c1" in answer.words, "of the Bishop's profession"
    assert "For example n2 n1" in answer.words, "of the Lady's"
    killed = ask("referee fight", "bis\nlad\nc2\n\n", terminal=True)
    assert killed.again == "referee fight bis lad c2 none", "a second round isn't asked for"


def offers(line: str) -> list[str]:
    return [item.value for item in candidates(read_line(line, "bash", ""))]


def test_tab_offers_characters() -> None:
    assert offers("fight ")[:2] == offers("fight bis ")[:2] == ["lad", "lor"]
    assert offers("fight bis lad ") == []
    assert "vampire-empire" in offers("fight --game ")


def test_bands_that_do_not_help_are_named_with_the_reason() -> None:
    bishop, lady = read_fighter("bis"), read_fighter("lad!")
    assert [tuple(one) for one in bands_for(lady, bishop, 0)] == [("n", "profession", True), ("v", "vampire", True)]
    assert fight(bishop, read_fighter("lad"), [("cw1",)], ("", "")).side == 1
    assert "not Holy Water (w): the Lady isn't a revealed vampire" in referee("bis lad cw1").out
    assert "not Vampire (v): the Lady isn't a revealed vampire" in referee("bis lad cw1").out
