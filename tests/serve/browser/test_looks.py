"""How the pages hold in small and large windows, dark and light, and for those who see or point less well."""

from collections.abc import Callable

import pytest

from tests.samples import some_of
from tests.serve.browser.phones import Phone, Served

axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe is not installed")

STARTED = ("Ana start y111", "Ben start g200", "Cem start b020")
SIZES = [(390, 844), (360, 640), (820, 1180)]
LEAST = 44  # px of what is tapped


def faults(phone: Phone) -> list[str]:
    found = axe.Axe().run(phone.page).response["violations"]
    return [f"{one['id']}: {node['html']}" for one in found for node in one["nodes"]]


def too_small(phone: Phone) -> list[str]:
    """Buttons that a finger misses, and pages that are wider than their window."""
    return list(
        phone.page.evaluate(
            """(least) => {
              const found = Array.from(document.querySelectorAll("button:not(.cell), select, summary, input, a.go"))
                .filter((one) => one.checkVisibility()).map((one) => [one, one.getBoundingClientRect()])
                .filter(([, box]) => box.width < least - 0.5 || box.height < least - 0.5)
                .map(([one, box]) => `${one.textContent} ${box.width}x${box.height}`);
              const wide = document.documentElement.scrollWidth;
              return wide > innerWidth ? [...found, `page ${wide} in ${innerWidth}`] : found;
            }""",
            LEAST,
        )
    )


@some_of(("size", "dark"), [(size, dark) for dark in (False, True) for size in SIZES], 5)
def test_a_players_page(
    serve: Callable[..., Served], phone: Callable[..., Phone], size: tuple[int, int], dark: bool
) -> None:
    served = serve(STARTED)
    ana = phone(size, dark=dark, lang="fr" if dark else "en")
    ana.page.goto(served.join)
    ana.page.wait_for_selector(".joining")
    assert [*faults(ana), *too_small(ana)] == []
    ana.sit(served, "Ana")
    ana.ready("place", 3)
    ana.tap('[data-key="kind b"]', "card")
    ana.page.wait_for_selector(".pad")
    ana.page.evaluate("() => { for (const one of document.querySelectorAll('details')) one.open = true; }")
    assert [*faults(ana), *too_small(ana)] == []


@pytest.mark.parametrize("dark", [False, True])
def test_the_big_screen_and_the_lobby(serve: Callable[..., Served], phone: Callable[..., Phone], dark: bool) -> None:
    served = serve(STARTED)
    screen = phone((1920, 1080), dark=dark, touch=False)
    screen.watch(served, "/t/friday/screen")
    screen.page.wait_for_selector(".join svg")
    assert [*faults(screen), *too_small(screen)] == []
    inside = "() => document.documentElement.scrollHeight <= innerHeight"
    assert screen.page.evaluate(inside)
    screen.page.goto(served.base + "/")
    screen.page.wait_for_selector(".tables")
    assert [*faults(screen), *too_small(screen)] == []
