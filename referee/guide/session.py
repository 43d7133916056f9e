"""The dialogue: what the table must do now, a line, the ruling; until the game is over or somebody leaves."""

import re
from operator import ne
from pathlib import Path
from typing import Any, Final

from referee.cli.environment import Environment
from referee.cli.errors.problems import unwritten
from referee.cli.known_facts import learn_known
from referee.engine.codes import is_of_understanding
from referee.engine.entries import is_shared
from referee.engine.game import State
from referee.engine.ruling import Decision, Refused
from referee.engine.usual_parts import prompts_of
from referee.guide.asked import Back, Reworded, guard
from referee.guide.asker import Asker, Outdated, Retry
from referee.guide.commands import Leave, command
from referee.guide.company import Alone, Company
from referee.guide.completion import completions
from referee.guide.dialogue import Abandoned, Dialogue, keys_told
from referee.guide.faces import as_printed, is_card_name, question_copies
from referee.guide.faults import fault_in, narrowed, show_refusal
from referee.guide.games import Elsewhere, NextGame
from referee.guide.missing import can_be_asked, must_come_before, needs_another_before, with_the_rest
from referee.guide.readings import clearest
from referee.guide.screen import Task, fitting_boards, prompt_for, task_of, top_line, welcome_lines
from referee.guide.situation import Situation
from referee.guide.typed import entry_for, in_our_words
from referee.guide.words import meant, meant_by, near_word
from referee.notation.grammar import whose
from referee.notation.names import as_spelt
from referee.record.file import Unwritten
from referee.show.result import result_lines
from referee.show.score import score_lines
from referee.show.text import Line, plain
from referee.table.card_lists import at_table, book_in_use, learn_at_phase_end
from referee.table.cards import Book
from referee.table.table import Table
from referee.table.yaml_tree import BadYaml

