"""`referee tally --game vampire-nights`: the tiles that the players hold, and the faces of their bites."""

import json
from pathlib import Path
from random import Random

import pytest

from referee import Table
from referee.cli.tallies import read_csv, read_tree
from referee.games.vampire_nights.commands.tally import ranks
from referee.games.vampire_nights.commands.tally_input import FORM, HELD, Held, read_line
from referee.games.vampire_nights.rules.pieces import ALL_TILES, COFFIN
from tests.cli.conventions.runs import within as referee
from tests.cli.disputes.asking import Answer, ask, twice
from tests.games.vampire_nights.make import GAMES
from tests.games.vampire_nights.test_scoring import searched

NIGHTS = "--game vampire-nights"
TWO = "'Ana 1 2 coix2 sto' 'Ben 2 3 lor fat mot dau dog'"


def tally(players: str, more: str = "") -> Answer:
    return twice(f"referee tally {NIGHTS} {players} {more}")


def points(players: str) -> list[int]:
    found = ask(f"referee tally {NIGHTS} {players} --json").json["standings"]
    return [one["points"] for one in sorted(found, key=lambda one: str(one["player"]))]


@pytest.mark.parametrize("number", ["-1", "+1", "−1", "1.5"])
def test_what_is_no_number_is_no_part_of_the_name(number: str) -> None:
    answer = ask(f"referee tally {NIGHTS} 'Ana {number} 0 sto' 'Ben 0 1 ser'")
    assert (answer.status, "Ana " + number in answer.out) == (2, False)
    assert "".join(answer.err.split()).count(f"Ana{number}0sto^") == 1
    assert "Ana -1" in ask(f"""referee tally {NIGHTS} '"Ana -1" 0 0 sto' 'Ben 0 1 ser'""").out


def test_guards_and_vampires_count_differently() -> None:
    answer = tally(TWO)
    assert [line.split() for line in answer.out.splitlines()[:2]] == [["Ben", "Ana"], ["role", "vampire", "guard"]]
    assert "Ben wins." in answer.out
    assert points(TWO) == [12, 18]
    assert points(TWO.replace("'Ben 2", "'Ben 1")) == [12, 19], "14 for the family with its Dog, 5 for the Lord"
    assert points("'Ana 0 0 stox2' 'Ben 2 2 stox2'") == [4, 12]


def test_the_coffin_counts_what_it_was_claimed_for() -> None:
    assert points("'Ana 0 0 cof8' 'Ben 0 0 coi'") == [8, 3]
    assert points("'Ana 2 2 cof10' 'Ben 0 0 coi'") == [10, 3]


def test_the_data_for_programs() -> None:
    found = tally(TWO, "--json").json
    assert (found["game"], found["winners"], found["decided_by"]) == ("vampire-nights", ["Ben"], "points")
    ben = found["standings"][0]
    assert (ben["rank"], ben["vampire"], ben["vampires"], ben["bites"], ben["tiles"]) == (1, True, 2, 3, 5)
    assert ben["loot"] == ["lor", "fat", "mot", "dau", "dog"]
    assert ben["lines"][-1] == {"what": "families-with-dog", "number": 1, "points": 18}
    assert sum(line["points"] for line in ben["lines"]) == ben["points"]


def test_both_tie_breaks_and_a_shared_victory() -> None:
    assert "Ben wins on the tie-break, with fewer bites: 1 to 2." in tally("'Ana 0 2 coix2' 'Ben 0 1 sto'").out
    assert "Ben wins on the tie-break, with fewer tiles: 1 to 2." in tally("'Ana 0 1 coix2' 'Ben 0 1 sto'").out
    assert "Ana, Ben share the victory." in tally("'Ana 0 1 coi' 'Ben 0 1 coi' 'Cem 0 1'").out


