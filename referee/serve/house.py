"""What all requests share: the tables of this process, who may do what there, and who listens."""

import asyncio
from collections.abc import Callable, Collection, Iterable
from functools import lru_cache
from urllib.parse import quote

from referee.languages import LANGUAGES
from referee.say import Voice
from referee.serve import guard
from referee.serve.addresses import code_svg
from referee.serve.drawn import Data
from referee.serve.hall import Hall
from referee.serve.rights import Who
from referee.serve.sitting import Sitting
from referee.serve.streams import Channel
from referee.serve.told import Join, state
from referee.table.cards import Book

Books = Callable[[Sitting], Book]  # the card list that a table uses


class House:
    """The tables of one server."""

    def __init__(self, hall: Hall, books: Books, base: str, own: Collection[str], *, watch_only: bool) -> None:
        self.hall = hall
        self.books = books
        self.base = base  # http://192.168.1.5:8765
        self.own = own
        self.watch_only = watch_only
        self.tries = guard.Tries()
        self.loop: asyncio.AbstractEventLoop
        self._channels: dict[str, Channel] = {}
        self.stopping = False

    def channel(self, sitting: Sitting) -> Channel:
        """Who listens to a table. A table that was closed and opened again is another one."""
        found = self._channels.get(sitting.name)
        if found is None or found.sitting is not sitting:
            self._channels[sitting.name] = found = Channel(sitting, self.loop)
        return found

    def left(self, channel: Channel) -> None:
        """Forget a channel that nobody listens to any more."""
        if not channel.streams:
            channel.close()
            if self._channels.get(channel.sitting.name) is channel:
                del self._channels[channel.sitting.name]

    def who(self, sitting: Sitting, token: str) -> Who | None:
        """Whose token that is; nobody's if it doesn't count."""
        who = sitting.seats.who(token) if token else None
        return Who("watch") if who is not None and self.watch_only else who

    def back(self, name: str, tokens: Iterable[str]) -> Sitting | None:
        """A table of before a restart, which is opened again by whoever belonged to it."""
        for token in tokens:
            if (sitting := self.hall.back(name, token)) is not None:
                return sitting
        return None

    def state(self, sitting: Sitting, who: Who, language: str, *, screen: bool) -> Data:
        """The whole state for one viewer; the code to join only where others can scan it."""
        channel = self._channels.get(sitting.name)
        present = channel.present if channel is not None else frozenset()

        def work_out() -> Data:
            shows = screen or who.kind == "host"
            join = _join(self.join_url(sitting)) if shows else None
            voice = voice_of(language, sitting.table.game.id)
            return state(sitting, who, voice, present, join, self.books(sitting), watch_only=self.watch_only)

        return channel.state((who, language, screen), work_out) if channel is not None else work_out()

    def join_url(self, sitting: Sitting) -> str:
        return f"{self.base}/j/{quote(sitting.seats.join_code)}"

    def close(self) -> None:
        self.stopping = True
        for channel in self._channels.values():
            channel.close()
            channel.wake()  # so that its streams end


@lru_cache(maxsize=64)
def voice_of(language: str, game: str) -> Voice:
    """English where a phone asks for a language that we don't have."""
    return Voice(language if language in LANGUAGES else "en", game)


@lru_cache(maxsize=64)
def _join(url: str) -> Join:
    return Join(url, code_svg(url))
