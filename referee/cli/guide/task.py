"""What the table must do now: the heading, the villages with their labels, the options with theirs, the prompt."""

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from referee.cli.environment import number_of
from referee.cli.guide.labels import KEYS, Offer, label
from referee.cli.report import asking, stand, want
from referee.engine.keyboards import with_other_forms
from referee.engine.parts import prompts_of, telling_of
from referee.engine.ruling import Decision
from referee.engine.view import Board
from referee.say import clean
from referee.say.tell import asked_of
from referee.show.board import draw
from referee.show.text import Line, arrange, beside, fit, line_width, pad, plain, sentence, width, wrap

if TYPE_CHECKING:
    from referee.cli.guide.session import Guide

LONGEST_NAME = 20  # in a prompt


def show_welcome(guide: "Guide") -> None:
    """Where a game that goes on stands."""
    table, voice = guide.table, guide.env.voice
    if table.play.entries and table.pending:
        from referee.table.ledger import ledger

        last = ledger(table.header, table.lines)[-1]
        guide.tell(voice("guide.goes-on", number=last.number, text=last.text, stand=stand(guide.env, table)))


def show_task(guide: "Guide", acted: int | None) -> Mapping[str, Offer]:
    """Show what is to be done, and the village of who acted last; what every key means now."""
    decision = guide.next_decision()
    guide.env.show([[]])
    if decision is None:
        from referee.show.score import score_lines

        guide.env.show(score_lines(guide.env.voice, guide.table, guide.env.width))
        return {}
    guide.tell(_heading(guide, decision), "strong")
    prompts = prompts_of(guide.table.game)
    if decision.listed or prompts.keyed(decision):
        return with_other_forms(_show_choices(guide, decision))
    if not prompts.on_board(decision):
        guide.env.show(_boards(guide, [decision.seat], decision.seat, {}) if decision.options else [])
        return {}
    keys = label(Offer(decision, option) for option in decision.options)
    if decision.options:
        cells = {(decision.player, offer.option): f"{key} {offer.option}" for key, offer in keys.items()}
        others = [] if acted in (None, decision.seat) else [acted]
        guide.env.show(_boards(guide, [*others, decision.seat], decision.seat, cells))
    return with_other_forms(keys)


def _show_choices(guide: "Guide", decision: Decision) -> dict[str, Offer]:
    """What everybody must choose between now, so that anybody may answer first."""
    prompts = prompts_of(guide.table.game)
    asked = [one for one in guide.table.pending if one.listed or prompts.keyed(one)]
    keys = label(Offer(one, option) for one in asked for option in one.options)
    lines: list[Line] = []
    for one in asked:
        lines += _choice(guide, one, keys)
    guide.env.show(_boards(guide, [one.seat for one in asked], decision.seat, {}, len(lines)))
    guide.env.show(lines)
    return keys


def _choice(guide: "Guide", decision: Decision, keys: Mapping[str, Offer]) -> list[Line]:
    """A question with its options."""
    question = wrap(want(guide.env, guide.table, decision), guide.env.width, "  ")
    own = {offer.option: key for key, offer in keys.items() if offer.decision == decision and key in KEYS}
    return [*(plain(line, "strong") for line in question), *_options(guide, decision, own)]


def show_options_again(guide: "Guide") -> None:
    """What can be answered, after an answer that was none."""
    decision = guide.next_decision()
    if decision is not None and decision.listed:
        guide.env.show(_choice(guide, decision, guide.offers))
    else:
        guide.env.show(legal_lines(guide))


def legal_lines(guide: "Guide") -> list[Line]:
    """What may be done now, a line for each verb; nothing where that is shown with keys or on the board."""
    decision = guide.next_decision()
    prompts = prompts_of(guide.table.game)
    if decision is None or prompts.keyed(decision) or prompts.on_board(decision):
        return []
    found: dict[str, list[str]] = {}
    for option in decision.options:
        verb, _, rest = option.partition(" ")
        found.setdefault(verb, []).extend([rest] if rest else [])
    texts = [guide.env.voice("guide.legal", verb=verb, options=rest) if rest else verb for verb, rest in found.items()]
    return [plain(line) for text in texts for line in wrap(text, guide.env.width, "  ")]