def test_bites_are_asked_for_only_where_they_decide() -> None:
    answer = tally("'Ana 1 coi' 'Ben 0 sto'")
    assert [line.split() for line in answer.out.splitlines() if line.startswith("bites")] == [["bites", "?", "?"]]
    assert tally("'Ana 1 coi' 'Ben 0 sto'", "--json").json["standings"][0]["bites"] is None
    refused = ask(f"referee tally {NIGHTS} 'Ana 1 3 coi' 'Ben 0 coi' 'Cem 0 sto'")
    assert (refused.status, "Ana, Ben have 3 points each" in refused.words) == (2, True)
    assert "say how many Ben has" in refused.words


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.csv", "Ana,1,2,coix2 sto\nBen,2,3,lor,fat,mot,dau,dog\n"),
        ("b.csv", "\ufefftiles;player;bites;vampires\r\nsto coi coi;Ana;2;1\r\nlor fat mot dau dog;Ben;3;2\r\n"),
        ("c.yaml", "Ana: 1 2 coix2 sto\nBen: [2, 3, lor, fat, mot, dau, dog]\n"),
        ("d.yml", "Ana:\n  tiles: coix2 sto\n  vampires: 1\n  bites: 2\nBen: {vampires: 2, bites: 3, tiles: "
                  "[lor, fat, mot, dau, dog]}\n"),
    ],
)  # fmt: skip
def test_files(tmp_path: Path, name: str, text: str) -> None:
    path = tmp_path / name
    path.write_bytes(text.encode())
    assert twice(f"referee tally {NIGHTS} --file {path}").again == f"referee tally {TWO} {NIGHTS}"


def test_bites_may_be_missing_in_a_file() -> None:
    told = [Held("Ana", 1, None, ("coi", "coi")), Held("Ben", 0, None, ())]
    assert read_csv(FORM, "joueur,vampires,tuiles\nAna,1,sousx2\nBen,0,\n", "f") == told
    assert read_csv(FORM, "игрок,вампиры,укусы,плитки\nAna,1,,монетых2\nBen,0,,нет\n", "f") == told
    assert read_tree(FORM, "Ana: {vampires: 1, butin: coix2}\nBen: 0 none\n", "f") == told


def test_questions_on_a_terminal() -> None:
    answer = ask(f"referee tally {NIGHTS}", "Ana, Ben\n1 2 coix2 sto\ntwo\n2,3,lor,fat,mot,dau,dog\n", terminal=True)
    assert answer.again == f"referee tally {TWO} {NIGHTS}"
    assert "What does Ben have at the end?" in answer.words
    assert "Start with a number" in answer.words


@pytest.mark.parametrize("word", ["coix2 coi", "coi coi coi", "coinsx2 COI", "sousx2 sous", "монетых3", "монеты×3"])
def test_words_of_three_languages(word: str) -> None:
    assert read_line(f"Ana 0 {word}").loot() == ["coix3"]


@pytest.mark.parametrize("word", ["cof8", "Coffin8", "cercueil8", "гроб8"])
def test_the_coffin_in_three_languages(word: str) -> None:
    assert read_line(f"Ana 0 1 {word}").loot() == ["cof8"]


@pytest.mark.parametrize(
    "name", ["Anne Marie", "-x", "Q=1", "A,", 'O"N', '"', "12", "Ana:", "Ол я", "a\\", "x;", "7 8", "Ana 1", "1 coi"]
)
def test_odd_names_come_back(name: str) -> None:
    one = Held(name, 1, 2, ("coi", "coi"))
    assert read_line(one.line()) == one
    bare = Held(name, 1, None, ())
    assert read_line(bare.line()) == bare


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (["Ana 1 2 coi"], 2),
        (["Ana 1 2 coi", "ana 0 1 ser"], 2),
        ([f"{name} 0 0 ser" for name in "abcde"], 2),
        (["Ana 1 2 coix0", "Ben 0 1 ser"], 2),
        (["Ana 1 2 cofx2", "Ben 0 1 ser"], 2),
        (["Ana 1 2 cof9", "Ben 0 1 ser"], 2),
        (["Ana 1 2 tor", "Ben 0 1 ser"], 2),
        (["Ana 12 0 3 8", "Ben 10 2 4 7"], 2),
        (["Ana 1 2 cat", "Ben 0 1 ser"], 1),
        (["Ana 1 2 chest", "Ben 0 1 ser"], 1),
        (["Ana 1 2 toile", "Ben 0 1 ser"], 1),
        (["Ana 1 2 cof8", "Ben 0 1 cof10"], 1),
        (["Ana 1 2 cof8 cof8", "Ben 0 1 ser"], 1),
        (["Ana 1 2 serx13", "Ben 0 1 ser"], 1),
        (["Ana 3 2 coi", "Ben 0 1 ser"], 1),
        (["Ana 8 coi", "Ben 8 ser"], 1),
        (["Ana 0 9999 coi", "Ben 0 1 ser"], 1),
        ([], 2),
    ],
)
def test_what_is_refused(words: list[str], status: int) -> None:
    assert ask(["tally", "--game", "vampire-nights", *words]).status == status


