"""What the table must do now: the heading, the boards with their labels, the options with theirs, the prompt."""

import os
from collections.abc import Mapping, Sequence

from referee.cli.environment import Environment, number_of
from referee.engine.keyboards import with_other_forms
from referee.engine.parts import prompts_of, telling_of
from referee.engine.ruling import Decision
from referee.engine.view import Board
from referee.guide.situation import Offer, Situation
from referee.say import Voice, clean
from referee.say.tell import asked_of
from referee.show.board import draw
from referee.show.labels import KEYS, label
from referee.show.ruling import asking, stand, want
from referee.show.score import score_lines
from referee.show.text import Line, arrange, beside, fit, line_width, pad, plain, sentence, width, wrap
from referee.table.ledger import ledger

LONGEST_NAME = 20  # in a prompt


def show_welcome(env: Environment, now: Situation) -> None:
    """Where a game that is going on stands."""
    table = now.table
    if table.play.entries and now.pending:
        last = ledger(table.header, table.lines)[-1]
        said = env.voice("guide.goes-on", number=last.number, text=last.text, stand=stand(env.voice, table))
        env.write(said, indent="  ")


def show_task(env: Environment, now: Situation, style: str, acted: int | None) -> Mapping[str, Offer]:
    """Show what is to be done, and the board of whoever acted last; what every key means now."""
    decision = now.asked
    env.show([[]])
    if decision is None:
        env.show(score_lines(env.voice, now.table, env.width))
        return {}
    env.write(_heading(env, now, decision), "strong", "  ")
    prompts = prompts_of(now.game)
    if decision.listed or prompts.keyed(decision):
        return with_other_forms(_show_choices(env, now, style, decision))
    if not prompts.on_board(decision):
        env.show(_boards(env, now, style, [decision.seat], decision.seat, {}) if decision.options else [])
        return {}
    keys = label(Offer(decision, option) for option in decision.options)
    if decision.options:
        cells = {(decision.player, offer.option): f"{key} {offer.option}" for key, offer in keys.items()}
        others = [] if acted in (None, decision.seat) else [acted]
        env.show(_boards(env, now, style, [*others, decision.seat], decision.seat, cells))
    return with_other_forms(keys)


def _show_choices(env: Environment, now: Situation, style: str, decision: Decision) -> dict[str, Offer]:
    """What everybody must choose between now, so that anybody may answer first."""
    prompts = prompts_of(now.game)
    asked = [one for one in now.pending if one.listed or prompts.keyed(one)]
    keys = label(Offer(one, option) for one in asked for option in one.options)
    lines: list[Line] = []
    for one in asked:
        lines += _choice(env, now, one, keys)
    env.show(_boards(env, now, style, [one.seat for one in asked], decision.seat, {}, len(lines)))
    env.show(lines)
    return keys


def _choice(env: Environment, now: Situation, decision: Decision, keys: Mapping[str, Offer]) -> list[Line]:
    """A question with its options."""
    question = wrap(want(env.voice, now.table, decision), env.width, "  ")
    own = {offer.option: key for key, offer in keys.items() if offer.decision == decision and key in KEYS}
    return [*(plain(line, "strong") for line in question), *_options(env, now, decision, own)]


def show_options_again(env: Environment, now: Situation) -> None:
    """What can be answered, after an answer that was none."""
    decision = now.asked
    if decision is not None and decision.listed:
        env.show(_choice(env, now, decision, now.offers))
    else:
        env.show(legal_lines(env, now))


def legal_lines(env: Environment, now: Situation) -> list[Line]:
    """What may be done now, a line for each verb; nothing where that is shown with keys or on the board."""
    decision = now.asked
    prompts = prompts_of(now.game)
    if decision is None or prompts.keyed(decision) or prompts.on_board(decision):
        return []
    found: dict[str, list[str]] = {}
    for option in decision.options:
        verb, _, rest = option.partition(" ")
        found.setdefault(verb, []).extend([rest] if rest else [])
    texts = [env.voice("guide.legal", verb=verb, options=rest) if rest else verb for verb, rest in found.items()]
    return [plain(line) for text in texts for line in wrap(text, env.width, "  ")]


