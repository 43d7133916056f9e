"""The dialogue: what the table must do now, a line, the ruling; until the game is over or somebody leaves."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from referee.cli.environment import Environment
from referee.cli.guide.asker import NOTHING_YET, Asker, Retry
from referee.cli.guide.commands import Abandoned, Again, Leave, command, is_command, meant, near_command
from referee.cli.guide.completion import completions
from referee.cli.guide.faults import fault_in
from referee.cli.guide.labels import Offer, label
from referee.cli.guide.library import book_in_use, learn_at_phase_end
from referee.cli.guide.missing import can_be_asked, with_the_rest
from referee.cli.guide.task import prompt_for, show_options_again, show_task, show_welcome
from referee.cli.guide.typed import entry_for, in_our_words, question_copies
from referee.cli.problems import unwritten
from referee.cli.report import ruling_lines
from referee.engine.entries import is_shared
from referee.engine.keyboards import with_other_forms
from referee.engine.lexicon import Lexicon, called, lexicon
from referee.engine.ruling import Decision, Refused
from referee.record.file import Unwritten
from referee.show.refusal import caret, refusal_lines
from referee.show.text import plain, width, wrap
from referee.table.cards import Book
from referee.table.table import Table
from referee.table.yaml_tree import BadYaml

YES, NO = "yes y oui o да д", "no n non нет н"


class Guide:
    """One sitting at a table."""

    def __init__(
        self,
        env: Environment,
        table: Table,
        asker: Asker,
        book: Book,
        style: str = "boxes",
        cards: Path | None = None,
    ) -> None:
        self.env = env
        self.table = table
        self.asker = asker
        self.book = book
        self.style = style
        self.cards = cards
        self.offers: Mapping[str, Offer] = {}  # by key, in every form
        self.questions = 0  # asked so far
        self.pasted = False  # the line was not typed at this prompt: no labels, no questions

    def run(self) -> bool:
        """Lead the table until somebody leaves; whether another game is wanted."""
        show_welcome(self)
        retry: Retry | None = None
        shown: Any = None
        acted: int | None = None
        while True:
            if self.table.state is not shown:
                self.offers = show_task(self, acted)
            shown, before = self.table.state, self.table.play
            try:
                line = self.ask(prompt_for(self), retry)
                if not line.strip():
                    if self.next_decision() is None:
                        raise Leave
                    shown, retry = None, None  # Enter alone shows the village again
                    continue
                retry = self.take(line)
                acted = self.player_of_last_entry(before)
            except (EOFError, Leave):
                self.env.say("guide.left" if self.next_decision() else "guide.left-over")
                return False
            except Again:
                return True

    def player_of_last_entry(self, before: Any) -> int | None:
        """Whose entry the last one was, if there is a new one."""
        steps = self.table.play.steps
        if not steps or self.table.play is before or is_shared(steps[-1].entry):
            return None
        player: int | None = steps[-1].entry.player
        return player

    def next_decision(self) -> Decision | None:
        """Whose turn it is to be asked: who has most to tell, then by seat, so that cards go round the table; last what
        is no one player's."""
        last = len(self.table.players)
        seat = {one: last if one.seat is None else one.seat for one in self.table.pending}
        return min(seat, key=lambda one: (-(one.left or 0), seat[one]), default=None)

    # questions

    def ask(self, prompt: str, retry: Retry | None = None) -> str:
        self.env.stdout.flush()
        self.questions += 1
        self.pasted = self.asker.typed_ahead()
        return self.asker.ask(prompt, lambda before: completions(self, before), retry or NOTHING_YET)

    def ask_more(self, prompt: str, retry: Retry | None = None) -> str:
        """The answer to a question about a line that is not finished yet.

        :raises Abandoned: if it shall not be finished.
        """
        while True:
            answer = self.ask(prompt, retry)
            if not is_command(answer):
                return answer
            before = self.table.state
            if meant(answer.strip()) == "undo":
                raise Abandoned
            if meant(answer.strip()) == "?":
                self.tell(self.env.voice("guide.more-help"))
                continue
            retry = self.take_line(answer)
            if self.table.state is not before:
                raise Abandoned

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
        self.env.show([plain(line, style) for line in wrap(text, self.env.width, "  ")])

    # answers

    def take(self, text: str) -> Retry | None:
        """Act on a line, or on several pasted ones; a refused one comes back, those after it are not read."""
        lines = [line for line in re.split("\r\n|\r|\n", text.replace("\t", " ")) if line.strip()]
        self.pasted = self.pasted or len(lines) > 1 or self.asker.typed_ahead()
        for index, line in enumerate(lines):
            retry = self.take_line(line, alone=len(lines) == 1)
            if retry is not None:
                self.leave_unread(len(lines) - index - 1)
                return retry
        return None

    def take_line(self, line: str, *, alone: bool = True) -> Retry | None:
        before, asked = self.table.state, self.questions
        prompt = prompt_for(self)
        try:
            if not command(self, line):
                entry = entry_for(self, in_our_words(self, line))
                question_copies(self, entry)
                self.enter_whole(entry)
        except Refused as error:
            at = fault_in(line, error.refusal)
            just_above = alone and asked == self.questions
            self.refuse(error, line, at, prompt if just_above else None)
            if (word := near_command(self, line, error.refusal)) is not None:
                self.tell(self.env.voice("guide.did-you-mean", word=word))
            elif not is_command(line) and (not error.refusal.legal or error.refusal.code == "not-understood"):
                show_options_again(self)
            return Retry(line, at)
        except Abandoned:
            return Retry(line)
        except Unwritten as error:  # a full disk, say: it can be tried again
            key, params = unwritten(self.env, error)
            self.env.complain(key, **params)
            return Retry(line)
        if learn_at_phase_end(self.env, before, self.table.play):
            self.reload_cards()
        return None

    def enter_whole(self, line: str) -> None:
        """Enter it; what it lacks is asked for, and asked again if the answer does not do.

        :raises Refused:
        """
        asked: tuple[str, Refused] | None = None
        while True:
            try:
                return self.enter(line)
            except Refused as error:
                if asked is not None and not can_be_asked(self, error.refusal):
                    self.refuse(error)
                    line, error = asked
                asked = line, error
                line = with_the_rest(self, line, error)

    def enter(self, line: str) -> None:
        """:raises Refused:"""
        ruling = self.table.do(line)
        self.env.show(ruling_lines(self.env, self.table, ruling))

    def refuse(self, error: Refused, line: str = "", at: int | None = None, prompt: str | None = None) -> None:
        """The reason, below a caret at the fault; the line is shown again unless it stands just above."""
        columns = self.env.width
        if at is not None and prompt is None:
            self.env.show([plain(text) for text in caret(line, at, columns)])
        elif at is not None and prompt is not None and width(prompt + line) < columns:
            self.env.show([plain(" " * width(prompt + line[:at]) + "^", "bad")])
        params = {key: value for key, value in error.refusal.params.items() if key != "column"}
        refusal = error.refusal._replace(params=params)
        self.env.show([plain(text, "bad") for text in refusal_lines(self.env.voice, refusal, columns)])

    def leave_unread(self, lines: int) -> None:
        """Say what of a paste was not read."""
        if self.asker.typed_ahead():
            self.asker.forget_typed_ahead()
            self.env.say("guide.unread-rest")
        elif lines:
            self.env.say("guide.unread", number=lines)

    def reload_cards(self) -> None:
        """What was learned completes from now on."""
        try:
            self.book = book_in_use(self.env, self.cards)
        except (OSError, BadYaml):
            return
