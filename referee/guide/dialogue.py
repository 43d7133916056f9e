"""Questions and answers below one screen: a line, one of several, yes or no."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from referee.cli.environment import Environment
from referee.engine.game import State
from referee.engine.keyboards import with_other_forms
from referee.engine.lexicon import Lexicon, called, lexicon, unaccented
from referee.guide.asked import Back, Reworded, guard
from referee.guide.asker import Asker, Completions, HelpWanted, Question, Retry, turned
from referee.guide.stage import Stage
from referee.guide.words import is_command, meant, meant_by, takes_text
from referee.say import Voice
from referee.say.cards import NAMELESS, Names
from referee.show.labels import label, with_short_forms
from referee.show.result import result_lines
from referee.show.score import score_lines
from referee.show.text import Line, plain, width, wrap
from referee.table.table import Table

YES, NO = "yes y oui o да д", "no n non нет н"


class Abandoned(Exception):
    """The line that was being asked about is given up: it was taken back, or the game has gone another way."""


class Keys(NamedTuple):
    """Which keys answer a question, and what must be typed before them."""

    labels: Mapping[str, object] = {}  # in every form
    leads: Callable[[str], bool] = lambda text: not text  # whether a key may follow that text
    whole: Callable[[str], bool] = lambda text: False  # whether an answer without a key is whole
    apart: Callable[[str], str] = lambda text: text  # the text with a space before a key that follows without one
    too_early: Callable[[str], str] = lambda text: ""  # what to say if a key was pressed before what must precede it

    def at_once(self, text: str) -> bool:
        lead, key = _last_word(self.apart(text))
        return (key in self.labels and self.leads(lead)) or self.whole(text)

    def wrong(self, text: str) -> bool:
        """Whether the text ends in a digit where only keys have digits, and none begins so."""
        lead, key = _last_word(self.apart(text))
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
        self.preview: State | None = None  # where the line would lead that is being asked about
        self.about: list[Line] = []  # why it is asked about, as long as it is
        self.unfinished = ""  # the line that is being asked about, with the answers so far

    def ask(
        self,
        prompt: str,
        asked: Sequence[Line] = (),
        keys: Keys = Keys(),  # noqa: B008
        recall: Retry | None = None,
        explain: Callable[[], object] = lambda: None,
        *,
        enter_decides: bool = False,
        hint: str = "guide.hint",
        bounced: str = "",
        kept: str = "",
        outdated: Callable[[], bool] = lambda: False,
    ) -> str:
        """A line, typed below the screen with the lines that ask for it; `explain` says what `?` shall say, `bounced`
        is the key that answered for somebody else just before, `kept` was typed already.

        :raises Back: if the question shall go away.
        :raises Outdated: if it must be put anew.
        """
        voice = self.env.voice
        question = Question(
            prompt,
            completions=self.completions,
            at_once=keys.at_once,
            wrong_key=partial(_wrong_key, voice, keys),
            wants_help=lambda text: not takes_text(text),
            recall=recall,
            bounced=bounced,
            kept=kept,
            not_meant=voice("guide.enter-again") if enter_decides or kept else "",
            outdated=outdated,
        )
        helped = False
        while True:
            try:
                return self._ask(question, list(asked), _hint(voice, hint, keys))
            except HelpWanted as help:
                not_meant = question.not_meant or (help.text and voice("guide.enter-again"))
                question = question._replace(kept=help.text, not_meant=not_meant)
                explain()
                helped = True
            except Back:
                if not helped:
                    raise
                question, helped = question._replace(kept=""), False  # Esc closes the help

    def _ask(self, question: Question, asked: list[Line], hint: str) -> str:
        self.questions += 1
        self.pasted = self.asker.typed_ahead()
        refused, told = question.recall and question.recall.refused, bool(self.stage.said)
        *before, last = self.stage.pages(asked, question.prompt, hint)
        if before and not self.pasted and (typed := turned(self.asker, self.env.voice, before)):
            return typed
        if question.not_meant and (refused or told):  # Enter may be meant for what was read
            guard.slip()
        try:
            return self.asker.ask(question._replace(above=last))
        finally:
            self.stage.said, self.stage.seen = [], True

    def ask_more(
        self,
        prompt: str,
        asked: Sequence[Line] = (),
        keys: Keys = Keys(),  # noqa: B008
        recall: Retry | None = None,
        explain: Callable[[], object] = lambda: None,
        *,
        enter_decides: bool = False,
    ) -> str:
        """The answer to a question about a line that is not finished yet; an empty one only where Enter decides.

        :raises Back: if the answer before it is wanted again.
        :raises Abandoned: if the line shall not be finished.
        :raises Reworded: if it is to be asked in another language.
        """
        language, voice = self.env.language, self.env.voice

        def explained() -> None:
            explain()
            self.tell(voice("guide.more-help-enter" if enter_decides else "guide.more-help"))

        while True:
            asking = self.ask(
                prompt, asked, keys, recall, explained, enter_decides=enter_decides, hint="guide.hint-more"
            )
            answer = meant_by(asking).strip()
            command = meant(answer) if is_command(answer) else None
            if command == "back":
                raise Back
            if command == "undo":
                raise Abandoned
            if command == "?":
                explained()
            elif is_command(answer):
                recall = self.aside(answer)
                if self.env.language != language:
                    raise Reworded
            elif answer or enter_decides:
                return answer
            else:
                self.tell(keys_told(voice, keys.labels) or voice("guide.answer-needed"))

    def choose(
        self,
        question: str,
        options: Sequence[str],
        notes: Mapping[str, str] | None = None,
        words: Lexicon | None = None,
        usual: str = "",
        heading: str = "",
    ) -> str:
        """One of several, by its key, its beginning or a word that means it; asked again until it is one. Enter means
        the usual one, if there is one.

        :raises Back, Abandoned, Reworded:
        """
        labels, voice = label(options), self.env.voice
        prompt = voice("guide.which-usual", usual=usual) if usual else voice("guide.which")
        asked = [line for text in (heading, question) if text for line in question_lines(text, self.env.width)]
        asked += option_lines(
            {key: (option, (notes or {}).get(option, "")) for key, option in labels.items()}, self.env.width
        )
        keys, by_key = Keys(with_other_forms(labels)), with_other_forms(with_short_forms(labels))
        retry = None
        while True:
            answer = self.ask_more(prompt, asked, keys, retry, enter_decides=bool(usual)).lower()
            if not answer:
                return usual
            begun = [option for option in options if option.lower().startswith(answer)]
            typed = answer if answer in options else begun[0] if len(begun) == 1 else None
            chosen = by_key.get(answer, typed) or called(answer, words or {}) or _with_word(options, answer)
            if chosen is not None:
                return chosen
            retry = Retry(answer)
            self.tell(keys_told(voice, labels), "bad")

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


def _hint(voice: Voice, hint: str, keys: Keys) -> str:
    """What the keys do; those of cells do nothing before there is a card."""
    digits = _digits(keys.labels)
    if not digits or (len(digits) == 1 and keys.leads("")):
        return voice(hint)
    of_cells = f"{hint}-cells" if len(digits[0]) == 1 else f"{hint}-cells-two"
    return voice(f"{hint}-keys" if keys.leads("") else of_cells, first=digits[0], last=digits[-1])


def _digits(labels: Iterable[str]) -> list[str]:
    return [key for key in labels if key.isascii() and key.isdecimal()]


def keys_told(voice: Voice, labels: Iterable[str]) -> str:
    """Which keys there are."""
    digits = _digits(labels)
    if len(digits) == 1:
        return voice("guide.only-key", key=digits[0])
    return voice("guide.keys", first=digits[0], last=digits[-1]) if digits else ""


def _wrong_key(voice: Voice, keys: Keys, text: str) -> str:
    """What to say if the last key of a text leads nowhere."""
    return no_key(voice, keys.labels, keys.apart(text)) if keys.wrong(text) else keys.too_early(text)


def no_key(voice: Voice, labels: Iterable[str], text: str) -> str:
    """That the last word of a text is not one of the keys."""
    digits = _digits(labels)
    if len(digits) == 1:
        return keys_told(voice, labels)
    return voice("guide.no-key", key=_last_word(text)[1], first=digits[0], last=digits[-1])


def _with_word(options: Sequence[str], answer: str) -> str | None:
    """The only option with a word that begins so: `héros` means « un héros »."""
    wanted = unaccented(answer)
    found = [one for one in options if any(unaccented(word).startswith(wanted) for word in one.split())]
    return found[0] if len(found) == 1 and len(wanted) > 1 else None


def question_lines(text: str, columns: int) -> list[Line]:
    return [plain(line, "strong") for line in wrap(f"  {text}", columns, "  ")]


def option_lines(options: Mapping[str, tuple[str, str]], columns: int) -> list[Line]:
    """A line or more for each: the key, what it does, and what would have been typed."""
    lines: list[Line] = []
    for key, (text, code) in options.items():
        head = f"  {key}  "
        joined = code.replace(" ", "\u00a0")  # so that it is not broken
        told = f"{text}  [{joined}]" if code and code != text else text
        first, *more = [line.replace(joined, code) if code else line for line in wrap(told, columns - width(head), "")]
        lines += [plain(head + first), *(plain(" " * width(head) + line) for line in more)]
    return lines
