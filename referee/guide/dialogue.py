"""Questions and answers below one screen: a line, one of several, yes or no."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from referee.cli.environment import Environment
from referee.engine.keyboards import with_other_forms
from referee.engine.lexicon import Lexicon, called, lexicon
from referee.guide.asked import Back, Reworded
from referee.guide.asker import Asker, Completions, HelpWanted, Question, Retry
from referee.guide.stage import Stage
from referee.guide.words import is_command, meant, meant_by, takes_text
from referee.say import Voice
from referee.say.cards import NAMELESS, Names
from referee.show.labels import label
from referee.show.result import result_lines
from referee.show.score import score_lines
from referee.show.text import Line, plain, width, wrap
from referee.table.table import Table

YES, NO = "yes y oui o да д", "no n non нет н"


class Abandoned(Exception):
    """What was being asked about is given up: it was taken back, or the game has gone another way."""


class Keys(NamedTuple):
    """Which keys answer a question, and what must be typed before them."""

    labels: Mapping[str, object] = {}  # in every form
    leads: Callable[[str], bool] = lambda text: not text  # whether a key may follow that text

    def at_once(self, text: str) -> bool:
        lead, key = _last_word(text)
        return key in self.labels and self.leads(lead)

    def wrong(self, text: str) -> bool:
        """Whether the text ends in a digit where only keys have digits, and none begins so."""
        lead, key = _last_word(text)
        if not key.isdecimal() or not self.labels or not self.leads(lead):
            return False
        return not any(one.startswith(key) or one.lstrip("0") == key for one in self.labels)


def _last_word(text: str) -> tuple[str, str]:
    lead, _, last = text.rpartition(" ")
    return lead.strip(), last


class Dialogue:
    """What was asked and answered at one prompt after the other."""

    def __init__(
        self, env: Environment, asker: Asker, completions: Completions, aside: Callable[[str], Retry | None]
    ) -> None:
        """`aside` acts on a line that does not answer the question; it raises Abandoned if that changes the game."""
        self.env = env
        self.asker = asker
        self.stage = Stage(env)
        self.completions = completions
        self.aside = aside
        self.questions = 0  # asked so far
        self.settled: set[str] = set()  # faces of cards that were asked about in this game, and are right
        self.pasted = False  # the line was not typed at this prompt: no labels, no questions
        self.fresh = True  # nothing was entered yet since the last line was typed

    def ask(
        self,
        prompt: str,
        asked: Sequence[Line] = (),
        keys: Keys = Keys(),  # noqa: B008
        recall: Retry | None = None,
        explain: Callable[[], object] = lambda: None,
    ) -> str:
        """A line, typed below the screen with the lines that ask for it; `explain` says what `?` shall say.

        :raises Back: if the question shall go away.
        """
        kept = ""
        while True:
            try:
                return self._ask(prompt, list(asked), keys, recall, kept)
            except HelpWanted as help:
                kept = help.text
                explain()

    def _ask(self, prompt: str, asked: list[Line], keys: Keys, recall: Retry | None, kept: str) -> str:
        self.questions += 1
        self.pasted = self.asker.typed_ahead()
        voice = self.env.voice
        *before, last = self.stage.pages(asked, prompt)
        for page in before:
            turned = self.asker.ask(Question(voice("guide.next-page"), page, at_once=lambda text: text == " "))
            if turned.strip():
                return turned
        told = keys_told(voice, keys.labels)
        try:
            return self.asker.ask(
                Question(
                    prompt,
                    last,
                    self.completions,
                    at_once=keys.at_once,
                    wrong_key=lambda text: told if keys.wrong(text) else "",
                    wants_help=lambda text: not takes_text(text),
                    recall=recall,
                    kept=kept,
                )
            )
        finally:
            self.stage.said, self.stage.seen = [], True

    def ask_more(
        self,
        prompt: str,
        asked: Sequence[Line] = (),
        keys: Keys = Keys(),  # noqa: B008
        recall: Retry | None = None,
    ) -> str:
        """The answer to a question about a line that is not finished yet.

        :raises Abandoned: if it shall not be finished.
        :raises Reworded: if it is to be asked in another language.
        """
        language = self.env.language
        while True:
            try:
                answer = meant_by(
                    self.ask(prompt, asked, keys, recall, lambda: self.tell(self.env.voice("guide.more-help")))
                )
            except Back:
                raise Abandoned from None
            if not is_command(answer):
                return answer
            if meant(answer.strip()) in ("undo", "back"):
                raise Abandoned
            if meant(answer.strip()) == "?":
                self.tell(self.env.voice("guide.more-help"))
                continue
            recall = self.aside(answer)
            if self.env.language != language:
                raise Reworded

    def choose(
        self,
        question: str,
        options: Sequence[str],
        notes: Mapping[str, str] | None = None,
        words: Lexicon | None = None,
    ) -> str | None:
        """One of several, by its key, its beginning or a word that means it; asked again until it is one, or Enter."""
        labels = label(options)
        asked = question_lines(question, self.env.width)
        asked += option_lines(
            {key: (option, (notes or {}).get(option, "")) for key, option in labels.items()}, self.env.width
        )
        keys = Keys(with_other_forms(labels))
        while True:
            answer = self.ask_more(self.env.voice("guide.which"), asked, keys).strip().lower()
            if not answer:
                return None
            begun = [option for option in options if option.lower().startswith(answer)]
            typed = answer if answer in options else begun[0] if len(begun) == 1 else None
            chosen = keys.labels.get(key_of(answer, labels), typed) or called(answer, words or {})
            if chosen is not None:
                return str(chosen)
            self.tell(keys_told(self.env.voice, labels), "bad")

    def sure(self, question: str) -> bool:
        yes, no = self.env.voice("guide.yes"), self.env.voice("guide.no")
        return self.choose(question, [yes, no], words=lexicon({yes: YES, no: NO})) == yes

    def enter(self, table: Table, line: str, names: Names = NAMELESS) -> None:
        """Judge and write an entry; what it did stays in sight until the next one. `names` are those of the cards.

        :raises Refused:
        """
        ruling = table.do(line)
        if self.fresh:
            self.stage.forget()
            self.fresh = False
        self.stage.add(lambda: result_lines(self.env.voice, table, [ruling], self.env.width, names))
        if not table.pending:
            self.stage.add(lambda: [plain(), *score_lines(self.env.voice, table, self.env.width)])

    def tell(self, text: str, style: str = "") -> None:
        self.env.write(text, style, "  ")


def key_of(answer: str, labels: Mapping[str, object]) -> str:
    """The key that is meant; of two digits, the zero may be left out before Enter."""
    return answer if answer in labels or f"0{answer}" not in labels else f"0{answer}"


def keys_told(voice: Voice, labels: Iterable[str]) -> str:
    """Which keys there are."""
    digits = [key for key in labels if key.isascii() and key.isdecimal()]
    return voice("guide.keys", first=digits[0], last=digits[-1]) if digits else ""


def question_lines(text: str, columns: int) -> list[Line]:
    return [plain(line, "strong") for line in wrap(f"  {text}", columns, "  ")]


def option_lines(options: Mapping[str, tuple[str, str]], columns: int) -> list[Line]:
    """A line or more for each: the key, what it does, and what would have been typed."""
    lines: list[Line] = []
    for key, (text, code) in options.items():
        head = f"  {key}  "
        told = f"{text}  [{code}]" if code and code != text else text
        first, *more = wrap(told, columns - width(head), "")
        lines += [plain(head + first), *(plain(" " * width(head) + line) for line in more)]
    return lines
