"""A browser, and tables that are served to it. Where there is no browser, `phones` leaves the tests out."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from referee import Table
from referee.games import USUAL

if TYPE_CHECKING:
    from tests.serve.browser.phones import Phone, Served


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    from tests.serve.browser.phones import CHROMIUM

    with sync_playwright() as started:
        chromium = started.chromium.launch(executable_path=str(CHROMIUM), args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture
def phone(browser: Any) -> "Iterator[Callable[..., Phone]]":
    """Makes phones; in none of them an error may have happened."""
    from tests.serve.browser.phones import Phone

    made: list[Phone] = []

    def make(*size: Any, **more: Any) -> "Phone":
        made.append(Phone(browser, *size, **more))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture
def serve(tmp_path: Path) -> "Iterator[Callable[..., Served]]":
    """Serves a new game, with these entries in its record."""
    from tests.serve.browser.phones import ORDER, Served

    served: list[Served] = []

    def begin(
        lines: tuple[str, ...] = (),
        *,
        book: str = "",
        game: str = USUAL,
        players: Sequence[str] = ("Ana", "Ben", "Cem"),
        **header: Sequence[str],
    ) -> "Served":
        record, order = tmp_path / "friday.referee", ORDER if game == USUAL else []
        with Table.new(players, order, game=game, path=record, header=header) as table:
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
