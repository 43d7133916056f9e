"""What keeps strangers out: each defence is a function of its own, so that a test can switch it off and see the attack
go through. docs/phones.md says which attack each of them is for."""

import hashlib
import logging
from collections import deque
from collections.abc import Callable, Collection
from time import monotonic
from typing import Any, Final, Protocol

BODY: Final = 4096  # bytes of what a phone may send
HEADERS: Final = 16_384  # bytes: browsers send less
BODY_SECONDS: Final = 5.0  # to send it in
IDLE_SECONDS: Final = 60.0  # a connection that says nothing
CONNECTIONS: Final = 150  # from one address: a phone has a few, and a whole club may be behind one router
STREAMS: Final = 32  # a table: six phones, a television and whoever watches are far fewer
STREAMS_OF_ONE: Final = 4  # device: one that lost its network leaves some that nobody hears
TRIES: Final = 10  # wrong tokens an address may show …
TRIES_SECONDS: Final = 60.0  # … in this time
ADDRESSES: Final = 1000  # that are remembered
DELAY: Final = 0.3  # seconds before a wrong token is answered

SECURITY: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Closing(Protocol):
    def closed(self) -> bool: ...


class Shut(Exception):
    """The door stays shut: the status says why, and nothing else does."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


def own_hosts(address: str, port: int) -> frozenset[str]:
    """What the Host line of a request to us says."""
    name = f"[{address}]" if ":" in address else address
    return frozenset({f"{name}:{port}"} | ({name} if port == 80 else set()))


def check_host(host: str, own: Collection[str]) -> None:
    """Against DNS rebinding: a foreign name that points to this machine is not ours.

    :raises Shut: 421
    """
    if host not in own:
        raise Shut(421)


def check_origin(origin: str | None, own: Collection[str]) -> None:
    """Against a foreign page that posts: browsers say where a POST comes from.

    :raises Shut: 403
    """
    if origin not in {f"http://{host}" for host in own}:
        raise Shut(403)


def check_content_type(said: str) -> None:
    """A form of a foreign page cannot send JSON without asking first.

    :raises Shut: 415
    """
    if said.partition(";")[0].strip().lower() != "application/json":
        raise Shut(415)


def check_streams(open_now: int) -> None:
    """:raises Shut: 503 if a table has enough of them"""
    if open_now >= STREAMS:
        raise Shut(503)


class Connections:
    """Those that are open, by address: whoever opens hundreds would leave none for the others."""

    def __init__(self) -> None:
        self.open: dict[str, list[Closing]] = {}

    def has_room(self, address: str, stream: Closing) -> bool:
        """Whether this one may stay; it counts until it is closed."""
        self.open = {other: still for other, all in self.open.items() if (still := [s for s in all if not s.closed()])}
        there = self.open.setdefault(address, [])
        if len(there) >= CONNECTIONS:
            return False
        there.append(stream)
        return True


class Tries:
    """Wrong tokens by address. The same one shown again isn't a new guess: a phone with an old cookie may go on asking,
    and can still scan the code."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.wrong: dict[str, deque[tuple[float, bytes]]] = {}

    def check(self, address: str) -> None:
        """:raises Shut: 429 if too many wrong ones came from there lately"""
        if len(self._lately(address)) >= TRIES:
            raise Shut(429)

    def missed(self, address: str, token: str) -> None:
        mark = hashlib.sha256(token.encode(errors="replace")).digest()
        lately = self._lately(address)
        if all(mark != known for _, known in lately):
            while len(self.wrong) >= ADDRESSES and address not in self.wrong:
                del self.wrong[next(iter(self.wrong))]
            lately.append((self.clock(), mark))
            self.wrong[address] = lately

    def _lately(self, address: str) -> deque[tuple[float, bytes]]:
        found = self.wrong.get(address, deque())
        while found and self.clock() - found[0][0] > TRIES_SECONDS:
            found.popleft()
        return found


def cookie_name(id: str, name: str) -> str:
    """Cookies ignore ports: two servers on one machine, and two tables of one, must not take each other's."""
    return f"referee-{hashlib.sha256(f'{id} {name}'.encode()).hexdigest()[:12]}"


def cookie_manners() -> dict[str, object]:
    """No script reads it, no foreign page sends it along; Strict would leave it out of a link in a chat. Without
    Secure: there is no certificate for an address in the house."""
    return {"httponly": True, "samesite": "Lax", "path": "/", "max_age": 400 * 24 * 3600}


def headers() -> dict[str, str]:
    """What every answer carries."""
    return SECURITY


def log_settings() -> dict[str, Any]:
    """No line for each request: its path may be a code."""
    return {"log_function": lambda handler: None}


def keep_quiet() -> None:
    """The server's library would tell what came in wrongly, and write it across the screen of the terminal."""
    log = logging.getLogger("tornado")
    log.handlers = [logging.NullHandler()]
    log.propagate = False
    for name in ("tornado.access", "tornado.application", "tornado.general"):
        logging.getLogger(name).propagate = True  # to the one above, and no further
    logging.getLogger("asyncio").setLevel(logging.CRITICAL + 1)
