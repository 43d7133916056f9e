"""Records of every format and rules revision there was, read by the program of today: all as it was then."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from referee import Table
from referee.games import GAMES
from referee.table.cards import read_book
from referee.table.header import VERSION
from tests.cli.conventions.runs import referee, within
from tests.releases.make import HERE, LIST, folder_of, list_new, sums, told

PAIRS = sorted(HERE.rglob("*.referee"))


@pytest.mark.parametrize("path", PAIRS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_an_old_record_is_judged_as_it_was(path: Path) -> None:
    data = path.read_bytes()
    assert re.search(rb" ~[0-9a-f]{8}\n\Z", data), "as the referee wrote it"
    now, then = told(data), json.loads(path.with_suffix(".json").read_text("utf-8"))
    if path.parent.name == "village-attacks-rules-1":
        now, then = _but_corrected(now), _but_corrected(then)
    assert now == then


def _but_corrected(found: dict[str, Any]) -> dict[str, Any]:
    """These were written before dice were judged: `dice` were all that were rolled, and now are those that are left.
    `step` was the one before while something was asked, `moved` outlived clean-up, the box had the heroes who are
    dead for good (VA191), and a villager's attack named the section on attacks of monsters."""
    snapshot = {key: value for key, value in found["snapshot"].items() if key != "step"}
    snapshot["box"] = {key: value for key, value in snapshot["box"].items() if key != "heroes"}
    others = ("dice", "owed", "moved")
    players = [{key: player[key] for key in player if key not in others} for player in snapshot["players"]]
    told = [{**one, "rule": "priority"} if one.get("rule") == "targets" else one for one in snapshot["instructions"]]
    return {**found, "snapshot": {**snapshot, "players": players, "instructions": told}}


