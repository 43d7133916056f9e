"""Questions and answers: a line, one of several, yes or no."""

from collections.abc import Callable, Mapping

from referee.cli.environment import Environment
from referee.engine.keyboards import with_other_forms
from referee.engine.lexicon import Lexicon, called, lexicon
from referee.guide.asker import NOTHING_YET, Asker, Completions, Retry
from referee.guide.words import is_command, meant
from referee.show.labels import label
from referee.show.text import plain

YES, NO = "yes y oui o да д", "no n non нет н"


class Abandoned(Exception):
    """What was being asked about is given up: it was taken back, or the game has gone another way."""


class Dialogue:
    """What was asked and answered at one prompt after the other."""

    def __init__(
        self, env: Environment, asker: Asker, completions: Completions, aside: Callable[[str], Retry | None]
    ) -> None:
        """`aside` acts on a line that does not answer the question; it raises Abandoned if that changes the game."""
        self.env = env
        self.asker = asker
        self.completions = completions
        self.aside = aside
        self.questions = 0  # asked so far
        self.pasted = False  # the line was not typed at this prompt: no labels, no questions

    def ask(self, prompt: str, retry: Retry | None = None) -> str:
        self.env.stdout.flush()
        self.questions += 1
        self.pasted = self.asker.typed_ahead()
        return self.asker.ask(prompt, self.completions, retry or NOTHING_YET)

    def ask_more(self, prompt: str, retry: Retry | None = None) -> str:
        """The answer to a question about a line that is not finished yet.

        :raises Abandoned: if it shall not be finished.
        """
        while True:
            answer = self.ask(prompt, retry)
            if not is_command(answer):
                return answer
            if meant(answer.strip()) == "undo":
                raise Abandoned
            if meant(answer.strip()) == "?":
                self.tell(self.env.voice("guide.more-help"))
                continue
            retry = self.aside(answer)

    def choose(
        self, question: str, options: list[str], notes: Mapping[str, str] | None = None, words: Lexicon | None = None
    ) -> str | None:
        """One of several, by its key, its beginning or a word that means it; None if none was chosen."""
        keys = label(options)
        self.tell(question)
        for key, option in keys.items():
            self.env.show([plain(f"  {key}  {option}  {(notes or {}).get(option, '')}".rstrip())])
        answer = self.ask_more(self.env.voice("guide.which")).strip().lower()
        begun = [option for option in options if answer and option.startswith(answer)]
        typed = answer if answer in options else begun[0] if len(begun) == 1 else None
        return with_other_forms(keys).get(answer, typed) or called(answer, words or {})

    def sure(self, question: str) -> bool:
        yes, no = self.env.voice("guide.yes"), self.env.voice("guide.no")
        return self.choose(question, [yes, no], words=lexicon({yes: YES, no: NO})) == yes

    def tell(self, text: str, style: str = "") -> None:
        self.env.write(text, style, "  ")
