"""Phones beside the terminal: the server that lets them in, and what the typist sees of them."""

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from weakref import WeakKeyDictionary

from referee.cli.environment import Environment
from referee.engine.lexicon import unaccented
from referee.guide.asked import Back
from referee.guide.asker import Asker, Outdated, Question
from referee.say import Voice, clean
from referee.serve.addresses import chosen, code_lines, listening, private_addresses
from referee.serve.hall import Hall
from referee.serve.seats import seats_of
from referee.serve.server import Server
from referee.serve.sitting import Sitting
from referee.show.text import wrap
from referee.table.card_lists import book_in_use
from referee.table.cards import EMPTY, Book
from referee.table.store import is_practice
from referee.table.table import Ruling, Table
from referee.table.yaml_tree import BadYaml


class Phones:
    """The server of this command, for one game in the terminal after the other."""

    def __init__(self, env: Environment, address: str | None, port: int | None, *, watch_only: bool) -> None:
        """:raises NoAddress, OSError: if it cannot be served there."""
        self.env = env
        self.hall = Hall(env.store)
        sockets = listening(chosen(address), port)
        self.server = Server(self.hall, sockets, CardLists(env.store.home), watch_only=watch_only)
        self.before: Sitting | None = None  # the game that was played last

    @contextmanager
    def at(self, table: Table, asker: Asker) -> Iterator["AtTheTable"]:
        """Let phones take part in the game of the terminal; first show how they get there."""
        with self.share(table) as sitting:
            company = AtTheTable(self.env, sitting, self.server, asker)
            company.show_code()
            try:
                yield company
            finally:
                company.close()

    def let_go(self, path: Path) -> None:
        """The terminal turns to that game: no phone holds it open any more."""
        self.hall.let_go(path.stem)

    @contextmanager
    def share(self, table: Table) -> Iterator[Sitting]:
        name = table.path.stem if table.path is not None else ""
        sitting = Sitting(table, name, seats_of(table))
        if self.before is not None and self.before.name != name:
            self.hall.go_on(self.before, sitting)
            self.hall.drop(self.before)
        self.before = sitting
        self.hall.add(sitting)
        self.server.start()  # no sooner: phones that wait for the end of a restart would find no table
        try:
            yield sitting
        finally:
            sitting.close()  # phones go on showing how it stands, until the terminal plays something else

    def close(self) -> None:
        self.hall.close()
        self.server.stop()