SHOWN_OF_OTHERS: Final = 4  # entries, where many came at once


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
        company: Company | None = None,
    ) -> None:
        self.env = env
        self.table = table
        self.talk = Dialogue(env, asker, lambda before: completions(self.now, env.voice, before), self.take_aside)
        self.book = table.listed = book
        self.style = style
        self.cards = cards
        self.company = company or Alone()
        self.acted: int | None = None  # whose entry the last one was
        self.drawn: dict[Any, list[Line]] = {}  # the boards of this position
        self.before: tuple[Any, Decision] | None = None  # who wants to be asked first, until the game goes on
        self.worked_out: tuple[tuple[Any, ...], Situation, Task] | None = None
        stage = self.talk.stage
        stage.top = lambda: top_line(env, self.now)
        stage.boards = self.boards
        stage.keys_on_boards = lambda: self.now.asked is not None and prompts_of(table.game).on_board(self.now.asked)

    @property
    def task(self) -> Task:
        """What is to be done; its keys are valid until the position changes."""
        return self._work_out()[1]

    @property
    def now(self) -> Situation:
        """What a line is read against."""
        return self._work_out()[0]

    def _work_out(self) -> tuple[Situation, Task]:
        """Once for each position, and again when the window or the language has changed. Where there is no room for
        the board, only the player who comes first is asked."""
        at = self.table.play, self.book, self.env.width, self.env.height, self.env.language, self.before
        if self.worked_out is None or any(map(ne, self.worked_out[0], at)):
            before = self.before[1] if self.before and self.before[0] is self.table.play else None
            now = Situation(self.table, self.table.pending, at_table(self.book, self.table.play), before=before)
            self.drawn = {}
            for headed, alone in ((True, False), (False, False), (False, True)):
                task = task_of(self.env, now, headed=headed, alone=alone)
                self.worked_out = at, now._replace(offers=task.offers), task
                if self.talk.stage.has_room(task.asked, self.prompt, whole=task.tall):
                    break
        assert self.worked_out is not None
        return self.worked_out[1:]

    def boards(self, rows: int) -> list[Line]:
        """The boards in so many lines, drawn once."""
        now, task = self._work_out()
        preview = self.talk.preview
        if preview is not None:
            return fitting_boards(self.env, now, self.style, self.acted, {}, rows, preview)
        at = rows, self.acted, len(task.asked)
        if at not in self.drawn:
            self.drawn[at] = fitting_boards(self.env, now, self.style, self.acted, task.offers, rows)
        return self.drawn[at]

    def run(self) -> NextGame | None:
        """Lead the table until somebody leaves, or turns to another game: then what says where that is."""
        stage = self.talk.stage
        self.env.listener = stage.hear
        stage.add(lambda: welcome_lines(self.env, self.now))
        retry: Retry | None = None
        bounced = kept = ""
        try:
            while True:
                self.hear_company()
                seat = self.now.asked.seat if self.now.asked else None
                try:
                    line = self.talk.ask(
                        self.prompt,
                        self.task.asked,
                        self.task.keys,
                        retry,
                        self.explain,
                        enter_decides=self.now.asked is None or bool(self.usual),
                        bounced=bounced,
                        kept=kept,
                        outdated=self.company.has_news,
                    )
                except Back:
                    retry, self.before, kept = None, None, ""
                    continue
                except Outdated as error:
                    guard.key()  # an Enter on its way was meant for the question before
                    bounced, kept = "", error.text
                    continue
                bounced = kept = ""
                keyed = line in self.task.keys.labels
                if keyed and self.company.has_news():
                    continue  # by now the key may mean something else
                if line.strip():
                    retry = self.take(str(self.task.keys.labels.get(line, line) if self.now.asked is None else line))
                    if keyed and self.now.asked is not None and self.now.asked.seat != seat:
                        bounced = line[-1]
                elif self.now.asked is None:
                    raise Leave
                elif self.usual:
                    retry = self.take(self.usual)
        except (EOFError, Leave):
            self.env.listener = None
            left = "guide.left-unfinished" if self.talk.unfinished else "guide.left"
            self.env.say(left if self.now.asked else "guide.left-over", text=self.talk.unfinished)
            return None
        except Elsewhere as turn:
            return turn.following
        finally:
            self.env.listener = None

    @property
    def usual(self) -> str:
        """The entry that Enter alone stands for; "" where it decides nothing."""
        asked = self.now.asked
        words = prompts_of(self.table.game).usual(self.table.state, asked) if asked is not None else ""
        return f"{whose(asked.seat, self.table.players)}{words}" if asked is not None and words else ""

    def explain(self) -> None:
        command(self.talk, self.now, self.style, "?")

    @property
    def prompt(self) -> str:
        return prompt_for(self.env.voice, self.now)

    def take(self, text: str) -> Retry | None:
        """Act on a line, or on several pasted ones; a refused one can be brought back, those after it are not read."""
        lines = [line for line in re.split("\r\n|\r|\n", text.replace("\t", " ")) if line.strip()]
        self.talk.pasted = self.talk.pasted or len(lines) > 1 or self.talk.asker.typed_ahead()
        self.talk.fresh = True
        retry = None
        before = self.table.play
        for index, line in enumerate(map(meant_by, lines)):
            retry = self.take_line(line)
            self.talk.unfinished = ""
            if retry is not None:
                self.leave_unread(len(lines) - index - 1)
                break
        self.acted = self.player_of_last_entry(before)
        return retry

    def player_of_last_entry(self, before: Any) -> int | None:
        """Whose entry the last one was, if there is a new one."""
        steps = self.table.play.steps
        if not steps or self.table.play is before or is_shared(steps[-1].entry):
            return None
        player: int | None = steps[-1].entry.player
        return player

    def take_aside(self, line: str) -> Retry | None:
        """Act on a line that was typed instead of an answer.

        :raises Abandoned: if the game has gone another way by it.
        """
        before = self.table.state
        retry = self.take_line(line)
        if self.table.state is not before:
            raise Abandoned
        return retry

    def take_line(self, line: str) -> Retry | None:
        if self.company.answers(line):
            return None
        now = self.now
        before = now.state
        line = line if is_card_name(now, line.split()[0]) else as_printed(now, as_spelt(line, now.players))
        offer = now.offers.get(line.strip())
        if offer is not None and not offer.option and not self.talk.pasted:
            self.before = self.table.play, offer.decision
            return None
        try:
            if not command(self.talk, now, self.style, line):
                entry = entry_for(self.talk, now, in_our_words(now, line))
                question_copies(self.talk, now, entry)
                self.enter_whole(entry)
        except Refused as error:
            error = narrowed(error, now.asked, now.players)
            at = fault_in(line, error.refusal)
            if now.asked is None and is_of_understanding(error.refusal.code):  # nothing can be entered any more
                self.talk.tell(self.env.voice("guide.over-unknown", text=line), "bad")
            else:
                show_refusal(self.env, error, line, at)
            if now.asked is None or prompts_of(now.game).keyed(now.asked):
                self.talk.tell(keys_told(self.env.voice, self.task.keys.labels), "bad")
            if (word := near_word(self.env.language, line, error.refusal)) is not None:
                self.talk.tell(self.env.voice("guide.did-you-mean", word=word))
            return Retry(line, at)
        except (Abandoned, Back):
            if meant(line.split()[0]) in ("games", "switch"):  # nothing was to be written
                return None
            composed = self.talk.unfinished or line
            self.talk.tell(self.env.voice("guide.given-up", text=composed))
            return Retry(composed)
        except Reworded:  # what was asked about the line is asked again
            return self.take_line(line)
        except Unwritten as error:  # a full disk, say: it can be tried again
            key, params = unwritten(self.env, error)
            self.env.complain(key, **params)
            return Retry(line)
        self.learn(before)
        return None

    def learn(self, before: State, latest: int = 1) -> None:
        """What the entries since then have shown of the table's cards and pieces."""
        learn_known(self.env, self.table, latest)
        if learn_at_phase_end(self.env.store.home, before, self.table.play, self.table.path):
            self.env.changed = True
            self.reload_cards()

    def hear_company(self) -> None:
        """Show what others have entered and done since the last question, and learn from it."""
        heard, said = self.company.heard(), self.company.said(self.env.voice)
        if heard:
            stage, last = self.talk.stage, heard[-SHOWN_OF_OTHERS:]
            if stage.seen:
                stage.forget()
            stage.add(lambda: result_lines(self.env.voice, self.table, last, self.env.width, self.book.names))
            if not self.table.pending:
                stage.add(lambda: [plain(), *score_lines(self.env.voice, self.table, self.env.width)])
            self.learn(heard[0].before, len(heard))
            self.acted = self.player_of_last_entry(None)
        if said:
            self.talk.tell(said)

    def enter_whole(self, line: str) -> None:
        """Enter it; what it lacks is asked for, and asked again if the answer does not do; Esc goes back to the answer
        before. So is what must be known before: that is kept even if the line is given up.

        :raises Refused:
        """
        while before := must_come_before(self.talk, self.table, line):
            try:
                self.enter_whole(before)
            finally:
                self.talk.about = []
            learn_known(self.env, self.table)
        asked: list[tuple[str, Refused]] = []
        while True:
            try:
                return self.talk.enter(self.table, line, self.book.names)
            except Refused as error:
                if asked and not can_be_asked(self.table.game, error.refusal):
                    show_refusal(self.env, error)
                else:
                    asked.append((line, error))
            line = self.one_more_answer(asked)

    def one_more_answer(self, asked: list[tuple[str, Refused]]) -> str:
        """The last of the lines that lacked something, with an answer more.

        :raises Refused, Back, Abandoned, Reworded:
        """
        while True:
            try:
                return with_the_rest(self.talk, self.table, *asked[-1], self.typed_whole)
            except Back:
                asked.pop()
                if not asked:
                    raise

    def typed_whole(self, answer: str) -> str:
        """The entry that several words are which were typed where only the rest of a line was asked for, if they are
        one. What would bring the same question back is none: it names another card that nobody knows."""
        addressing = self.table.game.addressing()
        if addressing is None or len(answer.split()) < 2:
            return ""
        try:
            entry = self.table.judge(clearest(self.now, answer, addressing)).text
        except Refused:
            return ""
        return "" if needs_another_before(self.table, entry) else entry

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
            self.book = self.table.listed = book_in_use(self.env.store.home, self.cards, game=self.table.game.id)
        except (OSError, BadYaml):
            return
