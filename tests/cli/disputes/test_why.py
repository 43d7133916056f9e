"""`referee why`: every kind of entry, and every point."""

import io
import re
from pathlib import Path

import pytest

from referee import Table
from referee.cli.environment import Environment
from referee.cli.main import run
from referee.say import Voice
from referee.table.play import Play
from tests.cli.disputes.asking import ask, record, twice
from tests.helpers import at_building, at_night, enter, played
from tests.places import ROOT

CELLS = ("e4", "f4", "g4", "d5", "e5", "f5")
GAMES = sorted((ROOT / "tests/games/vampire_village/recorded").glob("*.referee"))


def why(folder: Path, table: Table, number: int | None = None) -> str:
    """What is said of an entry, by default the last of the game; the last line reproduces it."""
    wanted = table.play.steps[-1].number if number is None else number
    return twice(f"referee why {wanted} --file {record(folder, table)}").words


VILLAGE = "Ana: d4=y111*2 e4=h0 g4=g200*1\nBen: d4=g200*2"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Ana place n000 d3", ["It has no gain", "d3 shares an edge with d4", "4 wide and 2 high"]),
        ("Ana place n000:3 d3", ["Its gain is a plain number: 3", "VV18"]),
        ("Ana place n000:row f4", ["in row 4: d4, f4, g4", "don't count: e4", "VV15"]),
        ("Ana place n000:col d3", ["in column d: d3, d4"]),
        ("Ana place y111:y d3", ["each yellow building: d3, d4", "because it is yellow", "VV13"]),
        ("Ana place g111:y d3", ["each yellow building: d4", "because it is not yellow", "VV13"]),
        ("Ana place n000:b d3", ["Nothing to count"]),
        ("Ana place n000:h d3", ["for each hero: e4"]),
        ("Ana place h0 d3", ["no movement points", "VV27"]),
        ("Ana place h3 d3", ["3 movement points unused", "VV21"]),
        (
            "Ana place h5 d5 d4-d5 d4-d5-d4",
            [
                "The moves cost 3 of 5",
                "2 of 2 villagers on d4 move",
                "VV67",
                "VV22",
                "VV66",
                "2 movement points unused",
            ],
        ),
    ],
)
def test_placing(tmp_path: Path, line: str, said: list[str]) -> None:
    found = why(tmp_path, enter(at_building(VILLAGE), line))
    assert [one for one in [*said, "Card 1 of 6 in round 2", "Also legal: "] if one not in found] == []


def test_a_gain_across_a_gap(tmp_path: Path) -> None:
    game = enter(at_building("Ana: d4=n000 d5=n000 e5=n000 g5=n000 g4=n000\nBen: d4=n000"), "Ana place n000:row e4")
    assert "Buildings across a gap count too: g4. (Gains across a gap, VV14)" in why(tmp_path, game)


def test_walking_from_another_hero(tmp_path: Path) -> None:
    game = enter(at_building("Ana: d4=n000 e4=h0*1\nBen: d4=n000"), "Ana place h1 e5 e4-e5")
    assert "e4 is also a hero" in why(tmp_path, game)


def test_the_russian_size_and_the_house_rule(tmp_path: Path) -> None:
    game = enter(at_building(VILLAGE, edition="ru"), "Ana place n000 d3")
    assert "It is card 1 of its row and card 2 of its column" in why(tmp_path, game)
    game = enter(at_building("Ana: d4=b111 e4=n000\nBen: d4=n000", house="own-colour always"), "Ana place g000:b d3")
    assert "House rule: it counts itself" in why(tmp_path, game)


def test_starting_and_the_start_card(tmp_path: Path) -> None:
    game = played("Ana start y111:3\nBen start g200\nAna place n000:row e4")
    assert "VV68" in why(tmp_path, game, 1)
    assert "VV68" not in why(tmp_path, game, 2)
    assert "The start card counts too: d4. (The start card in gains, VV16)" in why(tmp_path, game)


