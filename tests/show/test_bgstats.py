"""The link for BG Stats and its QR code: what it says, how large it is, where it is shown."""

import json
import os
import re
import sys
from pathlib import Path
from urllib.parse import unquote

import pytest

from referee import Table
from referee.say import Voice
from referee.show.export.bgstats import QUIET, codes, in_blocks, link, play
from referee.show.export.sheet import Sheet, build
from tests.show.hostile import GAMES, ROOT, hostile, on_a_terminal, referee

RECORD = str(GAMES / "hand-three-ru.referee")


def play_of(link: bytes) -> dict:
    address, _, data = link.decode().strip().partition("?data=")
    assert address == "https://app.bgstatsapp.com/createPlay.html"
    assert data.isascii()
    assert not set(data) & set(' "<>{}[]|\\^`#&+')
    return json.loads(unquote(data))


def test_the_link_for_bg_stats(tmp_path: Path) -> None:
    hostile(tmp_path)
    done = referee("export", "--bgstats", "-f", "hostile.referee", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")
    play = play_of(done.stdout)
    assert play["game"] == {
        "name": "Vampire Village",
        "sourceGameId": "vampire-village",
        "bggId": 403528,
        "highestWins": True,
        "noPoints": False,
    }
    assert play["playDate"] == "2026-01-31 22:15:00"
    assert play["sourceName"] == "referee"
    assert play["players"][1]["name"] == "=1+1"
    assert all(set(player) == {"name", "sourcePlayerId", "winner", "score", "rank"} for player in play["players"])
    assert sorted(player["rank"] for player in play["players"])[0] == 1
    assert [player["winner"] for player in play["players"]] == [player["rank"] == 1 for player in play["players"]]
    again = referee("export", "--bgstats", "-f", "hostile.referee", folder=tmp_path)
    assert again.stdout == done.stdout


def test_an_unfinished_game_is_not_for_bg_stats(tmp_path: Path) -> None:
    head = "referee 1\ngame vampire-village\nplayers Ana Ben\norder witches werewolves vampires\n\nAna start y111\n"
    tmp_path.joinpath("begun.referee").write_text(head)
    done = referee("export", "--bgstats", "-f", "begun.referee", folder=tmp_path)
    assert (done.returncode, done.stdout) == (1, b"")
    assert b"not over" in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="no pseudo-terminals")
@pytest.mark.heavy
def test_the_qr_code_on_a_terminal(tmp_path: Path) -> None:
    command = (sys.executable, "-m", "referee", "export", "--bgstats", "-f", RECORD)
    least = on_a_terminal(tmp_path, *command, columns=79)
    assert least.startswith("https://app.bgstatsapp.com/")
    assert not set(least) & set("█▀▄")
    needed = re.search(r"needs a window of (\d+) columns and (\d+) lines", " ".join(least.split()))
    assert needed is not None
    columns, lines = map(int, needed.groups())
    for size in ({"columns": columns - 1}, {"columns": columns, "lines": lines - 1}):
        assert not set(on_a_terminal(tmp_path, *command, **size)) & set("█▀▄")
    for size in ({"columns": columns, "lines": lines}, {"columns": 200}):
        shown = re.sub(r"\x1b\[[\d;]*m", "", on_a_terminal(tmp_path, *command, **size))
        code = [line for line in shown.splitlines() if set(line) & set("█▀▄")]
        assert len({len(line) for line in code}) == 1
        assert len(code[0]) <= size["columns"]
        assert 2 * len(code) - len(code[0]) in (0, 1)  # square: half a line is as high as a column is wide


def table_of(record: str, names: str) -> tuple[Table, Sheet]:
    table = Table.from_bytes(GAMES.joinpath(f"{record}.referee").read_bytes())
    table.do(f"set players {names}")
    return table, build(table, b"record")


FIVE = "Bartholomew Maximiliane Christopher Alexandrina Constantin"


