"""Every command on the siege, in three languages: it works, or says that this game has no such thing."""

import csv
import io
import json
from pathlib import Path
from urllib.parse import unquote

import pytest

from referee.cli.command_list import all_commands
from referee.languages import LANGUAGES
from referee.say import Voice
from tests.cli.calls import check_calls, check_sheets, own_words_offered, run
from tests.cli.conventions.runs import within
from tests.places import ROOT
from tests.say.unsaid import left_unsaid
from tests.siege.game import GAME
from tests.siege.play import FALLEN, QUIET
from tools import catalogues

MIDDLE = ["Ana go hall", "Ben rest", "spawn gate 2", '! raiders yard 1 "fell over"', "= heart 4"]
TOGETHER = [*QUIET.split("\n"), "Ana reveal loyal", "Ben reveal loyal"]
# What a person may call, by command; those in LACKING say that there is no such thing.
CALLS: dict[str, list[list[str]]] = {
    "new": [["new", "sunday", "--game", "siege", "--players", "Zoe"], ["new", "monday", "--help"]],
    "do": [["do", "sabotage gate", "accuse none", "Ana go yard"]],
    "show": [["show"], ["show", "Ana", "--legal"], ["show", "--style", "plain"], ["show", "--style", "large"]],
    "score": [["score"], ["score", "--game", "lost"], ["score", "--game", "won"]],
    "log": [["log"], ["log", "--game", "lost"]],
    "undo": [["undo"]],
    "redo": [["redo"]],
    "try": [["try", "sabotage none", "accuse hall"], ["try", "--at", "2", "spawn cellar 1"]],
    "why": [["why", "1"], ["why", "3"], ["why", "4"], ["why", "5"]],
    "fix": [["fix", "3", "gate 1"]],
    "games": [["games"]],
    "export": [["export", "--format", "md"], ["export", "--game", "lost", "--bgstats"]],
    "verify": [["verify", "games/middle.referee"]],
    "repair": [["repair", "middle"]],
    "stats": [["stats"], ["stats", "--csv"], ["stats", "--json"], ["stats", "--game-kind", "siege"]],
    "rules": [["rules"], ["rules", "heart"]],
    "demo": [["demo", "siege"], ["demo"]],
    "config": [["config"]],
    "completions": [["completions", "bash"]],
    "help": [["help"]],
}
LACKING = {
    "attack": ["attack", "--game", "siege"],
    "best": ["best"],
    "cards": ["cards"],
    "facts": ["facts", "--game", "siege"],
    "fight": ["fight", "--game", "siege"],
    "siege": ["siege", "--game", "siege"],
    "tally": ["tally", "Ana 1"],
}
ASKS = {"play", "serve"}  # in tests/test_second_game.py and tests/serve


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Two games that are over, and one in use that is not."""
    for name, rules, lines in (("lost", 1, FALLEN.split("\n")), ("won", 3, TOGETHER)):
        record = tmp_path / "games" / f"{name}.referee"
        record.parent.mkdir(exist_ok=True)
        record.write_text(f"referee 1\ngame siege\nrules {rules}\nplayers Ana Ben\nstarted 2026-11-16T19:30:00Z\n\n")
        done = within(tmp_path, "do", "--file", str(record), "-", stdin="\n".join(lines))
        assert (done.status, done.err) == (0, "")
    assert within(tmp_path, "new", "middle", "--game", "siege", "--players", "Ana", "Ben").status == 0
    assert within(tmp_path, "do", *MIDDLE).status == 0
    return tmp_path


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
    check_calls(home, CALLS[command], language, ("config", "completions", "new", "export", "verify", "repair", "help"))
    assert unsaid == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", LACKING)
def test_what_the_game_lacks_is_said(home: Path, unsaid: list[str], command: str, language: str) -> None:
    done = run(home, *LACKING[command], REFEREE_LANG=language)
    assert (done.status, done.out) == (2, "")
    assert "siege" in done.err
    assert run(home, "try", "--village", "3 2", REFEREE_LANG=language).status == 2
    points = run(home, "why", "--score", "Ana", REFEREE_LANG=language)
    called = {"en": "The Siege", "fr": "Le Siège", "ru": "Осада"}[language]
    assert (points.status, called in points.err) == (1, True)
    assert unsaid == []


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_the_other_languages_have_every_sentence(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogues, "folder", lambda source: (ROOT / "tests/siege") / "texts")
    assert catalogues.faults(language, "siege") == []
    assert catalogues.compiled(language, "siege") == GAME.texts().file(f"{language}.mo"), "python -m tests.siege.make"


# refusals


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "line",
    [
        *("spwn gate 2", "= heart 12", "= raider 1", "! heart 3", "Ana go moat", "Ana go keep", "spawn gate 3"),
        *("sabotage hall", "Ana reveal loyal", "= Ana felled 3", "= raiders 9", "= cards 9", "sabotage nowhere"),
    ],
)
def test_refusals_are_said(home: Path, unsaid: list[str], line: str, language: str) -> None:
    done = run(home, "do", line, REFEREE_LANG=language)
    assert done.status in (1, 2)
    assert unsaid == []


def test_other_languages_are_read(home: Path) -> None:
    assert run(home, "do", "= cœur 4", "= сердце 4", "саботаж ворота", "accuser aucun", "Ana aller cour").status == 0
    lines = [line.partition(" ~")[0] for line in (home / "games" / "middle.referee").read_text().splitlines()]
    assert lines[-5:] == ["= heart 4", "= heart 4", "sabotage gate", "accuse none", "Ana go yard"]


# data


def test_json_has_what_the_game_has_and_nothing_else(home: Path) -> None:
    for words in (["show", "--json"], ["verify", "--json", "games/middle.referee"], ["score", "--json"]):
        found = json.loads(run(home, *words).out)
        assert {"edition", "round"} & {*found} == set(), words
        assert (found["heart"], found["pending"][0]["player"]) == (4, None)
        assert (found["standings"], found["winners"], found["outcome"], found["overruled"]) == ([], [], None, [4])
    lost = json.loads(run(home, "verify", "--json", "games/lost.referee").out)
    assert lost["winners"] == []
    assert lost["outcome"] == {"why": "fallen", "losers": ["Ana", "Ben"], "rule": "heart"}
    broken = home / "games" / "broken.referee"
    broken.write_text("referee 1\ngame siege\nplayers spawn Ben\n\n")
    assert json.loads(run(home, "verify", "--json", "games/broken.referee").out)["failure"]["code"] == "bad-header"


def test_a_ruling_of_the_table_has_no_player(home: Path) -> None:
    found = json.loads(run(home, "do", "--json", "sabotage gate").out)
    assert found["rulings"][0]["events"][0]["player"] is None
    assert found["rulings"][0]["changes"] == [{"player": None, "what": "raiders", "change": 1, "now": 4}]
    tried = json.loads(run(home, "try", "--json", "accuse none").out)
    assert [*tried["legal"]] == ["Ana", "Ben"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["lost", "won", "middle"])
def test_sheets_in_every_format(home: Path, unsaid: list[str], game: str, language: str) -> None:
    check_sheets(home, game, language)
    verdict = Voice(language, "siege").texts[f"outcome.{'fallen' if game == 'lost' else 'together'}"].partition(":")[0]
    for suffix in ("txt", "html", "md", "svg"):
        assert (verdict in (home / f"score-{game}.{suffix}").read_text()) == (game != "middle")
    assert unsaid == []


def test_sheets_for_programs_have_no_points(home: Path) -> None:
    rows = list(csv.DictReader(io.StringIO(run(home, "score", "--game", "won", "--format", "csv").out)))
    assert [(row["player"], row["winner"], row["role"]) for row in rows] == [
        ("Ana", "yes", "loyal"),
        ("Ben", "yes", "loyal"),
    ]
    assert "rank" not in rows[0]
    entries = list(csv.DictReader(io.StringIO(run(home, "export", "--game", "won", "--format", "csv").out)))
    assert {"round", "Ana"} & {*entries[0]} == set()
    found = json.loads(run(home, "export", "--game", "lost", "--format", "json").out)
    assert (found["winners"], found["course"], found["accounts"], found["decided_by"]) == ([], [], [], "")
    assert {change["player"] for entry in found["entries"] for change in entry["changes"]} == {None}
    play = json.loads(unquote(run(home, "export", "--game", "lost", "--bgstats").out.partition("data=")[2]))
    assert play["game"]["noPoints"] is True
    assert [(one["name"], one["winner"], "score" in one) for one in play["players"]] == [
        ("Ana", False, False),
        ("Ben", False, False),
    ]


def test_the_history_counts_wins_without_points(home: Path) -> None:
    found = json.loads(run(home, "stats", "--json").out)["kinds"]["siege"]
    assert [(one["player"], one["games"], one["wins"], one["points"]) for one in found["players"]] == [
        ("Ana", 2, 1, None),
        ("Ben", 2, 1, None),
    ]
    assert found["closest"] == []
    assert [run(home, "stats").out.count(word) for word in ("points", "Closest")] == [0, 0]
    rows = list(csv.DictReader(io.StringIO(run(home, "stats", "--csv").out)))
    assert [(row["game"], row["winner"], row["rank"]) for row in rows] == [
        ("won", "1", ""),
        ("won", "1", ""),
        ("lost", "0", ""),
        ("lost", "0", ""),
    ]


# Tab


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("do ", ["sabotage", "Ana", "Ben", "march", "spawn", "accuse"]),
        ("do sabotage ", ["cellar", "gate", "none"]),
        ("do spawn ", []),
        ("do = ", ["Ana", "Ben", "heart", "raiders", "cards"]),
        ("do = heart ", []),
        ("do = Ana ", ["felled"]),
        ("do ! ", ["Ana", "Ben", "heart", "raiders"]),
        ("do Ana ", ["go", "fight", "rest", "reveal"]),
    ],
)
def test_tab_offers_lines_of_the_table(
    home: Path, monkeypatch: pytest.MonkeyPatch, line: str, offered: list[str]
) -> None:
    monkeypatch.setenv("REFEREE_HOME", str(home))
    assert own_words_offered(line) == offered
