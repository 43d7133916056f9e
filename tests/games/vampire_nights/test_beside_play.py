"""What is done with games of this kind beside playing them: scores, sheets, lists, histories, repairs."""

import csv
import io
import json
import re
from pathlib import Path

import pytest

from tests.cli.conventions.runs import within as referee
from tests.cli.disputes.asking import record
from tests.games.vampire_nights.helpers import at, enter, forced
from tests.games.vampire_nights.make import GAMES
from tests.places import ROOT

DEMO = ROOT / "referee/games/vampire_nights/texts/demo.referee"  # Ana ends as a vampire, Ben as a guard
VILLAGE = ROOT / "tests/games/vampire_village/recorded" / "hand-two.referee"
ROLES = {"en": ("role", "vampire", "guard"), "fr": ("rôle", "vampire", "garde"), "ru": ("роль", "вампир", "страж")}
NIGHT = {"en": "Night 2", "fr": "Nuit 2", "ru": "Ночь 2"}


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files without a folder lie in one of the test's own."""
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("language", ROLES)
def test_the_score_says_who_became_a_vampire(tmp_path: Path, language: str) -> None:
    done = referee(tmp_path, "score", "--file", str(DEMO), "--lang", language)
    assert [*ROLES[language]] in [line.split() for line in done.out.splitlines()]


@pytest.mark.parametrize("language", ROLES)
@pytest.mark.parametrize("suffix", ["txt", "md", "html", "svg"])
def test_so_do_the_sheets_and_they_count_nights(tmp_path: Path, suffix: str, language: str) -> None:
    path = tmp_path / f"sheet.{suffix}"
    assert referee(tmp_path, "score", "--file", str(DEMO), "-o", str(path), "--lang", language).status == 0
    text = path.read_text("utf-8")
    label, first, second = ROLES[language]
    after = text if suffix == "svg" else text[text.index(label) :]  # in a picture the columns stand before the labels
    assert label in text
    assert after.index(first) < after.index(second)
    assert suffix in ("txt", "md") or NIGHT[language] in text
    assert not any(word in text for word in ("Round 2", "Manche 2", "Раунд 2"))


def test_the_total_is_still_what_stands_out(tmp_path: Path) -> None:
    referee(tmp_path, "score", "--file", str(DEMO), "-o", "sheet.html")
    page = (tmp_path / "sheet.html").read_text("utf-8")
    assert re.findall(r'data-label="(\w+)">(\d+)</td></tr>', page) == [("points", "36"), ("points", "34")]
    assert "tr > :last-child { font-weight: bold; }" in page


def test_so_do_the_data_for_programs(tmp_path: Path) -> None:
    rows = list(csv.DictReader(io.StringIO(referee(tmp_path, "score", "--file", str(DEMO), "--format", "csv").out)))
    assert [(row["player"], row["role"]) for row in rows] == [("Ana", "vampire"), ("Ben", "guard")]
    for words in (["--json"], ["--format", "json"]):
        found = json.loads(referee(tmp_path, "score", "--file", str(DEMO), *words).out)
        assert [one["vampire"] for one in found["standings"]] == [True, False]


def test_nothing_of_it_is_said_before_the_end(tmp_path: Path) -> None:
    begun = tmp_path / "begun.referee"
    lines = DEMO.read_text("utf-8").splitlines()
    begun.write_text("\n".join(lines[: lines.index("Ana use clo b5-b6")]) + "\n", "utf-8")
    for words in ([], ["--format", "txt"], ["--format", "csv"], ["--format", "md"]):
        done = referee(tmp_path, "score", "--file", "begun.referee", *words)
        assert (done.status, "role" in done.out) == (0, False), words
    assert "everybody counts as a guard" in " ".join(referee(tmp_path, "score", "--file", "begun.referee").out.split())


def test_a_village_has_no_roles(tmp_path: Path) -> None:
    assert "role" not in referee(tmp_path, "score", "--file", str(VILLAGE)).out
    assert "role" not in referee(tmp_path, "score", "--file", str(VILLAGE), "--format", "csv").out


