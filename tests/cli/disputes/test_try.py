"""`referee try`: entries judged, nothing written."""

from pathlib import Path

import pytest

from referee import Refused
from tests.cli.disputes.asking import ask, record, twice
from tests.helpers import played

GAME = """
Ana start y111
Ben start g200
Ana place b030:row d3
Ben place r003:2 e4
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return record(tmp_path, played(GAME))


def test_in_the_game_as_it_stands(game: Path) -> None:
    before = game.read_bytes()
    answer = twice(f"referee try Ana place y111:y e4 --file {game}")
    assert "+2 on e4: 2 yellow buildings (d4, e4)" in answer.out
    assert "Legal. Nothing was written." in answer.out
    assert game.read_bytes() == before


def test_a_refusal_says_what_would_be_legal(game: Path) -> None:
    answer = twice(f"referee try Ana place y111:y d3 --file {game}")
    assert answer.status == 1
    assert "Legal: d2, c3, e3, c4, e4, d5" in answer.err


def test_what_is_legal(game: Path) -> None:
    assert "Ana can place on d2, c3, e3, c4, e4, d5" in twice(f"referee try --file {game}").out
    assert twice(f"referee try --json --file {game}").json["legal"]["Ana"] == ["d2", "c3", "e3", "c4", "e4", "d5"]


def test_at_an_earlier_point_it_is_compared_with_what_happened(game: Path) -> None:
    answer = twice(f"referee try Ana place g200:2 c4 --at 2 --file {game}")
    assert "Compared with entry 3 as played:" in answer.out
    assert "Ana d3: blue building b030:row ●1 → –" in answer.out or "Ana d3: blue building b030:row ●" in answer.out
    places = twice(f"referee try Ana place g200:2 c4 --at 2 --json --file {game}").json["difference"]["places"]
    assert {place["cell"] for place in places} == {"c4", "d3"}


def test_several_entries_with_the_difference(game: Path) -> None:
    answer = twice(f"referee try 'Ana place g200:2 c4' 'Ben place y111:1 d3' --file {game}")
    assert "Overall:" in answer.out
    assert "Standings: " in answer.out
    assert "All 2 are legal" in answer.out


def test_players_are_compared_with_themselves_wherever_they_sit(tmp_path: Path) -> None:
    lines = "Ana start y111\nBen start g200\nCleo start b020\nAna place b030:row d3\nset players Cleo Anna Ben"
    with pytest.raises(Refused):
        played(lines, "Ana Ben Cleo")  # one at a time: who is called Anna now?
    lines = lines.replace("Cleo Anna Ben", "Anna Ben Cleo") + "\nset players Cleo Anna Ben"
    game = record(tmp_path, played(lines, "Ana Ben Cleo"))
    words = f"referee try 'note \"x\"' 'note \"y\"' --at 4 --file {game}"
    assert "Compared with entries 5 to 6 as played: The position stays the same." in twice(words).words
    assert twice(f"{words} --json").json["difference"] == {"places": [], "changes": []}
    ruling = '! Anna villagers d4 5 "x"'
    said = twice(["try", ruling, "set players Anna Ben Cleo", "--file", str(game)]).words
    assert (
        "Anna d4: yellow building y111 ●2 → yellow building y111 ●5 Anna: villagers +3 = 6, points +3 = 6 Standings: "
        in said
    )


def test_there_is_no_such_entry(game: Path) -> None:
    assert "there is no entry 9; the last one is 4" in ask(f"referee try --at 9 --file {game}").words


@pytest.mark.parametrize(
    ("command", "status", "said"),
    [
        ("place b020:row b1 --village 'y111=2 / h2'", 0, "+2 on b1: 2 buildings in its row (a1, b1)"),
        ("place h2 b1 a1-b1 a1-a2 --village 'y111=2 / h2'", 0, "1 villager moves a1-b1 (1 point)"),
        ("place h1 b1 a1-b1 a1-a2 --village 'y111=2 / h2'", 1, "these moves cost 2 points, but the hero h1 only has 1"),
        ("place g200 c3 --village 'y111=2 / h2'", 1, "c3 doesn't share an edge"),
        ("place g200 e4 --village 'y111=2 / h2' --corner d4", 0, "Legal."),
        ("place g200 e1 --village 'n0 n0 n0 n0'".replace("n0", "n000"), 1, "5 wide"),
        ("place g200 e1 --edition ru --village 'n0 n0 n0 n0'".replace("n0", "n000"), 1, "card 5 of its row"),
        (
            "demon dy effect --village 'y111=2 / h2' --creatures 'dy'",
            0,
            "yellow demon (dy) takes 1 villager off a1",
        ),
        ("demon dy effect --village 'g111=2 / h2' --creatures 'dy'", 1, "no yellow building has a villager"),
        (
            "demon dy hero a2 --village 'g111=2 / h2' --creatures 'dy'",
            0,
            "yellow demon (dy) takes the hero h2 on a2",
        ),
        (
            "demon dw effect --village 'y111 / h2' --creatures dw --neighbour 'w2 wl'",
            3,
            "Neighbour: `dw effect w2`",
        ),
        (
            "demon dw effect w2 --village 'y111 / h2' --creatures dw --neighbour 'w2 wl'",
            0,
            "a witch worth 2 (w2)",
        ),
        (
            "breach b1 --village '3 3 / 2 2' --creatures 'w2 v6'",
            0,
            "defence 5 (b1, b2): loses the building 3",
        ),
        ("breach b1 --village '3 3 / 2 2' --creatures w2", 1, "attack 2, defence 5"),
        ("You place g200 b1 --village y111", 0, "Legal."),
        ("'= You villagers 2' --village y111=2", 0, "Legal."),
        ("start g200 --village y111", 1, "already has a start card: yellow building y111"),
        ("start g200 --village ''", 0, "2 villagers on d4"),
        ("place g200 b1 --village 3", 2, "3 alone is the defence against one attack"),
        ("--village 'y111=2 / h2'", 0, "You can place on a0, z1, b1, z2, b2, a3"),
        ("--village 'y111=2 / h2' --creatures dh", 0, "dh hero a2"),
        ("--village n000 --creatures dh", 0, "Neither answer is possible"),
        ("--village 'n000 n000' --creatures w2", 0, "witches 2 against 0"),
    ],
)
def test_in_a_position_typed_by_hand(command: str, status: int, said: str) -> None:
    answer = ask(f"referee try {command}")
    assert answer.status == status, answer
    assert said in answer.words
    if status == 0:
        twice(f"referee try {command}")
        twice(f"referee try {command} --json")


def test_a_breach_says_nothing_of_a_village_that_nobody_drew() -> None:
    answer = twice("referee try 'breach a1' --village '0 0 / 0 0' --creatures 'wl v3' --neighbour 'w2 w2'")
    assert "attack 2, defence 0 (a1, a2)" in answer.words
    assert "Neighbour" not in answer.words.partition("Run again:")[0]


def test_a_demon_is_answered_and_no_attack_follows() -> None:
    command = "referee try 'demon dw effect w2' --village n000 --creatures dw --neighbour 'w2 wl'"
    answer = twice(command)
    assert "the witch thief (dw) takes a witch worth 2 (w2) from Neighbour" in answer.words
    assert "attack" not in answer.words
    found = twice(f"{command} --json").json
    assert found["phase"] == "demons"
    assert found["players"][0] == {
        "name": "You",
        "village": {"a1": {"card": "n000", "villagers": 0}},
        "creatures": ["w2"],
    }
    assert found["players"][1] == {"name": "Neighbour", "village": {}, "creatures": ["wl"]}


def test_what_comes_next_is_what_the_next_entry_says() -> None:
    after = "--village 'n000 n000' --creatures 'dw v3' --neighbour 'w2 wl' --json"
    steps = twice(f"referee try 'demon dw effect w2' 'breach a1' 'breach b1' {after}").json
    assert steps["failure"] is None
    assert [ruling["text"] for ruling in steps["rulings"]] == [
        "You demon dw effect w2",
        "You breach a1",
        "You breach b1",
    ]
    assert steps["players"][0]["village"] == {}
    assert twice("referee try 'start y111' 'place b020:row d3' --village . --json").json["failure"] is None
    assert ask(f"referee try 'breach b1' 'demon dw effect w2' {after}").json["failure"]["code"] == "not-your-phase"


def test_what_one_player_must_decide() -> None:
    assert list(twice("referee try --village n000 --json").json["legal"]) == ["You"]


def test_a_correction_keeps_the_typed_position() -> None:
    assert twice("referee try 'set edition ru' --village h0=2 --json").json["players"][0]["village"].keys() == {"a1"}


def test_a_village_before_its_first_card_is_no_wonder() -> None:
    assert "can't happen in a legal game" not in twice("referee try 'start y111' --village .").words
    assert "can't happen in a legal game" in ask("referee try 'start y111' --village . --creatures w2").words


def test_a_position_no_game_comes_to() -> None:
    answer = ask("referee try place g200 a2 --village 'n000 n000 n000 n000 n000'")
    assert "This can't happen in a legal game: the village is 5 wide" in answer.words


@pytest.mark.parametrize(
    "words",
    [[""], [" "], ["set players A B C"], ["undo"], ["redo"], ["note", '"x"'], ["!"], ["="], ["\x07"], ["You"], ["-"]],
)
def test_odd_entries_in_a_typed_position(words: list[str]) -> None:
    ask(["try", "--village", "n000", "--", *words], "place\n")
