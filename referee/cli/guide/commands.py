"""What can be typed at any prompt besides entries: ?, undo, redo, show, log, score, rules, fix, note, quit."""

from typing import TYPE_CHECKING, Final

from referee.cli.report import stand
from referee.notation.names import KEYWORDS, matching
from referee.show.text import plain, wrap

if TYPE_CHECKING:
    from referee.cli.guide.session import Guide

WORDS: Final = ("?", "undo", "redo", "show", "log", "score", "rules", "fix", "note", "quit")


class Leave(Exception):
    """Somebody typed quit."""


class Abandoned(Exception):
    """What was being asked about is given up: it was taken back, or the game has gone another way."""


class Again(Exception):
    """The game is over, and somebody wants another."""


def command(guide: "Guide", line: str) -> bool:
    """Do what is no entry; False if the line is one.

    :raises Refused, Leave, Again:
    """
    name, _, rest = line.strip().partition(" ")
    name, rest = name.lower(), rest.strip()
    if matching(name, guide.table.players) and name not in WORDS:
        return False
    match name:
        case "?" | "help":
            show_help(guide)
        case "quit" | "q" | "exit":
            raise Leave
        case "new" if guide.next_decision() is None:
            raise Again
        case "show" if not rest:
            from referee.cli.commands.show import boards_lines

            guide.env.show(boards_lines(guide.env, guide.table, style=guide.style))
        case "score" if not rest:
            from referee.show.score import score_lines

            guide.env.show(score_lines(guide.env.voice, guide.table, guide.env.width))
        case "log" if not rest:
            from referee.show.ledger import ledger_lines
            from referee.table.ledger import ledger

            rows = ledger(guide.table.header, guide.table.lines)
            guide.env.show(ledger_lines(guide.env.voice, rows, guide.env.width))
        case "rules":
            from referee.cli.commands.rules import show_rules

            show_rules(guide.env, rest)
        case "fix":
            from referee.cli.guide.fixing import fix

            fix(guide, rest)
        case "undo" | "redo":
            back_and_forth(guide, name, line)
        case "note" if rest and not rest.startswith('"'):
            from referee.notation.words import quote

            guide.enter(f"note {quote(rest)}")
        case _:
            return False
    return True


def is_command(line: str) -> bool:
    """Whether a line cannot be the answer to a question: one of the words, a count or a ruling of the table."""
    first = line.strip().split(" ")[0].lower()
    return first in (*WORDS, *KEYWORDS, "=", "!", "help", "exit")


def back_and_forth(guide: "Guide", name: str, line: str) -> None:
    """Take back or bring back, and name the entries. :raises Refused:"""
    from referee.table.ledger import ledger

    texts = {row.number: row.text for row in ledger(guide.table.header, guide.table.lines)}
    before = {step.number for step in guide.table.play.steps}
    guide.enter(line)
    for number in sorted(before ^ {step.number for step in guide.table.play.steps}):
        guide.tell(guide.env.voice(f"guide.{name}", number=number, text=texts[number]))


def show_help(guide: "Guide") -> None:
    """What can be typed here."""
    decision = guide.next_decision()
    guide.tell(stand(guide.env, guide.table.state).capitalize(), "strong")
    for key in (f"help.{decision.kind if decision else 'over'}", "help.entries", "help.commands", "help.table"):
        guide.env.show([plain(line) for line in wrap(guide.env.voice(key), guide.env.width, "  ")])
