"""Questions with menus: one of several, some of several, a line of text. Arrows and Enter, one key, or the beginning of
a name; Esc goes back, `?` explains, `lang fr` changes the language, `quit` leaves.

On a terminal that can do no more than lines, the same is asked in lines. questionary is loaded only where it asks."""

from collections.abc import Callable, Collection
from typing import Any

from referee.cli.environment import Environment
from referee.guide.asked import (
    NO,
    YES,
    Back,
    Blank,
    LookUp,
    Menu,
    Option,
    Pick,
    Reworded,
    act,
    command_of,
    guard,
    not_here,
)
from referee.show.text import Line, plain, wrap

__all__ = ["Back", "Blank", "Menu", "Option", "Reader", "ask", "choose", "confirm", "tick"]

Reader = Callable[[str], str]  # asks for a line


def choose(env: Environment, make: Callable[[], Menu], read: Reader | None = None) -> Any:
    """The value of one option. `make` words the question, again after a change of the language.

    :raises Back, EOFError, KeyboardInterrupt:
    """
    picks: list[Pick] = []
    reader = _reader(env, read)
    return _until_answered(env, reader, lambda: _choose(env, _again(picks, Pick(make())), reader))


def tick(env: Environment, make: Callable[[], Menu], ticked: Collection[int] = (), read: Reader | None = None) -> Any:
    """The values of those that are ticked. :raises Back, EOFError, KeyboardInterrupt:"""
    picks: list[Pick] = []
    reader = _reader(env, read)
    return _until_answered(env, reader, lambda: _choose(env, _again(picks, Pick(make(), {*ticked})), reader))


def ask(env: Environment, make: Callable[[], Blank], read: Reader | None = None) -> str:
    """A line that will do. :raises Back, EOFError, KeyboardInterrupt:"""
    reader = _reader(env, read)
    answer: str = _until_answered(env, reader, lambda: _ask(env, make(), reader))
    return answer


def confirm(env: Environment, make: Callable[[], tuple[str, str]], read: Reader | None = None) -> bool:
    """Yes or no to a question with its explanation. :raises Back, EOFError, KeyboardInterrupt:"""

    def menu() -> Menu:
        question, explanation = make()
        yes = Option(True, env.voice("guide.yes"), typed=YES)
        return Menu(question, [yes, Option(False, env.voice("guide.no"), typed=NO)], explanation)

    return bool(choose(env, menu, read))


def _until_answered(env: Environment, read: Reader | None, asked: Callable[[], Any]) -> Any:
    while True:
        try:
            return asked()
        except Reworded:
            continue
        except LookUp as wish:
            _look_up(env, wish.words, read)


def _look_up(env: Environment, words: list[str], read: Reader | None) -> None:
    """What a command of the shell says; on a screen it is turned over before the question comes back.

    :raises EOFError, KeyboardInterrupt:
    """
    told: list[Line] = []
    voice, env.listener = env.voice, told.extend
    try:
        env.call(words)
    finally:
        env.voice, env.listener = voice, None
    if read is not None:
        env.show(told)
        return
    from referee.guide.menu_screen import show_pages

    show_pages(env, told)


def _reader(env: Environment, read: Reader | None) -> Reader | None:
    """How lines are asked for, on a terminal that can do no more."""
    return read or (input if env.variables.get("TERM") == "dumb" else None)


def _again(picks: list[Pick], fresh: Pick) -> Pick:
    """The same question in other words: what was pointed at and ticked is so still."""
    if picks:
        before = picks.pop()
        fresh.pointed, fresh.ticked, fresh.explained = before.pointed, before.ticked, before.explained
    picks.append(fresh)
    return fresh


def _choose(env: Environment, pick: Pick, read: Reader | None) -> Any:
    if read is not None:
        return _choose_in_lines(env, pick, read)
    from referee.guide.menu_screen import choose_on_screen

    return choose_on_screen(env, pick)


def _ask(env: Environment, blank: Blank, read: Reader | None) -> str:
    if read is not None:
        return _ask_in_lines(env, blank, read)
    from referee.guide.line_screen import ask_on_screen

    return ask_on_screen(env, blank)


def _choose_in_lines(env: Environment, pick: Pick, read: Reader) -> Any:
    menu = pick.menu
    _show_above(env, menu)
    env.write(menu.question, "strong")
    _show_options(env, pick)
    several = pick.ticked is not None
    while True:
        enter = env.voice("menu.ticked" if pick.ticked else "start.none") if several else pick.keys[pick.pointed]
        text = read(env.voice("menu.which", key=enter)).strip()
        if not text and guard.takes():
            env.write(env.voice("guide.enter-again"))
            continue
        if not text:
            return pick.answer(pick.pointed)
        guard.forget()
        if pick.says_none(text):
            return []
        if pick.is_command(text) and _is_done(env, text, menu.explanation):
            continue
        index = pick.meant(text)
        if index is None:
            guard.slip()
            env.write(not_here(env, pick, text))
        elif not several:
            return pick.answer(index)
        else:
            pick.turn(index)
            _show_options(env, pick)


def _show_options(env: Environment, pick: Pick) -> None:
    for index, (key, option) in enumerate(zip(pick.keys, pick.menu.options, strict=True)):
        box = "" if pick.ticked is None else "[x] " if index in pick.ticked else "[ ] "
        text = f"  {key}  {box}{option.name}" + (f" – {option.note}" if option.note else "")
        env.show([plain(line) for line in wrap(text, env.width, " " * 5)])


def _ask_in_lines(env: Environment, blank: Blank, read: Reader) -> str:
    _show_above(env, blank)
    env.write(blank.question, "strong")
    if blank.hint:
        env.write(blank.hint, indent="  ")
    enter = blank.usual or blank.empty
    prompt = env.voice("menu.line-usual", usual=enter) if enter else env.voice("menu.line")
    while True:
        text = read(prompt).strip()
        if text:
            guard.forget()
        if text and _is_done(env, text, blank.explanation):
            continue
        if not text and enter and guard.takes():
            env.write(env.voice("guide.enter-again"))
            continue
        text = text or blank.usual
        fault = "" if blank.empty and not text else blank.fault(text)
        if not fault:
            return text
        guard.slip()
        env.write(fault)


def _show_above(env: Environment, asked: Menu | Blank) -> None:
    env.write("")
    if asked.title:
        env.write(asked.title, "strong")
    for name, answer in asked.above:
        env.write(f"  {name}: {answer}", indent="    ")


def _is_done(env: Environment, text: str, explanation: str) -> bool:
    """Whether the text was a command, which is done. :raises Back, LookUp, Reworded, EOFError:"""
    name, rest = command_of(text)
    if name == "?":
        env.write(explanation, indent="  ")
        guard.slip()  # Enter may be meant for what was read
    elif name:
        act(env, name, rest)
    return bool(name)
