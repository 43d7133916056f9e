"""What a phone can ask for, and what it gets. Every request goes past the guard first.

Whatever may wait for the disk is done in another thread, so that everybody else is served meanwhile.
"""

import asyncio
import json
from collections.abc import Callable, Sequence
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from tornado.iostream import StreamClosedError
from tornado.web import HTTPError, RequestHandler

from referee.games import USUAL
from referee.record.atomic import InUse
from referee.serve import guard
from referee.serve.drawn import Data
from referee.serve.hall import AlreadyOpen, Full
from referee.serve.house import House, voice_of
from referee.serve.rights import Who
from referee.serve.sitting import Answer, Sitting
from referee.serve.streams import STALLED, Channel, Stream, as_json, event, next_of
from referee.serve.words import page_words
from referee.table.store import BadName, LeadsOut, NoSuchGame
from referee.table.table import Unusable

PAGES: Final = Path(__file__).parent / "pages"
# One script for the page, so that it comes whole or not at all.
SCRIPTS: Final = ("base", "connection", "page", "boards", "task", "screen", "lobby", "begin")
TYPES: Final = {".html": "text/html", ".js": "text/javascript", ".css": "text/css"}
BUSY: Final = 0.01  # seconds until it is asked again whether a table is still being written
STATUS: Final = {"no-right": 403, "closed": 503, "unwritten": 503}  # of answers that aren't rulings


class Door(RequestHandler):
    """What every answer has in common."""

    def initialize(self) -> None:
        self.house: House = self.settings["house"]

    def set_default_headers(self) -> None:
        self.clear_header("Server")
        for name, value in guard.headers().items():
            self.set_header(name, value)

    def prepare(self) -> None:
        request, own = self.request, self.house.own
        self.past(guard.check_host, request.host or "", own)
        if request.method == "POST":
            self.past(guard.check_origin, request.headers.get("Origin"), own)
            self.past(guard.check_content_type, request.headers.get("Content-Type", ""))

    def past(self, check: Callable[..., None], *what: Any) -> None:
        """Go past one check of the guard."""
        try:
            check(*what)
        except guard.Shut as shut:
            raise HTTPError(shut.status) from None

    def write_error(self, status_code: int, **more: Any) -> None:
        """The number and its name: no path, no header, nothing of the program."""
        self.finish({"error": status_code, "called": HTTPStatus(status_code).phrase})

    def log_exception(self, *of_it: Any) -> None:
        """It would tell the path, and with it a code."""

    def compute_etag(self) -> None:
        """Nothing is kept that could be asked for again."""

    # who asks

    @property
    def tokens(self) -> list[str]:
        return [one.value for name, one in self.cookies.items() if name.startswith("referee-")][:16]

    def token(self, sitting: Sitting) -> str:
        return self.token_of(sitting.table.header.id, sitting.name)

    def give(self, sitting: Sitting, token: str) -> None:
        self.set_cookie(
            guard.cookie_name(sitting.table.header.id, sitting.name),
            token,
            **guard.cookie_manners(),  # type: ignore[arg-type]
        )

    async def missed(self, token: str) -> None:
        """It counts for nothing, and that takes a while."""
        self.house.tries.missed(self.address, token)
        await asyncio.sleep(guard.DELAY)

    async def missed_with(self, tokens: Sequence[str]) -> None:
        """The same for all that a phone shows, whatever table they are meant for; nothing if it shows none."""
        if tokens:
            await self.missed(" ".join(tokens))

    @property
    def address(self) -> str:
        return self.request.remote_ip or ""

    def token_of(self, id: str, name: str) -> str:
        return self.get_cookie(guard.cookie_name(id, name)) or ""

    async def enter(self, name: str) -> tuple[Sitting, Who]:
        """The table, and who asks for it. Only those who belong to it are told that it isn't there."""
        self.past(self.house.tries.check, self.address)
        sitting = self.house.hall.get(name) or await asyncio.to_thread(self.house.back, name, self.tokens)
        token = self.token(sitting) if sitting is not None else ""
        who = self.house.who(sitting, token) if sitting is not None else None
        if sitting is None or who is None:
            await self.missed_with(self.tokens)
            raise HTTPError(403)
        return sitting, who

    async def belongs_here(self) -> None:
        """The lobby is for those who have scanned the code of one of its tables.

        :raises HTTPError: 403
        """
        self.past(self.house.tries.check, self.address)
        if not any(self.house.who(sitting, self.token(sitting)) for sitting in [*self.house.hall.sittings.values()]):
            await self.missed_with(self.tokens)
            raise HTTPError(403)

    # what is asked

    @property
    def language(self) -> str:
        return self.get_query_argument("lang", "en")

    @property
    def said(self) -> dict[str, Any]:
        """:raises HTTPError: if it isn't a JSON object"""
        try:
            said = json.loads(self.request.body)
        except (ValueError, RecursionError):
            raise HTTPError(400) from None
        if not isinstance(said, dict):
            raise HTTPError(400)
        return said

    def text(self, key: str) -> str:
        found = self.said.get(key)
        if not isinstance(found, str) or not found:
            raise HTTPError(400)
        return found

    def number(self, key: str) -> int:
        found = self.said.get(key)
        if not isinstance(found, int) or isinstance(found, bool):
            raise HTTPError(400)
        return found

    def answer(self, answer: Answer) -> None:
        self.set_status(STATUS.get(answer.code or "", 200))
        self.finish(answer.data())

    def show(self, *names: str) -> None:
        """Files of the page, one after the other."""
        self.set_header("Content-Type", f"{TYPES[Path(names[0]).suffix]}; charset=utf-8")
        self.finish(b"\n".join((PAGES / name).read_bytes() for name in names))


