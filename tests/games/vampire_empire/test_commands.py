"""Every command on games of Vampire Empire, in three languages: it works, or says that this game has no such thing."""

import json
import shutil
from pathlib import Path

import pytest

from referee.cli.command_list import all_commands
from referee.languages import LANGUAGES
from tests.cli.calls import check_calls, check_sheets, own_words_offered, run
from tests.cli.conventions.runs import within
from tests.games.vampire_empire.make import GAMES
from tests.say.unsaid import left_unsaid

KIND = ("--game", "vampire-empire")
MIDDLE = [
    *("castle bis lad off", "Ana draw moat 1 cellar 2", "Ana reveal lad", "Ana attack lad bis n2 v1", "Ben defend c1"),
    *("Ana answer human", "enter coo", '! markers lad 0 1 "squire"', "= Ana moat 3", 'Ben support squire 0/1 look "x"'),
    *("Ben attack off lad n2 w1", "Ana defend v2"),
]
CALLS: dict[str, list[list[str]]] = {
    "new": [["new", "sunday", *KIND, "--players", "Zoe", "Max", "--vampires", "Max"], ["new", "--help", *KIND]],
    "do": [["do", "Ben attack n1", "Ana defend none", "enter mai", "Ana pass"], ["do", "--json", "Ben keep"]],
    "show": [["show"], ["show", "Ana", "--legal"], ["show", "--style", "plain"], ["show", "--style", "large"]],
    "score": [["score"], ["score", "--game", "a-draw"], ["score", "--game", "masters-of-the-castle"]],
    "log": [["log"], ["log", "--game", "tricks"], ["log", "--json"]],
    "undo": [["undo"], ["undo", "--from", "5"]],
    "redo": [["redo"]],
    "try": [["try", "Ben attack none"], ["try", "--at", "4", "Ben defend c2"], ["try", "--json", "Ben attack n3"]],
    "why": [*(["why", str(number)] for number in range(1, 13)), ["why", "Ana"], ["why", "--game", "a-draw"]],
    "fix": [["fix", "5", "Ben defend c2 c0"]],
    "games": [["games"], ["games", "--json"]],
    "export": [["export", "--format", "md"], ["export", "--game", "a-draw", "--bgstats"]],
    "verify": [["verify", "games/middle.referee"], ["verify", "--json", "games/a-draw.referee"]],
    "repair": [["repair", "middle"]],
    "stats": [["stats"], ["stats", "--csv"], ["stats", "--json"], ["stats", "--game-kind", "vampire-empire"]],
    "rules": [["rules"], ["rules", "VE21"], ["rules", "codes"], ["rules", "scoring"], ["rules", "tie-break"]],
    "demo": [["demo", "vampire-empire"], ["demo"]],
    "cards": [["cards"], ["cards", "show", "n2"], ["cards", "--game", "vampire-empire", "--practice"]],
    "config": [["config"]],
    "completions": [["completions", "bash"]],
    "help": [["help"], ["help", "fight"], ["help", "tally"], ["help", "new"]],
    "fight": [["fight", "bis", "lad!", "c2 c1", "n2 v2"]],
    "tally": [["tally", "Ana vampires 2", "Ben humans 4"]],
}
LACKING = {"attack": ["attack", *KIND], "best": ["best"], "facts": ["facts", *KIND], "siege": ["siege", *KIND]}
ASKS = {"play", "serve"}
WIDE = ("config", "completions", "new", "export", "verify", "repair", "help", "fight", "tally", "try", "why")


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three games that are over, and one in use that is not."""
    home = tmp_path_factory.mktemp("home")
    (home / "games").mkdir()
    for name in ("a-draw", "tricks", "masters-of-the-castle"):
        shutil.copy(GAMES / f"{name}.referee", home / "games")
    assert within(home, "new", "middle", *KIND, "--players", "Ana", "Ben", "--vampires", "Ana").status == 0
    done = within(home, "do", *MIDDLE)
    assert done.status == 0, done.err
    return home


@pytest.fixture
def home(furnished: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(furnished, tmp_path / "home"))


@pytest.fixture
def unsaid(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    return left_unsaid(monkeypatch)


def test_every_command_is_called() -> None:
    assert {*CALLS, *LACKING, *ASKS} == {*all_commands()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", CALLS)
def test_every_command_works_and_nothing_is_left_unsaid(
    home: Path, unsaid: list[str], command: str, language: str
) -> None:
    check_calls(home, CALLS[command], language, WIDE)
    assert unsaid == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", LACKING)
def test_what_the_game_lacks_is_said(home: Path, unsaid: list[str], command: str, language: str) -> None:
    done = run(home, *LACKING[command], REFEREE_LANG=language)
    assert (done.status, done.out) == (2, "")
    assert "vampire-empire" in done.err
    assert unsaid == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["a-draw", "tricks", "middle"])
def test_sheets_in_every_format(home: Path, unsaid: list[str], game: str, language: str) -> None:
    check_sheets(home, game, language)
    assert unsaid == []


def test_json_has_what_the_record_says(home: Path) -> None:
    found = json.loads(run(home, "verify", "--json", "games/middle.referee").out)
    assert (found["ok"], found["round"], found["time"], found["phase"], found["overruled"]) == (
        True,
        1,
        "day",
        "combat",
        [8],
    )
    assert found["combat"]["values"] == [3, 2]
    assert found["pending"] == [{"player": "Ben", "kind": "attack"}]
    over = json.loads(run(home, "verify", "--json", "games/a-draw.referee").out)
    assert (over["outcome"]["ending"], over["winners"]) == ("cards", ["Ana", "Ben"])


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("do ", ["Ben", "Ana", "castle", "enter"]),
        ("do Ben ", ["attack"]),
        ("do = ", ["Ana", "Ben", "city", "dead"]),
        ("do = Ana ", ["hand", "deck", "moat", "cellar"]),
    ],
)
def test_tab_offers_what_may_come_next(
    furnished: Path, monkeypatch: pytest.MonkeyPatch, line: str, offered: list[str]
) -> None:
    monkeypatch.setenv("REFEREE_HOME", str(furnished))
    assert own_words_offered(line) == offered


def test_tab_offers_the_characters_of_the_castle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REFEREE_HOME", str(tmp_path))
    assert run(tmp_path, "new", "friday", *KIND, "--players", "Ana", "Ben", "--vampires", "Ana").status == 0
    assert own_words_offered("do castle bis ") == ["lad", "lor", "off", "mon", "nun", "mai", "coo", "but"]


def test_a_fix_of_a_card_says_what_the_combat_stands_at_now(home: Path) -> None:
    told = " ".join(run(home, "fix", "12", "Ana defend v3").out.split())
    assert "(Officer against Lady, 3 against 2) → Ben attack CARD … or none (Officer against Lady, 3 against 3)" in told
    assert "The position stays the same" not in told


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("ana attack o la n2", "Ana attack off lad n2"),
        ("a attaque offi lad n1 n1", "Ana attack off lad n1 n1"),
        ("ana reveal n", "Ana reveal nun"),
        ("a hide épi v2 nv1 v1", None),
        ("a cache év v2 nv1 v1", "Ana hide bis v2 nv1 v1"),
        ("Ana attack l bis n2", None),  # the Lady or the Lord
        ("ana support la 1/1 draw b 1 + kill la", "Ana support la 1/1 draw Ben 1 + kill lad"),
        ('! castle mo coo n "x"', '! castle mon coo nun "x"'),
    ],
)
def test_a_character_may_be_shortened_where_a_person_types(home: Path, typed: str, written: str | None) -> None:
    run(home, "new", "short", *KIND, "--players", "Ana", "Ben", "--vampires", "Ana")
    run(home, "do", "castle bis lad off", "ana keep")
    done = run(home, "do", typed)
    assert (done.out.splitlines()[0].split("  ")[1] if done.out else None) == written


def test_a_fix_may_be_shortened(home: Path) -> None:
    told = run(home, "fix", "11", "ben attack o la w3").out
    assert "it goes on with entry" in " ".join(told.split())


def test_the_page_to_step_through_tells_city_dead_and_counts(home: Path) -> None:
    page = run(home, "export", "--format", "html").out
    for told in ("City: Lord, Monk, Nun, Maid, Butler", "Dead humans: Bishop", "hand\u00a05", "♥ revealed"):
        assert (told in page) == ("♥" not in told), told  # a picture has no such sign


def test_entries_are_repeated_in_the_language(home: Path) -> None:
    entries = [
        "undo",
        "Ana defend none",
        "undo from 9",
        "Ben draw moat 1 cellar 1",
        "Ben support squire 0/1 attack off",
    ]
    said = {
        "fr": ("Ana défend aucune", "Ben pioche oubliettes 1 grenier 1", "Ben soutien squire 0/1 attaque off"),
        "ru": ("Ana защищает ничем", "Ben добирает ров 1 погреб 1", "Ben поддержка squire 0/1 атакует off"),
    }
    for language, lines in said.items():
        told = run(home, "do", *entries, REFEREE_LANG=language).out
        assert [line for line in lines if line not in told] == []
        run(home, "undo", "--from", "9")
        run(home, "do", *MIDDLE[8:])


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ben: draw, keep, water, attack, pass"),
        ("fr", "Ben\u00a0: pioche, garde, eau, attaque, passe"),
        ("ru", "Ben: добирает, оставляет, вода, атакует, пас"),
    ],
)
def test_what_may_be_done_next_is_said_once_and_in_the_language(home: Path, language: str, said: str) -> None:
    *_, next_to_last, again = run(home, "try", '! Ben turn "x"', REFEREE_LANG=language).out.splitlines()
    assert next_to_last.strip() == said
    assert "referee try" in again


def test_what_is_missing_is_told_with_an_example_of_this_game(home: Path) -> None:
    told = run(home, "new", "duel", *KIND, "--players", "Ana", "Ben").err
    assert told.startswith("Still needed: --vampires.")
    assert "referee new friday --game vampire-empire --players Ana Ben --vampires Ana" in told


def test_why_names_what_was_redone_in_the_words_of_the_language(home: Path) -> None:
    assert run(home, "undo").status == run(home, "redo").status == 0
    assert "(Ana défend" in run(home, "--lang", "fr", "why").out


def test_verify_has_every_field_also_where_the_header_cannot_be_read(tmp_path: Path) -> None:
    record = "referee 1\ngame vampire-empire\nplayers Ana Ben\nvampires Ana\n"
    files = [tmp_path / "fine.referee", tmp_path / "wrong.referee"]
    for file, more in zip(files, ("", "house water must\n"), strict=True):
        file.write_text(record + more)
    found = within(tmp_path, "verify", *map(str, files), "--json")
    fine, wrong = map(json.loads, found.out.splitlines())
    assert found.status == 4
    assert {*fine} == {*wrong}
    assert (wrong["failure"]["line"], wrong["failure"]["code"]) == (5, "bad-header")
    assert {key for key, value in wrong.items() if value is not None} == {
        *("schema", "file", "ok", "torn", "entries", "failure")
    }
