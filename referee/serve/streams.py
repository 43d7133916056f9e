"""What goes to the phones without being asked for: the whole state, to everyone in their words, whenever it changes."""

import asyncio
import json
from collections.abc import Callable, Hashable
from typing import Final

from referee.serve import guard
from referee.serve.drawn import Data
from referee.serve.sitting import Sitting

BEAT: Final = 5.0  # seconds after which a stream says that it is alive
DEBOUNCE: Final = 0.004  # seconds in which several changes become one message
STALLED: Final = 20.0  # seconds after which a phone that takes nothing is given up


class Stream:
    """One phone that listens."""

    def __init__(self, token: str, seat: int | None) -> None:
        self.token = token
        self.seat = seat
        self.gone = False  # the phone has hung up, or listens elsewhere
        self.news = asyncio.Event()
        self.news.set()  # whoever comes gets the state
        self._boards: list[Data] = []  # as the phone has them

    def message(self, state: Data) -> str:
        """The state for this phone: null for a board that looks as it did in the message before, since boards are most
        of what is sent."""
        boards, before = state["boards"], self._boards
        self._boards = boards
        news = [None if before[at : at + 1] == [board] else board for at, board in enumerate(boards)]
        return event("state", as_json({**state, "boards": news}))


class Channel:
    """Those who listen to one table. But for `changed`, all of it happens in the server's loop."""

    def __init__(self, sitting: Sitting, loop: asyncio.AbstractEventLoop) -> None:
        self.sitting = sitting
        self.streams: list[Stream] = []  # the latest is the last
        self.said: dict[Hashable, Data] = {}  # the states of this moment, by viewer
        self._loop = loop
        self._stop = sitting.listen(self.changed)

    @property
    def present(self) -> frozenset[int]:
        """Seats whose phone listens."""
        return frozenset(stream.seat for stream in self.streams if stream.seat is not None)

    def changed(self) -> None:
        """Called from any thread."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self.wake)

    def wake(self) -> None:
        self.said.clear()
        for stream in self.streams:
            stream.news.set()

    def join(self, stream: Stream) -> None:
        """Those of that phone that are one too many end."""
        self.streams.append(stream)
        own = [one for one in self.streams if one.token == stream.token]
        for one in own[: -guard.STREAMS_OF_ONE]:
            one.gone = True
        self.wake()

    def leave(self, stream: Stream) -> None:
        self.streams.remove(stream)
        self.wake()

    def state(self, viewer: Hashable, work_out: Callable[[], Data]) -> Data:
        """The state for one viewer, worked out once for all who see the same."""
        if viewer not in self.said:
            self.said[viewer] = work_out()
        return self.said[viewer]

    def close(self) -> None:
        self._stop()


async def next_of(stream: Stream) -> bool:
    """Whether there is news; False if it is time for a beat."""
    try:
        await asyncio.wait_for(stream.news.wait(), BEAT)
    except TimeoutError:
        return False
    await asyncio.sleep(DEBOUNCE)
    stream.news.clear()
    return True


def as_json(state: Data) -> str:
    return json.dumps(state, ensure_ascii=False, separators=(",", ":"))


def event(kind: str, data: str = "{}") -> str:
    """As EventSource reads it; the JSON has no line breaks."""
    return f"event: {kind}\ndata: {data}\n\n"
