"""`referee score -o` and `referee export`: where things go, what is said, and that no half file is left."""

import io
import json
import os
import pty
import re
import stat
import subprocess
import sys
import time
from pathlib import Path
from urllib.parse import unquote

import pytest
from pypdf import PdfReader

from referee import Table
from referee.say import Voice
from referee.show.export import Missing, pdf
from referee.show.export.bgstats import QUIET, codes, in_blocks, link, play
from referee.show.export.formats import GAME, SCORE, write
from referee.show.export.sheet import Sheet, TooLong, build
from tests.show.hostile import GAMES, ROOT, hostile, program, referee, sheet_of

RECORD = str(GAMES / "hand-three-ru.referee")
STARTS = {"pdf": b"%PDF", "svg": b"<?xml", "html": b"<!DOCTYPE html>", "json": b"{", "csv": b"\xef\xbb\xbfrank"}


@pytest.mark.parametrize("form", SCORE)
def test_score_sheets_by_suffix(form: str, tmp_path: Path) -> None:
    done = referee("score", "--file", RECORD, "-o", f"sheet.{form}", folder=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", f"Written: sheet.{form}\n".encode())
    assert tmp_path.joinpath(f"sheet.{form}").read_bytes().startswith(STARTS.get(form, b""))
    assert sorted(os.listdir(tmp_path)) == [f"sheet.{form}"]


@pytest.mark.parametrize("form", GAME)
def test_games_by_suffix_and_to_stdout(form: str, tmp_path: Path) -> None:
    assert referee("export", "-f", RECORD, "-o", f"game.{form}", folder=tmp_path).returncode == 0
    piped = referee("export", "-f", RECORD, "-o", "-", "--format", form, folder=tmp_path)
    assert piped.returncode == 0
    assert tmp_path.joinpath(f"game.{form}").read_bytes().removeprefix(b"\xef\xbb\xbf") == piped.stdout


def test_a_format_may_be_named_and_what_was_there_is_kept(tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.out"
    sheet.write_text("my own notes")
    command = ("score", "-f", RECORD, "-o", "sheet.out", "--format", "md")
    done = referee(*command, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, b"Written: sheet.out. What was there before is now sheet.out~.\n")
    assert sheet.read_text("utf-8").startswith("# Vampire Village\n")
    assert tmp_path.joinpath("sheet.out~").read_text() == "my own notes"
    # The same once more changes nothing, and what was kept is still there.
    assert referee(*command, folder=tmp_path).stderr == b"Written: sheet.out\n"
    assert tmp_path.joinpath("sheet.out~").read_text() == "my own notes"


def test_a_link_stays_a_link_and_is_followed(tmp_path: Path) -> None:
    tmp_path.joinpath("there").mkdir()
    real = tmp_path / "there" / "real.txt"
    real.write_text("old")
    tmp_path.joinpath("link.txt").symlink_to(real)
    done = referee("score", "-f", RECORD, "-o", "link.txt", folder=tmp_path)
    assert tmp_path.joinpath("link.txt").is_symlink()
    assert real.read_text("utf-8").startswith("Vampire Village")
    assert real.with_name("real.txt~").read_text() == "old"
    assert f"{real}~" in "".join(done.stderr.decode().split())


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("score", "-o", "sheet"), b".pdf"),
        (("score", "-o", "sheet.docx"), b".pdf"),
        (("score", "--format", "docx"), b"docx"),
        (("export", "-o", "game.pdf"), b".html"),
        (("export", "-o", "nowhere/game.html"), b"no folder"),
        (("export", "-o", "folder.html"), b"is a folder"),
        (("score", "-o", "/dev/null", "--format", "txt"), b"not an ordinary file"),
        (("export", "--bgstats", "-o", "code.png"), b".html, .svg"),
        (("export", "--bgstats", "--format", "pdf"), b"html, svg"),
    ],
)
def test_what_cannot_be_done_says_what_to_change(arguments: tuple[str, ...], word: bytes, tmp_path: Path) -> None:
    tmp_path.joinpath("folder.html").mkdir()
    done = referee(*arguments, "-f", RECORD, folder=tmp_path)
    assert done.returncode == 2
    assert word in b" ".join(done.stderr.split())
    assert b"Traceback" not in done.stderr
    assert sorted(os.listdir(tmp_path)) == ["folder.html"]
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")
def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    """Root may write anywhere, so the kernel's answer is put in its place."""
    code = (
        "import sys, errno, os\nfrom pathlib import Path\nimport referee.record.atomic as atomic\n"
        "def refuse(*_): raise OSError(errno.EACCES, 'Permission denied')\n"
        "atomic.write_all = refuse\nfrom referee.cli.main import main\nmain(sys.argv[1:])"
    )
    command = [sys.executable, "-c", code, "score", "-f", RECORD, "-o", "sheet.txt"]
    done = subprocess.run(
        command, cwd=tmp_path, capture_output=True, check=False, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )
    assert done.returncode == 2
    assert b"permissions" in done.stderr
    assert os.listdir(tmp_path) == []