class CardLists:
    """The card list of each game, read again only if it was saved meanwhile. Asked for in one thread."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.saved = 0
        self.read: dict[tuple[str, bool], Book] = {}  # by game, and whether it is played for practice
        self.used: WeakKeyDictionary[Sitting, tuple[str, bool]] = WeakKeyDictionary()

    def __call__(self, sitting: Sitting) -> Book:
        table, saved = sitting.table, 0
        with suppress(OSError):
            saved = (self.home / "cards.yaml").stat().st_mtime_ns
        if saved != self.saved:
            self.saved = saved
            self.read.clear()
        if sitting not in self.used:
            practises = table.path is not None and is_practice(self.home, table.path)
            self.used[sitting] = table.game.id, practises
        at = self.used[sitting]
        if at not in self.read:
            try:
                self.read[at] = book_in_use(self.home, practises=at[1], game=at[0])
            except (BadYaml, OSError):
                self.read[at] = EMPTY
        return self.read[at]


class AtTheTable:
    """What the typist sees of the phones: Company of the guide."""

    def __init__(self, env: Environment, sitting: Sitting, server: Server, asker: Asker) -> None:
        self.env = env
        self.sitting = sitting
        self.server = server
        self.asker = asker
        self.taken = sitting.seats.taken  # as it was said last
        self.rulings: list[Ruling] = []
        self._typist = threading.get_ident()
        self._pass_on = sitting.table.heard
        sitting.table.heard = self._hear
        self._stop = sitting.listen(asker.happened)

    def has_news(self) -> bool:
        return bool(self.rulings) or self.sitting.seats.taken != self.taken

    def heard(self) -> Sequence[Ruling]:
        with self.sitting.lock:
            heard, self.rulings = self.rulings, []
        return heard

    def said(self, voice: Voice) -> str:
        """Who came, who gave up a seat."""
        now, before, players = self.sitting.seats.taken, self.taken, self.sitting.table.players
        self.taken = now
        names = {seat: clean(name) for seat, name in enumerate(players)}
        came = [voice("serve.came", player=names[seat]) for seat in sorted(now - before) if seat in names]
        left = [voice("serve.left-seat", player=names[seat]) for seat in sorted(before - now) if seat in names]
        return " ".join([*came, *left, self.joined(voice)] if came or left else [])

    def joined(self, voice: Voice) -> str:
        return voice("serve.joined", number=len(self.sitting.seats.taken), players=len(self.sitting.table.players))

    def show_code(self) -> None:
        """A page with the address and the code, until somebody goes on; who joins meanwhile is counted there. The
        typist, who is the host, can free a seat and make another code."""
        said = kept = ""
        while True:
            self.taken = self.sitting.seats.taken
            question = Question(
                self.env.voice("serve.go-on"),
                partial(self._page, said),
                kept=kept,
                outdated=lambda: self.sitting.seats.taken != self.taken,
            )
            try:
                line, kept = self.asker.ask(question), ""
            except Outdated as error:
                kept = error.text
                continue
            except Back:
                return
            said = self._done(line.strip())
            if not said:
                return

    def _done(self, line: str) -> str:
        """What was done for the host, in words; "" if nothing was asked for."""
        voice, seats = self.env.voice, self.sitting.seats
        if self._means(line, "new code", "serve.word-code"):
            seats.new_code()
            return voice("serve.new-code")
        word, _, name = (part.strip() for part in line.partition(" "))
        if not self._means(word, "free", "serve.word-free"):
            return ""
        named = [seat for seat, one in enumerate(self.sitting.table.players) if unaccented(one) == unaccented(name)]
        if not named or not seats.free(named[0]):
            return voice("serve.not-taken", name=clean(name))
        return voice("serve.left-seat", player=clean(self.sitting.table.players[named[0]]))

    def _means(self, typed: str, word: str, key: str) -> bool:
        """Words of the language and English ones."""
        return unaccented(" ".join(typed.split())) in (word, unaccented(self.env.voice(key)))

    def _page(self, said: str, note: str) -> str:
        env, url = self.env, self.server.join_url(self.sitting)
        above = [*self._told(env.voice("serve.scan", word=env.voice("serve.word"))), f"  {url}"]
        joined = self._told(f"{said} {self.joined(env.voice)}".strip())
        words = {"free": env.voice("serve.word-free"), "code": env.voice("serve.word-code")}
        can = self._told(env.voice("serve.host-can", **words)) if self.taken else []
        helped = self._told(env.voice("serve.cannot-connect"))
        if reach := self._reach():
            helped += self._told(reach)
        code = code_lines(url)
        if max(map(len, code)) + 4 > env.width:
            code = []
        for below in ([*joined, *can, *helped], [*joined, *can], joined):
            if len(above) + len(code) + len(below) + 2 <= env.height:
                break
        else:
            code = []
        return "".join(f"{line}\n" for line in [*above, *map(self._painted, code), *below, note])

    def _reach(self) -> str:
        """What else this machine could be reached by, if at all."""
        used, own = self.server.address, private_addresses()
        if not own:
            return self.env.voice("serve.no-network")
        others = [one for one in own if one != used]
        return self.env.voice("serve.other-addresses", own=", ".join(others)) if others else ""

    def answers(self, line: str) -> bool:
        """The page with the code is asked for again."""
        is_asked = self._means(line, "phones", "serve.word")
        if is_asked:
            self.show_code()
        return is_asked

    def _told(self, text: str) -> list[str]:
        return wrap(f"  {text}", self.env.width, "  ")

    def _painted(self, line: str) -> str:
        """Light on dark, whatever the colours of the terminal are, so that it can be scanned."""
        return f"  \x1b[97;40m{line}\x1b[0m" if self.env.colour else f"  {line}"

    def _hear(self, rulings: Sequence[Ruling]) -> None:
        """Under the lock, in the thread of whoever entered it."""
        if threading.get_ident() != self._typist:
            self.rulings += rulings
        self._pass_on(rulings)

    def close(self) -> None:
        self._stop()
        self.sitting.table.heard = self._pass_on
