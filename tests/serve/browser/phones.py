"""Phones in a real browser, at a table that another process serves; and entries put in by tapping."""

import json
import os
import shlex
import signal
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from tests.places import ROOT

pytest.importorskip("playwright.sync_api", reason="playwright is not installed: no phones in a browser")
CHROMIUM: Final = Path("/usr/bin/chromium")
if not CHROMIUM.exists():
    pytest.skip("there is no Chromium here: no phones in a browser", allow_module_level=True)
PHONE: Final = (390, 844)
PATIENCE: Final = 10_000  # ms; this may be a busy machine
# The page takes no tap for a moment after a change; a test need not wait that long.
KNOWS: Final = """(number) => state && live && !pending && state.log.every((one) => one.n <= number)
    && (!number || state.log.some((one) => one.n === number)) && (settled = 0, true)"""
TYPES: Final = """async (line) => await (await fetch(api("enter"), { method: "POST",
    headers: { "Content-Type": "application/json" }, body: JSON.stringify({ id: newId(), line }) })).json()"""
ORDER: Final = ["vampires", "witches", "werewolves"]


class Served:
    """A table that is served by a process of its own, at a port that stays."""

    def __init__(self, record: Path, book: Path | None = None) -> None:
        self.record, self.book = record, book
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.serve.browser.serving", str(self.record), str(self.port)]
        self.process = subprocess.Popen(
            command + ([str(self.book)] if self.book else []), stdout=subprocess.PIPE, text=True, cwd=ROOT
        )
        assert self.process.stdout is not None
        told = json.loads(self.process.stdout.readline())
        self.join, self.host = told["join"], told["host"]

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def send(self, number: signal.Signals) -> None:
        os.kill(self.process.pid, number)

    def end(self, number: signal.Signals = signal.SIGTERM) -> None:
        if self.process.poll() is None:
            self.send(number)
            self.process.wait(timeout=10)
        if self.process.stdout is not None:
            self.process.stdout.close()


