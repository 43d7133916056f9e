"""How the pages hold in small and large windows, dark and light, and for those who see or point less well."""

from collections.abc import Callable

import pytest

from tests.samples import some_of
from tests.serve.browser.phones import Phone, Served
from tests.serve.browser.test_game import recorded

axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe is not installed")

STARTED = ("Ana start y111", "Ben start g200", "Cem start b020")
LONG = ("Александра-Виктория", "Maximilian von Hohenstein", "🧛 Zoé", "李小龙", "Ö")
SIZES = [(390, 844), (360, 640), (820, 1180), (1180, 820)]
LEAST = 44  # px of what is tapped
BOTH = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
# Buttons that a finger misses, texts that are cut, and a page that is wider than its window.
MISFITS = """(least) => {
  const found = [], wide = document.documentElement.scrollWidth;
  for (const one of document.querySelectorAll("body *")) {
    if (!one.checkVisibility() || one.closest("svg")) continue;
    const box = one.getBoundingClientRect(), told = `${one.className} ${one.textContent}`;
    const tapped = one.matches("button:not(.cell), select, summary, input, a.go");
    if (tapped && Math.min(box.width, box.height) < least - 0.5) found.push(`small: ${told}`);
    const text = !one.children.length && one.textContent && getComputedStyle(one).display !== "inline";
    if (text && one.scrollWidth > one.clientWidth + 1) found.push(`cut: ${told}`);
  }
  return wide > innerWidth ? [...found, `page ${wide} in ${innerWidth}`] : found;
}"""
# Nothing of the big screen is beyond its edges.
IN_SIGHT = """() => ["html", "main", "aside", ".last", ".join", ".walls"].every((name) => {
  const one = document.querySelector(name), box = one.getBoundingClientRect();
  const inside = box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
  return inside && one.scrollHeight <= one.clientHeight + 1;
})"""

Serve = Callable[..., Served]
Phones = Callable[..., Phone]


def faults(phone: Phone) -> list[str]:
    """What axe finds, and what doesn't fit."""
    violations = axe.Axe().run(phone.page).response["violations"]
    found = [f"{one['id']}: {node['html']}" for one in violations for node in one["nodes"]]
    return [*found, *phone.page.evaluate(MISFITS, LEAST)]


def wide(phone: Phone, what: str) -> float:
    return float(phone.page.locator(what).bounding_box()["width"])


def open_all(phone: Phone) -> None:
    phone.page.evaluate("() => { for (const one of document.querySelectorAll('details')) one.open = true; }")


@some_of(("size", "dark"), [(size, dark) for dark in (False, True) for size in SIZES], 5)
def test_a_players_page(serve: Serve, phone: Phones, size: tuple[int, int], dark: bool) -> None:
    served = serve(STARTED)
    ana = phone(size, dark=dark, lang="fr" if dark else "en")
    ana.page.goto(served.join)
    ana.page.wait_for_selector(".joining")
    assert faults(ana) == []
    ana.sit(served, "Ana")
    ana.ready("place", 3)
    ana.tap('[data-key="kind b"]', "card")
    ana.page.wait_for_selector(".pad")
    assert ana.page.locator(".group .faint").first.is_visible()
    open_all(ana)
    assert faults(ana) == []


@BOTH
def test_every_phase(serve: Serve, phone: Phones, dark: bool) -> None:
    """From the first card to the score, on the host's phone, which is asked whatever is asked."""
    served = serve()
    host = phone((360, 640), dark=dark, lang="ru" if dark else "en")
    host.lead(served)
    lines = recorded()
    done = 0
    for kind in ("start", "place", "creatures", "demon", "breach"):
        at = next(number for number, line in enumerate(lines) if line.split()[1] == kind)
        host.type(lines[done:at])
        done = at
        host.ready(kind, at)
        assert faults(host) == [], kind
    host.page.fill("#line", "Ben breach z9")
    host.page.press("#line", "Enter")
    assert not host.answered()["ok"]
    assert faults(host) == []
    host.type(lines[done:])
    host.page.wait_for_selector(".score")
    open_all(host)
    assert faults(host) == []


@BOTH
def test_a_manor(serve: Serve, phone: Phones, dark: bool) -> None:
    """With what is secret, and with a board that is tall: it can be made large."""
    served = serve(("Ana reveal sto cof ser",), game="vampire-nights")
    ana = phone((360, 640), dark=dark, lang="fr" if dark else "ru")
    ana.sit(served, "Ana")
    open_all(ana)
    assert faults(ana) == []
    ana.tap("button.large", "look")
    assert wide(ana, ".pic") > 300
    assert faults(ana) == []


@BOTH
def test_a_game_whose_lines_are_typed(serve: Serve, phone: Phones, dark: bool) -> None:
    served = serve(("castle bis lad off",), game="vampire-empire", players=("Ana", "Ben"), vampires=["Ana"])
    ben = phone(dark=dark)
    ben.sit(served, "Ben")
    assert faults(ben) == []


@BOTH
def test_the_big_screen_and_the_lobby(serve: Serve, phone: Phones, dark: bool) -> None:
    served = serve(STARTED)
    screen = phone((1920, 1080), dark=dark, touch=False)
    screen.watch(served, "/t/friday/screen")
    screen.page.wait_for_selector(".join svg")
    assert faults(screen) == []
    assert screen.page.evaluate(IN_SIGHT)
    screen.page.goto(served.base + "/")
    screen.page.wait_for_selector(".tables")
    assert faults(screen) == []
    for nowhere in ("/j/of-last-week", "/t/nowhere"):
        stranger = phone(dark=dark)
        stranger.page.goto(served.base + nowhere)
        stranger.page.wait_for_function("() => words !== WORDS && trouble")
        assert faults(stranger) == []


def test_five_long_names_on_the_big_screen(serve: Serve, phone: Phones) -> None:
    """The code to join and all that is said have room: before the first card the code is large."""
    served = serve(players=LONG)
    host, screen = phone(), phone((1920, 1080), touch=False, lang="fr")
    host.lead(served)
    screen.watch(served, "/t/friday/screen")
    screen.page.wait_for_selector(".walls .join svg")
    assert wide(screen, ".walls .join svg") > 500
    assert screen.page.evaluate(IN_SIGHT)
    host.type([f'"{name}" start y123:r' for name in LONG])
    screen.page.wait_for_function("() => state.log.length === 5")
    assert faults(screen) == []
    assert screen.page.evaluate(IN_SIGHT)