@pytest.fixture
def both(tmp_path: Path) -> Path:
    for path in (GAMES / "vampire-wins.referee", GAMES / "fewest-bites.referee", VILLAGE):
        assert referee(tmp_path, "games", "add", str(path)).status == 0
    return tmp_path


def test_games_of_both_kinds_are_listed_with_their_kind(both: Path) -> None:
    listed = " ".join(referee(both, "games").out.split())
    assert "vampire-wins vampire-nights game over Ana, Ben, Cem" in listed
    assert "hand-two vampire-village game over" in listed
    found = {one["name"]: one["game"] for one in json.loads(referee(both, "games", "--json").out)["games"]}
    assert found == {
        "vampire-wins": "vampire-nights",
        "fewest-bites": "vampire-nights",
        "hand-two": "vampire-village",
    }


def test_games_of_one_kind_are_listed_without_it(tmp_path: Path) -> None:
    referee(tmp_path, "games", "add", str(DEMO), "dark")
    assert "vampire-nights" not in referee(tmp_path, "games").out


def test_both_kinds_have_their_history(both: Path) -> None:
    found = json.loads(referee(both, "stats", "--json").out)
    assert {kind: one["games"] for kind, one in found["kinds"].items()} == {"vampire-nights": 2, "vampire-village": 1}
    assert found["kinds"]["vampire-nights"]["losses"] == []
    assert found["kinds"]["vampire-village"]["losses"] != []
    for language, losses in (("en", "Most villagers lost"), ("fr", "villageois perdus"), ("ru", "потер")):
        text = referee(both, "stats", "--lang", language).out
        assert text.count(losses) == 1
        nights, village = text.index("vampire-nights"), text.index("vampire-village")
        assert (nights < village) == (text.index(losses) > village), "only villages lose villagers"
    assert "Cem" not in referee(both, "stats", "--game-kind", "vampire-village").out


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_repair_speaks_of_the_right_game(tmp_path: Path, language: str) -> None:
    text = (GAMES / "fewest-bites.referee").read_text("utf-8")
    path = tmp_path / "odd.referee"
    path.write_text("\n".join([*text.splitlines()[:12], "Ana move a0-a9"]) + "\n", "utf-8")
    told = referee(tmp_path, "repair", str(path), "--lang", language)
    assert told.status == 4
    assert "a0-a1" in told.out, "what a step looks like"
    assert referee(tmp_path, "repair", str(path), "--yes", "--lang", language).status == 0
    assert referee(tmp_path, "verify", str(path), "--lang", language).status == 0


def test_a_lost_game_line_is_found_where_only_one_game_fits(tmp_path: Path) -> None:
    for source, game in ((GAMES / "fewest-bites.referee", "vampire-nights"), (VILLAGE, "vampire-village")):
        path = tmp_path / source.name
        lines = source.read_text("utf-8").splitlines()
        path.write_text("\n".join(line for line in lines if not line.startswith("game ")) + "\n", "utf-8")
        assert referee(tmp_path, "repair", str(path), "--yes").status == 0
        assert f"game {game}\n" in path.read_text("utf-8")


def test_an_accepted_repeat_is_in_force(tmp_path: Path) -> None:
    game = at("a1=coi b1=none b2=mot", "Ana: a0p b1\nBen: b0p a1", turn="Ben", hand=0)
    enter(game, "Ben move a1-b1\nAna pass b1")
    assert forced(game) == ["move b1-b2"]
    path = record(tmp_path, game)
    path.write_text(f"{path.read_text('utf-8')}Ben move b1-b2\n", "utf-8")
    found = json.loads(referee(tmp_path, "log", "--json", "--file", str(path)).out)["entries"]
    assert found[-1]["text"].startswith("Ben move b1-b2")
    assert all(entry["in_force"] for entry in found)
    assert "undone" not in referee(tmp_path, "log", "--file", str(path)).out