class Phone:
    """One device. Taps are counted by what they were for."""

    def __init__(
        self,
        browser: Any,
        size: tuple[int, int] = PHONE,
        *,
        dark: bool = False,
        touch: bool = True,
        lang: str = "en",
    ) -> None:
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            color_scheme="dark" if dark else "light",
            locale=lang,
        )
        self.page: Any = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.taps: Counter[str] = Counter()
        self.entered: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", lambda said: self.wrong.append(said.text) if "Content Security" in said.text else None)

    def close(self) -> None:
        self.context.close()
        assert self.wrong == []

    def sit(self, served: Served, name: str) -> None:
        self.page.goto(served.join)
        self.page.locator(".seat", has_text=name).tap()
        self.page.wait_for_selector(".task")

    def watch(self, served: Served, where: str = "") -> None:
        self.page.goto(served.join)
        if where:
            self.page.goto(served.base + where)
        else:
            self.page.locator(".joining .plain").tap()
        self.page.wait_for_function("() => state !== null")

    def lead(self, served: Served) -> None:
        """Become the host's device."""
        self.page.goto(served.host)
        self.page.wait_for_selector(".task")

    def write(self, line: str) -> None:
        """Type in the field, without sending it."""
        self.page.tap("#line")
        self.page.fill("#line", line)

    def type(self, lines: Sequence[str]) -> None:
        """Enter these lines, as the host does who types."""
        for line in lines:
            answer = self.page.evaluate(TYPES, line)
            assert answer["ok"], (line, answer)

    def ready(self, kind: str, number: int) -> None:
        """Wait until the page knows that entry, and is asked for this."""
        self.page.wait_for_function(
            """([kind, number]) => state && live && !pending && (!number || state.log.some((one) => one.n >= number))
               && state.ask && state.ask.kind === kind && (settled = 0, true)""",
            arg=[kind, number],
        )

    def tap(self, what: Any, why: str) -> None:
        (self.page.locator(what).first if isinstance(what, str) else what).tap()
        self.taps[why] += 1

    def enter(self, line: str, number: int = 0) -> int:
        """Put in an entry by tapping; `number` is the one before it. The number that it has got."""
        _, verb, *words = shlex.split(line)
        self.ready(verb, number)
        match verb:
            case "start":
                if (why := self.card(words[0])) == "new card":
                    self.tap('[data-key="lay"]', why)
            case "place":
                why = self.card(words[0])
                self.tap(f'[data-cell="{words[1]}"]', why)
                self.walk(words[2:])
            case "creatures":
                why = "creature"
                self.pieces(words)
            case _:
                why = verb
                self.tap(f'[data-line="{line}"]', why)
        self.entered[why] += len(words) if verb == "creatures" else 1
        said = self.answered()
        assert said["ok"], said
        return int(said["number"])

    def act(self, line: str, number: int = 0) -> int:
        """Put in an entry of any game, by whatever the page offers for it."""
        verb, *words = shlex.split(line)[1:]
        self.page.wait_for_function(KNOWS, arg=number)
        touch = self.page.evaluate("state.ask && state.ask.touch") or {}
        if "pieces" in touch:
            self.pieces(words)
        elif "choose" in touch:
            lead = shlex.split(touch["lead"])
            keys = self.chosen(touch, touch["choose"], shlex.split(line)[len(lead) :], 0)
            assert keys, f"nothing to tap for {line}: {touch}"
            for key in keys:
                self.tap(f'[data-key="{key}"]', verb)
        else:
            self.tap(f'[data-line="{line}"]', verb)
        said = self.answered()
        assert said["ok"], said
        return int(said["number"])

    def pieces(self, words: Sequence[str]) -> None:
        for word in words:
            self.tap(f'[data-piece="{word}"]', "creature")

    def chosen(self, touch: dict[str, Any], name: str, rest: list[str], depth: int) -> list[str]:
        """The keys of the choices that come to those words; none if nothing does."""
        for at, pick in enumerate(touch["lists"][name]["of"]):
            adds = pick["add"].split()
            if rest[: len(adds)] != adds:
                continue
            left, key = rest[len(adds) :], f"choice {depth} {at}"
            if not pick.get("then"):
                if not left:
                    return [key]
            elif more := self.chosen(touch, pick["then"], left, depth + 1):
                return [key, *more]
        return []

    def answered(self) -> dict[str, Any]:
        self.page.wait_for_function("() => !pending && answer")
        return dict(self.page.evaluate("answer"))

    def card(self, face: str) -> str:
        """Tap a card among those that the table knows, else key by key."""
        known = self.page.locator(f'[data-face="{face}"]')
        if known.count():
            self.tap(known, "known card")
            return "known card"
        card = self.page.evaluate("state.ask.touch.card")
        kind = next(one for one in card["kinds"] if face.startswith(one["add"]))
        self.tap(f'[data-key="kind {kind["add"]}"]', "new card")
        rest = face[len(kind["add"]) :]
        for name in kind["groups"]:
            rest = self._group(name, card["groups"][name], rest)
        assert self.page.evaluate("faceNow().face") == face
        return "new card"

    def _group(self, name: str, group: dict[str, Any], rest: str) -> str:
        keys = sorted(group["keys"], key=lambda one: -len(one["add"]))
        while found := next((one["add"] for one in keys if rest.startswith(one["add"])), ""):
            self.tap(f'[data-key="pad {name}{found}"]', "new card")
            rest = rest[len(found) :]
            if not group.get("many"):
                return rest
        return rest.removeprefix(group.get("else", "")) if not group.get("many") else rest

    def walk(self, walks: Sequence[str]) -> None:
        """Tap every walk, step by step; nothing is asked where nobody can walk."""
        if not self.page.evaluate("Boolean(picked.cell && picked.points && !pending)"):
            assert not walks
            return
        paths = [path for one in walks for path in [one.partition("x")[0]] * int(one.partition("x")[2] or 1)]
        for number, path in enumerate(paths):
            if number:
                self.tap('[data-key="walk-next"]', "walk")
            for cell in path.split("-"):
                self.tap(f'[data-cell="{cell}"]', "walk")
        self.tap('[data-key="done"]', "walk")
