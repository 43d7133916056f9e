"""Asking for a line of text on a terminal, by questionary: a refused one leaves an empty line below the reason, and Up
brings it back."""

from typing import Any

import questionary
from prompt_toolkit.document import Document
from prompt_toolkit.key_binding import KeyBindings, merge_key_bindings

from referee.cli.environment import Environment
from referee.guide.asked import Back, Blank, command_in, guard
from referee.guide.menu_screen import Page, Tokens, common_keys, drawable, manners, wrapped
from referee.say import clean


def ask_on_screen(env: Environment, blank: Blank) -> str:
    """:raises Back, Reworded, EOFError, KeyboardInterrupt:"""
    blank = drawable(env, blank)
    question = questionary.text(
        f"{wrapped(env, blank.question)}\n >",
        qmark="",
        placeholder=[("class:note", clean(blank.usual))] if blank.usual else None,
        reserve_space_for_menu=0,
        **manners(env),
    )
    app: Any = question.application
    page = _LinePage(env, blank)
    page.put_around(app)
    app.current_buffer.on_text_changed += lambda _: page.on_change()
    app.key_bindings = merge_key_bindings([app.key_bindings, _line_keys(page)])
    guard.question()
    answer: str = question.unsafe_ask()
    return answer


class _LinePage(Page):
    def __init__(self, env: Environment, blank: Blank) -> None:
        super().__init__(env, blank)
        self.blank = blank
        self.cycle: list[str] = []  # what Tab goes through
        self.refused = ""  # what Up brings back, and why it was refused
        self.reason = ""
        self.turning = False
        self.edited = False  # the usual answer was taken up to be changed: an empty line is empty now

    @property
    def usual(self) -> str:
        """The answer that Enter alone gives."""
        return "" if self.edited or self.text else self.blank.usual

    @property
    def text(self) -> str:
        return str(self.app.current_buffer.text)

    def write(self, text: str) -> None:
        self.app.current_buffer.document = Document(text)

    def hints(self) -> list[str]:
        """What the keys do now."""
        if self.text:
            key = "menu.hint-line"
        else:
            key = "menu.hint-usual" if self.usual else "menu.hint-empty" if self.blank.empty else "menu.hint-type"
        return [self.blank.hint, self.env.voice(key, empty=self.blank.empty, esc=self.escape)]

    def told(self) -> list[Tokens]:
        return [*super().told(), *(self._paragraph("wrong", self.reason) if self.reason else [])]

    def on_change(self) -> None:
        guard.forget()
        if not self.turning:
            self.cycle = []

    def turn_on(self) -> None:
        """Tab: the usual answer, to be changed; else the next of the texts that this one can become."""
        self.cycle = self.cycle or ([self.usual] if self.usual else self.blank.offered(self.text))
        self.edited = True
        if self.cycle:
            text = self.cycle.pop(0)
            self.cycle.append(text)
            self.turning = True
            self.write(text)
            self.turning = False

    def enter(self) -> None:
        text = self.text.strip()
        if not text and guard.takes():
            self.complaint = self.env.voice("guide.enter-again") if self.usual or self.blank.empty else ""
            return
        self.complaint = ""
        name, _ = command_in(text)
        if name == "?":
            self.write("")
        if text and self.do(text):
            return
        text = text or self.usual
        fault = "" if self.blank.empty and not text else self.blank.fault(text)
        if fault:
            self.refused, self.reason, self.explained = text, fault, False
            self.write("")
            guard.slip()
        else:
            self.app.exit(result=text)


def _line_keys(page: _LinePage) -> KeyBindings:
    keys = common_keys(page)

    @keys.add("escape", eager=True)
    def _(event: Any) -> None:
        guard.forget()
        if page.text:
            page.write("")
        elif not page.close_help():
            event.app.exit(exception=Back())

    @keys.add("enter", eager=True)
    def _(event: Any) -> None:
        page.enter()

    @keys.add("tab", eager=True)
    def _(event: Any) -> None:
        page.turn_on()

    @keys.add("up", eager=True)
    def _(event: Any) -> None:
        if not page.text:
            page.write(page.refused)

    return keys
