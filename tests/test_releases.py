"""Records of every format and rules revision there was, read by the program of today: all as it was then."""

import json
import re
from pathlib import Path

import pytest
from manners.runs import referee
from releases.make import HERE, folder_of, told

from referee import Table
from referee.games import MODULES, find_game
from referee.table.header import VERSION

PAIRS = sorted(HERE.rglob("*.referee"))


@pytest.mark.parametrize("path", PAIRS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_an_old_record_is_judged_as_it_was(path: Path) -> None:
    data = path.read_bytes()
    assert re.search(rb" ~[0-9a-f]{8}\n\Z", data), "as the referee wrote it"
    assert told(data) == json.loads(path.with_suffix(".json").read_text("utf-8"))


@pytest.mark.parametrize("path", [path for path in PAIRS if path.stem.startswith("unfinished")])
def test_an_old_record_can_be_gone_on_with(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / path.name
    copy.write_bytes(path.read_bytes())
    with Table.open(copy) as table:
        assert table.state.phase != "over"
        table.do('note "gone on"')
    assert copy.read_bytes().startswith(path.read_bytes())
    Table.read(copy)


@pytest.mark.parametrize("game", MODULES)
def test_every_format_and_revision_has_its_records(game: str) -> None:
    """Fails where the format's version or a game's REVISIONS got a new number: README.md says what to do."""
    found = find_game(game)
    assert found is not None
    missing = [rules for rules in found.REVISIONS if not [*folder_of(game, rules).glob("*.referee")]]
    assert missing == [], f"python -m tests.releases.make writes them for format {VERSION}"
    stems = {path.stem.split("-")[0] for path in folder_of(game, max(found.REVISIONS)).glob("*.referee")}
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


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("referee 1", "referee 2", 1, "this record is of format 2; this referee knows formats up to 1"),
        ("rules 1", "rules 2", 2, "this referee does not know revision 2 of the rules, only those up to 1"),
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
