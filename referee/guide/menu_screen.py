"""Questions with menus on a terminal, by questionary. It draws the menu and moves its pointer; what is above and below,
and what a key means, is ours, in bindings that come after its own."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import questionary
from prompt_toolkit.filters import Condition
from prompt_toolkit.key_binding import KeyBindings, merge_key_bindings
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import ConditionalContainer, HSplit, Layout, VerticalAlign, Window
from prompt_toolkit.layout.controls import FormattedTextControl
from prompt_toolkit.output import ColorDepth, create_output
from prompt_toolkit.styles import Style
from questionary.prompts.common import InquirerControl

from referee.cli.environment import Environment
from referee.guide.asked import (
    Back,
    Blank,
    LookUp,
    Menu,
    Pick,
    Reworded,
    act,
    begun,
    command_in,
    command_of,
    guard,
    not_here,
)
from referee.guide.asker import ScreenAsker, turned
from referee.say import clean
from referee.show.palette import PALETTES
from referee.show.text import DOT, UNKNOWN, Line, fit, pad, paint, plain, width, wrap

Tokens = list[tuple[str, str]]
ESCAPE: Final = 0.05  # seconds until Esc is Esc and not the beginning of an arrow key
TEXTS: Final = ("question", "explanation", "title")
TONES: Final = {
    **dict.fromkeys(("title", "question", "pointed", "answer"), "strong"),
    **dict.fromkeys(("pointer", "key"), "kind2"),
    **dict.fromkeys(("note", "label", "hint"), "faint"),
    "wrong": "bad",
    "explained": "good",
}


def menu_style(palette: str) -> Style:
    """The colours of a palette, as prompt_toolkit writes them; without colour it leaves them out by itself."""
    from rich.color import Color

    def in_hex(word: str) -> str:
        return Color.parse(word).get_truecolor().hex if word.startswith("color(") else word

    styles = PALETTES[palette or UNKNOWN]
    return Style([(name, " ".join(map(in_hex, styles[tone].split()))) for name, tone in TONES.items()])


def choose_on_screen(env: Environment, pick: Pick) -> Any:
    """:raises Back, Reworded, EOFError, KeyboardInterrupt:"""
    pick.menu = drawable(env, pick.menu)
    choices = [questionary.Choice([("", option.name)], value=at) for at, option in enumerate(pick.menu.options)]
    question = questionary.select(
        wrapped(env, pick.menu.question),
        choices,
        default=choices[pick.pointed],
        qmark="",
        pointer="▸" if _is_utf8(env) else ">",
        instruction=" ",  # else it gives its own, in English
        use_jk_keys=False,
        **manners(env),
    )
    app: Any = question.application
    control = next(one.content for one in app.layout.find_all_windows() if isinstance(one.content, InquirerControl))
    page = _MenuPage(env, pick, control)
    page.put_around(app)
    app.before_render += lambda _: page.word_options()
    app.key_bindings = merge_key_bindings([app.key_bindings, _menu_keys(page)])
    guard.question()
    return question.unsafe_ask()


def show_pages(env: Environment, lines: Sequence[Line]) -> None:
    """Lines on screens of their own, turned by Enter, which does not answer the question after them; nothing of them is
    left.

    :raises EOFError, KeyboardInterrupt:
    """
    rows = max(1, env.height - 2)
    painted = [paint(lines[at : at + rows], env.palette) for at in range(0, len(lines), rows)]
    asker = ScreenAsker()
    turned(asker, env.voice, [partial(_with_note, env, page) for page in painted])
    asker.clear()


def _with_note(env: Environment, page: str, note: str) -> str:
    return page + paint([plain(fit(f"  {note}", env.width), "bad")] if note else [], env.palette)


def manners(env: Environment) -> dict[str, Any]:
    """How the terminal is used: nothing is left of an answered question, nobody is asked where the cursor is."""
    output: Any = create_output()
    output.enable_cpr = False
    return {
        "erase_when_done": True,
        "output": output,
        "style": menu_style(env.palette),
        "color_depth": None if env.colour else ColorDepth.DEPTH_1_BIT,
    }


def _is_utf8(env: Environment) -> bool:
    return (env.stdout.encoding or "").lower().replace("-", "") == "utf8"


def drawable(env: Environment, asked: Any) -> Any:
    """The same question in signs that the terminal has."""
    if _is_utf8(env):
        return asked
    named = [(_likeness(env, name), _likeness(env, said)) for name, said in asked.above]
    asked = asked._replace(above=named, **{key: _likeness(env, getattr(asked, key)) for key in TEXTS})
    if not isinstance(asked, Menu):
        return asked
    options = [one._replace(name=_likeness(env, one.name), note=_likeness(env, one.note)) for one in asked.options]
    return asked._replace(options=options)


def _likeness(env: Environment, text: str) -> str:
    encoding = env.stdout.encoding or "ascii"
    return text.encode(encoding, env.stdout.errors or "replace").decode(encoding)


def wrapped(env: Environment, question: str) -> str:
    return "\n".join(wrap(clean(question), env.width - 2, " "))


class Page:
    """What stands above and below a question."""

    def __init__(self, env: Environment, asked: Menu | Blank) -> None:
        self.env = env
        self.asked = asked
        self.explained = False
        self.complaint = ""

    def put_around(self, app: Any) -> None:
        """Draw the page around what questionary draws."""
        self.app = app
        parts = [_window(self.head), app.layout.container, _window(self.foot)]
        app.layout = Layout(HSplit(parts, align=VerticalAlign.TOP), focused_element=app.layout.current_window)
        app.ttimeoutlen = app.timeoutlen = ESCAPE

    @property
    def columns(self) -> int:
        return int(self.app.output.get_size().columns)

    def head(self) -> Tokens:
        return _joined(self.told())

    def told(self) -> list[Tokens]:
        """What stands above the question: what is begun, and what was answered."""
        lines: list[Tokens] = []
        if self.asked.title:
            lines += [[("class:title", f" {fit(self.asked.title, self.columns - 2)}")], []]
        widest = max((width(name) for name, _ in self.asked.above), default=0)
        for name, answer in self.asked.above:
            said = fit(clean(answer), self.columns - widest - 5)
            lines.append([("class:label", f"  {pad(name, widest)}  "), ("", said)])
        return [*lines, []] if self.asked.above else lines

    def foot(self) -> Tokens:
        lines: list[Tokens] = []
        if self.complaint:
            lines += self._paragraph("wrong", self.complaint)
        if self.explained:
            lines += [
                line for part in self.asked.explanation.split("\n") for line in self._paragraph("explained", part)
            ]
        lines += [line for hint in self.hints() if hint for line in self._paragraph("hint", hint)]
        return _joined([[], *lines])

    def hints(self) -> list[str]:
        raise NotImplementedError

    @property
    def escape(self) -> str:
        """What Esc does where nothing is typed."""
        if self.explained:
            return self.env.voice("menu.closes")
        return self.env.voice("menu.leaves" if self.asked.first else "menu.back")

    def _paragraph(self, style: str, text: str) -> list[Tokens]:
        text = text if _is_utf8(self.env) else _likeness(self.env, text)
        return [
            [(f"class:{style}", line)] for line in wrap(f" {text}".replace(" ·", DOT.rstrip()), self.columns - 1, " ")
        ]

    def explain(self) -> None:
        self.explained, self.complaint = not self.explained, ""
        guard.slip()  # Enter may be meant for what was read

    def close_help(self) -> bool:
        """Whether there was an explanation to be closed."""
        if self.explained:
            self.explain()
            guard.forget()
            return True
        return False

    def do(self, text: str) -> bool:
        """Do what a text says if it is a command; whether it is."""
        name, rest = command_of(text)
        if name == "?":
            self.explain()
        elif name:
            try:
                act(self.env, name, rest)
            except (Back, LookUp, Reworded, EOFError) as wish:
                self.app.exit(exception=wish)
        return bool(name)


class _MenuPage(Page):
    def __init__(self, env: Environment, pick: Pick, control: Any) -> None:
        super().__init__(env, pick.menu)
        self.pick = pick
        self.control = control
        self.explained = pick.explained
        self.stood_at = control.pointed_at  # the pointer, when something was explained or refused
        self.goes_on = False  # whether there are more options than the window has lines for

    def hints(self) -> list[str]:
        """What was typed, and what the keys do now."""
        pick = self.pick
        key = "menu.hint-several" if pick.ticked else "menu.hint-none"
        if pick.ticked is None:
            key = "menu.hint" if pick.is_named else "menu.hint-numbers"
        written = pick.text or pick.astray
        if written:
            key = "menu.hint-typed" if begun(pick.menu.options, written) else "menu.hint-line"
        first, last = pick.keys[0], pick.keys[-1]
        keys = first if first == last else f"{first}–{last}"
        return [
            written and f"{clean(written)}_",
            self.env.voice("menu.goes-on", first=first, last=last) if self.goes_on else "",
            self.env.voice(key, first=first, last=last, keys=keys, esc=self.escape),
        ]

    def word_options(self) -> None:
        """Give questionary the options as they look now: in columns if that fits, else the notes below the names, and
        only that of the one pointed at where room is short."""
        options, columns = self.pick.menu.options, self.columns - 4
        room = self.app.output.get_size().rows - 2 - _height(self.head()) - _height(self.foot())
        widest = max((width(self._name(at)) for at, option in enumerate(options) if option.note), default=0)
        said = [clean(option.note) for option in options]
        beside = all(widest + 2 + width(note) <= columns for note in said)
        notes = [
            [] if not note else [f"  {note}"] if beside else wrap(" " * 5 + note, columns, " " * 5) for note in said
        ]
        short = not beside and len(options) + sum(map(len, notes)) > room
        self.goes_on = len(options) > room
        for at, choice in enumerate(self.control.choices):
            here = at == self.control.pointed_at
            name = fit(self._name(at), columns)
            key = len(self.pick.keys[at]) + 2
            tokens: Tokens = [("class:key", name[:key]), ("class:pointed" if here else "", name[key:])]
            if beside:
                tokens += [("class:note", pad("", widest - width(name)) + line) for line in notes[at]]
            elif here or not short:
                tokens += [token for line in notes[at] for token in (("", "\n   "), ("class:note", line))]
            choice.title = tokens

    def _name(self, at: int) -> str:
        ticked = self.pick.ticked
        box = "" if ticked is None else "[x] " if at in ticked else "[ ] "
        return f"{self.pick.keys[at]}  {box}{clean(self.pick.menu.options[at].name)}"

    def explain(self) -> None:
        super().explain()
        self.pick.explained = self.explained
        self.stood_at = self.control.pointed_at

    def type(self, sign: str) -> None:
        guard.forget()
        pick = self.pick
        pick.pointed = self.control.pointed_at
        index = pick.type(sign)
        self.control.pointed_at = pick.pointed if index is None else index
        self.complaint = ""
        if pick.wrong:
            self.refuse(pick.astray)
        if index is not None and pick.ticked is not None:
            pick.turn(index)
        elif index is not None:
            guard.key()
            self.app.exit(result=pick.answer(index))

    def refuse(self, word: str) -> None:
        """Say what leads nowhere and which keys there are; the next Enter decides nothing."""
        guard.slip()
        self.stood_at = self.control.pointed_at
        self.complaint = not_here(self.env, self.pick, word)

    def enter(self) -> None:
        pick = self.pick
        if self.control.pointed_at != self.stood_at:
            guard.forget()
        if (guard.slipped or not pick.text) and guard.takes():
            said = not_here(self.env, pick, pick.astray) if pick.astray else self.env.voice("guide.enter-again")
            self.complaint = said
            pick.clear()
            return
        if not pick.text:
            self.app.exit(result=pick.answer(self.control.pointed_at))
            return
        text = pick.text
        if pick.says_none(text):
            self.app.exit(result=[])
            return
        pick.pointed = self.control.pointed_at
        index = None if pick.is_command(text) else pick.meant(text)
        pick.clear()
        if index is None and not self.do(text):
            self.refuse(text)
        elif index is not None and pick.ticked is not None:
            pick.turn(index)
        elif index is not None:
            self.app.exit(result=pick.answer(index))


def _menu_keys(page: _MenuPage) -> KeyBindings:
    keys, pick = common_keys(page), page.pick

    @keys.add("escape", eager=True)
    def _(event: Any) -> None:
        page.complaint = ""
        if not pick.clear() and not page.close_help():
            event.app.exit(exception=Back())

    @keys.add("enter", eager=True)
    def _(event: Any) -> None:
        page.enter()

    @keys.add("backspace", eager=True)
    def _(event: Any) -> None:
        page.complaint = ""
        pick.erase()

    @keys.add(
        " ", eager=True, filter=Condition(lambda: pick.ticked is not None and command_in(f"{pick.text} en") == ("", ""))
    )
    def _(event: Any) -> None:
        pick.clear()
        pick.turn(page.control.pointed_at)

    @keys.add(Keys.Any, eager=True)
    @keys.add(Keys.BracketedPaste, eager=True)
    def _(event: Any) -> None:
        key = event.key_sequence[0].key
        if isinstance(key, Keys) and key is not Keys.BracketedPaste:
            return  # Home, F1 and the like
        for sign in event.data:
            if sign.isprintable():
                page.type(sign)

    return keys


def common_keys(page: Page) -> KeyBindings:
    keys = KeyBindings()

    @keys.add("?", eager=True)
    def _(event: Any) -> None:
        page.explain()

    @keys.add("c-d", eager=True)
    def _(event: Any) -> None:
        event.app.exit(exception=EOFError())

    return keys


def _window(text: Callable[[], Any]) -> ConditionalContainer:
    return ConditionalContainer(
        Window(FormattedTextControl(text), dont_extend_height=True), Condition(lambda: bool(text()))
    )


def _height(tokens: Tokens) -> int:
    return 1 + sum(text.count("\n") for _, text in tokens) if tokens else 0


def _joined(lines: list[Tokens]) -> Tokens:
    return [token for line in lines for token in (*line, ("", "\n"))][:-1]
