"""Terminals for tests, with a table to sit at."""

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from referee import Table
from referee.table.store import Store
from tests.guide.driver import Terminal

ORDER = ("witches", "werewolves", "vampires")
STARTED = "Ana start y111\nBen start g200"
NIGHT = """
Ana place h0w c4
Ana place g100 c5
Ana place n000 e4
Ana place n000 f4
Ana place n000 d5
Ana place n000 e5
Ben place h3 c4
Ben place n000 e4
Ben place n000 f4
Ben place n000 d5
Ben place n000 e5
Ben place n000 f5
Ana creatures w2 w2 wr
Ben creatures w2 v1 v1
Ana creatures v3 v3 dh
"""  # only Ben's last creatures are missing


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without pseudo-terminals nothing here can run: said aloud, and a failure where it must not happen."""
    try:
        import pty

        for end in pty.openpty():
            os.close(end)
    except (ImportError, OSError) as error:
        if os.environ.get("CI"):
            raise pytest.UsageError(f"the terminal tests cannot run: {error}") from error
        for item in items:
            if Path(__file__).parent in item.path.parents:
                item.add_marker(pytest.mark.skip(reason=f"no pseudo-terminal here: {error}"))


# The small screen is the harder one; the other with REFEREE_HEAVY=1.
SIZES = [(60, 20), pytest.param((80, 24), marks=pytest.mark.heavy)]


@pytest.fixture(params=SIZES, ids=["60x20", "80x24"])
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    """The usual terminal, and the smallest."""
    size: tuple[int, int] = request.param
    return size


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    """Sits down at a table where these lines were played: `sit(lines, size)`; None is no table at all."""
    opened: list[Terminal] = []

    def sit_down(
        lines: str | None = STARTED,
        size: tuple[int, int] = (80, 24),
        *arguments: str,
        players: tuple[str, ...] = ("Ana", "Ben"),
        header: dict[str, Any] | None = None,
        **variables: str,
    ) -> Terminal:
        place = []
        if lines is not None:
            path = tmp_path / "game.referee"
            if not path.exists():
                with Table.new(players, ORDER, path=path, header=header) as table:
                    table.do_all([line for line in lines.splitlines() if line])
            place = ["--file", str(path)]
        terminal = Terminal(tmp_path / "home", ["play", *place, *arguments], *size, **variables)
        opened.append(terminal)
        terminal.until_question()
        return terminal

    yield sit_down
    for terminal in opened:
        terminal.close()


@pytest.fixture
def written(tmp_path: Path) -> Callable[[], list[str]]:
    """The lines of the record as they lie on the disk."""
    return lambda: Table.read(next(tmp_path.rglob("*.referee"))).lines


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "home")


@pytest.fixture
def played(store: Store) -> Callable[..., Path]:
    """A game of that name in which these lines were entered; it is the one used last."""

    def play(
        name: str, lines: str = STARTED, players: Sequence[str] = ("Ana", "Ben"), folder: Path | None = None
    ) -> Path:
        path = store.new_path(name, folder)
        with Table.new(players, ORDER, path=path) as table:
            table.do_all(lines.splitlines())
        if folder is None:
            store.remember(name)
        return path

    return play


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    """Runs a command at a terminal of that size, until its first question."""
    opened: list[Terminal] = []

    def start(*words: str, size: tuple[int, int] = (80, 24), **variables: str) -> Terminal:
        opened.append(Terminal(tmp_path / "home", words or ("play",), *size, **variables))
        opened[-1].until_question()
        return opened[-1]

    yield start
    for terminal in opened:
        terminal.close()
