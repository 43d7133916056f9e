"""Asking a line of a person: with editing, history and completion, or plainly where the terminal can do no more."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, NamedTuple, Protocol

from referee.cli.environment import Environment

Completions = Callable[[str], list[str]]  # the text before the cursor: the words that could stand there
AS_IT_WAS: Final = (
    b"\x1b[?2004l\x1b[?25h\x1b[0m\r\n"  # pastes unmarked, the cursor seen, no colour, on a line of its own
)
QUIET: Final = 0.05  # seconds without a key after which a paste is at its end


class Retry(NamedTuple):
    """A line that comes back for editing, with the cursor at its fault."""

    text: str = ""
    cursor: int | None = None


NOTHING_YET: Final = Retry()


class Asker(Protocol):
    def ask(self, prompt: str, completions: Completions, retry: Retry = NOTHING_YET) -> str:
        """A line. :raises EOFError, KeyboardInterrupt:"""

    def typed_ahead(self) -> bool:
        """Whether a whole line waits already: pasted, or typed before the question could be seen."""

    def forget_typed_ahead(self) -> None:
        """Throw away what was typed or pasted beyond the line."""


class PlainAsker:
    """For TERM=dumb: a question, a line."""

    def ask(self, prompt: str, completions: Completions, retry: Retry = NOTHING_YET) -> str:
        return input(prompt)

    def typed_ahead(self) -> bool:
        return _waiting(0)

    def forget_typed_ahead(self) -> None:
        _drain()


class LineAsker:
    """With prompt_toolkit: arrow keys bring back earlier lines, Tab completes, a wrong line stays editable."""

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import CompleteEvent, Completer, Completion
        from prompt_toolkit.document import Document
        from prompt_toolkit.output import create_output
        from prompt_toolkit.shortcuts import CompleteStyle

        class Words(Completer):
            def __init__(self) -> None:
                self.find: Completions = lambda text: []

            def get_completions(self, document: Document, complete_event: CompleteEvent) -> Any:
                before = document.text_before_cursor
                word = before.rsplit(" ", 1)[-1]
                for found in self.find(before):
                    if found.casefold().startswith(word.casefold()):
                        yield Completion(found, start_position=-len(word))

        self.words = Words()
        output: Any = create_output()
        output.enable_cpr = False  # nothing is drawn that must know where the cursor is
        # Completions are listed as a shell does: a menu would keep eight lines of the screen free for itself.
        self.session: Any = PromptSession(
            completer=self.words,
            complete_while_typing=False,
            complete_style=CompleteStyle.READLINE_LIKE,
            output=output,
        )

    def ask(self, prompt: str, completions: Completions, retry: Retry = NOTHING_YET) -> str:
        self.words.find = completions

        def place_cursor() -> None:
            if retry.cursor is not None:
                self.session.default_buffer.cursor_position = min(retry.cursor, len(retry.text))

        text: str = self.session.prompt(prompt, default=retry.text, pre_run=place_cursor)
        return text

    def typed_ahead(self) -> bool:
        from prompt_toolkit.input.typeahead import get_typeahead, store_typeahead
        from prompt_toolkit.keys import Keys

        pressed = get_typeahead(self.session.input)
        store_typeahead(self.session.input, pressed)
        ends = [press.key in (Keys.ControlM, Keys.ControlJ) for press in pressed]
        return (any(ends) and not all(ends)) or _waiting(0)  # Enter alone may well be meant for a question to come

    def forget_typed_ahead(self) -> None:
        from prompt_toolkit.input.typeahead import clear_typeahead

        clear_typeahead(self.session.input)
        _drain()


def _waiting(seconds: float) -> bool:
    """Whether the terminal has something to read. Between questions it hands out whole lines only."""
    import select

    try:
        return bool(select.select([sys.stdin], [], [], seconds)[0])
    except (OSError, ValueError):
        return False


def _drain() -> None:
    """Empty the terminal's own buffer, until no more comes."""
    try:
        import termios

        while _waiting(QUIET):
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)
    except (ImportError, OSError, ValueError):
        return


@contextmanager
def as_it_was(env: Environment) -> Iterator[None]:
    """Whoever ends the program with a signal finds the terminal as it was; it ends of that signal all the same."""
    import signal

    try:
        import termios

        before = termios.tcgetattr(sys.stdin.fileno())
    except (ImportError, OSError, ValueError):
        yield
        return
    signs = b"" if _is_plain(env) else AS_IT_WAS

    def end(number: int, frame: object) -> None:
        with suppress(OSError, termios.error):  # there may be no terminal any more
            termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, before)
            os.write(sys.stdout.fileno(), signs)
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)

    # Who made us deaf to a signal, as `nohup` does, is not overruled.
    ends = [one for one in (signal.SIGTERM, signal.SIGHUP) if signal.getsignal(one) == signal.SIG_DFL]
    for number in ends:
        signal.signal(number, end)
    try:
        yield
    finally:
        for number in ends:
            signal.signal(number, signal.SIG_DFL)


def asker_for(env: Environment) -> Asker:
    return PlainAsker() if _is_plain(env) else LineAsker()


def _is_plain(env: Environment) -> bool:
    return env.variables.get("TERM") == "dumb"
