"""The pictures of docs/phones.md: `python -m tools.pictures_phones` takes them in Chromium, as its tests do."""

import tempfile
from contextlib import ExitStack
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import sync_playwright

from referee import Table
from tests.serve.browser.phones import CHROMIUM, ORDER, Phone, Served
from tests.serve.browser.test_game import recorded, some_known
from tools.pictures import FOLDER

PLACING: Final = 16  # entries before Ben's third card
DEMONS: Final = 27  # before Ben answers a demon
BIG: Final = (1100, 618)
COLOURS: Final = 160  # so few that the files are small


def main() -> None:
    with sync_playwright() as started, ExitStack() as closing:
        browser = started.chromium.launch(executable_path=str(CHROMIUM), args=["--no-sandbox"])
        closing.callback(browser.close)
        placing, demons = (closing.enter_context(Playing(number)) for number in (PLACING, DEMONS))
        ben = Phone(browser)
        ben.sit(placing.served, "Ben")
        ben.ready("place", PLACING)
        ben.tap(".card:not(.used)", "card")
        take(ben, "phone-card")
        screen = Phone(browser, BIG, touch=False)
        screen.watch(placing.served, "/t/friday/screen")
        take(screen, "phones-screen")
        dark = Phone(browser, dark=True)
        dark.sit(demons.served, "Ben")
        dark.ready("demon", DEMONS)
        take(dark, "phone-demon")


class Playing(ExitStack):
    """A server with the beginning of the recorded game."""

    def __init__(self, number: int) -> None:
        super().__init__()
        folder = Path(self.enter_context(tempfile.TemporaryDirectory()))
        record, book = folder / "friday.referee", folder / "cards.yaml"
        book.write_text(some_known(recorded()))
        with Table.new(["Ana", "Ben", "Cem"], ORDER, path=record) as table:
            for line in recorded()[:number]:
                table.do(line)
        self.served = Served(record, book)
        self.callback(self.served.end)


def take(phone: Phone, name: str) -> None:
    phone.page.wait_for_timeout(500)
    taken = Image.open(BytesIO(phone.page.screenshot())).convert("RGB")
    taken.quantize(COLOURS).save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
