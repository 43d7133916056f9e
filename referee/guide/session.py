"""The dialogue: what the table must do now, a line, the ruling; until the game is over or somebody leaves."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from referee.cli.environment import Environment
from referee.cli.errors.problems import unwritten
from referee.engine.entries import is_shared
from referee.engine.ruling import Refused
from referee.guide.asker import Asker, Retry
from referee.guide.commands import Again, Leave, command, enter
from referee.guide.completion import completions
from referee.guide.dialogue import Abandoned, Dialogue
from referee.guide.faults import fault_in, show_refusal
from referee.guide.missing import can_be_asked, with_the_rest
from referee.guide.screen import prompt_for, show_options_again, show_task, show_welcome
from referee.guide.situation import Offer, Situation
from referee.guide.typed import entry_for, in_our_words, question_copies
from referee.guide.words import is_command, near_word
from referee.record.file import Unwritten
from referee.table.card_lists import book_in_use, learn_at_phase_end
from referee.table.cards import Book
from referee.table.table import Table
from referee.table.yaml_tree import BadYaml


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
        self.talk = Dialogue(env, asker, lambda before: completions(self.now, env.language, before), self.take_aside)
        self.book = book
        self.style = style
        self.cards = cards
        self.offers: Mapping[str, Offer] = {}

    @property
    def now(self) -> Situation:
        """What a line is read against."""
        return Situation(self.table, self.table.pending, self.book, self.offers)

    def run(self) -> bool:
        """Lead the table until somebody leaves; whether another game is wanted."""
        show_welcome(self.env, self.now)
        retry: Retry | None = None
        shown: Any = None
        acted: int | None = None
        while True:
            if self.table.state is not shown:
                self.show_task(acted)
            shown, before = self.table.state, self.table.play
            try:
                line = self.talk.ask(self.prompt, retry)
                if not line.strip():
                    if self.now.asked is None:
                        raise Leave
                    shown, retry = None, None  # Enter alone shows the board again
                    continue
                retry = self.take(line)
                acted = self.player_of_last_entry(before)
            except (EOFError, Leave):
                self.env.say("guide.left" if self.now.asked else "guide.left-over")
                return False
            except Again:
                return True

    def show_task(self, acted: int | None = None) -> None:
        """Show what is to be done; its keys are valid from now on."""
        self.offers = show_task(self.env, self.now, self.style, acted)

    @property
    def prompt(self) -> str:
        return prompt_for(self.env.voice, self.now)

    def player_of_last_entry(self, before: Any) -> int | None:
        """Whose entry the last one was, if there is a new one."""
        steps = self.table.play.steps
        if not steps or self.table.play is before or is_shared(steps[-1].entry):
            return None
        player: int | None = steps[-1].entry.player
        return player

    def take(self, text: str) -> Retry | None:
        """Act on a line, or on several pasted ones; a refused one comes back, those after it are not read."""
        lines = [line for line in re.split("\r\n|\r|\n", text.replace("\t", " ")) if line.strip()]
        self.talk.pasted = self.talk.pasted or len(lines) > 1 or self.talk.asker.typed_ahead()
        for index, line in enumerate(lines):
            retry = self.take_line(line, alone=len(lines) == 1)
            if retry is not None:
                self.leave_unread(len(lines) - index - 1)
                return retry
        return None

    def take_aside(self, line: str) -> Retry | None:
        """Act on a line that was typed instead of an answer.

        :raises Abandoned: if the game has gone another way by it.
        """
        before = self.table.state
        retry = self.take_line(line)
        if self.table.state is not before:
            raise Abandoned
        return retry

    def take_line(self, line: str, *, alone: bool = True) -> Retry | None:
        now, asked, prompt = self.now, self.talk.questions, self.prompt
        before = now.state
        try:
            if not command(self.talk, now, self.style, line):
                entry = entry_for(self.talk, now, in_our_words(now, line))
                question_copies(self.talk, now, entry)
                self.enter_whole(entry)
        except Refused as error:
            at = fault_in(line, error.refusal)
            just_above = alone and asked == self.talk.questions
            show_refusal(self.env, error, line, at, prompt if just_above else None)
            if (word := near_word(self.env.language, line, error.refusal)) is not None:
                self.talk.tell(self.env.voice("guide.did-you-mean", word=word))
            elif not is_command(line) and (not error.refusal.legal or error.refusal.code == "not-understood"):
                show_options_again(self.env, now)
            return Retry(line, at)
        except Abandoned:
            return Retry(line)
        except Unwritten as error:  # a full disk, say: it can be tried again
            key, params = unwritten(self.env, error)
            self.env.complain(key, **params)
            return Retry(line)
        if learn_at_phase_end(self.env.store.home, before, self.table.play):
            self.env.changed = True
            self.reload_cards()
        return None

    def enter_whole(self, line: str) -> None:
        """Enter it; what it lacks is asked for, and asked again if the answer does not do.

        :raises Refused:
        """
        asked: tuple[str, Refused] | None = None
        while True:
            try:
                return enter(self.env, self.table, line)
            except Refused as error:
                if asked is not None and not can_be_asked(self.table.game, error.refusal):
                    show_refusal(self.env, error)
                    line, error = asked
                asked = line, error
                line = with_the_rest(self.talk, self.table, line, error)

    def leave_unread(self, lines: int) -> None:
        """Say what of a paste was not read."""
        if self.talk.asker.typed_ahead():
            self.talk.asker.forget_typed_ahead()
            self.env.say("guide.unread-rest")
        elif lines:
            self.env.say("guide.unread", number=lines)

    def reload_cards(self) -> None:
        """What was learned completes from now on."""
        try:
            self.book = book_in_use(self.env.store.home, self.cards)
        except (OSError, BadYaml):
            return