HEAD = b"referee 1\ngame vampire-nights\nplayers Ana Ben\n\n"
TORN = HEAD + b"Ana reveal fat mot\nAna gua\xff"


@pytest.mark.parametrize("words", [("show",), ("score",), ("log",), ("why", "1"), ("show", "--json"), ("export",)])
def test_a_torn_tail_that_is_no_text_is_left_out_and_the_rest_is_told(tmp_path: Path, words: tuple[str, ...]) -> None:
    (tmp_path / "torn.referee").write_bytes(TORN)
    done = referee(tmp_path, *words, "--file", "torn.referee")
    assert (done.status, "cut off" in done.err) == (0, True)


def test_an_entry_after_such_a_tail_is_acknowledged(tmp_path: Path) -> None:
    file = tmp_path / "torn.referee"
    file.write_bytes(TORN)
    done = referee(tmp_path, "do", "--file", str(file), "Ana guards a b tor")
    assert (done.status, done.out.splitlines()[0]) == (0, "2  Ana guards a b tor")
    assert referee(tmp_path, "verify", str(file)).status == 0


@pytest.mark.parametrize(
    "header",
    [
        b"referee 1\n  game vampire-nights\nplayers Ana Ben\n",
        b"referee 1\nGAME   Vampire-Nights\nplayers Ana Ben\n \n",
        b"referee 1\n" + b"".join(b"note number %d\n" % number for number in range(500)) + HEAD[10:],
    ],
    ids=["indented", "capitals", "long"],
)
def test_the_game_is_found_however_the_header_is_written(tmp_path: Path, header: bytes) -> None:
    (tmp_path / "odd.referee").write_bytes(header.rstrip() + b"\n\nAna reveal fat mot\n")
    done = referee(tmp_path, "show", "--file", "odd.referee")
    assert (done.status, "night 1" in done.out) == (0, True)


@pytest.mark.parametrize(
    ("lines", "status", "said"),
    [
        (b"Ana reveal fat mot\nAna move a0-a1\n", 1, "that is for the “exploration” phase"),
        (b"Ana reveal fat mot\nAna guards a x tor\n", 2, "say which column"),
        (b"Ana reveal fat mot\nAna gu\xffards a b tor\n", 4, "line 6 is not UTF-8 text"),
        (b"Ana reveal fat mot ~00000000\n", 4, "line 5"),
    ],
    ids=["rules", "words", "bytes", "seal"],
)
def test_a_faulty_record_is_not_taken_in_and_what_is_wrong_is_said(
    tmp_path: Path, lines: bytes, status: int, said: str
) -> None:
    (tmp_path / "bad.referee").write_bytes(HEAD + lines)
    done = referee(tmp_path, "games", "add", "bad.referee")
    assert done.status == status
    assert said in " ".join(done.err.split())
    assert not (tmp_path / "games" / "bad.referee").exists()


@pytest.mark.parametrize("style", ["boxes", "large", "plain"])
def test_every_style_says_which_of_two_guards_is_which(tmp_path: Path, style: str) -> None:
    entries = b"Ana reveal fat mot\nAna guards a b tor\nBen guards a b tor\nAna first\nAna move a0-b0\nBen pass a0\n"
    (tmp_path / "two.referee").write_bytes(HEAD + entries)
    told = referee(tmp_path, "show", "--style", style, "--file", "two.referee").out
    assert "Ana: b0.1 has been on a0, b0; b0.2 has been on b0\n" in told
    assert "_ has passed tonight\n" in told


def test_show_legal_says_what_the_last_mover_may_still_add(tmp_path: Path) -> None:
    entries = b"Ana reveal fat mot\nAna guards a b tor\nBen guards a b tor\nAna first\nAna move a0-a1 coi\n"
    (tmp_path / "late.referee").write_bytes(HEAD + entries)
    told = referee(tmp_path, "show", "--legal", "--file", "late.referee").out
    after = " ".join(told[told.index("Ana can also:") :].split())
    assert "use sac a1" in after
    assert "Ana can also" not in referee(tmp_path, "show", "--file", "late.referee").out
