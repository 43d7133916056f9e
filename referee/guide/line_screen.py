"""Asking for a line of text on a terminal, by questionary: a refused one leaves an empty line below the reason, and Up
brings it back."""

from typing import Any

import questionary
from prompt_toolkit.document import Document
from prompt_toolkit.key_binding import KeyBindings, merge_key_bindings

from referee.cli.environment import Environment
from referee.guide.asked import Back, Blank, command_in, habit
from referee.guide.menu_screen import STYLE, Page, Tokens, common_keys, drawable, manners, wrapped
from referee.say import clean


def ask_on_screen(env: Environment, blank: Blank) -> str:
    """:raises Back, Reworded, EOFError, KeyboardInterrupt:"""
    blank = drawable(env, blank)
    question = questionary.text(
        f"{wrapped(env, blank.question)}\n >",
        blank.text,
        qmark="",
        style=STYLE,
        placeholder=[("class:note", clean(blank.usual))] if blank.usual else None,
        reserve_space_for_menu=0,
        **manners(env),
    )
    app: Any = question.application
    page = _LinePage(env, blank)
    page.put_around(app)
    app.current_buffer.on_text_changed += lambda _: page.on_change()
    app.key_bindings = merge_key_bindings([app.key_bindings, _line_keys(page)])
    habit.question()
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

    @property
    def text(self) -> str:
        return str(self.app.current_buffer.text)

    def write(self, text: str) -> None:
        self.app.current_buffer.document = Document(text)

    def hints(self) -> list[str]:
        key = "menu.hint-usual" if self.blank.usual and not self.text else "menu.hint-line"
        return [self.blank.hint, self.env.voice(key)]

    def told(self) -> list[Tokens]:
        return [*super().told(), *(self._paragraph("wrong", self.reason) if self.reason else [])]

    def on_change(self) -> None:
        habit.forget()
        if not self.turning:
            self.cycle = []

    def turn_on(self) -> None:
        """Tab: the next of the texts that this one can become."""
        self.cycle = self.cycle or self.blank.offered(self.text)
        if self.cycle:
            text = self.cycle.pop(0)
            self.cycle.append(text)
            self.turning = True
            self.write(text)
            self.turning = False

    def enter(self) -> None:
        text = self.text.strip()
        if not text and habit.takes():
            return
        name, _ = command_in(text)
        if name == "?":
            self.write("")
        if text and self.do(text):
            return
        text = text or self.blank.usual
        fault = "" if self.blank.may_be_empty and not text else self.blank.fault(text)
        if fault:
            self.refused, self.reason = text, fault
            self.write("")
        else:
            self.app.exit(result=text)


def _line_keys(page: _LinePage) -> KeyBindings:
    keys = common_keys(page)

    @keys.add("escape", eager=True)
    def _(event: Any) -> None:
        if page.text in ("", page.blank.text):
            event.app.exit(exception=Back())
        else:
            page.write("")

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