# What `docs/exports.md` says of the size of a code: columns as high as half a line, with a margin of one.
@pytest.mark.parametrize(
    ("record", "names", "whole", "short"),
    [
        ("hand-two", "Ana Ben", 87, 79),
        ("hand-two", "Bartholomew Maximiliane", 87, 79),
        ("random-five", "Ana Ben Chloé Dan Eve", 103, 95),
        ("random-five", FIVE, 107, 99),
    ],
)
def test_how_large_the_code_is(record: str, names: str, whole: int, short: int) -> None:
    table, sheet = table_of(record, names)
    found = [code.symbol_size(border=QUIET[-1])[0] for code in codes(Voice("en"), table, sheet)]
    assert found == [whole, short]


def test_the_short_link_leaves_out_only_what_the_app_can_do_without() -> None:
    table, sheet = table_of("random-five", FIVE)
    whole, short = (play_of(link(Voice("en"), table, sheet, short=short).encode()) for short in (False, True))
    assert {key for key in whole if key not in short} == {"board"}
    assert {*short["game"]} == {"name", "sourceGameId", "bggId"}
    for player, own in zip(whole["players"], short["players"], strict=True):
        assert own == {key: player[key] for key in ("name", "sourcePlayerId", "winner", "score")}
        assert len(own["sourcePlayerId"]) <= 12  # never longer than that, however long the name


def test_what_a_player_was_and_who_began() -> None:
    """In words of the language; who was first in the first night, whoever is later."""
    head = (ROOT / "tests/games/vampire_nights/recorded/vampire-wins.referee").read_bytes()
    table = Table.from_bytes(head)
    for language, role in (("en", "vampire"), ("fr", "vampire"), ("ru", "вампир")):
        voice = Voice(language, "vampire-nights")
        players = play(voice, table, build(table))["players"]
        assert {player["role"] for player in players} == {role}
        assert [player.get("startPlayer", False) for player in players] == [False, False, True]
    assert "bggId" not in play(voice, table, build(table))["game"]


@pytest.mark.parametrize("form", ["html", "svg"])
def test_the_code_as_a_file(form: str, tmp_path: Path) -> None:
    done = referee("export", "--bgstats", "-f", RECORD, "-o", f"code.{form}", folder=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", f"Written: code.{form}\n".encode())
    text = tmp_path.joinpath(f"code.{form}").read_text("utf-8")
    assert text.count('<path class="qrline"') == 1
    assert "Log this game in BG Stats" in text
    if form == "html":
        address = re.search(r'<a href="([^"]*)"', text)
        assert address is not None
        assert play_of(address[1].encode())["players"]


def test_names_too_long_for_any_code(tmp_path: Path) -> None:
    path = tmp_path / "long.referee"
    path.write_bytes(GAMES.joinpath("random-five.referee").read_bytes())
    with Table.open(path) as table:
        table.do("set players " + " ".join(sign * 40 for sign in "🧛🧙🐺🏰🌙"))
    command = ("export", "--bgstats", "-f", "long.referee")
    assert len(referee(*command, folder=tmp_path).stdout) > 2953
    refused = referee(*command, "-o", "code.svg", folder=tmp_path)
    assert (refused.returncode, refused.stderr) == (1, b"This link is too long for a QR code.\n")
    assert referee(*command, "-o", "code.html", folder=tmp_path).returncode == 0
    assert "<svg" not in tmp_path.joinpath("code.html").read_text("utf-8")


def test_the_blocks_are_the_modules_of_the_code() -> None:
    table, sheet = table_of("hand-two", "Ana Ben")
    code = next(codes(Voice("en"), table, sheet))
    lines = in_blocks(code, 2, colour=False)
    light = {"█": (True, True), "▀": (True, False), "▄": (False, True), " ": (False, False)}
    rows = [[light[sign][half] for sign in line] for line in lines for half in (0, 1)]
    modules = [[bool(module) for module in row] for row in code.matrix_iter(border=2)]
    assert [[not one for one in row] for row in rows[: len(modules)]] == modules
