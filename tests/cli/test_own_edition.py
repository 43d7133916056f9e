"""A table plays by the edition of its language, unless somebody says otherwise, and hears which it is."""

import io
import json
from pathlib import Path

import pytest

from referee.games import GAMES
from referee.guide.new_game import NewGame
from tests.cli.conventions.runs import environment, within
from tests.places import ROOT

TWO = ("Аня 12 0 3 8", "Боря 10 5 3 7")
VILLAGE = ("--village", "y111=2 h3 / b030")
NEW = ("new", "пятница", "--players", "Аня", "Боря", "--order", "witches", "werewolves", "vampires")
RUSSIAN = "По правилам русского издания."
FRENCH = "По правилам французского издания."


def test_a_russian_table_counts_by_the_russian_edition(tmp_path: Path) -> None:
    said = within(tmp_path, "tally", *TWO, LANG="ru_RU.UTF-8").out
    assert "Побеждает Боря.\n" + RUSSIAN in said
    assert "Французское издание. Побеждает Аня." in said
    assert "--edition ru" in said
    assert "Аня wins.\nBy the rules of the French edition." in within(tmp_path, "tally", *TWO).out
    assert "Аня remporte la partie." in within(tmp_path, "tally", *TWO, "--lang", "fr").out


@pytest.mark.parametrize(
    ("words", "more"),
    [
        ((), {"REFEREE_EDITION": "fr"}),
        (("--edition", "fr"), {}),
        (("--edition", "fr"), {"REFEREE_EDITION": "ru"}),
    ],
)
def test_an_option_or_a_setting_goes_before_the_language(tmp_path: Path, words: tuple[str, ...], more: dict) -> None:
    said = within(tmp_path, "tally", *TWO, *words, "--lang", "ru", **more).out
    assert "Побеждает Аня.\n" + FRENCH in said
    assert within(tmp_path, *NEW, *words, "--lang", "ru", **more).status == 0
    assert "edition fr\n" in (tmp_path / "games/пятница.referee").read_text("utf-8")


def test_a_new_game_writes_its_edition_and_says_it(tmp_path: Path) -> None:
    said = within(tmp_path, *NEW, "--lang", "ru").out
    assert "Играем по русскому изданию; по французскому — запись `set edition fr`." in said
    assert "edition ru\n" in (tmp_path / "games/пятница.referee").read_text("utf-8")
    within(tmp_path, "new", "nuit", "--game", "vampire-nights", "--players", "Ana", "Ben")
    within(tmp_path, "new", "суббота", *NEW[2:], "--lang", "ru")  # also where another game was used last
    assert "edition ru\n" in (tmp_path / "games/суббота.referee").read_text("utf-8")


def test_attack_try_and_best_say_the_edition(tmp_path: Path) -> None:
    for words in (("attack", "witches", "w2", *VILLAGE), ("try", *VILLAGE)):
        assert RUSSIAN in within(tmp_path, *words, "--lang", "ru").out
        assert FRENCH in within(tmp_path, *words, "--lang", "ru", "--edition", "fr").out
    within(tmp_path, *NEW, "--lang", "ru")
    within(tmp_path, "do", "Аня start y111", "Боря start g200")
    assert "правил" not in within(tmp_path, "show", "--lang", "ru").out
    assert (
        json.loads(within(tmp_path, "attack", "witches", "2", *VILLAGE, "--lang", "ru", "--json").out)["edition"]
        == "ru"
    )


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_record_without_an_edition_is_french_in_every_language(tmp_path: Path, language: str) -> None:
    record = tmp_path / "old.referee"
    record.write_text("referee 1\ngame vampire-village\nplayers Ana Ben\norder witches werewolves vampires\n", "utf-8")
    answer = json.loads(within(tmp_path, "verify", "--json", str(record), "--lang", language).out)
    assert answer["edition"] == "fr"


@pytest.mark.parametrize(("more", "edition"), [({}, "fr"), ({"LANG": "ru"}, "ru"), ({"REFEREE_EDITION": "ru"}, "ru")])
def test_the_menu_at_the_start_points_to_it(tmp_path: Path, more: dict[str, str], edition: str) -> None:
    env = environment(tmp_path, [], io.StringIO(), io.StringIO(), io.StringIO(), **more)
    menu = NewGame(env, GAMES["vampire-village"])._menu("edition", {}, 3, ())
    assert menu.options[menu.pointed].value == (edition,)


def test_config_and_help_say_what_holds(tmp_path: Path) -> None:
    found = json.loads(within(tmp_path, "config", "--json", "--lang", "ru").out)["settings"]["edition"]
    assert found == {"value": "ru", "source": "language", "where": "ru"}
    for command in ("new", "tally", "attack", "try"):
        assert "[по умолчанию ru]" in within(tmp_path, command, "--help", "--lang", "ru").out
        assert "[default: fr]" in within(tmp_path, command, "--help").out


def test_the_score_says_its_edition_where_the_editions_differ(tmp_path: Path) -> None:
    differing = ROOT / "tests/games/vampire_village/recorded/editions-differ.referee"
    said = within(tmp_path, "score", "--file", str(differing)).out
    assert "By the rules of the French edition.\nThe editions differ: Cem scores 4 in the French edition, 7 in" in said
    agreed = ROOT / "tests/games/vampire_village/recorded/demons-idle.referee"
    assert "edition" not in within(tmp_path, "score", "--file", str(agreed)).out