class Nowhere(Door):
    def prepare(self) -> None:
        super().prepare()
        raise HTTPError(404)


class PageFile(Door):
    def get(self, name: str) -> None:
        self.show(name)


class Script(Door):
    def get(self) -> None:
        self.show(*(f"{name}.js" for name in SCRIPTS))


class Page(PageFile):
    def get(self, name: str = "") -> None:
        self.show("index.html")


class Joining(Door):
    async def get(self, code: str) -> None:
        """The token that a code stands for becomes a cookie, and leaves the address."""
        self.past(self.house.tries.check, self.address)
        found = await asyncio.to_thread(self.joined, code)
        if found is None:
            await self.missed(code)
            self.set_status(403)
            self.show("index.html")  # which says so
            return
        self.give(*found)
        self.redirect(f"/t/{quote(found[0].name)}")

    def joined(self, code: str) -> tuple[Sitting, str] | None:
        """The table of that code, and the token of this phone there."""
        found = None
        for sitting in [*self.house.hall.sittings.values()]:  # all of them: how long it takes tells nothing
            token = sitting.seats.join(code, self.token(sitting))
            who = sitting.seats.who(code)
            if token is None and who is not None and who.kind == "host":
                token = code
            if token is not None:
                found = sitting, token
        return found


class Words(Door):
    def get(self) -> None:
        self.finish(page_words(voice_of(self.language, USUAL)))


class State(Door):
    async def get(self, name: str) -> None:
        sitting, who = await self.enter(name)
        self.set_header("Content-Type", "application/json; charset=utf-8")
        self.finish(as_json(await self.state(sitting, who)))

    async def state(self, sitting: Sitting, who: Who) -> Data:
        screen = self.get_query_argument("screen", "") == "1"
        while not sitting.lock.take(wait=False):  # meanwhile all others are served
            await asyncio.sleep(BUSY)
        try:
            return self.house.state(sitting, who, self.language, screen=screen)
        finally:
            sitting.lock.give_back()


