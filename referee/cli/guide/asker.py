"""Asking a line of a person: with editing, history and completion, or plainly where the terminal can do no more."""

import sys
from collections.abc import Callable
from typing import Any, Protocol

from referee.cli.environment import Environment

Completions = Callable[[str], list[str]]  # the text before the cursor: the words that could stand there


class Asker(Protocol):
    def ask(self, prompt: str, completions: Completions, default: str = "", cursor: int | None = None) -> str:
        """A line. :raises EOFError, KeyboardInterrupt:"""

    def forget_typed_ahead(self) -> bool:
        """Throw away what was typed or pasted beyond the line; whether there was anything."""


class PlainAsker:
    """For TERM=dumb: a question, a line."""

    def ask(self, prompt: str, completions: Completions, default: str = "", cursor: int | None = None) -> str:
        return input(prompt)

    def forget_typed_ahead(self) -> bool:
        return _flush()


class LineAsker:
    """With prompt_toolkit: arrow keys bring back earlier lines, Tab completes, a wrong line stays editable."""

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import CompleteEvent, Completer, Completion
        from prompt_toolkit.document import Document

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
        self.session: Any = PromptSession(completer=self.words, complete_while_typing=False)

    def ask(self, prompt: str, completions: Completions, default: str = "", cursor: int | None = None) -> str:
        self.words.find = completions

        def place_cursor() -> None:
            if cursor is not None:
                self.session.default_buffer.cursor_position = min(cursor, len(default))

        text: str = self.session.prompt(prompt, default=default, pre_run=place_cursor)
        return text

    def forget_typed_ahead(self) -> bool:
        from prompt_toolkit.input.typeahead import get_typeahead

        return bool(get_typeahead(self.session.input)) | _flush()


def _flush() -> bool:
    """Empty the terminal's own buffer."""
    try:
        import select
        import termios

        waiting = bool(select.select([sys.stdin], [], [], 0)[0])
        termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)
    except (ImportError, OSError, ValueError):
        return False
    return waiting


def asker_for(env: Environment) -> Asker:
    return PlainAsker() if env.variables.get("TERM") == "dumb" else LineAsker()