def _heading(guide: "Guide", decision: Decision) -> str:
    """`Round 1, card 3 of 6: pass to the left`."""
    params = telling_of(guide.table.game).decision_params(guide.table.state, decision)
    key = f"task.{decision.kind}"
    return guide.env.voice(key, **params) if guide.env.voice.knows(key) else sentence(stand(guide.env, guide.table))


def _boards(
    guide: "Guide", seats: Sequence[int | None], asked: int | None, cells: Mapping[tuple[int, str], str], below: int = 0
) -> list[Line]:
    """These boards where the screen has room for them, else only the one that is asked about."""
    boards = guide.table.game.view().boards(guide.table.state, cells, guide.table.ruled_cells())
    if any(not board.owner for board in boards):
        return _shared(guide, boards, asked, below)
    shown = [boards[seat] for seat in seats if seat is not None and seat < len(boards)]
    if not shown:
        return []
    columns, rows = guide.env.width, _rows(guide) - below - 7  # for the ruling, the heading and the prompt
    for each in (columns, columns // len(shown) - 3):
        drawn = arrange([draw(guide.env.voice, board, each, guide.style) for board in shown], columns)
        if len(drawn) <= rows:
            return drawn
    return draw(guide.env.voice, shown[-1] if asked is None else boards[asked], columns, guide.style)


def _shared(guide: "Guide", boards: Sequence[Board], asked: int | None, below: int) -> list[Line]:
    """The board that all play on, and a summary of every player beside it or below; of the one who is asked alone
    where the screen has no room for more."""
    env, owners = guide.env, [board for board in boards if board.owner]
    drawn = [line for board in boards if not board.owner for line in draw(env.voice, board, env.width, guide.style)]
    totals = [[env.voice("total", what=what, count=count) for what, count in one.totals.items()] for one in owners]
    marks = ["▸" if seat == asked else " " for seat in range(len(owners))]
    names = [f"{mark} {clean(one.heading or one.owner)}" for mark, one in zip(marks, owners, strict=True)]
    tall = [
        line
        for name, parts in zip(names, totals, strict=True)
        for line in (plain(name, "strong"), *(plain("    " + "  ".join(two), "faint") for two in _pairs(parts)))
    ]
    if guide.style != "plain" and _widest(drawn) + 3 + _widest(tall) <= env.width and len(tall) <= len(drawn):
        return beside([drawn, [[], *tall]])
    wide = [plain(fit("  ".join([name, *parts]), env.width)) for name, parts in zip(names, totals, strict=True)]
    if asked is None or len(drawn) + len(wide) + below + 6 <= _rows(guide):
        return [*drawn, *wide]
    return [*drawn, *wide[asked : asked + 1]]


def _pairs(parts: Sequence[str]) -> list[Sequence[str]]:
    return [parts[at : at + 2] for at in range(0, len(parts), 2)]


def _widest(lines: Sequence[Line]) -> int:
    return max(map(line_width, lines), default=0)


def _rows(guide: "Guide") -> int:
    if lines := number_of(guide.env.variables.get("LINES", "")):
        return lines
    try:
        return os.get_terminal_size(guide.env.stdout.fileno()).lines or 24
    except (OSError, ValueError):
        return 24


def _options(guide: "Guide", decision: Decision, keys: Mapping[str, str]) -> list[Line]:
    """The options with their keys and the cards they cost, in columns."""
    texts = []
    prompts = prompts_of(guide.table.game)
    for option in decision.options:
        note = prompts.option_note(guide.table.state, decision, option)
        note = guide.env.voice(f"word.{note}") if guide.env.voice.knows(f"word.{note}") else note
        texts.append(f"{keys.get(option, ' ')} {option}" + (f" ({note})" if note else ""))
    widest = max(map(width, texts)) + 3
    in_a_row = max(1, (guide.env.width - 2) // widest)
    rows = [texts[start : start + in_a_row] for start in range(0, len(texts), in_a_row)]
    return [plain("  " + "".join(pad(text, widest) for text in row).rstrip()) for row in rows]


def prompt_for(guide: "Guide") -> str:
    decision = guide.next_decision()
    if decision is None:
        return guide.env.voice("guide.over")
    player = fit(clean(asked_of(guide.env.voice, guide.table.players, decision)), LONGEST_NAME)
    key = asking(guide.env, f"guide.{decision.kind}", decision)
    return guide.env.voice(key if guide.env.voice.knows(key) else "guide.entry", player=player)
