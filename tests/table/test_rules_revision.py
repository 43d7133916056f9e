"""An upgrade in mid-game: a game begun under rules N and gone on with by a referee that knows N+1.

Shown with the siege, a game for tests whose rules were really revised, through the whole program, each command
knowing the revisions up to a number.
"""

import json
from pathlib import Path

import pytest

from referee import Refused
from referee.games import GAMES
from referee.say import Voice, english
from tests.cli.conventions.runs import Done, within
from tests.siege import rules
from tests.siege.game import GAME
from tests.siege.play import FALLEN, siege

RECORD = "referee 1\ngame siege\nrules 1\nplayers Ana Ben\n\n"
RAIDERS = '! raiders keep 4 "late"'  # two fight side by side: under rules 2 each fells two


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "friday.referee"
    path.write_text(RECORD)
    return path


def referee(record: Path, newest: int, *words: str) -> Done:
    """The program as it was when it knew the rules up to that number."""
    known = {number: text for number, text in rules.REVISIONS.items() if number <= newest}
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, "siege", GAME)
        patch.setattr(rules, "REVISIONS", known)
        return within(record.parent, *words, "--file", str(record), columns=999)


def felled(record: Path, newest: int) -> dict[str, int]:
    found = json.loads(referee(record, newest, "show", "--json").out)
    return {one["name"]: one["felled"] for one in found["players"]}


def test_a_game_keeps_its_rules_and_is_offered_the_new_ones(record: Path) -> None:
    assert referee(record, 1, "do", RAIDERS, "Ana fight").status == 0
    assert felled(record, 1) == {"Ana": 1, "Ben": 0}

    done = referee(record, 2, "do", "Ben fight")  # a newer referee
    assert done.status == 0
    assert done.err.splitlines() == [
        "This game uses rules 1. Newer rules are available (2): who fights beside a comrade fells two raiders. "
        "The first entry they would change is 2: Ana fight",
        f"Switch to them: referee do --file {record} 'set rules 2 all' · "
        f"Keep the current rules: referee do --file {record} 'set rules 1'",
    ]
    assert felled(record, 2) == {"Ana": 1, "Ben": 1}  # still under its own number


def test_the_whole_game_takes_the_new_rules_and_gives_them_back(record: Path) -> None:
    referee(record, 1, "do", RAIDERS, "Ana fight")
    done = referee(record, 2, "do", "set rules 2 all")
    assert (done.status, done.err) == (0, "")
    assert felled(record, 2) == {"Ana": 2, "Ben": 0}
    assert record.read_text().splitlines()[-1].startswith("set rules 2 all ~")
    referee(record, 2, "do", "Ben fight")
    assert felled(record, 2) == {"Ana": 2, "Ben": 2}
    referee(record, 2, "undo", "--from", "3")
    assert felled(record, 2) == {"Ana": 1, "Ben": 0}


def test_the_new_rules_from_here_on(record: Path) -> None:
    referee(record, 1, "do", RAIDERS, "Ana fight")
    referee(record, 2, "do", "set rules 2", "Ben fight")
    assert felled(record, 2) == {"Ana": 1, "Ben": 2}


def test_where_an_entry_would_no_longer_count_they_can_only_hold_from_here_on(record: Path) -> None:
    referee(record, 2, "do", "Ana rest", "Ben rest", "spawn gate 3")
    said = referee(record, 3, "show").err
    assert "Entry 3 would no longer be legal (spawn gate 3), so they can only apply from here on." in said
    assert "'set rules 3'" in said
    refused = referee(record, 3, "do", "set rules 3 all")
    assert refused.status == 1
    assert "entry 3 would no longer fit" in refused.err
    assert referee(record, 3, "do", "set rules 3").status == 0
    assert referee(record, 3, "do", "sabotage none", "accuse none", "Ana rest", "Ben rest").status == 0
    assert referee(record, 3, "do", "spawn gate 3").status == 1
    assert referee(record, 3, "do", "spawn gate 2").status == 0