def _heading(env: Environment, now: Situation, decision: Decision) -> str:
    """`Round 1, card 3 of 6: pass to the left`."""
    params = telling_of(now.game).decision_params(now.state, decision)
    key = f"task.{decision.kind}"
    return env.voice(key, **params) if env.voice.knows(key) else sentence(stand(env.voice, now.table))


def _boards(
    env: Environment,
    now: Situation,
    style: str,
    seats: Sequence[int | None],
    asked: int | None,
    cells: Mapping[tuple[int, str], str],
    below: int = 0,
) -> list[Line]:
    """These boards where the screen has room for them, else only the one that is asked about."""
    boards = now.game.view().boards(now.state, cells, now.table.ruled_cells())
    if any(not board.owner for board in boards):
        return _shared(env, boards, style, asked, below)
    shown = [boards[seat] for seat in seats if seat is not None and seat < len(boards)]
    if not shown:
        return []
    columns, rows = env.width, _rows(env) - below - 7  # for the ruling, the heading and the prompt
    for each in (columns, columns // len(shown) - 3):
        drawn = arrange([draw(env.voice, board, each, style) for board in shown], columns)
        if len(drawn) <= rows:
            return drawn
    return draw(env.voice, shown[-1] if asked is None else boards[asked], columns, style)


def _shared(env: Environment, boards: Sequence[Board], style: str, asked: int | None, below: int) -> list[Line]:
    """The board that all play on, and a summary of every player beside it or below; of the one who is asked alone
    where the screen has no room for more."""
    owners = [board for board in boards if board.owner]
    drawn = [line for board in boards if not board.owner for line in draw(env.voice, board, env.width, style)]
    totals = [[env.voice("total", what=what, count=count) for what, count in one.totals.items()] for one in owners]
    marks = ["▸" if seat == asked else " " for seat in range(len(owners))]
    names = [f"{mark} {clean(one.heading or one.owner)}" for mark, one in zip(marks, owners, strict=True)]
    tall = [
        line
        for name, parts in zip(names, totals, strict=True)
        for line in (plain(name, "strong"), *(plain("    " + "  ".join(two), "faint") for two in _pairs(parts)))
    ]
    if style != "plain" and _widest(drawn) + 3 + _widest(tall) <= env.width and len(tall) <= len(drawn):
        return beside([drawn, [[], *tall]])
    wide = [plain(fit("  ".join([name, *parts]), env.width)) for name, parts in zip(names, totals, strict=True)]
    if asked is None or len(drawn) + len(wide) + below + 6 <= _rows(env):
        return [*drawn, *wide]
    return [*drawn, *wide[asked : asked + 1]]


def _pairs(parts: Sequence[str]) -> list[Sequence[str]]:
    return [parts[at : at + 2] for at in range(0, len(parts), 2)]


def _widest(lines: Sequence[Line]) -> int:
    return max(map(line_width, lines), default=0)


def _rows(env: Environment) -> int:
    if lines := number_of(env.variables.get("LINES", "")):
        return lines
    try:
        return os.get_terminal_size(env.stdout.fileno()).lines or 24
    except (OSError, ValueError):
        return 24


def _options(env: Environment, now: Situation, decision: Decision, keys: Mapping[str, str]) -> list[Line]:
    """The options with their keys and the cards they cost, in columns."""
    texts = []
    prompts = prompts_of(now.game)
    for option in decision.options:
        note = prompts.option_note(now.state, decision, option)
        note = env.voice(f"word.{note}") if env.voice.knows(f"word.{note}") else note
        texts.append(f"{keys.get(option, ' ')} {option}" + (f" ({note})" if note else ""))
    widest = max(map(width, texts)) + 3
    in_a_row = max(1, (env.width - 2) // widest)
    rows = [texts[start : start + in_a_row] for start in range(0, len(texts), in_a_row)]
    return [plain("  " + "".join(pad(text, widest) for text in row).rstrip()) for row in rows]


def prompt_for(voice: Voice, now: Situation) -> str:
    decision = now.asked
    if decision is None:
        return voice("guide.over")
    player = fit(clean(asked_of(voice, now.players, decision)), LONGEST_NAME)
    key = asking(voice, f"guide.{decision.kind}", decision)
    return voice(key if voice.knows(key) else "guide.entry", player=player)