class Events(State):
    async def get(self, name: str) -> None:
        self.set_header("Content-Type", "text/event-stream; charset=utf-8")
        self.set_header("X-Accel-Buffering", "no")
        if (next_game := self.house.hall.gone_on(name, self.token_of)) is not None:
            self.give(*next_game)
            self.finish(event("next", json.dumps(next_game[0].name)))
            return
        sitting, who = await self.enter(name)
        channel = self.house.channel(sitting)
        self.past(guard.check_streams, len(channel.streams))
        self.stream = stream = Stream(self.token(sitting), who.seat)
        channel.join(stream)
        try:
            while True:
                is_news = await next_of(stream)
                if stream.gone or self.house.stopping or self.house.hall.get(name) is not sitting:
                    return
                if not is_news:
                    self.write(event("beat"))
                elif (now := self.house.who(sitting, self.token(sitting))) is None:
                    return  # a seat that was given to another
                else:
                    self.seated(channel, now)
                    self.write(stream.message(await self.state(sitting, now)))
                await asyncio.wait_for(self.flush(), STALLED)
        except (StreamClosedError, TimeoutError):
            return
        finally:
            channel.leave(stream)
            self.house.left(channel)

    def seated(self, channel: Channel, who: Who) -> None:
        """The phone took a seat, or gave it up: the others see it there, or not."""
        if who.seat != self.stream.seat:
            self.stream.seat = who.seat
            channel.wake()
            self.stream.news.clear()

    def on_connection_close(self) -> None:
        stream = getattr(self, "stream", None)
        if stream is not None:
            stream.gone = True
            stream.news.set()


class Enter(Door):
    async def post(self, name: str) -> None:
        sitting, who = await self.enter(name)
        voice = voice_of(self.language, sitting.table.game.id)
        self.answer(await asyncio.to_thread(sitting.enter, who, self.text("line"), self.text("id"), voice))


class Undo(Door):
    async def post(self, name: str) -> None:
        sitting, who = await self.enter(name)
        voice = voice_of(self.language, sitting.table.game.id)
        number, id = self.number("number"), self.text("id")
        self.answer(await asyncio.to_thread(sitting.undo_mine, who, number, id, voice))


class Seat(Door):
    async def post(self, name: str) -> None:
        sitting, who = await self.enter(name)
        seats, token, said = sitting.seats, self.token(sitting), self.said
        if self.house.watch_only:
            raise HTTPError(403)
        done = True
        if "take" in said:
            done = await asyncio.to_thread(seats.take, self.number("take"), token)
        elif said.get("leave") is True:
            await asyncio.to_thread(seats.leave, token)
        elif who.kind != "host":
            raise HTTPError(403)
        elif "free" in said:
            await asyncio.to_thread(seats.free, self.number("free"))
        elif said.get("code") == "new":
            await asyncio.to_thread(seats.new_code)
        else:
            raise HTTPError(400)
        self.finish({"ok": True} if done else {"ok": False, "code": "taken"})


class Tables(Door):
    async def get(self) -> None:
        await self.belongs_here()
        # Fifty records may have to be read first; meanwhile everybody goes on.
        tables = await asyncio.to_thread(self.house.hall.tables, voice_of(self.language, USUAL))
        if self.house.watch_only:  # nobody can open another
            tables = [one for one in tables if one["open"]]
        self.finish({"tables": tables})


class Open(Door):
    async def post(self) -> None:
        await self.belongs_here()
        if self.house.watch_only:
            raise HTTPError(403)
        try:
            sitting, token = await asyncio.to_thread(self.opened, self.text("name"))
        except (NoSuchGame, BadName, LeadsOut):
            raise HTTPError(404) from None
        except (AlreadyOpen, InUse):
            raise HTTPError(409) from None
        except (Full, Unusable, OSError):
            raise HTTPError(503) from None
        self.give(sitting, token)
        self.finish({"ok": True, "url": f"/t/{quote(sitting.name)}"})

    def opened(self, name: str) -> tuple[Sitting, str]:
        """The table, and the token of its host."""
        sitting = self.house.hall.open(name)
        return sitting, sitting.seats.host()


def routes() -> list[tuple[str, type[Door]]]:
    table = "/api/([^/]+)"
    return [
        ("/j/([^/]{1,200})", Joining),
        ("/()", Page),
        ("/t/([^/]+)", Page),
        ("/t/([^/]+)/screen", Page),
        ("/p/referee.js", Script),
        (r"/p/(referee\.css)", PageFile),
        ("/api/words", Words),
        ("/api/tables", Tables),
        ("/api/open", Open),
        (f"{table}/stream", Events),
        (f"{table}/state", State),
        (f"{table}/enter", Enter),
        (f"{table}/undo", Undo),
        (f"{table}/seat", Seat),
    ]
