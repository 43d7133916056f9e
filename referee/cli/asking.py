"""What a command lacks, asked for at a terminal: one question after the other, by menus and lines. Esc goes back a
question, Ctrl-C leaves, and nothing is written meanwhile.

The texts of a question are found by its name: `ask.NAME` is the question, `.help` what `?` says, `.such` a right
example, `.empty` what an empty answer means, `.label` how its answer is called in what stands above the next one.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, NoReturn

import typer

from referee.cli.environment import Environment
from referee.cli.input import ask as ask_line
from referee.engine.codes import FINE
from referee.engine.keyboards import by_letters
from referee.engine.ruling import Refused
from referee.guide.menu import Back, Blank, Menu, Option, Reader, ask, choose
from referee.say.tell import refusal_sentence

__all__ = [
    "Answers",
    "Back",
    "Option",
    "Question",
    "ask_all",
    "latin",
    "line",
    "menu",
    "next_row",
    "refusal_of",
    "rows_of",
]

Answers = Mapping[str, Any]  # by the key of their questions, in the order in which they were given
Told = Sequence[tuple[str, str]]  # what was asked before, and the answers
MOST_ROWS = 25  # of a drawing


class Question(NamedTuple):
    key: str
    label: Callable[[], str]
    ask: Callable[[Told, Any], Any]  # with what stands above, and what was answered before Esc came back here
    said: Callable[[Any], str] = str  # an answer in words


def ask_all(env: Environment, following: Callable[[Answers], Question | None], *, leave: bool = True) -> dict[str, Any]:
    """The answers to all questions; `following` says which comes after those that are answered.

    :raises Exit: if somebody leaves, which is said.
    :raises Back: at the first question, if that does not mean to leave.
    """
    answers: dict[str, Any] = {}
    before: dict[str, Any] = {}
    asked: list[Question] = []
    while (question := following(answers)) is not None:
        try:
            told = [(one.label(), one.said(answers[one.key])) for one in asked]
            answers[question.key] = question.ask(told, before.get(question.key))
            asked.append(question)
        except Back:
            if not answers and not leave:
                raise
            if not answers:
                _left(env)
            asked.pop()
            key, answer = answers.popitem()
            before[key] = answer
        except EOFError:
            _left(env)
    return answers


def _left(env: Environment) -> NoReturn:
    env.say("asking.left")
    raise typer.Exit(FINE) from None


def line(
    env: Environment,
    name: str,
    fault: Callable[[str], str],
    *,
    key: str = "",
    read: Callable[[str], str] = str.strip,
    usual: str = "",
    may_be_empty: bool = False,  # `.empty` says what that means
    offered: Callable[[str], list[str]] = lambda text: [],
    **params: Any,
) -> Question:
    """A question that a line answers; `fault` says what is wrong with one, `read` makes of it what is kept."""

    def asked(told: Told, before: Any) -> str:
        text = ask(env, lambda: worded(told, before), _reader(env))
        return read(text) if text else ""

    def worded(told: Told, before: Any) -> Blank:
        voice = env.voice
        return Blank(
            voice(f"ask.{name}", **params),
            voice(f"ask.{name}.help", **params),
            lambda text: fault(read(text)),
            above=told,
            usual=before or usual,
            hint=voice(f"ask.{name}.such", **params),
            offered=offered,
            empty=voice(f"ask.{name}.empty", **params) if may_be_empty else "",
            first=_is_first(env, told),
        )

    return Question(key or name, lambda: env.voice(f"ask.{name}.label", **params), asked)


def menu(env: Environment, name: str, options: Callable[[], Sequence[Option]], pointed: Any = None) -> Question:
    """A question that one of several options answers; their values are texts."""

    def worded(told: Told, before: Any) -> Menu:
        offered = options()
        values = [option.value for option in offered]
        at = next((values.index(one) for one in (before, pointed) if one in values), 0)
        question, explanation = env.voice(f"ask.{name}"), env.voice(f"ask.{name}.help")
        return Menu(question, offered, explanation, above=told, pointed=at, first=_is_first(env, told))

    def asked(told: Told, before: Any) -> Any:
        return choose(env, lambda: worded(told, before), _reader(env))

    def said(answer: Any) -> str:
        return next(option.name for option in options() if option.value == answer)

    return Question(name, lambda: env.voice(f"ask.{name}.label"), asked, said)


def _is_first(env: Environment, told: Told) -> bool:
    """Whether Esc leaves: nothing was asked before, not even which kind of game it is."""
    return not told and not env.kind_asked


def next_row(env: Environment, answers: Answers, fault: Callable[[str], str]) -> Question | None:
    """The next row of a drawing; None after an empty one. `fault` is told the whole drawing."""
    rows = [str(answer) for key, answer in answers.items() if key.startswith("row-")]
    if rows and (not rows[-1] or len(rows) == MOST_ROWS):
        return None

    def wrong(text: str) -> str:
        return fault("\n".join([*rows, text])) if text else env.voice("ask.empty-drawing")

    number = len(rows) + 1
    name = "row" if rows else "first-row"
    return line(env, name, wrong, key=f"row-{number}", read=latin, may_be_empty=bool(rows), number=number)


def rows_of(answers: Answers) -> str:
    """The drawing that was asked for."""
    return "\n".join(str(answer) for key, answer in answers.items() if key.startswith("row-") and answer)


def latin(text: str) -> str:
    """Codes typed on a Russian layout, by the place of their keys."""
    return by_letters(text.strip()) if any("а" <= sign <= "ё" for sign in text.casefold()) else text.strip()


def refusal_of(env: Environment, read: Callable[[], object]) -> str:
    """Why something cannot be read; nothing if it can."""
    try:
        read()
    except Refused as error:
        return refusal_sentence(env.voice, error.refusal)
    return ""


def _reader(env: Environment) -> Reader | None:
    """How lines are asked for, where a terminal can do no more."""
    if env.variables.get("TERM", "dumb") != "dumb":
        return None

    def read(prompt: str) -> str:
        text = ask_line(env, prompt)
        if text is None:
            raise EOFError
        return text

    return read