@pytest.mark.parametrize("path", [path for path in PAIRS if path.stem.startswith("unfinished")])
def test_an_old_record_can_be_gone_on_with(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / path.name
    copy.write_bytes(path.read_bytes())
    with Table.open(copy) as table:
        assert table.state.phase != "over"
        table.do('note "gone on"')
    assert copy.read_bytes().startswith(path.read_bytes())
    Table.read(copy)


def test_the_cards_settings_and_games_of_a_release_open_unchanged(tmp_path: Path) -> None:
    """A folder as somebody has it who comes from there: nothing in it is changed by being read."""
    old = HERE / f"format-{VERSION}" / "home"
    then = json.loads((old / "told.json").read_text("utf-8"))
    unfinished = {f"{path.parent.name}-{path.stem}": path for path in PAIRS if path.stem.startswith("unfinished")}
    (tmp_path / "games").mkdir()
    for name in ("cards.yaml", "config.yaml"):
        (tmp_path / name).write_bytes((old / name).read_bytes())
    for name, path in unfinished.items():
        (tmp_path / "games" / f"{name}.referee").write_bytes(path.read_bytes())

    # What was invented stood in then for groups of which the table had no cards; now nothing does.
    told_now, own = json.loads(within(tmp_path, "cards", "--json").out), read_book((old / "cards.yaml").read_bytes())
    assert told_now["groups"] == {group: then["cards"]["groups"][group] for group in own.groups}
    assert {face: told_now["names"][face] for face in own.names} == {
        face: then["cards"]["names"][face] for face in own.names
    }
    assert (told_now["complete"], told_now["invented"]) == (then["cards"]["complete"], then["cards"]["invented"])
    settings = json.loads(within(tmp_path, "config", "--json").out)["settings"]
    assert {key: [settings[key]["value"], settings[key]["source"]] for key in then["settings"]} == then["settings"]
    for name, path in unfinished.items():
        shown = json.loads(within(tmp_path, "show", "--game", name, "--json").out)
        assert {key: shown[key] for key in told(path.read_bytes())["snapshot"]} == told(path.read_bytes())["snapshot"]
        assert "Maintenant" in within(tmp_path, "show", "--game", name).out, "the language that was set"
    for name in ("cards.yaml", "config.yaml"):
        assert (tmp_path / name).read_bytes() == (old / name).read_bytes()
    for name, path in unfinished.items():
        assert (tmp_path / "games" / f"{name}.referee").read_bytes() == path.read_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_every_format_and_revision_has_its_records(game: str) -> None:
    """Fails where the format's version or a game's REVISIONS got a new number: README.md says what to do."""
    found = GAMES.get(game)
    assert found is not None
    missing = [rules for rules in found.rules().REVISIONS if not [*folder_of(game, rules).glob("*.referee")]]
    assert missing == [], f"python -m tests.releases.make writes them for format {VERSION}"
    stems = {path.stem.split("-")[0] for path in folder_of(game, max(found.rules().REVISIONS)).glob("*.referee")}
    assert "unfinished" in stems
    assert len(stems) > 1


def test_the_pairs_are_complete_and_of_known_numbers() -> None:
    assert PAIRS
    for path in PAIRS:
        head = path.read_text("utf-8").split("\n\n")[0]
        version, game, rules = re.fullmatch(
            r"format-(\d+)/(.+)-rules-(\d+)", f"{path.parts[-3]}/{path.parts[-2]}"
        ).groups()  # type: ignore[union-attr]
        assert f"referee {version}\n" in head
        assert f"rules {rules}\n" in head
        assert f"game {game}\n" in head


def former_lists(folder: Path) -> list[str]:
    """The list as every commit left it that is known here; none without a history, one in a shallow clone."""

    def git(*words: str) -> str:
        try:
            done = subprocess.run(["git", *words], cwd=folder, capture_output=True, check=False)
        except FileNotFoundError:
            return ""
        return done.stdout.decode() if done.returncode == 0 else ""

    commits = git("log", "--format=%H", "--", LIST.name).split()
    return [git("show", f"{commit}:./{LIST.name}") for commit in commits]


def lost_lines(now: str, former: list[str]) -> list[str]:
    """What some former list had and this one has not."""
    return sorted({line for text in former for line in text.splitlines()} - {*now.splitlines()})


def test_released_records_are_never_rewritten() -> None:
    """A file that changed, vanished or is not listed. Instead of changing one: a new revision, with its own folder."""
    assert sorted(LIST.read_text("utf-8").splitlines()) == sorted(sums())


def test_the_list_of_released_records_is_only_added_to() -> None:
    assert lost_lines(LIST.read_text("utf-8"), former_lists(HERE)) == []


def test_a_rewritten_record_and_list_would_be_noticed(tmp_path: Path) -> None:
    """In a history of its own, also when record and list are changed together."""

    def commit(text: str) -> None:
        (tmp_path / LIST.name).write_text(text)
        who = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
        for words in (["add", "."], [*who, "commit", "-qm", "x"]):
            subprocess.run(["git", *words], cwd=tmp_path, check=True)

    assert former_lists(tmp_path) == [], "no history, nothing to hold it to"
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    commit("1  a\n")
    commit("1  a\n2  b\n")
    assert lost_lines("1  a\n2  b\n3  c\n", former_lists(tmp_path)) == []
    commit("9  a\n2  b\n")
    assert lost_lines("9  a\n2  b\n", former_lists(tmp_path)) == ["1  a"]
    shallow = tmp_path / "shallow"
    subprocess.run(["git", "clone", "-q", "--depth", "1", tmp_path.as_uri(), str(shallow)], check=True)
    assert former_lists(shallow) == ["9  a\n2  b\n"]


def test_a_line_of_the_list_stays_whatever_its_file_holds() -> None:
    first = sums()[0]
    changed = "0" * 64 + first[64:]
    assert list_new([changed])[0] == changed
    assert first not in list_new([changed])


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("referee 1", "referee 2", 1, "this record is in format 2, but this referee only reads formats up to 1"),
        ("rules 1", "rules 2", 2, "this referee knows the rules up to revision 1, not 2"),
    ],
)
def test_a_newer_number_is_refused(tmp_path: Path, old: str, new: str, line: int, message: str) -> None:
    path = tmp_path / "friday.referee"
    path.write_text(PAIRS[0].read_text("utf-8").split("\n\n")[0].replace(old, new) + "\n\n", "utf-8")
    before = path.read_bytes()
    for words in (["verify", "friday.referee"], ["show", "--file", "friday.referee"]):
        done = referee(tmp_path, *words, COLUMNS="999")
        assert done.status == 4
        assert f"friday.referee:{line}: {message}" in done.out + done.err
    found = json.loads(referee(tmp_path, "verify", "--json", "friday.referee").out)
    assert (found["failure"]["line"], found["failure"]["code"]) == (line, "unsupported")
    assert referee(tmp_path, "do", "--file", "friday.referee", "Ana start y111").status == 4
    assert path.read_bytes() == before
