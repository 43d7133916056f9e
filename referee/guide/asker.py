"""Asking a line of a person, below a screen that is drawn anew for every question; or plainly where the terminal can do
no more."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, Final, NamedTuple, Protocol

from referee.cli.environment import Environment
from referee.engine.keyboards import by_letters
from referee.guide.asked import Back, guard
from referee.guide.words import is_command, meant_by
from referee.say import Voice

Completions = Callable[[str], list[str]]  # the text before the cursor: the words that could stand there
AS_IT_WAS: Final = (
    b"\x1b[?2004l\x1b[?25h\x1b[0m\r\n"  # pastes unmarked, the cursor seen, no colour, on a line of its own
)
TWICE: Final = 0.25  # seconds in which a key pressed again is the same press
QUIET: Final = 0.05  # seconds without a key after which a paste is at its end
ESCAPE: Final = 0.05  # seconds after which Esc is a key of its own, not the beginning of another


class Retry(NamedTuple):
    """A line that Up brings back for editing, with the cursor at its fault."""

    text: str = ""
    cursor: int | None = None
    refused: bool = True


class Question(NamedTuple):
    """What is asked: the prompt, what stands above it, and what the keys do."""

    prompt: str
    above: Callable[[str], str] = lambda note: note and f"{note}\n"  # painted for the screen as it is now, with a note
    completions: Completions = lambda before: []
    at_once: Callable[[str], bool] = lambda text: False  # whether nothing could follow that answer: no Enter is needed
    wrong_key: Callable[[str], str] = lambda text: ""  # what to say if the last key of the text leads nowhere
    wants_help: Callable[[str], bool] = lambda text: False  # whether `?` after that text asks for help
    recall: Retry | None = None  # what Up brings back first
    kept: str = ""  # what was typed already
    bounced: str = ""  # the key that answered for somebody else just before: pressed twice at once, it is meant once
    not_meant: str = ""  # where Enter alone decides something: what to say if it was not meant to
    outdated: Callable[[], bool] = lambda: False  # whether somebody else has done something that it should show


class Outdated(Exception):
    """The question must be put anew; `text` had been typed."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class HelpWanted(Exception):
    """`?` was pressed; `text` had been typed before it."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class Asker(Protocol):
    def ask(self, question: Question) -> str:
        """A line. :raises Back, HelpWanted, EOFError, KeyboardInterrupt:"""

    def clear(self) -> None:
        """Make room for questions of another kind."""

    def typed_ahead(self) -> bool:
        """Whether a whole line waits already: pasted, or typed before the question could be seen."""

    def forget_typed_ahead(self) -> None:
        """Throw away what was typed or pasted beyond the line."""

    def happened(self) -> None:
        """Something has: called from any thread. A question that it makes out of date raises Outdated, if it can."""


class PlainAsker:
    """For TERM=dumb: what there is to see, a question, a line."""

    def ask(self, question: Question) -> str:
        sys.stdout.write(question.above(""))
        sys.stdout.flush()
        while not (text := input(question.prompt)).strip() and question.not_meant and guard.takes():
            print(question.not_meant)
        guard.forget()
        return text

    def clear(self) -> None: ...

    def typed_ahead(self) -> bool:
        return _waiting(0)

    def forget_typed_ahead(self) -> None:
        _drain()

    def happened(self) -> None:
        """It is seen with the next question: a line that is read plainly cannot be left."""


class ScreenAsker:
    """With prompt_toolkit: the screen and the line below it are drawn together, so that a window can be resized. Up
    brings back earlier lines, Tab completes, Esc clears the line or leaves the question."""

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.output import create_output

        self.question = Question("")
        self.note = ""  # said about the last key
        self.drawn: dict[Any, Any] = {}  # by the note and the size of the window
        output: Any = create_output()
        output.enable_cpr = False  # nothing is drawn that must know where the cursor is
        self.session: Any = PromptSession(output=output, key_bindings=_keys(self))
        self.output = output
        self.session.app.ttimeoutlen = ESCAPE
        self.session.app.timeoutlen = ESCAPE

    def ask(self, question: Question) -> str:
        self.question, self.note = question, ""
        self.drawn = {}
        self._message()  # before the old screen goes away
        self.output.cursor_goto(0, 0)
        guard.question()
        text: str = self.session.prompt(self._message, default=question.kept, pre_run=self._leave_outdated)
        return text

    def happened(self) -> None:
        loop = self.session.app.loop
        if loop is not None:  # else nothing is asked now, and the next question looks for itself
            with suppress(RuntimeError):  # answered meanwhile
                loop.call_soon_threadsafe(self._leave_outdated)

    def _leave_outdated(self) -> None:
        app = self.session.app
        if not app.is_done and self.question.outdated():
            app.exit(exception=Outdated(app.current_buffer.text))

    def clear(self) -> None:
        self.output.erase_screen()
        self.output.cursor_goto(0, 0)
        self.output.flush()

    def _message(self) -> Any:
        """What is drawn: worked out once for each size of the window, not at every key."""
        from prompt_toolkit.formatted_text import ANSI

        at = self.note, self.output.get_size()
        if at not in self.drawn:
            self.drawn[at] = ANSI(self.question.above(self.note) + self.question.prompt)
        return self.drawn[at]

    def enter(self, buffer: Any) -> None:
        """The line is the answer, unless Enter was not meant to decide anything."""
        question = self.question
        if (guard.slipped or buffer.text in ("", question.kept)) and guard.takes():
            self.note = question.not_meant or self.note
        else:
            buffer.validate_and_handle()

    def type(self, buffer: Any, sign: str) -> None:
        """A key was pressed: it is kept, or it is wrong, or it completes the answer."""
        self.note = ""
        before = buffer.document.text_before_cursor
        if sign == self.question.bounced and not buffer.text and guard.since_question() < TWICE:
            return
        if sign == "?" and self.question.wants_help(before):
            guard.key()
            self.session.app.exit(exception=HelpWanted(buffer.text))
            return
        at_end = buffer.cursor_position == len(buffer.text)
        if at_end and (wrong := self.question.wrong_key(before + sign)):
            self.note = wrong
            guard.slip()
            return
        guard.forget()
        buffer.insert_text(sign)
        if at_end and self.question.at_once(buffer.text):
            guard.key()
            buffer.validate_and_handle()

    def recall(self, buffer: Any) -> None:
        """Up: the refused line first, with the cursor behind the word at fault, then earlier ones."""
        retry = self.question.recall
        if retry is None or buffer.text:
            buffer.history_backward()
            return
        buffer.text = retry.text
        end = -1 if retry.cursor is None else retry.text.find(" ", retry.cursor)
        buffer.cursor_position = len(retry.text) if end < 0 else end

    def complete(self, buffer: Any) -> None:
        """Tab: as much as all that could stand there have in common; what they are is noted."""
        before = buffer.document.text_before_cursor
        word = before.rsplit(" ", 1)[-1]
        found = [one for one in self.question.completions(before) if one.casefold().startswith(word.casefold())]
        common = _in_common(found)
        if len(common) >= max(1, len(word)):
            buffer.delete_before_cursor(len(word))
            buffer.insert_text(common)
        self.note = "  ".join(found) if len(found) > 1 else ""

    def typed_ahead(self) -> bool:
        from prompt_toolkit.input.typeahead import get_typeahead, store_typeahead
        from prompt_toolkit.keys import Keys

        pressed = get_typeahead(self.session.input)
        store_typeahead(self.session.input, pressed)
        ends = [press.key in (Keys.ControlM, Keys.ControlJ) for press in pressed]
        # Enter alone, in either place, may well be meant for a question to come.
        return (any(ends) and not all(ends)) or line_waits()

    def forget_typed_ahead(self) -> None:
        from prompt_toolkit.input.typeahead import clear_typeahead

        clear_typeahead(self.session.input)
        _drain()


def turned(asker: Asker, voice: Voice, pages: Sequence[Callable[[str], str]]) -> str:
    """Show pages one after the other, until Esc or `q` closes them; the command that was typed there instead of turning
    on. Nothing else is taken: the question that it would answer is not to be seen yet."""
    said, left = voice("guide.only-page"), list(pages)
    while left:
        try:
            typed = asker.ask(_page(voice, left[0])).strip()
        except Back:
            break
        if by_letters(typed) == "q":
            break
        if is_command(meant_by(typed)):
            return typed
        if typed:
            left[0] = partial(_noted, left[0], said)
        else:
            del left[0]
    guard.key()  # an Enter too many does not answer the question after them
    return ""


def _page(voice: Voice, page: Callable[[str], str]) -> Question:
    said = voice("guide.only-page")

    def wrong_key(text: str) -> str:
        """Only words are typed here: no digit, and no sign."""
        return "" if text[-1].isalpha() or text[-1] == " " or text == "?" else said

    return Question(voice("guide.next-page"), page, at_once=lambda text: text in (" ", "?"), wrong_key=wrong_key)


def _noted(page: Callable[[str], str], said: str, note: str) -> str:
    return page(note or said)


def _in_common(words: list[str]) -> str:
    """What all of them begin with."""
    first, last = min(words, default=""), max(words, default="")
    differ = (at for at, sign in enumerate(first) if last[at : at + 1] != sign)
    return first[: next(differ, len(first))]


def _keys(asker: ScreenAsker) -> Any:
    from prompt_toolkit.key_binding import KeyBindings
    from prompt_toolkit.keys import Keys

    keys = KeyBindings()

    @keys.add(Keys.Any)
    def typed(event: Any) -> None:
        asker.type(event.current_buffer, event.data)

    @keys.add("escape", eager=True)
    def escape(event: Any) -> None:
        asker.note = ""
        guard.forget()
        if event.current_buffer.text:
            event.current_buffer.reset()
        else:
            event.app.exit(exception=Back())

    @keys.add("up")
    def up(event: Any) -> None:
        guard.forget()
        asker.recall(event.current_buffer)

    @keys.add("tab")
    def tab(event: Any) -> None:
        asker.complete(event.current_buffer)

    @keys.add("enter")
    def enter(event: Any) -> None:
        asker.enter(event.current_buffer)

    return keys


def _waiting(seconds: float) -> bool:
    """Whether the terminal has something to read. Between questions it hands out whole lines only."""
    import select

    try:
        return bool(select.select([sys.stdin], [], [], seconds)[0])
    except (OSError, ValueError):
        return False


def line_waits() -> bool:
    """Whether the terminal has more to read than an Enter."""
    try:
        import fcntl
        import termios

        number = fcntl.ioctl(sys.stdin.fileno(), termios.FIONREAD, bytes(4))
    except (ImportError, OSError, ValueError):
        return _waiting(0)
    return int.from_bytes(number, sys.byteorder) > 1


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
    return PlainAsker() if _is_plain(env) else ScreenAsker()


def _is_plain(env: Environment) -> bool:
    return env.variables.get("TERM") == "dumb"
