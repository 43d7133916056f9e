"""Several tables on one machine, the rights of a host's device, and phones that were away."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from referee import Table
from referee.table.store import Store
from tests.guide.driver import Terminal
from tests.serve.browser.phones import Phone, Served
from tools.load_phones import ORDER, whole_game

STARTED = ("Ana start y111", "Ben start g200", "Cem start b020")

Serve = Callable[..., Served]
Phones = Callable[..., Phone]


def me(phone: Phone) -> Any:
    return phone.page.evaluate("state && state.me")


def becomes(phone: Phone, kind: str, seat: int | None) -> None:
    phone.page.wait_for_function(
        "([kind, seat]) => state && live && state.me.kind === kind && state.me.seat === seat && (settled = 0, true)",
        arg=[kind, seat],
    )


def menu(phone: Phone, key: str) -> None:
    """Tap something of the menu, which is opened if it isn't."""
    phone.page.evaluate("() => { document.querySelector('details.more').open = true; }")
    phone.tap(f'[data-key="{key}"]', "menu")


def test_whoever_opens_a_table_is_its_host(serve: Serve, phone: Phones) -> None:
    served = serve(STARTED)
    Table.new(["Dora", "Egon"], ORDER, path=Store(served.record.parent).new_path("sunday")).close()
    dora, egon = phone(), phone()
    for one in (dora, egon):
        one.watch(served)
        one.page.evaluate("() => { document.querySelector('details.more').open = true; }")
        one.tap('a[href="/"]', "menu")
    dora.tap('[data-key="open sunday"]', "open")
    becomes(dora, "host", None)
    assert dora.page.evaluate("state.table") == "sunday"
    egon.page.locator("a.go", has_text="Join").nth(1).wait_for()  # it is open now
    egon.page.goto(dora.page.locator(".join span").inner_text())  # the code that her phone shows
    egon.tap('[data-key="seat1"]', "seat")
    becomes(egon, "seat", 1)
    menu(dora, "take")
    dora.tap('[data-key="seat0"]', "seat")
    becomes(dora, "host", 0)
    dora.page.goto(served.base + "/t/friday")
    becomes(dora, "watch", None)  # of that table she is not


def test_the_host_frees_a_seat_and_makes_a_new_code(serve: Serve, phone: Phones) -> None:
    served = serve(STARTED)
    host, ana, watcher, late = phone(), phone(), phone(), phone()
    host.lead(served)
    ana.sit(served, "Ana")
    watcher.watch(served)
    host.page.wait_for_selector('[data-key="free0"]', state="attached")
    menu(host, "free0")
    ana.page.wait_for_selector(".joining")
    becomes(ana, "watch", None)
    ana.tap('[data-key="seat0"]', "seat")
    becomes(ana, "seat", 0)
    host.page.wait_for_function("() => !pending && (settled = 0, true)")
    menu(host, "new-code")
    watcher.page.wait_for_function("() => trouble === 'no-right'")
    late.page.goto(served.join)
    assert late.page.locator(".big").inner_text().startswith("This code is no longer valid")
    late.page.goto(host.page.evaluate("state.join.url"))
    late.page.wait_for_selector(".joining")
    assert me(ana) == {"kind": "seat", "seat": 0}


def test_a_seat_is_given_up_only_if_that_is_meant(serve: Serve, phone: Phones) -> None:
    served = serve(STARTED)
    ana = phone()
    ana.sit(served, "Ana")
    becomes(ana, "seat", 0)
    menu(ana, "leave")
    assert me(ana) == {"kind": "seat", "seat": 0}
    menu(ana, "leave-sure")
    becomes(ana, "watch", None)
    ana.page.locator(".joining .plain").tap()
    ana.page.wait_for_selector(".task")
    ana.page.reload()
    becomes(ana, "watch", None)
    assert ana.page.locator(".joining").count() == 0  # nor is it asked again


def test_a_phone_that_slept_goes_on_by_itself(serve: Serve, phone: Phones) -> None:
    served = serve(STARTED)
    ana, host = phone(), phone()
    ana.sit(served, "Ana")
    becomes(ana, "seat", 0)
    host.lead(served)
    sleeping = ana.context.new_cdp_session(ana.page)
    sleeping.send("Page.setWebLifecycleState", {"state": "frozen"})
    host.type(["Ben place b030:1 d3"])
    ana.page.wait_for_timeout(500)
    sleeping.send("Page.setWebLifecycleState", {"state": "active"})
    ana.page.evaluate("() => { window.before = source; heard -= 60000; }")
    ana.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # as after a long sleep
    assert ana.page.evaluate("source !== window.before")  # the old connection is not trusted
    ana.page.wait_for_function("() => live && state.log.length === 4")
    assert me(ana) == {"kind": "seat", "seat": 0}
    assert ana.page.locator(".joining").count() == 0


def test_phones_go_along_to_the_next_game(tmp_path: Path, phone: Phones) -> None:
    """How the last one ended is in sight until it begins; then nobody is asked anything."""
    with Table.new(("Ana", "Ben"), ORDER, path=Store(tmp_path).new_path("game")) as table:
        for entry in whole_game(Random(3), table.players):
            table.do(entry.line)
    with Terminal(tmp_path, ["serve", "game", "--address", "127.0.0.1", "--port", "0"], 80, 40) as terminal:
        terminal.until("0 of 2 players")
        terminal.until_question()
        join = re.search(r"http://\S+/j/[\w-]+", terminal.everything)
        assert join is not None
        ben, watcher = phone(), phone()
        for one, taps in ((ben, '[data-key="seat1"]'), (watcher, ".joining .plain")):
            one.page.goto(join[0])
            one.tap(taps, "join")
        becomes(ben, "seat", 1)
        terminal.enter()
        terminal.enter("again")
        ben.page.wait_for_timeout(1000)  # as long as a phone needs to look again
        assert ben.page.locator(".score").is_visible()
        terminal.enter("1")
        terminal.enter("1")
        for one, kind, seat in ((ben, "seat", 1), (watcher, "watch", None)):
            one.page.wait_for_function("() => table !== 'game' && state && live && !state.over")
            becomes(one, kind, seat)
            assert one.page.locator(".joining").count() == 0