def test_creatures(tmp_path: Path) -> None:
    cards = "\n".join(f"{one} place n000 {cell}" for one in ("Ana", "Ben") for cell in CELLS)
    game = played(f"Ana start y111\nBen start g200\n{cards}\nAna creatures w2 lg v3")
    assert "Creature turn 1 of 2 in round 1" in why(tmp_path, game)


DEMONS = "Ana: d4=y111*2 e4=h0*1 f4=g100*1 g4=g100*1 d5=n000 | {} dh\nBen: d4=g200*2 | w2 wl v1"


@pytest.mark.parametrize(
    ("demon", "answer", "said"),
    [
        (
            "dy",
            "dh hero e4",
            ["1 villager on it is lost", "VV40", "isn't possible here: the hero demon (dh)"],
        ),
        ("dy", "dy hero e4", ["Any hero of the village can be given up: e4", "VV32"]),
        ("dy", "dy effect", ["Yellow buildings with villagers: d4", "VV42"]),
        ("dm", "dm hero e4", ["Ana's demons: the hero demon (dh), the fewest-villagers demon (dm)", "VV31"]),
        (
            "dm",
            "dm effect f4",
            [
                "1, on f4, g4",
                "VV39",
                "Buildings without villagers don't count: d5",
                "on g4 with 1 villager: `dm effect g4`",
            ],
        ),
        ("dw", "dw hero e4", ["VV32"]),
        (
            "dw",
            "dw effect w2",
            ["What Ben had when the demons began", "(w2), the witch counting left (wl).", "VV28"],
        ),
        ("dl", "dl hero e4", ["the effect, isn't possible here: the werewolf thief (dl). (Nothing to steal, VV33)"]),
        ("dv", "dv hero e4", []),
        ("dv", "dv effect v1", [": a vampire worth 1 (v1)."]),
    ],
)
def test_each_demon_both_ways(tmp_path: Path, demon: str, answer: str, said: list[str]) -> None:
    game = enter(at_night(DEMONS.format(demon)), f"Ana demon {answer}")
    found = why(tmp_path, game)
    assert [one for one in said if one not in found] == []
    assert f"`{answer}`" not in found.partition("Also legal:")[2]


def test_a_plain_breach(tmp_path: Path) -> None:
    night = "Ana: c4=h0*1 c5=r009*1 d4=y111*2 | w2 wl wr lg\nBen: d4=g200*2 | w2 w2 v1"
    found = why(tmp_path, enter(at_night(night), "Ana breach c4 wl"))
    assert "The witches attack: w2 + wl=2 + wr=2 = 6" in found
    assert "(wl) is worth 2: the number of witches Ben, the left neighbour, had after the demons" in found
    assert "Defence, column c: c4 0 + c5 0 = 0" in found
    assert "Heroes defend with 0: c4. (Step B, the defence)" in found
    assert "Shields against other kinds don't count: c5. (The wrong shield, VV53)" in found
    assert "These are equally weak, so the player chooses: a witch worth 2 (w2), the witch " in found
    assert re.findall("`([^`]+)`", found.partition("Also legal:")[2]) == ["c4 w2", "c4 wr", "c5 w2", "c5 wl", "c5 wr"]


def test_a_breach_with_an_icon(tmp_path: Path) -> None:
    night = "Ana: d4=h0l e4=n000 d5=n000 d6=n000 d7=n000 | lg lg lb\nBen: d4=g200*2 | w2 w2 v1"
    found = why(tmp_path, enter(at_night(night), "Ana breach d4 lg"))
    assert "so any attacker can die: a black werewolf (lb), a grey werewolf (lg). (The icon is optional, VV56)" in found
    assert "A grey werewolf (lg) is worth 2: the number of grey werewolves that came to this village" in found


