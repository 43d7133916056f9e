"""`referee score -o` and `referee export`: where things go, what is said, and that no half file is left."""

import io
import os
import re
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest
from pypdf import PdfReader

from referee import Table
from referee.say import Voice
from referee.show.export import Missing, pdf
from referee.show.export.formats import GAME, SCORE, write
from referee.show.export.sheet import TooLong, build
from tests.show.hostile import GAMES, ROOT, hostile, on_a_terminal, program, referee, sheet_of

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
    assert (done.returncode, done.stderr) == (0, b"Written: sheet.out. The previous file is now sheet.out~.\n")
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
        (("score", "-o", "/dev/null", "--format", "txt"), b"isn't a regular file"),
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
    assert b"4003 entries; the limit for writing out a game entry by entry is 3000" in b" ".join(done.stderr.split())
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