def test_random_hands_against_a_plain_search() -> None:
    """Hands dealt from one box, as guards and as vampires, ranked by hand."""
    dice = Random(7)
    for _ in range(300):
        box = [kind for kind in sorted(HELD) for _ in range(ALL_TILES.count(kind))]
        dice.shuffle(box)
        held = []
        for name in ("Ana", "Ben", "Cem", "Dea")[: dice.randint(2, 4)]:
            tiles = tuple(sorted(box.pop() for _ in range(dice.randint(0, 9))))
            bites = dice.randint(0, 3)
            held.append(Held(name, dice.randint(0, bites), bites, tiles, 10 if COFFIN in tiles else 0))
        expected = {one.name: (-searched(one.tiles, int(one.vampires >= 2)), one.bites, len(one.tiles)) for one in held}
        for place in ranks(held):
            own = expected[held[place.seat].name]
            assert (-place.keys[0], -place.keys[1], -place.keys[2]) == own
            assert place.rank == 1 + sum(other < own for other in expected.values())


@pytest.mark.parametrize("name", sorted(path.stem for path in GAMES.glob("*.referee")))
def test_a_recorded_game_is_tallied_as_it_was_refereed(name: str) -> None:
    table = Table.read(GAMES / f"{name}.referee")
    assert table.state.phase == "over"
    lines = []
    for player, seat in zip(table.players, table.state.seats, strict=True):
        ((tiles, _),) = seat.loot
        lines.append(Held(player, max(0, seat.vampires), seat.bites, tiles, seat.coffin).line())
    found = ask(["tally", "--game", "vampire-nights", "--json", *lines]).json
    own = table.snapshot()
    assert [(one["rank"], one["player"], one["points"], one["vampire"]) for one in found["standings"]] == [
        (one["rank"], one["player"], one["points"], one["vampire"]) for one in own["standings"]
    ]
    assert found["winners"] == own["winners"]


def test_four_players_fit_into_60_columns() -> None:
    players = " ".join(f"'{name} 1 2 coi lad'" for name in ("Alexandrine", "Benedikt", "Anne Marie", "Xaver"))
    answer = ask(f"referee tally {NIGHTS} {players}", columns=60)
    assert all(len(line) <= 60 for line in answer.out.splitlines()[:-1])


def test_every_tile_that_can_be_held_is_read() -> None:
    assert {"cof", "coi", "sto", "lor", "lad", "ser", "fat", "mot", "dau", "dog"} == HELD


def test_the_help_of_tally_follows_the_game_in_use(tmp_path: Path) -> None:
    village = ["tally", "Ana 12 0 3 8", "Ben 10 2 4 7"]
    assert referee(tmp_path, "new", "dark", "--game", "vampire-nights", "--players", "Ana", "Ben").status == 0
    other = referee(tmp_path, *village, "--game", "vampire-village")
    assert "--game vampire-village" in other.out, "without it the line would not ask the same again"
    listed = referee(tmp_path, "--help").out
    assert [name for name in ("attack", "best", "tally") if f"  {name} " in listed.partition("Only for")[0]] == [
        "tally"
    ]
    assert "coix2" in referee(tmp_path, "tally", "--help").out
    assert "cards left" in referee(tmp_path, "tally", "--help", "--game", "vampire-village").out


def test_the_words_show_which_game_is_tallied(tmp_path: Path) -> None:
    lines = {
        "vampire-nights": ["Ana 1 coix2 sto cof8", "Ben 2 lor fat mot dau dog"],
        "vampire-empire": ["Ana vampires 2", "Ben humans 4"],
        "vampire-village": ["Ana 12 0 3 8", "Ben 10 2 4 7"],
    }
    for in_use in ("", "vampire-nights"):
        if in_use:
            referee(tmp_path, "new", "dark", "--game", in_use, "--players", "Ana", "Ben")
        for kind, players in lines.items():
            found = json.loads(referee(tmp_path, "tally", *players, "--json").out)
            assert (found.get("game", "vampire-village"), [one["player"] for one in found["standings"]]) == (
                kind,
                ["Ana", "Ben"],
            )
    assert referee(tmp_path, "tally", *lines["vampire-nights"], "--game", "vampire-village").status == 2
