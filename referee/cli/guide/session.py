"""The dialogue: what the table must do now, a line, the ruling; until the game is over or somebody leaves."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from referee.cli.commands.show import boards_lines
from referee.cli.environment import Environment
from referee.cli.guide.asker import Asker
from referee.cli.guide.completion import completions
from referee.cli.guide.labels import label, with_other_forms
from referee.cli.guide.library import cards_seen, learn_at_phase_end
from referee.cli.report import ruling_lines, stand, want
from referee.engine.ruling import Decision, Refused, refuse
from referee.notation.names import KEYWORDS, matching
from referee.show.refusal import refusal_lines
from referee.show.text import Line, plain, wrap
from referee.table.cards import Book, matches
from referee.table.table import Table

COMMANDS = ("?", "undo", "redo", "show", "log", "score", "rules", "fix", "note", "quit")


class Retry(NamedTuple):
    """A line that comes back for editing."""

    text: str
    cursor: int | None


class Leave(Exception):
    """Somebody typed quit."""


class Guide:
    """One sitting at a table."""

    def __init__(self, env: Environment, table: Table, asker: Asker, book: Book, style: str = "boxes") -> None:
        self.env = env
        self.table = table
        self.asker = asker
        self.book = book
        self.style = style
        self.labels: Mapping[str, str] = {}

    def run(self) -> None:
        """Lead the table until somebody leaves or the game is over and seen."""
        retry: Retry | None = None
        shown: Any = None
        while True:
            decision = self.next_decision()
            if self.table.state is not shown and retry is None:
                self.show_task(decision)
                shown = self.table.state
            try:
                line = self.ask(self.prompt(decision), retry)
                if not line.strip() and decision is None:
                    raise Leave
                retry = self.take(line, decision)
            except (EOFError, Leave):
                self.env.say("guide.left")
                return

    def next_decision(self) -> Decision | None:
        """Whose turn it is to be asked: who has most to tell, then by seat, so that cards go round the table."""
        return min(self.table.pending, key=lambda one: (-(one.left or 0), one.seat), default=None)

    def ask(self, prompt: str, retry: Retry | None = None) -> str:
        self.env.stdout.flush()
        default, cursor = (retry.text, retry.cursor) if retry else ("", None)
        return self.asker.ask(prompt, lambda before: completions(self, before), default, cursor)

    def choose(self, question: str, options: list[str], notes: Mapping[str, str] | None = None) -> str | None:
        """One of several, by its key; None if nothing was chosen."""
        keys = label(options)
        self.tell(question)
        for key, option in keys.items():
            note = (notes or {}).get(option, "")
            self.env.show([plain(f"  {key}  {option}{'   ' + note if note else ''}")])
        answer = self.ask(self.env.voice("guide.which")).strip()
        return with_other_forms(keys).get(answer)

    def tell(self, text: str, style: str = "") -> None:
        self.env.show([plain(line, style) for line in wrap(text, self.env.width, "  ")])

    # what is to be done

    def show_task(self, decision: Decision | None) -> None:
        """Where the game stands, the village with its labels, the options with theirs."""
        self.env.show([[]])
        if decision is None:
            from referee.show.score import score_lines

            self.env.show(score_lines(self.env.voice, self.table, self.env.width))
            self.labels = {}
            return
        keys = label(decision.options)
        self.labels = with_other_forms(keys)
        if decision.kind == "place" or decision.listed:
            offers = {(decision.seat, cell): f"{key} {cell}" for key, cell in keys.items() if not decision.listed}
            self.env.show(boards_lines(self.env, self.table, decision.seat, offers, self.style))
        if decision.listed:
            self.tell(want(self.env, self.table, decision), "strong")
            for key, option in keys.items():
                note = self.table.game.option_note(self.table.state, decision, option)
                self.env.show([plain(f"  {key}  {option:<14} {note}".rstrip())])

    def prompt(self, decision: Decision | None) -> str:
        if decision is None:
            return self.env.voice("guide.over")
        player = self.table.players[decision.seat]
        params = self.table.game.decision_params(self.table.state, decision)
        state = self.table.state
        direction = self.env.voice(f"word.{'left' if state.round == 1 else 'right'}-short")
        return self.env.voice(f"guide.{decision.kind}", player=player, round=state.round, direction=direction, **params)

    # what was typed

    def take(self, line: str, decision: Decision | None) -> Retry | None:
        """Act on a line, or on several pasted ones; a refused one comes back."""
        lines = [one for one in line.replace("\t", " ").splitlines() if one.strip()]
        if len(lines) == 1:
            return self.take_line(lines[0], decision, self.labels)
        for index, one in enumerate(lines):
            decision = self.next_decision()
            retry = self.take_line(one, decision, {})
            if retry is not None:
                if rest := len(lines) - index - 1:
                    self.env.say("guide.unread", number=rest)
                return retry
        return None

    def take_line(self, line: str, decision: Decision | None, labels: Mapping[str, str]) -> Retry | None:
        before = self.table.state
        try:
            if not self.command(line):
                self.enter(self.entry(line, decision, labels))
        except Refused as error:
            self.refuse(error)
            if self.asker.forget_typed_ahead():
                self.env.say("guide.unread-rest")
            return Retry(line, self.fault(error, line))
        learn_at_phase_end(self.env, before, self.table.play)
        return None

    def refuse(self, error: Refused) -> None:
        self.env.show([plain(text, "bad") for text in refusal_lines(self.env.voice, error.refusal, self.env.width)])

    def fault(self, error: Refused, line: str) -> int | None:
        """The column of the fault in the line as it was typed, where that is known."""
        params = error.refusal.params
        return params["column"] if params.get("line") == line else None

    def entry(self, line: str, decision: Decision | None, labels: Mapping[str, str]) -> str:
        """The whole entry that a line stands for: itself, or an answer of the player who is asked or named.

        :raises Refused:
        """
        words = line.split()
        first = words[0]
        if first[0] in '!=#"' or first.lower() in KEYWORDS:
            return line
        seats = matching(first, self.table.players)
        others = {one.seat: one for one in self.table.pending}
        if len(words) > 1 and len(seats) == 1:
            verb = words[1].lower()
            if any(name.startswith(verb) for name in self.table.game.VERBS) or seats[0] not in others:
                return line
            if decision is None or seats[0] != decision.seat:
                decision, labels, line = others[seats[0]], {}, " ".join(words[1:])
        if decision is None:
            return line
        return self.answer(line, decision, labels)

    def answer(self, text: str, decision: Decision, labels: Mapping[str, str]) -> str:
        from referee.notation.names import write_name

        game, state = self.table.game, self.table.state
        expanded = game.expand(state, decision, text, labels, self.find_card)
        line = f"{write_name(self.table.players[decision.seat])} {expanded}"
        if decision.kind == "place":
            from referee.cli.guide.walks import with_walks

            return with_walks(self, decision, line)
        return line

    def enter(self, line: str) -> None:
        """:raises Refused:"""
        ruling = self.table.do(line)
        self.env.show(ruling_lines(self.env, self.table, ruling))

    # cards

    def find_card(self, word: str, group: str) -> str:
        """The face that a word means among the cards this table knows; asked where it is not sure.

        :raises Refused: unknown-card.
        """
        face = self.table.game.complete_face(word, group)
        known = matches(self.book, word, [group]) or matches(self.book, word, self.book.groups)
        if face is not None:
            longer = [other for other in known if other != face]
            if face in known or not longer:
                return self.within_copies(face, group)
            return self.sure(self.env.voice("guide.longer", face=face), [*longer, face])
        if not known:
            self.unknown(word, group)
        if len(known) > 1:
            return self.sure(self.env.voice("guide.several", word=word), known)
        return self.within_copies(known[0], group)

    def unknown(self, word: str, group: str) -> None:
        from difflib import get_close_matches

        faces = self.book.groups.get(group, {})
        names = {name: face for face in faces for name in self.book.names.get(face, {}).values()}
        close = get_close_matches(word.lower(), [*faces, *names], 5)
        refuse("unknown-card", "record", word=word, legal=tuple(names.get(one, one) for one in close))

    def sure(self, question: str, faces: list[str]) -> str:
        notes = {face: ", ".join(self.book.names.get(face, {}).values()) for face in faces}
        chosen = self.choose(question, faces, notes)
        if chosen is None:
            refuse("ambiguous", "record", word=question, legal=tuple(faces))
        return chosen

    def within_copies(self, face: str, group: str) -> str:
        """Question a card beyond its copies, if the table's list is complete."""
        copies = self.book.groups.get(group, {}).get(face, 0)
        if not self.book.complete or cards_seen(self.table.play)[group][face] < copies:
            return face
        yes, no = self.env.voice("guide.yes"), self.env.voice("guide.no")
        if self.choose(self.env.voice("guide.beyond", face=face, copies=copies), [yes, no]) != yes:
            refuse("unknown-card", "record", "unknown-card.beyond", word=face, copies=copies)
        return face

    # commands

    def command(self, line: str) -> bool:
        """Do what is no entry; False if the line is one."""
        name, _, rest = line.strip().partition(" ")
        name, rest = name.lower(), rest.strip()
        if matching(name, self.table.players) and name not in COMMANDS:
            return False
        match name:
            case "?" | "help":
                self.help()
            case "quit" | "q" | "exit":
                raise Leave
            case "show" if not rest:
                self.env.show(boards_lines(self.env, self.table, style=self.style))
            case "score" if not rest:
                from referee.show.score import score_lines

                self.env.show(score_lines(self.env.voice, self.table, self.env.width))
            case "log" if not rest:
                self.log()
            case "rules":
                from referee.cli.commands.rules import show_rules

                show_rules(self.env, rest)
            case "fix":
                from referee.cli.guide.fixing import fix

                fix(self, rest)
            case "undo" | "redo":
                self.back_and_forth(line)
            case "note" if rest and not rest.startswith('"'):
                from referee.notation.words import quote

                self.enter(f"note {quote(rest)}")
            case _:
                return False
        return True

    def log(self) -> None:
        from referee.show.ledger import ledger_lines
        from referee.table.ledger import ledger

        rows = ledger(self.table.header, self.table.lines)
        self.env.show(ledger_lines(self.env.voice, rows, self.env.width))

    def back_and_forth(self, line: str) -> None:
        steps = {step.number for step in self.table.play.steps}
        self.table.do(line)
        moved = sorted(steps ^ {step.number for step in self.table.play.steps})
        key = "undone" if line.strip().lower().startswith("u") else "redone"
        self.tell(self.env.voice(key, entries=moved))

    def help(self) -> None:
        """What can be typed here."""
        decision = self.next_decision()
        self.tell(stand(self.env, self.table.state), "strong")
        lines: list[Line] = []
        if decision is not None:
            lines += [plain(one) for one in wrap(self.env.voice(f"help.{decision.kind}"), self.env.width, "  ")]
        for key in ("help.entries", "help.commands", "help.table"):
            lines += [plain(one) for one in wrap(self.env.voice(key), self.env.width, "  ")]
        self.env.show(lines)
