"""The server: an application in a thread of its own, which starts and stops at once."""

import asyncio
import threading
from collections.abc import Sequence
from socket import socket
from typing import Any
from urllib.parse import quote

from tornado.httpserver import HTTPServer
from tornado.iostream import IOStream
from tornado.web import Application

from referee.serve import guard
from referee.serve.hall import Hall
from referee.serve.house import Books, House
from referee.serve.routes import Nowhere, routes
from referee.serve.sitting import Sitting


class _Doorway(HTTPServer):
    def initialize(self, *of_it: Any, **more: Any) -> None:
        super().initialize(*of_it, **more)
        self.connections = guard.Connections()

    def handle_stream(self, stream: IOStream, address: tuple[Any, ...]) -> None:
        if self.connections.has_room(address[0], stream):
            super().handle_stream(stream, address)
        else:
            stream.close()


class Server:
    """Serves the tables of a hall at one address. `start` returns when phones can come, `stop` when none is served."""

    def __init__(self, hall: Hall, sockets: Sequence[socket], books: Books, *, watch_only: bool = False) -> None:
        self.sockets = list(sockets)
        self.address, self.port = self.sockets[0].getsockname()[:2]
        self.own = guard.own_hosts(self.address, self.port)
        self.house = House(hall, books, f"http://{max(self.own, key=len)}", self.own, watch_only=watch_only)
        self._ready, self._ended = threading.Event(), threading.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stop: asyncio.Event | None = None
        self._thread = threading.Thread(target=self._run, name="phones", daemon=True)

    def start(self) -> None:
        """Let phones in, who could only knock before; nothing happens if they are in already."""
        if self._thread.ident is None:
            self._thread.start()
        self._ready.wait()

    def stop(self) -> None:
        if self._thread.ident is None:
            for one in self.sockets:
                one.close()
            return
        if self._loop is not None and self._stop is not None and not self._ended.is_set():
            self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(timeout=3)

    def join_url(self, sitting: Sitting) -> str:
        """The address that the code to scan stands for."""
        return self.house.join_url(sitting)

    def host_url(self, token: str) -> str:
        """The address that makes a device the host's."""
        return f"{self.house.base}/j/{quote(token)}"

    def _run(self) -> None:
        guard.keep_quiet()
        try:
            asyncio.run(self._serve())
        finally:
            self._ended.set()
            self._ready.set()

    async def _serve(self) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        self.house.loop = self._loop
        application = Application(
            routes(),
            house=self.house,
            default_handler_class=Nowhere,
            **guard.log_settings(),
        )
        server = _Doorway(
            application,
            max_body_size=guard.BODY,
            max_buffer_size=guard.HEADERS + guard.BODY,
            max_header_size=guard.HEADERS,
            chunk_size=guard.BODY,
            body_timeout=guard.BODY_SECONDS,
            idle_connection_timeout=guard.IDLE_SECONDS,
        )
        server.add_sockets(self.sockets)
        self._ready.set()
        await self._stop.wait()
        server.stop()
        self.house.close()
        await server.close_all_connections()
