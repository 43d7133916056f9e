"""The files that are made from the program are those that it would make now."""

import subprocess
from pathlib import Path

import pytest

from referee.cli.shells.scripts import SCRIPTS, home_of
from tests.cli.shells.sessions import need
from tests.starting import PROGRAM, loaded
from tools import completions, manual

PAGES = manual.files()


@pytest.mark.parametrize("path", completions.files(), ids=lambda path: path.name)
def test_completions_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == completions.files()[path], "run: python -m tools.completions"


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_pages_are_up_to_date(path: Path) -> None:
    assert path.exists(), "run: python -m tools.manual"
    assert path.read_text(encoding="utf-8") == PAGES[path], "run: python -m tools.manual"


def test_there_are_no_others() -> None:
    assert set(manual.FOLDER.iterdir()) == set(PAGES)
    assert set(completions.FOLDER.iterdir()) == set(completions.files())


def test_pages_are_well_formed() -> None:
    done = subprocess.run(
        [need("mandoc"), "-T", "lint", "-W", "error", *map(str, PAGES)], capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.returncode) == ("", 0)


def test_a_page_reads_well() -> None:
    page = str(manual.FOLDER / "referee-config.1")
    shown = subprocess.run([need("mandoc"), "-T", "ascii", page], capture_output=True, text=True, check=True).stdout
    plain = "".join(sign for index, sign in enumerate(shown) if sign != "\b" and shown[index + 1 : index + 2] != "\b")
    assert "referee config set style large --project" in plain
    assert plain.index("\nEXAMPLES") < plain.index("\nOPTIONS")
    assert "-h, --help" in plain


@pytest.mark.parametrize("shell", SCRIPTS)
def test_installing_keeps_what_was_there(shell: str, tmp_path: Path) -> None:
    variables = {"HOME": str(tmp_path), "REFEREE_HOME": str(tmp_path), "COLUMNS": "500", "PYTHONUTF8": "1"}
    words = ["completions", shell, "--install"]
    begin = loaded(words, variables)

    def install() -> str:
        done = subprocess.run(
            [*PROGRAM, *words], env=variables, preexec_fn=begin, capture_output=True, text=True, check=True
        )
        return done.stdout

    file = home_of(shell, variables)
    assert f"in {file}. To undo: delete that file." in install()
    assert file.read_text(encoding="utf-8") == SCRIPTS[shell]
    assert f"in {file}. To undo: delete that file." in install()
    file.write_text("my own", encoding="utf-8")
    assert f"To undo: put back the previous file, {file}~." in install()
    assert file.with_name(f"{file.name}~").read_text(encoding="utf-8") == "my own"
    assert file.read_text(encoding="utf-8") == SCRIPTS[shell]