def test_a_full_disk_leaves_the_old_file(tmp_path: Path) -> None:
    code = (
        "import sys, errno, os\nimport referee.record.atomic as atomic\n"
        "def full(fd, data, offset): os.write(fd, data[:9]); raise OSError(errno.ENOSPC, 'No space left on device')\n"
        "atomic.write_all = full\nfrom referee.cli.main import main\nmain(sys.argv[1:])"
    )
    tmp_path.joinpath("sheet.txt").write_text("old")
    command = [sys.executable, "-c", code, "score", "-f", RECORD, "-o", "sheet.txt"]
    done = subprocess.run(
        command, cwd=tmp_path, capture_output=True, check=False, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )
    assert done.returncode == 4
    assert b"no room" in done.stderr
    assert os.listdir(tmp_path) == ["sheet.txt"]
    assert tmp_path.joinpath("sheet.txt").read_text() == "old"


def test_the_record_itself_is_never_replaced(tmp_path: Path) -> None:
    record = hostile(tmp_path)
    before = record.read_bytes()
    tmp_path.joinpath("link.referee").symlink_to(record)
    for name in ("hostile.referee", "link.referee"):
        done = referee("export", "-f", "hostile.referee", "-o", name, folder=tmp_path)
        assert done.returncode == 2
        assert b"not replaced" in done.stderr
    assert record.read_bytes() == before


def test_pdf_without_its_font(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pdf, "FONTS", tmp_path)
    with pytest.raises(Missing) as missing:
        write(SCORE["pdf"], sheet_of(Path(RECORD)), Voice("en"))
    assert missing.value.file == str(tmp_path / "DejaVuSans.ttf")


@pytest.mark.heavy
def test_signs_that_the_font_of_pdf_lacks_are_named(tmp_path: Path) -> None:
    record = tmp_path / "signs.referee"
    record.write_bytes(GAMES.joinpath("hand-two.referee").read_bytes())
    with Table.open(record) as table:
        table.do('set players "王小明" "🧛 Ёж"')
        table.do('note "not on the sheet: ∑"')
    no_fonts = {name: str(tmp_path) for name in ("HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS")}
    done = referee("score", "-f", "signs.referee", "-o", "sheet.pdf", folder=tmp_path, **no_fonts)
    assert done.returncode == 0
    said = " ".join(done.stderr.decode().split())
    assert "shows □ for each: 王 小 明 🧛." in said
    assert ".html" in said
    text = "".join(page.extract_text() for page in PdfReader(tmp_path / "sheet.pdf").pages)
    assert "□□□" in text
    assert "□ Ёж" in text
    plain = referee("score", "-f", RECORD, "-o", "plain.pdf", folder=tmp_path)
    assert plain.stderr == b"Written: plain.pdf\n"


def test_a_score_on_the_screen_loads_no_writer(tmp_path: Path) -> None:
    done = referee("score", "-f", RECORD, folder=tmp_path, python=("-X", "importtime"))
    assert done.returncode == 0
    assert b"referee.show.export" not in done.stderr
    for name in (b"referee.draw", b"reportlab", b"segno", b"| csv\n"):
        assert name not in done.stderr


@pytest.mark.heavy
def test_no_export_for_programs_loads_rich(tmp_path: Path) -> None:
    for arguments in (("score", "-o", "s.json"), ("score", "-o", "s.csv"), ("export", "--bgstats")):
        done = referee(*arguments, "-f", RECORD, folder=tmp_path, python=("-X", "importtime"))
        assert done.returncode == 0
        assert b" rich" not in done.stderr


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