COMMON = """
Ana start y111
Ben start g200
Ana place b030:row d3
undo
redo
= Ana villagers 3
= Ana cards 2
= Ana creatures 0
= Ana points 3
! Ana villagers d4 3 "found one"
set edition ru
set rules 1
note "late"
ended 2026-11-16T21:05:00Z
undo from 10
"""


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (4, "Undoes 3 (Ana place b030:row d3)."),
        (5, "Redoes 3 (Ana place b030:row d3)."),
        (6, "The table counted 3, and so does the referee. · Villagers by card: d3 1, d4 2."),
        (7, "Cards: d3: blue building b030:row, d4: yellow building y111."),
        (8, "At the village, including demons: –."),
        (9, "2 for 2 villagers on d4 (yellow building y111)"),
        (10, "A table ruling, whatever the rules say: found one (The table overrules) · Entry 15 undid it."),
        (11, "edition was fr and is now ru"),
        (12, "Rules revision 1 instead of 1, from here on."),
        (13, "A note: it changes nothing"),
        (14, "The time the game ended"),
        (15, "Undoes 10 (! Ana villagers d4 3"),
    ],
)
def test_what_every_game_has(tmp_path: Path, number: int, said: str) -> None:
    path = record(tmp_path, played("Ana start y111\nBen start g200"))
    head = path.read_text(encoding="utf-8").partition("\n\n")[0]
    # b030:row on d3 counts itself alone: one villager
    path.write_text(f"{head}\n\n{COMMON.strip()}\n", encoding="utf-8")
    assert said in twice(f"referee why {number} --file {path}").words


def test_a_repeat() -> None:
    path = ROOT / "tests/games/vampire_village/recorded" / "repeats.referee"
    table = Table.read(path)
    play = Play(table.game, table.header.setup)
    steps = [play.enter(entry) for line in table.lines if (entry := play.parse(line)) is not None]
    for step in [step for step in steps if step.repeat][:2]:
        assert "The referee had already done this" in twice(f"referee why {step.number} --file {path}").words


def test_every_entry_of_recorded_games_can_be_explained() -> None:
    for path in GAMES[::9]:
        for number in range(1, Table.read(path).play.entries + 1, 5):
            answer = ask(f"referee why {number} --json --file {path}")
            assert answer.status == 0
            found = answer.json
            assert found["reasons"], found["text"]
            assert not set(found["else"]) & {found["text"].partition(" breach ")[2] or "-"}


@pytest.mark.parametrize("path", GAMES[::7], ids=lambda path: path.stem)
def test_every_point_is_accounted_for(path: Path) -> None:
    table = Table.read(path)
    for place in table.snapshot()["standings"]:
        answer = ask(["why", "--score", place["player"], "--json", "--file", str(path)]).json
        parts = [int(one["text"].split(" for ")[0]) for one in answer["reasons"] if " for " in one["text"]]
        assert sum(parts) == answer["points"] == place["points"]


def test_the_last_entry_and_none_such(tmp_path: Path) -> None:
    path = record(tmp_path, played("Ana start y111\nBen start g200"))
    assert twice(f"referee why --file {path}").out.startswith("2  Ben start g200")
    for number in ("0", "3", "99999999999999999999"):
        assert "there is no entry" in ask(f"referee why {number} --file {path}").words


CORRECTED = "Ana start y111\nBen start g200\nAna place b000:y d3\n= Ana villagers 3\nset house own-colour always"


def test_a_header_that_was_corrected_later_is_told(tmp_path: Path) -> None:
    game = played(CORRECTED)
    found = why(tmp_path, game, 3)
    assert (
        "Explained by the header at the time. Entry 5 (set house own-colour always) corrected the header later" in found
    )
    assert "By the current header: Ana: villagers +2 = 4, cards +1 = 2, points +2 = 4." in found
    assert "Explained by the header at the time." in why(tmp_path, game, 4)
    assert "header at the time" not in why(tmp_path, game, 5)
    enter(game, "Ana place n000 d5")
    assert "header at the time" not in why(tmp_path, game, 6)
    enter(game, "undo from 5")
    assert "header at the time" not in why(tmp_path, game, 3)


def test_a_correction_that_was_brought_back_later(tmp_path: Path) -> None:
    lines = CORRECTED.replace("= Ana villagers 3\n", "") + "\nundo\n= Ana villagers 3"
    assert "header at the time" not in why(tmp_path, played(lines), 6)
    assert "Entry 4 (set house own-colour always) corrected" in why(tmp_path, played(f"{lines}\nredo"), 6)


