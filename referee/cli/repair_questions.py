"""Who decides about a damaged line: the arguments, or a person at a terminal."""

import re
from collections.abc import Sequence
from typing import Final

import typer

from referee.cli.environment import Environment
from referee.cli.input import ask
from referee.engine.codes import USAGE
from referee.engine.keyboards import with_other_forms
from referee.engine.ruling import Refusal, Refused
from referee.say.tell import refusal_message
from referee.show.labels import label
from referee.show.text import Line, plain, wrap
from referee.table.damage import KEEP, NOTE, STOP, TYPE, Answer, Damage

MOST: Final = 100_000  # lines in one range


class Arguments:
    """What was decided before the lines were seen."""

    def __init__(
        self,
        env: Environment,
        keep: Sequence[str],
        note: Sequence[str],
        stop: int | None,
        typed: Sequence[str],
        header: Sequence[str],
    ) -> None:
        self.env = env
        self.answers: dict[int, Answer] = {}
        for choice, words in ((KEEP, keep), (NOTE, note)):
            for word in words:
                self.answers.update(dict.fromkeys(self._lines(word), Answer(choice)))
        if stop is not None:
            self.answers[stop] = Answer(STOP)
        for word in typed:
            number, _, text = word.strip().partition(" ")
            if not number.isdecimal() or len(number) > 9 or not text.strip():
                self._misunderstood(word)
            self.answers[int(number)] = Answer(TYPE, text.strip())
        self.header = {line.split(" ")[0].lower(): line.strip() for line in header}
        self.unused: set[int | str] = {*self.answers, *self.header}

    def _lines(self, word: str) -> list[int]:
        found: list[int] = []
        for part in word.split(","):
            span = re.fullmatch(r" *([0-9]{1,9})(?:-([0-9]{1,9}))? *", part, re.ASCII)
            if span is None or int(span[2] or span[1]) - int(span[1]) not in range(MOST):
                self._misunderstood(word)
            else:
                found += range(int(span[1]), int(span[2] or span[1]) + 1)
        return found

    def _misunderstood(self, word: str) -> None:
        self.env.complain("repair.bad-lines", text=word)
        raise typer.Exit(USAGE)

    def __bool__(self) -> bool:
        return bool(self.answers or self.header)

    def answer(self, damage: Damage) -> Answer | None:
        """:raises Refused: if what was decided cannot be done."""
        if damage.typed:
            raise Refused(damage.refusal)
        if damage.key in self.header:
            self.unused.discard(damage.key)
            return Answer(TYPE, self.header[damage.key])
        found = None if damage.key else self.answers.get(damage.line)
        if found is None:
            return None
        self.unused.discard(damage.line)
        if found.choice not in damage.choices:
            message = refusal_message(self.env.voice, damage.also or damage.refusal)
            params = {"line": damage.line, "message": message}
            raise Refused(Refusal(damage.refusal.code, damage.refusal.rule, "repair.cannot-keep", params))
        return found


class Person:
    """Somebody at a terminal, asked about each line that the arguments say nothing of."""

    def __init__(self, env: Environment, arguments: Arguments) -> None:
        self.env = env
        self.arguments = arguments

    def answer(self, damage: Damage) -> Answer | None:
        """:raises EOFError: if nobody answers."""
        if not damage.typed and (given := self.arguments.answer(damage)):
            return given
        self.env.show(damage_lines(self.env, damage, with_keys=len(damage.choices) > 1))
        while True:
            choice = damage.choices[0] if len(damage.choices) == 1 else self._choose(damage)
            if choice != TYPE:
                return Answer(choice)
            text = self._line(damage)
            if text:
                return Answer(TYPE, text)
            if len(damage.choices) == 1 and not damage.suggestion:
                raise EOFError

    def _choose(self, damage: Damage) -> str:
        keys = label(damage.choices)
        proposed = next(key for key, choice in keys.items() if choice == damage.proposed)
        while True:
            answer = ask(self.env, self.env.voice("repair.which", proposed=proposed))
            if answer is None:
                raise EOFError
            chosen = with_other_forms(keys).get(answer or proposed, answer if answer in damage.choices else None)
            if chosen is not None:
                return chosen

    def _line(self, damage: Damage) -> str:
        key = "repair.instead" if damage.suggestion else "repair.which-must"
        answer = ask(self.env, self.env.voice(key, proposed=damage.suggestion))
        if answer is None:
            raise EOFError
        return answer or damage.suggestion


def damage_lines(env: Environment, damage: Damage, *, with_keys: bool = False) -> list[Line]:
    """The line, why it does not hold, and what can be done about it."""
    voice = env.voice
    first = voice("repair.line", line=damage.line, text=damage.text) if damage.text else voice("repair.line-missing")
    lines = [plain(one, "strong") for one in wrap(first, env.width, "  ")]
    if damage.typed:
        lines += [plain(one) for one in wrap("  " + voice("repair.typed", text=damage.typed), env.width, "    ")]
    for refusal in filter(None, (damage.refusal, damage.also)):
        why = voice("repair.why", message=refusal_message(voice, refusal))
        lines += [plain(one, "bad") for one in wrap("  " + why, env.width, "    ")]
    for key, choice in label(damage.choices).items():
        said = "repair.choice-proposed" if choice == damage.proposed and len(damage.choices) > 1 else "repair.choice"
        text = voice(said, key=key if with_keys else f"--{choice}", what=voice(f"repair.{choice}"))
        lines += [plain(one) for one in wrap("  " + text, env.width, "      ")]
    return lines
