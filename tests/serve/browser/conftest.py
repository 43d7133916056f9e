"""A browser, and tables that are served to it. Where there is none, these tests are left out."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from referee import Table
from referee.games import USUAL

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed: no phones in a browser")

from tests.serve.browser.phones import CHROMIUM, ORDER, Phone, Served  # noqa: E402

if not CHROMIUM.exists():
    pytest.skip("there is no Chromium here: no phones in a browser", allow_module_level=True)


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with playwright.sync_playwright() as started:
        chromium = started.chromium.launch(executable_path=str(CHROMIUM), args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture
def phone(browser: Any) -> Iterator[Callable[..., Phone]]:
    """Makes phones; in none of them an error may have happened."""
    made: list[Phone] = []

    def make(*size: Any, **more: Any) -> Phone:
        made.append(Phone(browser, *size, **more))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Served]]:
    """Serves a new game, with these entries in its record."""
    served: list[Served] = []

    def begin(lines: tuple[str, ...] = (), *, book: str = "", game: str = USUAL) -> Served:
        record = tmp_path / "friday.referee"
        with Table.new(["Ana", "Ben", "Cem"], ORDER if game == USUAL else [], game=game, path=record) as table:
            for line in lines:
                table.do(line)
        cards = tmp_path / "cards.yaml"
        if book:
            cards.write_text(book)
        served.append(Served(record, cards if book else None))
        return served[-1]

    yield begin
    for one in served:
        one.end()