def test_an_entry_that_the_corrected_header_makes_a_repeat(tmp_path: Path) -> None:
    night = "Ana: d4=n000 d5=n000 e5=n000 e6=n000 f5=n000 | w2 lg\nBen: d4=n999"
    game = enter(at_night(night), "Ana breach d5\nset order werewolves witches vampires")
    assert "By the current header, it changes no counts." in why(tmp_path, game, game.play.steps[-2].number)


SEATS = """
Ana start y111
Ben start g200
Cleo start b020
Ana place b030:row d3
Ben place r003:2 e4
Cleo place g300:1 c4
set players Cleo Ana Ben
undo from 4
"""


def test_entries_taken_back_keep_the_names_of_then(tmp_path: Path) -> None:
    game = played(SEATS, "Ana Ben Cleo")
    assert "villagers" not in why(tmp_path, game, 7)  # nobody's changed
    found = why(tmp_path, game, 8)
    assert "Undoes 4 (Ana place b030:row d3), 5 (Ben place r003:2 e4), 6 (Cleo place g300:1 c4)" in found
    assert "Ana: villagers -1 = 2, cards -1 = 1, points -1 = 2 Ben: villagers -2 = 2" in found


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("hand-two", ["Ben wins.", "2. Ana: 11 points (", "heroes 2 (0)", "Ben has the most points, 12; Ana has 11."]),
        ("hand-three-ru", ["Fay Lin and Dana are tied on points; Fay Lin has more cards: 7 to 6. (Ties)"]),
        ("hand-shared", ["Gus, Hana share the victory.", "tied on everything that counts: points, cards."]),
    ],
)
def test_the_result_after_the_end(game: str, said: list[str]) -> None:
    found = twice(f"referee why --file {GAMES[0].with_name(game)}.referee").words
    assert [one for one in said if one not in found] == []
    assert "The time the game ended" not in found


def test_fewer_bites_decide_in_the_other_game() -> None:
    words = {"player": "Ana", "next": "Ben", "number": 2, "other": 3, "key": "bites", "tied": ("points",)}
    said = Voice("en", "vampire-nights")("why.by-fewer", **words)
    assert said == "Ana and Ben are tied on points; Ana has fewer bites: 2 to 3."


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_the_result_in_other_languages(language: str) -> None:
    env = Environment({"COLUMNS": "200"}, io.StringIO(), out := io.StringIO(), io.StringIO(), language=language)
    assert run(["why", "--file", f"{GAMES[0].with_name('hand-three-ru')}.referee"], env) == 0
    *_, decision, _, line = out.getvalue().splitlines()
    assert "Fay Lin" in decision
    assert "tied" not in decision
    assert line.startswith(Voice(language)("again", line=""))


def test_programs_get_the_result_too() -> None:
    found = ask(f"referee why --json --file {GAMES[0].with_name('hand-three-ru')}.referee").json
    assert (found["winners"], found["decided_by"]) == (["Fay Lin"], "cards")


def test_an_entry_of_a_finished_game_by_its_number() -> None:
    path = GAMES[0].with_name("hand-two.referee")
    number = Table.read(path).play.entries
    assert ask(f"referee why {number} --file {path} --json").json["entry"] == number


@pytest.mark.parametrize("name", ["ana", "Ana", "a", "--score ana"])
def test_a_player_by_name(name: str, tmp_path: Path) -> None:
    path = record(tmp_path, at_building(VILLAGE))
    assert twice(f"referee why {name} --file {path}").out.startswith("Ana: 3 points so far")


def test_nobody_is_called_so(tmp_path: Path) -> None:
    answer = ask(f"referee why zoe --file {record(tmp_path, at_building(VILLAGE))}")
    assert answer.status == 2
    assert "nobody at this table is called “zoe”" in answer.words
    assert "Ana, Ben" in answer.words
