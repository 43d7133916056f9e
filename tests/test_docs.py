"""What the documentation says is true: its examples run, its games replay, its links lead somewhere.

In a ```console block a line that begins with `$ referee` is a command, and the lines up to the next are all that it
prints, on both streams, at 80 columns. The blocks of a page are one session, in a folder of their own; a command that
does not end in status 0 says so: `# status 1`.
"""

import doctest
import json
import os
import re
import shlex
import subprocess
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

import referee
from referee import Table
from referee.cli.command_list import all_commands
from referee.engine.codes import FILE_CODES, exit_status
from referee.games.vampire_village.rules.codes import CODES
from tests.places import ROOT
from tests.starting import PROGRAM, loaded

PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted(ROOT.joinpath("docs").glob("*.md"))]


def text_of(page: str) -> str:
    return ROOT.joinpath(page).read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    """The contents of the fenced blocks in that language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def without_blocks(text: str) -> str:
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


class Command(NamedTuple):
    line: str
    output: str
    status: int


def session(text: str) -> list[Command]:
    """The commands of a page, each with what it must print."""
    found = []
    for block in blocks(text, "console"):
        assert block.startswith("$ referee"), block
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            line, _, output = part.partition("\n")
            status = re.search(r"# status (\d+)$", line)
            found.append(Command(line, output, int(status[1]) if status else 0))
    return found


def run(line: str, folder: Path) -> tuple[str, int]:
    """What a command prints in a terminal, both streams in the order of writing, and its status."""
    program, *arguments = shlex.split(line, comments=True)
    assert program == "referee"
    settings = {"REFEREE_HOME": str(folder / "home"), "COLUMNS": "80", "PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1"}
    variables = {**os.environ, **settings}
    done = subprocess.run(
        [*PROGRAM, *arguments],
        cwd=folder,
        env=variables,
        preexec_fn=loaded(arguments, variables),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    return done.stdout, done.returncode


SESSIONS = [page for page in PAGES if session(page.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("page", SESSIONS, ids=lambda page: page.name)
def test_console_examples(page: Path, tmp_path: Path) -> None:
    for command in session(page.read_text(encoding="utf-8")):
        assert run(command.line, tmp_path) == (command.output, command.status), command.line


def test_the_readme_shows_a_session() -> None:
    assert ROOT / "README.md" in SESSIONS


def test_python_examples(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    page = ROOT / "docs" / "api.md"
    examples = re.sub(r"^```.*$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    runner = doctest.DocTestRunner()
    runner.run(doctest.DocTestParser().get_doctest(examples, {}, page.name, str(page), 0))
    assert runner.tries > 20
    assert runner.failures == 0


def test_the_example_of_the_package() -> None:
    result = doctest.testmod(referee)
    assert result.attempted > 0
    assert result.failed == 0


def test_the_game_of_the_guide() -> None:
    """All its lines, under the header shown there, are one whole game; the late start is another."""
    guide = text_of("docs/vampire-village.md")
    header, late = blocks(guide, "text")
    table = Table.from_bytes(f"{header}\n{''.join(blocks(guide, 'referee'))}".encode())
    assert table.snapshot()["winners"] == ["Ana"]
    begun = Table.from_bytes(f"{header}begins 2\n\nAna start y111\nBen start g200\n{late}".encode())
    assert (begun.snapshot()["round"], begun.snapshot()["phase"]) == (2, "building")


def slug(heading: str) -> str:
    """The anchor that a heading gets."""
    return re.sub(r"[^\w -]", "", heading.lower()).strip().replace(" ", "-")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", without_blocks(page.read_text(encoding="utf-8"))):
        if re.match(r"https?://", target):
            continue
        file, _, anchor = target.partition("#")
        linked = page.parent / file if file else page
        assert linked.exists(), target
        if anchor:
            headings = re.findall(r"^#+ (.+)$", without_blocks(linked.read_text(encoding="utf-8")), re.MULTILINE)
            assert anchor in map(slug, headings), target


def section(text: str, heading: str) -> str:
    """What stands below a heading, up to the next one of its level or above."""
    level = heading.index(" ")
    return re.split(rf"^#{{1,{level}}} ", text.split(f"\n{heading}\n")[1], maxsplit=1, flags=re.MULTILINE)[0]


def first_cells(text: str) -> list[str]:
    return re.findall(r"^\| `?([\w-]+)`? \|", text, re.MULTILINE)


def test_every_code_is_explained_in_the_order_of_the_checks() -> None:
    checks = section(text_of("docs/record.md"), "## The order of checks").split("\n### ")[0]
    assert [cell for cell in first_cells(checks) if cell != "code"] == [*CODES, *FILE_CODES]


def test_every_exit_status_is_explained() -> None:
    statuses = first_cells(section(text_of("docs/record.md"), "### Exit status"))[1:]
    assert statuses == ["0", "1", "2", "3", "4", "5", "130"]
    assert {str(exit_status(code)) for code in (*CODES, *FILE_CODES)} <= set(statuses)


def fields(value: object) -> set[str]:
    """All names of fields in a JSON value, cells left aside."""
    if isinstance(value, dict):
        names = {name for name in value if not re.fullmatch(r"[a-z]-?\d+", name)}
        return names.union(*map(fields, value.values()))
    return set().union(*map(fields, value)) if isinstance(value, list) else set()


def test_every_field_of_verify_is_explained(tmp_path: Path) -> None:
    explained = section(text_of("docs/record.md"), "## `referee verify --json`")
    record = ROOT / "tests/games/vampire_village/recorded" / "random-three.referee"
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    found = set()
    for end in range(len(lines)):
        cut = tmp_path / f"{end}.referee"
        cut.write_text("".join(lines[: end + 1]), encoding="utf-8")
    output, _ = run(f"referee verify --json {' '.join(f'{end}.referee' for end in range(len(lines)))}", tmp_path)
    for line in output.splitlines():
        found |= fields(json.loads(line))
    assert {"attack", "left", "options", "message"} <= found
    assert {name for name in found if f"`{name}`" not in explained} == set()


def test_the_commands_of_the_readme_are_those_of_the_check() -> None:
    """What is promised to a newcomer is what every change is checked with."""
    demo, tests = [block.strip() for block in blocks(text_of("README.md"), "sh")]
    assert demo.endswith("/referee demo")
    assert tests.endswith(" -m pytest")
    check = text_of(".ci/run")
    assert f"({demo})" in check
    assert f"({tests}) | tee" in check
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


@pytest.mark.parametrize("page", [*PAGES, *ROOT.joinpath("docs").glob("*/guide.md")], ids=lambda page: page.name)
def test_what_is_to_be_typed_stands_on_one_line(page: Path) -> None:
    """Broken where a line of prose ends, it could not be pasted."""
    paragraphs = re.split(r"\n\s*\n", without_blocks(page.read_text(encoding="utf-8")))
    typed = [span for text in paragraphs for span in re.findall("(?<!`)`([^`]+)`(?!`)", text)]
    assert [span for span in typed if "\n" in span] == []


def test_the_readme_names_all_commands() -> None:
    assert [name for name in all_commands() if f"`referee {name}" not in text_of("README.md")] == []


def test_the_changelog_has_this_version() -> None:
    version = tomllib.loads(text_of("pyproject.toml"))["project"]["version"]
    assert f"\n## [{version}]" in text_of("CHANGELOG.md")


def test_what_the_readme_installs_can_write_all_that_it_shows() -> None:
    """`score -o friday.pdf` must work for whoever typed the first command, and the checks must type the same."""
    first = blocks(text_of("README.md"), "sh")[0].strip()
    project = tomllib.loads(text_of("pyproject.toml"))["project"]
    assert " install -q . " in first
    assert {"reportlab", "segno"} <= {re.split(r"\W", one)[0] for one in project["dependencies"]}
    assert (project["optional-dependencies"]["pdf"], project["optional-dependencies"]["qr"]) == ([], [])
    assert first in text_of(".ci/run")
