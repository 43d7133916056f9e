"""What each change is called back with, and that this leads back to the very files that were there."""

import json
import re
import shlex
from pathlib import Path

import pytest

from tests.cli.conventions.every import (
    CALLS,
    CHANGES,
    ORDER,
)
from tests.cli.conventions.runs import within
from tests.samples import some_of

BACK = {
    "new": "referee games delete sunday",
    "do": "referee undo",
    "undo": "referee redo",
    "redo": "referee undo",
    "fix": "referee fix 6 'Ben start g200'",
    "cards name": "referee cards restore",
    "cards add": "referee cards remove round1 b020:row",
    "cards remove": "referee cards add round1 b030:1 1",
    "cards import": "referee cards restore",
    "cards restore": "referee cards restore",
    "cards complete": "referee cards complete --no",
    "facts import": "referee facts restore",
    "facts restore": "referee facts restore",
    "games rename": "referee games rename 'at home' friday",
    "games archive": "referee games restore friday",
    "games delete": "referee games restore friday",
    "games restore": "referee games archive old",
    "games add": "referee games delete sent",
    "games abandon": None,  # goes on as soon as something is entered, which the answer says
    "config set": "referee config set style plain",
    "config unset": "referee config set style plain",
}


def test_16_every_change_has_its_way_back() -> None:
    assert set(BACK) == CHANGES


@some_of("path", BACK)
def test_16_a_change_names_its_undo(path: str, home: Path) -> None:
    before = positions(home)
    done = within(home, *CALLS[path], "--no-input", "--no-color", terminal=True, columns=500)
    assert done.status == 0
    back = BACK[path]
    if back is None:
        assert "To continue it, just enter something." in done.out
        return
    assert back in done.out + done.err
    assert positions(home) != before
    assert within(home, *shlex.split(back)[1:]).status == 0
    assert positions(home) == before


def positions(home: Path) -> object:
    """What a person would call the state: the games and where each stands, the cards, the settings."""
    games = json.loads(within(home, "games", "--json").out)["games"]
    stands = {
        game["name"]: json.loads(
            within(home, "score", "--file", str(home / "games" / f"{game['name']}.referee"), "--json").out
        )
        for game in games
    }
    for stand in stands.values():
        stand.pop("entries")  # an undo is one more
    cards = json.loads(within(home, "cards", "--json").out)
    facts = (home / "facts.txt").read_text()
    archived = sorted(file.name for file in (home / "archive").iterdir())
    settings = (home / "config.yaml").read_text()
    return stands, cards["groups"], cards["names"], cards["complete"], settings, facts, archived


@pytest.mark.parametrize(
    ("words", "back"),
    [
        (["do", "Ana place b030:1 d3", "Ben place r003:2 e4"], "referee undo --from 5"),
        (["do", "undo"], "referee redo"),
        (["do", "redo"], "referee undo"),
        (["undo", "--from", "1"], "referee redo"),
        (["do", 'note "nobody sat down yet"'], ""),
        (["do", "= Ana cards 1"], ""),
    ],
)
def test_16_the_undo_fits_what_was_entered(words: list[str], back: str, home: Path) -> None:
    before = positions(home)
    done = within(home, *words, "--no-color", terminal=True, columns=500)
    assert done.status == 0
    said = re.findall(r"referee (?:undo|redo)[^`\n]*", done.out + done.err)
    assert said == ([back] if back else [])
    if back:
        assert within(home, *back.split()[1:]).status == 0
    assert positions(home) == before


def test_16_a_record_of_its_own_is_named(home: Path, tmp_path: Path) -> None:
    record = tmp_path / "my game.referee"
    began = within(
        home, "new", "x", "--file", str(record), "--players", "Ana", "Ben", *ORDER, terminal=True, columns=500
    )
    assert f"{record}. To undo: delete that file" in began.err
    told = within(home, "do", "--file", str(record), "Ana start y111", terminal=True, columns=500)
    assert f"referee undo --file '{record}'" in told.err
    taken = within(home, "undo", "--file", str(record), terminal=True, columns=500)
    assert f"referee redo --file '{record}'" in taken.out