def on_a_terminal(folder: Path, *command: str, columns: int, lines: int = 100) -> str:
    """What a command writes to a terminal."""
    master, slave = pty.openpty()
    variables = {
        **os.environ,
        "COLUMNS": str(columns),
        "LINES": str(lines),
        "TERM": "xterm-256color",
        "PYTHONPATH": str(ROOT),
    }
    variables.pop("NO_COLOR", None)
    process = subprocess.Popen(command, stdout=slave, stderr=slave, stdin=slave, cwd=folder, env=variables)
    os.close(slave)
    found = b""
    while True:
        try:
            piece = os.read(master, 65536)
        except OSError:
            break
        if not piece:
            break
        found += piece
    os.close(master)
    assert process.wait() == 0
    return found.decode()


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
    for language, role in (("en", "vampire"), ("fr", "Vampire"), ("ru", "вампир")):
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


@pytest.mark.skipif(os.name == "nt", reason="no pseudo-terminals")
def test_a_terminal_gets_no_sequence_of_a_note(tmp_path: Path) -> None:
    hostile(tmp_path)
    for arguments in (("score", "--format", "html"), ("export",), ("export", "--format", "md")):
        command = (sys.executable, "-m", "referee", *arguments, "-f", "hostile.referee")
        text = on_a_terminal(tmp_path, *command, columns=80)
        assert not set(text) & set("\x1b\u202e\u2066\u200b\x9b")


def test_programs_for_pictures_are_there() -> None:
    assert program("chromium")
    assert program("rsvg-convert")


HEADER = "referee 1\ngame vampire-village\nplayers Ana Ben\norder witches werewolves vampires\n"
STARTED = f"{HEADER}\nAna start n000\nBen start n000\n"


def test_a_record_too_long_to_write_out(tmp_path: Path) -> None:
    """What was too much is said at once; the record itself and its result are written all the same."""
    path = tmp_path / "game.referee"
    path.write_text(STARTED + '! Ana villagers d4 5 "found"\n' + "undo\nredo\n" * 2000, encoding="utf-8")
    done = referee("export", "-f", str(path), "-o", "game.html", folder=tmp_path)
    assert done.returncode == 1
    assert b"4003 entries, and a game is written out entry by entry up to 3000" in b" ".join(done.stderr.split())
    assert os.listdir(tmp_path) == ["game.referee"]
    assert referee("export", "-f", str(path), folder=tmp_path).stdout == path.read_bytes()
    assert referee("score", "-f", str(path), "-o", "sheet.html", folder=tmp_path).returncode == 0
    assert "found" in tmp_path.joinpath("sheet.html").read_text("utf-8")


def test_boards_too_large_to_write_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.show.export.sheet.MOST_DRAWN", 1000)
    with pytest.raises(TooLong, match="cards"):
        sheet_of(GAMES / "random-five.referee")


def test_a_sheet_does_not_go_through_every_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards are drawn for the end alone: a record of half a million entries has a score like any other."""
    table = Table.read(GAMES / "counts-and-notes.referee")
    view, drawn = table.game.view(), []
    boards = view.boards
    monkeypatch.setattr(view, "boards", lambda *given: drawn.append(given) or boards(*given))
    sheet = build(table)
    assert len(drawn) == 1
    assert sheet.notes


def test_a_long_course_is_thinned_out_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = sheet_of(GAMES / "random-two.referee").course
    monkeypatch.setattr("referee.show.export.sheet.MOST_MOMENTS", 10)
    few = sheet_of(GAMES / "random-two.referee").course
    assert set(few) < set(whole)
    assert (few[-1], len(few) <= 10) == (whole[-1], True)


@pytest.mark.parametrize("form", ["svg", "pdf", "html"])
def test_long_rulings_are_cut(form: str) -> None:
    table = Table.new(["Ana", "Ben"], ["witches", "werewolves", "vampires"])
    for line in ("Ana start n000", "Ben start n000"):
        table.do(line)
    for number, why in enumerate(("漢" * 900, *["many words " * 90] * 30)):
        table.do(f'! Ana villagers d4 {number} "{why}"')
    start = time.process_time()
    made = write(SCORE[form], build(table), Voice("en"))
    assert time.process_time() - start < 2
    text = (
        "".join(page.extract_text() for page in PdfReader(io.BytesIO(made)).pages) if form == "pdf" else made.decode()
    )
    assert f"{11 if form == 'html' else 30} more in the record" in " ".join(re.sub("<[^>]*>", " ", text).split())