def test_nothing_entered_so_far_would_change(record: Path) -> None:
    referee(record, 1, "do", "Ana rest", "Ben go hall")
    assert "They would change nothing entered so far." in referee(record, 2, "show").err


def test_a_table_that_stays_is_asked_no_more_until_it_changes_its_mind(record: Path) -> None:
    referee(record, 1, "do", RAIDERS, "Ana fight")
    assert referee(record, 2, "do", "set rules 1").err == ""
    assert referee(record, 2, "do", "Ben fight").err == ""
    assert felled(record, 2) == {"Ana": 1, "Ben": 1}
    referee(record, 2, "do", "set rules 2 all")
    assert "Newer rules are available (3)" in referee(record, 3, "show").err


def test_a_finished_game_is_never_offered_anything(record: Path) -> None:
    assert referee(record, 1, "do", *FALLEN.strip().splitlines()).status == 0
    before = record.read_bytes()
    for command in ("show", "log"):
        done = referee(record, 3, command)
        assert (done.status, done.err) == (0, "")
    assert json.loads(referee(record, 3, "show", "--json").out)["outcome"]["why"] == "fallen"
    assert record.read_bytes() == before


def test_nor_is_an_abandoned_one(record: Path) -> None:
    referee(record, 1, "do", "Ana rest", "ended 2026-11-16T21:00:00Z")
    assert referee(record, 2, "show").err == ""
    assert "Newer rules are available (2)" in referee(record, 2, "do", "Ben rest").err  # taken up again


def test_an_older_referee_refuses_newer_rules(record: Path) -> None:
    referee(record, 1, "do", "Ana rest")
    referee(record, 2, "do", "set rules 2")
    before = record.read_bytes()
    done = referee(record, 1, "do", "Ben rest")
    assert done.status == 4
    assert done.err == (
        f"{record}:7: this referee knows the rules up to revision 1, not 2; you need a newer referee.\n"
    )
    assert record.read_bytes() == before


def test_quiet_says_nothing_of_it(record: Path) -> None:
    referee(record, 1, "do", "Ana rest")
    assert referee(record, 2, "show", "--quiet").err == ""


# ---- in memory


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "siege", GAME)


@pytest.mark.usefixtures("known")
def test_a_new_game_is_played_under_the_newest_rules() -> None:
    assert siege().play.setup.rules == max(rules.REVISIONS)
    assert siege(rules="2").play.setup.rules == 2


@pytest.mark.usefixtures("known")
def test_rules_for_the_whole_game_take_the_place_of_those_from_an_entry_on() -> None:
    made = siege(f"{RAIDERS}\nAna fight\nset rules 2\nBen fight", rules="1")
    assert [seat.felled for seat in made.state.seats] == [1, 2]
    made.do("set rules 1 all")
    assert (made.play.setup.rules, [seat.felled for seat in made.state.seats]) == (1, [1, 1])
    made.do("set players Ana Zoe")  # judged again: still so
    assert (made.play.setup.rules, [seat.felled for seat in made.state.seats]) == (1, [1, 1])


@pytest.mark.usefixtures("known")
def test_a_corrected_header_leaves_each_entry_its_rules() -> None:
    made = siege(f"{RAIDERS}\nAna fight\nset rules 2\nBen fight\nset players Ana Zoe", rules="1")
    assert (made.play.setup.rules, [seat.felled for seat in made.state.seats]) == (2, [1, 2])


@pytest.mark.usefixtures("known")
def test_the_newest_rules_can_be_refused_by_an_earlier_entry() -> None:
    made = siege("Ana rest\nBen rest\nspawn gate 3", rules="1")
    with pytest.raises(Refused) as caught:
        made.do("set rules 3 all")
    assert caught.value.refusal.params["entry"] == 3


def test_every_revision_of_a_real_game_is_described_in_every_language() -> None:
    for game, parts in GAMES.items():
        for number in [one for one in parts.rules().REVISIONS if one > 1]:
            key = f"revision.{game}.{number}"
            assert key in english(game)
            assert all(Voice(language, game)(key) != english(game)[key] for language in ("fr", "ru"))
